//! What can happen in Wasteland.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    content::{EncounterIcon, EnemyType, Faction, Letter, Letters, Trait},
    effect::Pile,
    map::Node,
    mode,
};

/// What was shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shuffled {
    /// Loot.
    Loot,
    /// Assets.
    Asset,
    /// Tokens of this type.
    Enemies(EnemyType),
}

/// How a card changed a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightChange {
    /// Hits were added.
    Hits(u8),
    /// Enemy hits are cancelled.
    Cancelled(u8),
    /// Damage is prevented.
    Damage(u8),
    /// Rads are prevented.
    Rads(u8),
}

/// Declares the events: each with what it says, and each of its parts with what it is.
macro_rules! events {
    ($($(#[$about:meta])+ $name:ident $(($only:ty))? $({ $($part:ident: $type:ty = $what:literal),+ $(,)? })?,)+) => {
        /// Something that happened. Cards are named by their number in the content.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Event {
            $($(#[$about])+ $name $(($only))? $({ $(#[doc = $what] $part: $type),+ })?,)+
        }
    };
}

events! {
    /// A round began.
    RoundBegan(u16),
    /// A player chose a survivor.
    CharacterChosen { seat: Seat = "Who.", character: u8 = "The character." },
    /// A figure was placed.
    FigurePlaced { seat: Seat = "Who.", node: Node = "Where." },
    /// A S.P.E.C.I.A.L. token was gained.
    SpecialGained { seat: Seat = "Who.", letter: Letter = "The letter." },
    /// A drawn token went back because the survivor has it, or chose the other one.
    SpecialReturned { seat: Seat = "Who.", letter: Letter = "The letter." },
    /// A S.P.E.C.I.A.L. token was lost.
    SpecialLost { seat: Seat = "Who.", letter: Letter = "The letter." },
    /// A quest was staged.
    QuestStaged { seat: Seat = "Who.", quest: u16 = "The quest." },
    /// A quest was trashed.
    QuestTrashed { quest: u16 = "The quest." },
    /// A quest of the library will never come.
    QuestClosed { quest: u16 = "The quest." },
    /// A quest marker was placed.
    MarkerPlaced { seat: Seat = "Who.", quest: u16 = "The quest.", node: Node = "Where." },
    /// Marks were put on a quest or taken off it.
    QuestMarked { seat: Seat = "Who.", quest: u16 = "The quest.", by: i8 = "How many; negative for taken off.", marks: u8 = "How many it has now." },
    /// A turn began.
    TurnBegan(Seat),
    /// A turn ended.
    TurnEnded(Seat),
    /// A move action was performed.
    MoveAction { seat: Seat = "Who.", points: u8 = "Points gained." },
    /// A survivor moved.
    Moved { seat: Seat = "Who.", node: Node = "Where to.", cost: u8 = "Points spent." },
    /// A survivor was placed somewhere.
    Placed { seat: Seat = "Who.", node: Node = "Where to." },
    /// Movement points were gained.
    PointsGained { seat: Seat = "Who.", points: u8 = "How many." },
    /// Actions were gained.
    ActionsGained { seat: Seat = "Who.", actions: u8 = "How many." },
    /// Terrain does not matter for the rest of the turn.
    TerrainIgnored(Seat),
    /// A tile was explored.
    Explored { seat: Seat = "Who.", place: u8 = "The place.", tile: u8 = "The tile." },
    /// An enemy appeared.
    EnemyAppeared {
        foe: u8 = "Its number.", kind: EnemyType = "Its type.",
        token: Option<u8> = "The token if it is faceup and ordinary.", node: Node = "Where.",
    },
    /// An enemy was placed somewhere else.
    EnemyPlaced { foe: u8 = "Its number.", node: Node = "Where." },
    /// An enemy moved.
    EnemyMoved { foe: u8 = "Its number.", node: Node = "Where to." },
    /// An enemy was turned over.
    EnemyFlipped {
        foe: u8 = "Its number.", token: Option<u8> = "The token if it is faceup now and ordinary.",
        active: bool = "Whether it is faceup now.",
    },
    /// A token left the map without being killed.
    EnemyGone { foe: u8 = "Its number.", kind: EnemyType = "Its type." },
    /// No token of the type is left to be placed or drawn.
    NoEnemyLeft(EnemyType),
    /// There is no icon for a replacement.
    NoReplacement(EnemyType),
    /// An encounter was drawn.
    EncounterBegan {
        seat: Seat = "Who.", card: u16 = "The card.", icon: EncounterIcon = "Its deck.",
        level: u8 = "The level of the space.",
    },
    /// An option of an encounter was chosen.
    OptionChosen {
        seat: Seat = "Who.", card: u16 = "The card.", option: u8 = "Which from 0.", forced: bool = "It was forced.",
    },
    /// No option of the encounter could be chosen.
    NoOption { seat: Seat = "Who.", card: u16 = "The card." },
    /// An encounter went to the bottom of its deck.
    EncounterReturned { card: u16 = "The card." },
    /// An encounter was trashed.
    EncounterTrashed { card: u16 = "The card." },
    /// A card of the library was added to a deck.
    EncounterAdded { icon: EncounterIcon = "The deck." },
    /// A card with this library number is not in the library.
    NotInLibrary(u16),
    /// A task ended.
    TaskEnded { seat: Seat = "Who.", success: bool = "Whether it was managed." },
    /// A test began.
    TestBegan { seat: Seat = "Who.", letters: Letters = "Its letters.", difficulty: u8 = "Its difficulty." },
    /// The dice were rolled.
    DiceRolled { seat: Seat = "Who.", dice: [u8; 3] = "Faces from 0." },
    /// Dice were rerolled.
    DiceRerolled { seat: Seat = "Who.", which: u8 = "Which as a set.", dice: [u8; 3] = "All faces from 0." },
    /// A die was turned.
    DieTurned { seat: Seat = "Who.", die: u8 = "Which.", face: u8 = "Its face from 0." },
    /// A die result was spent.
    DieSpent { seat: Seat = "Who.", die: u8 = "Which." },
    /// Rerolls were gained.
    RerollsGained { seat: Seat = "Who.", rerolls: u8 = "How many." },
    /// Something was added to the result of a test.
    ResultAdded { seat: Seat = "Who.", amount: u8 = "How much." },
    /// A test ended.
    TestEnded {
        seat: Seat = "Who.", hits: u8 = "The result.", difficulty: u8 = "The difficulty.",
        success: bool = "Whether it was passed.",
    },
    /// A test of another survivor counts as this in solo play.
    TestWaived { seat: Seat = "Who.", result: u8 = "What it counts as.", difficulty: u8 = "The difficulty." },
    /// A fight began.
    FightBegan {
        seat: Seat = "Who.", kind: EnemyType = "The enemy's type.",
        token: Option<u8> = "The token of an ordinary one.", foe: Option<u8> = "Its number on the map.",
        level: u8 = "Its level.", apart: bool = "In different spaces.",
    },
    /// A fight could not take place.
    FightSkipped { seat: Seat = "Who.", kind: EnemyType = "The enemy's type." },
    /// The enemy's hits counted.
    EnemyHit {
        seat: Seat = "Who.", hits: u8 = "Icons on the dice.", ranged: bool = "One more for being ranged.",
        armor: u8 = "Cancelled by armor.", cancelled: u8 = "Cancelled by cards.", damage: u8 = "The damage.",
    },
    /// The survivor's hits counted.
    SurvivorHit {
        seat: Seat = "Who.", dice: u8 = "Matching dice.", extra: u8 = "Further hits.", need: u8 = "Hits needed.",
    },
    /// A card changed the fight.
    FightChanged { seat: Seat = "Who.", change: FightChange = "What." },
    /// An enemy was killed.
    EnemyKilled {
        seat: Seat = "By whom.", kind: EnemyType = "Its type.", token: Option<u8> = "The token of an ordinary one.",
        foe: Option<u8> = "Its number on the map.", level: u8 = "Its level.",
    },
    /// A fight ended.
    FightEnded { seat: Seat = "Who.", won: bool = "The enemy was killed." },
    /// Damage was suffered.
    Damaged { seat: Seat = "Who.", amount: u8 = "How much.", hp: u8 = "HP now." },
    /// Rads were suffered.
    Irradiated { seat: Seat = "Who.", amount: u8 = "How much.", rads: u8 = "Rads now." },
    /// HP were recovered.
    Healed { seat: Seat = "Who.", amount: u8 = "How much.", hp: u8 = "HP now." },
    /// Rads were removed.
    Cleansed { seat: Seat = "Who.", amount: u8 = "How much.", rads: u8 = "Rads now." },
    /// A survivor was killed.
    Killed(Seat),
    /// A survivor was eliminated.
    Eliminated(Seat),
    /// XP were gained.
    XpGained {
        seat: Seat = "Who.", amount: u8 = "How much.", peg: u8 = "The peg's hole now.",
        levels: u8 = "Levels reached.",
    },
    /// Two tokens were drawn for a level.
    LevelDrawn { seat: Seat = "Who.", drawn: [Option<Letter>; 2] = "The tokens." },
    /// A perk was gained.
    PerkGained { seat: Seat = "Who.", perk: u8 = "The perk." },
    /// There was no fitting perk.
    NoPerk(Seat),
    /// A perk was used.
    PerkUsed { seat: Seat = "Who.", perk: u8 = "The perk." },
    /// A perk was lost.
    PerkLost { seat: Seat = "Who.", perk: u8 = "The perk." },
    /// A trait was gained.
    TraitGained { seat: Seat = "Who.", gained: Trait = "Which." },
    /// A trait was lost.
    TraitLost { seat: Seat = "Who.", lost: Trait = "Which." },
    /// A lock kept a trait from being gained.
    TraitLocked { seat: Seat = "Who.", wanted: Trait = "Which.", lock: Trait = "The side that is locked." },
    /// Caps were gained.
    CapsGained { seat: Seat = "Who.", amount: u16 = "How many.", caps: u16 = "Caps now." },
    /// Caps were spent or lost.
    CapsLost { seat: Seat = "Who.", amount: u16 = "How many.", caps: u16 = "Caps now." },
    /// A card was gained.
    CardGained { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card was equipped.
    CardEquipped { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card went into the inventory.
    CardStored { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card was discarded.
    CardDiscarded { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card was used.
    CardUsed { seat: Seat = "Who.", card: u16 = "The card.", ability: u8 = "Which ability." },
    /// A card was exhausted.
    CardExhausted { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card was unexhausted.
    CardReadied { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card stays exhausted because its cost was not paid.
    StaysExhausted { seat: Seat = "Who.", card: u16 = "The card." },
    /// A companion left because its condition was not met.
    CompanionLeft { seat: Seat = "Who.", card: u16 = "The card." },
    /// A loot event was drawn.
    EventDrawn { seat: Seat = "Who.", card: u16 = "The card." },
    /// A deck had nothing left to draw.
    NothingToDraw { seat: Seat = "Who.", pile: Pile = "The deck." },
    /// Discards were shuffled into a new deck or stack.
    DeckShuffled(Shuffled),
    /// A card was added to the shop.
    ShopFilled { card: u16 = "The card." },
    /// A card was discarded from the shop.
    ShopDiscarded { card: u16 = "The card." },
    /// A card was bought.
    Bought { seat: Seat = "Who.", card: u16 = "The card.", price: u16 = "Caps paid." },
    /// A companion was recruited.
    Recruited { seat: Seat = "Who.", card: u16 = "The card." },
    /// A card was sold.
    Sold { seat: Seat = "Who.", card: u16 = "The card.", price: u16 = "Caps gained." },
    /// A unique asset was not there; a random one is taken.
    UniqueMissing { seat: Seat = "Who.", card: u16 = "The card wanted." },
    /// A survivor camps.
    CampBegan(Seat),
    /// A deal was proposed.
    OfferMade { seat: Seat = "By whom.", to: Seat = "To whom.", counter: bool = "It answers another offer." },
    /// A deal was refused.
    OfferRefused { seat: Seat = "By whom." },
    /// A deal was carried out.
    Traded {
        seat: Seat = "The camper.", partner: Seat = "The partner.", gives: Vec<u16> = "Cards given.",
        gets: Vec<u16> = "Cards received.", gives_caps: u16 = "Caps given.", gets_caps: u16 = "Caps received.",
        gives_agendas: u8 = "Agenda cards given.", gets_agendas: u8 = "Agenda cards received.",
    },
    /// Agenda cards changed hands; for the two alone.
    AgendasPassed { from: Seat = "From whom.", to: Seat = "To whom.", cards: Vec<u8> = "The cards." },
    /// An agenda card was shown; for the two alone.
    AgendaShown { seat: Seat = "By whom.", to: Seat = "To whom.", card: u8 = "The card." },
    /// An agenda card was drawn.
    AgendaDrawn(Seat),
    /// Which card was drawn; for the survivor alone.
    AgendaSeen { seat: Seat = "Who.", card: u8 = "The card." },
    /// An agenda card was discarded.
    AgendaDiscarded { seat: Seat = "Who.", card: Option<u8> = "The card if it is open." },
    /// A fifth agenda card was shuffled into the deck.
    AgendaShuffled { seat: Seat = "Who." },
    /// Which card was given up; for the survivor alone.
    AgendaGivenUp { seat: Seat = "Who.", card: u8 = "The card." },
    /// An agenda card was revealed for activation.
    AgendaRevealed { card: u8 = "The card." },
    /// The card of the activation was discarded.
    AgendaCardPutAway { card: u8 = "The card." },
    /// The agenda deck was renewed with so many cards.
    AgendaDeckRenewed(u8),
    /// There was no agenda card to reveal.
    NoAgenda,
    /// The agenda deck was passed.
    FirstPlayer(Seat),
    /// Loyalty was declared.
    LoyaltyDeclared { seat: Seat = "Who.", card: u8 = "The card.", faction: Faction = "To whom." },
    /// Loyalty ended.
    LoyaltyEnded { seat: Seat = "Who.", card: u8 = "The card." },
    /// A faction moved on the track.
    PowerChanged { faction: Faction = "Which.", by: i8 = "By how much.", power: u8 = "Its place now from 0." },
    /// An icon of the row is carried out.
    Activated(EnemyType),
    /// An objective was completed.
    ObjectiveCompleted { seat: Seat = "By whom.", quest: u16 = "The quest.", objective: u8 = "Which." },
    /// An objective was attempted in vain.
    ObjectiveFailed { seat: Seat = "By whom.", quest: u16 = "The quest.", objective: u8 = "Which." },
    /// A triggered objective was declined.
    ObjectiveDeclined { seat: Seat = "By whom.", quest: u16 = "The quest.", objective: u8 = "Which." },
    /// Somebody looked at the top cards of a deck.
    LookedAt { seat: Seat = "Who.", pile: Pile = "The deck.", count: u8 = "How many." },
    /// Which cards they were; for the survivor alone.
    LookedAtCards { seat: Seat = "Who.", pile: Pile = "The deck.", cards: Vec<u16> = "The cards." },
    /// An effect changed nothing.
    EffectSkipped(Seat),
    /// An optional effect was declined.
    OfferDeclined(Seat),
    /// A survivor declared victory.
    VictoryDeclared { seat: Seat = "Who.", influence: u8 = "The influence.", agendas: Vec<u8> = "The proof." },
    /// A faction reached the end of the track.
    Takeover(Faction),
    /// The game is over.
    GameEnded { winners: Vec<Seat> = "Who won." },
    /// What happens only in a mode.
    Mode(mode::Event),
    /// One of several cards with the same number was taken from the library, by chance.
    CopyTaken { number: u16 = "The number.", copies: u8 = "How many there were." },
    /// A survivor shops in camp.
    ShoppedInCamp(Seat),
}

impl Event {
    /// Whom it happened to or who did it, where that is one player.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::CharacterChosen { seat, .. }
            | Event::FigurePlaced { seat, .. }
            | Event::SpecialGained { seat, .. }
            | Event::SpecialReturned { seat, .. }
            | Event::SpecialLost { seat, .. }
            | Event::QuestStaged { seat, .. }
            | Event::MarkerPlaced { seat, .. }
            | Event::QuestMarked { seat, .. }
            | Event::TurnBegan(seat)
            | Event::TurnEnded(seat)
            | Event::MoveAction { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Placed { seat, .. }
            | Event::PointsGained { seat, .. }
            | Event::ActionsGained { seat, .. }
            | Event::TerrainIgnored(seat)
            | Event::Explored { seat, .. }
            | Event::EncounterBegan { seat, .. }
            | Event::OptionChosen { seat, .. }
            | Event::NoOption { seat, .. }
            | Event::TaskEnded { seat, .. }
            | Event::TestBegan { seat, .. }
            | Event::DiceRolled { seat, .. }
            | Event::DiceRerolled { seat, .. }
            | Event::DieTurned { seat, .. }
            | Event::DieSpent { seat, .. }
            | Event::RerollsGained { seat, .. }
            | Event::ResultAdded { seat, .. }
            | Event::TestEnded { seat, .. }
            | Event::TestWaived { seat, .. }
            | Event::FightBegan { seat, .. }
            | Event::FightSkipped { seat, .. }
            | Event::EnemyHit { seat, .. }
            | Event::SurvivorHit { seat, .. }
            | Event::FightChanged { seat, .. }
            | Event::EnemyKilled { seat, .. }
            | Event::FightEnded { seat, .. }
            | Event::Damaged { seat, .. }
            | Event::Irradiated { seat, .. }
            | Event::Healed { seat, .. }
            | Event::Cleansed { seat, .. }
            | Event::Killed(seat)
            | Event::Eliminated(seat)
            | Event::XpGained { seat, .. }
            | Event::LevelDrawn { seat, .. }
            | Event::PerkGained { seat, .. }
            | Event::NoPerk(seat)
            | Event::PerkUsed { seat, .. }
            | Event::PerkLost { seat, .. }
            | Event::TraitGained { seat, .. }
            | Event::TraitLost { seat, .. }
            | Event::TraitLocked { seat, .. }
            | Event::CapsGained { seat, .. }
            | Event::CapsLost { seat, .. }
            | Event::CardGained { seat, .. }
            | Event::CardEquipped { seat, .. }
            | Event::CardStored { seat, .. }
            | Event::CardDiscarded { seat, .. }
            | Event::CardUsed { seat, .. }
            | Event::CardExhausted { seat, .. }
            | Event::CardReadied { seat, .. }
            | Event::StaysExhausted { seat, .. }
            | Event::CompanionLeft { seat, .. }
            | Event::EventDrawn { seat, .. }
            | Event::NothingToDraw { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Recruited { seat, .. }
            | Event::Sold { seat, .. }
            | Event::UniqueMissing { seat, .. }
            | Event::CampBegan(seat)
            | Event::ShoppedInCamp(seat)
            | Event::OfferMade { seat, .. }
            | Event::OfferRefused { seat, .. }
            | Event::Traded { seat, .. }
            | Event::AgendaShown { seat, .. }
            | Event::AgendaDrawn(seat)
            | Event::AgendaSeen { seat, .. }
            | Event::AgendaDiscarded { seat, .. }
            | Event::AgendaShuffled { seat, .. }
            | Event::AgendaGivenUp { seat, .. }
            | Event::FirstPlayer(seat)
            | Event::LoyaltyDeclared { seat, .. }
            | Event::LoyaltyEnded { seat, .. }
            | Event::ObjectiveCompleted { seat, .. }
            | Event::ObjectiveFailed { seat, .. }
            | Event::ObjectiveDeclined { seat, .. }
            | Event::LookedAt { seat, .. }
            | Event::LookedAtCards { seat, .. }
            | Event::EffectSkipped(seat)
            | Event::OfferDeclined(seat)
            | Event::VictoryDeclared { seat, .. } => Some(*seat),
            Event::RoundBegan(_)
            | Event::QuestTrashed { .. }
            | Event::QuestClosed { .. }
            | Event::EnemyAppeared { .. }
            | Event::EnemyPlaced { .. }
            | Event::EnemyMoved { .. }
            | Event::EnemyFlipped { .. }
            | Event::EnemyGone { .. }
            | Event::NoEnemyLeft(_)
            | Event::NoReplacement(_)
            | Event::EncounterReturned { .. }
            | Event::EncounterTrashed { .. }
            | Event::EncounterAdded { .. }
            | Event::NotInLibrary(_)
            | Event::CopyTaken { .. }
            | Event::DeckShuffled(_)
            | Event::ShopFilled { .. }
            | Event::ShopDiscarded { .. }
            | Event::AgendasPassed { .. }
            | Event::AgendaRevealed { .. }
            | Event::AgendaCardPutAway { .. }
            | Event::AgendaDeckRenewed(_)
            | Event::NoAgenda
            | Event::PowerChanged { .. }
            | Event::Activated(_)
            | Event::Takeover(_)
            | Event::GameEnded { .. } => None,
            Event::Mode(event) => event.seat(),
        }
    }
}
