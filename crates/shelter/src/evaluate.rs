//! How good a position is for a seat: what bots play for.

use bots::{Evaluate, margin_of_places};
use kernel::{Game, Seat, Viewer};

use crate::{Shelter, choice::Choice};

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
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::DoneForTurn)
    }
}
