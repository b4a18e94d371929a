//! Replays recorded games of the toy game, for `conformance::wasm::replay`.

#[allow(dead_code, reason = "the game can also be broken on purpose, which is not done here")]
#[path = "../../conformance/tests/toy/mod.rs"]
mod toy;

use std::process::ExitCode;

fn main() -> ExitCode {
    conformance::wasm::replay_all(&toy::Toy::default(), include_str!(concat!(env!("OUT_DIR"), "/logs.txt")))
}
