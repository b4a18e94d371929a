//! A level is gained: the two tokens side by side, what each would change, and the perks to choose from.

use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::Choice,
    content::{Letter, Task, Way},
};

use super::{
    after::{Change, change_spans, changes},
    card::{Face, Foot, choice_card, picking},
    head,
};
use crate::{
    play::Play,
    wasteland::{
        messages::{fill, said, say},
        voice::speak,
    },
};

/// Two tokens, one to be kept.
#[component]
pub fn LevelPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let tokens = move || {
        let letters = play.open_choices().into_iter().filter_map(|choice| match choice {
            Choice::Letter(letter) => Some(letter),
            _ => None,
        });
        letters.map(|letter| token(play, pick, letter)).collect_view()
    };
    view! {
        <article class="panel-sheet level">
            {head(play, "level-up", said("level-title"))}
            <p class="lead">{said("level-lead")}</p>
            <ul class="tokens">{tokens}</ul>
            <Foot play=play pick=pick hint="level-hint" />
        </article>
    }
}

fn token(play: Play<Wasteland>, pick: RwSignal<Option<Choice>>, letter: Letter) -> AnyView {
    let choice = Choice::Letter(letter);
    let is_picked = move || pick.get() == Some(choice);
    let name = speak(play, |_, voice| voice.letter(letter));
    view! {
        <li>
            <button
                type="button"
                class="token-card"
                class:picked=is_picked
                aria-pressed=move || is_picked().to_string()
                on:click=move |_| pick.set(Some(choice))
            >
                <span class="token-letter" aria-hidden="true">{Voice::letter_sign(letter)}</span>
                <span class="card-name">{name}</span>
                {change_spans(profits(play, letter))}
            </button>
        </li>
    }
    .into_any()
}

/// What a token is good for.
fn profits(play: Play<Wasteland>, letter: Letter) -> Vec<Change> {
    let choice = Choice::Letter(letter);
    let sign = Voice::letter_sign(letter);
    let seat = play.own_seat();
    let player = play.snapshot.with(|snapshot| *snapshot.view.player(seat));
    if player.special.contains(letter) {
        let second = Change::plain("perk", fill("level-second", &[("letter", sign.into())]));
        let perks = changes(play, &[choice]).into_iter().filter(|change| change.icon == "perk");
        return [second].into_iter().chain(perks).collect();
    }
    let mut told = changes(play, &[choice]);
    told.push(Change::plain("test", fill("level-tests", &[("letter", sign.into())])));
    speak(play, |view, voice| {
        play.game.with_value(|game| {
            let content = game.content();
            let list = |names: Vec<String>| names.join(", ");
            let weapons = player.inventory.iter().filter(|held| {
                content.cards.get(usize::from(held.card)).is_some_and(|card| card.letters.contains(letter))
            });
            let weapons: Vec<String> = weapons.map(|held| voice.card(held.card)).collect();
            if !weapons.is_empty() {
                let names = list(weapons);
                told.push(Change::plain("weapon", fill("level-weapons", &[("names", names.as_str().into())])));
            }
            let tests = |quest: &u16| {
                let printed = content.quests.get(usize::from(*quest));
                printed.is_some_and(|quest| {
                    quest.objectives.iter().any(|objective| match &objective.way {
                        Way::Action(tasks) => tasks.iter().any(
                            |task| matches!(task, Task::Test { letters, other: false, .. } if letters.contains(letter)),
                        ),
                        Way::Triggered(_) => false,
                    })
                })
            };
            let quests: Vec<String> = view.staged.quests().filter(tests).map(|quest| voice.quest(quest)).collect();
            if !quests.is_empty() {
                let names = list(quests);
                told.push(Change::plain("quest", fill("level-quests", &[("names", names.as_str().into())])));
            }
        });
    });
    let xp = i64::from(player.special.len()) + 2;
    told.push(Change::plain("xp", fill("level-xp", &[("n", xp.into())])));
    told
}

/// Perks to choose from.
#[component]
pub fn PerkPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let perks = move || {
        let open = play.open_choices().into_iter();
        open.filter_map(|choice| Some(choice_card(pick, choice, Face::of(play, choice)?))).collect_view()
    };
    view! {
        <article class="panel-sheet">
            {head(play, "perk", || say("perk-title"))}
            <p class="lead">{said("perk-lead")}</p>
            <ul class="cards">{perks}</ul>
            <Foot play=play pick=pick hint="perk-hint" />
        </article>
    }
}
