//! Where quests take place: pointing at one lights its spaces.

use leptos::prelude::*;
use wasteland::{Wasteland, map::Node};

use super::Chart;
use crate::{
    memo::memo,
    play::Play,
    wasteland::{spot::Spot, voice::analysed},
};

/// The spaces of the quest that is pointed at, lit.
#[component]
pub fn QuestPlaces(play: Play<Wasteland>, chart: Memo<Chart>) -> impl IntoView {
    let pointed = memo(move || {
        let staged = play.snapshot.with(|snapshot| snapshot.view.staged.quests().collect::<Vec<_>>());
        staged.into_iter().find(|quest| play.is_hot(Spot::Quest(*quest)))
    });
    let nodes = memo(move || {
        let Some(quest) = pointed.get() else { return Vec::new() };
        let places = analysed(play, |analysis| analysis.quest_places(quest)).unwrap_or_default();
        places.iter().collect::<Vec<Node>>()
    });
    let lit = move || {
        let shape = |node: Node| {
            chart.with(|chart| {
                let place = chart.places.get(usize::from(node.place()))?;
                let shape = place.shapes.get(usize::from(node.space()))?;
                let (x, y) = place.at;
                let clip = format!("url(#clip-{})", u16::from(node));
                Some(view! {
                    <g transform=format!("translate({x:.1} {y:.1})")>
                        <path class="quest-glow" d=shape.border.clone() clip-path=clip></path>
                    </g>
                })
            })
        };
        nodes.get().into_iter().filter_map(shape).collect_view()
    };
    view! { <g class="quest-places" aria-hidden="true">{lit}</g> }
}
