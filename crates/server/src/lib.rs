//! The server: the page, embedded into the program, and the rooms in which people play from anywhere. Nothing is asked
//! of any other host.

pub mod games;

mod accept;
mod address;
mod answer;
mod bites;
mod crowd;
mod encoding;
mod host;
mod json;
mod keeping;
mod limits;
mod make;
mod measured;
mod metrics;
mod outbox;
mod page;
mod plain;
mod policy;
mod record;
mod registry;
mod room;
mod socket;
mod store;
mod thinkers;
mod token;

use std::{
    io, net,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{any, get, post},
};
use protocol::Code;
use tokio::{net::TcpListener, runtime, time};

pub use crate::{
    address::{NoProxy, Proxy},
    keeping::Keep,
    limits::Limits,
    page::Page,
    store::{NotOpened, NotStored},
};
use crate::{games::Games, metrics::Metrics, registry::Registry, store::Store};

/// How long requests may take to come to an end when the server stops.
const GRACE: Duration = Duration::from_secs(2);

/// The most bytes of the request for a room.
const MOST_BODY: usize = 16 * 1024;

/// How to serve.
pub struct Config {
    /// The page.
    pub page: Page,
    /// The folder where rooms are kept.
    pub data: PathBuf,
    /// Names under which the server answers, besides addresses and names of the local network.
    pub hosts: Vec<String>,
    /// Proxies that are believed for whom they ask.
    pub proxies: Vec<Proxy>,
    /// How much of everything a client may have.
    pub limits: Limits,
    /// How long rooms are kept.
    pub keep: Keep,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    /// The system refuses.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Nothing can be written where the rooms are to be kept.
    #[error("cannot write in the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The rooms cannot be kept.
    #[error(transparent)]
    Store(#[from] NotOpened),
    /// Another server keeps its rooms in the same folder.
    #[error("another server uses the folder {}", .0.display())]
    InUse(PathBuf),
    /// The content built into the program is not well made, which a test rules out.
    #[error("{0}")]
    Content(String),
}

/// Everything the server answers.
fn router(registry: Arc<Registry>, page: Page, hosts: Vec<String>) -> Router {
    let in_time = middleware::from_fn_with_state(registry.clone(), in_time);
    let rooms = Router::new()
        .route(protocol::ROOMS, post(make::make).layer(DefaultBodyLimit::max(MOST_BODY)))
        .route(protocol::SOCKET, get(socket::open))
        .route("/api/{*rest}", any(async || StatusCode::NOT_FOUND))
        .layer(in_time)
        .route("/metrics", get(async |state: State<Arc<Registry>>| state.0.metrics.text()))
        .route("/healthz", get(health))
        .with_state(registry);
    Router::new()
        .route("/", get(answer::page))
        .route("/{*path}", get(answer::page))
        .with_state(Arc::new(page))
        .merge(rooms)
        .layer(middleware::from_fn_with_state(Arc::new(hosts), under_our_name))
        .layer(middleware::map_response(policy::add_headers))
}

/// Whether rooms can be kept.
async fn health(State(registry): State<Arc<Registry>>) -> Response {
    match registry.store.is_well().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            if registry.bites.is_news("health") {
                tracing::error!(%error, "the server is not well");
            }
            json::refusal(StatusCode::SERVICE_UNAVAILABLE, Code::NotStored)
        }
    }
}

/// A request for a room or a conversation must be there before long, and what is wrong with it is said as documented.
async fn in_time(State(registry): State<Arc<Registry>>, request: Request, next: Next) -> Response {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: usize| length > MOST_BODY) {
        return json::refusal(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge);
    }
    let answer = time::timeout(registry.limits.request, next.run(request)).await;
    json::in_our_words(answer.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response()))
}

/// Answers only to the own names.
async fn under_our_name(State(hosts): State<Arc<Vec<String>>>, request: Request, next: Next) -> Response {
    if host::answers_to(request.headers(), &hosts) {
        return next.run(request).await;
    }
    tracing::info!("asked under a name that is not ours; --host names it");
    json::refusal(StatusCode::MISDIRECTED_REQUEST, Code::WrongOrigin)
}

/// Serves until the program is told to stop, then lets everything come to its end. What was acknowledged is stored.
///
/// # Errors
/// Why there is no server.
pub fn run(listener: net::TcpListener, config: Config) -> Result<(), NotServed> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(serve(listener, config));
    // A bot may still be thinking; nobody waits for it.
    runtime.shutdown_timeout(GRACE);
    ended
}

/// What was found where a server is to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Rooms that were ever made there.
    pub rooms: u64,
    /// Connections that there may be at the same time.
    pub connections: usize,
}

/// Looks whether a server could run, as far as that can be known without running it: the folder can be written, no other
/// server uses it, and the whole database is sound.
///
/// # Errors
/// Why it could not.
pub fn check(config: &Config) -> Result<Checked, NotServed> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let _lock = lock(&config.data)?;
        let (store, writer) = Store::open(&config.data, true, Metrics::new()).await?;
        let rooms = store.made().await.map_err(NotOpened::from)?;
        store.is_well().await.map_err(NotOpened::from)?;
        store.close().await;
        // It ends when nobody could want something written.
        let _ = writer.await;
        Ok(Checked { rooms, connections: accept::most_sockets(config.limits.sockets) })
    })
}

async fn serve(listener: net::TcpListener, config: Config) -> Result<(), NotServed> {
    listener.set_nonblocking(true)?;
    let listener = TcpListener::from_std(listener)?;
    let _lock = lock(&config.data)?;
    let metrics = Metrics::new();
    let games = Games::from_shelf().map_err(|error| NotServed::Content(error.to_string()))?;
    let (store, mut writer) = Store::open(&config.data, false, metrics.clone()).await?;
    let limits = Limits { sockets: accept::most_sockets(config.limits.sockets), ..config.limits };
    let registry = Arc::new(Registry::new(store, games, limits, config.proxies, metrics));
    let router = router(registry.clone(), config.page, config.hosts);
    tokio::spawn(keeping::run(registry.clone(), config.data.clone(), config.keep));
    let serving = tokio::spawn(accept::accept(listener, router, registry.clone()));
    tokio::select! {
        told = told_to_stop() => told?,
        _ = &mut writer => return Err(io::Error::other("the store has ended").into()),
    }
    tracing::info!("stopping");
    let ending = async {
        registry.stop().await;
        drop(registry);
        let served = serving.await;
        // The last to hold the store are the connections that were just told to end.
        let _ = writer.await;
        served
    };
    match time::timeout(GRACE, ending).await {
        Ok(Ok(served)) => Ok(served?),
        Ok(Err(error)) => Err(io::Error::other(error).into()),
        Err(_) => Ok(()),
    }
}

/// Makes sure that no other server keeps its rooms in the same folder, as long as the file is open.
fn lock(folder: &Path) -> Result<std::fs::File, NotServed> {
    let named = |error| NotServed::Folder { folder: folder.to_owned(), error };
    std::fs::create_dir_all(folder).map_err(named)?;
    let file = std::fs::File::create(folder.join("lock")).map_err(named)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(NotServed::InUse(folder.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Waits for an interruption from the keyboard or, where there is such a thing, the system's wish that the program end.
async fn told_to_stop() -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut wish = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = wish.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
