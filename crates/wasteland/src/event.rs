//! What can happen in Wasteland.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    content::{EncounterIcon, EnemyType, Faction, Letter, Letters, Trait},
    effect::Pile,
    map::Node,
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

/// Something that happened. Cards are named by their number in the content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round began.
    RoundBegan(u16),
    /// A player chose a survivor.
    CharacterChosen {
        /// Who.
        seat: Seat,
        /// The character.
        character: u8,
    },
    /// A figure was placed.
    FigurePlaced {
        /// Who.
        seat: Seat,
        /// Where.
        node: Node,
    },
    /// A S.P.E.C.I.A.L. token was gained.
    SpecialGained {
        /// Who.
        seat: Seat,
        /// The letter.
        letter: Letter,
    },
    /// A drawn token went back because the survivor has it, or chose the other one.
    SpecialReturned {
        /// Who.
        seat: Seat,
        /// The letter.
        letter: Letter,
    },
    /// A S.P.E.C.I.A.L. token was lost.
    SpecialLost {
        /// Who.
        seat: Seat,
        /// The letter.
        letter: Letter,
    },
    /// A quest was staged.
    QuestStaged {
        /// Who.
        seat: Seat,
        /// The quest.
        quest: u16,
    },
    /// A quest was trashed.
    QuestTrashed {
        /// The quest.
        quest: u16,
    },
    /// A quest marker was placed.
    MarkerPlaced {
        /// Who.
        seat: Seat,
        /// The quest.
        quest: u16,
        /// Where.
        node: Node,
    },
    /// A turn began.
    TurnBegan(Seat),
    /// A turn ended.
    TurnEnded(Seat),
    /// A move action was performed.
    MoveAction {
        /// Who.
        seat: Seat,
        /// Points gained.
        points: u8,
    },
    /// A survivor moved.
    Moved {
        /// Who.
        seat: Seat,
        /// Where to.
        node: Node,
        /// Points spent.
        cost: u8,
    },
    /// A survivor was placed somewhere.
    Placed {
        /// Who.
        seat: Seat,
        /// Where to.
        node: Node,
    },
    /// Movement points were gained.
    PointsGained {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// Actions were gained.
    ActionsGained {
        /// Who.
        seat: Seat,
        /// How many.
        actions: u8,
    },
    /// Terrain does not matter for the rest of the turn.
    TerrainIgnored(Seat),
    /// A tile was explored.
    Explored {
        /// Who.
        seat: Seat,
        /// The place.
        place: u8,
        /// The tile.
        tile: u8,
    },
    /// An enemy appeared.
    EnemyAppeared {
        /// Its number.
        foe: u8,
        /// Its type.
        kind: EnemyType,
        /// The token if it is faceup and ordinary.
        token: Option<u8>,
        /// Where.
        node: Node,
    },
    /// An enemy was placed somewhere else.
    EnemyPlaced {
        /// Its number.
        foe: u8,
        /// Where.
        node: Node,
    },
    /// An enemy moved.
    EnemyMoved {
        /// Its number.
        foe: u8,
        /// Where to.
        node: Node,
    },
    /// An enemy was turned over.
    EnemyFlipped {
        /// Its number.
        foe: u8,
        /// The token if it is faceup now and ordinary.
        token: Option<u8>,
        /// Whether it is faceup now.
        active: bool,
    },
    /// A token left the map without being killed.
    EnemyGone {
        /// Its number.
        foe: u8,
        /// Its type.
        kind: EnemyType,
    },
    /// No token of the type is left to be placed or drawn.
    NoEnemyLeft(EnemyType),
    /// There is no icon for a replacement.
    NoReplacement(EnemyType),
    /// An encounter was drawn.
    EncounterBegan {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
        /// Its deck.
        icon: EncounterIcon,
        /// The level of the space.
        level: u8,
    },
    /// An option of an encounter was chosen.
    OptionChosen {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
        /// Which from 0.
        option: u8,
        /// It was forced.
        forced: bool,
    },
    /// No option of the encounter could be chosen.
    NoOption {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// An encounter went to the bottom of its deck.
    EncounterReturned {
        /// The card.
        card: u16,
    },
    /// An encounter was trashed.
    EncounterTrashed {
        /// The card.
        card: u16,
    },
    /// A card of the library was added to a deck.
    EncounterAdded {
        /// The deck.
        icon: EncounterIcon,
    },
    /// A card with this library number is not in the library.
    NotInLibrary(u16),
    /// A task ended.
    TaskEnded {
        /// Who.
        seat: Seat,
        /// Whether it was managed.
        success: bool,
    },
    /// A test began.
    TestBegan {
        /// Who.
        seat: Seat,
        /// Its letters.
        letters: Letters,
        /// Its difficulty.
        difficulty: u8,
    },
    /// The dice were rolled.
    DiceRolled {
        /// Who.
        seat: Seat,
        /// Faces from 0.
        dice: [u8; 3],
    },
    /// Dice were rerolled.
    DiceRerolled {
        /// Who.
        seat: Seat,
        /// Which as a set.
        which: u8,
        /// All faces from 0.
        dice: [u8; 3],
    },
    /// A die was turned.
    DieTurned {
        /// Who.
        seat: Seat,
        /// Which.
        die: u8,
        /// Its face from 0.
        face: u8,
    },
    /// A die result was spent.
    DieSpent {
        /// Who.
        seat: Seat,
        /// Which.
        die: u8,
    },
    /// Rerolls were gained.
    RerollsGained {
        /// Who.
        seat: Seat,
        /// How many.
        rerolls: u8,
    },
    /// Something was added to the result of a test.
    ResultAdded {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// A test ended.
    TestEnded {
        /// Who.
        seat: Seat,
        /// The result.
        hits: u8,
        /// The difficulty.
        difficulty: u8,
        /// Whether it was passed.
        success: bool,
    },
    /// A test of another survivor counts as this in solo play.
    TestWaived {
        /// Who.
        seat: Seat,
        /// What it counts as.
        result: u8,
        /// The difficulty.
        difficulty: u8,
    },
    /// A fight began.
    FightBegan {
        /// Who.
        seat: Seat,
        /// The enemy's type.
        kind: EnemyType,
        /// The token of an ordinary one.
        token: Option<u8>,
        /// Its number on the map.
        foe: Option<u8>,
        /// Its level.
        level: u8,
        /// In different spaces.
        apart: bool,
    },
    /// A fight could not take place.
    FightSkipped {
        /// Who.
        seat: Seat,
        /// The enemy's type.
        kind: EnemyType,
    },
    /// The enemy's hits counted.
    EnemyHit {
        /// Who.
        seat: Seat,
        /// Icons on the dice.
        hits: u8,
        /// One more for being ranged.
        ranged: bool,
        /// Cancelled by armor.
        armor: u8,
        /// Cancelled by cards.
        cancelled: u8,
        /// The damage.
        damage: u8,
    },
    /// The survivor's hits counted.
    SurvivorHit {
        /// Who.
        seat: Seat,
        /// Matching dice.
        dice: u8,
        /// Further hits.
        extra: u8,
        /// Hits needed.
        need: u8,
    },
    /// A card changed the fight.
    FightChanged {
        /// Who.
        seat: Seat,
        /// What.
        change: FightChange,
    },
    /// An enemy was killed.
    EnemyKilled {
        /// By whom.
        seat: Seat,
        /// Its type.
        kind: EnemyType,
        /// The token of an ordinary one.
        token: Option<u8>,
        /// Its number on the map.
        foe: Option<u8>,
        /// Its level.
        level: u8,
    },
    /// A fight ended.
    FightEnded {
        /// Who.
        seat: Seat,
        /// The enemy was killed.
        won: bool,
    },
    /// Damage was suffered.
    Damaged {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// HP now.
        hp: u8,
    },
    /// Rads were suffered.
    Irradiated {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// Rads now.
        rads: u8,
    },
    /// HP were recovered.
    Healed {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// HP now.
        hp: u8,
    },
    /// Rads were removed.
    Cleansed {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// Rads now.
        rads: u8,
    },
    /// A survivor was killed.
    Killed(Seat),
    /// A survivor was eliminated.
    Eliminated(Seat),
    /// XP were gained.
    XpGained {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// The peg's hole now.
        peg: u8,
        /// Levels reached.
        levels: u8,
    },
    /// Two tokens were drawn for a level.
    LevelDrawn {
        /// Who.
        seat: Seat,
        /// The tokens.
        drawn: [Option<Letter>; 2],
    },
    /// A perk was gained.
    PerkGained {
        /// Who.
        seat: Seat,
        /// The perk.
        perk: u8,
    },
    /// There was no fitting perk.
    NoPerk(Seat),
    /// A perk was used.
    PerkUsed {
        /// Who.
        seat: Seat,
        /// The perk.
        perk: u8,
    },
    /// A perk was lost.
    PerkLost {
        /// Who.
        seat: Seat,
        /// The perk.
        perk: u8,
    },
    /// A trait was gained.
    TraitGained {
        /// Who.
        seat: Seat,
        /// Which.
        gained: Trait,
    },
    /// A trait was lost.
    TraitLost {
        /// Who.
        seat: Seat,
        /// Which.
        lost: Trait,
    },
    /// A lock kept a trait from being gained.
    TraitLocked {
        /// Who.
        seat: Seat,
        /// Which.
        wanted: Trait,
        /// The side that is locked.
        lock: Trait,
    },
    /// Caps were gained.
    CapsGained {
        /// Who.
        seat: Seat,
        /// How many.
        amount: u16,
        /// Caps now.
        caps: u16,
    },
    /// Caps were spent or lost.
    CapsLost {
        /// Who.
        seat: Seat,
        /// How many.
        amount: u16,
        /// Caps now.
        caps: u16,
    },
    /// A card was gained.
    CardGained {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card was equipped.
    CardEquipped {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card went into the inventory.
    CardStored {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card was discarded.
    CardDiscarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card was used.
    CardUsed {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
        /// Which ability.
        ability: u8,
    },
    /// A card was exhausted.
    CardExhausted {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card was unexhausted.
    CardReadied {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card stays exhausted because its cost was not paid.
    StaysExhausted {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A companion left because its condition was not met.
    CompanionLeft {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A loot event was drawn.
    EventDrawn {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A deck had nothing left to draw.
    NothingToDraw {
        /// Who.
        seat: Seat,
        /// The deck.
        pile: Pile,
    },
    /// Discards were shuffled into a new deck or stack.
    DeckShuffled(Shuffled),
    /// A card was added to the shop.
    ShopFilled {
        /// The card.
        card: u16,
    },
    /// A card was discarded from the shop.
    ShopDiscarded {
        /// The card.
        card: u16,
    },
    /// A card was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
        /// Caps paid.
        price: u16,
    },
    /// A companion was recruited.
    Recruited {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A card was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// The card.
        card: u16,
        /// Caps gained.
        price: u16,
    },
    /// A unique asset was not there; a random one is taken.
    UniqueMissing {
        /// Who.
        seat: Seat,
        /// The card wanted.
        card: u16,
    },
    /// A survivor camps.
    CampBegan(Seat),
    /// A deal was proposed.
    OfferMade {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// It answers another offer.
        counter: bool,
    },
    /// A deal was refused.
    OfferRefused {
        /// By whom.
        seat: Seat,
    },
    /// A deal was carried out.
    Traded {
        /// The camper.
        seat: Seat,
        /// The partner.
        partner: Seat,
        /// Cards given.
        gives: Vec<u16>,
        /// Cards received.
        gets: Vec<u16>,
        /// Caps given.
        gives_caps: u16,
        /// Caps received.
        gets_caps: u16,
        /// Agenda cards given.
        gives_agendas: u8,
        /// Agenda cards received.
        gets_agendas: u8,
    },
    /// Agenda cards changed hands; for the two alone.
    AgendasPassed {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The cards.
        cards: Vec<u8>,
    },
    /// An agenda card was shown; for the two alone.
    AgendaShown {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The card.
        card: u8,
    },
    /// An agenda card was drawn.
    AgendaDrawn(Seat),
    /// Which card was drawn; for the survivor alone.
    AgendaSeen {
        /// Who.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// An agenda card was discarded.
    AgendaDiscarded {
        /// Who.
        seat: Seat,
        /// The card if it is open.
        card: Option<u8>,
    },
    /// A fifth agenda card was shuffled into the deck.
    AgendaShuffled {
        /// Who.
        seat: Seat,
    },
    /// Which card was given up; for the survivor alone.
    AgendaGivenUp {
        /// Who.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// An agenda card was revealed for activation.
    AgendaRevealed {
        /// The card.
        card: u8,
    },
    /// The card of the activation was discarded.
    AgendaCardPutAway {
        /// The card.
        card: u8,
    },
    /// The agenda deck was renewed with so many cards.
    AgendaDeckRenewed(u8),
    /// There was no agenda card to reveal.
    NoAgenda,
    /// The agenda deck was passed.
    FirstPlayer(Seat),
    /// Loyalty was declared.
    LoyaltyDeclared {
        /// Who.
        seat: Seat,
        /// The card.
        card: u8,
        /// To whom.
        faction: Faction,
    },
    /// Loyalty ended.
    LoyaltyEnded {
        /// Who.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A faction moved on the track.
    PowerChanged {
        /// Which.
        faction: Faction,
        /// By how much.
        by: i8,
        /// Its place now from 0.
        power: u8,
    },
    /// An icon of the row is carried out.
    Activated(EnemyType),
    /// An objective was completed.
    ObjectiveCompleted {
        /// By whom.
        seat: Seat,
        /// The quest.
        quest: u16,
        /// Which.
        objective: u8,
    },
    /// An objective was attempted in vain.
    ObjectiveFailed {
        /// By whom.
        seat: Seat,
        /// The quest.
        quest: u16,
        /// Which.
        objective: u8,
    },
    /// A triggered objective was declined.
    ObjectiveDeclined {
        /// By whom.
        seat: Seat,
        /// The quest.
        quest: u16,
        /// Which.
        objective: u8,
    },
    /// Somebody looked at the top cards of a deck.
    LookedAt {
        /// Who.
        seat: Seat,
        /// The deck.
        pile: Pile,
        /// How many.
        count: u8,
    },
    /// Which cards they were; for the survivor alone.
    LookedAtCards {
        /// Who.
        seat: Seat,
        /// The deck.
        pile: Pile,
        /// The cards.
        cards: Vec<u16>,
    },
    /// An effect changed nothing.
    EffectSkipped(Seat),
    /// An optional effect was declined.
    OfferDeclined(Seat),
    /// A survivor declared victory.
    VictoryDeclared {
        /// Who.
        seat: Seat,
        /// The influence.
        influence: u8,
        /// The proof.
        agendas: Vec<u8>,
    },
    /// A faction reached the end of the track.
    Takeover(Faction),
    /// The game is over.
    GameEnded {
        /// Who won.
        winners: Vec<Seat>,
    },
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
            _ => None,
        }
    }
}
