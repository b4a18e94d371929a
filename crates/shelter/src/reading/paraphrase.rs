//! Cards said in sentences, from their data alone, so that text and behavior can be compared.

use harness::reading::{
    paraphrase::{Speaker, capital},
    vocabulary::word_of,
};
use pack::{Filling, Lang, TextFile, Texts, text_files};

use crate::content::{
    Amount, Content, Cost, Count, Cubes, Effect, Elevator, Icon, Item, Letter, Resource, Room, Space, Spend, Start,
    Threat, Use, Window,
};

use super::vocabulary::{LETTERS, SLOTS};

/// The messages that [`Paraphrase`] needs; all their keys begin with `say-`.
pub const TEXTS: &[TextFile] = text_files! { "../../text", "": En "en": "effects"; Ru "ru": "effects"; };

/// Says cards in one language.
#[derive(Clone, Copy, Debug)]
pub struct Paraphrase<'t> {
    speaker: Speaker<'t>,
}

impl<'t> Paraphrase<'t> {
    /// With texts that hold [`TEXTS`].
    #[must_use]
    pub const fn new(texts: &'t Texts, lang: Lang) -> Self {
        Self { speaker: Speaker { texts, lang } }
    }

    /// A room: its place or its price, then each space.
    #[must_use]
    pub fn room(self, content: &Content, room: &Room) -> Vec<String> {
        let first = match &room.start {
            Some(start) => self.start(start),
            None => self.price(&room.price),
        };
        let spaces = room.spaces.iter().filter_map(|id| content.spaces.get(usize::from(id.0)));
        std::iter::once(first).chain(spaces.map(|space| self.space(space))).collect()
    }

    /// The space of an elevator.
    #[must_use]
    pub fn elevator(self, content: &Content, elevator: &Elevator) -> String {
        let space = elevator.space.and_then(|id| content.spaces.get(usize::from(id.0)));
        space.map_or_else(|| self.sentence(&self.say("say-no-space")), |space| self.space(space))
    }

    /// The space that a threat puts in the place of another.
    #[must_use]
    pub fn threat(self, content: &Content, threat: &Threat) -> String {
        content.spaces.get(usize::from(threat.space.0)).map_or_else(String::new, |space| self.space(space))
    }

    /// What building a room costs.
    #[must_use]
    pub fn price(self, price: &Cubes) -> String {
        self.sentence(&self.fill("say-price", &[("things", self.side(price).as_str().into())]))
    }

    /// A space: who may come, what it costs, what it brings.
    #[must_use]
    pub fn space(self, space: &Space) -> String {
        let mut clauses = Vec::new();
        match (space.linked, space.injured_only) {
            (false, false) => {}
            (true, false) => clauses.push(self.say("say-linked")),
            (false, true) => clauses.push(self.say("say-injured-only")),
            (true, true) => clauses.push(self.say("say-linked-injured-only")),
        }
        if space.cost.injury {
            clauses.push(self.say(if space.linked { "say-injury-linked" } else { "say-injury" }));
        }
        let cost = self.join("say-and", self.cost(&space.cost));
        let gain = self.chain(self.line(&space.gain, &space.cost, Some(space)));
        match (cost, gain) {
            (Some(cost), Some(gain)) if space.fight == 0 => {
                clauses.push(self.fill("say-cost", &[("cost", cost.as_str().into()), ("gain", gain.as_str().into())]));
            }
            (cost, gain) => {
                clauses.extend(cost);
                if space.fight > 0 {
                    clauses.push(self.fill("say-fight", &[("number", space.fight.into())]));
                }
                clauses.extend(gain.map(|gain| match space.fight {
                    0 => gain,
                    _ => self.fill("say-on-a-win", &[("gain", gain.as_str().into())]),
                }));
            }
        }
        let letters = space.letters.iter().map(|letter| word_of(LETTERS, &letter).to_owned()).collect();
        if let Some(letters) = self.join("say-or", letters) {
            let key = if space.linked { "say-letters-linked" } else { "say-letters" };
            clauses.push(self.fill(key, &[("letters", letters.as_str().into())]));
        }
        if clauses.is_empty() {
            clauses.push(self.say("say-nothing"));
        }
        let sentences: Vec<String> = clauses.iter().map(|clause| self.sentence(clause)).collect();
        sentences.join(" ")
    }

    /// An item: each use, the standing bonus, the worth at the end.
    #[must_use]
    pub fn item(self, item: &Item) -> Vec<String> {
        let mut sentences: Vec<String> = item.uses.iter().map(|usage| self.usage(usage)).collect();
        if item.always_roll > 0 {
            let clause = self.fill("say-always-roll", &[("amount", item.always_roll.into())]);
            sentences.push(self.sentence(&clause));
        }
        if let Some(end) = &item.end {
            let clause = self.fill("say-end", &[("count", end.base.into())]);
            sentences.push(self.sentence(&self.amount(clause, end, &self.count("say-happiness", end.max))));
        }
        sentences
    }

    /// An ability of an item.
    #[must_use]
    pub fn usage(self, usage: &Use) -> String {
        let spend = match usage.spend {
            Spend::Nothing => None,
            Spend::Exhaust => Some("say-exhaust"),
            Spend::Discard => Some("say-discard"),
        };
        let mut terms: Vec<String> = spend.into_iter().map(|key| self.say(key)).collect();
        terms.extend(self.cost(&usage.pay));
        if usage.spend == Spend::Discard && usage.pay.items > 0 {
            terms = vec![self.count("say-discard-with", usage.pay.items)];
            terms.extend(self.cost(&Cost { items: 0, ..usage.pay }));
        }
        let mut before = self.join("say-and", terms).unwrap_or_default();
        if usage.spend == Spend::Nothing {
            let repeat = self.say("say-repeat");
            before = self.fill("say-comma", &[("first", before.as_str().into()), ("rest", repeat.as_str().into())]);
        }
        let window = match usage.window {
            Window::AnyTime => None,
            Window::InFight => Some("say-in-fight"),
            Window::FightWon => Some("say-fight-won"),
            Window::FightLost => Some("say-fight-lost"),
            Window::IncomeTaken => Some("say-income-taken"),
            Window::RoomBuilt => Some("say-room-built"),
            Window::ThreatSpawned => Some("say-threat-spawned"),
        };
        if let Some(key) = window {
            let when = self.say(key);
            before = self.fill("say-window", &[("when", when.as_str().into()), ("rest", before.as_str().into())]);
        }
        let after = self
            .chain(usage.effects.iter().flat_map(|effect| self.effect(effect, &usage.pay)).collect())
            .unwrap_or_default();
        capital(&self.fill("say-colon", &[("before", before.as_str().into()), ("after", after.as_str().into())]))
    }

    fn effect(self, effect: &Effect, pay: &Cost) -> Vec<String> {
        let clause = match effect {
            Effect::Gain(line) => return self.line(line, pay, None),
            Effect::Roll(amount) => {
                let clause = self.fill("say-roll", &[("amount", amount.base.into())]);
                self.amount(clause, amount, &amount.max.to_string())
            }
            Effect::Reroll => self.say("say-reroll"),
            Effect::Win => self.say("say-win"),
            Effect::Heal => self.say("say-heal-any"),
            Effect::Train(letter) => self.train("say-train-any", *letter),
            Effect::DiscardThreat => self.say("say-discard-threat"),
        };
        vec![clause]
    }

    /// The clauses of a reward line. Icons that are alike and stand together are counted together; the order stays.
    fn line(self, line: &[Icon], cost: &Cost, space: Option<&Space>) -> Vec<String> {
        let is_linked = space.is_some_and(|space| space.linked);
        let mut clauses = Vec::new();
        let mut things: Vec<String> = Vec::new();
        for run in line.chunk_by(|left, right| left == right && !matches!(left, Icon::Train(_))) {
            let count = u8::try_from(run.len()).unwrap_or(u8::MAX);
            match run[0] {
                Icon::Resource(resource) => things.push(self.count(resource_key(resource), count)),
                Icon::Any => things.push(self.count("say-any", count)),
                Icon::Happiness => things.push(self.count("say-happiness", count)),
                Icon::Dweller => things.push(self.count("say-dweller", count)),
                Icon::FirstPlayer => things.push(self.say("say-first-player")),
                Icon::Item => things.push(self.count("say-item", count)),
                other => {
                    clauses.extend(self.gain(&mut things));
                    clauses.push(match other {
                        Icon::Build if cost.room_price => self.count("say-build", count),
                        Icon::Build => self.count("say-build-free", count),
                        Icon::Train(letter) if is_linked => self.train("say-train-linked", letter),
                        Icon::Train(letter) => self.train("say-train", letter),
                        Icon::Exchange => self.exchange(space.and_then(|space| space.exchange.as_ref())),
                        Icon::Heal => self.say(if is_linked { "say-heal-linked" } else { "say-heal" }),
                        Icon::Ready => self.count("say-ready", count),
                        Icon::RefreshItems => self.say("say-refresh-items"),
                        _ => self.say("say-refresh-rooms"),
                    });
                }
            }
        }
        clauses.extend(self.gain(&mut things));
        clauses
    }

    fn gain(self, things: &mut Vec<String>) -> Option<String> {
        let things = self.join("say-and", std::mem::take(things))?;
        Some(self.fill("say-gain", &[("things", things.as_str().into())]))
    }

    fn train(self, key: &str, letter: Option<Letter>) -> String {
        match letter {
            Some(letter) => self.fill(&format!("{key}-letter"), &[("letter", word_of(LETTERS, &letter).into())]),
            None => self.say(key),
        }
    }

    fn exchange(self, sides: Option<&[Cubes; 2]>) -> String {
        let [first, second] =
            sides.map_or_else(Default::default, |[first, second]| [self.side(first), self.side(second)]);
        self.fill("say-exchange", &[("first", first.as_str().into()), ("second", second.as_str().into())])
    }

    /// The clauses of a cost, but for the injury, which happens to somebody else than the reader.
    fn cost(self, cost: &Cost) -> Vec<String> {
        let mut things = self.cubes(cost.cubes, cost.any);
        if cost.room_price {
            things.push(self.say("say-room-price"));
        }
        let things = self.join("say-and", things);
        let mut clauses: Vec<String> =
            things.iter().map(|things| self.fill("say-pay", &[("things", things.as_str().into())])).collect();
        if cost.items > 0 {
            clauses.push(self.count("say-discard-items", cost.items));
        }
        clauses
    }

    fn side(self, side: &Cubes) -> String {
        self.join("say-and", self.cubes(side.cubes, side.any)).unwrap_or_default()
    }

    fn cubes(self, cubes: [u8; 3], any: u8) -> Vec<String> {
        let kinds = Resource::ALL.into_iter().zip(cubes).map(|(resource, count)| (resource_key(resource), count));
        kinds
            .chain([("say-any", any)])
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| self.count(key, count))
            .collect()
    }

    /// A clause with a number, what the number counts, and the most there is of it.
    fn amount(self, clause: String, amount: &Amount, most: &str) -> String {
        let Some(per) = amount.per else { return clause };
        let key = match per {
            Count::Rooms => "say-per-rooms",
            Count::Items => "say-per-items",
            Count::Dwellers => "say-per-dwellers",
            Count::Injured => "say-per-injured",
            Count::Trained => "say-per-trained",
            Count::Threats => "say-per-threats",
            Count::Cubes => "say-per-cubes",
            Count::Power => "say-per-power",
            Count::Food => "say-per-food",
            Count::Water => "say-per-water",
        };
        let what = self.fill(key, &[("each", amount.each.into())]);
        let clause = self.fill("say-per", &[("clause", clause.as_str().into()), ("what", what.as_str().into())]);
        match amount.max {
            u8::MAX => clause,
            _ => self.fill("say-at-most", &[("clause", clause.as_str().into()), ("max", most.into())]),
        }
    }

    fn start(self, start: &Start) -> String {
        let columns = self.join("say-and", start.columns.iter().map(u8::to_string).collect()).unwrap_or_default();
        let count = u8::try_from(start.columns.len()).unwrap_or(u8::MAX);
        let slot = word_of(SLOTS, &start.slot);
        let fillings = [("slot", slot.into()), ("count", count.into()), ("columns", columns.as_str().into())];
        self.sentence(&self.fill("say-start", &fillings))
    }

    /// `a, b and c`; the key says how the last two are joined.
    fn join(self, key: &str, parts: Vec<String>) -> Option<String> {
        self.speaker.join(key, "say-comma", parts)
    }

    /// `a, b, c`, in this order.
    fn chain(self, parts: Vec<String>) -> Option<String> {
        self.speaker.chain("say-comma", parts)
    }

    fn sentence(self, clause: &str) -> String {
        self.speaker.sentence("say-sentence", clause)
    }

    fn count(self, key: &str, count: u8) -> String {
        self.fill(key, &[("count", count.into())])
    }

    fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    fn fill(self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        self.speaker.fill(key, fillings)
    }
}

const fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Power => "say-power",
        Resource::Food => "say-food",
        Resource::Water => "say-water",
    }
}
