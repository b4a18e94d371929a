//! The `given` part of an example: the position as it is written.

use std::{fmt::Debug, ops::Deref};

use pack::{Message, Mistakes, Node, Spot, Taker, Unique, Word, choose, say};

use super::{Chance, chance, facts, fails};

/// What a game reads of a position.
pub trait Draft: Clone + Debug + Default {
    /// The lines it knows, besides players, chance and the seed.
    const FACTS: &'static [(&'static str, Often)];

    /// Those of them that can be said of a new game, which the rules set up.
    const OF_NEW_GAME: &'static [&'static str];

    /// Whether the position is a new game.
    fn is_new_game(&self) -> bool;
    /// Reads what is said of a player.
    fn person(&mut self, node: &Node, mistakes: &mut Mistakes);
    /// Reads one of [`Draft::FACTS`].
    fn fact(&mut self, node: &Node, mistakes: &mut Mistakes);
}

/// Words that stand for nobody, nothing or somebody else where a player could be named.
const NOBODY: [&str; 5] = ["nobody", "none", "hidden", "gap", "spectator"];

/// Whether a player can be called so: who is called as a line is, or as nobody, makes facts ambiguous.
fn may_be_named<D: Draft>(name: &str) -> bool {
    let is_word = !name.is_empty() && !name.contains(char::is_whitespace);
    let is_line = || D::FACTS.iter().any(|(line, _)| *line == name) || [PLAYERS, SEED, CHANCE].contains(&name);
    is_word && !is_line() && !facts::is_fact(name) && !NOBODY.contains(&name)
}

/// How often a line may stand in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Often {
    /// Once.
    Once,
    /// Once for each first word behind it.
    OnceEach,
    /// As often as one likes.
    Always,
}

/// The position as it is written.
#[derive(Clone, Debug)]
pub struct Given<D> {
    word: Word,
    is_read: bool,
    /// `chance free`.
    free: Option<Word>,
    players: Vec<Word>,
    /// What new chance is drawn from.
    pub seed: u64,
    /// The chance decided beforehand.
    pub chance: Chance,
    /// The rest.
    pub draft: D,
}

impl<D> Deref for Given<D> {
    type Target = D;

    fn deref(&self) -> &D {
        &self.draft
    }
}

const PLAYERS: &str = "players";
const SEED: &str = "seed";
const CHANCE: &str = "chance";

impl<D: Draft> Given<D> {
    pub(super) fn at(spot: Spot) -> Given<D> {
        let word = Word { text: "given".to_owned(), spot };
        let (players, chance, draft) = (Vec::new(), Chance::default(), D::default());
        Given { word, is_read: false, free: None, players, seed: 0, chance, draft }
    }

    /// The word that begins the part.
    pub(super) const fn word(&self) -> &Word {
        &self.word
    }

    /// The line that leaves chance open.
    pub(super) const fn free(&self) -> Option<&Word> {
        self.free.as_ref()
    }

    /// Where the part begins.
    #[must_use]
    pub const fn spot(&self) -> &Spot {
        &self.word.spot
    }

    /// The players' names; two of them unless the example says otherwise.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        if self.players.is_empty() {
            return vec!["A".to_owned(), "B".to_owned()];
        }
        self.players.iter().map(|player| player.text.clone()).collect()
    }

    pub(super) fn read(&mut self, given: &Node, nodes: &[Node], mistakes: &mut Mistakes) {
        if std::mem::replace(&mut self.is_read, true) {
            mistakes.push(fails(&given.name, said_twice(given.name())));
        }
        self.word = given.name.clone();
        for node in nodes.iter().filter(|node| node.name() == PLAYERS) {
            let mut taker = node.take();
            self.players = taker.words(say!("players-names", "the players' names"), mistakes);
            taker.finish(mistakes);
            let mut names = Unique::new();
            self.players.iter().for_each(|name| _ = names.take(None, name, mistakes));
            for name in self.players.iter().filter(|name| !may_be_named::<D>(&name.text)) {
                let message = say!("player-name", "'{name}' means something else here", name = &name.text);
                mistakes.push(fails(name, message));
            }
        }
        let names = self.names();
        let mut known: Vec<(&str, ())> = D::FACTS.iter().map(|(name, _)| (*name, ())).collect();
        known.extend([(SEED, ()), (CHANCE, ())]);
        for node in nodes.iter().filter(|node| node.name() != PLAYERS) {
            if names.iter().any(|name| name == node.name()) {
                self.draft.person(node, mistakes);
            } else if self.chance.read(node, mistakes)
                || choose(&node.name, Message::verbatim("given"), &known, mistakes).is_none()
            {
            } else if node.name() == CHANCE {
                self.free = chance::free(node, mistakes).cloned();
            } else if node.name() == SEED {
                let mut taker = node.take();
                let seed = taker.number(say!("the-seed", "the seed"), 0..=1_000_000, mistakes);
                self.seed = seed.unwrap_or_default() as u64;
                taker.finish(mistakes);
            } else {
                self.draft.fact(node, mistakes);
            }
        }
        once(nodes, D::FACTS, mistakes);
        if self.draft.is_new_game() {
            let known = [PLAYERS, SEED, CHANCE, "dice", "shuffle"];
            for node in nodes.iter().filter(|node| !known.iter().chain(D::OF_NEW_GAME).any(|name| *name == node.name()))
            {
                let name = node.name();
                let message = say!("not-in-new-game", "'{name}' is not said of a new game: the rules set it up", name);
                mistakes.push(fails(&node.name, message));
            }
        }
    }
}

/// Reports lines that stand more often than they can.
fn once(nodes: &[Node], facts: &[(&str, Often)], mistakes: &mut Mistakes) {
    let often = |node: &Node| match node.name() {
        PLAYERS | SEED | CHANCE => Some(Often::Once),
        name => facts.iter().find(|(fact, _)| *fact == name).map(|(_, often)| *often),
    };
    let first = |node: &Node| node.arguments.first().map(pack::Argument::written);
    for (at, node) in nodes.iter().enumerate() {
        let alike = |other: &&Node| other.name() == node.name();
        let (twice, name) = match often(node) {
            Some(Often::Once) => (nodes[..at].iter().any(|other| alike(&other)), node.name().to_owned()),
            Some(Often::OnceEach) => {
                let same = |other: &Node| alike(&other) && first(other) == first(node);
                (nodes[..at].iter().any(same), first(node).unwrap_or_default())
            }
            Some(Often::Always) | None => (false, String::new()),
        };
        if twice {
            mistakes.push(fails(&node.name, said_twice(&name)));
        }
    }
}

/// The sentence about a thing of which something is said a second time.
#[must_use]
pub fn said_twice(name: &str) -> Message {
    say!("said-twice", "'{name}' is said twice", name)
}

/// What is said of a deck.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// How many cards are left in it.
    pub left: Option<u8>,
    /// How many were discarded.
    pub discards: Option<u8>,
    /// The cards on top, the top one first.
    pub top: Vec<Word>,
    /// The latest discards, the latest first.
    pub discarded: Vec<Word>,
}

impl Pile {
    /// Reads `left=2 discards=1 { top a b; discarded c }`.
    pub fn read(taker: &mut Taker<'_>, most: u8, mistakes: &mut Mistakes) -> Pile {
        let range = 0..=i64::from(most);
        let mut pile = Pile {
            left: taker.number_property("left", range.clone(), mistakes).map(|left| left as u8),
            discards: taker.number_property("discards", range, mistakes).map(|discards| discards as u8),
            ..Pile::default()
        };
        for node in taker.block().unwrap_or_default() {
            let mut taker = node.take();
            match choose(&node.name, Message::verbatim("deck"), &[("top", true), ("discarded", false)], mistakes) {
                Some(true) => pile.top = taker.words(say!("top-first", "cards, the top one first"), mistakes),
                Some(false) => {
                    pile.discarded = taker.words(say!("latest-first", "cards, the latest first"), mistakes);
                }
                None => {}
            }
            taker.finish(mistakes);
        }
        pile
    }
}
