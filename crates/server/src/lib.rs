//! The server: the page, embedded into the program, and the rooms in which people play from anywhere. Nothing is asked
//! of any other host.

pub mod games;

mod answer;
mod encoding;
mod limits;
mod make;
mod metrics;
mod origin;
mod page;
mod plain;
mod policy;
mod record;
mod registry;
mod room;
mod socket;
mod store;
mod token;

use std::{
    io,
    net::{self, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use tokio::{net::TcpListener, runtime, sync::oneshot, time};

use crate::{games::Games, metrics::Metrics, registry::Registry, store::Store};
pub use crate::{limits::Limits, page::Page, store::NotStored};

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
    /// Pages of other hosts that may use this server.
    pub origins: Vec<String>,
    /// How much of everything a client may have.
    pub limits: Limits,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    /// The system refuses.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The rooms cannot be kept.
    #[error(transparent)]
    Store(#[from] NotStored),
    /// Another server keeps its rooms in the same folder.
    #[error("another server uses the folder {}", .0.display())]
    InUse(PathBuf),
    /// The content built into the program is not well made, which a test rules out.
    #[error("{0}")]
    Content(String),
}

/// Everything the server answers.
fn router(registry: Arc<Registry>, page: Page) -> Router {
    let rooms = Router::new()
        .route(protocol::ROOMS, post(make::make).layer(DefaultBodyLimit::max(MOST_BODY)))
        .route(protocol::SOCKET, get(socket::open))
        .route("/metrics", get(async |state: axum::extract::State<Arc<Registry>>| state.0.metrics.text()))
        .with_state(registry);
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/", get(answer::page))
        .route("/{*path}", get(answer::page))
        .with_state(Arc::new(page))
        .merge(rooms)
        .layer(middleware::map_response(policy::add_headers))
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

async fn serve(listener: net::TcpListener, config: Config) -> Result<(), NotServed> {
    listener.set_nonblocking(true)?;
    let listener = TcpListener::from_std(listener)?;
    let _lock = lock(&config.data)?;
    let metrics = Metrics::new();
    let games = Games::from_shelf().map_err(|error| NotServed::Content(error.to_string()))?;
    let (store, mut writer) = Store::open(&config.data, metrics.clone()).await?;
    let registry = Arc::new(Registry::new(store, games, config.limits, config.origins, metrics));
    let (stop, stopped) = oneshot::channel::<()>();
    let service = router(registry.clone(), config.page).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(async {
        // The other end is dropped when the program is told to stop.
        let _ = stopped.await;
    });
    let serving = tokio::spawn(serving.into_future());
    tokio::select! {
        told = told_to_stop() => told?,
        _ = &mut writer => return Err(io::Error::other("the store has ended").into()),
    }
    tracing::info!("stopping");
    drop(stop);
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
fn lock(folder: &std::path::Path) -> Result<std::fs::File, NotServed> {
    std::fs::create_dir_all(folder)?;
    let file = std::fs::File::create(folder.join("lock"))?;
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
