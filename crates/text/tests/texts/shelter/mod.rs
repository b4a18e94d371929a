//! The texts of Shelter.

mod common;
mod complete;
mod log;
mod names;
mod samples;
mod snapshots;
