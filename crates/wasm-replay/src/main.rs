//! Replays recorded games of Shelter in WebAssembly, for `conformance::wasm::replay`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match shelf::shelter() {
        Ok(game) => conformance::wasm::replay_all(&game, include_str!(concat!(env!("OUT_DIR"), "/logs.txt"))),
        Err(_) => ExitCode::FAILURE,
    }
}
