//! Shows the acts of a plan on the screen.

use derive_where::derive_where;
use web_sys::Element;

use super::{
    banner, drawn,
    plan::{Act, ActOf, Flyer, What},
    stage::{self, Frames, Rect, Timing},
    time,
};
use crate::{play::Play, sound};

use crate::game::{Spot as _, TableGame};

/// Slow at both ends, as who walks.
pub const WALKING: &str = "cubic-bezier(.35,.05,.25,1)";
/// Faster and faster, as what falls.
pub const FALLING: &str = "cubic-bezier(.5,0,.9,.5)";
/// At once, then slower, as what is pushed.
pub const PUSHED: &str = "cubic-bezier(.2,.8,.3,1)";

/// Where things were before the table changed.
#[derive_where(Default)]
pub struct Places<G: TableGame> {
    rects: Vec<(String, Rect)>,
    /// Copies of what will be gone or look otherwise.
    copies: Vec<(G::Spot, Element)>,
}

impl<G: TableGame> Places<G> {
    /// Notes where all pieces are, and copies the cards that leave theirs.
    pub fn note(after: &[ActOf<G>]) -> Places<G> {
        let mut rects: Vec<(String, Rect)> = stage::ghost_places();
        rects.extend(
            stage::all(".table [data-piece]")
                .into_iter()
                .filter_map(|element| Some((element.get_attribute("data-piece")?, Rect::of(&element)?))),
        );
        let copies = after.iter().filter_map(|act| {
            let spot = gone::<G>(act.what)?;
            let (element, _) = stage::find(&spot.name())?;
            let piece = drawn::whole(&element).unwrap_or(element);
            Some((spot, stage::copy(&piece)?))
        });
        Places { rects, copies: copies.collect() }
    }

    /// The place of a piece; that of its ghost comes first.
    fn of(&self, piece: G::Spot) -> Option<Rect> {
        let name = piece.name();
        self.rects.iter().find(|(noted, _)| *noted == name).map(|(_, rect)| *rect)
    }

    fn copy(&self, piece: G::Spot) -> Option<&Element> {
        self.copies.iter().find(|(noted, _)| *noted == piece).map(|(_, copy)| copy)
    }
}

/// What leaves its place.
fn gone<G: TableGame>(what: What<G::Spot, G::Dice>) -> Option<G::Spot> {
    match what {
        What::Travel(card, ..) if card.is_card() => Some(card),
        What::Fall(spot) => Some(spot),
        _ => None,
    }
}

/// Shows an act that is planned for now, while the table is as it was.
pub fn before<G: TableGame>(play: Play<G>, act: ActOf<G>) {
    let now = ActOf::<G> { at: 0, ..act };
    let _ = match act.what {
        What::Go(piece, to) => go(play, now, piece, to),
        What::Fall(spot) => fall_off::<G>(now, spot),
        What::Step(piece, from, to) => drawn::go::<G>(now, piece, from, to),
        _ => common(play, now),
    };
}

/// Something falls out of the game while it still lies on the table.
fn fall_off<G: TableGame>(act: ActOf<G>, spot: G::Spot) -> Option<()> {
    let (element, rect) = stage::find(&spot.name())?;
    match drawn::whole(&element) {
        Some(whole) => drawn::fall::<G>(act, &stage::copy(&whole)?)?,
        None => fall::<G>(act, &stage::copy(&element)?, rect),
    }
    stage::hide(&element, None, &spot.name());
    Some(())
}

/// Something that lay on the table as it was falls out of the game.
fn fall_from<G: TableGame>(act: ActOf<G>, places: &Places<G>, spot: G::Spot) -> Option<()> {
    let copy = places.copy(spot)?;
    if drawn::is_drawn(copy) {
        return drawn::fall::<G>(act, copy);
    }
    fall::<G>(act, copy, places.of(spot)?);
    Some(())
}

/// Shows an act of the changed table. Its time is still to come.
pub fn after<G: TableGame>(play: Play<G>, act: ActOf<G>, places: &Places<G>) {
    // What is not on the screen cannot move.
    let _ = match act.what {
        What::Travel(piece, from, to) => travel(play, act, places, piece, from, to),
        What::Fall(spot) => fall_from::<G>(act, places, spot),
        What::Turn(spot) => turn::<G>(act, spot),
        What::Appear(spot) => appear::<G>(act, spot),
        What::Slam(spot) => slam::<G>(act, spot),
        What::Step(piece, from, to) => drawn::step::<G>(act, piece, from, to),
        _ => common(play, act),
    };
}

fn common<G: TableGame>(play: Play<G>, act: ActOf<G>) -> Option<()> {
    match act.what {
        What::Fly(flyer, from, to) => fly(play, act, flyer, from, to),
        What::Lunge(piece, at) => drawn::lunge::<G>(act, piece, at),
        What::Shake(spot) => shake::<G>(act, spot),
        What::Bump(spot) => bump::<G>(act, spot),
        What::Banner(banner) => banner::show(play, act, banner),
        What::Sound(cue) => {
            sound::play_in(cue, act.at);
            Some(())
        }
        _ => None,
    }
}

pub const fn timing<S: Copy, D: Copy>(act: Act<S, D>, easing: &'static str) -> Timing {
    Timing { at: act.at, lasts: act.lasts, easing }
}

pub fn transform(text: String) -> Vec<(&'static str, String)> {
    vec![("transform", text)]
}

/// A piece goes to a place of the table as it was, and stays there as a ghost.
fn go<G: TableGame>(play: Play<G>, act: ActOf<G>, piece: G::Spot, to: G::Spot) -> Option<()> {
    let (element, rect) = stage::find(&piece.name())?;
    let from = stage::lift_ghost(&piece.name()).unwrap_or(rect);
    let end = standing(play, piece, to, &element, rect)?;
    let ghost = stage::copy(&element)?;
    stage::put(&ghost, rect)?;
    stage::hide(&element, None, &piece.name());
    stage::send_piece(&ghost, &arc(between(rect, from), between(rect, end)), timing(act, WALKING), &piece.name());
    Some(())
}

/// Where a piece would stand at a place: at the foot of a space, or beside the others on a board, as large as they are.
fn standing<G: TableGame>(play: Play<G>, piece: G::Spot, to: G::Spot, element: &Element, rect: Rect) -> Option<Rect> {
    let inside = |inside: &str| stage::shown(&format!(".table [data-spot='{}'] {inside}", to.name()));
    let area = to.ground().iter().find_map(|selector| inside(selector));
    let Some((there, area)) = area else {
        let there = stage::place(play, to)?;
        let (x, y) = there.middle();
        let height = there.height.min(rect.height);
        let width = rect.width * height / rect.height;
        return Some(Rect { x: x - width / 2.0, y: y - height / 2.0, width, height });
    };
    let size = stage::text_size(&there).zip(stage::text_size(element)).map_or(1.0, |(there, here)| there / here);
    let (width, height) = (rect.width * size, rect.height * size);
    let x = match piece.place_in_row(to) {
        Some(place) => area.x + width * f64::from(place),
        None => area.middle().0 - width / 2.0,
    };
    Some(Rect { x, y: area.y + area.height - height, width, height })
}

/// How far and how much larger a thing at one place must be drawn to be seen at another.
fn between(at: Rect, seen: Rect) -> (f64, f64, f64) {
    let ((x0, y0), (x1, y1)) = (at.middle(), seen.middle());
    (x1 - x0, y1 - y0, (seen.height / at.height).clamp(0.2, 5.0))
}

/// Steps from one place to another, lifted off the table in between.
fn arc(from: (f64, f64, f64), to: (f64, f64, f64)) -> Frames {
    let step = |(x, y, size): (f64, f64, f64)| transform(format!("translate({x}px,{y}px) scale({size})"));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 - 14.0, (from.2 + to.2) / 2.0 * 1.14);
    vec![step(from), step(middle), step(to)]
}

/// A piece travels to where it lies now, from where it lay.
fn travel<G: TableGame>(
    play: Play<G>,
    act: ActOf<G>,
    places: &Places<G>,
    piece: G::Spot,
    from: G::Spot,
    to: G::Spot,
) -> Option<()> {
    let old = places.of(piece).or_else(|| stage::place(play, from))?;
    let Some((element, new)) = stage::find(&piece.name())
        .or_else(|| stage::find(&to.name()).filter(|_| piece.is_card() && to.owner().is_none()))
    else {
        return vanish(play, act, old, piece, to);
    };
    let is_there = (old.x - new.x).abs() + (old.y - new.y).abs() < 2.0;
    if is_there {
        return None;
    }
    stage::hide(&element, Some(act.at + act.lasts), &piece.name());
    let here = (0.0, 0.0, 1.0);
    match places.copy(piece) {
        // A card looks on its way as it did, and shrinks into its new place.
        Some(ghost) => {
            stage::put(ghost, old)?;
            stage::run_piece(ghost, &arc(here, between(old, new)), timing(act, WALKING), &piece.name());
        }
        None => {
            let ghost = stage::copy(&element)?;
            stage::put(&ghost, new)?;
            stage::run_piece(&ghost, &arc(between(new, old), here), timing(act, WALKING), &piece.name());
        }
    }
    Some(())
}

/// A piece goes where it cannot be seen: a sign of it flies there.
fn vanish<G: TableGame>(play: Play<G>, act: ActOf<G>, old: Rect, piece: G::Spot, to: G::Spot) -> Option<()> {
    let symbol = format!("i-{}", piece.sign()?);
    let ghost = chip(&symbol, "mustard")?;
    throw::<G>(act, &ghost, old.middle(), stage::place(play, to)?.middle(), "1")
}

/// A small square with an icon.
fn chip(symbol: &str, color: &str) -> Option<Element> {
    let ghost = stage::element("span", "flyer cube")?;
    stage::style(&ghost, "--kind", &format!("var(--{color})"));
    let icon = stage::drawing(symbol, "icon")?;
    ghost.append_child(&icon).ok()?;
    Some(ghost)
}

fn fly<G: TableGame>(play: Play<G>, act: ActOf<G>, flyer: Flyer, from: G::Spot, to: G::Spot) -> Option<()> {
    let (from, to) = (stage::place(play, from)?.middle(), stage::place(play, to)?.middle());
    let end = if flyer.is_lost { "0" } else { "1" };
    throw::<G>(act, &chip(&format!("i-{}", flyer.icon), flyer.color)?, from, to, end)
}

/// A ghost flies in a bow.
fn throw<G: TableGame>(act: ActOf<G>, ghost: &Element, from: (f64, f64), to: (f64, f64), end: &str) -> Option<()> {
    stage::layer()?.append_child(ghost).ok()?;
    let step = |(x, y): (f64, f64), size: f64, opacity: &str| {
        let place = format!("translate({x}px,{y}px) translate(-50%,-50%) scale({size})");
        vec![("transform", place), ("opacity", opacity.to_owned())]
    };
    let bow = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 - 24.0);
    let frames = vec![step(from, 0.4, "0"), step(from, 1.0, "1"), step(bow, 1.3, "1"), step(to, 0.8, end)];
    stage::run_ghost(ghost, &frames, timing(act, WALKING));
    Some(())
}

fn fall<G: TableGame>(act: ActOf<G>, copy: &Element, rect: Rect) {
    if stage::put(copy, rect).is_none() {
        return;
    }
    let step = |place: &str, opacity: &str| vec![("transform", place.to_owned()), ("opacity", opacity.to_owned())];
    let frames = vec![
        step("none", "1"),
        step("translateY(-.4rem) rotate(-3deg)", "1"),
        step("translateY(7rem) rotate(16deg) scale(.7)", "0"),
    ];
    stage::run_ghost(copy, &frames, timing(act, FALLING));
}

fn turn<G: TableGame>(act: ActOf<G>, spot: G::Spot) -> Option<()> {
    let (element, _) = stage::find(&spot.name())?;
    if drawn::is_drawn(&element) {
        return drawn::turn::<G>(act, &element);
    }
    let step = |degrees: i32, opacity: &str| {
        let place = format!("perspective(40rem) rotateY({degrees}deg)");
        vec![("transform", place), ("opacity", opacity.to_owned())]
    };
    stage::run(&element, &vec![step(-100, "0"), step(-80, "1"), step(0, "1")], timing(act, PUSHED));
    Some(())
}

fn appear<G: TableGame>(act: ActOf<G>, spot: G::Spot) -> Option<()> {
    let (element, _) = stage::find(&spot.name())?;
    let frames = vec![
        vec![("transform", "translateY(1rem) scale(.2)".to_owned()), ("opacity", "0".to_owned())],
        vec![("transform", "translateY(-.3rem) scale(1.18)".to_owned()), ("opacity", "1".to_owned())],
        vec![("transform", "none".to_owned()), ("opacity", "1".to_owned())],
    ];
    stage::run(&element, &frames, timing(act, PUSHED));
    Some(())
}

/// Something falls onto its place, and what is around it trembles.
fn slam<G: TableGame>(act: ActOf<G>, spot: G::Spot) -> Option<()> {
    let (element, rect) = stage::find(&spot.name())?;
    if drawn::is_drawn(&element) {
        return drawn::slam::<G>(act, &element);
    }
    let ghost = stage::copy(&element)?;
    stage::put(&ghost, rect)?;
    stage::hide(&element, Some(act.at + act.lasts), &spot.name());
    let step = |place: &str, opacity: &str| vec![("transform", place.to_owned()), ("opacity", opacity.to_owned())];
    let frames = vec![
        step("scale(2.6) rotate(-5deg)", "0"),
        step("scale(1.6) rotate(-3deg)", "1"),
        step("scale(.93)", "1"),
        step("none", "1"),
    ];
    stage::run_piece(&ghost, &frames, timing(act, FALLING), &spot.name());
    let room = element.closest(spot.trembles()?).ok().flatten()?;
    let at = act.at + act.lasts * 2 / 3;
    stage::run(&room, &trembling(), Timing { at, lasts: act.lasts * 2 / 3, easing: "linear" });
    Some(())
}

fn trembling() -> Frames {
    [0.0, -0.22, 0.2, -0.12, 0.08, 0.0].map(|x| transform(format!("translate({x}rem,{}rem)", x / 2.0))).to_vec()
}

fn shake<G: TableGame>(act: ActOf<G>, spot: G::Spot) -> Option<()> {
    let (element, _) = stage::find(&spot.name())?;
    stage::run(&element, &trembling(), timing(act, "ease-out"));
    Some(())
}

/// A number jumps, or the thing itself where it has none.
fn bump<G: TableGame>(act: ActOf<G>, spot: G::Spot) -> Option<()> {
    let (element, _) = stage::find(&spot.name())?;
    let numbers = stage::all(&format!(".table [data-spot='{}'] :is(b,.icon)", spot.name()));
    let is_counter = spot.is_counter() && !numbers.is_empty();
    let (things, size) = if is_counter { (numbers, 1.4) } else { (vec![element], 1.1) };
    let frames = vec![transform("none".to_owned()), transform(format!("scale({size})")), transform("none".to_owned())];
    for thing in things {
        stage::run(&thing, &frames, timing(act, "ease-out"));
    }
    Some(())
}

/// The cards of a new game are dealt.
pub fn deal<G: TableGame>(percent: u32) {
    for (at, card) in (0u32..).zip(stage::all(G::DEALT)) {
        let timing = Timing {
            at: time::scale(at * time::STAGGER * 2, percent),
            lasts: time::scale(time::CARD, percent),
            easing: PUSHED,
        };
        let step = |place: &str, opacity: &str| vec![("transform", place.to_owned()), ("opacity", opacity.to_owned())];
        let frames = vec![step("translateY(2.5rem) rotate(3deg)", "0"), step("none", "1")];
        stage::run(&card, &frames, timing);
    }
}
