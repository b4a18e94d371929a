//! Cards that survivors have, and how they are used.

use crate::{
    content::{EnemyType, Home},
    effect::{Standing, Window},
};

use super::{Entry, entry};

/// What stands in a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardPart {
    /// `letters`.
    Letters,
    /// `ranged`.
    Ranged,
    /// `armor`.
    Armor,
    /// `recruit`.
    Recruit,
    /// `stays`.
    Stays,
    /// `stays-for`.
    StaysFor,
    /// `unexhaust`.
    Unexhaust,
    /// `use`.
    Use,
    /// `always`.
    Always,
}

/// What may stand in the braces of a card.
pub const CARD: &[Entry<CardPart>] = &[
    entry("letters", CardPart::Letters, "letters S A", "The letters on a weapon, which give rerolls; weapons only."),
    entry("ranged", CardPart::Ranged, "ranged", "The weapon is ranged; weapons only."),
    entry("armor", CardPart::Armor, "armor 2", "The armor value; apparel only."),
    entry(
        "recruit",
        CardPart::Recruit,
        "recruit C idolized",
        "The letters and traits of the upper corner, of which one is needed to recruit; companions only.",
    ),
    entry(
        "stays",
        CardPart::Stays,
        "stays trait idolized",
        "What must hold for the companion to stay when it is unexhausted; companions only.",
    ),
    entry("stays-for", CardPart::StaysFor, "stays-for caps=1", "A payment for it to stay; companions only."),
    entry("unexhaust", CardPart::Unexhaust, "unexhaust caps=1", "What unexhausting the card costs."),
    entry("use", CardPart::Use, "use exhaust when=reroll { rerolls 1 }", "Something it can be used for."),
    entry(
        "always",
        CardPart::Always,
        "always armor 1 if=\"fighting robot\"",
        "What holds all the time while it is equipped; for a talent always.",
    ),
];

/// Where a card belongs.
pub const HOMES: &[Entry<Home>] = &[
    entry("loot", Home::Loot, "aid field-kit home=loot { ... }", "The loot deck."),
    entry("asset", Home::Asset, "aid field-kit home=asset { ... }", "The asset deck."),
    entry("unique", Home::Unique, "weapon star-lance home=unique { ... }", "The unique asset deck; no copies."),
    entry(
        "character",
        Home::Character,
        "weapon old-oar home=character { ... }",
        "The card of a character; no copies. A talent has no other home, so it needs no word.",
    ),
];

/// What using a card does to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spend {
    /// Turns it.
    Exhaust,
    /// Discards it.
    Discard,
}

/// What may stand behind `use`.
pub const SPENDS: &[Entry<Spend>] = &[
    entry("exhaust", Spend::Exhaust, "use exhaust { heal 2 }", "The card is exhausted; not for talents."),
    entry("discard", Spend::Discard, "use discard { heal 6 }", "The card is discarded; not for talents."),
];

/// What stands in a use before its effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UsePart {
    /// `needs`.
    Needs,
    /// `pay`.
    Pay,
}

/// What may stand in a use besides effects.
pub const USE: &[Entry<UsePart>] = &[
    entry("needs", UsePart::Needs, "needs used S", "A condition; of several lines all must hold."),
    entry("pay", UsePart::Pay, "pay caps=1 hp=2", "What it costs besides; once."),
];

/// Moments.
pub const WINDOWS: &[Entry<Window>] = &[
    entry(
        "start-of-turn",
        Window::StartOfTurn,
        "use exhaust when=start-of-turn { points 1 }",
        "At the start of your turn.",
    ),
    entry(
        "turn",
        Window::Turn,
        "use discard { heal 4 }",
        "On your turn, between actions; so it is if nothing is said.",
    ),
    entry("action", Window::Action, "use exhaust when=action { draw loot }", "As an action of your turn."),
    entry(
        "before-fight",
        Window::BeforeFight,
        "use exhaust when=before-fight { rerolls 1 }",
        "Before the dice of your fight are rolled.",
    ),
    entry("reroll", Window::Reroll, "use exhaust when=reroll { choose-die }", "In your fight, when rerolls are spent."),
    entry(
        "hurt",
        Window::Hurt,
        "use exhaust when=hurt { prevent-damage 2 }",
        "In your fight, before damage is suffered.",
    ),
    entry("strike", Window::Strike, "use exhaust when=strike { add-hits 1 }", "In your fight, before your hits count."),
    entry("fight", Window::Fight, "use discard when=fight { heal 2 }", "In any of these three steps of your fight."),
    entry("after-fight", Window::AfterFight, "use exhaust when=after-fight { heal 1 }", "After your fight."),
    entry("kill", Window::Kill, "use exhaust when=kill { caps 1 }", "When you have killed an enemy."),
    entry("explore", Window::Explore, "use exhaust when=explore { xp 1 }", "When you have explored a tile."),
    entry("camp", Window::Camp, "use exhaust when=camp { remove-rads 2 }", "When you camp."),
    entry("test", Window::Test, "use exhaust when=test { add-result 1 }", "In your test, when rerolls are spent."),
    entry(
        "round-end",
        Window::RoundEnd,
        "use exhaust when=round-end { heal 1 }",
        "At the end of the round, before the agenda card is revealed.",
    ),
];

/// What a standing change needs besides its word.
#[derive(Clone, Copy, Debug)]
pub enum StandingForm {
    /// Nothing.
    Plain(Standing),
    /// A number.
    Number(fn(u8) -> Standing),
    /// A type of enemy.
    Enemy(fn(EnemyType) -> Standing),
}

/// What may stand behind `always`.
pub const STANDINGS: &[Entry<StandingForm>] = &[
    entry("inventory", StandingForm::Number(Standing::Inventory), "always inventory 2", "More room in the inventory."),
    entry("armor", StandingForm::Number(Standing::Armor), "always armor 1", "More armor."),
    entry(
        "fight-rerolls",
        StandingForm::Number(Standing::FightRerolls),
        "always fight-rerolls 1",
        "More rerolls in fights.",
    ),
    entry(
        "test-rerolls",
        StandingForm::Number(Standing::TestRerolls),
        "always test-rerolls 1",
        "More rerolls in tests.",
    ),
    entry(
        "hits",
        StandingForm::Number(Standing::Hits),
        "always hits 1 if=\"fighting critter\"",
        "More hits on the enemy in each fight.",
    ),
    entry(
        "move-points",
        StandingForm::Number(Standing::MovePoints),
        "always move-points 1",
        "More points from a move action.",
    ),
    entry("camp-hp", StandingForm::Number(Standing::CampHp), "always camp-hp 2", "More HP recovered by camping."),
    entry("discount", StandingForm::Number(Standing::Discount), "always discount 1", "Cheaper cards in the shop."),
    entry("sell-bonus", StandingForm::Number(Standing::SellBonus), "always sell-bonus 1", "More Caps for sold cards."),
    entry("kill-caps", StandingForm::Number(Standing::KillCaps), "always kill-caps 1", "More Caps with every kill."),
    entry(
        "no-difficulty",
        StandingForm::Plain(Standing::NoDifficulty),
        "always no-difficulty",
        "Difficult terrain costs one point.",
    ),
    entry(
        "no-terrain-rads",
        StandingForm::Plain(Standing::NoTerrainRads),
        "always no-terrain-rads",
        "Irradiated terrain gives no rads.",
    ),
    entry(
        "spared-damage",
        StandingForm::Number(Standing::SparedDamage),
        "always spared-damage 1",
        "Less damage from cards: encounters, quests, loot events, items; not from fights, and not as a cost.",
    ),
    entry(
        "spared-rads",
        StandingForm::Number(Standing::SparedRads),
        "always spared-rads 1",
        "Fewer rads from cards, likewise.",
    ),
    entry(
        "terrain-heals",
        StandingForm::Number(Standing::TerrainHeals),
        "always terrain-heals 1",
        "Irradiated terrain recovers so much HP instead of giving rads.",
    ),
    entry(
        "no-enemy-rads",
        StandingForm::Plain(Standing::NoEnemyRads),
        "always no-enemy-rads",
        "Rads of enemies are not suffered.",
    ),
    entry(
        "ignored",
        StandingForm::Enemy(Standing::Ignored),
        "always ignored critter",
        "Enemies of this type do not fight by being Aggressive.",
    ),
    entry(
        "kill-xp",
        StandingForm::Number(Standing::KillXp),
        "always kill-xp 1",
        "More XP with every kill, in the same gain.",
    ),
    entry(
        "camp-shop",
        StandingForm::Number(Standing::CampShop),
        "always camp-shop 1",
        "Once in each camp, the shop, with so many interactions; for characters and talents only.",
    ),
    entry(
        "trade-anywhere",
        StandingForm::Plain(Standing::TradeAnywhere),
        "always trade-anywhere",
        "Trades in camp with survivors at any distance; for characters and talents only.",
    ),
    entry(
        "no-companion",
        StandingForm::Plain(Standing::NoCompanion),
        "always no-companion",
        "Never has a companion: one that is drawn is discarded; for characters and talents only.",
    ),
    entry(
        "second-weapon",
        StandingForm::Plain(Standing::SecondWeapon),
        "always second-weapon",
        "A second weapon can be equipped; for characters and talents only.",
    ),
];
