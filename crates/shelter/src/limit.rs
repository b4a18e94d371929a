//! Chapter LIMIT: what the box holds, and that nothing is lost or made (S-LIMIT-01 to S-LIMIT-04).
//!
//! The box always has the piece that the rules allow, so no supply is counted; this chapter checks that the bounds
//! this rests on are kept, that every card and dweller is in exactly one place, and that whatever is kept instead of
//! being worked out each time is what working it out anew gives.

use kernel::{Seat, Seats, numbers_in};

use crate::{
    frame::{LineFrom, What},
    machine::Shelter,
    place::trained_set,
    recall::recalling,
    state::{At, DWELLERS, Due, FACEUP, NONE, PLAYERS, Player, State, TRACK, dwellers_of},
    vault::{LEVELS, Slot, SpaceRef, Vault},
};

#[cfg(test)]
mod tests;

/// Checks a state against the box.
pub(crate) fn audit(game: &Shelter, state: &State) -> Result<(), String> {
    audit_seats(game, state)?;
    audit_cards(game, state)?;
    for seat in state.all_seats() {
        audit_player(state, seat)?;
    }
    audit_vault(game, state)?;
    audit_dwellers(game, state)?;
    audit_turn(game, state)?;
    audit_frames(game, state)
}

fn sound(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Everybody named is at the table, and everybody at the table has a level and a colour (S-SETUP-04, S-SETUP-05).
fn audit_seats(game: &Shelter, state: &State) -> Result<(), String> {
    let seats = state.seats;
    let is_here = |seat: Seat| seat.index() < usize::from(seats);
    sound((2..=PLAYERS as u8).contains(&seats), || format!("{seats} players are at the table"))?;
    sound(is_here(state.first) && is_here(state.active), || "a player who is not at the table".to_owned())?;
    sound(is_within(state.passed, seats), || "somebody passed who is not at the table".to_owned())?;
    sound(state.vault.levels == seats + 1, || format!("{} levels for {seats} players", state.vault.levels))?;
    for level in 0..LEVELS {
        let is_owned = (1..=usize::from(seats)).contains(&level);
        let owner = state.vault.owners[level];
        let fits = if is_owned { owner < seats } else { owner == NONE };
        let alone = owner == NONE || state.vault.owners.iter().filter(|other| **other == owner).count() == 1;
        sound(fits && alone, || format!("level {level} has the wrong owner"))?;
    }
    for seat in state.all_seats() {
        let color = state.player(seat).color;
        let known = color > 0 && usize::from(color) < game.content.elevators.len();
        let own = state.all_seats().filter(|other| state.player(*other).color == color).count() == 1;
        sound(known && own, || format!("player {} has no color of their own", seat.index() + 1))?;
    }
    let absent = state.players[usize::from(seats)..].iter().all(|player| player.items == 0 && player.owned == 0);
    sound(absent, || "somebody who is not at the table has pieces".to_owned())
}

fn is_within(some: Seats, seats: u8) -> bool {
    some.iter().all(|seat| seat.index() < usize::from(seats))
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
    let piles = &state.secret.piles;
    let deck = piles.items.iter().chain(&state.discards.items).chain(&state.item_track).copied();
    for card in held.chain(deck).filter(|card| *card != NONE) {
        count(&mut items, card)?;
    }
    let deck = piles.rooms.iter().chain(&state.discards.rooms).chain(&state.room_track).copied();
    let built = state.vault.rooms.iter().flatten().copied().chain([state.turn.named_room]);
    for card in deck.chain(built).filter(|card| *card != NONE) {
        count(&mut rooms, card)?;
    }
    let deck = piles.threats.iter().chain(&state.discards.threats).copied();
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
fn audit_player(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let few = player.cubes.iter().all(|cubes| *cubes <= TRACK);
    sound(few, || format!("player {} has more than {TRACK} cubes on a track", seat.index() + 1))?;
    sound(player.exhausted & !player.items == 0, || {
        format!("player {} has exhausted an item that is not held", seat.index() + 1)
    })?;
    let out_of_box = (player.injured | player.available) & !player.owned == 0;
    sound(out_of_box, || format!("player {} uses a dweller from the box", seat.index() + 1))?;
    for dweller in 0..DWELLERS as u8 {
        let owned = player.owned & (1 << dweller) != 0;
        let available = player.available & (1 << dweller) != 0;
        let fits = match player.at[dweller as usize] {
            At::Box => !owned,
            At::Front => owned && available,
            At::Space(_) | At::Icon(_) => owned && !available,
        };
        sound(fits, || format!("dweller {dweller} of player {} is in two places", seat.index() + 1))?;
        let waits = player.due[dweller as usize] == Due::Nothing || matches!(player.at[dweller as usize], At::Space(_));
        sound(waits, || {
            format!("dweller {dweller} of player {} is to be trained and stands on no space", seat.index() + 1)
        })?;
    }
    let slots = trained_set(&player.slots);
    let filled = player.slots.iter().filter(|dweller| **dweller != NONE).count() as u32;
    let coming_back = dwellers_of(slots & !player.available)
        .all(|dweller| state.turn.trainees.contains(&dweller) || is_recalling(state));
    sound(slots.count_ones() == filled && coming_back, || {
        format!("the training slots of player {} are wrong", seat.index() + 1)
    })
}

/// During a recall a dweller may have its slot before it has left its space.
fn is_recalling(state: &State) -> bool {
    state.frames.iter().any(|frame| matches!(frame.what, What::Recall { .. }))
}

/// The sets that speed things up say the same as the cards.
fn audit_vault(game: &Shelter, state: &State) -> Result<(), String> {
    let vault = &state.vault;
    let mut anew = Vault::new(vault.levels);
    for level in 0..vault.levels {
        for slot in Slot::ALL {
            let Some(room) = vault.room(level, slot) else { continue };
            let touches = slot.inner().is_none_or(|inner| vault.room(level, inner).is_some());
            sound(touches, || format!("room {room} touches neither elevator nor room (S-BUILD-02)"))?;
            anew.put_room(&game.content, level, slot, room);
        }
        if let Some(owner) = vault.owner(level) {
            anew.put_elevator(level, game.content.elevators[usize::from(state.player(owner).color)].space);
        }
    }
    for (at, threat) in (0u8..).zip(vault.threats).filter(|(_, threat)| *threat != NONE) {
        let Some(space) = SpaceRef::from_index(at).filter(|space| anew.built & space.bit() != 0) else {
            return Err(format!("threat {threat} lies where no room is"));
        };
        anew.put_threat(&game.content, space, threat);
    }
    sound(anew.built == vault.built, || "built spaces and rooms differ".to_owned())?;
    sound(anew.threatened == vault.threatened, || "threatened spaces and threats differ".to_owned())?;
    sound(anew.offers == vault.offers, || "what spaces offer and what lies there differ".to_owned())
}

/// S-PLACE-02, S-LINKED-01: one dweller on a space, or two of one player on a linked one.
fn audit_dwellers(game: &Shelter, state: &State) -> Result<(), String> {
    let vault = &state.vault;
    let mut standing: Vec<(SpaceRef, Seat)> = Vec::new();
    for seat in state.all_seats() {
        for at in state.player(seat).at {
            let (At::Space(space) | At::Icon(Some(space))) = at else { continue };
            sound(vault.built & space.bit() != 0, || {
                format!("a dweller of player {} stands on no space", seat.index() + 1)
            })?;
            if let At::Space(space) = at {
                standing.push((space, seat));
            }
        }
    }
    let occupied = standing.iter().fold(0, |set, (space, _)| set | space.bit());
    sound(occupied == vault.occupied, || "occupied spaces and dwellers differ".to_owned())?;
    for space in SpaceRef::of_set(occupied) {
        let there: Vec<Seat> = standing.iter().filter(|(at, _)| *at == space).map(|(_, seat)| *seat).collect();
        let most = if game.space(vault.offer(space)).linked { 2 } else { 1 };
        let fits = there.len() <= most && there.iter().all(|seat| *seat == there[0]);
        sound(fits, || format!("too many dwellers on space {}", space.index()))?;
    }
    Ok(())
}

/// What the running turn keeps is on the table.
fn audit_turn(game: &Shelter, state: &State) -> Result<(), String> {
    let turn = &state.turn;
    let player: &Player = state.player(state.active);
    for dweller in turn.dwellers.into_iter().filter(|dweller| *dweller != NONE) {
        let there = turn.space.is_some_and(|space| player.at.get(usize::from(dweller)) == Some(&At::Space(space)));
        sound(there, || format!("placed dweller {dweller} is not where it was placed"))?;
    }
    let is_gap =
        |gap: u8| turn.named_room != NONE && usize::from(gap) < FACEUP && state.room_track[usize::from(gap)] == NONE;
    let gap = turn.named_gap;
    sound(gap == NONE || is_gap(gap), || "the gap of the named room is no gap".to_owned())?;
    let printed = game.content.spaces.get(usize::from(turn.exchange));
    let exchanges = turn.exchange == NONE || printed.is_some_and(|space| space.exchange.is_some());
    sound(exchanges, || "an exchange that is printed nowhere".to_owned())?;
    let idle = turn.trainees.is_empty() && turn.defeated == 0;
    sound(idle || is_recalling(state), || "a recall goes on that is over".to_owned())?;
    let recalled = state.frames.iter().find_map(|frame| match frame.what {
        What::Recall { nth, .. } => Some(recalling(state, nth)),
        _ => None,
    });
    let is_due = |dweller: &u8| {
        let due = recalled.and_then(|seat| state.player(seat).due.get(usize::from(*dweller)));
        due.is_some_and(|due| *due != Due::Nothing)
    };
    let once = |one: &u8| turn.trainees.iter().filter(|other| *other == one).count() == 1;
    sound(turn.trainees.iter().all(|one| once(one) && is_due(one)), || "a trainee who is not to be trained".to_owned())
}

/// Procedures under way speak of players, cards and spaces that are there.
fn audit_frames(game: &Shelter, state: &State) -> Result<(), String> {
    sound(!state.frames.is_empty(), || "nothing is being done".to_owned())?;
    for frame in &state.frames {
        let is_here = |seat: Seat| seat.index() < usize::from(state.seats);
        let fits = match frame.what {
            What::Round(_) | What::Turn(_) | What::Fight(_) | What::Over => true,
            What::Spawn { level } => level <= state.vault.levels,
            What::Placement(_) => state.turn.space.is_some(),
            What::Pay(payment) => is_here(payment.seat),
            What::Income { owner } => is_here(owner),
            What::Gain(gaining) => {
                let printed = match gaining.from {
                    LineFrom::Space => state.turn.space.is_some(),
                    LineFrom::Item { card, ability, effect } => game
                        .ability(card, ability)
                        .is_some_and(|printed| printed.effects.get(usize::from(effect)).is_some()),
                };
                is_here(gaining.seat) && printed && usize::from(gaining.icon) <= game.line(state, gaining.from).len()
            }
            What::Windows { whom, asking, .. } => is_within(whom, state.seats) && asking.is_none_or(is_here),
            What::Use(using) => {
                let printed = game.ability(using.card, using.ability);
                is_here(using.seat) && printed.is_some_and(|printed| usize::from(using.effect) <= printed.effects.len())
            }
            What::Build(building) => {
                let level = state.vault.level_of(building.seat);
                is_here(building.seat)
                    && building.chosen.is_none_or(|(_, slot)| state.vault.room(level, slot).is_none())
            }
            What::ExchangeGain { .. } => state.turn.exchange != NONE,
            What::Recall { nth, .. } => nth <= state.seats,
        };
        sound(fits, || "a step speaks of what is not there".to_owned())?;
    }
    Ok(())
}

/// The end is noticed, and the places are those of the final count (S-END-01, S-END-02, S-SCORE-03).
pub(crate) fn audit_kept(game: &Shelter, state: &State) -> Result<(), String> {
    let full = (1..state.vault.levels).any(|level| state.vault.rooms_on(level) == Slot::ALL.len() as u8);
    sound(state.end.is_some() || !full, || "a level is full, and nobody noticed".to_owned())?;
    let drawn = state.secret.piles.threats.is_empty() && !game.content.threats.is_empty();
    sound(state.end.is_some() || !drawn, || "the last threat was drawn, and nobody noticed".to_owned())?;
    if state.top() != Some(What::Over) {
        return sound(state.places.is_empty(), || "the game has places before it is over".to_owned());
    }
    sound(state.end.is_some(), || "the game is over for no reason".to_owned())?;
    let ranked = game.rank(state).map_err(|error| error.to_string())?;
    sound(ranked == state.places, || "the places are not those of the count".to_owned())
}
