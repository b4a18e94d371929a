//! Games with people at other screens: making a room for one, and the rooms one knows the way to.

use leptos::{html, prelude::*, task::spawn_local};
use protocol::Clock;

use super::{
    form::Form,
    names::{ColorMark, player_name},
    saved::{date, unread_row},
};
use crate::{
    game::{TableGame, colors_of},
    games::link_to,
    memo::memo,
    online::{KeptRoom, UnreadRoom, clock_words, kept_rooms, make_room},
    parts::{Icon, Toasts, Words, download, file_name, new_id},
    settings::likes,
    words::{fill, said, say},
};

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 3600;

/// How long one may think: so much for the whole game and for every answer, or so much for every answer.
const CLOCKS: [Clock; 6] = [
    Clock { bank: 15 * MINUTE, bonus: 10, most: None },
    Clock { bank: 30 * MINUTE, bonus: 20, most: None },
    Clock { bank: 60 * MINUTE, bonus: 30, most: None },
    Clock::per_answer(DAY),
    Clock::per_answer(3 * DAY),
    Clock::per_answer(7 * DAY),
];

/// Makes a room for a set-up and goes there.
pub fn set_out_online<G: TableGame>(form: &Form<G>, setup: G::Setup, toasts: Toasts, is_busy: RwSignal<bool>) {
    let name = likes().with_untracked(|likes| likes.name.clone());
    let colors = colors_of::<G>(&setup);
    let own = form.own_chair().and_then(|own| form.taken().iter().position(|chair| chair.key == own));
    let new = form.new_room(setup, &name);
    is_busy.set(true);
    spawn_local(async move {
        let made = make_room(&new).await;
        is_busy.try_set(false);
        match made {
            Ok(made) => {
                let names = new.seats.into_iter().map(|seat| seat.name).collect();
                let kept = KeptRoom::made(made, own, colors, names, G::ID);
                kept.keep();
                kept.route().go();
            }
            Err(why) => toasts.bad(why.key()),
        }
    });
}

/// What a game with people at other screens needs besides: how long one may think.
#[component]
pub fn OnlineFields<G: TableGame>(form: RwSignal<Form<G>>) -> impl IntoView {
    let id = new_id("clock");
    let chosen = memo(move || form.with(|form| form.clock));
    let choose = move |event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        form.update(|form| form.clock = at.and_then(|at| CLOCKS.get(at).copied()));
    };
    let options = CLOCKS.into_iter().enumerate().map(|(at, clock)| {
        view! {
            <option value=at.to_string() selected=move || chosen.get() == Some(clock)>
                {move || clock_words(clock)}
            </option>
        }
    });
    let about = move || {
        say(if chosen.get().is_some_and(|clock| clock.most.is_some()) { "clock-each-about" } else { "clock-about" })
    };
    view! {
        <div class="field">
            <label class="label" for=id.clone()>{said("clock-title")}</label>
            <select class="select" id=id on:change=choose>
                <option value="" selected=move || chosen.get().is_none()>{said("clock-off")}</option>
                {options.collect_view()}
            </select>
            <p class="hint">{about}</p>
        </div>
    }
}

/// The rooms this browser knows the way to.
pub fn online_games<G: TableGame>() -> impl IntoView {
    let kept = RwSignal::new_local(kept_rooms());
    let heading = NodeRef::<html::H2>::new();
    let listener = window_event_listener(leptos::ev::focus, move |_| kept.set(kept_rooms()));
    on_cleanup(move || listener.remove());
    let forgotten = move || {
        kept.set(kept_rooms());
        // The button that had the focus is gone with its row.
        if let Some(heading) = heading.get_untracked() {
            let _ = heading.focus();
        }
    };
    let row = move |room: KeptRoom| {
        let link = link_to(G::ID, room.game.as_deref(), &room.route());
        let who = StoredValue::new((room.colors.clone(), room.names.clone()));
        let players = move || who.with_value(|(colors, names)| who_plays::<G>(colors, names));
        let touched = room.touched;
        let marks = room.colors.iter().zip(&room.names).map(|(color, name)| {
            let (mark, color, name) = (color.clone(), color.clone(), name.clone());
            view! {
                <span>
                    <ColorMark color=mark />
                    {move || player_name::<G>(&name, &color)}
                </span>
            }
        });
        let marks = marks.collect_view();
        let forget = move |_| {
            room.forget();
            forgotten();
        };
        view! {
            <li class="saved">
                <span class="saved-round" aria-hidden="true">
                    <Icon name="linked" />
                </span>
                <div>
                    <div class="who">{marks}</div>
                    <div class="when">
                        {move || fill("rooms-when", &[("date", date(touched).as_str().into())])}
                    </div>
                </div>
                <div class="btn-row">
                    <a class="btn" href=link>
                        <Icon name="play" />
                        {said("rooms-back")}
                        <span class="sr-only">{move || format!(": {}", players())}</span>
                    </a>
                    <button class="btn quiet square" type="button" title=said("rooms-forget") on:click=forget>
                        <Icon name="trash" />
                        <span class="sr-only">{move || format!("{}: {}", say("rooms-forget"), players())}</span>
                    </button>
                </div>
            </li>
        }
    };
    let toasts = Toasts::here();
    // What cannot be read may hold the only key to a seat: it can be had as it is, for whoever can read it.
    let unread_room = move |room: UnreadRoom| {
        let why = room.why;
        let export = {
            let text = room.text.clone();
            move || {
                let name = file_name(&["room".to_owned()], "json");
                download(&name, &text);
                toasts.good(Words::Naming("saved-exported", name));
            }
        };
        let forget = move || {
            room.forget();
            forgotten();
        };
        unread_row(why, export, "rooms-forget", forget)
    };
    let list = move || {
        let (rooms, unread) = kept.get();
        (rooms.into_iter().map(row).collect_view(), unread.into_iter().map(unread_room).collect_view())
    };
    view! {
        <Show when=move || kept.with(|(rooms, unread)| !rooms.is_empty() || !unread.is_empty())>
            <section class="form-card" aria-labelledby="online-games">
                <h2 id="online-games" tabindex="-1" node_ref=heading>
                    {said("rooms-title")}
                </h2>
                <ul>{list}</ul>
            </section>
        </Show>
    }
}

fn who_plays<G: TableGame>(colors: &[String], names: &[String]) -> String {
    colors.iter().zip(names).map(|(color, name)| player_name::<G>(name, color)).collect::<Vec<_>>().join(", ")
}
