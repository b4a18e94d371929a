//! The voice: says in one language what the types of the game mean.

use kernel::Seat;
use pack::{Filling, Lang};
use shelter::{
    content::{Letter, Letters, Resource},
    reading::paraphrase::Paraphrase,
    state::At,
    vault::{Place, Side, Slot, SpaceRef},
    view::View,
};

use super::{messages::MESSAGES, names::Names, thing::Thing};
use crate::shared::linked;

/// Says things in one language, with the names of one game.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'n> {
    pub(super) lang: Lang,
    pub(super) names: &'n Names,
    /// Whether names are marked as those of things; the text is then for [`crate::shared::Span`]s only.
    links: bool,
}

impl<'n> Voice<'n> {
    /// A voice.
    #[must_use]
    pub const fn new(lang: Lang, names: &'n Names) -> Voice<'n> {
        Voice { lang, names, links: false }
    }

    /// The same voice with marks around names.
    pub(super) const fn linking(self) -> Voice<'n> {
        Voice { links: true, ..self }
    }

    /// The same voice without marks: names within a name are not marked again.
    const fn bare(self) -> Voice<'n> {
        Voice { links: false, ..self }
    }

    fn link(self, thing: Thing, name: String) -> String {
        if self.links { linked(thing, &name) } else { name }
    }

    /// The language it speaks.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The name of an item card.
    #[must_use]
    pub fn item(self, card: u8) -> String {
        let item = self.names.content().items.get(usize::from(card));
        self.link(Thing::Item(card), self.names.card(self.lang, "item", item.map(|item| item.id.as_str())))
    }

    /// The name of a room card.
    #[must_use]
    pub fn room(self, card: u8) -> String {
        let room = self.names.content().rooms.get(usize::from(card));
        self.link(Thing::Room(card), self.names.card(self.lang, "room", room.map(|room| room.id.as_str())))
    }

    /// The name of a threat card.
    #[must_use]
    pub fn threat(self, card: u8) -> String {
        let threat = self.names.content().threats.get(usize::from(card));
        self.link(Thing::Threat(card), self.names.card(self.lang, "threat", threat.map(|threat| threat.id.as_str())))
    }

    /// What an item does, in sentences.
    #[must_use]
    pub fn item_text(self, card: u8) -> String {
        let item = self.names.content().items.get(usize::from(card));
        item.map(|item| self.paraphrase().item(item).join(" ")).unwrap_or_default()
    }

    /// What a room costs and offers, in sentences.
    #[must_use]
    pub fn room_text(self, card: u8) -> String {
        let content = self.names.content();
        let room = content.rooms.get(usize::from(card));
        room.map(|room| self.paraphrase().room(content, room).join(" ")).unwrap_or_default()
    }

    /// What the space of a threat takes and gives, in sentences.
    #[must_use]
    pub fn threat_text(self, card: u8) -> String {
        let content = self.names.content();
        let threat = content.threats.get(usize::from(card));
        threat.map(|threat| self.paraphrase().threat(content, threat)).unwrap_or_default()
    }

    /// The name of a player: the given one, or that of the color.
    #[must_use]
    pub fn seat(self, seat: Seat) -> String {
        self.link(Thing::Seat(seat), self.names.seat(self.lang, seat))
    }

    /// The letter or two by which the text table marks a player's dwellers.
    #[must_use]
    pub fn mark(self, seat: Seat) -> String {
        self.names.mark(self.lang, seat)
    }

    /// The name of a level, with its owner.
    #[must_use]
    pub fn level(self, view: &View, level: u8) -> String {
        let name = match view.vault.owner(level) {
            None => self.say("level-top"),
            Some(owner) => {
                let seat = self.bare().seat(owner);
                self.fill("level-owned", &[("n", level.into()), ("seat", seat.as_str().into())])
            }
        };
        self.link(Thing::Level(level), name)
    }

    /// The name of a space: the room and which of its spaces, or whose elevator.
    #[must_use]
    pub fn space(self, view: &View, at: SpaceRef) -> String {
        self.link(Thing::Space(at), self.bare().space_name(view, at))
    }

    fn space_name(self, view: &View, at: SpaceRef) -> String {
        match at.place() {
            Place::Elevator { level } => {
                let owner = view.vault.owner(level).map(|owner| self.of_seat(owner)).unwrap_or_default();
                self.fill("space-elevator", &[("of-seat", owner.as_str().into())])
            }
            Place::Room { level, slot, side } => {
                let Some(card) = view.vault.room(level, slot) else {
                    return self.fill("space-empty", &[("n", level.into()), ("slot", slot_name(slot).into())]);
                };
                self.space_of_room(card, side)
            }
        }
    }

    /// A space of a room, wherever the room is.
    pub(super) fn space_of_room(self, card: u8, side: Side) -> String {
        let has_two = self.names.content().rooms.get(usize::from(card)).is_some_and(|room| room.spaces.len() > 1);
        let key = match side {
            _ if !has_two => "space-only",
            Side::Left => "space-left",
            Side::Right => "space-right",
        };
        self.fill(key, &[("room", self.room(card).as_str().into())])
    }

    /// Which dweller this is: where it stands, what it is trained in, whether it is injured.
    #[must_use]
    pub fn dweller(self, view: &View, seat: Seat, dweller: u8) -> String {
        let Some(player) = view.players.get(seat.index()) else { return String::new() };
        let Some(seen) = player.all_dwellers().get(usize::from(dweller)).copied() else { return String::new() };
        let injured = ("injured", if seen.injured { "yes" } else { "no" }.into());
        match seen.at {
            At::Space(at) => self.fill("dweller-placed", &[injured, ("space", self.space(view, at).as_str().into())]),
            At::Icon(_) => self.fill("dweller-new", &[injured]),
            At::Box => self.fill("dweller-boxed", &[injured]),
            At::Front => match player.letter_of(dweller) {
                Some(letter) => self.fill("dweller-trained", &[injured, ("letter", letter_name(letter).into())]),
                None => self.fill("dweller-loose", &[injured]),
            },
        }
    }

    /// The possessive of a player's name: `Red’s`, `игрока Anna`.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> String {
        self.link(Thing::Seat(seat), self.names.of_seat(self.lang, seat))
    }

    /// The name of a resource.
    #[must_use]
    pub fn resource(self, resource: Resource) -> String {
        self.say(match resource {
            Resource::Power => "resource-power",
            Resource::Food => "resource-food",
            Resource::Water => "resource-water",
        })
    }

    /// The signs of some letters, `P or A`.
    #[must_use]
    pub fn letters(self, letters: Letters) -> String {
        self.list("list-or", letters.iter().map(|letter| letter_name(letter).to_owned()).collect())
    }

    pub(super) fn paraphrase(self) -> Paraphrase<'static> {
        let (texts, lang) = MESSAGES.texts(self.lang);
        Paraphrase::new(texts, lang)
    }

    /// `a, b and c`; the key says how the last two are joined.
    pub(super) fn list(self, key: &str, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return String::new() };
        if parts.is_empty() {
            return last;
        }
        self.fill(key, &[("first", parts.join(", ").as_str().into()), ("last", last.as_str().into())])
    }

    pub(super) fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    pub(super) fn fill(self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        MESSAGES.say(self.lang, key, fillings)
    }
}

/// Slots are called the same in every language.
pub(super) const fn slot_name(slot: Slot) -> &'static str {
    match slot {
        Slot::L3 => "L3",
        Slot::L2 => "L2",
        Slot::L1 => "L1",
        Slot::R1 => "R1",
        Slot::R2 => "R2",
        Slot::R3 => "R3",
    }
}

/// Letters, too.
pub(super) const fn letter_name(letter: Letter) -> &'static str {
    match letter {
        Letter::S => "S",
        Letter::P => "P",
        Letter::E => "E",
        Letter::C => "C",
        Letter::I => "I",
        Letter::A => "A",
        Letter::L => "L",
    }
}
