//! Scenarios.

use harness::reading::is_name;
use pack::{Message, Mistake, Node, Value, Word, nearest, say};

use crate::{
    content::{
        Back, Faction, FactionEnemy, FactionSheet, FactionValue, Laid, MOST_AT_START, MOST_POWER, MOST_SCENARIOS,
        Place, PowerSpace, Scenario, Tile,
    },
    effect::EffectList,
    map::MOST_PLACES,
    state::{NONE, PLAYERS},
};

use super::{
    Reader,
    conditions::byte,
    ids::Kind,
    line_reader::{LineReader, pick, small},
    promises::Promise,
    setting::Setting,
    vocabulary::{
        names::{FACTIONS, SHEET_MODES},
        things::{PLACE, PlaceWord, SCENARIO, ScenarioPart, TRACK, TrackRow},
    },
};

/// How far the map reaches from its middle.
const MOST_STEPS: i64 = 20;
/// The fewest spaces of the power track: a top and an end (W-POWER-04).
const FEWEST_POWER: usize = 2;

/// What a scenario is made of while it is being read.
#[derive(Default)]
struct Parts {
    places: Vec<Place>,
    mix: Vec<u8>,
    start: Option<u8>,
    quests: Vec<u16>,
    factions: [Option<FactionSheet>; 2],
    track: Option<(Vec<PowerSpace>, Option<[u8; PLAYERS]>)>,
    at_start: Option<EffectList>,
}

impl Reader {
    pub(super) fn scenario(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let replaced = line.taker.word_property("replaces", &mut self.mistakes);
        let mode = line.taker.word_property("mode", &mut self.mistakes);
        let nodes = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        let replaced = replaced.and_then(|word| self.replaced(&word));
        let mode = mode.and_then(|word| pick(&word, Message::verbatim("mode="), SHEET_MODES, &mut self.mistakes));
        let is_new = id.as_ref().is_some_and(|id| self.name("scenario", &["about"], id));
        let mut parts = Parts::default();
        for part in nodes {
            match pick(&part.name, say!("w-in-scenario", "a scenario"), SCENARIO, &mut self.mistakes) {
                Some(ScenarioPart::Place) => self.laid(part, &mut parts),
                Some(ScenarioPart::Mix) => self.mix(part, &mut parts),
                Some(ScenarioPart::Stage) => {
                    let mut line = LineReader::new(part);
                    parts.quests.extend(self.reference(Kind::Quest, &mut line));
                    line.finish(&mut self.mistakes);
                }
                Some(ScenarioPart::Faction) => self.faction(part, &mut parts),
                Some(ScenarioPart::Track) => {
                    let track = self.track(part);
                    if parts.track.replace(track).is_some() {
                        self.twice(part);
                    }
                }
                Some(ScenarioPart::AtStart) => {
                    self.setting = Setting::Start;
                    let effects = self.effects_node(part);
                    if parts.at_start.replace(effects).is_some() {
                        self.twice(part);
                    }
                }
                None => {}
            }
        }
        self.check_parts(&parts, node);
        let what = say!("w-scenarios", "scenarios");
        let n_more = usize::from(replaced.is_none());
        let fits = self.fits(what, self.content.scenarios.len(), n_more, MOST_SCENARIOS, node.spot());
        let Parts { places, mix, start, quests, factions: [star, shield], track, at_start } = parts;
        if let (Some(id), Some(start), Some(star), Some(shield), true) = (id, start, star, shield, is_new && fits)
            && self.mistakes.n_errors() == n_before
        {
            let (track, ends) = track.unwrap_or_default();
            let mut scenario = Scenario {
                id: id.text.clone(),
                mode,
                places,
                mix,
                start,
                quests,
                at_start: at_start.unwrap_or_default(),
                factions: [star, shield],
                track,
                ends,
                beside: Vec::new(),
            };
            scenario.find_neighbours();
            let at = replaced.unwrap_or(self.content.scenarios.len());
            self.promises.push(Promise::Scenario(at, id));
            match self.content.scenarios.get_mut(at) {
                Some(sheet) => *sheet = scenario,
                None => self.content.scenarios.push(scenario),
            }
        }
    }

    /// The sheet whose place another one takes (W-NCAL-20): it was read before.
    fn replaced(&mut self, word: &Word) -> Option<usize> {
        let found = self.content.scenarios.iter().position(|scenario| scenario.id == word.text);
        if found.is_none() {
            let name = &word.text;
            let message = say!("w-nothing-replaced", "there is no scenario '{name}' to replace", name);
            let suggestion = nearest(name, self.content.scenarios.iter().map(|scenario| scenario.id.as_str()));
            self.mistakes.push(Mistake::error(&word.spot, name, message).suggesting(suggestion));
        }
        found
    }

    fn check_parts(&mut self, parts: &Parts, node: &Node) {
        if node.children.is_none() {
            return;
        }
        let mut missing = Vec::new();
        if parts.start.is_none() {
            missing.push(say!("w-no-start", "no place is the start (W-SETUP-19)"));
        }
        for (faction, sheet) in FACTIONS.iter().zip(&parts.factions) {
            if sheet.is_none() {
                let word = faction.word;
                missing.push(say!("w-no-faction", "the faction '{word}' is missing (W-FACTION-01)", word));
            }
        }
        if parts.track.is_none() {
            missing.push(say!("w-no-track", "this scenario has no power track (W-POWER-01)"));
        }
        if parts.places.len() > MOST_PLACES {
            missing.push(say!("w-many-places", "a map has at most {most} places", most = MOST_PLACES));
        }
        if parts.quests.len() > MOST_AT_START {
            missing.push(say!("w-many-staged", "at most {most} quests are staged at the start", most = MOST_AT_START));
        }
        for message in missing {
            self.error(node.spot(), "scenario", message);
        }
        if parts.quests.is_empty() {
            self.warn(node.spot(), "stage", say!("w-no-staged", "no quest is staged at the start (W-QUEST-02)"));
        }
    }

    fn laid(&mut self, node: &Node, parts: &mut Parts) {
        let mut line = LineReader::new(node);
        let steps = -MOST_STEPS..=MOST_STEPS;
        let q = line.taker.number_property("q", steps.clone(), &mut self.mistakes);
        let r = line.taker.number_property("r", steps, &mut self.mistakes);
        let tile = line.taker.word_property("tile", &mut self.mistakes);
        let word = (line.taker.n_left() > 0)
            .then(|| line.pick(say!("w-laid", "what lies there"), PLACE, &mut self.mistakes))
            .flatten();
        line.finish(&mut self.mistakes);
        let faceup = tile.as_ref().and_then(|word| self.ids.find(Kind::Tile, word, &mut self.mistakes)).and_then(byte);
        let laid = match (word, &tile) {
            (Some(PlaceWord::Dangerous), None) => Some(Laid::Dangerous),
            (Some(PlaceWord::Deadly), None) => Some(Laid::Deadly),
            (Some(PlaceWord::Start) | None, Some(_)) => faceup.map(Laid::Faceup),
            _ => {
                let message = say!("w-bad-place", "a place has either a tile faceup or a tile facedown");
                let expected = say!("w-place-form", "tile=NAME, dangerous, deadly");
                self.mistakes.push(Mistake::error(node.spot(), "place", message).expecting(expected));
                None
            }
        };
        let (Some(q), Some(r)) = (q, r) else {
            self.error(node.spot(), "place", say!("w-no-coordinates", "a place has q= and r="));
            return;
        };
        let (Ok(q), Ok(r), Some(laid)) = (i8::try_from(q), i8::try_from(r), laid) else { return };
        if parts.places.iter().any(|place| (place.q, place.r) == (q, r)) {
            self.error(node.spot(), "place", say!("w-place-twice", "this place is here a second time"));
        }
        let is_second = parts.places.iter().any(|place| matches!(laid, Laid::Faceup(_)) && place.laid == laid);
        if is_second {
            self.error(node.spot(), "tile", say!("w-tile-laid-twice", "this tile lies on the map already"));
        }
        if word == Some(PlaceWord::Start) {
            if parts.start.is_some() {
                self.error(node.spot(), "start", say!("w-two-starts", "there is one starting tile (W-RULING-88)"));
            }
            parts.start = u8::try_from(parts.places.len()).ok();
        }
        parts.places.push(Place { q, r, laid });
    }

    /// Tiles that are shuffled for the facedown places.
    fn mix(&mut self, node: &Node, parts: &mut Parts) {
        let mut line = LineReader::new(node);
        let words = line.taker.words(say!("w-tiles", "tiles"), &mut self.mistakes);
        line.finish(&mut self.mistakes);
        for word in words {
            let Some(tile) = self.ids.find(Kind::Tile, &word, &mut self.mistakes).and_then(byte) else { continue };
            if parts.mix.contains(&tile) {
                let name = &word.text;
                self.error(&word.spot, name, say!("w-mixed-twice", "'{name}' is shuffled already", name));
            }
            parts.mix.push(tile);
        }
    }

    fn faction(&mut self, node: &Node, parts: &mut Parts) {
        let mut line = LineReader::new(node);
        let faction = line.pick(say!("w-a-faction", "a faction"), FACTIONS, &mut self.mistakes);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let level = line.taker.property("level").map(|property| property.value.clone());
        let block = line.taker.block();
        line.finish(&mut self.mistakes);
        if let Some(id) = &id
            && is_name(id, &mut self.mistakes)
        {
            self.want_shared(format!("faction-{}", id.text), &["about"], &id.spot);
        }
        let enemy = match (level, block) {
            (None, None) => None,
            (Some(level), Some(nodes)) => {
                let (vulnerable, abilities) = self.enemy_parts(nodes, node);
                self.faction_level(&level).map(|level| FactionEnemy { level, vulnerable, abilities })
            }
            _ => {
                let message =
                    say!("w-half-enemy", "a faction whose tokens are enemies has level= and braces, any other neither");
                self.error(node.spot(), "faction", message);
                None
            }
        };
        let (Some(faction), Some(id)) = (faction, id) else { return };
        let at = usize::from(faction == Faction::Shield);
        if parts.factions[at].replace(FactionSheet { id: id.text, enemy }).is_some() {
            self.twice(node);
        }
    }

    /// A number, or a letter that is read off the track (W-POWER-03).
    fn faction_level(&mut self, level: &pack::Argument) -> Option<FactionValue> {
        match &level.value {
            Value::Number(number) if (1..=9).contains(number) => Some(FactionValue::Printed(small(Some(*number)))),
            Value::Text(text) if text == "x" => Some(FactionValue::X),
            Value::Text(text) if text == "y" => Some(FactionValue::Y),
            _ => {
                let written = level.written();
                let message = say!("w-no-level", "'{written}' cannot be a level", written = &written);
                let expected = say!("w-level-form", "a number from 1 to 9, x or y");
                self.mistakes.push(Mistake::error(&level.spot, &written, message).expecting(expected));
                None
            }
        }
    }

    /// The spaces of the power track, and which of them is the end (W-POWER-01, W-POWER-04).
    fn track(&mut self, node: &Node) -> (Vec<PowerSpace>, Option<[u8; PLAYERS]>) {
        let n_before = self.mistakes.n_errors();
        let mut taker = node.take();
        let rows = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        let (mut xs, mut ys): (Vec<i64>, Vec<i64>) = (Vec::new(), Vec::new());
        let mut ends = None;
        for row in rows {
            let Some(which) = pick(&row.name, Message::verbatim("track"), TRACK, &mut self.mistakes) else { continue };
            let most = if which == TrackRow::End { MOST_POWER as i64 - 1 } else { 9 };
            let mut taker = row.take();
            let numbers = taker.numbers(say!("w-a-value", "a value"), 0..=most, &mut self.mistakes);
            taker.finish(&mut self.mistakes);
            match which {
                TrackRow::X => xs = numbers,
                TrackRow::Y => ys = numbers,
                TrackRow::End => ends = Some((numbers, row)),
            }
        }
        if self.mistakes.n_errors() == n_before
            && (xs.len() != ys.len() || !(FEWEST_POWER..=MOST_POWER).contains(&xs.len()))
        {
            let message = say!("w-bad-track", "x has {x} values and y has {y}", x = xs.len(), y = ys.len());
            let expected =
                say!("w-track-form", "as many in both, {least} to {most}", least = FEWEST_POWER, most = MOST_POWER);
            self.mistakes.push(Mistake::error(node.spot(), "track", message).expecting(expected));
        }
        let ends = ends.and_then(|(numbers, row)| self.ends(&numbers, xs.len(), row, n_before));
        (xs.into_iter().zip(ys).map(|(x, y)| PowerSpace { x: small(Some(x)), y: small(Some(y)) }).collect(), ends)
    }

    /// The end of a track of so many spaces, for each number of players (W-RULING-107).
    fn ends(&mut self, numbers: &[i64], n_spaces: usize, row: &Node, n_before: usize) -> Option<[u8; PLAYERS]> {
        let fits = |number: &i64| (1..n_spaces as i64).contains(number);
        let ends = <[i64; PLAYERS]>::try_from(numbers).ok().filter(|ends| ends.iter().all(fits));
        if ends.is_none() && self.mistakes.n_errors() == n_before {
            let message = say!("w-bad-end", "the track cannot end so");
            let last = n_spaces.saturating_sub(1);
            let expected = say!("w-end-form", "four numbers from 1 to {last}, for one to four players", last);
            self.mistakes.push(Mistake::error(row.spot(), "end", message).expecting(expected));
        }
        ends.map(|ends| ends.map(|end| small(Some(end))))
    }

    /// What holds of a scenario once all tiles are known.
    pub(super) fn check_scenario(&mut self, at: usize, id: &Word) {
        let Some(scenario) = self.content.scenarios.get(at) else { return };
        let problems = problems(scenario, &self.content.tiles);
        let stranded = stranded(scenario);
        for message in problems {
            self.error(&id.spot, &id.text, message);
        }
        if stranded {
            let message = say!("w-stranded", "some places of this map cannot be reached from the start");
            self.warn(&id.spot, &id.text, message);
        }
    }
}

/// What the tiles do not allow.
fn problems(scenario: &Scenario, tiles: &[Tile]) -> Vec<Message> {
    let mut found = Vec::new();
    let faceup = |laid: Laid| match laid {
        Laid::Faceup(tile) => tiles.get(usize::from(tile)),
        Laid::Dangerous | Laid::Deadly => None,
    };
    let start = scenario.places.get(usize::from(scenario.start)).and_then(|place| faceup(place.laid));
    if let Some(tile) = start
        && tile.spaces.len() < PLAYERS
    {
        let n = tile.spaces.len();
        found.push(say!("w-small-start", "the starting tile has {n} spaces; four players need four (W-SETUP-19)", n));
    }
    for tile in &scenario.mix {
        let Some(name) = tiles.get(usize::from(*tile)).map(|tile| &tile.id) else { continue };
        if tiles[usize::from(*tile)].back == Back::DoubleSided {
            found.push(say!("w-mixed-double", "'{name}' is double-sided and never facedown (W-MAP-01)", name));
        } else if !scenario.mixes(*tile) {
            found.push(say!(
                "w-mixed-faceup",
                "'{name}' lies faceup on the map and is not shuffled (W-SETUP-06)",
                name
            ));
        }
    }
    let laid = |tile: u8| scenario.places.iter().any(|place| place.laid == Laid::Faceup(tile));
    for (_, tile) in (0u8..).zip(tiles).filter(|(at, tile)| laid(*at) && tile.reverse.is_some_and(laid)) {
        let (name, other) = (&tile.id, tile.reverse.map_or("", |other| &tiles[usize::from(other)].id));
        found.push(say!("w-both-sides", "'{name}' and '{other}' are two sides of one tile", name, other));
    }
    for (back, laid, word) in [(Back::Dangerous, Laid::Dangerous, "dangerous"), (Back::Deadly, Laid::Deadly, "deadly")]
    {
        let n_left = (0u8..).zip(tiles).filter(|(at, tile)| tile.back == back && scenario.mixes(*at)).count();
        let n_places = scenario.places.iter().filter(|place| place.laid == laid).count();
        if n_places > n_left {
            found.push(say!(
                "w-few-tiles",
                "places with a {word} tile facedown: {n}; tiles for them: {tiles} (W-SETUP-05)",
                n = n_places,
                word,
                tiles = n_left
            ));
        }
    }
    found
}

/// Whether no way over tiles leads from the start to some place.
fn stranded(scenario: &Scenario) -> bool {
    let mut reached = vec![scenario.start];
    let mut at = 0;
    while let Some(place) = reached.get(at) {
        let beside = scenario.beside.get(usize::from(*place)).copied().unwrap_or([NONE; 6]);
        for next in beside {
            if next != NONE && !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    reached.len() < scenario.places.len()
}
