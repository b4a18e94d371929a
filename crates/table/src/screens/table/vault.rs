//! The vault in cross-section: levels, elevators, rooms with their spaces, threats and dwellers.

use leptos::{ev, prelude::*};
use shelter::{
    state::At,
    vault::{Slot, SpaceRef},
};

use super::{room::RoomCell, space::SpaceButton, walk};
use crate::{
    memo::memo,
    parts::{Art, Icon, Picture, seat_color},
    play::Play,
    spot::Spot,
    words::{fill, said},
};

/// The vault.
#[component]
pub fn VaultPanel() -> impl IntoView {
    let play = Play::here();
    let levels = memo(move || play.snapshot.with(|snapshot| snapshot.view.seats + 1));
    view! {
        <section class="vault-panel" aria-label=said("vault-label")>
            <div class="vault" data-levels=move || levels.get() on:keydown=walk::on_key>
                <div class="levels">
                    <div class="surface" aria-hidden="true">
                        <svg viewBox="0 0 840 120" preserveAspectRatio="xMidYMax slice">
                            <use href="#app-surface"></use>
                        </svg>
                    </div>
                    <Columns />
                    {move || (0..levels.get()).map(|level| view! { <Level level=level /> }).collect_view()}
                </div>
            </div>
        </section>
    }
}

/// The numbers by which threats strike, over the slots of the top level.
#[component]
fn Columns() -> impl IntoView {
    let play = Play::here();
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
fn Level(level: u8) -> impl IntoView {
    let play = Play::here();
    let owner = memo(move || play.snapshot.with(|snapshot| snapshot.view.vault.owner(level)));
    let label = move || play.snapshot.with(|snapshot| play.voice(|voice| voice.level(&snapshot.view, level)));
    let color = move || owner.get().map(|owner| seat_color(play, owner));
    let class = if level == 0 { "level level-0" } else { "level" };
    let cell = move |slot: Slot| view! { <RoomCell level=level place=slot /> };
    view! {
        <section class=class data-seat=color data-spot=Spot::Level(level).name() aria-label=label>
            {Slot::ALL.into_iter().take(3).map(cell).collect_view()}
            <Elevator level=level />
            {Slot::ALL.into_iter().skip(3).map(cell).collect_view()}
        </section>
    }
}

#[component]
fn Elevator(level: u8) -> impl IntoView {
    let play = Play::here();
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
            {at.map(|at| view! { <div class="spaces"><SpaceButton at=at /></div> })}
        </div>
    }
}

/// Whether a dweller stands at a space, on the space itself or on the icon that brought it.
pub(super) fn stands_at(at: SpaceRef) -> impl Fn(At) -> bool {
    move |place| place == At::Space(at) || place == At::Icon(Some(at))
}

/// Points and un-points with mouse and keyboard alike.
pub(super) fn aiming(play: Play, spot: Spot) -> (impl Fn(ev::PointerEvent) + Copy, impl Fn(ev::FocusEvent) + Copy) {
    let over = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            play.aim(Some(spot));
        }
    };
    (over, move |_| play.aim(Some(spot)))
}
