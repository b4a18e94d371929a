//! Ways: where the survivor can get to in this turn, what it takes and risks, and going there step by step.

use std::sync::Arc;

use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    map::Node,
    outlook::{Path, Reachable},
    view::View,
};

use super::Chart;
use crate::{
    memo::{effect, memo},
    play::Play,
    wasteland::{messages::said, spot::Spot, voice::analysed},
};

/// Whether the person at this screen is asked what to do in their turn.
pub fn is_own_turn(play: Play<Wasteland>) -> bool {
    play.answering().is_some() && play.ask() == Some(Ask::Turn)
}

/// The spaces within reach of this turn, worked out once for each position.
pub fn reach(play: Play<Wasteland>) -> Arc<Vec<Reachable>> {
    let snapshot = play.snapshot.get();
    if !is_own_turn(play) {
        return Arc::default();
    }
    let number = snapshot.number;
    if let Some((_, known)) = play.desk.reach.get_value().filter(|(known, _)| *known == number) {
        return known;
    }
    let seat = play.own_seat();
    let found = Arc::new(analysed(play, |analysis| analysis.reach(seat).spaces).unwrap_or_default());
    play.desk.reach.set_value(Some((number, found.clone())));
    found
}

/// The best way to a space: with the fewest actions.
pub fn path_to(play: Play<Wasteland>, node: Node) -> Option<Path> {
    reach(play).iter().find(|space| space.node == node).and_then(|space| space.ways.first().cloned())
}

/// How many actions it takes to get to a space, and whether there is danger on the way; none where it is out of reach.
pub fn reach_of(play: Play<Wasteland>, node: Node) -> Memo<Option<(u8, bool)>> {
    memo(move || {
        let reach = reach(play);
        let way = reach.iter().find(|space| space.node == node)?.ways.first()?;
        Some((way.actions, way.kills || way.rads > 0 || !way.fights.is_empty()))
    })
}

/// A space is pointed at: a far one shows its way.
pub fn point_at(play: Play<Wasteland>, node: Node) {
    let is_far = untrack(|| play.choices_at(Spot::Space(node)).is_empty() && path_to(play, node).is_some());
    let far = is_far.then_some(node);
    if play.desk.far.get_untracked() != far {
        play.desk.far.set(far);
    }
}

/// Begins to walk.
pub fn set_out(play: Play<Wasteland>, node: Node) {
    let Some(path) = untrack(|| path_to(play, node)) else { return };
    play.desk.far.set(None);
    play.desk.walk.set(path.steps);
}

/// The choice with which a walk goes on: the next step, or the move action that it needs.
fn next_choice(view: &View, options: &[Choice], at: Node, walk: &[Node]) -> Option<Choice> {
    // Whoever stands on the way has come this far.
    let next = match walk.iter().position(|node| *node == at) {
        Some(here) => walk.get(here + 1),
        None => walk.first(),
    };
    let step = Choice::Step(*next?);
    let goes = |choice: &Choice| options.contains(choice);
    Some(step).filter(goes).or(Some(Choice::Move).filter(goes).filter(|_| view.turn.actions > 0))
}

/// Walks on as long as nothing unforeseen happens: another question than what to do next ends it, and so does any answer
/// of the person.
pub fn walk(play: Play<Wasteland>) {
    effect(move || {
        let walk = play.desk.walk.get();
        if walk.is_empty() || play.is_acting.get() {
            return;
        }
        let Some(seat) = play.answering().filter(|_| is_own_turn(play)) else { return play.desk.walk.set(Vec::new()) };
        let (at, choice) = play.snapshot.with(|snapshot| {
            let at = snapshot.view.player(seat).at;
            (at, next_choice(&snapshot.view, &snapshot.decision.options, at, &walk))
        });
        let is_there = walk.last() == Some(&at);
        match choice.filter(|_| !is_there) {
            Some(choice) => {
                let here = walk.iter().position(|node| *node == at);
                let rest = here.map_or_else(|| walk.clone(), |here| walk[here + 1..].to_vec());
                if rest != walk {
                    return play.desk.walk.set(rest);
                }
                untrack(|| play.choose(choice));
            }
            None => play.desk.walk.set(Vec::new()),
        }
    });
}

/// The way to the space that is pointed at, or that the survivor is going.
#[component]
pub fn WayLine(play: Play<Wasteland>, chart: Memo<Chart>) -> impl IntoView {
    let steps = memo(move || {
        let walk = play.desk.walk.get();
        if !walk.is_empty() {
            return walk;
        }
        let pointed = play.desk.far.get();
        pointed.and_then(|node| path_to(play, node)).map(|path| path.steps).unwrap_or_default()
    });
    move || {
        let steps = steps.get();
        if steps.is_empty() {
            return None;
        }
        let seat = play.own_seat();
        let from = play.snapshot.with(|snapshot| snapshot.view.player(seat).at);
        let points: Vec<(f64, f64)> = chart.with(|chart| {
            std::iter::once(from).chain(steps.iter().copied()).filter_map(|node| chart.point(node)).collect()
        });
        let line = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ");
        let dots = (1..).zip(points.into_iter().skip(1)).map(|(number, (x, y)): (usize, _)| {
            view! {
                <circle cx=x cy=y r="12"></circle>
                <text x=x y=y + 5.0>{number}</text>
            }
        });
        Some(view! { <g class="way" aria-hidden="true"><polyline points=line></polyline>{dots.collect_view()}</g> })
    }
}

/// While the survivor walks, a way to stop.
#[component]
pub fn WalkCard(play: Play<Wasteland>) -> impl IntoView {
    view! {
        <Show when=move || !play.desk.walk.with(Vec::is_empty)>
            <div class="map-card">
                <button type="button" class="btn" on:click=move |_| play.desk.walk.set(Vec::new())>
                    {said("way-stop")}
                </button>
            </div>
        </Show>
    }
}
