//! Reads what a server says on one connection: a view that is told by what changed is made whole.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Deserializer;

use crate::{ServerMessage, Snapshot, Update};

/// What stands before the view in a whole update.
const BEFORE: &str = "\"snapshot\":{\"view\":";

/// Reads what a server says on one connection.
#[derive(Default)]
pub struct Reader {
    /// The view that was told last, as a text.
    view: String,
}

/// Why a message cannot be read.
#[derive(Debug)]
pub enum NotRead {
    /// It is none.
    Malformed(serde_json::Error),
    /// It tells changes of another view than the one that was told.
    OtherView,
}

impl From<serde_json::Error> for NotRead {
    fn from(error: serde_json::Error) -> NotRead {
        NotRead::Malformed(error)
    }
}

/// The view in the text of a whole update.
fn view_in(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once(BEFORE)?;
    let mut values = Deserializer::from_str(rest).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    rest.get(..values.byte_offset())
}

impl Reader {
    /// Reads a message. Of one that tells changes, the whole update comes.
    ///
    /// # Errors
    /// It is no message, or does not belong behind those before it.
    pub fn read<S, V, E, C, A, R>(&mut self, text: &str) -> Result<ServerMessage<S, V, E, C, A, R>, NotRead>
    where
        S: DeserializeOwned,
        V: DeserializeOwned,
        E: DeserializeOwned,
        C: DeserializeOwned,
        A: DeserializeOwned,
        R: DeserializeOwned,
    {
        let message: ServerMessage<S, V, E, C, A, R> = serde_json::from_str(text)?;
        match message {
            ServerMessage::Changed(changed) => {
                let Update { happened, snapshot } = *changed;
                self.view = snapshot.view.apply(&self.view).ok_or(NotRead::OtherView)?;
                let view = serde_json::from_str(&self.view)?;
                let Snapshot { decision, number, undo, back, clocks, .. } = snapshot;
                let snapshot = Snapshot { view, decision, number, undo, back, clocks };
                Ok(ServerMessage::Update(Box::new(Update { happened, snapshot })))
            }
            message @ ServerMessage::Update(_) => {
                view_in(text).unwrap_or_default().clone_into(&mut self.view);
                Ok(message)
            }
            message => Ok(message),
        }
    }

    /// The view that was told last, as a text.
    #[must_use]
    pub fn view(&self) -> &str {
        &self.view
    }
}
