//! What every game on this table needs, and nothing that belongs to one game.
//!
//! A game is a resumable machine: its state holds a stack of frames, [`drive`] runs them until somebody must choose,
//! and an [`Answer`] resumes them. Chance comes only from the [`Cup`] in the state. Nothing here does I/O.

#![deny(clippy::float_arithmetic, reason = "floats differ between platforms")]

pub mod commitment;
mod cup;
mod decision;
mod event;
mod fixed_vec;
mod game;
mod hash;
mod log;
pub mod number_set;
pub mod order;
mod quick_rng;
mod replay;
mod report;
mod resume;
mod session;
mod timeline;

mod rule;
mod run;
mod seat;
mod table;

pub use commitment::{BrokenPromise, Commitment, Contributions, Secret};
pub use cup::{Cup, Outcome, RiggedChance, Seed};
pub use decision::{Answer, Asked, Decision, Legal, MOST_PICKS, Misfit, Picks, Shape};
pub use event::{Audience, EventId, Recorded, Viewer};
pub use fixed_vec::{FixedVec, Full};
pub use game::{
    Applied, Because, Fault, Game, NotApplied, PackStamp, Progress, Refusal, advance, apply, begin, check, decide,
    drive, hash_of,
};
pub use hash::StateHash;
pub use log::{Entry, EntryOf, Header, Kind, LOG_FORMAT, Log, LogError, Salvaged, Seal, UndoneBy, updates};
pub use number_set::numbers_in;
pub use quick_rng::QuickRng;
pub use replay::{Divergence, Diverging, Replay, ReplayError, replay};
pub use report::Report;
pub use resume::{Differing, Resumed, Resuming};
pub use session::{Footprint, Session, UndoReach, UndoStop};
pub use timeline::Timeline;

pub use rule::{NotARule, RuleId};
pub use run::{Record, Run, Unscripted};
pub use seat::{Seat, Seats};
pub use table::{NotPlayed, NotUndone, Table};
