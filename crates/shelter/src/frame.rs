//! Frames: procedures under way, as plain values. The innermost one is on top of the stack and runs first.

use kernel::{EventId, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{content::Window, vault::Slot};

/// A procedure under way and the event it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Frame {
    /// The procedure and its step.
    pub what: What,
    /// The event that brought it about.
    pub cause: EventId,
}

/// A procedure and its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The round (chapter ROUND).
    Round(RoundStep),
    /// Spawning a threat on this level and then on those below (chapter THREAT).
    Spawn {
        /// The level to roll for.
        level: u8,
    },
    /// A player's turn (chapter PLACE).
    Turn(TurnStep),
    /// A placement (chapter PLACE).
    Placement(PlacementStep),
    /// Paying what is left of a cost (chapter COST).
    Pay(Payment),
    /// The owner of the level takes income (chapter INCOME).
    Income {
        /// The owner.
        owner: Seat,
    },
    /// A fight (chapter FIGHT).
    Fight(FightStep),
    /// A reward line (chapter REWARD).
    Gain(Gaining),
    /// Players may use items (chapter ITEM).
    Windows {
        /// The moment.
        window: Window,
        /// Who is still to be asked.
        whom: Seats,
        /// Who of them is being asked.
        asking: Option<Seat>,
    },
    /// An item at work (chapter ITEM).
    Use(Using),
    /// A room is chosen and built (chapter BUILD).
    Build(Building),
    /// The gained side of an exchange (chapter EXCHANGE).
    ExchangeGain {
        /// The first side is gained.
        backwards: bool,
        /// Cubes of choice still to come, once the others have been gained.
        any: Option<u8>,
        /// What was gained so far less what was paid.
        net: [i8; 3],
    },
    /// The recall of the nth player from the first player token on (chapter RECALL).
    Recall {
        /// Which player, counted clockwise from the token.
        nth: u8,
        /// The step.
        step: RecallStep,
    },
    /// The game is over.
    #[default]
    Over,
}

/// Steps of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundStep {
    /// A new round begins.
    Begin,
    /// The placing step begins.
    Placing,
    /// The turn passes on.
    NextTurn,
    /// Everybody is back: threats, items, end of the game.
    CleanUp,
}

/// Steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    /// The player chooses what to do.
    Choose,
    /// The placement is done; last chance for items and exchanges.
    End,
    /// Nothing more.
    Over,
}

/// Steps of a placement, in the order of S-PLACE-05.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlacementStep {
    /// Which dwellers go.
    Dwellers,
    /// Which room will be built, where its price is due (S-COST-06).
    NameRoom,
    /// The cubes and items of the cost.
    Pay,
    /// The injury in the cost.
    Injury,
    /// The owner's income.
    Income,
    /// The fight.
    Fight,
    /// The rewards.
    Gain,
}

/// What is left to pay after the cubes of fixed kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    /// Who pays.
    pub seat: Seat,
    /// Cubes of choice.
    pub any: u8,
    /// Items.
    pub items: u8,
    /// Whether it is the cost of a placement, so that items may help.
    pub placement: bool,
}

/// Steps of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStep {
    /// The dice are to be rolled.
    Roll,
    /// The fighter may use items.
    Items,
    /// The result counts.
    Result,
}

/// A reward line being gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gaining {
    /// Who gains.
    pub seat: Seat,
    /// Whose line it is.
    pub from: LineFrom,
    /// The icon reached.
    pub icon: u8,
    /// The second time through a doubled line (S-SPECIAL-04).
    pub again: bool,
    /// The window before this icon has been open.
    pub asked: bool,
}

/// Where a reward line is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineFrom {
    /// At the space of the placement.
    Space,
    /// On an item.
    Item {
        /// The card.
        card: u8,
        /// Which of its abilities.
        ability: u8,
        /// Which of that ability's effects.
        effect: u8,
    },
}

/// An item at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Using {
    /// Its holder.
    pub seat: Seat,
    /// The card.
    pub card: u8,
    /// Which of its abilities.
    pub ability: u8,
    /// The next of its effects.
    pub effect: u8,
    /// The dweller chosen to be trained by it.
    pub who: Option<u8>,
}

/// A room being built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Building {
    /// Who builds.
    pub seat: Seat,
    /// The price is due: for the second room of a doubled line (S-BUILD-06).
    pub priced: bool,
    /// The player may decline: the second room of a doubled line (S-RULING-24).
    pub optional: bool,
    /// The room and its slot, once chosen.
    pub chosen: Option<(u8, Slot)>,
}

/// Steps of one player's recall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecallStep {
    /// Items may be used.
    Items,
    /// One training for two dwellers: who takes it (S-RULING-42).
    Shares,
    /// The order in which they are trained (S-RECALL-05).
    Order,
    /// The next one in order is trained.
    Train,
    /// All come back.
    Back,
}
