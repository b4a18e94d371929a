//! What a search says of its answers, and what it finds in games that were played.

use std::sync::Arc;

use bots::{Evaluate, Level, Planner, Review};
use kernel::{Contributions, Kind, Seat, Secret, Table, Timeline, Viewer};
use shelter::{Shelter, options::Setup};

/// A game in which the first seat plays well and the second at random.
fn played() -> Table<Shelter> {
    let game = Arc::new(shelf::shelter().expect("the pack is sound"));
    let begun = Table::begin(game, Setup::for_players(2), Secret::from_number(2), Contributions::none());
    let mut table = begun.map_err(|_| "refused").expect("a good set-up");
    while let Some(asked) = table.decision().asked {
        let level = if asked.seat == Seat::new(0) { Level::Steady } else { Level::Random };
        let (view, number) = (table.view(Viewer::Seat(asked.seat)), table.decision_number());
        let answer = level.bot::<Shelter>(1).choose(table.game(), &view, table.decision(), number).expect("an answer");
        table.play(asked.seat, number, answer.answer()).map(drop).map_err(|_| "refused").expect("it is legal");
    }
    table
}

#[test]
fn a_search_says_what_it_expects() {
    let game = shelf::shelter().unwrap();
    let begun = Table::begin(&game, Setup::for_players(2), Secret::from_number(2), Contributions::none());
    let table = begun.map_err(|_| "refused").expect("a good set-up");
    let asked = table.decision().asked.expect("somebody is asked");
    let view = table.view(Viewer::Seat(asked.seat));
    let mut search = Planner::new(1, 1_000).explain::<Shelter>(&view, table.decision(), 1).expect("somebody is asked");
    while !search.step(&game, 64) {}
    let prospects = search.prospects(3);
    assert_eq!(prospects.len(), 3);
    assert!(prospects[0].visits >= prospects[2].visits && prospects[0].visits > 50, "{prospects:?}");
    assert!(prospects[0].worth >= prospects[1].worth, "{prospects:?}");
    assert!(!prospects[0].line.is_empty(), "{prospects:?}");
    // Rounds go by in an iteration, and happiness grows.
    let happiness = Shelter::TERMS.iter().position(|term| *term == "happiness").unwrap();
    assert!(prospects[0].terms[happiness] > 20, "{prospects:?}");
    // Explaining changes nothing.
    let mut silent = Planner::new(1, 1_000).think::<Shelter>(&view, table.decision(), 1).expect("somebody is asked");
    while !silent.step(&game, 1_000) {}
    assert_eq!(silent.answer().map(kernel::Legal::into_answer), Some(prospects[0].answer.clone()));
}

#[test]
fn the_costliest_moves_are_those_of_the_random_player() {
    let table = played();
    let log = table.log().clone();
    let mut timeline = Timeline::new(Arc::clone(table.game()), log.clone()).expect("it can be replayed");
    assert!(timeline.step(u32::MAX).expect("it goes as it went"));
    let reviewed = |seat: Option<Seat>, slice: u32| {
        let mut review = Review::new(&timeline, seat, 60, 5);
        assert!(review.left() > 20);
        let mut before = review.progress();
        assert_eq!(before.0, 0);
        while !review.step(&timeline, slice) {
            let now = review.progress();
            assert!(now.0 >= before.0 && now.0 <= now.1 && now.1 == before.1, "{before:?} {now:?}");
            before = now;
        }
        assert_eq!(review.left(), 0);
        review.missteps().to_vec()
    };
    let found = reviewed(None, u32::MAX);
    assert_eq!(found.len(), 5);
    assert!(found.windows(2).all(|pair| pair[0].cost >= pair[1].cost), "{found:?}");
    let blamed = found.iter().filter(|misstep| misstep.seat == Seat::new(1)).count();
    assert!(blamed >= 4, "{found:?}");
    for misstep in &found {
        assert!(misstep.cost > 0 && misstep.played != misstep.better);
        let entry = &log.entries()[misstep.entry as usize];
        assert_eq!(entry.kind, Kind::Move { seat: misstep.seat, answer: misstep.played.clone() });
    }
    // In slices, and of one seat alone.
    let [sliced, whole] = [7, u32::MAX].map(|slice| reviewed(Some(Seat::new(1)), slice));
    assert_eq!(sliced, whole);
    assert!(whole.len() == 5 && whole.iter().all(|misstep| misstep.seat == Seat::new(1)), "{whole:?}");
}
