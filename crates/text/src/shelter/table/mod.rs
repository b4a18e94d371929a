//! The table as text: the whole public position, line by line, for terminals and for ears.

mod players;
mod vault;

use kernel::Seat;
use shelter::{
    open_step::Step,
    state::EndTrigger,
    view::{PileView, View},
};

use crate::shared::{Lines, Look};
use crate::shelter::{board, short::Style, voice::Voice};

impl Voice<'_> {
    /// The table as the viewer of this view sees it.
    #[must_use]
    pub fn table(self, view: &View, look: Look) -> String {
        let mut page = Page { voice: self, view, lines: Lines::new(look) };
        page.header();
        page.vault();
        page.tracks();
        page.players();
        if !look.plain {
            page.lines.gap();
            page.lines.line(0, &self.say("table-legend"));
        }
        page.lines.text()
    }
}

/// A text table being written.
struct Page<'a, 'n> {
    voice: Voice<'n>,
    view: &'a View,
    lines: Lines,
}

impl Page<'_, '_> {
    const fn style(&self) -> Style {
        if self.lines.look.plain { Style::Plain } else { Style::Symbols }
    }

    fn header(&mut self) {
        let (voice, view) = (self.voice, self.view);
        let mut first = vec![voice.fill("table-round", &[("n", i64::from(view.round).into())]), self.step()];
        first.push(voice.fill("table-token", &[("seat", voice.seat(view.first).as_str().into())]));
        self.lines.line(0, &self.lines.row(&first));
        if view.places.is_empty() {
            self.order();
        } else {
            let places = voice.places(&view.places);
            self.lines.line(0, &voice.fill("table-places", &[("places", places.as_str().into())]));
        }
        let left = |deck: &PileView| deck.left.into();
        let decks = [("threats", left(&view.threats)), ("rooms", left(&view.rooms)), ("items", left(&view.items))];
        self.lines.line(0, &voice.fill("table-decks", &decks));
        let end = self.end();
        self.lines.line(0, &end);
    }

    fn step(&self) -> String {
        let voice = self.voice;
        match self.view.open_step().step {
            Step::Over => voice.say("table-step-over"),
            Step::Spawn => voice.say("table-step-spawn"),
            Step::Recall => voice.say("table-step-recall"),
            Step::Place => {
                voice.fill("table-step-turn", &[("of-seat", voice.of_seat(self.view.active).as_str().into())])
            }
        }
    }

    /// Who still places in this round, and who begins the next one (S-FIRST-02).
    fn order(&mut self) {
        let (voice, view) = (self.voice, self.view);
        let names = |seats: Vec<Seat>| seats.into_iter().map(|seat| voice.seat(seat)).collect::<Vec<_>>().join(", ");
        let now = names(board::still_to_play(view));
        let now = match now.as_str() {
            "" => voice.say("table-order-now-nobody"),
            seats => voice.fill("table-order-now", &[("seats", seats.into())]),
        };
        let next = names(Seat::clockwise_from(view.first, view.seats).collect());
        let next = voice.fill("table-order-next", &[("seats", next.as_str().into())]);
        self.lines.line(0, &self.lines.row(&[now, next]));
    }

    fn end(&self) -> String {
        match self.view.end {
            Some(EndTrigger::SixthRoom) => self.voice.say("table-end-sixth-room"),
            Some(EndTrigger::ThreatDeck) => self.voice.say("table-end-threat-deck"),
            Some(EndTrigger::RoundLimit) => self.voice.say("table-end-round-limit"),
            Some(EndTrigger::Standstill) => self.voice.say("table-end-standstill"),
            None => {
                let levels = 1..=self.view.seats;
                let most = levels.map(|level| self.view.vault.rooms_on(level)).max().unwrap_or(0);
                self.voice.fill("table-end-open", &[("rooms", most.into())])
            }
        }
    }

    fn tracks(&mut self) {
        let (voice, view) = (self.voice, self.view);
        self.lines.gap();
        self.lines.line(0, &voice.say("table-items"));
        for card in view.faceup_items().into_iter().flatten() {
            self.lines.line(2, &format!("{}. {}", voice.item(card), voice.item_text(card)));
        }
        if view.faceup_items().iter().all(Option::is_none) {
            self.lines.line(2, &voice.say("table-track-empty"));
        }
        self.lines.gap();
        self.lines.line(0, &voice.say("table-rooms"));
        for card in view.faceup_rooms().into_iter().flatten() {
            self.room_on_track(card);
        }
        if view.faceup_rooms().iter().all(Option::is_none) {
            self.lines.line(2, &voice.say("table-track-empty"));
        }
        if let Some(room) = view.open_step().named_room {
            self.lines.line(2, &voice.fill("table-set-aside", &[("room", voice.room(room).as_str().into())]));
        }
    }

    /// A room of the track: one line for the eye; for the ear, its price and each space.
    fn room_on_track(&mut self, card: u8) {
        let voice = self.voice;
        let content = voice.names.content();
        let Some(room) = content.rooms.get(usize::from(card)) else { return };
        let price = voice.short_side(&room.price, self.style());
        let name = voice.room(card);
        let name = voice.fill("table-price", &[("room", name.as_str().into()), ("price", price.as_str().into())]);
        let spaces = room.spaces.iter().filter_map(|id| content.spaces.get(usize::from(id.0)));
        let spaces: Vec<String> = spaces.map(|space| self.printed(space, &space.gain, None)).collect();
        if !self.lines.look.plain {
            self.lines.line(2, &format!("{name} | {}", spaces.join(" | ")));
            return;
        }
        self.lines.line(2, &format!("{name}."));
        let keys = if spaces.len() == 1 { ["table-space-only"; 2] } else { ["table-space-left", "table-space-right"] };
        for (key, space) in keys.into_iter().zip(spaces) {
            self.lines.line(4, &format!("{}: {space}.", voice.say(key)));
        }
    }
}
