//! Agendas, encounters and quests.

use crate::{
    content::{Back, EnemyType, Trait},
    effect::Trigger,
};

use super::{Entry, entry};

/// What stands in an agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AgendaPart {
    /// `score`.
    Score,
    /// `row`.
    Row,
}

/// What may stand in the braces of an agenda.
pub const AGENDA: &[Entry<AgendaPart>] = &[
    entry(
        "score",
        AgendaPart::Score,
        "score 1 per=\"lead star\" max=3 if=\"not trait vilified\"",
        "Influence beyond the one that every agenda gives: an amount, with a condition if need be.",
    ),
    entry(
        "row",
        AgendaPart::Row,
        "row critter robot star",
        "The activation row, from left to right; `row none` where nobody is activated.",
    ),
];

/// What may stand in the braces of an encounter.
pub const ENCOUNTER: &[Entry<()>] = &[entry(
    "option",
    (),
    "option forced { ... }",
    "An option; `forced` if it must be taken when it can be. Where none is open to everybody, the card may end without effect.",
)];

/// What stands in an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionPart {
    /// `needs`.
    Needs,
    /// `pay`.
    Pay,
    /// `test`.
    Test,
    /// `fight`.
    Fight,
    /// `fight-enemy`.
    FightEnemy,
    /// `do`.
    Do,
    /// `succeed`.
    Succeed,
    /// `fail`.
    Fail,
}

/// What may stand in the braces of an option.
pub const OPTION: &[Entry<OptionPart>] = &[
    entry(
        "needs",
        OptionPart::Needs,
        "needs special C or trait idolized",
        "Who may take it; of several lines all must hold.",
    ),
    entry("pay", OptionPart::Pay, "pay caps=2", "What it costs."),
    entry("test", OptionPart::Test, "test C A level+1", "Its task: a test."),
    entry("fight", OptionPart::Fight, "fight human", "Its task: draw and fight an enemy."),
    entry(
        "fight-enemy",
        OptionPart::FightEnemy,
        "fight-enemy human adjacent",
        "Its task: fight an active enemy on the map; without such an enemy it is not managed.",
    ),
    entry("do", OptionPart::Do, "do { caps 3 }", "What happens, in an option without a task."),
    entry("succeed", OptionPart::Succeed, "succeed { xp 1 }", "What happens when the task is managed."),
    entry("fail", OptionPart::Fail, "fail { damage 2 }", "What happens when it is not."),
];

/// What stands in a quest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestPart {
    /// `staged`.
    Staged,
    /// `objective`.
    Objective,
}

/// What may stand in the braces of a quest.
pub const QUEST: &[Entry<QuestPart>] = &[
    entry("staged", QuestPart::Staged, "staged { marker at old-mill }", "What happens when it is staged."),
    entry("objective", QuestPart::Objective, "objective kill human { ... }", "An objective and how it is completed."),
];

/// What the way to complete an objective needs besides its word.
#[derive(Clone, Copy, Debug)]
pub enum WayForm {
    /// A quest action.
    Action,
    /// Something that happens.
    Plain(Trigger),
    /// To an enemy of a type, or of any; of this level or above, with `min-level=`.
    OptionalEnemy(fn(Option<EnemyType>, u8) -> Trigger),
    /// To a tile with a back, or any.
    OptionalBack(fn(Option<Back>) -> Trigger),
    /// To a trait.
    Trait(fn(Trait) -> Trigger),
    /// In a named space.
    Name(fn(u8) -> Trigger),
}

/// What may stand behind `objective`.
pub const WAYS: &[Entry<WayForm>] = &[
    entry(
        "action",
        WayForm::Action,
        "objective action { needs at-marker; test S 2; results { xp 2 } }",
        "By a quest action and the instructions, in order.",
    ),
    entry(
        "kill",
        WayForm::OptionalEnemy(Trigger::Kill),
        "objective kill human min-level=2 { ... }",
        "Killing an enemy; of this type, or any; with `min-level=` only one of that level or above.",
    ),
    entry(
        "explore",
        WayForm::OptionalBack(Trigger::Explore),
        "objective explore deadly { ... }",
        "Exploring a tile; with this back, or any.",
    ),
    entry("camp", WayForm::Plain(Trigger::Camp), "objective camp { ... }", "Camping."),
    entry("become", WayForm::Trait(Trigger::Become), "objective become synth { ... }", "Gaining this trait."),
    entry("level-up", WayForm::Plain(Trigger::LevelUp), "objective level-up { ... }", "Gaining a level."),
    entry("buy", WayForm::Plain(Trigger::Buy), "objective buy { ... }", "Buying or recruiting in the shop."),
    entry(
        "enter",
        WayForm::Name(Trigger::Enter),
        "objective enter old-mill { ... }",
        "Moving into the space with this name.",
    ),
    entry(
        "round-end",
        WayForm::Plain(Trigger::RoundEnd),
        "objective round-end { results { mark } }",
        "The end of each round, before the agenda card is revealed; the first player resolves it, and nobody declines it.",
    ),
    entry(
        "renewed",
        WayForm::Plain(Trigger::Renewed),
        "objective renewed { ... }",
        "The agenda deck has been renewed; the first player resolves it, and nobody declines it.",
    ),
];

/// What stands in an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectivePart {
    /// `needs`.
    Needs,
    /// `test`.
    Test,
    /// `fight`.
    Fight,
    /// `fight-enemy`.
    FightEnemy,
    /// `pay`.
    Pay,
    /// `do`.
    Do,
    /// `results`.
    Results,
}

/// What may stand in the braces of an objective.
pub const OBJECTIVE: &[Entry<ObjectivePart>] = &[
    entry("needs", ObjectivePart::Needs, "needs at old-mill", "What must hold; of several lines all must."),
    entry(
        "test",
        ObjectivePart::Test,
        "test S P 3 by=other",
        "An instruction of a quest action: a test; with `by=other` another survivor in the space makes it.",
    ),
    entry("fight", ObjectivePart::Fight, "fight robot", "An instruction: draw and fight an enemy."),
    entry(
        "fight-enemy",
        ObjectivePart::FightEnemy,
        "fight-enemy robot near",
        "An instruction: fight an active enemy on the map; without such an enemy it fails.",
    ),
    entry("pay", ObjectivePart::Pay, "pay caps=5", "An instruction: pay this."),
    entry("do", ObjectivePart::Do, "do { damage 1 }", "An instruction: carry this out."),
    entry("results", ObjectivePart::Results, "results { xp 2; trash }", "What completing it brings."),
];
