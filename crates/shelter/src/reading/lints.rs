//! Cards that can be played but probably do not do what was meant.

use pack::{Message, Mistake, Node, say};

use crate::content::{Icon, Space};

use super::Reader;

impl Reader {
    pub(super) fn lint_space(&mut self, space: &Space, node: &Node) {
        let has = |icon: Icon| space.gain.contains(&icon);
        if *space == Space::default() {
            self.warn(node, say!("empty-space", "this space has neither cost nor gain"));
        }
        let build = space.gain.iter().position(|icon| *icon == Icon::Build);
        let refresh = space.gain.iter().position(|icon| *icon == Icon::RefreshRooms);
        if space.cost.room_price && refresh.zip(build).is_some_and(|(refresh, build)| refresh < build) {
            self.warn(
                node,
                say!("late-refresh", "the room is named and paid before refresh-rooms shows new ones (S-RULING-48)"),
            );
        }
        if space.injured_only && !has(Icon::Heal) {
            self.warn(
                node,
                say!(
                    "unhealed",
                    "an injured dweller is not healed here, though the space is for injured dwellers only"
                ),
            );
        }
        if has(Icon::Heal) && !space.injured_only && !space.cost.injury {
            self.warn(node, say!("idle-heal", "heal does nothing here: only uninjured dwellers come (S-PLACE-06)"));
        }
        if space.injured_only && space.cost.injury {
            self.warn(node, say!("idle-injury", "injury costs nothing here: only injured dwellers come (S-INJURY-04)"));
        }
        let doubles = |icon: &Icon| match icon {
            Icon::FirstPlayer | Icon::Heal | Icon::Exchange => false,
            Icon::Train(_) => space.linked,
            _ => true,
        };
        if space.letters.iter().next().is_some() && !space.gain.iter().any(doubles) {
            self.warn(node, say!("idle-letters", "the letters have nothing to double here (S-SPECIAL-05)"));
        }
        if let Some([first, second]) = &space.exchange
            && first == second
        {
            self.warn(node, say!("same-sides", "both sides of this exchange are the same"));
        }
    }

    pub(super) fn lint_threat(&mut self, space: &Space, node: &Node) {
        if space.cost.injury && !space.gain.contains(&Icon::Heal) {
            self.warn(
                node,
                say!(
                    "staying-threat",
                    "this threat injures whoever pays it off and therefore stays; heal would let it go (S-RULING-27)"
                ),
            );
        }
        if space.gain.is_empty() && *space != Space::default() {
            self.warn(node, say!("idle-threat", "nothing is gained by facing this threat"));
        }
    }

    fn warn(&mut self, node: &Node, message: Message) {
        self.mistakes.push(Mistake::warning(node.spot(), node.name(), message));
    }
}
