//! Where a game waits between the screen that began it and its table, so that it also gets there in a browser that
//! keeps nothing.

use leptos::prelude::*;

use crate::room::Opening;

/// The game on its way to the table.
#[derive(Clone, Copy)]
pub struct Lobby(StoredValue<Option<Opening>, LocalStorage>);

impl Lobby {
    /// Makes it known to all screens.
    pub fn provide() {
        provide_context(Lobby(StoredValue::new_local(None)));
    }

    /// The lobby of this page.
    pub fn here() -> Lobby {
        expect_context::<Lobby>()
    }

    /// Leaves a game for its table and tells the name under which that will ask for it. A position to try things out
    /// in has no name, so no table would find it.
    pub fn leave(self, opening: Opening) -> Option<String> {
        let id = opening.record.as_ref()?.id.clone();
        self.0.set_value(Some(opening));
        Some(id)
    }

    /// Takes the game with this name, if it waits here.
    pub fn take(self, id: &str) -> Option<Opening> {
        let is_it = |opening: &Opening| opening.record.as_ref().is_some_and(|record| record.id == id);
        self.0.try_update_value(|waiting| waiting.take_if(|opening| is_it(opening))).flatten()
    }
}
