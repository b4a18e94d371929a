//! What the games share besides the kernel: examples, the reading of packs, choices in words, where a game turned,
//! and the board on which the rules of a game work. A game brings its rules and its vocabulary; no word of any game stands here.

#![deny(clippy::float_arithmetic, reason = "floats differ between platforms")]

pub mod example;
pub mod machine;
pub mod phrases;
pub mod reading;
pub mod shape;
pub mod swing;
pub mod words;

#[cfg(feature = "source")]
use pack::{Lang, Source, TextSource};

/// The Russian of all that this crate, the reading of packs and a game say of mistakes; English stands in the code.
/// `of_game` is the file of the game.
#[cfg(feature = "source")]
#[must_use]
pub fn mistake_texts(of_game: &'static str) -> [TextSource; 3] {
    let russian = |name, text| TextSource { lang: Lang::Ru, source: Source::new(name, text) };
    [
        pack::mistake_texts(),
        russian("harness/text/ru/mistakes.ftl", include_str!("../text/ru/mistakes.ftl")),
        russian("text/ru/mistakes.ftl", of_game),
    ]
}
