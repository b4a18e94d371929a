//! Events that tell of several cards: trades, and looks into decks.

use wasteland::effect::Pile;

use crate::wasteland::voice::Voice;

impl Voice<'_> {
    /// Agenda cards by their names.
    pub(in crate::wasteland) fn agendas(self, cards: &[u8]) -> String {
        let names = cards.iter().map(|card| self.tell("card-named").text("card", self.agenda(*card)).said());
        self.list("list-and", names.collect())
    }

    /// Cards of a deck by their names.
    pub(super) fn cards_of(self, pile: Pile, cards: &[u16]) -> String {
        let names = cards.iter().map(|card| {
            let name = match pile {
                Pile::Loot | Pile::Asset => self.card(*card),
                Pile::Agenda => self.agenda(u8::try_from(*card).unwrap_or(u8::MAX)),
                Pile::Encounter(_) => self.encounter(*card),
            };
            self.tell("card-named").text("card", name).said()
        });
        self.list("list-and", names.collect())
    }

    /// One side of a trade.
    pub(in crate::wasteland) fn side(self, cards: &[u16], caps: u16, agendas: u8) -> String {
        let mut parts: Vec<String> =
            cards.iter().map(|card| self.tell("card-named").text("card", self.card(*card)).said()).collect();
        if caps > 0 {
            parts.push(self.tell("deal-caps").number("n", caps).said());
        }
        if agendas > 0 {
            parts.push(self.tell("deal-agendas").number("n", agendas).said());
        }
        if parts.is_empty() {
            return self.say("deal-nothing");
        }
        self.list("list-and", parts)
    }
}
