//! Loyalty: which agenda card may declare it, what changes then, and what each card in hand counts.

use leptos::prelude::*;
use wasteland::{Wasteland, choice::Choice, outlook::CardInfluence};

use super::{
    card::{Face, Foot, choice_card, picking, side, still_card},
    head,
};
use crate::{
    play::Play,
    wasteland::{
        messages::{said, say},
        voice::{analysed, speak},
    },
};

/// The own agenda cards, where loyalty may be changed.
#[component]
pub fn LoyaltyPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let own = move || {
        let seat = play.own_seat();
        let influence = analysed(play, |analysis| analysis.influence())?;
        influence.seats.into_iter().find(|stands| stands.seat == seat)
    };
    let face = move |card: &CardInfluence| {
        let clauses = speak(play, |_, voice| voice.clauses(card)).join(" ");
        let printed = Face::agenda(play, card.card);
        let text = if clauses.is_empty() { printed.text.clone() } else { clauses };
        Face { text, corner: Some(("influence", card.total.to_string())), ..printed }
    };
    let cards = move || {
        let open = play.open_choices();
        let all = own().map(|stands| stands.cards).unwrap_or_default();
        let (may, other): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|card| open.contains(&Choice::Declare(card.card)));
        let may = may.iter().map(|card| choice_card(pick, Choice::Declare(card.card), face(card))).collect();
        let other = other.iter().map(|card| still_card(face(card), None)).collect();
        view! { {side(say("loyalty-may"), None, may)} {side(say("loyalty-other"), None, other)} }
    };
    view! {
        <article class="panel-sheet">
            {head(play, "agenda", || say("loyalty-title"))}
            <p class="lead">{said("loyalty-lead")}</p>
            <div class="panel-columns">{cards}</div>
            <Foot play=play pick=pick hint="loyalty-hint" rest=vec![Choice::Withdraw] />
            <button type="button" class="btn panel-close" on:click=move |_| play.desk.opened.set(None)>
                {said("panel-close")}
            </button>
        </article>
    }
}
