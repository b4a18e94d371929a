//! Why something cannot be done.

use pack::{Message, say};

use crate::choice::Reason;

/// In English, reasons are called as they are called in the code and in the protocol of the engine.
pub(super) fn in_words(reason: Reason) -> Message {
    match reason {
        Reason::PlayerCount(n) => say!("reason-player-count", "PlayerCount({n})", n),
        Reason::Color(seat) => say!("reason-color", "Color({seat})", seat),
        Reason::Option => say!("reason-option", "Option"),
        Reason::Content => say!("reason-content", "Content"),
        Reason::GameOver => say!("reason-game-over", "GameOver"),
        Reason::NotYourDecision(seat) => {
            say!("reason-not-your-decision", "NotYourDecision(Seat({seat}))", seat = seat.index())
        }
        Reason::NotYourTurn(seat) => say!("reason-not-your-turn", "NotYourTurn(Seat({seat}))", seat = seat.index()),
        Reason::Passed => say!("reason-passed", "Passed"),
        Reason::NotNow => say!("reason-not-now", "NotNow"),
        Reason::NoRoom => say!("reason-no-room", "NoRoom"),
        Reason::OnTrack => say!("reason-on-track", "OnTrack"),
        Reason::Occupied => say!("reason-occupied", "Occupied"),
        Reason::OthersElevator(seat) => {
            say!("reason-others-elevator", "OthersElevator(Seat({seat}))", seat = seat.index())
        }
        Reason::NobodyAvailable => say!("reason-nobody-available", "NobodyAvailable"),
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
        Reason::IsInjured => say!("reason-is-injured", "IsInjured"),
        Reason::Alike => say!("reason-alike", "Alike"),
    }
}
