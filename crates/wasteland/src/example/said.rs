//! What the rules, the kernel and the words of moves report, as messages.

use kernel::{Fault, Misfit, Refusal};
use pack::{Message, Mistake, Word, say};

use crate::{
    choice::{Choice, Reason},
    words::Unknown,
};

use super::fails;

/// The sentence about a word that names nothing here.
#[must_use]
pub fn not_understood(unknown: &Unknown) -> Message {
    say!("w-is-not", "'{word}' is not {expected}", word = &unknown.word, expected = unknown.expected.clone())
}

/// A defect of ours. What is broken is told in the words of the code.
pub(super) fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::OutOfFuel => say!("w-out-of-fuel", "the rules ran in a circle"),
        Fault::Stuck => say!("w-stuck", "somebody was asked and nothing was legal"),
        Fault::Broken(what) => say!("w-broken", "broken invariant: {what}", what),
    }
}

pub(super) fn no_move(word: &Word) -> Mistake {
    fails(word, say!("w-no-move", "no move stands here")).expecting(say!("w-move-form", "PLAYER VERB ..."))
}

pub(super) fn no_player(word: &Word, players: &[String]) -> Mistake {
    let message = say!("w-no-player", "'{word}' is no player here", word = &word.text);
    fails(word, message).expecting(Message::verbatim(players.join(", ")))
}

pub(super) fn move_refused(found: &Refusal<Choice, Reason>) -> Message {
    say!("w-move-refused", "the move is refused: {why}", why = refusal(found))
}

/// The rule that stands in the way, if one does.
pub(super) fn rule_of(refusal: &Refusal<Choice, Reason>) -> Option<String> {
    match refusal {
        Refusal::Rule(because) => Some(because.rule.to_string()),
        Refusal::NotAsked | Refusal::Stale | Refusal::Misfit(_) => None,
    }
}

/// A refusal in words, for the report. Reasons and misfits are called as they are called in the code and in the protocol
/// of the engine.
pub(super) fn refusal(refusal: &Refusal<Choice, Reason>) -> Message {
    match refusal {
        Refusal::Rule(because) => {
            let reason = format!("{:?}", because.reason);
            say!("w-by-rule", "{rule} ({reason})", rule = because.rule.as_str(), reason)
        }
        Refusal::NotAsked => say!("w-not-asked", "it is another player's decision"),
        Refusal::Stale => say!("w-stale", "the decision is no longer open"),
        Refusal::Misfit(found) => {
            say!("w-misfit", "the answer does not fit the question ({why})", why = misfit(found))
        }
    }
}

fn misfit(misfit: &Misfit<Choice>) -> String {
    match misfit {
        Misfit::NothingAsked => "NothingAsked".to_owned(),
        Misfit::Shape => "Shape".to_owned(),
        Misfit::NotOffered(choice) => format!("NotOffered({choice:?})"),
        Misfit::Twice(choice) => format!("Twice({choice:?})"),
        Misfit::Number => "Number".to_owned(),
    }
}
