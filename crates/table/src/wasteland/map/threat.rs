//! What the enemies would do at the end of the round, drawn over the map: who would go where and whom they would attack,
//! and how likely their type is to come. The drawer says the same in words.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::EnemyType,
    map::Node,
    outlook::{Deed, KindForecast},
    view::View,
};

use super::{
    Chart,
    geometry::Point,
    pieces::{Piece, stands},
};
use crate::{
    memo::{effect, memo},
    parts::Icon,
    play::Play,
    wasteland::{
        JOURNAL,
        art::type_icon,
        desk::{Layer, Page},
        map::way::is_own_turn,
        messages::{fill, said},
        voice::{analysed, speak},
    },
};

/// The types that could come and have somebody on the map, the likeliest first.
pub fn coming(mut kinds: Vec<KindForecast>) -> Vec<KindForecast> {
    kinds.retain(|kind| !kind.chance.is_zero() && (!kind.foes.is_empty() || !kind.wake.is_empty()));
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.chance.per_mille()));
    kinds
}

/// These types, worked out only while they are looked at.
pub fn forecast(play: Play<Wasteland>) -> Memo<Vec<KindForecast>> {
    memo(move || {
        if play.desk.layer.get() != Layer::Threat {
            return Vec::new();
        }
        coming(analysed(play, |analysis| analysis.activation().kinds).unwrap_or_default())
    })
}

/// Whether this is the last action of a turn: what is done now is done before the enemies come.
fn is_last_action(view: &View) -> bool {
    view.turn.actions == 0 || view.turn.actions == 1 && view.turn.points == 0
}

/// The threat shows itself once in a turn, at its last action, and goes when the turn is over.
pub fn warn(play: Play<Wasteland>) {
    let now = memo(move || {
        let is_asked = is_own_turn(play);
        play.snapshot.with(|snapshot| {
            let view = &snapshot.view;
            let has_enemies = view.foes.iter().next().is_some();
            ((view.round, view.active), is_asked && has_enemies && is_last_action(view))
        })
    });
    effect(move || {
        let desk = play.desk;
        let (turn, is_last) = now.get();
        let is_other = desk.warned.get_value() != Some(turn);
        if is_last && is_other {
            desk.warned.set_value(Some(turn));
            desk.is_warning.set_value(true);
            desk.layer.set(Layer::Threat);
        } else if is_other && desk.is_warning.get_value() {
            desk.is_warning.set_value(false);
            desk.layer.set(Layer::Reach);
        }
    });
}

/// Lays something over the map, as the person wants it.
pub fn lay(play: Play<Wasteland>, layer: Layer) {
    play.desk.is_warning.set_value(false);
    play.desk.layer.set(layer);
}

/// What one enemy would do, as it is drawn.
#[derive(Clone, Debug)]
struct Stroke {
    kind: EnemyType,
    per_mille: u16,
    /// The space it is in, and where it stands.
    at: Node,
    from: Point,
    /// Where it may go; several where the first player chooses.
    to: Vec<(Node, Option<Seat>)>,
    /// Whom it would fight without going anywhere.
    fights: Option<Seat>,
    wakes: bool,
}

impl Stroke {
    fn is_attack(&self) -> bool {
        self.fights.is_some() || self.to.iter().any(|(_, attacked)| attacked.is_some())
    }
}

/// How likely a type is to come, told once over all of its enemies in a space that would do the same.
#[derive(Clone, PartialEq, Debug)]
struct Tag {
    kind: EnemyType,
    wakes: bool,
    per_mille: u16,
    at: Node,
    /// The point that it stands over: between the outermost of them.
    from: Point,
    /// How many others of the space it stands above.
    row: u8,
    is_attack: bool,
}

/// The tags of all strokes. Those of one space stand above each other, for side by side they would cover each other.
fn tags(strokes: &[Stroke]) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    for stroke in strokes {
        let is_same = |tag: &&mut Tag| (tag.at, tag.kind, tag.wakes) == (stroke.at, stroke.kind, stroke.wakes);
        if let Some(tag) = tags.iter_mut().find(is_same) {
            tag.from = ((tag.from.0 + stroke.from.0) / 2.0, tag.from.1.min(stroke.from.1));
            tag.is_attack |= stroke.is_attack();
            continue;
        }
        let row = tags.iter().filter(|tag| tag.at == stroke.at).count() as u8;
        let Stroke { kind, wakes, per_mille, at, from, .. } = *stroke;
        tags.push(Tag { kind, wakes, per_mille, at, from, row, is_attack: stroke.is_attack() });
    }
    tags
}

fn strokes(kinds: &[KindForecast], chart: &Chart, view: &View) -> Vec<Stroke> {
    let mut all = Vec::new();
    for forecast in kinds {
        let per_mille = forecast.chance.per_mille();
        let of = |foe: u8| Some((view.foes.get(foe)?.at, stands(chart, view, Piece::Foe(foe))?));
        for one in &forecast.foes {
            let Some((at, from)) = of(one.foe) else { continue };
            let (to, fights) = match &one.deed {
                Deed::Fights(seat) => (Vec::new(), Some(*seat)),
                Deed::Moves { ways, .. } => (ways.iter().map(|way| (way.node, way.fights)).collect(), None),
                Deed::Stays => continue,
            };
            all.push(Stroke { kind: forecast.kind, per_mille, at, from, to, fights, wakes: false });
        }
        let woken = forecast.wake.iter().filter_map(|foe| of(*foe));
        all.extend(woken.map(|(at, from)| Stroke {
            kind: forecast.kind,
            per_mille,
            at,
            from,
            to: Vec::new(),
            fights: None,
            wakes: true,
        }));
    }
    all
}

/// The arrows.
#[component]
pub fn Arrows(play: Play<Wasteland>, chart: Memo<Chart>, kinds: Memo<Vec<KindForecast>>) -> impl IntoView {
    move || {
        let kinds = kinds.get();
        if kinds.is_empty() {
            return None;
        }
        let drawn = play.snapshot.with(|snapshot| {
            chart.with(|chart| {
                let strokes = strokes(&kinds, chart, &snapshot.view);
                let tags = tags(&strokes).into_iter().map(|tag| draw_tag(play, &tag)).collect_view();
                let drawn = strokes.into_iter().map(|stroke| draw(chart, &snapshot.view, stroke)).collect_view();
                // No arrow covers a number.
                (drawn, tags)
            })
        });
        Some(view! { <g class="threat" aria-hidden="true">{drawn}</g> })
    }
}

fn draw(chart: &Chart, view: &View, stroke: Stroke) -> impl IntoView + use<> {
    let is_attack = stroke.is_attack();
    let Stroke { per_mille, from, to, fights, wakes, .. } = stroke;
    // The likelier, the stronger; never so weak that it is overlooked.
    let strength = format!("{:.2}", 0.45 + 0.55 * f64::from(per_mille) / 1000.0);
    let is_split = to.len() > 1;
    let arrows: Vec<_> = to
        .iter()
        .filter_map(|(node, attacked)| {
            let middle = chart.point(*node)?;
            let end = attacked.and_then(|seat| stands(chart, view, Piece::Figure(seat))).unwrap_or(middle);
            Some(arrow(from, end, attacked.is_some(), is_split))
        })
        .collect();
    let stab =
        fights.and_then(|seat| stands(chart, view, Piece::Figure(seat))).map(|end| arrow(from, end, true, false));
    view! {
        <g class="stroke" class:attack=is_attack class:wakes=wakes style:opacity=strength>
            {arrows}
            {stab}
        </g>
    }
}

fn draw_tag(play: Play<Wasteland>, tag: &Tag) -> impl IntoView + use<> {
    let Tag { kind, wakes, per_mille, from: (x, y), row, is_attack, .. } = *tag;
    let chance = speak(play, |_, voice| voice.percent(per_mille));
    let width = 30.0 + 7.0 * chance.chars().count() as f64;
    let above = -22.0 * f64::from(row);
    view! {
        <g class="odds-tag" class:attack=is_attack transform=format!("translate({x:.1} {:.1})", y - 34.0)>
            <g class="legible">
                <rect x=-width / 2.0 y=above - 10.0 width=width height="20" rx="10"></rect>
                <use
                    href=crate::parts::symbol(&format!("i-{}", if wakes { "activate" } else { type_icon(kind) }))
                    x=-width / 2.0 + 5.0
                    y=above - 7.0
                    width="14"
                    height="14"
                ></use>
                <text x="9" y=above + 4.5>{chance}</text>
            </g>
        </g>
    }
}

/// An arrow from a piece to a place: a line that begins beside the piece, and a head.
fn arrow(from: Point, to: Point, is_attack: bool, is_split: bool) -> impl IntoView + use<> {
    const CLEAR: f64 = 26.0;
    const HEAD: f64 = 20.0;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let far = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / far, dy / far);
    let begin = (from.0 + ux * CLEAR.min(far / 3.0), from.1 + uy * CLEAR.min(far / 3.0));
    // Nobody covers whom it points at.
    let short = if is_attack { CLEAR.min(far / 4.0) } else { 0.0 };
    let tip = (to.0 - ux * short, to.1 - uy * short);
    let neck = (tip.0 - ux * HEAD, tip.1 - uy * HEAD);
    let half = HEAD * 0.55;
    let points = format!(
        "{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
        tip.0,
        tip.1,
        neck.0 - uy * half,
        neck.1 + ux * half,
        neck.0 + uy * half,
        neck.1 - ux * half
    );
    view! {
        <line class:split=is_split x1=begin.0 y1=begin.1 x2=neck.0 y2=neck.1></line>
        <polygon points=points></polygon>
    }
}

/// The same beside the map: which types come how likely, and who would be attacked. It can be sent away.
#[component]
pub fn ThreatCard(play: Play<Wasteland>, kinds: Memo<Vec<KindForecast>>) -> impl IntoView {
    let line = move |forecast: KindForecast| {
        let (name, chance, attacks) = speak(play, |_, voice| {
            let is_attack = |deed: &Deed| match deed {
                Deed::Fights(_) => true,
                Deed::Moves { ways, .. } => ways.iter().any(|way| way.fights.is_some()),
                Deed::Stays => false,
            };
            let attacks = forecast.foes.iter().filter(|one| is_attack(&one.deed));
            let attacks = attacks.map(|one| format!("{} {}", voice.foe(one.foe), voice.deed(&one.deed)));
            (voice.enemies(forecast.kind), voice.percent(forecast.chance.per_mille()), attacks.collect::<Vec<_>>())
        });
        let moves = forecast.foes.iter().filter(|one| matches!(one.deed, Deed::Moves { .. })).count() as i64;
        let wakes = forecast.wake.len() as i64;
        view! {
            <li>
                <p class="threat-kind"><Icon name=type_icon(forecast.kind) /><span class="name">{name}</span><b>{chance}</b></p>
                {(moves > 0).then(|| view! { <p class="muted">{fill("threat-moves", &[("n", moves.into())])}</p> })}
                {(wakes > 0).then(|| view! { <p class="muted">{fill("forecast-wake", &[("n", wakes.into())])}</p> })}
                {attacks.into_iter().map(|attack| view! { <p class="attack">{attack}</p> }).collect_view()}
            </li>
        }
    };
    let read = move |_| {
        play.desk.page.set(Some(Page::Forecast));
        play.tab.set(JOURNAL);
    };
    view! {
        <Show when=move || play.desk.layer.get() == Layer::Threat>
            <section class="threat-card" aria-label=said("threat-title")>
                <header>
                    <h3>{said("threat-title")}</h3>
                    <button type="button" class="btn quiet" on:click=read>{said("threat-read")}</button>
                    <button
                        type="button"
                        class="btn square quiet"
                        title=said("threat-close")
                        aria-label=said("threat-close")
                        on:click=move |_| lay(play, Layer::Reach)
                    >
                        <Icon name="close" />
                    </button>
                </header>
                <ul tabindex="0">{move || kinds.get().into_iter().map(line).collect_view()}</ul>
                <Show when=move || kinds.with(Vec::is_empty)>
                    <p class="muted">{said("threat-none")}</p>
                </Show>
            </section>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use wasteland::outlook::Fraction;

    use super::*;

    #[test]
    fn the_likeliest_come_first_and_who_cannot_come_is_left_out() {
        let kind = |kind: EnemyType, of_ten: u8, wake: &[u8]| KindForecast {
            kind,
            cards: of_ten,
            chance: Fraction::of(of_ten.into(), 10),
            icons: Fraction::of(of_ten.into(), 10),
            foes: Vec::new(),
            wake: wake.to_vec(),
        };
        let all = vec![
            kind(EnemyType::Critter, 2, &[1]),
            kind(EnemyType::Human, 0, &[2]),
            kind(EnemyType::Robot, 5, &[3]),
            kind(EnemyType::Monster, 9, &[]),
        ];
        let told: Vec<EnemyType> = coming(all).into_iter().map(|one| one.kind).collect();
        assert_eq!(told, [EnemyType::Robot, EnemyType::Critter]);
    }

    #[test]
    fn a_chance_is_told_once_for_a_type_in_a_space_and_above_others() {
        let stroke = |kind: EnemyType, x: f64, fights: Option<Seat>| Stroke {
            kind,
            per_mille: 300,
            at: Node::new(1, 0),
            from: (x, 50.0),
            to: Vec::new(),
            fights,
            wakes: false,
        };
        let me = Some(Seat::new(0));
        let strokes = [
            stroke(EnemyType::Star, 10.0, None),
            stroke(EnemyType::Star, 30.0, me),
            stroke(EnemyType::Robot, 50.0, None),
        ];
        let told: Vec<_> = tags(&strokes).into_iter().map(|tag| (tag.from.0, tag.row, tag.is_attack)).collect();
        assert_eq!(told, [(20.0, 0, true), (50.0, 1, false)]);
        let elsewhere = Stroke { at: Node::new(2, 0), ..stroke(EnemyType::Star, 90.0, None) };
        assert_eq!(tags(&[strokes[0].clone(), elsewhere]).len(), 2);
    }
}
