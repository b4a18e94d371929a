//! A fight or a test on the screen.

use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::EnemyAbility,
    state::{NONE, Opponent},
};

use super::dice::Dice;
use crate::{
    memo::memo,
    parts::Icon,
    play::Play,
    wasteland::{
        art::{Art, enemy_drawing},
        map::{ability_icon, body},
        messages::{fill, said},
        preview::odds_table,
        voice::{analysed, speak},
    },
};

/// The dice as they lie, unless they are still to be rolled.
fn rolled(dice: [u8; 3]) -> Option<[u8; 3]> {
    (!dice.contains(&NONE)).then_some(dice)
}

/// A fight: the enemy with its body, three dice, and what is left of it.
#[component]
pub fn FightScene(play: Play<Wasteland>) -> impl IntoView {
    let fight = memo(move || play.snapshot.with(|snapshot| snapshot.view.fights.last().copied()));
    let odds = memo(move || analysed(play, |analysis| analysis.fight_under_way()).flatten());
    let token = move || {
        let foe = fight.get()?.foe;
        let token = match foe {
            Opponent::OnMap(number) => play.snapshot.with(|snapshot| snapshot.view.token_of(number)),
            Opponent::Drawn { token, .. } => Some(token),
        };
        token.filter(|token| *token != NONE)
    };
    let enemy = move || {
        let kind = fight.get()?.kind;
        let token = token();
        let scenario = play.snapshot.with(|snapshot| snapshot.view.scenario);
        let drawn = play.game.with_value(|game| enemy_drawing(game.content(), scenario, kind, token));
        let (name, flavor) =
            speak(play, |_, voice| (voice.enemy(kind, token), token.and_then(|token| voice.enemy_flavor(token))));
        let bout = odds.get().map(|odds| odds.bout)?;
        let abilities = play.game.with_value(|game| {
            let printed = token.and_then(|token| game.content().tokens.get(usize::from(token)));
            let has = |ability: &EnemyAbility| printed.is_some_and(|token| token.abilities.has(*ability));
            EnemyAbility::ALL.into_iter().filter(has).collect::<Vec<_>>()
        });
        let signs = abilities.into_iter().map(|ability| {
            let name = speak(play, |_, voice| voice.enemy_ability(ability));
            view! { <span class="ability"><Icon name=ability_icon(ability) />{name}</span> }
        });
        Some(view! {
            <div class="opponent">
                <Art drawn=drawn />
                <div>
                    <h2>{name}</h2>
                    <p class="needs">
                        {fill("fight-needs", &[("level", bout.level.into()), ("need", bout.need.into())])}
                    </p>
                    <p class="abilities">{signs.collect_view()}</p>
                </div>
                <svg class="target" viewBox="-14 -16 28 32" aria-hidden="true">{body(bout.vulnerable)}</svg>
                {flavor.map(|flavor| view! { <p class="flavor">{flavor}</p> })}
            </div>
        })
    };
    let remarks = move || {
        odds.get().map(|odds| {
            let (bars, remarks) = speak(play, |_, voice| (odds_table(voice, &odds), voice.fight_remarks(&odds)));
            view! { {bars} <ul class="remarks">{remarks.into_iter().map(|remark| view! { <li>{remark}</li> }).collect_view()}</ul> }
        })
    };
    let who = move || {
        let name = fight.get().map(|fight| speak(play, |_, voice| voice.seat(fight.seat))).unwrap_or_default();
        fill("fight-title", &[("name", name.as_str().into())])
    };
    view! {
        <section class="fight-scene" aria-label=who>
            <p class="label">{who}</p>
            {enemy}
            <Dice
                play=play
                faces=Signal::derive(move || fight.get().and_then(|fight| rolled(fight.dice)))
                spent=Signal::derive(move || fight.get().map_or(0, |fight| fight.spent))
                areas=true
            />
            {remarks}
        </section>
    }
}

/// A test: three dice against a number.
#[component]
pub fn TestScene(play: Play<Wasteland>) -> impl IntoView {
    let trial = memo(move || play.snapshot.with(|snapshot| snapshot.view.trials.last().copied()));
    let odds = memo(move || analysed(play, |analysis| analysis.test_under_way()).flatten());
    let title = move || {
        let trial = trial.get()?;
        let name = speak(play, |_, voice| voice.seat(trial.seat));
        let letters = text::wasteland::Voice::letters(trial.letters);
        Some(fill(
            "test-title",
            &[("name", name.as_str().into()), ("letters", letters.as_str().into()), ("need", trial.difficulty.into())],
        ))
    };
    let remarks = move || {
        let odds = odds.get()?;
        let remarks = speak(play, |_, voice| voice.test_remarks(&odds));
        Some(
            view! { <ul class="remarks">{remarks.into_iter().map(|remark| view! { <li>{remark}</li> }).collect_view()}</ul> },
        )
    };
    view! {
        <section class="fight-scene test" aria-label=said("test-label")>
            <h2>{title}</h2>
            <Dice
                play=play
                faces=Signal::derive(move || trial.get().and_then(|trial| rolled(trial.dice)))
                spent=Signal::derive(|| 0)
                areas=false
            />
            {remarks}
        </section>
    }
}
