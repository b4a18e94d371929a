//! How good a position is for a seat: what bots play for.

use bots::Evaluate;
use kernel::{Game, Seat, Viewer};

use crate::{
    Wasteland,
    choice::Choice,
    outlook::{Analysis, SeatInfluence},
    state::Player,
};

/// Influence wins games of Wasteland; all else only helps to get it.
const INFLUENCE: i64 = 100;

impl Evaluate for Wasteland {
    /// Some turns of everybody. A whole game at random is long, and its end says nothing about its beginning.
    const HORIZON: u32 = 60;

    fn evaluate(&self, state: &Self::State, seat: Seat) -> i64 {
        let view = self.view(state, Viewer::Referee);
        // A referee knows all cards, so that the least a survivor can have is what the survivor has.
        let stands = Analysis::new(self, &view).map(|analysis| analysis.influence().seats).unwrap_or_default();
        let (own, others): (Vec<_>, Vec<_>) = stands.iter().partition(|stands| stands.seat == seat);
        let most = |stands: Vec<&SeatInfluence>| stands.iter().map(|one| i64::from(one.least)).max().unwrap_or(0);
        let margin = INFLUENCE * most(own) - INFLUENCE / 2 * most(others);
        margin + strength(view.player(seat)) + self.places(state).map_or(0, |places| end(&places, seat))
    }

    fn is_idle(choice: &Self::Choice) -> bool {
        matches!(choice, Choice::EndTurn | Choice::Done | Choice::Decline)
    }
}

/// A win is worth more than anything on the way there; losing together is as bad as losing alone.
fn end(places: &[u8], seat: Seat) -> i64 {
    let won = places.get(seat.index()) == Some(&1);
    if won { 20 * INFLUENCE } else { -20 * INFLUENCE }
}

/// What a survivor can do: tokens, levels, perks, equipment, Caps and health.
fn strength(player: &Player) -> i64 {
    let remaining = i64::from(player.hp.saturating_sub(player.rads));
    let equipped = player.equipped.iter().filter(|held| held.is_some()).count() as i64;
    12 * i64::from(player.special.len())
        + 2 * i64::from(player.peg)
        + 6 * i64::from(player.perks.count_ones())
        + 10 * equipped
        + 4 * player.inventory.len() as i64
        + i64::from(player.caps.min(20))
        + 2 * remaining
        - 15 * i64::from(player.deaths)
}
