//! A finished game, and what its events say about the cards.

use kernel::{Recorded, Seat};
use shelter::{
    content::{Content, SpaceId},
    event::Event,
    vault::{Place, Side, SpaceRef},
    view::View,
};

/// A finished game.
pub struct Story {
    /// Which player sat at each seat, as a place in the list of levels.
    pub levels: Vec<usize>,
    /// Who began.
    pub first: Seat,
    pub decisions: u32,
    /// The position at the end.
    pub end: View,
    pub events: Vec<Recorded<Event>>,
}

/// What one player had to do with the cards, as sets of them.
#[derive(Clone, Copy, Default)]
pub struct Used {
    pub rooms: u64,
    pub items: u64,
    pub threats: u64,
}

impl Story {
    /// What a win is worth to each of those who share it, in twelfths: two, three and four winners divide it evenly.
    pub fn twelfths(&self) -> Vec<u64> {
        let winners = self.end.places.iter().filter(|place| **place == 1).count().max(1) as u64;
        self.end.places.iter().map(|place| if *place == 1 { 12 / winners } else { 0 }).collect()
    }

    /// The cards each player built, took or faced; calls back for the printed space of each placement.
    pub fn used(&self, content: &Content, mut placed: impl FnMut(SpaceId)) -> Vec<Used> {
        let mut used = vec![Used::default(); self.end.players.len()];
        let mut lying = [None; 64];
        for told in &self.events {
            match &told.event {
                Event::ThreatSpawned { space, threat } => lying[space.index()] = Some(*threat),
                Event::ThreatDiscarded { space, .. } => lying[space.index()] = None,
                Event::Placed { seat, space, .. } => {
                    let threat = lying[space.index()];
                    if let (Some(threat), Some(player)) = (threat, used.get_mut(seat.index())) {
                        player.threats |= 1 << (threat & 63);
                    }
                    if let Some(id) = self.offer(content, *space, threat) {
                        placed(id);
                    }
                }
                Event::RoomBuilt { seat, room, .. } => {
                    if let Some(player) = used.get_mut(seat.index()) {
                        player.rooms |= 1 << (room & 63);
                    }
                }
                Event::ItemTaken { seat, card } => {
                    if let Some(player) = used.get_mut(seat.index()) {
                        player.items |= 1 << (card & 63);
                    }
                }
                _ => {}
            }
        }
        used
    }

    /// The printed space at a place, or that of the threat over it. Rooms stay where they are built, so the position at
    /// the end tells.
    fn offer(&self, content: &Content, at: SpaceRef, threat: Option<u8>) -> Option<SpaceId> {
        if let Some(threat) = threat {
            return Some(content.threats.get(usize::from(threat))?.space);
        }
        match at.place() {
            Place::Elevator { level } => {
                let color = self.end.players.get(self.end.vault.owner(level)?.index())?.color;
                content.elevators.get(usize::from(color))?.space
            }
            Place::Room { level, slot, side } => {
                let room = content.rooms.get(usize::from(self.end.vault.room(level, slot)?))?;
                room.spaces.get(usize::from(side == Side::Right)).copied()
            }
        }
    }
}
