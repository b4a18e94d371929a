//! Questions, choices and reasons: how the game talks with its players.

use kernel::{RuleId, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    content::{CardKind, EnemyType, Faction, Letter, Letters, Trait},
    effect::{Pile, Window},
    map::Node,
    mode,
};

/// A thing on the table that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    #[default]
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
    EncounterCard(u16),
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
    /// This faction.
    Faction(Faction),
    /// Shop in camp.
    Shop,
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
    /// What only the mode asks.
    Mode(mode::Ask),
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
                Window::StartOfTurn
                | Window::Turn
                | Window::Action
                | Window::Kill
                | Window::Explore
                | Window::Camp
                | Window::Test
                | Window::RoundEnd => rule!("W-TURN-02"),
            },
            Ask::Rise => rule!("W-KILLED-02"),
            Ask::LevelUp => rule!("W-LEVEL-01"),
            Ask::GainPerk => rule!("W-LEVEL-04"),
            Ask::Encounter => rule!("W-ENCOUNTER-06"),
            Ask::Helper => rule!("W-QUEST-10"),
            Ask::ObjectiveFirst => rule!("W-RULING-45"),
            Ask::Gained(_) => rule!("W-EQUIP-02"),
            Ask::InventoryLimit => rule!("W-INVENTORY-03"),
            Ask::AgendaLimit => rule!("W-AGENDA-04"),
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
            Ask::Mode(ask) => ask.rule(),
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
    /// Nothing of the kind is being asked.
    NotNow,
    /// The game is still being set up.
    SettingUp,
    /// It is chosen while the game is set up.
    AtSetup,
    /// Who is eliminated takes no part.
    Eliminated,
    /// Somebody else plays this character.
    CharacterTaken,
    /// Another figure stands there.
    Occupied,
    /// That is not on the starting tile.
    NotOnStartTile,
    /// Only on the own turn.
    NotYourTurn,
    /// The survivor was killed, which ended the turn.
    Killed,
    /// Something is under way that cannot be interrupted.
    Unfinished,
    /// A turn is ended, not gone on from.
    TurnGoesOn,
    /// No actions are left.
    NoActions,
    /// So many movement points are needed.
    NeedsPoints(u8),
    /// There is no such space.
    NoSuchSpace,
    /// The survivor is there already.
    AlreadyThere,
    /// The space is not adjacent.
    NotAdjacent,
    /// The tile is facedown: it must be explored first.
    Facedown,
    /// The tile lies faceup already.
    AlreadyFaceup,
    /// No facedown tile is beside the space.
    NothingToExplore,
    /// The tile does not touch the space.
    TileNotAdjacent,
    /// That is not on the tile just explored.
    NotOnExploredTile,
    /// The space is not adjacent to the enemy that moves.
    NotBesideEnemy,
    /// The space is no nearer to the survivor whom the enemy goes for.
    NotNearer,
    /// The space shows no icon of this type.
    NoEnemyIcon(EnemyType),
    /// Another icon of the type is nearer.
    NotNearestIcon,
    /// An enemy is on the icon.
    IconTaken,
    /// Spaces of facedown tiles do not count.
    OnlyFaceup,
    /// The card means other spaces.
    NotMeant,
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
    /// Tokens of this faction are no enemies.
    NotAnEnemy,
    /// The enemy is no longer there.
    NoSuchEnemy,
    /// The enemy is not in the survivor's space.
    NotHere,
    /// The enemy is not Aggressive toward the survivor.
    NotAggressive,
    /// The enemy has had its fight, or came later than the survivor.
    NotFacing,
    /// It is about enemies of this type.
    OtherType(EnemyType),
    /// The enemy is facedown and does not act.
    Asleep,
    /// The enemy has acted, or was turned up in this activation.
    ActedAlready,
    /// The enemy is not about to attack the survivor.
    NotAttackingYou,
    /// The enemy is faceup.
    FaceupAlready,
    /// The enemy's level may be so high at most.
    LevelTooHigh(u8),
    /// The weapon is not ranged.
    NotRanged,
    /// The survivor is loyal to that faction.
    Loyal,
    /// The enemy stands on a facedown tile.
    OnFacedownTile,
    /// The quest is not staged.
    NotStaged,
    /// The quest has no such objective.
    NoSuchObjective,
    /// The objective is triggered, not attempted.
    Triggered,
    /// The objective is attempted, not triggered.
    NeedsQuestAction,
    /// The objective was not completed by what just happened.
    NotEarned,
    /// A condition is not met.
    Condition,
    /// So many Caps are missing.
    NeedsCaps(u16),
    /// So many actions are needed.
    NeedsActions(u8),
    /// It would kill the survivor.
    WouldKill,
    /// So many cards of the kind are needed.
    NeedsCards(CardKind, u8),
    /// So many agenda cards are needed.
    NeedsAgendas(u8),
    /// So many dice whose result is not spent are needed.
    NeedsDice(u8),
    /// So many rerolls are needed.
    NeedsRerolls(u8),
    /// One of these tokens is needed.
    NeedsLetter(Letters),
    /// The survivor has to be somewhere else.
    WrongPlace,
    /// No other survivor is in the space.
    NobodyHere,
    /// There is no encounter with options now.
    NoEncounter,
    /// There is no such option.
    NoSuchOption,
    /// An option was chosen already.
    ChosenAlready,
    /// A forced option must be taken.
    Forced(u8),
    /// The forced option does not apply.
    NotForced,
    /// The card is not yours.
    NotYours,
    /// The card belongs to the character and stays.
    Fixed,
    /// The card has no such ability.
    NoSuchAbility,
    /// The card is not used: what it says holds or happens by itself.
    WorksByItself,
    /// The card is exhausted.
    Exhausted,
    /// The card is not exhausted.
    Ready,
    /// The card is not equipped.
    NotEquipped,
    /// The card is in the inventory already.
    StoredAlready,
    /// Equipped cards are not part of the inventory.
    Equipped,
    /// A card of this kind is asked for.
    WrongKind(CardKind),
    /// The card that is used cannot pay for itself.
    PaysItself,
    /// The card was not just gained.
    NotGained,
    /// The card is not among those looked at.
    NotLookedAt,
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
    /// The agenda card is revealed already.
    RevealedAlready,
    /// No agenda card is revealed.
    NotRevealed,
    /// The ability is for another moment.
    WrongMoment(Window),
    /// No rerolls are left.
    NoRerolls,
    /// Dice are rerolled in the reroll step alone.
    RerollStepOnly,
    /// Well Rested was given up in this fight or test already.
    RestedAlready,
    /// There is no such die.
    NoSuchDie,
    /// The die's result was spent.
    DieSpent,
    /// The trait is missing.
    NeedsTrait(Trait),
    /// This card is needed.
    NeedsCard(u16),
    /// The token is not on the board.
    NoLetter,
    /// The token was not drawn.
    NotDrawn,
    /// It takes another survivor.
    NotYourself,
    /// The survivor is not where the effect reaches.
    Elsewhere,
    /// Nobody shops now.
    NotShopping,
    /// No purchases are left.
    NoPurchases,
    /// No sales are left.
    NoSales,
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
    /// It is part of a camp action.
    NotCamping,
    /// That was done in this camp action.
    DoneInCamp,
    /// Exhausted cards must be unexhausted first.
    MustUnexhaust,
    /// The player is not near enough to trade.
    TooFar,
    /// Such a thing cannot be traded.
    NotTradable,
    /// No deal is being put together.
    NotTrading,
    /// It is part of the deal already.
    InDeal,
    /// All that the partner has is part of the deal.
    AllInDeal,
    /// No more cards fit into the deal.
    DealFull,
    /// The deal is empty.
    EmptyDeal,
    /// The card is not the partner's.
    NotTheirs,
    /// The partner has none.
    PartnerHasNone,
    /// The survivor has no Caps.
    NoCaps,
    /// Caps go the other way in this deal.
    CapsForCaps,
    /// Agenda cards are shown only as part of a deal.
    MayNotShow,
    /// The card was shown already.
    ShownAlready,
    /// A counter-offer is not answered with another one.
    NoSecondCounter,
    /// The influence is not enough.
    NotEnoughInfluence,
    /// Influence counts with at most four agenda cards.
    TooManyAgendas,
    /// Victory is declared on the own turn, between actions.
    VictoryOnTurn,
    /// The perk shows no fitting letter.
    WrongLetter,
    /// This player has the perk.
    PerkHeld(Seat),
    /// The perk is not in the deck.
    NotInDeck,
    /// It is not optional.
    NotOptional,
    /// What only the mode knows.
    Mode(mode::Reason),
    /// The survivor never has a companion.
    NoCompanions,
    /// The survivor cannot shop in camp.
    NoShopInCamp,
}
