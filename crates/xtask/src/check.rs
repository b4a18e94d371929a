//! `cargo xtask test`: everything that must hold before a change is accepted.
//!
//! All steps use the dev profile and none sets `RUSTFLAGS`, so that each finds the builds of the one before. Release
//! would run the examples faster, and cost more than it saves: a second build of every crate, with link-time
//! optimization.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

use crate::{
    rules,
    steps::{Step, bottlecap, call, cargo, run_all},
};

const WASM: &str = "wasm32-unknown-unknown";

/// The game whose every rule must be proven by an example.
const REQUIRED: &str = "S";

pub(crate) fn run() -> Result<()> {
    run_all(&[
        Step { name: "the WebAssembly target", run: wasm_target },
        Step { name: "format", run: || cargo(&["fmt", "--all", "--check"]).run() },
        Step { name: "clippy", run: clippy },
        Step { name: "tests", run: || cargo(&["test", "--workspace", "--", "--quiet"]).run() },
        Step { name: "examples", run: || bottlecap(&["example", "run", "examples"]).run() },
        Step { name: "packs", run: packs },
        Step { name: "rules", run: || rules::report(rules::Form::Text, &[REQUIRED.to_owned()]) },
    ])
}

/// Installs the target of the web table, unless the toolchain has it, with or without rustup.
fn wasm_target() -> Result<()> {
    let (sysroot, _) = call("rustc", &["--print", "sysroot"]).output()?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(WASM).is_dir() {
        return Ok(());
    }
    call("rustup", &["target", "add", WASM]).run()
}

fn clippy() -> Result<()> {
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]).run()
}

fn packs() -> Result<()> {
    let mut packs = Vec::new();
    for entry in fs::read_dir("packs").context("cannot read the folder packs")? {
        let path = entry.context("cannot read the folder packs")?.path();
        if path.is_dir() {
            packs.push(path.display().to_string());
        }
    }
    if packs.is_empty() {
        bail!("there is no pack in the folder packs");
    }
    packs.sort_unstable();
    bottlecap(&["check"]).arguments(&packs).run()
}
