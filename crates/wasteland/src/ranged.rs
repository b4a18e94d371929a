//! Chapter RANGED: weapons that reach the next space, and the hits they give or spare.

use kernel::Seat;

use crate::{
    content::EnemyAbility,
    effect::Standing,
    enemy::Stats,
    machine::Wasteland,
    options::MeleeAgainstRanged,
    state::{Fight, State},
};

impl Wasteland {
    /// W-RANGED-07: whether the equipped weapon is ranged.
    #[inline]
    pub(crate) fn has_ranged_weapon(&self, state: &State, seat: Seat) -> bool {
        self.card(state.player(seat).equipped[0].card).is_some_and(|card| card.ranged)
    }

    /// Whether the enemy gets one more hit (W-RANGED-05).
    pub(crate) fn enemy_shoots(&self, state: &State, fight: &Fight, stats: Stats) -> bool {
        fight.apart && stats.abilities.has(EnemyAbility::Ranged) && !self.has_ranged_weapon(state, fight.seat)
    }

    /// Hits of the survivor besides those of the dice (W-RANGED-02).
    pub(crate) fn extra_hits(&self, state: &State, fight: &Fight, stats: Stats) -> u8 {
        let shot =
            fight.apart && self.has_ranged_weapon(state, fight.seat) && !stats.abilities.has(EnemyAbility::Ranged);
        let more = self.standing_sum(state, fight.seat, |what| match what {
            Standing::Hits(hits) => *hits,
            _ => 0,
        });
        fight.extra_hits.saturating_add(u8::from(shot)).saturating_add(more)
    }

    /// Whether the survivor cannot hurt this attacker at all (W-RULING-34).
    pub(crate) fn is_helpless(&self, state: &State, fight: &Fight) -> bool {
        state.options.melee_against_ranged_attacker == MeleeAgainstRanged::Suffers
            && fight.apart
            && !fight.action
            && !self.has_ranged_weapon(state, fight.seat)
    }
}
