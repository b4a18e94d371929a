//! The survivors' boards.

use kernel::Seat;
use wasteland::{content::Trait, state::Held, view::PlayerView};

use super::Page;
use crate::wasteland::Voice;

impl Page<'_, '_> {
    pub(super) fn survivors(&mut self) {
        let seats: Vec<(Seat, PlayerView)> = (0u8..).map(Seat::new).zip(self.view.players.iter().cloned()).collect();
        for (seat, player) in seats {
            self.lines.gap();
            self.survivor(seat, &player);
        }
    }

    fn survivor(&mut self, seat: Seat, player: &PlayerView) {
        let voice = self.voice;
        let key = if self.view.eliminated.contains(seat) {
            "table-seat-out"
        } else if self.viewer() == Some(seat) {
            "table-seat-you"
        } else {
            "table-seat"
        };
        let mut first = vec![voice.by(key, seat).said()];
        if let Some(character) = player.character {
            first.push(voice.tell("table-character").text("character", voice.character(character)).said());
        }
        if let Some(at) = player.at {
            first.push(voice.tell("table-at").text("space", voice.space(at)).said());
        }
        self.lines.line(0, &self.lines.row(&first));
        let health = voice.tell("table-health").number("hp", player.hp).number("rads", player.rads);
        let mut second = vec![health.number("remaining", player.hp.saturating_sub(player.rads)).said()];
        second.push(voice.tell("table-letters").text("letters", Voice::letters(player.special)).said());
        second.push(voice.tell("table-xp").number("peg", player.peg).number("levels", player.levels).said());
        second.push(voice.tell("table-caps").number("n", player.caps).said());
        let traits = Trait::ALL.into_iter().filter(|one| player.traits & (1 << *one as u8) != 0);
        let traits: Vec<String> = traits.map(|one| voice.trait_name(one)).collect();
        if !traits.is_empty() {
            second.push(voice.tell("table-traits").text("traits", traits.join(", ")).said());
        }
        let loyal = player.loyal.and_then(|card| voice.content().agendas.get(usize::from(card))?.faction);
        if let Some(faction) = loyal {
            second.push(voice.tell("table-loyal").text("faction", voice.faction(faction)).said());
        }
        self.lines.line(2, &self.lines.row(&second));
        let equipped: Vec<Held> = player.equipped.iter().flatten().copied().collect();
        self.cards("table-equipped", &equipped);
        self.cards("table-inventory", &player.inventory);
        if let Some(talent) = player.talent {
            self.lines.line(2, &voice.tell("table-talent").text("card", self.card(talent)).said());
        }
        if !player.perks.is_empty() {
            let perks = player.perks.iter().map(|perk| voice.perk(*perk)).collect::<Vec<_>>().join(", ");
            self.lines.line(2, &voice.tell("table-perks").text("perks", perks).said());
        }
        self.agendas(seat, player);
    }

    /// Of one's own cards what they do; of the others' the names.
    fn cards(&mut self, key: &'static str, cards: &[Held]) {
        let voice = self.voice;
        if cards.is_empty() {
            return;
        }
        let named = cards.iter().map(|held| {
            let name = voice.card(held.card);
            if held.exhausted { voice.tell("table-exhausted").text("card", name).said() } else { name }
        });
        let named = named.collect::<Vec<_>>().join(", ");
        self.lines.line(2, &voice.tell(key).text("cards", named).said());
    }

    /// One's own cards with what they give; of the others' how many, and within which bounds.
    fn agendas(&mut self, seat: Seat, player: &PlayerView) {
        let voice = self.voice;
        let stands = self.influence.and_then(|influence| influence.seats.get(seat.index()));
        let Some(hand) = &player.agendas else {
            let mut parts = vec![voice.tell("table-agenda-count").number("n", player.agenda_count).said()];
            if let Some(stands) = stands {
                let told = voice.tell("table-bounds").number("least", stands.least).number("most", stands.most);
                parts.push(told.said());
            }
            self.lines.line(2, &self.lines.row(&parts));
            return;
        };
        let worth = |card: u8| {
            let cards = stands.map_or(&[][..], |stands| &stands.cards);
            cards.iter().find(|worth| worth.card == card).map(|worth| worth.total)
        };
        let all: Option<u32> = hand.iter().map(|card| worth(*card)).sum();
        let worths: Vec<Option<u32>> = hand.iter().map(|card| worth(*card)).collect();
        let head = match all {
            Some(all) => voice.tell("table-hand").number("n", all).said(),
            None => voice.say("table-hand-unknown"),
        };
        self.lines.line(2, &head);
        for (card, worth) in hand.iter().zip(worths) {
            let printed = voice.content().agendas.get(usize::from(*card));
            let text = printed.map(|agenda| voice.paraphrase().agenda(agenda).join(" ")).unwrap_or_default();
            let said = match worth {
                Some(worth) => voice.tell("table-agenda-worth").number("n", worth),
                None => voice.tell("table-agenda"),
            };
            self.lines.line(4, &said.text("card", voice.agenda(*card)).text("text", text).said());
        }
    }
}
