//! Content packs: folders of data files and texts, read strictly and without any word of a game.
//!
//! A game brings its own vocabulary and walks [`Node`]s with it. Whatever an author got wrong is collected as
//! [`Mistakes`], all at once, each with file, line, column, the offending word and what was expected. Only
//! [`load_folder`] touches a disk; everything else works on strings and runs in a browser.

mod files;
mod lang;
mod manifest;
mod message;
mod mistake;
mod node;
mod parse;
mod scan;
mod spot;
mod take;
mod texts;
mod words;

pub use files::{PackFiles, Source, TextSource, load_folder};
pub use lang::{Lang, UnknownLang};
pub use manifest::{FORMAT, Manifest, Requirement};
pub use message::{Message, Part};
pub use mistake::{Mistake, Mistakes, Severity, add_mistake_texts};
pub use node::{Argument, Node, Property, Value, Word};
pub use parse::{MOST_NESTED, parse};
pub use spot::Spot;
pub use take::Taker;
pub use texts::{Filling, Texts, Wanted};
pub use words::{Unique, choose, choose_word, nearest, one_of};
