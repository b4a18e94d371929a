//! The games keep every law of the conformance suite, for all numbers of players and all table options.

use conformance::{Effort, check, record, wasm};
use kernel::Game;
use shelter::Shelter;
use wasteland::{
    Wasteland,
    mode::Pick,
    options::{AgendaTarget, Setup},
};

/// Decisions after which a random game is taken to have no end. The longest of Shelter seen among 100 000 has some
/// 1 000, the longest of Wasteland some 6 000.
const MOST_DECISIONS: u32 = 15_000;

/// Games for each set-up, where `cargo xtask conformance` asks for some.
fn games_per_setup() -> Option<u32> {
    std::env::var("BOTTLECAP_GAMES").ok().and_then(|number| number.parse().ok())
}

fn keeps_every_law<G>(game: &G, setups: &[G::Setup], games_per_setup: u32)
where
    G: Game + Sync,
    G::Setup: Send + Sync,
{
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let reports = std::thread::scope(|scope| {
        let check_some = |first: usize| {
            let some: Vec<_> = setups.iter().skip(first).step_by(cores).cloned().collect();
            let effort = Effort { games_per_setup, seed: 1, most_decisions: MOST_DECISIONS };
            scope.spawn(move || check(game, &some, effort))
        };
        let running: Vec<_> = (0..cores).map(check_some).collect();
        running.into_iter().map(|thread| thread.join().expect("the suite catches panics")).collect::<Vec<_>>()
    });
    for report in reports {
        let report = report.unwrap_or_else(|failure| panic!("{failure}"));
        eprintln!("{report}");
        assert!(report.redone > 0 && report.scrambled > 0 && report.redealt > 0 && report.logs > 0, "{report}");
    }
}

#[test]
fn shelter_keeps_every_law() {
    let setups = shelter::options::Setup::variants();
    keeps_every_law(&shelf::shelter().unwrap(), &setups, games_per_setup().unwrap_or(1));
}

/// In an ordinary run each value of each option with one number of players; at length with all of them, but with half as
/// many games as of Shelter: they are three times as long.
fn wasteland_keeps_the_laws(game: &Wasteland, setups: &[Setup]) {
    match games_per_setup() {
        Some(games) => keeps_every_law(game, setups, games.div_ceil(2)),
        None => {
            let of_one_number = setups.len() / 4;
            let is_taken = |number: usize, setup: &Setup| number % of_one_number % 4 + 1 == usize::from(setup.players);
            let taken = setups.iter().enumerate().filter(|(number, setup)| is_taken(*number, setup));
            keeps_every_law(game, &taken.map(|(_, setup)| setup.clone()).collect::<Vec<_>>(), 1);
        }
    }
}

#[test]
fn wasteland_keeps_every_law() {
    let game = shelf::wasteland().unwrap();
    wasteland_keeps_the_laws(&game, &Setup::variants(game.content()));
}

/// What no card of the core pack uses must hold, too.
#[test]
fn every_word_of_wastelands_packs_keeps_every_law() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../wasteland/tests/pack");
    let files = pack::load_folder(folder.as_ref()).unwrap();
    let (content, _) = wasteland::reading::read(&[files]).unwrap();
    let game = Wasteland::new(content);
    let mut setups = Setup::variants(game.content());
    // So small a box has too few agenda cards for a group, unless that needs fewer.
    for setup in &mut setups {
        if let Pick::Coop(agreed) = &mut setup.mode {
            agreed.terms.required = 3;
            agreed.terms.options.agenda_target = AgendaTarget::Agreed;
        }
    }
    wasteland_keeps_the_laws(&game, &setups);
}

#[test]
fn recorded_games_go_the_same_in_webassembly() {
    let game = shelf::shelter().unwrap();
    let logs: Vec<String> = (2..=4)
        .flat_map(|players| (0..2).map(move |seed| (players, seed)))
        .map(|(players, seed)| {
            record(&game, &shelter::options::Setup::for_players(players), seed, MOST_DECISIONS).unwrap()
        })
        .collect();
    let report = wasm::replay("wasm-replay", &logs).unwrap();
    assert!(report.starts_with("6 logs with "), "{report}");

    // The same log with another secret is sealed well and still not the game that was played.
    let mut log = kernel::Log::<Shelter>::read(&logs[3]).unwrap();
    let secret = kernel::Secret::from_number(99);
    log.header.secret = Some(secret);
    log.header.commitment = secret.commitment();
    let failure = wasm::replay("wasm-replay", &[logs[0].clone(), log.write().unwrap()]).unwrap_err().to_string();
    assert!(failure.starts_with("in WebAssembly: log 1: entry 0 goes differently"), "{failure}");

    // Here, since two builds of the one program would get into each other's way.
    let game = shelf::wasteland().unwrap();
    let logs: Vec<String> =
        (1..=4).map(|players| record::<Wasteland>(&game, &Setup::of(players), 1, MOST_DECISIONS).unwrap()).collect();
    let report = wasm::replay("wasm-replay", &logs).unwrap();
    assert!(report.starts_with("4 logs with "), "{report}");
}
