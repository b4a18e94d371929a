//! The rulebook: by chapter and by search, every rule with its rulings and examples, and a link of its own.

mod cross;
mod entry;
mod overview;
mod place;
mod prose;
mod shelf_index;

use leptos::{ev, html, prelude::*, task::spawn_local};
use pack::Lang;
use rulebook::search::{Found, Query};
use wasm_bindgen::JsCast;

pub use self::{
    cross::Cross,
    shelf_index::{ExampleHead, ShelfIndex, example as sheet},
};
use self::{
    entry::{example, found_entry, rule_entry, ruling_entry},
    overview::overview,
    place::{Place, chapter_codes, chapter_size, chapter_title, rulings},
};
use crate::{
    clock, keys,
    library::{books, rulebook},
    memo::{effect, follow, memo},
    parts::{Icon, Reading},
    route::Route,
    words,
};

/// How many things a search shows; who wants more types more.
const MOST_FOUND: usize = 40;

/// The rulebook, over the screen to which `back` leads.
#[component]
pub fn RulesScreen(
    /// Where the address points.
    route: ReadSignal<Route>,
    /// The screen below.
    back: Memo<Route>,
) -> impl IntoView {
    view! {
        <Reading>
            <Book route=route back=back />
        </Reading>
    }
}

#[component]
fn Book(route: ReadSignal<Route>, back: Memo<Route>) -> impl IntoView {
    let place = memo(move || match route.get() {
        Route::Rules(id) => Place::of(rulebook(), id.as_deref()),
        _ => Place::Overview,
    });
    let chapter = memo(move || place.with(|place| place.chapter().map(str::to_owned)));
    let current = memo(move || place.with(|place| place.rule().map(str::to_owned)));
    let typed = RwSignal::new(String::new());
    let query = memo(move || typed.with(|typed| Query::new(typed, books().search(words::lang()))));
    let found = memo(move || query.with(|query| query.search(rulebook(), books().search(words::lang()))));
    let search = NodeRef::<html::Input>::new();
    let body = NodeRef::<html::Main>::new();
    effect(move || {
        follow(place);
        typed.set(String::new());
        spawn_local(arrive(place, body));
    });
    let keys = window_event_listener(ev::keydown, move |event| on_key(&event, typed, search, back));
    on_cleanup(move || keys.remove());
    let shown = move || {
        let lang = words::lang();
        if query.with(Query::is_empty) {
            match place.get() {
                Place::Overview => overview(lang).into_any(),
                Place::Chapter { code, .. } => chapter_body(&code, lang, current).into_any(),
                Place::Nowhere(id) => nowhere(&id, search).into_any(),
            }
        } else {
            query.with(|query| found.with(|found| results(query, found, lang).into_any()))
        }
    };
    // The list is made anew with every letter, so that it cannot announce itself.
    let told = move || (!query.with(Query::is_empty)).then(|| found.with(|found| found_words(found.len())));
    let open_first = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(id) = found.with_untracked(|found| found.first().map(|found| found.id().to_owned())) else { return };
        if current.get_untracked().as_ref() == Some(&id) {
            typed.set(String::new());
            spawn_local(arrive(place, body));
        } else {
            Route::Rules(Some(id)).go();
        }
    };
    view! {
        <div class="rulebook">
            <header class="topbar">
                <a class="btn quiet" href=move || back.get().link()>
                    <Icon name="arrow-left" />
                    <span>{move || words::say(back_key(&back.get()))}</span>
                </a>
                <form class="rules-search" role="search" on:submit=open_first>
                    <label class="search">
                        <span class="sr-only">{words::said("rules-search")}</span>
                        <Icon name="search" />
                        <input
                            class="input"
                            type="search"
                            node_ref=search
                            autocomplete="off"
                            spellcheck="false"
                            placeholder=words::said("rules-search-hint")
                            prop:value=typed
                            on:input=move |event| typed.set(event_target_value(&event))
                        />
                    </label>
                    <p class="sr-only" role="status">{told}</p>
                </form>
            </header>
            <nav class="chapters" aria-labelledby="chapters-label">
                <p class="label" id="chapters-label">{words::said("rules-chapters")}</p>
                {move || chapters(words::lang(), place, chapter)}
            </nav>
            <main class="rules-body" node_ref=body tabindex="-1">
                {shown}
            </main>
        </div>
    }
}

const fn back_key(back: &Route) -> &'static str {
    match back {
        Route::Start | Route::Rules(_) => "rules-back-to-start",
        Route::Play(_) | Route::Room(..) | Route::Lesson(_) => "rules-back-to-table",
        Route::Replay(..) => "rules-back-to-replay",
        Route::Try(_) => "rules-back-to-example",
    }
}

/// `/` goes to the search, Escape empties it and then leaves the rulebook.
fn on_key(event: &ev::KeyboardEvent, typed: RwSignal<String>, search: NodeRef<html::Input>, back: Memo<Route>) {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let is_typing = event.target().is_some_and(|target| target.dyn_ref::<web_sys::HtmlInputElement>().is_some());
    match event.key().as_str() {
        _ if !is_typing && keys::is_search(event) => {
            event.prevent_default();
            focus_search(search);
        }
        "Escape" => {
            event.prevent_default();
            if typed.with_untracked(String::is_empty) { back.get_untracked().go() } else { typed.set(String::new()) }
        }
        _ => {}
    }
}

fn focus_search(search: NodeRef<html::Input>) {
    if let Some(input) = search.get_untracked() {
        let _ = input.focus();
        input.select();
    }
}

/// Goes to the rule that the address names, or to the beginning of its chapter, once it is there.
async fn arrive(place: Memo<Place>, body: NodeRef<html::Main>) {
    clock::next_frame().await;
    let (Some(place), Some(Some(body))) = (place.try_get_untracked(), body.try_get_untracked()) else { return };
    if let Some(link) = document().query_selector(".chapters [aria-current]").ok().flatten() {
        scroll_to(&link, web_sys::ScrollLogicalPosition::Nearest);
    }
    let heading = match place.rule() {
        Some(id) => {
            if let Some(rule) = document().get_element_by_id(id) {
                scroll_to(&rule, web_sys::ScrollLogicalPosition::Start);
            }
            document().get_element_by_id(&format!("title-{id}"))
        }
        None => {
            body.set_scroll_top(0);
            body.query_selector("h1").ok().flatten()
        }
    };
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = heading.focus();
    }
}

fn scroll_to(element: &web_sys::Element, block: web_sys::ScrollLogicalPosition) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(block);
    options.set_inline(web_sys::ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

fn chapters(lang: Lang, place: Memo<Place>, chapter: Memo<Option<String>>) -> impl IntoView {
    let link = |code: &'static str| {
        let is_current = move || chapter.with(|chapter| (chapter.as_deref() == Some(code)).then_some("page"));
        view! {
            <a href=Route::Rules(Some(code.to_owned())).link() aria-current=is_current>
                {chapter_title(rulebook(), code, lang)}
                <span class="num" aria-hidden="true">{chapter_size(rulebook(), code)}</span>
            </a>
        }
    };
    view! {
        <a href=Route::Rules(None).link() aria-current=move || place.with(|place| (*place == Place::Overview).then_some("page"))>
            {words::say("rules-overview")}
        </a>
        {chapter_codes(rulebook()).map(link).collect_view()}
    }
}

fn chapter_body(code: &str, lang: Lang, current: Memo<Option<String>>) -> impl IntoView + use<> {
    let query = Query::default();
    let book = rulebook();
    let is_rulings = rulings(book) == Some(code);
    let entries = if is_rulings {
        book.rulings().iter().map(|ruling| ruling_entry(ruling, lang, &query, current).into_any()).collect_view()
    } else {
        book.rules_below(code).map(|rule| rule_entry(rule, lang, &query, current).into_any()).collect_view()
    };
    let intro = is_rulings.then(|| view! { <p class="rules-intro">{words::say("rules-rulings-intro")}</p> });
    view! {
        <h1 tabindex="-1">{chapter_title(book, code, lang)}</h1>
        {intro}
        {teaching(code, lang)}
        {entries}
        {neighbours(Some(code), lang)}
    }
}

/// The examples that show what a chapter is about.
fn teaching(code: &str, lang: Lang) -> Option<impl IntoView + use<>> {
    let heads: Vec<&'static ExampleHead> = books().index().teaching(code).collect();
    (!heads.is_empty()).then(|| {
        view! {
            <section class="teaching" aria-labelledby="teaching-label">
                <h2 class="label" id="teaching-label">{words::say("rules-teaching")}</h2>
                <ul class="rule-examples">{heads.iter().map(|head| example(head, lang)).collect_view()}</ul>
            </section>
        }
    })
}

/// The ways to what stands before and after a chapter, or the overview without one.
fn neighbours(code: Option<&str>, lang: Lang) -> impl IntoView + use<> {
    let codes: Vec<Option<&'static str>> = [None].into_iter().chain(chapter_codes(rulebook()).map(Some)).collect();
    let at = codes.iter().position(|other| *other == code).unwrap_or(0);
    let link = |code: Option<&'static str>| Route::Rules(code.map(str::to_owned)).link();
    let title = |code: Option<&'static str>| match code {
        Some(code) => chapter_title(rulebook(), code, lang),
        None => words::say("rules-overview"),
    };
    let before = at.checked_sub(1).and_then(|at| codes.get(at).copied()).map(|code| {
        view! {
            <a class="btn" rel="prev" href=link(code)>
                <Icon name="arrow-left" />
                {title(code)}
            </a>
        }
    });
    let after = codes.get(at + 1).copied().map(|code| {
        view! {
            <a class="btn" rel="next" href=link(code)>
                {title(code)}
                <Icon name="arrow" />
            </a>
        }
    });
    view! { <nav class="btn-row rules-turn" aria-label=words::say("rules-turn-pages")>{before} {after}</nav> }
}

fn results(query: &Query, found: &[Found<'static>], lang: Lang) -> impl IntoView + use<> {
    let n = found.len();
    let left_out = n.saturating_sub(MOST_FOUND) as i64;
    let more = (left_out > 0).then(|| {
        view! { <p class="muted">{words::fill("rules-more-found", &[("n", left_out.into())])}</p> }
    });
    view! {
        <h1>{found_words(n)}</h1>
        {(n == 0).then(|| view! {
            <p class="rules-intro">
                {words::say("rules-nothing-found")}
                " "
                <a href=Route::Rules(None).link()>{words::say("rules-overview")}</a>
            </p>
        })}
        {found.iter().take(MOST_FOUND).map(|found| found_entry(*found, lang, query)).collect_view()}
        {more}
    }
}

fn found_words(n: usize) -> String {
    words::fill("rules-found", &[("n", (n as i64).into())])
}

fn nowhere(id: &str, search: NodeRef<html::Input>) -> impl IntoView + use<> {
    view! {
        <h1 tabindex="-1">{words::say("rules-nowhere")}</h1>
        <p class="rules-intro">{words::fill("rules-nowhere-why", &[("id", id.into())])}</p>
        <div class="btn-row">
            <button type="button" class="btn primary" on:click=move |_| focus_search(search)>
                <Icon name="search" />
                {words::say("rules-search")}
            </button>
            <a class="btn" href=Route::Rules(None).link()>{words::say("rules-from-the-beginning")}</a>
        </div>
    }
}
