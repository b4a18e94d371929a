//! The games that rooms can be of: the one list of them, and nothing else in the server, its messages and its load names a
//! game. A game that is added here is hosted, and tested like the others.

use std::sync::Arc;

use bots::Evaluate;
use kernel::Game;
use protocol::{Code, Controller, NewRoom, NewSeat, VERSION};
use serde_json::Value;
use shelf::Flaw;
pub use shelter::Shelter;
use tokio::sync::mpsc;
pub use wasteland::Wasteland;

use crate::{
    make::{self, NewRecord, NotMade},
    registry::Registry,
    room::{self, Closed, ToRoom},
    store::KeptRoom,
};

/// Hands all games to a macro, each as its name on the shelf and its type, behind whatever else the macro is to get.
#[macro_export]
macro_rules! every_game {
    ($to:ident $($more:tt)*) => {
        $to! { $($more)* shelter: $crate::games::Shelter, wasteland: $crate::games::Wasteland }
    };
}

/// A game that rooms can be of.
pub trait Hosted:
    Evaluate<State: Send, View: Send, Choice: Send, Ask: Send, Event: Send, Reason: Send, Setup: Send + Sync>
    + Send
    + Sync
    + 'static
{
    /// The game with the content that comes with the program.
    ///
    /// # Errors
    /// That is not well made, which a test rules out.
    fn from_shelf() -> Result<Self, Flaw>;

    /// The set-up of so many players with no option changed. The rules may not allow that many.
    fn usual(players: u8) -> Self::Setup;

    /// Set-ups with each number of players that the rules allow and each value of each option.
    fn variants(&self) -> Vec<Self::Setup>;
}

impl Hosted for Shelter {
    fn from_shelf() -> Result<Shelter, Flaw> {
        shelf::shelter()
    }

    fn usual(players: u8) -> Self::Setup {
        shelter::options::Setup::for_players(players.into())
    }

    fn variants(&self) -> Vec<Self::Setup> {
        shelter::options::Setup::variants()
    }
}

impl Hosted for Wasteland {
    fn from_shelf() -> Result<Wasteland, Flaw> {
        shelf::wasteland()
    }

    fn usual(players: u8) -> Self::Setup {
        wasteland::options::Setup::of(players)
    }

    fn variants(&self) -> Vec<Self::Setup> {
        wasteland::options::Setup::variants(self.content())
    }
}

macro_rules! games {
    ($($name:ident: $Game:ty),+) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$(<$Game as Game>::ID),+];

        /// All games with their content.
        pub(crate) struct Games {
            $($name: Arc<$Game>,)+
        }

        impl Games {
            pub(crate) fn from_shelf() -> Result<Games, Flaw> {
                Ok(Games { $($name: Arc::new(<$Game>::from_shelf()?),)+ })
            }

            /// Reads the request for a room of a game.
            pub(crate) fn make(&self, game: &str, request: &[u8]) -> Result<NewRecord, NotMade> {
                match game {
                    $(<$Game as Game>::ID => make::record(&*self.$name, request),)+
                    _ => Err(NotMade::bad(Code::NotGood)),
                }
            }

            /// Wakes a room and lets it live until nobody needs it any more.
            pub(crate) async fn wake(
                &self,
                registry: &Arc<Registry>,
                kept: KeptRoom,
                name: &str,
                inbox: &mut mpsc::Receiver<ToRoom>,
            ) -> Result<(), Closed> {
                match kept.game.as_str() {
                    $(<$Game as Game>::ID => room::live(registry, self.$name.clone(), kept, name, inbox).await,)+
                    _ => Err(Closed::NoSuchRoom),
                }
            }
        }

        /// The request for a room of a game in which so many persons play, with no option changed; none if there is no
        /// such game.
        #[must_use]
        pub fn usual_room(game: &str, players: u8) -> Option<NewRoom<Value>> {
            let setup = match game {
                $(<$Game as Game>::ID => serde_json::to_value(<$Game>::usual(players)).ok()?,)+
                _ => return None,
            };
            let seats = vec![NewSeat { name: String::new(), controller: Controller::Person }; players.into()];
            Some(NewRoom { version: VERSION, game: game.to_owned(), setup, seats, clock: None })
        }
    };
}

every_game!(games);
