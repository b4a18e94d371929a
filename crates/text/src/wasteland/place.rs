//! Where things are: spaces by their names, facedown tiles by the way to them.

use wasteland::{
    content::{Back, Laid, Place, Scenario},
    map::{Node, STEPS},
};

use super::{thing::Thing, voice::Voice};

impl Voice<'_> {
    /// The name of a space: its own, or that of its tile with its letter. A facedown tile is named by the way to it
    /// from the starting tile.
    #[must_use]
    pub fn space(self, node: Node) -> String {
        if node == Node::NONE {
            return self.say("space-nowhere");
        }
        let name = match self.context.tiles.get(usize::from(node.place())) {
            Some(Some(tile)) => self.bare().space_of_tile(*tile, node.space()),
            _ => self.bare().place(node.place()),
        };
        self.link(Thing::Space(node), name)
    }

    /// The name of a space of a tile, wherever the tile is.
    #[must_use]
    pub fn space_of_tile(self, tile: u8, space: u8) -> String {
        let printed = self.content().tiles.get(usize::from(tile));
        let printed = printed.and_then(|printed| printed.spaces.get(usize::from(space)));
        if let Some(name) = printed.and_then(|printed| printed.name) {
            return self.tell("space-named").text("name", self.space_name(name)).said();
        }
        let letter = printed.map_or('?', |printed| printed.letter);
        self.tell("space-lettered").text("tile", self.tile(tile)).text("letter", letter).said()
    }

    /// The name of a place of the map: that of its tile, or the way to it while it is facedown.
    #[must_use]
    pub fn place(self, place: u8) -> String {
        self.link(Thing::Place(place), self.bare().place_name(place))
    }

    fn place_name(self, place: u8) -> String {
        if let Some(Some(tile)) = self.context.tiles.get(usize::from(place)) {
            return self.tell("space-tile").text("tile", self.tile(*tile)).said();
        }
        let scenario = self.content().scenarios.get(usize::from(self.context.scenario));
        let found = scenario.and_then(|scenario| Some((scenario, scenario.places.get(usize::from(place))?)));
        let Some((scenario, place)) = found else { return self.say("space-nowhere") };
        let key = match place.laid {
            Laid::Dangerous => "space-facedown-dangerous",
            Laid::Deadly => "space-facedown-deadly",
            Laid::Faceup(tile) => return self.tell("space-tile").text("tile", self.tile(tile)).said(),
        };
        self.tell(key).text("way", self.way(scenario, *place)).said()
    }

    /// What the back of a tile says.
    #[must_use]
    pub fn back(self, back: Back) -> String {
        self.say(match back {
            Back::Dangerous => "back-dangerous",
            Back::Deadly => "back-deadly",
            Back::DoubleSided => "back-double-sided",
        })
    }

    /// `2 north and 1 northeast of the start`.
    fn way(self, scenario: &Scenario, place: Place) -> String {
        let start = scenario.places.get(usize::from(scenario.start));
        let (q, r) = start.map_or((0, 0), |start| (start.q, start.r));
        let steps = steps(place.q.saturating_sub(q).into(), place.r.saturating_sub(r).into());
        let said =
            steps.into_iter().map(|(direction, count)| self.tell(direction_key(direction)).number("n", count).said());
        self.tell("way").text("steps", self.list("list-and", said.collect())).said()
    }
}

/// The shortest way over hexes: at most two directions, next to each other, with how many steps each takes.
fn steps(q: i16, r: i16) -> Vec<(usize, i16)> {
    for direction in 0..STEPS.len() {
        let (one, other) = (STEPS[direction], STEPS[(direction + 1) % STEPS.len()]);
        let [one_q, one_r, other_q, other_r] = [one.0, one.1, other.0, other.1].map(i16::from);
        // Neighbouring directions span the grid with determinant one, so that both numbers are whole.
        let (first, second) = (q * other_r - r * other_q, one_q * r - one_r * q);
        if first > 0 && second >= 0 {
            let further = (second > 0).then_some(((direction + 1) % STEPS.len(), second));
            return std::iter::once((direction, first)).chain(further).collect();
        }
    }
    Vec::new()
}

/// Directions are those of [`STEPS`].
const fn direction_key(direction: usize) -> &'static str {
    match direction {
        0 => "way-north",
        1 => "way-northeast",
        2 => "way-southeast",
        3 => "way-south",
        4 => "way-southwest",
        _ => "way-northwest",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_reached_by_its_steps() {
        for q in -6..=6 {
            for r in -6..=6 {
                let way = steps(q, r);
                let walked = way.iter().fold((0, 0), |(q, r), (direction, count)| {
                    let (step_q, step_r) = STEPS[*direction];
                    (q + i16::from(step_q) * count, r + i16::from(step_r) * count)
                });
                assert_eq!(walked, (q, r));
                let length: i16 = way.iter().map(|(_, count)| count).sum();
                assert_eq!(length, (q.abs() + r.abs() + (q + r).abs()) / 2, "the way to {q}, {r} is the shortest");
            }
        }
    }
}
