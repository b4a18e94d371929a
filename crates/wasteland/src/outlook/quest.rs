//! Staged quests: where their objectives are done, who could do them when, and what they would move (chapter QUEST).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    choice::Reason,
    content::{Objective, Way},
    effect::{Condition, Effect, EffectList, Pile, Side, Trigger, Where},
    frame::Source,
    machine::Wasteland,
    map::{Node, Nodes},
    outlook::{Analysis, Reach},
    state::State,
};

/// An objective of a staged quest, as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObjectiveOutlook {
    /// The quest.
    pub quest: u16,
    /// Which of its objectives.
    pub objective: u8,
    /// The spaces where it is done, as far as they lie faceup; none where the place does not matter.
    pub places: Option<Nodes>,
    /// What completing it moves.
    pub moves: Vec<Shift>,
    /// The survivors still in the game, and when each could do it.
    pub seats: Vec<(Seat, Readiness)>,
}

/// When a survivor could do an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Readiness {
    /// With a quest action now.
    Now,
    /// In this turn, after going there with so many actions.
    After(u8),
    /// Nothing is missing but the turn, or an action of it.
    NextTurn,
    /// As soon as the deed is done; nothing else is missing.
    Deed,
    /// This is missing.
    Lacks(Reason),
}

/// Something that an objective moves besides the survivor's own things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shift {
    /// What.
    pub what: Moved,
    /// By how much, as it stands now.
    pub by: i8,
    /// It depends on more than the objective: a choice, a condition, a test.
    pub perhaps: bool,
}

/// What is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// Power (chapter POWER).
    Power(Side),
    /// Agenda cards of the survivor, which are influence (W-AGENDA-02).
    Agendas,
}

impl Analysis<'_> {
    /// The objectives of all staged quests.
    #[must_use]
    pub fn quests(&self) -> Vec<ObjectiveOutlook> {
        let reach = self.reach(self.state.active);
        let staged: Vec<u16> = self.state.staged.quests().collect();
        let count = |quest: u16| self.game.content.quests.get(usize::from(quest)).map_or(0, |one| one.objectives.len());
        let all = staged.iter().flat_map(|quest| (0..count(*quest) as u8).map(move |at| (*quest, at)));
        all.filter_map(|(quest, objective)| self.objective(quest, objective, &reach)).collect()
    }

    /// The faceup spaces where something of a staged quest is done, and those of its markers.
    #[must_use]
    pub fn quest_places(&self, quest: u16) -> Nodes {
        let markers = self.state.staged.get(quest).map(|staged| staged.markers.iter()).into_iter().flatten();
        let objectives = (0u8..).map_while(|objective| self.game.objective(quest, objective));
        let asked = objectives.filter_map(|objective| self.objective_places(quest, objective));
        asked.flat_map(Nodes::iter).chain(markers).collect()
    }

    /// The staged quests of which something is done in a space.
    #[must_use]
    pub fn quests_at(&self, node: Node) -> Vec<u16> {
        self.state.staged.quests().filter(|quest| self.quest_places(*quest).contains(node)).collect()
    }

    /// The spaces where an objective is done; none where the place does not matter.
    fn objective_places(&self, quest: u16, objective: &Objective) -> Option<Nodes> {
        let asked = objective.condition.as_ref().and_then(|condition| self.places(quest, condition));
        match (&objective.way, asked) {
            (_, Some(asked)) => Some(asked),
            (Way::Triggered(trigger), None) => self.places_of(quest, *trigger),
            (Way::Action(_), None) => None,
        }
    }

    fn objective(&self, quest: u16, objective: u8, reach: &Reach) -> Option<ObjectiveOutlook> {
        let (game, state) = (self.game, &self.state);
        let printed = game.objective(quest, objective)?;
        let places = self.objective_places(quest, printed);
        let seats = state.survivors().map(|seat| {
            let readiness = match printed.way {
                Way::Triggered(_) => self.when_done(seat, quest, printed.condition.as_ref()),
                Way::Action(_) => self.readiness(seat, quest, objective, places, reach),
            };
            (seat, readiness)
        });
        let mut moves = Vec::new();
        self.gather(printed.results, quest, false, &mut moves);
        Some(ObjectiveOutlook { quest, objective, places, moves, seats: seats.collect() })
    }

    /// The spaces that a condition asks for; none where it asks for none.
    fn places(&self, quest: u16, condition: &Condition) -> Option<Nodes> {
        let those = |place| Some(self.game.spaces(&self.state, self.state.active, place, Source::Quest(quest)));
        match condition {
            Condition::At(name) => those(Where::Named(*name)),
            Condition::AtIcon(icon) => those(Where::Icon(*icon)),
            Condition::AtMarker => those(Where::Markers),
            Condition::AtStart => those(Where::Start),
            Condition::All(all) => {
                let asked = all.iter().filter_map(|one| self.places(quest, one));
                asked.reduce(Nodes::and)
            }
            Condition::Any(any) => {
                let asked: Option<Vec<Nodes>> = any.iter().map(|one| self.places(quest, one)).collect();
                asked.map(|all| all.into_iter().flat_map(Nodes::iter).collect())
            }
            _ => None,
        }
    }

    /// Where the deed can be done that completes an objective.
    fn places_of(&self, quest: u16, trigger: Trigger) -> Option<Nodes> {
        match trigger {
            Trigger::Enter(name) => {
                Some(self.game.spaces(&self.state, self.state.active, Where::Named(name), Source::Quest(quest)))
            }
            Trigger::Kill(Some(kind), _) => {
                let foes = self.state.foes.iter().filter(|(_, foe)| foe.active && foe.kind == kind);
                Some(foes.map(|(_, foe)| foe.at).collect())
            }
            _ => None,
        }
    }

    fn when_done(&self, seat: Seat, quest: u16, condition: Option<&Condition>) -> Readiness {
        let (state, source) = (&self.state, Some(Source::Quest(quest)));
        match condition.filter(|condition| !self.game.holds(state, seat, condition, source)) {
            Some(unmet) => Readiness::Lacks(self.game.unmet(state, seat, unmet, source)),
            None => Readiness::Deed,
        }
    }

    fn readiness(&self, seat: Seat, quest: u16, objective: u8, places: Option<Nodes>, reach: &Reach) -> Readiness {
        let (game, state) = (self.game, &self.state);
        let on_turn = Wasteland::is_on_turn(state, seat);
        let reason = match game.may_attempt(state, seat, quest, objective) {
            Ok(()) => {
                return match game.hindering(state, seat) {
                    Some(foe) => Readiness::Lacks(Reason::EnemyHere(foe)),
                    None if on_turn && state.turn.actions > 0 => Readiness::Now,
                    None => Readiness::NextTurn,
                };
            }
            Err(because) => because.reason,
        };
        // All but the way there may be done.
        let Some(places) = places.filter(|_| on_turn && state.active == seat) else { return Readiness::Lacks(reason) };
        let fits = |there: &State| game.may_attempt(there, seat, quest, objective).is_ok();
        let mut there = state.clone();
        let ways = reach.spaces.iter().filter(|space| places.contains(space.node) && space.waiting.is_empty());
        let near = ways.filter_map(|space| {
            let way = space.ways.first().filter(|way| !way.kills && way.fights.is_empty())?;
            there.player_mut(seat).at = space.node;
            (way.actions < state.turn.actions && fits(&there)).then_some(way.actions)
        });
        near.min().map_or(Readiness::Lacks(reason), Readiness::After)
    }

    /// What a list of effects moves; what hangs on more is perhaps.
    fn gather(&self, effects: EffectList, quest: u16, perhaps: bool, moves: &mut Vec<Shift>) {
        let amount = |amount| {
            let number = self.game.amount(&self.state, self.state.active, amount, Some(Source::Quest(quest)));
            i8::try_from(number).unwrap_or(i8::MAX)
        };
        for effect in self.game.content.effects(effects) {
            let found = match effect {
                Effect::Power(side, by) => Some((Moved::Power(*side), amount(*by))),
                Effect::Weaken(side, by) => Some((Moved::Power(*side), -amount(*by))),
                Effect::Draw(Pile::Agenda, by) => Some((Moved::Agendas, amount(*by))),
                Effect::LoseAgenda => Some((Moved::Agendas, -1)),
                _ => None,
            };
            moves.extend(found.map(|(what, by)| Shift { what, by, perhaps }));
            for inner in effect.effect_lists() {
                self.gather(inner, quest, true, moves);
            }
        }
    }
}
