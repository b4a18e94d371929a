//! Costs, conditions, amounts, measures and places.

use crate::{
    content::{Back, CardKind, EncounterIcon, EnemyType, Faction, Letter, Letters, Trait},
    effect::{Condition, Measure, Where},
};

use super::{Entry, entry};

/// A part of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostPart {
    /// `caps=`.
    Caps,
    /// `hp=`.
    Hp,
    /// `rads=`.
    Rads,
    /// `actions=`.
    Actions,
    /// `points=`.
    Points,
    /// A kind of cards with how many.
    Cards(CardKind),
    /// `agendas=`.
    Agendas,
    /// `dice=`.
    Dice,
    /// `rerolls=`.
    Rerolls,
    /// `card=`.
    Card,
    /// `loses=`.
    Loses,
}

/// What may stand behind `pay`.
pub const COSTS: &[Entry<CostPart>] = &[
    entry("caps", CostPart::Caps, "pay caps=2", "Pay Caps."),
    entry("hp", CostPart::Hp, "pay hp=1", "Suffer damage that does not kill."),
    entry("rads", CostPart::Rads, "pay rads=1", "Suffer rads that do not kill."),
    entry("actions", CostPart::Actions, "pay actions=1", "Spend actions of this turn."),
    entry("points", CostPart::Points, "pay points=2", "Spend movement points."),
    entry(
        "weapon",
        CostPart::Cards(CardKind::Weapon),
        "pay weapon=1",
        "Discard weapons, equipped or not. Of the six kinds of cards only one.",
    ),
    entry("apparel", CostPart::Cards(CardKind::Apparel), "pay apparel=1", "Discard apparel."),
    entry("companion", CostPart::Cards(CardKind::Companion), "pay companion=1", "Discard companions."),
    entry("aid", CostPart::Cards(CardKind::Aid), "pay aid=1", "Discard aid."),
    entry("drug", CostPart::Cards(CardKind::Drug), "pay drug=1", "Discard drugs."),
    entry("magazine", CostPart::Cards(CardKind::Magazine), "pay magazine=1", "Discard magazines."),
    entry("card", CostPart::Card, "pay card=star-lance", "Discard this card, equipped or not."),
    entry("agendas", CostPart::Agendas, "pay agendas=1", "Discard agenda cards of your choice."),
    entry("dice", CostPart::Dice, "pay dice=1", "Spend die results; in the windows `hurt` and `strike` only."),
    entry("rerolls", CostPart::Rerolls, "pay rerolls=1", "Spend rerolls; in the windows `reroll` and `test` only."),
    entry("loses", CostPart::Loses, "pay loses=well-rested", "Lose this trait."),
];

/// What a condition needs besides its word.
#[derive(Clone, Copy, Debug)]
pub enum ConditionForm {
    /// Nothing.
    Plain(fn() -> Condition),
    /// A trait.
    Trait(fn(Trait) -> Condition),
    /// Letters.
    Letters(fn(Letters) -> Condition),
    /// One letter.
    Letter(fn(Letter) -> Condition),
    /// A faction.
    Faction(fn(Faction) -> Condition),
    /// A faction, or any.
    OptionalFaction(fn(Option<Faction>) -> Condition),
    /// A kind of cards.
    Kind(fn(CardKind) -> Condition),
    /// A type of enemies.
    Enemy(fn(EnemyType) -> Condition),
    /// An encounter icon.
    Icon(fn(EncounterIcon) -> Condition),
    /// The name of a space.
    Name(fn(u8) -> Condition),
    /// A character.
    Character(fn(u8) -> Condition),
    /// A card.
    Card(fn(u16) -> Condition),
    /// A quest.
    Quest(fn(u16) -> Condition),
    /// A number and a measure.
    AtLeast,
    /// Another condition.
    Not,
    /// A word between two conditions; cannot begin one.
    Between,
}

/// What may stand in a condition. `and` binds tighter than `or`.
pub const CONDITIONS: &[Entry<ConditionForm>] = &[
    entry("and", ConditionForm::Between, "needs trait synth and not loyal", "Both."),
    entry(
        "or",
        ConditionForm::Between,
        "needs special C or trait idolized",
        "One of the two; weaker than `and`. Several lines of `needs` must all hold.",
    ),
    entry("not", ConditionForm::Not, "needs not solo", "The opposite of the one condition behind it."),
    entry("at-least", ConditionForm::AtLeast, "needs at-least 3 kills human", "At least so many of a measure."),
    entry("trait", ConditionForm::Trait(Condition::Trait), "needs trait idolized", "You have the trait."),
    entry("special", ConditionForm::Letters(Condition::Special), "needs special S P", "You have one of these tokens."),
    entry(
        "loyal",
        ConditionForm::OptionalFaction(Condition::Loyal),
        "needs loyal star",
        "You are loyal to the faction; without one, to any.",
    ),
    entry(
        "character",
        ConditionForm::Character(Condition::Character),
        "needs character drifter",
        "You play this character.",
    ),
    entry("card", ConditionForm::Card(Condition::Card), "needs card star-lance", "You have this card."),
    entry(
        "has",
        ConditionForm::Kind(|kind| Condition::Has(kind, false)),
        "needs has drug",
        "You have a card of this kind, equipped or not.",
    ),
    entry(
        "equipped",
        ConditionForm::Kind(|kind| Condition::Has(kind, true)),
        "needs equipped companion",
        "A card of this kind is equipped.",
    ),
    entry(
        "ranged-weapon",
        ConditionForm::Plain(|| Condition::RangedWeapon),
        "needs ranged-weapon",
        "Your equipped weapon is ranged.",
    ),
    entry("at", ConditionForm::Name(Condition::At), "needs at old-mill", "You are in the space with this name."),
    entry(
        "at-icon",
        ConditionForm::Icon(Condition::AtIcon),
        "needs at-icon settlement",
        "You are in a space with this encounter icon.",
    ),
    entry(
        "at-marker",
        ConditionForm::Plain(|| Condition::AtMarker),
        "needs at-marker",
        "You are in a space with this quest's marker; quests only.",
    ),
    entry("at-start", ConditionForm::Plain(|| Condition::AtStart), "needs at-start", "You are on the starting tile."),
    entry(
        "with-survivor",
        ConditionForm::Plain(|| Condition::WithSurvivor),
        "needs with-survivor",
        "Another survivor is in your space; for a quest, alone at the table: you are in a settlement.",
    ),
    entry(
        "with-trait",
        ConditionForm::Trait(Condition::WithTrait),
        "needs with-trait synth",
        "Another survivor with this trait is in your space; for a quest, alone at the table: you are in a settlement.",
    ),
    entry(
        "used",
        ConditionForm::Letter(Condition::Used),
        "needs used S",
        "The letter was used for the fight under way.",
    ),
    entry(
        "fighting",
        ConditionForm::Enemy(Condition::Fighting),
        "needs fighting robot",
        "You fight an enemy of this type.",
    ),
    entry("apart", ConditionForm::Plain(|| Condition::Apart), "needs apart", "The fight is across a border."),
    entry(
        "leads",
        ConditionForm::Faction(Condition::Leads),
        "needs leads star",
        "The faction has more power than the other.",
    ),
    entry("solo", ConditionForm::Plain(|| Condition::Solo), "needs solo", "There is one player."),
    entry(
        "staged",
        ConditionForm::Quest(Condition::Staged),
        "needs staged lost-caravan",
        "The quest lies in the play area.",
    ),
    entry(
        "finished",
        ConditionForm::Quest(Condition::Finished),
        "needs finished lost-caravan",
        "The quest lay in the play area and has left the game; one that was closed in the library never did.",
    ),
];

/// How a number is written that may depend on the position.
pub const AMOUNTS: &[Entry<()>] = &[
    entry("2", (), "caps 2", "A number; one if nothing is said."),
    entry(
        "level",
        (),
        "caps level",
        "The level of the encounter icon, as `level+1` or `level-1` with something added.",
    ),
    entry("per", (), "caps 2 per=\"kills human\"", "The number counts once for each of these; it may be negative."),
    entry("each", (), "xp 1 per=caps each=5", "How many of them count as one; needs `per=`."),
    entry("plus", (), "damage -1 per=perks plus=3", "Added once; needs `per=`."),
    entry("max", (), "heal 1 per=special max=4", "The most it can come to; it is never below zero."),
];

/// What a measure needs besides its word.
#[derive(Clone, Copy, Debug)]
pub enum MeasureForm {
    /// Nothing.
    Plain(Measure),
    /// Letters, or nothing for all.
    OptionalLetters,
    /// A trait.
    Trait(fn(Trait) -> Measure),
    /// A kind of cards.
    Kind(fn(CardKind) -> Measure),
    /// A faction.
    Faction(fn(Faction) -> Measure),
    /// A type of enemies, or any.
    OptionalEnemy(fn(Option<EnemyType>) -> Measure),
    /// A back, or any.
    OptionalBack(fn(Option<Back>) -> Measure),
}

/// What can be counted.
pub const MEASURES: &[Entry<MeasureForm>] = &[
    entry(
        "level",
        MeasureForm::Plain(Measure::EncounterLevel),
        "caps 2 per=level",
        "The level of the encounter icon where the encounter is resolved.",
    ),
    entry(
        "special",
        MeasureForm::OptionalLetters,
        "heal 1 per=\"special S E\"",
        "Your S.P.E.C.I.A.L. tokens; with letters, those among them.",
    ),
    entry("levels", MeasureForm::Plain(Measure::Levels), "score 1 per=levels each=2", "Levels you have gained."),
    entry("traits", MeasureForm::Plain(Measure::Traits), "score 1 per=traits", "Your traits."),
    entry("trait", MeasureForm::Trait(Measure::Trait), "caps 2 per=\"trait idolized\"", "One if you have this trait."),
    entry("perks", MeasureForm::Plain(Measure::Perks), "score 1 per=perks", "Your perks."),
    entry(
        "companions",
        MeasureForm::Plain(Measure::Companions),
        "score 1 per=companions",
        "Your companions, equipped or not.",
    ),
    entry(
        "cards",
        MeasureForm::Kind(Measure::Cards),
        "caps 1 per=\"cards drug\"",
        "Your cards of this kind, equipped or not.",
    ),
    entry("items", MeasureForm::Plain(Measure::Items), "score 1 per=items each=2", "Your items, equipped or not."),
    entry("caps", MeasureForm::Plain(Measure::Caps), "score 1 per=caps each=5 max=3", "Your Caps."),
    entry("hp", MeasureForm::Plain(Measure::RemainingHp), "needs at-least 8 hp", "Your remaining HP."),
    entry("rads", MeasureForm::Plain(Measure::Rads), "damage 1 per=rads each=4", "Your rads."),
    entry("lost-hp", MeasureForm::Plain(Measure::LostHp), "heal 1 per=lost-hp each=2", "HP you lack to the maximum."),
    entry("agendas", MeasureForm::Plain(Measure::Agendas), "caps 1 per=agendas", "Your agenda cards."),
    entry(
        "kills",
        MeasureForm::OptionalEnemy(Measure::Kills),
        "score 1 per=\"kills robot\" max=3",
        "Enemies you killed; of a type, or all.",
    ),
    entry(
        "explored",
        MeasureForm::OptionalBack(Measure::Explored),
        "score 1 per=\"explored deadly\"",
        "Tiles you explored; with a back, or all.",
    ),
    entry(
        "faceup-tiles",
        MeasureForm::Plain(Measure::FaceupTiles),
        "score 1 per=faceup-tiles each=4",
        "Tiles that lie faceup.",
    ),
    entry("deaths", MeasureForm::Plain(Measure::Deaths), "needs at-least 1 deaths", "Times you were killed."),
    entry(
        "power",
        MeasureForm::Faction(Measure::Power),
        "needs at-least 3 power star",
        "A faction's place on the power track, from 0.",
    ),
    entry(
        "lead",
        MeasureForm::Faction(Measure::PowerLead),
        "score 1 per=\"lead star\"",
        "By how much a faction leads; zero if it does not.",
    ),
    entry(
        "power-difference",
        MeasureForm::Plain(Measure::PowerDifference),
        "score 4 per=power-difference each=9 max=4",
        "The difference between the factions.",
    ),
    entry(
        "survivors-here",
        MeasureForm::Plain(Measure::SurvivorsHere),
        "xp 1 per=survivors-here",
        "Other survivors in your space.",
    ),
    entry(
        "enemies-here",
        MeasureForm::OptionalEnemy(Measure::EnemiesHere),
        "damage 1 per=enemies-here",
        "Active enemies in your space; of a type, or all.",
    ),
    entry(
        "enemies-on-map",
        MeasureForm::OptionalEnemy(Measure::EnemiesOnMap),
        "caps 1 per=\"enemies-on-map star\"",
        "Active enemies on the map; of a type, or all.",
    ),
    entry("quests", MeasureForm::Plain(Measure::Quests), "score 1 per=quests", "Staged quests."),
    entry("marks", MeasureForm::Plain(Measure::Marks), "needs at-least 3 marks", "Marks on this quest; quests only."),
    entry(
        "enemy-level",
        MeasureForm::Plain(Measure::EnemyLevel),
        "caps 1 per=enemy-level",
        "The level of the enemy you fight.",
    ),
    entry(
        "hits",
        MeasureForm::Plain(Measure::DiceHits),
        "prevent-damage 1 per=hits",
        "Hit icons on the dice on the table.",
    ),
];

/// What a place needs besides its word.
#[derive(Clone, Copy, Debug)]
pub enum WhereForm {
    /// Nothing.
    Plain(Where),
    /// The name of a space.
    Name(fn(u8) -> Where),
    /// An encounter icon.
    Icon(fn(EncounterIcon) -> Where),
    /// A type of enemies.
    Enemy(fn(EnemyType) -> Where),
}

/// Sets of spaces.
pub const WHERES: &[Entry<WhereForm>] = &[
    entry("here", WhereForm::Plain(Where::Here), "kill-enemy here", "Your space."),
    entry("adjacent", WhereForm::Plain(Where::Adjacent), "travel adjacent", "Spaces adjacent to yours."),
    entry("near", WhereForm::Plain(Where::Near), "kill-enemy near", "Your space and those adjacent to it."),
    entry(
        "at",
        WhereForm::Name(Where::Named),
        "teleport at old-mill",
        "The space with this name, if its tile is faceup.",
    ),
    entry("at-icon", WhereForm::Icon(Where::Icon), "teleport at-icon settlement", "Spaces with this encounter icon."),
    entry(
        "at-spawn",
        WhereForm::Enemy(Where::Spawn),
        "place-enemy robot at-spawn robot",
        "Spaces with an icon of this type of enemies.",
    ),
    entry("at-start", WhereForm::Plain(Where::Start), "teleport at-start", "Spaces of the starting tile."),
    entry(
        "at-markers",
        WhereForm::Plain(Where::Markers),
        "place-enemy human at-markers",
        "Spaces with this quest's markers; quests only.",
    ),
    entry(
        "at-survivors",
        WhereForm::Plain(Where::Survivors),
        "teleport at-survivors",
        "Spaces with survivors other than you.",
    ),
    entry("anywhere", WhereForm::Plain(Where::Anywhere), "marker anywhere", "All spaces of faceup tiles."),
];
