//! What the toy game is made of.

use std::cell::Cell;

use kernel::{Cup, Seat};
use serde::{Deserialize, Serialize};

use super::Deck;

/// Cards in the game, each only once.
pub const CARDS: usize = 16;
/// Cards dealt to each seat.
pub const HAND: usize = 3;

/// One way in which the game is broken on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Everybody sees everybody's hand.
    ViewTells,
    /// A public event names a card in somebody's hand.
    EventTells,
    /// A public event names the card somebody drew.
    DrawTells,
    /// A refusal says who holds a card.
    ReasonTells,
    /// A listed answer ends in a fault.
    RefusesListed,
    /// Asking why not changes the state.
    ChangesOnRefusal,
    /// A stashed card is gone.
    LosesCard,
    /// An option is listed twice.
    OptionTwice,
    /// The last round never comes.
    NeverEnds,
    /// A re-dealt state has other cards in the viewer's own hand.
    RedealsWrongly,
    /// The rules panic.
    Panics,
    /// A part of the state is not saved.
    ForgetsWhenSaved,
    /// The state depends on whether anybody listens to the events.
    ListensToItself,
    /// Something that matters is kept beside the state.
    RemembersOutside,
    /// A part of an event is not saved.
    EventForgets,
    /// An answer that is said to reveal nothing shows the top card in everybody's view.
    AnswerTells,
    /// A re-dealt state has a card twice where the viewer cannot see it.
    RedealsTwice,
    /// After an undo by vote the same cards come as before.
    LeavesTheDeck,
    /// After an undo by vote players have other hands.
    DealsHandsAnew,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    pub rounds: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub cup: Cup,
    pub events: u32,
    pub deck: Deck<CARDS>,
    pub players: Vec<Player>,
    pub turn: Seat,
    pub rounds: u8,
    pub frame: Frame,
    pub stashed: bool,
    pub arranged: bool,
    /// Only a broken game writes here: nothing else could change a state that is only looked at.
    pub refused: Cell<u8>,
    /// Only a broken game writes here: it is not saved.
    #[serde(skip)]
    pub unsaved: u8,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Known to its owner, in order of size.
    pub hand: Vec<u8>,
    /// Known to all.
    pub shown: Vec<u8>,
    /// Facedown; known to its owner.
    pub stash: Vec<u8>,
    pub points: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    Deal,
    Menu,
    Stash,
    Arrange,
    Bet,
    NextTurn,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    Card(u8),
    Draw,
    Stash,
    Arrange,
    Bet,
    #[default]
    Pass,
}

impl Choice {
    pub fn card(self) -> Option<u8> {
        if let Choice::Card(card) = self { Some(card) } else { None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Menu,
    Stash,
    Arrange,
    Bet,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Showed {
        seat: Seat,
        card: u8,
    },
    Drew {
        seat: Seat,
    },
    Got {
        card: u8,
    },
    Stashed {
        seat: Seat,
        count: u8,
    },
    Arranged {
        seat: Seat,
    },
    Bet {
        seat: Seat,
        amount: u16,
        die: u8,
    },
    Passed {
        seat: Seat,
        known: Option<u8>,
        /// Only a broken game writes here: it is not saved.
        #[serde(skip)]
        unsaved: u8,
    },
    Shuffled,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    Setup,
    NotYourTurn,
    NotYours,
    HeldBy(Seat),
    Empty,
    NotNow,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub deck: u8,
    pub discards: Vec<u8>,
    pub players: Vec<PlayerView>,
    pub turn: Seat,
    pub rounds: u8,
    pub frame: Frame,
    pub stashed: bool,
    pub arranged: bool,
    /// Only for somebody who may know all.
    pub draw_pile: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    pub hand: Pile,
    pub stash: Pile,
    pub shown: Vec<u8>,
    pub points: u16,
}

/// Cards as the viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Pile {
    Known(Vec<u8>),
    Facedown(u8),
}
