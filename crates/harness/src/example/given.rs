//! The `given` part of an example: the position as it is written.

use std::{fmt::Debug, ops::Deref};

use pack::{Message, Mistake, Mistakes, Node, Spot, Taker, Unique, Word, choose, say};

use super::{Chance, chance, facts, fails, lesson::SAY};

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

/// Further words that stand for nothing where a thing could be named.
const NOTHING: [&str; 2] = ["nothing", "nowhere"];

/// A thing of the example's own is not called like nothing: facts about it would say something else.
pub(super) fn nameable(name: &Word, mistakes: &mut Mistakes) {
    if cfg!(feature = "source") && NOBODY.iter().chain(&NOTHING).any(|word| *word == name.text) {
        mistakes.push(fails(name, means_otherwise(name)));
    }
}

/// The sentence about a name that is taken by the format itself.
#[must_use]
pub fn means_otherwise(name: &Word) -> Message {
    say!("player-name", "'{name}' means something else here", name = &name.text)
}

/// Whether a player can be called so: who is called as a line is, or as nobody, makes facts ambiguous.
fn may_be_named<D: Draft>(name: &str) -> bool {
    let is_word = !name.is_empty() && !name.contains(char::is_whitespace);
    let is_line = || D::FACTS.iter().any(|(line, _)| *line == name) || [PLAYERS, SEED, CHANCE, SAY].contains(&name);
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
                mistakes.push(fails(name, means_otherwise(name)));
            }
        }
        let names = self.names();
        let mut known: Vec<(&str, ())> = vec![(PLAYERS, ())];
        known.extend(names.iter().map(|name| (name.as_str(), ())));
        known.extend(D::FACTS.iter().map(|(name, _)| (*name, ())));
        known.extend(["dice", "shuffle", SEED, CHANCE].map(|name| (name, ())));
        let mut seeded = None;
        for node in nodes.iter().filter(|node| node.name() != PLAYERS) {
            if names.iter().any(|name| name == node.name()) {
                if node.arguments.is_empty() && node.properties.is_empty() && node.nodes().is_empty() {
                    mistakes.push(fails(&node.name, super::claim::line_says_nothing()));
                }
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
                seeded = seed.map(|_| &node.name);
                taker.finish(mistakes);
            } else {
                self.draft.fact(node, mistakes);
            }
        }
        once(nodes, &names, D::FACTS, mistakes);
        if let (Some(word), None, false) = (seeded, &self.free, self.draft.is_new_game()) {
            let message = say!("idle-seed", "nothing is drawn from this seed");
            let expected = Message::verbatim("step new-game, chance free");
            mistakes.push(fails(word, message).expecting(expected));
        }
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
fn once(nodes: &[Node], players: &[String], facts: &[(&str, Often)], mistakes: &mut Mistakes) {
    let often = |node: &Node| match node.name() {
        PLAYERS | SEED | CHANCE => Some(Often::Once),
        name if players.iter().any(|player| player == name) => Some(Often::Once),
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

/// Every card is somewhere, and the box holds no more.
fn number_that_fits() -> Message {
    say!("number-that-fits", "a number that fits the box and what lies elsewhere")
}

/// What is said of a deck.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// How many cards are left in it.
    pub left: Option<u8>,
    /// How many were discarded.
    pub discards: Option<u8>,
    /// Where the two numbers stand.
    spots: [Option<Spot>; 2],
    /// The cards on top, the top one first.
    pub top: Vec<Word>,
    /// The latest discards, the latest first.
    pub discarded: Vec<Word>,
}

impl Pile {
    /// Reads `left=2 discards=1 { top a b; discarded c }`.
    pub fn read(taker: &mut Taker<'_>, most: u8, mistakes: &mut Mistakes) -> Pile {
        let range = 0..=i64::from(most);
        let spots = ["left", "discards"].map(|name| taker.property(name).map(|number| number.value.spot.clone()));
        let mut pile = Pile {
            spots,
            left: taker.number_property("left", range.clone(), mistakes).map(|left| left as u8),
            discards: taker.number_property("discards", range, mistakes).map(|discards| discards as u8),
            ..Pile::default()
        };
        let parts = taker.block().unwrap_or_default();
        if parts.is_empty() && pile.spots == [None, None] {
            mistakes.push(fails(taker.name(), super::claim::line_says_nothing()));
        }
        for (at, node) in parts.iter().enumerate() {
            let mut taker = node.take();
            if parts[..at].iter().any(|other| other.name() == node.name()) {
                mistakes.push(fails(&node.name, said_twice(node.name())));
            }
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

    /// Reports that another number of cards is left than is said.
    pub fn check_left(&self, found: usize, mistakes: &mut Mistakes) {
        if let (Some(left), [Some(spot), _]) = (self.left, &self.spots)
            && found != usize::from(left)
        {
            let message = say!("left-in-deck", "expected {left} cards in this deck, found {found}", left, found);
            mistakes.push(Mistake::error(spot, "left", message).expecting(number_that_fits()));
        }
    }

    /// Reports that another number of cards is discarded than is said.
    pub fn check_discards(&self, found: usize, mistakes: &mut Mistakes) {
        if let (Some(discards), [_, Some(spot)]) = (self.discards, &self.spots)
            && found != usize::from(discards)
        {
            let message = say!("in-discards", "expected {discards} discards, found {found}", discards, found);
            mistakes.push(Mistake::error(spot, "discards", message).expecting(number_that_fits()));
        }
    }

    /// Where something is said of the discards, if it is.
    #[must_use]
    pub fn discards_spot(&self) -> Option<&Spot> {
        self.spots[1].as_ref().or_else(|| Some(&self.discarded.first()?.spot))
    }
}
