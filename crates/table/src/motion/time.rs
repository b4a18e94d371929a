//! How long things take, in milliseconds at the usual pace.

use crate::settings::Motion;

/// A piece walks.
pub const WALK: u32 = 380;
/// A piece of a drawing goes one step.
pub const STEP: u32 = 340;
/// A piece lunges at another one.
pub const LUNGE: u32 = 480;
/// A large piece is turned over.
pub const FLIP: u32 = 680;
/// A cube flies.
pub const FLY: u32 = 430;
/// Between two things of a kind.
pub const STAGGER: u32 = 40;
/// A card moves or is turned.
pub const CARD: u32 = 380;
/// Something falls onto its place.
pub const SLAM: u32 = 420;
/// A thing falls away.
pub const FALL: u32 = 340;
/// Somebody is hurt.
pub const SHAKE: u32 = 350;
/// A piece appears.
pub const APPEAR: u32 = 320;
/// A number changes.
pub const BUMP: u32 = 300;
/// A banner that matters.
pub const BANNER: u32 = 1300;
/// A banner by the way.
pub const NOTE: u32 = 1100;
/// The dice of a fight until both lie still, as the style sheet has it.
pub const TUMBLE: u32 = 1350;
/// The first of them hits the table.
pub const LANDING: u32 = 620;
/// How long the result of a fight is seen.
pub const VERDICT: u32 = 950;
/// The dice for a level, from the throw until they are taken away.
pub const LEVEL_DICE: u32 = 1700;
/// When they hit the table.
pub const LEVEL_LANDING: u32 = 450;
/// Between the dice of two levels.
pub const LEVEL_STAGGER: u32 = 260;
/// After a bot's step, so that one sees what happened.
pub const REST: u32 = 520;
/// After a bot's step when nothing moves.
pub const STILL_REST: u32 = 350;
/// A person's own step is over after so long, whatever still flies.
pub const OWN: u32 = 250;

/// What bots do between two answers of people takes at most so long in all.
pub const BOTS: u32 = 4_000;

/// How long a step of a bot may take when so much of [`BOTS`] is spent: a share of what is left, so that the
/// first steps are seen well and any number of them fits. Dice get twice as much.
pub const fn share(spent: u32, has_dice: bool) -> u32 {
    BOTS.saturating_sub(spent) * (1 + has_dice as u32) / 5
}

/// Whether things move, and how fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// They move, at so many percent of the usual times.
    Moving(u32),
    /// Nothing moves; between the steps of bots is a pause of so many percent.
    Still(u32),
}

impl Pace {
    /// So many percent of the usual times.
    pub const fn percent(self) -> u32 {
        match self {
            Pace::Moving(percent) | Pace::Still(percent) => percent,
        }
    }

    /// The pace of a setting, for a system that asks for stillness or not.
    pub const fn of(motion: Motion, prefers_stillness: bool) -> Pace {
        match motion {
            Motion::Off => Pace::Still(0),
            _ if prefers_stillness => Pace::Still(motion.percent()),
            _ => Pace::Moving(motion.percent()),
        }
    }
}

/// So many percent of a time.
pub const fn scale(milliseconds: u32, percent: u32) -> u32 {
    milliseconds * percent / 100
}
