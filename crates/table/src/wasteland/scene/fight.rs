//! A fight or a test on the screen.

use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    content::{EnemyAbility, EnemyType},
    open_step::Open,
    outlook::FightOdds,
    state::{MOST_HP, NONE, Opponent},
    view::View,
};

use super::{beside::Beside, dice::Dice};
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

/// What a fight or test is part of: the encounter or the quest, with the way that was chosen.
fn occasion(play: Play<Wasteland>) -> Option<AnyView> {
    let (icon, title, text) = speak(play, |view, voice| {
        view.open_step().under_way.iter().rev().find_map(|open| match *open {
            Open::Quest { quest, objective, .. } => {
                Some(("quest", voice.quest(quest), voice.objective(quest, objective)))
            }
            Open::Encounter { card, .. } => {
                let chosen = view.encounter.and_then(|met| voice.encounter_option(card, met.option));
                Some(("encounter", voice.encounter(card), chosen.unwrap_or_default()))
            }
            _ => None,
        })
    })?;
    Some(
        view! {
            <p class="occasion">
                <Icon name=icon />
                <b>{title}</b>
                <span>{text}</span>
            </p>
        }
        .into_any(),
    )
}

/// The abilities of an enemy, with their icons. A faction's enemy has no token and yet has some (W-POWER-03).
fn abilities(voice: Voice<'_>, view: &View, kind: EnemyType, token: u8) -> Vec<(&'static str, String)> {
    let has = voice.enemy_stats(view, kind, token).map(|(.., abilities)| abilities).unwrap_or_default();
    let all = EnemyAbility::ALL.into_iter().filter(|ability| has.has(*ability));
    all.map(|ability| (ability_icon(ability), voice.enemy_ability(ability))).collect()
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
        let abilities = speak(play, |view, voice| abilities(voice, view, kind, token.unwrap_or(NONE)));
        let signs = abilities.into_iter().map(|(icon, name)| {
            view! { <span class="ability"><Icon name=icon />{name}</span> }
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
            {move || occasion(play)}
            {enemy}
            <Dice
                play=play
                faces=Signal::derive(move || fight.get().and_then(|fight| rolled(fight.dice)))
                spent=Signal::derive(move || fight.get().map_or(0, |fight| fight.spent))
                areas=true
            />
            <Beside play=play />
            <Toll play=play odds=odds />
            {remarks}
        </section>
    }
}

/// Damage and rads as they would run into the survivor's bar, and what would be left.
#[component]
fn Toll(play: Play<Wasteland>, odds: Memo<Option<FightOdds>>) -> impl IntoView {
    move || {
        let bout = odds.get()?.bout;
        let faces = play.game.with_value(|game| game.content().faces);
        let worst = || {
            let damages = odds.with(|odds| odds.as_ref().and_then(|odds| odds.kill.odds.damages.last().copied()));
            let damage = damages.map_or(0, |share| share.number);
            let rads = if damage > 0 { bout.radiation } else { 0 };
            (damage, rads, bout.hp.saturating_sub(damage) <= bout.rads.saturating_add(rads))
        };
        let (damage, rads, dies) = match bout.dice {
            Some(dice) => {
                let blow = bout.blow(&faces, dice);
                (blow.damage, blow.rads, blow.dies)
            }
            None => worst(),
        };
        let hp = bout.hp.saturating_sub(damage);
        let all_rads = bout.rads.saturating_add(rads).min(MOST_HP);
        let cell = |at: u8| {
            let is_rad = at <= bout.rads;
            let is_coming = at > bout.rads && at <= all_rads;
            let is_full = at > all_rads && at <= hp;
            let is_going = at > all_rads.max(hp) && at <= bout.hp;
            view! { <i class:rad=is_rad class:coming=is_coming class:full=is_full class:going=is_going></i> }
        };
        let key = match (dies, damage.saturating_add(rads), bout.dice) {
            (true, _, Some(_)) => "toll-dies",
            (true, _, None) => "toll-may-die",
            (false, 0, _) => "toll-none",
            (false, _, Some(_)) => "toll-stands",
            (false, _, None) => "toll-worst",
        };
        let told = fill(
            key,
            &[
                ("damage", damage.into()),
                ("rads", rads.into()),
                ("hp", hp.into()),
                ("left", hp.saturating_sub(all_rads).into()),
            ],
        );
        Some(view! {
            <div class="toll" class:deadly=dies>
                <div class="health">
                    <Icon name="hp" />
                    <b aria-hidden="true">{hp}</b>
                    <span class="track" aria-hidden="true">{(1..=MOST_HP).map(cell).collect_view()}</span>
                </div>
                <p>{told}</p>
            </div>
        })
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
        let letters = Voice::letters(trial.letters);
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
            {move || occasion(play)}
            <Dice
                play=play
                faces=Signal::derive(move || trial.get().and_then(|trial| rolled(trial.dice)))
                spent=Signal::derive(|| 0)
                areas=false
            />
            <Beside play=play />
            {remarks}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Contributions, Secret, Table, Viewer};
    use pack::Lang;
    use wasteland::{content::Faction, options::Setup};

    use super::*;
    use crate::{game::TableGame as _, wasteland::voice::Speaker};

    #[test]
    fn fighters_of_factions_show_their_abilities_too() {
        let kit = Wasteland::kit();
        let (setup, secret) = (Setup::of(2), Secret([2; 32]));
        let table = Table::begin(kit.game.clone(), setup, secret, Contributions::none()).expect("a usual set-up");
        let view = table.view(Viewer::Spectator);
        let sheets = &kit.game.content().scenarios[usize::from(view.scenario)].factions;
        for (kind, faction) in [(EnemyType::Star, Faction::Star), (EnemyType::Shield, Faction::Shield)] {
            let printed = sheets[faction as usize].enemy.expect("both factions of the first scenario fight").abilities;
            let printed = EnemyAbility::ALL.into_iter().filter(|ability| printed.has(*ability)).count();
            let told = Speaker::new(Lang::En, kit.usual_names()).of(&view, |voice| abilities(voice, &view, kind, NONE));
            assert!(told.len() == printed && printed > 0, "{told:?}");
        }
    }
}
