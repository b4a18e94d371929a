//! One connection: from the first message, which must say who is there, to the last.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use axum::{
    body::Bytes,
    extract::{
        ConnectInfo, State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use futures_util::SinkExt;
use protocol::{Code, Hello, MOST_BYTES, Refused, ServerMessage, VERSION};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, timeout},
};

use crate::{
    limits::Bucket,
    origin,
    registry::Registry,
    room::{Enter, Out, ToRoom},
};

/// Messages that may wait for a client before it is too slow.
const OUTBOX: usize = 64;

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
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::is_welcome(&headers, &registry.origins) {
        tracing::info!(%address, "a page of another host was turned away");
        return (StatusCode::FORBIDDEN, "wrong-origin\n").into_response();
    }
    if registry.sockets.fetch_add(1, Ordering::Relaxed) >= registry.limits.sockets {
        registry.sockets.fetch_sub(1, Ordering::Relaxed);
        return (StatusCode::SERVICE_UNAVAILABLE, "too-many\n").into_response();
    }
    let counted = Counted(registry.clone());
    registry.metrics.sockets.inc();
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_READ)
        .max_frame_size(MOST_READ)
        .on_upgrade(async move |socket| {
            let Counted(registry) = &counted;
            Connection::new(registry.clone(), socket).run().await;
        })
}

/// Counts a connection until it is gone, also if it never came about.
struct Counted(Arc<Registry>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
        self.0.metrics.sockets.dec();
    }
}

struct Connection {
    registry: Arc<Registry>,
    socket: WebSocket,
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
    fn new(registry: Arc<Registry>, socket: WebSocket) -> Connection {
        let bucket = Bucket::new(registry.limits.messages, registry.limits.burst, Instant::now());
        Connection { registry, socket, bucket, excess: 0 }
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
        let (out, outbox) = mpsc::channel(OUTBOX);
        let name = hello.room.clone();
        let room = match self.registry.send(&name, ToRoom::Enter(Box::new(Enter { guest, hello, out }))) {
            Ok(room) => room,
            Err(_) => return End::Bye(Code::TooMany),
        };
        let left = Left { room: room.clone(), guest };
        let end = self.talk(guest, &room, outbox).await;
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
            if let Some(text) = text_in(self.socket.recv().await)? {
                return Ok(text);
            }
        }
    }

    async fn talk(&mut self, guest: u64, room: &mpsc::Sender<ToRoom>, mut outbox: mpsc::Receiver<Out>) -> End {
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
                        return End::Bye(Code::Broken);
                    }
                }
                out = outbox.recv() => match self.write(out, &mut outbox).await {
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
    async fn write(&mut self, first: Option<Out>, outbox: &mut mpsc::Receiver<Out>) -> Result<(), End> {
        let mut messages = Vec::new();
        let mut next = first;
        let end = loop {
            match next {
                // The room let the connection go, since it did not keep up.
                None => break Err(End::Bye(Code::TooSlow)),
                Some(Out::Bye(code)) => break Err(End::Bye(code)),
                Some(Out::Say(text)) => messages.push(Message::Text(text)),
            }
            match outbox.try_recv() {
                Ok(out) => next = Some(out),
                Err(mpsc::error::TryRecvError::Disconnected) => next = None,
                Err(mpsc::error::TryRecvError::Empty) => break Ok(()),
            }
        };
        self.put(messages).await.and(end)
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
