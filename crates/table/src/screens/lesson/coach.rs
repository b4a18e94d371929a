//! The coach over the table: what this is about, what to do now, and the ways back, on and out.

use std::sync::Arc;

use harness::example::text_key;
use kernel::Answer;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;

use super::{
    course::{Course, Does, LEARNER},
    progress,
};
use crate::{
    game::TableGame,
    library::books,
    lobby::Lobby,
    memo::{effect, memo},
    parts::{Icon, RuleLink, Toasts},
    play::{Lead, Play},
    room::Order,
    route::Route,
    screens::{start::play_now, table::ChoiceRow},
    words::{fill, said},
};

/// The coach.
#[component]
pub fn Coach<G: TableGame>(
    /// The game on the screen.
    play: Play<G>,
    /// The lesson.
    course: Arc<Course<G>>,
    /// The lesson after it.
    next: Option<String>,
    /// The step.
    now: RwSignal<usize>,
    /// The number of the decision with which the lesson begins.
    base: u32,
    /// Puts the table to an earlier step.
    reopen: Callback<usize>,
) -> impl IntoView {
    let panel = NodeRef::<html::Section>::new();
    let title = text_key(&course.name, None);
    let name = course.name.clone();
    let (n_steps, course) = (course.steps.len(), StoredValue::new(course));
    let step = move |at: usize| course.with_value(|course| course.steps[at.min(n_steps - 1)].clone());
    let is_last = memo(move || now.get() + 1 >= n_steps);
    let does = memo(move || step(now.get()).does);
    let answered = move || play.snapshot.with(|snapshot| snapshot.number - base) as usize;
    let send = move |at: usize| {
        let number = play.snapshot.with_untracked(|snapshot| snapshot.number);
        let given = course.with_value(|course| {
            course.tale.answer_at(at).map(|(seat, answer)| Order::Answer { seat, number, answer: answer.clone() })
        });
        given.into_iter().for_each(|order| play.send(order));
    };
    let sent = StoredValue::new(None);
    // What was answered is shown to its end before the coach speaks again; then the others do their part.
    effect(move || {
        let (at, done) = (now.get(), answered());
        if play.is_acting.get() {
            return;
        }
        let this = step(at);
        if this.at < done && at + 1 < n_steps {
            return now.set(at + 1);
        }
        play.lead.set(match this.does {
            Does::Mine => course
                .with_value(|course| course.tale.answer_at(this.at).map(|(_, answer)| Lead::Only(answer.clone())))
                .unwrap_or(Lead::Free),
            Does::Read | Does::Others => Lead::Wait,
        });
        if this.does == Does::Others && sent.get_value() != Some(this.at) {
            sent.set_value(Some(this.at));
            send(this.at);
        }
    });
    effect(move || {
        if is_last.get() {
            progress::finish::<G>(&name);
        }
    });
    effect(move || {
        let (_, does) = (now.get(), does.get());
        request_animation_frame(move || look_at(does));
    });
    let prose = move || step(now.get()).prose;
    let text = move || {
        let name = prose().map(|prose| prose.name);
        course.with_value(|course| books().say(&text_key(&course.name, name.as_deref())))
    };
    let what = move || {
        let (Does::Mine, Lead::Only(answer)) = (does.get(), play.lead.get()) else { return None };
        let words = |choice: &G::Choice| ChoiceRow::of(play, LEARNER, *choice).what;
        let words = match &answer {
            Answer::One(choice) => words(choice),
            Answer::Some(choices) | Answer::Order(choices) => choices.iter().map(words).collect::<Vec<_>>().join(", "),
            Answer::Amount(amount) => amount.to_string(),
        };
        Some(fill("lesson-now", &[("what", words.trim_end_matches('.').into())]))
    };
    let count = move || {
        let (before, all) = course.with_value(|course| course.count(now.get()));
        fill("lesson-step", &[("n", (before as i64 + 1).min(all as i64).into()), ("all", (all as i64).into())])
    };
    let back = move |_| {
        let before = course.with_value(|course| course.before(now.get_untracked()));
        match before {
            Some(at) if step(at).at == untrack(answered) => now.set(at),
            Some(at) => reopen.run(at),
            None => {}
        }
    };
    let go_on = move |_| match does.get_untracked() {
        Does::Read => now.update(|now| *now = (*now + 1).min(n_steps - 1)),
        Does::Mine => {
            play.catch_up();
            if !play.is_acting.get_untracked() {
                send(step(now.get_untracked()).at);
            }
        }
        Does::Others => play.catch_up(),
    };
    view! {
        <section class="coach" role="region" aria-label=said("lesson-label") tabindex="-1" node_ref=panel>
            <header>
                <h1>{move || books().say(&title)}</h1>
                <span class="num small">{count}</span>
                <a class="btn quiet square" href=Route::Start.link() title=said("lesson-leave") aria-label=said("lesson-leave")>
                    <Icon name="close" />
                </a>
            </header>
            <div class="coach-text" role="status">
                <p>{text} " " {move || prose().and_then(|prose| prose.rule).map(|id| view! { <RuleLink id=id /> })}</p>
                {move || what().map(|what| view! { <p class="coach-now"><Icon name="arrow" />{what}</p> })}
            </div>
            <div class="btn-row">
                <button
                    type="button"
                    class="btn quiet"
                    disabled=move || course.with_value(|course| course.before(now.get()).is_none())
                    on:click=back
                >
                    <Icon name="step-back" />
                    {said("lesson-back")}
                </button>
                {move || match (is_last.get(), does.get()) {
                    (true, _) => ways_on::<G>(next.clone()),
                    (_, Does::Read) => view! {
                        <button type="button" class="btn primary coach-next" on:click=go_on>
                            {said("lesson-next")}
                            <Icon name="arrow" />
                        </button>
                    }
                    .into_any(),
                    (_, Does::Mine) => view! {
                        <button type="button" class="btn quiet coach-skip" on:click=go_on>
                            <Icon name="step" />
                            {said("lesson-skip")}
                        </button>
                    }
                    .into_any(),
                    (_, Does::Others) => ().into_any(),
                }}
            </div>
        </section>
    }
}

/// The ways on from the end of a lesson: the next one, or a game.
fn ways_on<G: TableGame>(next: Option<String>) -> AnyView {
    let (toasts, lobby, is_busy) = (Toasts::here(), Lobby::<G>::here(), RwSignal::new(false));
    let play = move |_| play_now::<G>(toasts, lobby, is_busy);
    let has_next = next.is_some();
    let next = next.map(|name| {
        let title = text_key(&name, None);
        let label = move || fill("lesson-go-on", &[("name", books().say(&title).as_str().into())]);
        view! {
            <a class="btn primary coach-next" href=Route::Lesson(Some(name)).link()>
                {label}
                <Icon name="arrow" />
            </a>
        }
    });
    view! {
        {next}
        <button
            type="button"
            class="btn coach-play"
            class:primary=!has_next
            disabled=is_busy
            on:click=play
        >
            <Icon name="play" />
            {said("lesson-play")}
        </button>
    }
    .into_any()
}

/// Brings what the step is about to whoever looks at it: the button to read on has the focus, or the question; and the
/// line that is asked for is in sight.
fn look_at(does: Does) {
    let find = |css: &str| document().query_selector(css).ok().flatten();
    if find("dialog[open]").is_some() || find(".app[hidden] .lesson").is_some() {
        return;
    }
    let wanted = match does {
        Does::Read => ".coach-next, .coach-play",
        Does::Mine => ".question h2",
        Does::Others => return,
    };
    if let Some(element) = find(wanted).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
    if let Some(line) = find(".choice.led") {
        let how = web_sys::ScrollIntoViewOptions::new();
        how.set_block(web_sys::ScrollLogicalPosition::Nearest);
        line.scroll_into_view_with_scroll_into_view_options(&how);
    }
}
