//! The table options as people read them.

/// A table option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// Its name on the command line and in saved games.
    pub switch: &'static str,
    /// The id of the ruling it decides.
    pub ruling: &'static str,
    /// What it is about, in a few words.
    pub name: String,
    /// What it is about, in a sentence; empty where the name says it all.
    pub about: String,
    /// The values: the letter of the ruling and what it means.
    pub values: Vec<(char, String)>,
    /// The letter of the value chosen.
    pub chosen: char,
}
