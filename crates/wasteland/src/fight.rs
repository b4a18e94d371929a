//! Chapter FIGHT: one survivor, one enemy, five steps.

use kernel::{Asked, Because, Fault, Progress, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{EnemyAbility, EnemyType, Letters},
    effect::{Standing, Window},
    enemy::Stats,
    event::Event,
    frame::{FightStep, What},
    machine::{Board, Wasteland, ask_one, because, broken},
    map::Nodes,
    options::{RangedOverFacedown, RetreatAfterKilling},
    state::{Fight, Foe, NONE, Opponent, State},
};

impl Wasteland {
    /// The letters on the equipped weapon: all count as used for the fight (W-FIGHT-25).
    pub(crate) fn weapon_letters(&self, state: &State, seat: Seat) -> Letters {
        self.weapons(state, seat).fold(Letters::default(), |all, card| all.or(card.letters))
    }

    /// Rerolls at the start of step 2 (W-FIGHT-06).
    pub(crate) fn fight_rerolls(&self, state: &State, seat: Seat) -> u8 {
        let letters = self.weapon_letters(state, seat).and(state.player(seat).special).len();
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::FightRerolls(rerolls) => *rerolls,
            _ => 0,
        });
        letters.saturating_add(more)
    }

    /// All equipped armor together (W-FIGHT-11).
    pub(crate) fn armor(&self, state: &State, seat: Seat) -> u8 {
        let worn = state.player(seat).equipped.iter().filter_map(|held| self.card(held.card)).map(|card| card.armor);
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::Armor(armor) => *armor,
            _ => 0,
        });
        worn.fold(more, u8::saturating_add)
    }

    /// Enemies the survivor can fight with a fight action (W-FIGHT-02, W-RANGED-01, W-LOYALTY-04).
    pub(crate) fn list_fights(&self, state: &State, seat: Seat, beside: Nodes, options: &mut Vec<Choice>) {
        let land = self.land(state);
        let at = state.player(seat).at;
        let ranged = self.has_ranged_weapon(state, seat);
        let over_facedown = state.options.ranged_over_facedown == RangedOverFacedown::Both;
        for (number, foe) in state.foes.iter().filter(|(_, foe)| foe.active) {
            let near =
                foe.at == at || ranged && beside.contains(foe.at) && (over_facedown || land.is_faceup(foe.at.place()));
            if near && self.is_enemy(state, foe.kind) && !self.is_loyal_to(state, seat, foe.kind) {
                options.push(Choice::Fight(number));
            }
        }
    }

    /// Why the survivor cannot fight an enemy with a fight action.
    pub(crate) fn may_fight(&self, state: &State, seat: Seat, number: u8) -> Result<(), Because<Reason>> {
        let Some(foe) = state.foes.get(number) else { return because(rule!("W-ENEMY-02"), Reason::NoSuchEnemy) };
        let land = self.land(state);
        let at = state.player(seat).at;
        if !foe.active {
            return because(rule!("W-FIGHT-02"), Reason::Inactive);
        }
        if !self.is_enemy(state, foe.kind) {
            return because(rule!("W-FACTION-03"), Reason::NotAnEnemy);
        }
        if self.is_loyal_to(state, seat, foe.kind) {
            return because(rule!("W-LOYALTY-04"), Reason::Loyal);
        }
        let ranged = self.has_ranged_weapon(state, seat);
        if foe.at != at && !land.beside(at).contains(foe.at) {
            let rule = if ranged { rule!("W-RANGED-01") } else { rule!("W-FIGHT-02") };
            return because(rule, Reason::OutOfReach);
        }
        let over_facedown = state.options.ranged_over_facedown == RangedOverFacedown::Both;
        if !land.is_faceup(foe.at.place()) && !over_facedown {
            return because(rule!("W-RULING-21"), Reason::OnFacedownTile);
        }
        if foe.at != at && !ranged {
            return because(rule!("W-RANGED-07"), Reason::NotRanged);
        }
        Ok(())
    }

    pub(crate) fn decide_fight(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let fight = state.fight()?;
        self.list_rerolls(state, fight.seat, fight.rerolls, Window::Reroll, options);
        Some(ask_one(fight.seat, Ask::FightReroll))
    }
}

impl Board<'_> {
    pub(crate) fn fight_action(&mut self, seat: Seat, foe: u8) -> Result<(), Fault> {
        let rule = self.cite(rule!("W-FIGHT-02"), |board| {
            let fits = |(number, _): &(u8, Foe)| board.game.may_fight(board.state, seat, *number).is_ok();
            let several = board.state.foes.iter().filter(fits).nth(1).is_some();
            if several { rule!("W-FIGHT-03") } else { rule!("W-FIGHT-02") }
        });
        self.begin_fight(seat, Opponent::OnMap(foe), true, rule)
    }

    /// Starts a fight. What cannot be fought is passed over (W-RULING-64).
    pub(crate) fn begin_fight(&mut self, seat: Seat, foe: Opponent, action: bool, rule: RuleId) -> Result<(), Fault> {
        let Some(stats) = self.game.stats(self.state, foe) else { return Ok(()) };
        // A chain of loot events can want more fights within fights than the table has dice for.
        let too_deep = self.state.fights.is_full() || self.state.is_deep();
        if too_deep || self.game.is_loyal_to(self.state, seat, stats.kind) {
            self.state.success = false;
            let rule = if too_deep { rule!("W-RULING-02") } else { rule!("W-LOYALTY-04") };
            self.tell(rule, || Event::FightSkipped { seat, kind: stats.kind });
            if let Opponent::Drawn { kind, token } = foe {
                self.discard_unkilled(kind, token)?;
            }
            return Ok(());
        }
        let (at, number, token) = match foe {
            Opponent::OnMap(number) => {
                let foe = self.state.foes.get(number).ok_or_else(|| broken("an enemy that is not there"))?;
                (Some(foe.at), Some(number), self.state.token_of(number, foe))
            }
            Opponent::Drawn { token, .. } => (None, None, token),
        };
        let apart = at.is_some_and(|at| at != self.state.player(seat).at);
        let (kind, level, token) = (stats.kind, stats.level, Wasteland::told_token(token));
        let began = self.tell(rule, || Event::FightBegan { seat, kind, token, foe: number, level, apart });
        let ranged = self.game.has_ranged_weapon(self.state, seat);
        let fight = Fight { seat, foe, kind, level, action, apart, ranged, dice: [NONE; 3], began, ..Fight::default() };
        self.state.fights.try_push(fight).map_err(|_| broken("fights nest too deep"))?;
        self.push_under(began, What::Fight(FightStep::Before))
    }

    /// A token is drawn and fought, or a faction's enemy is (W-FIGHT-20, W-RULING-26).
    pub(crate) fn draw_and_fight(&mut self, seat: Seat, kind: EnemyType) -> Result<(), Fault> {
        self.state.success = false;
        let token = match kind.faction() {
            Some(_) => Some(NONE),
            None => self.draw_token(kind),
        };
        match token {
            Some(token) if self.game.is_enemy(self.state, kind) => {
                self.run.reveal();
                self.begin_fight(seat, Opponent::Drawn { kind, token }, true, rule!("W-FIGHT-20"))
            }
            _ => {
                self.tell(rule!("W-RULING-26"), || Event::FightSkipped { seat, kind });
                Ok(())
            }
        }
    }

    pub(crate) fn step_fight(&mut self, step: FightStep) -> Result<Progress, Fault> {
        let fight = *self.state.fight().ok_or_else(|| broken("no fight is under way"))?;
        let seat = fight.seat;
        let stats = self.game.stats(self.state, fight.foe);
        // An ability may have killed the enemy, removed it or turned it facedown.
        let gone = match fight.foe {
            Opponent::OnMap(number) => self.state.foes.get(number).is_none_or(|foe| !foe.active),
            Opponent::Drawn { .. } => false,
        };
        let (Some(stats), false) = (stats, fight.won || gone) else {
            match step {
                FightStep::End => self.end_fight(&fight),
                FightStep::After => self.after_fight(&fight)?,
                _ => self.turn_to(What::Fight(FightStep::After)),
            }
            return Ok(Progress::Go);
        };
        match step {
            FightStep::Before => {
                self.turn_to(What::Fight(FightStep::Roll));
                self.open_window(Window::BeforeFight, seat)?;
            }
            FightStep::Roll => {
                let dice: [u8; 3] = self.run.roll(&mut self.state.secret.cup, 6);
                let dice = dice.map(|die| die - 1);
                let rerolls = self.game.fight_rerolls(self.state, seat);
                if let Some(fight) = self.state.fights.last_mut() {
                    fight.dice = dice;
                    fight.rerolls = fight.rerolls.saturating_add(rerolls);
                }
                self.tell(rule!("W-FIGHT-05"), || Event::DiceRolled { seat, dice });
                self.turn_to(What::Fight(FightStep::Reroll));
            }
            FightStep::Reroll => {
                if self.game.has_reroll(self.state, seat, fight.rerolls, Window::Reroll) {
                    return Ok(Progress::Ask);
                }
                self.turn_to(What::Fight(FightStep::Hurt));
            }
            FightStep::Hurt => {
                self.turn_to(What::Fight(FightStep::EnemyHits));
                self.open_window(Window::Hurt, seat)?;
            }
            FightStep::EnemyHits => {
                self.turn_to(What::Fight(FightStep::Rads));
                self.enemy_hits(&fight, stats)?;
            }
            FightStep::Rads => {
                self.turn_to(What::Fight(FightStep::Strike));
                self.enemy_rads(&fight, stats)?;
            }
            FightStep::Strike => {
                self.turn_to(What::Fight(FightStep::SurvivorHits));
                // Who has no step 4 pays for nothing in it (W-RULING-34).
                if !Wasteland::is_helpless(self.state, &fight) {
                    self.open_window(Window::Strike, seat)?;
                }
            }
            FightStep::SurvivorHits => {
                self.turn_to(What::Fight(FightStep::After));
                self.survivor_hits(&fight, stats)?;
            }
            FightStep::After => self.after_fight(&fight)?,
            FightStep::End => self.end_fight(&fight),
        }
        Ok(Progress::Go)
    }

    pub(crate) fn answer_fight(&mut self, choice: Choice) -> Result<(), Fault> {
        let fight = *self.state.fight().ok_or_else(|| broken("no fight is under way"))?;
        match choice {
            Choice::Done => {
                self.turn_to(What::Fight(FightStep::Hurt));
                Ok(())
            }
            Choice::Reroll(which) => {
                let dice = self.reroll(fight.seat, fight.dice, which, rule!("W-FIGHT-08"));
                if let Some(fight) = self.state.fights.last_mut() {
                    fight.dice = dice;
                    fight.rerolls = fight.rerolls.saturating_sub(1);
                }
                Ok(())
            }
            Choice::Rest => {
                self.spend_rest(fight.seat);
                if let Some(fight) = self.state.fights.last_mut() {
                    fight.rerolls = fight.rerolls.saturating_add(1);
                    fight.rested = true;
                }
                Ok(())
            }
            Choice::Use { card, ability } => self.begin_use(fight.seat, card, ability),
            Choice::UsePerk(perk) => self.begin_perk(fight.seat, perk),
            _ => Err(broken("not what a fighter is asked")),
        }
    }

    /// Step 3 (W-FIGHT-10 to W-FIGHT-12).
    fn enemy_hits(&mut self, fight: &Fight, stats: Stats) -> Result<(), Fault> {
        let seat = fight.seat;
        let icons = self.game.hit_icons(fight.dice);
        let ranged = Wasteland::enemy_shoots(fight, stats);
        let hits = icons.saturating_add(u8::from(ranged));
        let armor = self.game.armor(self.state, seat).min(hits);
        let cancelled = fight.cancelled.min(hits - armor);
        let left = hits - armor - cancelled;
        let damage = left.saturating_mul(stats.level).saturating_sub(fight.prevented);
        let radiates = stats.abilities.has(EnemyAbility::Radiation);
        let rule = match (ranged, armor) {
            _ if radiates && hits > 0 && left == 0 => rule!("W-ABILITY-10"),
            (true, _) => rule!("W-RANGED-05"),
            (false, 1..) => rule!("W-FIGHT-11"),
            (false, 0) => rule!("W-FIGHT-10"),
        };
        self.tell(rule, || Event::EnemyHit { seat, hits: icons, ranged, armor, cancelled, damage });
        if damage > 0 {
            if let Some(fight) = self.state.fights.last_mut() {
                fight.hurt = true;
            }
            self.damage(seat, damage, rule!("W-FIGHT-12"))?;
        }
        Ok(())
    }

    /// Step 4 (W-FIGHT-13 to W-FIGHT-15, W-RULING-91).
    fn survivor_hits(&mut self, fight: &Fight, stats: Stats) -> Result<(), Fault> {
        let seat = fight.seat;
        let (mut dice, mut extra) =
            (self.game.matching_dice(fight, stats.vulnerable), self.game.extra_hits(self.state, fight, stats));
        if Wasteland::is_helpless(self.state, fight) {
            (dice, extra) = (0, 0);
        }
        let need = stats.need();
        let rule = match (extra > 0 && Wasteland::survivor_shoots(fight, stats), need > stats.level) {
            (true, _) => rule!("W-RANGED-02"),
            _ if Wasteland::both_shoot(fight, stats) => rule!("W-RANGED-03"),
            (false, true) => rule!("W-ABILITY-08"),
            (false, false) => rule!("W-FIGHT-13"),
        };
        self.tell(rule, || Event::SurvivorHit { seat, dice, extra, need });
        if dice.saturating_add(extra) >= need {
            self.kill(seat, fight.foe, rule!("W-FIGHT-15"))?;
        }
        Ok(())
    }

    /// W-ABILITY-12, W-FIGHT-21: an enemy that lives is put back first, so that abilities after the fight find it so.
    fn after_fight(&mut self, fight: &Fight) -> Result<(), Fault> {
        if let Some(under_way) = self.state.fights.last_mut() {
            under_way.over = true;
        }
        if !fight.won {
            self.put_back(fight)?;
        }
        self.turn_to(What::Fight(FightStep::End));
        self.open_window(Window::AfterFight, fight.seat)
    }

    /// W-FIGHT-17.
    fn end_fight(&mut self, fight: &Fight) {
        let (seat, won) = (fight.seat, fight.won);
        self.state.fights.pop();
        self.state.success = won;
        let drawn = matches!(fight.foe, Opponent::Drawn { .. });
        let rule = if drawn { rule!("W-FIGHT-21") } else { rule!("W-FIGHT-17") };
        self.tell(rule, || Event::FightEnded { seat, won });
        self.pop();
    }

    /// An enemy that was not killed: a drawn one is discarded, one with Retreat turns facedown.
    fn put_back(&mut self, fight: &Fight) -> Result<(), Fault> {
        match fight.foe {
            // W-FIGHT-21: not killed, so to its discard pile under any option.
            Opponent::Drawn { kind, token } => self.discard_unkilled(kind, token)?,
            Opponent::OnMap(number) => {
                let retreats = self
                    .game
                    .stats(self.state, fight.foe)
                    .is_some_and(|stats| stats.abilities.has(EnemyAbility::Retreat));
                if retreats && self.state.foes.get(number).is_some_and(|foe| foe.active) {
                    self.turn_down(number, rule!("W-ABILITY-12"));
                }
            }
        }
        Ok(())
    }

    /// W-KILLED-07: the survivor's death ends the fight at once.
    pub(crate) fn break_off_fight(&mut self, fight: &Fight) -> Result<(), Fault> {
        self.state.success = fight.won;
        if fight.won || fight.over {
            return Ok(());
        }
        let stays = matches!(fight.foe, Opponent::OnMap(_))
            && self.state.options.retreat_after_killing == RetreatAfterKilling::Active;
        if !stays {
            self.put_back(fight)?;
        }
        Ok(())
    }
}
