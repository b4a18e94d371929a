//! What the thing pointed at is, and what choosing it would do: cost, gain, odds with and without each item, income, and
//! the stocks afterwards.

use kernel::Seat;
use leptos::prelude::*;
use shelter::{
    choice::Choice,
    content::Resource,
    forecast::{Case, Chance, Forecast, Odds, Outcome},
};
use text::shelter::{ForecastKind, ForecastLine};

use super::row::ChoiceRow;
use crate::{
    memo::memo,
    parts::{Icon, RuleLink, resource_icon},
    play::Play,
    spot::Spot,
    words::{said, say},
};

/// The panel under the list of choices.
#[component]
pub fn Preview() -> impl IntoView {
    let play = Play::here();
    let seat = memo(move || play.answering());
    // The place is always kept: a list that grew and shrank under the pointer would slip away from it.
    let shown = move || match (seat.get(), play.light.get(), play.point.get()) {
        (Some(seat), Some(choice), _) => view! { <Outlook seat=seat choice=choice /> }.into_any(),
        (_, _, Some(spot)) => view! { <About spot=spot /> }.into_any(),
        _ => view! { <p class="preview-hint">{said("preview-hint")}</p> }.into_any(),
    };
    view! { <div class="preview-slot">{shown}</div> }
}

/// What a choice would do.
#[component]
fn Outlook(seat: Seat, choice: Choice) -> impl IntoView {
    let play = Play::here();
    let forecast =
        untrack(|| play.state()).map(|state| play.game.with_value(|game| game.forecast(&state, seat, choice)));
    let shown = move || {
        let row = ChoiceRow::of(play, seat, choice);
        let lines = forecast.as_ref().map(|forecast| play.voice(|voice| voice.forecast(forecast))).unwrap_or_default();
        let rule = lines.first().map(|line| line.rule);
        let odds = forecast.as_ref().and_then(|forecast| forecast.odds.clone());
        let after = forecast.as_ref().and_then(usual_outcome).cloned();
        let says_all = lines.is_empty();
        view! {
            <h3>
                {if says_all { row.text } else { row.what }}
                {rule.map(|rule| view! { <RuleLink id=rule.as_str().to_owned() /> })}
            </h3>
            {odds.map(|odds| odds_table(play, &odds))}
            {(!says_all).then(|| view! { <div class="effects">{effects(lines)}</div> })}
            {after.map(|outcome| stocks_after(&outcome))}
        }
    };
    view! {
        <div class="preview">
            {shown}
            <Show when=move || play.by_touch.get()>
                <button type="button" class="btn primary" on:click=move |_| play.choose(choice)>
                    {said("preview-do")}
                </button>
            </Show>
        </div>
    }
}

/// The lines that no drawing below shows better.
fn effects(lines: Vec<ForecastLine>) -> impl IntoView {
    let drawn = [ForecastKind::ItemOdds, ForecastKind::Stocks, ForecastKind::Happiness];
    let lines = lines.into_iter().filter(move |line| !drawn.contains(&line.kind));
    lines
        .map(|line| {
            let class = if line.kind == ForecastKind::Warning { "warning" } else { "" };
            view! { <div class=class><span class="label">{line.label}</span><span>{line.text}</span></div> }
        })
        .collect_view()
}

/// The chance of winning: as one is, with each item, and with the best of them.
fn odds_table(play: Play, odds: &Odds) -> impl IntoView + use<> {
    let bare = say("preview-bare");
    let mut rows = vec![(bare, odds.bare)];
    for with in &odds.with {
        let name = play.voice(|voice| voice.item(with.card));
        let name = if with.adds > 0 { format!("{name} +{}", with.adds) } else { name };
        rows.push((name, with.chance));
    }
    if odds.with.len() > 1 {
        rows.push((say("preview-best"), odds.best));
    }
    let row = |(name, chance): (String, Chance)| {
        let percent = chance.percent();
        view! {
            <li>
                <span class="name">{name}</span>
                <span class="bar" aria-hidden="true"><i style:--p=format!("{percent}%")></i></span>
                <b>{format!("{percent} %")}</b>
            </li>
        }
    };
    view! { <ul class="odds-table">{rows.into_iter().map(row).collect_view()}</ul> }
}

/// What one counts on: how it ends without a fight, or after a fight that was won.
fn usual_outcome(forecast: &Forecast) -> Option<&Outcome> {
    forecast.outcomes.iter().find(|outcome| outcome.case != Case::Lost)
}

/// The stocks afterwards, as far as they are known.
fn stocks_after(outcome: &Outcome) -> impl IntoView + use<> {
    let range = |least: i64, most: i64| if least == most { least.to_string() } else { format!("{least}–{most}") };
    let stock = |kind: &'static str, before: i64, least: i64, most: i64| {
        let class = if most > before { "up" } else { "down" };
        let now = if (least, most) == (before, before) {
            view! { <b>{before}</b> }.into_any()
        } else {
            view! { <b><s>{before}</s><span class=class>{range(least, most)}</span></b> }.into_any()
        };
        view! { <div class="stock" data-kind=kind><Icon name=kind />{now}</div> }
    };
    let cubes = Resource::ALL.into_iter().zip(outcome.tracks.iter()).map(|(resource, track)| {
        stock(resource_icon(resource), track.before.into(), track.least.into(), track.most.into())
    });
    let cubes = cubes.collect_view();
    let (least, most) = outcome.happiness_after();
    let happiness = stock("happiness", outcome.happiness_before.into(), least.into(), most.into());
    view! { <div class="after" role="group" aria-label=said("preview-after")>{cubes} {happiness}</div> }
}

/// What a thing is, and why it cannot be chosen now.
#[component]
fn About(spot: Spot) -> impl IntoView {
    let play = Play::here();
    let words = move || {
        play.snapshot.with(|snapshot| {
            play.voice(|voice| match spot {
                Spot::Item(card) => Some((voice.item(card), voice.item_text(card), voice.item_flavor(card))),
                Spot::Room(card) | Spot::Built(card) => {
                    Some((voice.room(card), voice.room_text(card), voice.room_flavor(card)))
                }
                Spot::Threat(card) => Some((voice.threat(card), voice.threat_text(card), voice.threat_flavor(card))),
                Spot::Space(at) => {
                    let flavor = snapshot.view.vault.threat(at).and_then(|card| voice.threat_flavor(card));
                    Some((voice.space(&snapshot.view, at), voice.space_terms(&snapshot.view, at), flavor))
                }
                _ => None,
            })
        })
    };
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
