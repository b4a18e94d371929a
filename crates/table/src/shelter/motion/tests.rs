use std::ops::ControlFlow;

use bots::Level;
use kernel::{Contributions, Recorded, Secret, Table, Viewer};
use shelter::{Shelter, content::Resource, event::Event, options::Setup, view::View};

use super::*;
use crate::{
    game::TableGame as _,
    motion::{
        Act, Facts, Flyer, PlanOf, What, plan_of,
        time::{self, Pace},
    },
    settings::Motion,
    shelter::formula::resource_icon,
    sound::Cue,
};

type ActOf = Act<Spot, Dice>;

/// One answer of a game, as the page sees it.
struct Moment {
    told: Vec<Recorded<Event>>,
    events: Vec<Recorded<Event>>,
    before: View,
    after: View,
    answered: Seat,
    asked: Option<Seat>,
}

impl Moment {
    fn plan(&self, pace: Pace, is_person: bool) -> PlanOf<Shelter> {
        let facts = Facts {
            events: &self.events,
            told: &self.told,
            before: &self.before,
            after: &self.after,
            game: Shelter::kit().game.as_ref(),
            answered: Some(self.answered),
            asked: self.asked,
            is_person: &|_| is_person,
        };
        plan_of(&facts, pace)
    }

    fn has(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(|recorded| wanted(&recorded.event))
    }
}

/// Plays a game at random, until enough was seen.
fn play(players: usize, look: impl FnMut(&Moment) -> ControlFlow<()>) {
    play_game(players as u8, players, look);
}

/// The same, of the game with this number.
fn play_game(number: u8, players: usize, mut look: impl FnMut(&Moment) -> ControlFlow<()>) {
    let secret = Secret([number; 32]);
    let setup = Setup::for_players(players);
    let mut table =
        Table::begin(Shelter::kit().game.clone(), setup, secret, Contributions::none()).expect("a usual set-up");
    let mut bot = Level::Random.bot::<Shelter>(7);
    let mut told: Vec<Recorded<Event>> =
        table.log().entries().iter().flat_map(|entry| entry.events_for(Viewer::Spectator).cloned()).collect();
    while let Some(asked) = table.decision().asked {
        let before = table.view(Viewer::Spectator);
        let number = table.decision_number();
        let view = table.view(Viewer::Seat(asked.seat));
        let answer = bot.choose(&Shelter::kit().game, &view, table.decision(), number).expect("somebody is asked");
        let entry = table.play(asked.seat, number, &answer.into_answer()).expect("a bot answers what is legal");
        let events: Vec<_> = entry.events_for(Viewer::Spectator).cloned().collect();
        let moment = Moment {
            told: told.clone(),
            events: events.clone(),
            before,
            after: table.view(Viewer::Spectator),
            answered: asked.seat,
            asked: table.decision().asked.map(|asked| asked.seat),
        };
        if look(&moment).is_break() {
            return;
        }
        told.extend(events);
    }
}

const USUAL: Pace = Pace::Moving(100);

#[test]
fn plans_of_whole_games_are_ordered_and_come_to_an_end() {
    for players in 2..=4 {
        play(players, |moment| {
            let plan = moment.plan(USUAL, false);
            for part in [&plan.before, &plan.after] {
                assert!(part.is_sorted_by_key(|act| act.at), "{part:?}");
                assert!(part.iter().all(|act| act.at + act.lasts <= 12_000), "{part:?}");
            }
            let flyers = |part: &[ActOf]| part.iter().filter(|act| matches!(act.what, What::Fly(..))).count();
            assert!(flyers(&plan.before) + flyers(&plan.after) <= 12);
            assert!(plan.rest < 9_000, "{} {:?}", plan.rest, moment.events);
            assert!(plan.rest >= 100, "nobody can follow: {:?}", moment.events);
            ControlFlow::Continue(())
        });
    }
}

#[test]
fn only_what_can_be_seen_on_the_table_as_it_was_comes_before_the_change() {
    play(3, |moment| {
        let plan = moment.plan(USUAL, false);
        let is_late = |act: &ActOf| {
            matches!(
                act.what,
                What::Travel(..) | What::Slam(_) | What::Turn(_) | What::Appear(_) | What::Fall(Spot::Item(_))
            )
        };
        assert!(!plan.before.iter().any(is_late), "{:?}", plan.before);
        let is_early = |act: &ActOf| matches!(act.what, What::Go(..) | What::Dice(_));
        assert!(!plan.after.iter().any(is_early), "{:?}", plan.after);
        ControlFlow::Continue(())
    });
}

#[test]
fn off_shows_nothing_and_waits_for_nobody() {
    play(3, |moment| {
        let plan = moment.plan(Pace::of(Motion::Off, false), false);
        assert!(plan.before.is_empty() && !plan.after.iter().any(Act::is_seen));
        assert_eq!(plan.rest, 0);
        ControlFlow::Continue(())
    });
}

#[test]
fn stillness_that_the_system_asks_for_leaves_a_pause_after_bots() {
    play(2, |moment| {
        let pace = Pace::of(Motion::Slow, true);
        assert!(!moment.plan(pace, false).after.iter().any(Act::is_seen));
        assert_eq!(moment.plan(pace, false).rest, 665);
        assert_eq!(moment.plan(pace, true).rest, 0);
        ControlFlow::Break(())
    });
}

#[test]
fn costs_fly_from_the_player_and_gains_to_the_player() {
    let mut paid = 0;
    let mut gained = 0;
    play(4, |moment| {
        let plan = moment.plan(USUAL, false);
        let flights = plan.before.iter().chain(&plan.after).filter_map(|act| match act.what {
            What::Fly(flyer, from, to) => Some((flyer, from, to)),
            _ => None,
        });
        let flights: Vec<_> = flights.collect();
        for recorded in moment.events.iter().filter(|_| flights.len() < 12) {
            match recorded.event {
                Event::CubesPaid { seat, cubes } => {
                    for (resource, count) in Resource::ALL.into_iter().zip(cubes).filter(|(_, count)| *count > 0) {
                        let own = Spot::Resource(seat, resource);
                        let mine = |(flyer, from, _): &&(Flyer, Spot, Spot)| {
                            flyer.icon == resource_icon(resource) && *from == own
                        };
                        assert!(flights.iter().filter(mine).count() >= usize::from(count), "{:?}", moment.events);
                        paid += 1;
                    }
                }
                Event::CubeGained { seat, resource, lost: false } => {
                    let own = Spot::Resource(seat, resource);
                    assert!(flights.iter().any(|(_, _, to)| *to == own), "{:?}", moment.events);
                    gained += 1;
                }
                _ => {}
            }
        }
        ControlFlow::Continue(())
    });
    assert!(paid > 10 && gained > 10);
}

#[test]
fn a_fight_shows_its_dice_with_the_number_to_reach() {
    let mut fights = 0;
    play(4, |moment| {
        let is_fight = |event: &Event| matches!(event, Event::FightRolled { .. } | Event::FightEnded { .. });
        let plan = moment.plan(USUAL, false);
        let throws = plan.before.iter().filter_map(|act| match act.what {
            What::Dice(Dice::Fight(throw)) => Some(throw),
            _ => None,
        });
        let throws: Vec<Throw> = throws.collect();
        assert_eq!(moment.has(is_fight), !throws.is_empty());
        for throw in throws {
            assert!(throw.threat.is_some() && throw.need.is_some_and(|need| need > 0), "{throw:?}");
            fights += 1;
        }
        ControlFlow::Continue(())
    });
    assert!(fights > 3);
}

#[test]
fn every_threat_slams_onto_the_table_after_the_dice_of_its_level() {
    let mut threats = 0;
    play(3, |moment| {
        let plan = moment.plan(USUAL, false);
        for recorded in &moment.events {
            match recorded.event {
                Event::ThreatRolled { level, dice } => {
                    let is_it = |act: &ActOf| matches!(act.what, What::Dice(Dice::Level(roll)) if roll.level == level && roll.dice == dice);
                    assert!(plan.before.iter().any(is_it));
                }
                Event::ThreatSpawned { threat, .. } => {
                    assert!(plan.after.iter().any(|act| act.what == What::Slam(Spot::Threat(threat))));
                    threats += 1;
                }
                _ => {}
            }
        }
        ControlFlow::Continue(())
    });
    assert!(threats > 3);
}

#[test]
fn everybody_who_comes_back_is_seen_to_walk() {
    play(3, |moment| {
        let plan = moment.plan(USUAL, false);
        let walks = |piece: Spot| {
            let is_it = |act: &ActOf| matches!(act.what, What::Go(who, _) | What::Travel(who, ..) if who == piece);
            plan.before.iter().chain(&plan.after).any(is_it)
        };
        for recorded in &moment.events {
            let Event::Recalled { seat, .. } = recorded.event else { continue };
            for (dweller, seen) in (0u8..).zip(moment.before.player(seat).all_dwellers()) {
                if matches!(seen.at, shelter::state::At::Space(_)) {
                    assert!(walks(Spot::Dweller(seat, dweller)), "{:?}", moment.events);
                }
            }
        }
        ControlFlow::Continue(())
    });
}

#[test]
fn a_person_is_not_kept_waiting_for_their_own_question() {
    play(2, |moment| {
        let plan = moment.plan(USUAL, true);
        assert!(plan.rest <= 350, "{}", plan.rest);
        let calls = plan.after.iter().any(|act| act.what == What::Sound(Cue::Turn));
        assert_eq!(calls, moment.asked.is_some_and(|seat| seat != moment.answered));
        ControlFlow::Continue(())
    });
}

/// How long all these steps take, each hastened by what those before it took.
fn bots_take(plans: impl Iterator<Item = PlanOf<Shelter>>, pace: Pace) -> u32 {
    plans.fold(0, |spent, plan| spent + plan.hastened(pace, spent).0.lasts())
}

#[test]
fn bots_take_four_seconds_at_most_between_two_answers_of_a_person() {
    let person = Seat::new(0);
    for pace in [USUAL, Pace::Still(100)] {
        let mut waited: Vec<PlanOf<Shelter>> = Vec::new();
        let (mut longest, mut unhurried, mut most_steps) = (PlanOf::<Shelter>::default(), 0, 0);
        let mut look = |moment: &Moment| {
            if moment.answered != person {
                let plan = moment.plan(pace, false);
                if plan.lasts() > longest.lasts() {
                    longest = plan.clone();
                }
                waited.push(plan);
                return ControlFlow::Continue(());
            }
            unhurried = unhurried.max(waited.iter().map(PlanOf::<Shelter>::lasts).sum());
            most_steps = most_steps.max(waited.len());
            let took = bots_take(waited.drain(..), pace);
            assert!(took <= time::BOTS, "{took} ms");
            ControlFlow::Continue(())
        };
        for number in 4..8 {
            play_game(number, 4, &mut look);
        }
        assert!(unhurried > 2 * time::BOTS && most_steps > 10, "{unhurried} ms, {most_steps} steps: too easy a game");
        // Twenty-one dwellers of three bots, each with a question or two besides, and each the longest step there is.
        let took = bots_take(std::iter::repeat_n(longest.clone(), 63), pace);
        assert!(took <= time::BOTS, "{took} ms");
        assert_eq!(bots_take(std::iter::repeat_n(PlanOf::<Shelter>::default(), 3), pace), 0);
    }
}

#[test]
fn the_first_steps_of_bots_are_seen_at_their_own_pace() {
    let step = PlanOf::<Shelter> { rest: 700, ..PlanOf::<Shelter>::default() };
    assert_eq!(step.clone().hastened(USUAL, 0), (step.clone(), 100));
    let (hastened, speed) = step.clone().hastened(USUAL, 2_000);
    assert_eq!((hastened.lasts(), speed), (399, 57));
    // Who likes it slow waits longer, and who likes it fast less.
    assert_eq!(step.clone().hastened(Pace::Moving(190), 2_000).1, 100);
    assert_eq!(step.hastened(Pace::Moving(45), 2_000).1, 0);
}
