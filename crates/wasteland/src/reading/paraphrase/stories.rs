//! Agendas, encounters, quests and scenarios.

use harness::reading::paraphrase::capital;

use crate::{
    content::{Agenda, Encounter, EncounterOption, Objective, Quest, Scenario, Scoring, Task, Way},
    effect::{EffectList, Trigger},
};

use super::{
    super::vocabulary::names::{BACKS, ENEMY_TYPES, FACTIONS},
    Paraphrase,
};

impl Paraphrase<'_> {
    /// An agenda card: with whom it is used, its loyalty, how it scores, whom it activates.
    #[must_use]
    pub fn agenda(self, agenda: &Agenda) -> Vec<String> {
        let mut clauses = Vec::new();
        if agenda.players > 1 {
            clauses.push(self.count("does-agenda-players", agenda.players));
        }
        if let Some(faction) = &agenda.faction {
            let faction = self.form("faction", FACTIONS, Some(faction), "to");
            clauses.push(self.with("does-agenda-loyal", "faction", &faction));
        }
        clauses.extend(agenda.scoring.iter().map(|scoring| self.scoring_clause(scoring)));
        let types = agenda.row.iter().map(|kind| self.form("type", ENEMY_TYPES, Some(kind), "many")).collect();
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
        let clause = self.number_in("does-score", &scoring.amount, &[]);
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
        let said = |option: &EncounterOption| {
            let results = match (&option.task, self.cost(&option.cost)) {
                (None, Some(cost)) => self.colon(&cost, option.succeed),
                (None, None) => self.effects(option.succeed),
                (Some(_), _) => [self.demand(option).unwrap_or_default(), self.option_results(option)].join(" "),
            };
            self.requirement(option).map_or_else(|| results.clone(), |required| format!("{required} {results}"))
        };
        encounter.options.iter().map(said).collect()
    }

    /// What is known of an option before it is chosen: whether it is forced, who may take it, what it costs, its task
    /// (W-ENCOUNTER-05). Nothing where there is nothing to know.
    #[must_use]
    pub fn option_terms(self, option: &EncounterOption) -> Option<String> {
        let terms: Vec<String> = self.requirement(option).into_iter().chain(self.demand(option)).collect();
        (!terms.is_empty()).then(|| terms.join(" "))
    }

    /// Who may or must take an option.
    fn requirement(self, option: &EncounterOption) -> Option<String> {
        let condition = option.condition.as_ref().map(|condition| self.condition(condition));
        Some(self.sentence(&match (option.forced, condition) {
            (false, None) => return None,
            (false, Some(condition)) => self.with("does-option-if", "condition", &condition),
            (true, None) => self.say("does-option-forced"),
            (true, Some(condition)) => self.with("does-forced-if", "condition", &condition),
        }))
    }

    /// What an option costs and what must be managed.
    fn demand(self, option: &EncounterOption) -> Option<String> {
        let task = option.task.as_ref().map(|task| self.task(task));
        let demands = self.cost(&option.cost).into_iter().chain(task).collect();
        self.join("does-and", demands).map(|clause| self.sentence(&clause))
    }

    /// What comes of an option.
    #[must_use]
    pub fn option_results(self, option: &EncounterOption) -> String {
        let key = match &option.task {
            None => return self.effects(option.succeed),
            Some(Task::Fight(_) | Task::FightEnemy(_)) => "does-kill",
            Some(Task::Test { .. } | Task::Pay(_) | Task::Do(_)) => "does-pass",
        };
        let outcomes: Vec<String> =
            self.outcomes(key, option.succeed, option.fail).iter().map(|outcome| capital(outcome)).collect();
        if outcomes.is_empty() { self.sentence(&self.say("does-nothing")) } else { outcomes.join(" ") }
    }

    /// What must be managed.
    #[must_use]
    pub fn task(self, task: &Task) -> String {
        match task {
            Task::Test { letters, difficulty, other } => {
                let test = self.test(*letters, difficulty, *other);
                if *other { self.with("does-test-other", "test", &test) } else { test }
            }
            Task::Fight(kind) => {
                let enemy = self.form("type", ENEMY_TYPES, Some(kind), "one");
                self.with("does-draw-and-fight", "enemy", &enemy)
            }
            Task::Pay(cost) => self.cost(cost).unwrap_or_default(),
            Task::FightEnemy(effects) | Task::Do(effects) => self.line(*effects),
        }
    }

    /// A quest: what happens when it is staged, then each objective with its results.
    #[must_use]
    pub fn quest(self, quest: &Quest) -> Vec<String> {
        let mut sentences = Vec::new();
        if !quest.staged.is_empty() {
            sentences.push(self.colon(&self.say("does-staged"), quest.staged));
        }
        for objective in &quest.objectives {
            sentences.push(match &objective.way {
                Way::Action(tasks) if !tasks.is_empty() => {
                    let results = self.colon(&self.say("does-results"), objective.results);
                    format!("{} {results}", self.objective(objective))
                }
                _ => self.colon(&self.way(objective), objective.results),
            });
        }
        sentences
    }

    /// How an objective is completed, without its results: when and where, on which condition, and its tasks.
    #[must_use]
    pub fn objective(self, objective: &Objective) -> String {
        let when = self.way(objective);
        let tasks = match &objective.way {
            Way::Triggered(_) => Vec::new(),
            Way::Action(tasks) => tasks.iter().map(|task| self.task(task)).collect(),
        };
        self.sentence(&match self.chain("does-comma", tasks) {
            None => when,
            Some(tasks) => {
                self.fill("does-colon", &[("before", when.as_str().into()), ("after", tasks.as_str().into())])
            }
        })
    }

    fn way(self, objective: &Objective) -> String {
        let way = match &objective.way {
            Way::Triggered(trigger) => self.trigger(*trigger),
            Way::Action(_) => self.say("does-way-action"),
        };
        self.when(way, objective.condition.as_ref())
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
        self.starting(scenario.at_start)
    }

    pub(super) fn starting(self, effects: EffectList) -> Option<String> {
        (!effects.is_empty()).then(|| self.colon(&self.say("does-at-start"), effects))
    }

    /// `When, and what it costs: what happens.`
    pub(super) fn colon(self, before: &str, effects: EffectList) -> String {
        let after = self.told(effects);
        capital(&self.fill("does-colon", &[("before", before.into()), ("after", after.as_str().into())]))
    }
}
