//! What the events of a game of Shelter say about its cards.

use shelter::{
    Shelter,
    content::{Content, SpaceId},
    event::Event,
    vault::{Place, Side, SpaceRef},
};

use crate::simulate::story::{CardSet, Story};

/// Rooms built, items taken and threats faced by each player; calls back for the printed space of each placement.
pub fn used(content: &Content, story: &Story<Shelter>, placed: &mut dyn FnMut(usize)) -> Vec<Vec<CardSet>> {
    let mut used = vec![vec![CardSet::default(); 3]; usize::from(story.end.seats)];
    let mut lying = [None; 64];
    for told in &story.events {
        match &told.event {
            Event::ThreatSpawned { space, threat } => lying[space.index()] = Some(*threat),
            Event::ThreatDiscarded { space, .. } => lying[space.index()] = None,
            Event::Placed { seat, space, .. } => {
                let threat = lying[space.index()];
                if let (Some(threat), Some(player)) = (threat, used.get_mut(seat.index())) {
                    player[2].insert(threat.into());
                }
                if let Some(SpaceId(id)) = offer(content, story, *space, threat) {
                    placed(usize::from(id));
                }
            }
            Event::RoomBuilt { seat, room, .. } => {
                if let Some(player) = used.get_mut(seat.index()) {
                    player[0].insert((*room).into());
                }
            }
            Event::ItemTaken { seat, card } => {
                if let Some(player) = used.get_mut(seat.index()) {
                    player[1].insert((*card).into());
                }
            }
            _ => {}
        }
    }
    used
}

/// The printed space at a place, or that of the threat over it. Rooms stay where they are built, so the position at the
/// end tells.
fn offer(content: &Content, story: &Story<Shelter>, at: SpaceRef, threat: Option<u8>) -> Option<SpaceId> {
    if let Some(threat) = threat {
        return Some(content.threats.get(usize::from(threat))?.space);
    }
    match at.place() {
        Place::Elevator { level } => {
            let color = story.end.players.get(story.end.vault.owner(level)?.index())?.color;
            content.elevators.get(usize::from(color))?.space
        }
        Place::Room { level, slot, side } => {
            let room = content.rooms.get(usize::from(story.end.vault.room(level, slot)?))?;
            room.spaces.get(usize::from(side == Side::Right)).copied()
        }
    }
}
