//! Playing again with the same people: another room in which whatever opened a place here opens it, too. So nobody has to
//! send links again, and no key is said to anybody.

use kernel::{Seat, Secret};
use protocol::{Again, Code, Phase, Refused, ServerMessage};

use super::{Closed, Hosted, Room, guest::Done};
use crate::{
    store::{self, Change},
    token,
};

impl<G: Hosted> Room<G> {
    /// Somebody wants to play again. There is one room for it, however many ask.
    pub(super) async fn again(&mut self, by: Seat) -> Result<Done<G>, Closed> {
        if !matches!(self.record.phase, Phase::Over | Phase::Abandoned) {
            return Ok(Err(Refused::Room(Code::NotNow)));
        }
        if self.record.again.is_none() {
            let (Ok(secret), Ok(room)) = (token::random(), token::fresh()) else {
                return Ok(Err(Refused::Room(Code::Broken)));
            };
            let record = serde_json::to_string(&self.record.again(Secret(secret)));
            let record = record.map_err(|error| Closed::Broken(error.to_string()))?;
            let made = i64::try_from(store::now()).unwrap_or_default();
            self.stores(record.len());
            let make = Change::Make { name: room.clone(), game: G::ID, made, record };
            if self.registry.store.keep(make).await.is_err() {
                return Ok(Err(Refused::Room(Code::NotStored)));
            }
            self.registry.metrics.made.inc();
            self.record.again = Some(Again { room, by });
            self.keep_record().await?;
        }
        if let Some(again) = self.record.again.clone() {
            self.tell_all(&ServerMessage::Again(again));
        }
        Ok(Ok(()))
    }
}
