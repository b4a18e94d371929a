//! What is kept instead of being worked out each time is what working it out anew gives.

use kernel::Seat;

use super::sound;
use crate::{
    content::Faction,
    frame::{TurnStep, What},
    machine::Wasteland,
    mode,
    options::VictoryDeclaration,
    state::{Opponent, SHOP, State},
};

pub(crate) fn audit(game: &Wasteland, state: &State) -> Result<(), String> {
    audit_fights(state)?;
    if state.top() == Some(What::Over) {
        return Ok(());
    }
    sound(state.winners.is_empty(), || "somebody has won, and the game goes on".to_owned())?;
    audit_victory(game, state)?;
    audit_takeover(game, state)?;
    audit_turn(game, state)
}

/// What a fight says of its enemy is what lies on the map.
fn audit_fights(state: &State) -> Result<(), String> {
    for fight in &state.fights {
        let kind = match fight.foe {
            Opponent::OnMap(number) => state.foes.get(number).map(|foe| foe.kind),
            Opponent::Drawn { kind, .. } => Some(kind),
        };
        sound(kind.is_none_or(|kind| kind == fight.kind), || "a fight against another type".to_owned())?;
    }
    Ok(())
}

/// Nobody who has what it takes to win is overlooked (W-WIN-03, W-RULING-56): as long as nothing is under way that is
/// looked at as a whole, nobody is left to be looked at; otherwise whoever may win is noted.
fn audit_victory(game: &Wasteland, state: &State) -> Result<(), String> {
    if state.options.victory_declaration != VictoryDeclaration::Automatic {
        return Ok(());
    }
    let whole = state.frames.iter().any(|frame| Wasteland::is_one_effect(frame.what));
    let open = state.world_changed || !state.influence_changed.is_empty();
    sound(whole || !open, || "influence is still to be looked at, and nothing holds that up".to_owned())?;
    let worldly = if state.world_changed { game.worldly } else { 0 };
    let noted = |seat: Seat| state.influence_changed.contains(seat) || state.hand(seat) & worldly != 0;
    let overlooked = state.survivors().find(|seat| mode::may_win(game, state, *seat) && !noted(*seat));
    sound(overlooked.is_none(), || {
        format!("player {} has won, and nobody noticed", overlooked.map_or(0, |seat| seat.index() + 1))
    })
}

/// A faction at the end of the track is noted (W-POWER-04), and ends the game unless a card is finished first or hands
/// are reduced (W-RULING-100).
fn audit_takeover(game: &Wasteland, state: &State) -> Result<(), String> {
    let end = game.track_end(state);
    let is_there = Faction::BOTH.iter().any(|faction| state.power_of(*faction) >= end);
    sound(state.takeover || !is_there, || "a faction is at the end of the track, and nobody noticed".to_owned())?;
    let later = !mode::ends_on_arrival(state) && state.frames.iter().any(|frame| Wasteland::is_card(frame.what));
    let reduced = state.frames.iter().any(|frame| matches!(frame.what, What::AgendaLimit { .. } | What::Setup(_)));
    sound(!state.takeover || later || reduced, || "a faction has taken over, and the game goes on".to_owned())
}

/// Where a turn goes on, limits are kept and the shop is as it should be (W-AGENDA-05, W-INVENTORY-03, W-SHOP-04).
fn audit_turn(game: &Wasteland, state: &State) -> Result<(), String> {
    if state.top() != Some(What::Turn(TurnStep::Choose)) {
        return Ok(());
    }
    for seat in state.survivors() {
        let player = state.player(seat);
        let few = mode::hand_limit(state).is_none_or(|limit| state.agenda_count(seat) <= limit);
        sound(few, || format!("player {} has too many agenda cards", seat.index() + 1))?;
        let limit = usize::from(game.inventory_limit(state, seat));
        sound(player.inventory.len() <= limit, || {
            format!("player {} has too many cards in the inventory", seat.index() + 1)
        })?;
        sound(player.remaining_hp() > 0, || format!("player {} has no HP left and lives", seat.index() + 1))?;
    }
    let spare = state.secret.assets.len() + state.discards.assets.len();
    sound(state.shop.len() == SHOP || state.shop.len() < SHOP && spare == 0, || "the shop was not reset".to_owned())
}
