//! Reasons are true: what is said to stand in the way of a choice does.

use std::path::Path;

use kernel::{Game, QuickRng, Run, Seat, Seed, Viewer, advance, begin};
use shelter::{
    Shelter,
    choice::{Ask, Choice, Reason},
    content::{Letter, Resource},
    options::Setup,
    state::At,
    vault::{Slot, SpaceRef},
    view::View,
};

fn shelter() -> Shelter {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
    let files = pack::load_folder(&folder).expect("the core pack lies beside the crates");
    match shelter::reading::read(&[files]) {
        Ok((content, _)) => Shelter::new(content),
        Err(mistakes) => panic!("{mistakes}"),
    }
}

/// All choices there could ever be.
fn everything(game: &Shelter) -> Vec<Choice> {
    let (items, rooms) = (game.content().items.len() as u8, game.content().rooms.len() as u8);
    let spaces = || (0..64).filter_map(SpaceRef::from_index);
    let mut all = vec![Choice::Pass, Choice::Decline, Choice::Done, Choice::DoneForTurn];
    all.extend(spaces().flat_map(|at| [Choice::Place(at), Choice::Threat(at)]));
    all.extend((0..items).map(Choice::Item));
    all.extend((0..items).flat_map(|card| [0, 1].map(|ability| Choice::Use { card, ability })));
    all.extend((0..rooms).map(Choice::Room));
    all.extend((0..rooms).flat_map(|room| Slot::ALL.map(|slot| Choice::Build { room, slot })));
    all.extend((0..7).map(Choice::Dweller));
    all.extend(Resource::ALL.map(Choice::Resource));
    all.extend(Letter::ALL.map(Choice::Slot));
    all.extend([false, true].map(|backwards| Choice::Exchange { backwards }));
    all
}

/// Whether the reason holds of the position, as far as a view of it tells.
fn holds(view: &View, seat: Seat, asked: (Seat, Ask), choice: Choice, reason: Reason) -> bool {
    let player = view.player(seat);
    let dwellers = player.all_dwellers();
    let available = || dwellers.iter().filter(|dweller| dweller.at == At::Front);
    let dweller = |number: u8| dwellers[usize::from(number)];
    let held = |card: u8| player.held().any(|(other, _)| other == card);
    let is_held = |card: u8, exhausted: bool| player.held().any(|held| held == (card, exhausted));
    match reason {
        Reason::NotYourDecision(other) => other == asked.0 && other != seat,
        Reason::NotYourTurn(other) => other == view.active && other != seat,
        // On a turn, everything that lies on the table has a better answer.
        Reason::NotNow if asked.1 == Ask::Turn => {
            let is_answer = matches!(choice, Choice::Done | Choice::DoneForTurn | Choice::Decline | Choice::Threat(_));
            asked.0 == seat && is_answer
        }
        Reason::NotNow => asked.0 == seat,
        Reason::PlacedAlready => view.active == seat && asked.1 != Ask::Turn,
        Reason::SpaceFirst => {
            asked == (seat, Ask::Turn) && matches!(choice, Choice::Dweller(number) if dweller(number).at == At::Front)
        }
        Reason::NeedsItemIcon => {
            let takes = asked == (seat, Ask::TakeItem);
            !takes && matches!(choice, Choice::Item(card) if view.item_track.contains(&card))
        }
        Reason::NeedsBuildIcon => asked.0 != seat || !matches!(asked.1, Ask::Build { .. }),
        Reason::NeedsTrainIcon => asked.0 != seat || !matches!(asked.1, Ask::TrainSlot(_)),
        Reason::NoPayment => asked.0 != seat || !matches!(asked.1, Ask::PayAny(_) | Ask::PayItem(_) | Ask::GainAny),
        Reason::ForItself => match choice {
            Choice::Resource(_) => matches!(asked.1, Ask::PayAny(_) | Ask::GainAny),
            Choice::Exchange { .. } => player.cubes.iter().filter(|cubes| **cubes > 0).count() == 1,
            _ => false,
        },
        Reason::Passed => view.passed.contains(seat),
        Reason::NobodyAvailable => available().count() == 0,
        Reason::NoHealthyDweller => available().count() > 0 && available().all(|dweller| dweller.injured),
        Reason::NoInjuredDweller => available().count() > 0 && available().all(|dweller| !dweller.injured),
        Reason::NeedsTwo => true,
        Reason::CannotPay(missing) => missing.any > 0 || missing.cubes != [0; 3],
        Reason::NoCube(resource) => player.cubes[resource as usize] == 0,
        Reason::Occupied => matches!(choice, Choice::Place(at) if view.players.iter().any(|other| {
            other.at.contains(&At::Space(at))
        })),
        Reason::OthersElevator(owner) => owner != seat,
        Reason::NotYourItem => match choice {
            Choice::Use { card, .. } | Choice::Item(card) => !held(card),
            _ => false,
        },
        Reason::Exhausted => match choice {
            Choice::Use { card, .. } | Choice::Item(card) => is_held(card, true),
            _ => false,
        },
        Reason::AlreadyReady => matches!(choice, Choice::Item(card) if is_held(card, false)),
        Reason::SlotTaken(letter) => player.trained()[letter as usize].is_some(),
        Reason::SlotNotOpen(slot) => {
            let rooms = |slot| view.vault.room(view.vault.level_of(seat), slot);
            rooms(slot).is_some() || slot.inner().is_some_and(|inner| rooms(inner).is_none())
        }
        Reason::NotOnTrack => match choice {
            Choice::Room(room) | Choice::Build { room, .. } => !view.room_track.contains(&room),
            Choice::Item(card) => !view.item_track.contains(&card),
            _ => false,
        },
        Reason::OnTrack => matches!(choice, Choice::Room(room) if view.room_track.contains(&room)),
        Reason::NotInjured => matches!(choice, Choice::Dweller(number) if !dweller(number).injured),
        Reason::IsInjured => matches!(choice, Choice::Dweller(number) if dweller(number).injured),
        Reason::Alike => matches!(choice, Choice::Dweller(number) if dweller(number).at != At::Box),
        Reason::NotAvailable => matches!(choice, Choice::Dweller(number) if dweller(number).at != At::Front),
        Reason::PlayerCount(_) | Reason::Color(_) | Reason::Option | Reason::Content | Reason::GameOver => false,
        Reason::NoRoom
        | Reason::NotEnoughItems
        | Reason::NoRoomToBuild
        | Reason::NoSuchAbility
        | Reason::WorksByItself
        | Reason::WrongMoment(_)
        | Reason::NoUse
        | Reason::PaymentUnderWay
        | Reason::LevelFull
        | Reason::OtherRoomNamed(_)
        | Reason::NotOptional
        | Reason::NoExchange
        | Reason::NoSuchThreat => true,
    }
}

#[test]
fn reasons_are_true() {
    let game = shelter();
    let everything = everything(&game);
    let mut heard = std::collections::BTreeSet::new();
    let mut run = Run::silent();
    for (seed, setup) in (0u64..).zip(Setup::variants().into_iter().step_by(3)) {
        let mut rng = QuickRng::new(seed);
        let mut state = begin(&game, &setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        for turn in 0.. {
            let Some(asked) = run.decision.asked else { break };
            // Every question of some kinds, and a sample of the rest.
            if turn % 7 == 0 || matches!(asked.ask, Ask::Dweller(_) | Ask::Heal | Ask::RecallOrder | Ask::TrainWho) {
                let view = game.view(&state, Viewer::Referee);
                for (seat, choice) in
                    view.all_seats().flat_map(|seat| everything.iter().map(move |choice| (seat, *choice)))
                {
                    let Some(because) = game.why_not(&state, seat, choice) else { continue };
                    let told = format!("{choice:?} of {seat:?} while {asked:?}: {because:?}");
                    assert!(holds(&view, seat, (asked.seat, asked.ask), choice, because.reason), "{told}");
                    heard.insert(format!("{} {:?}", because.rule.as_str(), because.reason));
                }
            }
            let answer = run.decision.sample(&mut rng).expect("somebody is asked");
            advance(&game, &mut state, &answer, &mut run).expect("the rules hold");
        }
    }
    assert!(heard.len() > 100, "{heard:#?}");
}

/// On the own turn, whatever lies on the table and is no choice says what would make it one.
#[test]
fn a_turn_tells_what_would_help() {
    let game = shelter();
    let mut run = Run::silent();
    let state = begin(&game, &Setup::for_players(2), Seed::from_number(3), &mut run).expect("the set-up is allowed");
    let asked = run.decision.asked.expect("the first player is asked");
    assert_eq!(asked.ask, Ask::Turn);
    let view = game.view(&state, Viewer::Seat(asked.seat));
    let why = |choice| game.why_not(&state, asked.seat, choice).map(|because| because.reason);
    assert_eq!(why(Choice::Item(view.item_track[0])), Some(Reason::NeedsItemIcon));
    assert_eq!(why(Choice::Room(view.room_track[0])), Some(Reason::OnTrack));
    assert_eq!(why(Choice::Build { room: view.room_track[0], slot: Slot::L1 }), Some(Reason::NeedsBuildIcon));
    assert_eq!(why(Choice::Resource(Resource::Food)), Some(Reason::NoPayment));
    assert_eq!(why(Choice::Slot(Letter::S)), Some(Reason::NeedsTrainIcon));
    assert_eq!(why(Choice::Dweller(0)), Some(Reason::SpaceFirst));
}

/// Nobody is told to heal anybody where nobody is left to place, or nobody is injured.
#[test]
fn nobody_is_told_to_heal_the_healthy() {
    let game = shelter();
    let spaces: Vec<Choice> = (0..64).filter_map(SpaceRef::from_index).map(Choice::Place).collect();
    let mut run = Run::silent();
    let (mut empty, mut healing) = (0, 0);
    for seed in 0..12 {
        let mut rng = QuickRng::new(seed);
        let setup = Setup::for_players(2 + seed as usize % 3);
        let mut state = begin(&game, &setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        while run.decision.asked.is_some() {
            let view = game.view(&state, Viewer::Referee);
            for seat in view.all_seats() {
                let here: Vec<_> = view
                    .player(seat)
                    .all_dwellers()
                    .iter()
                    .filter(|dweller| dweller.at == At::Front)
                    .copied()
                    .collect();
                for choice in &spaces {
                    let reason = game.why_not(&state, seat, *choice).map(|because| because.reason);
                    if reason == Some(Reason::NoHealthyDweller) {
                        assert!(!here.is_empty() && here.iter().all(|dweller| dweller.injured));
                        healing += 1;
                    }
                    empty += u32::from(here.is_empty() && reason == Some(Reason::NobodyAvailable));
                }
            }
            let answer = run.decision.sample(&mut rng).expect("somebody is asked");
            advance(&game, &mut state, &answer, &mut run).expect("the rules hold");
        }
    }
    assert!(empty > 1_000 && healing > 100, "{empty}, {healing}");
}

/// An item that works by itself says so, and not that it lacks something.
#[test]
fn an_item_that_works_by_itself_says_so() {
    let game = shelter();
    let mut run = Run::silent();
    let mut heard = 0;
    for seed in 0..12 {
        let mut rng = QuickRng::new(seed);
        let setup = Setup::for_players(4);
        let mut state = begin(&game, &setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        while run.decision.asked.is_some() {
            let view = game.view(&state, Viewer::Referee);
            for seat in view.all_seats() {
                for (card, _) in view.player(seat).held() {
                    let because = game.why_not(&state, seat, Choice::Use { card, ability: 0 });
                    let is_used = !game.content().items[usize::from(card)].uses.is_empty();
                    let by_itself = because.map(|because| because.reason) == Some(Reason::WorksByItself);
                    assert_eq!(by_itself, !is_used);
                    heard += u32::from(by_itself);
                }
            }
            let answer = run.decision.sample(&mut rng).expect("somebody is asked");
            advance(&game, &mut state, &answer, &mut run).expect("the rules hold");
        }
    }
    assert!(heard > 10, "{heard}");
}
