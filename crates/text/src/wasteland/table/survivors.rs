//! The survivors' boards.

use kernel::{Seat, numbers_in};
use wasteland::{
    content::Trait,
    map::Node,
    state::{Held, NO_CARD, NONE, Player},
};

use super::Page;
use crate::wasteland::Voice;

impl Page<'_, '_> {
    pub(super) fn survivors(&mut self) {
        let view = self.view;
        for seat in view.all_seats() {
            self.lines.gap();
            self.survivor(seat, view.player(seat));
        }
    }

    fn survivor(&mut self, seat: Seat, player: &Player) {
        let voice = self.voice;
        let key = if self.view.eliminated.contains(seat) {
            "table-seat-out"
        } else if self.viewer() == Some(seat) {
            "table-seat-you"
        } else {
            "table-seat"
        };
        let mut first = vec![voice.by(key, seat).said()];
        if player.character != NONE {
            first.push(voice.tell("table-character").text("character", voice.character(player.character)).said());
        }
        if player.at != Node::NONE {
            first.push(voice.tell("table-at").text("space", voice.space(player.at)).said());
        }
        self.lines.line(0, &self.lines.row(&first));
        let health = voice.tell("table-health").number("hp", player.hp).number("rads", player.rads);
        let mut second = vec![health.number("remaining", player.hp.saturating_sub(player.rads)).said()];
        second.push(voice.tell("table-letters").text("letters", Voice::letters(player.special)).said());
        // Hole n lies below the slot of letter n - 1; beyond the last token a level is gained (W-XP-02, W-XP-03).
        let xp = player.special.iter().filter(|letter| (*letter as u8) < player.peg).count() as i64;
        let needed = i64::from(player.special.len()) + 1;
        let told = voice.tell("table-xp").number("xp", xp).number("needed", needed);
        second.push(told.number("levels", player.levels).said());
        second.push(voice.tell("table-caps").number("n", player.caps).said());
        let traits = Trait::ALL.into_iter().filter(|one| player.traits & (1 << *one as u8) != 0);
        let traits: Vec<String> = traits.map(|one| voice.trait_name(one)).collect();
        if !traits.is_empty() {
            second.push(voice.tell("table-traits").text("traits", traits.join(", ")).said());
        }
        let loyal = voice.content().agendas.get(usize::from(player.loyal)).and_then(|card| card.faction);
        if let Some(faction) = loyal {
            second.push(voice.tell("table-loyal").text("faction", voice.faction(faction)).said());
        }
        self.lines.line(2, &self.lines.row(&second));
        let equipped: Vec<Held> = player.equipped.into_iter().filter(|held| held.is_some()).collect();
        let own = self.viewer() == Some(seat);
        self.cards(["table-equipped", "table-own-equipped"], &equipped, own);
        self.cards(["table-inventory", "table-own-inventory"], &player.inventory, own);
        if player.talent != NO_CARD {
            self.lines.line(2, &voice.tell("table-talent").text("card", self.card(player.talent)).said());
        }
        if player.perks != 0 && own {
            self.lines.line(2, &voice.say("table-own-perks"));
            for perk in numbers_in(player.perks) {
                let printed = voice.content().perks.get(usize::from(perk));
                let text = printed.map(|perk| voice.paraphrase().perk(perk).join(" ")).unwrap_or_default();
                self.lines.line(4, &voice.tell("table-card").text("card", voice.perk(perk)).text("text", text).said());
            }
        } else if player.perks != 0 {
            let perks = numbers_in(player.perks).map(|perk| voice.perk(perk)).collect::<Vec<_>>().join(", ");
            self.lines.line(2, &voice.tell("table-perks").text("perks", perks).said());
        }
        self.agendas(seat);
    }

    /// Of one's own cards what they do; of the others' the names.
    fn cards(&mut self, [key, own_key]: [&'static str; 2], cards: &[Held], own: bool) {
        let voice = self.voice;
        if cards.is_empty() {
            return;
        }
        if own {
            self.lines.line(2, &voice.say(own_key));
            for held in cards {
                let card = self.card(held.card);
                let said = if held.exhausted { voice.tell("table-exhausted").text("card", card).said() } else { card };
                self.lines.line(4, &said);
            }
            return;
        }
        let named = cards.iter().map(|held| {
            let name = voice.card(held.card);
            if held.exhausted { voice.tell("table-exhausted").text("card", name).said() } else { name }
        });
        let named = named.collect::<Vec<_>>().join(", ");
        self.lines.line(2, &voice.tell(key).text("cards", named).said());
    }

    /// One's own cards with what they give; of the others' how many, within which bounds, and those one knows.
    fn agendas(&mut self, seat: Seat) {
        let voice = self.voice;
        // In a group what is printed on a card does not count (W-COOP-06, W-NCAL-04).
        let influence = self.influence.filter(|influence| influence.is_personal());
        let stands = influence.and_then(|influence| influence.seats.get(seat.index()));
        let hand = self.view.hand(seat);
        let worth = |card: u8| {
            let cards = stands.map_or(&[][..], |stands| &stands.cards);
            cards.iter().find(|worth| worth.card == card).map(|worth| worth.total)
        };
        let known = if self.view.sees_hand(seat) {
            let all: Option<u32> = numbers_in(hand.known).map(worth).sum();
            let head = match all {
                Some(all) => voice.tell("table-hand").number("n", all).said(),
                None => voice.say("table-hand-unknown"),
            };
            self.lines.line(2, &head);
            hand.known
        } else {
            let mut parts = vec![voice.tell("table-agenda-count").number("n", hand.count).said()];
            if let Some(stands) = stands {
                let told = voice.tell("table-bounds").number("least", stands.least).number("most", stands.most);
                parts.push(told.said());
            }
            self.lines.line(2, &self.lines.row(&parts));
            hand.known & !self.view.revealed_by(seat)
        };
        let known: Vec<(u8, Option<u32>)> = numbers_in(known).map(|card| (card, worth(card))).collect();
        for (card, worth) in known {
            let printed = voice.content().agendas.get(usize::from(card));
            let text = printed.map(|agenda| voice.paraphrase().agenda(agenda).join(" ")).unwrap_or_default();
            let said = match worth {
                Some(worth) => voice.tell("table-agenda-worth").number("n", worth),
                None => voice.tell("table-agenda"),
            };
            self.lines.line(4, &said.text("card", voice.agenda(card)).text("text", text).said());
        }
    }
}
