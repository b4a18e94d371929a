//! A tile on the map: its spaces with terrain, icons and names; facedown, its back.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::{Back, Content, EncounterIcon, Space, Terrain},
    map::Node,
    state::Foe,
};

use super::{
    Chart, Drawn,
    card::{press, press_by_key},
    geometry::{HALF, Point, Shape, hexagon},
    way::{Toll, point_at, toll_of},
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

/// The backs: dangerous, deadly, and of tiles with two faces.
const BACKS: [&str; 3] = ["terrain-back-dangerous", "terrain-back-deadly", "terrain-back-double"];

/// What stands in spaces where nothing else is printed, by the number of their tile; and what lies in those that are hard
/// to cross.
const SCENERY: [&str; 4] = ["terrain-scrub", "terrain-trees", "terrain-dead-trees", "terrain-crack"];
const RUBBLE: &str = "terrain-rubble";
const POOL: &str = "terrain-pool";

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

/// A faceup tile: its number, where it lies, and its spaces with their shapes.
type Faceup = (u8, Point, Vec<(Space, Shape)>);

fn faceup(play: Play<Wasteland>, drawn: Drawn) -> Option<Faceup> {
    let tile = drawn.tile?;
    let spaces = play.game.with_value(|game| {
        let tile = game.content().tiles.get(usize::from(tile));
        tile.map(|tile| tile.spaces.clone()).unwrap_or_default()
    });
    Some((tile, drawn.at, spaces.into_iter().zip(drawn.shapes).collect()))
}

fn drawn_at(chart: Memo<Chart>, place: u8) -> Memo<Option<Drawn>> {
    memo(move || chart.with(|chart| chart.places.get(usize::from(place)).cloned()))
}

/// A place of the map with its tile: the ground. What is printed on it lies above the ground of all tiles.
#[component]
pub fn TileView(play: Play<Wasteland>, chart: Memo<Chart>, place: u8) -> impl IntoView {
    let drawn = drawn_at(chart, place);
    move || {
        let drawn = drawn.get()?;
        let (x, y) = drawn.at;
        let Some((tile, _, spaces)) = faceup(play, drawn) else {
            return Some(view! { <FacedownTile play=play place=place x=x y=y /> }.into_any());
        };
        let spaces = (0u8..).zip(spaces).map(|(space, (printed, shape))| {
            let node = Node::new(place, space);
            view! { <SpaceView play=play node=node terrain=printed.terrain shape=shape at=(x, y) /> }
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

/// What is printed on a tile, and how far away its spaces are. What is read on the map is no part of the buttons below
/// it: their names say more, in another order.
#[component]
pub fn Printed(play: Play<Wasteland>, chart: Memo<Chart>, place: u8) -> impl IntoView {
    let drawn = drawn_at(chart, place);
    move || {
        let (tile, (x, y), spaces) = faceup(play, drawn.get()?)?;
        let pictures = play.game.with_value(|game| pictures(game.content(), tile));
        let spaces = (0u8..).zip(spaces.into_iter().zip(pictures)).map(|(space, ((printed, shape), picture))| {
            let inside = inside(&printed, picture.as_deref(), shape.middle);
            // Below the name, if there is one.
            let below = if printed.name.is_some() { 58.0 } else { 36.0 };
            let at = (shape.middle.0, shape.middle.1 + below);
            view! { {inside} <ReachMark play=play node=Node::new(place, space) at=at /> }
        });
        Some(view! {
            <g class="on-tile" data-tint=(tile % 5 + 1).to_string() transform=format!("translate({x:.1} {y:.1})")>
                {spaces.collect_view()}
            </g>
        })
    }
}

/// The names on a tile, above everything that stands on the map.
#[component]
pub fn PlaceNames(play: Play<Wasteland>, chart: Memo<Chart>, place: u8) -> impl IntoView {
    let drawn = drawn_at(chart, place);
    move || {
        let (_, (x, y), spaces) = faceup(play, drawn.get()?)?;
        let names = spaces.into_iter().filter_map(|(printed, shape)| {
            let (name, middle) = (printed.name?, shape.middle);
            let nothing = memo(|| ());
            let lines = move || {
                let lines = in_lines(&told(play, nothing, |_, voice| voice.space_name(name)));
                let begin = if lines.len() > 1 { "-0.35em" } else { "0" };
                let line = |(at, line): (usize, String)| {
                    view! { <tspan x=middle.0 dy=if at == 0 { begin } else { "1em" }>{line}</tspan> }
                };
                lines.into_iter().enumerate().map(line).collect_view()
            };
            Some(view! { <text class="place-name" x=middle.0 y=middle.1 + 18.0>{lines}</text> })
        });
        Some(view! { <g class="on-tile" transform=format!("translate({x:.1} {y:.1})")>{names.collect_view()}</g> })
    }
}

/// A name in one line or, where it is long and has several words, in two of about the same length.
fn in_lines(name: &str) -> Vec<String> {
    const LONG: usize = 10;
    let whole = name.chars().count();
    let before = |at: usize| name[..at].chars().count();
    let breaks = name.match_indices(' ').map(|(at, _)| at);
    match breaks.min_by_key(|at| (2 * before(*at)).abs_diff(whole)).filter(|_| whole > LONG) {
        Some(at) => vec![name[..at].to_owned(), name[at + 1..].to_owned()],
        None => vec![name.to_owned()],
    }
}

/// The drawing in each space of a tile: that of its name; on a tile without names that of the tile, where its hardest
/// encounter is; and scenery where nothing else is printed.
fn pictures(content: &Content, number: u8) -> Vec<Option<String>> {
    let Some(tile) = content.tiles.get(usize::from(number)) else { return Vec::new() };
    let is_nameless = tile.spaces.iter().all(|space| space.name.is_none());
    let hardest = tile.spaces.iter().map(|space| space.level).max().unwrap_or_default();
    let own = tile.spaces.iter().position(|space| is_nameless && space.level == hardest);
    let scenery = SCENERY[usize::from(number) % SCENERY.len()];
    let picture = |(at, space): (usize, &Space)| {
        let is_bare = space.name.is_none() && space.icon.is_none() && space.enemies.is_empty();
        let name = space.name.and_then(|name| content.names.get(usize::from(name)));
        let place = name.or(Some(&tile.id).filter(|_| own == Some(at))).map(|id| format!("place-{id}"));
        let thing = match space.terrain {
            Terrain::Plain => scenery,
            Terrain::Difficult => RUBBLE,
            Terrain::Irradiated => POOL,
        };
        place.filter(|id| is_drawn(id)).or_else(|| is_bare.then(|| thing.to_owned()))
    };
    tile.spaces.iter().enumerate().map(picture).collect()
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
        Some(Back::Dangerous) => BACKS[0],
        Some(Back::Deadly) => BACKS[1],
        _ => BACKS[2],
    };
    view! {
        <use href=symbol(drawing) x=-HALF.0 y=-HALF.1 width=2.0 * HALF.0 height=2.0 * HALF.1></use>
        <polygon class="tile-edge" points=hexagon((0.0, 0.0))></polygon>
    }
}

/// A space of a faceup tile.
#[component]
fn SpaceView(play: Play<Wasteland>, node: Node, terrain: Terrain, shape: Shape, at: Point) -> impl IntoView {
    let spot = Spot::Space(node);
    let clip = format!("clip-{}", u16::from(node));
    let clipped = format!("url(#{clip})");
    let terrain = match terrain {
        Terrain::Plain => "plain",
        Terrain::Difficult => "difficult",
        Terrain::Irradiated => "irradiated",
    };
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot) || is_far(play, node));
    let is_own = memo(move || {
        let seat = play.own_seat();
        play.snapshot.with(|snapshot| snapshot.view.player(seat).at == node)
    });
    let here = occupants(play, node);
    let is_marked = memo(move || play.desk.marked.with(|marked| marked.contains(node)));
    let reach = toll_of(play, node);
    let is_shown = memo(move || play.desk.layer.get() == Layer::Reach);
    let around = surroundings(play, node);
    let label = move || {
        let (name, parts) = told(play, here, |view, voice| (voice.space(node), voice.space_parts(view, node)));
        let parts: String = parts.iter().map(|part| format!("{part}. ")).collect();
        let beside = told(play, around, |view, voice| {
            let name = |node: Node| match view.is_faceup(node.place()) {
                true => voice.space(node),
                false => voice.place(node.place()),
            };
            voice.adjacent(view, node).into_iter().map(name).collect::<Vec<_>>().join("; ")
        });
        let state = if is_lit.get() {
            "lit"
        } else if reach.get().is_some() {
            "far"
        } else {
            "none"
        };
        let toll = reach.get().filter(|_| !is_own.get());
        let risk = toll.filter(|toll| toll.is_risky()).map(|toll| {
            let fights = toll.fights as i64;
            let kills = if toll.kills { "yes" } else { "no" };
            fill("map-risk", &[("rads", toll.rads.into()), ("fights", fights.into()), ("kills", kills.into())])
        });
        fill(
            "map-space",
            &[
                ("name", name.as_str().into()),
                ("parts", parts.as_str().into()),
                ("state", state.into()),
                ("actions", toll.map_or(0, |toll| toll.actions).into()),
                ("risk", risk.as_deref().unwrap_or_default().into()),
                ("beside", beside.as_str().into()),
            ],
        )
    };
    let (over, focus) = aiming(play, spot);
    let over = move |event| {
        over(event);
        point_at(play, node);
    };
    let focus = move |event| {
        focus(event);
        point_at(play, node);
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

/// What the names of the neighbours of a space depend on: which tiles around it lie faceup.
fn surroundings(play: Play<Wasteland>, node: Node) -> Memo<Vec<bool>> {
    memo(move || {
        play.snapshot.with(|snapshot| {
            let view = &snapshot.view;
            let around = play.game.with_value(|game| {
                let scenario = game.content().scenarios.get(usize::from(view.scenario));
                scenario.and_then(|scenario| scenario.beside.get(usize::from(node.place())).copied())
            });
            around.into_iter().flatten().map(|place| view.is_faceup(place)).collect()
        })
    })
}

/// What is printed in a space, around its middle.
fn inside(printed: &Space, picture: Option<&str>, (x, y): Point) -> impl IntoView + use<> {
    let picture = picture.map(|drawn| {
        let is_scenery = drawn.starts_with("terrain-");
        view! { <use class:scenery=is_scenery href=symbol(drawn) x="-32" y="-60" width="64" height="64"></use> }
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
        let level = (printed.level > 0).then(|| view! { <text x="8" y="4.5">{printed.level}</text> });
        let width = if level.is_some() { 33.0 } else { 20.0 };
        view! {
            <g class="encounter-icon" transform=format!("translate({aside} -42)")>
                <g class="legible">
                    <rect x=-width / 2.0 y="-10" width=width height="20" rx="10"></rect>
                    <use href=symbol(sign) x=-width / 2.0 + 3.0 y="-7" width="14" height="14"></use>
                    {level}
                </g>
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
    }
}

/// How many actions it takes to get to a space, and that it is dangerous. The own space and one whose way is drawn have
/// none.
#[component]
fn ReachMark(play: Play<Wasteland>, node: Node, at: Point) -> impl IntoView {
    let reach = toll_of(play, node);
    let is_shown = memo(move || {
        let seat = play.own_seat();
        let is_own = play.snapshot.with(|snapshot| snapshot.view.player(seat).at == node);
        play.desk.layer.get() == Layer::Reach && !is_own && !is_far(play, node)
    });
    move || reach.get().filter(|_| is_shown.get()).map(|reach| reach_mark(at, reach))
}

/// Whether the way to a space is drawn: its line says what it takes.
fn is_far(play: Play<Wasteland>, node: Node) -> bool {
    play.desk.far.get().is_some_and(|(far, _)| far == node)
}

fn reach_mark((x, y): Point, toll: Toll) -> impl IntoView {
    // Not by its color alone.
    let warning = toll.is_risky().then(|| {
        let icon = if toll.fights > 0 { "i-fight" } else { "i-rads" };
        view! { <use href=symbol(icon) x="11" y="-7" width="14" height="14"></use> }
    });
    view! {
        <g class="reach-mark" class:risky=toll.is_risky() transform=format!("translate({x:.1} {y:.1})")>
            <g class="legible">
                <circle r="9"></circle>
                <text y="4.5">{toll.actions}</text>
                {warning}
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::TableGame as _, wasteland::art::drawings};

    #[test]
    fn a_tile_without_names_shows_its_own_picture_once() {
        let content = Wasteland::kit().game.content();
        let number_of = |id: &str| (0u8..).zip(&content.tiles).find(|(_, tile)| tile.id == id).map_or(0, |(at, _)| at);
        for id in ["bus-boneyard", "kiln-row", "burnt-suburb", "pylon-field", "glass-plain"] {
            let shown =
                pictures(content, number_of(id)).into_iter().flatten().filter(|one| *one == format!("place-{id}"));
            assert_eq!(shown.count(), 1, "{id}");
        }
        assert!(!pictures(content, number_of("crossroads-camp")).contains(&Some("place-crossroads-camp".to_owned())));
    }

    #[test]
    fn long_names_are_broken_where_both_lines_are_short() {
        let broken = |name: &str| in_lines(name).join("|");
        assert_eq!(broken("Signal Hill"), "Signal|Hill");
        assert_eq!(broken("The Vault of the Long Night"), "The Vault of|the Long Night");
        assert_eq!(broken("Затопленное депо"), "Затопленное|депо");
        assert_eq!(broken("Toll Flats"), "Toll Flats");
        assert_eq!(broken("Электростанция"), "Электростанция");
    }

    #[test]
    fn every_drawing_of_places_and_ground_is_shown() {
        let content = Wasteland::kit().game.content();
        let mut shown: Vec<String> = GROUNDS.iter().map(|ground| format!("terrain-{ground}")).collect();
        shown.extend(BACKS.map(str::to_owned));
        shown.extend((0..content.tiles.len() as u8).flat_map(|tile| pictures(content, tile)).flatten());
        let kinds = ["terrain-", "place-"];
        let of_map = drawings().iter().filter(|name| kinds.iter().any(|kind| name.starts_with(kind)));
        let idle: Vec<_> = of_map.filter(|name| !shown.iter().any(|one| one == *name)).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }
}
