//! Questions, choices and reasons: how the game talks with its players.

use kernel::{RuleId, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    content::{CardKind, EnemyType, Letter, Trait},
    effect::{Pile, Window},
    map::Node,
};

/// A thing on the table that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Play this character.
    Character(u8),
    /// This space.
    Space(Node),
    /// The move action: two movement points.
    Move,
    /// Go into this space.
    Step(Node),
    /// Explore the facedown tile at this place.
    Explore(u8),
    /// The encounter action.
    Encounter,
    /// The fight action against this enemy.
    Fight(u8),
    /// The quest action for this objective.
    Quest {
        /// The quest.
        quest: u16,
        /// Which of its objectives.
        objective: u8,
    },
    /// The camp action.
    Camp,
    /// Use an ability of a card.
    Use {
        /// The card.
        card: u16,
        /// Which of its abilities.
        ability: u8,
    },
    /// Use a perk.
    UsePerk(u8),
    /// Equip this card.
    Equip(u16),
    /// Put this equipped card into the inventory.
    Unequip(u16),
    /// Put this gained card into the inventory.
    Store(u16),
    /// Reveal this agenda card to declare loyalty.
    Declare(u8),
    /// Hide the revealed agenda card.
    Withdraw,
    /// Declare victory (W-RULING-56).
    Victory,
    /// End the turn.
    EndTurn,
    /// Reroll these dice, as a set.
    Reroll(u8),
    /// Lose Well Rested for a reroll.
    Rest,
    /// This die.
    Die(u8),
    /// This face of a die, from 0.
    Face(u8),
    /// Go on; let it stand.
    Done,
    /// This option of the encounter, from 0.
    Option(u8),
    /// This one of several effects, from 0.
    Effect(u8),
    /// This enemy.
    Foe(u8),
    /// This card.
    Card(u16),
    /// This agenda card.
    Agenda(u8),
    /// This perk.
    Perk(u8),
    /// This encounter card.
    Meeting(u16),
    /// This letter.
    Letter(Letter),
    /// This player.
    Player(Seat),
    /// This triggered objective.
    Objective {
        /// The quest.
        quest: u16,
        /// Which of its objectives.
        objective: u8,
    },
    /// Yes.
    Accept,
    /// No.
    Decline,
    /// Buy this card.
    Buy(u16),
    /// Recruit this companion.
    Recruit(u16),
    /// Sell this card.
    Sell(u16),
    /// Recover HP in camp.
    Recover,
    /// Unexhaust all cards in camp.
    Unexhaust,
    /// Become Well Rested in camp.
    WellRested,
    /// Offer this player a trade.
    Trade(Seat),
    /// Put this own card into the deal.
    Give(u16),
    /// Put this own agenda card into the deal.
    GiveAgenda(u8),
    /// Show this agenda card of the deal to the other side.
    Show(u8),
    /// Ask for this card of the other side.
    Want(u16),
    /// Ask for one more agenda card of the other side.
    WantAgenda,
    /// Name the Caps to give.
    GiveCaps,
    /// Name the Caps to get.
    WantCaps,
    /// Propose the deal.
    Propose,
    /// Answer with another deal.
    Counter,
}

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which survivor do you play?
    Character,
    /// Where does your figure start?
    StartSpace,
    /// Your turn.
    Turn,
    /// Which of the Aggressive enemies here do you fight first?
    FightFirst,
    /// Where does this enemy, who was on the explored tile, go?
    Occupant(u8),
    /// Which enemy of this type acts next? For the first player.
    Activate(EnemyType),
    /// Which of these attacks comes now? For the attacked survivor.
    AttackOrder(EnemyType),
    /// Which way does this enemy go? For the first player.
    EnemyWay(u8),
    /// Where does the replacement of this type appear? For the first player.
    Replacement(EnemyType),
    /// The dice have fallen: reroll, or let them stand?
    FightReroll,
    /// The dice of a test have fallen: reroll, or let them stand?
    TestReroll,
    /// A moment at which abilities may be used.
    Window(Window),
    /// You were killed: where does your figure go?
    Rise,
    /// Which of the two tokens do you keep?
    LevelUp,
    /// Which perk do you take?
    GainPerk,
    /// Which option of the encounter?
    Encounter,
    /// Who of the others makes the test?
    Helper,
    /// Which of the objectives comes first?
    ObjectiveFirst,
    /// Equip this gained card, or store it?
    Gained(u16),
    /// Too many cards in the inventory: which one goes?
    InventoryLimit,
    /// Too many agenda cards: which one goes?
    AgendaLimit,
    /// What do you do in the shop? So many interactions are left.
    Shop(u8),
    /// What do you do in camp?
    Camp,
    /// Which exhausted card comes next?
    UnexhaustNext,
    /// What do you offer this player?
    Offer(Seat),
    /// How many Caps?
    OfferCaps {
        /// They are wanted rather than given.
        wanted: bool,
    },
    /// This player offers a deal.
    Deal(Seat),
    /// Which agenda card do you hand over?
    HandOver,
    /// Do you want to?
    May,
    /// Which of these?
    ChooseEffect,
    /// Which space?
    Where,
    /// Which enemy?
    WhichFoe,
    /// Which player?
    Who,
    /// Which die?
    WhichDie,
    /// Which face?
    WhichFace,
    /// Which card of yours do you discard? Of this kind, where it matters.
    Discard(Option<CardKind>),
    /// Which agenda card do you discard?
    DiscardAgenda,
    /// Which perk do you lose?
    LosePerk,
    /// Which token do you lose?
    LoseLetter,
    /// Which card do you unexhaust?
    Unexhaust,
    /// Which card do you exhaust?
    Exhaust,
    /// Which of the cards you look at goes back next? The last one lies on top.
    OnTop(Pile),
    /// Which of the cards you look at do you keep?
    Keep(Pile),
    /// Where does the enemy go?
    LeadFoe(u8),
}

impl Ask {
    /// The rule by which the question is asked.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Ask::Character => rule!("W-SETUP-17"),
            Ask::StartSpace => rule!("W-SETUP-19"),
            Ask::Turn => rule!("W-TURN-01"),
            Ask::FightFirst => rule!("W-ABILITY-05"),
            Ask::Occupant(_) => rule!("W-EXPLORE-04"),
            Ask::Activate(_) => rule!("W-ROUND-07"),
            Ask::AttackOrder(_) => rule!("W-ACTIVATE-07"),
            Ask::EnemyWay(_) => rule!("W-ACTIVATE-06"),
            Ask::Replacement(_) => rule!("W-ENEMY-05"),
            Ask::FightReroll => rule!("W-FIGHT-08"),
            Ask::TestReroll => rule!("W-TEST-04"),
            Ask::Window(window) => match window {
                Window::BeforeFight => rule!("W-FIGHT-24"),
                Window::Reroll => rule!("W-FIGHT-26"),
                Window::Hurt | Window::Strike | Window::Fight | Window::AfterFight => rule!("W-FIGHT-23"),
                _ => rule!("W-TURN-02"),
            },
            Ask::Rise => rule!("W-KILLED-02"),
            Ask::LevelUp => rule!("W-LEVEL-01"),
            Ask::GainPerk => rule!("W-LEVEL-04"),
            Ask::Encounter => rule!("W-ENCOUNTER-06"),
            Ask::Helper => rule!("W-QUEST-10"),
            Ask::ObjectiveFirst => rule!("W-RULING-45"),
            Ask::Gained(_) => rule!("W-EQUIP-02"),
            Ask::InventoryLimit => rule!("W-INVENTORY-03"),
            Ask::AgendaLimit => rule!("W-AGENDA-05"),
            Ask::Shop(_) => rule!("W-SHOP-06"),
            Ask::Camp => rule!("W-CAMP-01"),
            Ask::UnexhaustNext => rule!("W-EXHAUST-07"),
            Ask::Offer(_) | Ask::OfferCaps { .. } => rule!("W-TRADE-03"),
            Ask::Deal(_) | Ask::HandOver => rule!("W-TRADE-05"),
            Ask::May => rule!("W-CORE-04"),
            Ask::ChooseEffect
            | Ask::Where
            | Ask::WhichFoe
            | Ask::Who
            | Ask::WhichDie
            | Ask::WhichFace
            | Ask::Discard(_)
            | Ask::DiscardAgenda
            | Ask::LosePerk
            | Ask::LoseLetter
            | Ask::Unexhaust
            | Ask::Exhaust
            | Ask::OnTop(_)
            | Ask::Keep(_)
            | Ask::LeadFoe(_) => rule!("W-RESULT-01"),
        }
    }
}

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The number of players is not allowed.
    PlayerCount(u8),
    /// There is no such scenario.
    Scenario(u8),
    /// The content lacks what a game needs.
    Content,
    /// The game is over.
    GameOver,
    /// It is somebody else's decision.
    NotYourDecision(Seat),
    /// Something else is being decided.
    NotNow,
    /// Somebody else plays this character.
    CharacterTaken,
    /// Another figure stands there.
    Occupied,
    /// That is not on the starting tile.
    NotOnStartTile,
    /// No actions are left.
    NoActions,
    /// So many movement points are needed.
    NeedsPoints(u8),
    /// The space is not adjacent.
    NotAdjacent,
    /// The tile is facedown: it must be explored first.
    Facedown,
    /// The tile lies faceup already.
    AlreadyFaceup,
    /// No facedown tile is beside the space.
    NothingToExplore,
    /// A faceup enemy is in the space.
    EnemyHere(u8),
    /// There is no encounter icon here.
    NoIcon,
    /// There is no deck for this icon.
    NoDeck,
    /// An encounter was resolved in this turn already.
    EncounteredAlready,
    /// The enemy is facedown.
    Inactive,
    /// The enemy is not within reach.
    OutOfReach,
    /// The weapon is not ranged.
    NotRanged,
    /// The survivor is loyal to that faction.
    Loyal,
    /// The enemy stands on a facedown tile.
    OnFacedownTile,
    /// The quest is not staged.
    NotStaged,
    /// The objective is triggered, not attempted.
    Triggered,
    /// A condition is not met.
    Condition,
    /// The cost cannot be paid.
    Cost,
    /// So many Caps are missing.
    NeedsCaps(u16),
    /// A forced option must be taken.
    Forced(u8),
    /// The forced option does not apply.
    NotForced,
    /// The card is not yours.
    NotYours,
    /// The card has no such ability.
    NoSuchAbility,
    /// The card is exhausted.
    Exhausted,
    /// The card is not equipped.
    NotEquipped,
    /// The card cannot be equipped.
    CannotBeEquipped,
    /// The card is equipped already.
    EquippedAlready,
    /// The inventory is full.
    InventoryFull,
    /// Only at the start of the turn.
    StartOfTurnOnly,
    /// Loyalty was changed in this turn already.
    LoyaltyChanged,
    /// The agenda card shows no faction.
    NoFaction,
    /// No agenda card is revealed.
    NotRevealed,
    /// The ability is for another moment.
    WrongMoment(Window),
    /// Perks are for the own turn.
    NotYourTurn,
    /// It would do nothing.
    NoUse,
    /// No rerolls are left.
    NoRerolls,
    /// The trait is missing.
    NeedsTrait(Trait),
    /// The card is not in the shop.
    NotInShop,
    /// The card has no value.
    NoValue,
    /// It is a companion, and companions are recruited.
    IsCompanion,
    /// It is an item, and items are bought.
    IsItem,
    /// The companion's corner asks for something you lack.
    Corner,
    /// An Addicted survivor cannot sell drugs (W-RULING-71).
    AddictedCannotSell,
    /// That was done in this camp action.
    DoneInCamp,
    /// Exhausted cards must be unexhausted first.
    MustUnexhaust,
    /// The player is not near enough to trade.
    TooFar,
    /// Such a thing cannot be traded.
    NotTradable,
    /// The influence is not enough.
    NotEnoughInfluence,
    /// The perk shows no fitting letter.
    WrongLetter,
    /// The perk is not in the deck.
    NotInDeck,
    /// It is not optional.
    NotOptional,
}
