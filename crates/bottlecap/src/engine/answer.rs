//! What can be wrong with a request: a code for programs, a sentence for people, and the rule if one stands in the way.

use kernel::{Misfit, Refusal, RuleId};
use serde::Serialize;

use crate::speech::Speech;

/// An error of the protocol.
#[derive(Serialize)]
pub struct Wrong {
    pub code: &'static str,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
}

impl Wrong {
    pub const fn new(code: &'static str, message: String) -> Wrong {
        Wrong { code, message, rule: None }
    }

    /// A refusal of the table, with its sentence.
    pub fn refused<C, R>(refusal: &Refusal<C, R>, message: String) -> Wrong {
        let rule = match refusal {
            Refusal::Rule(because) => Some(because.rule),
            _ => None,
        };
        Wrong { code: code(refusal), message, rule }
    }
}

/// A line or an answer that cannot be read.
pub fn malformed(what: &str, speech: Speech) -> Wrong {
    Wrong::new("malformed", speech.with("engine-malformed", "what", &speech.foreign(what)))
}

/// The code of a refusal.
pub const fn code<C, R>(refusal: &Refusal<C, R>) -> &'static str {
    match refusal {
        Refusal::NotAsked => "not-asked",
        Refusal::Stale => "stale",
        Refusal::Misfit(Misfit::NothingAsked) => "over",
        Refusal::Misfit(_) => "misfit",
        Refusal::Rule(_) => "rule",
    }
}
