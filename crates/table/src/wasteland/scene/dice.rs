//! The three dice of a fight or test, as they lie; those to be rolled again are picked one by one.

use leptos::prelude::*;
use wasteland::{Wasteland, choice::Choice, content::Face, outlook::Prospect};

use crate::{
    memo::{effect, follow, memo},
    parts::symbol,
    play::Play,
    wasteland::{
        map::body,
        messages::{fill, said},
        row,
        voice::{analysed, speak},
    },
};

/// The dice.
#[component]
pub fn Dice(
    /// The game on the screen.
    play: Play<Wasteland>,
    /// How they lie; none before they are rolled.
    #[prop(into)]
    faces: Signal<Option<[u8; 3]>>,
    /// Those whose result is spent, as a set.
    #[prop(into)]
    spent: Signal<u8>,
    /// Whether the areas of the body matter; in a test only hits do.
    areas: bool,
) -> impl IntoView {
    let picked = RwSignal::new(0u8);
    let number = memo(move || play.snapshot.with(|snapshot| snapshot.number));
    effect(move || {
        follow(number);
        picked.set(0);
    });
    let rerolls = memo(move || {
        let is_reroll = |choice: &Choice| matches!(choice, Choice::Reroll(_));
        play.open_choices().into_iter().filter(is_reroll).collect::<Vec<_>>()
    });
    let die = move |at: u8| {
        let face = memo(move || {
            let face = faces.get()?[usize::from(at)];
            play.game
                .with_value(|game| game.content().faces.get(usize::from(face)).copied().map(|printed| (face, printed)))
        });
        let is_picked = move || picked.get() & (1 << at) != 0;
        let is_spent = move || spent.get() & (1 << at) != 0;
        let label = move || match face.get() {
            Some((face, _)) => {
                let shows = speak(play, |_, voice| voice.face(face));
                fill("die-shows", &[("n", (at + 1).into()), ("face", shows.as_str().into())])
            }
            None => said("die-unrolled")(),
        };
        view! {
            <button
                type="button"
                class="vats-die"
                class:picked=is_picked
                class:spent=is_spent
                class:unrolled=move || face.get().is_none()
                aria-label=label
                aria-pressed=move || is_picked().to_string()
                disabled=move || rerolls.with(Vec::is_empty)
                on:click=move |_| picked.update(|picked| *picked ^= 1 << at)
            >
                {move || face.get().map(|(_, printed)| face_drawing(&printed, areas))}
            </button>
        }
    };
    let chosen = memo(move || {
        let choice = Choice::Reroll(picked.get());
        rerolls.with(|rerolls| rerolls.contains(&choice)).then_some(choice)
    });
    let odds = move |choice: Choice| {
        let asked = play.snapshot.with(|snapshot| snapshot.decision.asked)?;
        let prospect: Prospect = analysed(play, |analysis| analysis.prospect(asked, choice)).flatten()?;
        Some(row::formula(speak(play, |_, voice| row::stakes(voice, &prospect))))
    };
    view! {
        <div class="vats-dice" role="group" aria-label=said("dice-label")>{[0, 1, 2].map(die)}</div>
        <div class="reroll">
            {move || match chosen.get() {
                Some(choice) => {
                    view! {
                        <button type="button" class="btn primary" on:click=move |_| play.choose(choice)>
                            {said("dice-reroll")}
                            {odds(choice)}
                        </button>
                    }
                        .into_any()
                }
                None => {
                    let hint = (!rerolls.with(Vec::is_empty)).then(|| view! { <p class="muted">{said("dice-hint")}</p> });
                    hint.into_any()
                }
            }}
        </div>
    }
}

/// A face: its hits, and the areas it fills.
fn face_drawing(face: &Face, areas: bool) -> impl IntoView + use<> {
    let hits = (0..face.hits).map(|at| {
        let x = 32.0 + (f64::from(at) - (f64::from(face.hits) - 1.0) / 2.0) * 15.0;
        view! { <use href=symbol("i-hit") x=x - 7.0 y="46" width="14" height="14"></use> }
    });
    view! {
        <svg viewBox="0 0 64 64" aria-hidden="true">
            <g class="die-body" class:idle=!areas transform="translate(32 22) scale(1.7)">
                {body(face.areas)}
            </g>
            {hits.collect_view()}
        </svg>
    }
}
