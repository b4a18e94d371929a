//! What a choice of Shelter would do, and what a thing of it is.

use kernel::Seat;
use leptos::prelude::*;
use shelter::{
    Shelter,
    choice::Choice,
    content::Resource,
    forecast::{Case, Chance, Forecast, Odds, Outcome},
};
use text::shelter::{ForecastKind, ForecastLine, Voice};

use super::{
    formula::resource_icon,
    messages::{fill, said, say},
    spot::Spot,
};
use crate::{
    parts::{Icon, RuleLink},
    play::Play,
    screens::table::ChoiceRow,
    words,
};

/// What a choice would do: cost, gain, odds with and without each item, income, and the stocks afterwards.
pub fn preview(play: Play<Shelter>, seat: Seat, choice: Choice) -> AnyView {
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
            {after.map(|outcome| stocks_after(play, &outcome))}
        }
    };
    shown.into_any()
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
fn odds_table(play: Play<Shelter>, odds: &Odds) -> impl IntoView + use<> {
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
                <b>{words::fill("percent", &[("n", i64::from(percent).into())])}</b>
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
fn stocks_after(play: Play<Shelter>, outcome: &Outcome) -> impl IntoView + use<> {
    let range = |least: i64, most: i64| if least == most { least.to_string() } else { format!("{least}–{most}") };
    let stock = |kind: &'static str, name: String, before: i64, least: i64, most: i64| {
        let after = range(least, most);
        let is_same = (least, most) == (before, before);
        let label = {
            let key = if is_same { "preview-stock-same" } else { "preview-stock" };
            fill(key, &[("name", name.as_str().into()), ("before", before.into()), ("after", after.as_str().into())])
        };
        let class = if most > before { "up" } else { "down" };
        let change = (!is_same).then(|| view! { <i>"→"</i><span class=class>{after}</span> });
        view! {
            <div class="stock" data-kind=kind role="img" aria-label=label>
                <Icon name=kind />
                <b aria-hidden="true"><span class:was=!is_same>{before}</span>{change}</b>
            </div>
        }
    };
    let cubes = Resource::ALL.into_iter().zip(outcome.tracks.iter()).map(|(resource, track)| {
        let name = play.voice(|voice| voice.resource(resource));
        stock(resource_icon(resource), name, track.before.into(), track.least.into(), track.most.into())
    });
    let cubes = cubes.collect_view();
    let (least, most) = outcome.happiness_after();
    let happiness =
        stock("happiness", say("preview-happiness"), outcome.happiness_before.into(), least.into(), most.into());
    view! { <div class="after" role="group" aria-label=said("preview-after")>{cubes} {happiness}</div> }
}

/// What a thing is: name, text and flavor.
pub fn about(play: Play<Shelter>, spot: Spot) -> Option<(String, String, Option<String>)> {
    let own = play.own_seat();
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
            Spot::Slot(level, slot) => {
                let owner = snapshot.view.vault.owner(level)?;
                let text = if owner == own {
                    say("slot-own")
                } else {
                    fill("slot-other", &[("seat", voice.seat(owner).as_str().into())])
                };
                Some((fill("slot-title", &[("slot", Voice::slot_sign(slot).into())]), text, None))
            }
            _ => None,
        })
    })
}
