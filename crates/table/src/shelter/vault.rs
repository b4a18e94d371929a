//! The vault in cross-section: levels, elevators, rooms with their spaces, threats and dwellers.

use leptos::prelude::*;
use shelter::{
    Shelter,
    state::At,
    vault::{Slot, SpaceRef},
};

use super::spot::Spot;
use super::{
    art::{Art, Picture},
    messages::{fill, said},
    room::RoomCell,
    space::SpaceButton,
};
use crate::{
    memo::memo,
    parts::{Icon, seat_color, symbol},
    play::Play,
    screens::table::walk,
};

/// The vault.
#[component]
pub fn VaultPanel(play: Play<Shelter>) -> impl IntoView {
    let levels = memo(move || play.snapshot.with(|snapshot| snapshot.view.seats + 1));
    view! {
        <section class="vault-panel" aria-label=said("vault-label")>
            <div class="vault" data-levels=move || levels.get() on:keydown=|event| walk::on_key(".vault :is(.space, .slot)", &event)>
                <div class="levels">
                    <div class="surface" aria-hidden="true">
                        <svg viewBox="0 0 840 120" preserveAspectRatio="xMidYMax slice">
                            <use href=symbol("scene-surface")></use>
                        </svg>
                    </div>
                    <Columns play=play />
                    {move || (0..levels.get()).map(|level| view! { <Level play=play level=level /> }).collect_view()}
                </div>
            </div>
        </section>
    }
}

/// The numbers by which threats strike, over the slots of the top level.
#[component]
fn Columns(play: Play<Shelter>) -> impl IntoView {
    let columns_of = move |slot: Slot| {
        play.snapshot.with_untracked(|snapshot| {
            let vault = &snapshot.view.vault;
            let content = play.game.get_value();
            let content = content.content();
            let sides = [shelter::vault::Side::Left, shelter::vault::Side::Right];
            let spaces = sides.into_iter().map(|side| SpaceRef::room(0, slot, side));
            let map = snapshot.view.options.column_map;
            let found = spaces.flat_map(|at| vault.columns_of(content, map, at).collect::<Vec<_>>());
            let mut numbers: Vec<u8> = found.collect();
            numbers.dedup();
            numbers
        })
    };
    let cell =
        |numbers: Vec<u8>| view! { <span>{numbers.into_iter().map(|n| view! { <b>{n}</b> }).collect_view()}</span> };
    let left = Slot::ALL.into_iter().take(3).map(columns_of).map(cell).collect_view();
    let right = Slot::ALL.into_iter().skip(3).map(columns_of).map(cell).collect_view();
    view! { <div class="columns" aria-hidden="true">{left} {cell(vec![7])} {right}</div> }
}

#[component]
fn Level(play: Play<Shelter>, level: u8) -> impl IntoView {
    let owner = memo(move || play.snapshot.with(|snapshot| snapshot.view.vault.owner(level)));
    let label = move || play.snapshot.with(|snapshot| play.voice(|voice| voice.level(&snapshot.view, level)));
    let color = move || owner.get().map(|owner| seat_color(play, owner));
    let class = if level == 0 { "level level-0" } else { "level" };
    let is_own = memo(move || owner.get() == Some(play.own_seat()));
    let cell = move |slot: Slot| view! { <RoomCell play=play level=level place=slot /> };
    view! {
        <section class=class class:own=is_own data-seat=color data-spot=Spot::Level(level).name() aria-label=label>
            {Slot::ALL.into_iter().take(3).map(cell).collect_view()}
            <Elevator play=play level=level />
            {Slot::ALL.into_iter().skip(3).map(cell).collect_view()}
        </section>
    }
}

#[component]
fn Elevator(play: Play<Shelter>, level: u8) -> impl IntoView {
    let owner = play.snapshot.with_untracked(|snapshot| snapshot.view.vault.owner(level));
    let name = move || match owner {
        None => fill("level-top", &[]),
        Some(_) => level.to_string(),
    };
    let sign = owner.map(|owner| view! { <Icon name=format!("seat-{}", seat_color(play, owner)) /> });
    let at = (level > 0).then(|| SpaceRef::elevator(level));
    view! {
        <div class="elevator">
            <span class="level-name" aria-hidden="true">{sign}{name}</span>
            <span class="cab"><Art kind=Picture::Elevator /></span>
            {at.map(|at| view! { <div class="spaces"><SpaceButton play=play at=at /></div> })}
        </div>
    }
}

/// Whether a dweller stands at a space, on the space itself or on the icon that brought it.
pub(super) fn stands_at(at: SpaceRef) -> impl Fn(At) -> bool {
    move |place| place == At::Space(at) || place == At::Icon(Some(at))
}
