//! Chapter LIMIT: every piece is in exactly one place, and every bound is kept.
//!
//! Caps and faction tokens never run out (W-LIMIT-01), so nobody counts them.

use kernel::{Seat, numbers_in};

use crate::{
    content::{EncounterIcon, EnemyType, Home, Letter, MOST_NUMBERED, Trait},
    effect::Pile,
    frame::What,
    library::contains,
    machine::Wasteland,
    map::Node,
    state::{MOST_HP, NO_CARD, NONE, PLAYERS, Player, SECOND_WEAPON, State},
};

mod frames;
pub(crate) mod kept;
#[cfg(test)]
mod tests;

/// Counts pieces and complains of those that are nowhere or twice.
struct Tally {
    what: &'static str,
    seen: Vec<u8>,
}

impl Tally {
    fn new(what: &'static str, count: usize) -> Tally {
        Tally { what, seen: vec![0; count] }
    }

    fn add(&mut self, number: usize) -> Result<(), String> {
        let what = self.what;
        let seen = self.seen.get_mut(number).ok_or_else(|| format!("{what} {number} is not in the box"))?;
        *seen += 1;
        if *seen > 1 { Err(format!("{what} {number} is in two places")) } else { Ok(()) }
    }

    fn all_there(&self, wanted: impl Fn(usize) -> bool) -> Result<(), String> {
        match self.seen.iter().enumerate().find(|(number, seen)| wanted(*number) && **seen == 0) {
            Some((number, _)) => Err(format!("{} {number} is nowhere", self.what)),
            None => Ok(()),
        }
    }
}

fn sound(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Checks a state against the box.
pub(crate) fn audit(game: &Wasteland, state: &State) -> Result<(), String> {
    audit_seats(game, state)?;
    audit_survivors(game, state)?;
    audit_tiles(game, state)?;
    audit_cards(game, state)?;
    audit_sets(game, state)?;
    audit_stories(game, state)?;
    audit_letters(game, state)?;
    audit_tokens(game, state)?;
    audit_deal(state)?;
    crate::secret::audit(state)?;
    frames::audit(game, state)
}

/// Everybody named is at the table, and has a character and a place (W-SETUP-02, W-SETUP-17, W-SETUP-19).
fn audit_seats(game: &Wasteland, state: &State) -> Result<(), String> {
    let seats = state.seats;
    let is_here = |seat: Seat| seat.index() < usize::from(seats);
    sound((1..=PLAYERS as u8).contains(&seats), || format!("{seats} players are at the table"))?;
    sound(usize::from(state.scenario) < game.content.scenarios.len(), || "a scenario that is not there".to_owned())?;
    sound(is_here(state.first) && is_here(state.active), || "a player who is not at the table".to_owned())?;
    let all = [state.acted, state.eliminated, state.influence_changed, state.winners];
    sound(all.iter().all(|some| some.iter().all(is_here)), || "somebody who is not at the table".to_owned())?;
    let absent = state.players[usize::from(seats)..].iter().all(|player| *player == Player::new());
    sound(absent, || "somebody who is not at the table has pieces".to_owned())?;
    let set_up = !is_setting_up(state);
    for seat in state.all_seats() {
        let player = state.player(seat);
        let own = state.all_seats().filter(|other| state.player(*other).character == player.character).count() == 1;
        let known = usize::from(player.character) < game.content.characters.len();
        sound(known && own || player.character == NONE && !set_up, || {
            format!("player {} has no character alone", seat.index() + 1)
        })?;
        let out = state.eliminated.contains(seat);
        let stands = frames::exists(game, state, player.at) && game.land(state).is_faceup(player.at.place());
        let nowhere = player.at == Node::NONE;
        sound(if out { nowhere } else { stands || nowhere && !set_up }, || {
            format!("player {} stands on no space", seat.index() + 1)
        })?;
        let bare = player.special.is_empty() && player.traits == 0 && player.caps == 0 && player.cards().count() == 0;
        sound(!out || bare, || format!("player {} is out of the game and has pieces", seat.index() + 1))?;
    }
    Ok(())
}

fn is_setting_up(state: &State) -> bool {
    state.frames.iter().any(|frame| matches!(frame.what, What::Setup(_)))
}

fn audit_survivors(game: &Wasteland, state: &State) -> Result<(), String> {
    for seat in state.all_seats() {
        let player = state.player(seat);
        if player.hp > MOST_HP || player.rads > MOST_HP || player.peg > 7 {
            return Err(format!("player {} has a peg beyond the end of its track", seat.index() + 1));
        }
        if player.traits & (player.traits >> 1) & 0b01_0101 != 0 {
            return Err(format!("player {} has both sides of a trait token", seat.index() + 1));
        }
        if u32::from(player.traits) >> Trait::ALL.len() != 0 {
            return Err(format!("player {} has a trait that is not in the box", seat.index() + 1));
        }
        if player.loyal != NONE && state.hand(seat) & (1 << player.loyal) == 0 {
            return Err(format!("player {} is loyal by a card of somebody else", seat.index() + 1));
        }
        for (slot, held) in player.equipped.iter().enumerate().filter(|(_, held)| held.is_some()) {
            let own = if slot == SECOND_WEAPON && player.equipped[0].is_some() { 0 } else { slot };
            if game.card(held.card).and_then(|card| card.kind.slot()) != Some(own) {
                return Err(format!("player {} has a card in a slot that is not its own", seat.index() + 1));
            }
        }
    }
    Ok(())
}

/// Tiles that the scenario does not lay out stay in the box (W-SETUP-05), and so do those that it does not name where it
/// names some (W-RULING-106).
fn audit_tiles(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut tiles = Tally::new("tile", game.content.tiles.len());
    let laid = state.tiles.iter().chain(&state.secret.tiles);
    laid.filter(|tile| **tile != NONE).try_for_each(|tile| tiles.add(usize::from(*tile)))?;
    let scenario = game.scenario(state);
    let mut facedown = state.secret.tiles.iter().filter(|tile| **tile != NONE);
    sound(facedown.all(|tile| scenario.mixes(*tile)), || "a tile lies facedown that was not shuffled".to_owned())
}

/// Loot, assets, unique assets, what survivors own, and cards of characters that have left the game (W-RULING-80).
fn audit_cards(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut cards = Tally::new("card", game.content.cards.len());
    let piles = state.secret.loot.iter().chain(&state.secret.assets).map(|card| card.card());
    let discards = state.discards.loot.iter().chain(&state.discards.assets).copied();
    let held = state.players.iter().flat_map(|player| {
        player.cards().map(|held| held.card).chain((player.talent != NO_CARD).then_some(player.talent))
    });
    let beside = numbers_in(state.uniques | state.unique_discards)
        .filter_map(|number| game.uniques.get(usize::from(number)).copied());
    let all = piles.chain(discards).chain(state.shop.iter().copied()).chain(held).chain(beside);
    for card in all.chain(state.loot_events.iter().copied()).chain(looked_at(game, state, Kind::Card)) {
        cards.add(usize::from(card))?;
    }
    let gone = (0u32..).zip(&game.content.characters).filter(|(at, _)| state.cards_gone & (1 << at) != 0);
    gone.map(|(_, character)| character.card).try_for_each(|card| cards.add(usize::from(card)))?;
    // The cards of characters nobody plays stay in the box, and everybody gets the own one in the course of the set-up.
    let played = |card: usize| {
        let plays = |player: &Player| game.content.characters.get(usize::from(player.character));
        state.players.iter().filter_map(plays).any(|character| usize::from(character.card) == card)
    };
    let set_up = !is_setting_up(state);
    cards.all_there(|card| game.content.cards[card].home != Home::Character || set_up && played(card))
}

/// The kinds of cards that can be looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Card,
    Agenda,
    Encounter,
}

/// Cards being looked at, if they are of this kind.
fn looked_at(game: &Wasteland, state: &State, wanted: Kind) -> impl Iterator<Item = u16> {
    let kind = crate::view::looked_at_pile(game, state).map(|pile| match pile {
        Pile::Loot | Pile::Asset => Kind::Card,
        Pile::Agenda => Kind::Agenda,
        Pile::Encounter(_) => Kind::Encounter,
    });
    state.secret.looked_at.iter().map(|card| card.card()).filter(move |_| kind == Some(wanted))
}

fn audit_sets(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut agendas = Tally::new("agenda", game.content.agendas.len());
    let mut perks = Tally::new("perk", game.content.perks.len());
    for card in state.secret.agendas.iter().chain(&state.secret.agenda_discards) {
        agendas.add(usize::from(*card))?;
    }
    if state.revealed != NONE {
        agendas.add(usize::from(state.revealed))?;
    }
    for card in looked_at(game, state, Kind::Agenda) {
        agendas.add(usize::from(card))?;
    }
    let hands = state.secret.hands.iter().copied().chain([state.agendas_out]);
    for card in hands.flat_map(numbers_in) {
        agendas.add(usize::from(card))?;
    }
    agendas.all_there(|_| true)?;
    for perk in state.players.iter().map(|player| player.perks).chain([state.perks]).flat_map(numbers_in) {
        perks.add(usize::from(perk))?;
    }
    perks.all_there(|_| true)
}

/// Encounters are in a deck, in the library, being resolved, looked at or out of the game; quests in the library, in the
/// play area or out of the game (W-LIBRARY-02, W-RESULT-16). Markers stand on spaces, and marks lie on staged quests.
fn audit_stories(game: &Wasteland, state: &State) -> Result<(), String> {
    let numbers = |set: &[u64; MOST_NUMBERED / 64]| {
        let set = *set;
        (0..MOST_NUMBERED as u16).filter(move |card| contains(&set, *card))
    };
    let mut encounters = Tally::new("encounter", game.content.encounters.len());
    for (deck, icon) in state.secret.encounters.iter().zip(EncounterIcon::ALL) {
        for card in deck.iter().map(|card| card.card()) {
            encounters.add(usize::from(card))?;
            let back = game.content.encounters[usize::from(card)].back;
            sound(back == icon, || format!("encounter {card} lies in the deck of another back"))?;
        }
    }
    let elsewhere = numbers(&state.library[0]).chain(numbers(&state.trashed[0]));
    let resolved = state.encounter.map(|meeting| meeting.card);
    for card in elsewhere.chain(resolved).chain(looked_at(game, state, Kind::Encounter)) {
        encounters.add(usize::from(card))?;
    }
    encounters.all_there(|_| true)?;
    let mut quests = Tally::new("quest", game.content.quests.len());
    let staged = state.staged.iter().map(|staged| staged.quest);
    let waiting = numbers(&state.library[1]).filter(|quest| state.in_library(1, *quest));
    for quest in waiting.chain(numbers(&state.trashed[1])).chain(staged) {
        quests.add(usize::from(quest))?;
    }
    quests.all_there(|_| true)?;
    let mut markers = state.staged.iter().flat_map(|staged| staged.markers.iter());
    sound(markers.all(|node| frames::exists(game, state, node)), || "a marker stands on no space".to_owned())?;
    sound(state.staged.is_sound(), || "markers or marks of a quest that is not staged".to_owned())
}

impl Wasteland {
    /// Common tokens of a letter, wherever they are: in the supply, with survivors, or drawn for a level.
    pub(crate) fn letter_tokens(&self, state: &State, letter: Letter) -> u8 {
        let supply = state.secret.specials.iter().filter(|other| **other == letter as u8).count();
        let has =
            |seat: &Seat| state.player(*seat).special.contains(letter) && self.silhouette(state, *seat) != Some(letter);
        let held = state.all_seats().filter(has).count();
        let drawn = state.frames.iter().map(|frame| match frame.what {
            What::LevelUp { drawn, .. } => drawn.iter().filter(|one| **one == Some(letter)).count(),
            _ => 0,
        });
        (supply + held + drawn.sum::<usize>()) as u8
    }
}

/// W-SETUP-08: common tokens of each letter. A silhouette token is with its survivor or put aside.
fn audit_letters(game: &Wasteland, state: &State) -> Result<(), String> {
    for letter in Letter::ALL {
        let (there, all) = (game.letter_tokens(state, letter), game.content.specials[letter as usize]);
        sound(there == all, || format!("there are {there} tokens {letter:?}, and {all} in the box"))?;
    }
    let has_own = |seat: Seat| match game.silhouette(state, seat) {
        Some(letter) => state.player(seat).special.contains(letter) || state.eliminated.contains(seat),
        None => true,
    };
    sound(state.all_seats().all(has_own), || "a silhouette token that nobody has".to_owned())
}

/// What is in the deal belongs to those who deal (W-TRADE-03).
fn audit_deal(state: &State) -> Result<(), String> {
    let (offer, deal) = (&state.offer, &state.secret.deal);
    let cards = |cards: &[u16], seat: Seat| cards.iter().all(|card| state.player(seat).holds(*card));
    let agendas = |cards: u64, seat: Seat| cards & !state.hand(seat) == 0;
    let own = cards(&offer.gives, offer.camper)
        && cards(&offer.gets, offer.partner)
        && agendas(deal.gives, offer.camper)
        && agendas(deal.chosen, offer.partner);
    sound(own, || "something in the deal belongs to nobody who deals".to_owned())
}

fn audit_tokens(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut tokens = Tally::new("enemy token", game.content.tokens.len());
    for (kind, (stack, discards)) in
        EnemyType::ALL.into_iter().zip(state.secret.stacks.iter().zip(&state.discards.stacks))
    {
        for token in stack.iter().chain(discards) {
            tokens.add(usize::from(*token))?;
            if game.content.tokens[usize::from(*token)].kind != kind {
                return Err(format!("token {token} lies in the stack of another type"));
            }
        }
    }
    for (number, foe) in state.foes.iter() {
        if foe.kind.faction().is_none() {
            let token = usize::from(state.token_of(number, foe));
            tokens.add(token)?;
            let kind = game.content.tokens[token].kind;
            sound(kind == foe.kind, || format!("enemy {number} has the token of another type"))?;
        }
        sound(frames::exists(game, state, foe.at), || format!("enemy {number} stands on no space"))?;
        let open = foe.active || foe.kind.faction().is_none();
        sound(open, || format!("enemy {number} of a faction lies facedown (W-RULING-65)"))?;
    }
    for fight in &state.fights {
        if let (crate::state::Opponent::Drawn { kind, token }, false) = (fight.foe, fight.won || fight.over)
            && kind.faction().is_none()
        {
            tokens.add(usize::from(token))?;
        }
    }
    tokens.all_there(|_| true)
}
