//! What is told about a choice before it is made.

use kernel::{Asked, Game, QuickRng, Run, Seat, Seed, Shape, advance, begin};

use super::board::{KNIFE, equip, game, position, put, view};
use crate::{
    choice::{Ask, Choice},
    content::{EncounterIcon, EnemyType},
    map::Node,
    options::Setup,
    outlook::{Analysis, Prospect, Terms},
    state::{ActiveEncounter, NONE, Opponent},
};

const ME: Seat = Seat::new(0);
const EAST: Node = Node::new(0, 1);
const NORTH_WEST: Node = Node::new(1, 0);
const NORTH_EAST: Node = Node::new(1, 1);

const fn asked(ask: Ask) -> Asked<Ask> {
    Asked { seat: ME, ask, shape: Shape::One }
}

#[test]
fn a_step_tells_its_cost_and_who_attacks() {
    let game = game();
    let mut state = position(&game, 1);
    let robot = put(&game, &mut state, EnemyType::Robot, 1, NORTH_EAST);
    let seen = view(&game, &state);
    let analysis = Analysis::new(&game, &seen).unwrap();
    let Some(Prospect::Step(east)) = analysis.prospect(asked(Ask::Turn), Choice::Step(NORTH_EAST)) else {
        panic!("a step is told")
    };
    assert_eq!((east.points, east.rads, east.kills), (2, 0, false));
    let by_it = analysis.fight_odds(ME, &Terms { action: false, ..Terms::with(Opponent::OnMap(robot)) }).unwrap();
    assert_eq!(east.fights.iter().map(|fight| (fight.foe, &fight.odds)).collect::<Vec<_>>(), [(robot, &by_it)]);
    assert_eq!(analysis.prospect(asked(Ask::Turn), Choice::Move), Some(Prospect::Points(2)));
    assert_eq!(analysis.prospect(asked(Ask::Turn), Choice::Camp), None);
}

/// Rads come before the fight, and may spare it.
#[test]
fn rads_of_the_terrain_count_in_the_fight_there() {
    let game = game();
    let mut state = position(&game, 1);
    let robot = put(&game, &mut state, EnemyType::Robot, 1, NORTH_WEST);
    for (rads, left, kills) in [(0, 15, false), (14, 1, false), (15, 0, true)] {
        state.player_mut(ME).rads = rads;
        let seen = view(&game, &state);
        let step = Analysis::new(&game, &seen).unwrap().step(ME, NORTH_WEST).unwrap();
        assert_eq!((step.rads, step.kills), (1, kills));
        let fights: Vec<_> = step.fights.iter().map(|fight| (fight.foe, fight.odds.bout)).collect();
        match fights[..] {
            [(foe, bout)] => assert_eq!((foe, bout.hp - bout.rads, kills), (robot, left, false)),
            _ => assert!(kills && fights.is_empty()),
        }
    }
}

#[test]
fn options_of_an_encounter_tell_their_odds() {
    let game = game();
    let mut state = position(&game, 1);
    let drawn = put(&game, &mut state, EnemyType::Human, 2, EAST);
    state.encounter = Some(ActiveEncounter {
        card: 0,
        seat: ME,
        icon: EncounterIcon::Wasteland,
        level: 1,
        option: NONE,
        trashed: false,
    });
    equip(&game, &mut state, ME, KNIFE);
    let seen = view(&game, &state);
    let analysis = Analysis::new(&game, &seen).unwrap();
    let of = |option| analysis.prospect(asked(Ask::Encounter), Choice::Option(option));
    let Some(Prospect::Test(test)) = of(0) else { panic!("a test") };
    assert_eq!((test.attempt.difficulty, test.attempt.dice), (2, None));
    let Some(Prospect::Draw(fights)) = of(1) else { panic!("a drawn enemy") };
    assert_eq!(fights.len(), 7, "of eight humans one lies on the map: {drawn}");
    assert!(fights.iter().all(|odds| odds.bout.rerolls == fights[0].bout.rerolls));
    assert_eq!((of(2), of(3)), (None, None));
}

/// Whatever is offered in random games, a prospect is told or not, but never in vain: odds add up, and rerolls have
/// some wherever they are offered.
#[test]
fn every_choice_of_random_games_can_be_looked_at() {
    let game = game();
    let (mut steps, mut rerolls, mut options) = (0, 0, 0);
    for seed in 0..12 {
        let mut run = Run::silent();
        let mut rng = QuickRng::new(seed);
        let setup = Setup { scenario: 1, ..Setup::of(1 + (seed % 4) as u8) };
        let mut state = begin(&game, &setup, Seed::from_number(seed), &mut run).unwrap();
        for _ in 0..600 {
            let Some(question) = run.decision.asked else { break };
            let view = game.view(&state, kernel::Viewer::Seat(question.seat));
            let analysis = Analysis::new(&game, &view).unwrap();
            for choice in &run.decision.options {
                let told = analysis.prospect(question, *choice);
                match choice {
                    Choice::Step(_) => {
                        assert!(matches!(told, Some(Prospect::Step(_))));
                        steps += 1;
                    }
                    Choice::Reroll(_) | Choice::Rest => {
                        assert!(matches!(told, Some(Prospect::Fight(_) | Prospect::Test(_))));
                        rerolls += 1;
                    }
                    Choice::Option(_) => options += usize::from(told.is_some()),
                    Choice::Fight(_) => assert!(matches!(told, Some(Prospect::Fight(_)))),
                    _ => {}
                }
            }
            let Some(answer) = run.decision.sample(&mut rng) else { break };
            advance(&game, &mut state, &answer, &mut run).unwrap();
        }
    }
    assert!(steps > 100 && rerolls > 20 && options > 20, "{steps} steps, {rerolls} rerolls, {options} options");
}
