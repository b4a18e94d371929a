//! What people at other screens say. It is shown as text, whatever it looks like.

use leptos::{ev, html, portal::Portal, prelude::*};
use protocol::ChatMessage;

use crate::{
    game::{TableGame, Voice as _},
    memo::{effect, memo},
    online::Online,
    parts::{Icon, SeatMark},
    play::{Play, Tab},
    room::{Order, Wish},
    words::{fill, said, say},
};

/// The chat, in the place of the log.
#[component]
pub fn ChatPanel<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    let is_open = memo(move || play.tab.get() == Tab::Chat);
    effect(move || {
        if is_open.get() && online.unread.get() > 0 {
            online.unread.set(0);
        }
    });
    let lines = move || online.chat.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <section class="chat log" aria-labelledby="chat-title">
            <header class="log-head">
                <h2 class="label" id="chat-title">
                    {said("chat-title")}
                </h2>
                <button type="button" class="btn quiet side" on:click=move |_| play.tab.set(Tab::Log)>
                    <Icon name="log" />
                    {said("tab-log")}
                </button>
            </header>
            <div class="log-lines" role="group" aria-labelledby="chat-title" tabindex="0">
                <div class="log-pages">
                    <Show when=move || online.chat.with(Vec::is_empty)>
                        <p class="empty">{said("chat-empty")}</p>
                    </Show>
                    <ol>
                        <For each=lines key=|(at, line)| (*at, line.at) children=move |(_, line)| line_view(play, line) />
                    </ol>
                </div>
            </div>
            <Writing play=play />
        </section>
        <Announcer play=play online=online />
    }
}

fn line_view<G: TableGame>(play: Play<G>, line: ChatMessage) -> impl IntoView {
    let by = line.by;
    view! {
        <li class="log-line">
            {by.map(|seat| view! { <SeatMark play=play seat=seat /> })}
            <span class="log-text">
                <b>{move || speaker(play, by)}</b>
                ": "
                {line.text}
            </span>
        </li>
    }
}

fn speaker<G: TableGame>(play: Play<G>, by: Option<kernel::Seat>) -> String {
    by.map_or_else(|| say("chat-watcher"), |seat| play.voice(|voice| voice.seat(seat)))
}

/// Where one writes. Enter sends.
#[component]
fn Writing<G: TableGame>(play: Play<G>) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let text = field.value().trim().to_owned();
        if !text.is_empty() {
            play.send(Order::Wish(Wish::Say(text)));
            field.set_value("");
        }
    };
    view! {
        <form class="chat-write" on:submit=send>
            <input
                class="input"
                node_ref=field
                maxlength=protocol::MOST_CHAT.to_string()
                autocomplete="off"
                enterkeyhint="send"
                placeholder=said("chat-write")
                aria-label=said("chat-write")
            />
            <button type="submit" class="btn square">
                <Icon name="arrow" />
                <span class="sr-only">{said("chat-send")}</span>
            </button>
        </form>
    }
}

/// Reads out what the others say.
#[component]
fn Announcer<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    let news = RwSignal::new(String::new());
    let heard = StoredValue::new(online.chat.with_untracked(Vec::len));
    effect(move || {
        let count = online.chat.with(Vec::len);
        let is_new = count > heard.get_value();
        heard.set_value(count);
        let last = online.chat.with_untracked(|chat| chat.last().cloned());
        if let Some(line) = last.filter(|line| is_new && (line.by.is_none() || line.by != untrack(|| online.own()))) {
            news.set(format!("{}: {}", untrack(|| speaker(play, line.by)), line.text));
        }
    });
    view! {
        <Portal>
            <p class="sr-only" aria-live="polite">{news}</p>
        </Portal>
    }
}

/// How much was said that nobody has seen here.
#[component]
pub fn Unread<G: TableGame>(online: Online<G>) -> impl IntoView {
    let count = memo(move || online.unread.get());
    view! {
        <Show when=move || { count.get() > 0 }>
            <span class="badge" aria-hidden="true">
                {move || if count.get() > 99 { "99+".to_owned() } else { count.get().to_string() }}
            </span>
            <span class="sr-only">
                {move || fill("chat-unread", &[("n", i64::from(count.get()).into())])}
            </span>
        </Show>
    }
}

/// The way from the log to the chat.
#[component]
pub fn ChatToggle<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    view! {
        <button type="button" class="btn quiet side" on:click=move |_| play.tab.set(Tab::Chat)>
            <Icon name="chat" />
            {said("tab-chat")}
            <Unread online=online />
        </button>
    }
}
