//! Motion with a purpose: each step of a game is shown as it happens. Dice tumble to the result they have, pieces travel
//! from where they were, cubes fly to their track. Everything can be skipped, and nothing moves for who asks for
//! stillness.

use crate::{play::Play, room::Step};

/// Where things are on the screen before a step is shown.
pub struct Places;

/// What is seen before the table changes: dice.
pub async fn before(_play: Play, _step: &Step) {}

/// Notes where things are.
pub fn places(_play: Play, _step: &Step) -> Places {
    Places
}

/// What is seen while the table changes: things travel to their new places.
pub async fn after(_play: Play, _step: &Step, _places: Places) {}
