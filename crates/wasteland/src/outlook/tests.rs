//! Tests of the outlook, on a small box made here.

mod board;
mod odds;
mod position;
mod prospects;
mod quests;
mod secrecy;
