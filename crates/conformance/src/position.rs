//! One position of a game, as the laws look at it.

use kernel::{Decision, Game, Legal, QuickRng, Seat, StateHash, Viewer, hash_of};
use serde::Serialize;

/// A state at a decision, with the game it belongs to.
pub struct Position<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// How many seats play.
    pub seats: u8,
    /// The state.
    pub state: &'a G::State,
    /// The decision open in it.
    pub decision: &'a Decision<G::Choice, G::Ask>,
}

impl<G: Game> Position<'_, G> {
    /// All who can look at the game.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        (0..self.seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator, Viewer::Referee])
    }

    pub(crate) fn asked(&self) -> Result<Seat, String> {
        Ok(self.decision.asked.ok_or("nobody is asked")?.seat)
    }

    /// The view, and the decision as far as the viewer gets it: the question is for all to know, the options are not.
    pub(crate) fn shown(&self, viewer: Viewer) -> Result<String, String> {
        let view = self.game.view(self.state, viewer);
        let asked = self.decision.asked.as_ref();
        let own = asked.is_some_and(|asked| viewer == Viewer::Seat(asked.seat));
        let question = asked.map(|asked| (asked.seat, asked.ask));
        bytes("a view or decision", &(view, question, own.then_some(self.decision)))
    }

    pub(crate) fn hash(&self) -> Result<StateHash, String> {
        hash_of::<G>(self.state).map_err(|fault| fault.to_string())
    }

    /// Legal answers: all if they are few, some of them if they are many.
    pub(crate) fn some_answers(&self, most: u64, rng: &mut QuickRng) -> Vec<Legal<G::Choice>> {
        if self.decision.count() <= most {
            self.decision.answers().collect()
        } else {
            (0..most).filter_map(|_| self.decision.sample(rng)).collect()
        }
    }
}

/// Things that could be chosen somewhere in a game: what answers to other decisions are made of.
pub struct Choices<C>(Vec<C>);

impl<C: Copy + Eq> Choices<C> {
    /// More are not remembered.
    const MOST: usize = 512;

    /// None yet.
    #[must_use]
    pub const fn none() -> Choices<C> {
        Choices(Vec::new())
    }

    /// Remembers these.
    pub fn remember(&mut self, options: &[C]) {
        for option in options {
            if self.0.len() < Choices::<C>::MOST && !self.0.contains(option) {
                self.0.push(*option);
            }
        }
    }

    /// All that are remembered.
    #[must_use]
    pub fn all(&self) -> &[C] {
        &self.0
    }

    /// Some that are not among these.
    pub(crate) fn strangers(&self, options: &[C], most: usize, rng: &mut QuickRng) -> Vec<C> {
        let mut strangers: Vec<C> = self.0.iter().filter(|choice| !options.contains(choice)).copied().collect();
        rng.shuffle(&mut strangers);
        strangers.truncate(most);
        strangers
    }
}

/// The bytes that would be sent: what must not differ must not differ in these.
pub(crate) fn bytes<T: Serialize>(what: &str, value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("{what} cannot be written as JSON: {error}"))
}
