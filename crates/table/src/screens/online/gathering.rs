//! Before the game: who has come, who is still awaited, and the links for them.

use kernel::Seat;
use leptos::prelude::*;
use protocol::Present;

use super::{Seated, invitations};
use crate::{
    game::{self, TableGame, colors_of},
    memo::memo,
    online::{Online, kept_room, sentence},
    parts::{Icon, new_id, symbol},
    room::{Link, Order, Wish},
    route::Route,
    screens::{
        start::{ColorMark, player_name},
        table::WayOut,
    },
    settings::likes,
    words::{fill, said, say},
};

/// The room before its game begins.
#[component]
pub fn Gathering<G: TableGame>(online: Online<G>, seated: Seated<G>) -> impl IntoView {
    let colors = move || {
        online.welcome.with(|welcome| welcome.as_ref().map(|one| colors_of::<G>(&one.setup)).unwrap_or_default())
    };
    let send = move |wish: Wish| {
        if let Some(Some(room)) = seated.try_get_value() {
            room.send(Order::Wish(wish));
        }
    };
    let awaited = memo(move || {
        let colors = colors();
        online
            .present
            .with(|present| present.as_ref().map(|present| awaited::<G>(present, &colors)).unwrap_or_default())
    });
    let waiting = move || {
        let (count, names) = awaited.with(|names| (names.len() as i64, names.join(", ")));
        fill("gather-awaited", &[("n", count.into()), ("names", names.as_str().into())])
    };
    let is_player = memo(move || online.own().is_some());
    let seats = move || {
        let seats = (0u8..).zip(colors()).map(|(at, color)| view! { <Place online=online at=at color=color /> });
        seats.collect_view()
    };
    let link = move || match online.link.get() {
        Link::Open => ().into_any(),
        Link::Closed(code) => view! {
            <div class="strip bad">
                <Icon name="link" />
                <p>{said(sentence(code))}</p>
                <WayOut code=code />
            </div>
        }
        .into_any(),
        Link::Lost | Link::Connecting => {
            view! { <div class="strip bad"><Icon name="link" /><p>{said("link-lost")}</p></div> }.into_any()
        }
    };
    let clock = move || {
        let clock = online.welcome.with(|welcome| welcome.as_ref().and_then(|welcome| welcome.clock))?;
        let fillings = [("bank", i64::from(clock.bank / 60).into()), ("bonus", i64::from(clock.bonus).into())];
        Some(view! { <p class="small muted">{fill("gather-clock", &fillings)}</p> })
    };
    view! {
        <div class="gathering">
            <header class="topbar">
                <a class="brand" href=Route::Start.link()>
                    <svg class="brand-mark" aria-hidden="true">
                        <use href=symbol("app-mark")></use>
                    </svg>
                    <span>{game::said::<G>("game-name")}</span>
                    <i class="sr-only">{said("open-back")}</i>
                </a>
            </header>
            <div role="status" class="strips">{link}</div>
            <main class="form-card">
                <h1 class="stamp">{said("gather-title")}</h1>
                <p role="status">
                    {waiting}
                </p>
                {clock}
                <ul class="company">{seats}</ul>
                {online.room.with_value(|room| kept_room(room)).map(invitations::<G>)}
                <Show when=move || is_player.get() fallback=|| view! { <p>{said("gather-watching")}</p> }>
                    <p class="small muted">{said("gather-about")}</p>
                    <OwnName on_name=move |name| send(Wish::Name(name)) />
                    <div class="btn-row">
                        <button type="button" class="btn" on:click=move |_| send(Wish::Begin)>
                            <Icon name="bot" />
                            {said("gather-begin")}
                        </button>
                        <span class="hint small muted">{said("gather-begin-about")}</span>
                    </div>
                </Show>
            </main>
        </div>
    }
}

/// Who has not come yet, by name.
fn awaited<G: TableGame>(present: &Present, colors: &[String]) -> Vec<String> {
    let seats = (0u8..).map(Seat::new).zip(present.controllers.iter().zip(&present.names).zip(colors));
    let missing = seats.filter(|(seat, ((holder, _), _))| holder.is_person() && !present.came.contains(*seat));
    missing.map(|(_, ((_, name), color))| player_name::<G>(name, color)).collect()
}

/// A seat, with whether its person has come.
#[component]
fn Place<G: TableGame>(online: Online<G>, at: u8, color: String) -> impl IntoView {
    let seat = Seat::new(at);
    let mark = color.clone();
    let name = move || {
        let name = online.present.with(|present| {
            present.as_ref().and_then(|present| present.names.get(seat.index()).cloned()).unwrap_or_default()
        });
        player_name::<G>(&name, &color)
    };
    let state = memo(move || match (online.is_person(seat), online.own() == Some(seat), online.is_here(seat)) {
        (false, ..) => "gather-bot",
        (true, true, _) => "holder-me",
        (true, false, true) => "present-here",
        (true, false, false) => "gather-coming",
    });
    let icon = move || match state.get() {
        "gather-bot" => "bot",
        "gather-coming" => "pause",
        _ => "check",
    };
    view! {
        <li class="company-row" class:here=move || icon() == "check">
            <ColorMark color=mark />
            <b>{name}</b>
            <span class="small">{move || say(state.get())}</span>
            <Icon name=Signal::derive(move || icon().to_owned()) />
        </li>
    }
}

/// What one is called here and at the next table.
#[component]
fn OwnName(#[prop(into)] on_name: Callback<String>) -> impl IntoView {
    let likes = likes();
    let id = new_id("own-name");
    let rename = move |name: String| {
        likes.update(|likes| likes.name.clone_from(&name));
        if !name.trim().is_empty() {
            on_name.run(name.trim().to_owned());
        }
    };
    view! {
        <label class="field" for=id.clone()>
            <span class="label">{said("settings-name")}</span>
        </label>
        <input
            class="input"
            id=id
            maxlength=protocol::MOST_NAME.to_string()
            autocomplete="nickname"
            prop:value=move || likes.with(|likes| likes.name.clone())
            on:change:target=move |event| rename(event.target().value())
        />
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use kernel::Seats;
    use protocol::{Controller, Phase};

    use super::*;

    #[test]
    fn only_persons_who_never_came_are_awaited() {
        let mut came = Seats::only(Seat::new(0));
        came.insert(Seat::new(3));
        let present = Present {
            phase: Phase::Gathering,
            names: ["Anna", "", "Bo", "Cy"].map(str::to_owned).to_vec(),
            controllers: vec![Controller::Person, Controller::Bot(Level::Easy), Controller::Person, Controller::Person],
            here: Seats::only(Seat::new(0)),
            came,
            watchers: 0,
        };
        let colors = ["red", "blue", "green", "yellow"].map(str::to_owned);
        assert_eq!(awaited::<shelter::Shelter>(&present, &colors), ["Bo"]);
    }
}
