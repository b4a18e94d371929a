//! Chapter FIGHT: fights against threats (S-FIGHT-01 to S-FIGHT-05).
//!
//! Both dice are rolled and added after the cost is paid. The fighter may then use items; a result equal to or above
//! the number wins the reward, one below it injures the dweller.

use kernel::{Asked, Fault, Progress, RuleId, Seat, numbers_in, rule};

use crate::{
    choice::{Ask, Choice},
    content::Window,
    event::Event,
    frame::{FightStep, What},
    machine::{Board, Shelter, ask_one, broken},
    state::{Fight, State},
};

impl Board<'_> {
    pub fn step_fight(&mut self, step: FightStep) -> Result<Progress, Fault> {
        let seat = self.state.active;
        match step {
            FightStep::Roll => {
                self.state.turn.fight = Fight::default();
                self.roll_fight(seat, rule!("S-FIGHT-01"));
                self.turn_to(What::Fight(FightStep::Items));
                self.interrupt()?;
            }
            FightStep::Items => {
                if self.game.may_change_fight(self.state, seat) {
                    return Ok(Progress::Ask);
                }
                self.turn_to(What::Fight(FightStep::Result));
            }
            FightStep::Result => self.end_fight(seat)?,
        }
        Ok(Progress::Go)
    }

    pub fn answer_fight(&mut self, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Use { card, ability } => self.begin_use(self.state.active, card, ability),
            Choice::Done => {
                self.turn_to(What::Fight(FightStep::Result));
                Ok(())
            }
            _ => Err(broken("no such choice in a fight")),
        }
    }

    /// Rolls both dice: at first by S-FIGHT-01, again by an item.
    pub fn roll_fight(&mut self, seat: Seat, rule: RuleId) {
        let dice = self.run.roll(&mut self.state.secret.cup, 6);
        self.state.turn.fight.dice = dice;
        self.tell(rule, || Event::FightRolled { seat, dice });
    }

    /// S-FIGHT-04.
    pub fn change_fight(&mut self, seat: Seat, bonus: u8) {
        let fight = &mut self.state.turn.fight;
        fight.bonus = fight.bonus.saturating_add(bonus);
        self.tell(rule!("S-FIGHT-04"), || Event::FightChanged { seat, bonus });
    }

    /// S-FIGHT-02 and S-FIGHT-03.
    fn end_fight(&mut self, seat: Seat) -> Result<(), Fault> {
        let Some(at) = self.state.turn.space else { return Err(broken("a fight without a space")) };
        let need = self.game.space(self.state.vault.offer(at)).fight;
        let Fight { dice, won, .. } = self.state.turn.fight;
        for card in numbers_in(self.state.player(seat).items & self.game.index.always_roll) {
            let bonus = self.game.content.items[card as usize].always_roll;
            self.tell(rule!("S-RULING-23"), || Event::StandingBonus { seat, card, bonus });
        }
        let bonus = self.game.fight_bonus(self.state, seat);
        let won = won || result(dice, bonus) >= u16::from(need);
        self.pop();
        let rule = if won { rule!("S-FIGHT-02") } else { rule!("S-FIGHT-03") };
        let ended = self.tell(rule, || Event::FightEnded { seat, need, dice, bonus, won });
        self.cause = ended;
        if won {
            self.open_window(Window::FightWon, seat)?;
        } else {
            // A lost fight leaves no rewards: the placement is over.
            self.pop();
            self.injure_placed(rule!("S-FIGHT-03"));
            self.open_window(Window::FightLost, seat)?;
        }
        Ok(())
    }
}

impl Shelter {
    /// All that is added to the dice: items used, and items with a standing bonus (S-RULING-23).
    pub(crate) fn fight_bonus(&self, state: &State, seat: Seat) -> u8 {
        let standing = numbers_in(state.player(seat).items & self.index.always_roll)
            .map(|card| self.content.items[card as usize].always_roll)
            .fold(0, u8::saturating_add);
        state.turn.fight.bonus.saturating_add(standing)
    }

    fn may_change_fight(&self, state: &State, seat: Seat) -> bool {
        self.some_use(state, seat, Window::InFight) || self.some_use(state, seat, Window::AnyTime)
    }

    fn list_fight_uses(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        self.list_uses(state, seat, Window::InFight, options);
        self.list_uses(state, seat, Window::AnyTime, options);
    }

    pub(crate) fn decide_fight(&self, state: &State, options: &mut Vec<Choice>) -> Asked<Ask> {
        let seat = state.active;
        self.list_fight_uses(state, seat, options);
        options.push(Choice::Done);
        ask_one(seat, Ask::Fight)
    }

    /// In how many of the 36 throws the dice reach a number with this bonus.
    #[must_use]
    pub fn winning_throws(need: u8, bonus: u8) -> u8 {
        let throws = (1..=6).flat_map(|one| (1..=6).map(move |other| result([one, other], bonus)));
        throws.filter(|sum| *sum >= u16::from(need)).count() as u8
    }
}

/// The dice and all that is added to them.
fn result(dice: [u8; 2], bonus: u8) -> u16 {
    u16::from(dice[0]) + u16::from(dice[1]) + u16::from(bonus)
}
