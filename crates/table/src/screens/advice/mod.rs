//! What would you do? The best choices as a search sees them from this seat, what is to be expected of them, and why not
//! the others. It is fetched when somebody first asks.

mod expected;

use bots::{Prospect, Terms};
use kernel::{Answer, Asked};
use leptos::{ev, prelude::*, task::spawn_local};

pub use self::expected::{changes, phrase_in};
use self::expected::{has_loss, less, phrase};
use crate::{
    game::{TableGame, Voice as _},
    keys,
    parts::{Icon, Told},
    play::Play,
    pointing::pointing,
    screens::table::ChoiceRow,
    thinking::{Sight, Task, Thought, think},
    words::later::{fill, said, say},
};

/// The choices that are told, in order.
const ADVISED: &str = ".advised";
/// The heading, from which the arrow keys lead to them.
const TITLE: &str = "advice-title";
/// The line of the list that is pointed at.
const AIMED: &str = ".choices .choice.hot";

/// What the search found: the choices, the best first, and what most people would try first.
type Found<G> = (Vec<Prospect<<G as kernel::Game>::Choice, <G as kernel::Game>::Ask>>, Option<AnswerOf<G>>);
type AnswerOf<G> = Answer<<G as kernel::Game>::Choice>;

/// What would you do?, for the open decision.
pub fn advice_panel<G: TableGame>(play: Play<G>) -> impl IntoView {
    view! {
        <section class="advice" aria-labelledby=TITLE on:keydown=on_key>
            <Told>
                <Advice play=play />
            </Told>
        </section>
    }
}

/// The arrow keys walk through the choices.
fn on_key(event: ev::KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowDown" => false,
        "ArrowUp" => true,
        _ => return,
    };
    let is_title = document().active_element().is_some_and(|element| element.id() == TITLE);
    if keys::focus_neighbor(ADVISED, back) || (is_title && !back && keys::focus(ADVISED)) {
        event.prevent_default();
    }
}

#[component]
fn Advice<G: TableGame>(play: Play<G>) -> impl IntoView {
    let found = RwSignal::new(None::<Found<G>>);
    let snapshot = play.snapshot.get_untracked();
    let number = snapshot.number;
    let sight = Sight { view: snapshot.view.clone(), decision: snapshot.decision.clone(), number };
    let game = play.game.get_value();
    spawn_local(async move {
        let wanted = Box::new(move |_| play.advised.try_get_untracked().flatten() == Some(number));
        let thought = think(game, Task::Hint(sight), wanted).await;
        if found.is_disposed() {
            return;
        }
        if let Some(Thought::Hint(prospects, obvious)) = thought {
            found.set(Some((prospects, obvious)));
            // Whoever asked without a finger goes on from here, and hears what was found.
            if !play.by_touch.get_untracked() {
                request_animation_frame(|| {
                    keys::focus(&format!("#{TITLE}"));
                });
            }
        }
    });
    let body = move || match (found.get(), snapshot.decision.asked) {
        (Some((prospects, obvious)), Some(asked)) => list(play, &asked, &prospects, obvious.as_ref()).into_any(),
        _ => view! { <p role="status">{said("advice-thinking")}</p> }.into_any(),
    };
    view! {
        <header>
            <h3 id=TITLE tabindex="-1">{said("advice-title")}</h3>
            <button
                type="button"
                class="btn quiet square"
                aria-label=said("advice-close")
                on:click=move |_| {
                    play.advised.set(None);
                    keys::focus(keys::QUESTION);
                }
            >
                <Icon name="close" />
            </button>
        </header>
        {body}
    }
}

fn list<G: TableGame>(
    play: Play<G>,
    asked: &Asked<G::Ask>,
    prospects: &[Prospect<G::Choice, G::Ask>],
    obvious: Option<&AnswerOf<G>>,
) -> impl IntoView {
    let best = prospects.first();
    let rows = prospects.iter().enumerate().map(|(at, prospect)| {
        let answer = prospect.answer.clone();
        // As the list calls it, so that it is found there.
        let what = match &prospect.answer {
            Answer::One(choice) => ChoiceRow::of(play, asked.seat, *choice).what,
            several => phrase(play, asked, several),
        };
        let notes = match best {
            Some(best) if at > 0 => vec![instead::<G>(best, prospect, obvious == Some(&prospect.answer))],
            _ => expected(play, prospect),
        };
        let aim = StoredValue::new(prospect.answer.clone());
        let (over, focus) = pointing(play, move || aim.with_value(|answer| point(play, answer)));
        view! {
            <li>
                <button
                    type="button"
                    class="advised"
                    class:best=at == 0
                    on:pointerenter=over
                    on:focus=focus
                    on:click=move |_| lead(play, &answer)
                >
                    <b>{what}</b>
                    {notes.into_iter().map(|note| view! { <span>{note}</span> }).collect_view()}
                </button>
            </li>
        }
    });
    view! { <ol>{rows.collect_view()}</ol> }
}

/// Points at what is one choice; several are picked only by who wants to.
fn point<G: TableGame>(play: Play<G>, answer: &AnswerOf<G>) {
    if let Answer::One(choice) = answer {
        play.aim_at(Some(*choice));
    }
}

/// Leads to the answer, as a first tap on it would: nothing is done yet.
fn lead<G: TableGame>(play: Play<G>, answer: &AnswerOf<G>) {
    play.aim_at_answer(answer);
    request_animation_frame(|| {
        keys::focus(AIMED);
    });
}

/// What is expected of the best choice, and how it would go on.
fn expected<G: TableGame>(play: Play<G>, prospect: &Prospect<G::Choice, G::Ask>) -> Vec<String> {
    let terms = changes::<G>(&prospect.terms).unwrap_or_else(|| say("advice-nothing"));
    let mut notes = vec![fill("advice-expected", &[("terms", terms.as_str().into())])];
    let next = prospect.line.first().map(|reply| {
        let seat = play.voice(|voice| voice.seat(reply.asked.seat));
        let text = phrase(play, &reply.asked, &reply.answer);
        fill("advice-then", &[("seat", seat.as_str().into()), ("text", text.as_str().into())])
    });
    notes.extend(next);
    notes
}

/// Why not this one.
fn instead<G: TableGame>(
    best: &Prospect<G::Choice, G::Ask>,
    other: &Prospect<G::Choice, G::Ask>,
    is_obvious: bool,
) -> String {
    let by: Terms = less(&other.terms, &best.terms);
    let obvious = if is_obvious { "yes" } else { "no" };
    match changes::<G>(&by) {
        None => fill("advice-even", &[("obvious", obvious.into())]),
        Some(terms) => {
            let key = if has_loss(&by) { "advice-worse" } else { "advice-weaker" };
            fill(key, &[("terms", terms.as_str().into()), ("obvious", obvious.into())])
        }
    }
}
