//! The texts of Wasteland.

mod common;
mod complete;
mod events;
mod log;
mod names;
mod outlook;
mod played;
mod reasons;
mod samples;
mod snapshots;
mod told;
