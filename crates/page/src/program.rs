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

use crate::{
    Mode,
    games::{GAMES, Game},
};

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "table";

/// What the compiler made of all games.
pub(crate) struct Compiled {
    /// In the order of the games.
    pub(crate) modules: Vec<PathBuf>,
    /// The target folder of this build.
    pub(crate) target: PathBuf,
}

/// What wasm-bindgen made of a game.
pub(crate) struct Program {
    pub(crate) wasm: Vec<u8>,
    pub(crate) js: String,
}

/// Compiles the program of each game, and installs the compiler's target first unless it is there.
pub(crate) fn compile_all(root: &Path, mode: Mode) -> Result<Compiled> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    ensure_target()?;
    let built = compile(&cargo, root, mode)?;
    let module = |game: &Game| {
        let module = built.iter().find(|file| file.file_stem().is_some_and(|stem| stem == game.program));
        module.cloned().with_context(|| format!("cargo names no program {}", game.program))
    };
    let modules = GAMES.iter().map(module).collect::<Result<Vec<PathBuf>>>()?;
    let target = modules.first().and_then(|module| module.ancestors().nth(3)).map(Path::to_owned);
    Ok(Compiled { modules, target: target.context("the compiler put the program at an unexpected place")? })
}

/// The programs as a browser takes them, in the order of the games.
pub(crate) fn bind_all(compiled: &Compiled, mode: Mode) -> Result<Vec<(&'static Game, Program)>> {
    let games = GAMES.iter().zip(&compiled.modules);
    games.map(|(game, module)| Ok((game, bind(game, module, mode)?))).collect()
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

/// The programs of all games, in one call so that they share what they can.
fn compile(cargo: &OsString, root: &Path, mode: Mode) -> Result<Vec<PathBuf>> {
    let profile = match mode {
        Mode::Real => "page",
        Mode::Dev => "page-dev",
    };
    let output = Command::new(cargo)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root, mode).join("\x1f"))
        .args(["build", "--package", PACKAGE, "--target", TARGET, "--profile", profile])
        .args(GAMES.iter().flat_map(|game| ["--bin", game.program]))
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

fn bind(game: &Game, module: &Path, mode: Mode) -> Result<Program> {
    let mut bindgen = Bindgen::new();
    let is_real = mode == Mode::Real;
    bindgen.input_path(module).out_name(game.id).typescript(false).omit_default_module_path(true);
    bindgen.demangle(!is_real).remove_name_section(is_real).remove_producers_section(is_real).keep_debug(false);
    let mut output = bindgen.web(true)?.generate_output().context("wasm-bindgen failed")?;
    // Every crate with bindings is listed, most of them with nothing.
    let brought = output.snippets().iter().filter(|(_, files)| !files.is_empty()).map(|(name, _)| name);
    let brought: Vec<&String> = brought.chain(output.local_modules().keys()).collect();
    if !brought.is_empty() {
        bail!("a crate brings JavaScript of its own, which the page does not serve: {brought:?}");
    }
    let js = if is_real { without_comments(output.js()) } else { output.js().to_owned() };
    Ok(Program { js, wasm: output.wasm_mut().emit_wasm() })
}

/// The bindings without what only people read. wasm-bindgen writes comments on lines of their own.
fn without_comments(js: &str) -> String {
    let mut is_comment = false;
    let lines = js.lines().map(str::trim).filter(|line| {
        is_comment |= line.starts_with("/**");
        let is_code = !is_comment && !line.is_empty() && !line.starts_with("//");
        is_comment &= !line.ends_with("*/");
        is_code
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_code_stays() {
        let js = "/**\n * @returns {number}\n */\n  get a() {\n\n    return 1; // one\n}\n/** one */\n// two\n}";
        assert_eq!(without_comments(js), "get a() {\nreturn 1; // one\n}\n}\n");
    }
}
