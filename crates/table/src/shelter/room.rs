//! A room in its slot, on a track, or the place where one may be built.

use kernel::Viewer;
use leptos::prelude::*;
use shelter::{
    Shelter,
    content::{Content, Room as RoomCard, Space},
    vault::{Side, Slot, SpaceRef},
};

use super::spot::Spot;
use super::{
    art::{Art, Picture},
    formula::Price,
    messages::fill,
    space::{Printed, SpaceButton},
};
use crate::{memo::memo, play::Play, pointing::aiming};

/// A slot of a level: the room that stands there, or the rock that is still to be dug.
#[component]
pub fn RoomCell(play: Play<Shelter>, level: u8, place: Slot) -> impl IntoView {
    let slot = place;
    let room = memo(move || play.snapshot.with(|snapshot| snapshot.view.vault.room(level, slot)));
    move || match room.get() {
        Some(card) => view! { <Room play=play level=level place=slot card=card /> }.into_any(),
        None => view! { <EmptySlot play=play level=level place=slot /> }.into_any(),
    }
}

#[component]
fn Room(play: Play<Shelter>, level: u8, place: Slot, card: u8) -> impl IntoView {
    let slot = place;
    let spot = Spot::Slot(level, slot);
    let (id, spaces) = play.game.with_value(|game| card_of(game.content(), card));
    let name = move || play.voice(|voice| voice.room(card));
    let sides = [Side::Left, Side::Right].into_iter().take(spaces);
    view! {
        <article class="room" data-slot=format!("{slot:?}") data-tint=tint(card) data-spot=spot.name() data-also=Spot::Built(card).name()>
            <RoomName play=play name=Signal::derive(name) card=card />
            <div class="room-scene"><Art kind=Picture::Room id=id /></div>
            <div class="spaces">
                {sides.map(|side| view! { <SpaceButton play=play at=SpaceRef::room(level, slot, side) /> }).collect_view()}
            </div>
        </article>
    }
}

/// The name of a room; pressing it shows what the card says.
#[component]
fn RoomName(play: Play<Shelter>, name: Signal<String>, card: u8) -> impl IntoView {
    let (over, focus) = aiming(play, Spot::Built(card));
    let label = move || fill("room-about", &[("room", name.get().as_str().into())]);

    view! {
        <button
            type="button"
            class="room-name"
            class:long=move || name.with(|name| name.chars().count() > 16)
            tabindex="-1"
            aria-label=label
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.aim(Some(Spot::Built(card)))
        >
            {name}
        </button>
    }
}

#[component]
fn EmptySlot(play: Play<Shelter>, level: u8, place: Slot) -> impl IntoView {
    let slot = place;
    let spot = Spot::Slot(level, slot);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    // Where the viewer could build next (S-BUILD-02).
    let is_open = memo(move || {
        play.snapshot.with(|snapshot| {
            let Viewer::Seat(seat) = snapshot.viewer else { return false };
            let vault = &snapshot.view.vault;
            let inner_stands = slot.inner().is_none_or(|inner| vault.room(level, inner).is_some());
            level > 0 && vault.level_of(seat) == level && inner_stands
        })
    });
    let (over, focus) = aiming(play, spot);
    let label = move || {
        let slot = play.voice(|voice| voice.slot(slot));
        let state = if is_lit.get() { "lit" } else { "dark" };
        fill("slot-empty", &[("slot", slot.as_str().into()), ("state", state.into())])
    };
    view! {
        <button
            type="button"
            class="slot"
            class:open=is_open
            class:lit=is_lit
            class:hot=is_hot
            data-spot=spot.name()
            tabindex=move || if is_lit.get() { "0" } else { "-1" }
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.press(spot)
        >
            {move || is_open.get().then(|| view! { <span class="slot-art"><Art kind=Picture::Blueprint /></span> })}
            <span class="sr-only">{label}</span>
            <span aria-hidden="true">{format!("{slot:?}")}</span>
        </button>
    }
}

/// A room card on the track.
#[component]
pub fn TrackRoom(play: Play<Shelter>, card: u8) -> impl IntoView {
    let spot = Spot::Room(card);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let (over, focus) = aiming(play, spot);
    let content = play.game.get_value();
    let content = content.content();
    let Some(room) = content.rooms.get(usize::from(card)) else { return ().into_any() };
    let printed = printed_spaces(content, room);
    let name = move || play.voice(|voice| voice.room(card));
    let label = move || play.voice(|voice| format!("{}. {}", voice.room(card), voice.room_text(card)));
    view! {
        <article
            class="room card room-card"
            class:lit=is_lit
            class:hot=is_hot
            data-tint=tint(card)
            data-spot=spot.name()
            data-piece=spot.name()
            on:pointerenter=over
            on:click=move |_| play.press(spot)
        >
            <button
                type="button"
                class="room-name"
                aria-label=label
                on:focus=focus
            >
                {name}
            </button>
            <Price price=room.price class="price" />
            <div class="room-scene"><Art kind=Picture::Room id=room.id.clone() /></div>
            <div class="spaces">{printed.into_iter().map(|space| view! { <Printed space=space /> }).collect_view()}</div>
        </article>
    }
    .into_any()
}

fn card_of(content: &Content, card: u8) -> (String, usize) {
    content.rooms.get(usize::from(card)).map(|room| (room.id.clone(), room.spaces.len())).unwrap_or_default()
}

/// The spaces that are printed on a room card.
pub(super) fn printed_spaces(content: &Content, room: &RoomCard) -> Vec<Space> {
    room.spaces.iter().filter_map(|id| content.spaces.get(usize::from(id.0))).cloned().collect()
}

/// One of five tints, always the same for a card.
const fn tint(card: u8) -> u8 {
    card % 5 + 1
}
