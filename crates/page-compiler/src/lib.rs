//! Compiles the programs of the page to WebAssembly.
//!
//! A crate of its own without heavy dependencies: the programs take as long to compile as the tool that makes a page of
//! them, so a command that needs both begins with both at once.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "table";

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Small and fast, compressed, works offline.
    Real,
    /// Built quickly; nothing is compressed and nothing kept for offline, so that a reload shows the last build.
    Dev,
}

/// Asks the compiler and not rustup, which may not be there; offline, nothing is asked of anybody.
fn ensure_target() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output().context("cannot start rustc")?;
    let sysroot = String::from_utf8(output.stdout).context("rustc names no sysroot")?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    let status = Command::new("rustup").args(["target", "add", TARGET]).status().context("cannot start rustup")?;
    if !status.success() {
        bail!("the compiler's target {TARGET} is missing and `rustup target add {TARGET}` failed");
    }
    Ok(())
}

/// A line of what cargo tells programs; all other kinds of lines lack the fields.
#[derive(Deserialize)]
struct CargoLine {
    #[serde(default)]
    filenames: Vec<PathBuf>,
}

/// Compiles the programs of all games, in one call so that they share what they can, and installs the compiler's target
/// first unless it is there.
///
/// # Errors
/// The target cannot be installed, or a program does not compile.
pub fn compile(mode: Mode) -> Result<Vec<PathBuf>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    ensure_target()?;
    let root = root();
    let profile = match mode {
        Mode::Real => "page",
        Mode::Dev => "page-dev",
    };
    let output = Command::new(cargo)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root, mode).join("\x1f"))
        .args(["build", "--package", PACKAGE, "--bins", "--target", TARGET, "--profile", profile])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the crate {PACKAGE} does not compile for {TARGET}");
    }
    let lines = String::from_utf8(output.stdout).context("cargo wrote no text")?;
    let artifacts = lines.lines().filter_map(|line| serde_json::from_str::<CargoLine>(line).ok());
    let files = artifacts.flat_map(|line| line.filenames);
    Ok(files.filter(|file| file.extension().is_some_and(|extension| extension == "wasm")).collect())
}

/// What the compiler is told besides what somebody asks of it anyway.
fn flags(root: &Path, mode: Mode) -> Vec<String> {
    let asked = env::var("RUSTFLAGS").unwrap_or_default();
    let mut flags: Vec<String> = asked.split_whitespace().map(str::to_owned).collect();
    // Views whose types are forgotten: much less code for the page, and much less time to compile it.
    flags.push("--cfg=erase_components".to_owned());
    // What the program is cut by.
    flags.push("-Clink-args=--emit-relocs".to_owned());
    if mode == Mode::Dev {
        return flags;
    }
    // Messages of a panic name source files. Nobody needs to know where ours are, and the page is the same everywhere.
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let libraries = cargo_home.map(|home| home.join("registry").join("src"));
    for (folder, name) in [(Some(root.to_owned()), "bottlecap"), (libraries, "lib")] {
        flags.extend(folder.map(|folder| format!("--remap-path-prefix={}={name}", folder.display())));
    }
    flags
}

/// The folder of the repository. Whoever compiles names it alike, or the compiler would begin again.
fn root() -> &'static Path {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir.ancestors().nth(2).unwrap_or(crate_dir)
}
