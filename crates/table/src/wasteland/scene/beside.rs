//! What may be used now, beside the dice: items, perks, and letting things stand.

use leptos::prelude::*;
use wasteland::{Wasteland, choice::Choice};

use crate::{
    memo::memo,
    play::Play,
    wasteland::{
        messages::said,
        panel::{Face, Foot, choice_card, picking},
        voice::speak,
    },
};

/// Items, perks and rest that may be used now, and going on.
#[component]
pub fn Beside(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let usable = memo(move || {
        let is_use = |choice: &Choice| matches!(choice, Choice::Use { .. } | Choice::UsePerk(_) | Choice::Rest);
        play.open_choices().into_iter().filter(is_use).collect::<Vec<_>>()
    });
    let goes_on = memo(move || play.open_choices().contains(&Choice::Done));
    let card = move |choice: Choice| {
        let ask = play.ask()?;
        let face = match choice {
            Choice::Rest => Face {
                drawn: "i-trait-well-rested".to_owned(),
                name: speak(play, |_, voice| voice.choice(ask, choice)),
                ..Face::default()
            },
            _ => {
                let printed = speak(play, |_, voice| voice.printed(ask, choice));
                let face = Face::of(play, choice)?;
                Face { text: printed.unwrap_or_else(|| face.text.clone()), ..face }
            }
        };
        Some(choice_card(pick, choice, face))
    };
    let cards = move || usable.get().into_iter().filter_map(card).collect_view();
    view! {
        <Show when=move || !usable.with(Vec::is_empty)>
            <section class="beside">
                <h3>{said("beside-title")}</h3>
                <ul class="cards">{cards}</ul>
            </section>
        </Show>
        <Show when=move || goes_on.get() || !usable.with(Vec::is_empty)>
            <Foot play=play pick=pick hint="beside-hint" rest=vec![Choice::Done] />
        </Show>
    }
}
