//! Scenes over the map: a fight, a test, an encounter and how it turned out, and panels.

mod beside;
mod dice;
mod fight;
mod story;

use kernel::{EventId, Recorded, Seat};
use leptos::prelude::*;
use wasteland::{Wasteland, event::Event, state::Opponent, view::View};

use self::{
    fight::{FightScene, TestScene},
    story::{EncounterPage, OutcomePage},
};
use super::{
    MAP,
    messages::said,
    panel::{self, Panel},
    spot::Spot,
};
use crate::{
    memo::{effect, memo},
    play::Play,
};

/// What is shown over the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// Something is chosen at leisure.
    Panel(Panel),
    /// A fight.
    Fight,
    /// A test.
    Test,
    /// An encounter that is being resolved.
    Encounter(u16),
    /// How an encounter turned out, until it is read.
    Outcome(Outcome),
}

/// How an encounter turned out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The event with which it began.
    pub event: EventId,
    /// Whose it was.
    pub seat: Seat,
    /// The card.
    pub card: u16,
    /// The option that was chosen.
    pub option: u8,
    /// Whether it succeeded.
    pub success: bool,
}

/// The last encounter that was told, if it is over.
fn last_outcome(story: &[Recorded<Event>]) -> Option<Outcome> {
    let begin = story.iter().rposition(|told| matches!(told.event, Event::EncounterBegan { .. }))?;
    let mut chosen = None;
    let mut success = true;
    for told in &story[begin..] {
        match told.event {
            Event::OptionChosen { seat, card, option, .. } => {
                chosen = Some(Outcome { event: story[begin].id, seat, card, option, success: true });
            }
            Event::TaskEnded { success: managed, .. } if chosen.is_some() => success = managed,
            Event::EncounterReturned { .. } | Event::EncounterTrashed { .. } => {
                return chosen.map(|chosen| Outcome { success, ..chosen });
            }
            _ => {}
        }
    }
    None
}

fn scene(play: Play<Wasteland>, view: &View) -> Option<Scene> {
    if let Some(panel) = panel::asked(play, view) {
        return Some(Scene::Panel(panel));
    }
    // Whoever was fought may lie facedown already, or another in its place, while the survivor still gains from it.
    let stands = |foe: Opponent| match foe {
        Opponent::OnMap(number) => view.foes.get(number).is_some_and(|foe| foe.active),
        Opponent::Drawn { .. } => true,
    };
    if view.fights.last().is_some_and(|fight| !fight.over && stands(fight.foe)) {
        return Some(Scene::Fight);
    }
    if !view.trials.is_empty() {
        return Some(Scene::Test);
    }
    if let Some(met) = view.encounter {
        return Some(Scene::Encounter(met.card));
    }
    let outcome = play.story.with(|story| last_outcome(story));
    let is_new = |outcome: &Outcome| play.desk.read.get() < outcome.event && play.is_person(outcome.seat);
    let outcome = outcome.filter(is_new).map(Scene::Outcome);
    outcome.or_else(|| panel::opened(play).map(Scene::Panel))
}

/// The scene, if there is one.
#[component]
pub fn Scenes(play: Play<Wasteland>) -> impl IntoView {
    let scene = memo(move || play.snapshot.with(|snapshot| scene(play, &snapshot.view)));
    // A small screen shows what is asked, whatever was looked at before.
    effect(move || {
        if scene.get().is_some() && untrack(|| play.answering()).is_some() && play.tab.get_untracked() != MAP {
            play.tab.set(MAP);
        }
    });
    move || {
        scene.get().map(|scene| {
            let inside = match scene {
                Scene::Panel(panel) => panel::show(play, panel),
                Scene::Fight => view! { <FightScene play=play /> }.into_any(),
                Scene::Test => view! { <TestScene play=play /> }.into_any(),
                Scene::Encounter(card) => view! { <EncounterPage play=play card=card /> }.into_any(),
                Scene::Outcome(outcome) => view! { <OutcomePage play=play outcome=outcome /> }.into_any(),
            };
            // A long story scrolls, also by keyboard and when nothing in it can be focused.
            view! {
                <div class="scene" data-spot=Spot::Scene.name() role="group" aria-label=said("scene-label") tabindex="0">
                    {inside}
                </div>
            }
        })
    }
}
