//! Any bytes are offered as a saved game of both games, or as changes to one that was really played: they are refused
//! or replayed, and nothing panics.

#![no_main]

use std::sync::LazyLock;

use kernel::{Contributions, QuickRng, Secret, Table};
use libfuzzer_sys::fuzz_target;
use shelter::Shelter;
use wasteland::Wasteland;

static WASTELAND: LazyLock<Wasteland> = LazyLock::new(|| {
    let (content, _) = wasteland::reading::read(&[fuzz::pack_of_the_repository("wasteland-core")])
        .unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Wasteland::new(content)
});

static SHELTER: LazyLock<Shelter> = LazyLock::new(|| {
    let (content, _) = shelter::reading::read(&[fuzz::pack_of_the_repository("shelter-core")])
        .unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Shelter::new(content)
});

/// Answers in the game that is changed: few, so that replaying it is quick.
const ANSWERS: u32 = 40;

static PLAYED: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let setup = wasteland::options::Setup::of(2);
    let mut table = Table::begin(&*WASTELAND, setup, Secret::from_number(1), Contributions::none())
        .unwrap_or_else(|error| panic!("a game begins: {error:?}"));
    let mut rng = QuickRng::new(1);
    for _ in 0..ANSWERS {
        let Some(asked) = table.decision().asked else { break };
        let Some(answer) = table.decision().sample(&mut rng) else { break };
        let number = table.decision_number();
        table.play(asked.seat, number, answer.answer()).unwrap_or_else(|error| panic!("it is legal: {error:?}"));
    }
    table.save().expect("a game can be written down").into_bytes()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    if first % 2 == 0 {
        drop(Table::load(&*WASTELAND, rest));
        drop(Table::load(&*SHELTER, rest));
        return;
    }
    // Each change: where, and what stands there then.
    let mut text = PLAYED.clone();
    for change in rest.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % text.len();
        text[at] = change[2];
    }
    drop(Table::load(&*WASTELAND, text));
});
