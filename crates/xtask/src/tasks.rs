//! Programs that are called one after another, with a line that says which and how long it took.

use std::{
    env,
    ffi::OsString,
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};

/// A call of another program, from the folder of the repository.
pub(crate) struct Call {
    program: OsString,
    arguments: Vec<String>,
    settings: Vec<(&'static str, String)>,
}

/// A call of the cargo that runs this program, so that both use the same toolchain.
pub(crate) fn cargo(arguments: &[&str]) -> Call {
    call(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), arguments)
}

/// A call of `bottlecap` in the same build that the tests use.
///
/// It is named as a binary and not as a package: cargo then resolves the features of the whole workspace, as it does
/// for the tests, and finds everything already built.
pub(crate) fn bottlecap(arguments: &[&str]) -> Call {
    cargo(&["run", "--bin", "bottlecap", "--"]).arguments(arguments)
}

pub(crate) fn call(program: impl Into<OsString>, arguments: &[&str]) -> Call {
    Call { program: program.into(), arguments: Vec::new(), settings: Vec::new() }.arguments(arguments)
}

impl Call {
    pub(crate) fn arguments<S: ToString>(mut self, arguments: &[S]) -> Self {
        self.arguments.extend(arguments.iter().map(S::to_string));
        self
    }

    /// With an environment variable set for the program alone.
    pub(crate) fn setting(mut self, name: &'static str, value: String) -> Self {
        self.settings.push((name, value));
        self
    }

    /// Runs the program on this terminal and fails if it fails.
    pub(crate) fn run(&self) -> Result<()> {
        let status = self.command().status().with_context(|| format!("cannot start {}", self.shown()))?;
        if !status.success() {
            bail!("`{}` failed ({status})", self.shown());
        }
        Ok(())
    }

    /// Runs the program and returns its standard output and whether it succeeded.
    pub(crate) fn output(&self) -> Result<(String, bool)> {
        let output = self
            .command()
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| format!("cannot start {}", self.shown()))?;
        let text = String::from_utf8(output.stdout).with_context(|| format!("`{}` wrote no text", self.shown()))?;
        Ok((text, output.status.success()))
    }

    /// The call as a person would type it.
    pub(crate) fn shown(&self) -> String {
        let program = std::path::Path::new(&self.program).file_stem().unwrap_or(&self.program);
        std::iter::once(program.to_string_lossy().into_owned())
            .chain(self.arguments.iter().cloned())
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).envs(self.settings.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// A named part of a longer command.
pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) run: fn() -> Result<()>,
}

/// Runs the steps in order and stops at the first that fails.
pub(crate) fn run_all(steps: &[Task]) -> Result<()> {
    let begin = Instant::now();
    let n_steps = steps.len();
    for (idx, Task { name, run }) in steps.iter().enumerate() {
        let number = idx + 1;
        eprintln!("[{number}/{n_steps}] {name} ...");
        let step_begin = Instant::now();
        run().with_context(|| format!("step {number} of {n_steps}, {name}, failed"))?;
        eprintln!("[{number}/{n_steps}] {name}: done in {:.1} s", step_begin.elapsed().as_secs_f64());
    }
    eprintln!("all {n_steps} steps passed in {:.1} s", begin.elapsed().as_secs_f64());
    Ok(())
}
