//! Chapter QUEST: objectives for everybody, by deed or by quest action.

use kernel::{Asked, Because, Fault, Full, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{CardKind, Objective, Task, Way},
    effect::{Cost, Trigger},
    event::Event,
    frame::{CostOf, QuestStep, Source, What},
    library::{contains, insert},
    machine::{Board, Wasteland, ask_one, because, broken},
    map::Node,
    mode,
    options::TriggeredObjectives,
    play_area::{MOST_MARKS, Staged},
    state::{Earned, Public, State},
};

impl Wasteland {
    /// An objective of a quest.
    pub(crate) fn objective(&self, quest: u16, objective: u8) -> Option<&Objective> {
        self.content.quests.get(usize::from(quest))?.objectives.get(usize::from(objective))
    }

    fn tasks(&self, quest: u16, objective: u8) -> &[Task] {
        match self.objective(quest, objective).map(|objective| &objective.way) {
            Some(Way::Action(tasks)) => tasks,
            _ => &[],
        }
    }

    /// The cost that an instruction asks for.
    pub(crate) fn instruction_cost(&self, quest: u16, objective: u8, task: u8) -> Option<&Cost> {
        match self.tasks(quest, objective).get(usize::from(task))? {
            Task::Pay(cost) => Some(cost),
            _ => None,
        }
    }

    /// Objectives the survivor can attempt with a quest action (W-QUEST-08).
    pub(crate) fn list_quests(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        for quest in state.staged.quests() {
            let printed = self.content.quests.get(usize::from(quest)).map_or(&[][..], |quest| &quest.objectives);
            for (objective, one) in (0u8..).zip(printed) {
                // Why not is asked by people alone, and takes longer to find out.
                let holds = |condition| self.holds(state, seat, condition, Some(Source::Quest(quest)));
                let is_open = matches!(one.way, Way::Action(_)) && one.condition.as_ref().is_none_or(holds);
                if is_open && self.may_attempt(state, seat, quest, objective).is_ok() {
                    options.push(Choice::Quest { quest, objective });
                }
            }
        }
    }

    /// Why an objective cannot be attempted.
    pub(crate) fn may_attempt(
        &self,
        state: &State,
        seat: Seat,
        quest: u16,
        objective: u8,
    ) -> Result<(), Because<Reason>> {
        if state.staged(quest).is_none() {
            return because(rule!("W-QUEST-01"), Reason::NotStaged);
        }
        let Some(printed) = self.objective(quest, objective) else {
            return because(rule!("W-QUEST-04"), Reason::NoSuchObjective);
        };
        let Way::Action(tasks) = &printed.way else { return because(rule!("W-QUEST-05"), Reason::Triggered) };
        let source = Some(Source::Quest(quest));
        if let Some(condition) = &printed.condition
            && !self.holds(state, seat, condition, source)
        {
            return unmet(self.unmet(state, seat, condition, source));
        }
        // Another survivor has to be there to help.
        let asks_for_help = tasks.iter().any(|task| matches!(task, Task::Test { other: true, .. }));
        let lacks_help = || self.without_company(state, seat, source);
        match asks_for_help.then(lacks_help).flatten().or_else(|| self.lacking_for(state, seat, tasks)) {
            Some(reason) => unmet(reason),
            None => Ok(()),
        }
    }

    /// What the survivor lacks of all that the instructions ask to be paid, besides the action itself (W-RULING-93).
    fn lacking_for(&self, state: &State, seat: Seat, tasks: &[Task]) -> Option<Reason> {
        let mut sum = Cost::default();
        let mut kinds: Vec<(CardKind, u8)> = Vec::new();
        tasks.iter().find_map(|task| {
            let Task::Pay(cost) = task else { return None };
            sum = sum.plus(cost);
            let cards = cost.cards.map(|(kind, count)| {
                let before = kinds.iter().filter(|(other, _)| *other == kind).map(|(_, count)| count).sum::<u8>();
                kinds.push((kind, count));
                (kind, before.saturating_add(count))
            });
            let actions = if sum.actions > 0 { sum.actions.saturating_add(1) } else { 0 };
            let due = Cost { cards, actions, ..sum.clone() };
            self.missing_for(state, seat, &due, None).map(|lack| lack.reason)
        })
    }

    /// The other survivors in the space, clockwise from the first player.
    pub(crate) fn helpers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        let at = state.player(seat).at;
        state.in_priority().filter(move |other| *other != seat && state.player(*other).at == at)
    }

    pub(crate) fn list_helpers(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        options.extend(self.helpers(state, seat).map(Choice::Player));
    }

    pub(crate) fn decide_helper(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        self.list_helpers(state, seat, options);
        ask_one(seat, Ask::Helper)
    }

    /// W-RULING-45: the first deed's objectives that are still there, in an order of the survivor's choice.
    fn earned_together<'a>(&self, state: &'a State) -> impl Iterator<Item = &'a Earned> + use<'a> {
        let deed = state.earned.first().map(|earned| earned.deed);
        state.earned.iter().filter(move |earned| Some(earned.deed) == deed)
    }

    /// W-RULING-45: whether the survivor may decline what was earned first. Time passes unasked (W-RULING-108).
    fn may_decline(&self, state: &State) -> bool {
        let way = state.earned.first().and_then(|first| self.objective(first.quest, first.objective));
        let is_deed = way.is_some_and(|one| matches!(one.way, Way::Triggered(trigger) if trigger.is_deed()));
        is_deed && state.options.triggered_objectives_optional == TriggeredObjectives::Optional
    }

    pub(crate) fn decide_objectives(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let first = state.earned.first()?;
        let together = self.earned_together(state);
        options.extend(together.map(|one| Choice::Objective { quest: one.quest, objective: one.objective }));
        if self.may_decline(state) {
            options.push(Choice::Decline);
        }
        Some(ask_one(first.seat, Ask::ObjectiveFirst))
    }
}

/// A requirement of a quest is not met; what a mode requires instead has a rule of its own.
const fn unmet(reason: Reason) -> Result<(), Because<Reason>> {
    let rule = if let Reason::Mode(of_mode) = reason { of_mode.rule() } else { rule!("W-QUEST-08") };
    Err(Because { rule, reason })
}

impl Board<'_> {
    /// W-RESULT-06, W-QUEST-03: faceup into the play area, and its top section at once.
    pub(crate) fn stage(&mut self, seat: Seat, quest: u16) -> Result<(), Fault> {
        let quests = &self.game.content.quests;
        let Some(first) = quests.get(usize::from(quest)) else { return Ok(()) };
        let quest = self.one_copy(1, first.number, quest, &first.copies);
        let Some(printed) = quests.get(usize::from(quest)) else { return Ok(()) };
        if !self.take_from_library(1, quest) {
            let number = printed.number;
            self.tell(rule!("W-RULING-47"), || Event::NotInLibrary(number));
            return Ok(());
        }
        self.state.staged.stage(quest);
        self.run.reveal();
        self.note_world_change();
        let rule = if self.state.round == 0 { rule!("W-SETUP-26") } else { rule!("W-RESULT-06") };
        let told = self.tell(rule, || Event::QuestStaged { seat, quest });
        let before = std::mem::replace(&mut self.cause, told);
        self.run_effects(printed.staged, seat, Source::Quest(quest))?;
        self.cause = before;
        Ok(())
    }

    /// W-RESULT-16, W-QUEST-16: out of the game, with its markers.
    pub(crate) fn trash_quest(&mut self, quest: u16) {
        if let Some(staged) = self.state.staged(quest) {
            let marked = !staged.markers.is_empty();
            self.state.staged.remove(quest);
            insert(&mut self.state.trashed[1], quest);
            self.state.note_change();
            let rule = if marked { rule!("W-QUEST-16") } else { rule!("W-RESULT-16") };
            self.tell(rule, || Event::QuestTrashed { quest });
        }
    }

    /// W-RULING-110: a staged quest is trashed; one that is still in the library will never come. So it is with all cards
    /// of its number (W-NCAL-21).
    pub(crate) fn close_quest(&mut self, quest: u16) {
        for quest in self.game.content.quest_copies(quest) {
            if self.state.in_library(1, quest) {
                insert(&mut self.state.trashed[1], quest);
                self.tell(rule!("W-RULING-110"), || Event::QuestClosed { quest });
            } else {
                self.trash_quest(quest);
            }
        }
    }

    /// Notes the objectives that time completes, for the first player (W-RULING-108).
    pub(crate) fn strike(&mut self, moment: Trigger) {
        if let Some(first) = self.state.in_priority().next() {
            self.earn(first, |trigger| *trigger == moment);
        }
    }

    /// Notes the triggered objectives that a deed completes (W-QUEST-05).
    pub(crate) fn earn(&mut self, seat: Seat, matches: impl Fn(&Trigger) -> bool) {
        if self.state.staged.is_empty() {
            return;
        }
        let deed = self.state.events;
        let staged = self.state.staged;
        for quest in staged.quests() {
            let Some(printed) = self.game.content.quests.get(usize::from(quest)) else { continue };
            for (objective, one) in (0u8..).zip(&printed.objectives) {
                let Way::Triggered(trigger) = &one.way else { continue };
                let holds = |condition| self.game.holds(self.state, seat, condition, Some(Source::Quest(quest)));
                if !matches(trigger) || !one.condition.as_ref().is_none_or(holds) {
                    continue;
                }
                if self.state.earned.try_push(Earned { seat, quest, objective, deed }).is_err() {
                    // A chain of cards can do more than anybody could keep in mind until it is over.
                    self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
                }
            }
        }
    }

    pub(crate) fn step_objectives(&mut self) -> Result<Progress, Fault> {
        self.reset_shop_outside_actions()?;
        let Public { staged, earned, .. } = &mut self.state.public;
        earned.retain(|earned| staged.get(earned.quest).is_some());
        let Some(first) = self.state.earned.first().copied() else {
            self.pop();
            return Ok(Progress::Go);
        };
        if self.game.may_decline(self.state) || self.game.earned_together(self.state).nth(1).is_some() {
            return Ok(Progress::Ask);
        }
        self.complete(first)?;
        Ok(Progress::Go)
    }

    pub(crate) fn answer_objectives(&mut self, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Objective { quest, objective } => {
                let chosen = |earned: &&Earned| (earned.quest, earned.objective) == (quest, objective);
                let found = self.game.earned_together(self.state).find(chosen).copied();
                self.complete(found.ok_or_else(|| broken("an objective that was not earned"))?)
            }
            Choice::Decline => {
                let declined: Vec<Earned> = self.game.earned_together(self.state).copied().collect();
                for Earned { seat, quest, objective, .. } in &declined {
                    let (seat, quest, objective) = (*seat, *quest, *objective);
                    self.tell(rule!("W-RULING-45"), || Event::ObjectiveDeclined { seat, quest, objective });
                }
                self.state.earned.retain(|earned| !declined.contains(earned));
                Ok(())
            }
            _ => Err(broken("not what is asked about objectives")),
        }
    }

    fn complete(&mut self, earned: Earned) -> Result<(), Fault> {
        let at = self.state.earned.iter().position(|one| *one == earned);
        if let Some(at) = at {
            self.state.earned.remove(at);
        }
        let Earned { seat, quest, objective, .. } = earned;
        self.push(What::Quest { seat, quest, objective, step: QuestStep::Results })
    }

    /// A quest action (W-QUEST-07, W-QUEST-09).
    pub(crate) fn begin_quest(&mut self, seat: Seat, quest: u16, objective: u8) -> Result<(), Fault> {
        self.push(What::Quest { seat, quest, objective, step: QuestStep::Task(0) })
    }

    pub(crate) fn step_quest(
        &mut self,
        seat: Seat,
        quest: u16,
        objective: u8,
        step: QuestStep,
    ) -> Result<Progress, Fault> {
        let game = self.game;
        let to = |step| What::Quest { seat, quest, objective, step };
        match step {
            QuestStep::Task(number) => {
                let Some(task) = game.tasks(quest, objective).get(usize::from(number)) else {
                    self.turn_to(to(QuestStep::Results));
                    return Ok(Progress::Go);
                };
                let several = game.helpers(self.state, seat).nth(1).is_some();
                if matches!(task, Task::Test { other: true, .. }) && several {
                    self.turn_to(to(QuestStep::Helper(number)));
                    return Ok(Progress::Go);
                }
                self.turn_to(to(QuestStep::Judge(number)));
                if let Task::Pay(cost) = task {
                    // What came before may have taken what is to be paid (W-RULING-93).
                    self.state.success = game.can_pay(self.state, seat, cost, None);
                    if !self.state.success {
                        return Ok(Progress::Go);
                    }
                    self.begin_payment(seat, CostOf::Instruction { quest, objective, task: number })?;
                } else {
                    let helper = game.helpers(self.state, seat).next();
                    self.begin_task(seat, task, helper, Source::Quest(quest))?;
                }
            }
            QuestStep::Helper(_) => return Ok(Progress::Ask),
            QuestStep::Judge(number) => {
                // W-RULING-93: the first failure ends the attempt.
                let done = matches!(game.tasks(quest, objective).get(usize::from(number)), Some(Task::Do(_)));
                if self.state.success || done {
                    self.turn_to(to(QuestStep::Task(number + 1)));
                } else {
                    self.tell(rule!("W-QUEST-12"), || Event::ObjectiveFailed { seat, quest, objective });
                    self.turn_to(to(QuestStep::Done));
                }
            }
            QuestStep::Results => {
                self.turn_to(to(QuestStep::Done));
                let printed = game.objective(quest, objective);
                let results = printed.map(|objective| objective.results);
                let rule = match printed.map(|objective| &objective.way) {
                    Some(Way::Action(_)) => rule!("W-QUEST-11"),
                    Some(Way::Triggered(Trigger::Explore(_))) => rule!("W-EXPLORE-06"),
                    Some(Way::Triggered(trigger)) if !trigger.is_deed() => rule!("W-RULING-108"),
                    _ if game.hindering(self.state, seat).is_some() => rule!("W-QUEST-06"),
                    _ => rule!("W-QUEST-14"),
                };
                let done = self.tell(rule, || Event::ObjectiveCompleted { seat, quest, objective });
                self.because_of(done);
                self.run_effects(results.unwrap_or_default(), seat, Source::Quest(quest))?;
            }
            QuestStep::Done => self.pop(),
        }
        Ok(Progress::Go)
    }

    pub(crate) fn answer_quest(
        &mut self,
        seat: Seat,
        quest: u16,
        objective: u8,
        step: QuestStep,
        choice: Choice,
    ) -> Result<(), Fault> {
        let (QuestStep::Helper(number), Choice::Player(helper)) = (step, choice) else {
            return Err(broken("not what a quest asks"));
        };
        let game = self.game;
        self.turn_to(What::Quest { seat, quest, objective, step: QuestStep::Judge(number) });
        match game.tasks(quest, objective).get(usize::from(number)) {
            Some(task) => self.begin_task(seat, task, Some(helper), Source::Quest(quest)),
            None => Err(broken("an instruction that is not there")),
        }
    }

    /// An instruction is attempted; how it ends is read from the state afterwards.
    pub(crate) fn begin_task(
        &mut self,
        seat: Seat,
        task: &Task,
        helper: Option<Seat>,
        source: Source,
    ) -> Result<(), Fault> {
        match task {
            Task::Test { letters, difficulty, other } => {
                let difficulty = self.game.amount(self.state, seat, *difficulty, Some(source));
                match (other, helper) {
                    (false, _) => self.begin_test(seat, *letters, difficulty),
                    (true, Some(helper)) => self.begin_test(helper, *letters, difficulty),
                    (true, None) => {
                        let (result, rule) = mode::test_of_nobody(self.state, source);
                        self.state.success = result >= difficulty;
                        self.tell(rule, || Event::TestWaived { seat, result, difficulty });
                        Ok(())
                    }
                }
            }
            Task::Fight(kind) => self.draw_and_fight(seat, *kind),
            Task::FightEnemy(effects) => {
                self.state.success = false;
                self.run_effects(*effects, seat, source)
            }
            Task::Pay(_) => {
                self.state.success = true;
                Ok(())
            }
            Task::Do(effects) => {
                self.state.success = true;
                self.run_effects(*effects, seat, source)
            }
        }
    }

    /// W-RULING-109: marks are put on the quest, or taken off it.
    pub(crate) fn mark_quest(&mut self, seat: Seat, source: Source, by: i8) {
        let Source::Quest(quest) = source else { return };
        let Some(staged) = self.state.staged(quest) else { return };
        let marks = staged.marks.saturating_add_signed(by).min(MOST_MARKS);
        if marks == staged.marks {
            // More than fit are told of, as markers are; where none is left to take off, nothing happens.
            if by > 0 {
                self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
            }
            return;
        }
        match self.state.staged.set_marks(quest, marks) {
            Ok(()) => self.tell(rule!("W-RULING-109"), || Event::QuestMarked { seat, quest, by, marks }),
            // As with markers.
            Err(Full) => self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat)),
        };
    }

    /// W-QUEST-15, W-RULING-49.
    pub(crate) fn place_marker(&mut self, seat: Seat, source: Source, node: Node) {
        let Source::Quest(quest) = source else { return };
        if self.state.staged(quest).is_none() {
            return;
        }
        match self.state.staged.mark(quest, node) {
            Ok(()) => self.tell(rule!("W-QUEST-15"), || Event::MarkerPlaced { seat, quest, node }),
            // Nobody finds a marker among so many.
            Err(Full) => self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat)),
        };
    }
}

impl Public {
    /// Whether the quest was in the play area and has left the game (W-RULING-110).
    pub(crate) fn is_finished(&self, quest: u16) -> bool {
        contains(&self.trashed[1], quest) && !contains(&self.library[1], quest)
    }

    /// The quest as it is staged.
    pub(crate) fn staged(&self, quest: u16) -> Option<Staged> {
        self.staged.get(quest)
    }
}
