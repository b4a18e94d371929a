//! A game at some point of an example.

use std::sync::Arc;

use kernel::{Fault, Run, decide, drive};
use pack::{Message, Mistakes, say};

use super::{Chance, Examples, Told};

/// A game at some point of an example.
pub struct Position<G: Examples> {
    /// The game with the example's cards.
    pub game: Arc<G>,
    /// The state.
    pub state: G::State,
    /// The players' names, clockwise.
    pub players: Vec<String>,
    /// The decision that is open, and what was decided beforehand.
    pub run: Run<G>,
    /// What happened since the last `when` began.
    pub told: Vec<Told>,
}

impl<G: Examples> Position<G> {
    /// Runs a state to its first decision.
    pub(super) fn drive(
        game: G,
        mut state: G::State,
        players: Vec<String>,
        chance: &Chance,
        mistakes: &mut Mistakes,
    ) -> Result<Position<G>, Fault> {
        let mut run = Run::recording();
        run.rig(chance.script(&game.kinds(), mistakes));
        let before = game.before(&state);
        drive(&game, &mut state, &mut run)?;
        let mut position = Position { game: Arc::new(game), state, players, run, told: Vec::new() };
        position.hear(before);
        Ok(position)
    }

    /// The same position, for a move that is only thought of. Chance is left to the cup.
    pub(super) fn copy(&self) -> Position<G> {
        let mut run = Run::recording();
        decide(&*self.game, &self.state, &mut run.decision);
        let (game, state, players) = (Arc::clone(&self.game), self.state.clone(), self.players.clone());
        Position { game, state, players, run, told: Vec::new() }
    }

    /// Takes down what happened since the last time.
    pub(super) fn hear(&mut self, mut before: G::Before) {
        let events = self.run.take_record().events;
        let told = events.iter().map(|recorded| Told::of(self, &mut before, recorded));
        let told: Vec<Told> = told.collect();
        self.told.extend(told);
    }

    /// The open choices as they are written; none when the game is over.
    pub(super) fn open_choices(&self) -> Option<Vec<String>> {
        let decision = &self.run.decision;
        let asked = decision.asked.as_ref()?;
        let player = crate::words::player(&self.players, asked.seat);
        let said = |choice: &G::Choice| format!("{player} {}", G::choice_in_words(self, asked, *choice));
        Some(decision.options.iter().map(said).collect())
    }

    /// The open choices for a mistake.
    pub(super) fn open_in_words(&self) -> Message {
        match self.open_choices() {
            Some(open) => Message::verbatim(open.join("; ")),
            None => say!("nothing-open", "nothing: the game is over"),
        }
    }
}
