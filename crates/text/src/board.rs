//! What can be read off a view with the content at hand.

use kernel::Seat;
use serde::Deserialize;
use shelter::{
    content::{Amount, Content, Count, Icon, Space},
    options::HappinessPerRoom,
    state::At,
    vault::{Place, SpaceRef},
    view::{PlayerView, View},
};

/// The byte that stands for no card in a turn under way.
const NONE: u8 = u8::MAX;

/// What a space offers now: what is printed there, or on the threat that covers it (S-THREAT-05).
pub(crate) fn offer<'c>(content: &'c Content, view: &View, at: SpaceRef) -> Option<&'c Space> {
    let printed = match (view.vault.threat(at), at.place()) {
        (Some(threat), _) => content.threats.get(usize::from(threat))?.space,
        (None, Place::Room { level, slot, side }) => {
            let room = content.rooms.get(usize::from(view.vault.room(level, slot)?))?;
            *room.spaces.get(side as usize)?
        }
        (None, Place::Elevator { level }) => {
            let owner = view.players.get(view.vault.owner(level)?.index())?;
            content.elevators.get(usize::from(owner.color))?.space?
        }
    };
    content.spaces.get(usize::from(printed.0))
}

/// The reward line of a space; S-RULING-03 can take the happiness off the elevators.
pub(crate) fn line(view: &View, at: SpaceRef, space: &Space) -> Vec<Icon> {
    let is_bare =
        view.options.happiness_per_room != HappinessPerRoom::Printed && matches!(at.place(), Place::Elevator { .. });
    space.gain.iter().copied().filter(|icon| !(is_bare && *icon == Icon::Happiness)).collect()
}

/// Who may take income for a placement of this seat (S-INCOME-01 to S-INCOME-03).
pub(crate) fn income_of(view: &View, seat: Seat, at: SpaceRef) -> Option<Seat> {
    if view.vault.threat(at).is_some() || matches!(at.place(), Place::Elevator { .. }) {
        return None;
    }
    view.vault.owner(at.level()).filter(|owner| *owner != seat)
}

/// What a player's items add to every fight (S-RULING-23).
pub(crate) fn standing_bonus(content: &Content, player: &PlayerView) -> u8 {
    let items = player.items.iter().filter_map(|(card, _)| content.items.get(usize::from(*card)));
    items.fold(0, |sum, item| sum.saturating_add(item.always_roll))
}

/// What a number that depends on the position comes to for a player.
pub(crate) fn amount(view: &View, seat: Seat, amount: Amount) -> u8 {
    let Some(player) = view.players.get(seat.index()) else { return 0 };
    let Some(per) = amount.per else { return amount.base };
    let level = view.vault.level_of(seat);
    let count = match per {
        Count::Rooms => view.vault.rooms_on(level),
        Count::Items => player.items.len() as u8,
        Count::Dwellers => player.dwellers.iter().filter(|dweller| dweller.at != At::Box).count() as u8,
        Count::Injured => player.dwellers.iter().filter(|dweller| dweller.injured).count() as u8,
        Count::Trained => player.slots.iter().flatten().count() as u8,
        Count::Threats => view.vault.threats_on(level),
        Count::Cubes => player.cubes.iter().sum(),
        Count::Power => player.cubes[0],
        Count::Food => player.cubes[1],
        Count::Water => player.cubes[2],
    };
    amount.base.saturating_mul(count / amount.each.max(1)).min(amount.max)
}

/// The dwellers on a space: whose, and whether injured.
pub(crate) fn dwellers_on(view: &View, at: SpaceRef) -> Vec<(Seat, bool)> {
    let players = (0u8..).map(Seat::new).zip(&view.players);
    let dwellers = players.flat_map(|(seat, player)| player.dwellers.iter().map(move |dweller| (seat, dweller)));
    dwellers.filter(|(_, dweller)| dweller.at == At::Space(at)).map(|(seat, dweller)| (seat, dweller.injured)).collect()
}

/// Players still to place in this round, from the active one on (S-ROUND-04).
pub(crate) fn still_to_play(view: &View) -> Vec<Seat> {
    let n_players = view.players.len() as u8;
    let has_dweller = |seat: &Seat| {
        let player = view.players.get(seat.index());
        player.is_some_and(|player| player.dwellers.iter().any(|dweller| dweller.at == At::Front))
    };
    Seat::clockwise_from(view.active, n_players)
        .filter(|seat| !view.passed.contains(*seat))
        .filter(has_dweller)
        .collect()
}

/// What the running turn has under way. Taken from the written form of the view, in which it is open to everybody;
/// the type itself keeps its fields to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct UnderWay {
    /// The space of the placement.
    pub space: Option<SpaceRef>,
    named_room: u8,
    exchange: u8,
    /// The fight, all zero where none is under way.
    pub fight: Fight,
}

/// A fight under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Fight {
    pub dice: [u8; 2],
    /// What used items added.
    pub bonus: u8,
    /// An item has won it.
    pub won: bool,
}

impl UnderWay {
    /// Nothing, if the written form is not as expected; the tests of this crate hold the two together.
    pub(crate) fn of(view: &View) -> UnderWay {
        let nothing = UnderWay { named_room: NONE, exchange: NONE, ..UnderWay::default() };
        serde_json::to_value(&view.turn).and_then(serde_json::from_value).unwrap_or(nothing)
    }

    /// The room paid for and set aside until it is built (S-RULING-48).
    pub(crate) fn named_room(self) -> Option<u8> {
        (self.named_room != NONE).then_some(self.named_room)
    }

    /// The two sides of the exchange that is open (S-EXCHANGE-03).
    pub(crate) fn exchange(self, content: &Content) -> Option<[shelter::content::Side; 2]> {
        content.spaces.get(usize::from(self.exchange))?.exchange
    }
}
