//! The same seed gives the same choice, and looking ahead helps.

use bots::{Bot, Level, Planner, Random};
use kernel::{Contributions, Decision, Game, Run, Seat, Secret, Viewer, advance, begin};
use shelter::{Shelter, options::Setup, state::State};

/// Plays a game of two and gives the final state and the decisions taken.
fn duel(game: &Shelter, number: u64, bots: &mut [&mut dyn Bot<Shelter>; 2]) -> (State, u32) {
    let mut run = Run::silent();
    let seed = Secret::from_number(number).seed(&Contributions::none());
    let mut state = begin(game, &Setup::for_players(2), seed, &mut run).expect("a good set-up");
    let mut decisions = 0;
    while let Some(asked) = run.decision.asked {
        let view = game.view(&state, Viewer::Seat(asked.seat));
        let answer = bots[asked.seat.index()].choose(game, &view, &run.decision, decisions).expect("an answer");
        advance(game, &mut state, &answer, &mut run).expect("no fault");
        decisions += 1;
    }
    (state, decisions)
}

#[test]
fn the_same_seed_chooses_the_same() {
    let game = shelf::shelter().unwrap();
    let play = |seed| duel(&game, 5, &mut [&mut Planner::new(seed, 8), &mut Random::new(seed)]);
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn a_thought_in_slices_comes_to_the_same_answer() {
    let game = shelf::shelter().unwrap();
    let mut run = Run::silent();
    let seed = Secret::from_number(4).seed(&Contributions::none());
    let mut state = begin(&game, &Setup::for_players(3), seed, &mut run).unwrap();
    let mut rng = kernel::QuickRng::new(4);
    for number in 0..60 {
        let asked = run.decision.asked.expect("a game lasts longer than this");
        let view = game.view(&state, Viewer::Seat(asked.seat));
        let level = Level::ALL[number as usize % 3];
        let whole = level.bot(9).choose(&game, &view, &run.decision, number);
        let mut slices = 0;
        let mut search = level.think(9, &view, &run.decision, number).unwrap();
        assert_eq!(search.is_done(), level == Level::Random);
        while !search.step(&game, rng.below(4) as u32) {
            slices += 1;
        }
        assert!(search.step(&game, 1), "a search that is done stays so");
        assert_eq!(search.answer(), whole);
        assert!(slices > 1 || level == Level::Random || run.decision.count() < 3);
        advance(&game, &mut state, &whole.expect("an answer"), &mut run).unwrap();
    }
    let view = game.view(&state, Viewer::Spectator);
    assert!(Level::ALL.iter().all(|level| level.think::<Shelter>(1, &view, &Decision::default(), 1).is_none()));
}

#[test]
fn a_planner_beats_random_clearly() {
    let game = shelf::shelter().unwrap();
    let mut won = 0;
    for number in 0..8 {
        let (mut planner, mut random) = (Planner::new(number, 24), Random::new(number));
        let seat = usize::from(number % 2 == 1);
        let mut bots: [&mut dyn Bot<Shelter>; 2] = [&mut planner, &mut random];
        bots.swap(0, seat);
        let (state, _) = duel(&game, number, &mut bots);
        let places = game.places(&state).unwrap();
        won += u32::from(places[seat] == 1 && places[1 - seat] == 2);
    }
    assert!(won >= 7, "won {won} of 8");
}

#[test]
fn levels_have_names_and_the_old_ones_are_known() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!("easy".parse(), Ok(Level::Novice));
    assert_eq!("hard".parse(), Ok(Level::Sharp));
    let unknown = "godlike".parse::<Level>().unwrap_err();
    assert_eq!(
        unknown.to_string(),
        "there is no level 'godlike'; the levels are random, novice, steady, sharp, ruthless"
    );
}

#[test]
fn nobody_asked_nothing_chosen() {
    let game = shelf::shelter().unwrap();
    let mut run = Run::<Shelter>::silent();
    let seed = Secret::from_number(1).seed(&Contributions::none());
    let state = begin(&game, &Setup::for_players(2), seed, &mut run).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::new(0)));
    assert_eq!(Planner::new(1, 8).choose(&game, &view, &Decision::default(), 1), None);
}

#[test]
fn looking_ahead_helps_in_the_wasteland_too() {
    let game = shelf::wasteland().unwrap();
    let scenario = game.content().scenarios.iter().position(|scenario| scenario.id == "two-wells").unwrap() as u8;
    let setup = wasteland::options::Setup { scenario, ..wasteland::options::Setup::of(2) };
    let (mut won, mut decided) = (0, 0);
    // A takeover beats both. Games that one of them wins are counted.
    for number in 0..60 {
        if decided == 6 {
            break;
        }
        let planner = number as usize % 2;
        let seed = Secret::from_number(number).seed(&Contributions::none());
        let mut run = Run::silent();
        let mut state = begin(&game, &setup, seed, &mut run).expect("a good set-up");
        let mut decisions = 0;
        while let Some(asked) = run.decision.asked {
            let view = game.view(&state, Viewer::Seat(asked.seat));
            let level = if asked.seat.index() == planner { Level::Steady } else { Level::Random };
            let answer = level.bot(number).choose(&game, &view, &run.decision, decisions).expect("an answer");
            advance(&game, &mut state, &answer, &mut run).expect("no fault");
            decisions += 1;
        }
        let winner = game.places(&state).and_then(|places| places.iter().position(|place| *place == 1));
        decided += u32::from(winner.is_some());
        won += u32::from(winner == Some(planner));
    }
    assert!(decided == 6 && won >= 5, "{won} of {decided}");
}
