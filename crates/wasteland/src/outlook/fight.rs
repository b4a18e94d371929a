//! Fights seen from a view: what the rules make of survivor and enemy, as numbers (chapters FIGHT, RANGED).

use kernel::FixedVec;
use kernel::{EventId, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    content::{EnemyAbility, Trait},
    effect::Standing,
    enemy::Stats,
    frame::{FightStep, Frame, What},
    machine::Wasteland,
    map::Nodes,
    outlook::{
        Analysis,
        bout::{Bout, FightOdds, Stage},
    },
    state::{Fight, Held, NONE, Opponent, State},
};

/// The terms of a fight that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Whom: an enemy on the map, or a token that might be drawn.
    pub foe: Opponent,
    /// From an adjacent space. Otherwise the survivor stands where the enemy does.
    pub apart: bool,
    /// The survivor starts it, rather than the enemy.
    pub action: bool,
    /// With this weapon instead of the equipped one.
    pub weapon: Option<u16>,
    /// With this apparel instead of what is worn.
    pub apparel: Option<u16>,
}

impl Terms {
    /// A fight in one space with what is equipped.
    #[must_use]
    pub const fn with(foe: Opponent) -> Terms {
        Terms { foe, apart: false, action: true, weapon: None, apparel: None }
    }
}

/// A fight that could come about, and how it would go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Matchup {
    /// The enemy on the map.
    pub foe: u8,
    /// From an adjacent space.
    pub apart: bool,
    /// The survivor can start it from here with an action.
    pub now: bool,
    /// How it would go.
    pub odds: FightOdds,
}

impl Analysis<'_> {
    /// The fight in numbers; none against what is no enemy, lies facedown or is not fought for loyalty.
    #[must_use]
    pub fn bout(&self, seat: Seat, terms: &Terms) -> Option<Bout> {
        if matches!(terms.foe, Opponent::OnMap(number) if self.state.foes.get(number).is_none_or(|foe| !foe.active)) {
            return None;
        }
        let stats = self.game.stats(&self.state, terms.foe)?;
        if self.game.is_loyal_to(&self.state, seat, stats.kind) {
            return None;
        }
        let mut state = self.state.clone();
        let there = match terms.foe {
            Opponent::OnMap(number) => state.foes.get(number).filter(|_| !terms.apart).map(|foe| foe.at),
            Opponent::Drawn { .. } => None,
        };
        let player = state.player_mut(seat);
        player.at = there.unwrap_or(player.at);
        for card in [terms.weapon, terms.apparel].into_iter().flatten() {
            if let Some(slot) = self.game.slot_for(&self.state, seat, card) {
                player.equipped[slot] = Held::ready(card);
            }
        }
        let fight = Fight {
            seat,
            foe: terms.foe,
            kind: stats.kind,
            level: stats.level,
            action: terms.action,
            apart: terms.apart,
            ranged: self.game.has_ranged_weapon(&state, seat),
            dice: [NONE; 3],
            ..Fight::default()
        };
        state.fights = FixedVec::from([fight]);
        // Conditions about the enemy look for the fight on the stack.
        let frame = Frame { what: What::Fight(FightStep::Before), cause: EventId::NONE };
        state.frames.try_push(frame).ok()?;
        Some(self.numbers(&state, &fight, stats, FightStep::Before))
    }

    /// The odds of a fight that has not begun.
    #[must_use]
    pub fn fight_odds(&self, seat: Seat, terms: &Terms) -> Option<FightOdds> {
        Some(self.bout(seat, terms)?.odds(&self.game.content.faces))
    }

    /// The odds of the fight under way.
    #[must_use]
    pub fn fight_under_way(&self) -> Option<FightOdds> {
        let fight = *self.state.fight()?;
        let step = self.state.frames.iter().rev().find_map(|frame| match frame.what {
            What::Fight(step) => Some(step),
            _ => None,
        })?;
        // An enemy that was killed is gone, and its replacement may have its number.
        let stats = if fight.won || fight.over { None } else { self.game.stats(&self.state, fight.foe) };
        let bout = match stats {
            Some(stats) => self.numbers(&self.state, &fight, stats, step),
            None => self.over(&fight),
        };
        Some(bout.odds(&self.game.content.faces))
    }

    /// A fight in which nothing is left to happen.
    fn over(&self, fight: &Fight) -> Bout {
        let player = self.state.player(fight.seat);
        Bout {
            stage: Stage::Over { won: fight.won },
            dice: (fight.dice[0] != NONE).then_some(fight.dice),
            spent: fight.spent,
            hp: player.hp,
            rads: player.rads,
            ..Bout::default()
        }
    }

    fn numbers(&self, state: &State, fight: &Fight, stats: Stats, step: FightStep) -> Bout {
        let game = self.game;
        let seat = fight.seat;
        let player = state.player(seat);
        let stage = match step {
            FightStep::Before | FightStep::Roll | FightStep::Reroll | FightStep::Hurt | FightStep::EnemyHits => {
                Stage::Open
            }
            FightStep::Rads => Stage::Struck { hurt: fight.hurt },
            FightStep::Strike | FightStep::SurvivorHits => Stage::Answer,
            FightStep::After | FightStep::End => Stage::Over { won: false },
        };
        let dice = (fight.dice[0] != NONE).then_some(fight.dice);
        let may_reroll = matches!(step, FightStep::Before | FightStep::Roll | FightStep::Reroll);
        // Those of the weapon come with the roll.
        let weapon = if dice.is_none() { game.fight_rerolls(state, seat) } else { 0 };
        let radiates = stats.abilities.has(EnemyAbility::Radiation)
            && !game.standing(state, seat, |what| matches!(what, Standing::NoEnemyRads));
        Bout {
            stage,
            dice,
            spent: fight.spent,
            rerolls: if may_reroll { fight.rerolls.saturating_add(weapon) } else { 0 },
            rested: may_reroll && player.has(Trait::WellRested) && !fight.rested,
            level: stats.level,
            need: stats.need(),
            vulnerable: stats.vulnerable,
            extra: game.extra_hits(state, fight, stats),
            helpless: Wasteland::is_helpless(state, fight),
            enemy_extra: Wasteland::enemy_shoots(fight, stats).into(),
            armor: game.armor(state, seat).saturating_add(fight.cancelled),
            prevented: fight.prevented,
            radiation: if radiates { stats.level.saturating_sub(fight.prevented_rads) } else { 0 },
            hp: player.hp,
            rads: player.rads,
        }
    }

    /// Fights that the survivor could come to have soon: with faceup enemies in the survivor's space, in spaces within
    /// reach, and across a border where either side is ranged.
    pub(super) fn matchups(&self, seat: Seat, within_reach: Nodes) -> Vec<Matchup> {
        let Some(survivor) = self.survivor(seat) else { return Vec::new() };
        let beside = self.game.land(&self.state).beside(survivor.at);
        let mut matchups = Vec::new();
        for (number, foe) in self.state.foes.iter().filter(|(_, foe)| foe.active) {
            let now = self.game.may_fight(&self.state, seat, number).is_ok();
            let mut add = |apart: bool, now: bool| {
                let terms = Terms { apart, action: now, ..Terms::with(Opponent::OnMap(number)) };
                let odds = self.fight_odds(seat, &terms);
                matchups.extend(odds.map(|odds| Matchup { foe: number, apart, now, odds }));
            };
            let here = foe.at == survivor.at;
            if here || within_reach.contains(foe.at) {
                add(false, here && now);
            }
            let shoots = || {
                let stats = self.game.stats(&self.state, Opponent::OnMap(number));
                let ranged = stats.is_some_and(|stats| stats.abilities.has(EnemyAbility::Ranged));
                self.game.reach(&self.state, foe, ranged).contains(survivor.at)
            };
            if !here && beside.contains(foe.at) && (now || shoots()) {
                add(true, now);
            }
        }
        matchups
    }
}
