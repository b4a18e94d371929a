//! What is in packs of Wasteland, told for `bottlecap pack report`.

mod counts;
mod curves;
mod drawing;
mod enemies;
mod stories;

use pack::PackFiles;
use text::wasteland::{Names, NamingContext, Voice};
use wasteland::{
    Wasteland,
    content::{Back, Content, EncounterIcon, Terrain},
};

use crate::{
    report::{Part, Report, Section, Table},
    speech::Speech,
};

/// The report on the packs that a game was read from.
pub fn report(game: &Wasteland, packs: &[PackFiles], speech: Speech) -> Report {
    let content = game.content();
    let names = Names::new(content, packs.iter().flat_map(|files| &files.texts));
    let context = NamingContext::default();
    let teller = Teller { content, voice: Voice::new(speech.lang, &names, &context), speech };
    let ids: Vec<&str> = content.packs.iter().map(|stamp| stamp.id.as_str()).collect();
    let mut sections = vec![teller.counts(), teller.tiles()];
    sections.extend(teller.stories(&names));
    sections.extend([teller.decks(), teller.curves(), teller.enemies(&names)]);
    Report { title: speech.with("report-title", "packs", &ids.join(" + ")), sections }
}

/// All it takes to tell of the content.
#[derive(Clone, Copy)]
struct Teller<'c> {
    content: &'c Content,
    voice: Voice<'c>,
    speech: Speech,
}

impl Teller<'_> {
    fn say(self, key: &str) -> String {
        self.speech.say(key)
    }

    fn head(self, keys: &[&str]) -> Vec<String> {
        keys.iter().map(|key| if key.is_empty() { String::new() } else { self.say(key) }).collect()
    }

    fn back(self, back: Back) -> String {
        self.say(match back {
            Back::Dangerous => "report-dangerous",
            Back::Deadly => "report-deadly",
            Back::DoubleSided => "report-double",
        })
    }

    /// The tiles, each with what is on it, and drawn.
    fn tiles(self) -> Section {
        let mut section = Section::new(self.say("report-tiles"));
        let keys = [
            "report-tile",
            "report-back",
            "report-spaces",
            "report-places",
            "report-icons",
            "report-terrain",
            "report-foes",
        ];
        let mut table = Table { head: self.head(&keys), rows: Vec::new() };
        for (at, tile) in (0..).zip(&self.content.tiles) {
            let spaces = &tile.spaces;
            let listed = |parts: Vec<String>| parts.join(", ");
            table.rows.push(vec![
                self.voice.tile(at),
                self.back(tile.back),
                spaces.len().to_string(),
                listed(spaces.iter().filter_map(|space| space.name).map(|name| self.voice.space_name(name)).collect()),
                listed(spaces.iter().filter_map(|space| Some(self.icon(space.icon?, space.level))).collect()),
                listed(counted(spaces.iter().map(|space| self.terrain(space.terrain)).filter(|word| !word.is_empty()))),
                listed(counted(
                    spaces.iter().flat_map(|space| &space.enemies).map(|kind| self.voice.enemy_type(*kind)),
                )),
            ]);
        }
        section.parts.push(Part::Table(table));
        section.parts.extend(self.drawn_tiles());
        section
    }

    fn icon(self, icon: EncounterIcon, level: u8) -> String {
        let name = self.voice.icon(icon);
        if level > 0 { format!("{name}\u{a0}{level}") } else { name }
    }

    /// Nothing for a terrain that does nothing.
    fn terrain(self, terrain: Terrain) -> String {
        match terrain {
            Terrain::Plain => String::new(),
            other => self.voice.terrain(other),
        }
    }
}

/// Words with how often each stands there, in the order in which they first come.
fn counted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for word in words {
        match found.iter_mut().find(|(known, _)| *known == word) {
            Some((_, times)) => *times += 1,
            None => found.push((word, 1)),
        }
    }
    found.into_iter().map(|(word, times)| if times > 1 { format!("{word} ×{times}") } else { word }).collect()
}
