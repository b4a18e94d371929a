//! What happens.

use crate::{
    content::{Faction, Trait},
    effect::{Amount, Effect, Foes, Pile, Side, Where, Whom},
};

use super::{Entry, entry};

/// What an effect needs besides its word.
#[derive(Clone, Copy, Debug)]
pub enum EffectForm {
    /// Nothing.
    Plain(fn() -> Effect),
    /// An amount.
    Amount(fn(Amount) -> Effect),
    /// A trait.
    Trait(fn(Trait) -> Effect),
    /// A faction.
    Faction(fn(Faction) -> Effect),
    /// A side and an amount.
    SideAmount(fn(Side, Amount) -> Effect),
    /// A place.
    Where(fn(Where) -> Effect),
    /// Enemies.
    Foes(fn(Foes) -> Effect),
    /// Enemies whose level nobody knows.
    Unknown(fn(Foes) -> Effect),
    /// A deck and a number of cards, at least so many.
    PileNumber(fn(Pile, u8) -> Effect, u8),
    /// `add`.
    Add,
    /// A quest.
    Quest(fn(u16) -> Effect),
    /// `unique`.
    Unique,
    /// `draw`.
    Draw,
    /// `set-die`.
    SetDie,
    /// `place-enemy`.
    PlaceEnemy,
    /// `place-tokens`.
    PlaceTokens,
    /// `move-enemy`.
    MoveEnemy,
    /// `fight`.
    DrawAndFight,
    /// `test`.
    Test,
    /// `gain-special`.
    GainSpecial,
    /// `gain-perk`.
    GainPerk,
    /// `lose-card`.
    LoseCard,
    /// `if`.
    If,
    /// `else`.
    Else,
    /// `may`.
    May,
    /// `choose`.
    Choose,
    /// `each`.
    Each,
}

/// All effects.
pub const EFFECTS: &[Entry<EffectForm>] = &[
    entry(
        "add",
        EffectForm::Add,
        "add broken-bus",
        "The encounter comes from the library into its deck (W-RESULT-04).",
    ),
    entry(
        "stage",
        EffectForm::Quest(Effect::Stage),
        "stage lost-caravan",
        "The quest comes from the library (W-RESULT-06).",
    ),
    entry(
        "close",
        EffectForm::Quest(Effect::Close),
        "close lost-caravan",
        "The quest leaves the game; out of the library it will never come. Nothing happens if it has gone.",
    ),
    entry(
        "trash",
        EffectForm::Plain(|| Effect::Trash),
        "trash",
        "The encounter or quest being resolved leaves the game; encounters and quests only.",
    ),
    entry("become", EffectForm::Trait(Effect::Become), "become idolized", "Gain the trait."),
    entry("lose-trait", EffectForm::Trait(Effect::Lose), "lose-trait addicted", "Lose the trait."),
    entry("xp", EffectForm::Amount(Effect::Xp), "xp 2", "Gain XP."),
    entry("caps", EffectForm::Amount(Effect::Caps), "caps level+1", "Gain Caps."),
    entry("lose-caps", EffectForm::Amount(Effect::LoseCaps), "lose-caps 2", "Lose Caps, as many as there are."),
    entry(
        "draw",
        EffectForm::Draw,
        "draw loot 2",
        "Draw and keep cards of a deck: `loot`, `asset` or `agenda`; at most six.",
    ),
    entry(
        "draw-one-of",
        EffectForm::PileNumber(Effect::DrawOneOf, 2),
        "draw-one-of asset 3",
        "Look at the top cards, keep one, put the others at the bottom; two to six; `loot`, `asset` or `agenda`.",
    ),
    entry(
        "reorder",
        EffectForm::PileNumber(Effect::Reorder, 1),
        "reorder agenda 3",
        "Look at the top cards and put them back in an order of your choice; one, only to be looked at, to six.",
    ),
    entry("shop", EffectForm::Amount(Effect::Shop), "shop 2", "Shop with so many interactions."),
    entry("unique", EffectForm::Unique, "unique star-lance", "Gain the unique asset."),
    entry("power", EffectForm::SideAmount(Effect::Power), "power star 1", "The faction advances."),
    entry("weaken", EffectForm::SideAmount(Effect::Weaken), "weaken shield 1", "The faction falls back."),
    entry("damage", EffectForm::Amount(Effect::Damage), "damage 1 per=enemies-here max=3", "Suffer damage."),
    entry("rads", EffectForm::Amount(Effect::Rads), "rads 2", "Suffer rads."),
    entry("heal", EffectForm::Amount(Effect::Heal), "heal 3", "Recover HP."),
    entry("remove-rads", EffectForm::Amount(Effect::RemoveRads), "remove-rads 2", "Lose rads."),
    entry("die", EffectForm::Plain(|| Effect::Die), "die", "You are killed."),
    entry(
        "prevent-damage",
        EffectForm::Amount(Effect::PreventDamage),
        "prevent-damage 2",
        "Prevent so much of the damage about to be suffered; in the window `hurt` only.",
    ),
    entry(
        "prevent-rads",
        EffectForm::Amount(Effect::PreventRads),
        "prevent-rads 2",
        "Prevent so many of the rads; in the window `hurt` only.",
    ),
    entry(
        "cancel-hits",
        EffectForm::Amount(Effect::CancelHits),
        "cancel-hits 1",
        "Cancel hits of the enemy; in the windows `before-fight`, `reroll` and `hurt` only.",
    ),
    entry(
        "add-hits",
        EffectForm::Amount(Effect::AddHits),
        "add-hits 1",
        "Add hits on the enemy; in the windows `before-fight`, `reroll`, `hurt` and `strike` only.",
    ),
    entry(
        "rerolls",
        EffectForm::Amount(Effect::Rerolls),
        "rerolls 2",
        "Gain rerolls; in the windows `before-fight`, `reroll` and `test` only.",
    ),
    entry(
        "set-die",
        EffectForm::SetDie,
        "set-die 1",
        "Turn a die of your choice to this face, from 1 to 6 as they stand in `dice`; in the windows `reroll` and `test` only.",
    ),
    entry(
        "choose-die",
        EffectForm::Plain(|| Effect::ChooseDie),
        "choose-die",
        "Turn a die of your choice to a face of your choice; in the windows `reroll` and `test` only.",
    ),
    entry(
        "add-result",
        EffectForm::Amount(Effect::AddResult),
        "add-result 1",
        "Add to the result of the test; in the window `test` only.",
    ),
    entry("points", EffectForm::Amount(Effect::Points), "points 2", "Gain movement points."),
    entry("actions", EffectForm::Amount(Effect::Actions), "actions 1", "Gain actions in this turn."),
    entry("teleport", EffectForm::Where(Effect::Teleport), "teleport at-start", "Be placed into one of these spaces."),
    entry(
        "travel",
        EffectForm::Where(Effect::Travel),
        "travel adjacent",
        "Move into one of these spaces, as moving does.",
    ),
    entry(
        "ignore-terrain",
        EffectForm::Plain(|| Effect::IgnoreTerrain),
        "ignore-terrain",
        "Terrain does not matter for the rest of the turn.",
    ),
    entry(
        "place-enemy",
        EffectForm::PlaceEnemy,
        "place-enemy robot facedown near",
        "Place an enemy of an ordinary type in one of the spaces; faceup unless it says `facedown`.",
    ),
    entry(
        "place-tokens",
        EffectForm::PlaceTokens,
        "place-tokens star 2 at-icon settlement",
        "Place so many tokens of the faction, at most six, each in one of the spaces.",
    ),
    entry(
        "remove-token",
        EffectForm::Faction(Effect::RemoveToken),
        "remove-token shield",
        "Remove a token of the faction from the map.",
    ),
    entry("move-enemy", EffectForm::MoveEnemy, "move-enemy human near 2", "Move an active enemy up to so many spaces."),
    entry(
        "kill-enemy",
        EffectForm::Foes(Effect::KillEnemy),
        "kill-enemy critter near max-level=2",
        "Kill an active enemy without a fight; of a type, or any; with `max-level=` only one of that level or below.",
    ),
    entry(
        "deactivate",
        EffectForm::Foes(Effect::Deactivate),
        "deactivate robot adjacent",
        "Turn an active enemy facedown.",
    ),
    entry("reveal", EffectForm::Unknown(Effect::Reveal), "reveal near", "Turn an inactive enemy faceup."),
    entry("fight-enemy", EffectForm::Foes(Effect::Fight), "fight-enemy here", "Fight an active enemy now."),
    entry(
        "fight",
        EffectForm::DrawAndFight,
        "fight robot { succeed { caps 2 }; fail { rads 1 } }",
        "Draw and fight an enemy of the type.",
    ),
    entry("test", EffectForm::Test, "test S E 3 { succeed { xp 1 }; fail { damage 2 } }", "Perform a test."),
    entry(
        "gain-special",
        EffectForm::GainSpecial,
        "gain-special L",
        "Gain this token; without a letter, a random one.",
    ),
    entry("lose-special", EffectForm::Plain(|| Effect::LoseSpecial), "lose-special", "Lose a token of your choice."),
    entry(
        "gain-perk",
        EffectForm::GainPerk,
        "gain-perk S P",
        "Gain a perk that shows one of these letters; without letters, any.",
    ),
    entry("lose-perk", EffectForm::Plain(|| Effect::LosePerk), "lose-perk", "Lose a perk of your choice."),
    entry("lose-card", EffectForm::LoseCard, "lose-card drug", "Discard a card of this kind; without one, any card."),
    entry(
        "lose-agenda",
        EffectForm::Plain(|| Effect::LoseAgenda),
        "lose-agenda",
        "Discard an agenda card of your choice.",
    ),
    entry("unexhaust", EffectForm::Plain(|| Effect::Unexhaust), "unexhaust", "Unexhaust one of your cards."),
    entry("exhaust", EffectForm::Plain(|| Effect::Exhaust), "exhaust", "Exhaust one of your ready cards."),
    entry(
        "marker",
        EffectForm::Where(Effect::Marker),
        "marker at old-mill",
        "Place a marker of this quest in one of the spaces; quests only, at most three times.",
    ),
    entry(
        "mark",
        EffectForm::Amount(Effect::Mark),
        "mark",
        "Put so many marks on this quest; they lie there for everybody and go with the card; quests only.",
    ),
    entry(
        "unmark",
        EffectForm::Amount(Effect::Unmark),
        "unmark 2",
        "Take so many marks off this quest, as many as there are; quests only.",
    ),
    entry("if", EffectForm::If, "if trait synth { caps 2 }", "If the condition holds, this happens."),
    entry("else", EffectForm::Else, "else { damage 1 }", "Otherwise this; right behind an `if`."),
    entry("may", EffectForm::May, "may caps=2 { heal 4 }", "You may pay the cost, if there is one, and then do this."),
    entry(
        "choose",
        EffectForm::Choose,
        "choose { option { xp 1 }; option { caps 3 } }",
        "Choose one of these; two to six.",
    ),
    entry("each", EffectForm::Each, "each others-here { damage 1 }", "These survivors resolve it."),
];

/// How a test or a fight went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It succeeded.
    Succeed,
    /// It failed.
    Fail,
}

/// What may stand in the braces of `test` and `fight`.
pub const OUTCOMES: &[Entry<Outcome>] = &[
    entry(
        "succeed",
        Outcome::Succeed,
        "succeed { xp 1 }",
        "What happens when it succeeds: the enemy was killed, the test passed.",
    ),
    entry("fail", Outcome::Fail, "fail { damage 2 }", "What happens when it does not."),
];

/// What may stand in the braces of `choose`.
pub const CHOOSE: &[Entry<()>] = &[entry("option", (), "option { xp 1 }", "What can be chosen.")];

/// Survivors.
pub const WHOMS: &[Entry<Whom>] = &[
    entry("everybody", Whom::Everybody, "each everybody { rads 1 }", "All survivors, you included."),
    entry("others", Whom::Others, "each others { caps 1 }", "All but you."),
    entry("others-here", Whom::OthersHere, "each others-here { damage 1 }", "All others in your space."),
    entry(
        "others-near",
        Whom::OthersNear,
        "each others-near { heal 1 }",
        "All others in your space and adjacent to it.",
    ),
    entry("one-here", Whom::OneHere, "each one-here { heal 2 }", "One of the others in your space, of your choice."),
    entry(
        "one-near",
        Whom::OneNear,
        "each one-near { heal 2 }",
        "One of the others in your space or adjacent to it, of your choice.",
    ),
    entry("one-other", Whom::OneOther, "each one-other { draw loot }", "One of the others, of your choice."),
    entry(
        "first-other",
        Whom::FirstOther,
        "each first-other { xp 1 }",
        "The one whom the general priority names among the others (W-CORE-03).",
    ),
    entry(
        "loyal-star",
        Whom::Loyal(Faction::Star),
        "each loyal-star { xp 1 }",
        "All who are loyal to the star, you included if you are.",
    ),
    entry(
        "loyal-shield",
        Whom::Loyal(Faction::Shield),
        "each loyal-shield { xp 1 }",
        "All who are loyal to the shield, you included if you are.",
    ),
];

/// Whose power.
pub const SIDES: &[Entry<Side>] = &[
    entry("star", Side::One(Faction::Star), "power star 1", "The faction with the star."),
    entry("shield", Side::One(Faction::Shield), "weaken shield 1", "The faction with the shield."),
    entry("leader", Side::Leader, "power leader 1", "The faction with more power; both if they are equal."),
    entry("follower", Side::Follower, "power follower 1", "The faction with less power; both if they are equal."),
];

/// Which deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileForm {
    /// This one.
    Plain(Pile),
    /// Encounters; the icon stands behind it.
    Encounter,
}

/// Decks.
pub const PILES: &[Entry<PileForm>] = &[
    entry("loot", PileForm::Plain(Pile::Loot), "draw loot", "Loot."),
    entry("asset", PileForm::Plain(Pile::Asset), "draw asset", "Assets."),
    entry("agenda", PileForm::Plain(Pile::Agenda), "draw agenda", "Agenda cards."),
    entry(
        "encounter",
        PileForm::Encounter,
        "reorder encounter wasteland 3",
        "Encounters with this back; for `reorder` only.",
    ),
];
