//! `bottlecap serve`: the web table, for browsers on this machine or wherever the address can be reached.

use std::{
    env,
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use clap::Args;
use server::{Config, Limits, NotServed, Page};
use tempfile::TempDir;
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
    /// The address and port to listen on; by default a free port of this machine, from 8017 on.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Open the table in the browser.
    #[arg(long)]
    open: bool,
    /// Serve the page in this folder instead of the one built in.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Keep rooms in this folder instead of the default one.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A page of another host that may use this server, such as https://table.example; may be given more than once.
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// How many rooms one address may make in a minute.
    #[arg(long, value_name = "NUMBER")]
    rooms_per_minute: Option<u32>,
    /// How many messages one connection may send in a second.
    #[arg(long, value_name = "NUMBER")]
    messages_per_second: Option<u32>,
    /// After how many seconds an empty room is unloaded from memory.
    #[arg(long, value_name = "SECONDS")]
    idle_seconds: Option<u32>,
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
    let page = arguments.page.clone().map_or_else(Page::embedded, Page::folder);
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
    let limits = limits(&arguments);
    let config = |data| Config { page: page.clone(), data, origins: arguments.origins.clone(), limits };
    match server::run(listener.try_clone()?, config(arguments.data.clone().unwrap_or(usual_folder()?))) {
        // Who named no folder wants to play, not to keep rooms for ever.
        Err(NotServed::InUse(_)) if arguments.data.is_none() => {
            eprintln!("bottlecap: {}", speech.say("serve-temporary"));
            let folder = TempDir::with_prefix("bottlecap-")?;
            server::run(listener, config(folder.path().to_owned()))?;
        }
        Err(NotServed::InUse(folder)) => {
            bail!(speech.with("serve-in-use", "folder", &folder.display().to_string()));
        }
        served => served?,
    }
    Ok(ExitCode::SUCCESS)
}

fn limits(arguments: &Arguments) -> Limits {
    let mut limits = Limits::default();
    if let Some(rooms) = arguments.rooms_per_minute {
        limits.rooms = rooms.into();
    }
    if let Some(messages) = arguments.messages_per_second {
        limits.messages = messages.into();
        limits.burst = 2.0 * limits.messages;
    }
    if let Some(seconds) = arguments.idle_seconds {
        limits.idle = Duration::from_secs(seconds.into());
    }
    limits
}

/// Where programs of this user keep what they need.
fn usual_folder() -> Result<PathBuf> {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|folder| folder.is_absolute());
    let shared = || folder("HOME").map(|home| home.join(".local/share"));
    let base = folder("XDG_DATA_HOME").or_else(|| folder("APPDATA")).or_else(shared);
    Ok(base.unwrap_or(env::current_dir()?).join("bottlecap"))
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
