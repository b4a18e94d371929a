use std::ops::ControlFlow;

use bots::Level;
use kernel::{Contributions, Recorded, Seat, Secret, Table, Viewer};
use wasteland::{Wasteland, event::Event, options::Setup, view::View};

use super::{
    writer::{REVEAL, ROUND_END, THROW},
    *,
};
use crate::{
    game::TableGame as _,
    motion::{
        Act, Facts, PlanOf, What, plan_of,
        time::{self, Pace},
    },
    settings::Motion,
    sound::Cue,
    wasteland::spot::Spot,
};

type ActOf = Act<Spot, Shown>;

/// So many answers of a game are looked at.
const ANSWERS: usize = 700;
const USUAL: Pace = Pace::Moving(100);

/// One answer of a game, as the page sees it.
struct Moment {
    told: Vec<Recorded<Event>>,
    events: Vec<Recorded<Event>>,
    before: View,
    after: View,
    answered: Option<Seat>,
    asked: Option<Seat>,
}

impl Moment {
    fn plan(&self, pace: Pace, is_person: &dyn Fn(Seat) -> bool) -> PlanOf<Wasteland> {
        let facts = Facts {
            events: &self.events,
            told: &self.told,
            before: &self.before,
            after: &self.after,
            game: Wasteland::kit().game.as_ref(),
            answered: self.answered,
            asked: self.asked,
            is_person,
        };
        plan_of(&facts, pace)
    }

    /// As bots alone see it.
    fn of_bots(&self) -> PlanOf<Wasteland> {
        self.plan(USUAL, &|_| false)
    }

    fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|told| wanted(&told.event)).count()
    }
}

/// Plays a game at random, until enough was seen.
fn play(players: u8, mut look: impl FnMut(&Moment) -> ControlFlow<()>) {
    let secret = Secret([players; 32]);
    let setup = Setup::of(players);
    let game = &Wasteland::kit().game;
    let mut table = Table::begin(game.clone(), setup, secret, Contributions::none()).expect("a usual set-up");
    let mut bot = Level::Random.bot::<Wasteland>(7);
    let mut told: Vec<Recorded<Event>> =
        table.log().entries().iter().flat_map(|entry| entry.events_for(Viewer::Spectator).cloned()).collect();
    for _ in 0..ANSWERS {
        let Some(asked) = table.decision().asked else { return };
        let before = table.view(Viewer::Spectator);
        let number = table.decision_number();
        let view = table.view(Viewer::Seat(asked.seat));
        let answer = bot.choose(game, &view, table.decision(), number).expect("somebody is asked");
        let entry = table.play(asked.seat, number, &answer.into_answer()).expect("a bot answers what is legal");
        let events: Vec<_> = entry.events_for(Viewer::Spectator).cloned().collect();
        let moment = Moment {
            told: told.clone(),
            events: events.clone(),
            before,
            after: table.view(Viewer::Spectator),
            answered: Some(asked.seat),
            asked: table.decision().asked.map(|asked| asked.seat),
        };
        if look(&moment).is_break() {
            return;
        }
        told.extend(events);
    }
}

fn both(plan: &PlanOf<Wasteland>) -> impl Iterator<Item = &ActOf> {
    plan.before.iter().chain(&plan.after)
}

/// The steps of a plan: who, and from when to when, in the order in which they are seen.
fn steps(plan: &PlanOf<Wasteland>) -> Vec<(Spot, u32, u32)> {
    let step = |act: &ActOf| match act.what {
        What::Step(piece, ..) => Some((piece, act.at, act.at + act.lasts)),
        _ => None,
    };
    both(plan).filter_map(step).collect()
}

#[test]
fn plans_of_whole_games_are_ordered_and_come_to_an_end() {
    for players in 1..=4 {
        play(players, |moment| {
            let plan = moment.of_bots();
            for part in [&plan.before, &plan.after] {
                assert!(part.is_sorted_by_key(|act| act.at), "{part:?}");
                assert!(part.iter().all(|act| act.at + act.lasts <= 14_000), "{part:?}");
            }
            assert!(plan.least <= plan.lasts(), "{} of {}: {:?}", plan.least, plan.lasts(), moment.events);
            ControlFlow::Continue(())
        });
    }
}

#[test]
fn only_what_can_be_seen_on_the_table_as_it_was_comes_before_the_change() {
    play(3, |moment| {
        let plan = moment.of_bots();
        let is_late = |act: &ActOf| {
            matches!(act.what, What::Travel(..) | What::Slam(_) | What::Turn(_) | What::Appear(_) | What::Fall(_))
        };
        assert!(!plan.before.iter().any(is_late), "{:?}", plan.before);
        assert!(!plan.after.iter().any(|act| matches!(act.what, What::Dice(_))), "{:?}", plan.after);
        // A step leads over tiles as they lie in its part.
        for (part, view) in [(&plan.before, &moment.before), (&plan.after, &moment.after)] {
            for act in part {
                let What::Step(_, from, to) = act.what else { continue };
                for spot in [from, to] {
                    let lies = match spot {
                        Spot::Space(node) => view.is_faceup(node.place()),
                        Spot::Place(place) => !view.is_faceup(place),
                        _ => false,
                    };
                    assert!(lies, "{spot:?}: {:?}", moment.events);
                }
            }
        }
        ControlFlow::Continue(())
    });
}

#[test]
fn off_shows_nothing_and_waits_for_nobody() {
    play(2, |moment| {
        let plan = moment.plan(Pace::of(Motion::Off, false), &|_| false);
        assert!(plan.before.is_empty() && !plan.after.iter().any(Act::is_seen));
        assert_eq!((plan.rest, plan.least), (0, 0));
        ControlFlow::Continue(())
    });
}

#[test]
fn every_step_of_everybody_is_seen_one_after_the_other() {
    let (mut walked, mut trod, mut most) = (0, 0, 0);
    for players in [1, 4] {
        play(players, |moment| {
            let plan = moment.of_bots();
            let seen = steps(&plan);
            let enemies = moment.count(|event| matches!(event, Event::EnemyMoved { .. }));
            let survivors = moment.count(|event| matches!(event, Event::Moved { .. }));
            let of_enemies = seen.iter().filter(|(piece, ..)| matches!(piece, Spot::Foe(_))).count();
            assert!(of_enemies >= enemies, "{of_enemies} of {enemies}: {:?}", moment.events);
            assert!(seen.len() >= enemies + survivors, "{:?}", moment.events);
            for part in [&plan.before, &plan.after] {
                let mut begins: Vec<u32> =
                    part.iter().filter(|act| matches!(act.what, What::Step(..))).map(|act| act.at).collect();
                begins.sort_unstable();
                let apart = begins.windows(2).all(|pair| pair[1] - pair[0] >= time::STEP / 8);
                assert!(apart, "two at once: {begins:?}");
            }
            (walked, trod, most) = (walked + survivors, trod + enemies, most.max(enemies));
            ControlFlow::Continue(())
        });
    }
    assert!(walked > 20 && trod > 20 && most > 2, "{walked} steps of survivors, {trod} of enemies, {most} at a time");
}

#[test]
fn the_end_of_a_round_takes_four_seconds_at_most_besides_dice_and_tells_first_who_comes() {
    let mut ends = 0;
    for players in 1..=4 {
        play(players, |moment| {
            let is_reveal = |event: &Event| matches!(event, Event::AgendaRevealed { .. });
            if moment.count(is_reveal) == 0 {
                return ControlFlow::Continue(());
            }
            let plan = moment.of_bots();
            let reveal = plan.before.iter().find(|act| matches!(act.what, What::Dice(Shown::Reveal(_))));
            let Some(reveal) = reveal else { panic!("nobody is told: {:?}", moment.events) };
            for act in plan.before.iter().filter(|act| matches!(act.what, What::Step(Spot::Foe(_), ..))) {
                assert!(act.at >= reveal.at + REVEAL, "an enemy goes before the card is seen");
            }
            let throws = plan.before.iter().filter(|act| matches!(act.what, What::Dice(Shown::Throw(_)))).count();
            let before = plan.before.iter().filter(|act| act.is_seen()).map(|act| act.at + act.lasts).max();
            let banner = |act: &&ActOf| act.is_seen() && !matches!(act.what, What::Banner(_));
            let after = plan.after.iter().filter(banner).map(|act| act.at + act.lasts).max();
            let all = before.unwrap_or(0) - reveal.at + after.unwrap_or(0) - throws as u32 * THROW;
            assert!(all <= ROUND_END, "{all} ms: {:?}", moment.events);
            ends += 1;
            ControlFlow::Continue(())
        });
    }
    assert!(ends > 8, "{ends} ends of rounds");
}

#[test]
fn an_explored_tile_turns_over_before_its_enemies_drop_in() {
    let (mut tiles, mut dropped) = (0, 0);
    for players in 1..=3 {
        play(players, |moment| {
            let plan = moment.of_bots();
            for (at, told) in moment.events.iter().enumerate() {
                match told.event {
                    Event::Explored { place, .. } => {
                        let turn = plan.after.iter().find(|act| act.what == What::Turn(Spot::Place(place)));
                        let Some(turn) = turn else { panic!("no tile turns: {:?}", moment.events) };
                        let appear = moment.events[at..].iter().filter_map(|told| match told.event {
                            Event::EnemyAppeared { foe, .. } => Some(What::Slam(Spot::Foe(foe))),
                            _ => None,
                        });
                        for drop in appear {
                            let early = |act: &&ActOf| act.what == drop && act.at < turn.at + turn.lasts;
                            assert_eq!(plan.after.iter().find(early), None);
                        }
                        tiles += 1;
                    }
                    Event::EnemyAppeared { foe, .. } => {
                        assert!(plan.after.iter().any(|act| act.what == What::Slam(Spot::Foe(foe))));
                        dropped += 1;
                    }
                    Event::PowerChanged { .. } => {
                        assert!(plan.after.iter().any(|act| act.what == What::Sound(Cue::Shift)));
                    }
                    Event::Killed(_) => assert!(both(&plan).any(|act| act.what == What::Sound(Cue::Death))),
                    _ => {}
                }
            }
            ControlFlow::Continue(())
        });
    }
    assert!(tiles > 3 && dropped > 3, "{tiles} tiles, {dropped} enemies");
}

#[test]
fn an_attack_on_a_person_is_seen_however_long_the_bots_have_taken() {
    let person = Seat::new(0);
    let mut attacks = 0;
    for players in 2..=4 {
        play(players, |moment| {
            let begins =
                |event: &Event| matches!(event, Event::FightBegan { seat, foe: Some(_), .. } if *seat == person);
            let fights = moment.count(begins) as u32;
            if moment.answered == Some(person) || fights == 0 {
                return ControlFlow::Continue(());
            }
            let plan = moment.plan(USUAL, &|seat| seat == person);
            assert!(both(&plan).any(|act| matches!(act.what, What::Lunge(_, Spot::Figure(seat)) if seat == person)));
            let (hastened, _) = plan.clone().hastened(USUAL, 60_000);
            assert!(hastened.lasts() >= fights * time::LUNGE - 20, "{} ms", hastened.lasts());
            attacks += 1;
            ControlFlow::Continue(())
        });
    }
    assert!(attacks > 2, "{attacks} attacks");
}

#[test]
fn bots_take_four_seconds_at_most_besides_what_nobody_may_miss() {
    let person = Seat::new(0);
    let (mut spent, mut missed) = (0, 0);
    play(4, |moment| {
        if moment.answered == Some(person) {
            (spent, missed) = (0, 0);
            return ControlFlow::Continue(());
        }
        let plan = moment.plan(USUAL, &|seat| seat == person);
        missed += plan.least;
        spent += plan.hastened(USUAL, spent).0.lasts();
        assert!(spent <= time::BOTS + missed, "{spent} ms with {missed}");
        ControlFlow::Continue(())
    });
}

#[test]
fn dice_tell_what_they_are_for_and_only_those_rolled_again_tumble() {
    let (mut rolls, mut rerolls) = (0, 0);
    play(2, |moment| {
        let throws = moment.of_bots().before.into_iter().filter_map(|act| match act.what {
            What::Dice(Shown::Throw(throw)) => Some(throw),
            _ => None,
        });
        let rolled = moment.events.iter().filter_map(|told| match told.event {
            Event::DiceRolled { dice, .. } => Some((dice, 0b111)),
            Event::DiceRerolled { dice, which, .. } => Some((dice, which)),
            _ => None,
        });
        for (throw, (dice, which)) in throws.zip(rolled) {
            assert_eq!((throw.dice, throw.thrown), (dice, which));
            assert!(throw.against.is_some(), "{:?}", moment.events);
            if which == 0b111 { rolls += 1 } else { rerolls += 1 }
        }
        ControlFlow::Continue(())
    });
    assert!(rolls > 3 && rerolls > 0, "{rolls} rolls, {rerolls} rerolls");
}

#[test]
fn who_takes_a_step_back_is_seen_to_go_back() {
    let mut back = 0;
    play(1, |moment| {
        if moment.count(|event| matches!(event, Event::Moved { .. })) == 0 {
            return ControlFlow::Continue(());
        }
        let undone = Moment {
            told: moment.told.clone(),
            events: Vec::new(),
            before: moment.after.clone(),
            after: moment.before.clone(),
            answered: None,
            asked: moment.answered,
        };
        let (then, now) = (moment.after.player(Seat::new(0)).at, moment.before.player(Seat::new(0)).at);
        let step = What::Step(Spot::Figure(Seat::new(0)), Spot::Space(then), Spot::Space(now));
        assert_eq!(undone.of_bots().after.iter().any(|act| act.what == step), then != now);
        back += 1;
        ControlFlow::Continue(())
    });
    assert!(back > 5);
}
