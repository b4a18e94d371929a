//! The `given` part of an example: the position as it is written.

use kernel::Script;
use pack::{Message, Mistakes, Node, Spot, Taker, Word, choose, say};

use crate::{
    content::{Content, EncounterIcon, EnemyType, Faction, Letter},
    words::plain_word,
};

use super::{fails, survivor::Person};

/// The position as it is written.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    spot: Option<Spot>,
    pub players: Vec<Word>,
    pub step: Step,
    pub seed: u64,
    pub scenario: Option<Word>,
    pub round: Option<u16>,
    pub turn: Option<Word>,
    pub first: Option<Word>,
    pub acted: Option<Vec<Word>>,
    pub deck_passed: bool,
    pub actions: Option<u8>,
    pub points: u8,
    /// Whether equipment and loyalty may still be changed, where the example says so.
    pub window: Option<bool>,
    pub encountered: Vec<Word>,
    /// The line `map { ... }`.
    pub map: Option<Node>,
    pub people: Vec<Person>,
    pub enemies: Vec<Enemy>,
    pub staged: Vec<Staged>,
    pub trashed: Vec<Word>,
    pub shop: Option<Vec<Word>>,
    piles: Vec<(Which, Pile)>,
    pub power: [u8; 2],
    pub chance: Chance,
}

/// Where in the round the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Step {
    /// In a turn, with everything still to do.
    #[default]
    Turn,
    /// Before a turn begins.
    StartOfTurn,
    /// After the last turn of the round.
    RoundEnd,
    /// A new game, set up by the rules.
    NewGame,
}

/// An enemy on the map.
#[derive(Clone, Debug)]
pub(super) struct Enemy {
    pub name: Word,
    pub faction: Option<Faction>,
    pub at: Word,
    pub facedown: bool,
    pub count: u8,
}

/// A quest in the play area.
#[derive(Clone, Debug)]
pub(super) struct Staged {
    pub quest: Word,
    pub markers: Vec<Word>,
}

/// A deck, stack or supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    Loot,
    Assets,
    Uniques,
    Agendas,
    Perks,
    Specials,
    Encounters(EncounterIcon),
    Stack(EnemyType),
}

impl Which {
    /// All of them with their words.
    pub fn all() -> Vec<(String, Which)> {
        let mut all: Vec<(String, Which)> = [
            ("loot", Which::Loot),
            ("assets", Which::Assets),
            ("uniques", Which::Uniques),
            ("agendas", Which::Agendas),
            ("perks", Which::Perks),
            ("specials", Which::Specials),
        ]
        .map(|(word, which)| (word.to_owned(), which))
        .to_vec();
        all.extend(EncounterIcon::ALL.map(|icon| (plain_word(&icon), Which::Encounters(icon))));
        let ordinary = EnemyType::ALL.into_iter().filter(|kind| kind.faction().is_none());
        all.extend(ordinary.map(|kind| (plain_word(&kind), Which::Stack(kind))));
        all
    }
}

/// What is said of a deck.
#[derive(Clone, Debug, Default)]
pub(super) struct Pile {
    pub left: Option<u8>,
    pub discards: Option<u8>,
    pub top: Vec<Word>,
    pub discarded: Vec<Word>,
}

/// Chance decided beforehand; cards are still names.
#[derive(Clone, Debug, Default)]
pub(super) struct Chance {
    pub dice: Vec<u8>,
    pub shuffles: Vec<Vec<Word>>,
}

impl Chance {
    /// Reads `dice 3 4 6` or `shuffle NAME...`.
    pub fn read(&mut self, node: &Node, mistakes: &mut Mistakes) -> bool {
        let mut taker = node.take();
        match node.name() {
            "dice" => {
                let dice = taker.numbers(say!("w-faces", "faces of dice"), 1..=6, mistakes);
                self.dice.extend(dice.into_iter().map(|die| die as u8));
            }
            "shuffle" if taker.n_left() == 0 => self.shuffles.push(Vec::new()),
            "shuffle" => {
                let what = say!("w-first-cards", "the cards that come up first");
                self.shuffles.push(taker.words(what, mistakes));
            }
            _ => return false,
        }
        taker.finish(mistakes);
        true
    }

    /// With the cards' numbers.
    pub fn script(&self, content: &Content) -> Script {
        let shuffles = self.shuffles.iter().map(|cards| find_cards(content, cards)).collect();
        Script { dice: self.dice.iter().copied().collect(), shuffles }
    }
}

/// The numbers of cards, agendas, encounters, tokens or letters: of the first kind that has the most of these names.
/// Copies are told apart.
fn find_cards(content: &Content, words: &[Word]) -> Vec<u16> {
    let letters: Vec<String> = Letter::ALL.iter().map(|letter| format!("{letter:?}")).collect();
    let kinds: [Vec<&str>; 5] = [
        content.cards.iter().map(|card| card.id.as_str()).collect(),
        content.agendas.iter().map(|card| card.id.as_str()).collect(),
        content.encounters.iter().map(|card| card.id.as_str()).collect(),
        content.tokens.iter().map(|token| token.id.as_str()).collect(),
        letters.iter().map(String::as_str).collect(),
    ];
    let find = |names: &Vec<&str>| {
        let mut found: Vec<u16> = Vec::new();
        for word in words {
            let copies = (0u16..).zip(names).filter(|(_, name)| **name == word.text).map(|(card, _)| card);
            let new = copies.filter(|card| !found.contains(card)).take(1).collect::<Vec<_>>();
            found.extend(new);
        }
        found
    };
    kinds.iter().map(find).rev().max_by_key(Vec::len).unwrap_or_default()
}

#[derive(Clone, Copy)]
enum Fact {
    Step,
    Seed,
    Scenario,
    Round,
    Turn,
    First,
    Acted,
    DeckPassed,
    Actions,
    Points,
    Window,
    Encountered,
    Map,
    Enemy,
    Token,
    Staged,
    Trashed,
    Shop,
    Deck,
    Power,
}

const FACTS: [(&str, Fact); 20] = [
    ("step", Fact::Step),
    ("seed", Fact::Seed),
    ("scenario", Fact::Scenario),
    ("round", Fact::Round),
    ("turn", Fact::Turn),
    ("first-player", Fact::First),
    ("acted", Fact::Acted),
    ("deck-passed", Fact::DeckPassed),
    ("actions", Fact::Actions),
    ("points", Fact::Points),
    ("window", Fact::Window),
    ("encountered", Fact::Encountered),
    ("map", Fact::Map),
    ("enemy", Fact::Enemy),
    ("token", Fact::Token),
    ("staged", Fact::Staged),
    ("trashed", Fact::Trashed),
    ("shop", Fact::Shop),
    ("deck", Fact::Deck),
    ("power", Fact::Power),
];

impl Draft {
    /// Where the part begins.
    pub fn spot(&self) -> Spot {
        self.spot.clone().unwrap_or_else(|| Spot::whole("example"))
    }

    /// The players' names; two of them unless the example says otherwise.
    pub fn names(&self) -> Vec<String> {
        if self.players.is_empty() {
            return vec!["A".to_owned(), "B".to_owned()];
        }
        self.players.iter().map(|player| player.text.clone()).collect()
    }

    /// What is said of a deck; nothing where nothing is.
    pub fn pile(&self, which: Which) -> Pile {
        self.piles.iter().find(|(other, _)| *other == which).map(|(_, pile)| pile.clone()).unwrap_or_default()
    }

    pub fn read(&mut self, nodes: &[Node], mistakes: &mut Mistakes) {
        self.spot = nodes.first().map(|node| node.spot().clone()).or(self.spot.take());
        for node in nodes.iter().filter(|node| node.name() == "players") {
            let mut taker = node.take();
            self.players = taker.words(say!("w-players-names", "the players' names"), mistakes);
            taker.finish(mistakes);
        }
        let names = self.names();
        for node in nodes.iter().filter(|node| node.name() != "players") {
            if names.iter().any(|name| name == node.name()) {
                self.person(node).read(node, mistakes);
            } else if !self.chance.read(node, mistakes)
                && let Some(fact) = choose(&node.name, Message::verbatim("given"), &FACTS, mistakes)
            {
                self.fact(fact, node, mistakes);
            }
        }
    }

    /// The survivor of whom a line speaks.
    fn person(&mut self, node: &Node) -> &mut Person {
        let at = self.people.iter().position(|person| person.name.text == node.name());
        let at = at.unwrap_or_else(|| {
            self.people.push(Person::plain(node.name.clone()));
            self.people.len() - 1
        });
        &mut self.people[at]
    }

    fn fact(&mut self, fact: Fact, node: &Node, mistakes: &mut Mistakes) {
        let mut taker = node.take();
        let a_player = || say!("w-a-player", "a player");
        match fact {
            Fact::Step => self.step(&mut taker, mistakes),
            Fact::Seed => {
                let seed = taker.number(say!("w-the-seed", "the seed"), 0..=1_000_000, mistakes);
                self.seed = seed.unwrap_or_default() as u64;
            }
            Fact::Scenario => self.scenario = taker.word(say!("w-the-scenario", "the scenario"), mistakes),
            Fact::Round => {
                let round = taker.number(say!("w-the-round", "the round"), 1..=1_000, mistakes);
                self.round = round.map(|round| round as u16);
            }
            Fact::Turn => self.turn = taker.word(a_player(), mistakes),
            Fact::First => self.first = taker.word(a_player(), mistakes),
            Fact::Acted if taker.n_left() == 0 => self.acted = Some(Vec::new()),
            Fact::Acted => self.acted = Some(taker.words(a_player(), mistakes)),
            Fact::DeckPassed => self.deck_passed = true,
            Fact::Actions => {
                let actions = taker.number(say!("w-the-actions", "the actions left"), 0..=9, mistakes);
                self.actions = actions.map(|actions| actions as u8);
            }
            Fact::Points => {
                let points = taker.number(say!("w-the-points", "the movement points"), 0..=30, mistakes);
                self.points = points.unwrap_or_default() as u8;
            }
            Fact::Window => {
                let word = taker.word(say!("w-open-or-closed", "open or closed"), mistakes);
                let known = [("open", true), ("closed", false)];
                self.window = word.and_then(|word| choose(&word, Message::verbatim("window"), &known, mistakes));
            }
            Fact::Encountered => self.encountered = taker.words(say!("w-spaces", "spaces"), mistakes),
            // The scenario is made of it.
            Fact::Map => {
                self.map = Some(node.clone());
                taker.block();
            }
            Fact::Enemy => self.enemy(&mut taker, mistakes),
            Fact::Token => self.token(&mut taker, mistakes),
            Fact::Staged => {
                let quest = taker.word(say!("w-a-quest", "a quest"), mistakes);
                let markers = taker.word_property("markers", mistakes);
                let split = |word: Word| -> Vec<Word> {
                    let text = word.text.split_whitespace();
                    text.map(|text| Word { text: text.to_owned(), spot: word.spot.clone() }).collect()
                };
                let markers = markers.map(split).unwrap_or_default();
                self.staged.extend(quest.map(|quest| Staged { quest, markers }));
            }
            Fact::Trashed => {
                let what = say!("w-trashed-cards", "quests and encounters");
                self.trashed.extend(taker.words(what, mistakes));
            }
            Fact::Shop => self.shop = Some(taker.words(say!("w-shop-cards", "cards, the left one first"), mistakes)),
            Fact::Deck => self.deck(&mut taker, mistakes),
            Fact::Power => {
                for (faction, word) in [(Faction::Star, "star"), (Faction::Shield, "shield")] {
                    if let Some(power) = taker.number_property(word, 0..=60, mistakes) {
                        self.power[faction as usize] = power as u8;
                    }
                }
            }
        }
        taker.finish(mistakes);
    }

    fn step(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let steps = [
            ("turn", Step::Turn),
            ("start-of-turn", Step::StartOfTurn),
            ("round-end", Step::RoundEnd),
            ("new-game", Step::NewGame),
        ];
        let word = taker.word(say!("w-the-step", "the step"), mistakes);
        if let Some(step) = word.and_then(|word| choose(&word, Message::verbatim("step"), &steps, mistakes)) {
            self.step = step;
        }
    }

    fn enemy(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let name = taker.word(say!("w-a-token", "an enemy token"), mistakes);
        let at = taker.word_property("at", mistakes);
        let facedown = taker.optional_word(Message::verbatim("facedown"), mistakes);
        let facedown = facedown
            .is_some_and(|word| choose(&word, Message::verbatim("enemy"), &[("facedown", ())], mistakes).is_some());
        match (name, at) {
            (Some(name), Some(at)) => self.enemies.push(Enemy { name, faction: None, at, facedown, count: 1 }),
            (Some(name), None) => homeless(&name, mistakes),
            _ => {}
        }
    }

    fn token(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let name = taker.word(say!("w-star-or-shield", "star or shield"), mistakes);
        let at = taker.word_property("at", mistakes);
        let count = taker.number_property("count", 1..=40, mistakes).unwrap_or(1) as u8;
        let known = [("star", Faction::Star), ("shield", Faction::Shield)];
        let faction = name.as_ref().and_then(|word| choose(word, Message::verbatim("token"), &known, mistakes));
        match (name, faction, at) {
            (Some(name), Some(_), Some(at)) => {
                self.enemies.push(Enemy { name, faction, at, facedown: false, count });
            }
            (Some(name), _, None) => homeless(&name, mistakes),
            _ => {}
        }
    }

    fn deck(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let all = Which::all();
        let known: Vec<(&str, Which)> = all.iter().map(|(word, which)| (word.as_str(), *which)).collect();
        let word = taker.word(say!("w-which-deck", "a deck"), mistakes);
        let which = word.as_ref().and_then(|word| choose(word, Message::verbatim("deck"), &known, mistakes));
        if let (Some(word), true) = (&word, self.piles.iter().any(|(other, _)| Some(*other) == which)) {
            let message = say!("w-said-twice", "'{name}' is said twice", name = &word.text);
            mistakes.push(fails(word, message));
        }
        let mut pile = Pile {
            left: taker.number_property("left", 0..=160, mistakes).map(|left| left as u8),
            discards: taker.number_property("discards", 0..=160, mistakes).map(|discards| discards as u8),
            ..Pile::default()
        };
        for node in taker.block().unwrap_or_default() {
            let mut taker = node.take();
            match choose(&node.name, Message::verbatim("deck"), &[("top", true), ("discarded", false)], mistakes) {
                Some(true) => pile.top = taker.words(say!("w-top-first", "cards, the top one first"), mistakes),
                Some(false) => {
                    pile.discarded = taker.words(say!("w-latest-first", "cards, the latest first"), mistakes);
                }
                None => {}
            }
            taker.finish(mistakes);
        }
        self.piles.extend(which.map(|which| (which, pile)));
    }
}

fn homeless(name: &Word, mistakes: &mut Mistakes) {
    let message = say!("w-homeless-enemy", "an enemy on the map needs a space");
    mistakes.push(fails(name, message).expecting(Message::verbatim("at=SPACE")));
}
