//! Any sequence of bytes is a game of Wasteland: options, seed, then answers. The rules never fail, every state is sound.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use wasteland::{
    Wasteland,
    content::Faction,
    mode::{Pick, coop},
    options::{Options, SWITCHES, Setup},
};

static GAME: LazyLock<Wasteland> = LazyLock::new(|| {
    let files = fuzz::pack_of_the_repository("wasteland-core");
    let (content, _) = wasteland::reading::read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Wasteland::new(content)
});

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let (Some(players), Some(scenario), Some(seed)) = (bytes.next(), bytes.next(), bytes.next()) else { return };
    let mut options = Options::default();
    for (switch, _, letters) in SWITCHES {
        let Some(byte) = bytes.next() else { return };
        let letter = letters[usize::from(byte) % letters.len()];
        options = options.with(switch, letter).expect("the table of switches is right");
    }
    // Every third table plays as a group.
    let mode = if scenario / 16 % 3 == 1 {
        let friendly = Faction::BOTH[usize::from(players / 4 % 2)];
        Pick::Coop(coop::Agreement { friendly, terms: coop::Terms::default() })
    } else {
        Pick::Base
    };
    let scenario = scenario % GAME.content().scenarios.len().max(1) as u8;
    let setup = Setup { players: players % 4 + 1, scenario, options, mode };
    fuzz::play(&*GAME, &setup, seed, bytes);
});
