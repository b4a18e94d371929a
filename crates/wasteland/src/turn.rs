//! Chapter TURN: two actions, and what may be done around them.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    effect::Window,
    event::Event,
    frame::{TurnStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    mode,
    state::{State, Turn},
};

impl Wasteland {
    /// Everything the survivor may do now. Equipment and loyalty only while the turn opens (W-RULING-05).
    pub(crate) fn decide_turn(&self, state: &State, options: &mut Vec<Choice>) -> Asked<Ask> {
        let seat = state.active;
        let turn = &state.turn;
        let beside = self.land(state).beside(state.player(seat).at);
        if turn.points > 0 {
            self.list_steps(state, seat, beside, options);
        }
        if turn.actions > 0 {
            mode::list_actions(self, state, seat, beside, options);
        }
        self.list_uses(state, seat, Window::Turn, options);
        if turn.starting {
            self.list_uses(state, seat, Window::StartOfTurn, options);
        }
        if turn.opening {
            self.list_equipping(state, seat, options);
            self.list_loyalty(state, seat, options);
        }
        options.push(Choice::EndTurn);
        ask_one(seat, Ask::Turn)
    }
}

impl Wasteland {
    /// Whether a choice uses an ability of the start of a turn; one of them leaves the others open.
    fn is_of_the_start(&self, choice: Choice) -> bool {
        let window = match choice {
            Choice::Use { card, ability } => {
                self.card(card).and_then(|card| card.uses.get(usize::from(ability))).map(|one| one.window)
            }
            Choice::UsePerk(perk) => self.content.perks.get(usize::from(perk)).map(|perk| perk.uses.window),
            _ => None,
        };
        window == Some(Window::StartOfTurn)
    }
}

impl Board<'_> {
    pub(crate) fn step_turn(&mut self, step: TurnStep) -> Result<Progress, Fault> {
        let seat = self.state.active;
        match step {
            TurnStep::Begin => {
                self.state.turn = Turn { actions: 2, opening: true, starting: true, ..Turn::default() };
                let began = self.tell(rule!("W-TURN-01"), || Event::TurnBegan(seat));
                self.because_of(began);
                self.turn_to(What::Turn(TurnStep::Choose));
            }
            TurnStep::Choose if self.state.turn.killed || self.state.eliminated.contains(seat) => {
                self.turn_to(What::Turn(TurnStep::End));
            }
            TurnStep::Choose => {
                // W-RULING-76: a shop changed outside an action is reset when that effect is over.
                self.reset_shop()?;
                return Ok(Progress::Ask);
            }
            TurnStep::End => {
                self.reset_shop()?;
                let skipped = std::mem::take(&mut self.state.turn).actions > 0;
                let rule = if skipped { rule!("W-ACTION-03") } else { rule!("W-TURN-03") };
                self.tell(rule, || Event::TurnEnded(seat));
                self.pop();
            }
        }
        Ok(Progress::Go)
    }

    pub(crate) fn answer_turn(&mut self, choice: Choice) -> Result<(), Fault> {
        let seat = self.state.active;
        match choice {
            Choice::Equip(card) => {
                self.equip(seat, card);
                return self.keep_inventory(seat);
            }
            Choice::Unequip(card) => {
                return self.unequip(seat, card);
            }
            Choice::Declare(card) => {
                self.declare_loyalty(seat, card);
                return Ok(());
            }
            Choice::Withdraw => {
                self.withdraw_loyalty(seat);
                return Ok(());
            }
            _ => {}
        }
        self.state.turn.opening = false;
        self.state.turn.starting &= self.game.is_of_the_start(choice);
        match choice {
            Choice::EndTurn => {
                self.turn_to(What::Turn(TurnStep::End));
                Ok(())
            }
            Choice::Step(node) => self.step_into(seat, node),
            Choice::Use { card, ability } => {
                let window = self.game.card(card).and_then(|card| card.uses.get(usize::from(ability)));
                self.defined_action(window.map(|one| one.window))?;
                self.begin_use(seat, card, ability)
            }
            Choice::UsePerk(perk) => {
                let window = self.game.content.perks.get(usize::from(perk));
                self.defined_action(window.map(|perk| perk.uses.window))?;
                self.begin_perk(seat, perk)
            }
            Choice::Move => {
                self.spend_action();
                self.move_action(seat);
                Ok(())
            }
            Choice::Explore(_) | Choice::Encounter | Choice::Fight(_) | Choice::Quest { .. } | Choice::Camp => {
                self.spend_action();
                self.push(What::ActionOver)?;
                self.begin_action(seat, choice)
            }
            _ => Err(broken("not what a turn asks")),
        }
    }

    /// W-ACTION-01: an action that a card defines.
    fn defined_action(&mut self, window: Option<Window>) -> Result<(), Fault> {
        if window == Some(Window::Action) {
            self.spend_action();
            self.push(What::ActionOver)?;
        }
        Ok(())
    }

    fn begin_action(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Explore(place) => self.explore(place),
            Choice::Encounter => self.begin_encounter(seat),
            Choice::Fight(foe) => self.fight_action(seat, foe),
            Choice::Quest { quest, objective } => self.begin_quest(seat, quest, objective),
            Choice::Camp => self.begin_camp(seat),
            _ => Err(broken("not an action of a turn")),
        }
    }
}
