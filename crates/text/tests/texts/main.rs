//! What the texts of the crate must be: complete, alike in every language, and as the snapshots show them.

mod common;
mod complete;
mod log;
mod names;
#[macro_use]
mod samples;
mod snapshots;
mod wasteland;
