//! Names and labels for a table that shows things as pictures.

use kernel::{Asked, Seat};
use shelter::{
    choice::Ask,
    content::{Cost, Cubes, Icon, Letter, Space, Window},
    vault::{Slot, SpaceRef},
    view::View,
};

use super::{
    ask::window_name,
    board,
    log::LogKind,
    short::Style,
    voice::{Voice, letter_name, slot_name},
};
use crate::shared::capital;

impl Voice<'_> {
    /// What is written about an item for its own sake, if anything.
    #[must_use]
    pub fn item_flavor(self, card: u8) -> Option<String> {
        let item = self.names.content().items.get(usize::from(card))?;
        self.names.flavor(self.lang, "item", &item.id)
    }

    /// What is written about a room for its own sake, if anything.
    #[must_use]
    pub fn room_flavor(self, card: u8) -> Option<String> {
        let room = self.names.content().rooms.get(usize::from(card))?;
        self.names.flavor(self.lang, "room", &room.id)
    }

    /// What is written about a threat for its own sake, if anything.
    #[must_use]
    pub fn threat_flavor(self, card: u8) -> Option<String> {
        let threat = self.names.content().threats.get(usize::from(card))?;
        self.names.flavor(self.lang, "threat", &threat.id)
    }

    /// What a letter stands for.
    #[must_use]
    pub fn letter(self, letter: Letter) -> String {
        self.say(&format!("letter-{}", letter_name(letter).to_lowercase()))
    }

    /// The sign of a letter, the same in every language.
    #[must_use]
    pub const fn letter_sign(letter: Letter) -> &'static str {
        letter_name(letter)
    }

    /// Where a slot is, in words.
    #[must_use]
    pub fn slot(self, slot: Slot) -> String {
        self.say(&format!("slot-{}", slot_name(slot).to_lowercase()))
    }

    /// The sign of a slot, the same in every language.
    #[must_use]
    pub const fn slot_sign(slot: Slot) -> &'static str {
        slot_name(slot)
    }

    /// A color, by the id of its elevator.
    #[must_use]
    pub fn color(self, color: &str) -> String {
        self.fill("color", &[("color", color.into())])
    }

    /// The sign that stands beside a color, by the id of its elevator.
    #[must_use]
    pub fn symbol(self, color: &str) -> String {
        self.fill("symbol", &[("color", color.into())])
    }

    /// The id of a player's color.
    #[must_use]
    pub fn color_id(&self, seat: Seat) -> &str {
        self.names.color(seat)
    }

    /// An icon in words. Of an exchange, the two sides say more.
    #[must_use]
    pub fn icon(self, icon: Icon, exchange: Option<&[Cubes; 2]>) -> String {
        self.gain(&[icon], exchange).unwrap_or_default()
    }

    /// What is gained, in words and in order; nothing for an empty line.
    #[must_use]
    pub fn gain(self, line: &[Icon], exchange: Option<&[Cubes; 2]>) -> Option<String> {
        self.short_gain(line, exchange, Style::Plain)
    }

    /// What must be paid, in words; nothing if it is free.
    #[must_use]
    pub fn cost(self, cost: &Cost) -> Option<String> {
        self.short_cost(cost, Style::Plain)
    }

    /// The price of a room or a side of an exchange, in words.
    #[must_use]
    pub fn cubes(self, cubes: &Cubes) -> String {
        self.short_side(cubes, Style::Plain)
    }

    /// A space for those who cannot see it: its name and level, the dice that bring a threat there, the threat on it,
    /// what it takes and gives, and who stands there.
    #[must_use]
    pub fn space_text(self, view: &View, at: SpaceRef) -> String {
        let (space, level) = (self.space(view, at), self.level(view, at.level()));
        let terms = self.space_terms(view, at);
        let fillings =
            [("space", space.as_str().into()), ("level", level.as_str().into()), ("terms", terms.as_str().into())];
        capital(&self.fill("label-space", &fillings))
    }

    /// The same without the name of the space.
    #[must_use]
    pub fn space_terms(self, view: &View, at: SpaceRef) -> String {
        let content = self.names.content();
        let mut parts = Vec::new();
        let columns = view.vault.columns_of(content, view.options.column_map, at);
        let columns: Vec<String> = columns.map(|column| column.to_string()).collect();
        if !columns.is_empty() {
            parts.push(self.fill("offer-columns-plain", &[("columns", columns.join(", ").as_str().into())]));
        }
        if let Some(space) = view.vault.offered(content, at) {
            parts.push(self.in_words(space, &board::line(view, at, space), view.vault.threat(at)));
        }
        for (seat, is_injured) in board::dwellers_on(view, at) {
            let key = if is_injured { "offer-dweller-injured-plain" } else { "offer-dweller-plain" };
            parts.push(self.fill(key, &[("seat", self.seat(seat).as_str().into())]));
        }
        parts.join("; ")
    }

    /// What is printed at a space, with the line that is gained there and the threat it belongs to.
    pub(super) fn in_words(self, space: &Space, line: &[Icon], threat: Option<u8>) -> String {
        let mut parts = Vec::new();
        if let Some(threat) = threat {
            parts.push(self.fill("offer-threat-plain", &[("threat", self.threat(threat).as_str().into())]));
        }
        if space.linked {
            parts.push(self.say("offer-linked-plain"));
        }
        if space.injured_only {
            parts.push(self.say("offer-injured-only-plain"));
        }
        parts.push(match self.cost(&space.cost) {
            None => self.say("offer-no-cost-plain"),
            Some(cost) => self.fill("offer-cost-plain", &[("cost", cost.as_str().into())]),
        });
        if space.fight > 0 {
            parts.push(self.fill("offer-fight-plain", &[("need", space.fight.into())]));
        }
        parts.push(match self.gain(line, space.exchange.as_ref()) {
            None => self.say("offer-no-gain-plain"),
            Some(gain) => self.fill("offer-gain-plain", &[("gain", gain.as_str().into())]),
        });
        let letters = self.letters(space.letters);
        if !letters.is_empty() {
            parts.push(self.fill("offer-letters-plain", &[("letters", letters.as_str().into())]));
        }
        parts.join("; ")
    }

    /// What a decision is about, in a word or two.
    #[must_use]
    pub fn ask_title(self, ask: Ask) -> String {
        self.say(match ask {
            Ask::Turn => "title-turn",
            Ask::Dweller(_) => "title-dweller",
            Ask::NameRoom => "title-name-room",
            Ask::PayAny(_) => "title-pay-any",
            Ask::PayItem(_) => "title-pay-item",
            Ask::Income(_) => "title-income",
            Ask::Fight => "title-fight",
            Ask::GainAny => "title-gain-any",
            Ask::TakeItem => "title-take-item",
            Ask::Build { .. } => "title-build",
            Ask::Ready => "title-ready",
            Ask::Window(_) => "title-window",
            Ask::EndTurn => "title-end-turn",
            Ask::Heal => "title-heal",
            Ask::TrainWho | Ask::TrainSlot(_) | Ask::ShareTraining => "title-training",
            Ask::RecallOrder => "title-recall-order",
            Ask::DiscardThreat => "title-discard-threat",
        })
    }

    /// Who decides what, for those who wait.
    #[must_use]
    pub fn waiting(self, asked: &Asked<Ask>) -> String {
        let (seat, title) = (self.seat(asked.seat), self.ask_title(asked.ask));
        self.fill("title-wait", &[("seat", seat.as_str().into()), ("title", title.to_lowercase().as_str().into())])
    }

    /// The moment at which an ability may be used.
    #[must_use]
    pub fn window(self, window: Window) -> String {
        self.say(&format!("window-{}", window_name(window)))
    }

    /// What lines of the log are about.
    #[must_use]
    pub fn log_kind(self, kind: LogKind) -> String {
        self.say(match kind {
            LogKind::Round => "kind-round",
            LogKind::Placement => "kind-placement",
            LogKind::Resources => "kind-resources",
            LogKind::Fight => "kind-fight",
            LogKind::Threat => "kind-threat",
            LogKind::Build => "kind-build",
            LogKind::Item => "kind-item",
            LogKind::Dweller => "kind-dweller",
            LogKind::Score => "kind-score",
            LogKind::Other => "kind-other",
        })
    }
}
