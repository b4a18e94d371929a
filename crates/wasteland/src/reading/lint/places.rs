//! What a story names lies on its map.

use std::collections::{BTreeMap, BTreeSet};

use pack::{Message, say};

use crate::{
    content::{Content, Scenario, Way},
    effect::{Condition, Effect, EffectList, Trigger, Where},
};

use super::{
    super::story::{each_effect, tiles},
    Lint,
};

/// Where a name stands: the kind and the id of the thing.
type Namer<'c> = (&'static str, &'c str);

impl<'c> Lint<'c> {
    pub(super) fn places(&mut self) {
        let content = self.content;
        // Each place that is named and not there, with the scenarios in which it is so.
        let mut lost: BTreeMap<(Namer<'c>, u8), [Vec<&'c str>; 2]> = BTreeMap::new();
        for (scenario, story) in content.scenarios.iter().zip(&self.stories) {
            let map = Map::of(content, scenario);
            let mut look = |namer: Namer<'c>, names: BTreeSet<u8>| {
                for name in names {
                    let [missing, unsure] = lost.entry((namer, name)).or_default();
                    match map.has(name) {
                        Some(true) => {}
                        Some(false) => unsure.push(&scenario.id),
                        None => missing.push(&scenario.id),
                    }
                }
            };
            look(("scenario", &scenario.id), in_list(content, scenario.at_start));
            for quest in story.quests.iter().filter_map(|at| content.quests.get(usize::from(*at))) {
                let mut names: BTreeSet<u8> =
                    quest.lists().into_iter().flat_map(|list| in_list(content, list)).collect();
                for objective in &quest.objectives {
                    names.extend(objective.condition.iter().flat_map(in_condition));
                    if let Way::Triggered(Trigger::Enter(name)) = objective.way {
                        names.insert(name);
                    }
                }
                look(("quest", &quest.id), names);
            }
            let encounters = story.encounters.iter().filter_map(|at| content.encounters.get(usize::from(*at)));
            for encounter in encounters.filter(|encounter| encounter.number.is_some()) {
                let mut names: BTreeSet<u8> =
                    encounter.lists().into_iter().flat_map(|list| in_list(content, list)).collect();
                names.extend(
                    encounter.options.iter().filter_map(|option| option.condition.as_ref()).flat_map(in_condition),
                );
                look(("encounter", &encounter.id), names);
            }
        }
        for (((kind, id), name), [missing, unsure]) in lost {
            let Some(spot) = self.written.thing(kind, id).map(|node| node.spot().clone()) else { continue };
            let place = content.names.get(usize::from(name)).map_or("", String::as_str);
            if !missing.is_empty() {
                self.warn(&spot, place, no_place(place, &missing));
            }
            if !unsure.is_empty() {
                self.warn(&spot, place, unsure_place(place, &unsure));
            }
        }
    }
}

fn no_place(place: &str, scenarios: &[&str]) -> Message {
    let scenarios = scenarios.join(", ");
    say!("w-place-missing", "'{place}' lies on no tile of {scenarios}", place, scenarios)
}

fn unsure_place(place: &str, scenarios: &[&str]) -> Message {
    let scenarios = scenarios.join(", ");
    say!("w-place-unsure", "the tile of '{place}' may stay in the box in {scenarios}", place, scenarios)
}

/// The names on a scenario's map, and whether each is sure to be there.
pub(super) struct Map(BTreeMap<u8, bool>);

impl Map {
    pub(super) fn of(content: &Content, scenario: &Scenario) -> Map {
        let mut names = BTreeMap::new();
        for (tile, sure) in tiles(content, scenario) {
            let spaces = content.tiles.get(usize::from(tile)).into_iter().flat_map(|tile| &tile.spaces);
            for name in spaces.filter_map(|space| space.name) {
                *names.entry(name).or_insert(false) |= sure;
            }
        }
        Map(names)
    }

    /// Whether the place is sure to be there; none if it cannot be.
    pub(super) fn has(&self, name: u8) -> Option<bool> {
        self.0.get(&name).copied()
    }
}

/// The places that a condition names and that it needs to be there.
fn in_condition(condition: &Condition) -> Vec<u8> {
    match condition {
        Condition::All(several) | Condition::Any(several) => several.iter().flat_map(in_condition).collect(),
        Condition::Not(one) => in_condition(one),
        Condition::At(name) => vec![*name],
        _ => Vec::new(),
    }
}

/// The places that effects name.
fn in_list(content: &Content, list: EffectList) -> BTreeSet<u8> {
    let mut names = BTreeSet::new();
    each_effect(content, list, &mut |effect| match effect {
        Effect::Teleport(place)
        | Effect::Travel(place)
        | Effect::PlaceEnemy(_, place, _)
        | Effect::PlaceTokens(_, place, _)
        | Effect::Marker(place) => names.extend(named(*place)),
        Effect::MoveEnemy(foes, _)
        | Effect::KillEnemy(foes)
        | Effect::Deactivate(foes)
        | Effect::Reveal(foes)
        | Effect::Fight(foes) => names.extend(named(foes.place)),
        Effect::If(condition, ..) => names.extend(in_condition(condition)),
        _ => {}
    });
    names
}

const fn named(place: Where) -> Option<u8> {
    match place {
        Where::Named(name) => Some(name),
        _ => None,
    }
}
