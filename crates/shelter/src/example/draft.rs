//! The `given` part of an example: the position as it is written.

use kernel::Script;
use pack::{Message, Mistakes, Node, Spot, Taker, Word, choose, say};

use crate::{content::Content, state::EndTrigger};

/// The position as it is written.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    spot: Option<Spot>,
    pub players: Vec<Word>,
    pub colors: Vec<Word>,
    pub step: Step,
    pub seed: u64,
    pub round: Option<u16>,
    pub turn: Option<Word>,
    pub first: Option<Word>,
    pub levels: Vec<Word>,
    pub people: Vec<Person>,
    pub rooms: Vec<BuiltRoom>,
    pub threats: Vec<(Word, Word)>,
    pub dwellers: Vec<Standing>,
    pub item_track: Option<Vec<Word>>,
    pub room_track: Option<Vec<Word>>,
    pub item_deck: Pile,
    pub room_deck: Pile,
    pub threat_deck: Pile,
    pub passed: Vec<Word>,
    pub end: Option<EndTrigger>,
    pub chance: Chance,
}

/// Where in the round the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Step {
    /// In a turn of the placing step.
    #[default]
    Placing,
    /// Before the threats of this round are rolled.
    Spawn,
    /// After the last placement.
    Recall,
    /// A new game, set up by the rules.
    NewGame,
}

/// What is said of one player.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub name: Word,
    pub cubes: [u8; 3],
    pub happiness: u16,
    pub dwellers: u8,
    pub injured: u8,
    pub trained: Vec<Word>,
    pub injured_trained: Vec<Word>,
    pub items: Vec<Word>,
    pub exhausted: Vec<Word>,
}

/// A room on a player's level.
#[derive(Clone, Debug)]
pub(super) struct BuiltRoom {
    pub room: Word,
    pub owner: Word,
    pub slot: Word,
}

/// A dweller in the vault.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub owner: Word,
    /// None for a new dweller on the icon of an item.
    pub space: Option<Word>,
    pub injured: bool,
    pub new: bool,
    /// The training due at the recall, and whether the other dweller of the pair may take it instead.
    pub training: Option<(Word, bool)>,
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
    /// Reads `dice 3 4` or `shuffle NAME...`.
    pub fn read(&mut self, node: &Node, mistakes: &mut Mistakes) -> bool {
        let mut taker = node.take();
        match node.name() {
            "dice" => {
                self.dice.extend(taker.numbers(say!("dice", "dice"), 1..=6, mistakes).into_iter().map(|die| die as u8))
            }
            "shuffle" => self.shuffles.push(taker.words(say!("first-cards", "the cards that come up first"), mistakes)),
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

/// The numbers of cards of one kind, items before rooms before threats. Copies of a card are told apart.
fn find_cards(content: &Content, words: &[Word]) -> Vec<u16> {
    let kinds: [Vec<&str>; 3] = [
        content.items.iter().map(|item| item.id.as_str()).collect(),
        content.rooms.iter().map(|room| room.id.as_str()).collect(),
        content.threats.iter().map(|threat| threat.id.as_str()).collect(),
    ];
    let find = |names: &Vec<&str>| {
        let mut found: Vec<u16> = Vec::new();
        for word in words {
            let copies = (0u16..).zip(names).filter(|(_, name)| **name == word.text).map(|(card, _)| card);
            found.extend(copies.filter(|card| !found.contains(card)).take(1).collect::<Vec<_>>());
        }
        found
    };
    // The first kind that has the most of them.
    kinds.iter().map(find).rev().max_by_key(Vec::len).unwrap_or_default()
}

#[derive(Clone, Copy)]
enum Fact {
    Players,
    Colors,
    Step,
    Seed,
    Round,
    Turn,
    First,
    Levels,
    Room,
    Threat,
    Dweller,
    NewDweller,
    Track,
    Deck,
    Passed,
    End,
}

const FACTS: [(&str, Fact); 16] = [
    ("players", Fact::Players),
    ("colors", Fact::Colors),
    ("step", Fact::Step),
    ("seed", Fact::Seed),
    ("round", Fact::Round),
    ("turn", Fact::Turn),
    ("first-player", Fact::First),
    ("levels", Fact::Levels),
    ("room", Fact::Room),
    ("threat", Fact::Threat),
    ("dweller", Fact::Dweller),
    ("new-dweller", Fact::NewDweller),
    ("track", Fact::Track),
    ("deck", Fact::Deck),
    ("passed", Fact::Passed),
    ("end-triggered", Fact::End),
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

    pub fn read(&mut self, nodes: &[Node], mistakes: &mut Mistakes) {
        self.spot = nodes.first().map(|node| node.spot().clone()).or(self.spot.take());
        for node in nodes.iter().filter(|node| node.name() == "players") {
            let mut taker = node.take();
            self.players = taker.words(say!("players-names", "the players' names"), mistakes);
            taker.finish(mistakes);
        }
        let names = self.names();
        for node in nodes.iter().filter(|node| node.name() != "players") {
            if names.iter().any(|name| name == node.name()) {
                let person = person(node, mistakes);
                self.people.push(person);
            } else if !self.chance.read(node, mistakes)
                && let Some(fact) = choose(&node.name, Message::verbatim("given"), &FACTS, mistakes)
            {
                let mut taker = node.take();
                self.fact(fact, &mut taker, mistakes);
                taker.finish(mistakes);
            }
        }
    }

    fn fact(&mut self, fact: Fact, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        match fact {
            Fact::Players => {}
            Fact::Colors => self.colors = taker.words(say!("colors", "colors, clockwise"), mistakes),
            Fact::Step => {
                let steps = [
                    ("placing", Step::Placing),
                    ("spawn", Step::Spawn),
                    ("recall", Step::Recall),
                    ("new-game", Step::NewGame),
                ];
                let word = taker.word(say!("the-step", "the step"), mistakes);
                if let Some(step) = word.and_then(|word| choose(&word, Message::verbatim("step"), &steps, mistakes)) {
                    self.step = step;
                }
            }
            Fact::Seed => {
                self.seed = taker.number(say!("the-seed", "the seed"), 0..=1_000_000, mistakes).unwrap_or(0) as u64
            }
            Fact::Round => {
                self.round = taker.number(say!("the-round", "the round"), 1..=1_000, mistakes).map(|round| round as u16)
            }
            Fact::Turn => self.turn = taker.word(say!("a-player", "a player"), mistakes),
            Fact::First => self.first = taker.word(say!("a-player", "a player"), mistakes),
            Fact::Levels => self.levels = taker.words(say!("players-down", "players, from level 1 down"), mistakes),
            Fact::Room => {
                let room = taker.word(say!("its-name", "its name"), mistakes);
                let owner = taker.word_property("on", mistakes);
                let slot = taker.word_property("at", mistakes);
                match (room, owner, slot) {
                    (Some(room), Some(owner), Some(slot)) => self.rooms.push(BuiltRoom { room, owner, slot }),
                    (Some(room), _, _) => mistakes.push(
                        super::fails(&room, say!("homeless-room", "a room in the vault needs an owner and a slot"))
                            .expecting(say!("room-place-form", "on=PLAYER at=SLOT")),
                    ),
                    _ => {}
                }
            }
            Fact::Threat => {
                let threat = taker.word(say!("its-name", "its name"), mistakes);
                let over = taker.word_property("over", mistakes);
                match (threat, over) {
                    (Some(threat), Some(over)) => self.threats.push((threat, over)),
                    (Some(threat), None) => {
                        let message = say!("homeless-threat", "a threat lies over a space");
                        let expected = say!("threat-place-form", "over=SPACE");
                        mistakes.push(super::fails(&threat, message).expecting(expected));
                    }
                    _ => {}
                }
            }
            Fact::Dweller | Fact::NewDweller => {
                let owner = taker.word(say!("its-owner", "its owner"), mistakes);
                let space = taker.word_property("on", mistakes);
                let injured = taker.optional_word(Message::verbatim("injured"), mistakes);
                let injured = injured.is_some_and(|word| {
                    choose(&word, Message::verbatim("dweller"), &[("injured", ())], mistakes).is_some()
                });
                let new = matches!(fact, Fact::NewDweller);
                let alone = taker.word_property("training", mistakes).map(|word| (word, false));
                let shared = taker.word_property("shared-training", mistakes).map(|word| (word, true));
                match (owner, space) {
                    (Some(owner), space) if space.is_some() || new => {
                        self.dwellers.push(Standing { owner, space, injured, new, training: alone.or(shared) });
                    }
                    (Some(owner), _) => {
                        let message = say!("homeless-dweller", "a dweller in the vault needs a space");
                        let expected = say!("dweller-place-form", "on=SPACE");
                        mistakes.push(super::fails(&owner, message).expecting(expected));
                    }
                    _ => {}
                }
            }
            Fact::Track => {
                let kind = taker.word(say!("items-or-rooms", "items or rooms"), mistakes);
                let cards = taker.words(say!("its-cards", "its cards"), mistakes);
                match kind.and_then(|kind| {
                    choose(&kind, Message::verbatim("track"), &[("items", true), ("rooms", false)], mistakes)
                }) {
                    Some(true) => self.item_track = Some(cards),
                    Some(false) => self.room_track = Some(cards),
                    None => {}
                }
            }
            Fact::Deck => self.deck(taker, mistakes),
            Fact::Passed => self.passed.extend(taker.words(say!("players", "players"), mistakes)),
            Fact::End => {
                let triggers = [("sixth-room", EndTrigger::SixthRoom), ("threat-deck", EndTrigger::ThreatDeck)];
                let word = taker.word(say!("by-what", "by what"), mistakes);
                self.end = word.and_then(|word| choose(&word, Message::verbatim("end-triggered"), &triggers, mistakes));
            }
        }
    }

    fn deck(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let kinds = [("items", 0), ("rooms", 1), ("threats", 2)];
        let kind = taker.word(say!("decks", "items, rooms or threats"), mistakes);
        let kind = kind.and_then(|kind| choose(&kind, Message::verbatim("deck"), &kinds, mistakes));
        let mut pile = Pile {
            left: taker.number_property("left", 0..=60, mistakes).map(|left| left as u8),
            discards: taker.number_property("discards", 0..=60, mistakes).map(|discards| discards as u8),
            ..Pile::default()
        };
        for node in taker.block().unwrap_or_default() {
            let mut taker = node.take();
            match choose(&node.name, Message::verbatim("deck"), &[("top", true), ("discarded", false)], mistakes) {
                Some(true) => pile.top = taker.words(say!("cards-top-first", "cards, the top one first"), mistakes),
                Some(false) => {
                    pile.discarded = taker.words(say!("cards-latest-first", "cards, the latest first"), mistakes)
                }
                None => {}
            }
            taker.finish(mistakes);
        }
        match kind {
            Some(0) => self.item_deck = pile,
            Some(1) => self.room_deck = pile,
            Some(_) => self.threat_deck = pile,
            None => {}
        }
    }
}

fn person(node: &Node, mistakes: &mut Mistakes) -> Person {
    let mut taker = node.take();
    let mut person = Person {
        name: node.name.clone(),
        cubes: ["power", "food", "water"].map(|name| taker.number_property(name, 0..=6, mistakes).unwrap_or(0) as u8),
        happiness: taker.number_property("happiness", 0..=1_000, mistakes).unwrap_or(0) as u16,
        dwellers: taker.number_property("dwellers", 1..=7, mistakes).unwrap_or(2) as u8,
        injured: taker.number_property("injured", 0..=7, mistakes).unwrap_or(0) as u8,
        trained: Vec::new(),
        injured_trained: Vec::new(),
        items: Vec::new(),
        exhausted: Vec::new(),
    };
    for part in taker.block().unwrap_or_default() {
        let mut taker = part.take();
        let parts = [("trained", 0), ("injured-trained", 1), ("items", 2), ("exhausted", 3)];
        if let Some(which) = choose(&part.name, say!("in-player", "a player"), &parts, mistakes) {
            let words = taker.words(say!("names", "names"), mistakes);
            match which {
                0 => person.trained = words,
                1 => person.injured_trained = words,
                2 => person.items = words,
                _ => person.exhausted = words,
            }
        }
        taker.finish(mistakes);
    }
    taker.finish(mistakes);
    person
}
