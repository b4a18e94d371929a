//! Random games on the pack that knows every word and on the core pack: they end, and every state on the way is sound.

use std::path::Path;

use kernel::{Game as _, Quick, Run, Seed, Viewer, advance, begin};
use pack::load_folder;
use wasteland::{Wasteland, options::Setup, reading::read};

fn game(folder: &str) -> Wasteland {
    let files = load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("the pack lies there");
    let (content, _) = read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Wasteland::new(content)
}

#[test]
fn random_games_come_to_an_end_and_stay_sound() {
    play(&game("tests/pack"), 0);
}

#[test]
fn so_do_those_of_every_scenario_of_the_core_pack() {
    let game = game("../../packs/wasteland-core");
    for scenario in 0..game.content().scenarios.len() as u8 {
        play(&game, scenario);
    }
}

fn play(game: &Wasteland, scenario: u8) {
    for players in 1..=4 {
        for seed in 0..40 {
            let mut run = Run::silent();
            let mut whim = Quick::new(seed);
            let setup = Setup { scenario, ..Setup::of(players) };
            let mut state = begin(game, &setup, Seed::from_number(seed), &mut run)
                .unwrap_or_else(|error| panic!("{players} players, seed {seed}: {error:?}"));
            let mut decisions = 0u32;
            while let Some(answer) = run.decision.sample(&mut whim) {
                let before = state.clone();
                let asked = run.decision.asked;
                if let Err(fault) = advance(game, &mut state, &answer, &mut run) {
                    panic!(
                        "{players} players, seed {seed}, decision {decisions}: {fault}: {asked:?} {answer:?} {:?}",
                        before
                    );
                }
                if let Err(what) = game.audit(&state) {
                    panic!("{players} players, seed {seed}, decision {decisions}: {what}: {asked:?} {answer:?}");
                }
                decisions += 1;
                assert!(decisions < 200_000, "{players} players, seed {seed}: no end");
            }
            assert!(game.places(&state).is_some());
            let _ = game.view(&state, Viewer::Spectator);
        }
    }
}
