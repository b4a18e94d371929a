//! Any text is offered as definitions on top of the core pack: mistakes are told, and what reads can be played.

#![no_main]

use std::sync::LazyLock;

use kernel::{Game as _, QuickRng, Run, Seed, advance, begin};
use libfuzzer_sys::fuzz_target;
use pack::Mistakes;
use wasteland::{Wasteland, content::Content, options::Setup};

static CORE: LazyLock<Content> = LazyLock::new(|| {
    let files = fuzz::pack_of_the_repository("wasteland-core");
    let (content, _) = wasteland::reading::read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    content
});

/// Answers after which a game of strange cards has shown what it can.
const ENOUGH: u32 = 300;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("fuzzed.kdl", text, &mut mistakes);
    let content = wasteland::reading::read_definitions(&nodes, &CORE, &mut mistakes);
    if mistakes.has_errors() {
        return;
    }
    let game = Wasteland::new(content);
    let mut run = Run::silent();
    let mut rng = QuickRng::new(bytes.len() as u64);
    let players = (bytes.len() % 4) as u8 + 1;
    let Ok(mut state) = begin(&game, &Setup::of(players), Seed::from_number(1), &mut run) else { return };
    for _ in 0..ENOUGH {
        let Some(answer) = run.decision.sample(&mut rng) else { break };
        advance(&game, &mut state, &answer, &mut run).expect("the rules do not contradict themselves");
        game.audit(&state).expect("every piece is in its place");
    }
});
