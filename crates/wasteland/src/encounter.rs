//! Chapter ENCOUNTER: a card, its options, and what lies behind them.

use kernel::{Asked, Because, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{EncounterIcon, EncounterOption, Task},
    event::Event,
    frame::{CostOf, EncounterStep, Source, What},
    library::insert,
    machine::{Board, Wasteland, ask_one, because, broken},
    options::EncounterLimit,
    secret::Facedown,
    state::{ActiveEncounter, NONE, State},
};

impl Wasteland {
    /// Why the encounter action cannot be performed (W-ENCOUNTER-01 to W-ENCOUNTER-03, W-ENCOUNTER-14).
    pub(crate) fn may_encounter(&self, state: &State, seat: Seat) -> Result<(), Because<Reason>> {
        let at = state.player(seat).at;
        let Some(icon) = self.land(state).space(at).and_then(|space| space.icon) else {
            return because(rule!("W-ENCOUNTER-01"), Reason::NoIcon);
        };
        let done = match state.options.encounter_limit {
            EncounterLimit::Once => !state.turn.encounters.is_empty(),
            EncounterLimit::PerIcon => state.turn.encounters.contains(at),
        };
        if done {
            return because(rule!("W-ENCOUNTER-03"), Reason::EncounteredAlready);
        }
        if state.secret.encounters[icon as usize].is_empty() {
            return because(rule!("W-ENCOUNTER-14"), Reason::NoDeck);
        }
        Ok(())
    }

    /// The options of the card being resolved.
    pub(crate) fn encounter_options(&self, meeting: &ActiveEncounter) -> &[EncounterOption] {
        self.content.encounters.get(usize::from(meeting.card)).map_or(&[], |card| &card.options)
    }

    fn condition_met(&self, state: &State, seat: Seat, option: &EncounterOption) -> bool {
        let met = |condition| self.holds(state, seat, condition, Some(Source::Encounter));
        option.condition.as_ref().is_none_or(met)
    }

    /// W-ENCOUNTER-09: the FORCED option that applies, the first in printed order (W-RULING-42).
    pub(crate) fn forced_option(&self, state: &State, meeting: &ActiveEncounter) -> Option<u8> {
        // One that cannot be paid for cannot be chosen (W-RULING-42).
        let applies = |option: &EncounterOption| {
            option.forced
                && self.condition_met(state, meeting.seat, option)
                && self.can_pay(state, meeting.seat, &option.cost, None)
        };
        self.encounter_options(meeting).iter().position(applies).map(|at| at as u8)
    }

    /// Why an option cannot be chosen (W-ENCOUNTER-08 to W-ENCOUNTER-10, W-RULING-42).
    pub(crate) fn may_choose(&self, state: &State, meeting: &ActiveEncounter, at: u8) -> Result<(), Because<Reason>> {
        let Some(option) = self.encounter_options(meeting).get(usize::from(at)) else {
            return because(rule!("W-ENCOUNTER-06"), Reason::NoSuchOption);
        };
        if let Some(forced) = self.forced_option(state, meeting) {
            return if forced == at { Ok(()) } else { because(rule!("W-ENCOUNTER-09"), Reason::Forced(forced)) };
        }
        if let Some(condition) = &option.condition
            && !self.condition_met(state, meeting.seat, option)
        {
            if option.forced {
                return because(rule!("W-ENCOUNTER-10"), Reason::NotForced);
            }
            let unmet = self.unmet(state, meeting.seat, condition, Some(Source::Encounter));
            return because(rule!("W-ENCOUNTER-08"), unmet);
        }
        match self.missing_for(state, meeting.seat, &option.cost, None) {
            Some(lack) => because(rule!("W-RULING-42"), lack.reason),
            None => Ok(()),
        }
    }

    pub(crate) fn decide_encounter(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let meeting = state.encounter.as_ref()?;
        if state.top() == Some(What::Encounter(EncounterStep::Task)) {
            self.list_helpers(state, meeting.seat, options);
            return Some(ask_one(meeting.seat, Ask::Helper));
        }
        let count = self.encounter_options(meeting).len() as u8;
        options.extend((0..count).filter(|at| self.may_choose(state, meeting, *at).is_ok()).map(Choice::Option));
        Some(ask_one(meeting.seat, Ask::Encounter))
    }

    fn chosen<'a>(&'a self, state: &State) -> Option<&'a EncounterOption> {
        let meeting = state.encounter.as_ref()?;
        let card = self.content.encounters.get(usize::from(meeting.card))?;
        card.options.get(usize::from(meeting.option))
    }
}

impl Board<'_> {
    /// W-ENCOUNTER-01, W-ENCOUNTER-04: the top card of the deck with the icon of the space.
    pub(crate) fn begin_encounter(&mut self, seat: Seat) -> Result<(), Fault> {
        let at = self.state.player(seat).at;
        let space = self.game.land(self.state).space(at);
        let (icon, level) = space
            .and_then(|space| Some((space.icon?, space.level)))
            .ok_or_else(|| broken("an encounter where there is none"))?;
        let card =
            self.state.secret.encounters[icon as usize].pop().ok_or_else(|| broken("an empty encounter deck"))?;
        let card = card.card();
        self.state.turn.encounters.insert(at);
        self.run.reveal();
        // W-RULING-44.
        let worth = level.max(1);
        self.state.encounter = Some(ActiveEncounter { card, seat, icon, level: worth, option: NONE, trashed: false });
        let rule = match icon {
            EncounterIcon::Vault84 | EncounterIcon::Vault109 => rule!("W-ENCOUNTER-16"),
            EncounterIcon::Wasteland | EncounterIcon::Settlement => rule!("W-ENCOUNTER-01"),
        };
        let began = self.tell(rule, || Event::EncounterBegan { seat, card, icon, level });
        self.push_under(began, What::Encounter(EncounterStep::Choose))
    }

    pub(crate) fn step_encounter(&mut self, step: EncounterStep) -> Result<Progress, Fault> {
        let game = self.game;
        let meeting = self.state.encounter.ok_or_else(|| broken("no encounter is under way"))?;
        let ActiveEncounter { card, seat, .. } = meeting;
        match step {
            EncounterStep::Choose => {
                if let Some(forced) = game.forced_option(self.state, &meeting) {
                    self.choose_option(forced, true);
                    return Ok(Progress::Go);
                }
                let count = game.encounter_options(&meeting).len() as u8;
                if (0..count).any(|at| game.may_choose(self.state, &meeting, at).is_ok()) {
                    return Ok(Progress::Ask);
                }
                self.tell(rule!("W-RULING-42"), || Event::NoOption { seat, card });
                self.turn_to(What::Encounter(EncounterStep::Done));
            }
            EncounterStep::Pay => {
                self.turn_to(What::Encounter(EncounterStep::Task));
                self.begin_payment(seat, CostOf::Option)?;
            }
            EncounterStep::Task => {
                let Some(option) = game.chosen(self.state) else { return Err(broken("no option was chosen")) };
                let ask = matches!(&option.task, Some(Task::Test { other: true, .. }))
                    && game.helpers(self.state, seat).nth(1).is_some();
                if ask {
                    return Ok(Progress::Ask);
                }
                self.turn_to(What::Encounter(EncounterStep::Outcome));
                match &option.task {
                    None => self.state.success = true,
                    Some(task) => {
                        let helper = game.helpers(self.state, seat).next();
                        self.begin_task(seat, task, helper, Source::Encounter)?;
                    }
                }
            }
            EncounterStep::Outcome => {
                let Some(option) = game.chosen(self.state) else { return Err(broken("no option was chosen")) };
                let success = self.state.success;
                if let Some(task) = &option.task {
                    let is_fight = matches!(task, Task::Fight(_) | Task::FightEnemy(_));
                    let rule = if is_fight { rule!("W-FIGHT-22") } else { rule!("W-ENCOUNTER-07") };
                    self.tell(rule, || Event::TaskEnded { seat, success });
                }
                self.turn_to(What::Encounter(EncounterStep::Done));
                let effects = if success { option.succeed } else { option.fail };
                self.run_effects(effects, seat, Source::Encounter)?;
            }
            EncounterStep::Done => {
                self.pop();
                self.put_encounter_away()?;
            }
        }
        Ok(Progress::Go)
    }

    fn choose_option(&mut self, option: u8, forced: bool) {
        let Some(meeting) = self.state.encounter.as_mut() else { return };
        meeting.option = option;
        let (seat, card) = (meeting.seat, meeting.card);
        self.run.reveal();
        let rule = if forced { rule!("W-ENCOUNTER-09") } else { rule!("W-ENCOUNTER-06") };
        let chosen = self.tell(rule, || Event::OptionChosen { seat, card, option, forced });
        self.because_of(chosen);
        self.turn_to(What::Encounter(EncounterStep::Pay));
    }

    pub(crate) fn answer_encounter(&mut self, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Option(option) => {
                self.choose_option(option, false);
                Ok(())
            }
            Choice::Player(helper) => {
                let game = self.game;
                let seat = self.state.encounter.map(|meeting| meeting.seat).ok_or_else(|| broken("no encounter"))?;
                self.turn_to(What::Encounter(EncounterStep::Outcome));
                match game.chosen(self.state).and_then(|option| option.task.as_ref()) {
                    Some(task) => self.begin_task(seat, task, Some(helper), Source::Encounter),
                    None => Err(broken("no task to help with")),
                }
            }
            _ => Err(broken("not what an encounter asks")),
        }
    }

    /// W-ENCOUNTER-11, W-ENCOUNTER-12.
    pub(crate) fn put_encounter_away(&mut self) -> Result<(), Fault> {
        let Some(meeting) = self.state.encounter.take() else { return Ok(()) };
        let card = meeting.card;
        if meeting.trashed {
            insert(&mut self.state.trashed[0], card);
            self.tell(rule!("W-ENCOUNTER-11"), || Event::EncounterTrashed { card });
        } else {
            // Everybody has seen what lies there now.
            let returned = Facedown::new(card).seen_by_all();
            self.state.secret.encounters[meeting.icon as usize].insert(0, returned)?;
            self.tell(rule!("W-ENCOUNTER-12"), || Event::EncounterReturned { card });
        }
        Ok(())
    }
}
