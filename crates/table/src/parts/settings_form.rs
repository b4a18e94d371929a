//! What a person can set, in a dialog that every screen can open. Everything takes effect at once.

use leptos::prelude::*;
use pack::Lang;

use super::{Dialog, Icon, Toasts, dialog::new_id};
use crate::{
    game::{self, TableGame},
    online::ask_permission,
    settings::{Motion, Settings, Theme, likes},
    words::{self, fill, said, say},
};

/// The languages by their own names.
pub const LANGUAGES: [(Lang, &str, &str); 2] = [(Lang::En, "EN", "English"), (Lang::Ru, "RU", "Русский")];

/// The dialog with all settings.
pub fn settings_dialog<G: TableGame>(open: RwSignal<bool>) -> impl IntoView {
    let likes = likes();
    let reset = move |_| {
        // Whoever wants the usual settings back still has a name and a language.
        likes.update(|likes| {
            *likes = Settings { lang: likes.lang, name: std::mem::take(&mut likes.name), ..Settings::default() };
        });
    };
    let foot = move || {
        view! {
            <button class="btn" type="button" on:click=reset>
                {said("settings-reset")}
            </button>
            <button class="btn primary" type="button" on:click=move |_| open.set(false)>
                {said("settings-done")}
            </button>
        }
    };
    view! {
        <Dialog open=open title=Signal::derive(said("settings-title")) foot=foot>
            {settings_form::<G>()}
        </Dialog>
    }
}

/// All settings, with the standing answers of a game.
pub fn settings_form<G: TableGame>() -> impl IntoView {
    let likes = likes();
    let toasts = Toasts::here();
    let name_id = new_id("settings-name");
    let themes =
        [(None, "system", None), (Some(Theme::Light), "light", Some("sun")), (Some(Theme::Dark), "dark", Some("moon"))];
    let themes = themes.map(|(theme, name, icon)| {
        let is_chosen = Signal::derive(move || likes.with(|likes| likes.theme == theme));
        let choose = move || likes.update(|likes| likes.theme = theme);
        let icon = icon.map(|icon| view! { <Icon name=icon /> });
        segment(is_chosen, choose, view! { {icon} {move || say(&format!("settings-theme-{name}"))} })
    });
    let languages = LANGUAGES.map(|(lang, _, name)| {
        let choose = move || likes.update(|likes| likes.lang = Some(lang));
        segment(Signal::derive(move || words::lang() == lang), choose, view! { <span lang=lang.code()>{name}</span> })
    });
    let motions = Motion::ALL.map(|motion| {
        let is_chosen = Signal::derive(move || likes.with(|likes| likes.motion == motion));
        let choose = move || likes.update(|likes| likes.motion = motion);
        segment(is_chosen, choose, move || say(&format!("settings-motion-{}", motion.name())))
    });
    let sizes = Settings::TEXT_SIZES.map(|size| {
        let is_chosen = Signal::derive(move || likes.with(|likes| likes.text_size == size));
        let choose = move || likes.update(|likes| likes.text_size = size);
        segment(is_chosen, choose, move || fill("percent", &[("n", i64::from(size).into())]))
    });
    let standing = G::STANDING.iter().map(|name| {
        let segments = [false, true].map(|by_itself| {
            let is_on = move || likes.with(|likes| likes.standing.iter().any(|on| on == name));
            let choose = move || {
                likes.update(|likes| {
                    likes.standing.retain(|on| on != name);
                    likes.standing.extend(by_itself.then(|| (*name).to_owned()));
                });
            };
            let label = move || match by_itself {
                false => say("settings-ask-me"),
                true => game::say::<G>(&format!("standing-{name}-by-itself")),
            };
            segment(Signal::derive(move || is_on() == by_itself), choose, label)
        });
        group(move || game::say::<G>(&format!("standing-{name}")), segments.collect_view())
    });
    view! {
        <div class="settings-list">
            <div>
                <label for=name_id.clone()>
                    <b>{said("settings-name")}</b>
                    <br />
                    <span class="hint">{said("settings-name-hint")}</span>
                </label>
                <input
                    class="input"
                    id=name_id
                    maxlength="24"
                    autocomplete="nickname"
                    prop:value=move || likes.with(|likes| likes.name.clone())
                    on:input:target=move |event| likes.update(|likes| likes.name = event.target().value())
                />
            </div>
            {group(said("settings-lang"), languages.collect_view())}
            {group(said("settings-theme"), themes.collect_view())}
            {group(said("settings-size"), sizes.collect_view())}
            {group(said("settings-motion"), motions.collect_view())}
            <Switch
                key="settings-sound"
                on=Signal::derive(move || likes.with(|likes| likes.sound))
                set=move |on| likes.update(|likes| likes.sound = on)
            />
            {standing.collect_view()}
            <Switch
                key="settings-confirm-end"
                on=Signal::derive(move || likes.with(|likes| likes.confirm_end))
                set=move |on| likes.update(|likes| likes.confirm_end = on)
            />
            <Switch
                key="settings-letter-keys"
                on=Signal::derive(move || likes.with(|likes| likes.letter_keys))
                set=move |on| likes.update(|likes| likes.letter_keys = on)
            />
            <Switch
                key="settings-tap-acts"
                on=Signal::derive(move || likes.with(|likes| likes.tap_acts))
                set=move |on| likes.update(|likes| likes.tap_acts = on)
            />
            <Switch
                key="settings-notify"
                on=Signal::derive(move || likes.with(|likes| likes.notify))
                set=move |on| {
                    likes.update(|likes| likes.notify = on);
                    if on {
                        ask_permission(toasts);
                    }
                }
            />
        </div>
    }
}

/// A choice among a few, under its name.
fn group(name: impl Fn() -> String + Send + 'static, choices: impl IntoView) -> impl IntoView {
    let label = new_id("settings");
    view! {
        <div>
            <b id=label.clone()>{name}</b>
            <div class="segments" role="group" aria-labelledby=label>
                {choices}
            </div>
        </div>
    }
}

/// One of a few choices.
fn segment(is_chosen: Signal<bool>, choose: impl Fn() + 'static, label: impl IntoView) -> impl IntoView {
    view! {
        <button type="button" aria-pressed=move || is_chosen.get().to_string() on:click=move |_| choose()>
            {label}
        </button>
    }
}

/// Something that is on or off; the message `<key>-hint` says what that means.
#[component]
fn Switch(key: &'static str, on: Signal<bool>, #[prop(into)] set: Callback<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <span>
                <b>{said(key)}</b>
                <br />
                <span class="hint">{move || say(&format!("{key}-hint"))}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change:target=move |event| set.run(event.target().checked())
            />
        </label>
    }
}
