//! Chapter LIMIT: what the box holds, and that nothing is lost or made (S-LIMIT-01 to S-LIMIT-04).
//!
//! The box always has the piece that the rules allow, so no supply is counted; this chapter checks that the bounds
//! this rests on are kept, and that every card and dweller is in exactly one place.

use crate::{
    machine::Shelter,
    place::trained_set,
    state::{At, DWELLERS, NONE, State, TRACK, dwellers_of, numbers_in},
};

/// Checks a state against the box.
pub(crate) fn audit(game: &Shelter, state: &State) -> Result<(), String> {
    audit_cards(game, state)?;
    audit_players(state)?;
    audit_vault(state)
}

/// Each card is in exactly one place.
fn audit_cards(game: &Shelter, state: &State) -> Result<(), String> {
    let mut items = vec![0u8; game.content.items.len()];
    let mut rooms = vec![0u8; game.content.rooms.len()];
    let mut threats = vec![0u8; game.content.threats.len()];
    let count = |seen: &mut Vec<u8>, card: u8| match seen.get_mut(usize::from(card)) {
        Some(times) => {
            *times += 1;
            Ok(())
        }
        None => Err(format!("there is no card {card}")),
    };
    let held = state.players.iter().flat_map(|player| numbers_in(player.items));
    let deck = state.items.draw_pile().iter().chain(state.items.discards()).chain(&state.item_track).copied();
    for card in held.chain(deck).filter(|card| *card != NONE) {
        count(&mut items, card)?;
    }
    let deck = state.rooms.draw_pile().iter().chain(state.rooms.discards()).chain(&state.room_track).copied();
    let built = state.vault.rooms.iter().flatten().copied().chain([state.turn.named_room]);
    for card in deck.chain(built).filter(|card| *card != NONE) {
        count(&mut rooms, card)?;
    }
    let deck = state.threats.draw_pile().iter().chain(state.threats.discards()).copied();
    for card in deck.chain(state.vault.threats).filter(|card| *card != NONE) {
        count(&mut threats, card)?;
    }
    for (kind, seen) in [("item", items), ("room", rooms), ("threat", threats)] {
        if let Some(card) = seen.iter().position(|times| *times != 1) {
            return Err(format!("{kind} {card} is in {} places", seen[card]));
        }
    }
    Ok(())
}

/// S-LIMIT-01 and S-LIMIT-02: tracks and dwellers stay within their bounds, and each dweller is in one place.
fn audit_players(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.iter().enumerate() {
        if player.cubes.iter().any(|cubes| *cubes > TRACK) {
            return Err(format!("seat {seat} has more than {TRACK} cubes on a track"));
        }
        if player.exhausted & !player.items != 0 {
            return Err(format!("seat {seat} has exhausted an item that is not held"));
        }
        if (player.injured | player.available) & !player.owned != 0 {
            return Err(format!("seat {seat} uses a dweller from the box"));
        }
        for dweller in 0..DWELLERS as u8 {
            let owned = player.owned & (1 << dweller) != 0;
            let available = player.available & (1 << dweller) != 0;
            let fits = match player.at[dweller as usize] {
                At::Box => !owned,
                At::Front => owned && available,
                At::Space(_) | At::Icon(_) => owned && !available,
            };
            if !fits {
                return Err(format!("dweller {dweller} of seat {seat} is in two places"));
            }
        }
        let slots = trained_set(&player.slots);
        let filled = player.slots.iter().filter(|dweller| **dweller != NONE).count() as u32;
        let coming_back = dwellers_of(slots & !player.available)
            .all(|dweller| state.turn.trainees.contains(&dweller) || is_recalling(state));
        if slots.count_ones() != filled || !coming_back {
            return Err(format!("the training slots of seat {seat} are wrong"));
        }
    }
    Ok(())
}

/// During a recall a dweller may have its slot before it has left its space.
fn is_recalling(state: &State) -> bool {
    state.frames.iter().any(|frame| matches!(frame.what, crate::frame::What::Recall { .. }))
}

/// The sets that speed things up say the same as the cards.
fn audit_vault(state: &State) -> Result<(), String> {
    let mut occupied = 0;
    for player in &state.players {
        for at in player.at {
            if let At::Space(space) = at {
                occupied |= space.bit();
            }
        }
    }
    if occupied != state.vault.occupied {
        return Err("occupied spaces and dwellers differ".to_owned());
    }
    let threatened = state.vault.threats.iter().enumerate().filter(|(_, threat)| **threat != NONE);
    if threatened.fold(0, |set, (at, _)| set | (1 << at)) != state.vault.threatened {
        return Err("threatened spaces and threats differ".to_owned());
    }
    if state.vault.threatened & !state.vault.built != 0 {
        return Err("a threat lies where no room is".to_owned());
    }
    Ok(())
}
