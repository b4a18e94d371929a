//! The program that serves the page, as a person would start it.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

/// A running server with rooms of its own; it ends when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    page: Option<PathBuf>,
    data: TempDir,
}

impl Server {
    /// Starts it with the page that is part of it, or one in a folder: that of the visit or of `BOTTLECAP_PAGE`, which
    /// shows a page in the making without building the program anew.
    pub(crate) fn start(page: Option<&Path>) -> Result<Server> {
        let made = env::var_os("BOTTLECAP_PAGE").map(PathBuf::from);
        let page = page.or(made.as_deref());
        let data = TempDir::with_prefix("bottlecap-rooms-").context("no folder for rooms")?;
        let (child, address) = spawn(page, data.path(), "127.0.0.1:0")?;
        Ok(Server { child, address, page: page.map(Path::to_owned), data })
    }

    /// Ends it at once, so that it gets no chance to put anything in order.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again where it was, with the rooms it had.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        let listen = self.address.trim_start_matches("http://").trim_end_matches('/').to_owned();
        (self.child, self.address) = spawn(self.page.as_deref(), self.data.path(), &listen)?;
        Ok(())
    }
}

fn spawn(page: Option<&Path>, data: &Path, listen: &str) -> Result<(Child, String)> {
    let program = program()?;
    let mut command = Command::new(&program);
    command.args(["serve", "--listen", listen, "--lang", "en", "--data"]).arg(data);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    if let Some(folder) = page {
        command.arg("--page").arg(folder);
    }
    let mut child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
    let address = child.stdout.take().context("the server has no output").and_then(|out| {
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).context("the server says nothing")?;
        address(&line)
    });
    match address {
        Ok(address) => Ok((child, address)),
        Err(error) => {
            let _ = child.kill();
            let _ = child.wait();
            Err(error)
        }
    }
}

/// The address in what the server says first.
fn address(line: &str) -> Result<String> {
    match line.split_whitespace().find(|word| word.starts_with("http://")) {
        Some(address) => Ok(address.to_owned()),
        None => bail!("the server names no address: {line:?}"),
    }
}

/// The built program: `BOTTLECAP_PROGRAM`, or the one beside these tests.
fn program() -> Result<PathBuf> {
    match env::var_os("BOTTLECAP_PROGRAM") {
        Some(program) => Ok(program.into()),
        None => Ok(crate::profile_folder()?.join(format!("bottlecap{}", env::consts::EXE_SUFFIX))),
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
