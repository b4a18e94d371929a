//! Replays recorded games in WebAssembly, for `conformance::wasm::replay`. All logs are of one game.

use std::process::ExitCode;

use conformance::wasm::replay_all;
use kernel::Game;
use wasteland::Wasteland;

const LOGS: &str = include_str!(concat!(env!("OUT_DIR"), "/logs.txt"));

fn main() -> ExitCode {
    let of_wasteland = format!("\"game\":\"{}\"", Wasteland::ID);
    if LOGS.lines().next().is_some_and(|header| header.contains(&of_wasteland)) {
        return shelf::wasteland().map_or(ExitCode::FAILURE, |game| replay_all(&game, LOGS));
    }
    shelf::shelter().map_or(ExitCode::FAILURE, |game| replay_all(&game, LOGS))
}
