//! One connection: from the first message, which must say who is there, to the last.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use axum::{
    body::Bytes,
    extract::{
        Extension, State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    http::{HeaderMap, StatusCode},
    response::Response,
};
use futures_util::SinkExt;
use protocol::{Code, Hello, MOST_BYTES, Refused, ServerMessage, VERSION};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, timeout},
};

use crate::{
    accept::Peer,
    address::{self, Block},
    crowd::Held,
    host,
    json::refusal,
    limits::Bucket,
    outbox::{Out, Waiting, outbox},
    registry::Registry,
    room::{Enter, ToRoom},
};

/// Messages that are written together.
const AT_ONCE: usize = 64;

/// The read buffer of a connection. Messages from clients are small; the usual 128 KiB would be most of a room.
const READ_BUFFER: usize = 1024;

/// Beyond this a message is not even read to its end.
const MOST_READ: usize = 16 * MOST_BYTES;

/// What may wait to be written before the connection counts as broken: a whole log, several times over.
const MOST_UNSENT: usize = 8 * 1024 * 1024;

static NEXT_GUEST: AtomicU64 = AtomicU64::new(1);

/// A message that is about no game.
type Plain = ServerMessage<(), (), (), (), (), ()>;

/// Opens a connection.
pub(crate) async fn open(
    State(registry): State<Arc<Registry>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let block = Block::of(address::client(&registry.proxies, peer.address, &headers));
    if !host::is_welcome(&headers) {
        tracing::info!(address = %block, "a page of another host was turned away");
        return refusal(StatusCode::FORBIDDEN, Code::WrongOrigin);
    }
    // Whoever comes through a proxy is counted here, everybody else was when they came.
    let through = if address::is_trusted(&registry.proxies, peer.address) {
        match registry.crowd.enter_through(block, registry.limits.sockets_each) {
            Ok(held) => Some(held),
            Err(full) => {
                registry.turned_away(full, block);
                return refusal(StatusCode::TOO_MANY_REQUESTS, Code::TooMany);
            }
        }
    } else {
        None
    };
    let counted = Counted::new(registry.clone(), [Some(peer.held), through.map(Arc::new)]);
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_READ)
        .max_frame_size(MOST_READ)
        .on_upgrade(async move |socket| {
            let registry = counted.registry.clone();
            peer.traffic.measure(&registry.limits);
            Connection::new(registry, socket, block).run().await;
            drop(counted);
        })
}

/// Counts a connection until it is gone, also if it never came about.
struct Counted {
    registry: Arc<Registry>,
    _places: [Option<Arc<Held>>; 2],
}

impl Counted {
    fn new(registry: Arc<Registry>, places: [Option<Arc<Held>>; 2]) -> Counted {
        registry.metrics.sockets.inc();
        Counted { registry, _places: places }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.registry.metrics.sockets.dec();
    }
}

struct Connection {
    registry: Arc<Registry>,
    socket: WebSocket,
    block: Block,
    bucket: Bucket,
    /// How often the client has gone beyond its measure.
    excess: u32,
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The server ends it.
    Bye(Code),
}

impl Connection {
    fn new(registry: Arc<Registry>, socket: WebSocket, block: Block) -> Connection {
        let bucket = Bucket::new(registry.limits.messages, registry.limits.burst, Instant::now());
        Connection { registry, socket, block, bucket, excess: 0 }
    }

    async fn run(mut self) {
        let mut stopping = self.registry.stopping();
        let end = tokio::select! {
            // First: a room that has just ended must not look like one that let us go.
            biased;
            _ = stopping.wait_for(|stopping| *stopping) => End::Bye(Code::Stopping),
            end = self.converse() => end,
        };
        if let End::Bye(code) = end {
            self.bye(code).await;
        }
    }

    async fn bye(&mut self, code: Code) {
        if matches!(code, Code::TooLarge | Code::TooFast | Code::Malformed | Code::NoHello) {
            self.registry.metrics.hostile.inc();
        }
        tracing::debug!(?code, "a connection ends");
        let close = CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::from_static("") };
        // Nothing more can be done for a client that does not listen.
        let _ = self.put(vec![Message::Text(plain(&Plain::Bye(code))), Message::Close(Some(close))]).await;
    }

    /// Sends with one flush. A client that does not take it in time is gone.
    async fn put(&mut self, messages: Vec<Message>) -> Result<(), End> {
        let sent = timeout(self.registry.limits.silence, async {
            for message in messages {
                self.socket.feed(message).await?;
            }
            self.socket.flush().await
        });
        match sent.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn converse(&mut self) -> End {
        let hello = match timeout(self.registry.limits.hello, self.hello()).await {
            Ok(Ok(hello)) => hello,
            Ok(Err(end)) => return end,
            Err(_) => return End::Bye(Code::NoHello),
        };
        let guest = NEXT_GUEST.fetch_add(1, Ordering::Relaxed);
        let (out, waiting) = outbox(self.registry.limits.queued);
        let (name, block) = (hello.room.clone(), self.block);
        let enter = ToRoom::Enter(Box::new(Enter { guest, block, hello, out }));
        let Some(room) = self.registry.bring(&name, enter).await else { return End::Bye(Code::TooMany) };
        let left = Left { room: room.clone(), guest };
        let end = self.talk(guest, &room, waiting).await;
        drop(left);
        end
    }

    /// The first message.
    async fn hello(&mut self) -> Result<Hello, End> {
        let text = self.read().await?;
        match Hello::version_in(&text) {
            None => return Err(End::Bye(Code::NoHello)),
            Some(version) if version != VERSION => return Err(End::Bye(Code::OtherVersion)),
            Some(_) => {}
        }
        match protocol::Ask::<()>::read(&text) {
            Ok(protocol::Ask::Hello(hello)) => Ok(hello),
            _ => Err(End::Bye(Code::Malformed)),
        }
    }

    /// The next text from the client.
    async fn read(&mut self) -> Result<Utf8Bytes, End> {
        loop {
            let text = text_in(self.socket.recv().await)?;
            // Who answers what nobody has asked says something, too.
            if !self.bucket.take(Instant::now()) {
                return Err(End::Bye(Code::TooFast));
            }
            if let Some(text) = text {
                return Ok(text);
            }
        }
    }

    async fn talk(&mut self, guest: u64, room: &mpsc::Sender<ToRoom>, mut waiting: Waiting) -> End {
        let mut pings = interval(self.registry.limits.silence);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.reset();
        let mut silent = 0;
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    silent = 0;
                    let text = match text_in(message) {
                        Ok(text) => text,
                        Err(end) => return end,
                    };
                    if !self.bucket.take(Instant::now()) {
                        self.excess += 1;
                        if self.excess > self.registry.limits.forgiven {
                            return End::Bye(Code::TooFast);
                        }
                        let refused = plain(&Plain::Refused(Refused::Room(Code::TooFast)));
                        if let Err(end) = self.put(vec![Message::Text(refused)]).await {
                            return end;
                        }
                        continue;
                    }
                    let Some(text) = text else { continue };
                    if room.send(ToRoom::Said { guest, text }).await.is_err() {
                        return End::Bye(waiting.last_word());
                    }
                }
                out = waiting.next() => match self.write(out, &mut waiting).await {
                    Ok(()) => {}
                    Err(end) => return end,
                },
                _ = pings.tick() => {
                    silent += 1;
                    // Programs in a page do not see pings, so there is a word for them, too.
                    let beat = vec![Message::Ping(Bytes::new()), Message::Text(plain(&Plain::Beat))];
                    if silent > 2 || self.put(beat).await.is_err() {
                        return End::Gone;
                    }
                }
            }
        }
    }

    /// Writes everything that waits.
    async fn write(&mut self, first: Option<Out>, waiting: &mut Waiting) -> Result<(), End> {
        let Some(first) = first else { return Err(End::Bye(waiting.last_word())) };
        let mut messages = Vec::new();
        let mut next = Some(first);
        while let Some(out) = next {
            match out {
                Out::Say(text) => messages.push(Message::Text(text)),
                Out::Later(later) => {
                    self.put(std::mem::take(&mut messages)).await?;
                    let late = later.await;
                    self.put(vec![Message::Text(late.text)]).await?;
                    // Written, so that others may have theirs.
                    drop(late.share);
                }
            }
            next = if messages.len() < AT_ONCE { waiting.at_once() } else { None };
        }
        self.put(messages).await
    }
}

/// Tells the room that a guest is gone, however the conversation ended.
struct Left {
    room: mpsc::Sender<ToRoom>,
    guest: u64,
}

impl Drop for Left {
    fn drop(&mut self) {
        let message = ToRoom::Left { guest: self.guest };
        if let Err(mpsc::error::TrySendError::Full(message)) = self.room.try_send(message) {
            let room = self.room.clone();
            // A room that is gone needs no message.
            tokio::spawn(async move { room.send(message).await.is_ok() });
        }
    }
}

/// What a frame says: a text, nothing of importance, or that this is the end.
fn text_in(message: Option<Result<Message, axum::Error>>) -> Result<Option<Utf8Bytes>, End> {
    match message {
        None | Some(Ok(Message::Close(_))) => Err(End::Gone),
        Some(Ok(Message::Text(text))) if text.len() > MOST_BYTES => Err(End::Bye(Code::TooLarge)),
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(Message::Binary(_))) => Err(End::Bye(Code::Malformed)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Err(error)) if error.to_string().contains("too long") => Err(End::Bye(Code::TooLarge)),
        Some(Err(_)) => Err(End::Gone),
    }
}

fn plain(told: &Plain) -> Utf8Bytes {
    serde_json::to_string(told).unwrap_or_default().into()
}
