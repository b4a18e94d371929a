//! The program that serves the page, as a person would start it.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// A running server; it ends when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts it with the page that is part of it, or one in a folder.
    pub(crate) fn start(page: Option<&Path>) -> Result<Server> {
        let program = program()?;
        let mut command = Command::new(&program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"]).stdin(Stdio::null()).stdout(Stdio::piped());
        if let Some(folder) = page {
            command.arg("--page").arg(folder);
        }
        let mut child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
        let out = child.stdout.take().context("the server has no output")?;
        let mut line = String::new();
        let read = BufReader::new(out).read_line(&mut line).context("the server says nothing");
        let address = read.and_then(|_| address(&line));
        // From here on the child ends with the value.
        let mut server = Server { child, address: String::new() };
        server.address = address?;
        Ok(server)
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
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
