//! What the rules, the kernel and the words of moves report, as messages.

use kernel::{Fault, Misfit, Refusal, RuleId};
use pack::{Message, Mistake, Word, say};

use super::{Examples, Narrator, Position, fails};

/// A defect of ours. What is broken is told in the words of the code.
#[must_use]
pub fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::OutOfFuel => say!("out-of-fuel", "the rules ran in circles"),
        Fault::Stuck => say!("stuck", "somebody was asked and nothing was legal"),
        Fault::Broken(what) => say!("broken", "broken invariant: {what}", what),
    }
}

/// A complaint of the rules with names for numbers: behind each word that counts something, such as `player 2`, stands
/// what `name` calls it.
#[must_use]
pub fn with_names(complaint: &str, name: &dyn Fn(&str, usize) -> Option<String>) -> String {
    let mut words: Vec<String> = complaint.split(' ').map(str::to_owned).collect();
    for at in 1..words.len() {
        if let Ok(number) = words[at].parse()
            && let Some(found) = name(&words[at - 1], number)
        {
            words[at] = found;
        }
    }
    words.join(" ")
}

/// The game goes on.
#[must_use]
pub fn not_over() -> Message {
    say!("not-over", "expected the end of the game, found that it goes on")
}

/// A part of something has a value that it never has.
#[must_use]
pub fn never(part: &str) -> Message {
    say!("no-such-value", "'{part}' is never that", part)
}

/// There is no move where one should be.
#[must_use]
pub fn no_move(word: &Word) -> Mistake {
    fails(word, say!("no-move", "no move stands here")).expecting(say!("move-form", "PLAYER VERB ..."))
}

/// The word is no player.
#[must_use]
pub fn no_player(word: &Word, players: &[String]) -> Mistake {
    let message = say!("no-player", "'{word}' is not a player here", word = &word.text);
    fails(word, message).expecting(Message::verbatim(players.join(", ")))
}

pub(super) fn move_refused(why: Message) -> Message {
    say!("move-refused", "the move is refused: {why}", why)
}

/// The rule that stands in the way, if one does.
pub(super) fn rule_of<C, R>(refusal: &Refusal<C, R>) -> Option<RuleId> {
    match refusal {
        Refusal::Rule(because) => Some(because.rule),
        Refusal::NotAsked | Refusal::Stale | Refusal::Misfit(_) => None,
    }
}

/// A refusal in words, for the report: those of the narrator, or plain ones.
pub(super) fn refusal<G: Examples>(
    position: &Position<G>,
    narrator: Option<&dyn Narrator<G>>,
    refusal: &Refusal<G::Choice, G::Reason>,
) -> Message {
    if let Some(narrator) = narrator {
        return Message::verbatim(narrator.refusal(position, refusal));
    }
    match refusal {
        Refusal::Rule(because) => {
            let reason = crate::words::variant(&because.reason).0.replace('-', " ");
            Message::verbatim(format!("{} ({reason})", because.rule))
        }
        Refusal::NotAsked => say!("not-asked", "it is another player's decision"),
        Refusal::Stale => say!("stale", "the decision is no longer open"),
        Refusal::Misfit(found) => {
            say!("misfit", "the answer does not fit the question ({why})", why = misfit(position, found))
        }
    }
}

fn misfit<G: Examples>(position: &Position<G>, misfit: &Misfit<G::Choice>) -> Message {
    let words = |choice: &G::Choice| match &position.run.decision.asked {
        Some(asked) => G::choice_in_words(position, asked, *choice),
        None => String::new(),
    };
    match misfit {
        Misfit::NothingAsked => say!("misfit-nothing", "nobody is asked anything"),
        Misfit::Shape => say!("misfit-shape", "the question is of another kind"),
        Misfit::NotOffered(choice) => {
            say!("misfit-not-offered", "'{choice}' is not among the options", choice = words(choice))
        }
        Misfit::Twice(choice) => say!("misfit-twice", "'{choice}' is named twice", choice = words(choice)),
        Misfit::Number => say!("misfit-number", "the number does not fit"),
    }
}
