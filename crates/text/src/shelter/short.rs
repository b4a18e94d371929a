//! Short forms of what is printed on cards, for lists and the text table.

use shelter::content::{Cost, Cubes, Icon, Resource};

use super::voice::{Voice, letter_name};

/// How much may be said by symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Arrows and question marks.
    Symbols,
    /// Words only, for ears.
    Plain,
}

impl Voice<'_> {
    /// What must be paid, in a row; nothing if it is free.
    pub(super) fn short_cost(self, cost: &Cost, style: Style) -> Option<String> {
        let mut parts = self.short_cubes(cost.cubes, cost.any, style);
        if cost.items > 0 {
            parts.push(self.short_count("short-items", cost.items));
        }
        if cost.room_price {
            parts.push(self.say("short-room-price"));
        }
        if cost.injury {
            parts.push(self.say("short-injury"));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// What is gained, in order; icons that are alike and stand together are counted together.
    pub(super) fn short_gain(self, line: &[Icon], exchange: Option<&[Cubes; 2]>, style: Style) -> Option<String> {
        let mut parts = Vec::new();
        for run in line.chunk_by(|left, right| left == right && !matches!(left, Icon::Train(_))) {
            let count = u8::try_from(run.len()).unwrap_or(u8::MAX);
            parts.push(match run[0] {
                Icon::Resource(Resource::Power) => self.short_count("short-power", count),
                Icon::Resource(Resource::Food) => self.short_count("short-food", count),
                Icon::Resource(Resource::Water) => self.short_count("short-water", count),
                Icon::Any => self.short_any(count, style),
                Icon::Happiness => self.short_count("short-happiness", count),
                Icon::Dweller => self.short_count("short-dwellers", count),
                Icon::FirstPlayer => self.say("short-first-player"),
                Icon::Build => self.short_count("short-build", count),
                Icon::Train(None) => self.say("short-train"),
                Icon::Train(Some(letter)) => self.fill("short-train-letter", &[("letter", letter_name(letter).into())]),
                Icon::Exchange => self.short_exchange(exchange, style),
                Icon::Heal => self.say("short-heal"),
                Icon::Item => self.short_count("short-items", count),
                Icon::Ready => self.short_count("short-ready", count),
                Icon::RefreshItems => self.say("short-refresh-items"),
                Icon::RefreshRooms => self.say("short-refresh-rooms"),
            });
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// One side of an exchange, or the price of a room.
    pub(super) fn short_side(self, side: &Cubes, style: Style) -> String {
        self.list("list-and", self.short_cubes(side.cubes, side.any, style))
    }

    /// Cubes and happiness as the object of paying, gaining and losing.
    pub(super) fn things(self, cubes: [u8; 3], any: u8, happiness: u8) -> String {
        let keys = ["say-power", "say-food", "say-water", "say-any", "say-happiness"];
        let counts = cubes.into_iter().chain([any, happiness]);
        let parts = keys.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        self.list("list-and", parts.map(|(key, count)| self.fill(key, &[("count", count.into())])).collect())
    }

    fn short_exchange(self, sides: Option<&[Cubes; 2]>, style: Style) -> String {
        let Some(sides) = sides.copied() else { return self.say("short-exchange-bare") };
        let (key, [first, second]) = match style {
            Style::Symbols => ("short-exchange", sides.map(|side| self.short_side(&side, style))),
            Style::Plain => ("short-exchange-plain", sides.map(|side| self.things(side.cubes, side.any, 0))),
        };
        self.fill(key, &[("first", first.as_str().into()), ("second", second.as_str().into())])
    }

    pub(super) fn short_cubes(self, cubes: [u8; 3], any: u8, style: Style) -> Vec<String> {
        let kinds = ["short-power", "short-food", "short-water"].into_iter().zip(cubes);
        let mut parts: Vec<String> =
            kinds.filter(|(_, count)| *count > 0).map(|(key, count)| self.short_count(key, count)).collect();
        if any > 0 {
            parts.push(self.short_any(any, style));
        }
        parts
    }

    fn short_any(self, count: u8, style: Style) -> String {
        match style {
            Style::Symbols => self.short_count("short-any", count),
            Style::Plain => self.short_count("short-any-plain", count),
        }
    }

    fn short_count(self, key: &str, count: u8) -> String {
        self.fill(key, &[("n", count.into())])
    }
}
