//! Gear: what was gained and where it goes, what is rearranged, and which of several cards is meant.

use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    content::CardKind,
    effect::Pile,
    state::Player,
};

use super::{
    card::{Face, Foot, choice_card, picking, room_left, side, still_card},
    head,
};
use crate::{
    game::Voice as _,
    play::Play,
    wasteland::{
        messages::{said, say},
        voice::{analysed, speak},
    },
};

fn own(play: Play<Wasteland>) -> (Player, u8) {
    let seat = play.own_seat();
    let player = play.snapshot.with(|snapshot| *snapshot.view.player(seat));
    (player, analysed(play, |analysis| analysis.figures(seat).inventory).unwrap_or_default())
}

/// A card was gained: beside what is worn, and what is carried.
#[component]
pub fn GainedPanel(play: Play<Wasteland>, card: u16) -> impl IntoView {
    let pick = picking(play);
    let gained = move || {
        let open = play.open_choices();
        let of_it = [Choice::Equip(card), Choice::Store(card)].into_iter().filter(|choice| open.contains(choice));
        let shown = of_it.map(|choice| {
            let what = play.ask().map(|ask| speak(play, |_, voice| voice.choice(ask, choice)));
            choice_card(pick, choice, Face { state: what, ..Face::card(play, card) })
        });
        side(say("gained-new"), None, shown.collect())
    };
    let others = move || {
        let (player, limit) = own(play);
        let open = play.open_choices();
        let worn = |card: u16| player.equipped.iter().any(|held| held.card == card);
        let cards = player.cards().filter(|held| held.card != card).map(|held| {
            let face = Face::held(play, held, worn(held.card));
            let move_it = [Choice::Equip(held.card), Choice::Unequip(held.card)];
            match move_it.into_iter().find(|choice| open.contains(choice)) {
                Some(choice) => choice_card(pick, choice, face),
                None => still_card(face, None),
            }
        });
        let cards = cards.collect();
        let stored = player.inventory.iter().filter(|held| held.card != card).count();
        side(say("gained-have"), Some(room_left(stored, limit)), cards)
    };
    view! {
        <article class="panel-sheet">
            {head(play, "loot", || say("gained-title"))}
            <div class="panel-columns">{gained} {others}</div>
            <Foot play=play pick=pick hint="gained-hint" />
        </article>
    }
}

/// The own gear, where it may be rearranged.
#[component]
pub fn GearPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let cards = move |is_worn: bool| {
        let (player, _) = own(play);
        let open = play.open_choices();
        let held: Vec<_> = if is_worn {
            player.equipped.into_iter().filter(|held| held.is_some()).collect()
        } else {
            player.inventory.to_vec()
        };
        let shown = held.into_iter().map(|held| {
            let choice = if is_worn { Choice::Unequip(held.card) } else { Choice::Equip(held.card) };
            let face = Face::held(play, held, false);
            if open.contains(&choice) { choice_card(pick, choice, face) } else { still_card(face, None) }
        });
        shown.collect::<Vec<_>>()
    };
    let worn = move || side(say("board-equipped"), None, cards(true));
    let stored = move || {
        let (player, limit) = own(play);
        side(say("board-inventory"), Some(room_left(player.inventory.len(), limit)), cards(false))
    };
    view! {
        <article class="panel-sheet">
            {head(play, "weapon", || say("gear-title"))}
            <div class="panel-columns">{worn} {stored}</div>
            <Foot play=play pick=pick hint="gear-hint" />
            <button type="button" class="btn panel-close" on:click=move |_| play.desk.opened.set(None)>
                {said("panel-close")}
            </button>
        </article>
    }
}

/// Cards of which one is to be chosen.
#[component]
pub fn PickPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let icon = match untrack(|| play.ask()) {
        Some(Ask::AgendaLimit | Ask::DiscardAgenda | Ask::Keep(Pile::Agenda) | Ask::OnTop(Pile::Agenda)) => "agenda",
        Some(Ask::LosePerk) => "perk",
        Some(Ask::Unexhaust | Ask::UnexhaustNext) => "unexhausted",
        Some(Ask::Exhaust) => "exhausted",
        Some(Ask::Discard(Some(CardKind::Weapon))) => "weapon",
        _ => "inventory",
    };
    let title = move || {
        let asked = play.snapshot.with(|snapshot| snapshot.decision.asked);
        asked
            .map(|asked| play.snapshot.with(|snapshot| play.voice(|voice| voice.ask(&snapshot.view, &asked))))
            .unwrap_or_default()
    };
    let cards = move || {
        let open = play.open_choices().into_iter();
        open.filter_map(|choice| Some(choice_card(pick, choice, Face::of(play, choice)?))).collect_view()
    };
    view! {
        <article class="panel-sheet">
            {head(play, icon, title)}
            <ul class="cards">{cards}</ul>
            <Foot play=play pick=pick hint="pick-hint" rest=vec![Choice::Done, Choice::Decline] />
        </article>
    }
}
