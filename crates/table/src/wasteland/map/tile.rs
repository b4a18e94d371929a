//! A tile on the map: its spaces with terrain, icons and names; facedown, its back.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::{Back, EncounterIcon, Space, Terrain},
    map::Node,
    state::Foe,
};

use super::{
    Chart,
    card::{press, press_by_key},
    geometry::{HALF, Point, Shape, hexagon},
    written,
};
use crate::{
    memo::memo,
    parts::symbol,
    play::Play,
    pointing::aiming,
    wasteland::{
        art::{is_drawn, type_icon},
        desk::Layer,
        messages::fill,
        spot::Spot,
        voice::told,
    },
};

/// The grounds, as patterns that shapes are filled with.
const GROUNDS: [&str; 3] = ["plain", "difficult", "irradiated"];

/// The patterns.
#[component]
pub fn Patterns() -> impl IntoView {
    let pattern = |name: &'static str| {
        view! {
            <pattern id=format!("ground-{name}") width="96" height="96" patternUnits="userSpaceOnUse">
                <use href=symbol(&format!("terrain-{name}")) width="96" height="96"></use>
            </pattern>
        }
    };
    view! { <defs>{GROUNDS.map(pattern)}</defs> }
}

/// A place of the map with its tile.
#[component]
pub fn TileView(play: Play<Wasteland>, chart: Memo<Chart>, place: u8) -> impl IntoView {
    let drawn = memo(move || chart.with(|chart| chart.places.get(usize::from(place)).cloned()));
    move || {
        let drawn = drawn.get()?;
        let (x, y) = drawn.at;
        let Some(tile) = drawn.tile else {
            return Some(view! { <FacedownTile play=play place=place x=x y=y /> }.into_any());
        };
        let spaces = play.game.with_value(|game| {
            game.content().tiles.get(usize::from(tile)).map(|tile| tile.spaces.clone()).unwrap_or_default()
        });
        let spaces = (0u8..).zip(spaces.into_iter().zip(drawn.shapes)).map(|(space, (printed, shape))| {
            view! { <SpaceView play=play node=Node::new(place, space) printed=printed shape=shape at=(x, y) /> }
        });
        Some(
            view! {
                <g
                    class="tile"
                    data-tint=(tile % 5 + 1).to_string()
                    data-spot=Spot::Place(place).name()
                    data-at=written((x, y))
                    transform=format!("translate({x:.1} {y:.1})")
                >
                    <g data-side="face">
                        {spaces.collect_view()}
                        <polygon class="tile-edge" points=hexagon((0.0, 0.0))></polygon>
                    </g>
                    // Seen while the tile is turned over.
                    <g data-side="back" aria-hidden="true">{back_of(play, place)}</g>
                </g>
            }
            .into_any(),
        )
    }
}

/// A tile that lies facedown.
#[component]
fn FacedownTile(play: Play<Wasteland>, place: u8, x: f64, y: f64) -> impl IntoView {
    let spot = Spot::Place(place);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let nothing = memo(|| ());
    let label = move || told(play, nothing, |_, voice| voice.place(place));
    let (over, focus) = aiming(play, spot);
    view! {
        <g
            class="tile facedown"
            class:lit=is_lit
            class:hot=is_hot
            role="button"
            tabindex="-1"
            aria-label=label
            data-spot=spot.name()
            data-at=written((x, y))
            transform=format!("translate({x:.1} {y:.1})")
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| press(play, spot)
            on:keydown=move |event| press_on_enter(&event, || press_by_key(play, spot))
        >
            {back_of(play, place)}
        </g>
    }
}

/// The back of a tile, with its danger.
fn back_of(play: Play<Wasteland>, place: u8) -> impl IntoView {
    let back = play
        .snapshot
        .with_untracked(|snapshot| play.game.with_value(|game| game.content().back_at(snapshot.view.scenario, place)));
    let drawing = match back {
        Some(Back::Dangerous) => "terrain-back-dangerous",
        Some(Back::Deadly) => "terrain-back-deadly",
        _ => "terrain-back-double",
    };
    view! {
        <use href=symbol(drawing) x=-HALF.0 y=-HALF.1 width=2.0 * HALF.0 height=2.0 * HALF.1></use>
        <polygon class="tile-edge" points=hexagon((0.0, 0.0))></polygon>
    }
}

/// A space of a faceup tile.
#[component]
fn SpaceView(play: Play<Wasteland>, node: Node, printed: Space, shape: Shape, at: Point) -> impl IntoView {
    let spot = Spot::Space(node);
    let clip = format!("clip-{}", u16::from(node));
    let clipped = format!("url(#{clip})");
    let terrain = match printed.terrain {
        Terrain::Plain => "plain",
        Terrain::Difficult => "difficult",
        Terrain::Irradiated => "irradiated",
    };
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot) || play.desk.far.get() == Some(node));
    let is_own = memo(move || {
        let seat = play.own_seat();
        play.snapshot.with(|snapshot| snapshot.view.player(seat).at == node)
    });
    let here = occupants(play, node);
    let is_marked = memo(move || play.desk.marked.with(|marked| marked.contains(node)));
    let reach = super::way::reach_of(play, node);
    let is_shown = memo(move || play.desk.layer.get() == Layer::Reach);
    let label = move || {
        let (name, parts) = told(play, here, |view, voice| (voice.space(node), voice.space_parts(view, node)));
        let parts = parts.join(". ");
        let state = if is_lit.get() {
            "lit"
        } else if reach.get().is_some() {
            "far"
        } else {
            "none"
        };
        let actions = reach.get().map_or(0, |(actions, _)| actions);
        fill(
            "map-space",
            &[
                ("name", name.as_str().into()),
                ("parts", parts.as_str().into()),
                ("state", state.into()),
                ("actions", actions.into()),
            ],
        )
    };
    let (over, focus) = aiming(play, spot);
    let over = move |event| {
        over(event);
        super::way::point_at(play, node);
    };
    let focus = move |event| {
        focus(event);
        super::way::point_at(play, node);
    };
    let border = shape.border.clone();
    view! {
        <g
            class="space"
            class:lit=is_lit
            class:hot=is_hot
            class:marked=is_marked
            class:reach=move || is_shown.get() && reach.get().is_some()
            data-terrain=terrain
            role="button"
            tabindex=move || if is_own.get() { "0" } else { "-1" }
            aria-label=label
            data-spot=spot.name()
            data-at=written((at.0 + shape.middle.0, at.1 + shape.middle.1))
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| press(play, spot)
            on:keydown=move |event| press_on_enter(&event, || press_by_key(play, spot))
        >
            <clipPath id=clip><path d=border.clone()></path></clipPath>
            <path class="ground" d=border.clone() fill=format!("url(#ground-{terrain})")></path>
            <g class="rim" clip-path=clipped>
                <path class="rim-1" d=border.clone()></path>
                <path class="rim-2" d=border.clone()></path>
                <path class="glow" d=border></path>
            </g>
        </g>
        // What is read on the map is no part of the button: its name says more, in another order.
        <g class="on-space" aria-hidden="true">
            {inside(play, &printed, shape.middle)}
            {move || reach.get().filter(|_| is_shown.get() && !is_own.get()).map(|reach| reach_mark(shape.middle, reach))}
        </g>
    }
}

/// Who and what is in a space, as far as words about it depend on that.
type Occupants = (Vec<(u8, Foe)>, Vec<Seat>, Vec<u16>, [u8; 2]);

fn occupants(play: Play<Wasteland>, node: Node) -> Memo<Occupants> {
    memo(move || {
        play.snapshot.with(|snapshot| {
            let view = &snapshot.view;
            (
                view.foes.iter().filter(|(_, foe)| foe.at == node).collect(),
                view.all_seats().filter(|seat| view.player(*seat).at == node).collect(),
                view.staged.iter().filter(|staged| staged.markers.contains(node)).map(|staged| staged.quest).collect(),
                view.power,
            )
        })
    })
}

/// What is printed in a space, around its middle.
fn inside(play: Play<Wasteland>, printed: &Space, (x, y): (f64, f64)) -> impl IntoView + use<> {
    let name = printed.name;
    let id = name.and_then(|name| play.game.with_value(|game| game.content().names.get(usize::from(name)).cloned()));
    let place = id.map(|id| format!("place-{id}")).filter(|id| is_drawn(id));
    let picture = place.map(|drawn| view! { <use href=symbol(&drawn) x="-32" y="-60" width="64" height="64"></use> });
    let label = name.map(|name| {
        let nothing = memo(|| ());
        let said = move || told(play, nothing, |_, voice| voice.space_name(name));
        view! { <text class="place-name" x=x y=y + 18.0>{said}</text> }
    });
    // Without a picture in the middle the icon takes its place.
    let aside = if picture.is_some() { 38.0 } else { 0.0 };
    let icon = printed.icon.map(|icon| {
        let sign = match icon {
            EncounterIcon::Wasteland => "i-wasteland",
            EncounterIcon::Settlement => "i-settlement",
            EncounterIcon::Vault84 => "i-vault-84",
            EncounterIcon::Vault109 => "i-vault-109",
        };
        let level = (printed.level > 0).then(|| view! { <text class="level" x="10" y="5">{printed.level}</text> });
        let width = if level.is_some() { 40.0 } else { 26.0 };
        view! {
            <g class="encounter-icon" transform=format!("translate({aside} -42)")>
                <rect x=-width / 2.0 y="-13" width=width height="26" rx="13"></rect>
                <use href=symbol(sign) x=-width / 2.0 + 4.0 y="-9" width="18" height="18"></use>
                {level}
            </g>
        }
    });
    let enemies = (0u8..).zip(printed.enemies.clone()).map(|(at, kind)| {
        let x = -58.0 + 19.0 * f64::from(at);
        view! {
            <use class="spawn" href=symbol(&format!("i-{}", type_icon(kind))) x=x y="-24" width="17" height="17"></use>
        }
    });
    view! {
        <g class="printed-here" transform=format!("translate({x:.1} {y:.1})")>
            <g class="sized">{picture} {icon} {enemies.collect_view()}</g>
        </g>
        {label}
    }
}

/// How many actions it takes to get there, and that it is dangerous.
fn reach_mark((x, y): (f64, f64), (actions, is_risky): (u8, bool)) -> impl IntoView {
    view! {
        <g class="reach-mark" class:risky=is_risky transform=format!("translate({x:.1} {:.1})", y + 36.0)>
            <g class="sized">
                <circle r="9"></circle>
                <text y="4.5">{actions}</text>
            </g>
        </g>
    }
}

/// Enter and the space bar press what has the focus, as on a button.
pub fn press_on_enter(event: &leptos::ev::KeyboardEvent, press: impl Fn()) {
    if matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
        event.stop_propagation();
        press();
    }
}
