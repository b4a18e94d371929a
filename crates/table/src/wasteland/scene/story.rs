//! An encounter as a page: what happens, what one may do, and how it turned out; and how a quest went on.

use kernel::Asked;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    content::EncounterIcon,
};

use super::{Outcome, QuestOutcome, staged_by};
use crate::{
    memo::memo,
    parts::{Icon, symbol},
    play::Play,
    pointing::aiming,
    wasteland::{
        messages::said,
        row,
        spot::Spot,
        voice::{analysed, speak},
    },
};

fn scene_of(play: Play<Wasteland>, card: u16) -> &'static str {
    let back = play.game.with_value(|game| game.content().encounters.get(usize::from(card)).map(|card| card.back));
    match back {
        Some(EncounterIcon::Settlement) => "scene-settlement",
        Some(EncounterIcon::Vault84) => "scene-vault-84",
        Some(EncounterIcon::Vault109) => "scene-vault-109",
        Some(EncounterIcon::Wasteland) | None => "scene-wasteland",
    }
}

fn picture(scene: &'static str) -> impl IntoView {
    view! {
        <svg class="story-art" viewBox="0 0 640 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=symbol(scene)></use>
        </svg>
    }
}

/// An encounter that is being resolved.
#[component]
pub fn EncounterPage(play: Play<Wasteland>, card: u16) -> impl IntoView {
    let title = move || speak(play, |_, voice| voice.encounter(card));
    let intro = move || speak(play, |_, voice| voice.encounter_intro(card));
    let count = play
        .game
        .with_value(|game| game.content().encounters.get(usize::from(card)).map_or(0, |card| card.options.len() as u8));
    view! {
        <article class="story">
            {picture(scene_of(play, card))}
            <div class="story-text">
                <h2>{title}</h2>
                <p>{intro}</p>
            </div>
            <ol class="story-options">
                {(0..count).map(|option| view! { <OptionRow play=play card=card option=option /> }).collect_view()}
            </ol>
        </article>
    }
}

/// An option: what it says, what it asks for, and how likely it is to succeed.
#[component]
fn OptionRow(play: Play<Wasteland>, card: u16, option: u8) -> impl IntoView {
    let spot = Spot::Option(option);
    let choice = Choice::Option(option);
    let is_open = memo(move || play.choices_at(spot).contains(&choice));
    let is_chosen =
        memo(move || play.snapshot.with(|snapshot| snapshot.view.encounter.is_some_and(|met| met.option == option)));
    let text = move || speak(play, |_, voice| voice.encounter_option(card, option));
    let terms = move || {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                let printed = game.content().encounters.get(usize::from(card))?.options.get(usize::from(option))?;
                voice.paraphrase().option_terms(printed)
            })
        })
    };
    let is_forced = play.game.with_value(|game| {
        let options = game.content().encounters.get(usize::from(card)).map(|card| card.options.as_slice());
        options.and_then(|options| options.get(usize::from(option))).is_some_and(|option| option.forced)
    });
    let stakes = move || {
        let asked: Asked<Ask> = play.snapshot.with(|snapshot| snapshot.decision.asked)?;
        let prospect = analysed(play, |analysis| analysis.prospect(asked, choice)).flatten()?;
        Some(row::formula(speak(play, |_, voice| row::stakes(voice, &prospect))))
    };
    let why_not = move || {
        let is_asked = play.ask() == Some(Ask::Encounter) && play.answering().is_some();
        let because = (is_asked && !is_open.get()).then(|| play.why_not(spot)).flatten()?;
        Some(speak(play, |_, voice| voice.bare_reason(because.reason)))
    };
    let (over, focus) = aiming(play, spot);
    view! {
        <li>
            <button
                type="button"
                class="story-option"
                class:lit=is_open
                class:chosen=is_chosen
                class:hot=move || play.is_hot(spot)
                data-spot=spot.name()
                aria-disabled=move || (!is_open.get()).to_string()
                on:pointerenter=over
                on:focus=focus
                on:click=move |_| play.press(spot)
            >
                {is_forced.then(|| view! { <span class="forced">{said("story-forced")}</span> })}
                <span class="what">{text}</span>
                <span class="terms">{terms}</span>
                {stakes}
                {move || why_not().map(|why| view! { <span class="why"><Icon name="lock" />{why}</span> })}
            </button>
        </li>
    }
}

/// How it turned out.
#[component]
pub fn OutcomePage(play: Play<Wasteland>, outcome: Outcome) -> impl IntoView {
    let Outcome { card, option, success, .. } = outcome;
    let title = move || speak(play, |_, voice| voice.encounter(card));
    let chosen = move || speak(play, |_, voice| voice.encounter_option(card, option));
    let told = move || speak(play, |_, voice| voice.encounter_outcome(card, option, success));
    let effects = move || {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                let printed = game.content().encounters.get(usize::from(card))?.options.get(usize::from(option))?;
                let list = if success { printed.succeed } else { printed.fail };
                Some(voice.paraphrase().effects(list))
            })
        })
    };
    view! {
        <article class="story outcome" class:failed=!success>
            {picture(scene_of(play, card))}
            <div class="story-text">
                <h2>{title}</h2>
                <p class="chosen">{chosen}</p>
                <p>{told}</p>
                <p class="terms">{effects}</p>
            </div>
            <button type="button" class="btn primary" on:click=move |_| play.desk.read.set(outcome.event)>
                {said("story-read")}
            </button>
        </article>
    }
}

/// How a quest went on: what was done, what came of it, and the quests that follow.
#[component]
pub fn QuestPage(play: Play<Wasteland>, outcome: QuestOutcome) -> impl IntoView {
    let QuestOutcome { quest, objective, success, .. } = outcome;
    let title = move || speak(play, |_, voice| voice.quest(quest));
    let done = move || speak(play, |_, voice| voice.objective(quest, objective));
    let verdict = if success { "story-done" } else { "story-in-vain" };
    let effects = move || {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                let printed = game.content().quests.get(usize::from(quest))?.objectives.get(usize::from(objective))?;
                success.then(|| voice.paraphrase().effects(printed.results))
            })
        })
    };
    let next = move || {
        let staged = play.story.with(|story| staged_by(story, outcome));
        let told = |quest: u16| {
            let (title, intro) = speak(play, |_, voice| (voice.quest(quest), voice.quest_intro(quest)));
            view! { <h3><Icon name="quest" />{title}</h3><p>{intro}</p> }
        };
        staged.into_iter().map(told).collect_view()
    };
    view! {
        <article class="story outcome" class:failed=!success>
            {picture("scene-wasteland")}
            <div class="story-text">
                <h2>{title}</h2>
                <p class="chosen">{done}</p>
                <p>{said(verdict)}</p>
                <p class="terms">{effects}</p>
                {next}
            </div>
            <button type="button" class="btn primary" on:click=move |_| play.desk.read.set(outcome.event)>
                {said("story-read")}
            </button>
        </article>
    }
}
