//! From packs to [`Content`]: strictly, with all mistakes at once, and back to sentences.

mod agendas;
mod amounts;
mod box_parts;
mod cards;
#[cfg(feature = "source")]
mod check;
mod conditions;
mod costs;
mod effects;
mod encounters;
mod enemies;
mod ids;
mod line_reader;
#[cfg(feature = "source")]
mod lint;
pub mod paraphrase;
mod people;
mod promises;
mod quests;
mod repeats;
mod scenarios;
mod setting;
#[cfg(feature = "source")]
pub mod story;
mod tiles;
mod uses;
pub mod vocabulary;

use std::{borrow::Cow, collections::BTreeSet};

use harness::reading::{Reading, is_name, vocabulary::pick};
use kernel::PackStamp;
use pack::{Message, Mistake, Mistakes, Node, Prepared, Spot, Unique, Wanted, Word, say};
#[cfg(feature = "source")]
use pack::{PackFiles, TextSource};

use crate::content::Content;

#[cfg(feature = "source")]
pub use self::lint::lint;

use self::{
    ids::Ids,
    promises::Promise,
    setting::Setting,
    vocabulary::things::{THINGS, Thing},
};

/// The Russian of all that this crate and what it stands on say of mistakes. English stands in the code.
#[cfg(feature = "source")]
#[must_use]
pub fn mistake_texts() -> [TextSource; 3] {
    harness::mistake_texts(include_str!("../../text/ru/mistakes.ftl"))
}

/// Reads packs in the order given. With the content come warnings and notes.
///
/// # Errors
/// All mistakes in all files of all packs, warnings included, when at least one is an error.
#[cfg(feature = "source")]
pub fn read(packs: &[PackFiles]) -> Result<(Content, Mistakes), Mistakes> {
    harness::reading::read::<Reader>(packs)
}

/// Reads packs that [`read`] has found well made before, in the same order. Texts and what can be said only of all packs
/// together are not checked again.
///
/// # Errors
/// All mistakes in the things of the packs; there are none if they are as they were.
pub fn read_prepared(packs: Vec<Prepared>) -> Result<Content, Mistakes> {
    harness::reading::read_prepared::<Reader>(packs)
}

/// Adds definitions to a content, for positions that are written down by hand; they need no texts.
///
/// Nodes that are not well made are reported and left out, and so are dice, common tokens and locks where the content
/// has them already.
pub fn read_definitions(nodes: &[Node], base: &Content, mistakes: &mut Mistakes) -> Content {
    let mut reader = Reader::new(base.clone());
    reader.things(nodes);
    mistakes.append(reader.mistakes);
    reader.content
}

/// What has been read so far.
struct Reader {
    content: Content,
    mistakes: Mistakes,
    /// Names and their numbers, those of things not yet read included.
    ids: Ids,
    /// Names of the present content, by kind: none may be given twice.
    taken: Unique,
    /// Those that the content had before anything was read.
    in_base: BTreeSet<String>,
    /// The messages that the things of the present pack need.
    wanted: Vec<Wanted>,
    /// Where the effects, conditions and costs that are being read stand.
    setting: Setting,
    /// How many effect_lists are open.
    depth: usize,
    /// What must be true of things that may not have been read yet.
    promises: Vec<Promise>,
}

impl Reader {
    fn new(mut content: Content) -> Reader {
        if content.effect_lists.is_empty() {
            content.effect_lists.push(Vec::new());
        }
        Reader {
            ids: Ids::of(&content),
            in_base: in_base(&content),
            content,
            mistakes: Mistakes::new(),
            taken: Unique::new(),
            wanted: Vec::new(),
            setting: Setting::Start,
            depth: 0,
            promises: Vec::new(),
        }
    }

    fn things(&mut self, nodes: &[Node]) {
        self.declare(nodes);
        for node in nodes {
            match pick(&node.name, harness::phrases::in_pack(), THINGS, &mut self.mistakes) {
                Some(Thing::Dice) => self.dice(node),
                Some(Thing::Specials) => self.specials(node),
                Some(Thing::Locks) => self.locks(node),
                Some(Thing::Tile) => self.tile(node),
                Some(Thing::Scenario) => self.scenario(node),
                Some(Thing::Enemy) => self.enemy(node),
                Some(Thing::Card(kind)) => self.card(kind, node),
                Some(Thing::Character) => self.character(node),
                Some(Thing::Perk) => self.perk(node),
                Some(Thing::Agenda) => self.agenda(node),
                Some(Thing::Encounter) => self.encounter(node),
                Some(Thing::Quest) => self.quest(node),
                None => {}
            }
        }
        self.keep_promises();
    }

    fn error(&mut self, spot: &Spot, word: &str, message: Message) {
        self.mistakes.push(Mistake::error(spot, word, message));
    }

    fn warn(&mut self, spot: &Spot, word: &str, message: Message) {
        self.mistakes.push(Mistake::warning(spot, word, message));
    }

    /// Takes the name of a thing for the text `kind-name`; says whether the thing may be kept.
    fn name(&mut self, kind: &'static str, attributes: impl Into<Cow<'static, [&'static str]>>, id: &Word) -> bool {
        if !is_name(id, &mut self.mistakes) {
            return false;
        }
        let key = format!("{kind}-{}", id.text);
        if self.in_base.contains(&key) {
            let text = &id.text;
            self.error(&id.spot, text, say!("w-in-packs", "the packs have '{text}' already", text));
            return false;
        }
        let taken = Word { text: key.clone(), spot: id.spot.clone() };
        let is_new = self.taken.take(None, &taken, &mut self.mistakes);
        self.wanted.push(Wanted { key, attributes: attributes.into(), spot: id.spot.clone() });
        is_new
    }

    /// Asks for a text that several things may share.
    fn want_shared(&mut self, key: String, attributes: &'static [&'static str], spot: &Spot) {
        if !self.in_base.contains(&key) && self.taken.spot(&key).is_none() {
            let word = Word { text: key.clone(), spot: spot.clone() };
            self.taken.take(None, &word, &mut self.mistakes);
            self.wanted.push(Wanted { key, attributes: Cow::Borrowed(attributes), spot: spot.clone() });
        }
    }

    /// Says whether so many more things still fit beside those that are there.
    fn fits(&mut self, what: Message, n_now: usize, n_more: usize, most: usize, spot: &Spot) -> bool {
        let fits = n_now + n_more <= most;
        if !fits {
            self.error(spot, "", say!("w-too-many", "there are more than {most} {what}", most, what));
        }
        fits
    }
}

impl Reading for Reader {
    const GAME: &'static str = "wasteland";
    type Content = Content;

    fn empty() -> Reader {
        Reader::new(Content::default())
    }

    fn nodes(&mut self, nodes: &[Node]) {
        self.things(nodes);
    }

    #[cfg(feature = "source")]
    fn whole(&mut self, packs: &[PackFiles]) {
        self.check(packs);
    }

    fn mistakes(&mut self) -> &mut Mistakes {
        &mut self.mistakes
    }

    fn wanted(&mut self) -> &mut Vec<Wanted> {
        &mut self.wanted
    }

    fn stamps(&mut self) -> &mut Vec<PackStamp> {
        &mut self.content.packs
    }

    fn finish(self) -> (Content, Mistakes) {
        (self.content, self.mistakes)
    }
}

/// The keys of all texts that the things of a content have.
fn in_base(content: &Content) -> BTreeSet<String> {
    let tiles = content.tiles.iter().map(|tile| format!("tile-{}", tile.id));
    let names = content.names.iter().map(|name| format!("space-{name}"));
    let scenarios = content.scenarios.iter().map(|scenario| format!("scenario-{}", scenario.id));
    let factions = content.scenarios.iter().flat_map(|scenario| &scenario.factions);
    let factions = factions.map(|faction| format!("faction-{}", faction.id));
    let enemies = content.tokens.iter().map(|token| format!("enemy-{}", token.id));
    let cards = content.cards.iter().map(|card| format!("card-{}", card.id));
    let characters = content.characters.iter().map(|character| format!("character-{}", character.id));
    let perks = content.perks.iter().map(|perk| format!("perk-{}", perk.id));
    let agendas = content.agendas.iter().map(|agenda| format!("agenda-{}", agenda.id));
    let encounters = content.encounters.iter().map(|encounter| format!("encounter-{}", encounter.id));
    let quests = content.quests.iter().map(|quest| format!("quest-{}", quest.id));
    tiles
        .chain(names)
        .chain(scenarios)
        .chain(factions)
        .chain(enemies)
        .chain(cards)
        .chain(characters)
        .chain(perks)
        .chain(agendas)
        .chain(encounters)
        .chain(quests)
        .collect()
}
