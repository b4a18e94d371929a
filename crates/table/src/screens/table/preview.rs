//! What the thing pointed at is, and what choosing it would do.

use kernel::Seat;
use leptos::prelude::*;

use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    parts::{Icon, RuleLink},
    play::{Notice, Play},
    pointing::by_mouse,
    words::{fill, said, say},
};

/// The panel that tells of what is pointed at, and what else the table says.
#[component]
pub fn Preview<G: TableGame>(play: Play<G>) -> impl IntoView {
    let seat = memo(move || play.answering());
    let shown = move || match (seat.get(), play.light.get(), play.point.get()) {
        // One of several that are picked together: what it would do hangs on the others.
        (Some(_), Some(choice), _) if play.most_of(choice).is_some() => ().into_any(),
        (Some(seat), Some(choice), _) => view! { <Outlook play=play seat=seat choice=choice /> }.into_any(),
        (_, _, Some(spot)) => view! { <About play=play spot=spot /> }.into_any(),
        _ => ().into_any(),
    };
    let side = move || {
        let is_in_list = play.points_in_list.get() || play.narrow.get().is_some();
        if is_in_list { "list" } else { "board" }
    };
    // It lies over what is not pointed at, so that nothing moves under a pointer or a finger.
    view! {
        <div class="preview-slot" data-from=side on:pointerleave=by_mouse(move || play.aim(None))>
            <Note play=play />
            {shown}
            {move || {
                play.tapped()
                    .map(|choice| {
                        view! {
                            <div class="decision-foot do-it">
                                <button type="button" class="btn primary" on:click=move |_| play.choose(choice)>
                                    {said("preview-do")}
                                </button>
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// What a choice would do.
#[component]
fn Outlook<G: TableGame>(play: Play<G>, seat: Seat, choice: G::Choice) -> impl IntoView {
    view! {
        <div class="preview">
            {G::preview(play, seat, choice)}
        </div>
    }
}

/// What a thing is, and why it cannot be chosen now.
#[component]
fn About<G: TableGame>(play: Play<G>, spot: G::Spot) -> impl IntoView {
    let words = move || G::about(play, spot);
    let is_noted = move || matches!(play.notice.get(), Some(Notice::WhyNot(Some(at), _)) if at == spot);
    let why_not = move || {
        if is_noted() {
            return None;
        }
        let because = play.choices_at(spot).is_empty().then(|| play.why_not(spot)).flatten()?;
        let said = play.snapshot.with(|snapshot| play.voice(|voice| voice.bare_reason(&snapshot.view, because.reason)));
        Some((said, because.rule))
    };
    move || {
        let (words, why_not) = (words(), why_not());
        (words.is_some() || why_not.is_some()).then(|| {
            let about = words.map(|(title, text, flavor)| {
                view! {
                    <h3>{title}</h3>
                    <p>{text}</p>
                    {flavor.map(|flavor| view! { <p class="flavor">{flavor}</p> })}
                }
            });
            let why_not = why_not.map(|(text, rule)| {
                view! {
                    <div class="why-not">
                        <Icon name="lock" />
                        <p>{text}</p>
                        <RuleLink id=rule.as_str().to_owned() />
                    </div>
                }
            });
            view! { <div class="preview">{about} {why_not}</div> }
        })
    }
}

/// What the table says besides: why not, refusals, trouble.
#[component]
fn Note<G: TableGame>(play: Play<G>) -> impl IntoView {
    let note = move || {
        play.notice.get().map(|notice| match notice {
            Notice::WhyNot(_, because) => {
                let text = play
                    .snapshot
                    .with(|snapshot| play.voice(|voice| voice.bare_reason(&snapshot.view, because.reason)));
                (text, Some(because.rule))
            }
            Notice::Refused(refusal) => {
                let text = play.snapshot.with(|snapshot| {
                    play.voice(|voice| voice.refusal(&snapshot.view, snapshot.decision.asked.as_ref(), &refusal))
                });
                (text, None)
            }
            Notice::NotKept(trouble) => (say(trouble.key()), None),
            Notice::Broken => (say("trouble-broken"), None),
            Notice::TakenBack => (say("undo-done"), None),
            Notice::ByItself(choice, asked) => {
                let given =
                    play.snapshot.with(|snapshot| play.voice(|voice| voice.choice(&snapshot.view, &asked, choice)));
                (fill("answered-by-itself", &[("choice", given.as_str().into())]), None)
            }
            Notice::Updated => (say("updated-done"), None),
            Notice::OffLesson => (say("lesson-other"), None),
        })
    };
    view! {
        <div aria-live="assertive">
            {move || {
                let is_done =
                    matches!(play.notice.get(), Some(Notice::TakenBack | Notice::Updated | Notice::ByItself(..)));
                note()
                    .map(|(text, rule)| {
                        view! {
                            <div class="why-not" class:done=is_done>
                                <Icon name=if is_done { "check" } else { "lock" } />
                                <p>{text}</p>
                                {rule.map(|rule| view! { <RuleLink id=rule.as_str().to_owned() /> })}
                            </div>
                        }
                    })
            }}
        </div>
    }
}
