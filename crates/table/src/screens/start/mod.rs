//! The start screen: a game within a minute, a game as one likes it, and the games one had.

mod begin;
mod bring;
mod cover;
mod examples;
mod form;
mod import;
mod names;
mod new_game;
mod online;
mod options;
mod saved;

use leptos::prelude::*;

pub use self::names::{ColorMark, player_name};
use self::{
    begin::{Aim, set_out},
    bring::{BringButton, BringDialog, Desk},
    cover::Cover,
    examples::ExamplesDialog,
    form::Form,
    new_game::NewGame,
    online::OnlineGames,
    saved::{SavedGames, Shelf, who_plays},
};
use crate::{
    lobby::Lobby,
    memo::{effect, memo},
    parts::{Icon, LANGUAGES, SettingsDialog, Toasts, Words, watch_drops},
    room::{NotBegun, Opening},
    route::Route,
    settings::{Theme, likes},
    words::{self, fill, said},
};

const KEY: &str = "bottlecap-new-game";

/// The start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let form = RwSignal::new(remembered());
    effect(move || form.with(remember));
    let is_busy = RwSignal::new(false);
    let shows_examples = RwSignal::new(false);
    let shelf = Shelf::open();
    let desk = Desk::new();
    let drops = watch_drops(Callback::new(move |file| desk.take(file)));
    view! {
        <div class="start" class:dropping=drops>
            <Cover />
            <main class="start-main" id="main">
                <Top />
                <PlayNow shelf=shelf is_busy=is_busy />
                <NewGame form=form is_busy=is_busy />
                <OnlineGames />
                <SavedGames shelf=shelf />
                <nav class="tiles" aria-label=said("start-more")>
                    <BringButton desk=desk />
                    <button class="btn" type="button" on:click=move |_| shows_examples.set(true)>
                        <Icon name="dice" />
                        {said("start-examples")}
                    </button>
                    <a class="btn" href=Route::Rules(None).link()>
                        <Icon name="rules" />
                        {said("start-rules")}
                    </a>
                </nav>
                <p class="small muted">{said("start-about")}</p>
            </main>
            <p class="drop-here" aria-hidden="true" hidden=move || !drops.get()>
                <Icon name="import" />
                {said("import-drop")}
            </p>
            <ExamplesDialog open=shows_examples />
            <BringDialog desk=desk is_busy=is_busy />
        </div>
    }
}

/// Language, theme, sound and all other settings.
#[component]
fn Top() -> impl IntoView {
    let likes = likes();
    let shows_settings = RwSignal::new(false);
    let languages = LANGUAGES.map(|(lang, short, name)| {
        view! {
            <button
                type="button"
                lang=lang.code()
                title=name
                aria-pressed=move || (words::lang() == lang).to_string()
                on:click=move |_| likes.update(|likes| likes.lang = Some(lang))
            >
                <span aria-hidden="true">{short}</span>
                <span class="sr-only">{name}</span>
            </button>
        }
    });
    let is_dark = memo(move || likes.with(|likes| likes.theme.map_or_else(prefers_dark, |theme| theme == Theme::Dark)));
    let theme_label = move || words::say(if is_dark.get() { "start-to-light" } else { "start-to-dark" });
    let turn_theme = move |_| {
        let theme = if is_dark.get_untracked() { Theme::Light } else { Theme::Dark };
        likes.update(|likes| likes.theme = Some(theme));
    };
    let has_sound = memo(move || likes.with(|likes| likes.sound));
    view! {
        <div class="start-top">
            <div class="segments" role="group" aria-label=said("settings-lang")>
                {languages.collect_view()}
            </div>
            <button class="btn square" type="button" aria-label=theme_label title=theme_label on:click=turn_theme>
                <Icon name=Signal::derive(move || if is_dark.get() { "sun" } else { "moon" }.to_owned()) />
            </button>
            <button
                class="btn square"
                type="button"
                aria-label=said("settings-sound")
                title=said("settings-sound")
                aria-pressed=move || has_sound.get().to_string()
                on:click=move |_| likes.update(|likes| likes.sound = !likes.sound)
            >
                <Icon name=Signal::derive(move || if has_sound.get() { "sound-on" } else { "sound-off" }.to_owned()) />
            </button>
            <button class="btn" type="button" on:click=move |_| shows_settings.set(true)>
                <Icon name="settings" />
                {said("settings-title")}
            </button>
            <SettingsDialog open=shows_settings />
        </div>
    }
}

/// One click to the first move, or back to the game that was left.
#[component]
fn PlayNow(shelf: Shelf, is_busy: RwSignal<bool>) -> impl IntoView {
    let (toasts, lobby, likes) = (Toasts::here(), Lobby::here(), likes());
    let play = move |_| {
        let form = Form::default();
        let seats = likes.with_untracked(|likes| form.sittings(&likes.name));
        let Ok(setup) = form.setup() else { return };
        match Opening::new_game(setup, seats) {
            Ok(opening) => set_out(opening, Aim::Play, toasts, lobby, is_busy),
            Err(NotBegun::Refused(what)) => toasts.bad(Words::Naming("start-fault", what)),
            Err(NotBegun::Store(_)) => toasts.bad("start-not-kept"),
        }
    };
    let unfinished = memo(move || shelf.unfinished());
    let go_on = move || {
        unfinished.get().map(|game| {
            let link = Route::Play(game.id.clone()).link();
            let round = i64::from(game.round);
            let label = move || fill("saved-continue-label", &[("players", who_plays(&game).as_str().into())]);
            view! {
                <a class="btn quiet" href=link aria-label=label>
                    <Icon name="step" />
                    {move || fill("start-go-on", &[("round", round.into())])}
                </a>
            }
        })
    };
    view! {
        <section class="play-now" aria-labelledby="play-now">
            <div>
                <h2 id="play-now">{said("start-now")}</h2>
                <p>{said("start-now-text")}</p>
            </div>
            <div class="btn-row">
                {go_on}
                <button class="btn big" type="button" disabled=is_busy on:click=play>
                    <Icon name="play" />
                    {said("start-play")}
                </button>
            </div>
        </section>
    }
}

fn prefers_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The form as it was last filled in.
fn remembered() -> Form {
    let kept = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    kept.map(|text| Form::remembered(&text)).unwrap_or_default()
}

fn remember(form: &Form) {
    if let (Some(storage), Some(text)) = (storage(), form.to_text()) {
        // A browser that keeps nothing still plays.
        let _ = storage.set_item(KEY, &text);
    }
}
