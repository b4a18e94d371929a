//! Searching the rulebook by a question, a word or an id.
//!
//! Words are compared by their stems; those that every question consists of are left out, and others mean the same as
//! those of the rulebook. What a [`Lexicon`] knows of a language goes into the [`Index`] of a rulebook, which a [`Query`]
//! looks things up in.

mod index;
#[cfg(feature = "source")]
mod lexicon;
mod query;
mod words;

pub use index::Index;
#[cfg(feature = "source")]
pub use lexicon::Lexicon;
pub use query::{Found, Query};
