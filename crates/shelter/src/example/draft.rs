//! The `given` part of an example: the position as it is written.

use harness::example::{Often, Pile, fails};
use pack::{Message, Mistakes, Node, Taker, Word, choose, say};

use crate::state::EndTrigger;

/// The position as it is written.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub(super) colors: Vec<Word>,
    pub(super) step: GameStep,
    pub(super) round: Option<u16>,
    pub(super) turn: Option<Word>,
    pub(super) first: Option<Word>,
    pub(super) levels: Vec<Word>,
    pub(super) people: Vec<Person>,
    pub(super) rooms: Vec<BuiltRoom>,
    pub(super) threats: Vec<(Word, Word)>,
    pub(super) dwellers: Vec<Standing>,
    pub(super) item_track: Option<Vec<Word>>,
    pub(super) room_track: Option<Vec<Word>>,
    pub(super) item_deck: Pile,
    pub(super) room_deck: Pile,
    pub(super) threat_deck: Pile,
    pub(super) passed: Vec<Word>,
    pub(super) end: Option<(Word, EndTrigger)>,
}

/// Where in the round the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum GameStep {
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

#[derive(Clone, Copy)]
enum Fact {
    Colors,
    Step,
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

const FACTS: [(&str, Fact, Often); 14] = [
    ("colors", Fact::Colors, Often::Once),
    ("step", Fact::Step, Often::Once),
    ("round", Fact::Round, Often::Once),
    ("turn", Fact::Turn, Often::Once),
    ("first-player", Fact::First, Often::Once),
    ("levels", Fact::Levels, Often::Once),
    ("room", Fact::Room, Often::Always),
    ("threat", Fact::Threat, Often::Always),
    ("dweller", Fact::Dweller, Often::Always),
    ("new-dweller", Fact::NewDweller, Often::Always),
    ("track", Fact::Track, Often::OnceEach),
    ("deck", Fact::Deck, Often::OnceEach),
    ("passed", Fact::Passed, Often::Once),
    ("end-triggered", Fact::End, Often::Once),
];

impl harness::example::Draft for Draft {
    const FACTS: &'static [(&'static str, Often)] = &{
        let mut facts = [("", Often::Once); FACTS.len()];
        let mut at = 0;
        while at < FACTS.len() {
            facts[at] = (FACTS[at].0, FACTS[at].2);
            at += 1;
        }
        facts
    };

    const OF_NEW_GAME: &'static [&'static str] = &["colors", "step", "deck"];

    fn is_new_game(&self) -> bool {
        self.step == GameStep::NewGame
    }

    fn person(&mut self, node: &Node, mistakes: &mut Mistakes) {
        let person = person(node, mistakes);
        self.people.push(person);
    }

    fn fact(&mut self, node: &Node, mistakes: &mut Mistakes) {
        let Some((_, fact, _)) = FACTS.iter().find(|(name, _, _)| *name == node.name()) else { return };
        let mut taker = node.take();
        self.read(*fact, &mut taker, mistakes);
        taker.finish(mistakes);
    }
}

impl Draft {
    fn read(&mut self, fact: Fact, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        match fact {
            Fact::Colors => self.colors = taker.words(say!("colors", "colors, clockwise"), mistakes),
            Fact::Step => {
                let steps = [
                    ("placing", GameStep::Placing),
                    ("spawn", GameStep::Spawn),
                    ("recall", GameStep::Recall),
                    ("new-game", GameStep::NewGame),
                ];
                let word = taker.word(harness::phrases::the_step(), mistakes);
                if let Some(step) = word.and_then(|word| choose(&word, Message::verbatim("step"), &steps, mistakes)) {
                    self.step = step;
                }
            }
            Fact::Round => {
                self.round = taker.number(harness::phrases::the_round(), 1..=1_000, mistakes).map(|round| round as u16)
            }
            Fact::Turn => self.turn = taker.word(harness::phrases::a_player(), mistakes),
            Fact::First => self.first = taker.word(harness::phrases::a_player(), mistakes),
            Fact::Levels => self.levels = taker.words(say!("players-down", "players, from level 1 down"), mistakes),
            Fact::Room => {
                let room = taker.word(harness::phrases::its_name(), mistakes);
                let owner = taker.word_property("on", mistakes);
                let slot = taker.word_property("at", mistakes);
                match (room, owner, slot) {
                    (Some(room), Some(owner), Some(slot)) => self.rooms.push(BuiltRoom { room, owner, slot }),
                    (Some(room), _, _) => mistakes.push(
                        fails(&room, say!("homeless-room", "a room in the vault needs an owner and a slot"))
                            .expecting(say!("room-place-form", "on=PLAYER at=SLOT")),
                    ),
                    _ => {}
                }
            }
            Fact::Threat => {
                let threat = taker.word(harness::phrases::its_name(), mistakes);
                let over = taker.word_property("over", mistakes);
                match (threat, over) {
                    (Some(threat), Some(over)) => self.threats.push((threat, over)),
                    (Some(threat), None) => {
                        let message = say!("homeless-threat", "a threat lies over a space");
                        let expected = say!("threat-place-form", "over=SPACE");
                        mistakes.push(fails(&threat, message).expecting(expected));
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
                if let (Some(_), Some((second, _))) = (&alone, &shared) {
                    mistakes.push(fails(second, say!("two-trainings", "a dweller is due one training")));
                }
                match (owner, space) {
                    (Some(owner), space) if space.is_some() || new => {
                        self.dwellers.push(Standing { owner, space, injured, new, training: alone.or(shared) });
                    }
                    (Some(owner), _) => {
                        let message = say!("homeless-dweller", "a dweller in the vault needs a space");
                        let expected = say!("dweller-place-form", "on=SPACE");
                        mistakes.push(fails(&owner, message).expecting(expected));
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
                self.end = word.and_then(|word| {
                    let end = choose(&word, Message::verbatim("end-triggered"), &triggers, mistakes)?;
                    Some((word, end))
                });
            }
        }
    }

    fn deck(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let kinds = [("items", 0), ("rooms", 1), ("threats", 2)];
        let kind = taker.word(say!("decks", "items, rooms or threats"), mistakes);
        let kind = kind.and_then(|kind| choose(&kind, Message::verbatim("deck"), &kinds, mistakes));
        let pile = Pile::read(taker, 60, mistakes);
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
