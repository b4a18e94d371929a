//! What can happen in Shelter.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    content::{Icon, Letter, Resource},
    state::EndTrigger,
    vault::{Slot, SpaceRef},
};

/// Which cards: a deck, with its track where it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Items.
    Items,
    /// Rooms.
    Rooms,
    /// Threats, which have no track.
    Threats,
}

/// Something that happened. Cards are named by their number in the content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round began.
    RoundBegan(u16),
    /// Dice were rolled for a level.
    ThreatRolled {
        /// The level.
        level: u8,
        /// The dice.
        dice: [u8; 2],
    },
    /// A threat appeared.
    ThreatSpawned {
        /// Where.
        space: SpaceRef,
        /// The card.
        threat: u8,
    },
    /// No threat appeared.
    NothingSpawned {
        /// The level.
        level: u8,
        /// Why not.
        why: Spared,
    },
    /// A player's turn began.
    TurnBegan(Seat),
    /// Dwellers were placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        space: SpaceRef,
        /// How many: one, or two on a linked space.
        dwellers: u8,
        /// The letter of a placed dweller that doubles the reward.
        doubled: Option<Letter>,
    },
    /// A player passed; `forced` when nothing else was possible.
    Passed {
        /// Who.
        seat: Seat,
        /// Nothing else was possible.
        forced: bool,
    },
    /// Cubes were paid.
    CubesPaid {
        /// By whom.
        seat: Seat,
        /// Power, food and water.
        cubes: [u8; 3],
    },
    /// A cube was gained, or lost because its track is full.
    CubeGained {
        /// By whom.
        seat: Seat,
        /// Of what.
        resource: Resource,
        /// It was the seventh and is lost (S-RESOURCE-03).
        lost: bool,
    },
    /// Happiness was gained.
    HappinessGained {
        /// By whom.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// A room was named to be built and set aside.
    RoomNamed {
        /// By whom.
        seat: Seat,
        /// The card.
        room: u8,
    },
    /// The owner declined income.
    IncomeDeclined(Seat),
    /// The owner takes income; the cube follows.
    IncomeTaken(Seat),
    /// Fight dice were rolled.
    FightRolled {
        /// By whom.
        seat: Seat,
        /// The dice.
        dice: [u8; 2],
    },
    /// An item changed the result of a fight.
    FightChanged {
        /// Whose.
        seat: Seat,
        /// By how much.
        bonus: u8,
    },
    /// An item added its standing bonus to a fight.
    StandingBonus {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// By how much.
        bonus: u8,
    },
    /// An item won a fight whatever the dice say.
    FightDecided(Seat),
    /// A fight ended.
    FightEnded {
        /// Whose.
        seat: Seat,
        /// The number to reach.
        need: u8,
        /// The dice.
        dice: [u8; 2],
        /// What was added.
        bonus: u8,
        /// Won or lost.
        won: bool,
    },
    /// A dweller became injured.
    Injured {
        /// Whose.
        seat: Seat,
        /// Which.
        dweller: u8,
    },
    /// A dweller was healed.
    Healed {
        /// Whose.
        seat: Seat,
        /// Which.
        dweller: u8,
    },
    /// A new dweller came out of the box.
    DwellerArrived {
        /// Whose.
        seat: Seat,
        /// Which.
        dweller: u8,
    },
    /// An item was taken from the track.
    ItemTaken {
        /// By whom.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// An item was used.
    ItemUsed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: u8,
        /// Which of its abilities.
        ability: u8,
    },
    /// An item was discarded.
    ItemDiscarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// An item was readied.
    ItemReadied {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A card filled a gap in a track.
    TrackFilled {
        /// Which track.
        pile: Pile,
        /// The card.
        card: u8,
    },
    /// A track was discarded to be filled anew.
    TrackRefreshed(Pile),
    /// Discards were shuffled into a new deck.
    DeckShuffled(Pile),
    /// The first player token changed hands.
    TokenTaken(Seat),
    /// A room was built.
    RoomBuilt {
        /// By whom.
        seat: Seat,
        /// The card.
        room: u8,
        /// Where on the own level.
        slot: Slot,
    },
    /// The second room of a doubled build was declined.
    BuildDeclined(Seat),
    /// A reward had no effect.
    RewardSkipped {
        /// Whose.
        seat: Seat,
        /// What.
        icon: Icon,
    },
    /// An effect of an item changed nothing.
    EffectSkipped {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A player may exchange until the end of the turn.
    ExchangeOpened(Seat),
    /// Cubes were exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// The second side was paid.
        backwards: bool,
    },
    /// A dweller will be trained at the recall.
    TrainingDue {
        /// Whose.
        seat: Seat,
        /// In which letter, if it is fixed.
        letter: Option<Letter>,
    },
    /// A dweller was trained.
    Trained {
        /// Whose.
        seat: Seat,
        /// Which.
        dweller: u8,
        /// In what.
        letter: Letter,
    },
    /// The slot a dweller had to use was taken.
    TrainingLost {
        /// Whose.
        seat: Seat,
        /// In what.
        letter: Letter,
    },
    /// The recall step began.
    RecallBegan,
    /// A player's dwellers came back.
    Recalled {
        /// Whose.
        seat: Seat,
        /// How many.
        dwellers: u8,
    },
    /// A threat was discarded.
    ThreatDiscarded {
        /// Where it was.
        space: SpaceRef,
        /// The card.
        threat: u8,
    },
    /// All exhausted items are ready again.
    ItemsReadied,
    /// The end of the game was triggered.
    EndTriggered(EndTrigger),
    /// Happiness from an item at the end.
    BonusGained {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// How much.
        amount: u8,
    },
    /// Happiness lost for threats on the own level.
    PenaltyTaken {
        /// Whose.
        seat: Seat,
        /// Threats there.
        threats: u8,
        /// Happiness discarded.
        lost: u8,
    },
    /// The game is over.
    GameEnded {
        /// The place of each seat, from 1.
        places: Vec<u8>,
    },
}

impl Event {
    /// Whom it happened to or who did it, where that is one player.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::TurnBegan(seat)
            | Event::Placed { seat, .. }
            | Event::Passed { seat, .. }
            | Event::CubesPaid { seat, .. }
            | Event::CubeGained { seat, .. }
            | Event::HappinessGained { seat, .. }
            | Event::RoomNamed { seat, .. }
            | Event::IncomeDeclined(seat)
            | Event::IncomeTaken(seat)
            | Event::FightRolled { seat, .. }
            | Event::FightChanged { seat, .. }
            | Event::StandingBonus { seat, .. }
            | Event::FightDecided(seat)
            | Event::FightEnded { seat, .. }
            | Event::Injured { seat, .. }
            | Event::Healed { seat, .. }
            | Event::DwellerArrived { seat, .. }
            | Event::ItemTaken { seat, .. }
            | Event::ItemUsed { seat, .. }
            | Event::ItemDiscarded { seat, .. }
            | Event::ItemReadied { seat, .. }
            | Event::TokenTaken(seat)
            | Event::RoomBuilt { seat, .. }
            | Event::BuildDeclined(seat)
            | Event::RewardSkipped { seat, .. }
            | Event::EffectSkipped { seat, .. }
            | Event::ExchangeOpened(seat)
            | Event::Exchanged { seat, .. }
            | Event::TrainingDue { seat, .. }
            | Event::Trained { seat, .. }
            | Event::TrainingLost { seat, .. }
            | Event::Recalled { seat, .. }
            | Event::BonusGained { seat, .. }
            | Event::PenaltyTaken { seat, .. } => Some(*seat),
            Event::RoundBegan(_)
            | Event::ThreatRolled { .. }
            | Event::ThreatSpawned { .. }
            | Event::NothingSpawned { .. }
            | Event::TrackFilled { .. }
            | Event::TrackRefreshed(_)
            | Event::DeckShuffled(_)
            | Event::RecallBegan
            | Event::ThreatDiscarded { .. }
            | Event::ItemsReadied
            | Event::EndTriggered(_)
            | Event::GameEnded { .. } => None,
        }
    }
}

/// Why no threat appeared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spared {
    /// A seven.
    Seven,
    /// No room stands in that column.
    NoRoom,
    /// A threat lies there already.
    Taken,
    /// No threat is left to draw.
    NoCards,
}
