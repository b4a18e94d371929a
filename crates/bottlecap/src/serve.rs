//! `bottlecap serve`: the web table, for browsers on this machine or wherever the address can be reached.

use std::{
    env,
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context, Result};
use clap::Args;
use server::Page;
use tracing_subscriber::filter::LevelFilter;

use crate::speech::Speech;

/// Where the table is found unless somebody else is there.
const FIRST_PORT: u16 = 8017;

/// So many ports are tried before the system may choose.
const N_PORTS: u16 = 20;

/// How much the server tells on standard error: off, error, warn, info, debug or trace.
const LOG: &str = "BOTTLECAP_LOG";

/// How to serve.
#[derive(Args)]
pub struct Arguments {
    /// The address and port to listen at; a free port of this machine otherwise, from 8017.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Open the table in the browser.
    #[arg(long)]
    open: bool,
    /// Serve the page in this folder instead of the one built in.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
}

/// Serves until it is interrupted.
pub fn run(arguments: Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let level = env::var(LOG).ok().and_then(|level| level.parse().ok()).unwrap_or(LevelFilter::WARN);
    tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).init();

    let listener = match arguments.listen {
        Some(address) => TcpListener::bind(address)
            .with_context(|| speech.with("serve-cannot-listen", "address", &address.to_string()))?,
        None => listen_nearby().with_context(|| speech.say("serve-no-port"))?,
    };
    let page = arguments.page.map_or_else(Page::embedded, Page::folder);
    if !page.exists() {
        eprintln!("bottlecap: {}", speech.say("serve-no-page"));
    }
    let address = format!("http://{}/", shown(listener.local_addr()?));
    writeln!(out, "{}", speech.with("serve-address", "address", &address))?;
    out.flush()?;
    // Where there is no browser, the address on the screen has to do.
    if arguments.open && open::that_detached(&address).is_err() {
        writeln!(out, "{}", speech.say("serve-no-browser"))?;
        out.flush()?;
    }
    server::run(listener, page)?;
    Ok(ExitCode::SUCCESS)
}

/// The first free port from the usual one on.
fn listen_nearby() -> io::Result<TcpListener> {
    let at = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    (FIRST_PORT..FIRST_PORT + N_PORTS).find_map(|port| at(port).ok()).map_or_else(|| at(0), Ok)
}

/// An address that a browser on this machine can open: a server that listens everywhere is also here.
fn shown(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
        IpAddr::V6(ip) if ip.is_unspecified() => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
        _ => address,
    }
}
