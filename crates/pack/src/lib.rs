//! Content packs: folders of data files and texts, read strictly and without any word of a game.
//!
//! A game brings its own vocabulary and walks [`Node`]s with it. Whatever an author got wrong is collected as
//! [`Mistakes`], all at once, each with file, line, column, the offending word and what was expected. Only
//! [`load_folder`] touches a disk; everything else works on strings and runs in a browser.
//!
//! Without the feature `source` the crate reads no pack and no data file. What was read before with it can be carried
//! along: the nodes of a file are written down and read back as they are, and a [`Prepared`] pack with its stamp.

#[cfg(feature = "source")]
mod cards;
#[cfg(feature = "source")]
mod files;
mod lang;
#[cfg(feature = "source")]
mod manifest;
#[cfg(feature = "source")]
mod message;
mod mistake;
mod node;
#[cfg(feature = "source")]
mod parse;
mod prepared;
#[cfg(feature = "source")]
mod scan;
mod source;
mod spot;
mod take;
mod texts;
#[cfg(not(feature = "source"))]
mod unsaid;
mod words;
mod written;

#[cfg(feature = "source")]
pub use cards::cards_hash;
#[cfg(feature = "source")]
pub use files::{LESSON_TEXTS, PackFiles, load_folder};
pub use lang::{Lang, UnknownLang};
#[cfg(feature = "source")]
pub use manifest::{FORMAT, Manifest, Requirement};
#[cfg(feature = "source")]
pub use message::{Message, Part};
#[cfg(feature = "source")]
pub use mistake::mistake_texts;
pub use mistake::{Mistake, Mistakes, Severity};
pub use node::{Argument, Node, Property, Value, Word};
#[cfg(feature = "source")]
pub use parse::{MOST_NESTED, parse};
pub use prepared::Prepared;
pub use source::{ENDING_TEXTS, Source, TextSource};
pub use spot::Spot;
pub use take::{Taker, in_range};
#[cfg(feature = "source")]
pub use texts::lint_texts;
#[cfg(not(feature = "source"))]
pub use texts::{Batch, bring, brought, is_here};
pub use texts::{Filling, Messages, TextFile, Texts, Wanted};
#[cfg(not(feature = "source"))]
pub use unsaid::{Message, Part};
pub use words::{Unique, choose, choose_word, nearest, one_of};
pub use written::in_file;
