//! What the texts of the crate must be: complete, alike in every language, and as the snapshots show them.

#[macro_use]
mod every;
mod shelter;
mod wasteland;
