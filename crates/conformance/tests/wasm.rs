//! The toy game goes the same way in WebAssembly, and a log that does not is noticed.

#[allow(dead_code, reason = "the game can also be broken on purpose, which is not done here")]
mod toy;

use conformance::{record, wasm};
use toy::{Setup, Toy};

#[test]
fn recorded_games_go_the_same_in_webassembly() {
    let setup = |number: u64| Setup { seats: 2 + (number % 2) as u8, rounds: 5 };
    let logs: Vec<String> =
        (0..6).map(|number| record(&Toy::default(), &setup(number), number, 400).unwrap()).collect();
    let report = wasm::replay("wasm-replay", &logs).unwrap();
    assert!(report.starts_with("6 logs with "), "{report}");

    // The same log with another secret is sealed well and still not the game that was played.
    let mut log = kernel::Log::<Toy>::read(&logs[3]).unwrap();
    let secret = kernel::Secret::from_number(99);
    log.header.secret = Some(secret);
    log.header.commitment = secret.commitment();
    let failure = wasm::replay("wasm-replay", &[logs[0].clone(), log.write().unwrap()]).unwrap_err().to_string();
    assert!(failure.starts_with("in WebAssembly: log 1: entry 0 goes differently: what chance decided"), "{failure}");
}
