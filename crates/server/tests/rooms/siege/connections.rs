//! Connections that ask for nothing, or for too much: they cost a place for a moment, and only their own address.

use std::{net::IpAddr, time::Duration};

use load::{Client, Guest, ask, dial, post};
use protocol::{Code, SOCKET};
use server::{Limits, games::Shelter};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::common::{Server, quick, room_for};

/// What a test waits for at most.
const PATIENCE: Duration = Duration::from_secs(30);

const ELSEWHERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 2));

/// Waits until the server has hung up.
async fn is_ended(mut stream: TcpStream) {
    let mut rest = Vec::new();
    // That it was cut off is an end, too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("the server hangs up");
}

async fn get(server: &Server, path: &str, host: &str) -> (u16, String) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    ask(&server.address, &request).await.unwrap()
}

#[tokio::test]
async fn whoever_says_nothing_or_half_of_it_is_not_waited_for() {
    let server = Server::with(Limits { request: Duration::from_millis(50), ..quick() });
    let halves = [
        "",
        "G",
        "GET / HTTP/1.1\r\nhost: x\r\n",
        "POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
        // The answer comes, and then nothing more is asked.
        "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
    ];
    for half in halves {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        is_ended(stream).await;
    }
}

#[tokio::test]
async fn a_connection_that_only_fetches_files_is_not_kept_for_ever() {
    let server = Server::with(Limits { plain: Duration::from_millis(50), request: 10 * PATIENCE, ..quick() });
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    is_ended(stream).await;
}

#[tokio::test]
async fn an_address_that_holds_many_connections_keeps_no_other_out() {
    let server = Server::with(Limits { sockets_each: 8, request: 10 * PATIENCE, ..quick() });
    let mut silent = Vec::new();
    for _ in 0..8 {
        silent.push(TcpStream::connect(&server.address).await.unwrap());
    }
    is_ended(TcpStream::connect(&server.address).await.unwrap()).await;
    let other = dial(&server.address, ELSEWHERE).await.unwrap();
    let client = Client::over(other, &server.address, &[]).await;
    assert!(client.is_ok(), "whoever comes from elsewhere has a place");
    drop(silent);
    // The places are free again, also those of conversations.
    drop(client);
    let comes_in = async {
        while post(&server.address, &room_for::<Shelter>(2), &[]).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, comes_in).await.expect("there is a place again");
}

#[tokio::test]
async fn the_server_has_an_end_to_its_places() {
    let server = Server::with(Limits { sockets: 3, request: 10 * PATIENCE, ..quick() });
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(TcpStream::connect(&server.address).await.unwrap());
    }
    is_ended(dial(&server.address, ELSEWHERE).await.unwrap()).await;
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_client_is_counted_alone() {
    let limits = Limits { rooms: 2.0, sockets_each: 2, ..quick() };
    let server = Server::known_as(limits, &[], &["127.0.0.1"]);
    let room = room_for::<Shelter>(2);
    let made = async |forwarded: &str| post(&server.address, &room, &[("x-forwarded-for", forwarded)]).await.unwrap().0;
    assert_eq!([made("192.0.2.1").await, made("192.0.2.1").await, made("192.0.2.1").await], [201, 201, 429]);
    assert_eq!(made("192.0.2.2").await, 201);
    assert_eq!(made("192.0.2.9, 192.0.2.1").await, 429, "what a client says of itself does not count");
    // One network of version 6 is one client.
    assert_eq!([made("2001:db8::1").await, made("2001:db8::2").await, made("2001:db8::3").await], [201, 201, 429]);
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(Client::connect_as(&server.address, &[("x-forwarded-for", "192.0.2.1")]).await.unwrap());
    }
    assert!(Client::connect_as(&server.address, &[("x-forwarded-for", "192.0.2.1")]).await.is_err());
    assert!(Client::connect_as(&server.address, &[("x-forwarded-for", "192.0.2.2")]).await.is_ok());
}

#[tokio::test]
async fn whoever_is_no_proxy_is_not_believed() {
    let server = Server::with(Limits { rooms: 1.0, ..quick() });
    let room = room_for::<Shelter>(2);
    for (forwarded, status) in [("192.0.2.1", 201), ("192.0.2.2", 429)] {
        let (found, _) = post(&server.address, &room, &[("x-forwarded-for", forwarded)]).await.unwrap();
        assert_eq!(found, status, "{forwarded}");
    }
}

/// Parts of a message that never ends, each of them empty, are swallowed below the level of messages.
#[tokio::test]
async fn empty_frames_count() {
    // That no hello comes must not be what ends it.
    let server = Server::with(Limits { messages: 50.0, burst: 100.0, hello: 10 * PATIENCE, ..quick() });
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    let head = format!(
        "GET {SOCKET} HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    let (first, rest) = ([0x01, 0x80, 0, 0, 0, 0], [0x00, 0x80, 0, 0, 0, 0].repeat(10_000));
    stream.write_all(&first).await.unwrap();
    for _ in 0..100 {
        if timeout(PATIENCE, stream.write_all(&rest)).await.expect("the server reads or hangs up").is_err() {
            return;
        }
    }
    is_ended(stream).await;
}

#[tokio::test]
async fn answers_that_nobody_has_asked_for_count() {
    let server = Server::with(Limits { messages: 1.0, burst: 20.0, ..quick() });
    let mut early = Guest::<Shelter>::with(Client::connect(&server.address).await.unwrap());
    for _ in 0..40 {
        // The server may have hung up already.
        let _ = early.client.send(Message::Pong(Bytes::new())).await;
    }
    assert_eq!(early.until_bye().await, Some(Code::TooFast));
}

/// A page of another host whose name suddenly leads here.
#[tokio::test]
async fn the_server_answers_to_its_own_names_alone() {
    let server = Server::known_as(quick(), &["table.example"], &[]);
    for (host, status) in [
        (server.address.as_str(), 200),
        ("localhost:1", 200),
        ("table.example", 200),
        ("evil.example", 421),
        ("table.example.evil.example", 421),
    ] {
        let (found, body) = get(&server, "/metrics", host).await;
        assert_eq!(found, status, "{host}");
        assert_eq!(body == "{\"error\":\"wrong-origin\"}", status == 421, "{host}: {body}");
    }
    let rebound = [("host", "evil.example"), ("origin", "http://evil.example")];
    assert!(Client::connect_as(&server.address, &rebound).await.is_err());
}

#[tokio::test]
async fn what_is_wrong_with_a_request_is_said_as_documented() {
    let server = Server::with(Limits { request: Duration::from_secs(5), ..quick() });
    let request = |line: &str, more: &str| {
        format!("{line} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{more}\r\n", server.address)
    };
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\norigin: http://evil.example\r\n";
    let cases = [
        (request("POST /api/rooms", "content-length: 100000\r\n"), 413, "too-large"),
        (request("GET /api/rooms", ""), 405, "malformed"),
        (request("GET /api/socket", ""), 400, "malformed"),
        (request("PUT /api/elsewhere", "content-length: 0\r\n"), 404, "malformed"),
        (request("POST /api/rooms", "origin: http://evil.example\r\ncontent-length: 0\r\n"), 403, "wrong-origin"),
        (request("POST /api/rooms", "content-length: 0\r\n"), 400, "malformed"),
        (request("GET /api/socket", upgrade).replacen("connection: close\r\n", "", 1), 403, "wrong-origin"),
    ];
    for (request, status, code) in cases {
        let (found, body) = timeout(PATIENCE, ask(&server.address, &request)).await.expect("an answer").unwrap();
        assert_eq!((found, body), (status, format!("{{\"error\":\"{code}\"}}")), "{request}");
    }
}
