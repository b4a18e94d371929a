//! How good a position is for the group: all seats share it, for they win or lose as one (W-NCAL-01).

use bots::Worths;

use super::{FREEDOM, SECURITY};
use crate::{
    evaluate::{shared_worths, worth_of_survivors},
    machine::Wasteland,
    state::State,
};

/// What the token of Freedom at the end would be worth, and that of Security would cost.
const HOPE: i32 = 900;
const THREAT: i32 = 900;
/// What each HP costs a survivor who is near to death, which is a step of Security (W-NCAL-11).
const DANGER: i32 = 12;

pub(crate) fn worths(game: &Wasteland, state: &State) -> Worths {
    shared_worths(game, state, worth_now)
}

fn worth_now(game: &Wasteland, state: &State) -> i32 {
    let end = i32::from(game.track_end(state)).max(1);
    let near = |power: u8| i32::from(power).min(end);
    let (freedom, security) = (near(state.power_of(FREEDOM)), near(state.power_of(SECURITY)));
    // Each step counts, and more the nearer the end is.
    let weight = |steps: i32| (steps * end + steps * steps) / 2;
    let tokens = (HOPE * weight(freedom) - THREAT * weight(security)) / (end * end);
    tokens + worth_of_survivors(game, state, DANGER)
}
