//! `bottlecap serve`: the web table, for browsers on this machine or wherever the address can be reached.

use std::{
    env,
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use server::{Config, Keep, Limits, NotOpened, NotServed, Page, Proxy};
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
    /// Look whether a server could run like this, say what is wrong, and end.
    #[arg(long, conflicts_with = "open")]
    check: bool,
    /// Serve the page in this folder instead of the one built in.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Keep rooms in this folder instead of the default one.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A name under which the server answers, such as table.example, besides addresses and names of the local network;
    /// may be given more than once.
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// A proxy that is believed for whom it asks, such as 127.0.0.1 or 10.0.0.0/8; may be given more than once.
    #[arg(long = "trusted-proxy", value_name = "ADDRESS")]
    proxies: Vec<Proxy>,
    /// How many rooms one address may make in a minute.
    #[arg(long, value_name = "NUMBER")]
    rooms_per_minute: Option<u32>,
    /// How many messages one connection may send in a second.
    #[arg(long, value_name = "NUMBER")]
    messages_per_second: Option<u32>,
    /// How many connections one address may have at the same time.
    #[arg(long, value_name = "NUMBER")]
    connections_per_address: Option<u32>,
    /// How many megabytes are stored for one address in a day.
    #[arg(long, value_name = "NUMBER")]
    megabytes_per_day: Option<u32>,
    /// Put rooms away that nobody has used for so many days; by default they stay.
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_days: Option<u32>,
    /// How large the database may become before finished rooms are put away; by default half of the disk.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    most_gigabytes: Option<u32>,
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
    if arguments.check {
        let is_open = !listener.local_addr()?.ip().is_loopback();
        drop(listener);
        return check(&arguments, page, is_open, speech, out);
    }
    let address = format!("http://{}/", shown(listener.local_addr()?));
    writeln!(out, "{}", speech.with("serve-address", "address", &address))?;
    out.flush()?;
    // Where there is no browser, the address on the screen has to do.
    if arguments.open && open::that_detached(&address).is_err() {
        writeln!(out, "{}", speech.say("serve-no-browser"))?;
        out.flush()?;
    }
    let config = |data| config(&arguments, page.clone(), data);
    match server::run(listener.try_clone()?, config(arguments.data.clone().map_or_else(usual_folder, Ok)?)) {
        // Who named no folder wants to play, not to keep rooms for ever.
        Err(NotServed::InUse(_)) if arguments.data.is_none() => {
            eprintln!("bottlecap: {}", speech.say("serve-temporary"));
            let folder = TempDir::with_prefix("bottlecap-")?;
            server::run(listener, config(folder.path().to_owned())).map_err(|not| explained(not, speech))?;
        }
        Err(not) => return Err(explained(not, speech)),
        Ok(()) => {}
    }
    Ok(ExitCode::SUCCESS)
}

/// Why there is no server, in words for whoever runs it.
fn explained(not: NotServed, speech: Speech) -> anyhow::Error {
    let named = |key: &str, name: &str, path: &Path| speech.with(key, name, &path.display().to_string());
    match not {
        NotServed::InUse(folder) => anyhow!(named("serve-in-use", "folder", &folder)),
        NotServed::Folder { folder, error } => {
            anyhow::Error::new(error).context(named("serve-cannot-write", "folder", &folder))
        }
        NotServed::Store(NotOpened::Damaged { file, what }) => {
            anyhow!(what).context(named("serve-damaged", "file", &file))
        }
        NotServed::Store(NotOpened::Replaced { record, .. }) => anyhow!(named("serve-replaced", "record", &record)),
        other => other.into(),
    }
}

/// Says whether a server could run like this.
fn check(arguments: &Arguments, page: Page, is_open: bool, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let data = arguments.data.clone().map_or_else(usual_folder, Ok)?;
    let checked = server::check(&config(arguments, page, data)).map_err(|not| explained(not, speech))?;
    writeln!(out, "{}", speech.with("serve-check-rooms", "rooms", &checked.rooms.to_string()))?;
    writeln!(out, "{}", speech.with("serve-check-connections", "number", &checked.connections.to_string()))?;
    if is_open && arguments.hosts.is_empty() {
        writeln!(out, "{}", speech.say("serve-check-host"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn config(arguments: &Arguments, page: Page, data: PathBuf) -> Config {
    let days = |days: u32| Duration::from_secs(24 * 3600 * u64::from(days));
    let bytes = |gigabytes: u32| u64::from(gigabytes) * 1024 * 1024 * 1024;
    let (age, bytes) = (arguments.keep_days.map(days), arguments.most_gigabytes.map(bytes));
    Config {
        page,
        data,
        hosts: arguments.hosts.clone(),
        proxies: arguments.proxies.clone(),
        limits: limits(arguments),
        keep: Keep { age, bytes, ..Keep::default() },
    }
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
    if let Some(connections) = arguments.connections_per_address {
        limits.sockets_each = usize::try_from(connections).unwrap_or(usize::MAX);
    }
    if let Some(megabytes) = arguments.megabytes_per_day {
        limits.stored = f64::from(megabytes) * 1024.0 * 1024.0;
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
