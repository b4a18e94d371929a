//! Random games on the pack that knows every word and on the core pack: they end, and every state on the way is sound.

use std::path::Path;

use kernel::{Answer, Game as _, QuickRng, Run, Seed, Viewer, advance, begin};
use pack::{Mistakes, load_folder};
use wasteland::{
    Wasteland,
    choice::Choice,
    content::MOST_PLACES,
    options::Setup,
    reading::{read, read_definitions},
};

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

/// A map with as many places as there can be, and tiles with as many spaces.
#[test]
fn the_largest_map_is_played() {
    let rows =
        "aaaaabbbb aaaaabbbbbb cccccdddddddd cccccccdddddddd eeeeeeeefffffff eeeeeefffffff ggggghhhhhh ggggghhhh";
    let spaces: String = ('a'..='h').map(|letter| format!("space {letter} enemies=robot; ")).collect();
    let tiles = (1..MOST_PLACES).map(|at| format!("tile wide-{at} back=deadly {{ drawing {rows}; {spaces} }}\n"));
    // The last ones lie beside the start.
    let places = (1..MOST_PLACES).rev().map(|at| format!("place q={} r={} deadly; ", at % 8, at / 8));
    let definitions = format!(
        "{} scenario wide {{ place q=0 r=0 tile=crossroads-camp start; {} faction star a; faction shield b; \
         stage lost-caravan; track {{ x 1 1 1 1 1 1 1 1; y 1 1 1 1 1 1 1 1 }} }}",
        tiles.collect::<String>(),
        places.collect::<String>(),
    );
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("wide.kdl", &definitions, &mut mistakes);
    let content = read_definitions(&nodes, game("tests/pack").content(), &mut mistakes);
    assert!(!mistakes.has_errors(), "{mistakes}");
    let scenario = content.scenarios.len() as u8 - 1;
    let game = Wasteland::new(content);
    play(&game, scenario);
    // Whoever explores gets to places with large numbers.
    let mut run = Run::silent();
    let mut rng = QuickRng::new(1);
    let mut state = begin(&game, &Setup { scenario, ..Setup::of(2) }, Seed::from_number(2), &mut run).expect("allowed");
    let mut highest = 0;
    for _ in 0..40_000 {
        let explores = run.decision.answers().find(|legal| matches!(legal.answer(), Answer::One(Choice::Explore(_))));
        let Some(answer) = explores.or_else(|| run.decision.sample(&mut rng)) else { break };
        if let Answer::One(Choice::Explore(place)) = answer.answer() {
            highest = highest.max(*place);
        }
        advance(&game, &mut state, &answer, &mut run).expect("the rules hold");
        game.audit(&state).and_then(|()| game.audit_kept(&state)).expect("the state is sound");
    }
    assert!(highest > 32, "the last place explored is {highest}");
}

fn play(game: &Wasteland, scenario: u8) {
    for players in 1..=4 {
        for seed in 0..40 {
            let mut run = Run::silent();
            let mut rng = QuickRng::new(seed);
            let setup = Setup { scenario, ..Setup::of(players) };
            let mut state = begin(game, &setup, Seed::from_number(seed), &mut run)
                .unwrap_or_else(|error| panic!("{players} players, seed {seed}: {error:?}"));
            let mut decisions = 0u32;
            while let Some(answer) = run.decision.sample(&mut rng) {
                let before = state.clone();
                let asked = run.decision.asked;
                if let Err(fault) = advance(game, &mut state, &answer, &mut run) {
                    panic!(
                        "{players} players, seed {seed}, decision {decisions}: {fault}: {asked:?} {answer:?} {:?}",
                        before
                    );
                }
                if let Err(what) = game.audit(&state).and_then(|()| game.audit_kept(&state)) {
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
