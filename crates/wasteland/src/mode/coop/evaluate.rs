//! How good a position is for a group: all seats share it, for they win or lose as one (W-COOP-08).

use bots::Worths;
use kernel::{Game, Seat};

use super::{
    Standing,
    win::{held, standing},
};
use crate::{
    evaluate::{LOST, WON, strength},
    machine::Wasteland,
    map::Node,
    options::Death,
    state::State,
};

/// What an agenda card is worth that the group still needs, and one beyond.
const NEEDED: i32 = 150;
const SPARE: i32 = 10;
/// What a space of the Friendly token is worth once the cards are there.
const STEP: i32 = 60;
/// What a token at the end would cost that must not be there.
const THREAT: i32 = 700;
/// Remaining HP from which on a death is near.
const SAFE: i32 = 6;

pub(crate) fn worths(game: &Wasteland, state: &State) -> Worths {
    let worth = match game.places(state) {
        Some(places) if places.first() == Some(&1) => WON,
        Some(_) => LOST,
        None => worth_now(game, state),
    };
    let mut worths = Worths::default();
    worths[..usize::from(state.seats).min(Seat::MAX)].fill(worth);
    worths
}

fn worth_now(game: &Wasteland, state: &State) -> i32 {
    let Some(Standing { friendly, cards, required }) = standing(state, held(state)) else { return 0 };
    let (cards, required) = (i32::from(cards), i32::from(required));
    let end = i32::from(game.track_end(state)).max(1);
    let near = |power: u8| i32::from(power).min(end);
    let threat = |power: i32| THREAT * power * power / (end * end);
    let (friends, enemies) = (near(state.power_of(friendly)), near(state.power_of(friendly.rival())));
    let gathered = NEEDED * cards.min(required) + SPARE * (cards - required).max(0);
    // The Friendly token is to come last: early it threatens as much as the other (W-COOP-10).
    let missing = (required - cards).max(0);
    let ally = if missing == 0 { STEP * friends } else { -threat(friends) * missing / required.max(1) };
    let survivors = state.survivors().map(|seat| survivor(game, state, seat)).sum::<i32>();
    gathered + ally - threat(enemies) + survivors
}

/// What a survivor adds: means, what quests near by promise, and the danger to all that one is in (W-COOP-12).
fn survivor(game: &Wasteland, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    if player.at == Node::NONE {
        return 0;
    }
    let danger = match super::options(state).death {
        Death::Loses => 40,
        Death::Returns => 10,
    };
    let frail = (SAFE - i32::from(player.remaining_hp())).max(0);
    strength(game, player) + game.pull(state, seat) - danger * frail
}
