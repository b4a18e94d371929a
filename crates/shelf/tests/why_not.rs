//! Every space, room and item that cannot be used now says why, with a rule that exists; what can be used does not.

use kernel::{Game, QuickRng, Run, Seat, Seed, advance, begin, rule};
use shelter::{Shelter, choice::Choice, options::Setup, vault::SpaceRef};

/// Everything on the table that could be used at some time.
fn everything(game: &Shelter) -> Vec<Choice> {
    let spaces = (0..64).filter_map(SpaceRef::from_index).map(Choice::Place);
    let items =
        (0..game.content().items.len() as u8).flat_map(|card| [0, 1].map(|ability| Choice::Use { card, ability }));
    let rooms = (0..game.content().rooms.len() as u8).map(Choice::Room);
    spaces.chain(items).chain(rooms).collect()
}

#[test]
fn whatever_is_not_offered_says_why() {
    let game = shelf::shelter().unwrap();
    let rulebook = shelf::rulebook().unwrap();
    let everything = everything(&game);
    let mut run = Run::silent();
    let mut asked_why = 0;
    for players in 2..=4 {
        let mut rng = QuickRng::new(players as u64);
        let mut state = begin(&game, &Setup::for_players(players), Seed::from_number(7), &mut run).unwrap();
        while let Some(asked) = run.decision.asked {
            for seat in (0..players as u8).map(Seat::new) {
                for choice in &everything {
                    let offered = seat == asked.seat && run.decision.options.contains(choice);
                    match game.why_not(&state, seat, *choice) {
                        None => assert!(offered, "{choice:?} is not offered and nothing is said to stand in its way"),
                        Some(because) => {
                            assert!(!offered, "{choice:?} is offered and yet: {because:?}");
                            assert!(rulebook.contains(because.rule.as_str()), "{because:?}");
                            asked_why += 1;
                        }
                    }
                }
            }
            let answer = run.decision.sample(&mut rng).unwrap();
            advance(&game, &mut state, &answer, &mut run).unwrap();
        }
        let because = game.why_not(&state, Seat::new(0), Choice::Pass).unwrap();
        assert_eq!(because.rule, rule!("S-END-03"));
    }
    assert!(asked_why > 100_000, "{asked_why}");
}
