//! The plan of a step: what is seen and heard of it, and when. Nothing here touches the screen.
//!
//! A step has two parts. The first is seen while the table is still as it was, up to the last dice of the step: they
//! tumble before their consequences lie on the table. The second is seen while the table changes.

use kernel::{Recorded, Seat};

use super::time::{self, Pace};
use crate::{game::TableGame, sound::Cue};

/// What a plan is made of.
pub struct Facts<'a, G: TableGame> {
    /// What happened.
    pub events: &'a [Recorded<G::Event>],
    /// What happened earlier, for causes.
    pub told: &'a [Recorded<G::Event>],
    /// How the table looked.
    pub before: &'a G::View,
    /// How it looks now.
    pub after: &'a G::View,
    /// The game with its cards.
    pub game: &'a G,
    /// Who answered; none if answers were taken back.
    pub answered: Option<Seat>,
    /// Who is asked now.
    pub asked: Option<Seat>,
    /// Whether a person at this screen plays the seat.
    pub is_person: &'a dyn Fn(Seat) -> bool,
}

/// Something that is seen or heard. `S` is a place on the screen, `D` are dice of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act<S, D> {
    /// When it begins, in milliseconds from the beginning of its part.
    pub at: u32,
    /// How long it lasts.
    pub lasts: u32,
    /// What it is.
    pub what: What<S, D>,
}

impl<S, D> Act<S, D> {
    /// Whether it is something to be seen.
    pub const fn is_seen(&self) -> bool {
        !matches!(self.what, What::Sound(_))
    }

    /// Whether the table changes only when it is over, if it belongs to the first part.
    const fn is_waited_for(&self) -> bool {
        matches!(self.what, What::Dice(_))
    }
}

/// What is seen or heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What<S, D> {
    /// A piece goes somewhere and waits there until the table has changed.
    Go(S, S),
    /// A piece travels from where it was to where it is; the spots stand in where it cannot be seen.
    Travel(S, S, S),
    /// A piece of a drawing steps from one place of it to another. It moves itself: a copy would leave the drawing.
    Step(S, S, S),
    /// A piece of a drawing lunges at another one and comes back.
    Lunge(S, S),
    /// A token flies from one place to another.
    Fly(Flyer, S, S),
    /// A card is turned up.
    Turn(S),
    /// Something appears.
    Appear(S),
    /// Something falls onto its place.
    Slam(S),
    /// Something is hurt.
    Shake(S),
    /// Something changes.
    Bump(S),
    /// Something falls out of the game.
    Fall(S),
    /// Dice are thrown, or shown once more.
    Dice(D),
    /// Something is announced.
    Banner(Banner),
    /// Something is heard.
    Sound(Cue),
}

/// What flies: an icon on a small square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flyer {
    /// The icon.
    pub icon: &'static str,
    /// The name of its color in the style sheet.
    pub color: &'static str,
    /// Nobody has room for it: it fades away.
    pub is_lost: bool,
}

/// What is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banner {
    /// A round begins.
    Round(u16),
    /// Something of the game, by its name: its message is `banner-` and the name.
    Note(&'static str),
    /// A person's turn begins.
    Turn(Seat),
}

/// What is seen and heard of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<S, D> {
    /// While the table is as it was.
    pub before: Vec<Act<S, D>>,
    /// While it changes.
    pub after: Vec<Act<S, D>>,
    /// How long to wait from the change to the next step, at least.
    pub rest: u32,
    /// So much of it is seen at its own pace, however long bots have taken: what nobody may miss.
    pub least: u32,
}

/// The plan of a step of a game.
pub type PlanOf<G> = Plan<<G as TableGame>::Spot, <G as TableGame>::Dice>;
/// An act in the plan of a game.
pub type ActOf<G> = Act<<G as TableGame>::Spot, <G as TableGame>::Dice>;

impl<S, D> Default for Plan<S, D> {
    fn default() -> Plan<S, D> {
        Plan { before: Vec::new(), after: Vec::new(), rest: 0, least: 0 }
    }
}

/// The plan of a step at a pace.
pub fn plan_of<G: TableGame>(facts: &Facts<'_, G>, pace: Pace) -> PlanOf<G> {
    let is_bot = facts.answered.is_some_and(|seat| !(facts.is_person)(seat));
    G::plan(facts).at(pace, is_bot)
}

impl<S: Copy + PartialEq, D: Copy + PartialEq> Plan<S, D> {
    /// When the last act of the second part is over.
    pub fn end(&self) -> u32 {
        self.after.iter().filter(|act| act.is_seen()).map(|act| act.at + act.lasts).max().unwrap_or(0)
    }

    /// How long it takes until the next step.
    pub fn lasts(&self) -> u32 {
        let end = |act: &Act<S, D>| act.at + if act.is_waited_for() { act.lasts } else { 0 };
        self.before.iter().map(end).max().unwrap_or(0) + self.rest
    }

    /// The same in the share of the time for bots that a step may take, when so much of it is spent; and how many
    /// percent of its own time that is.
    pub fn hastened(self, pace: Pace, spent: u32) -> (Plan<S, D>, u32) {
        let has_dice = self.before.iter().any(|act| matches!(act.what, What::Dice(_)));
        let whole = pace.percent().max(1);
        let most = time::scale(time::share(spent * 100 / whole, has_dice), whole).max(self.least);
        let lasts = self.lasts();
        if lasts <= most {
            return (self, 100);
        }
        let percent = most * 100 / lasts;
        (self.scaled(percent), percent)
    }

    fn scaled(mut self, percent: u32) -> Plan<S, D> {
        for act in self.before.iter_mut().chain(&mut self.after) {
            act.at = time::scale(act.at, percent);
            act.lasts = time::scale(act.lasts, percent);
        }
        self.rest = time::scale(self.rest, percent);
        self.least = time::scale(self.least, percent);
        self
    }

    /// At a pace: stretched, or without anything to be seen.
    fn at(self, pace: Pace, is_bot: bool) -> Plan<S, D> {
        match pace {
            Pace::Moving(percent) => self.scaled(percent),
            Pace::Still(percent) => {
                let mut sounds: Vec<Act<S, D>> = Vec::new();
                for act in self.before.into_iter().chain(self.after) {
                    if matches!(act.what, What::Sound(_)) && sounds.last().is_none_or(|last| last.what != act.what) {
                        sounds.push(Act { at: 0, ..act });
                    }
                }
                let rest = if is_bot { time::scale(time::STILL_REST, percent) } else { 0 };
                Plan { before: Vec::new(), after: sounds, rest, least: 0 }
            }
        }
    }
}
