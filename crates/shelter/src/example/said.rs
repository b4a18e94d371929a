//! What the rules, the kernel and the words of moves report, as messages.

use kernel::{Fault, Misfit, Refusal};
use pack::{Message, Mistake, Word, say};

use crate::{
    choice::{Choice, Reason},
    words::Unknown,
};

use super::fails;

/// What was expected where a word means nothing, in the forms in which [`Unknown`] tells it. The last two are those of
/// programs that read whole answers.
const EXPECTED: [(&str, &str); 13] = [
    ("mistake-expected-space", "a space in the vault (ROOM, ROOM.left, ROOM.right or elevator.PLAYER)"),
    ("mistake-expected-item", "an item"),
    ("mistake-expected-room", "a room"),
    ("mistake-expected-object", "complete: it lacks its object"),
    ("mistake-expected-at", "complete: it lacks at=SLOT"),
    ("mistake-expected-ability", "an ability (1 or 2)"),
    ("mistake-expected-way", "a way to exchange (backwards, or nothing)"),
    // Before the verbs, whose form it has as well.
    ("mistake-expected-dweller", "one of the player's dwellers (loose, injured, a letter or a space)"),
    ("mistake-expected-verb", "one of {verbs}"),
    ("mistake-expected-slot", "a slot (L3, L2, L1, R1, R2 or R3)"),
    ("mistake-expected-letter", "a letter (S, P, E, C, I, A or L)"),
    ("mistake-expected-form", "VERB or VERB THING"),
    ("mistake-expected-fewer", "an answer of so few choices"),
];

/// What can be wrong with a box, in the forms in which the audit of a state tells it.
const AUDIT: [(&str, &str); 14] = [
    ("mistake-audit-no-card", "there is no card {card}"),
    ("mistake-audit-cubes", "seat {seat} has more than {most} cubes on a track"),
    ("mistake-audit-exhausted", "seat {seat} has exhausted an item that is not held"),
    ("mistake-audit-boxed", "seat {seat} uses a dweller from the box"),
    ("mistake-audit-dweller", "dweller {dweller} of seat {seat} is in two places"),
    ("mistake-audit-slots", "the training slots of seat {seat} are wrong"),
    ("mistake-audit-occupied", "occupied spaces and dwellers differ"),
    ("mistake-audit-threatened", "threatened spaces and threats differ"),
    ("mistake-audit-threat-place", "a threat lies where no room is"),
    ("mistake-audit-item", "item"),
    ("mistake-audit-room", "room"),
    ("mistake-audit-threat", "threat"),
    ("mistake-audit-nowhere", "{what} {card} is in 0 places"),
    ("mistake-audit-places", "{what} {card} is in {places} places"),
];

/// The sentence about a word that names nothing here.
#[must_use]
pub fn not_understood(unknown: &Unknown) -> Message {
    let expected = Message::recognized(&unknown.expected, &EXPECTED);
    say!("is-not", "'{word}' is not {expected}", word = &unknown.word, expected)
}

/// What does not add up in a box.
pub(super) fn audit(wrong: &str) -> Message {
    Message::recognized(wrong, &AUDIT)
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
