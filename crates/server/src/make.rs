//! Making a room.

use std::{sync::Arc, time::Instant};

use axum::{
    body::Bytes,
    extract::{Extension, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use kernel::{Contributions, Secret, Table};
use protocol::{Clock, Code, Controller, Made, NewRoom, Phase, VERSION};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    accept::Peer,
    address::{self, Block},
    games::Hosted,
    host,
    json::{answer, refusal},
    plain::good_name,
    record::{self, Pace, RoomRecord, SeatRecord},
    registry::Registry,
    store::{self, Change},
    token::{self, Kept, NoChance},
};

/// The longest time to think that can be agreed on, in seconds.
const MOST_TIME: u32 = 31 * 24 * 3600;

/// Why no room was made.
pub(crate) struct NotMade(StatusCode, Code);

impl NotMade {
    /// The request is not one for a room that can be.
    pub(crate) const fn bad(code: Code) -> NotMade {
        NotMade(StatusCode::BAD_REQUEST, code)
    }
}

/// What is kept of a room to be made, and the tokens to it.
pub(crate) struct NewRecord {
    game: &'static str,
    record: String,
    tokens: Made,
}

/// Makes a room and hands out its tokens.
pub(crate) async fn make(
    State(registry): State<Arc<Registry>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let block = Block::of(address::client(&registry.proxies, peer.address, &headers));
    match try_make(&registry, block, &headers, &body).await {
        Ok(made) => answer(StatusCode::CREATED, serde_json::to_string(&made).unwrap_or_default()),
        Err(NotMade(status, code)) => refusal(status, code),
    }
}

async fn try_make(registry: &Registry, block: Block, headers: &HeaderMap, body: &[u8]) -> Result<Made, NotMade> {
    if !host::is_welcome(headers) {
        return Err(NotMade(StatusCode::FORBIDDEN, Code::WrongOrigin));
    }
    if !registry.makers.take(block, Instant::now()) {
        if registry.bites.is_news("rooms") {
            tracing::warn!(address = %block, "an address makes too many rooms");
        }
        return Err(NotMade(StatusCode::TOO_MANY_REQUESTS, Code::TooFast));
    }
    if registry.is_full() {
        return Err(NotMade(StatusCode::SERVICE_UNAVAILABLE, Code::TooMany));
    }
    if !registry.may_store(block) {
        return Err(NotMade(StatusCode::TOO_MANY_REQUESTS, Code::TooMany));
    }
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    #[derive(Deserialize)]
    struct Name {
        game: String,
    }
    let Version { version } = read(body)?;
    if version != VERSION {
        return Err(NotMade::bad(Code::OtherVersion));
    }
    let Name { game } = read(body)?;
    let NewRecord { game, record, tokens } = registry.games.make(&game, body)?;
    let room = token::fresh().map_err(no_chance)?;
    let made = i64::try_from(store::now()).unwrap_or_default();
    registry.stores(block, record.len());
    if let Err(error) = registry.store.keep(Change::Make { name: room.clone(), game, made, record }).await {
        tracing::error!(%error, "a room was not made");
        return Err(NotMade(StatusCode::SERVICE_UNAVAILABLE, Code::NotStored));
    }
    registry.metrics.made.inc();
    Ok(Made { room, ..tokens })
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, NotMade> {
    serde_json::from_slice(body).map_err(|_| NotMade::bad(Code::Malformed))
}

/// Reads the request for a room of a game.
pub(crate) fn record<G: Hosted>(game: &G, body: &[u8]) -> Result<NewRecord, NotMade> {
    let bad = || NotMade::bad(Code::NotGood);
    let new: NewRoom<G::Setup> = read(body)?;
    let secret = Secret(token::random().map_err(no_chance)?);
    let has_time = new.clock.is_none_or(|clock| {
        let Clock { bank, bonus, most } = clock;
        (1..=MOST_TIME).contains(&bank)
            && bonus <= MOST_TIME
            && most.is_none_or(|most| (bank..=MOST_TIME).contains(&most))
    });
    if new.seats.len() != usize::from(G::seats(&new.setup)) || !has_time {
        return Err(bad());
    }
    Table::begin(game, new.setup.clone(), secret, Contributions::none()).map_err(|_| bad())?;
    let mut tokens = Vec::new();
    let mut seats = Vec::new();
    for seat in new.seats {
        let name = if seat.name.is_empty() { String::new() } else { good_name(&seat.name).ok_or_else(bad)? };
        let token = match seat.controller {
            Controller::Person => Some(token::fresh().map_err(no_chance)?),
            Controller::Bot(_) => None,
        };
        seats.push(SeatRecord {
            name,
            controller: seat.controller,
            token: token.as_deref().map(Kept::of),
            former: None,
            came: false,
            seen: None,
            replaced: None,
            mutes: Vec::new(),
        });
        tokens.push(token);
    }
    if tokens.iter().all(Option::is_none) {
        return Err(bad());
    }
    let watch = token::fresh().map_err(no_chance)?;
    let record = RoomRecord {
        format: record::FORMAT,
        game: G::ID.to_owned(),
        setup: new.setup,
        secret,
        contributions: Contributions::none(),
        seats,
        watch: Kept::of(&watch),
        clock: new.clock,
        phase: Phase::Gathering,
        clocks: None,
        pace: Pace::default(),
        again: None,
    };
    let record =
        serde_json::to_string(&record).map_err(|_| NotMade(StatusCode::INTERNAL_SERVER_ERROR, Code::Broken))?;
    Ok(NewRecord { game: G::ID, record, tokens: Made { room: String::new(), seats: tokens, watch } })
}

fn no_chance(error: NoChance) -> NotMade {
    tracing::error!(%error, "a room was not made");
    NotMade(StatusCode::SERVICE_UNAVAILABLE, Code::Broken)
}
