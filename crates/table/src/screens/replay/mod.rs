//! The replay: a saved game on the table, step by step.

mod bar;
mod branch;
mod dice;
mod load;
mod projector;
mod reel;

use std::sync::Arc;

use kernel::{Contributions, Log, Secret, Table, Viewer};
use leptos::{prelude::*, task::spawn_local};

use self::{
    bar::ReplayBar,
    dice::Working,
    load::{Failure, LoadProgress, Loaded, NoTimeline, Picture, Rules, TimelineRef, load},
    projector::{Projector, first_eyes, scene_of},
};
pub use self::{
    dice::dice_check,
    reel::{Reel, What, steps_of},
};
use super::table::TableView;
use crate::{
    game::TableGame,
    memo::effect,
    parts::LogPanel,
    play::{Mode, Play},
    room::{RoomUpdate, Snapshot, UpdateKind},
    route::Route,
    words::{said, say},
};

/// A saved game, step by step.
pub fn replay_screen<G: TableGame>(id: String, route: ReadSignal<Route>) -> impl IntoView {
    let progress = RwSignal::new(LoadProgress::default());
    let loaded = RwSignal::new_local(None::<Result<Loaded<G>, Failure>>);
    let step = move || match route.get() {
        Route::Replay(_, step) => Some(step),
        _ => None,
    };
    let first = untrack(step).unwrap_or(0);
    spawn_local({
        let id = id.clone();
        async move {
            let found = load(&id, first, progress).await;
            loaded.try_set(Some(found));
        }
    });
    let id = StoredValue::new(id);
    move || match loaded.get() {
        None => view! { <Loading progress=progress /> }.into_any(),
        Some(Err(failure)) => failed::<G>(failure).into_any(),
        Some(Ok(loaded)) => match loaded.picture.clone() {
            Picture::Timeline(timeline, rules) => {
                let Some(projector) = project(id.get_value(), &loaded, timeline, untrack(step).unwrap_or(first)) else {
                    return failed::<G>(Failure::Empty).into_any();
                };
                effect(move || {
                    if let Some(step) = step() {
                        projector.go(step);
                    }
                });
                view! { <Projection projector=projector rules=rules /> }.into_any()
            }
            Picture::Words(log, why) => match words_only(&loaded, &log) {
                Some(play) => view! { <OnlyWords play=play why=why /> }.into_any(),
                None => failed::<G>(Failure::Empty).into_any(),
            },
        },
    }
}

/// Puts a timeline on a table of its own and shows a step; none if it has no positions at all.
fn project<G: TableGame>(id: String, loaded: &Loaded<G>, timeline: TimelineRef<G>, step: u32) -> Option<Projector<G>> {
    let eyes = first_eyes(&loaded.saved.seats);
    let (game, setup, snapshot) = {
        let timeline = timeline.borrow();
        (timeline.game().clone(), timeline.log().header.setup.clone(), scene_of(&timeline, 0, eyes)?)
    };
    let names = G::kit().names(&setup, &loaded.saved.seats);
    let play = Play::new(Mode::Replay, game, setup, names, Arc::new(snapshot));
    play.seats.set(loaded.saved.seats.clone());
    let projector = Projector::new(id, loaded.reel.clone(), timeline, play, eyes);
    projector.open_at(step);
    projector.develop_rest();
    Some(projector)
}

/// A table that shows nothing but the log. What lies on it is that of some other beginning; it only lends the
/// names of what every game has.
fn words_only<G: TableGame>(loaded: &Loaded<G>, log: &Log<G>) -> Option<Play<G>> {
    let setup = log.header.setup.clone();
    let game = G::kit().game.clone();
    let table = Table::begin(game.clone(), setup.clone(), Secret::from_number(0), Contributions::none()).ok()?;
    let line = loaded.reel.line(loaded.reel.last());
    let entries = line.into_iter().filter_map(|number| log.entries().get(number as usize));
    let events = entries.flat_map(|entry| entry.events_for(Viewer::Spectator).cloned()).collect();
    let snapshot = Snapshot {
        viewer: Viewer::Spectator,
        view: table.view(Viewer::Spectator),
        decision: Default::default(),
        number: 0,
        undo: None,
        back: None,
    };
    let names = G::kit().names(&setup, &loaded.saved.seats);
    let play = Play::new(Mode::Replay, game, setup, names, Arc::new(snapshot.clone()));
    play.seats.set(loaded.saved.seats.clone());
    let (entry, updates) = (loaded.reel.last(), kernel::updates(log.entries()));
    play.put(&RoomUpdate { entry, kind: UpdateKind::Opened, events, updates, snapshot: Arc::new(snapshot) });
    Some(play)
}

#[component]
fn Projection<G: TableGame>(projector: Projector<G>, rules: Rules) -> impl IntoView {
    view! {
        <div class="replay">
            <TableView play=projector.play />
            <ReplayBar projector=projector rules=rules />
        </div>
    }
}

#[component]
fn OnlyWords<G: TableGame>(play: Play<G>, why: NoTimeline) -> impl IntoView {
    let why = move || match &why {
        NoTimeline::NoSecret => say("replay-no-secret"),
        NoTimeline::BrokenPromise => say("dice-broken-promise"),
        NoTimeline::NoBeginning => say("replay-no-beginning"),
    };
    view! {
        <main class="replay-words">
            <h1>{said("replay-words-title")}</h1>
            <p role="alert">{why}</p>
            <p>
                <a class="btn" href=Route::Start.link()>
                    {said("replay-to-start")}
                </a>
            </p>
            <LogPanel play=play />
        </main>
    }
}

#[component]
fn Loading(progress: RwSignal<LoadProgress>) -> impl IntoView {
    view! {
        <main class="loading" role="status">
            {move || view! { <Working progress=progress.get() text="replay-loading" /> }}
        </main>
    }
}

fn failed<G: TableGame>(failure: Failure) -> impl IntoView {
    let why = move || match &failure {
        Failure::Store(trouble) => say(trouble.key()),
        Failure::Unreadable(refused) => refused.say::<G>(),
        Failure::Empty => say("replay-empty"),
    };
    view! {
        <main class="fault panel">
            <h1>{said("replay-failed")}</h1>
            <p role="alert">{why}</p>
            <p>
                <a class="btn primary" href=Route::Start.link()>
                    {said("replay-to-start")}
                </a>
            </p>
        </main>
    }
}
