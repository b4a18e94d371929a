//! Questions, choices and reasons: how the game talks with its players.

use kernel::{RuleId, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Cubes, Letter, Resource, Window},
    vault::{Slot, SpaceRef},
};

/// A thing on the table that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Place on this space.
    Place(SpaceRef),
    /// Pass for the round.
    Pass,
    /// Use an ability of an item.
    Use {
        /// The card.
        card: u8,
        /// Which of its abilities.
        ability: u8,
    },
    /// Exchange: pay the first side for the second, or the other way round.
    Exchange {
        /// Whether the second side is paid.
        backwards: bool,
    },
    /// Go on.
    #[default]
    Done,
    /// Go on, and ask no more about items before the next turn.
    DoneForTurn,
    /// This dweller.
    Dweller(u8),
    /// This resource.
    Resource(Resource),
    /// No, thank you.
    Decline,
    /// This item: to take, to pay or to ready.
    Item(u8),
    /// This room of the track.
    Room(u8),
    /// Build this room in this slot.
    Build {
        /// The room card.
        room: u8,
        /// The slot of the own level.
        slot: Slot,
    },
    /// This training slot.
    Slot(Letter),
    /// The threat on this space.
    Threat(SpaceRef),
}

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Your turn: place, use an item or pass.
    Turn,
    /// Which dweller goes to this space, or which two.
    Dweller(SpaceRef),
    /// Which room will you build and pay for?
    NameRoom,
    /// Pay a cube of your choice; so many are left.
    PayAny(u8),
    /// Pay an item; so many are left.
    PayItem(u8),
    /// Take income for a dweller of this player on your level?
    Income(Seat),
    /// The dice have fallen: use an item, or let the result stand?
    Fight,
    /// Gain a cube of your choice.
    GainAny,
    /// Take an item from the track.
    TakeItem,
    /// Choose a room and where it goes. The second room of a doubled line may be declined.
    Build {
        /// Whether its price is due.
        priced: bool,
    },
    /// Ready one of your items.
    Ready,
    /// A moment at which items may be used, or exchanges made.
    Window(Window),
    /// The last such moment of your turn.
    EndTurn,
    /// Heal one of your dwellers.
    Heal,
    /// Which dweller is trained by the item.
    TrainWho,
    /// In which slot this dweller is trained.
    TrainSlot(u8),
    /// Which of the two dwellers takes the training.
    ShareTraining,
    /// In which order are your dwellers trained?
    RecallOrder,
    /// Which threat is discarded.
    DiscardThreat,
}

impl Ask {
    /// The rule by which the question is asked.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Ask::Turn | Ask::Dweller(_) => rule!("S-PLACE-01"),
            Ask::NameRoom => rule!("S-COST-06"),
            Ask::PayAny(_) => rule!("S-COST-04"),
            Ask::PayItem(_) => rule!("S-COST-05"),
            Ask::Income(_) => rule!("S-INCOME-01"),
            Ask::Fight => rule!("S-FIGHT-04"),
            Ask::GainAny => rule!("S-RESOURCE-04"),
            Ask::TakeItem => rule!("S-ITEM-01"),
            Ask::Build { priced: false } => rule!("S-BUILD-02"),
            Ask::Build { priced: true } => rule!("S-BUILD-06"),
            Ask::Ready => rule!("S-EXHAUST-04"),
            Ask::Window(_) | Ask::EndTurn | Ask::Heal | Ask::TrainWho | Ask::DiscardThreat => rule!("S-ITEM-03"),
            Ask::TrainSlot(_) => rule!("S-TRAIN-02"),
            Ask::ShareTraining => rule!("S-RULING-42"),
            Ask::RecallOrder => rule!("S-RECALL-05"),
        }
    }
}

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The number of players is not allowed.
    PlayerCount(u8),
    /// No elevator has this colour, or two players chose the same one.
    Color(u8),
    /// The option does not fit the number of players or the pack.
    Option,
    /// The content lacks what a game needs.
    Content,
    /// The game is over.
    GameOver,
    /// It is somebody else's decision.
    NotYourDecision(Seat),
    /// It is somebody else's turn.
    NotYourTurn(Seat),
    /// The player has passed in this round.
    Passed,
    /// Something else is being decided.
    NotNow,
    /// The turn has had its placement.
    PlacedAlready,
    /// Who goes is chosen after the space.
    SpaceFirst,
    /// Items of the track are taken with an icon.
    NeedsItemIcon,
    /// Rooms are built with an icon.
    NeedsBuildIcon,
    /// Dwellers are trained with an icon.
    NeedsTrainIcon,
    /// Nothing is paid or gained now.
    NoPayment,
    /// No room stands there.
    NoRoom,
    /// That room is on the track, not in the vault.
    OnTrack,
    /// A dweller stands there.
    Occupied,
    /// The elevator belongs to this player.
    OthersElevator(Seat),
    /// No dweller of yours is available.
    NobodyAvailable,
    /// No dweller of yours may go there: it takes uninjured ones.
    NoHealthyDweller,
    /// No dweller of yours may go there: it takes injured ones.
    NoInjuredDweller,
    /// It takes two suitable dwellers.
    NeedsTwo,
    /// The cost cannot be paid: these cubes are missing.
    CannotPay(Cubes),
    /// Not enough items to pay with.
    NotEnoughItems,
    /// No room of the track can be paid and built.
    NoRoomToBuild,
    /// The dweller is not available.
    NotAvailable,
    /// The item is not yours.
    NotYourItem,
    /// The item has no such ability.
    NoSuchAbility,
    /// The item is not used: it does what it does by itself.
    WorksByItself,
    /// The item is exhausted.
    Exhausted,
    /// The item may be used at another moment.
    WrongMoment(Window),
    /// The item would do nothing now.
    NoUse,
    /// That would leave the cost of the placement unpaid.
    PaymentUnderWay,
    /// You hold no such cube.
    NoCube(Resource),
    /// The card is not on the track.
    NotOnTrack,
    /// Your level has no free slot.
    LevelFull,
    /// The slot does not touch the elevator or a room of yours, or is taken.
    SlotNotOpen(Slot),
    /// Another room was named and paid.
    OtherRoomNamed(u8),
    /// The reward is not optional.
    NotOptional,
    /// The training slot is taken.
    SlotTaken(Letter),
    /// There is no exchange in this turn.
    NoExchange,
    /// Something would be exchanged for itself.
    ForItself,
    /// The item is ready already.
    AlreadyReady,
    /// There is no such threat for you to discard.
    NoSuchThreat,
    /// That dweller is not injured.
    NotInjured,
    /// That dweller is injured.
    IsInjured,
    /// That dweller is like another one, who is offered.
    Alike,
}
