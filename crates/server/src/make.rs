//! Making a room.

use std::{net::SocketAddr, sync::Arc, time::Instant};

use axum::{
    body::Bytes,
    extract::{ConnectInfo, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use kernel::{Contributions, Game, Secret, Table};
use protocol::{Code, Controller, Made, NewRoom, Phase, VERSION};
use serde::Deserialize;
use shelter::Shelter;

use crate::{
    origin,
    plain::good_name,
    record::{RoomRecord, SeatRecord},
    registry::Registry,
    store::{self, Change},
    token::{self, Kept, NoChance},
};

/// The longest time to think that can be agreed on, in seconds.
const MOST_TIME: u32 = 24 * 3600;

/// Why no room was made.
struct Not(StatusCode, Code);

impl IntoResponse for Not {
    fn into_response(self) -> Response {
        let Not(status, code) = self;
        let code = serde_json::to_string(&code).unwrap_or_default();
        answer(status, format!("{{\"error\":{code}}}"))
    }
}

fn answer(status: StatusCode, json: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (status, headers, json).into_response()
}

/// Makes a room and hands out its tokens.
pub(crate) async fn make(
    State(registry): State<Arc<Registry>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    match try_make(&registry, address, &headers, &body).await {
        Ok(made) => answer(StatusCode::CREATED, serde_json::to_string(&made).unwrap_or_default()),
        Err(not) => not.into_response(),
    }
}

async fn try_make(registry: &Registry, address: SocketAddr, headers: &HeaderMap, body: &[u8]) -> Result<Made, Not> {
    if !origin::is_welcome(headers, &registry.origins) {
        return Err(Not(StatusCode::FORBIDDEN, Code::WrongOrigin));
    }
    if !registry.makers.take(address.ip(), registry.limits.rooms, Instant::now()) {
        return Err(Not(StatusCode::TOO_MANY_REQUESTS, Code::TooFast));
    }
    let bad = |code| Not(StatusCode::BAD_REQUEST, code);
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    let Version { version } = serde_json::from_slice(body).map_err(|_| bad(Code::Malformed))?;
    if version != VERSION {
        return Err(bad(Code::OtherVersion));
    }
    let new: NewRoom<<Shelter as Game>::Setup> = serde_json::from_slice(body).map_err(|_| bad(Code::Malformed))?;
    if new.game != Shelter::ID {
        return Err(bad(Code::NotGood));
    }
    let (record, tokens) = record::<Shelter>(&registry.shelter, new)?;
    let room = token::fresh().map_err(no_chance)?;
    let text = serde_json::to_string(&record).map_err(|_| Not(StatusCode::INTERNAL_SERVER_ERROR, Code::Broken))?;
    let made = i64::try_from(store::now()).unwrap_or_default();
    let change = Change::Make { name: room.clone(), game: Shelter::ID, made, record: text };
    if let Err(error) = registry.store.keep(change).await {
        tracing::error!(%error, "a room was not made");
        return Err(Not(StatusCode::SERVICE_UNAVAILABLE, Code::NotStored));
    }
    registry.metrics.made.inc();
    Ok(Made { room, ..tokens })
}

/// What is kept of a new room, and the tokens to it.
fn record<G: Game>(game: &G, new: NewRoom<G::Setup>) -> Result<(RoomRecord<G::Setup>, Made), Not> {
    let bad = || Not(StatusCode::BAD_REQUEST, Code::NotGood);
    let secret = Secret(token::random().map_err(no_chance)?);
    let has_time = new.clock.is_none_or(|clock| (1..=MOST_TIME).contains(&clock.bank) && clock.bonus <= MOST_TIME);
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
            came: false,
        });
        tokens.push(token);
    }
    if tokens.iter().all(Option::is_none) {
        return Err(bad());
    }
    let watch = token::fresh().map_err(no_chance)?;
    let record = RoomRecord {
        setup: new.setup,
        secret,
        contributions: Contributions::none(),
        seats,
        watch: Kept::of(&watch),
        clock: new.clock,
        phase: Phase::Gathering,
        clocks: None,
    };
    Ok((record, Made { room: String::new(), seats: tokens, watch }))
}

fn no_chance(error: NoChance) -> Not {
    tracing::error!(%error, "a room was not made");
    Not(StatusCode::SERVICE_UNAVAILABLE, Code::Broken)
}
