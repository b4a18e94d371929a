//! What is to be seen around: a space of the map, who and what is there, and what it touches.

use std::collections::BTreeSet;

use wasteland::{
    content::{Abilities, Area, Areas, EnemyAbility, EnemyType, FactionValue, Space, Terrain, Tile},
    map::{MOST_SPACES, Node, SIDE},
    state::{Foe, NONE},
    view::View,
};

use super::voice::Voice;

impl<'v> Voice<'v> {
    /// What is to be seen of a space, each thing by itself: its icon, terrain and enemy icons, and who and what is there.
    #[must_use]
    pub fn space_parts(self, view: &View, node: Node) -> Vec<String> {
        let mut parts = Vec::new();
        if let Some(printed) = self.printed_space(view, node) {
            if let Some(icon) = printed.icon {
                parts.push(self.tell("table-icon").text("icon", self.icon(icon)).number("level", printed.level).said());
            }
            if printed.terrain != Terrain::Plain {
                parts.push(self.terrain(printed.terrain));
            }
            if !printed.enemies.is_empty() {
                let kinds = printed.enemies.iter().map(|kind| self.enemy_type(*kind)).collect::<Vec<_>>().join(", ");
                parts.push(self.tell("table-spawn").text("enemies", kinds).said());
            }
        }
        parts.extend(self.occupants(view, node));
        parts
    }

    /// The faceup tile at a place.
    #[must_use]
    pub fn tile_at(self, view: &View, place: u8) -> Option<&'v Tile> {
        let tile = *view.tiles.get(usize::from(place))?;
        self.content().tiles.get(usize::from(tile))
    }

    /// What is printed in a space of a faceup tile.
    #[must_use]
    pub fn printed_space(self, view: &View, node: Node) -> Option<&'v Space> {
        self.tile_at(view, node.place())?.spaces.get(usize::from(node.space()))
    }

    /// Survivors, enemies and markers in a space.
    pub(super) fn occupants(self, view: &View, node: Node) -> Vec<String> {
        let mut parts = Vec::new();
        let here = view.all_seats().filter(|seat| view.player(*seat).at == node);
        let here: Vec<String> = here.map(|seat| self.seat(seat)).collect();
        if !here.is_empty() {
            parts.push(self.tell("table-here").text("seats", here.join(", ")).said());
        }
        parts.extend(
            view.foes.iter().filter(|(_, foe)| foe.at == node).map(|(number, foe)| self.foe_parts(view, number, foe)),
        );
        for staged in view.staged.iter().filter(|staged| staged.markers.contains(node)) {
            parts.push(self.tell("table-marker").text("quest", self.quest(staged.quest)).said());
        }
        parts
    }

    /// An enemy on the map with what its token says, where that is to be seen.
    #[must_use]
    pub fn foe_text(self, view: &View, number: u8) -> String {
        view.foes.get(number).map(|foe| self.foe_parts(view, number, foe)).unwrap_or_default()
    }

    fn foe_parts(self, view: &View, number: u8, foe: Foe) -> String {
        let name = self.foe(number);
        let Some((level, vulnerable, abilities)) = self.foe_stats(view, foe) else {
            return self.tell("table-enemy-down").text("foe", name).said();
        };
        let areas = Area::ALL.into_iter().filter(|area| vulnerable.contains(*area)).map(|area| self.area(area));
        let has: Vec<_> = EnemyAbility::ALL.into_iter().filter(|ability| abilities.has(*ability)).collect();
        let names = has.iter().map(|ability| self.enemy_ability(*ability)).collect::<Vec<_>>().join(", ");
        let told = self.tell("table-enemy").text("foe", name).number("level", level);
        let told = told.text("areas", areas.collect::<Vec<_>>().join(", ")).number("abilities", has.len() as i64);
        told.text("names", names).said()
    }

    /// Level, vulnerable areas and abilities of an enemy; none while it lies facedown.
    #[must_use]
    pub fn foe_stats(self, view: &View, foe: Foe) -> Option<(u8, Areas, Abilities)> {
        self.enemy_stats(view, foe.kind, foe.token)
    }

    /// The same of an enemy that may be on no space (W-FIGHT-20), by its type and token; a faction's has none.
    #[must_use]
    pub fn enemy_stats(self, view: &View, kind: EnemyType, token: u8) -> Option<(u8, Areas, Abilities)> {
        let token = self.content().tokens.get(usize::from(token));
        token.map(|token| (token.level, token.vulnerable, token.abilities)).or_else(|| self.of_faction(view, kind))
    }

    /// A faction's enemy, with the values of the power track filled in (W-POWER-03).
    fn of_faction(self, view: &View, kind: EnemyType) -> Option<(u8, Areas, Abilities)> {
        let faction = kind.faction()?;
        let scenario = self.content().scenarios.get(usize::from(view.scenario))?;
        let enemy = scenario.factions[faction as usize].enemy?;
        let power = view.power[faction as usize].min(scenario.end(view.seats));
        let values = scenario.track.get(usize::from(power)).copied().unwrap_or_default();
        let level = match enemy.level {
            FactionValue::Printed(level) => level,
            FactionValue::X => values.x,
            FactionValue::Y => values.y,
        };
        Some((level, enemy.vulnerable, enemy.abilities))
    }

    /// What a space touches, and a facedown tile as a whole (W-SPACE-03, W-MAP-04).
    #[must_use]
    pub fn adjacent(self, view: &View, node: Node) -> BTreeSet<Node> {
        let mut found = BTreeSet::new();
        let content = self.content();
        let drawing = |place: u8| self.tile_at(view, place).map(|tile| &tile.drawing);
        let own = drawing(node.place());
        if let Some(own) = own {
            let inside = own.inside()[usize::from(node.space())];
            let touched = (0..MOST_SPACES as u8).filter(|space| inside & (1 << space) != 0);
            found.extend(touched.map(|space| Node::new(node.place(), space)));
        }
        let scenario = content.scenarios.get(usize::from(view.scenario));
        let Some(beside) = scenario.and_then(|scenario| scenario.beside.get(usize::from(node.place()))) else {
            return found;
        };
        for (direction, there) in beside.iter().enumerate().filter(|(_, there)| **there != NONE) {
            let edge = own.map(|own| own.edge(direction));
            let opposite = drawing(*there).map(|other| other.edge((direction + 3) % 6));
            for at in 0..SIDE {
                if edge.is_none_or(|edge| edge[at] == node.space()) {
                    let space = opposite.map_or(0, |opposite| opposite[SIDE - 1 - at]);
                    found.insert(Node::new(*there, space));
                }
            }
        }
        found
    }
}
