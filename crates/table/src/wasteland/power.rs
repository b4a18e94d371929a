//! The power track along the edge of the map: both factions, and when they advance.

use leptos::prelude::*;
use wasteland::{Wasteland, outlook::FactionPower};

use super::{
    art::{Art, drawing, faction_icon, faction_id},
    messages::{fill, said},
    spot::Spot,
    voice::{analysed, speak},
};
use crate::{memo::memo, parts::Icon, play::Play, pointing::aiming};

/// So few places before the end a faction is a danger.
const NEAR: u8 = 3;

/// The track.
#[component]
pub fn PowerTrack(play: Play<Wasteland>) -> impl IntoView {
    let clock = memo(move || analysed(play, |analysis| analysis.power_clock()));
    let faction = move |at: usize| {
        let power = memo(move || clock.get().map(|clock| (clock.factions[at], clock.end)));
        view! { <Standing play=play power=power /> }
    };
    let deck = move || clock.get().map_or(0, |clock| clock.cards_left);
    let told = move || clock.get().map(|clock| speak(play, |_, voice| voice.clock(&clock))).unwrap_or_default();
    view! {
        <section class="power-track" aria-label=said("power-label")>
            {faction(0)}
            <div class="agenda-deck" class:low=move || deck() <= NEAR role="img" title=told aria-label=told data-spot=Spot::Agendas.name()>
                <Icon name="agenda" />
                <b>{deck}</b>
            </div>
            {faction(1)}
        </section>
    }
}

/// One faction: how far it is.
#[component]
fn Standing(play: Play<Wasteland>, power: Memo<Option<(FactionPower, u8)>>) -> impl IntoView {
    move || {
        let (stands, end) = power.get()?;
        let faction = stands.faction;
        let spot = Spot::Power(faction);
        let drawn = play.snapshot.with_untracked(|snapshot| {
            play.game.with_value(|game| {
                let id = faction_id(game.content(), snapshot.view.scenario, faction);
                drawing(format!("faction-{id}"), &format!("i-{}", faction_icon(faction)))
            })
        });
        let name = move || speak(play, |_, voice| voice.faction(faction));
        let about = move || speak(play, |_, voice| voice.faction_power(&stands, end));
        let cells = (0..=end).map(|at| {
            let (is_full, is_end) = (at <= stands.power, at == end);
            view! { <i class:full=is_full class:last=is_end></i> }
        });
        let (over, focus) = aiming(play, spot);
        Some(view! {
            <button
                type="button"
                class="standing"
                class:near=stands.left <= NEAR
                data-faction=faction_icon(faction)
                data-spot=spot.name()
                title=about
                on:pointerenter=over
                on:focus=focus
                on:click=move |_| play.press(spot)
            >
                <span class="sr-only">{about}</span>
                <Art drawn=drawn />
                <span class="name" aria-hidden="true">{name}</span>
                <span class="cells" aria-hidden="true">{cells.collect_view()}</span>
                <b aria-hidden="true">{fill("power-of", &[("power", stands.power.into()), ("end", end.into())])}</b>
            </button>
        })
    }
}
