//! The voice: says in one language what the types of the game mean.

use kernel::Seat;
use pack::Lang;
use wasteland::{
    content::{Content, EnemyType},
    effect::Effect,
    reading::paraphrase::Paraphrase,
};

use super::{
    context::{EnemyContext, NamingContext},
    messages::MESSAGES,
    names::Names,
    thing::Thing,
};
use crate::shared::{MessageBuilder, linked, seat_number};

/// Says things in one language, with the names of one game and what lies on its table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'v> {
    lang: Lang,
    names: &'v Names,
    pub(super) context: &'v NamingContext,
    /// Whether names are marked as those of things; the text is then for [`crate::shared::Span`]s only.
    links: bool,
}

impl<'v> Voice<'v> {
    /// A voice.
    #[must_use]
    pub const fn new(lang: Lang, names: &'v Names, context: &'v NamingContext) -> Voice<'v> {
        Voice { lang, names, context, links: false }
    }

    /// The same voice with marks around names.
    pub(super) const fn linking(self) -> Voice<'v> {
        Voice { links: true, ..self }
    }

    /// The same voice without marks: names within a name are not marked again.
    pub(super) const fn bare(self) -> Voice<'v> {
        Voice { links: false, ..self }
    }

    pub(super) fn link(self, thing: Thing, name: String) -> String {
        if self.links { linked(thing, &name) } else { name }
    }

    /// The same voice for another table.
    pub(super) const fn in_scene<'s>(self, context: &'s NamingContext) -> Voice<'s>
    where
        'v: 's,
    {
        Voice { lang: self.lang, names: self.names, context, links: self.links }
    }

    /// The language it speaks.
    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// What cards do, in sentences.
    #[must_use]
    pub const fn paraphrase(self) -> Paraphrase<'v> {
        self.names.paraphrase(self.lang).at_level(self.context.level)
    }

    pub(super) const fn names(self) -> &'v Names {
        self.names
    }

    pub(super) const fn content(self) -> &'v Content {
        self.names.content()
    }

    /// The effect that is being carried out.
    pub(super) fn effect_at_hand(self) -> Option<&'v Effect> {
        let (effects, at) = self.context.effect?;
        self.content().effects(effects).get(usize::from(at))
    }

    /// The name of a player: the given one, or that of the seat.
    #[must_use]
    pub fn seat(self, seat: Seat) -> String {
        let name = match self.names.given(seat) {
            Some(name) => name.to_owned(),
            None => self.tell("seat-unnamed").number("n", seat_number(seat)).said(),
        };
        self.link(Thing::Seat(seat), name)
    }

    /// The possessive of a player's name: `Anna’s`, `игрока Anna`.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> String {
        let name = match self.names.given(seat) {
            Some(name) => self.tell("seat-name-of").text("name", name).said(),
            None => self.tell("seat-unnamed-of").number("n", seat_number(seat)).said(),
        };
        self.link(Thing::Seat(seat), name)
    }

    /// The name of a card that a survivor can own, or of a loot event.
    #[must_use]
    pub fn card(self, card: u16) -> String {
        let name = self.thing("card", self.content().cards.get(usize::from(card)).map(|card| &card.id));
        self.link(Thing::Card(card), name)
    }

    /// What stands on a card besides what it does.
    #[must_use]
    pub fn card_flavor(self, card: u16) -> Option<String> {
        self.part("card", &self.content().cards.get(usize::from(card))?.id, "flavor")
    }

    /// The name of a perk.
    #[must_use]
    pub fn perk(self, perk: u8) -> String {
        let name = self.thing("perk", self.content().perks.get(usize::from(perk)).map(|perk| &perk.id));
        self.link(Thing::Perk(perk), name)
    }

    /// What stands on a perk besides what it does.
    #[must_use]
    pub fn perk_flavor(self, perk: u8) -> Option<String> {
        self.part("perk", &self.content().perks.get(usize::from(perk))?.id, "flavor")
    }

    /// The name of an agenda card.
    #[must_use]
    pub fn agenda(self, agenda: u8) -> String {
        let name = self.thing("agenda", self.content().agendas.get(usize::from(agenda)).map(|agenda| &agenda.id));
        self.link(Thing::Agenda(agenda), name)
    }

    /// What stands on an agenda card besides what it does.
    #[must_use]
    pub fn agenda_flavor(self, agenda: u8) -> Option<String> {
        self.part("agenda", &self.content().agendas.get(usize::from(agenda))?.id, "flavor")
    }

    /// What is said of an enemy, by the number of its token.
    #[must_use]
    pub fn enemy_flavor(self, token: u8) -> Option<String> {
        self.part("enemy", &self.content().tokens.get(usize::from(token))?.id, "flavor")
    }

    /// The name of a character.
    #[must_use]
    pub fn character(self, character: u8) -> String {
        let printed = self.content().characters.get(usize::from(character));
        self.link(Thing::Character(character), self.thing("character", printed.map(|character| &character.id)))
    }

    /// The name of a tile.
    #[must_use]
    pub fn tile(self, tile: u8) -> String {
        let name = self.thing("tile", self.content().tiles.get(usize::from(tile)).map(|tile| &tile.id));
        self.link(Thing::Tile(tile), name)
    }

    /// The name of a named space, by its number among the names.
    #[must_use]
    pub fn space_name(self, name: u8) -> String {
        self.thing("space", self.content().names.get(usize::from(name)))
    }

    /// The name of a scenario.
    #[must_use]
    pub fn scenario(self, scenario: u8) -> String {
        self.thing("scenario", self.content().scenarios.get(usize::from(scenario)).map(|scenario| &scenario.id))
    }

    /// What a scenario is about.
    #[must_use]
    pub fn scenario_about(self, scenario: u8) -> Option<String> {
        self.part("scenario", &self.content().scenarios.get(usize::from(scenario))?.id, "about")
    }

    /// What is said of a character.
    #[must_use]
    pub fn character_about(self, character: u8) -> Option<String> {
        self.part("character", &self.content().characters.get(usize::from(character))?.id, "about")
    }

    /// The title of an encounter.
    #[must_use]
    pub fn encounter(self, card: u16) -> String {
        let printed = self.content().encounters.get(usize::from(card));
        self.link(Thing::Encounter(card), self.thing("encounter", printed.map(|encounter| &encounter.id)))
    }

    /// What is read out first when an encounter is drawn.
    #[must_use]
    pub fn encounter_intro(self, card: u16) -> Option<String> {
        self.encounter_part(card, "intro")
    }

    /// What one may do in an encounter, by the number of the option from 0.
    #[must_use]
    pub fn encounter_option(self, card: u16, option: u8) -> Option<String> {
        self.encounter_part(card, &format!("option-{}", u16::from(option) + 1))
    }

    /// How an option of an encounter turns out. Only one with a task can fail.
    #[must_use]
    pub fn encounter_outcome(self, card: u16, option: u8, success: bool) -> Option<String> {
        let end = if success { "succeed" } else { "fail" };
        self.encounter_part(card, &format!("option-{}-{end}", u16::from(option) + 1))
    }

    /// The title of a quest.
    #[must_use]
    pub fn quest(self, quest: u16) -> String {
        let name = self.thing("quest", self.content().quests.get(usize::from(quest)).map(|quest| &quest.id));
        self.link(Thing::Quest(quest), name)
    }

    /// What is read out first when a quest is staged.
    #[must_use]
    pub fn quest_intro(self, quest: u16) -> Option<String> {
        self.part("quest", &self.content().quests.get(usize::from(quest))?.id, "intro")
    }

    /// What an objective is about, by its number from 0; only the number where no pack says it.
    #[must_use]
    pub fn objective(self, quest: u16, objective: u8) -> String {
        let number = u16::from(objective) + 1;
        let id = self.content().quests.get(usize::from(quest)).map(|quest| &quest.id);
        let text = id.and_then(|id| self.part("quest", id, &format!("objective-{number}")));
        text.unwrap_or_else(|| self.tell("objective-unnamed").number("n", number).said())
    }

    /// The name of an enemy token of the content.
    #[must_use]
    pub fn token(self, token: u8) -> String {
        let name = self.thing("enemy", self.content().tokens.get(usize::from(token)).map(|token| &token.id));
        self.link(Thing::Token(token), name)
    }

    /// An enemy of which the type is known, and the token or not, as sentences speak of it.
    #[must_use]
    pub fn enemy(self, kind: EnemyType, token: Option<u8>) -> String {
        match (token, kind.faction()) {
            (Some(token), _) => self.tell("enemy-named").text("name", self.token(token)).said(),
            (None, Some(faction)) => {
                let faction = self.bare().faction(faction);
                self.link(Thing::Kind(kind), self.tell("enemy-of-faction").text("faction", faction).said())
            }
            (None, None) => self.tell("enemy-unknown").text("kind", self.enemy_type(kind)).said(),
        }
    }

    /// An enemy on the map by its number.
    #[must_use]
    pub fn foe(self, foe: u8) -> String {
        match self.context.foes.get(&foe) {
            Some(EnemyContext { kind, token, .. }) => self.enemy(*kind, *token),
            None => self.say("enemy-any"),
        }
    }

    /// An enemy with its space, which tells it from others of its name.
    pub(super) fn foe_somewhere(self, foe: u8) -> String {
        let name = self.foe(foe);
        match self.context.foes.get(&foe) {
            Some(EnemyContext { at, .. }) => {
                self.tell("enemy-somewhere").text("foe", name).text("space", self.space(*at)).said()
            }
            None => name,
        }
    }

    /// Begins a message.
    pub(super) const fn tell(self, key: &'static str) -> MessageBuilder {
        MessageBuilder::new(&MESSAGES, self.lang, key)
    }

    /// A message without fillings.
    pub(super) fn say(self, key: &'static str) -> String {
        self.tell(key).said()
    }

    /// A message about a player.
    pub(super) fn by(self, key: &'static str, seat: Seat) -> MessageBuilder {
        self.tell(key).text("seat", self.seat(seat))
    }

    /// `a, b and c`; the key says how the last two are joined.
    pub(super) fn list(self, key: &'static str, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return String::new() };
        if parts.is_empty() {
            return last;
        }
        self.tell(key).text("first", parts.join(", ")).text("last", last).said()
    }

    pub(super) fn thing(self, kind: &str, id: Option<&String>) -> String {
        self.names.thing(self.lang, kind, id.map(String::as_str))
    }

    pub(super) fn part(self, kind: &str, id: &str, part: &str) -> Option<String> {
        self.names.part(self.lang, kind, id, part)
    }

    fn encounter_part(self, card: u16, part: &str) -> Option<String> {
        self.part("encounter", &self.content().encounters.get(usize::from(card))?.id, part)
    }
}
