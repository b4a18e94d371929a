//! Answers that were not taken: what is said of them is the same in every game but for the choice and the rule.

use kernel::{Because, Misfit, Refusal};

/// The key of the message, and the choice that it is about; where a rule stands in the way, that says it itself.
pub(crate) const fn refusal_key<C: Copy, R>(refusal: &Refusal<C, R>) -> Result<(&'static str, Option<C>), &Because<R>> {
    Ok(match refusal {
        Refusal::NotAsked => ("refusal-not-asked", None),
        Refusal::Stale => ("refusal-stale", None),
        Refusal::Misfit(Misfit::NothingAsked) => ("refusal-nothing-asked", None),
        Refusal::Misfit(Misfit::Shape) => ("refusal-shape", None),
        Refusal::Misfit(Misfit::NotOffered(choice)) => ("refusal-not-offered", Some(*choice)),
        Refusal::Misfit(Misfit::Twice(choice)) => ("refusal-twice", Some(*choice)),
        Refusal::Misfit(Misfit::Number) => ("refusal-number", None),
        Refusal::Rule(because) => return Err(because),
    })
}
