//! How good a position is: the only thing a planner must be told about a game.

use kernel::{Game, Seat, Viewer};
use shelter::{
    Shelter,
    choice::Choice,
    state::At,
    view::{PlayerView, View},
};

/// A game that a planner can play.
pub trait Outlook: Game {
    /// Decisions after which a playout is cut off and judged as it stands.
    const HORIZON: u32;

    /// How good the position is for the seat; more is better, and the end of the game counts most. Only ever asked
    /// about positions that a planner dealt itself, so it may look at everything.
    fn outlook(&self, state: &Self::State, seat: Seat) -> i64;

    /// Whether the choice only lets a chance go by, so that playouts take it less often.
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

/// What one happiness is worth.
const HAPPINESS: i64 = 100;
/// What a place gained at the end is worth.
const PLACE: i64 = 4 * HAPPINESS;

impl Outlook for Shelter {
    const HORIZON: u32 = 60;

    fn outlook(&self, state: &Self::State, seat: Seat) -> i64 {
        let view = self.view(state, Viewer::Referee);
        let standing = |seat: usize| view.players.get(seat).map_or(0, |player| standing(&view, seat, player));
        let rivals = (0..view.players.len()).filter(|other| *other != seat.index());
        let margin = standing(seat.index()) - rivals.map(standing).max().unwrap_or(0);
        margin + margin_of_places(&view.places, seat).map_or(0, |place| place * PLACE)
    }

    fn is_idle(choice: &Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::Decline)
    }
}

/// Happiness, and before the end what it will be made of.
fn standing(view: &View, seat: usize, player: &PlayerView) -> i64 {
    let happiness = i64::from(player.happiness.unwrap_or(0)) * HAPPINESS;
    if !view.places.is_empty() {
        return happiness;
    }
    let level = view.vault.level_of(Seat::new(seat as u8));
    let n_dwellers = player.dwellers.iter().filter(|dweller| dweller.at != At::Box).count() as i64;
    let n_injured = player.dwellers.iter().filter(|dweller| dweller.injured).count() as i64;
    let n_trained = player.slots.iter().flatten().count() as i64;
    let n_cubes: i64 = player.cubes.iter().map(|cubes| i64::from(*cubes)).sum();
    let n_rooms = i64::from(view.vault.rooms_on(level));
    let n_threats = i64::from(view.vault.threats_on(level));
    happiness + 120 * n_dwellers - 60 * n_injured + 40 * n_trained + 15 * n_cubes + 60 * n_rooms
        + 40 * player.items.len() as i64
        - HAPPINESS * n_threats
}
