//! The audit bites: whatever is broken in a sound state of a random game is complained of.

#![expect(clippy::unit_arg, reason = "a break is written as one assignment")]

use std::path::Path;

use kernel::{QuickRng, Run, Seat, Seats, Seed, advance, begin};

use pack::{Lang, Mistakes, Texts};

use super::{audit, audit_kept};
use crate::{
    Shelter,
    frame::{RecallStep, What},
    options::Setup,
    state::{At, Due, FACEUP, NONE, State, TRACK},
    vault::SpaceRef,
};

/// What is broken, how, and what the complaint says. A state that cannot be broken so is left for a later one.
type Break = (&'static str, fn(&mut State) -> Option<()>, &'static str);

const BREAKS: &[Break] = &[
    ("an item twice", |state| Some(state.players[0].items |= 1 << state.secret.piles.items.last()?), "is in 2 places"),
    ("an item nowhere", |state| state.secret.piles.items.pop().map(drop), "is in 0 places"),
    (
        "a room twice",
        |state| {
            let faceup = *state.room_track.iter().find(|room| **room != NONE)?;
            let free = state.turn.named_room == NONE;
            free.then(|| state.turn.named_room = faceup)
        },
        "is in 2 places",
    ),
    ("a room nowhere", |state| state.secret.piles.rooms.pop().map(drop), "is in 0 places"),
    (
        "a threat twice",
        |state| {
            let card = *state.secret.piles.threats.last()?;
            let space = state.vault.threats.iter_mut().find(|threat| **threat == NONE)?;
            *space = card;
            Some(())
        },
        "is in 2 places",
    ),
    ("a threat nowhere", |state| state.secret.piles.threats.pop().map(drop), "is in 0 places"),
    ("a seventh cube", |state| Some(state.players[0].cubes[0] = TRACK + 1), "cubes on a track"),
    ("an exhausted item of nobody", |state| Some(state.players[0].exhausted |= !state.players[0].items), "exhausted"),
    ("an injured dweller in the box", |state| Some(state.players[1].injured |= 1 << 6), "from the box"),
    (
        "an available dweller on a space",
        |state| {
            let away = state.players[0].at.iter().position(|at| matches!(at, At::Space(_)))?;
            state.players[0].available |= 1 << away;
            Some(())
        },
        "in two places",
    ),
    (
        "a dweller in two training slots",
        |state| {
            let dweller = *state.players[0].slots.iter().find(|dweller| **dweller != NONE)?;
            let free = state.players[0].slots.iter_mut().find(|dweller| **dweller == NONE)?;
            *free = dweller;
            Some(())
        },
        "training slots",
    ),
    (
        "training for a dweller at home",
        |state| {
            let home = state.players[0].at.iter().position(|at| *at == At::Front)?;
            state.players[0].due[home] = Due::Training { letter: None, shared: false };
            Some(())
        },
        "stands on no space",
    ),
    ("an occupied space without a dweller", |state| Some(state.vault.occupied ^= 1), "occupied spaces"),
    ("a threatened space without a threat", |state| Some(state.vault.threatened ^= 1), "threatened spaces"),
    ("a built space without a room", |state| Some(state.vault.built ^= 1), "built spaces"),
    ("another offer", |state| Some(state.vault.offers[0] = state.vault.offers[0].wrapping_add(1)), "what spaces offer"),
    (
        "a room in the air",
        |state| {
            let rooms = &mut state.vault.rooms[1];
            let (outer, inner) = (rooms[0], rooms[1]);
            (outer == NONE && inner != NONE).then(|| rooms.swap(0, 1))
        },
        "touches neither",
    ),
    (
        "two players on a space",
        |state| {
            let At::Space(space) = *state.players[0].at.iter().find(|at| matches!(at, At::Space(_)))? else {
                return None;
            };
            let home = state.players[1].at.iter().position(|at| *at == At::Front)?;
            state.players[1].slots.iter().all(|dweller| usize::from(*dweller) != home).then(|| {
                state.players[1].at[home] = At::Space(space);
                state.players[1].available &= !(1 << home);
            })
        },
        "too many dwellers",
    ),
    (
        "a dweller in a room that is not there",
        |state| {
            let away = state.players[0].at.iter().position(|at| matches!(at, At::Space(_)))?;
            let nowhere = (0..64).filter_map(SpaceRef::from_index).find(|at| state.vault.built & at.bit() == 0)?;
            state.players[0].at[away] = At::Space(nowhere);
            Some(())
        },
        "stands on no space",
    ),
    ("a level of nobody", |state| Some(state.vault.owners[1] = NONE), "wrong owner"),
    ("a level too many", |state| Some(state.vault.levels += 1), "levels for"),
    ("one colour twice", |state| Some(state.players[1].color = state.players[0].color), "no color of their own"),
    ("a stranger first", |state| Some(state.first = Seat::new(7)), "not at the table"),
    ("a stranger who passed", |state| Some(state.passed = Seats::only(Seat::new(7))), "not at the table"),
    (
        "pieces of an empty seat",
        |state| {
            let seats = usize::from(state.seats);
            Some(state.players.get_mut(seats)?.owned = 1)
        },
        "has pieces",
    ),
    (
        "a placed dweller somewhere else",
        |state| (state.turn.dwellers == [NONE; 2]).then(|| state.turn.dwellers = [0, NONE]),
        "not where it was placed",
    ),
    (
        "a gap that is none",
        |state| {
            let full = state.room_track.iter().position(|room| *room != NONE)?;
            state.turn.named_gap = full as u8;
            Some(())
        },
        "is no gap",
    ),
    ("a gap beyond the track", |state| Some(state.turn.named_gap = FACEUP as u8), "is no gap"),
    ("an exchange of a cheap space", |state| Some(state.turn.exchange = NONE - 1), "printed nowhere"),
    ("a recall that is over", |state| outside_recall(state).then(|| state.turn.defeated = 1), "that is over"),
    (
        "a trainee outside a recall",
        |state| outside_recall(state).then(|| state.turn.trainees.try_push(0))?.ok(),
        "that is over",
    ),
    ("nothing to do", |state| Some(state.frames.clear()), "nothing is being done"),
    (
        "a recall of nobody",
        |state| Some(state.frames.last_mut()?.what = What::Recall { nth: 9, step: RecallStep::Items }),
        "what is not there",
    ),
    (
        "the end unnoticed",
        |state| {
            let full = (1..state.vault.levels).any(|level| state.vault.rooms_on(level) == 6);
            (full && state.top() != Some(What::Over)).then(|| state.end = None)
        },
        "nobody noticed",
    ),
    (
        "places in the middle of a game",
        |state| (state.top() != Some(What::Over)).then(|| state.places.try_push(1))?.ok(),
        "before it is over",
    ),
    (
        "other places than the count gives",
        |state| (state.top() == Some(What::Over)).then(|| state.places[0] += 1),
        "those of the count",
    ),
];

fn outside_recall(state: &State) -> bool {
    !state.frames.iter().any(|frame| matches!(frame.what, What::Recall { .. }))
}

fn whole(game: &Shelter, state: &State) -> Result<(), String> {
    audit(game, state)?;
    audit_kept(game, state)
}

#[test]
fn every_break_is_complained_of() {
    let mut texts = Texts::new();
    crate::reading::mistake_texts().iter().for_each(|text| texts.add_text(text, &mut Mistakes::new()));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
    let files = pack::load_folder(&folder).expect("the core pack lies beside the crates");
    let (content, _) = crate::reading::read(&[files]).expect("the core pack is sound");
    let game = Shelter::new(content);
    let mut left: Vec<&Break> = BREAKS.iter().collect();
    for (seed, setup) in (0..).zip(Setup::variants()) {
        let mut run = Run::silent();
        let mut rng = QuickRng::new(seed);
        let mut state = begin(&game, &setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        loop {
            assert_eq!(whole(&game, &state), Ok(()), "seed {seed}");
            left.retain(|(what, break_it, complaint)| {
                let mut broken = state.clone();
                if break_it(&mut broken).is_none() {
                    return true;
                }
                let found = whole(&game, &broken).expect_err(what);
                assert!(found.contains(complaint), "{what}: {found}");
                let people = ["Anna", "Boris", "Clara", "Dmitri"].map(str::to_owned);
                let told = crate::example::complaints::in_words(&game, &found, &people).in_lang(Lang::Ru, &texts);
                let is_told = told.contains(|sign| ('а'..='я').contains(&sign)) && !told.contains("player ");
                assert!(is_told, "{what}: {found}: {told}");
                false
            });
            let Some(answer) = run.decision.sample(&mut rng) else { break };
            advance(&game, &mut state, &answer, &mut run).expect("the rules hold");
        }
    }
    let names: Vec<&str> = left.iter().map(|(what, ..)| *what).collect();
    assert!(names.is_empty(), "no state could be broken so: {names:?}");
}
