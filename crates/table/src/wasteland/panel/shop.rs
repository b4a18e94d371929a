//! The shop: what is for sale, what one has, and what a deal costs and leaves.

use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    content::CardKind,
    outlook::Prospect,
};

use super::{
    card::{Face, Foot, choice_card, closed_card, picking, room_left, side},
    head,
};
use crate::{
    play::Play,
    wasteland::{
        messages::{fill, say},
        voice::analysed,
    },
};

/// The shop.
#[component]
pub fn ShopPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let price = move |choice: Choice| -> Option<(&'static str, String)> {
        let asked = play.snapshot.with(|snapshot| snapshot.decision.asked)?;
        match analysed(play, |analysis| analysis.prospect(asked, choice)).flatten()? {
            Prospect::Price(caps) => Some(("caps", caps.to_string())),
            Prospect::Proceeds(caps) => Some(("caps", format!("+{caps}"))),
            _ => None,
        }
    };
    let theirs = move || {
        let cards = play.snapshot.with(|snapshot| snapshot.view.shop.to_vec());
        let open = play.open_choices();
        let shown = cards.into_iter().map(|card| {
            let face = Face { corner: price(Choice::Buy(card)), ..Face::card(play, card) };
            let is_companion = play.game.with_value(|game| {
                let printed = game.content().cards.get(usize::from(card));
                printed.is_some_and(|card| card.kind == CardKind::Companion)
            });
            let (choice, face) = if is_companion {
                (Choice::Recruit(card), Face { corner: None, ..face })
            } else {
                (Choice::Buy(card), face)
            };
            if open.contains(&choice) { choice_card(pick, choice, face) } else { closed_card(play, choice, face) }
        });
        side(say("shop-theirs"), None, shown.collect())
    };
    let mine = move || {
        let seat = play.own_seat();
        let player = play.snapshot.with(|snapshot| *snapshot.view.player(seat));
        let open = play.open_choices();
        let worn = |card: u16| player.equipped.iter().any(|held| held.card == card);
        let shown = player.cards().map(|held| {
            let choice = Choice::Sell(held.card);
            let face = Face { corner: price(choice), ..Face::held(play, held, worn(held.card)) };
            if open.contains(&choice) { choice_card(pick, choice, face) } else { closed_card(play, choice, face) }
        });
        let shown = shown.collect();
        let limit = analysed(play, |analysis| analysis.figures(seat).inventory).unwrap_or_default();
        side(say("shop-mine"), Some(room_left(player.inventory.len(), limit)), shown)
    };
    let lead = move || {
        let seat = play.own_seat();
        let caps = play.snapshot.with(|snapshot| i64::from(snapshot.view.player(seat).caps));
        let left = match play.ask() {
            Some(Ask::Shop(left)) => i64::from(left),
            _ => 0,
        };
        fill("shop-lead", &[("caps", caps.into()), ("n", left.into())])
    };
    view! {
        <article class="panel-sheet">
            {head(play, "shop", || say("shop-title"))}
            <p class="lead">{lead}</p>
            <div class="panel-columns">{theirs} {mine}</div>
            <Foot play=play pick=pick hint="shop-hint" rest=vec![Choice::Done] />
        </article>
    }
}
