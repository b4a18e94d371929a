//! The small map of a chronicle: the tiles as they lay at the end, and the way of each survivor over them. It is written
//! as a drawing of its own, for the screen with its paints and for a picture with others.

use text::wasteland::Way;
use wasteland::{
    content::{Content, Terrain},
    map::Node,
    state::NONE,
    view::View,
};

use super::super::map::geometry::{HALF, Point, Shape, hexagon, middle, shapes};

/// Ways beside each other keep this distance from the middles of the spaces.
const ASIDE: f64 = 13.0;
/// How far the map keeps from its frame.
const EDGE: f64 = 16.0;

/// What a map is painted with.
pub struct Paints {
    /// Plain, difficult and irradiated ground.
    pub grounds: [&'static str; 3],
    /// Tiles that nobody saw.
    pub unseen: &'static str,
    /// Borders of spaces.
    pub line: &'static str,
    /// Borders of tiles, and letters.
    pub ink: &'static str,
    /// Around letters and ways.
    pub halo: &'static str,
    /// The colors of seats by their names.
    pub seats: [(&'static str, &'static str); 4],
    /// The letters.
    pub font: &'static str,
}

/// The paints of the page, which follow its light.
pub const SCREEN: Paints = Paints {
    grounds: ["var(--paper)", "var(--paper-2)", "var(--lit-wash)"],
    unseen: "var(--paper-2)",
    line: "var(--line)",
    ink: "var(--ink-2)",
    halo: "var(--paper)",
    seats: [
        ("red", "var(--seat-red)"),
        ("blue", "var(--seat-blue)"),
        ("green", "var(--seat-green)"),
        ("yellow", "var(--seat-yellow)"),
    ],
    font: "var(--label)",
};

/// The paints of a printed sheet.
pub const PRINT: Paints = Paints {
    grounds: ["#f6ecd6", "#e6d5b2", "#e3e3a6"],
    unseen: "#d9cbb0",
    line: "#b7a27c",
    ink: "#3a2f22",
    halo: "#f6ecd6",
    seats: [("red", "#b0352a"), ("blue", "#25598c"), ("green", "#3a7136"), ("yellow", "#b7800a")],
    font: "Georgia, 'Times New Roman', serif",
};

/// A drawn map.
#[derive(Clone, PartialEq, Debug)]
pub struct SmallMap {
    /// Its left upper corner and its size.
    pub view_box: [f64; 4],
    /// What is in it.
    pub content: String,
}

impl SmallMap {
    /// The value of `viewBox`.
    pub fn view_box(&self) -> String {
        self.view_box.map(|number| format!("{number:.0}")).join(" ")
    }
}

struct Laid {
    at: Point,
    tile: Option<u8>,
    shapes: Vec<Shape>,
}

/// Draws the map. Each way has the color of its seat and its sign, and the tiles their names.
pub fn draw(
    content: &Content,
    view: &View,
    ways: &[(Way, String, &'static str)],
    name: &dyn Fn(u8) -> String,
    paints: &Paints,
) -> SmallMap {
    let scenario = content.scenarios.get(usize::from(view.scenario));
    let places = scenario.map(|scenario| scenario.places.as_slice()).unwrap_or_default();
    let laid = (0usize..).zip(places).map(|(number, place)| {
        let tile = view.tiles.get(number).copied().filter(|tile| *tile != NONE);
        let printed = tile.and_then(|tile| content.tiles.get(usize::from(tile)));
        let shapes = printed.map(|tile| shapes(&tile.drawing, &tile.spaces)).unwrap_or_default();
        Laid { at: middle(place), tile, shapes }
    });
    let laid: Vec<Laid> = laid.collect();
    let mut drawn = String::new();
    for place in &laid {
        drawn.push_str(&tile(content, place, paints));
    }
    for (way, color, sign) in ways {
        drawn.push_str(&line(&laid, way, color, sign, paints));
    }
    // Names lie over the ways, else they could not be read.
    for place in &laid {
        if let Some(tile) = place.tile {
            drawn.push_str(&label(place.at, &name(tile), paints));
        }
    }
    SmallMap { view_box: bounds(&laid), content: drawn }
}

fn bounds(laid: &[Laid]) -> [f64; 4] {
    let (mut from, mut to) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    for Laid { at, .. } in laid {
        from = (from.0.min(at.0 - HALF.0 - EDGE), from.1.min(at.1 - HALF.1 - EDGE));
        to = (to.0.max(at.0 + HALF.0 + EDGE), to.1.max(at.1 + HALF.1 + EDGE));
    }
    if laid.is_empty() { [0.0, 0.0, 1.0, 1.0] } else { [from.0, from.1, to.0 - from.0, to.1 - from.1] }
}

fn tile(content: &Content, place: &Laid, paints: &Paints) -> String {
    let (x, y) = place.at;
    let printed = place.tile.and_then(|tile| content.tiles.get(usize::from(tile)));
    let mut drawn = String::new();
    match printed {
        None => drawn.push_str(&format!(
            "<polygon points=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\" stroke-dasharray=\"14 10\"/>",
            hexagon((0.0, 0.0)),
            paints.unseen,
            paints.line
        )),
        Some(printed) => {
            for (space, shape) in printed.spaces.iter().zip(&place.shapes) {
                let ground = match space.terrain {
                    Terrain::Plain => paints.grounds[0],
                    Terrain::Difficult => paints.grounds[1],
                    Terrain::Irradiated => paints.grounds[2],
                };
                drawn.push_str(&format!(
                    "<path d=\"{}\" fill=\"{ground}\" stroke=\"{}\" stroke-width=\"2\"/>",
                    shape.border, paints.line
                ));
            }
            drawn.push_str(&format!(
                "<polygon points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"4\"/>",
                hexagon((0.0, 0.0)),
                paints.ink
            ));
        }
    }
    format!("<g transform=\"translate({x:.1} {y:.1})\">{drawn}</g>")
}

/// The middle of a space, a little aside for each seat, so that ways beside each other can be told apart.
fn point(laid: &[Laid], node: Node, seat: usize) -> Option<Point> {
    let place = laid.get(usize::from(node.place())).filter(|_| node != Node::NONE)?;
    let (dx, dy) = place.shapes.get(usize::from(node.space())).map(|shape| shape.middle).unwrap_or_default();
    let (aside_x, aside_y) = [(-ASIDE, -ASIDE), (ASIDE, ASIDE), (ASIDE, -ASIDE), (-ASIDE, ASIDE)][seat % 4];
    Some((place.at.0 + dx + aside_x, place.at.1 + dy + aside_y))
}

/// The way of a survivor: a line, where it began, where the survivor was killed, and the sign where it ends.
fn line(laid: &[Laid], way: &Way, color: &str, sign: &str, paints: &Paints) -> String {
    let paint = paints.seats.iter().find(|(name, _)| *name == color).map_or(paints.ink, |(_, paint)| paint);
    let stops: Vec<(Point, bool, bool)> = way
        .stops
        .iter()
        .filter_map(|stop| Some((point(laid, stop.node, way.seat.index())?, stop.walked, stop.killed)))
        .collect();
    let (Some((first, ..)), Some((last, ..))) = (stops.first(), stops.last()) else { return String::new() };
    let mut path = String::new();
    for ((x, y), walked, _) in &stops {
        path.push_str(&format!("{}{x:.1} {y:.1}", if *walked && !path.is_empty() { 'L' } else { 'M' }));
    }
    let stroke = |paint: &str, width: u8| {
        format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" \
             stroke-linecap=\"round\"/>"
        )
    };
    let killed = stops.iter().filter(|(_, _, killed)| *killed).map(|((x, y), ..)| {
        let cross = format!("M{:.1} {:.1}l28 28m0-28l-28 28", x - 14.0, y - 14.0);
        format!(
            "<path d=\"{cross}\" stroke=\"{halo}\" stroke-width=\"14\"/><path d=\"{cross}\" stroke=\"{paint}\" \
             stroke-width=\"7\"/>",
            halo = paints.halo
        )
    });
    let killed: String = killed.collect();
    format!(
        "<g>{}{}<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"11\" fill=\"{halo}\" stroke=\"{paint}\" stroke-width=\"6\"/>{killed}\
         <path transform=\"translate({:.1} {:.1}) scale(4)\" d=\"{sign}\" fill=\"{paint}\" stroke=\"{halo}\" \
         stroke-width=\"1\"/></g>",
        stroke(paints.halo, 13),
        stroke(paint, 7),
        first.0,
        first.1,
        last.0,
        last.1,
        halo = paints.halo,
    )
}

fn label((x, y): Point, name: &str, paints: &Paints) -> String {
    format!(
        "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-family=\"{}\" font-size=\"34\" font-weight=\"600\" \
         fill=\"{}\" stroke=\"{}\" stroke-width=\"7\" stroke-linejoin=\"round\" paint-order=\"stroke\">{}</text>",
        y + HALF.1 - 22.0,
        paints.font,
        paints.ink,
        paints.halo,
        escaped(name)
    )
}

/// A text as drawings have it.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
