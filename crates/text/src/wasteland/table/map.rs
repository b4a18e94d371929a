//! The map as a list: tile by tile, space by space, with what is there and what it touches.

use std::collections::BTreeSet;

use wasteland::{
    content::{Area, EnemyAbility, FactionValue, Terrain},
    map::{MOST_SPACES, Node},
    state::{Foe, NONE},
};

use super::Page;

impl<'v> Page<'_, 'v> {
    pub(super) fn map(&mut self) {
        let voice = self.voice;
        self.lines.heading(&self.voice.say("table-map"));
        let start = voice.content().scenarios.get(usize::from(self.view.scenario)).map(|scenario| scenario.start);
        for number in voice.content().places(self.view.scenario) {
            let Some(tile) = self.tile(number) else {
                let name =
                    voice.tell("table-facedown").number("n", u16::from(number) + 1).text("place", voice.place(number));
                let mut parts = vec![name.said()];
                parts.extend(self.occupants(Node::new(number, 0)));
                parts.push(self.beside(Node::new(number, 0)));
                self.lines.line(2, &self.lines.row(&parts));
                continue;
            };
            let name = voice.place(number);
            let is_start = start == Some(number);
            let name = if is_start { voice.tell("table-start-tile").text("tile", name).said() } else { name };
            self.lines.line(2, &name);
            for space in 0..tile.spaces.len().min(MOST_SPACES) as u8 {
                self.space(Node::new(number, space));
            }
        }
    }

    fn space(&mut self, node: Node) {
        let voice = self.voice;
        let Some(printed) = self.printed(node) else { return };
        let name = printed.name.map(|name| voice.space_name(name));
        let mut parts = vec![name.map_or(printed.letter.to_string(), |name| format!("{} {name}", printed.letter))];
        if let Some(icon) = printed.icon {
            parts.push(voice.tell("table-icon").text("icon", voice.icon(icon)).number("level", printed.level).said());
        }
        if printed.terrain != Terrain::Plain {
            parts.push(voice.terrain(printed.terrain));
        }
        if !printed.enemies.is_empty() {
            let kinds = printed.enemies.iter().map(|kind| voice.enemy_type(*kind)).collect::<Vec<_>>().join(", ");
            parts.push(voice.tell("table-spawn").text("enemies", kinds).said());
        }
        parts.extend(self.occupants(node));
        parts.push(self.beside(node));
        self.lines.line(4, &self.lines.row(&parts));
    }

    /// The faceup tile at a place.
    fn tile(&self, place: u8) -> Option<&'v wasteland::content::Tile> {
        let tile = *self.view.tiles.get(usize::from(place))?;
        self.voice.content().tiles.get(usize::from(tile))
    }

    fn printed(&self, node: Node) -> Option<&'v wasteland::content::Space> {
        self.tile(node.place())?.spaces.get(usize::from(node.space()))
    }

    /// Survivors, enemies and markers in a space.
    fn occupants(&self, node: Node) -> Vec<String> {
        let (voice, view) = (self.voice, self.view);
        let mut parts = Vec::new();
        let here = view.all_seats().filter(|seat| view.player(*seat).at == node);
        let here: Vec<String> = here.map(|seat| voice.seat(seat)).collect();
        if !here.is_empty() {
            parts.push(voice.tell("table-here").text("seats", here.join(", ")).said());
        }
        parts.extend(view.foes.iter().filter(|(_, foe)| foe.at == node).map(|(number, foe)| self.enemy(number, foe)));
        for staged in view.staged.iter().filter(|staged| staged.markers.contains(node)) {
            parts.push(voice.tell("table-marker").text("quest", voice.quest(staged.quest)).said());
        }
        parts
    }

    /// An enemy with what its token says, where that is to be seen.
    fn enemy(&self, number: u8, foe: Foe) -> String {
        let voice = self.voice;
        let name = voice.foe(number);
        let token = voice.content().tokens.get(usize::from(foe.token));
        let stats =
            token.map(|token| (token.level, token.vulnerable, token.abilities)).or_else(|| self.of_faction(foe));
        let Some((level, vulnerable, abilities)) = stats else {
            return voice.tell("table-enemy-down").text("foe", name).said();
        };
        let areas = Area::ALL.into_iter().filter(|area| vulnerable.contains(*area)).map(|area| voice.area(area));
        let has: Vec<_> = EnemyAbility::ALL.into_iter().filter(|ability| abilities.has(*ability)).collect();
        let names = has.iter().map(|ability| voice.enemy_ability(*ability)).collect::<Vec<_>>().join(", ");
        let told = voice.tell("table-enemy").text("foe", name).number("level", level);
        let told = told.text("areas", areas.collect::<Vec<_>>().join(", ")).number("abilities", has.len() as i64);
        told.text("names", names).said()
    }

    /// A faction's enemy, with the values of the power track filled in (W-POWER-03).
    fn of_faction(&self, foe: Foe) -> Option<(u8, wasteland::content::Areas, wasteland::content::Abilities)> {
        let faction = foe.kind.faction()?;
        let scenario = self.voice.content().scenarios.get(usize::from(self.view.scenario))?;
        let enemy = scenario.factions[faction as usize].enemy?;
        let power = self.view.power[faction as usize].min(scenario.end(self.view.seats));
        let values = scenario.track.get(usize::from(power)).copied().unwrap_or_default();
        let level = match enemy.level {
            FactionValue::Printed(level) => level,
            FactionValue::X => values.x,
            FactionValue::Y => values.y,
        };
        Some((level, enemy.vulnerable, enemy.abilities))
    }

    fn beside(&self, node: Node) -> String {
        let names: Vec<String> = self.adjacent(node).into_iter().map(|other| self.short_name(node, other)).collect();
        self.voice.tell("table-beside").text("spaces", names.join(", ")).said()
    }

    /// A space as seen from another one: on the same tile its letter is enough.
    fn short_name(&self, from: Node, node: Node) -> String {
        let voice = self.voice;
        match self.printed(node) {
            Some(space) if from.place() == node.place() => space.letter.to_string(),
            Some(space) => voice
                .tell("table-space-short")
                .text("tile", voice.place(node.place()))
                .text("letter", space.letter)
                .said(),
            None => voice.tell("table-facedown-short").number("n", u16::from(node.place()) + 1).said(),
        }
    }

    /// What a space touches, and a facedown tile as a whole (W-SPACE-03, W-MAP-04).
    fn adjacent(&self, node: Node) -> BTreeSet<Node> {
        let mut found = BTreeSet::new();
        let content = self.voice.content();
        let drawing = |place: u8| self.tile(place).map(|tile| &tile.drawing);
        let own = drawing(node.place());
        if let Some(own) = own {
            let inside = own.inside()[usize::from(node.space())];
            let touched = (0..MOST_SPACES as u8).filter(|space| inside & (1 << space) != 0);
            found.extend(touched.map(|space| Node::new(node.place(), space)));
        }
        let scenario = content.scenarios.get(usize::from(self.view.scenario));
        let Some(beside) = scenario.and_then(|scenario| scenario.beside.get(usize::from(node.place()))) else {
            return found;
        };
        for (direction, there) in beside.iter().enumerate().filter(|(_, there)| **there != NONE) {
            let edge = own.map(|own| own.edge(direction));
            let opposite = drawing(*there).map(|other| other.edge((direction + 3) % 6));
            for at in 0..wasteland::map::SIDE {
                if edge.is_none_or(|edge| edge[at] == node.space()) {
                    let space = opposite.map_or(0, |opposite| opposite[wasteland::map::SIDE - 1 - at]);
                    found.insert(Node::new(*there, space));
                }
            }
        }
        found
    }
}
