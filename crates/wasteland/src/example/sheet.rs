//! The scenario of an example: its map, and what it says of factions and track, written as a pack would.

use harness::example::fails;
use pack::{Argument, Message, Mistakes, Node, Property, Spot, Value, Word, choose, say};

use crate::content::Back;

use super::{drawings::plain_node, lines::Drawn};

/// The name of the scenario that is made for an example.
const NAME: &str = "blank-scenario";

/// The tile at a place as the example names it; none for a random one.
#[derive(Clone, Debug)]
pub(super) struct Lying {
    pub tile: Option<Word>,
    pub facedown: bool,
}

/// The usual map: the start in the middle, a town in the north, a road to the south, and on both sides of the town a
/// tile that nobody has explored.
const PLACES: [(i64, i64, &str, bool); 5] =
    [(0, 0, "camp", false), (0, -1, "town", false), (0, 1, "road", false), (1, -1, "pit", true), (-1, 0, "lair", true)];

/// Values of the usual track, for X and Y.
const TRACK: [[i64; 12]; 2] = [[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]];

fn number(number: i64, spot: &Spot) -> Argument {
    Argument { value: Value::Number(number), spot: spot.clone() }
}

fn property(name: &str, value: Argument) -> Property {
    Property { name: Word { text: name.to_owned(), spot: value.spot.clone() }, value }
}

fn text(text: &str, spot: &Spot) -> Argument {
    Argument { value: Value::Text(text.to_owned()), spot: spot.clone() }
}

/// `mode=new-california` behind the scenario of an example.
pub(super) fn of_new_california(spot: &Spot) -> Property {
    property("mode", text("new-california", spot))
}

/// Makes the scenario, and says which tile lies at each of its places. `back_of` knows the tiles; what nobody has written
/// counts as written at `spot`.
pub(super) fn scenario(
    sheet: &[Node],
    map: Option<&Node>,
    drawn: &[Drawn],
    back_of: &dyn Fn(&str) -> Option<Back>,
    spot: Spot,
    mistakes: &mut Mistakes,
) -> (Node, Vec<Lying>) {
    let mut lying = Vec::new();
    let mut parts: Vec<Node> = Vec::new();
    match map {
        Some(_) if !drawn.is_empty() => {
            // The start lies apart, where it touches nothing that is drawn.
            let camp = Word { text: "camp".to_owned(), spot: spot.clone() };
            let west = drawn.iter().map(|one| one.q).min().unwrap_or_default();
            parts.push(written(west - 2, 0, &camp, false, back_of));
            lying.push(Lying { tile: Some(camp), facedown: false });
            for Drawn { name, q, r } in drawn {
                parts.push(written(*q, *r, name, false, back_of));
                lying.push(Lying { tile: Some(name.clone()), facedown: false });
            }
        }
        Some(map) => {
            for node in map.nodes() {
                if choose(&node.name, Message::verbatim("map"), &[("place", ())], mistakes).is_some() {
                    place(node, back_of, &mut parts, &mut lying, mistakes);
                }
            }
        }
        None => {
            for (q, r, tile, facedown) in PLACES {
                let tile = Word { text: tile.to_owned(), spot: spot.clone() };
                parts.push(written(q, r, &tile, facedown, back_of));
                lying.push(Lying { tile: Some(tile), facedown });
            }
        }
    }
    mark_start(&mut parts, &lying);
    parts.extend(sheet.iter().map(named_faction));
    for faction in ["star", "shield"] {
        let is_it = |node: &Node| {
            node.name() == "faction" && node.arguments.first().is_some_and(|first| first.written() == faction)
        };
        if !sheet.iter().any(is_it) {
            let mut node = named_faction(&plain_node("faction", &spot, &[faction.to_owned()]));
            node.properties.push(property("level", text(if faction == "star" { "x" } else { "y" }, &spot)));
            node.children = Some(vec![plain_node("vulnerable", &spot, &["head".to_owned()])]);
            parts.push(node);
        }
    }
    if !sheet.iter().any(|node| node.name() == "track") {
        let row = |(word, values): (&str, [i64; 12])| {
            let mut node = plain_node(word, &spot, &[]);
            node.arguments = values.iter().map(|value| number(*value, &spot)).collect();
            node
        };
        let mut track = plain_node("track", &spot, &[]);
        track.children = Some(["x", "y"].into_iter().zip(TRACK).map(row).collect());
        parts.push(track);
    }
    let mut node = plain_node("scenario", &map.map_or(spot, |map| map.spot().clone()), &[NAME.to_owned()]);
    node.children = Some(parts);
    (node, lying)
}

/// A line `place Q R TILE`, with what stands behind it.
pub(super) struct Placed {
    pub q: i64,
    pub r: i64,
    pub tile: Word,
    pub how: Option<&'static str>,
}

impl Placed {
    pub fn read(node: &Node, mistakes: &mut Mistakes) -> Option<Placed> {
        let mut taker = node.take();
        let q = taker.number(say!("w-a-column", "the column"), -20..=20, mistakes);
        let r = taker.number(say!("w-a-row", "the row"), -20..=20, mistakes);
        let tile = taker.word(say!("w-a-tile", "a tile"), mistakes);
        let how = taker.optional_word(Message::verbatim("facedown, start"), mistakes);
        taker.finish(mistakes);
        let known = [("facedown", "facedown"), ("start", "start")];
        let how = how.and_then(|word| choose(&word, Message::verbatim("place"), &known, mistakes));
        Some(Placed { q: q?, r: r?, tile: tile?, how })
    }
}

/// `place Q R TILE`, `place Q R TILE facedown`, `place Q R TILE start`, or `place Q R dangerous` for a random one.
fn place(
    node: &Node,
    back_of: &dyn Fn(&str) -> Option<Back>,
    parts: &mut Vec<Node>,
    lying: &mut Vec<Lying>,
    mistakes: &mut Mistakes,
) {
    let Some(Placed { q, r, tile, how }) = Placed::read(node, mistakes) else { return };
    if matches!(tile.text.as_str(), "dangerous" | "deadly") {
        let mut random = at(q, r, &tile.spot);
        random.arguments.push(text(&tile.text, &tile.spot));
        parts.push(random);
        lying.push(Lying { tile: None, facedown: true });
        return;
    }
    let facedown = how == Some("facedown");
    if facedown && back_of(&tile.text) == Some(Back::DoubleSided) {
        let message = say!("w-double-facedown", "a double-sided tile is never facedown (W-MAP-01)");
        mistakes.push(fails(&tile, message));
        return;
    }
    let mut place = written(q, r, &tile, facedown, back_of);
    if how == Some("start") {
        place.arguments.push(text("start", &tile.spot));
    }
    parts.push(place);
    lying.push(Lying { tile: Some(tile), facedown });
}

fn at(q: i64, r: i64, spot: &Spot) -> Node {
    let mut node = plain_node("place", spot, &[]);
    node.properties = vec![property("q", number(q, spot)), property("r", number(r, spot))];
    node
}

fn written(q: i64, r: i64, tile: &Word, facedown: bool, back_of: &dyn Fn(&str) -> Option<Back>) -> Node {
    let mut node = at(q, r, &tile.spot);
    match back_of(&tile.text) {
        Some(back) if facedown => {
            let word = if back == Back::Deadly { "deadly" } else { "dangerous" };
            node.arguments.push(text(word, &tile.spot));
        }
        // A tile that does not exist is reported by the reader.
        _ => node.properties.push(property("tile", text(&tile.text, &tile.spot))),
    }
    node
}

/// Unless a place says so, the start is the camp, or else the first faceup tile.
fn mark_start(parts: &mut [Node], lying: &[Lying]) {
    if parts.iter().any(|part| part.arguments.iter().any(|argument| argument.written() == "start")) {
        return;
    }
    let is_camp = |lying: &Lying| !lying.facedown && lying.tile.as_ref().is_some_and(|tile| tile.text == "camp");
    let start = lying.iter().position(is_camp).or_else(|| lying.iter().position(|lying| !lying.facedown));
    if let Some(part) = start.and_then(|at| parts.get_mut(at)) {
        let spot = part.name.spot.clone();
        part.arguments.push(text("start", &spot));
    }
}

/// A faction may be left without a name.
fn named_faction(node: &Node) -> Node {
    let mut node = node.clone();
    if node.name() == "faction"
        && let [faction] = &node.arguments[..]
    {
        let name = text(&format!("{}-folk", faction.written()), &faction.spot);
        node.arguments.push(name);
    }
    node
}
