//! The moves of a game that cost the most, found when somebody wants to know.

use derive_where::derive_where;
use kernel::Seat;
use leptos::{prelude::*, task::spawn_local};

use super::outline::game_id;
use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    parts::{Icon, SeatMark, Told},
    play::Play,
    route::Route,
    screens::advice::{changes, phrase_in},
    thinking::{Progress, Reviewed, Task, Thought, think},
    words::{
        self,
        later::{fill, said, say},
    },
};

/// How far the search is.
#[derive_where(Clone, PartialEq)]
enum Stage<G: TableGame> {
    Away,
    Working,
    Cannot,
    Found(Vec<Reviewed<G>>),
}

/// The costliest moves: of the one person at this screen, or of everybody.
#[component]
pub fn CostliestMoves<G: TableGame>(play: Play<G>) -> impl IntoView {
    // Only who has the whole game can look at it again.
    play.save().map(|_| {
        view! {
            <section class="panel chart-card">
                <Told>
                    <h2 class="h3">{said("review-title")}</h2>
                    <Moves play=play />
                </Told>
            </section>
        }
    })
}

#[component]
fn Moves<G: TableGame>(play: Play<G>) -> impl IntoView {
    let stage = RwSignal::new(Stage::<G>::Away);
    let progress = RwSignal::new(Progress::default());
    // Who stops a search and begins anew does not want the first one any more.
    let run = StoredValue::new(0u32);
    let is_on = move |number: u32| {
        run.try_get_value() == Some(number) && stage.try_get_untracked().is_some_and(|stage| stage == Stage::Working)
    };
    let begin = move || {
        let Some(log) = play.save() else { return stage.set(Stage::Cannot) };
        let number = run.get_value() + 1;
        run.set_value(number);
        progress.set(Progress::default());
        stage.set(Stage::Working);
        let (game, seat) = (play.game.get_value(), only_person(play));
        let wanted = move |now| is_on(number) && progress.try_set(now).is_none();
        spawn_local(async move {
            let thought = think(game, Task::Review(log, seat), Box::new(wanted)).await;
            if is_on(number) {
                stage.set(match thought {
                    Some(Thought::Review(found)) => Stage::Found(found),
                    _ => Stage::Cannot,
                });
            }
        });
    };
    let is_working = memo(move || stage.with(|stage| *stage == Stage::Working));
    let press = move |_| match is_working.get_untracked() {
        true => stage.set(Stage::Away),
        false => begin(),
    };
    let percent = memo(move || {
        let Progress { done, all } = progress.get();
        u64::from(done) * 100 / u64::from(all.max(1))
    });
    let body = move || match stage.get() {
        Stage::Away => view! { <p class="muted small">{said("review-about")}</p> }.into_any(),
        Stage::Working => view! {
            <p role="status">{said("review-working")}</p>
            <div
                class="bar"
                role="progressbar"
                aria-label=said("review-progress")
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=move || percent.get().to_string()
                style:--p=move || format!("{}%", percent.get())
            >
                <i></i>
            </div>
        }
        .into_any(),
        Stage::Cannot => view! { <p role="alert">{said("review-cannot")}</p> }.into_any(),
        Stage::Found(found) if found.is_empty() => view! { <p role="status">{said("review-none")}</p> }.into_any(),
        Stage::Found(found) => {
            let id = game_id(play);
            let moves = found.iter().map(|found| told(play, id.as_deref(), found)).collect_view();
            view! { <ol class="turning costliest">{moves}</ol> }.into_any()
        }
    };
    // The button stays the same, so that it keeps the focus.
    let has_button = memo(move || stage.with(|stage| matches!(stage, Stage::Away | Stage::Working)));
    view! {
        <div aria-live="polite">{body}</div>
        <Show when=move || has_button.get()>
            <p class="btn-row">
                <button type="button" class="btn review" on:click=press>
                    {move || say(if is_working.get() { "review-cancel" } else { "review-begin" })}
                </button>
            </p>
        </Show>
    }
}

/// The one person at this screen; none where several play, or nobody.
fn only_person<G: TableGame>(play: Play<G>) -> Option<Seat> {
    play.seats.with_untracked(|seats| {
        let mut persons = (0..).map(Seat::new).zip(seats).filter(|(_, sitting)| sitting.holder.is_person());
        persons.next().filter(|_| persons.next().is_none()).map(|(seat, _)| seat)
    })
}

/// A move, what would have been better, and the way to its moment.
fn told<G: TableGame>(play: Play<G>, id: Option<&str>, found: &Reviewed<G>) -> impl IntoView + use<G> {
    let Reviewed { misstep, view, asked } = found;
    let [played, better] = [&misstep.played, &misstep.better].map(|answer| phrase_in(play, view, asked, answer));
    let terms = changes::<G>(&misstep.terms).unwrap_or_else(|| say("advice-nothing"));
    let better = fill("review-better", &[("better", better.as_str().into())]);
    let gain = fill("review-gain", &[("terms", terms.as_str().into())]);
    let round = i64::from(G::round(view));
    let seat = play.voice(|voice| voice.seat(misstep.seat));
    // The position before it: the next step shows it happen.
    let link = id.map(|id| Route::Replay(id.to_owned(), misstep.entry.saturating_sub(1)).link());
    let link = link.map(|address| {
        let label = fill("review-see", &[("seat", seat.as_str().into()), ("round", round.into())]);
        view! {
            <a class="btn quiet" href=address aria-label=label>
                <Icon name="eye" />
                {words::said("end-see")}
            </a>
        }
    });
    view! {
        <li>
            <span class="round-no label">{fill("review-round", &[("round", round.into())])}</span>
            <span>
                <SeatMark play=play seat=misstep.seat />
                " "
                <b>{played}</b>
                <br />
                {better}
                <br />
                <span class="muted small">{gain}</span>
            </span>
            {link}
        </li>
    }
}
