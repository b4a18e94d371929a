//! The map: tiles and spaces, who stands there, where one can go, and what waits on the way.

mod camera;
mod card;
pub mod geometry;
mod keys;
mod layers;
mod overview;
mod pieces;
mod quest;
mod threat;
mod tile;
mod way;

use kernel::Seat;
use leptos::{prelude::*, svg};
use wasteland::{Wasteland, map::Node, state::NONE, view::View};

pub use self::{
    camera::Camera,
    pieces::{PARTS, ability_icon, body},
    threat::coming,
    way::Walk,
};
use self::{
    camera::{Bounds, Buttons, CLOSE, Handle, follow_size, place_of},
    card::SpaceCard,
    geometry::{HALF, Point, Shape, middle, shapes},
    layers::Switches,
    overview::Overview,
    pieces::{Pieces, written},
    quest::QuestPlaces,
    threat::{Arrows, ThreatCard, forecast},
    tile::{Patterns, PlaceNames, Printed, TileView},
    way::{WalkCard, WayLine},
};
use super::messages::said;
use crate::{
    memo::{effect, follow, memo},
    play::Play,
};

/// Screens narrower than this begin near the own survivor instead of with the whole map.
const NARROW: f64 = 700.0;
/// Units of the map to a pixel beyond which there is no room for anything that is read (`style/wasteland/map.css`).
const FAR: f64 = 2.4;

/// The map as it is drawn: where each place lies, and the shapes of the spaces that are to be seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The places, with the tile that lies faceup there.
    places: Vec<Drawn>,
}

/// A place on the chart.
#[derive(Clone, PartialEq, Debug)]
struct Drawn {
    at: Point,
    tile: Option<u8>,
    shapes: Vec<Shape>,
}

impl Chart {
    fn of(play: Play<Wasteland>, view: &View) -> Chart {
        play.game.with_value(|game| {
            let content = game.content();
            let scenario = content.scenarios.get(usize::from(view.scenario));
            let places = scenario.map(|scenario| scenario.places.as_slice()).unwrap_or_default();
            let drawn = (0u8..).zip(places).map(|(number, place)| {
                let tile = view.tiles.get(usize::from(number)).copied().filter(|tile| *tile != NONE);
                let printed = tile.and_then(|tile| content.tiles.get(usize::from(tile)));
                let shapes = printed.map(|tile| shapes(&tile.drawing, &tile.spaces)).unwrap_or_default();
                Drawn { at: middle(place), tile, shapes }
            });
            Chart { places: drawn.collect() }
        })
    }

    /// The middle of a space; that of the tile while it lies facedown.
    pub fn point(&self, node: Node) -> Option<Point> {
        if node == Node::NONE {
            return None;
        }
        let place = self.places.get(usize::from(node.place()))?;
        let (dx, dy) = place.shapes.get(usize::from(node.space())).map(|shape| shape.middle).unwrap_or_default();
        Some((place.at.0 + dx, place.at.1 + dy))
    }

    /// All that can be pointed at: the spaces, and facedown tiles as single ones.
    fn nodes(&self) -> impl Iterator<Item = Node> {
        (0u8..)
            .zip(&self.places)
            .flat_map(|(number, place)| (0..place.shapes.len().max(1) as u8).map(move |space| Node::new(number, space)))
    }

    fn bounds(&self) -> Bounds {
        let (mut from, mut to) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for Drawn { at, .. } in &self.places {
            from = (from.0.min(at.0 - HALF.0), from.1.min(at.1 - HALF.1));
            to = (to.0.max(at.0 + HALF.0), to.1.max(at.1 + HALF.1));
        }
        let edge = 12.0;
        Bounds { from: (from.0 - edge, from.1 - edge), to: (to.0 + edge, to.1 + edge) }
    }
}

/// The map.
#[component]
pub fn Map(play: Play<Wasteland>) -> impl IntoView {
    let drawing = NodeRef::<svg::Svg>::new();
    let tiles = memo(move || play.snapshot.with(|snapshot| (snapshot.view.scenario, snapshot.view.tiles)));
    let chart = memo(move || {
        follow(tiles);
        play.snapshot.with_untracked(|snapshot| Chart::of(play, &snapshot.view))
    });
    let bounds = memo(move || chart.with(Chart::bounds));
    let handle = StoredValue::new_local(Handle::new(play, drawing, bounds));
    let own = memo(move || {
        let seat = play.own_seat();
        let at = play.snapshot.with(|snapshot| snapshot.view.player(seat).at);
        chart.with(|chart| chart.point(at))
    });
    // A small screen begins where the own survivor is; after that the map moves for nobody but who looks at it.
    effect(move || {
        let Some(own) = own.get() else { return };
        let Some((width, height, _)) = place_of(drawing).filter(|_| drawing.get().is_some()) else { return };
        if play.desk.camera.get_untracked().is_none() && width.min(height) < NARROW {
            play.desk.camera.set(Some(Camera { at: own, span: CLOSE }));
        }
    });
    way::walk(play);
    threat::warn(play);
    layers::listen(play);
    let kinds = forecast(play);
    let size = follow_size(drawing);
    let unit = memo(move || {
        let (width, height) = size.get();
        let camera = play.desk.camera.get().unwrap_or_else(|| bounds.get().fitted(width, height));
        camera.span / width.min(height).max(1.0)
    });
    let view_box = move || match play.desk.camera.get() {
        Some(camera) => camera.view_box(),
        None => {
            let Bounds { from, to } = bounds.get();
            format!("{:.1} {:.1} {:.1} {:.1}", from.0, from.1, to.0 - from.0, to.1 - from.1)
        }
    };
    let places = memo(move || chart.with(|chart| chart.places.len()));
    let seats = move || play.snapshot.with(|snapshot| snapshot.view.all_seats().collect::<Vec<Seat>>());
    view! {
        <div class="map-frame">
            <svg
                node_ref=drawing
                class="map"
                viewBox=view_box
                class:far=move || { unit.get() > FAR }
                style:--unit=move || format!("{:.3}", unit.get())
                role="group"
                aria-label=said("map-label")
                on:pointerdown=move |event| handle.with_value(|handle| handle.down(&event))
                on:pointermove=move |event| handle.with_value(|handle| handle.moved(&event))
                on:pointerup=move |event| handle.with_value(|handle| handle.up(&event))
                on:pointercancel=move |event| handle.with_value(|handle| handle.up(&event))
                on:wheel=move |event| handle.with_value(|handle| handle.wheel(&event))
                on:click:capture=move |event| {
                    if handle.with_value(Handle::was_drag) {
                        event.stop_propagation();
                    }
                }
                on:keydown=move |event| handle.with_value(|handle| keys::walk_over(play, chart, handle, &event))
            >
                <Patterns />
                <g class="tiles">
                    <For each=move || 0..places.get() as u8 key=|place| *place let:place>
                        <TileView play=play chart=chart place=place />
                    </For>
                </g>
                <g aria-hidden="true">
                    <For each=move || 0..places.get() as u8 key=|place| *place let:place>
                        <Printed play=play chart=chart place=place />
                    </For>
                </g>
                <QuestPlaces play=play chart=chart />
                <WayLine play=play chart=chart />
                <Pieces play=play chart=chart seats=Signal::derive(seats) />
                <g aria-hidden="true">
                    <For each=move || 0..places.get() as u8 key=|place| *place let:place>
                        <PlaceNames play=play chart=chart place=place />
                    </For>
                </g>
                <Arrows play=play chart=chart kinds=kinds />
            </svg>
            <Overview play=play chart=chart bounds=bounds handle=handle size=size />
            <ThreatCard play=play kinds=kinds />
            <WalkCard play=play />
            <SpaceCard play=play chart=chart bounds=bounds size=size />
            <div class="map-tools">
                <Switches play=play />
                <Buttons handle=handle own=own />
            </div>
        </div>
    }
}
