//! The `given` part of an example: the position as it is written.

use harness::example::{Often, Pile, fails};
use pack::{Message, Mistakes, Node, Taker, Word, choose, say};

use crate::{
    content::{EncounterIcon, EnemyType, Faction},
    play_area::MOST_MARKS,
    words::plain_word,
};

use super::survivor::Person;

/// The position as it is written.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub(super) step: GameStep,
    pub(super) scenario: Option<Word>,
    /// The faction with which a group sides, where one plays.
    pub(super) friendly: Option<Faction>,
    /// The group of New California plays.
    pub(super) new_california: bool,
    /// Agenda cards that the group has ever gained, where that is said.
    pub(super) gained: Option<u8>,
    pub(super) round: Option<u16>,
    pub(super) turn: Option<Word>,
    pub(super) first: Option<Word>,
    pub(super) acted: Option<Vec<Word>>,
    pub(super) deck_passed: bool,
    pub(super) actions: Option<u8>,
    pub(super) points: u8,
    /// Whether equipment and loyalty may still be changed, where the example says so.
    pub(super) window: Option<bool>,
    pub(super) encountered: Vec<Word>,
    /// The line `map { ... }`.
    pub(super) map: Option<Node>,
    pub(super) people: Vec<Person>,
    pub(super) enemies: Vec<Enemy>,
    pub(super) staged: Vec<Staged>,
    pub(super) trashed: Vec<Word>,
    pub(super) out_of_game: Vec<Word>,
    pub(super) shop: Option<Vec<Word>>,
    piles: Vec<(Which, Pile)>,
    pub(super) power: [u8; 2],
}

/// Where in the round the position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum GameStep {
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
    pub marks: u8,
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

#[derive(Clone, Copy)]
enum Fact {
    Step,
    Scenario,
    Mode,
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
    OutOfGame,
    Shop,
    Deck,
    Power,
}

const FACTS: [(&str, Fact, Often); 21] = [
    ("step", Fact::Step, Often::Once),
    ("scenario", Fact::Scenario, Often::Once),
    ("mode", Fact::Mode, Often::Once),
    ("round", Fact::Round, Often::Once),
    ("turn", Fact::Turn, Often::Once),
    ("first-player", Fact::First, Often::Once),
    ("acted", Fact::Acted, Often::Once),
    ("deck-passed", Fact::DeckPassed, Often::Once),
    ("actions", Fact::Actions, Often::Once),
    ("points", Fact::Points, Often::Once),
    ("window", Fact::Window, Often::Once),
    ("encountered", Fact::Encountered, Often::Once),
    ("map", Fact::Map, Often::Once),
    ("enemy", Fact::Enemy, Often::Always),
    ("token", Fact::Token, Often::Always),
    ("staged", Fact::Staged, Often::OnceEach),
    ("trashed", Fact::Trashed, Often::Always),
    ("out-of-game", Fact::OutOfGame, Often::Always),
    ("shop", Fact::Shop, Often::Once),
    ("deck", Fact::Deck, Often::OnceEach),
    ("power", Fact::Power, Often::Once),
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

    const OF_NEW_GAME: &'static [&'static str] = &["step", "scenario", "mode", "first-player", "map", "deck"];

    fn is_new_game(&self) -> bool {
        self.step == GameStep::NewGame
    }

    fn person(&mut self, node: &Node, mistakes: &mut Mistakes) {
        self.person_of(node).read(node, mistakes);
    }

    fn fact(&mut self, node: &Node, mistakes: &mut Mistakes) {
        if let Some((_, fact, _)) = FACTS.iter().find(|(name, _, _)| *name == node.name()) {
            self.read(*fact, node, mistakes);
        }
    }
}

impl Draft {
    /// What is said of a deck; nothing where nothing is.
    pub(super) fn pile(&self, which: Which) -> Pile {
        self.piles.iter().find(|(other, _)| *other == which).map(|(_, pile)| pile.clone()).unwrap_or_default()
    }

    /// The survivor of whom a line speaks.
    fn person_of(&mut self, node: &Node) -> &mut Person {
        let at = self.people.iter().position(|person| person.name.text == node.name());
        let at = at.unwrap_or_else(|| {
            self.people.push(Person::plain(node.name.clone()));
            self.people.len() - 1
        });
        &mut self.people[at]
    }

    fn read(&mut self, fact: Fact, node: &Node, mistakes: &mut Mistakes) {
        let mut taker = node.take();
        let a_player = harness::phrases::a_player;
        match fact {
            Fact::Step => self.step(&mut taker, mistakes),
            Fact::Scenario => self.scenario = taker.word(say!("w-the-scenario", "the scenario"), mistakes),
            Fact::Mode => self.mode(node, &mut taker, mistakes),
            Fact::Round => {
                let round = taker.number(harness::phrases::the_round(), 1..=1_000, mistakes);
                self.round = round.map(|round| round as u16);
            }
            Fact::Turn => self.turn = taker.word(a_player(), mistakes),
            Fact::First => self.first = taker.word(a_player(), mistakes),
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
                let marks = taker.number_property("marks", 0..=i64::from(MOST_MARKS), mistakes);
                let marks = marks.and_then(|marks| u8::try_from(marks).ok()).unwrap_or_default();
                let split = |word: Word| -> Vec<Word> {
                    let text = word.text.split_whitespace();
                    text.map(|text| Word { text: text.to_owned(), spot: word.spot.clone() }).collect()
                };
                let markers = markers.map(split).unwrap_or_default();
                self.staged.extend(quest.map(|quest| Staged { quest, markers, marks }));
            }
            Fact::Trashed => {
                let what = say!("w-trashed-cards", "quests and encounters");
                self.trashed.extend(taker.words(what, mistakes));
            }
            Fact::OutOfGame => {
                let what = say!("w-gone-cards", "cards that have left the game");
                self.out_of_game.extend(taker.words(what, mistakes));
            }
            Fact::Shop => self.shop = Some(taker.words(say!("w-shop-cards", "cards, the left one first"), mistakes)),
            Fact::Deck => self.deck(&mut taker, mistakes),
            Fact::Power => {
                if node.properties.is_empty() {
                    let message = say!("w-no-power", "'power' says nothing of a faction");
                    mistakes
                        .push(fails(&node.name, message).expecting(say!("w-power-form", "star=NUMBER, shield=NUMBER")));
                }
                for (faction, word) in [(Faction::Star, "star"), (Faction::Shield, "shield")] {
                    if let Some(power) = taker.number_property(word, 0..=60, mistakes) {
                        self.power[faction as usize] = power as u8;
                    }
                }
            }
        }
        taker.finish(mistakes);
    }

    /// `mode new-california`, or `mode coop friendly=star` with `gained=7` for the agenda cards that the group has ever
    /// gained.
    fn mode(&mut self, node: &Node, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let word = taker.word(say!("w-a-mode", "a mode"), mistakes);
        let modes = [("coop", false), ("new-california", true)];
        let mode = word.and_then(|word| choose(&word, Message::verbatim("mode"), &modes, mistakes));
        if mode == Some(true) {
            self.new_california = true;
            return;
        }
        let known = [("star", Faction::Star), ("shield", Faction::Shield)];
        let friendly = taker.word_property("friendly", mistakes);
        if friendly.is_none() {
            let message = say!("w-no-friend", "a group sides with a faction");
            mistakes
                .push(fails(&node.name, message).expecting(say!("w-friend-form", "friendly=star or friendly=shield")));
        }
        let friendly = friendly.and_then(|word| choose(&word, Message::verbatim("friendly"), &known, mistakes));
        self.friendly = mode.and(friendly);
        let gained = taker.number_property("gained", 0..=99, mistakes);
        self.gained = gained.map(|gained| gained as u8);
    }

    fn step(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let steps = [
            ("turn", GameStep::Turn),
            ("start-of-turn", GameStep::StartOfTurn),
            ("round-end", GameStep::RoundEnd),
            ("new-game", GameStep::NewGame),
        ];
        let word = taker.word(harness::phrases::the_step(), mistakes);
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
        let which = word.and_then(|word| choose(&word, Message::verbatim("deck"), &known, mistakes));
        let pile = Pile::read(taker, 160, mistakes);
        self.piles.extend(which.map(|which| (which, pile)));
    }
}

fn homeless(name: &Word, mistakes: &mut Mistakes) {
    let message = say!("w-homeless-enemy", "an enemy on the map needs a space");
    mistakes.push(fails(name, message).expecting(say!("w-at-form", "at=SPACE")));
}
