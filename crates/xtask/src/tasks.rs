//! Programs that are called one after another, with a line that says which and how long it took.

use std::{
    collections::BTreeMap,
    env,
    ffi::OsString,
    fs,
    path::PathBuf,
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

/// Runs the steps of a command in order and stops at the first that fails. Each says beforehand how long it took last
/// time.
pub(crate) fn run_all(command: &str, steps: &[Task]) -> Result<()> {
    let begin = Instant::now();
    let n_steps = steps.len();
    let mut times = Times::read(command);
    for (idx, Task { name, run }) in steps.iter().enumerate() {
        let number = idx + 1;
        let before = times.of(name).map(|seconds| format!(" ({seconds:.1} s last time)")).unwrap_or_default();
        eprintln!("[{number}/{n_steps}] {name} ...{before}");
        let step_begin = Instant::now();
        run().with_context(|| format!("step {number} of {n_steps}, {name}, failed"))?;
        let seconds = step_begin.elapsed().as_secs_f64();
        eprintln!("[{number}/{n_steps}] {name}: done in {seconds:.1} s");
        times.set(name, seconds);
    }
    eprintln!("all {n_steps} steps passed in {:.1} s", begin.elapsed().as_secs_f64());
    Ok(())
}

/// How long the steps of a command took last time, kept among what is built.
struct Times {
    file: PathBuf,
    /// By the name of the step.
    seconds: BTreeMap<String, f64>,
}

impl Times {
    fn read(command: &str) -> Times {
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        let file = PathBuf::from(target).join(format!("xtask-{command}-times.txt"));
        let text = fs::read_to_string(&file).unwrap_or_default();
        Times { file, seconds: text.lines().filter_map(read_time).collect() }
    }

    fn of(&self, step: &str) -> Option<f64> {
        self.seconds.get(step).copied()
    }

    /// Kept at once: a later step may fail.
    fn set(&mut self, step: &str, seconds: f64) {
        self.seconds.insert(step.to_owned(), seconds);
        let lines: String = self.seconds.iter().map(|(step, seconds)| format!("{seconds:.1} {step}\n")).collect();
        // Who cannot keep it only misses the hint.
        let _ = fs::write(&self.file, lines);
    }
}

/// A line such as `12.3 the page`.
fn read_time(line: &str) -> Option<(String, f64)> {
    let (seconds, step) = line.split_once(' ')?;
    Some((step.to_owned(), seconds.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_remembered_by_its_name() {
        assert_eq!(read_time("12.3 the page"), Some(("the page".to_owned(), 12.3)));
        assert_eq!(read_time("the page"), None);
    }
}
