//! A client of the server without a screen: for measuring, and for tests.

mod guest;
pub mod players;

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result, anyhow, bail};
use futures_util::{SinkExt, StreamExt};
use kernel::Game;
use protocol::{Ask, Controller, Hello, Made, NewRoom, NewSeat, ROOMS, SOCKET, VERSION};
use serde::Serialize;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        self, Message, Utf8Bytes,
        client::IntoClientRequest,
        http::{HeaderName, HeaderValue},
        protocol::WebSocketConfig,
    },
};

pub use crate::guest::{Guest, News, RefusedOf, Snapshot, play_on};

/// A connection to a server.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// Opens a connection to a server at an address such as `127.0.0.1:8017`.
    ///
    /// # Errors
    /// It does not listen, or turns the connection away.
    pub async fn connect(address: &str) -> Result<Client> {
        Client::connect_as(address, &[]).await
    }

    /// Opens a connection with more headers.
    ///
    /// # Errors
    /// It does not listen, or turns the connection away.
    pub async fn connect_as(address: &str, headers: &[(&'static str, &str)]) -> Result<Client> {
        Client::over(TcpStream::connect(address).await?, address, headers).await
    }

    /// Opens a conversation over a connection that is there.
    ///
    /// # Errors
    /// The server turns it away.
    pub async fn over(stream: TcpStream, address: &str, headers: &[(&'static str, &str)]) -> Result<Client> {
        let mut request = format!("ws://{address}{SOCKET}").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_str(value)?);
        }
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Client { socket })
    }

    /// Opens a connection, comes into a room, adds nothing to its chance and is ready.
    ///
    /// # Errors
    /// It does not listen, or turns the connection away.
    pub async fn enter(address: &str, hello: Hello) -> Result<Client> {
        let mut client = Client::connect(address).await?;
        client.say::<()>(&Ask::Hello(hello)).await?;
        for ask in [Ask::Chance(String::new()), Ask::Ready(true)] {
            // A server that has hung up already has said why.
            let _ = client.say::<()>(&ask).await;
        }
        Ok(client)
    }

    /// Says something.
    ///
    /// # Errors
    /// The connection is gone.
    pub async fn say<C: Serialize>(&mut self, ask: &Ask<C>) -> Result<()> {
        self.say_text(serde_json::to_string(ask)?).await
    }

    /// Says any text.
    ///
    /// # Errors
    /// The connection is gone.
    pub async fn say_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<()> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// Sends any message.
    ///
    /// # Errors
    /// The connection is gone.
    pub async fn send(&mut self, message: Message) -> Result<()> {
        Ok(self.socket.send(message).await?)
    }

    /// The next text of the server; none at the end of the conversation.
    ///
    /// # Errors
    /// The connection broke.
    pub async fn hear_text(&mut self) -> Result<Option<Utf8Bytes>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed)) => return Ok(None),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

/// A connection that comes from another address of this machine, such as `127.0.0.9`.
///
/// # Errors
/// The server does not listen, or there is no such address.
pub async fn dial(address: &str, from: IpAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    Ok(socket.connect(address.parse()?).await?)
}

/// The first message, with the key that belongs to an invitation.
#[must_use]
pub fn hello(room: &str, token: &str, have: Option<u32>) -> Hello {
    let key = Some(key_for(token));
    Hello {
        version: VERSION,
        room: room.to_owned(),
        token: token.to_owned(),
        key,
        alone: false,
        have,
        whole: false,
        name: None,
    }
}

/// A key for the seat to which somebody was invited: no secret to whoever knows the invitation, but a key, and always the
/// same one, so that whoever comes back need not remember it.
#[must_use]
pub fn key_for(invitation: &str) -> String {
    invitation.chars().rev().collect()
}

/// The request for a room in which persons play all seats.
#[must_use]
pub fn room_of<G: Game>(setup: G::Setup) -> NewRoom<G::Setup> {
    let seats = vec![NewSeat { name: String::new(), controller: Controller::Person }; G::seats(&setup).into()];
    NewRoom { version: VERSION, game: G::ID.to_owned(), setup, seats, clock: None }
}

/// Makes a room.
///
/// # Errors
/// The server does not make it.
pub async fn make<S: Serialize>(address: &str, new: &NewRoom<S>) -> Result<Made> {
    let (status, body) = post(address, new, &[]).await?;
    if status != 201 {
        bail!("no room was made: {status} {body}");
    }
    serde_json::from_str(&body).with_context(|| format!("what is {body:?}?"))
}

/// Asks for a room; gives the status and what the server says.
///
/// # Errors
/// The server does not answer.
pub async fn post(address: &str, new: &impl Serialize, headers: &[(&str, &str)]) -> Result<(u16, String)> {
    let body = serde_json::to_string(new)?;
    let mut head = format!("POST {ROOMS} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    let request = format!("{head}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    ask(address, &request).await
}

/// Sends a request as it is; gives the status and the body.
///
/// # Errors
/// The server does not answer.
pub async fn ask(address: &str, request: &str) -> Result<(u16, String)> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8(answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| anyhow!("no answer: {answer:?}"))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.ok_or_else(|| anyhow!("no status: {head:?}"))?, body.to_owned()))
}

/// How many rooms a server has in memory, as it says itself.
///
/// # Errors
/// The server does not answer, or does not say it.
pub async fn rooms_awake(address: &str) -> Result<u64> {
    let request = format!("GET /metrics HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    let (_, body) = ask(address, &request).await?;
    let number = body.lines().find_map(|line| line.strip_prefix("bottlecap_rooms_live "));
    Ok(number.context("no number of rooms")?.trim().parse()?)
}
