//! The board on which the rules of a game work: the state with its stack of procedures, and the run around it.

use kernel::{Asked, Fault, Seat, Shape};

/// Declares `Board`, a state with all that the rules need while they change it, in the crate of a game: its chapters add
/// their steps to it. The state has `frames` and `events`, a `Frame` has `what` and `cause`.
#[macro_export]
macro_rules! board {
    ($game:ty) => {
        /// A state with all that the rules need while they change it.
        pub(crate) struct Board<'a> {
            pub game: &'a $game,
            pub state: &'a mut State,
            pub run: &'a mut ::kernel::Run<$game>,
            /// The event that the running frame belongs to.
            pub cause: ::kernel::EventId,
        }

        impl Board<'_> {
            /// Puts a procedure on top, as part of what is happening.
            pub fn push(&mut self, what: What) -> Result<(), ::kernel::Fault> {
                self.push_under(self.cause, what)
            }

            /// Puts a procedure on top, as a consequence of this event.
            pub fn push_under(&mut self, cause: ::kernel::EventId, what: What) -> Result<(), ::kernel::Fault> {
                let pushed = self.state.frames.try_push(Frame { what, cause });
                pushed.map_err(|_| $crate::machine::broken("frames nest too deep"))
            }

            /// Ends the running procedure.
            pub fn pop(&mut self) {
                self.state.frames.pop();
            }

            /// Moves the running procedure on.
            pub fn turn_to(&mut self, what: What) {
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.what = what;
                }
            }

            /// Makes what follows in the running procedure a consequence of this event.
            pub fn because_of(&mut self, cause: ::kernel::EventId) {
                self.cause = cause;
                if let Some(frame) = self.state.frames.last_mut() {
                    frame.cause = cause;
                }
            }

            /// Tells everybody what happened.
            #[inline]
            pub fn tell(&mut self, rule: ::kernel::RuleId, event: impl FnOnce() -> Event) -> ::kernel::EventId {
                self.run.emit(&mut self.state.events, self.cause, rule, ::kernel::Audience::All, event)
            }
        }

        /// A rule that stands in the way.
        pub(crate) const fn because<T>(rule: ::kernel::RuleId, reason: Reason) -> Result<T, ::kernel::Because<Reason>> {
            Err(::kernel::Because { rule, reason })
        }
    };
}

/// A defect of the rules.
#[must_use]
pub fn broken(what: &str) -> Fault {
    Fault::Broken(what.to_owned())
}

/// A question with one of the options as its answer.
pub const fn ask_one<A>(seat: Seat, ask: A) -> Asked<A> {
    Asked { seat, ask, shape: Shape::One }
}
