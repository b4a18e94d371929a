//! The bar under a replay: transport, scrubber, speed, whose eyes look, and the ways on from here.

use kernel::{EventId, Viewer};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

use super::{
    branch::PlayFromHere,
    dice::dice_check,
    load::Rules,
    projector::{Projector, Speed, allowed_eyes},
    reel::{Stop, What, steps_of},
};
use crate::{
    game::{self, TableGame, Voice as _},
    memo::{follow, memo},
    parts::{CopyLink, Icon},
    route::Route,
    words::{fill, said, say},
};

/// Of each deck these are shown to a referee.
const CARDS_AHEAD: usize = 3;

/// The bar.
#[component]
pub fn ReplayBar<G: TableGame>(
    /// What it moves.
    projector: Projector<G>,
    /// Whether rules and cards are those of this page.
    rules: Rules,
) -> impl IntoView {
    let dice = RwSignal::new(false);
    let branch = RwSignal::new(false);
    keys(projector);
    let total = projector.reel.with_value(|reel| reel.len());
    let is_checked = memo(move || rules == Rules::Same && projector.replayed.get() == total);
    let id = projector.id.get_value();
    let here = Signal::derive(move || Route::Replay(projector.id.get_value(), projector.now.get()));
    let link_name = Signal::derive(move || step_number(projector));
    view! {
        <footer class="replay-bar" aria-label=said("replay-label")>
            <Notes projector=projector rules=rules />
            <Transport projector=projector />
            <Scrubber projector=projector />
            <Speeds projector=projector />
            <div class="btn-row replay-actions">
                <Eyes projector=projector />
                <CopyLink route=here what=link_name />
                <button
                    type="button"
                    class="btn quiet checked"
                    class:good=is_checked
                    title=said("dice-title")
                    on:click=move |_| dice.set(true)
                >
                    {move || {
                        let icon = if is_checked.get() { "check" } else { "dice" };
                        view! { <Icon name=icon /> }
                    }}
                    <span>{said("replay-dice")}</span>
                </button>
                <button
                    type="button"
                    class="btn primary"
                    disabled=rules != Rules::Same
                    on:click=move |_| branch.set(true)
                >
                    <Icon name="play" />
                    {said("replay-branch")}
                </button>
            </div>
        </footer>
        {dice_check::<G>(id, dice)}
        <PlayFromHere projector=projector open=branch />
    }
}

/// Moves with the keyboard, wherever the focus is, except where the key has a meaning of its own.
fn keys<G: TableGame>(projector: Projector<G>) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented() || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_in =
            |selector: &str| target.as_ref().is_some_and(|at| at.closest(selector).is_ok_and(|at| at.is_some()));
        if is_in("input, select, textarea, dialog, .log-lines") {
            return;
        }
        let stop = if event.shift_key() { Stop::Turn } else { Stop::Step };
        match event.key().as_str() {
            "ArrowLeft" => projector.leap(stop, false),
            "ArrowRight" => projector.leap(stop, true),
            "PageUp" => projector.leap(Stop::Round, false),
            "PageDown" => projector.leap(Stop::Round, true),
            "Home" => projector.stop_at(0),
            "End" => projector.stop_at(u32::MAX),
            " " if !is_in("button, a, summary") => projector.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

#[component]
fn Transport<G: TableGame>(projector: Projector<G>) -> impl IntoView {
    let is_first = memo(move || projector.now.get() == 0);
    let is_last = memo(move || projector.now.get() >= projector.reel.with_value(|reel| reel.last()));
    // A button that goes out while it has the focus would lose it, so it only says that it does nothing.
    let button = move |icon: &'static str, key: &'static str, is_idle: Memo<bool>, act: Callback<()>| {
        view! {
            <button
                type="button"
                class="btn quiet square"
                aria-label=said(key)
                title=said(key)
                aria-disabled=move || is_idle.get().to_string()
                on:click=move |_| act.run(())
            >
                <Icon name=icon />
            </button>
        }
    };
    let leap = |stop, forward| Callback::new(move |()| projector.leap(stop, forward));
    let play_key = move || if projector.is_running.get() { "replay-pause" } else { "replay-play" };
    let leaps = move |stop, name: &'static str, back: &'static str, forth: &'static str| {
        view! {
            <div class="leap">
                {button("arrow-left", back, is_first, leap(stop, false))}
                <span class="label" aria-hidden="true">{said(name)}</span>
                {button("arrow", forth, is_last, leap(stop, true))}
            </div>
        }
    };
    view! {
        <div class="transport" role="group" aria-label=said("replay-transport")>
            {button("first", "replay-first", is_first, Callback::new(move |()| projector.stop_at(0)))}
            {button("step-back", "replay-back", is_first, leap(Stop::Step, false))}
            <button
                type="button"
                class="btn quiet square main"
                aria-label=move || say(play_key())
                title=move || say(play_key())
                on:click=move |_| projector.toggle()
            >
                {move || {
                    let icon = if projector.is_running.get() { "pause" } else { "play" };
                    view! { <Icon name=icon /> }
                }}
            </button>
            {button("step", "replay-next", is_last, leap(Stop::Step, true))}
            {button("last", "replay-last", is_last, Callback::new(move |()| projector.stop_at(u32::MAX)))}
        </div>
        <div class="leaps">
            {leaps(Stop::Turn, "replay-turn", "replay-turn-back", "replay-turn-next")}
            {leaps(Stop::Round, "replay-round", "replay-round-back", "replay-round-next")}
        </div>
    }
}

#[component]
fn Scrubber<G: TableGame>(projector: Projector<G>) -> impl IntoView {
    let last = projector.reel.with_value(|reel| reel.last());
    let share = move |step: u32| format!("{:.2}%", f64::from(step) * 100.0 / f64::from(last.max(1)));
    let ticks = projector.reel.with_value(|reel| marked_rounds(&reel.rounds(), last));
    let taken_back = projector.reel.with_value(|reel| reel.taken_back());
    let spoken = move || {
        let (number, told) = (step_number(projector), told(projector));
        let round = i64::from(projector.reel.with_value(|reel| reel.round(projector.now.get())));
        let fillings = [("step", number.as_str().into()), ("round", round.into()), ("told", told.as_str().into())];
        fill("replay-spoken", &fillings)
    };
    let moved = move |event: ev::Event| {
        if let Ok(step) = event_target_value(&event).parse() {
            projector.stop_at(step);
        }
    };
    view! {
        <div class="scrub">
            <div class="where">
                <span class="told">{move || told(projector)}</span>
                <span class="num">{move || step_number(projector)}</span>
            </div>
            <input
                type="range"
                class="range"
                aria-label=said("replay-scrubber")
                aria-valuetext=spoken
                min="0"
                max=last.to_string()
                prop:value=move || projector.now.get().to_string()
                style:--at=move || share(projector.now.get())
                on:input=moved
            />
            <div class="ticks" aria-hidden="true">
                {taken_back
                    .into_iter()
                    .map(|(from, to)| {
                        let width = share(to + 1 - from);
                        view! { <i class="gone" style:--at=share(from) style:--width=width></i> }
                    })
                    .collect_view()}
                {ticks
                    .into_iter()
                    .map(|(step, round)| view! { <span style:--at=share(step)>{round.to_string()}</span> })
                    .collect_view()}
            </div>
        </div>
    }
}

/// The rounds whose numbers have room under the scrubber.
fn marked_rounds(rounds: &[(u32, u16)], last: u32) -> Vec<(u32, u16)> {
    const MOST_MARKS: u32 = 24;
    let gap = last / MOST_MARKS;
    let mut marked: Vec<(u32, u16)> = Vec::new();
    for (step, round) in rounds {
        if marked.last().is_none_or(|(before, _)| step.saturating_sub(*before) >= gap.max(1)) {
            marked.push((*step, *round));
        }
    }
    marked
}

/// `step 12 of 694`.
fn step_number<G: TableGame>(projector: Projector<G>) -> String {
    let last = i64::from(projector.reel.with_value(|reel| reel.last()));
    fill("replay-step", &[("step", i64::from(projector.now.get()).into()), ("last", last.into())])
}

/// What happens in the step that is shown.
fn told<G: TableGame>(projector: Projector<G>) -> String {
    let play = projector.play;
    let step = projector.now.get();
    let Some(what) = projector.reel.with_value(|reel| reel.frame(step).map(|frame| frame.what)) else {
        return String::new();
    };
    let seat = match what {
        What::Begin => return say("replay-told-begin"),
        What::Undo => return say("replay-told-undo"),
        What::Update => return say("replay-told-update"),
        What::Unread => return say("replay-told-unread"),
        What::Move(seat) => seat,
    };
    let snapshot = play.snapshot.get();
    let timeline = projector.timeline.get_value();
    let timeline = timeline.borrow();
    let Some(entry) = timeline.log().entries().get(step as usize) else { return String::new() };
    let events: Vec<_> = entry.events_for(snapshot.viewer).cloned().collect();
    let deed = events.iter().find(|told| G::seat_of(&told.event) == Some(seat) && G::begun_turn(&told.event).is_none());
    let deed = deed.and_then(|deed| {
        let lines = play.voice(|voice| voice.log_since(&snapshot.view, &events, EventId::NONE));
        lines.into_iter().find(|line| line.id == deed.id).map(|line| line.text)
    });
    deed.unwrap_or_else(|| {
        let name = play.voice(|voice| voice.seat(seat));
        fill("replay-told-answer", &[("seat", name.as_str().into())])
    })
}

#[component]
fn Speeds<G: TableGame>(projector: Projector<G>) -> impl IntoView {
    let button = move |speed: Speed| {
        let label = move || say(&format!("replay-speed-{}", speed.name()));
        view! {
            <button
                type="button"
                aria-pressed=move || (projector.speed.get() == speed).to_string()
                title=label
                on:click=move |_| projector.speed.set(speed)
            >
                <span class="sr-only">{label}</span>
                <span aria-hidden="true">{speed.sign()}</span>
            </button>
        }
    };
    view! { <div class="segments speeds" role="group" aria-label=said("replay-speed")>{Speed::ALL.map(button)}</div> }
}

/// Whose eyes look.
#[component]
fn Eyes<G: TableGame>(projector: Projector<G>) -> impl IntoView {
    let play = projector.play;
    let is_over = projector.timeline.with_value(|timeline| is_over(timeline.borrow().log()));
    let allowed =
        play.setup.with_value(|setup| play.seats.with_untracked(|seats| allowed_eyes::<G>(setup, seats, is_over)));
    let options = allowed.clone();
    let option = move |at: usize, viewer: Viewer| {
        let name = move || match viewer {
            Viewer::Seat(seat) => {
                let name = play.voice(|voice| voice.seat(seat));
                fill("replay-eyes-seat", &[("seat", name.as_str().into())])
            }
            Viewer::Spectator => say("replay-eyes-spectator"),
            Viewer::Referee => say("replay-eyes-referee"),
        };
        view! { <option value=at.to_string() selected=move || projector.eyes.get() == viewer>{name}</option> }
    };
    let change = move |event: ev::Event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        if let Some(viewer) = at.and_then(|at| allowed.get(at)) {
            projector.look(*viewer);
        }
    };
    view! {
        <select class="select eyes" aria-label=said("replay-eyes") title=said("replay-eyes") on:change=change>
            {(0..).zip(options).map(|(at, viewer)| option(at, viewer)).collect_view()}
        </select>
    }
}

/// Whether the last thing a log tells of is the end of the game.
fn is_over<G: TableGame>(log: &kernel::Log<G>) -> bool {
    let last = log.entries().last();
    last.is_some_and(|entry| entry.events.iter().any(|told| G::is_end(&told.event)))
}

/// What must be said about the step or the whole replay.
#[component]
fn Notes<G: TableGame>(projector: Projector<G>, rules: Rules) -> impl IntoView {
    let total = projector.reel.with_value(|reel| reel.len());
    let is_taken_back =
        move || projector.reel.with_value(|reel| reel.frame(projector.now.get()).is_some_and(|frame| frame.taken_back));
    let is_stuck = memo(move || {
        follow(projector.replayed);
        projector.timeline.with_value(|timeline| timeline.borrow().divergence().is_some())
    });
    let notes = move || {
        let mut notes: Vec<String> = Vec::new();
        let replayed = projector.replayed.get();
        let [done, of] = [replayed, total].map(|entries| i64::from(steps_of(entries)));
        let fillings = [("done", done.into()), ("total", of.into())];
        match rules {
            Rules::Same => {}
            Rules::OtherVersion { game, page } => {
                let versions = [("game", i64::from(game).into()), ("page", i64::from(page).into())];
                notes.push(fill("replay-other-rules", &versions));
            }
            Rules::OtherCards => notes.push(say("replay-other-cards")),
        }
        if is_stuck.get() {
            notes.push(fill("replay-stuck", &[("step", i64::from(replayed).into())]));
            if projector.now.get() >= replayed {
                notes.push(say("replay-only-words"));
            }
        } else if replayed < total {
            notes.push(fill("replay-checking", &fillings));
        }
        notes
    };
    let is_shown = memo(move || is_taken_back() || !notes().is_empty());
    let sees_all = memo(move || projector.play.snapshot.with(|snapshot| snapshot.viewer == Viewer::Referee));
    view! {
        <Show when=move || is_shown.get()>
            <div class="replay-notes" role="status">
                <Show when=is_taken_back>
                    <span class="tag">
                        <Icon name="undo" />
                        {said("replay-taken-back")}
                    </span>
                </Show>
                {move || notes().into_iter().map(|note| view! { <span>{note}</span> }).collect_view()}
            </div>
        </Show>
        <Show when=move || sees_all.get()>
            <NextCards projector=projector />
        </Show>
    }
}

/// The next cards of each deck, for a referee.
#[component]
fn NextCards<G: TableGame>(projector: Projector<G>) -> impl IntoView {
    let play = projector.play;
    let snapshot = play.snapshot;
    let decks = move || {
        let lists = snapshot.with(|snapshot| play.voice(|voice| G::next_cards(voice, &snapshot.view)));
        let list = |(key, cards): (&'static str, Vec<String>)| {
            let is_long = cards.len() > CARDS_AHEAD;
            let mut names: Vec<String> = cards.into_iter().take(CARDS_AHEAD).collect();
            if is_long {
                names.push("…".to_owned());
            }
            let names = if names.is_empty() { say("replay-deck-empty") } else { names.join(", ") };
            view! {
                <div>
                    <dt class="label">{game::say::<G>(key)}</dt>
                    <dd>{names}</dd>
                </div>
            }
        };
        lists.into_iter().map(list).collect_view()
    };
    view! { <dl class="next-cards">{decks}</dl> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_rounds_keep_their_distance() {
        let rounds: Vec<(u32, u16)> = (0..100).map(|at| (at * 5, at as u16 + 1)).collect();
        let marked = marked_rounds(&rounds, 500);
        assert_eq!(marked[0], (0, 1));
        assert!(marked.len() <= 25);
        assert!(marked.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 20));
        assert_eq!(marked_rounds(&[(0, 1), (6, 2), (12, 3)], 13), [(0, 1), (6, 2), (12, 3)]);
        assert_eq!(marked_rounds(&[], 0), []);
    }
}
