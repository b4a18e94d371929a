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

/// How far the factions are, in one line: for the screens that leave the track out.
#[component]
pub fn PowerNow(play: Play<Wasteland>) -> impl IntoView {
    let clock = memo(move || analysed(play, |analysis| analysis.power_clock()));
    let told = move || clock.get().map(|clock| speak(play, |_, voice| voice.clock(&clock))).unwrap_or_default();
    let faction = move |at: usize| {
        let stands = move || clock.get().map(|clock| (clock.factions[at], clock.end));
        let is_near = move || stands().is_some_and(|(stands, _)| stands.left <= NEAR);
        let icon = move || stands().map(|(stands, _)| view! { <Icon name=faction_icon(stands.faction) /> });
        let text = move || stands().map(|(stands, end)| format!("{}/{end}", stands.power));
        view! { {icon} <b aria-hidden="true" class:near=is_near>{text}</b> }
    };
    view! { <span class="stock power-now" role="img" title=told aria-label=told>{faction(0)} {faction(1)}</span> }
}

/// One faction: how far it is.
#[component]
fn Standing(play: Play<Wasteland>, power: Memo<Option<(FactionPower, u8)>>) -> impl IntoView {
    // The token is moved along, so what stands around it stays.
    let sides = memo(move || power.get().map(|(stands, end)| (stands.faction, end)));
    move || {
        let (faction, end) = sides.get()?;
        let spot = Spot::Power(faction);
        let stands = memo(move || power.get().map(|(stands, _)| stands));
        let at = memo(move || stands.get().map_or(0, |stands| stands.power));
        let drawn = play.snapshot.with_untracked(|snapshot| {
            play.game.with_value(|game| {
                let id = faction_id(game.content(), snapshot.view.scenario, faction);
                drawing(format!("faction-{id}"), &format!("i-{}", faction_icon(faction)))
            })
        });
        let name = move || speak(play, |_, voice| voice.faction(faction));
        let about = move || {
            stands.get().map(|stands| speak(play, |_, voice| voice.faction_power(&stands, end))).unwrap_or_default()
        };
        let cells = (0..=end).map(|cell| {
            let (is_near, is_end) = (cell + NEAR >= end, cell == end);
            let is_full = move || at.get() >= cell;
            view! { <i class:full=is_full class:warn=is_near class:last=is_end></i> }
        });
        let is_near = move || stands.get().is_some_and(|stands| stands.left <= NEAR);
        let (over, focus) = aiming(play, spot);
        Some(view! {
            <button
                type="button"
                class="standing"
                class:near=is_near
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
                <span class="cells" aria-hidden="true">
                    {cells.collect_view()}
                    <span class="peg" style:--at=move || at.get().to_string() style:--of=(end + 1).to_string()>
                        <Icon name=faction_icon(faction) />
                    </span>
                </span>
                <b aria-hidden="true">
                    {move || fill("power-of", &[("power", at.get().into()), ("end", end.into())])}
                </b>
            </button>
        })
    }
}
