//! The server under load: a process of its own, so that its time and memory can be told from ours.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail};
use load::players::{WAVE, leave_rooms};
use protocol::NewRoom;
use serde_json::Value;
use tempfile::TempDir;

/// The clock ticks of Linux in a second, in which it tells the time of a process.
const TICKS: f64 = 100.0;

/// After so many seconds a room without anybody leaves the memory.
const IDLE: u64 = 1;

/// What the server has used so far.
pub struct Usage {
    /// The time it has spent computing.
    pub cpu: Duration,
    /// The same by thread.
    pub threads: Vec<(String, Duration)>,
    /// The memory it has now.
    pub memory: u64,
}

/// What rooms cost that sleep.
pub struct Slept {
    pub rooms: usize,
    pub before: u64,
    pub after: u64,
}

/// A running server with rooms of its own; it ends when it is dropped.
pub struct Program {
    child: Child,
    address: String,
    _data: TempDir,
}

impl Program {
    /// Starts the program beside this one.
    pub fn start() -> Result<Program> {
        let program = env::current_exe()?.with_file_name(format!("bottlecap{}", env::consts::EXE_SUFFIX));
        let data = TempDir::with_prefix("bottlecap-load-")?;
        let mut child = Command::new(&program)
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--rooms-per-minute", "1000000"])
            .args(["--megabytes-per-day", "10000000", "--connections-per-address", "100000"])
            .args(["--messages-per-second", "100000", "--idle-seconds", &IDLE.to_string(), "--data"])
            .arg(data.path())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}; build it with: cargo build --release", program.display()))?;
        let mut line = String::new();
        let out = child.stdout.take().context("the server has no output")?;
        BufReader::new(out).read_line(&mut line)?;
        let Some((_, rest)) = line.split_once("http://") else { bail!("the server names no address: {line:?}") };
        let address = rest.split('/').next().unwrap_or_default().to_owned();
        Ok(Program { child, address, _data: data })
    }

    /// Where it listens.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What it has used so far.
    pub fn usage(&self) -> Result<Usage> {
        Ok(Usage { cpu: self.cpu()?, threads: self.threads()?, memory: self.memory()? })
    }

    /// What more sleeping rooms cost, after as many have slept already: what the system keeps back for the next rooms
    /// that wake is not counted against those that sleep.
    pub async fn sleep(&self, new: &NewRoom<Value>, rooms: usize) -> Result<Slept> {
        self.let_sleep(new, WAVE * 2).await?;
        let before = self.memory()?;
        self.let_sleep(new, rooms).await?;
        Ok(Slept { rooms, before, after: self.memory()? })
    }

    async fn let_sleep(&self, new: &NewRoom<Value>, rooms: usize) -> Result<()> {
        leave_rooms(&self.address, new, rooms).await?;
        tokio::time::sleep(Duration::from_secs(IDLE + 2)).await;
        Ok(())
    }

    /// Bytes of memory that are the server's own.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).context("needs Linux")?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).context("no RssAnon")?;
        let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kilobytes * 1024)
    }

    /// The time that the server has spent computing.
    fn cpu(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).context("needs Linux")?;
        let (_, fields) = stat.rsplit_once(')').context("no fields")?;
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let ticks = |at: usize| -> Result<f64> { Ok(fields.get(at).context("a field is missing")?.parse()?) };
        Ok(Duration::from_secs_f64((ticks(11)? + ticks(12)?) / TICKS))
    }

    /// What each kind of thread of the server has spent computing, by the thread's name.
    fn threads(&self) -> Result<Vec<(String, Duration)>> {
        let mut threads: Vec<(String, Duration)> = Vec::new();
        for entry in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let Ok(stat) = fs::read_to_string(entry?.path().join("stat")) else { continue };
            let (Some((head, fields)), Some(_)) = (stat.rsplit_once(')'), stat.find('(')) else { continue };
            let name = head.split_once('(').map_or("", |(_, name)| name).to_owned();
            let fields: Vec<&str> = fields.split_whitespace().collect();
            let ticks: f64 = [11, 12].iter().filter_map(|at| fields.get(*at)?.parse::<f64>().ok()).sum();
            let time = Duration::from_secs_f64(ticks / TICKS);
            match threads.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += time,
                None => threads.push((name, time)),
            }
        }
        Ok(threads)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
