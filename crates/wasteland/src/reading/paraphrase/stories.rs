//! Agendas, encounters, quests and scenarios.

use crate::{
    content::{Agenda, Encounter, EncounterOption, Objective, Quest, Scenario, Scoring, Task, Way},
    effect::Trigger,
};

use super::{
    super::vocabulary::names::{BACKS, ENEMY_TYPES, FACTIONS},
    Paraphrase,
};

impl Paraphrase<'_> {
    /// An agenda card: with whom it is used, its loyalty, how it scores, whom it activates.
    #[must_use]
    pub fn agenda(self, agenda: &Agenda) -> Vec<String> {
        let mut clauses = vec![self.count("does-agenda-players", agenda.players)];
        if let Some(faction) = &agenda.faction {
            let faction = self.form("faction", FACTIONS, Some(faction), "to");
            clauses.push(self.with("does-agenda-loyal", "faction", &faction));
        }
        clauses.extend(agenda.scoring.iter().map(|scoring| self.scoring_clause(scoring)));
        let types = agenda.row.iter().map(|kind| self.named("type", ENEMY_TYPES, kind)).collect();
        clauses.push(match self.chain("does-comma", types) {
            Some(types) => self.with("does-row", "types", &types),
            None => self.say("does-row-none"),
        });
        clauses.iter().map(|clause| self.sentence(clause)).collect()
    }

    /// A way in which an agenda card gives influence.
    #[must_use]
    pub fn scoring(self, scoring: &Scoring) -> String {
        self.sentence(&self.scoring_clause(scoring))
    }

    fn scoring_clause(self, scoring: &Scoring) -> String {
        let clause = self.amount("does-score", &scoring.amount, &[]);
        match &scoring.condition {
            None => clause,
            Some(condition) => {
                let condition = self.condition(condition);
                let fillings = [("clause", clause.as_str().into()), ("condition", condition.as_str().into())];
                self.fill("does-score-if", &fillings)
            }
        }
    }

    /// An encounter card: for each option what everybody may know of it, then what comes of it.
    #[must_use]
    pub fn encounter(self, encounter: &Encounter) -> Vec<String> {
        let options = encounter.options.iter();
        options
            .map(|option| {
                let terms = self.option_terms(option).unwrap_or_default();
                format!("{terms} {}", self.option_results(option)).trim().to_owned()
            })
            .collect()
    }

    /// What is known of an option before it is chosen: whether it is forced, who may take it, what it costs, its task
    /// (W-ENCOUNTER-05). Nothing where there is nothing to know.
    #[must_use]
    pub fn option_terms(self, option: &EncounterOption) -> Option<String> {
        let mut clauses = Vec::new();
        if option.forced {
            clauses.push(self.say("does-option-forced"));
        }
        let condition = option.condition.as_ref().map(|condition| self.condition(condition));
        clauses.extend(condition.map(|condition| self.with("does-option-if", "condition", &condition)));
        clauses.extend(self.cost(&option.cost));
        clauses.extend(option.task.as_ref().map(|task| self.task(task)));
        self.chain("does-semicolon", clauses).map(|clause| self.sentence(&clause))
    }

    /// What comes of an option.
    #[must_use]
    pub fn option_results(self, option: &EncounterOption) -> String {
        if option.task.is_none() {
            return self.effects(option.succeed);
        }
        let outcomes = [("does-succeed", option.succeed), ("does-fail", option.fail)];
        let outcomes = outcomes.iter().filter(|(_, effects)| !effects.is_empty());
        let outcomes = outcomes.map(|(key, effects)| self.with(key, "what", &self.effects_clause(*effects))).collect();
        self.sentence(&self.chain("does-semicolon", outcomes).unwrap_or_else(|| self.say("does-nothing")))
    }

    /// What must be managed.
    #[must_use]
    pub fn task(self, task: &Task) -> String {
        match task {
            Task::Test { letters, difficulty, other } => {
                let test = self.test(*letters, difficulty);
                if *other { self.with("does-test-other", "test", &test) } else { test }
            }
            Task::Fight(kind) => {
                let enemy = self.form("type", ENEMY_TYPES, Some(kind), "one");
                self.with("does-draw-and-fight", "enemy", &enemy)
            }
            Task::Pay(cost) => self.cost(cost).unwrap_or_default(),
            Task::FightEnemy(effects) | Task::Do(effects) => self.effects_clause(*effects),
        }
    }

    /// A quest: what happens when it is staged, then each objective with its results.
    #[must_use]
    pub fn quest(self, quest: &Quest) -> Vec<String> {
        let mut sentences = Vec::new();
        if !quest.staged.is_empty() {
            sentences.push(self.sentence(&self.with("does-staged", "what", &self.effects_clause(quest.staged))));
        }
        for objective in &quest.objectives {
            let results = self.with("does-results", "what", &self.effects_clause(objective.results));
            sentences.push(format!("{} {}", self.objective(objective), self.sentence(&results)));
        }
        sentences
    }

    /// How an objective is completed, without its results.
    #[must_use]
    pub fn objective(self, objective: &Objective) -> String {
        let mut clauses = match &objective.way {
            Way::Triggered(trigger) => vec![self.trigger(*trigger)],
            Way::Action(tasks) => {
                let tasks = tasks.iter().map(|task| self.task(task));
                std::iter::once(self.say("does-way-action")).chain(tasks).collect()
            }
        };
        let condition = objective.condition.as_ref().map(|condition| self.condition(condition));
        clauses.extend(condition.map(|condition| self.with("does-option-if", "condition", &condition)));
        let what = self.chain("does-semicolon", clauses).unwrap_or_default();
        self.sentence(&self.with("does-objective", "what", &what))
    }

    fn trigger(self, trigger: Trigger) -> String {
        match trigger {
            Trigger::Kill(kind, least) => {
                let enemy = self.form("type", ENEMY_TYPES, kind.as_ref(), "one");
                match least {
                    0 => self.with("does-way-kill", "enemy", &enemy),
                    level => {
                        self.fill("does-way-kill-level", &[("enemy", enemy.as_str().into()), ("level", level.into())])
                    }
                }
            }
            Trigger::Explore(back) => {
                self.with("does-way-explore", "tile", &self.form("back", BACKS, back.as_ref(), "one"))
            }
            Trigger::Camp => self.say("does-way-camp"),
            Trigger::Become(gained) => self.with("does-way-become", "trait", &self.trait_name(gained)),
            Trigger::LevelUp => self.say("does-way-level-up"),
            Trigger::Buy => self.say("does-way-buy"),
            Trigger::Enter(name) => self.with("does-way-enter", "name", &self.space_name(name)),
            Trigger::RoundEnd => self.say("does-way-round-end"),
            Trigger::Renewed => self.say("does-way-renewed"),
        }
    }

    /// What happens at the start of a scenario, besides its quests; nothing for nothing.
    #[must_use]
    pub fn at_start(self, scenario: &Scenario) -> Option<String> {
        let what = (!scenario.at_start.is_empty()).then(|| self.effects_clause(scenario.at_start))?;
        Some(self.sentence(&self.with("does-at-start", "what", &what)))
    }
}
