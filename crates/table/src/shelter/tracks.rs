//! The item track, the room track and the decks.

use leptos::prelude::*;
use shelter::{Shelter, event::Pile, view::PileView};

use super::spot::Spot;
use super::{
    item::TrackItem,
    messages::{fill, said},
    room::TrackRoom,
};
use crate::{memo::memo, parts::Icon, play::Play};

/// Tracks and decks.
#[component]
pub fn Tracks(play: Play<Shelter>) -> impl IntoView {
    let items = memo(move || play.snapshot.with(|snapshot| snapshot.view.faceup_items()));
    let rooms = memo(move || play.snapshot.with(|snapshot| snapshot.view.faceup_rooms()));
    let threats = memo(move || play.snapshot.with(|snapshot| snapshot.view.threats.left));
    let item_deck =
        memo(move || play.snapshot.with(|snapshot| counts(&snapshot.view.items, &snapshot.view.discards.items)));
    let room_deck =
        memo(move || play.snapshot.with(|snapshot| counts(&snapshot.view.rooms, &snapshot.view.discards.rooms)));
    view! {
        <section class="tracks" aria-label=said("tracks-label")>
            <div class="track" data-spot=Spot::Track(Pile::Items).name()>
                <TrackHead title="tracks-items" counts=item_deck />
                <div class="track-cards">
                    <For each=move || places(items.get()) key=|place| *place let:place>
                        {match place.1 {
                            Some(card) => view! { <TrackItem play=play card=card /> }.into_any(),
                            None => view! { <span class="card gap" role="img" aria-label=said("tracks-gap")></span> }.into_any(),
                        }}
                    </For>
                </div>
            </div>
            <div class="decks" data-spot=Spot::Track(Pile::Threats).name()>
                <div
                    class="deck"
                    class:low=move || threats.get() <= 3
                    role="img"
                    aria-label=move || fill("tracks-threats-left", &[("count", threats.get().into())])
                >
                    <Icon name="threat" />
                    <b>{threats}</b>
                    <span class="label">{said("tracks-threats")}</span>
                </div>
            </div>
            <div class="track" data-spot=Spot::Track(Pile::Rooms).name()>
                <TrackHead title="tracks-rooms" counts=room_deck />
                <div class="track-cards">
                    <For each=move || places(rooms.get()) key=|place| *place let:place>
                        {match place.1 {
                            Some(card) => view! { <TrackRoom play=play card=card /> }.into_any(),
                            None => view! { <span class="card gap" role="img" aria-label=said("tracks-gap")></span> }.into_any(),
                        }}
                    </For>
                </div>
            </div>
        </section>
    }
}

#[component]
fn TrackHead(title: &'static str, counts: Memo<(u8, u8)>) -> impl IntoView {
    let number = |key: &'static str, n: u8| fill(key, &[("count", n.into())]);
    view! {
        <div class="track-head">
            <h2 class="label">{said(title)}</h2>
            <span class="counts">
                <span><Icon name="deck" />{move || number("tracks-deck", counts.get().0)}</span>
                <span><Icon name="trash" />{move || number("tracks-discards", counts.get().1)}</span>
            </span>
        </div>
    }
}

const fn counts(deck: &PileView, discards: &[u8]) -> (u8, u8) {
    (deck.left, discards.len() as u8)
}

/// The places of a track with the card on each.
fn places(track: [Option<u8>; 3]) -> Vec<(usize, Option<u8>)> {
    track.into_iter().enumerate().collect()
}
