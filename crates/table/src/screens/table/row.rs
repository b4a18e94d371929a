//! A choice as a line of the list: what it is, what it takes and gives, and what else is worth knowing.

use derive_where::derive_where;
use kernel::Seat;
use leptos::prelude::*;

use crate::{game::TableGame, play::Play};

/// A line of the list.
#[derive_where(Clone, PartialEq, Debug)]
pub struct ChoiceRow<G: TableGame> {
    /// The choice.
    pub choice: G::Choice,
    /// The key of the heading under which it stands with its like, among the game's own messages.
    pub group: &'static str,
    /// Everything in one sentence or two.
    pub text: String,
    /// The name of the thing.
    pub what: String,
    /// What icons do not say.
    pub note: Option<String>,
    /// What it takes and gives.
    pub formula: Option<G::Formula>,
}

impl<G: TableGame> ChoiceRow<G> {
    /// The line of a choice that is open to this seat.
    pub fn of(play: Play<G>, seat: Seat, choice: G::Choice) -> ChoiceRow<G> {
        match play.snapshot.with(|snapshot| snapshot.decision.asked) {
            Some(asked) => G::row(play, seat, &asked, choice),
            None => ChoiceRow::plain(choice, "group-other", String::new()),
        }
    }

    /// A line that is words alone.
    pub fn plain(choice: G::Choice, group: &'static str, text: String) -> ChoiceRow<G> {
        ChoiceRow { choice, group, what: text.clone(), text, note: None, formula: None }
    }
}
