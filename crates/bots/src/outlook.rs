//! How good a position is: the only thing a planner must be told about a game.

use kernel::{Game, Seat, Viewer};
use shelter::{Shelter, choice::Choice};

/// A game that a planner can play.
pub trait Outlook: Game {
    /// How good the end of a game is for the seat; more is better. Only ever asked about games that a planner dealt
    /// itself, so it may look at everything. Playouts without end are cut off, so the game may still be under way.
    fn outlook(&self, state: &Self::State, seat: Seat) -> i64;

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

impl Outlook for Shelter {
    fn outlook(&self, state: &Self::State, seat: Seat) -> i64 {
        let view = self.view(state, Viewer::Referee);
        let happiness = |seat: usize| view.players.get(seat).and_then(|player| player.happiness).map_or(0, i64::from);
        let rivals = (0..view.players.len()).filter(|other| *other != seat.index());
        let margin = happiness(seat.index()) - rivals.map(happiness).max().unwrap_or(0);
        margin + margin_of_places(&view.places, seat).map_or(0, |places| places * PLACE)
    }

    fn is_idle(choice: &Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::DoneForTurn)
    }
}
