//! How many different stories a few decisions can tell. A number that changes shows a change of the rules, or of the
//! core pack, that somebody must have meant.

use kernel::{Decision, Run, Seed, advance, begin, decide};
use shelter::{Shelter, options::Setup, state::State};

/// The number of sequences of `depth` answers from a position; chance goes as the seed says.
fn stories(game: &Shelter, state: &State, depth: u32) -> u64 {
    let mut decision = Decision::default();
    decide(game, state, &mut decision);
    if depth == 1 {
        return decision.count();
    }
    let mut run = Run::silent();
    decision
        .answers()
        .map(|answer| {
            let mut next = state.clone();
            advance(game, &mut next, &answer, &mut run).expect("the answer is listed");
            stories(game, &next, depth - 1)
        })
        .sum()
}

#[test]
fn the_number_of_stories_is_known() {
    let game = shelf::shelter().unwrap();
    let mut run = Run::silent();
    let mut counted = Vec::new();
    for players in 2..=4 {
        let state = begin(&game, &Setup::for_players(players), Seed::from_number(1), &mut run).unwrap();
        counted.push((1..=4).map(|depth| stories(&game, &state, depth)).collect::<Vec<_>>());
    }
    assert_eq!(counted, [[7, 25, 118, 523], [7, 25, 118, 467], [7, 25, 118, 466]]);
}
