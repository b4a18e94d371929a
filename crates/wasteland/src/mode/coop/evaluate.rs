//! How good a position is for a group: all seats share it, for they win or lose as one (W-COOP-08).

use bots::Worths;

use super::{
    Standing,
    win::{held, standing},
};
use crate::{
    evaluate::{shared_worths, worth_of_survivors},
    machine::Wasteland,
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

pub(crate) fn worths(game: &Wasteland, state: &State) -> Worths {
    shared_worths(game, state, worth_now)
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
    // The death of one is a danger to all (W-COOP-12).
    let danger = match super::options(state).death {
        Death::Loses => 40,
        Death::Returns => 10,
    };
    gathered + ally - threat(enemies) + worth_of_survivors(game, state, danger)
}
