//! What is said of one survivor. Given and expected are written alike: `A hp=7 inventory="rope torch"`, or in braces
//! `A hp=7 { inventory rope torch }`.

use std::ops::RangeInclusive;

use harness::example::{fails, said_twice};
use pack::{Message, Mistakes, Node, Word, choose, choose_word, in_range, say};

use crate::state::MOST_HP;

/// One thing that is said: its name, and the words behind it.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub name: Word,
    pub values: Vec<Word>,
}

impl Said {
    /// Everything that a line says, properties first.
    pub fn all(node: &Node) -> Vec<Said> {
        let split = |argument: &pack::Argument| -> Vec<Word> {
            let text = argument.written();
            text.split_whitespace().map(|word| Word { text: plain(word), spot: argument.spot.clone() }).collect()
        };
        let properties =
            node.properties.iter().map(|property| Said { name: property.name.clone(), values: split(&property.value) });
        let parts = node.nodes().iter().map(|part| {
            let mut values: Vec<Word> = part.arguments.iter().flat_map(split).collect();
            values.extend(part.properties.iter().map(|property| Word {
                text: format!("{}={}", property.name.text, plain(&property.value.written())),
                spot: property.name.spot.clone(),
            }));
            Said { name: part.name.clone(), values }
        });
        properties.chain(parts).collect()
    }

    /// The words; none for `none`.
    pub fn list(&self) -> Vec<Word> {
        if self.values.len() == 1 && self.values[0].text == "none" { Vec::new() } else { self.values.clone() }
    }

    /// The one word.
    fn word(&self, mistakes: &mut Mistakes) -> Option<Word> {
        let [word] = &self.values[..] else {
            let message = say!("w-one-word", "'{name}' takes one word", name = &self.name.text);
            mistakes.push(fails(&self.name, message));
            return None;
        };
        Some(word.clone())
    }

    fn number(&self, range: RangeInclusive<i64>, mistakes: &mut Mistakes) -> Option<u16> {
        let word = self.word(mistakes)?;
        number(&word, &range, mistakes)
    }
}

/// The sentence about a part behind which nothing stands.
pub(super) fn says_nothing(name: &Word) -> Message {
    say!("w-part-says-nothing", "nothing follows '{name}'; write 'none' for nothing", name = &name.text)
}

/// Flags without their sign.
fn plain(word: &str) -> String {
    word.trim_start_matches('#').to_owned()
}

fn number(word: &Word, range: &RangeInclusive<i64>, mistakes: &mut Mistakes) -> Option<u16> {
    match word.text.parse::<i64>() {
        Ok(number) if range.contains(&number) => u16::try_from(number).ok(),
        _ => {
            let message = say!("w-not-a-number", "'{word}' is not such a number", word = &word.text);
            mistakes.push(fails(word, message).expecting(in_range(range)));
            None
        }
    }
}

/// A survivor as a position describes them; what is not said stays open.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub name: Word,
    pub character: Option<Word>,
    pub at: Option<Word>,
    pub hp: u8,
    pub rads: u8,
    pub caps: u16,
    pub peg: Option<Word>,
    pub levels: u8,
    pub deaths: u8,
    pub eliminated: bool,
    pub special: Option<Vec<Word>>,
    pub traits: Vec<Word>,
    pub equipped: Vec<Word>,
    pub inventory: Vec<Word>,
    pub exhausted: Vec<Word>,
    pub agendas: Vec<Word>,
    pub loyal: Option<Word>,
    pub perks: Vec<Word>,
    /// By type, as `critter=2`.
    pub kills: Vec<(Word, u8)>,
    /// By back, as `deadly=1`.
    pub explored: Vec<(Word, u8)>,
}

const PARTS: [&str; 19] = [
    "character",
    "at",
    "hp",
    "rads",
    "caps",
    "peg",
    "levels",
    "deaths",
    "eliminated",
    "special",
    "traits",
    "equipped",
    "inventory",
    "exhausted",
    "agendas",
    "loyal",
    "perks",
    "kills",
    "explored",
];

impl Person {
    /// A survivor of whom nothing is said.
    pub fn plain(name: Word) -> Person {
        Person {
            name,
            character: None,
            at: None,
            hp: MOST_HP,
            rads: 0,
            caps: 0,
            peg: None,
            levels: 0,
            deaths: 0,
            eliminated: false,
            special: None,
            traits: Vec::new(),
            equipped: Vec::new(),
            inventory: Vec::new(),
            exhausted: Vec::new(),
            agendas: Vec::new(),
            loyal: None,
            perks: Vec::new(),
            kills: Vec::new(),
            explored: Vec::new(),
        }
    }

    /// Adds what a line says.
    pub fn read(&mut self, node: &Node, mistakes: &mut Mistakes) {
        for argument in &node.arguments {
            let word = Word { text: argument.written(), spot: argument.spot.clone() };
            let message = say!("w-stray-word", "'{word}' does not belong here", word = &word.text);
            let expected = say!("w-part-form", "NAME=VALUE or { NAME VALUE... }");
            mistakes.push(fails(&word, message).expecting(expected));
        }
        let all = Said::all(node);
        for (at, said) in all.iter().enumerate() {
            if all[..at].iter().any(|other| other.name.text == said.name.text) {
                mistakes.push(fails(&said.name, said_twice(&said.name.text)));
            }
            if said.values.is_empty() && said.name.text != "eliminated" {
                mistakes.push(fails(&said.name, says_nothing(&said.name)));
                continue;
            }
            self.part(said, mistakes);
        }
    }

    fn part(&mut self, said: &Said, mistakes: &mut Mistakes) {
        let place = say!("w-in-survivor", "a survivor");
        let Some(part) = choose_word(&said.name, place, &PARTS, mistakes) else { return };
        let small = |mistakes: &mut Mistakes, most: u8| said.number(0..=i64::from(most), mistakes).map(|n| n as u8);
        match part {
            "character" => self.character = said.word(mistakes),
            "at" => self.at = said.word(mistakes),
            "hp" => self.hp = small(mistakes, MOST_HP).unwrap_or(self.hp),
            "rads" => self.rads = small(mistakes, MOST_HP).unwrap_or_default(),
            "caps" => self.caps = said.number(0..=9_999, mistakes).unwrap_or_default(),
            "peg" => self.peg = said.word(mistakes),
            "levels" => self.levels = small(mistakes, 99).unwrap_or_default(),
            "deaths" => self.deaths = small(mistakes, 99).unwrap_or_default(),
            "eliminated" => {
                let flags = [("true", true), ("false", false)];
                self.eliminated = match said.values.first() {
                    Some(word) => choose(word, Message::verbatim("eliminated"), &flags, mistakes).unwrap_or_default(),
                    None => true,
                };
            }
            "special" => self.special = Some(said.list()),
            "traits" => self.traits = said.list(),
            "equipped" => self.equipped = said.list(),
            "inventory" => self.inventory = said.list(),
            "exhausted" => self.exhausted = said.list(),
            "agendas" => self.agendas = said.list(),
            "loyal" => self.loyal = said.word(mistakes).filter(|word| word.text != "none"),
            "perks" => self.perks = said.list(),
            "kills" => self.kills = counts(&said.list(), mistakes),
            _ => self.explored = counts(&said.list(), mistakes),
        }
    }

    /// The revealed agenda card, where it is not named among the others.
    pub fn revealed_besides(&self) -> Option<&Word> {
        self.loyal.as_ref().filter(|loyal| !self.agendas.iter().any(|card| card.text == loyal.text))
    }

    /// Names of the cards that this survivor has.
    pub fn cards(&self) -> impl Iterator<Item = &Word> {
        self.equipped.iter().chain(&self.inventory)
    }
}

/// `critter=2 robot=1`.
fn counts(words: &[Word], mistakes: &mut Mistakes) -> Vec<(Word, u8)> {
    let mut found = Vec::new();
    for word in words {
        let Some((name, count)) = word.text.split_once('=') else {
            let message = say!("w-no-count", "'{word}' does not say how many", word = &word.text);
            mistakes.push(fails(word, message).expecting(say!("w-count-form", "NAME=NUMBER")));
            continue;
        };
        let count = Word { text: count.to_owned(), spot: word.spot.clone() };
        if let Some(count) = number(&count, &(0..=99), mistakes) {
            found.push((Word { text: name.to_owned(), spot: word.spot.clone() }, count as u8));
        }
    }
    found
}
