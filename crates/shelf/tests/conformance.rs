//! Shelter keeps every law of the conformance suite, for all numbers of players and all table options.

use conformance::{Effort, check, record, wasm};
use shelter::options::Setup;

/// Decisions after which a random game is taken to have no end. The longest seen among 100 000 has some 1 000.
const MOST_DECISIONS: u32 = 5_000;

/// Games for each set-up; `cargo xtask conformance` asks for more.
fn games_per_setup() -> u32 {
    std::env::var("BOTTLECAP_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(1)
}

#[test]
fn shelter_keeps_every_law() {
    let game = shelf::shelter().unwrap();
    let setups = Setup::variants();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let reports = std::thread::scope(|scope| {
        let check_some = |first: usize| {
            let some: Vec<_> = setups.iter().skip(first).step_by(cores).cloned().collect();
            let effort = Effort { games_per_setup: games_per_setup(), seed: 1, most_decisions: MOST_DECISIONS };
            let game = &game;
            scope.spawn(move || check(game, &some, effort))
        };
        let running: Vec<_> = (0..cores).map(check_some).collect();
        running.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    for report in reports {
        let report = report.unwrap_or_else(|failure| panic!("{failure}"));
        println!("{report}");
        assert!(report.redone > 0 && report.scrambled > 0 && report.redealt > 0 && report.logs > 0, "{report}");
    }
}

#[test]
fn recorded_games_go_the_same_in_webassembly() {
    let game = shelf::shelter().unwrap();
    let logs: Vec<String> = (2..=4)
        .flat_map(|players| (0..2).map(move |seed| (players, seed)))
        .map(|(players, seed)| record(&game, &Setup::for_players(players), seed, MOST_DECISIONS).unwrap())
        .collect();
    let report = wasm::replay("wasm-replay", &logs).unwrap();
    assert!(report.starts_with("6 logs with "), "{report}");

    // The same log with another secret is sealed well and still not the game that was played.
    let mut log = kernel::Log::<shelter::Shelter>::read(&logs[3]).unwrap();
    let secret = kernel::Secret::from_number(99);
    log.header.secret = Some(secret);
    log.header.commitment = secret.commitment();
    let failure = wasm::replay("wasm-replay", &[logs[0].clone(), log.write().unwrap()]).unwrap_err().to_string();
    assert!(failure.starts_with("in WebAssembly: log 1: entry 0 goes differently"), "{failure}");
}
