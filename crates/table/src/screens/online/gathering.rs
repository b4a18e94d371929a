//! Before the game: who has come, who is still awaited, and the links for them.

use kernel::Seat;
use leptos::prelude::*;
use protocol::Present;

use super::{Seated, invitations};
use crate::{
    game::{self, TableGame, colors_of},
    memo::memo,
    online::{Online, clock_words, kept_room, sentence},
    parts::{Icon, new_id, symbol},
    room::{Link, Order, Wish},
    route::Route,
    screens::{
        start::{ColorMark, player_name},
        table::{Screens, WayOut},
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
        let Awaited { coming, pondering } = awaited.get();
        let (key, names) = if coming.is_empty() { ("gather-pondering", pondering) } else { ("gather-awaited", coming) };
        let (count, names) = (names.len() as i64, names.join(", "));
        fill(key, &[("n", count.into()), ("names", names.as_str().into())])
    };
    let is_awaited = memo(move || awaited.with(|awaited| !awaited.coming.is_empty()));
    let is_ready = memo(move || online.own().is_some_and(|own| online.is_ready(own)));
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
        let text = clock_words(clock);
        Some(view! { <p class="small muted">{fill("gather-clock", &[("clock", text.as_str().into())])}</p> })
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
            <div role="status" class="strips">
                {link}
                <Screens online=online on_alone=move || send(Wish::Alone) />
            </div>
            <main class="form-card">
                <h1 class="stamp">{said("gather-title")}</h1>
                <p role="status">
                    {waiting}
                </p>
                {clock}
                <ul class="company">{seats}</ul>
                {online.room.with_value(|room| kept_room(room)).map(|kept| invitations(kept, online))}
                <Show when=move || is_player.get() fallback=|| view! { <p>{said("gather-watching")}</p> }>
                    <p class="small muted">{said("gather-about")}</p>
                    <OwnName on_name=move |name| send(Wish::Name(name)) />
                    <div class="btn-row">
                        <button
                            type="button"
                            class="btn primary ready"
                            aria-pressed=move || is_ready.get().to_string()
                            on:click=move |_| send(Wish::Ready(!is_ready.get_untracked()))
                        >
                            <Icon name=Signal::derive(move || if is_ready.get() { "check" } else { "play" }.to_owned()) />
                            {said("gather-ready")}
                        </button>
                    </div>
                    <Show when=move || is_awaited.get()>
                        <div class="btn-row">
                            <button type="button" class="btn" on:click=move |_| send(Wish::Begin)>
                                <Icon name="bot" />
                                {said("gather-begin")}
                            </button>
                            <span class="hint small muted">{said("gather-begin-about")}</span>
                        </div>
                    </Show>
                </Show>
            </main>
        </div>
    }
}

/// Who is waited for, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Awaited {
    /// Those who are not here: they have not come yet, or have left again.
    coming: Vec<String>,
    /// Those who are here and not ready.
    pondering: Vec<String>,
}

fn awaited<G: TableGame>(present: &Present, colors: &[String]) -> Awaited {
    let seats = (0u8..).map(Seat::new).zip(present.controllers.iter().zip(&present.names).zip(colors));
    let mut awaited = Awaited::default();
    for (seat, ((_, name), color)) in seats.filter(|(_, ((holder, _), _))| holder.is_person()) {
        let name = player_name::<G>(name, color);
        if !present.came.contains(seat) || !present.here.contains(seat) {
            awaited.coming.push(name);
        } else if !present.ready.contains(seat) {
            awaited.pondering.push(name);
        }
    }
    awaited
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
    let is_own = memo(move || online.own() == Some(seat));
    let state = memo(move || match (online.is_person(seat), online.is_ready(seat), online.is_here(seat)) {
        (false, ..) => "gather-bot",
        (true, true, _) => "gather-is-ready",
        (true, false, true) => "present-here",
        (true, false, false) => "gather-coming",
    });
    let icon = move || match state.get() {
        "gather-bot" => "bot",
        "gather-is-ready" => "check",
        _ => "pause",
    };
    view! {
        <li class="company-row" class:here=move || icon() == "check">
            <ColorMark color=mark />
            <b>{name}</b>
            <Show when=move || is_own.get()>
                <span class="tag">{said("holder-me")}</span>
            </Show>
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
    fn persons_who_are_not_here_are_awaited() {
        let seats = |numbers: &[u8]| {
            let mut seats = Seats::NONE;
            numbers.iter().for_each(|number| seats.insert(Seat::new(*number)));
            seats
        };
        let person = Controller::Person;
        let mut present = Present {
            phase: Phase::Gathering,
            names: ["Anna", "", "Bo", "Cy"].map(str::to_owned).to_vec(),
            controllers: vec![person, Controller::Bot(Level::Novice), person, person],
            here: seats(&[0, 3]),
            came: seats(&[0, 3]),
            ready: seats(&[0]),
            watchers: 0,
        };
        let colors = ["red", "blue", "green", "yellow"].map(str::to_owned);
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        let waits = Awaited { coming: names(&["Bo"]), pondering: names(&["Cy"]) };
        assert_eq!(awaited::<shelter::Shelter>(&present, &colors), waits);
        // Who has come and left again holds nobody up for ever.
        present.here = seats(&[0]);
        let waits = Awaited { coming: names(&["Bo", "Cy"]), pondering: Vec::new() };
        assert_eq!(awaited::<shelter::Shelter>(&present, &colors), waits);
    }
}
