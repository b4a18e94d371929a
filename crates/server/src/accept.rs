//! Where connections come in: each is counted, has little time for what it asks, and says nothing later than it must.

use std::{io, net::IpAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::{sleep, timeout},
};
use tower_service::Service;

use crate::{
    address::{self, Block},
    crowd::{Full, Held},
    measured::{Measured, Traffic},
    registry::Registry,
};

/// Where there are no files left for a connection, there may be some soon.
const PAUSE: Duration = Duration::from_millis(100);

/// How long an answer that is on its way may take when its connection is to end.
const LAST_WORD: Duration = Duration::from_secs(2);

/// Files that the server needs for other things than connections.
const RESERVED: usize = 64;

/// Who is at the other end of a connection.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Its place, which a conversation that grows out of it keeps.
    pub(crate) held: Arc<Held>,
    /// What comes in.
    pub(crate) traffic: Arc<Traffic>,
}

/// Lets the program have as many files as it may. Gives how many connections that allows.
pub(crate) fn most_sockets(wanted: usize) -> usize {
    let files = most_files();
    let most = files.map_or(wanted, |files| wanted.min(files.saturating_sub(RESERVED).max(1)));
    if most < wanted {
        tracing::warn!(wanted, most, "the system gives the program few files, so there can be fewer connections");
    }
    most
}

#[cfg(unix)]
fn most_files() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // Nobody needs to know that it could not be more: it is said how many there are.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let now = getrlimit(Resource::Nofile).current.or(current)?;
    usize::try_from(now).ok()
}

#[cfg(not(unix))]
const fn most_files() -> Option<usize> {
    None
}

/// Lets connections in until the server stops, and then waits until the last has ended.
pub(crate) async fn accept(listener: TcpListener, router: Router, registry: Arc<Registry>) -> io::Result<()> {
    let mut stopping = registry.stopping();
    // Dropped with the last connection.
    let (last, mut ended) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            biased;
            _ = stopping.wait_for(|stopping| *stopping) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok((stream, address)) => (stream, address.ip().to_canonical()),
            Err(error) => {
                if registry.bites.is_news("accept") {
                    tracing::warn!(%error, "a connection could not be let in");
                }
                sleep(PAUSE).await;
                continue;
            }
        };
        let Some(held) = place(&registry, address) else { continue };
        let peer = Peer { address, held: Arc::new(held), traffic: Arc::default() };
        let (router, registry, last) = (router.clone(), registry.clone(), last.clone());
        tokio::spawn(async move {
            serve(stream, peer, router, &registry).await;
            drop(last);
        });
    }
    drop(last);
    let _ = ended.recv().await;
    Ok(())
}

/// A place for a new connection, if there is one.
fn place(registry: &Registry, address: IpAddr) -> Option<Held> {
    let block = (!address::is_trusted(&registry.proxies, address)).then(|| Block::of(address));
    let limits = &registry.limits;
    match registry.crowd.enter(block, limits.sockets, limits.sockets_each) {
        Ok(held) => Some(held),
        Err(full) => {
            registry.turned_away(full, Block::of(address));
            None
        }
    }
}

impl Registry {
    /// Says that there was no place for a connection, but not each time.
    pub(crate) fn turned_away(&self, full: Full, block: Block) {
        self.metrics.turned_away.inc();
        match full {
            Full::Server if self.bites.is_news("sockets") => {
                tracing::warn!(most = self.limits.sockets, "the server has no place for more connections");
            }
            Full::Block if self.bites.is_news("sockets-each") => {
                tracing::warn!(address = %block, most = self.limits.sockets_each, "an address has too many connections");
            }
            Full::Server | Full::Block => {}
        }
    }
}

/// One connection, until it ends or becomes a conversation.
async fn serve(stream: TcpStream, peer: Peer, router: Router, registry: &Registry) {
    // An answer that waits for more to say would be late by the time that the other side takes to say that it came.
    let _ = stream.set_nodelay(true);
    let stream = Measured { stream, traffic: peer.traffic.clone() };
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(registry.limits.request)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = registry.stopping();
    tokio::select! {
        // Whoever breaks off has nothing to be told.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => {}
        () = sleep(registry.limits.plain) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(LAST_WORD.max(registry.limits.request), connection).await;
}
