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
    say!("is-not", "'{word}' is not {expected}", word = &unknown.word, expected = unknown.expected.clone())
}

/// A defect of ours. What is broken is told in the words of the code.
pub(super) fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::OutOfFuel => say!("out-of-fuel", "the rules ran in a circle"),
        Fault::Stuck => say!("stuck", "somebody was asked and nothing was legal"),
        Fault::Broken(what) => say!("broken", "broken invariant: {what}", what),
    }
}

pub(super) fn no_move(word: &Word) -> Mistake {
    fails(word, say!("no-move", "no move stands here")).expecting(say!("move-form", "PLAYER VERB ..."))
}

pub(super) fn no_player(word: &Word, players: &[String]) -> Mistake {
    let message = say!("no-player", "'{word}' is no player here", word = &word.text);
    fails(word, message).expecting(Message::verbatim(players.join(", ")))
}

pub(super) fn move_refused(found: &Refusal<Choice, Reason>) -> Message {
    say!("move-refused", "the move is refused: {why}", why = refusal(found))
}

/// The rule that stands in the way, if one does.
pub(super) fn rule_of(refusal: &Refusal<Choice, Reason>) -> Option<String> {
    match refusal {
        Refusal::Rule(because) => Some(because.rule.to_string()),
        Refusal::NotAsked | Refusal::Stale | Refusal::Misfit(_) => None,
    }
}

/// A refusal in words, for the report.
pub(super) fn refusal(refusal: &Refusal<Choice, Reason>) -> Message {
    match refusal {
        Refusal::Rule(because) => {
            say!("by-rule", "{rule} ({reason})", rule = because.rule.as_str(), reason = reason(because.reason))
        }
        Refusal::NotAsked => say!("not-asked", "it is another player's decision"),
        Refusal::Stale => say!("stale", "the decision is no longer open"),
        Refusal::Misfit(found) => {
            say!("misfit", "the answer does not fit the question ({why})", why = misfit(found))
        }
    }
}

fn misfit(misfit: &Misfit<Choice>) -> Message {
    match misfit {
        Misfit::NothingAsked => say!("misfit-nothing", "NothingAsked"),
        Misfit::Shape => say!("misfit-shape", "Shape"),
        Misfit::NotOffered(choice) => {
            say!("misfit-not-offered", "NotOffered({choice})", choice = format!("{choice:?}"))
        }
        Misfit::Twice(choice) => say!("misfit-twice", "Twice({choice})", choice = format!("{choice:?}")),
        Misfit::Number => say!("misfit-number", "Number"),
    }
}

/// In English, reasons are called as they are called in the code and in the protocol of the engine.
fn reason(reason: Reason) -> Message {
    match reason {
        Reason::PlayerCount(n) => say!("reason-player-count", "PlayerCount({n})", n),
        Reason::Color(seat) => say!("reason-color", "Color({seat})", seat),
        Reason::Option => say!("reason-option", "Option"),
        Reason::Content => say!("reason-content", "Content"),
        Reason::GameOver => say!("reason-game-over", "GameOver"),
        Reason::NotYourDecision(seat) => {
            say!("reason-not-your-decision", "NotYourDecision(Seat({seat}))", seat = seat.index())
        }
        Reason::NotNow => say!("reason-not-now", "NotNow"),
        Reason::NoRoom => say!("reason-no-room", "NoRoom"),
        Reason::OnTrack => say!("reason-on-track", "OnTrack"),
        Reason::Occupied => say!("reason-occupied", "Occupied"),
        Reason::OthersElevator(seat) => {
            say!("reason-others-elevator", "OthersElevator(Seat({seat}))", seat = seat.index())
        }
        Reason::NoHealthyDweller => say!("reason-no-healthy-dweller", "NoHealthyDweller"),
        Reason::NoInjuredDweller => say!("reason-no-injured-dweller", "NoInjuredDweller"),
        Reason::NeedsTwo => say!("reason-needs-two", "NeedsTwo"),
        Reason::CannotPay(n) => say!("reason-cannot-pay", "CannotPay({n})", n),
        Reason::NotEnoughItems => say!("reason-not-enough-items", "NotEnoughItems"),
        Reason::NoRoomToBuild => say!("reason-no-room-to-build", "NoRoomToBuild"),
        Reason::NotAvailable => say!("reason-not-available", "NotAvailable"),
        Reason::NotYourItem => say!("reason-not-your-item", "NotYourItem"),
        Reason::NoSuchAbility => say!("reason-no-such-ability", "NoSuchAbility"),
        Reason::Exhausted => say!("reason-exhausted", "Exhausted"),
        Reason::WrongMoment(window) => {
            say!("reason-wrong-moment", "WrongMoment({window})", window = format!("{window:?}"))
        }
        Reason::NoUse => say!("reason-no-use", "NoUse"),
        Reason::PaymentUnderWay => say!("reason-payment-under-way", "PaymentUnderWay"),
        Reason::NoCube(resource) => say!("reason-no-cube", "NoCube({resource})", resource = format!("{resource:?}")),
        Reason::NotOnTrack => say!("reason-not-on-track", "NotOnTrack"),
        Reason::LevelFull => say!("reason-level-full", "LevelFull"),
        Reason::SlotNotOpen(slot) => say!("reason-slot-not-open", "SlotNotOpen({slot})", slot = format!("{slot:?}")),
        Reason::OtherRoomNamed(room) => say!("reason-other-room-named", "OtherRoomNamed({room})", room),
        Reason::NotOptional => say!("reason-not-optional", "NotOptional"),
        Reason::SlotTaken(letter) => say!("reason-slot-taken", "SlotTaken({letter})", letter = format!("{letter:?}")),
        Reason::NoExchange => say!("reason-no-exchange", "NoExchange"),
        Reason::AlreadyReady => say!("reason-already-ready", "AlreadyReady"),
        Reason::NoSuchThreat => say!("reason-no-such-threat", "NoSuchThreat"),
        Reason::NotInjured => say!("reason-not-injured", "NotInjured"),
    }
}
