//! A space: what it takes and gives, who stands there, and what lies over it.

use leptos::prelude::*;
use shelter::{
    Shelter,
    content::{Letters, Space},
    vault::SpaceRef,
};

use super::spot::Spot;
use super::{
    art::{Art, Picture},
    dweller::{Dweller, Looks},
    formula::space_formula,
    messages::fill,
    vault::stands_at,
};
use crate::{
    memo::memo,
    parts::{Icon, symbol},
    play::Play,
    pointing::aiming,
};

/// A space of the vault.
#[component]
pub fn SpaceButton(play: Play<Shelter>, at: SpaceRef) -> impl IntoView {
    let spot = Spot::Space(at);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let is_picked = memo(move || play.choices_at(spot).iter().any(|choice| play.picks.get().contains(choice)));
    let threat = memo(move || play.snapshot.with(|snapshot| snapshot.view.vault.threat(at)));
    let offer = memo(move || {
        play.snapshot.with(|snapshot| {
            play.game.with_value(|game| {
                let space = snapshot.view.vault.offered(game.content(), at)?;
                Some((space.clone(), text::shelter::line(&snapshot.view, at, space)))
            })
        })
    });
    let standing = memo(move || play.snapshot.with(|snapshot| Looks::on_space(&snapshot.view, stands_at(at))));
    let label = move || {
        let text = play.snapshot.with(|snapshot| play.voice(|voice| voice.space_text(&snapshot.view, at)));
        let state = if is_lit.get() { "lit" } else { "dark" };
        fill("space-text", &[("text", text.as_str().into()), ("state", state.into())])
    };
    let (over, focus) = aiming(play, spot);
    let inside = move || {
        offer.get().map(|(space, line)| {
            let letters = space.letters;
            let is_covered = threat.get().is_some();
            view! {
                {match threat.get() {
                    Some(card) => {
                        view! { <ThreatCard play=play card=card letters=letters injured_only=space.injured_only /> }.into_any()
                    }
                    None => view! { <LetterSigns letters=letters /> }.into_any(),
                }}
                <Stand play=play standing=standing linked=space.linked injured_only=space.injured_only is_covered=is_covered />
                {space_formula(&space, line)}
            }
        })
    };
    view! {
        <button
            type="button"
            class="space"
            class:lit=is_lit
            class:hot=is_hot
            class:picked=is_picked
            class:threatened=move || threat.get().is_some()
            data-spot=spot.name()
            tabindex=move || if is_lit.get() { "0" } else { "-1" }
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.press(spot)
        >
            <span class="sr-only">{label}</span>
            {inside}
        </button>
    }
}

/// Where dwellers stand.
#[component]
fn Stand(
    play: Play<Shelter>,
    standing: Memo<Vec<Looks>>,
    linked: bool,
    injured_only: bool,
    is_covered: bool,
) -> impl IntoView {
    let places = if linked { 2 } else { 1 };
    move || {
        let standing = standing.get();
        let free = places - standing.len().min(places);
        let mut figures: Vec<AnyView> =
            standing.into_iter().map(|looks| view! { <Dweller play=play looks=looks /> }.into_any()).collect();
        if !is_covered {
            figures.extend((0..free).map(|_| {
                view! { <i class="spot">{injured_only.then(|| view! { <Icon name="bandage" /> })}</i> }.into_any()
            }));
        }
        if linked && figures.len() > 1 {
            figures.insert(1, view! { <svg class="icon link"><use href=symbol("i-linked")></use></svg> }.into_any());
        }
        view! { <span class="stand" aria-hidden="true">{figures}</span> }
    }
}

/// The letters that double the reward.
#[component]
fn LetterSigns(letters: Letters) -> impl IntoView {
    let signs = letters.iter().map(|letter| view! { <b class="letter">{format!("{letter:?}")}</b> }).collect_view();
    view! { <span class="letters" aria-hidden="true">{signs}</span> }
}

/// A threat over a space.
#[component]
fn ThreatCard(play: Play<Shelter>, card: u8, letters: Letters, injured_only: bool) -> impl IntoView {
    let id = play.game.with_value(|game| {
        game.content().threats.get(usize::from(card)).map(|threat| threat.id.clone()).unwrap_or_default()
    });
    let name = memo(move || play.voice(|voice| voice.threat(card)));
    let has_long_word = move || name.with(|name| name.split([' ', '-']).any(|word| word.chars().count() > 9));
    view! {
        <span class="threat" data-spot=Spot::Threat(card).name() data-piece=Spot::Threat(card).name() aria-hidden="true">
            <Art kind=Picture::Threat id=id />
            {injured_only.then(|| view! { <span class="injured-only"><Icon name="bandage" /></span> })}
            <LetterSigns letters=letters />
            <span class="threat-name" class:long=has_long_word>{name}</span>
        </span>
    }
}

/// A space as it is printed on a card of the track.
#[component]
pub fn Printed(space: Space) -> impl IntoView {
    let places = if space.linked { 2 } else { 1 };
    let mut spots: Vec<AnyView> = (0..places)
        .map(|_| {
            view! { <i class="spot">{space.injured_only.then(|| view! { <Icon name="bandage" /> })}</i> }.into_any()
        })
        .collect();
    if space.linked {
        spots.insert(1, view! { <svg class="icon link"><use href=symbol("i-linked")></use></svg> }.into_any());
    }
    let letters = space.letters;
    let formula = space_formula(&space, space.gain.to_vec());
    view! {
        <span class="space" aria-hidden="true">
            <LetterSigns letters=letters />
            <span class="stand">{spots}</span>
            {formula}
        </span>
    }
}
