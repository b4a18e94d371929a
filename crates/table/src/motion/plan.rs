//! The plan of a step: what is seen and heard of it, and when. Nothing here touches the screen.
//!
//! A step has two parts. The first is seen while the table is still as it was, up to the last dice of the step: they
//! tumble before their consequences lie on the table. The second is seen while the table changes.

use kernel::{Recorded, Seat};
use shelter::{
    content::{Content, Resource},
    event::{Event, Spared},
    vault::SpaceRef,
    view::View,
};

use super::{
    time::{self, Pace},
    writer::Writer,
};
use crate::{sound::Cue, spot::Spot};

/// What a plan is made of.
pub struct Facts<'a> {
    /// What happened.
    pub events: &'a [Recorded<Event>],
    /// What happened earlier, for causes.
    pub told: &'a [Recorded<Event>],
    /// How the table looked.
    pub before: &'a View,
    /// How it looks now.
    pub after: &'a View,
    /// The cards.
    pub content: &'a Content,
    /// Who answered; none if answers were taken back.
    pub answered: Option<Seat>,
    /// Who is asked now.
    pub asked: Option<Seat>,
    /// Whether a person at this screen plays the seat.
    pub is_person: &'a dyn Fn(Seat) -> bool,
}

/// Something that is seen or heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// When it begins, in milliseconds from the beginning of its part.
    pub at: u32,
    /// How long it lasts.
    pub lasts: u32,
    /// What it is.
    pub what: What,
}

impl Act {
    /// Whether it is something to be seen.
    pub const fn is_seen(&self) -> bool {
        !matches!(self.what, What::Sound(_))
    }
}

/// What is seen or heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A piece goes somewhere and waits there until the table has changed.
    Go(Spot, Spot),
    /// A piece travels from where it was to where it is; the spots stand in where it cannot be seen.
    Travel(Spot, Spot, Spot),
    /// A token flies from one place to another.
    Fly(Token, Spot, Spot),
    /// A card is turned up.
    Turn(Spot),
    /// Something appears.
    Appear(Spot),
    /// A threat falls onto its space.
    Slam(Spot),
    /// Something is hurt.
    Shake(Spot),
    /// Something changes.
    Bump(Spot),
    /// A threat falls off its space.
    FallThreat(u8, SpaceRef),
    /// An item falls out of a player's hands.
    FallItem(u8, Seat),
    /// Dice of a fight.
    Fight(Throw),
    /// Dice for a level.
    Level(Roll),
    /// Something is announced.
    Banner(Banner),
    /// Something is heard.
    Sound(Cue),
}

/// What flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A cube.
    Cube(Resource),
    /// A cube that nobody has room for.
    LostCube(Resource),
    /// Happiness.
    Happiness,
}

/// The dice of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub space: Option<SpaceRef>,
    /// The threat that is fought.
    pub threat: Option<u8>,
    /// The dice.
    pub dice: [u8; 2],
    /// They are thrown now, not shown once more.
    pub tumbles: bool,
    /// What is added.
    pub bonus: u8,
    /// The number to reach.
    pub need: Option<u8>,
    /// How it ended, if it did.
    pub won: Option<bool>,
}

/// The dice for a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The level.
    pub level: u8,
    /// The dice.
    pub dice: [u8; 2],
    /// The space a threat falls on, or why none does; neither while that is open.
    pub outcome: Option<Result<SpaceRef, Spared>>,
}

/// What is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banner {
    /// A round begins.
    Round(u16),
    /// The dwellers come back.
    Recall,
    /// The end was triggered.
    LastRound,
    /// A person's turn begins.
    Turn(Seat),
}

/// What is seen and heard of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// While the table is as it was.
    pub before: Vec<Act>,
    /// While it changes.
    pub after: Vec<Act>,
    /// How long to wait from the change to the next step, at least.
    pub rest: u32,
}

impl Plan {
    /// The plan of a step at a pace.
    pub fn of(facts: &Facts<'_>, pace: Pace) -> Plan {
        let is_bot = facts.answered.is_some_and(|seat| !(facts.is_person)(seat));
        Writer::write(facts).at(pace, is_bot)
    }

    /// When the last act of the second part is over.
    pub fn end(&self) -> u32 {
        self.after.iter().filter(|act| act.is_seen()).map(|act| act.at + act.lasts).max().unwrap_or(0)
    }

    /// At a pace: stretched, or without anything to be seen.
    fn at(mut self, pace: Pace, is_bot: bool) -> Plan {
        match pace {
            Pace::Moving(percent) => {
                for act in self.before.iter_mut().chain(&mut self.after) {
                    act.at = time::scale(act.at, percent);
                    act.lasts = time::scale(act.lasts, percent);
                }
                self.rest = time::scale(self.rest, percent);
                self
            }
            Pace::Still(percent) => {
                let mut sounds: Vec<Act> = Vec::new();
                for act in self.before.into_iter().chain(self.after) {
                    if matches!(act.what, What::Sound(_)) && sounds.last().is_none_or(|last| last.what != act.what) {
                        sounds.push(Act { at: 0, ..act });
                    }
                }
                let rest = if is_bot { time::scale(time::STILL_REST, percent) } else { 0 };
                Plan { before: Vec::new(), after: sounds, rest }
            }
        }
    }
}

#[cfg(test)]
mod tests;
