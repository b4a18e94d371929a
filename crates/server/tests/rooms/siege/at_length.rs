//! All kinds of attackers at once, from addresses of their own, while two people play. `cargo xtask siege` lets it go on for
//! minutes; everything is bounded in number and time, and nothing leaves this machine.

use std::{
    env, fs,
    net::{IpAddr, Ipv4Addr},
    time::{Duration, Instant},
};

use bots::Level;
use futures_util::future::join_all;
use kernel::QuickRng;
use load::{Client, Guest, dial, hello, play_on};
use protocol::{Ask, Controller, Made};
use server::{Limits, games::Shelter};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::common::{Server, room_for};

/// For how many minutes; a single round otherwise.
const MINUTES: &str = "BOTTLECAP_SIEGE_MINUTES";

/// Connections of each attacker in a round.
const CROWD: u8 = 24;

/// Answers of the players in a round.
const ANSWERS: usize = 20;

/// What each attacker does, by what their address ends in.
const ATTACKERS: [u8; 6] = [11, 12, 13, 14, 15, 16];

/// One connection of an attacker. What the server makes of it is its own business: it may hang up at any time.
async fn attack(address: String, made: Made, attacker: u8) -> Option<()> {
    let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, attacker));
    let mut stream = dial(&address, from).await.ok()?;
    // Half a request, and silence.
    if attacker == 11 {
        stream.write_all(b"GET / HTTP/1.1\r\n").await.ok()?;
        return Some(());
    }
    let mut client = Client::over(stream, &address, &[]).await.ok()?;
    match attacker {
        // Pongs that nobody has asked for.
        12 => {
            for _ in 0..300 {
                client.send(Message::Pong(Bytes::new())).await.ok()?;
            }
        }
        // Tokens that open nothing.
        13 => client.say::<()>(&Ask::Hello(hello(&made.room, "0123456789abcdef", None))).await.ok()?,
        // Watchers who come, shout, want the log and hang up without a look.
        14 => {
            client.say::<()>(&Ask::Hello(hello(&made.room, &made.watch, None))).await.ok()?;
            for _ in 0..40 {
                client.say::<()>(&Ask::Chat("caps! ".repeat(60))).await.ok()?;
                client.say::<()>(&Ask::Log).await.ok()?;
            }
        }
        // Messages that are none.
        15 => {
            client.say::<()>(&Ask::Hello(hello(&made.room, &made.watch, None))).await.ok()?;
            for number in 0..200 {
                client.say_text(format!("{{\"answer\":{{\"number\":{number},\"answer\":[]}}}}")).await.ok()?;
            }
        }
        // Rooms of bots that are left alone.
        _ => {
            let mut new = room_for::<Shelter>(2);
            new.seats[1].controller = Controller::Bot(Level::Ruthless);
            let made = load::make(&address, &new).await.ok()?;
            let token = made.seats[0].as_ref()?;
            client.say::<()>(&Ask::Hello(hello(&made.room, token, None))).await.ok()?;
            let rest = [Ask::Chance(String::new()), Ask::Ready(true), Ask::Stand { level: Level::Ruthless }];
            for ask in rest {
                client.say::<()>(&ask).await.ok()?;
            }
        }
    }
    Some(())
}

/// The memory of this program, the server's and the attackers' together, in MiB; none where the system does not tell.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on_while_the_server_is_under_siege() {
    let minutes: u64 = env::var(MINUTES).ok().and_then(|minutes| minutes.parse().ok()).unwrap_or_default();
    let (begin, time) = (Instant::now(), Duration::from_secs(60 * minutes));
    let limits = Limits { request: Duration::from_secs(2), idle: Duration::from_secs(1), ..Limits::default() };
    let server = Server::with(Limits { rooms: 600.0, messages: 500.0, burst: 500.0, ..limits });
    let (mut made, mut players) = server.table::<Shelter>(2).await;
    let mut rng = QuickRng::new(2077);
    let (mut rounds, mut answers, mut told) = (0_u32, 0, Instant::now());
    let mut trips: Vec<Duration> = Vec::new();
    loop {
        let attackers = ATTACKERS.iter().flat_map(|attacker| [*attacker; CROWD as usize]);
        let attacks = attackers.map(|attacker| tokio::spawn(attack(server.address.clone(), made.clone(), attacker)));
        let attacks: Vec<_> = attacks.collect();
        for _ in 0..ANSWERS {
            let asked = Instant::now();
            if !play_on(&mut players, &mut rng).await {
                (made, players) = server.table::<Shelter>(2).await;
            }
            trips.push(asked.elapsed());
            answers += 1;
        }
        join_all(attacks).await;
        rounds += 1;
        if begin.elapsed() >= time {
            break;
        }
        if told.elapsed() >= Duration::from_secs(60) {
            told = Instant::now();
            report(begin, rounds, answers, &mut trips);
        }
    }
    report(begin, rounds, answers, &mut trips);
    // Whoever comes now has a place.
    let mut late = Guest::<Shelter>::enter(&server.address, &made.room, &made.watch, None).await;
    late.until(|late| late.snapshot.is_some()).await;
}

fn report(begin: Instant, rounds: u32, answers: u32, trips: &mut Vec<Duration>) {
    trips.sort_unstable();
    let at = |share: usize| trips.get(trips.len() * share / 100).copied().unwrap_or_default();
    eprintln!(
        "{:>5} s: {rounds} rounds, {answers} answers of the players, half of them within {:.1?} and 99 of 100 within {:.1?}, {} MiB",
        begin.elapsed().as_secs(),
        at(50),
        at(99),
        memory().unwrap_or_default(),
    );
    trips.clear();
}
