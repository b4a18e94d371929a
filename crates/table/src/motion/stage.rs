//! The screen as motion sees it: where things are, ghosts that move over them, and waiting that can be cut short.
//!
//! Ghosts are copies in a layer of their own, because the panels of the table clip what leaves them. Whatever is
//! missing on the screen is not shown; nothing here fails.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Animation, Element, HtmlElement};

use crate::{
    clock,
    game::{Spot as _, TableGame},
    parts::{seat_color, symbol},
    play::{Play, Tab},
};

/// The namespace of drawings.
pub const SVG: &str = "http://www.w3.org/2000/svg";

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// Where an element is; none if it is not shown.
    pub fn of(element: &Element) -> Option<Rect> {
        let rect = element.get_bounding_client_rect();
        let rect = Rect { x: rect.x(), y: rect.y(), width: rect.width(), height: rect.height() };
        (rect.width > 0.0 && rect.height > 0.0).then_some(rect)
    }

    /// Its middle.
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Whether its middle is inside another one.
    pub fn is_in(self, other: Rect) -> bool {
        let (x, y) = self.middle();
        (other.x..other.x + other.width).contains(&x) && (other.y..other.y + other.height).contains(&y)
    }
}

/// Whether anybody sees the table now.
pub fn is_seen() -> bool {
    let table = document().query_selector(".table").ok().flatten();
    !document().hidden() && table.is_some_and(|table| Rect::of(&table).is_some())
}

/// The elements that a selector finds.
pub fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// The first element that a selector finds and that is shown.
pub fn shown(selector: &str) -> Option<(Element, Rect)> {
    all(selector).into_iter().find_map(|element| Rect::of(&element).map(|rect| (element, rect)))
}

/// The piece or place of this name, if it is shown.
pub fn find(name: &str) -> Option<(Element, Rect)> {
    shown(&format!(".table [data-piece='{name}']")).or_else(|| shown(&format!(".table [data-spot='{name}']")))
}

/// Where a thing is, or what stands for it where it is not shown: a player's sign in the turn order, or the tab behind
/// which the cards are.
pub fn place<G: TableGame>(play: Play<G>, spot: G::Spot) -> Option<Rect> {
    if let Some((_, rect)) = find(&spot.name()) {
        return Some(rect);
    }
    let seat = spot.owner();
    let instead = match seat {
        Some(seat) => format!(".order:not(.next) [data-seat='{}']", seat_color(play, seat)),
        None => {
            let at = Tab::all::<G>().position(|tab| tab == spot.tab()).unwrap_or(0);
            format!(".tabs.bottom > :nth-child({})", at + 1)
        }
    };
    let board = seat.and_then(|seat| find(&G::Spot::board(seat).name()));
    board.or_else(|| shown(&instead)).map(|(_, rect)| rect)
}

/// The text size of an element in pixels.
pub fn text_size(element: &Element) -> Option<f64> {
    let style = window().get_computed_style(element).ok().flatten()?;
    style.get_property_value("font-size").ok()?.trim_end_matches("px").parse().ok()
}

/// Sets a property of an element's style.
pub fn style(element: &Element, property: &str, value: &str) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // A property the browser does not know is left out.
        let _ = element.style().set_property(property, value);
    }
}

/// A new element with a class.
pub fn element(name: &str, class: &str) -> Option<Element> {
    let element = document().create_element(name).ok()?;
    element.set_class_name(class);
    Some(element)
}

/// A drawing of the sprite.
pub fn drawing(name: &str, class: &str) -> Option<Element> {
    let svg = document().create_element_ns(Some(SVG), "svg").ok()?;
    svg.set_attribute("class", class).ok()?;
    let link = document().create_element_ns(Some(SVG), "use").ok()?;
    link.set_attribute("href", &symbol(name)).ok()?;
    svg.append_child(&link).ok()?;
    Some(svg)
}

/// A copy of an element that can lie over it, with the sizes that its place gave it.
pub fn copy(original: &Element) -> Option<Element> {
    let copy: Element = original.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let computed = window().get_computed_style(original).ok().flatten();
    for property in ["font-size", "line-height", "--formula", "--seat", "--on-seat", "--seat-edge"] {
        let value = computed.as_ref().and_then(|computed| computed.get_property_value(property).ok());
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            style(&copy, property, &value);
        }
    }
    let inside = copy.query_selector_all("*").ok()?;
    let inside = (0..inside.length()).filter_map(|at| inside.item(at)?.dyn_into::<Element>().ok());
    for element in std::iter::once(copy.clone()).chain(inside) {
        for name in ["data-piece", "data-spot", "id", "tabindex"] {
            // Nothing must be found twice.
            let _ = element.remove_attribute(name);
        }
        let _ = element.class_list().remove_3("lit", "hot", "picked");
    }
    Some(copy)
}

/// Puts a ghost over the table at a place.
pub fn put(ghost: &Element, rect: Rect) -> Option<()> {
    let _ = ghost.class_list().add_1("ghost-piece");
    for (property, value) in [("left", rect.x), ("top", rect.y), ("width", rect.width), ("height", rect.height)] {
        style(ghost, property, &format!("{value}px"));
    }
    layer()?.append_child(ghost).ok().map(|_| ())
}

/// The layer of ghosts: nobody can touch or read them.
pub fn layer() -> Option<Element> {
    if let Some(layer) = document().query_selector(".motion-layer").ok().flatten() {
        return Some(layer);
    }
    let layer = element("div", "motion-layer")?;
    layer.set_attribute("aria-hidden", "true").ok()?;
    layer.set_attribute("inert", "").ok()?;
    floor()?.append_child(&layer).ok()?;
    Some(layer)
}

/// The table itself: what lies over it goes with it.
pub fn floor() -> Option<Element> {
    document().query_selector(".table").ok().flatten()
}

/// When and how an element moves.
#[derive(Clone, Copy)]
pub struct Timing {
    /// When it begins, in milliseconds.
    pub at: u32,
    /// How long it takes.
    pub lasts: u32,
    /// The curve of its speed.
    pub easing: &'static str,
}

/// Steps of a movement: properties with their values.
pub type Frames = Vec<Vec<(&'static str, String)>>;

/// When a movement shows besides its own time.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Fill {
    /// The first step until it begins, and the last until it is cleared away.
    #[default]
    Both,
    /// The first step until it begins.
    Until,
}

/// Moves an element.
fn animate(element: &Element, frames: &Frames, timing: Timing, fill: Fill) -> Option<Animation> {
    let keyframes: Array =
        frames.iter().map(|frame| object(frame.iter().map(|(name, value)| (*name, value.into())))).collect();
    let options = object([
        ("delay", timing.at.into()),
        ("duration", timing.lasts.into()),
        ("easing", timing.easing.into()),
        ("fill", if fill == Fill::Both { "both" } else { "backwards" }.into()),
    ]);
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &keyframes, &options).ok()?.dyn_into().ok()
}

fn object<'a>(entries: impl IntoIterator<Item = (&'a str, JsValue)>) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        // A plain object takes any property.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

/// Something that moves until a moment, with the ghost that is cleared away then.
struct Running {
    until: f64,
    /// The piece that moves, or is hidden behind its ghost.
    piece: Option<String>,
    animation: Animation,
    ghost: Option<Element>,
}

impl Running {
    fn clear(self) {
        self.animation.cancel();
        if let Some(ghost) = self.ghost {
            ghost.remove();
        }
    }
}

thread_local! {
    static RUNNING: RefCell<Vec<Running>> = const { RefCell::new(Vec::new()) };
    static WAITING: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
}

/// What a movement is of, and how long it stays.
#[derive(Default)]
struct Keep {
    piece: Option<String>,
    is_ghost: bool,
    until_changed: bool,
    fill: Fill,
}

/// Moves an element for a while.
pub fn run(element: &Element, frames: &Frames, timing: Timing) {
    launch(element, frames, timing, Keep::default());
}

/// Moves an element for a while and leaves it to other movements from then on. What is moved so first lies above.
pub fn run_until(element: &Element, frames: &Frames, timing: Timing) {
    launch(element, frames, timing, Keep { fill: Fill::Until, ..Keep::default() });
}

/// Moves a ghost for a while and clears it away.
pub fn run_ghost(ghost: &Element, frames: &Frames, timing: Timing) {
    launch(ghost, frames, timing, Keep { is_ghost: true, ..Keep::default() });
}

/// Moves the ghost of a piece. If the piece moves on meanwhile, it begins where the ghost is.
pub fn run_piece(ghost: &Element, frames: &Frames, timing: Timing, piece: &str) {
    launch(ghost, frames, timing, Keep { piece: Some(piece.to_owned()), is_ghost: true, ..Keep::default() });
}

/// Moves a part of a ghost and clears the whole of it away.
pub fn run_part(ghost: &Element, part: &Element, frames: &Frames, timing: Timing) {
    let Some(animation) = animate(part, frames, timing, Fill::Both) else { return ghost.remove() };
    let until = clock::moment() + f64::from(timing.at + timing.lasts);
    let running = Running { until, piece: None, animation, ghost: Some(ghost.clone()) };
    RUNNING.with_borrow_mut(|all| all.push(running));
}

/// Moves a piece itself, which stays at its end until the table has changed.
pub fn send(element: &Element, frames: &Frames, timing: Timing, piece: &str) {
    launch(element, frames, timing, Keep { piece: Some(piece.to_owned()), until_changed: true, ..Keep::default() });
}

/// Moves the ghost of a piece, which stays at its end until the table has changed.
pub fn send_piece(ghost: &Element, frames: &Frames, timing: Timing, piece: &str) {
    launch(
        ghost,
        frames,
        timing,
        Keep { piece: Some(piece.to_owned()), is_ghost: true, until_changed: true, ..Keep::default() },
    );
}

/// Hides a piece while its ghost is on the way, or until the table has changed.
pub fn hide(element: &Element, milliseconds: Option<u32>, piece: &str) {
    let hidden: Frames = vec![vec![("opacity", "0".to_owned())], vec![("opacity", "0".to_owned())]];
    let timing = Timing { at: 0, lasts: milliseconds.unwrap_or(1), easing: "linear" };
    launch(
        element,
        &hidden,
        timing,
        Keep { piece: Some(piece.to_owned()), until_changed: milliseconds.is_none(), ..Keep::default() },
    );
}

fn launch(element: &Element, frames: &Frames, timing: Timing, keep: Keep) {
    let Some(animation) = animate(element, frames, timing, keep.fill) else {
        if keep.is_ghost {
            element.remove();
        }
        return;
    };
    let until = if keep.until_changed { f64::INFINITY } else { clock::moment() + f64::from(timing.at + timing.lasts) };
    let ghost = keep.is_ghost.then(|| element.clone());
    RUNNING.with_borrow_mut(|running| running.push(Running { until, piece: keep.piece, animation, ghost }));
}

/// The places of pieces that ghosts stand for.
pub fn ghost_places() -> Vec<(String, Rect)> {
    RUNNING.with_borrow(|running| {
        running
            .iter()
            .filter_map(|running| Some((running.piece.clone()?, Rect::of(running.ghost.as_ref()?)?)))
            .collect()
    })
}

/// Clears away the ghost of a piece; gives the place where it was.
pub fn lift_ghost(piece: &str) -> Option<Rect> {
    let ghosts = take(|running| running.piece.as_deref() == Some(piece));
    let rect = ghosts.iter().find_map(|running| Rect::of(running.ghost.as_ref()?));
    ghosts.into_iter().for_each(Running::clear);
    rect
}

/// Clears away everything that stands for pieces of the table as it was. What flies goes on.
pub fn clear_pieces() {
    take(|running| running.piece.is_some()).into_iter().for_each(Running::clear);
}

/// Clears away what has come to its end.
pub fn sweep() {
    let now = clock::moment();
    take(|running| running.until <= now).into_iter().for_each(Running::clear);
}

/// Everything comes to its end at once, and nobody waits any longer.
pub fn clear() {
    take(|_| true).into_iter().for_each(Running::clear);
    cut();
}

fn take(is_taken: impl Fn(&Running) -> bool) -> Vec<Running> {
    RUNNING.with_borrow_mut(|running| {
        let (taken, left) = running.drain(..).partition(is_taken);
        *running = left;
        taken
    })
}

/// Nobody waits any longer.
pub fn cut() {
    let waiting = WAITING.with_borrow_mut(std::mem::take);
    for resolve in waiting {
        // Resolving a promise twice does nothing.
        let _ = resolve.call0(&JsValue::NULL);
    }
}

/// Waits, unless that is cut short.
pub async fn wait(milliseconds: u32) {
    if milliseconds == 0 {
        return;
    }
    let promise = Promise::new(&mut |resolve, _| {
        let wait = i32::try_from(milliseconds).unwrap_or(i32::MAX);
        // A page without timers does not wait.
        if window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, wait).is_ok() {
            WAITING.with_borrow_mut(|waiting| waiting.push(resolve));
        }
    });
    let _ = JsFuture::from(promise).await;
    // There is one who waits at a time; what is left belongs to promises that are fulfilled.
    WAITING.with_borrow_mut(Vec::clear);
}
