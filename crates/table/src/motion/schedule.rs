//! Writes down when things are seen and heard, one after the other.

use kernel::Seat;

use super::{
    plan::{Act, Plan, What},
    time,
};
use crate::sound::Cue;

/// A plan being written.
pub struct Schedule<S, D> {
    /// Whether what is written now belongs to the first part.
    pub is_before: bool,
    /// The first part.
    pub before: Vec<Act<S, D>>,
    /// The second part.
    pub after: Vec<Act<S, D>>,
    /// When the next thing may begin.
    pub now: u32,
    /// When the last thing ends.
    pub end: u32,
    /// So much of it nobody may miss.
    pub least: u32,
}

impl<S: Copy, D: Copy> Schedule<S, D> {
    /// Nothing yet; begins with the first part where there is one.
    pub const fn new(is_before: bool) -> Schedule<S, D> {
        Schedule { is_before, before: Vec::new(), after: Vec::new(), now: 0, end: 0, least: 0 }
    }

    /// Something in the part that is being written.
    pub fn act(&mut self, at: u32, lasts: u32, what: What<S, D>) {
        let act = Act { at, lasts, what };
        if self.is_before {
            self.before.push(act)
        } else {
            self.after.push(act)
        }
        // Nobody waits for a banner.
        if !matches!(what, What::Sound(_) | What::Banner(_)) {
            self.end = self.end.max(at + lasts);
        }
    }

    /// Something that is heard.
    pub fn sound(&mut self, at: u32, cue: Cue) {
        self.act(at, 0, What::Sound(cue));
    }

    /// What follows waits for all so far.
    pub fn settle(&mut self) {
        self.now = self.end;
    }

    /// Something that can be seen only when the table has changed.
    pub fn finally(&mut self, lasts: u32, what: What<S, D>, cue: Option<Cue>) {
        self.late(if self.is_before { 0 } else { self.now }, lasts, what, cue);
    }

    /// The same at its own time.
    pub fn late(&mut self, at: u32, lasts: u32, what: What<S, D>, cue: Option<Cue>) {
        self.after.push(Act { at, lasts, what });
        self.after.extend(cue.map(|cue| Act { at, lasts: 0, what: What::Sound(cue) }));
        if !self.is_before {
            self.end = self.end.max(at + lasts);
        }
    }

    /// A piece goes from one place to another.
    pub fn walk(&mut self, at: u32, piece: S, from: S, to: S) {
        let what = if self.is_before { What::Go(piece, to) } else { What::Travel(piece, from, to) };
        self.act(at, time::WALK, what);
    }

    /// The second part begins.
    pub fn turn(&mut self) {
        self.is_before = false;
        self.now = 0;
        self.end = self.after.iter().filter(|act| act.is_seen()).map(|act| act.at + act.lasts).max().unwrap_or(0);
    }

    /// The plan, for who answered and who is asked now.
    pub fn plan(self, answered: Option<Seat>, asked: Option<Seat>, is_person: &dyn Fn(Seat) -> bool) -> Plan<S, D> {
        let is_bot = answered.is_some_and(|seat| !is_person(seat));
        let is_seen = self.after.iter().chain(&self.before).any(Act::is_seen);
        let rest = match (is_bot, is_seen) {
            (true, true) => self.end + if asked == answered { time::REST / 2 } else { time::REST },
            (true, false) => time::REST / 4,
            // The next player may begin when the person's own pieces have arrived.
            (false, _) if asked.is_some_and(|seat| !is_person(seat)) => self.end,
            (false, _) => self.end.min(time::OWN),
        };
        let mut plan = Plan { before: self.before, after: self.after, rest, least: self.least };
        for part in [&mut plan.before, &mut plan.after] {
            kernel::order::sort_by_key(part, |act| act.at);
        }
        plan
    }
}
