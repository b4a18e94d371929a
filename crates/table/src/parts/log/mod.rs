//! The log: what happened, from events, by rounds and nested by what brought it about. Every name in it leads to the
//! thing on the table, every line to its rule.

mod announce;
mod book;
mod jump;
mod since;

use std::sync::Arc;

use kernel::{EventId, Seat};
use leptos::{html, prelude::*};
use text::shared::Span;
use wasm_bindgen::JsCast;

use self::{
    announce::Announcer,
    book::{Book, BookLine, Chapter, Filter, Written},
    since::Since,
};
use super::{Icon, SeatMark, dialog::new_id};
use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    play::Play,
    route::Route,
    screens::table::ChatToggle,
    words::{self, said},
};

/// The log of the [`Play`] in context, with what is read out and what is told to those who come back.
#[component]
pub fn LogPanel<G: TableGame>(play: Play<G>) -> impl IntoView {
    let book = Memo::new_owning(move |before: Option<Book<G>>| {
        let mut book = before.unwrap_or_default();
        let (lang, names, snapshot) = (words::lang(), play.names.get(), play.snapshot.get());
        let changed = play.story.with(|story| book.follow(lang, &names, &snapshot.view, story));
        (book, changed)
    });
    let filter = RwSignal::new(Filter::default());
    let is_open = memo(move || filter.with(Filter::is_open));
    let chapters = memo(move || {
        let updates = play.updates.get();
        filter.with(|filter| book.with(|book| filtered(book, filter, &updates)))
    });
    view! {
        <section class="log" aria-labelledby="log-title">
            <LogHead play=play filter=filter />
            <Lines play=play chapters=chapters is_flat=Signal::derive(move || !is_open.get()) />
        </section>
        <Announcer play=play book=book />
        <Since play=play />
    }
}

/// What was done after an event, in the words of the log: only what nothing else brought about.
pub fn deeds_since<G: TableGame>(play: Play<G>, since: EventId) -> Vec<String> {
    let mut book = Book::<G>::default();
    let (lang, names, snapshot) = (words::lang(), play.names.get(), play.snapshot.get());
    play.story.with(|story| book.follow(lang, &names, &snapshot.view, story));
    let deeds = book.lines().iter().filter(|line| line.told.id > since && line.depth == 0);
    deeds.map(|line| line.told.text.clone()).collect()
}

/// The chapters with the lines that are wanted; those without any are left out.
fn filtered<G: TableGame>(book: &Book<G>, filter: &Filter<G>, updates: &[EventId]) -> Vec<Chapter<G>> {
    let mut chapters = book.chapters(updates);
    if !filter.is_open() {
        for chapter in &mut chapters {
            chapter.lines.retain(|line| matches!(line, Written::Line(line) if filter.lets(&line.told)));
        }
        chapters.retain(|chapter| !chapter.lines.is_empty());
    }
    chapters
}

#[component]
fn LogHead<G: TableGame>(play: Play<G>, filter: RwSignal<Filter<G>>) -> impl IntoView {
    let is_more = RwSignal::new(false);
    let fields = new_id("log-filter");
    let controls = fields.clone();
    let kinds = move || {
        let options = (0..).zip(G::log_kinds()).map(|(at, kind): (usize, &G::LogKind)| {
            view! { <option value=at.to_string()>{play.voice(|voice| voice.log_kind(*kind))}</option> }
        });
        options.collect_view()
    };
    let players = move || {
        let n_players = play.setup.with_value(G::seats);
        let options = (0..n_players).map(|at| {
            view! { <option value=at.to_string()>{play.voice(|voice| voice.seat(Seat::new(at)))}</option> }
        });
        options.collect_view()
    };
    let pick_kind = move |event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        filter.update(|filter| filter.kind = at.and_then(|at| G::log_kinds().get(at).copied()));
    };
    let pick_player = move |event| {
        let at = event_target_value(&event).parse::<u8>().ok();
        filter.update(|filter| filter.seat = at.map(Seat::new));
    };
    // What is hidden must not go on filtering.
    let toggle = move |_| {
        is_more.update(|is_more| *is_more = !*is_more);
        filter.update(|filter| *filter = Filter { kind: filter.kind, ..Filter::default() });
    };
    view! {
        <header class="log-head">
            <h2 class="label" id="log-title">
                {said("log-title")}
            </h2>
            {play.online.map(|online| view! { <ChatToggle play=play online=online /> })}
            <select class="select" aria-label=said("log-filter-kind") on:change=pick_kind>
                <option value="">{said("log-everything")}</option>
                {kinds}
            </select>
            <button
                type="button"
                class="btn quiet square"
                aria-label=said("log-filter")
                title=said("log-filter")
                aria-expanded=move || is_more.get().to_string()
                aria-controls=controls
                on:click=toggle
            >
                <Icon name="search" />
            </button>
            <div class="log-filter" id=fields hidden=move || !is_more.get()>
                <Show when=move || is_more.get()>
                    <label class="search">
                        <Icon name="search" />
                        <input
                            class="input"
                            type="search"
                            aria-label=said("log-search")
                            placeholder=said("log-search")
                            on:input=move |event| {
                                let words = event_target_value(&event);
                                filter.update(|filter| filter.words = words);
                            }
                        />
                    </label>
                    <select class="select" aria-label=said("log-filter-player") on:change=pick_player>
                        <option value="">{said("log-everybody")}</option>
                        {players}
                    </select>
                </Show>
            </div>
        </header>
    }
}

#[component]
fn Lines<G: TableGame>(play: Play<G>, chapters: Memo<Vec<Chapter<G>>>, is_flat: Signal<bool>) -> impl IntoView {
    let list = NodeRef::<html::Div>::new();
    let is_up = RwSignal::new(false);
    // The list begins at its end and counts backwards from there.
    let scrolled = move |_| {
        if let Some(list) = list.get() {
            is_up.set(list.scroll_top() < -24);
        }
    };
    let to_end = move |_| {
        if let Some(list) = list.get() {
            list.set_scroll_top(0);
            let _ = list.focus();
        }
    };
    let clicked = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let thing = target.and_then(|target| target.closest("a, [data-jump]").ok().flatten());
        if let Some(places) = thing.and_then(|thing| thing.get_attribute("data-jump")) {
            jump::jump(play, &places);
        }
    };
    let walked = move |event: leptos::ev::KeyboardEvent| {
        if let Some(list) = list.get()
            && walk(&list, &event.key())
        {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let keys = move || chapters.with(|chapters| chapters.iter().map(key_of).collect::<Vec<u32>>());
    let chapter = move |key: u32| {
        let heading = chapters.with_untracked(|all| found(all, key).and_then(|chapter| chapter.heading.clone()));
        let lines = memo(move || chapters.with(|all| found(all, key).map(|chapter| chapter.lines.clone())));
        view! {
            <section>
                {heading.map(|heading| view! { <h3 class="log-line round-line">{heading.told.text.clone()}</h3> })}
                <ol>
                    <For
                        each=move || {
                            let is_flat = is_flat.get();
                            lines.get().unwrap_or_default().into_iter().map(move |line| (line, is_flat))
                        }
                        key=|(line, is_flat)| (line.key(), *is_flat)
                        children=move |(line, is_flat)| match line {
                            Written::Line(line) => line_view(play, &line, is_flat).into_any(),
                            Written::Update(_) => update_line().into_any(),
                        }
                    />
                </ol>
            </section>
        }
    };
    view! {
        <div
            class="log-lines"
            role="group"
            aria-labelledby="log-title"
            aria-description=said("log-keys")
            tabindex="0"
            node_ref=list
            on:scroll=scrolled
            on:click=clicked
            on:keydown=walked
        >
            <div class="log-pages">
                <Show when=move || chapters.with(Vec::is_empty)>
                    <p class="empty">{move || words::say(if is_flat.get() { "log-none" } else { "log-empty" })}</p>
                </Show>
                <For each=keys key=|key| *key children=chapter />
            </div>
        </div>
        <Show when=move || is_up.get()>
            <button type="button" class="btn log-to-end" on:click=to_end>
                {said("log-to-end")}
            </button>
        </Show>
    }
}

/// What tells a chapter from all others: the stamp of its heading. Only the first can be without one.
fn key_of<G: TableGame>(chapter: &Chapter<G>) -> u32 {
    chapter.heading.as_ref().map_or(0, |heading| heading.stamp)
}

fn found<G: TableGame>(chapters: &[Chapter<G>], key: u32) -> Option<&Chapter<G>> {
    chapters.iter().find(|chapter| key_of(chapter) == key)
}

/// That the rules or the cards had changed, and the game went on.
fn update_line() -> impl IntoView {
    view! {
        <li class="log-line update-line">
            <Icon name="info" />
            <span class="log-text">{said("log-updated")}</span>
        </li>
    }
}

fn line_view<G: TableGame>(play: Play<G>, line: &Arc<BookLine<G>>, is_flat: bool) -> impl IntoView + use<G> {
    let told = &line.told;
    let depth = if is_flat { 0 } else { line.depth };
    let mark = told.seat.filter(|_| depth == 0).map(|seat| view! { <SeatMark play=play seat=seat /> });
    let names_something = told.spans.iter().any(|span| span.thing.is_some());
    let spans = if names_something {
        told.spans.clone()
    } else {
        vec![Span { text: told.text.clone(), thing: told.things.first().copied() }]
    };
    let spans = with_quotes(spans);
    let words = spans.into_iter().map(|Span { text, thing }| match thing {
        Some(thing) => view! {
            <button type="button" class="thing" tabindex="-1" data-jump={jump::written::<G>(thing)}>
                {text}
            </button>
        }
        .into_any(),
        None => text.into_any(),
    });
    let first = told.things.first().copied().map(jump::written::<G>);
    let rule = told.rule.as_str().to_owned();
    let link = Route::Rules(Some(rule.clone())).link();
    view! {
        // Beside the names, the whole line leads to what it is about.
        <li class="log-line" class:nested=move || depth != 0 style:--depth=depth.to_string() data-jump=first>
            {mark}
            <span class="log-text">{words.collect_view()}</span>
            <a class="rule-link" tabindex="-1" href=link>
                {rule}
            </a>
        </li>
    }
}

/// The same text, with the quotation marks around a name inside of it: no line may break between them.
fn with_quotes<T>(mut spans: Vec<Span<T>>) -> Vec<Span<T>> {
    for at in 1..spans.len() {
        if let [before, after] = &mut spans[at - 1..=at] {
            if after.thing.is_some() && before.thing.is_none() && before.text.ends_with('«') {
                before.text.pop();
                after.text.insert(0, '«');
            } else if before.thing.is_some() && after.thing.is_none() && after.text.starts_with('»') {
                after.text.remove(0);
                before.text.push('»');
            }
        }
    }
    spans
}

/// Moves the focus with the arrow keys: up and down between lines, left and right between the names of a line. Tells
/// whether the key meant anything.
fn walk(list: &web_sys::HtmlElement, key: &str) -> bool {
    const STOPS: &str = ".thing, .rule-link";
    let focused = document().active_element().filter(|focused| focused.matches(STOPS).unwrap_or(false));
    let line = focused.as_ref().and_then(|focused| focused.closest(".log-line").ok().flatten());
    let (from, scope) = match key {
        "ArrowLeft" | "ArrowRight" => (focused.as_ref(), line.as_ref()),
        "ArrowUp" | "ArrowDown" | "Home" | "End" => (line.as_ref(), None),
        "Escape" if focused.is_some() => {
            let _ = list.focus();
            return true;
        }
        _ => return false,
    };
    let selector = if scope.is_some() { STOPS } else { "li.log-line" };
    let Ok(all) = scope.unwrap_or(list).query_selector_all(selector) else { return false };
    let all: Vec<web_sys::Element> = (0..all.length()).filter_map(|at| all.item(at)?.dyn_into().ok()).collect();
    let at = from.and_then(|from| all.iter().position(|other| other == from));
    let Some(to) = step(key, at, all.len()).and_then(|to| all.get(to)) else { return false };
    let stop = if scope.is_some() { Some(to.clone()) } else { to.query_selector(STOPS).ok().flatten() };
    if let Some(stop) = stop.and_then(|stop| stop.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = stop.focus();
    }
    true
}

/// The next of so many stops; a list that is entered is entered at its end, where the news are.
fn step(key: &str, at: Option<usize>, stops: usize) -> Option<usize> {
    let last = stops.checked_sub(1)?;
    match (key, at) {
        ("Home", _) => Some(0),
        ("End", _) => Some(last),
        ("ArrowUp" | "ArrowLeft", Some(at)) => Some(at.saturating_sub(1)),
        ("ArrowDown" | "ArrowRight", Some(at)) => Some((at + 1).min(last)),
        ("ArrowUp", None) => Some(last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_walk_through_the_log() {
        assert_eq!(step("ArrowUp", None, 5), Some(4));
        assert_eq!(step("ArrowDown", None, 5), None);
        assert_eq!(step("ArrowUp", Some(0), 5), Some(0));
        assert_eq!(step("ArrowDown", Some(4), 5), Some(4));
        assert_eq!(step("ArrowRight", Some(0), 2), Some(1));
        assert_eq!(step("Home", Some(3), 5), Some(0));
        assert_eq!(step("End", None, 0), None);
    }
}
