//! What can be wrong with a request: a code for programs, a sentence for people, and the rule if one stands in the way.

use kernel::{Misfit, Refusal, RuleId};
use serde::Serialize;
use shelter::choice::{Choice, Reason};

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
    pub fn refused(refusal: &Refusal<Choice, Reason>, message: String) -> Wrong {
        let rule = match refusal {
            Refusal::Rule(because) => Some(because.rule),
            _ => None,
        };
        Wrong { code: code(refusal), message, rule }
    }
}

/// The code of a refusal.
pub const fn code(refusal: &Refusal<Choice, Reason>) -> &'static str {
    match refusal {
        Refusal::NotAsked => "not-asked",
        Refusal::Stale => "stale",
        Refusal::Misfit(Misfit::NothingAsked) => "over",
        Refusal::Misfit(_) => "misfit",
        Refusal::Rule(_) => "rule",
    }
}
