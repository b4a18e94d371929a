//! From a view to a state for public questions: cheap, and without chance.
//!
//! Decks are left empty, facedown tiles and tokens are unknown ones, and hands that cannot be known hold any cards that
//! could be in them, because their number counts.

use kernel::Row;
use kernel::{Cup, Deck, Fault, Seat, Seed};

use crate::{
    content::EnemyType,
    effect::Pile,
    machine::Wasteland,
    map::MOST_PLACES,
    redeal::{Unseen, list, unknown, words},
    state::{Foe, Foes, NONE, Offer, PLAYERS, Player, State, numbers_in},
    view::View,
};

pub(super) fn sketch(game: &Wasteland, view: &View) -> Result<State, Fault> {
    let scenario = game.content.scenarios.get(usize::from(view.scenario)).ok_or_else(unknown)?;
    let places = view.places.len();
    if view.players.is_empty()
        || view.players.len() > PLAYERS
        || places != scenario.places.len()
        || places > MOST_PLACES
        || view.first.index() >= view.players.len()
    {
        return Err(unknown());
    }
    let mut unseen = Unseen(numbers_in(unplaced_agendas(game, view)).map(u16::from).collect());
    let mut players: [Player; PLAYERS] = std::array::from_fn(|_| Player::new());
    for (seat, (player, seen)) in (0u8..).zip(players.iter_mut().zip(&view.players)) {
        *player = seen.redeal(view.offer.known_of(Seat::new(seat)), &mut unseen)?;
    }
    let mut foes = Foes::default();
    for seen in &view.foes {
        let (kind, token) = (seen.kind, seen.token.unwrap_or(NONE));
        let foe = Foe { kind, token, at: seen.at, active: seen.active, marked: seen.marked, facing: seen.facing };
        foes.put(seen.number, foe).ok_or_else(unknown)?;
    }
    let mut tiles = [NONE; MOST_PLACES];
    for (tile, place) in tiles.iter_mut().zip(&view.places) {
        *tile = place.tile.filter(|_| place.faceup).unwrap_or(NONE);
    }
    Ok(State {
        options: view.options,
        cup: Cup::new(Seed([0; 32])),
        events: view.events,
        scenario: view.scenario,
        seats: view.players.len() as u8,
        round: view.round,
        first: view.first,
        active: view.active,
        acted: view.acted,
        passed: view.passed,
        eliminated: view.eliminated,
        stirred: view.stirred,
        world_stirred: view.world_stirred,
        takeover: view.takeover,
        players,
        tiles,
        faceup: (0u32..).zip(&view.places).filter(|(_, place)| place.faceup).fold(0, |set, (at, _)| set | 1 << at),
        foes,
        power: view.power,
        loot: Deck::default(),
        assets: Deck::default(),
        shop: list(&view.shop)?,
        uniques: view.uniques,
        unique_discards: view.unique_discards,
        perks: view.perks,
        agendas: Deck::default(),
        agendas_out: view.agendas.out,
        agendas_seen: [0; PLAYERS],
        revealed: view.agendas.revealed.unwrap_or(NONE),
        refresh_due: view.agendas.refresh_due,
        encounters: Default::default(),
        library: [words(&view.library[0])?, words(&view.library[1])?],
        staged: list(&view.staged)?,
        stacks: [Deck::default(); EnemyType::ORDINARY],
        specials: Row::new(),
        turn: view.turn,
        encounter: view.encounter,
        fights: list(&view.fights)?,
        trials: list(&view.trials)?,
        success: view.success,
        loot_events: list(&view.loot_events)?,
        looked_at: Row::new(),
        earned: list(&view.earned)?,
        offer: Offer::nothing(view.offer.camper, view.offer.partner),
        frames: list(&view.frames)?,
        winners: view.winners,
    })
}

/// Agenda cards whose place the viewer does not know: in the deck, in hands of others, or among facedown discards.
pub(super) fn unplaced_agendas(game: &Wasteland, view: &View) -> u64 {
    let agendas = &view.agendas;
    let hands = view.players.iter().flat_map(|player| player.agendas.iter().flatten().copied().chain(player.loyal));
    let looked_at = view.looked_at.1.iter().flatten().filter(|_| view.looked_at_pile(game) == Some(Pile::Agenda));
    let placed = hands
        .chain(agendas.discards.iter().flatten().copied())
        .chain(agendas.revealed)
        .chain(agendas.order.iter().flatten().copied())
        .chain(looked_at.map(|card| *card as u8))
        .fold(agendas.out | view.offer.known(), |set, card| set | 1 << (card & 63));
    (0u8..64).zip(&game.content.agendas).fold(0, |set, (card, _)| set | 1 << card) & !placed
}
