//! The server under load: a process of its own, so that its time and memory can be told from ours.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

/// The clock ticks of Linux in a second, in which it tells the time of a process.
const TICKS: f64 = 100.0;

/// After so many seconds a room without anybody leaves the memory.
pub const IDLE: u64 = 1;

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

    /// Bytes of memory that are the server's own.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).context("needs Linux")?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).context("no RssAnon")?;
        let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kilobytes * 1024)
    }

    /// The time that the server has spent computing.
    pub fn cpu(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).context("needs Linux")?;
        let (_, fields) = stat.rsplit_once(')').context("no fields")?;
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let ticks = |at: usize| -> Result<f64> { Ok(fields.get(at).context("a field is missing")?.parse()?) };
        Ok(Duration::from_secs_f64((ticks(11)? + ticks(12)?) / TICKS))
    }

    /// What each kind of thread of the server has spent computing, by the thread's name.
    pub fn threads(&self) -> Result<Vec<(String, Duration)>> {
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
