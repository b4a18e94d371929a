//! The texts of Wasteland.

mod common;
mod complete;
mod events;
mod names;
mod outlook;
mod reasons;
mod samples;
mod snapshots;
