//! Who could do a quest when, where and with what effect; and what a survivor's things come to.

use kernel::Seat;

use super::board::{COAT, KNIFE, equip, game, position, put, view};
use crate::{
    choice::Reason,
    content::{EnemyType, Faction, Letter},
    effect::Side,
    map::Node,
    outlook::{Analysis, Figures, Moved, ObjectiveOutlook, Readiness, Shift},
    state::State,
};

const ME: Seat = Seat::new(0);
const YOU: Seat = Seat::new(1);
const WEST: Node = Node::new(0, 0);

/// The second quest, whose objective is a test in a settlement.
fn settled(state: &State) -> ObjectiveOutlook {
    let game = game();
    let seen = view(&game, state);
    let quests = Analysis::new(&game, &seen).unwrap().quests();
    quests.into_iter().find(|one| one.quest == 1).unwrap()
}

fn mine(stands: &ObjectiveOutlook) -> Readiness {
    stands.seats.iter().find(|(seat, _)| *seat == ME).unwrap().1
}

#[test]
fn a_deed_is_open_to_everybody_everywhere() {
    let game = game();
    let mut state = position(&game, 2);
    state.staged.stage(0);
    let seen = view(&game, &state);
    let quests = Analysis::new(&game, &seen).unwrap().quests();
    let [kill] = &quests[..] else { panic!("one quest is staged, with one objective: {quests:?}") };
    assert_eq!((kill.quest, kill.objective, kill.places), (0, 0, None));
    assert_eq!(kill.seats, [(ME, Readiness::Deed), (YOU, Readiness::Deed)]);
    assert_eq!(kill.moves, [Shift { what: Moved::Agendas, by: 1, perhaps: false }]);
}

#[test]
fn a_quest_action_waits_for_place_action_and_peace() {
    let game = game();
    let mut state = position(&game, 2);
    state.staged.stage(1);
    let stands = settled(&state);
    assert_eq!(stands.places.map(|places| places.iter().collect::<Vec<_>>()), Some(vec![WEST]));
    assert_eq!(stands.moves, [Shift { what: Moved::Power(Side::One(Faction::Shield)), by: 1, perhaps: false }]);
    // A step away, with one action to go there and one to do it.
    let lacks = Readiness::Lacks(Reason::WrongPlace);
    assert_eq!(stands.seats, [(ME, Readiness::After(1)), (YOU, lacks)]);
    state.turn.actions = 1;
    assert_eq!(mine(&settled(&state)), lacks);
    state.turn.points = 1;
    assert_eq!(mine(&settled(&state)), Readiness::After(0));
    state.player_mut(ME).at = WEST;
    assert_eq!(mine(&settled(&state)), Readiness::Now);
    state.turn.actions = 0;
    assert_eq!(mine(&settled(&state)), Readiness::NextTurn);
    let robot = put(&game, &mut state, EnemyType::Robot, 0, WEST);
    assert_eq!(mine(&settled(&state)), Readiness::Lacks(Reason::EnemyHere(robot)));
}

#[test]
fn figures_are_the_sum_of_all_that_a_survivor_has() {
    let game = game();
    let mut state = position(&game, 2);
    let figures = |state: &State| {
        let seen = view(&game, state);
        Analysis::new(&game, &seen).unwrap().figures(ME)
    };
    state.player_mut(ME).special = crate::content::Letters::only(Letter::S);
    let bare = Figures { inventory: 3, hand: Some(4), rerolls: 0, armor: 0, points: 2 };
    assert_eq!(figures(&state), bare);
    equip(&game, &mut state, ME, KNIFE);
    equip(&game, &mut state, ME, COAT);
    assert_eq!(figures(&state), Figures { rerolls: 1, armor: 1, ..bare });
}
