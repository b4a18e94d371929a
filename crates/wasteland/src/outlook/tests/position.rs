//! What is told about small positions.

use kernel::{Game, Seat, Seats, Viewer};

use super::board::{COAT, KNIFE, RIFLE, SCOPE, equip, game, lay_down, position, put, view};
use crate::{
    content::{Back, EnemyType, Letter, Letters, PowerSpace, Trait},
    frame::{FightStep, Frame, What},
    map::Node,
    outlook::{Analysis, Deed, Fraction, Secret, Stage, Terms, Way},
    state::{Fight, Opponent},
};

const ME: Seat = Seat::new(0);
const YOU: Seat = Seat::new(1);

/// The start is two halves; its east is beside both halves of the north (place 1) and the south (place 4).
const WEST: Node = Node::new(0, 0);
const EAST: Node = Node::new(0, 1);
const NORTH_WEST: Node = Node::new(1, 0);
const NORTH_EAST: Node = Node::new(1, 1);
const SOUTH_EAST: Node = Node::new(4, 1);

#[test]
fn reach_counts_points_actions_and_dangers() {
    let game = game();
    let mut state = position(&game, 2);
    let robot = put(&game, &mut state, EnemyType::Robot, 1, NORTH_EAST);
    let human = put(&game, &mut state, EnemyType::Human, 0, WEST);
    let view = view(&game, &state);
    let analysis = Analysis::new(&game, &view).unwrap();
    let reach = analysis.reach(ME);
    assert_eq!((reach.on_turn, reach.points, reach.actions, reach.per_action), (true, 0, 2, 2));
    let space = |node: Node| reach.spaces.iter().find(|space| space.node == node);
    assert!(space(EAST).is_none(), "the own space is no way off");
    let west = space(WEST).unwrap();
    assert_eq!((west.attackers.len(), &west.waiting[..]), (0, &[human][..]));
    assert_eq!((west.ways.len(), west.ways[0].actions, west.ways[0].points), (1, 1, 1));
    // Difficult terrain takes two points; the robot is Aggressive.
    let east = space(NORTH_EAST).unwrap();
    assert_eq!(east.attackers, [robot]);
    assert_eq!((east.ways[0].points, east.ways[0].rads, &east.ways[0].fights[..]), (2, 0, &[robot][..]));
    // From the start's west half the north's west half is irradiated.
    let north = space(NORTH_WEST).unwrap();
    assert_eq!((north.ways[0].points, north.ways[0].rads), (2, 1));
    assert_eq!(north.ways[0].steps, [WEST, NORTH_WEST]);
    assert!(!north.ways[0].kills && north.ways[0].fights.is_empty());
    assert!(space(SOUTH_EAST).is_some());
    assert!(reach.spaces.iter().all(|space| [0, 1, 4].contains(&space.node.place())), "not onto facedown tiles");
    // The other survivor has a whole turn to come.
    let other = analysis.reach(YOU);
    assert_eq!((other.on_turn, other.actions, other.spaces.len()), (false, 2, reach.spaces.len()));
    assert!(analysis.reach(Seat::new(3)).spaces.is_empty());
}

#[test]
fn more_actions_are_told_only_where_they_are_safer() {
    let game = game();
    let mut state = position(&game, 1);
    let robot = put(&game, &mut state, EnemyType::Robot, 1, WEST);
    state.turn.points = 3;
    state.player_mut(ME).rads = 15;
    let view = view(&game, &state);
    let reach = Analysis::new(&game, &view).unwrap().reach(ME);
    let north = reach.spaces.iter().find(|space| space.node == NORTH_WEST).unwrap();
    // With the points at hand past the robot or over difficult ground: both end in a deadly rad.
    assert_eq!(north.ways.len(), 1);
    assert_eq!((north.ways[0].actions, north.ways[0].kills, north.ways[0].rads), (0, true, 1));
    assert_eq!(north.ways[0].steps, [NORTH_EAST, NORTH_WEST]);
    assert!(!north.ways[0].fights.contains(&robot));
    let mut state = state.clone();
    state.turn.points = 2;
    state.player_mut(ME).rads = 0;
    let view = game.view(&state, Viewer::Spectator);
    let reach = Analysis::new(&game, &view).unwrap().reach(ME);
    let north = reach.spaces.iter().find(|space| space.node == NORTH_WEST).unwrap();
    let told: Vec<_> = north.ways.iter().map(|way| (way.actions, way.points, way.fights.len())).collect();
    assert_eq!(told, [(0, 2, 1), (1, 3, 0)]);
}

#[test]
fn a_way_is_told_step_by_step() {
    let game = game();
    let mut state = position(&game, 1);
    let robot = put(&game, &mut state, EnemyType::Robot, 1, WEST);
    let told = |state: &crate::state::State, steps: &[Node]| {
        let view = game.view(state, Viewer::Spectator);
        let analysis = Analysis::new(&game, &view).unwrap();
        let strides = analysis.strides(ME, steps)?;
        Some(strides.into_iter().map(|stride| (stride.actions, stride.rads, stride.kills, stride.fights)).collect())
    };
    let past_the_robot: Vec<(u8, u8, bool, Vec<u8>)> = vec![(1, 0, false, vec![robot]), (0, 1, false, vec![])];
    assert_eq!(told(&state, &[WEST, NORTH_WEST]), Some(past_the_robot));
    // Over difficult ground a second action begins in the middle of the way.
    assert_eq!(told(&state, &[NORTH_EAST, NORTH_WEST]).map(|way| (way[0].0, way[1].0)), Some((1, 1)));
    assert_eq!(told(&state, &[NORTH_WEST]), None, "not beside the start's east half");
    state.turn.actions = 1;
    assert_eq!(told(&state, &[NORTH_EAST, NORTH_WEST]), None, "too far for one action");
    state.player_mut(ME).rads = 15;
    assert_eq!(told(&state, &[WEST, NORTH_WEST]).map(|way| way[1].2), Some(true));
}

#[test]
fn what_reach_tells_of_a_way_is_the_sum_of_its_steps() {
    let game = game();
    let mut state = position(&game, 2);
    put(&game, &mut state, EnemyType::Robot, 1, NORTH_EAST);
    put(&game, &mut state, EnemyType::Robot, 1, WEST);
    let view = view(&game, &state);
    let analysis = Analysis::new(&game, &view).unwrap();
    for way in analysis.reach(ME).spaces.iter().flat_map(|space| &space.ways) {
        let strides = analysis.strides(ME, &way.steps).expect("a way can be gone");
        let sum = |of: fn(&crate::outlook::Stride) -> u8| strides.iter().map(of).sum::<u8>();
        assert_eq!((sum(|one| one.actions), sum(|one| one.rads)), (way.actions, way.rads), "{way:?}");
        let fights: Vec<u8> = strides.iter().flat_map(|one| one.fights.clone()).collect();
        assert_eq!(fights, way.fights);
    }
}

#[test]
fn fights_follow_from_equipment_and_place() {
    let game = game();
    let mut state = position(&game, 2);
    let mut tokens = Letters::only(Letter::S);
    tokens.insert(Letter::P);
    state.player_mut(ME).special = tokens;
    state.player_mut(ME).traits = 1 << Trait::WellRested as u8;
    equip(&game, &mut state, ME, KNIFE);
    equip(&game, &mut state, ME, COAT);
    // A level 3 human that is Ranged and retreats, a level 2 critter that is Aggressive.
    let ranged = put(&game, &mut state, EnemyType::Human, 2, WEST);
    let critter = put(&game, &mut state, EnemyType::Critter, 1, EAST);
    let sleeper = put(&game, &mut state, EnemyType::Critter, 0, EAST);
    state.foes.get_mut(sleeper).unwrap().active = false;
    let seen = view(&game, &state);
    let analysis = Analysis::new(&game, &seen).unwrap();
    let with = |foe, apart, action, weapon| {
        let terms = Terms { apart, action, weapon, ..Terms::with(Opponent::OnMap(foe)) };
        analysis.bout(ME, &terms).unwrap()
    };
    let bout = with(critter, false, true, None);
    assert_eq!((bout.level, bout.need, bout.rerolls, bout.armor), (2, 2, 1, 1));
    assert_eq!((bout.extra, bout.enemy_extra, bout.rested), (0, 0, true));
    // Without a ranged weapon the ranged human gets a hit more from beside, with one nobody does.
    assert_eq!(with(ranged, true, false, None).enemy_extra, 1);
    let shot = with(ranged, true, true, Some(RIFLE));
    assert_eq!((shot.enemy_extra, shot.extra, shot.rerolls), (0, 0, 1));
    assert_eq!(with(critter, true, true, Some(RIFLE)).extra, 1);
    assert!(analysis.bout(ME, &Terms::with(Opponent::OnMap(sleeper))).is_none());
    let drawn = Terms::with(Opponent::Drawn { kind: EnemyType::Robot, token: 19 });
    assert_eq!(analysis.bout(ME, &drawn).map(|bout| (bout.level, bout.need)), Some((1, 2)), "armor takes one more");
    let outlook = analysis.outlook(ME);
    let matchups: Vec<_> = outlook.fights.iter().map(|one| (one.foe, one.apart, one.now)).collect();
    assert_eq!(matchups, [(ranged, false, false), (ranged, true, false), (critter, false, true)]);
    assert_eq!(outlook.fight, None);
    let odds = &outlook.fights[2].odds;
    assert!(odds.kill.rested.as_ref().unwrap().kill.per_mille() > odds.kill.odds.kill.per_mille());
    assert!(odds.live.odds.die.is_zero());
}

/// W-RULING-104: what is equipped by now does not matter.
#[test]
fn a_fight_under_way_keeps_the_range_it_began_with() {
    let game = game();
    let mut state = position(&game, 1);
    let critter = put(&game, &mut state, EnemyType::Critter, 1, EAST);
    let frame = Frame { what: What::Fight(FightStep::SurvivorHits), cause: kernel::EventId::NONE };
    state.frames.try_push(frame).unwrap();
    let fight = Fight { seat: ME, foe: Opponent::OnMap(critter), apart: true, ranged: true, ..Fight::default() };
    for (ranged, card, extra) in [(true, None, 1), (false, Some(RIFLE), 0)] {
        let mut state = state.clone();
        card.into_iter().for_each(|card| equip(&game, &mut state, ME, card));
        state.fights.try_push(Fight { ranged, ..fight }).unwrap();
        let view = view(&game, &state);
        let odds = Analysis::new(&game, &view).unwrap().fight_under_way().unwrap();
        assert_eq!(odds.bout.extra, extra);
    }
}

#[test]
fn a_fight_under_way_is_seen_as_it_is() {
    let game = game();
    let mut state = position(&game, 1);
    equip(&game, &mut state, ME, KNIFE);
    let critter = put(&game, &mut state, EnemyType::Critter, 1, EAST);
    let fight = Fight {
        seat: ME,
        foe: Opponent::OnMap(critter),
        kind: EnemyType::Critter,
        level: 1,
        action: true,
        apart: false,
        ranged: false,
        dice: [4, 0, 0],
        spent: 0b010,
        rerolls: 2,
        extra_hits: 1,
        cancelled: 1,
        prevented: 1,
        prevented_rads: 0,
        hurt: false,
        won: false,
        over: false,
        rested: false,
        began: kernel::EventId::NONE,
    };
    state.fights.try_push(fight).unwrap();
    for (step, stage, rerolls) in [
        (FightStep::Reroll, Stage::Open, 2),
        (FightStep::EnemyHits, Stage::Open, 0),
        (FightStep::Rads, Stage::Struck { hurt: false }, 0),
        (FightStep::SurvivorHits, Stage::Answer, 0),
        (FightStep::End, Stage::Over { won: false }, 0),
    ] {
        let mut state = state.clone();
        state.frames.try_push(Frame { what: What::Fight(step), cause: kernel::EventId::NONE }).unwrap();
        let view = view(&game, &state);
        let odds = Analysis::new(&game, &view).unwrap().fight_under_way().unwrap();
        let bout = odds.bout;
        assert_eq!((bout.stage, bout.rerolls, bout.dice), (stage, rerolls, Some([4, 0, 0])));
        assert_eq!((bout.spent, bout.extra, bout.armor, bout.prevented), (0b010, 1, 1, 1));
        assert_eq!(odds.kill.odds.reroll.is_some(), rerolls > 0);
        if step == FightStep::EnemyHits {
            // Two icons, one cancelled: two damage less one. The unspent head misses a body with legs.
            assert_eq!(odds.kill.odds.damage, Fraction::of(1, 1));
            assert_eq!(odds.kill.odds.hits[0].number, 2);
        }
    }
}

#[test]
fn enemies_are_forecast_by_type() {
    let game = game();
    let mut state = position(&game, 2);
    state.player_mut(YOU).at = SOUTH_EAST;
    let critter = put(&game, &mut state, EnemyType::Critter, 1, WEST);
    let human = put(&game, &mut state, EnemyType::Human, 0, EAST);
    let asleep = put(&game, &mut state, EnemyType::Human, 3, WEST);
    lay_down(&mut state, asleep);
    let shield = put(&game, &mut state, EnemyType::Shield, 0, EAST);
    state.revealed = state.secret.agendas.pop().unwrap();
    let view = view(&game, &state);
    let analysis = Analysis::new(&game, &view).unwrap();
    let forecast = analysis.activation();
    let of = |kind: EnemyType| &forecast.kinds[kind as usize];
    // The Aggressive critter moves in and fights.
    let Deed::Moves { toward, distance, ways } = &of(EnemyType::Critter).foes[0].deed else { panic!("it moves") };
    assert_eq!((of(EnemyType::Critter).foes[0].foe, *toward, *distance), (critter, ME, 1));
    assert_eq!(ways[..], [Way { node: EAST, fights: Some(ME) }]);
    assert_eq!((of(EnemyType::Human).foes.len(), of(EnemyType::Human).wake.len()), (1, 1));
    assert_eq!(of(EnemyType::Human).foes[0].deed, Deed::Fights(ME));
    assert_eq!((analysis.deed(human), analysis.deed(asleep)), (Some(Deed::Fights(ME)), None));
    assert_eq!(analysis.deed(shield), Some(Deed::Stays), "no enemy in this scenario");
    let row = forecast.row.unwrap();
    assert_eq!((row.card, row.icons.len(), row.at), (state.revealed, 2, 2));
    // Of 13 cards in play one lies open; every card has two icons.
    let icons: u64 = forecast.kinds.iter().map(|kind| kind.icons.thousandths()).sum();
    assert!((1990..=2010).contains(&icons));
    assert!(forecast.kinds.iter().all(|kind| kind.chance == Fraction::of(kind.cards.into(), 12)));
}

#[test]
fn influence_is_exact_for_known_cards_and_bounded_for_others() {
    let game = game();
    let mut state = position(&game, 2);
    let take = |state: &mut crate::state::State, seat: Seat, cards: &[u8]| {
        state.secret.agendas.retain(|one| !cards.contains(one));
        cards.iter().for_each(|card| state.secret.take_agenda(seat, *card));
    };
    // One for each agenda card; two for three caps; the lead of the star, and three for loyalty to it.
    take(&mut state, ME, &[0, 1]);
    take(&mut state, YOU, &[2, 3, 4]);
    state.player_mut(YOU).loyal = 2;
    state.secret.show_all_agendas(1 << 2);
    state.player_mut(YOU).caps = 3;
    state.power = [2, 1];
    let seen = view(&game, &state);
    let influence = Analysis::new(&game, &seen).unwrap().influence();
    assert_eq!(influence.threshold, 10);
    let [me, you] = &influence.seats[..] else { panic!("two survivors") };
    assert_eq!((me.unknown, me.least, me.most, me.may_win), (0, 4, 4, false));
    assert_eq!(me.cards.iter().map(|card| card.total).collect::<Vec<_>>(), [3, 1]);
    assert_eq!((me.cards[1].clauses[0].amount, me.cards[1].clauses[0].holds), (2, false));
    // The revealed card gives 1 + 1 + 3. The others are two of 3 to 12 without it: worth 4, 3, 5 or 1 each.
    assert_eq!((you.cards.len(), you.cards[0].total, you.cards[0].revealed), (1, 5, true));
    assert_eq!((you.unknown, you.least, you.most, you.may_win), (2, 5 + 1 + 1, 5 + 5 + 5, true));
    let all = game.view(&state, Viewer::Referee);
    let exact = &Analysis::new(&game, &all).unwrap().influence().seats[1];
    assert_eq!((exact.unknown, exact.least, exact.most), (0, 10, 10));
    assert_eq!(game.influence(&state, YOU), 10);
}

#[test]
fn the_power_clock_counts_down() {
    let game = game();
    let mut state = position(&game, 1);
    state.power = [4, 6];
    let view = view(&game, &state);
    let clock = Analysis::new(&game, &view).unwrap().power_clock();
    assert_eq!((clock.cards_left, clock.discards, clock.due, clock.end), (13, 0, false, 6));
    let [star, shield] = clock.factions;
    assert_eq!((star.left, star.advances, shield.left, shield.advances), (2, true, 0, false));
    assert_eq!((star.now, star.next), (PowerSpace { x: 2, y: 4 }, Some(PowerSpace { x: 2, y: 5 })));
    assert_eq!((shield.now, shield.next), (PowerSpace { x: 3, y: 6 }, None));
}

#[test]
fn hidden_things_are_counted() {
    let game = game();
    let mut state = position(&game, 2);
    let card = state.secret.agendas.pop().unwrap();
    state.secret.take_agenda(YOU, card);
    let human = put(&game, &mut state, EnemyType::Human, 3, WEST);
    lay_down(&mut state, human);
    let seen = view(&game, &state);
    let hidden = Analysis::new(&game, &seen).unwrap().hidden();
    let of = |what: Secret| hidden.iter().find(|one| one.what == what).map(|one| (one.count, one.known, one.seen_by));
    assert_eq!(of(Secret::Hand(ME)), None);
    assert_eq!(of(Secret::Hand(YOU)), Some((1, 0, Seats::only(YOU))));
    assert_eq!(of(Secret::Tiles(Back::Dangerous)), Some((2, 0, Seats::NONE)));
    assert_eq!(of(Secret::Enemies(EnemyType::Human)), Some((1, 0, Seats::NONE)));
    assert_eq!(of(Secret::Stack(EnemyType::Human)), Some((7, 0, Seats::NONE)));
    let referee = game.view(&state, Viewer::Referee);
    let hidden = Analysis::new(&game, &referee).unwrap().hidden();
    assert!(hidden.iter().all(|one| one.known == one.count || matches!(one.what, Secret::AgendaDiscards)));
}

/// What holds against some enemies only is in the numbers before the fight has begun, too.
#[test]
fn conditions_about_the_enemy_hold_before_the_fight() {
    let game = game();
    let mut state = position(&game, 1);
    equip(&game, &mut state, ME, SCOPE);
    let robot = put(&game, &mut state, EnemyType::Robot, 0, EAST);
    let human = put(&game, &mut state, EnemyType::Human, 0, EAST);
    let view = view(&game, &state);
    let analysis = Analysis::new(&game, &view).unwrap();
    let rerolls = |foe| analysis.bout(ME, &Terms::with(Opponent::OnMap(foe))).unwrap().rerolls;
    assert_eq!((rerolls(robot), rerolls(human)), (1, 0));
}

/// With the last card open, the next one comes from the renewed deck.
#[test]
fn the_forecast_goes_on_behind_the_last_card() {
    let game = game();
    let mut state = position(&game, 1);
    while let Some(card) = state.secret.agendas.pop() {
        if state.secret.agendas.is_empty() {
            state.revealed = card;
            state.refresh_due = true;
        } else {
            state.secret.agenda_discards.try_push(card).unwrap();
            state.secret.show_all_agendas(1 << card);
        }
    }
    let view = view(&game, &state);
    let analysis = Analysis::new(&game, &view).unwrap();
    let cards = state.secret.agenda_discards.len() as u64 + 1;
    assert_eq!(u64::from(analysis.power_clock().discards), cards);
    let forecast = analysis.activation();
    assert!(forecast.kinds.iter().all(|kind| kind.chance == Fraction::of(kind.cards.into(), cards)));
    assert!(forecast.kinds.iter().any(|kind| kind.cards > 0));
}
