//! Item cards: on the track, and in front of a player.

use leptos::prelude::*;
use shelter::{
    Shelter,
    content::{Effect, Icon as Reward, Item, Spend, Use, Window},
};

use super::spot::Spot;
use super::{
    art::{Art, Picture},
    formula::Formula,
    messages::fill,
};
use crate::{memo::memo, parts::Icon, play::Play, pointing::aiming};

/// An item on the track.
#[component]
pub fn TrackItem(play: Play<Shelter>, card: u8) -> impl IntoView {
    let spot = Spot::Item(card);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let (over, focus) = aiming(play, spot);
    let item = item_of(play, card);
    let id = item.as_ref().map(|item| item.id.clone()).unwrap_or_default();
    let label = move || play.voice(|voice| format!("{}. {}", voice.item(card), voice.item_text(card)));
    view! {
        <button
            type="button"
            class="card item-card"
            class:lit=is_lit
            class:hot=is_hot
            data-spot=spot.name()
            data-piece=spot.name()
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.press(spot)
        >
            <span class="sr-only">{label}</span>
            <span class="card-name" aria-hidden="true">{move || play.voice(|voice| voice.item(card))}</span>
            <span class="card-art"><Art kind=Picture::Item id=id /></span>
            <span class="abilities" aria-hidden="true">{item.map(abilities)}</span>
        </button>
    }
}

/// An item of a player.
#[component]
pub fn OwnItem(play: Play<Shelter>, card: u8, exhausted: bool) -> impl IntoView {
    let spot = Spot::Item(card);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let (over, focus) = aiming(play, spot);
    let id = item_of(play, card).map(|item| item.id).unwrap_or_default();
    let label = move || {
        let (name, text) = play.voice(|voice| (voice.item(card), voice.item_text(card)));
        let state = if exhausted { "exhausted" } else { "ready" };
        fill("own-item", &[("item", name.as_str().into()), ("text", text.as_str().into()), ("state", state.into())])
    };
    view! {
        <button
            type="button"
            class="own-item"
            class:exhausted=exhausted
            class:lit=is_lit
            class:hot=is_hot
            data-spot=spot.name()
            data-piece=spot.name()
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.press(spot)
        >
            <span class="sr-only">{label}</span>
            <span class="pic"><Art kind=Picture::Item id=id /></span>
            <span class="name" aria-hidden="true">{move || play.voice(|voice| voice.item(card))}</span>
            {exhausted.then(|| view! { <Icon name="lock" /> })}
        </button>
    }
}

pub(super) fn item_of(play: Play<Shelter>, card: u8) -> Option<Item> {
    play.game.with_value(|game| game.content().items.get(usize::from(card)).cloned())
}

/// What an item can do, in icons.
pub(super) fn abilities(item: Item) -> impl IntoView {
    let standing = (item.always_roll > 0).then(|| {
        view! {
            <span class="ability">
                <span class="when"><Icon name="fight" /></span>
                <span class="plus">{format!("+{}", item.always_roll)}</span>
            </span>
        }
    });
    let end = item.end.map(|amount| {
        let number =
            if amount.per.is_some() { format!("{}…{}", amount.base, amount.max) } else { amount.base.to_string() };
        view! {
            <span class="ability">
                <span class="when"><Icon name="first-player" /></span>
                <span class="gain"><b>{number}</b><Icon name="happiness" /></span>
            </span>
        }
    });
    let uses = item.uses.iter().map(ability).collect_view();
    view! { {uses} {standing} {end} }
}

fn ability(usage: &Use) -> impl IntoView + use<> {
    let spend = match usage.spend {
        Spend::Nothing => None,
        Spend::Exhaust => Some("ready"),
        Spend::Discard => Some("trash"),
    };
    let window = match usage.window {
        Window::AnyTime => None,
        Window::InFight | Window::FightWon | Window::FightLost => Some("fight"),
        Window::IncomeTaken => Some("level"),
        Window::RoomBuilt => Some("build"),
        Window::ThreatSpawned => Some("threat"),
    };
    let when = |icon: &'static str| view! { <span class="when"><Icon name=icon /></span> };
    let gain = usage.effects.iter().flat_map(|effect| match effect {
        Effect::Gain(line) => line.to_vec(),
        Effect::Heal => vec![Reward::Heal],
        Effect::Train(letter) => vec![Reward::Train(*letter)],
        _ => Vec::new(),
    });
    let gain: Vec<Reward> = gain.collect();
    let others = usage.effects.iter().filter_map(|effect| match effect {
        Effect::Roll(amount) if amount.per.is_some() => {
            Some(view! { <span class="plus">{format!("+{}…{}", amount.base, amount.max)}</span> }.into_any())
        }
        Effect::Roll(amount) => Some(view! { <span class="plus">{format!("+{}", amount.base)}</span> }.into_any()),
        Effect::Reroll => Some(view! { <span class="plus"><Icon name="dice" /></span> }.into_any()),
        Effect::Win => Some(view! { <span class="plus"><Icon name="check" /></span> }.into_any()),
        Effect::DiscardThreat => Some(view! { <span class="plus"><Icon name="threat" /></span> }.into_any()),
        _ => None,
    });
    let others = others.collect_view();
    view! {
        <span class="ability">
            {spend.map(when)} {window.map(when)} <Formula cost=usage.pay gain=gain /> {others}
        </span>
    }
}
