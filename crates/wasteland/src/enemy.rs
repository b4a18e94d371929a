//! Chapter ENEMY: tokens and what they say, kills and replacements.

use kernel::{Asked, Fault, Progress, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Abilities, Areas, EnemyAbility, EnemyType, FactionValue},
    effect::{Pile, Standing, Trigger, Window},
    event::{Event, Shuffled},
    frame::{KillStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    map::{Node, Nodes},
    mode,
    options::{KilledToken, Respawn},
    state::{NONE, Opponent, State},
};

/// What an enemy's token says, with the values of the track filled in (W-ENEMY-01, W-POWER-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stats {
    pub kind: EnemyType,
    pub level: u8,
    pub vulnerable: Areas,
    pub abilities: Abilities,
}

impl Stats {
    /// Hits needed to kill it.
    pub const fn need(self) -> u8 {
        hits_to_kill(self.level, self.abilities)
    }
}

/// Hits needed to kill an enemy with these values (W-FIGHT-15, W-ABILITY-08).
pub(crate) const fn hits_to_kill(level: u8, abilities: Abilities) -> u8 {
    level + abilities.has(EnemyAbility::Armor) as u8
}

impl Wasteland {
    /// Spaces where a replacement can appear: the nearest matching icons (W-ENEMY-04, W-RULING-20, W-RULING-24).
    pub(crate) fn replacement_spaces(&self, state: &State, kind: EnemyType, from: Node) -> Nodes {
        let free = state.options.respawn_on_free_icon == Respawn::Free;
        let found = self.nearest_icons(state, kind, from, free);
        // W-RULING-25: if all are occupied, the nearest one as usual.
        if found.is_empty() && free { self.nearest_icons(state, kind, from, false) } else { found }
    }

    fn nearest_icons(&self, state: &State, kind: EnemyType, from: Node, free: bool) -> Nodes {
        let land = self.land(state);
        let occupied = |node: Node| state.foes.iter().any(|(_, foe)| foe.at == node);
        for ring in land.rings(from) {
            let mut found = Nodes::default();
            for node in ring.iter() {
                let matches = land.space(node).is_some_and(|space| space.enemies.contains(&kind));
                if matches && !(free && occupied(node)) {
                    found.insert(node);
                }
            }
            if !found.is_empty() {
                return found;
            }
        }
        Nodes::default()
    }

    pub(crate) fn decide_replacement(
        &self,
        state: &State,
        kind: EnemyType,
        from: Node,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        options.extend(self.replacement_spaces(state, kind, from).iter().map(Choice::Space));
        ask_one(state.first, Ask::Replacement(kind))
    }

    /// What the enemy's token says; none for what is no enemy.
    #[inline]
    pub(crate) fn stats(&self, state: &State, foe: Opponent) -> Option<Stats> {
        let (kind, token) = match foe {
            Opponent::OnMap(number) => state.foes.get(number).map(|foe| (foe.kind, state.token_of(number, foe)))?,
            Opponent::Drawn { kind, token } => (kind, token),
        };
        let Some(faction) = kind.faction() else {
            let token = self.content.tokens.get(usize::from(token))?;
            return Some(Stats { kind, level: token.level, vulnerable: token.vulnerable, abilities: token.abilities });
        };
        let scenario = self.scenario(state);
        let enemy = scenario.factions[faction as usize].enemy?;
        let power = state.power_of(faction).min(self.track_end(state));
        let values = scenario.track.get(usize::from(power)).copied().unwrap_or_default();
        let level = match enemy.level {
            FactionValue::Printed(level) => level,
            FactionValue::X => values.x,
            FactionValue::Y => values.y,
        };
        Some(Stats { kind, level, vulnerable: enemy.vulnerable, abilities: enemy.abilities })
    }
}

impl Board<'_> {
    /// The next token of an ordinary type; the stack is renewed as soon as its last one is drawn (W-LIMIT-03).
    pub(crate) fn draw_token(&mut self, kind: EnemyType) -> Option<u8> {
        let token = self.state.secret.stacks.get_mut(kind as usize)?.pop()?;
        self.renew_stack(kind);
        Some(token)
    }

    fn renew_stack(&mut self, kind: EnemyType) {
        let State { public, secret } = &mut *self.state;
        let (Some(stack), Some(discards)) =
            (secret.stacks.get_mut(kind as usize), public.discards.stacks.get_mut(kind as usize))
        else {
            return;
        };
        if !stack.is_empty() || discards.is_empty() {
            return;
        }
        // The latest discard comes to lie at the bottom.
        discards.reverse();
        *stack = std::mem::take(discards);
        self.run.shuffle(&mut secret.cup, stack);
        self.tell(rule!("W-LIMIT-03"), || Event::DeckShuffled(Shuffled::Enemies(kind)));
    }

    /// A token that was not killed goes to its discard pile (W-FIGHT-21).
    pub(crate) fn discard_unkilled(&mut self, kind: EnemyType, token: u8) -> Result<(), Fault> {
        if let Some(discards) = self.state.discards.stacks.get_mut(kind as usize).filter(|_| token != NONE) {
            discards.try_push(token)?;
            self.renew_stack(kind);
        }
        Ok(())
    }

    /// The token of a killed enemy: to its discard pile, or back into the stack (W-ENEMY-02, W-RULING-23).
    pub(crate) fn discard_token(&mut self, kind: EnemyType, token: u8) -> Result<(), Fault> {
        if token == NONE {
            return Ok(());
        }
        match self.state.options.killed_enemy_token {
            KilledToken::Discard => self.discard_unkilled(kind, token)?,
            KilledToken::Stack => {
                let secret = &mut self.state.secret;
                let Some(stack) = secret.stacks.get_mut(kind as usize) else { return Ok(()) };
                stack.try_push(token)?;
                self.run.shuffle(&mut secret.cup, stack);
            }
        }
        Ok(())
    }

    /// Turns an active enemy facedown; a faction's token is discarded instead (W-FACTION-05, W-RULING-65).
    pub(crate) fn turn_down(&mut self, number: u8, rule: RuleId) {
        let State { public, secret } = &mut *self.state;
        let Some(foe) = public.foes.get_mut(number) else { return };
        let kind = foe.kind;
        if kind.faction().is_some() {
            self.state.foes.remove(number);
            self.note_enemy_change();
            self.tell(rule!("W-FACTION-05"), || Event::EnemyGone { foe: number, kind });
            return;
        }
        if foe.active {
            secret.faces[usize::from(number)] = std::mem::replace(&mut foe.token, NONE);
        }
        foe.active = false;
        foe.marked = true;
        self.note_enemy_change();
        self.tell(rule, || Event::EnemyFlipped { foe: number, token: None, active: false });
    }

    /// A survivor kills an enemy, in a fight or without one (W-ENEMY-11); what follows comes in the order of
    /// W-RULING-89.
    pub(crate) fn kill(&mut self, seat: Seat, foe: Opponent, rule: RuleId) -> Result<(), Fault> {
        let Some(stats) = self.game.stats(self.state, foe) else { return Ok(()) };
        let (kind, level) = (stats.kind, stats.level);
        let (at, number, token) = match foe {
            Opponent::OnMap(number) => {
                let gone = self.state.foes.remove(number).ok_or_else(|| broken("an enemy that is not there"))?;
                let token = self.state.token_of(number, gone);
                self.state.secret.faces[usize::from(number)] = NONE;
                (gone.at, Some(number), token)
            }
            Opponent::Drawn { token, .. } => (Node::NONE, None, token),
        };
        // An enemy on the map may be that of a fight further out; drawn ones of a faction are all alike.
        let innermost = self.state.fights.len().saturating_sub(1);
        for (at, fight) in self.state.fights.iter_mut().enumerate() {
            let meant = fight.foe == foe && (number.is_some() || at == innermost);
            if meant && !fight.over {
                fight.won = true;
                fight.level = level;
            }
        }
        let told = Wasteland::told_token(token);
        let killed = self.tell(rule, || Event::EnemyKilled { seat, kind, token: told, foe: number, level });
        self.discard_token(kind, token)?;
        let kills = &mut self.state.player_mut(seat).kills[kind as usize];
        *kills = kills.saturating_add(1);
        self.state.note_change_of(seat);
        self.note_enemy_change();
        // Earned now, resolved after the sequence (W-RULING-45).
        self.earn(
            seat,
            |trigger| matches!(trigger, Trigger::Kill(wanted, least) if wanted.is_none_or(|one| one == kind) && level >= *least),
        );
        let loot = stats.abilities.has(EnemyAbility::Loot);
        self.push_under(killed, What::Kill { seat, kind, level, at, loot, step: KillStep::Replace })
    }

    pub(crate) fn step_kill(
        &mut self,
        seat: Seat,
        kind: EnemyType,
        level: u8,
        at: Node,
        loot: bool,
        step: KillStep,
    ) -> Result<Progress, Fault> {
        let to = |step| What::Kill { seat, kind, level, at, loot, step };
        match step {
            KillStep::Replace => {
                // W-FIGHT-21, W-FACTION-06.
                if at == Node::NONE || kind.faction().is_some() {
                    self.turn_to(to(KillStep::Xp));
                    return Ok(Progress::Go);
                }
                let spaces = self.game.replacement_spaces(self.state, kind, at);
                match spaces.iter().count() {
                    0 => {
                        self.tell(rule!("W-RULING-25"), || Event::NoReplacement(kind));
                        self.turn_to(to(KillStep::Xp));
                    }
                    1 => {
                        let node = spaces.iter().next().unwrap_or(at);
                        self.turn_to(to(KillStep::Xp));
                        self.enemy_appears(kind, node, false, rule!("W-ENEMY-03"));
                    }
                    _ => return Ok(Progress::Ask),
                }
            }
            KillStep::Xp => {
                self.turn_to(to(KillStep::Loot));
                let more = self.game.standing_sum(self.state, seat, |what| match what {
                    Standing::KillXp(more) => *more,
                    _ => 0,
                });
                // One gain, not two (M-RULING-72).
                let rule = if more > 0 { rule!("W-NCAL-22") } else { rule!("W-FIGHT-16") };
                self.gain_xp(seat, level.saturating_add(more), rule)?;
            }
            KillStep::Loot => {
                self.turn_to(to(KillStep::Window));
                let caps = self.game.standing_sum(self.state, seat, |what| match what {
                    Standing::KillCaps(caps) => *caps,
                    _ => 0,
                });
                if caps > 0 {
                    self.gain_caps(seat, u16::from(caps), rule!("W-EQUIP-06"));
                }
                mode::enemy_killed(self, seat);
                if loot {
                    self.draw_cards(seat, Pile::Loot, 1, rule!("W-ABILITY-11"))?;
                }
            }
            KillStep::Window => {
                self.turn_to(to(KillStep::Done));
                self.open_window(Window::Kill, seat)?;
            }
            KillStep::Done => self.pop(),
        }
        Ok(Progress::Go)
    }

    pub(crate) fn answer_kill(&mut self, kind: EnemyType, choice: Choice) -> Result<(), Fault> {
        let (Choice::Space(node), Some(What::Kill { seat, level, at, loot, .. })) = (choice, self.state.top()) else {
            return Err(broken("not what a kill asks"));
        };
        self.turn_to(What::Kill { seat, kind, level, at, loot, step: KillStep::Xp });
        self.enemy_appears(kind, node, false, rule!("W-ENEMY-05"));
        Ok(())
    }
}
