//! Procedures under way speak of players, cards, spaces and enemies that are there.

use kernel::{Seat, Seats};

use super::sound;
use crate::{
    effect::EffectList,
    frame::{ActivateStep, RoundStep, SetupStep, Source, What},
    machine::Wasteland,
    map::Node,
    state::{MOST_FOES, NO_CARD, State},
};

pub(super) fn audit(game: &Wasteland, state: &State) -> Result<(), String> {
    let content = &game.content;
    sound(!state.frames.is_empty(), || "nothing is being done".to_owned())?;
    for frame in &state.frames {
        let is_here = |seat: Seat| seat.index() < usize::from(state.seats);
        let are_here = |seats: Seats| seats.iter().all(is_here);
        let effects = |effects: EffectList, at: u8| {
            content.effect_lists.get(usize::from(effects.0)).is_some_and(|list| usize::from(at) <= list.len())
        };
        let source = |source: Source| match source {
            Source::Encounter => state.encounter.is_some(),
            Source::Quest(quest) => usize::from(quest) < content.quests.len(),
            Source::Card(card) => game.card(card).is_some(),
            Source::Perk(perk) => usize::from(perk) < content.perks.len(),
            Source::Character(character) => usize::from(character) < content.characters.len(),
            Source::Scenario => true,
        };
        let fits = match frame.what {
            What::Turn(_) | What::ActionOver | What::Fight(_) | What::Test(_) | What::Objectives | What::Over => true,
            What::Setup(step) => match step {
                SetupStep::Survivor(nth) | SetupStep::Figure(nth) | SetupStep::Character(nth) => nth <= state.seats,
                SetupStep::Scenario(nth) => usize::from(nth) <= game.scenario(state).quests.len(),
                SetupStep::Boards | SetupStep::Enemies => true,
            },
            What::Round(RoundStep::Closing { seats, from }) => are_here(seats) && is_here(from),
            What::Round(RoundStep::Next | RoundStep::Reveal | RoundStep::Discard) => true,
            What::Entered { seat, node, .. } => is_here(seat) && exists(game, state, node),
            What::Explore { place, .. } => usize::from(place) < game.scenario(state).places.len(),
            What::Activation { icon, step } => {
                let row = content.agendas.get(usize::from(state.revealed)).map_or(0, |agenda| agenda.row.len());
                let enemy = match step {
                    ActivateStep::Order(foe) | ActivateStep::Act(foe) | ActivateStep::Where(foe) => foe,
                    ActivateStep::Mark | ActivateStep::Next | ActivateStep::Flip => 0,
                };
                usize::from(icon) <= row && usize::from(enemy) < MOST_FOES
            }
            What::Kill { seat, at, .. } => is_here(seat) && (at == Node::NONE || exists(game, state, at)),
            What::Encounter(_) => state.encounter.is_some(),
            What::Quest { seat, quest, objective, .. } => is_here(seat) && game.objective(quest, objective).is_some(),
            What::Effects { effects: list, at, seat, source: from, .. } => {
                is_here(seat) && effects(list, at) && source(from)
            }
            What::Each { seats, from, effects: list, source: on } => {
                are_here(seats) && is_here(from) && effects(list, 0) && source(on)
            }
            What::Drawn { seat, base, at } => {
                is_here(seat) && usize::from(base) <= state.loot_events.len() && (base..=base + 1).contains(&at)
            }
            What::Unexhaust { seat, only, .. } => is_here(seat) && (only == NO_CARD || game.card(only).is_some()),
            What::Trade(_) => state.offer.camper != state.offer.partner,
            What::Use { seat, source: from, ability, .. } => {
                let printed = match from {
                    Source::Card(card) => {
                        game.card(card).is_some_and(|card| card.uses.get(usize::from(ability)).is_some())
                    }
                    Source::Perk(perk) => usize::from(perk) < content.perks.len(),
                    Source::Encounter | Source::Quest(_) | Source::Scenario | Source::Character(_) => false,
                };
                is_here(seat) && printed
            }
            What::Pay { seat, cost, .. } => is_here(seat) && game.cost_of_source(state, cost).is_some(),
            What::MoveEnemy { seat, foe, .. } => is_here(seat) && usize::from(foe) < MOST_FOES,
            What::Killed { seat, .. }
            | What::LevelUp { seat, .. }
            | What::GainPerk { seat, .. }
            | What::Shop { seat, .. }
            | What::Stow { seat }
            | What::DrawAgendas { seat, .. }
            | What::AgendaLimit { seat }
            | What::Window { seat, .. } => is_here(seat),
            What::Camp { .. } | What::ShoppedInCamp => is_here(state.active),
            What::Mode(_) => true,
        };
        sound(fits, || "a step speaks of what is not there".to_owned())?;
    }
    audit_nesting(state)
}

/// Fights, tests and the encounter are there as long as they are under way. When the game is over they stay as they
/// were.
fn audit_nesting(state: &State) -> Result<(), String> {
    if state.top() == Some(What::Over) {
        return Ok(());
    }
    let count = |is_one: fn(What) -> bool| state.frames.iter().filter(|frame| is_one(frame.what)).count();
    let fights = count(|what| matches!(what, What::Fight(_)));
    sound(fights == state.fights.len(), || format!("{fights} fights go on, and {} are kept", state.fights.len()))?;
    let tests = count(|what| matches!(what, What::Test(_)));
    sound(tests == state.trials.len(), || format!("{tests} tests go on, and {} are kept", state.trials.len()))?;
    let encounters = count(|what| matches!(what, What::Encounter(_)));
    let kept = usize::from(state.encounter.is_some());
    sound(encounters == kept, || format!("{encounters} encounters go on, and {kept} are kept"))?;
    let drawn = count(|what| matches!(what, What::Drawn { .. }));
    sound(drawn > 0 || state.loot_events.is_empty(), || "events wait that nobody drew".to_owned())
}

/// Whether there is such a space: one of a faceup tile, or a facedown tile as a whole.
pub(super) fn exists(game: &Wasteland, state: &State, node: Node) -> bool {
    let there = usize::from(node.place()) < game.scenario(state).places.len();
    there && game.land(state).spaces_at(node.place()).contains(node)
}
