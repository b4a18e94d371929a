//! Parts of sentences that every game needs.

use pack::{Message, say};

/// Where things of packs stand.
#[must_use]
pub fn in_pack() -> Message {
    say!("in-pack", "a pack")
}

/// The name of a thing.
#[must_use]
pub fn its_name() -> Message {
    say!("its-name", "its name")
}

/// A letter of S.P.E.C.I.A.L.
#[must_use]
pub fn a_letter() -> Message {
    say!("a-letter", "a letter")
}

/// Somebody who plays.
#[must_use]
pub fn a_player() -> Message {
    say!("a-player", "a player")
}

/// The number of the round.
#[must_use]
pub fn the_round() -> Message {
    say!("the-round", "the round")
}

/// Where in the round a position is.
#[must_use]
pub fn the_step() -> Message {
    say!("the-step", "the step")
}

/// What keeps a use from being repeated for ever.
#[must_use]
pub fn use_spends() -> Message {
    say!("use-spends", "use exhaust or use discard")
}
