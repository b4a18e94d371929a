//! The dice of a step: those of fights, those for levels, and how they part the plan.

use kernel::Recorded;
use shelter::{
    event::{Event, Spared},
    vault::SpaceRef,
};

use super::Writer;
use crate::{
    motion::{What, time},
    shelter::{
        motion::{Dice, Throw},
        spot::Spot,
    },
    sound::Cue,
};

impl Writer<'_> {
    /// The dice of a fight, once: when they are rolled, or when it ends without having been rolled in this step.
    pub(super) fn fight(&mut self, at: usize) {
        let facts = self.facts;
        let (seat, dice, tumbles) = match facts.events[at].event {
            Event::FightRolled { seat, dice } => (seat, dice, true),
            Event::FightEnded { seat, dice, .. } => (seat, dice, false),
            _ => return,
        };
        let is_roll = |recorded: &Recorded<Event>| matches!(recorded.event, Event::FightRolled { .. });
        if !tumbles && facts.events.iter().take(at).any(is_roll) {
            return;
        }
        // Dice that are rolled again in the same step end otherwise.
        let next_roll =
            facts.events.iter().skip(at + 1).position(is_roll).map_or(facts.events.len(), |next| at + 1 + next);
        let ended = facts.events[at..next_roll].iter().find_map(|recorded| match recorded.event {
            Event::FightEnded { need, bonus, won, .. } => Some((need, bonus, won)),
            _ => None,
        });
        let now = facts.after.open_step();
        let space = match self.source(facts.events[at].cause) {
            Some(Spot::Space(space)) => Some(space),
            _ => now.space.or(facts.before.open_step().space),
        };
        let threat = space.and_then(|space| facts.before.vault.threat(space));
        let printed =
            space.and_then(|space| facts.before.vault.offered(facts.game.content(), space)).map(|space| space.fight);
        let throw = Throw {
            seat,
            space,
            threat,
            dice,
            tumbles,
            bonus: ended.map_or(now.fight.map_or(0, |fight| fight.bonus), |(_, bonus, _)| bonus),
            need: ended.map(|(need, ..)| need).or(printed),
            won: ended.map(|(.., won)| won),
        };
        self.schedule.settle();
        let begin = self.schedule.now;
        let lands = if tumbles { time::TUMBLE } else { 0 };
        let shown = lands + time::VERDICT;
        self.schedule.act(begin, shown, What::Dice(Dice::Fight(throw)));
        if tumbles {
            self.schedule.sound(begin, Cue::Rattle);
            self.schedule.sound(begin + time::LANDING, Cue::Landing);
        }
        if let Some(won) = throw.won {
            self.schedule.sound(begin + lands, if won { Cue::Won } else { Cue::Lost });
        }
        self.schedule.settle();
    }
}

/// What came of the dice for a level.
pub(super) fn outcome(recorded: &Recorded<Event>) -> Option<Option<Result<SpaceRef, Spared>>> {
    match recorded.event {
        Event::ThreatSpawned { space, .. } => Some(Some(Ok(space))),
        Event::NothingSpawned { why, .. } => Some(Some(Err(why))),
        Event::ThreatRolled { .. } => Some(None),
        _ => None,
    }
}

/// The last event of the first part: the last dice, or the beginning of the recall if somebody was placed before it.
pub(super) fn hinge(events: &[Recorded<Event>]) -> Option<usize> {
    let is_dice = |event: &Event| {
        matches!(event, Event::FightRolled { .. } | Event::FightEnded { .. } | Event::ThreatRolled { .. })
    };
    let dice = events.iter().rposition(|recorded| is_dice(&recorded.event));
    let placed = events.iter().position(|recorded| matches!(recorded.event, Event::Placed { .. }));
    let recall = events.iter().position(|recorded| recorded.event == Event::RecallBegan);
    let back = recall.filter(|recall| placed.is_some_and(|placed| placed < *recall));
    dice.max(back)
}
