//! The start screen: a game within a minute, a game as one likes it, and the games one had.

mod begin;
mod bring;
mod examples;
mod form;
mod import;
mod names;
mod new_game;
mod online;
mod options;
mod saved;

use leptos::prelude::*;

#[cfg(test)]
pub use self::form::USUAL;
use self::{
    begin::{Aim, set_out},
    bring::{BringButton, BringDialog, Desk},
    examples::ExamplesDialog,
    new_game::NewGame,
    online::online_games,
    saved::{SavedGames, Shelf, who_plays},
};
pub use self::{
    form::{Form, Wrong},
    names::{ColorMark, player_name},
    options::ChairSelect,
};
use crate::{
    game::{self, TableGame},
    games::GameSwitch,
    lobby::Lobby,
    memo::{effect, memo},
    parts::{Icon, LANGUAGES, Toasts, Words, settings_dialog, watch_drops},
    room::{NotBegun, Opening},
    route::Route,
    screens::lesson,
    settings::{Theme, likes, storage},
    words::{self, fill, said},
};

/// Under which name the browser remembers the form.
fn key<G: TableGame>() -> String {
    format!("bottlecap-new-game-{}", G::ID)
}

/// The start screen.
pub fn start_screen<G: TableGame>() -> impl IntoView {
    let form = RwSignal::new(remembered::<G>());
    effect(move || form.with(remember::<G>));
    let is_busy = RwSignal::new(false);
    let shows_examples = RwSignal::new(false);
    let shelf = Shelf::<G>::open();
    let desk = Desk::<G>::new();
    let drops = watch_drops(Callback::new(move |file| desk.take(file)));
    view! {
        <div class="start" class:dropping=drops>
            {G::cover()}
            <main class="start-main" id="main">
                {top::<G>()}
                <PlayNow shelf=shelf is_busy=is_busy />
                <NewGame form=form is_busy=is_busy />
                {online_games::<G>()}
                <SavedGames shelf=shelf />
                <nav class="tiles" aria-label=said("start-more")>
                    <BringButton desk=desk />
                    <button class="btn" type="button" on:click=move |_| shows_examples.set(true)>
                        <Icon name="dice" />
                        {said("start-examples")}
                    </button>
                    <a class="btn" href=Route::Lesson(None).link()>
                        <Icon name="person" />
                        {said("start-lessons")}
                    </a>
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
fn top<G: TableGame>() -> impl IntoView {
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
            <GameSwitch own=G::ID />
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
            {settings_dialog::<G>(shows_settings)}
        </div>
    }
}

/// One click to the first move, or back to the game that was left.
#[component]
fn PlayNow<G: TableGame>(shelf: Shelf<G>, is_busy: RwSignal<bool>) -> impl IntoView {
    let (toasts, lobby) = (Toasts::here(), Lobby::<G>::here());
    // Who has neither played nor learned here is shown both. What stood here before the program knew by the same mark.
    let is_new = memo(move || !shelf.has_games() && lesson::done::<G>().is_empty());
    effect(move || {
        let root = document().document_element();
        let _ = root.and_then(|root| root.toggle_attribute_with_force("data-newcomer", is_new.get()).ok());
        if shelf.has_games() {
            lesson::play_here::<G>();
        }
    });
    let play = move |_| play_now::<G>(toasts, lobby, is_busy);
    let unfinished = memo(move || shelf.unfinished());
    let go_on = move || {
        unfinished.get().map(|game| {
            let link = Route::Play(game.id.clone()).link();
            let round = i64::from(game.round);
            let label = move || fill("saved-continue-label", &[("players", who_plays::<G>(&game).as_str().into())]);
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
                <p>{game::said::<G>("start-now-text")}</p>
            </div>
            <div class="btn-row">
                {go_on}
                <a class="btn big new-only" href=Route::Lesson(None).link()>
                    <Icon name="person" />
                    {said("start-learn")}
                </a>
                <button class="btn big" type="button" disabled=is_busy on:click=play>
                    <Icon name="play" />
                    <span class="new-only">{said("start-just-play")}</span>
                    <span class="known-only">{said("start-play")}</span>
                </button>
            </div>
        </section>
    }
}

/// Begins the game that one click begins.
pub fn play_now<G: TableGame>(toasts: Toasts, lobby: Lobby<G>, is_busy: RwSignal<bool>) {
    let form = Form::<G>::default();
    let seats = likes().with_untracked(|likes| form.sittings(&likes.name));
    let Ok(setup) = form.setup() else { return };
    match Opening::new_game(setup, seats) {
        Ok(opening) => set_out(opening, Aim::Play, toasts, lobby, is_busy),
        Err(NotBegun::Fault(what)) => toasts.bad(Words::Naming("start-fault", what)),
        Err(NotBegun::Store(_) | NotBegun::Stored(_)) => toasts.bad("start-not-kept"),
    }
}

fn prefers_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// The form as it was last filled in.
fn remembered<G: TableGame>() -> Form<G> {
    let kept = storage().and_then(|storage| storage.get_item(&key::<G>()).ok().flatten());
    kept.map(|text| Form::remembered(&text)).unwrap_or_default()
}

fn remember<G: TableGame>(form: &Form<G>) {
    if let (Some(storage), Some(text)) = (storage(), form.to_text()) {
        // A browser that keeps nothing still plays.
        let _ = storage.set_item(&key::<G>(), &text);
    }
}
