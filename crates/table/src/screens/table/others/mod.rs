//! The people at other screens: who is there, what they say and propose, and how the connection to them is.

mod chat;
mod company;
mod presence;
mod rematch;
mod screens;
mod strip;
mod vote;

pub use self::{
    chat::{ChatPanel, ChatToggle, Unread},
    company::Company,
    presence::{Presence, Watchers, Watching},
    rematch::Rematch,
    screens::Screens,
    strip::{Strips, WayOut},
};
