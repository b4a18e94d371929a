//! Reasons and refusals: what is in the way, and what would help.

use kernel::{Asked, Because, Refusal};
use shelter::{
    choice::{Ask, Choice, Reason},
    view::View,
};

use super::{
    ask::window_name,
    short::Style,
    voice::{Voice, letter_name, slot_name},
};
use crate::shared::refusal_key;

impl Voice<'_> {
    /// Why something cannot be done, with the id of the rule in parentheses.
    #[must_use]
    pub fn reason(self, because: &Because<Reason>) -> String {
        let reason = self.bare_reason(because.reason);
        self.fill("reason", &[("reason", reason.as_str().into()), ("rule", because.rule.as_str().into())])
    }

    /// Why an answer was not taken. `asked` is the question that is open, if any.
    #[must_use]
    pub fn refusal(self, view: &View, asked: Option<&Asked<Ask>>, refusal: &Refusal<Choice, Reason>) -> String {
        match refusal_key(refusal) {
            Ok((key, choice)) => {
                let shown = asked.zip(choice).map(|(asked, choice)| self.choice(view, asked, choice));
                self.fill(key, &[("choice", shown.as_deref().unwrap_or_default().into())])
            }
            Err(because) => self.reason(because),
        }
    }

    /// The same without the id, for where the rule stands beside it.
    #[must_use]
    pub fn bare_reason(self, reason: Reason) -> String {
        match reason {
            Reason::PlayerCount(n) => self.fill("reason-player-count", &[("n", n.into())]),
            Reason::Color(seat) => self.fill("reason-color", &[("n", (i64::from(seat) + 1).into())]),
            Reason::Option => self.say("reason-option"),
            Reason::Content => self.say("reason-content"),
            Reason::GameOver => self.say("reason-game-over"),
            Reason::NotYourDecision(seat) => {
                self.fill("reason-not-your-decision", &[("seat", self.seat(seat).as_str().into())])
            }
            Reason::NotYourTurn(seat) => {
                self.fill("reason-not-your-turn", &[("of-seat", self.of_seat(seat).as_str().into())])
            }
            Reason::Passed => self.say("reason-passed"),
            Reason::NotNow => self.say("reason-not-now"),
            Reason::PlacedAlready => self.say("reason-placed-already"),
            Reason::SpaceFirst => self.say("reason-space-first"),
            Reason::NeedsItemIcon => self.say("reason-needs-item-icon"),
            Reason::NeedsBuildIcon => self.say("reason-needs-build-icon"),
            Reason::NeedsTrainIcon => self.say("reason-needs-train-icon"),
            Reason::NoPayment => self.say("reason-no-payment"),
            Reason::NoRoom => self.say("reason-no-room"),
            Reason::OnTrack => self.say("reason-on-track"),
            Reason::Occupied => self.say("reason-occupied"),
            Reason::OthersElevator(seat) => {
                self.fill("reason-others-elevator", &[("of-seat", self.of_seat(seat).as_str().into())])
            }
            Reason::NobodyAvailable => self.say("reason-nobody-available"),
            Reason::NoHealthyDweller => self.say("reason-no-healthy-dweller"),
            Reason::NoInjuredDweller => self.say("reason-no-injured-dweller"),
            Reason::NeedsTwo => self.say("reason-needs-two"),
            Reason::CannotPay(short) => {
                let missing = self.list("list-and", self.short_cubes(short.cubes, 0, Style::Plain));
                let any = ("any", short.any.into());
                match missing.as_str() {
                    "" => self.fill("reason-cannot-pay-any", &[any]),
                    missing => self.fill("reason-cannot-pay", &[("missing", missing.into()), any]),
                }
            }
            Reason::NotEnoughItems => self.say("reason-not-enough-items"),
            Reason::NoRoomToBuild => self.say("reason-no-room-to-build"),
            Reason::NotAvailable => self.say("reason-not-available"),
            Reason::NotYourItem => self.say("reason-not-your-item"),
            Reason::NoSuchAbility => self.say("reason-no-such-ability"),
            Reason::WorksByItself => self.say("reason-works-by-itself"),
            Reason::Exhausted => self.say("reason-exhausted"),
            Reason::WrongMoment(window) => self.say(&format!("reason-wrong-moment-{}", window_name(window))),
            Reason::NoUse => self.say("reason-no-use"),
            Reason::PaymentUnderWay => self.say("reason-payment-under-way"),
            Reason::NoCube(resource) => {
                self.fill("reason-no-cube", &[("resource", self.resource(resource).as_str().into())])
            }
            Reason::NotOnTrack => self.say("reason-not-on-track"),
            Reason::LevelFull => self.say("reason-level-full"),
            Reason::SlotNotOpen(slot) => self.fill("reason-slot-not-open", &[("slot", slot_name(slot).into())]),
            Reason::OtherRoomNamed(room) => {
                self.fill("reason-other-room-named", &[("room", self.room(room).as_str().into())])
            }
            Reason::NotOptional => self.say("reason-not-optional"),
            Reason::SlotTaken(letter) => self.fill("reason-slot-taken", &[("letter", letter_name(letter).into())]),
            Reason::NoExchange => self.say("reason-no-exchange"),
            Reason::ForItself => self.say("reason-for-itself"),
            Reason::AlreadyReady => self.say("reason-already-ready"),
            Reason::NoSuchThreat => self.say("reason-no-such-threat"),
            Reason::NotInjured => self.say("reason-not-injured"),
            Reason::IsInjured => self.say("reason-is-injured"),
            Reason::Alike => self.say("reason-alike"),
        }
    }
}
