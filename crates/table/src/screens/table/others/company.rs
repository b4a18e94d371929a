//! Who is at the table, and what the table can agree on: in the menu of a table with people at other screens.

use bots::Level;
use kernel::Seat;
use leptos::prelude::*;
use protocol::Proposal;

use super::Presence;
use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    online::{Online, kept_room},
    parts::{Icon, SeatMark},
    play::Play,
    room::{Order, SeatPlayer, USUAL_BOT, Wish},
    screens::online::{invitations, own_link},
    words::{fill, said, say},
};

/// Who is at the table, with what can be done about each of them.
#[component]
pub fn Company<G: TableGame>(play: Play<G>, online: Online<G>, open: RwSignal<bool>) -> impl IntoView {
    let level = RwSignal::new(USUAL_BOT);
    let may_act = memo(move || online.is_playing());
    let propose = move |proposal: Proposal| {
        open.set(false);
        play.send(Order::Wish(Wish::Propose(proposal)));
    };
    let count = play.seats.with_untracked(Vec::len) as u8;
    let row = move |at: u8| {
        let seat = Seat::new(at);
        let is_bot = memo(move || !online.is_person(seat));
        let holder = move || play.seats.with(|seats| seats.get(seat.index()).map(|sitting| sitting.holder));
        let about = move || match holder() {
            Some(SeatPlayer::Bot(level)) => say(&format!("holder-{}", SeatPlayer::Bot(level).name())),
            Some(SeatPlayer::Me) => say("holder-me"),
            _ => say(if online.is_here(seat) { "present-here" } else { "present-away" }),
        };
        let act = move || {
            let is_own = online.own() == Some(seat);
            let hold = move |holder: SeatPlayer| {
                open.set(false);
                play.send(Order::Seat { seat, holder });
            };
            match (is_own, is_bot.get()) {
                (true, true) => button("person", "company-sit", move || hold(SeatPlayer::Me)).into_any(),
                (true, false) => {
                    let stand = move || hold(SeatPlayer::Bot(level.get_untracked()));
                    button("bot", "company-stand", stand).into_any()
                }
                (false, false) if !online.is_here(seat) => {
                    let ask = move || propose(Proposal::Bot { seat, level: level.get_untracked() });
                    button("bot", "company-propose-bot", ask).into_any()
                }
                _ => ().into_any(),
            }
        };
        view! {
            <li class="company-row">
                <SeatMark play=play seat=seat />
                <span>
                    <b>{move || play.voice(|voice| voice.seat(seat))}</b>
                    <span class="muted small">{about}</span>
                </span>
                <Presence online=online seat=seat />
                {move || may_act.get().then(act)}
            </li>
        }
    };
    let levels = move || {
        let option = move |one: Level| {
            let name = SeatPlayer::Bot(one).name();
            view! {
                <option value=name selected=move || level.get() == one>
                    {move || say(&format!("holder-{name}"))}
                </option>
            }
        };
        Level::ALL.map(option).collect_view()
    };
    let pick = move |event| {
        if let Some(SeatPlayer::Bot(one)) = SeatPlayer::named(&event_target_value(&event)) {
            level.set(one);
        }
    };
    let watchers = move || {
        let count = i64::from(online.watchers());
        (count > 0).then(|| view! { <p class="muted">{fill("present-watchers", &[("n", count.into())])}</p> })
    };
    view! {
        <ul class="company">{(0..count).map(row).collect_view()}</ul>
        {watchers}
        <Show when=move || may_act.get()>
            <label class="field">
                <span class="label">{said("company-level")}</span>
                <select class="select" on:change=pick>
                    {levels()}
                </select>
                <span class="hint small muted">{move || say(&format!("level-{}-about", level.get()))}</span>
            </label>
            <p class="hint small muted">{said("company-about")}</p>
            <button type="button" class="btn danger" on:click=move |_| propose(Proposal::Abandon)>
                <Icon name="flag" />
                {said("company-abandon")}
            </button>
        </Show>
        {online.room.with_value(|room| kept_room(room)).map(|kept| {
            let own = kept.has_seat().then(|| own_link::<G>(&kept));
            view! {
                {invitations(kept, online)}
                {own}
            }
        })}
    }
}

fn button(icon: &'static str, key: &'static str, act: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="btn" on:click=move |_| act()>
            <Icon name=icon />
            {said(key)}
        </button>
    }
}
