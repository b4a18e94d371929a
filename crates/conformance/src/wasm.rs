//! The same game in WebAssembly: recorded logs are replayed by the WebAssembly build of a game, hash by hash.
//!
//! A small package holds the logs in its own text and replays them in its `main`; [`replay`] builds it for
//! `wasm32-unknown-unknown` and runs it in an interpreter. There is no terminal in there and no way to call out without
//! unsafe code, so the program leaves its report in its memory between two marks, and the host looks for it there.

use std::{hint::black_box, process::ExitCode};

use kernel::{Game, Log, Replay};

#[cfg(not(target_arch = "wasm32"))]
pub use self::host::{WasmFailure, replay};

/// The variable that tells the package's build script where the logs are. In that file a blank line stands between
/// two logs.
pub const LOGS: &str = "BOTTLECAP_LOGS";

const BEGIN: &str = "\u{2}what the replay found: ";
const END: &str = "\u{3}";

/// The whole program of the package: replays all logs of a game. The report goes to memory, success to the exit code.
pub fn replay_all<G: Game>(game: &G, logs: &str) -> ExitCode {
    std::panic::set_hook(Box::new(|panic| leave(&panic.to_string())));
    match try_all(game, logs) {
        Ok(report) => {
            leave(&report);
            ExitCode::SUCCESS
        }
        Err(error) => {
            leave(&error);
            ExitCode::FAILURE
        }
    }
}

fn try_all<G: Game>(game: &G, logs: &str) -> Result<String, String> {
    let mut entries = 0;
    let mut count = 0;
    for (number, text) in logs.split("\n\n").filter(|text| !text.trim().is_empty()).enumerate() {
        let failed = |error: String| format!("log {number}: {error}");
        let log = Log::<G>::read(text).map_err(|error| failed(error.to_string()))?;
        let replay = Replay::new(game, &log).map_err(|error| failed(error.to_string()))?;
        replay.finish().map_err(|error| failed(error.to_string()))?;
        entries += log.entries().len();
        count += 1;
    }
    if count == 0 {
        return Err("there are no logs to replay".to_owned());
    }
    Ok(summary(count, entries))
}

fn summary(logs: usize, entries: usize) -> String {
    format!("{logs} logs with {entries} entries went as written")
}

/// Leaves a report in memory for good. Its place is taken at once, so that no half of it lies about.
fn leave(report: &str) {
    let mut text = String::with_capacity(BEGIN.len() + report.len() + END.len());
    for part in [BEGIN, report, END] {
        text.push_str(part);
    }
    black_box(text.leak());
}

#[cfg(not(target_arch = "wasm32"))]
mod host {
    use std::{
        env, fs, io,
        path::{Path, PathBuf},
        process::Command,
    };

    use wasmi::{Engine, Linker, Module, Store};

    use super::{BEGIN, END, LOGS, summary};

    /// Why the WebAssembly build did not replay the logs.
    #[derive(Debug, thiserror::Error)]
    pub enum WasmFailure {
        /// Files could not be read or written, or Cargo could not be started.
        #[error("{0}: {1}")]
        Io(PathBuf, io::Error),
        /// The package does not compile.
        #[error("`{package}` does not build for WebAssembly:\n{output}")]
        Build {
            /// The package.
            package: String,
            /// What Cargo said.
            output: String,
        },
        /// It is no program that could be run.
        #[error("`{package}` is no program for the interpreter: {error}")]
        Program {
            /// The package.
            package: String,
            /// What the interpreter said.
            error: wasmi::Error,
        },
        /// It ran, and a log went differently.
        #[error("in WebAssembly: {0}")]
        Diverged(String),
    }

    /// Builds the package with these logs for WebAssembly and runs it. Gives its report.
    ///
    /// # Errors
    /// It does not build, or a log goes differently there.
    pub fn replay(package: &str, logs: &[String]) -> Result<String, WasmFailure> {
        let program = build(package, logs)?;
        let (exit, report) = run(&program).map_err(|error| WasmFailure::Program { package: package.into(), error })?;
        // Each log has a header and a last line, all other lines are entries.
        let entries = logs.iter().map(|log| log.lines().count().saturating_sub(2)).sum();
        if exit == Some(0) && report == summary(logs.len(), entries) {
            Ok(report)
        } else {
            Err(WasmFailure::Diverged(report))
        }
    }

    fn build(package: &str, logs: &[String]) -> Result<Vec<u8>, WasmFailure> {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.join("target"), PathBuf::from);
        // A directory of its own: the one of the tests is locked while they are built.
        let target = target.join("wasm");
        let in_file = |path: &Path, error| WasmFailure::Io(path.to_owned(), error);
        fs::create_dir_all(&target).map_err(|error| in_file(&target, error))?;
        let file = target.join(format!("{package}-logs.txt"));
        fs::write(&file, logs.join("\n")).map_err(|error| in_file(&file, error))?;
        let cargo = PathBuf::from(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        let output = Command::new(&cargo)
            .current_dir(&workspace)
            .env(LOGS, &file)
            .args(["build", "--release", "--target", "wasm32-unknown-unknown", "--package", package, "--target-dir"])
            .arg(&target)
            .output()
            .map_err(|error| in_file(&cargo, error))?;
        if !output.status.success() {
            let output = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(WasmFailure::Build { package: package.to_owned(), output });
        }
        let program = target.join("wasm32-unknown-unknown/release").join(format!("{package}.wasm"));
        fs::read(&program).map_err(|error| in_file(&program, error))
    }

    /// Runs the program's `main`: its exit code, unless it was trapped, and what it left in memory.
    fn run(program: &[u8]) -> Result<(Option<i32>, String), wasmi::Error> {
        let engine = Engine::default();
        let module = Module::new(&engine, program)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        let main = instance.get_typed_func::<(i32, i32), i32>(&store, "main")?;
        let result = main.call(&mut store, (0, 0));
        let memory = instance.get_memory(&store, "memory");
        let report = memory.and_then(|memory| find_report(memory.data(&store)));
        let trap = result.as_ref().err().map(ToString::to_string);
        let report = report.or(trap).unwrap_or_else(|| "the program left no report".to_owned());
        Ok((result.ok(), report))
    }

    /// The last report in memory: the marks themselves lie before it, among the program's constants.
    fn find_report(memory: &[u8]) -> Option<String> {
        let at = memory.windows(BEGIN.len()).rposition(|window| window == BEGIN.as_bytes())?;
        let report = &memory[at + BEGIN.len()..];
        let end = report.windows(END.len()).position(|window| window == END.as_bytes())?;
        Some(String::from_utf8_lossy(&report[..end]).into_owned())
    }
}
