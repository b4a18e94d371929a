//! The map of a lesson: that of a scenario of its pack. What a lesson says of it is which tiles lie at the places where
//! the scenario lays random ones, and which of them have been explored.

use harness::example::{fails, no_card};
use pack::{Message, Mistakes, Node, Word, choose, say};

use crate::{
    content::{Back, Content, Laid, Scenario},
    setup::pool,
    state::{NONE, State},
};

use super::sheet::Placed;

/// Puts the tiles of `map { place Q R TILE; place Q R TILE facedown }` at their places. What lay there goes where they
/// lay, so that every other place still holds a tile of its pool.
pub(super) fn lay(content: &Content, scenario: &Scenario, map: &Node, state: &mut State, mistakes: &mut Mistakes) {
    let (mut named, mut filled) = (Vec::new(), Vec::new());
    for node in map.nodes() {
        if choose(&node.name, Message::verbatim("map"), &[("place", ())], mistakes).is_none() {
            continue;
        }
        let Some(placed) = Placed::read(node, mistakes) else { continue };
        let Some((place, tile)) = find(content, scenario, &placed, &node.name, mistakes) else { continue };
        if named.contains(&tile) || filled.contains(&place) {
            let word = &placed.tile;
            let message = match named.contains(&tile) {
                true => say!("w-tile-twice", "'{word}' lies on the map already", word = &word.text),
                false => say!("w-place-said-twice", "something is said of this place already"),
            };
            mistakes.push(fails(word, message));
            continue;
        }
        named.push(tile);
        filled.push(place);
        let tiles = &mut state.secret.tiles;
        if let Some(before) = tiles.iter().position(|other| *other == tile) {
            tiles.swap(before, place);
        }
        tiles[place] = tile;
        if placed.how.is_none() {
            turn_over(state, place);
        }
    }
}

/// Turns a tile over.
fn turn_over(state: &mut State, place: usize) {
    let tile = std::mem::replace(&mut state.secret.tiles[place], NONE);
    state.public.tiles[place] = tile;
    state.public.faceup |= 1 << place;
}

/// The place and the tile that a line means.
fn find(
    content: &Content,
    scenario: &Scenario,
    Placed { q, r, tile, how }: &Placed,
    line: &Word,
    mistakes: &mut Mistakes,
) -> Option<(usize, u8)> {
    let is_there = |place: &crate::content::Place| (i64::from(place.q), i64::from(place.r)) == (*q, *r);
    let back = scenario.places.iter().position(is_there).and_then(|place| match scenario.places[place].laid {
        Laid::Dangerous => Some((place, Back::Dangerous)),
        Laid::Deadly => Some((place, Back::Deadly)),
        Laid::Faceup(_) => None,
    });
    let Some((place, back)) = back else {
        let message = say!("w-no-random-place", "the scenario lays no random tile at {q} {r}", q = *q, r = *r);
        mistakes.push(fails(line, message));
        return None;
    };
    if *how == Some("start") {
        mistakes.push(fails(tile, say!("w-start-of-scenario", "the scenario says where the start is")));
        return None;
    }
    let Some(number) = content.tiles.iter().position(|other| other.id == tile.text) else {
        mistakes.push(no_card(tile, content.tiles.iter().map(|tile| tile.id.as_str())));
        return None;
    };
    if !pool(content, scenario, back).contains(&(number as u8)) {
        let message = say!("w-not-mixed", "the scenario has no '{tile}' among its random tiles", tile = &tile.text);
        let ids = pool(content, scenario, back).into_iter().map(|tile| content.tiles[usize::from(tile)].id.as_str());
        mistakes.push(fails(tile, message).expecting(Message::verbatim(ids.collect::<Vec<_>>().join(", "))));
        return None;
    }
    Some((place, number as u8))
}
