//! What of the map is in sight: moved by dragging, pinching and the wheel, and never by itself while somebody looks.

use std::{cell::RefCell, rc::Rc};

use leptos::{ev, prelude::*, svg};
use wasm_bindgen::{JsCast as _, closure::Closure};
use wasteland::Wasteland;
use web_sys::ResizeObserver;

use super::geometry::Point;
use crate::{memo::effect, parts::Icon, play::Play, wasteland::messages::said};

/// What of the map is in sight: a square around a point, and whatever the screen has room for beside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The point in the middle.
    pub at: Point,
    /// The side of the square.
    pub span: f64,
}

/// The smallest and the largest square.
const SPANS: (f64, f64) = (220.0, 6000.0);
/// A press that moves less than this, in pixels, is a click.
const STILL: f64 = 6.0;

impl Camera {
    /// As the drawing takes it.
    pub fn view_box(self) -> String {
        let half = self.span / 2.0;
        format!("{:.1} {:.1} {:.1} {:.1}", self.at.0 - half, self.at.1 - half, self.span, self.span)
    }

    /// Nearer or farther, so that a point of the map stays where it is on the screen.
    pub fn zoomed(self, by: f64, around: Point) -> Camera {
        let span = (self.span * by).clamp(SPANS.0, SPANS.1);
        let by = span / self.span;
        let at = (around.0 + (self.at.0 - around.0) * by, around.1 + (self.at.1 - around.1) * by);
        Camera { at, span }
    }
}

/// The corners of what there is to see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// Left and upper edge.
    pub from: Point,
    /// Right and lower edge.
    pub to: Point,
}

impl Bounds {
    /// All of it, on a screen of this size.
    pub fn fitted(self, width: f64, height: f64) -> Camera {
        let (w, h) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let scale = (width / w).min(height / h).max(1e-3);
        Camera {
            at: ((self.from.0 + self.to.0) / 2.0, (self.from.1 + self.to.1) / 2.0),
            span: width.min(height) / scale,
        }
    }
}

/// The drawing on the screen.
pub type Drawing = NodeRef<svg::Svg>;

/// Width and height of the drawing on the screen, and its corner.
pub fn place_of(drawing: Drawing) -> Option<(f64, f64, Point)> {
    let rect = drawing.get_untracked()?.get_bounding_client_rect();
    (rect.width() > 0.0).then(|| (rect.width(), rect.height(), (rect.left(), rect.top())))
}

/// Follows the size of the drawing on the screen.
pub fn follow_size(drawing: Drawing) -> Signal<(f64, f64)> {
    let size = RwSignal::new((0.0, 0.0));
    let observer = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn Fn()>)>);
    effect(move || {
        let Some(element) = drawing.get() else { return };
        let measure = Closure::<dyn Fn()>::new(move || {
            if let Some((width, height, _)) = place_of(drawing) {
                size.try_set((width, height));
            }
        });
        let Ok(watcher) = ResizeObserver::new(measure.as_ref().unchecked_ref()) else { return };
        watcher.observe(&element);
        observer.set_value(Some((watcher, measure)));
    });
    on_cleanup(move || {
        observer.try_update_value(|observer| {
            if let Some((watcher, _)) = observer.take() {
                watcher.disconnect();
            }
        });
    });
    size.into()
}

/// A finger or the mouse on the map.
struct Pointer {
    id: i32,
    began: Point,
    last: Point,
}

/// What is being done with pointers: nothing, dragging, pinching.
#[derive(Default)]
struct Grip {
    pointers: Vec<Pointer>,
    /// The map was moved, and the click that follows means nothing.
    moved: bool,
}

/// Moves the camera with pointers and the wheel.
#[derive(Clone)]
pub struct Handle {
    play: Play<Wasteland>,
    drawing: Drawing,
    bounds: Memo<Bounds>,
    grip: Rc<RefCell<Grip>>,
}

impl Handle {
    /// A handle of this drawing.
    pub fn new(play: Play<Wasteland>, drawing: Drawing, bounds: Memo<Bounds>) -> Handle {
        Handle { play, drawing, bounds, grip: Rc::default() }
    }

    fn camera(&self) -> Option<(Camera, f64)> {
        let (width, height, _) = place_of(self.drawing)?;
        let camera = self.play.desk.camera.get_untracked();
        let camera = camera.unwrap_or_else(|| self.bounds.get_untracked().fitted(width, height));
        Some((camera, width.min(height) / camera.span))
    }

    /// The point of the map under a point of the screen.
    fn under(&self, screen: Point) -> Option<Point> {
        let (width, height, corner) = place_of(self.drawing)?;
        let (camera, scale) = self.camera()?;
        let x = camera.at.0 + (screen.0 - corner.0 - width / 2.0) / scale;
        let y = camera.at.1 + (screen.1 - corner.1 - height / 2.0) / scale;
        Some((x, y))
    }

    /// A button or finger goes down.
    pub fn down(&self, event: &ev::PointerEvent) {
        let mut grip = self.grip.borrow_mut();
        if grip.pointers.is_empty() {
            grip.moved = false;
        }
        let at = screen_point(event);
        grip.pointers.retain(|pointer| pointer.id != event.pointer_id());
        grip.pointers.push(Pointer { id: event.pointer_id(), began: at, last: at });
    }

    /// It moves: one drags, two pinch.
    pub fn moved(&self, event: &ev::PointerEvent) {
        let now = screen_point(event);
        let mut grip = self.grip.borrow_mut();
        let fingers = grip.pointers.len();
        let before: Vec<Point> = grip.pointers.iter().map(|pointer| pointer.last).collect();
        let Some(at) = grip.pointers.iter().position(|pointer| pointer.id == event.pointer_id()) else { return };
        grip.pointers[at].last = now;
        let began = grip.pointers[at].began;
        let is_far = (now.0 - began.0).hypot(now.1 - began.1) >= STILL;
        if !grip.moved && !is_far {
            return;
        }
        if !grip.moved {
            grip.moved = true;
            // From here on the map has the pointer, also beyond its edge.
            if let Some(drawing) = self.drawing.get_untracked() {
                let _ = drawing.set_pointer_capture(event.pointer_id());
            }
        }
        drop(grip);
        let Some((camera, scale)) = self.camera() else { return };
        let moved = match (fingers, before.get(at)) {
            (2, Some(from)) => {
                let Some(other) = before.get(1 - at) else { return };
                let apart = |one: Point| (one.0 - other.0).hypot(one.1 - other.1).max(1.0);
                let Some(around) = self.under(*other) else { return };
                camera.zoomed(apart(*from) / apart(now), around)
            }
            (1, Some(from)) => {
                let at = (camera.at.0 - (now.0 - from.0) / scale, camera.at.1 - (now.1 - from.1) / scale);
                Camera { at, ..camera }
            }
            _ => return,
        };
        self.play.desk.camera.set(Some(self.kept(moved)));
    }

    /// It is lifted.
    pub fn up(&self, event: &ev::PointerEvent) {
        self.grip.borrow_mut().pointers.retain(|pointer| pointer.id != event.pointer_id());
    }

    /// Whether the click that comes now only ends a drag.
    pub fn was_drag(&self) -> bool {
        self.grip.borrow().moved
    }

    /// The wheel turns.
    pub fn wheel(&self, event: &ev::WheelEvent) {
        event.prevent_default();
        let Some(around) = self.under((event.client_x().into(), event.client_y().into())) else { return };
        let by = (event.delta_y() / 500.0).clamp(-0.5, 0.5).exp();
        self.zoom(by, Some(around));
    }

    /// Nearer or farther.
    pub fn zoom(&self, by: f64, around: Option<Point>) {
        if let Some((camera, _)) = self.camera() {
            let zoomed = camera.zoomed(by, around.unwrap_or(camera.at));
            self.play.desk.camera.set(Some(self.kept(zoomed)));
        }
    }

    /// A point of the map comes into the middle.
    pub fn center(&self, at: Point, span: Option<f64>) {
        if let Some((camera, _)) = self.camera() {
            self.play.desk.camera.set(Some(self.kept(Camera { at, span: span.unwrap_or(camera.span) })));
        }
    }

    /// A point of the map comes into sight, if it is not.
    pub fn show(&self, point: Point) {
        let (Some((camera, scale)), Some((width, height, _))) = (self.camera(), place_of(self.drawing)) else { return };
        let is_near = |one: f64, other: f64, size: f64| (one - other).abs() * scale < size * 0.42;
        if !(is_near(point.0, camera.at.0, width) && is_near(point.1, camera.at.1, height)) {
            self.center(point, None);
        }
    }

    /// All of the map.
    pub fn fit(&self) {
        self.play.desk.camera.set(None);
    }

    /// The map cannot be lost: its edge stays in sight.
    fn kept(&self, camera: Camera) -> Camera {
        let Bounds { from, to } = self.bounds.get_untracked();
        Camera { at: (camera.at.0.clamp(from.0, to.0), camera.at.1.clamp(from.1, to.1)), ..camera }
    }
}

fn screen_point(event: &ev::PointerEvent) -> Point {
    (event.client_x().into(), event.client_y().into())
}

/// The buttons beside the map.
#[component]
pub fn Buttons(
    /// What they move.
    handle: StoredValue<Handle, LocalStorage>,
    /// Where the own survivor stands.
    own: Memo<Option<Point>>,
) -> impl IntoView {
    let button = move |sign: &'static str, key: &'static str, press: fn(&Handle, Option<Point>)| {
        view! {
            <button
                type="button"
                class="btn square"
                title=said(key)
                aria-label=said(key)
                on:click=move |_| handle.with_value(|handle| press(handle, own.get_untracked()))
            >
                <Icon name=sign />
            </button>
        }
    };
    view! {
        <div class="map-buttons" role="group" aria-label=said("map-buttons")>
            {button("plus", "map-nearer", |handle, _| handle.zoom(0.75, None))}
            {button("minus", "map-farther", |handle, _| handle.zoom(1.0 / 0.75, None))}
            {button("fit", "map-fit", |handle, _| handle.fit())}
            {button("locate", "map-own", |handle, own| {
                if let Some(own) = own {
                    handle.center(own, Some(CLOSE));
                }
            })}
        </div>
    }
}

/// How much of the map is in sight around the own survivor.
pub const CLOSE: f64 = 620.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let camera = Camera { at: (100.0, 50.0), span: 1000.0 };
        let around = (300.0, -150.0);
        let near = camera.zoomed(0.5, around);
        assert_eq!(near, Camera { at: (200.0, -50.0), span: 500.0 });
        assert_eq!(near.zoomed(2.0, around), camera);
        assert!(camera.zoomed(1e-9, around).span >= SPANS.0);
    }

    #[test]
    fn all_of_the_map_fits_whatever_the_screen() {
        let bounds = Bounds { from: (-100.0, -50.0), to: (300.0, 150.0) };
        for (width, height) in [(800.0, 400.0), (400.0, 800.0), (300.0, 300.0)] {
            let camera = bounds.fitted(width, height);
            assert_eq!(camera.at, (100.0, 50.0));
            let scale = width.min(height) / camera.span;
            assert!(400.0 * scale <= width + 1e-9 && 200.0 * scale <= height + 1e-9, "{width} {height}");
        }
    }
}
