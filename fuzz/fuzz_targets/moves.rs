//! Any sequence of bytes is a game of Wasteland: options, seed, then answers. The rules never fail, every state is sound.

#![no_main]

use std::{path::Path, sync::LazyLock};

use kernel::{Game as _, Run, Seed, advance, begin};
use libfuzzer_sys::fuzz_target;
use wasteland::{
    Wasteland,
    options::{Options, SWITCHES, Setup},
};

static GAME: LazyLock<Wasteland> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packs/wasteland-core");
    let files = pack::load_folder(&folder).expect("the pack lies in the repository");
    let (content, _) = wasteland::reading::read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Wasteland::new(content)
});

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let (Some(players), Some(scenario), Some(seed)) = (next(), next(), next()) else { return };
    let mut options = Options::default();
    for (switch, _, letters) in SWITCHES {
        let Some(byte) = next() else { return };
        let letter = letters[usize::from(byte) % letters.len()];
        options = options.with(switch, letter).expect("the table of switches is right");
    }
    let setup =
        Setup { players: players % 4 + 1, scenario: scenario % GAME.content().scenarios.len().max(1) as u8, options };
    let mut run = Run::silent();
    let mut state = begin(&*GAME, &setup, Seed::from_number(seed.into()), &mut run).expect("a game begins");
    loop {
        let count = run.decision.count();
        if count == 0 {
            break;
        }
        let Some(byte) = next() else { return };
        // Large decisions take a second byte.
        let index = if count > 256 { u64::from(byte) << 8 | u64::from(next().unwrap_or(0)) } else { byte.into() };
        let answer = run.decision.nth(index % count).expect("every number below the count is an answer");
        advance(&*GAME, &mut state, &answer, &mut run).expect("the rules do not contradict themselves");
        GAME.audit(&state).expect("every piece is in its place");
    }
    assert!(GAME.places(&state).is_some());
});
