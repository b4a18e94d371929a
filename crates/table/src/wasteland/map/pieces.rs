//! What stands on the map: survivors, enemies and quest markers. They say where they stand, so that they can be seen to
//! walk there.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::{Area, Areas, EnemyAbility},
    map::Node,
    state::{Foe, NONE},
    view::View,
};

use super::{
    Chart,
    card::{press, press_by_key},
    geometry::Point,
    tile::press_on_enter,
};
use crate::{
    memo::memo,
    parts::{seat_color, symbol},
    play::Play,
    pointing::aiming,
    wasteland::{
        art::{drawing, enemy_drawing, type_icon},
        spot::Spot,
        voice::told,
    },
};

/// The size of a piece.
const SIZE: f64 = 46.0;
/// The radius of a figure's picture.
const RADIUS: f64 = 21.0;
/// The room for a row of pieces in a space.
const ROW: f64 = 112.0;

/// A piece in its space.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// The figure of a survivor.
    Figure(Seat),
    /// An enemy.
    Foe(u8),
}

/// Where a piece stands: the middle of its space, and how far from it in the row with the others there.
type Stand = (Point, f64);

/// How far below the middle of a space the pieces stand.
const BELOW: f64 = 44.0;

fn stand(chart: &Chart, view: &View, node: Node, piece: Piece) -> Option<Stand> {
    let middle = chart.point(node)?;
    let figures = view.all_seats().filter(|seat| view.player(*seat).at == node && !view.eliminated.contains(*seat));
    let foes = view.foes.iter().filter(|(_, foe)| foe.at == node);
    let here: Vec<Piece> = figures.map(Piece::Figure).chain(foes.map(|(number, _)| Piece::Foe(number))).collect();
    let at = here.iter().position(|other| *other == piece)? as f64;
    let count = here.len() as f64;
    let apart = (ROW / count).min(SIZE + 2.0);
    Some((middle, (at - (count - 1.0) / 2.0) * apart))
}

/// The point of the map where a piece is seen.
pub fn stands(chart: &Chart, view: &View, piece: Piece) -> Option<Point> {
    let node = match piece {
        Piece::Figure(seat) => view.player(seat).at,
        Piece::Foe(number) => view.foes.get(number)?.at,
    };
    let ((x, y), aside) = stand(chart, view, node, piece)?;
    Some((x + aside, y + BELOW))
}

/// The style that puts a piece into its space.
fn moved_to(stand: Option<Stand>) -> Option<String> {
    stand.map(|((x, y), _)| format!("translate({x:.1}px, {y:.1}px)"))
}

/// The style that puts it into its row there.
fn in_row(stand: Option<Stand>) -> Option<String> {
    stand.map(|(_, aside)| format!("translate({aside:.1}px, {BELOW}px)"))
}

/// A point as motion reads it.
pub fn written((x, y): Point) -> String {
    format!("{x:.1} {y:.1}")
}

fn written_stand(stand: Option<Stand>) -> Option<String> {
    stand.map(|(middle, _)| written(middle))
}

/// All pieces.
#[component]
pub fn Pieces(play: Play<Wasteland>, chart: Memo<Chart>, #[prop(into)] seats: Signal<Vec<Seat>>) -> impl IntoView {
    let foes = memo(move || {
        play.snapshot.with(|snapshot| snapshot.view.foes.iter().map(|(number, _)| number).collect::<Vec<_>>())
    });
    let markers = memo(move || {
        play.snapshot.with(|snapshot| {
            let staged = snapshot.view.staged.iter();
            staged.flat_map(|staged| staged.markers.iter().map(move |node| (staged.quest, node))).collect::<Vec<_>>()
        })
    });
    view! {
        <g class="pieces">
            <For each=move || markers.get() key=|(quest, node)| (*quest, u16::from(*node)) let:marker>
                <Marker play=play chart=chart quest=marker.0 node=marker.1 />
            </For>
            <For each=move || foes.get() key=|foe| *foe let:foe>
                <FoePiece play=play chart=chart number=foe />
            </For>
            <For each=move || seats.get() key=|seat| *seat let:seat>
                <Figure play=play chart=chart seat=seat />
            </For>
            <g data-ghosts="" aria-hidden="true"></g>
        </g>
    }
}

/// Where a quest takes place.
#[component]
fn Marker(play: Play<Wasteland>, chart: Memo<Chart>, quest: u16, node: Node) -> impl IntoView {
    let is_hot = memo(move || play.is_hot(Spot::Quest(quest)));
    let place = move || {
        let (x, y) = chart.with(|chart| chart.point(node)).unwrap_or_default();
        format!("translate({:.1} {:.1})", x - 54.0, y - 20.0)
    };
    view! {
        <g class="marker" class:hot=is_hot transform=place aria-hidden="true">
            <g class="sized" data-piece=Spot::Marker(quest, node).name()>
                <circle r="14"></circle>
                <use href=symbol("i-quest-marker") x="-9" y="-9" width="18" height="18"></use>
            </g>
        </g>
    }
}

/// The figure of a survivor.
#[component]
fn Figure(play: Play<Wasteland>, chart: Memo<Chart>, seat: Seat) -> impl IntoView {
    let color = seat_color(play, seat);
    let at = memo(move || play.snapshot.with(|snapshot| snapshot.view.player(seat).at));
    let place = memo(move || {
        play.snapshot.with(|snapshot| chart.with(|chart| stand(chart, &snapshot.view, at.get(), Piece::Figure(seat))))
    });
    let drawn = memo(move || {
        let character = play.snapshot.with(|snapshot| snapshot.view.player(seat).character);
        let id = play.game.with_value(|game| {
            game.content().characters.get(usize::from(character)).map(|character| character.id.clone())
        });
        drawing(format!("survivor-{}", id.unwrap_or_default()), "i-person")
    });
    let is_turn = memo(move || play.snapshot.with(|snapshot| snapshot.asked_seat() == Some(seat)));
    let clip = format!("figure-clip-{}", seat.index());
    let clipped = format!("url(#{clip})");
    view! {
        <g
            class="figure"
            class:turn=is_turn
            class:off=move || place.get().is_none()
            data-seat=color.clone()
            data-spot=Spot::Figure(seat).name()
            data-at=move || written_stand(place.get())
            style:transform=move || moved_to(place.get())
            aria-hidden="true"
        >
            // A number that is written out would be put into a group, which a clip does not take.
            <clipPath id=clip><circle r=RADIUS></circle></clipPath>
            <g class="in-row" style:transform=move || in_row(place.get())>
                <g class="sized" data-moves="" data-piece=Spot::Figure(seat).name()>
                    <circle class="figure-ground" r="23"></circle>
                    <g clip-path=clipped>
                        <use href=move || symbol(&drawn.get()) x="-22" y="-22" width="44" height="44"></use>
                    </g>
                    <circle class="figure-ring" r="22"></circle>
                    <circle class="figure-sign" cx="17" cy="17" r="10"></circle>
                    <use
                        class="seat-sign"
                        href=symbol(&format!("i-seat-{color}"))
                        x="10"
                        y="10"
                        width="14"
                        height="14"
                    ></use>
                </g>
            </g>
        </g>
    }
}

/// What the looks of an enemy depend on: itself, and the power of the factions.
type Part = (Option<Foe>, [u8; 2]);

/// What of an enemy is to be seen.
#[derive(Clone, PartialEq)]
struct Looks {
    foe: Foe,
    drawn: String,
    stats: Option<(u8, Areas, Vec<EnemyAbility>)>,
}

fn looks(play: Play<Wasteland>, number: u8, part: Memo<Part>) -> Option<Looks> {
    told(play, part, |view, voice| {
        let foe = view.foes.get(number)?;
        let token = (foe.token != NONE).then_some(foe.token);
        let drawn = play.game.with_value(|game| enemy_drawing(game.content(), view.scenario, foe.kind, token));
        let stats = voice.foe_stats(view, foe).map(|(level, areas, abilities)| {
            (level, areas, EnemyAbility::ALL.into_iter().filter(|ability| abilities.has(*ability)).collect())
        });
        Some(Looks { foe, drawn, stats })
    })
}

/// The icon of an ability.
pub const fn ability_icon(ability: EnemyAbility) -> &'static str {
    match ability {
        EnemyAbility::Aggressive => "aggressive",
        EnemyAbility::Armor => "armor",
        EnemyAbility::Loot => "loot",
        EnemyAbility::Radiation => "rads",
        EnemyAbility::Ranged => "ranged",
        EnemyAbility::Retreat => "retreat",
    }
}

/// An enemy.
#[component]
fn FoePiece(play: Play<Wasteland>, chart: Memo<Chart>, number: u8) -> impl IntoView {
    let spot = Spot::Foe(number);
    let part: Memo<Part> =
        memo(move || play.snapshot.with(|snapshot| (snapshot.view.foes.get(number), snapshot.view.power)));
    let looks = memo(move || looks(play, number, part));
    let place = memo(move || {
        let at = looks.get().map_or(Node::NONE, |looks| looks.foe.at);
        play.snapshot.with(|snapshot| chart.with(|chart| stand(chart, &snapshot.view, at, Piece::Foe(number))))
    });
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let label = move || told(play, part, |view, voice| voice.foe_text(view, number));
    let (over, focus) = aiming(play, spot);
    let level = memo(move || looks.get().and_then(|looks| looks.stats.map(|(level, ..)| level)));
    let inside = move || {
        looks.get().map(|Looks { foe, drawn, stats }| match stats {
            // A faction whose tokens are no enemies shows its own sign.
            None if foe.kind.faction().is_some() => view! {
                <circle class="token-back" r="20"></circle>
                <use class="token" href=symbol(&drawn) x="-17" y="-17" width="34" height="34"></use>
            }
            .into_any(),
            None => view! {
                <circle class="token-back" r="18"></circle>
                <use
                    class="token-sign"
                    href=symbol(&format!("i-{}", type_icon(foe.kind)))
                    x="-11"
                    y="-11"
                    width="22"
                    height="22"
                ></use>
            }
            .into_any(),
            Some((_, areas, abilities)) => {
                let signs = (0u8..).zip(abilities).map(|(at, ability)| {
                    view! {
                        <use
                            class="ability"
                            href=symbol(&format!("i-{}", ability_icon(ability)))
                            x="12"
                            y=-24.0 + 13.0 * f64::from(at)
                            width="13"
                            height="13"
                        ></use>
                    }
                });
                view! {
                    <use class="token" href=symbol(&drawn) x="-23" y="-23" width="46" height="46"></use>
                    <g transform="translate(15 14)">{body(areas)}</g>
                    {signs.collect_view()}
                }
                .into_any()
            }
        })
    };
    view! {
        <g
            class="foe"
            class:lit=is_lit
            class:hot=is_hot
            class:off=move || place.get().is_none()
            data-spot=spot.name()
            data-at=move || written_stand(place.get())
            style:transform=move || moved_to(place.get())
        >
            <g class="in-row" style:transform=move || in_row(place.get())>
                <g class="sized" data-moves="" data-piece=spot.name()>
                    <g
                        class="foe-button"
                        role="button"
                        tabindex="-1"
                        aria-label=label
                        on:pointerenter=over
                        on:focus=focus
                        on:click=move |event| {
                            event.stop_propagation();
                            press(play, spot);
                        }
                        on:keydown=move |event| press_on_enter(&event, || press_by_key(play, spot))
                    >
                        {inside}
                    </g>
                    {move || level.get().map(level_disc)}
                </g>
            </g>
        </g>
    }
}

/// The level of an enemy, beside its button.
fn level_disc(level: u8) -> impl IntoView {
    view! {
        <g class="level-tag" aria-hidden="true" transform="translate(-17 16)">
            <g class="legible">
                <circle class="level-disc" r="8"></circle>
                <text class="level" y="4.5">{level}</text>
            </g>
        </g>
    }
}

/// A small body with its vulnerable areas lit.
pub fn body(areas: Areas) -> impl IntoView {
    let part = |(area, shape): (Area, &'static str)| {
        view! { <path class="area" class:open=areas.contains(area) d=shape></path> }
    };
    view! { <g class="body">{PARTS.map(part)}</g> }
}

/// The areas of a body as shapes around its middle.
pub const PARTS: [(Area, &str); 4] = [
    (Area::Head, "M-3.5 -8a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z"),
    (Area::Arms, "M-8 -4h4v8h-4zM4 -4h4v8h-4z"),
    (Area::Body, "M-3.5 -4h7v8h-7z"),
    (Area::Legs, "M-3.5 4.5h3v7h-3zM.5 4.5h3v7h-3z"),
];
