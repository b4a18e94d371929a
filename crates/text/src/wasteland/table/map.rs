//! The map as a list: tile by tile, space by space, with what is there and what it touches.

use wasteland::map::{MOST_SPACES, Node};

use super::Page;

impl Page<'_, '_> {
    pub(super) fn map(&mut self) {
        let voice = self.voice;
        self.lines.heading(&self.voice.say("table-map"));
        let start = voice.content().scenarios.get(usize::from(self.view.scenario)).map(|scenario| scenario.start);
        for number in voice.content().places(self.view.scenario) {
            let Some(tile) = voice.tile_at(self.view, number) else {
                let name =
                    voice.tell("table-facedown").number("n", u16::from(number) + 1).text("place", voice.place(number));
                let mut parts = vec![name.said()];
                parts.extend(voice.occupants(self.view, Node::new(number, 0)));
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
        let Some(printed) = self.voice.printed_space(self.view, node) else { return };
        let name = printed.name.map(|name| voice.space_name(name));
        let mut parts = vec![name.map_or(printed.letter.to_string(), |name| format!("{} {name}", printed.letter))];
        parts.extend(voice.space_parts(self.view, node));
        parts.push(self.beside(node));
        self.lines.line(4, &self.lines.row(&parts));
    }

    fn beside(&self, node: Node) -> String {
        let names: Vec<String> =
            self.voice.adjacent(self.view, node).into_iter().map(|other| self.short_name(node, other)).collect();
        self.voice.tell("table-beside").text("spaces", names.join(", ")).said()
    }

    /// A space as seen from another one: on the same tile its letter is enough.
    fn short_name(&self, from: Node, node: Node) -> String {
        let voice = self.voice;
        match self.voice.printed_space(self.view, node) {
            Some(space) if from.place() == node.place() => space.letter.to_string(),
            Some(space) => voice
                .tell("table-space-short")
                .text("tile", voice.place(node.place()))
                .text("letter", space.letter)
                .said(),
            None => voice.tell("table-facedown-short").number("n", u16::from(node.place()) + 1).said(),
        }
    }
}
