//! Chapter ACTIVATE: enemies move toward survivors and fight them.

use kernel::{Asked, Fault, Progress, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::{EnemyType, Terrain},
    event::Event,
    frame::{ActivateStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    map::Node,
    mode,
    state::{Foe, NONE, Opponent, State},
    target::Intent,
};

impl Wasteland {
    /// The type of an icon of the card being carried out.
    pub(crate) fn row_icon(&self, state: &State, icon: u8) -> Option<EnemyType> {
        self.content.agendas.get(usize::from(state.revealed))?.row.get(usize::from(icon)).copied()
    }

    /// Enemies of the type that are still to act.
    fn waiting(&self, state: &State, kind: EnemyType) -> impl Iterator<Item = (u8, Foe)> {
        state.foes.iter().filter(move |(_, foe)| foe.kind == kind && foe.active && foe.marked)
    }

    pub(crate) fn decide_activation(
        &self,
        state: &State,
        icon: u8,
        step: ActivateStep,
        options: &mut Vec<Choice>,
    ) -> Option<Asked<Ask>> {
        let kind = mode::activated(self, state, icon)?;
        match step {
            ActivateStep::Next => {
                options.extend(self.waiting(state, kind).map(|(number, _)| Choice::Foe(number)));
                Some(ask_one(state.first, Ask::Activate(kind)))
            }
            ActivateStep::Order(number) => {
                let seat = self.about_to_attack(state, state.foes.get(number)?, number)?;
                let same = |(number, foe): &(u8, Foe)| self.about_to_attack(state, *foe, *number) == Some(seat);
                options.extend(self.waiting(state, kind).filter(same).map(|(number, _)| Choice::Foe(number)));
                Some(ask_one(seat, Ask::AttackOrder(kind)))
            }
            ActivateStep::Where(number) => {
                let Intent::Advance { ways, .. } = self.intent(state, state.foes.get(number)?, number) else {
                    return None;
                };
                options.extend(ways.iter().map(Choice::Space));
                Some(ask_one(state.first, Ask::EnemyWay(number)))
            }
            ActivateStep::Mark | ActivateStep::Act(_) | ActivateStep::Flip => None,
        }
    }
}

impl Board<'_> {
    pub(crate) fn step_activation(&mut self, icon: u8, step: ActivateStep) -> Result<Progress, Fault> {
        let Some(kind) = mode::activated(self.game, self.state, icon) else {
            self.pop();
            return Ok(Progress::Go);
        };
        let to = |step| What::Activation { icon, step };
        match step {
            ActivateStep::Mark => {
                let acts = self.game.is_enemy(self.state, kind);
                let mut any = false;
                for foe in self.state.foes.iter_mut() {
                    foe.marked = foe.kind == kind && foe.active && acts;
                    any |= foe.kind == kind;
                }
                if any {
                    let rule = if kind.faction().is_some() { rule!("W-ROUND-11") } else { rule!("W-ROUND-05") };
                    self.tell(rule, || Event::Activated(kind));
                }
                self.turn_to(to(ActivateStep::Next));
            }
            ActivateStep::Next => return self.next_to_act(icon, kind),
            ActivateStep::Order(number) => {
                if self.rivals(kind, number).len() > 1 {
                    return Ok(Progress::Ask);
                }
                self.turn_to(to(ActivateStep::Act(number)));
            }
            ActivateStep::Act(number) => {
                let Some(foe) = self.state.foes.get_mut(number) else {
                    self.turn_to(to(ActivateStep::Next));
                    return Ok(Progress::Go);
                };
                foe.marked = false;
                let foe = *foe;
                self.turn_to(to(ActivateStep::Next));
                match self.game.intent(self.state, foe, number) {
                    Intent::Fight(seat) => {
                        let rule = self.cite(rule!("W-ACTIVATE-02"), |board| board.rule_of_attack(foe, seat));
                        self.begin_fight(seat, Opponent::OnMap(number), false, rule)?;
                    }
                    Intent::Advance { target, ways, .. } => match ways.iter().count() {
                        0 => {}
                        1 => {
                            let node = ways.iter().next().unwrap_or(foe.at);
                            let rule = self
                                .cite(rule!("W-ACTIVATE-01"), |board| board.rule_of_advance(foe, number, target, node));
                            self.enemy_moves(number, node, rule)?;
                        }
                        _ => self.turn_to(to(ActivateStep::Where(number))),
                    },
                    Intent::Stay => {}
                }
            }
            ActivateStep::Where(_) => return Ok(Progress::Ask),
            ActivateStep::Flip => {
                self.flip_inactive(kind);
                self.turn_to(What::Activation { icon: icon + 1, step: ActivateStep::Mark });
            }
        }
        Ok(Progress::Go)
    }

    /// What there is to say of an enemy that moves into the one space there is for it: whence and whither it goes, what
    /// it does there, and else why it goes for this survivor.
    fn rule_of_advance(&self, foe: Foe, number: u8, target: Seat, node: Node) -> RuleId {
        let (game, state) = (self.game, &*self.state);
        let land = game.land(state);
        if !land.is_faceup(node.place()) || !land.is_faceup(foe.at.place()) {
            return rule!("W-ACTIVATE-05");
        }
        let met = || state.survivors().filter(|seat| state.player(*seat).at == node);
        if met().next().is_some() && !met().any(|seat| game.attacks_on_contact(state, seat, number)) {
            return rule!("W-ACTIVATE-03");
        }
        match land.space(node).map(|space| space.terrain).unwrap_or_default() {
            Terrain::Plain => game.rule_of_choice(state, foe, target),
            _ => rule!("W-TERRAIN-05"),
        }
    }

    /// By what an activated enemy attacks this survivor: being there alone, being the one of several, or being in sight.
    fn rule_of_attack(&self, foe: Foe, seat: Seat) -> RuleId {
        let state = &*self.state;
        let is_beside =
            |other: &Seat| state.player(*other).at == foe.at && !self.game.is_loyal_to(state, *other, foe.kind);
        match (state.player(seat).at == foe.at, state.in_priority().filter(is_beside).count()) {
            (true, 1) => rule!("W-ACTIVATE-02"),
            (true, _) => rule!("W-TARGET-04"),
            (false, 0) => rule!("W-RANGED-04"),
            (false, _) => rule!("W-RANGED-06"),
        }
    }

    /// Those still to act who are about to attack the same survivor as this enemy, itself included.
    fn rivals(&self, kind: EnemyType, number: u8) -> Vec<u8> {
        let foe = self.state.foes.get(number);
        let prey = foe.and_then(|foe| self.game.about_to_attack(self.state, foe, number));
        let same = |(number, foe): &(u8, Foe)| self.game.about_to_attack(self.state, *foe, *number) == prey;
        let waiting = self.game.waiting(self.state, kind).filter(same).map(|(number, _)| number);
        if prey.is_some() { waiting.collect() } else { Vec::new() }
    }

    /// W-RULING-16: the first player is asked where the order can matter, the attacked survivor where only the attacks
    /// on that survivor are left.
    fn next_to_act(&mut self, icon: u8, kind: EnemyType) -> Result<Progress, Fault> {
        let to = |step| What::Activation { icon, step };
        let mut waiting = self.game.waiting(self.state, kind).peekable();
        let first = waiting.next();
        let (first, foe) = match (first, waiting.peek()) {
            (Some(first), Some(_)) => first,
            (only, _) => {
                let next = only.map_or(ActivateStep::Flip, |(only, _)| ActivateStep::Act(only));
                drop(waiting);
                self.turn_to(to(next));
                return Ok(Progress::Go);
            }
        };
        // Only who stands beside a survivor can be about to attack one.
        let near = self.game.near_survivors(self.state);
        let attacks = |number: u8, foe: Foe| {
            if near.contains(foe.at) { self.game.about_to_attack(self.state, foe, number) } else { None }
        };
        let prey = attacks(first, foe);
        let (mut attack, mut alike) = (prey.is_some(), true);
        for (number, foe) in waiting {
            let its_prey = attacks(number, foe);
            attack |= its_prey.is_some();
            alike &= its_prey == prey;
            if attack && !alike {
                return Ok(Progress::Ask);
            }
        }
        self.turn_to(to(if attack { ActivateStep::Order(first) } else { ActivateStep::Act(first) }));
        Ok(Progress::Go)
    }

    pub(crate) fn answer_activation(&mut self, icon: u8, step: ActivateStep, choice: Choice) -> Result<(), Fault> {
        let to = |step| What::Activation { icon, step };
        match (step, choice) {
            (ActivateStep::Next, Choice::Foe(number)) => self.turn_to(to(ActivateStep::Order(number))),
            (ActivateStep::Order(_), Choice::Foe(number)) => self.turn_to(to(ActivateStep::Act(number))),
            (ActivateStep::Where(number), Choice::Space(node)) => {
                self.turn_to(to(ActivateStep::Next));
                self.enemy_moves(number, node, rule!("W-ACTIVATE-06"))?;
            }
            _ => return Err(broken("not what an activation asks")),
        }
        Ok(())
    }

    /// An enemy moves; Aggressive ones fight whom they find (W-ABILITY-02, W-ABILITY-04).
    pub(crate) fn enemy_moves(&mut self, number: u8, node: Node, rule: kernel::RuleId) -> Result<(), Fault> {
        if let Some(foe) = self.state.foes.get_mut(number) {
            foe.at = node;
        }
        self.note_enemy_change();
        self.tell(rule, || Event::EnemyMoved { foe: number, node });
        if !self.game.land(self.state).is_faceup(node.place()) {
            return Ok(());
        }
        let met =
            |seat: Seat| self.state.player(seat).at == node && self.game.attacks_on_contact(self.state, seat, number);
        match Wasteland::prey(self.state, met) {
            Some(seat) => {
                let several = self.state.in_priority().any(|other| other != seat && met(other));
                let rule = if several { rule!("W-ABILITY-04") } else { rule!("W-ABILITY-02") };
                self.begin_fight(seat, Opponent::OnMap(number), false, rule)
            }
            None => Ok(()),
        }
    }

    /// W-ROUND-08, W-ENEMY-10: facedown ones are turned up, except those put so during this activation.
    fn flip_inactive(&mut self, kind: EnemyType) {
        let flipped: Vec<u8> = self
            .state
            .foes
            .iter()
            .filter(|(_, foe)| foe.kind == kind && !foe.active && !foe.marked)
            .map(|(number, _)| number)
            .collect();
        for number in flipped {
            self.turn_up(number, rule!("W-ROUND-08"));
        }
        self.state.foes.iter_mut().for_each(|foe| foe.marked = false);
    }

    /// Turns an inactive enemy faceup.
    pub(crate) fn turn_up(&mut self, number: u8, rule: kernel::RuleId) {
        let State { public, secret } = &mut *self.state;
        let Some(foe) = public.foes.get_mut(number) else { return };
        if !foe.active {
            foe.token = std::mem::replace(&mut secret.faces[usize::from(number)], NONE);
        }
        foe.active = true;
        // Turned up in the midst of its type's activation it does not act in it (W-ACTIVATE-08).
        foe.marked = false;
        let token = foe.token;
        self.note_enemy_change();
        self.run.reveal();
        let token = (token != NONE).then_some(token);
        self.tell(rule, || Event::EnemyFlipped { foe: number, token, active: true });
    }
}
