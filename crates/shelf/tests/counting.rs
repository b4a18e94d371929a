//! How many different stories a few decisions can tell. A number that changes shows a change of the rules, or of the
//! pack, that somebody must have meant.

use kernel::{Decision, Game, Legal, Outcome, RiggedChance, Run, Seed, advance, begin, decide};
use wasteland::{Wasteland, choice::Ask, example::Example};

/// How chance goes in a story.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chance {
    /// As the seed says.
    Seeded,
    /// Dice fall in every way, each a story of its own; only shuffles go as the seed says.
    EveryRoll,
}

/// The number of sequences of `depth` answers from a position. What the dice do after the last answer is not counted.
fn stories<G: Game>(game: &G, state: &G::State, depth: u32, chance: Chance) -> u64 {
    let mut decision = Decision::default();
    decide(game, state, &mut decision);
    if depth == 1 {
        return decision.count();
    }
    let after = |answer| match chance {
        Chance::Seeded => vec![played(game, state, &answer, &[]).0],
        Chance::EveryRoll => every_roll(game, state, &answer),
    };
    decision.answers().flat_map(after).map(|next| stories(game, &next, depth - 1, chance)).sum()
}

/// The numbers of stories with one answer, two and so on.
fn counted<G: Game>(game: &G, state: &G::State, depth: u32, chance: Chance) -> Vec<u64> {
    (1..=depth).map(|depth| stories(game, state, depth, chance)).collect()
}

/// The states that an answer leads to, one for each way in which the dice can fall.
fn every_roll<G: Game>(game: &G, state: &G::State, answer: &Legal<G::Choice>) -> Vec<G::State> {
    let mut states = Vec::new();
    let mut begun: Vec<Vec<u8>> = vec![Vec::new()];
    while let Some(dice) = begun.pop() {
        let (next, rolls) = played(game, state, answer, &dice);
        let mut decided = 0;
        let undecided = rolls.into_iter().find(|roll| {
            decided += roll;
            decided > dice.len()
        });
        match undecided {
            None => states.push(next),
            Some(roll) => begun.extend(falls(roll).map(|fall| [&dice[..], &fall].concat())),
        }
    }
    states
}

/// All ways in which so many dice can fall.
fn falls(dice: usize) -> impl Iterator<Item = Vec<u8>> {
    (0..6usize.pow(dice as u32))
        .map(move |number| (0..dice as u32).map(|die| (number / 6usize.pow(die) % 6) as u8 + 1).collect())
}

/// Plays an answer with the first dice decided beforehand: what it leads to, and how many dice each roll had.
fn played<G: Game>(game: &G, state: &G::State, answer: &Legal<G::Choice>, dice: &[u8]) -> (G::State, Vec<usize>) {
    let mut next = state.clone();
    let mut run = Run::recording();
    run.rig(RiggedChance { dice: dice.iter().copied().collect(), ..RiggedChance::default() });
    advance(game, &mut next, answer, &mut run).expect("the answer is listed");
    let outcomes = run.take_record().outcomes;
    let rolls = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::Rolled(dice) => Some(dice.len()),
        Outcome::Shuffled(_) => None,
    });
    (next, rolls.collect())
}

#[test]
fn the_number_of_stories_in_shelter_is_known() {
    let game = shelf::shelter().unwrap();
    let of_players = |players| {
        let setup = shelter::options::Setup::for_players(players);
        let state = begin(&game, &setup, Seed::from_number(1), &mut Run::silent()).unwrap();
        counted(&game, &state, 4, Chance::Seeded)
    };
    assert_eq!([2, 3, 4].map(of_players), [[7, 24, 113, 491], [7, 24, 113, 435], [7, 24, 113, 434]]);
}

/// The beginning and the first turn, with a small pack that knows every word.
#[test]
fn the_number_of_stories_in_wasteland_is_known() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../wasteland/tests/pack");
    let files = pack::load_folder(folder.as_ref()).unwrap();
    let (content, _) = wasteland::reading::read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let game = Wasteland::new(content);
    let of_players = |players| {
        let setup = wasteland::options::Setup::of(players);
        let mut run = Run::silent();
        let mut state = begin(&game, &setup, Seed::from_number(1), &mut run).unwrap();
        let set_up = counted(&game, &state, 4, Chance::Seeded);
        while run.decision.asked.is_some_and(|asked| asked.ask != Ask::Turn) {
            let first = run.decision.nth(0).expect("somebody is asked");
            advance(&game, &mut state, &first, &mut run).expect("the answer is listed");
        }
        (set_up, counted(&game, &state, 5, Chance::Seeded))
    };
    let expected = [
        ([6, 30, 96, 458], [4, 18, 80, 314, 1202]),
        ([6, 30, 150, 600], [4, 22, 116, 545, 2531]),
        ([6, 30, 150, 600], [4, 22, 118, 582, 2836]),
        ([6, 30, 150, 600], [4, 23, 128, 652, 3249]),
    ];
    assert_eq!([1, 2, 3, 4].map(of_players), expected.map(|(set_up, turns)| (set_up.to_vec(), turns.to_vec())));
}

/// The stories of a position that is written down as an example.
fn in_position(given: &str, depth: u32) -> Vec<u64> {
    let text = format!(
        r#"
        game wasteland
        title "A position"
        title-ru "Положение"
        proves W-TURN-01
        weapon club home=loot value=2 {{ letters S }}
        encounter cellar back=wasteland {{
            option {{
                test C A 2
                succeed {{ caps 1 }}
                fail {{ damage 1 }}
            }}
            option {{ do {{ caps 1 }} }}
        }}
        given {{
            {given}
        }}
        then {{ turn A }}
        "#
    );
    let example = Example::read("position.kdl", &text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let table = example.table().unwrap_or_else(|mistakes| panic!("{mistakes}"));
    counted(&**table.game(), table.state(), depth, Chance::EveryRoll)
}

#[test]
fn the_number_of_stories_on_an_empty_map_is_known() {
    assert_eq!(in_position("A at=camp.b", 4), [4, 19, 91, 376]);
}

#[test]
fn the_number_of_stories_of_a_fight_is_known() {
    assert_eq!(in_position("A at=camp.a special=\"S P\" equipped=club\nenemy robot-3 at=camp.a", 3), [5, 1747, 282177]);
}

#[test]
fn the_number_of_stories_of_an_encounter_with_a_test_is_known() {
    assert_eq!(in_position("A at=town.b special=C", 4), [5, 22, 1820, 300181]);
}

#[test]
fn the_number_of_stories_of_a_trade_is_known() {
    assert_eq!(in_position("A at=camp.a caps=2 inventory=club\nB at=camp.a caps=1", 5), [5, 24, 115, 493, 2001]);
}
