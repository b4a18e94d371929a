//! Chapter INCOME: what the owner of a level gets (S-INCOME-01 to S-INCOME-06).
//!
//! When somebody else places in a room of the own level, not on a threat, its owner may gain one cube of choice, after
//! the cost is paid and before anything else. Once per placement.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Resource, Window},
    event::Event,
    frame::What,
    machine::{Board, Shelter, ask_one, broken},
    options::IncomeOrder,
    state::{State, TRACK},
    vault::SpaceRef,
};

impl Board<'_> {
    pub fn offer_income(&mut self, at: SpaceRef) -> Result<(), Fault> {
        match self.state.vault.income_of(self.state.active, at) {
            Some(owner) => self.push(What::Income { owner }),
            None => Ok(()),
        }
    }

    pub fn step_income(&mut self, owner: Seat) -> Result<Progress, Fault> {
        if self.game.income_is_moot(self.state, owner) {
            self.pop();
            self.tell(rule!("S-INCOME-04"), || Event::IncomeDeclined(owner));
            return Ok(Progress::Go);
        }
        if self.state.options.income_standing_order == IncomeOrder::Asked {
            return Ok(Progress::Ask);
        }
        let cubes = self.state.player(owner).cubes;
        let emptiest = Resource::ALL.into_iter().min_by_key(|resource| cubes[*resource as usize]);
        self.take_income(owner, emptiest.unwrap_or(Resource::Power))?;
        Ok(Progress::Go)
    }

    pub fn answer_income(&mut self, owner: Seat, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Resource(resource) => self.take_income(owner, resource),
            Choice::Decline => {
                self.pop();
                self.tell(rule!("S-INCOME-04"), || Event::IncomeDeclined(owner));
                Ok(())
            }
            _ => Err(broken("no such choice for income")),
        }
    }

    fn take_income(&mut self, owner: Seat, resource: Resource) -> Result<(), Fault> {
        self.pop();
        let rule = if self.state.passed.contains(owner) { rule!("S-PASS-05") } else { rule!("S-INCOME-01") };
        let taken = self.tell(rule, || Event::IncomeTaken(owner));
        self.cause = taken;
        self.gain_cube(owner, resource, rule!("S-INCOME-01"));
        self.open_window(Window::IncomeTaken, owner)?;
        Ok(())
    }
}

impl Shelter {
    /// S-INCOME-04: whether taking income would change nothing: all tracks are full, and no item waits for it.
    pub(crate) fn income_is_moot(&self, state: &State, owner: Seat) -> bool {
        state.player(owner).cubes == [TRACK; 3] && self.whom_to_ask(state, Window::IncomeTaken, owner).is_empty()
    }

    pub(crate) fn decide_income(&self, state: &State, owner: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        options.extend(Resource::ALL.map(Choice::Resource));
        options.push(Choice::Decline);
        ask_one(owner, Ask::Income(state.active))
    }
}
