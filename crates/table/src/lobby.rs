//! Where a game waits between the screen that began it and its table, so that it also gets there in a browser that
//! keeps nothing.

use derive_where::derive_where;
use leptos::prelude::*;

use crate::{game::TableGame, room::Opening};

/// The game on its way to the table.
#[derive_where(Clone, Copy)]
pub struct Lobby<G: TableGame>(StoredValue<Option<Opening<G>>, LocalStorage>);

impl<G: TableGame> Lobby<G> {
    /// Makes it known to all screens.
    pub fn provide() {
        provide_context(Lobby::<G>(StoredValue::new_local(None)));
    }

    /// The lobby of this page.
    pub fn here() -> Lobby<G> {
        expect_context::<Lobby<G>>()
    }

    /// Leaves a game for its table and tells the name under which that will ask for it. A position to try things out
    /// in has no name, so no table would find it.
    pub fn leave(self, opening: Opening<G>) -> Option<String> {
        let id = opening.record.as_ref()?.id.clone();
        self.0.set_value(Some(opening));
        Some(id)
    }

    /// Takes the game with this name, if it waits here.
    pub fn take(self, id: &str) -> Option<Opening<G>> {
        let is_it = |opening: &Opening<G>| opening.record.as_ref().is_some_and(|record| record.id == id);
        self.0.try_update_value(|waiting| waiting.take_if(|opening| is_it(opening))).flatten()
    }
}
