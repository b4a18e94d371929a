//! Pieces that are part of a drawing. They cannot be copied out of it, and the drawing may be moved under a finger while
//! they are on their way: so they move themselves, in the measure of the drawing.
//!
//! What stands on a drawing says where in `data-at`, as two numbers. The part of a piece that moves has its name in
//! `data-piece` and is marked with `data-moves`; the whole piece, with its place, is around it. The two sides of what can
//! be turned over are `data-side`, and what has left the game is seen once more in `data-ghosts`.

use web_sys::Element;

use super::{
    plan::ActOf,
    show::{FALLING, PUSHED, WALKING, timing, transform},
    stage::{self, Frames},
};
use crate::game::{Spot as _, TableGame};

/// A point of a drawing.
type Point = (f64, f64);

/// Whether an element is part of a drawing.
pub fn is_drawn(element: &Element) -> bool {
    element.namespace_uri().as_deref() == Some(stage::SVG) && element.tag_name() != "svg"
}

/// The whole piece that an element is the moving part of, if it is part of a drawing.
pub fn whole(element: &Element) -> Option<Element> {
    element.closest("[data-at]").ok().flatten().filter(|_| is_drawn(element))
}

/// Where something stands on its drawing.
fn place(element: &Element) -> Option<Point> {
    let said = element.closest("[data-at]").ok().flatten()?.get_attribute("data-at")?;
    let (x, y) = said.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// The place that a name has on the drawing.
fn place_of<G: TableGame>(spot: G::Spot) -> Option<Point> {
    let name = spot.name();
    stage::all(&format!(".table [data-spot='{name}'][data-at]")).first().and_then(place)
}

/// How many units of its drawing a pixel of the screen is.
fn unit(element: &Element) -> f64 {
    let measured = || {
        let drawing = element.closest("svg").ok().flatten()?;
        let said = drawing.get_attribute("viewBox")?;
        let mut sizes = said.split_whitespace().skip(2).map(str::parse::<f64>);
        let (width, height) = (sizes.next()?.ok()?, sizes.next()?.ok()?);
        let seen = stage::Rect::of(&drawing)?;
        Some((width / seen.width).max(height / seen.height))
    };
    measured().unwrap_or(1.0)
}

/// Steps from one place to another, lifted a little in between. The piece itself stands at `own`.
fn hop(own: Point, from: Point, to: Point) -> Frames {
    let at = |(x, y): Point| vec![("translate", format!("{:.1}px {:.1}px", x - own.0, y - own.1))];
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 - 16.0);
    vec![at(from), at(middle), at(to)]
}

/// A piece steps to a place of the table as it was, and stays there until that has changed.
pub fn go<G: TableGame>(act: ActOf<G>, piece: G::Spot, from: G::Spot, to: G::Spot) -> Option<()> {
    let (element, _) = stage::find(&piece.name())?;
    let frames = hop(place(&element)?, place_of::<G>(from)?, place_of::<G>(to)?);
    stage::send(&element, &frames, timing(act, WALKING), &piece.name());
    Some(())
}

/// A piece has stepped to where it stands now. Of several steps each holds only until the next begins.
pub fn step<G: TableGame>(act: ActOf<G>, piece: G::Spot, from: G::Spot, to: G::Spot) -> Option<()> {
    let (element, _) = stage::find(&piece.name())?;
    let frames = hop(place(&element)?, place_of::<G>(from)?, place_of::<G>(to)?);
    stage::run_until(&element, &frames, timing(act, WALKING));
    Some(())
}

/// A piece lunges at another one.
pub fn lunge<G: TableGame>(act: ActOf<G>, piece: G::Spot, at: G::Spot) -> Option<()> {
    let (element, from) = stage::find(&piece.name())?;
    let (_, to) = stage::find(&at.name())?;
    let ((x0, y0), (x1, y1)) = (from.middle(), to.middle());
    let far = (x1 - x0).hypot(y1 - y0).max(1.0);
    // As far as a piece is wide, whatever lies between them.
    let by = (from.width * 0.8).min(far) / far;
    let unit = unit(&element);
    let (dx, dy) = ((x1 - x0) * by * unit, (y1 - y0) * by * unit);
    let frames = vec![
        transform("none".to_owned()),
        transform(format!("translate({:.1}px,{:.1}px) scale(.94)", -dx * 0.25, -dy * 0.25)),
        transform(format!("translate({dx:.1}px,{dy:.1}px) scale(1.22)")),
        transform("none".to_owned()),
    ];
    stage::run(&element, &frames, timing(act, PUSHED));
    Some(())
}

/// Something falls onto its place from above.
pub fn slam<G: TableGame>(act: ActOf<G>, element: &Element) -> Option<()> {
    let step = |place: &str, opacity: &str| vec![("transform", place.to_owned()), ("opacity", opacity.to_owned())];
    let frames = vec![
        step("translateY(-90px) scale(1.5)", "0"),
        step("translateY(-60px) scale(1.35)", "1"),
        step("translateY(0) scale(1.12,.86)", "1"),
        step("translateY(-8px) scale(.98,1.03)", "1"),
        step("none", "1"),
    ];
    stage::run(element, &frames, timing(act, FALLING));
    Some(())
}

/// Something is turned over: its back is seen first, if it has one.
pub fn turn<G: TableGame>(act: ActOf<G>, element: &Element) -> Option<()> {
    let width = |part: f64, opacity: &str| {
        vec![("transform", format!("scale({part},{})", 1.0 + (1.0 - part) * 0.06)), ("opacity", opacity.to_owned())]
    };
    let side = |name: &str| element.query_selector(&format!("[data-side={name}]")).ok().flatten();
    let (Some(back), Some(face)) = (side("back"), side("face")) else {
        stage::run(element, &vec![width(0.04, "0"), width(0.5, "1"), width(1.0, "1")], timing(act, PUSHED));
        return Some(());
    };
    let [open, half, edge] = [1.0, 0.6, 0.02];
    let hides = vec![width(open, "1"), width(half, "1"), width(edge, "1"), width(edge, "0"), width(edge, "0")];
    let shows = vec![width(edge, "0"), width(edge, "0"), width(edge, "1"), width(half, "1"), width(open, "1")];
    stage::run(&back, &hides, timing(act, "linear"));
    stage::run(&face, &shows, timing(act, "linear"));
    Some(())
}

/// The copy of a piece that was on the drawing falls out of the game.
pub fn fall<G: TableGame>(act: ActOf<G>, copy: &Element) -> Option<()> {
    stage::all(".table [data-ghosts]").first()?.append_child(copy).ok()?;
    let inside = copy.query_selector("[data-moves]").ok().flatten()?;
    let step = |place: &str, opacity: &str| vec![("transform", place.to_owned()), ("opacity", opacity.to_owned())];
    let frames = vec![
        step("none", "1"),
        step("translateY(-8px) rotate(-8deg) scale(1.08)", "1"),
        step("translateY(34px) rotate(70deg) scale(.5)", "0"),
    ];
    stage::run_part(copy, &inside, &frames, timing(act, FALLING));
    Some(())
}
