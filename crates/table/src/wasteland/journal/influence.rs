//! How it would end now: agenda cards one by one, what the others could have, and how power stands.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    outlook::{CardInfluence, FactionPower, ObjectiveOutlook, PowerClock, SeatInfluence},
};

use super::quests::shifts;
use crate::{
    memo::memo,
    parts::{Icon, SeatMark, seat_color},
    play::Play,
    pointing::aiming,
    wasteland::{
        art::faction_icon,
        messages::{fill, said},
        spot::Spot,
        voice::{analysed, speak},
    },
};

/// So few places before the end a faction is a danger.
const NEAR: u8 = 3;

/// How it would end now.
#[component]
pub fn Influence(play: Play<Wasteland>) -> impl IntoView {
    let influence = memo(move || analysed(play, |analysis| analysis.influence()));
    let clock = memo(move || analysed(play, |analysis| analysis.power_clock()));
    let outlook = memo(move || analysed(play, |analysis| analysis.quests()).unwrap_or_default());
    let stands = move || {
        influence.get().map(|influence| {
            let threshold = influence.threshold;
            view! {
                <p class="label">{fill("influence-goal", &[("n", i64::from(threshold).into())])}</p>
                <ul class="standings">
                    {influence.seats.iter().map(|stands| seat(play, stands, threshold)).collect_view()}
                    {move || clock.get().map(|clock| power(play, &clock))}
                    {move || quests(play, outlook.get())}
                </ul>
            }
        })
    };
    view! { {stands} }
}

fn seat(play: Play<Wasteland>, stands: &SeatInfluence, threshold: u32) -> AnyView {
    let at: Seat = stands.seat;
    let said_of = speak(play, |_, voice| voice.standing(stands));
    let hidden = (stands.unknown > 0).then(|| {
        let most = i64::from(stands.most);
        fill("influence-hidden", &[("n", stands.unknown.into()), ("most", most.into())])
    });
    let lacks = threshold.saturating_sub(stands.least);
    let own = (stands.unknown == 0 && lacks > 0).then(|| fill("influence-lacks", &[("n", i64::from(lacks).into())]));
    view! {
        <li class="standing-of" class:close=stands.may_win data-seat=seat_color(play, at)>
            <h3><SeatMark play=play seat=at />{said_of}</h3>
            <span class="bar" aria-hidden="true">
                <i class="most" style:--p=share(stands.most, threshold)></i>
                <i style:--p=share(stands.least, threshold)></i>
            </span>
            {own.map(|own| view! { <p class="small">{own}</p> })}
            <ul>{stands.cards.iter().map(|one| card(play, one)).collect_view()}</ul>
            {hidden.map(|hidden| view! { <p class="small"><Icon name="agenda" />{hidden}</p> })}
        </li>
    }
    .into_any()
}

/// An agenda card: what it counts, and why.
fn card(play: Play<Wasteland>, one: &CardInfluence) -> AnyView {
    let spot = Spot::Agenda(one.card);
    let (over, focus) = aiming(play, spot);
    let (name, clauses) = speak(play, |_, voice| (voice.agenda(one.card), voice.clauses(one)));
    let is_lit = !play.choices_at(spot).is_empty();
    view! {
        <li class="agenda" class:revealed=one.revealed>
            <button
                type="button"
                class="chip"
                class:lit=is_lit
                on:pointerenter=over
                on:focus=focus
                on:click=move |_| play.press(spot)
            >
                <Icon name="agenda" />
                <span class="name">{name}</span>
                <b>{one.total}</b>
            </button>
            <p>{said("influence-base")}</p>
            {clauses.into_iter().zip(&one.clauses).map(|(said, clause)| {
                view! { <p class="clause" class:holds=clause.holds>{said}</p> }
            }).collect_view()}
        </li>
    }
    .into_any()
}

/// The power track with its warning bands, and its clock.
fn power(play: Play<Wasteland>, clock: &PowerClock) -> AnyView {
    let told = speak(play, |_, voice| voice.clock(clock));
    let end = clock.end;
    let faction = |stands: &FactionPower| {
        let (name, about) = speak(play, |_, voice| (voice.faction(stands.faction), voice.faction_power(stands, end)));
        let cells = (0..=end).map(|at| {
            let (is_full, is_near, is_last) = (at <= stands.power, at + NEAR >= end, at == end);
            view! { <i class:full=is_full class:band=is_near class:last=is_last></i> }
        });
        view! {
            <div class="power-line" class:near=stands.left <= NEAR data-faction=faction_icon(stands.faction)>
                <b><Icon name=faction_icon(stands.faction) />{name}</b>
                <span class="cells" aria-hidden="true">{cells.collect_view()}</span>
                <p>{about}</p>
            </div>
        }
    };
    view! {
        <li class="standing-of power-now">
            <h3><Icon name="power" />{said("influence-power")}</h3>
            {clock.factions.iter().map(faction).collect_view()}
            <p class="small">{told}</p>
            <p class="small">{said("influence-end")}</p>
        </li>
    }
    .into_any()
}

/// What each quest of the play area would move, by its objectives: who decides where to go sees it beside how all stand.
fn quests(play: Play<Wasteland>, outlook: Vec<ObjectiveOutlook>) -> Option<AnyView> {
    let moving: Vec<_> = outlook.into_iter().filter(|one| !one.moves.is_empty()).collect();
    let quests = moving.chunk_by(|one, next| one.quest == next.quest).map(|objectives| {
        let quest = objectives[0].quest;
        let lines = objectives.iter().map(|one| {
            let text = speak(play, |_, voice| voice.objective(quest, one.objective));
            view! { <li class="moves"><span>{text}</span> {shifts(play, one.moves.clone())}</li> }
        });
        view! {
            <li>
                <b>{speak(play, |_, voice| voice.quest(quest))}</b>
                <ul>{lines.collect_view()}</ul>
            </li>
        }
    });
    let quests: Vec<_> = quests.collect();
    (!quests.is_empty()).then(|| {
        view! {
            <li class="standing-of quest-moves">
                <h3><Icon name="quest" />{said("influence-quests")}</h3>
                <ul>{quests}</ul>
            </li>
        }
        .into_any()
    })
}

fn share(part: u32, whole: u32) -> String {
    format!("{}%", (part * 100 / whole.max(1)).min(100))
}
