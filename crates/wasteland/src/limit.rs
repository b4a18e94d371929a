//! Chapter LIMIT: every piece is in exactly one place, and every bound is kept.

use crate::{
    content::{EnemyType, Home},
    machine::Wasteland,
    state::{MOST_HP, NO_CARD, NONE, State, numbers_in},
};

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

pub(crate) fn audit(game: &Wasteland, state: &State) -> Result<(), String> {
    audit_survivors(game, state)?;
    audit_tiles(game, state)?;
    audit_cards(game, state)?;
    audit_sets(game, state)?;
    audit_tokens(game, state)?;
    if state.frames.is_empty() {
        return Err("nothing is being done".to_owned());
    }
    Ok(())
}

fn audit_survivors(game: &Wasteland, state: &State) -> Result<(), String> {
    for seat in state.all_seats() {
        let player = state.player(seat);
        if player.hp > MOST_HP || player.rads > MOST_HP || player.peg > 7 {
            return Err(format!("{seat:?} has a peg beyond the end of its track"));
        }
        if player.traits & (player.traits >> 1) & 0b01_0101 != 0 {
            return Err(format!("{seat:?} has both sides of a trait token"));
        }
        if player.loyal != NONE && player.agendas & (1 << player.loyal) == 0 {
            return Err(format!("{seat:?} is loyal by a card of somebody else"));
        }
        for (slot, held) in player.equipped.iter().enumerate().filter(|(_, held)| held.is_some()) {
            if game.card(held.card).and_then(|card| card.kind.slot()) != Some(slot) {
                return Err(format!("{seat:?} has a card in a slot that is not its own"));
            }
        }
    }
    Ok(())
}

/// Tiles that the scenario does not lay out stay in the box (W-SETUP-05).
fn audit_tiles(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut tiles = Tally::new("tile", game.content.tiles.len());
    state.tiles.iter().filter(|tile| **tile != NONE).try_for_each(|tile| tiles.add(usize::from(*tile)))
}

/// Loot, assets, unique assets and what survivors own. Character cards may have left the game (W-RULING-80).
fn audit_cards(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut cards = Tally::new("card", game.content.cards.len());
    let piles = [state.loot.draw_pile(), state.loot.discards(), state.assets.draw_pile(), state.assets.discards()];
    let held = state.players.iter().flat_map(|player| {
        player.cards().map(|held| held.card).chain((player.talent != NO_CARD).then_some(player.talent))
    });
    let beside = numbers_in(state.uniques | state.unique_discards)
        .filter_map(|number| game.uniques.get(usize::from(number)).copied());
    let all = piles.into_iter().flatten().copied().chain(state.shop.iter().copied()).chain(held).chain(beside);
    for card in all.chain(state.loot_events.iter().copied()).chain(looked_at(game, state, false)) {
        cards.add(usize::from(card))?;
    }
    cards.all_there(|card| game.content.cards[card].home != Home::Character)
}

/// Cards being looked at: numbers of agenda cards are of another kind.
fn looked_at(game: &Wasteland, state: &State, agendas: bool) -> impl Iterator<Item = u16> {
    let pile = crate::view::looked_at_pile(game, state);
    let wanted = match pile {
        Some(crate::effect::Pile::Agenda) => agendas,
        Some(crate::effect::Pile::Encounter(_)) | None => false,
        Some(_) => !agendas,
    };
    state.looked_at.iter().copied().filter(move |_| wanted)
}

fn audit_sets(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut agendas = Tally::new("agenda", game.content.agendas.len());
    let mut perks = Tally::new("perk", game.content.perks.len());
    for card in state.agendas.draw_pile().iter().chain(state.agendas.discards()) {
        agendas.add(usize::from(*card))?;
    }
    if state.revealed != NONE {
        agendas.add(usize::from(state.revealed))?;
    }
    for card in looked_at(game, state, true) {
        agendas.add(usize::from(card))?;
    }
    let hands = state.players.iter().map(|player| player.agendas).chain([state.agendas_out]);
    for card in hands.flat_map(numbers_in) {
        agendas.add(usize::from(card))?;
    }
    agendas.all_there(|_| true)?;
    for perk in state.players.iter().map(|player| player.perks).chain([state.perks]).flat_map(numbers_in) {
        perks.add(usize::from(perk))?;
    }
    perks.all_there(|_| true)
}

fn audit_tokens(game: &Wasteland, state: &State) -> Result<(), String> {
    let mut tokens = Tally::new("enemy token", game.content.tokens.len());
    for (stack, kind) in state.stacks.iter().zip(EnemyType::ALL) {
        for token in stack.draw_pile().iter().chain(stack.discards()) {
            tokens.add(usize::from(*token))?;
            if game.content.tokens[usize::from(*token)].kind != kind {
                return Err(format!("token {token} lies in the stack of another type"));
            }
        }
    }
    for (_, foe) in state.foes.iter().filter(|(_, foe)| foe.kind.faction().is_none()) {
        tokens.add(usize::from(foe.token))?;
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
