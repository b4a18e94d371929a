//! What a room has for a client, until the connection takes it: bounded in number and in bytes.

use std::{
    future::Future,
    pin::Pin,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use axum::extract::ws::Utf8Bytes;
use protocol::Code;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

/// Messages that may wait for a client before it is too slow.
const MOST: usize = 256;

/// What goes out to a guest.
pub(crate) enum Out {
    /// A message.
    Say(Utf8Bytes),
    /// One that is so large that it is made when its turn has come.
    Later(Later),
}

/// A message in the making.
pub(crate) type Later = Pin<Box<dyn Future<Output = Late> + Send>>;

/// A large message, and the share of the memory for such messages that it takes until it is written.
pub(crate) struct Late {
    pub(crate) text: Utf8Bytes,
    pub(crate) share: Option<OwnedSemaphorePermit>,
}

#[derive(Default)]
struct Shared {
    /// Bytes that wait.
    queued: AtomicUsize,
    /// The last word, once there is one.
    last: OnceLock<Code>,
}

/// The room's end.
pub(crate) struct Outbox {
    sender: mpsc::Sender<Out>,
    shared: Arc<Shared>,
    most: usize,
}

/// The connection's end.
pub(crate) struct Waiting {
    receiver: mpsc::Receiver<Out>,
    shared: Arc<Shared>,
}

/// A queue for a client, for which so many bytes may wait.
pub(crate) fn outbox(most: usize) -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(MOST);
    let shared = Arc::new(Shared::default());
    (Outbox { sender, shared: shared.clone(), most }, Waiting { receiver, shared })
}

impl Outbox {
    /// Sends a message. False if the client is too slow: it has not taken what it was sent before.
    pub(crate) fn say(&self, text: Utf8Bytes) -> bool {
        let bytes = text.len();
        // One message may be larger than all that may wait: somebody who comes in late is told the whole story.
        if self.shared.queued.load(Ordering::Relaxed) > self.most {
            return false;
        }
        self.shared.queued.fetch_add(bytes, Ordering::Relaxed);
        self.sender.try_send(Out::Say(text)).is_ok()
    }

    /// Sends a message that is made later.
    pub(crate) fn say_later(&self, later: Later) -> bool {
        self.sender.try_send(Out::Later(later)).is_ok()
    }

    /// Says the last word, behind everything that waits.
    pub(crate) fn bye(self, code: Code) {
        // Nobody has said one before: this is the end of it.
        let _ = self.shared.last.set(code);
    }
}

impl Waiting {
    /// The next that waits; none when nothing more will come.
    pub(crate) async fn next(&mut self) -> Option<Out> {
        let out = self.receiver.recv().await;
        self.taken(out.as_ref());
        out
    }

    /// What waits already; nothing if that is none.
    pub(crate) fn at_once(&mut self) -> Option<Out> {
        let out = self.receiver.try_recv().ok();
        self.taken(out.as_ref());
        out
    }

    fn taken(&self, out: Option<&Out>) {
        if let Some(Out::Say(text)) = out {
            self.shared.queued.fetch_sub(text.len(), Ordering::Relaxed);
        }
    }

    /// Why nothing more comes. A room that had no time to say why has broken down.
    pub(crate) fn last_word(&self) -> Code {
        self.shared.last.get().copied().unwrap_or(Code::Broken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn what_waits_is_bounded_in_bytes() {
        let (outbox, mut waiting) = outbox(1000);
        assert!(outbox.say(text(900)) && outbox.say(text(5000)), "one may be larger");
        assert!(!outbox.say(text(1)));
        assert!(matches!(waiting.next().await, Some(Out::Say(text)) if text.len() == 900));
        assert!(!outbox.say(text(1)));
        assert!(waiting.at_once().is_some() && outbox.say(text(1)));
    }

    #[tokio::test]
    async fn what_waits_is_bounded_in_number() {
        let (outbox, _waiting) = outbox(1000);
        assert_eq!((0..1000).filter(|_| outbox.say(text(1))).count(), MOST);
    }

    #[tokio::test]
    async fn the_last_word_comes_last_and_a_room_that_broke_down_has_none() {
        let (first, mut waiting) = outbox(10);
        assert!(first.say(text(1)));
        first.bye(Code::Claimed);
        assert!(waiting.next().await.is_some() && waiting.next().await.is_none());
        assert_eq!(waiting.last_word(), Code::Claimed);
        let (second, mut waiting) = outbox(10);
        drop(second);
        assert!(waiting.next().await.is_none());
        assert_eq!(waiting.last_word(), Code::Broken);
    }
}
