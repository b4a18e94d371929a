//! What can be read off a view with the content at hand.

use kernel::Seat;
use shelter::{
    content::{Amount, Content, Count, Cubes, Icon, Space},
    options::HappinessPerRoom,
    state::{At, Player},
    vault::{Place, SpaceRef},
    view::View,
};

/// The reward line of a space; S-RULING-03 can take the happiness off the elevators.
#[must_use]
pub fn line(view: &View, at: SpaceRef, space: &Space) -> Vec<Icon> {
    let is_bare =
        view.options.happiness_per_room != HappinessPerRoom::Printed && matches!(at.place(), Place::Elevator { .. });
    space.gain.iter().copied().filter(|icon| !(is_bare && *icon == Icon::Happiness)).collect()
}

/// What a player's items add to every fight (S-RULING-23).
pub(super) fn standing_bonus(content: &Content, player: &Player) -> u8 {
    let items = player.held().filter_map(|(card, _)| content.items.get(usize::from(card)));
    items.fold(0, |sum, item| sum.saturating_add(item.always_roll))
}

/// What a number that depends on the position comes to for a player.
pub(super) fn amount(view: &View, seat: Seat, amount: Amount) -> u8 {
    let Some(player) = view.players.get(seat.index()) else { return 0 };
    let level = view.vault.level_of(seat);
    amount.value(|per| match per {
        Count::Rooms => view.vault.rooms_on(level),
        Count::Items => player.items.count_ones() as u8,
        Count::Dwellers => player.owned.count_ones() as u8,
        Count::Injured => player.injured.count_ones() as u8,
        Count::Trained => player.trained().iter().flatten().count() as u8,
        Count::Threats => view.vault.threats_on(level),
        Count::Cubes => player.cubes.iter().sum(),
        Count::Power => player.cubes[0],
        Count::Food => player.cubes[1],
        Count::Water => player.cubes[2],
    })
}

/// The dwellers on a space: whose, and whether injured.
pub(super) fn dwellers_on(view: &View, at: SpaceRef) -> Vec<(Seat, bool)> {
    let players = (0u8..).map(Seat::new).zip(view.seated());
    let dwellers =
        players.flat_map(|(seat, player)| player.all_dwellers().into_iter().map(move |dweller| (seat, dweller)));
    dwellers.filter(|(_, dweller)| dweller.at == At::Space(at)).map(|(seat, dweller)| (seat, dweller.injured)).collect()
}

/// Players still to place in this round, from the active one on (S-ROUND-04).
#[must_use]
pub fn still_to_play(view: &View) -> Vec<Seat> {
    let n_players = view.seats;
    let has_dweller = |seat: &Seat| {
        let player = view.players.get(seat.index());
        player.is_some_and(|player| player.available != 0)
    };
    Seat::clockwise_from(view.active, n_players)
        .filter(|seat| !view.passed.contains(*seat))
        .filter(has_dweller)
        .collect()
}

/// The two sides of the exchange that is open (S-EXCHANGE-03).
pub(super) fn exchange(content: &Content, view: &View) -> Option<[Cubes; 2]> {
    view.open_step().exchange(content)
}
