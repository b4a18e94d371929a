//! A trade: the sheet of an offer, filled in at leisure and proposed with one button; the answer to one; and waiting for
//! the other side, who may be at another screen and answer later.

mod sheet;

use kernel::{Seat, numbers_in};
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    view::{Cards, View},
};

use self::sheet::Sheet;
use super::{
    after::{change_lines, changes},
    card::{Face, Foot, choice_card, picking, still_card},
    head,
};
use crate::{
    memo::{effect, memo},
    parts::{SeatMark, seat_color},
    play::Play,
    wasteland::{
        messages::{fill, said, say},
        voice::speak,
    },
};

/// What one side puts into a deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    cards: Vec<u16>,
    caps: u16,
    agendas: Cards,
}

/// What lies on the table, as this seat sees it: what it gives, and what it gets.
fn parts(view: &View, own: Seat) -> [Part; 2] {
    let (offer, deal) = (&view.offer, &view.deal);
    let agendas = |count: u8, cards: Cards| Cards { count: count.max(cards.count), known: cards.known };
    let camper =
        Part { cards: offer.gives.to_vec(), caps: offer.gives_caps, agendas: agendas(offer.wanted_agendas, deal[0]) };
    let partner =
        Part { cards: offer.gets.to_vec(), caps: offer.gets_caps, agendas: agendas(offer.gets_agendas, deal[1]) };
    if own == offer.camper { [camper, partner] } else { [partner, camper] }
}

/// How far a trade is for this person.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// An offer is made.
    Sheet,
    /// One is answered.
    Answer,
    /// Agenda cards are handed over.
    HandOver,
    /// The other side is asked.
    Wait,
}

/// A trade. It is another panel for each who is asked.
#[component]
pub fn TradePanel(play: Play<Wasteland>, asked: Seat) -> impl IntoView {
    let own = untrack(|| play.own_seat());
    let other = untrack(|| {
        play.snapshot.with(|snapshot| {
            let offer = &snapshot.view.offer;
            if offer.camper == own { offer.partner } else { offer.camper }
        })
    });
    let stage = memo(move || match (play.ask(), play.answering()) {
        (Some(Ask::Offer(_) | Ask::OfferCaps { .. }), Some(_)) => Stage::Sheet,
        (Some(Ask::Deal(_)), Some(_)) => Stage::Answer,
        (Some(Ask::HandOver), Some(_)) => Stage::HandOver,
        _ => Stage::Wait,
    });
    // The rules take an offer off the table when it is countered (W-TRADE-05), and the sheet begins with what it was.
    effect(move || {
        if stage.get() == Stage::Answer {
            let lie = play.snapshot.with(|snapshot| parts(&snapshot.view, own));
            play.desk.offered.set(Some((own, lie)));
        }
    });
    let title = move || {
        let name = speak(play, |_, voice| voice.seat(other));
        fill("trade-title", &[("name", name.as_str().into())])
    };
    let inside = move || match stage.get() {
        Stage::Sheet => view! { <Sheet play=play own=own other=other /> }.into_any(),
        Stage::Answer => view! { <Answering play=play own=own other=other /> }.into_any(),
        Stage::HandOver => view! { <HandOver play=play own=own other=other /> }.into_any(),
        Stage::Wait => view! { <Waiting play=play own=own other=other asked=asked /> }.into_any(),
    };
    view! {
        <article class="panel-sheet trade">
            {head(play, "trade", title)}
            {inside}
        </article>
    }
}

fn side_title(play: Play<Wasteland>, seat: Seat, own: Seat) -> AnyView {
    let key = if seat == own { "trade-give" } else { "trade-get" };
    let name = speak(play, |_, voice| voice.seat(seat));
    view! {
        <h3 data-seat=seat_color(play, seat)>
            <SeatMark play=play seat=seat />
            {fill(key, &[("name", name.as_str().into())])}
        </h3>
    }
    .into_any()
}

/// What both sides would give, in words.
fn summary(play: Play<Wasteland>, key: &str, [gives, gets]: &[Part; 2]) -> String {
    let told = |part: &Part| {
        let mut list = speak(play, |_, voice| part.cards.iter().map(|card| voice.card(*card)).collect::<Vec<_>>());
        list.extend((part.caps > 0).then(|| fill("board-caps", &[("count", i64::from(part.caps).into())])));
        let agendas = part.agendas.count;
        list.extend((agendas > 0).then(|| fill("board-agendas", &[("count", agendas.into())])));
        if list.is_empty() { say("trade-nothing") } else { list.join(", ") }
    };
    fill(key, &[("gives", told(gives).as_str().into()), ("gets", told(gets).as_str().into())])
}

/// What lies on the table, to be read.
fn deal(play: Play<Wasteland>, own: Seat, other: Seat) -> AnyView {
    let lie = play.snapshot.with(|snapshot| parts(&snapshot.view, own));
    let columns = lie.into_iter().zip([own, other]).map(|(part, seat)| {
        let cards = part.cards.iter().map(|card| still_card(Face::card(play, *card), None));
        let known = numbers_in(part.agendas.known).map(|agenda| still_card(Face::agenda(play, agenda), None));
        let hidden = part.agendas.count.saturating_sub(part.agendas.known.count_ones() as u8);
        let hidden = (hidden > 0).then(|| {
            let name = fill("board-agendas", &[("count", hidden.into())]);
            let text = say(if seat == own { "trade-agenda-yours" } else { "trade-agenda-theirs" });
            still_card(Face { drawn: "i-agenda".to_owned(), name, text, ..Face::default() }, None)
        });
        let caps = (part.caps > 0).then(|| {
            let name = fill("board-caps", &[("count", i64::from(part.caps).into())]);
            still_card(Face { drawn: "i-caps".to_owned(), name, ..Face::default() }, None)
        });
        let is_empty = part == Part::default();
        view! {
            <section class="panel-side">
                {side_title(play, seat, own)}
                <ul class="cards">{cards.collect_view()} {known.collect_view()} {hidden} {caps}</ul>
                {is_empty.then(|| view! { <p class="muted">{said("trade-nothing")}</p> })}
            </section>
        }
    });
    view! { <div class="panel-columns">{columns.collect_view()}</div> }.into_any()
}

/// Somebody else fills in the sheet or has it before them.
#[component]
fn Waiting(play: Play<Wasteland>, own: Seat, other: Seat, asked: Seat) -> impl IntoView {
    let awaited = move || {
        let name = speak(play, |_, voice| voice.seat(asked));
        let key = match play.ask() {
            Some(Ask::Deal(_)) => "trade-awaits-answer",
            Some(Ask::HandOver) => "trade-awaits-agenda",
            _ => "trade-awaits-offer",
        };
        fill(key, &[("name", name.as_str().into())])
    };
    let is_away = move || play.online.is_some();
    view! {
        <p class="lead awaited" role="status">
            <SeatMark play=play seat=asked />
            {awaited}
        </p>
        {move || deal(play, own, other)}
        <Show when=is_away>
            <p class="muted">{said("trade-later")}</p>
        </Show>
    }
}

/// An offer is answered.
#[component]
fn Answering(play: Play<Wasteland>, own: Seat, other: Seat) -> impl IntoView {
    let button = move |choice: Choice, class: &'static str| {
        let label = move || play.ask().map(|ask| speak(play, |_, voice| voice.choice(ask, choice)));
        view! {
            <Show when=move || play.open_choices().contains(&choice)>
                <button type="button" class=class on:click=move |_| play.choose(choice)>{label}</button>
            </Show>
        }
    };
    view! {
        <p class="lead">{said("trade-offered")}</p>
        {move || deal(play, own, other)}
        <footer class="panel-foot">
            <div>
                <p class="hint">{said("trade-if-accepted")}</p>
                {move || change_lines(changes(play, &[Choice::Accept]))}
            </div>
            <div class="panel-buttons">
                {button(Choice::Decline, "btn")} {button(Choice::Counter, "btn")}
                {button(Choice::Accept, "btn primary do")}
            </div>
        </footer>
    }
}

/// Agenda cards that were agreed on are handed over.
#[component]
fn HandOver(play: Play<Wasteland>, own: Seat, other: Seat) -> impl IntoView {
    let pick = picking(play);
    let cards = move || {
        let open = play.open_choices().into_iter();
        open.filter_map(|choice| Some(choice_card(pick, choice, Face::of(play, choice)?))).collect_view()
    };
    view! {
        <p class="lead">{said("trade-hand-over")}</p>
        <ul class="cards">{cards}</ul>
        {move || deal(play, own, other)}
        <Foot play=play pick=pick hint="pick-hint" />
    }
}
