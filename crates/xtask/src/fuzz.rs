//! `cargo xtask fuzz`: feeds the engine with whatever a fuzzer thinks of.
//!
//! The targets are those of `cargo fuzz`, which needs to be installed and a nightly compiler for its sanitizers. Safe
//! Rust has little use for those, so they are built here with the coverage counters alone, which any compiler can do.

use std::{fs, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    packages::{self, on_path},
    tasks::{Call, cargo},
};

/// The targets, each with the options of its fuzzer and a folder of inputs to begin with.
const TARGETS: [(&str, &[&str], Option<&str>); 4] = [
    // A game is some hundreds of answers long.
    ("shelter_moves", &["-len_control=0", "-max_len=2048"], None),
    ("wasteland_moves", &["-len_control=0", "-max_len=4096"], None),
    ("saved", &[], None),
    ("packs", &["-max_len=16384"], Some("packs/wasteland-core")),
];

/// Counters at every edge of the control flow, with the table that tells where they are.
const COUNTERS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                        -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                        -Cllvm-args=-sanitizer-coverage-pc-table";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let seconds = match arguments {
        [] => 60,
        [number] => number.parse().with_context(|| format!("`{number}` is no number of seconds"))?,
        _ => bail!("`fuzz` takes one number; see `cargo xtask help`"),
    };
    fuzz(seconds)
}

/// Runs every target for so many seconds; fails at the first input that breaks something, and says where it lies.
pub(crate) fn fuzz(seconds: u32) -> Result<()> {
    // The fuzzer itself is written in C++.
    let compiler = || ["c++", "g++", "clang++"].into_iter().any(|name| on_path(name).is_some());
    if !compiler() {
        packages::install("a compiler of C++", &[&["g++"]]);
    }
    if !compiler() {
        bail!("the fuzzer needs a compiler of C++; install one, for example with `apt-get install g++`");
    }
    // Named, so that the flags do not reach what runs during the build.
    let host = host()?;
    let build = ["--release", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target/fuzz", "--target", &host];
    for (target, options, seeds) in TARGETS {
        let corpus = format!("target/fuzz/corpus/{target}");
        fs::create_dir_all(&corpus).with_context(|| format!("cannot make the folder {corpus}"))?;
        let call: Call = cargo(&["run"]).arguments(&build).arguments(&["--bin", target, "--", &corpus]);
        let call = seeds.into_iter().fold(call, |call, seeds| call.arguments(&[seeds]));
        let call = call.arguments(options).arguments(&[
            format!("-max_total_time={seconds}"),
            format!("-artifact_prefix=target/fuzz/{target}-"),
            "-print_final_stats=1".to_owned(),
            "-verbosity=0".to_owned(),
        ]);
        call.setting("RUSTFLAGS", COUNTERS.to_owned()).run()?;
    }
    Ok(())
}

/// The platform of this compiler.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("cannot start rustc")?;
    let text = String::from_utf8(output.stdout).context("rustc wrote no text")?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say what it runs on")
}
