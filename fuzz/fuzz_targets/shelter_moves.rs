//! Any sequence of bytes is a game of Shelter: options, seed, then answers. The rules never fail, every state is sound.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use shelter::{
    Shelter,
    options::{Options, Setup},
};

static GAME: LazyLock<Shelter> = LazyLock::new(|| {
    let files = fuzz::pack_of_the_repository("shelter-core");
    let (content, _) = shelter::reading::read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Shelter::new(content)
});

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let (Some(players), Some(seed)) = (bytes.next(), bytes.next()) else { return };
    let mut options = Options::default();
    for (switch, _, letters) in Options::SWITCHES {
        let Some(byte) = bytes.next() else { return };
        let letter = letters.as_bytes()[usize::from(byte) % letters.len()];
        options.set(switch, &char::from(letter).to_string()).expect("the table of switches is right");
    }
    let setup = Setup { options, ..Setup::for_players(usize::from(players % 3 + 2)) };
    fuzz::play(&*GAME, &setup, seed, bytes);
});
