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
    /// W-RANGED-07: whether the equipped weapon is ranged; of two, either (M-RULING-71).
    #[inline]
    pub(crate) fn has_ranged_weapon(&self, state: &State, seat: Seat) -> bool {
        self.weapons(state, seat).any(|card| card.ranged)
    }

    /// Whether the enemy gets one more hit (W-RANGED-05).
    pub(crate) const fn enemy_shoots(fight: &Fight, stats: Stats) -> bool {
        fight.apart && stats.abilities.has(EnemyAbility::Ranged) && !fight.ranged
    }

    /// Whether the survivor gets one more hit (W-RANGED-02).
    pub(crate) const fn survivor_shoots(fight: &Fight, stats: Stats) -> bool {
        fight.apart && fight.ranged && !stats.abilities.has(EnemyAbility::Ranged)
    }

    /// Whether neither gets one, because both could (W-RANGED-03).
    pub(crate) const fn both_shoot(fight: &Fight, stats: Stats) -> bool {
        fight.apart && fight.ranged && stats.abilities.has(EnemyAbility::Ranged)
    }

    /// Hits of the survivor besides those of the dice.
    pub(crate) fn extra_hits(&self, state: &State, fight: &Fight, stats: Stats) -> u8 {
        let more = self.standing_sum(state, fight.seat, |what| match what {
            Standing::Hits(hits) => *hits,
            _ => 0,
        });
        fight.extra_hits.saturating_add(u8::from(Wasteland::survivor_shoots(fight, stats))).saturating_add(more)
    }

    /// Whether the survivor cannot hurt this attacker at all (W-RULING-34).
    pub(crate) fn is_helpless(state: &State, fight: &Fight) -> bool {
        state.options.melee_against_ranged_attacker == MeleeAgainstRanged::Suffers
            && fight.apart
            && !fight.action
            && !fight.ranged
    }
}
