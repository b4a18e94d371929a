//! What belongs to one mode alone.

use wasteland::{
    content::Faction,
    mode::{Ask, Event, Reason, coop, ncal, solo},
};

use super::voice::Voice;
use crate::shared::capital;

impl Voice<'_> {
    /// Why something cannot be done, where the mode knows the reason.
    pub(super) fn mode_reason(self, reason: Reason) -> String {
        match reason {
            Reason::Solo(solo::Reason::NeedsSettlement) => self.say("reason-needs-settlement"),
            Reason::Coop(coop::Reason::TooManyRequired { required, cards }) => {
                self.tell("reason-too-many-required").number("required", required).number("n", cards).said()
            }
            Reason::Coop(coop::Reason::FixedNumber) => self.say("reason-fixed-number"),
            Reason::Coop(coop::Reason::NoPersonalVictory) => self.say("reason-no-personal-victory"),
            Reason::Coop(coop::Reason::LoyalAnyway) => self.say("reason-loyal-anyway"),
            Reason::NewCalifornia(reason) => self.say(match reason {
                ncal::Reason::NoVictory => "reason-no-victory",
                ncal::Reason::NoLoyalty => "reason-no-loyalty",
                ncal::Reason::OtherScenario => "reason-other-scenario",
                ncal::Reason::OwnScenario => "reason-own-scenario",
            }),
        }
    }

    /// What only a mode asks.
    pub(super) fn mode_ask(self, ask: Ask) -> String {
        match ask {
            Ask::NewCalifornia(ncal::Ask::Token(card)) => self.tell("ask-token").text("card", self.agenda(card)).said(),
        }
    }

    /// What such a question is about.
    pub(super) const fn mode_title(ask: Ask) -> &'static str {
        match ask {
            Ask::NewCalifornia(ncal::Ask::Token(_)) => "title-token",
        }
    }

    /// What happens only in a mode.
    pub(super) fn mode_event(self, event: &Event) -> String {
        match event {
            Event::Coop(event) => self.coop_event(event),
            Event::NewCalifornia(event) => self.ncal_event(event),
        }
    }

    fn ncal_event(self, event: &ncal::Event) -> String {
        match event {
            ncal::Event::OneGroup => {
                let told = self.tell("event-one-group").text("star", self.faction(ncal::FREEDOM));
                told.text("shield", self.faction(ncal::SECURITY)).said()
            }
            ncal::Event::AgendaSpent { seat, card } => {
                self.by("event-agenda-spent", *seat).text("card", self.agenda(*card)).said()
            }
            ncal::Event::GroupWins => self.of_friends("event-group-wins", ncal::FREEDOM),
            ncal::Event::GroupLoses { why: ncal::Loss::Security } => {
                self.of_friends("event-group-loses", ncal::SECURITY)
            }
            ncal::Event::GroupLoses { why: ncal::Loss::Elimination } => self.say("event-group-elimination"),
            ncal::Event::GroupLoses { why: ncal::Loss::Nobody } => self.say("event-group-nobody"),
        }
    }

    fn coop_event(self, event: &coop::Event) -> String {
        match event {
            coop::Event::FriendlyFaction(faction) => self.of_friends("event-friendly-faction", *faction),
            coop::Event::GroupDeck(n) => self.tell("event-group-deck").number("n", *n).said(),
            coop::Event::CardsRequired(n) => self.tell("event-cards-required").number("n", *n).said(),
            coop::Event::GroupVictory { count, required } => {
                self.tell("event-group-victory").number("n", *count).number("need", *required).said()
            }
            coop::Event::GroupDefeat { why, count, required } => {
                let key = match why {
                    coop::Loss::TooEarly => "event-group-too-early",
                    coop::Loss::Enemy => "event-group-enemy",
                    coop::Loss::Death => "event-group-death",
                    coop::Loss::Elimination => "event-group-elimination",
                };
                self.tell(key).number("n", *count).number("need", *required).said()
            }
        }
    }

    /// How a group ended, for the score.
    pub(super) fn group_ended(self, event: &Event) -> Option<String> {
        match event {
            Event::Coop(event @ (coop::Event::GroupVictory { .. } | coop::Event::GroupDefeat { .. })) => {
                Some(self.tell("score-group").text("deed", self.coop_event(event)).said())
            }
            Event::NewCalifornia(event @ (ncal::Event::GroupWins | ncal::Event::GroupLoses { .. })) => {
                Some(self.tell("score-group").text("deed", self.ncal_event(event)).said())
            }
            Event::NewCalifornia(ncal::Event::OneGroup | ncal::Event::AgendaSpent { .. }) => None,
            Event::Coop(
                coop::Event::FriendlyFaction(_) | coop::Event::GroupDeck(_) | coop::Event::CardsRequired(_),
            ) => None,
        }
    }

    /// How the group stands.
    #[must_use]
    pub fn group(self, group: coop::Standing) -> String {
        let told = self.tell("table-group").text("faction", self.faction(group.friendly));
        told.number("n", group.cards).number("need", group.required).said()
    }

    /// How the group of New California stands.
    #[must_use]
    pub fn new_california(self, group: ncal::Standing) -> String {
        let told = self.tell("table-new-california").text("star", self.faction(ncal::FREEDOM));
        let told = told.text("shield", self.faction(ncal::SECURITY)).number("n", group.freedom_short);
        told.number("threat", group.security_short).said()
    }

    fn of_friends(self, key: &'static str, faction: Faction) -> String {
        capital(&self.tell(key).text("faction", self.faction(faction)).said())
    }
}
