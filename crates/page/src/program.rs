//! The program of the page: compiled to WebAssembly, with the JavaScript that binds it to the browser.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use wasm_bindgen_cli_support::Bindgen;

use crate::Mode;

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "table";
/// The program of the page.
const PROGRAM: &str = "shelter-page";

/// What the compiler and wasm-bindgen made.
pub(crate) struct Program {
    pub(crate) wasm: Vec<u8>,
    pub(crate) js: String,
    /// The target folder of this build.
    pub(crate) target: PathBuf,
}

/// Compiles the page's crate, and installs the compiler's target first unless it is there.
pub(crate) fn build(root: &Path, mode: Mode) -> Result<Program> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    ensure_target()?;
    let module = compile(&cargo, root, mode)?;
    let target = module.ancestors().nth(3).context("the compiler put the program at an unexpected place")?.to_owned();
    let (js, wasm) = bind(&module, mode)?;
    Ok(Program { wasm, js, target })
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
    target: Option<CargoTarget>,
    #[serde(default)]
    filenames: Vec<PathBuf>,
}

#[derive(Deserialize)]
struct CargoTarget {
    name: String,
}

fn compile(cargo: &OsString, root: &Path, mode: Mode) -> Result<PathBuf> {
    let profile = match mode {
        Mode::Real => "page",
        Mode::Dev => "page-dev",
    };
    let output = Command::new(cargo)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root, mode).join("\x1f"))
        .args(["build", "--package", PACKAGE, "--bin", PROGRAM, "--target", TARGET, "--profile", profile])
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
    artifacts
        .filter(|line| line.target.as_ref().is_some_and(|target| target.name == PROGRAM))
        .flat_map(|line| line.filenames)
        .find(|file| file.extension().is_some_and(|extension| extension == "wasm"))
        .context("cargo names no program")
}

/// What the compiler is told besides what somebody asks of it anyway.
fn flags(root: &Path, mode: Mode) -> Vec<String> {
    let asked = env::var("RUSTFLAGS").unwrap_or_default();
    let mut flags: Vec<String> = asked.split_whitespace().map(str::to_owned).collect();
    // Views whose types are forgotten: much less code for the page, and much less time to compile it.
    flags.push("--cfg=erase_components".to_owned());
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

fn bind(module: &Path, mode: Mode) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    let is_real = mode == Mode::Real;
    bindgen.input_path(module).out_name(PACKAGE).typescript(false).omit_default_module_path(true);
    bindgen.demangle(!is_real).remove_name_section(is_real).remove_producers_section(is_real).keep_debug(false);
    let mut output = bindgen.web(true)?.generate_output().context("wasm-bindgen failed")?;
    // Every crate with bindings is listed, most of them with nothing.
    let brought = output.snippets().iter().filter(|(_, files)| !files.is_empty()).map(|(name, _)| name);
    let brought: Vec<&String> = brought.chain(output.local_modules().keys()).collect();
    if !brought.is_empty() {
        bail!("a crate brings JavaScript of its own, which the page does not serve: {brought:?}");
    }
    let js = output.js().to_owned();
    Ok((js, output.wasm_mut().emit_wasm()))
}
