//! How good a position is: the only thing a planner must be told about a game.

use kernel::{Game, Seat, Viewer};
use shelter::Shelter;
use wasteland::{
    Wasteland,
    outlook::{Analysis, SeatInfluence},
};

/// A game that a planner can play.
pub trait Evaluate: Game {
    /// Decisions after which a playout is judged as it stands.
    const HORIZON: u32;

    /// How good the end of a game is for the seat; more is better. Only ever asked about games that a planner dealt
    /// itself, so it may look at everything. Playouts are cut off, so the game may still be under way.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i64;

    /// Whether the choice only lets a chance go by. Playouts take it less often; of choices that come to the same, a
    /// planner takes it first, since things that gain nothing could be done for ever.
    fn is_idle(choice: &Self::Choice) -> bool;
}

/// A seat's final place as a number: above zero for those who win alone, below for those who lose; none before the end.
#[must_use]
pub fn margin_of_places(places: &[u8], seat: Seat) -> Option<i64> {
    let own = *places.get(seat.index())?;
    let better = places.iter().filter(|place| **place < own).count() as i64;
    let worse = places.iter().filter(|place| **place > own).count() as i64;
    Some(worse - better)
}

/// What a place gained is worth, in happiness: enough to go for the win, little enough that a lost game is still
/// played on well.
const PLACE: i64 = 4;

impl Evaluate for Shelter {
    /// Ordinary games end long before.
    const HORIZON: u32 = 2_000;

    fn evaluate(&self, state: &Self::State, seat: Seat) -> i64 {
        let view = self.view(state, Viewer::Referee);
        let happiness = |seat: Seat| view.happiness_of(seat).map_or(0, i64::from);
        let rivals = view.all_seats().filter(|other| *other != seat);
        let margin = happiness(seat) - rivals.map(happiness).max().unwrap_or(0);
        margin + margin_of_places(&view.places, seat).map_or(0, |places| places * PLACE)
    }

    fn is_idle(choice: &Self::Choice) -> bool {
        use shelter::choice::Choice;
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::DoneForTurn)
    }
}

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
        use wasteland::choice::Choice;
        matches!(choice, Choice::EndTurn | Choice::Done | Choice::Decline)
    }
}

/// A win is worth more than anything on the way there; losing together is as bad as losing alone.
fn end(places: &[u8], seat: Seat) -> i64 {
    let won = places.get(seat.index()) == Some(&1);
    if won { 20 * INFLUENCE } else { -20 * INFLUENCE }
}

/// What a survivor can do: tokens, levels, perks, equipment, Caps and health.
fn strength(player: &wasteland::state::Player) -> i64 {
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
