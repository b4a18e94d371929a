//! What the thing pointed at is, and what choosing it would do.

use kernel::Seat;
use leptos::prelude::*;

use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    parts::{Icon, RuleLink},
    play::Play,
    words::said,
};

/// The panel under the list of choices.
#[component]
pub fn Preview<G: TableGame>(play: Play<G>) -> impl IntoView {
    let seat = memo(move || play.answering());
    // The place is always kept: a list that grew and shrank under the pointer would slip away from it.
    let shown = move || match (seat.get(), play.light.get(), play.point.get()) {
        (Some(seat), Some(choice), _) => view! { <Outlook play=play seat=seat choice=choice /> }.into_any(),
        (_, _, Some(spot)) => view! { <About play=play spot=spot /> }.into_any(),
        _ => view! { <p class="preview-hint">{said("preview-hint")}</p> }.into_any(),
    };
    view! { <div class="preview-slot">{shown}</div> }
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
    let why_not = move || {
        let because = play.choices_at(spot).is_empty().then(|| play.why_not(spot)).flatten()?;
        Some((play.voice(|voice| voice.bare_reason(because.reason)), because.rule))
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
