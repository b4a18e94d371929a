//! Names of things, and the numbers they stand for. All names of a pack are known before its things are read, so that
//! they can refer to each other in any order.

use std::collections::BTreeMap;

use pack::{Argument, Message, Mistake, Mistakes, Node, Value, Word, nearest, say};

use crate::content::Content;

use super::{
    Reader,
    vocabulary::things::{THINGS, Thing},
};

/// What can be referred to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Tile,
    Name,
    Card,
    Character,
    Encounter,
    Quest,
}

impl Kind {
    /// What a mistake calls one of them.
    fn name(self) -> Message {
        match self {
            Kind::Tile => say!("w-tile", "tile"),
            Kind::Name => say!("w-space-name", "space"),
            Kind::Card => say!("w-card", "card"),
            Kind::Character => say!("w-character", "character"),
            Kind::Encounter => say!("w-encounter", "encounter"),
            Kind::Quest => say!("w-quest", "quest"),
        }
    }
}

/// Names with their numbers in the content.
#[derive(Debug, Default)]
pub(super) struct Ids([BTreeMap<String, u16>; 6]);

impl Ids {
    /// The names of a content that is there already.
    pub(super) fn of(content: &Content) -> Ids {
        let mut ids = Ids::default();
        let mut known = |kind, names: &mut dyn Iterator<Item = &String>| {
            for (at, name) in names.enumerate() {
                ids.declare(kind, name, at);
            }
        };
        known(Kind::Tile, &mut content.tiles.iter().map(|tile| &tile.id));
        known(Kind::Name, &mut content.names.iter());
        known(Kind::Card, &mut content.cards.iter().map(|card| &card.id));
        known(Kind::Character, &mut content.characters.iter().map(|character| &character.id));
        known(Kind::Encounter, &mut content.encounters.iter().map(|encounter| &encounter.id));
        known(Kind::Quest, &mut content.quests.iter().map(|quest| &quest.id));
        let encounters = content.encounters.iter().flat_map(|first| &first.copies);
        encounters.for_each(|copy| ids.forget(Kind::Encounter, &content.encounters[usize::from(*copy)].id));
        let quests = content.quests.iter().flat_map(|first| &first.copies);
        quests.for_each(|copy| ids.forget(Kind::Quest, &content.quests[usize::from(*copy)].id));
        ids
    }

    /// The first number of a name counts: copies follow their card.
    fn declare(&mut self, kind: Kind, name: &str, at: usize) {
        if let Ok(at) = u16::try_from(at) {
            self.0[kind as usize].entry(name.to_owned()).or_insert(at);
        }
    }

    /// Cards name the first one of several with the same number (W-NCAL-21).
    fn forget(&mut self, kind: Kind, name: &str) {
        self.0[kind as usize].remove(name);
    }

    /// The number of a name; an unknown one is reported.
    pub(super) fn find(&self, kind: Kind, word: &Word, mistakes: &mut Mistakes) -> Option<u16> {
        let table = &self.0[kind as usize];
        let found = table.get(&word.text).copied();
        if found.is_none() {
            let (what, name) = (kind.name(), &word.text);
            let message = say!("w-unknown-id", "there is no {what} '{name}'", what, name);
            let suggestion = nearest(name, table.keys().map(String::as_str));
            mistakes.push(Mistake::error(&word.spot, name, message).suggesting(suggestion));
        }
        found
    }
}

/// How many copies a node speaks of. That it is a number in range is checked when the node is read.
fn copies(node: &Node) -> usize {
    let property = node.properties.iter().find(|property| property.name.text == "copies");
    match property.map(|property| &property.value.value) {
        Some(Value::Number(number)) => usize::try_from(*number).unwrap_or(1).clamp(1, 64),
        _ => 1,
    }
}

impl Reader {
    /// Notes the names of all things in a pack, in the order in which they will be read.
    pub(super) fn declare(&mut self, nodes: &[Node]) {
        let content = &self.content;
        let mut next = [
            content.tiles.len(),
            content.names.len(),
            content.cards.len(),
            content.characters.len(),
            content.encounters.len(),
            content.quests.len(),
        ];
        for node in nodes {
            let thing = THINGS.iter().find(|entry| entry.word == node.name()).map(|entry| entry.value);
            let Some(id) = node.arguments.first().and_then(Argument::word) else { continue };
            let (kind, n_copies) = match thing {
                Some(Thing::Tile) => {
                    self.declare_names(node);
                    (Kind::Tile, 1)
                }
                Some(Thing::Card(_)) => (Kind::Card, copies(node)),
                Some(Thing::Character) => (Kind::Character, 1),
                Some(Thing::Encounter) => (Kind::Encounter, 1),
                Some(Thing::Quest) => (Kind::Quest, 1),
                _ => continue,
            };
            // Cards name the first one of several with the same number (W-NCAL-21).
            if !node.properties.iter().any(|property| property.name.text == "copy-of") {
                self.ids.declare(kind, &id.text, next[kind as usize]);
            }
            next[kind as usize] += n_copies;
        }
    }

    /// The names of the spaces of a tile; spaces of different tiles may have the same.
    fn declare_names(&mut self, tile: &Node) {
        for space in tile.nodes() {
            let name = space.properties.iter().find(|property| property.name.text == "name");
            if let Some(Value::Text(name)) = name.map(|property| &property.value.value)
                && !self.content.names.contains(name)
            {
                self.ids.declare(Kind::Name, name, self.content.names.len());
                self.content.names.push(name.clone());
            }
        }
    }
}
