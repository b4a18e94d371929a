//! Serves the web table over HTTP: the page, embedded into the program, with nothing asked of any other host.

mod answer;
mod encoding;
mod page;
mod policy;

use std::{io, net, sync::Arc, time::Duration};

use axum::{Router, middleware, routing::get};
use tokio::{net::TcpListener, runtime, signal, sync::oneshot, time};

pub use crate::page::Page;

/// How long requests may take to come to an end when the server stops.
const GRACE: Duration = Duration::from_secs(2);

/// Everything the server answers.
pub fn router(page: Page) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/", get(answer::page))
        .route("/{*path}", get(answer::page))
        .layer(middleware::map_response(policy::add_headers))
        .with_state(Arc::new(page))
}

/// Serves until the program is interrupted, then lets open requests end.
pub fn run(listener: net::TcpListener, page: Page) -> io::Result<()> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(listener, page))
}

async fn serve(listener: net::TcpListener, page: Page) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = TcpListener::from_std(listener)?;
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = axum::serve(listener, router(page)).with_graceful_shutdown(async {
        // The other end is dropped when the program is interrupted.
        let _ = stopped.await;
    });
    let serving = tokio::spawn(serving.into_future());
    signal::ctrl_c().await?;
    tracing::info!("stopping");
    drop(stop);
    match time::timeout(GRACE, serving).await {
        Ok(Ok(served)) => served,
        Ok(Err(error)) => Err(io::Error::other(error)),
        Err(_) => Ok(()),
    }
}
