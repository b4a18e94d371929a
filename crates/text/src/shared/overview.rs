//! The overview of a game, with which its rulebook begins.

/// The parts of an overview: the key of each, which is its title, and that of the sentence it begins with, if it has one.
/// The text of a part is the attribute `about` of its key, and the rules that say more are `rules`. They come with the
/// rulebook; the sentences a table has before that.
pub const OVERVIEW: [(&str, Option<&str>); 4] = [
    ("overview-aim", Some("goal-aim")),
    ("overview-round", Some("goal-round")),
    ("overview-turn", None),
    ("overview-end", Some("goal-end")),
];
