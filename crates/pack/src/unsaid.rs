//! Messages of a program that only carries what was read before: there are no mistakes left to tell an author of, so
//! that nothing is said and no sentence costs a byte.

use std::{borrow::Cow, fmt};

/// In place of a sentence for authors.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Message;

/// In place of what is put into a gap.
pub struct Part;

/// In place of a message: takes what `say!` takes with the feature `source`.
#[macro_export]
macro_rules! say {
    ($key:literal, $english:literal $(,)?) => { $crate::Message::unsaid($key) };
    ($key:literal, $english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {{
        // Never called: what would fill the gaps is not even put together.
        let _ = || { $(let _ = &$crate::say!(@value $name $(= $value)?);)+ };
        $crate::Message::unsaid($key)
    }};
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

impl Message {
    /// What [`say!`] makes. The key goes nowhere.
    #[must_use]
    pub const fn unsaid(_: &'static str) -> Message {
        Message
    }

    /// A text that is the same in each language, which is not said either.
    #[must_use]
    pub fn verbatim(_: impl Into<Cow<'static, str>>) -> Message {
        Message
    }
}

impl fmt::Display for Message {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl From<&str> for Part {
    fn from(_: &str) -> Part {
        Part
    }
}

impl From<String> for Part {
    fn from(_: String) -> Part {
        Part
    }
}

impl From<Message> for Part {
    fn from(_: Message) -> Part {
        Part
    }
}
