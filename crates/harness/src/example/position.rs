//! A game at some point of an example.

use std::{cell::RefCell, sync::Arc};

use kernel::{Fault, Recorded, RuleId, Run, decide, drive};
use pack::{Message, Mistakes, say};

use super::{Chance, Examples, Fired, ToldEvent};

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
    pub told: Vec<ToldEvent>,
    /// All that happened since the position was set up.
    pub events: Vec<Recorded<G::Event>>,
    /// Whether anything was played.
    begun: bool,
    /// How many of the events happened before the last `when` began.
    pub since: usize,
    /// The rules that something carried so far. A refusal is found by looking, which changes nothing else.
    fired: RefCell<Fired>,
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
        let mut position = Position::fresh(Arc::new(game), state, players, run);
        position.hear(before);
        // In a position that only stands there nobody has come to a question.
        if !position.told.is_empty() {
            position.note_question();
        }
        Ok(position)
    }

    /// The same position, for a move that is only thought of. Chance is left to the cup.
    pub(super) fn copy(&self) -> Position<G> {
        let mut run = Run::recording();
        decide(&*self.game, &self.state, &mut run.decision);
        Position::fresh(Arc::clone(&self.game), self.state.clone(), self.players.clone(), run)
    }

    /// A position in which nothing has happened yet.
    fn fresh(game: Arc<G>, state: G::State, players: Vec<String>, run: Run<G>) -> Position<G> {
        let (told, events, fired) = (Vec::new(), Vec::new(), RefCell::default());
        Position { game, state, players, run, told, events, begun: false, since: 0, fired }
    }

    /// Takes down what happened since the last time.
    pub(super) fn hear(&mut self, mut before: G::Before) {
        let events = self.run.take_record().events;
        events.iter().for_each(|recorded| self.note(recorded.rule));
        let told = events.iter().map(|recorded| ToldEvent::of(self, &mut before, recorded));
        let told: Vec<ToldEvent> = told.collect();
        self.told.extend(told);
        self.events.extend(events);
    }

    /// A `when` begins.
    pub(super) fn begin(&mut self) {
        self.begun = true;
        self.told.clear();
        self.since = self.events.len();
    }

    /// Whether a `when` has begun, or the rules have done something by themselves.
    pub(super) fn has_begun(&self) -> bool {
        self.begun || !self.events.is_empty()
    }

    /// Something carries this rule.
    pub(super) fn note(&self, rule: RuleId) {
        self.fired.borrow_mut().insert(rule);
    }

    /// Somebody has come to the open question.
    pub(super) fn note_question(&self) {
        if let Some(asked) = &self.run.decision.asked {
            self.note(G::rule_of(asked.ask));
        }
    }

    /// The rules that something carried.
    pub(super) fn into_fired(self) -> Fired {
        self.fired.into_inner()
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
