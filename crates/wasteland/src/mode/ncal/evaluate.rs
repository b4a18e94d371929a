//! How good a position is for the group: all seats share it, for they win or lose as one (W-NCAL-01).

use bots::Worths;
use kernel::{Game, Seat};

use super::{FREEDOM, SECURITY};
use crate::{
    evaluate::{LOST, WON, strength},
    machine::Wasteland,
    map::Node,
    state::State,
};

/// What the token of Freedom at the end would be worth, and that of Security would cost.
const HOPE: i32 = 900;
const THREAT: i32 = 900;
/// What each HP below that costs: a death is a step of Security (W-NCAL-11).
const DANGER: i32 = 12;
/// Remaining HP from which on a death is near.
const SAFE: i32 = 6;

pub(crate) fn worths(game: &Wasteland, state: &State) -> Worths {
    let worth = match game.places(state) {
        Some(places) if places.contains(&1) => WON,
        Some(_) => LOST,
        None => worth_now(game, state),
    };
    let mut worths = Worths::default();
    worths[..usize::from(state.seats).min(Seat::MAX)].fill(worth);
    worths
}

fn worth_now(game: &Wasteland, state: &State) -> i32 {
    let end = i32::from(game.track_end(state)).max(1);
    let near = |power: u8| i32::from(power).min(end);
    let (freedom, security) = (near(state.power_of(FREEDOM)), near(state.power_of(SECURITY)));
    // Each step counts, and more the nearer the end is.
    let weight = |steps: i32| (steps * end + steps * steps) / 2;
    let tokens = (HOPE * weight(freedom) - THREAT * weight(security)) / (end * end);
    tokens + state.survivors().map(|seat| survivor(game, state, seat)).sum::<i32>()
}

/// What a survivor adds: means, what quests near by promise, and the death that one is near to (W-NCAL-11).
fn survivor(game: &Wasteland, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    if player.at == Node::NONE {
        return 0;
    }
    let frail = (SAFE - i32::from(player.remaining_hp())).max(0);
    strength(game, player) + game.pull(state, seat) - DANGER * frail
}
