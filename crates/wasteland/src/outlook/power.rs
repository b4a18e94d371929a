//! The power clock: how long until the factions advance, and how far they are from the end (chapter POWER).

use serde::{Deserialize, Serialize};

use crate::{
    content::{Faction, PowerSpace},
    machine::Wasteland,
    mode,
    outlook::Analysis,
    state::{NONE, State},
};

/// How power stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PowerClock {
    /// Agenda cards left: with the last one the deck is renewed and the factions advance (W-AGENDA-09, W-AGENDA-11).
    /// One goes at the end of each round, and one with each card that is drawn.
    pub cards_left: u8,
    /// The last one is gone, and the deck is renewed after the activation (W-RULING-10).
    pub due: bool,
    /// Cards the renewed deck would have now.
    pub discards: u8,
    /// The end of the track (W-POWER-04).
    pub end: u8,
    /// Star and shield.
    pub factions: [FactionPower; 2],
}

/// How a faction stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FactionPower {
    /// The faction.
    pub faction: Faction,
    /// Its place on the track, from 0.
    pub power: u8,
    /// Places left to the end; with none the game ends.
    pub left: u8,
    /// It advances when the deck is renewed; alone at the table the stronger one does not (W-SOLO-04).
    pub advances: bool,
    /// X and Y at its place.
    pub now: PowerSpace,
    /// X and Y one place on; none at the end.
    pub next: Option<PowerSpace>,
}

impl Analysis<'_> {
    /// How power stands.
    #[must_use]
    pub fn power_clock(&self) -> PowerClock {
        let view = self.view;
        PowerClock {
            cards_left: view.agendas.left,
            due: view.refresh_due,
            // The card being carried out is put away before the deck is renewed (W-RULING-10).
            discards: view.agenda_discards.len() as u8 + u8::from(view.refresh_due && view.revealed != NONE),
            end: self.game.track_end(&self.state),
            factions: Faction::BOTH.map(|faction| faction_power(self.game, &self.state, faction)),
        }
    }
}

fn faction_power(game: &Wasteland, state: &State, faction: Faction) -> FactionPower {
    let track = &game.scenario(state).track;
    let power = state.power_of(faction);
    let end = game.track_end(state);
    FactionPower {
        faction,
        power,
        left: end.saturating_sub(power),
        advances: mode::advances(state, faction).is_some(),
        now: track.get(usize::from(power.min(end))).copied().unwrap_or_default(),
        next: if power < end { track.get(usize::from(power) + 1).copied() } else { None },
    }
}
