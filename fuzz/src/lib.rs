//! What the targets have in common.

use std::path::Path;

use kernel::{Game, Run, Seed, advance, begin};
use pack::PackFiles;

/// The files of a pack of the repository.
///
/// # Panics
/// It is not there.
#[must_use]
pub fn pack_of_the_repository(name: &str) -> PackFiles {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packs").join(name);
    pack::load_folder(&folder).expect("the pack lies in the repository")
}

/// Plays a game whose answers are bytes, until they or the game come to an end.
///
/// # Panics
/// The rules fail, a state is not sound, or the game ends without a result.
pub fn play<G: Game>(game: &G, setup: &G::Setup, seed: u8, mut bytes: impl Iterator<Item = u8>) {
    let mut run = Run::silent();
    let mut state = begin(game, setup, Seed::from_number(seed.into()), &mut run)
        .unwrap_or_else(|error| panic!("a game begins: {error:?}"));
    loop {
        let count = run.decision.count();
        if count == 0 {
            break;
        }
        let Some(byte) = bytes.next() else { return };
        // Large decisions take a second byte.
        let index = if count > 256 { u64::from(byte) << 8 | u64::from(bytes.next().unwrap_or(0)) } else { byte.into() };
        let answer = run.decision.nth(index % count).expect("every number below the count is an answer");
        advance(game, &mut state, &answer, &mut run).expect("the rules do not contradict themselves");
        game.audit(&state).expect("every piece is in its place");
    }
    assert!(game.places(&state).is_some());
}
