//! What is in packs of Shelter, told for `bottlecap pack report`.

use pack::PackFiles;
use shelter::{
    Shelter,
    content::{Content, Cubes, Letter, Space, Use, Window},
    options::Setup,
};
use text::shelter::{Names, Voice};

use crate::{
    report::{Bars, Part, Report, Section, Table},
    speech::Speech,
};

/// Ways in which two dice can fall.
const THROWS: u32 = 36;

/// The report on the packs that a game was read from.
pub fn report(game: &Shelter, packs: &[PackFiles], speech: Speech) -> Report {
    let content = game.content();
    let names = Names::new(content, packs.iter().flat_map(|files| &files.texts), &Setup::for_players(2));
    let teller = Teller { content, voice: Voice::new(speech.lang, &names), speech };
    let ids: Vec<&str> = content.packs.iter().map(|stamp| stamp.id.as_str()).collect();
    let sections = vec![teller.counts(), teller.curves(), teller.letters(), teller.threats(), teller.items()];
    Report { title: speech.with("report-title", "packs", &ids.join(" + ")), sections }
}

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
        keys.iter().map(|key| self.say(key)).collect()
    }

    fn counts(self) -> Section {
        let content = self.content;
        let mut section = Section::new(self.say("report-counts"));
        let n_starting = content.rooms.iter().filter(|room| room.start.is_some()).count();
        let linked = content.spaces.iter().filter(|space| space.linked).count();
        let injured = content.spaces.iter().filter(|space| space.injured_only).count();
        let rows = [
            ("report-s-starting", n_starting),
            ("report-s-rooms", content.rooms.len() - n_starting),
            ("report-s-elevators", content.elevators.len()),
            ("report-s-spaces", content.spaces.len()),
            ("report-s-linked", linked),
            ("report-s-injured", injured),
            ("report-s-items", content.items.len()),
            ("report-s-threats", content.threats.len()),
        ];
        let rows = rows.map(|(key, n)| vec![self.say(key), n.to_string()]).to_vec();
        section.parts.push(Part::Table(Table { head: self.head(&["report-what", "report-here"]), rows }));
        section
    }

    fn curves(self) -> Section {
        let mut section = Section::new(self.say("report-curves"));
        let cubes = |price: &Cubes| usize::from(price.cubes.iter().sum::<u8>() + price.any);
        let built = self.content.rooms.iter().filter(|room| room.start.is_none());
        section.parts.extend(self.bars("report-s-prices", built.map(|room| cubes(&room.price))));
        let gains = self.content.spaces.iter().map(|space| space.gain.len());
        section.parts.extend(self.bars("report-s-gains", gains));
        section.parts.extend(self.bars("report-s-fights", self.fights().map(|space| usize::from(space.fight))));
        section
    }

    fn fights(&self) -> impl Iterator<Item = &Space> {
        let spaces =
            self.content.threats.iter().filter_map(|threat| self.content.spaces.get(usize::from(threat.space.0)));
        spaces.filter(|space| space.fight > 0)
    }

    fn bars(self, key: &str, numbers: impl Iterator<Item = usize>) -> Option<Part> {
        let numbers: Vec<usize> = numbers.collect();
        let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
        let bars =
            (least..=most).map(|number| (number.to_string(), numbers.iter().filter(|other| **other == number).count()));
        Some(Part::Bars(Bars { title: self.say(key), bars: bars.collect() }))
    }

    /// Spaces on which a dweller trained in a letter gains twice.
    fn letters(self) -> Section {
        let mut section = Section::new(self.say("report-s-letters"));
        let rows = Letter::ALL.map(|letter| {
            let n = self.content.spaces.iter().filter(|space| space.letters.contains(letter)).count();
            vec![format!("{} ({})", Voice::letter_sign(letter), self.voice.letter(letter)), n.to_string()]
        });
        section
            .parts
            .push(Part::Table(Table { head: self.head(&["report-letter", "report-spaces"]), rows: rows.to_vec() }));
        section
    }

    /// Each threat with its fight and the chance of two dice alone.
    fn threats(self) -> Section {
        let mut section = Section::new(self.say("report-s-threats"));
        let mut table = Table {
            head: self.head(&["report-s-threat", "report-s-fight", "report-s-chance", "report-does"]),
            rows: Vec::new(),
        };
        for (at, threat) in (0..).zip(&self.content.threats) {
            let is_copy = self.content.threats[..usize::from(at)].iter().any(|other| other.id == threat.id);
            let space = self.content.spaces.get(usize::from(threat.space.0));
            if let Some(space) = space.filter(|_| !is_copy) {
                let fight = if space.fight > 0 { space.fight.to_string() } else { String::new() };
                let chance = if space.fight > 0 { self.chance(space.fight) } else { String::new() };
                table.rows.push(vec![self.voice.threat(at), fight, chance, self.voice.threat_text(at)]);
            }
        }
        section.parts.push(Part::Table(table));
        section
    }

    fn chance(self, fight: u8) -> String {
        let throws = (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| one + other));
        let won = throws.filter(|sum| *sum >= fight).count() as u32;
        self.speech.fill("report-percent", &[("number", i64::from((won * 100 + THROWS / 2) / THROWS).into())])
    }

    /// When items can be used, and how many are worth something at the end.
    fn items(self) -> Section {
        let mut section = Section::new(self.say("report-s-items"));
        let windows = [
            Window::AnyTime,
            Window::InFight,
            Window::FightWon,
            Window::FightLost,
            Window::IncomeTaken,
            Window::RoomBuilt,
            Window::ThreatSpawned,
        ];
        let uses: Vec<&Use> = self.content.items.iter().flat_map(|item| &item.uses).collect();
        let mut rows: Vec<Vec<String>> = Vec::new();
        for window in windows {
            let n = uses.iter().filter(|usage| usage.window == window).count();
            rows.push(vec![self.voice.window(window), n.to_string()]);
        }
        let always = self.content.items.iter().filter(|item| item.always_roll > 0).count();
        rows.push(vec![self.say("report-s-always"), always.to_string()]);
        let end = self.content.items.iter().filter(|item| item.end.is_some()).count();
        rows.push(vec![self.say("report-s-end"), end.to_string()]);
        section.parts.push(Part::Table(Table { head: self.head(&["report-s-when", "report-s-uses"]), rows }));
        section
    }
}
