//! The box of an example: six plain starting rooms, five elevators, and blank cards for whatever it does not define.

use pack::{Mistakes, Node};

use crate::{
    content::{Content, Cost, Cubes, Elevator, Icon, IconLine, Item, Resource, Room, Space, SpaceId, Start, Threat},
    reading::read_vault,
    vault::Slot,
};

/// The starting rooms and elevators, with the plainest spaces that the rulebook's facts allow.
pub(super) fn plain_box() -> Content {
    let mut content = Content::default();
    let costs = |cubes: [u8; 3], icon: Icon| Space { cost: Cost { cubes, ..Cost::default() }, ..gains([icon]) };
    let [power, food, water] = Resource::ALL.map(Icon::Resource);
    let heals = Space { injured_only: true, ..gains([Icon::Heal]) };
    start(&mut content, "wasteland", Slot::L3, &[2], vec![costs([0, 0, 1], Icon::Item)]);
    start(&mut content, "vault-door", Slot::L2, &[3, 4], vec![heals, costs([0, 1, 0], Icon::Dweller)]);
    let entrance = vec![gains([Icon::FirstPlayer]), gains([Icon::Train(None)])];
    start(&mut content, "vault-entrance", Slot::L1, &[5, 6], entrance);
    start(&mut content, "water-treatment", Slot::R1, &[8, 9], vec![gains([water]), gains([water, water])]);
    start(&mut content, "diner", Slot::R2, &[10, 11], vec![gains([food]), gains([Icon::Any])]);
    start(&mut content, "power-generator", Slot::R3, &[12], vec![gains([power])]);
    content.elevators.push(Elevator { id: "start".to_owned(), space: None });
    for color in ["red", "blue", "green", "yellow"] {
        let build = Space {
            cost: Cost { room_price: true, ..Cost::default() },
            ..gains([Icon::Build, Icon::Happiness, Icon::Happiness])
        };
        let space = Some(add(&mut content, build));
        content.elevators.push(Elevator { id: color.to_owned(), space });
    }
    content
}

/// A space that costs nothing.
fn gains<const N: usize>(icons: [Icon; N]) -> Space {
    Space { gain: IconLine::from(icons), ..Space::default() }
}

fn start(content: &mut Content, id: &str, slot: Slot, columns: &[u8], spaces: Vec<Space>) {
    let spaces = spaces.into_iter().map(|space| add(content, space)).collect();
    let start = Some(Start { slot, columns: columns.to_vec() });
    content.rooms.push(Room { id: id.to_owned(), start, price: Cubes::default(), spaces });
}

fn add(content: &mut Content, space: Space) -> SpaceId {
    content.spaces.push(space);
    SpaceId((content.spaces.len() - 1) as u8)
}

/// Puts the example's own starting rooms in the place of the plain ones of their slots, and its elevators in that of the
/// plain ones of their colours; an elevator of another colour comes on top of the five.
pub(super) fn replace_vault(content: &mut Content, definitions: &[Node], mistakes: &mut Mistakes) {
    let (rooms, elevators) = read_vault(definitions, content, mistakes);
    for elevator in elevators {
        match content.elevators.iter_mut().find(|plain| plain.id == elevator.id) {
            Some(plain) => *plain = elevator,
            None => content.elevators.push(elevator),
        }
    }
    for room in rooms {
        let slot = room.start.as_ref().map(|start| start.slot);
        if let Some(plain) = content.rooms.iter_mut().find(|plain| plain.start.as_ref().map(|start| start.slot) == slot)
        {
            *plain = room;
        }
    }
}

/// Adds blank items, rooms and threats. They all look alike: a blank room costs one cube of choice and gives one, a
/// blank threat is fought at 7 for one happiness, a blank item does nothing.
pub(super) fn add_blanks(content: &mut Content, items: usize, rooms: usize, threats: usize) {
    for number in 1..=items {
        let id = format!("blank-item-{number}");
        content.items.push(Item { id, uses: Vec::new(), always_roll: 0, end: None });
    }
    let line = IconLine::from([Icon::Any]);
    for number in 1..=rooms {
        let space = add(content, Space { gain: line, ..Space::default() });
        let spaces = vec![space];
        let price = Cubes { any: 1, ..Cubes::default() };
        content.rooms.push(Room { id: format!("blank-room-{number}"), start: None, price, spaces });
    }
    let line = IconLine::from([Icon::Happiness]);
    for number in 1..=threats {
        let space = add(content, Space { gain: line, fight: 7, ..Space::default() });
        content.threats.push(Threat { id: format!("blank-threat-{number}"), space });
    }
}
