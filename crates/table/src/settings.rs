//! How the person at this screen likes it: kept in the browser, one value.

use std::sync::OnceLock;

use leptos::prelude::*;

use crate::memo::effect;
use pack::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;

const KEY: &str = "bottlecap-settings";

/// What can be set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; that of the browser until one is chosen.
    pub lang: Option<Lang>,
    /// Light or dark; as the system has it until one is chosen.
    pub theme: Option<Theme>,
    /// How fast things move.
    pub motion: Motion,
    /// Whether there is sound.
    pub sound: bool,
    /// Ask before a turn ends.
    pub confirm_end: bool,
    /// Whether single letters and digits are keys of their own.
    pub letter_keys: bool,
    /// A tap acts at once instead of showing first what it would do.
    pub tap_acts: bool,
    /// Call with a notification of the browser when it is the person's turn.
    pub notify: bool,
    /// The size of all text in percent.
    pub text_size: u16,
    /// What the person is called, when they sit down.
    pub name: String,
    /// What is answered by itself, by the names that games give it.
    pub standing: Vec<String>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Print on paper.
    Light,
    /// Phosphor on glass.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Nothing moves.
    Off,
    /// Twice as fast.
    Fast,
    /// As it is meant.
    #[default]
    Normal,
    /// To follow every step.
    Slow,
}

impl Motion {
    /// All of them, the stillest first.
    pub const ALL: [Motion; 4] = [Motion::Off, Motion::Fast, Motion::Normal, Motion::Slow];

    /// How long things take, in percent of what is usual.
    pub const fn percent(self) -> u32 {
        match self {
            Motion::Off => 0,
            Motion::Fast => 45,
            Motion::Normal => 100,
            Motion::Slow => 190,
        }
    }

    /// The name in the page's attributes and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Off => "off",
            Motion::Fast => "fast",
            Motion::Normal => "normal",
            Motion::Slow => "slow",
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            theme: None,
            motion: Motion::default(),
            sound: false,
            confirm_end: false,
            letter_keys: true,
            tap_acts: false,
            notify: false,
            text_size: 100,
            name: String::new(),
            standing: Vec::new(),
        }
    }
}

impl Settings {
    /// The text sizes one may choose.
    pub const TEXT_SIZES: [u16; 5] = [90, 100, 125, 150, 200];

    /// What was kept, or the usual.
    pub fn load() -> Settings {
        let kept = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn keep(&self) {
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(self)) {
            // A browser that keeps nothing still plays.
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// The language chosen, or the first of the browser's that the table speaks.
    pub fn spoken(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let wanted = window().navigator().languages();
            let codes = wanted.iter().filter_map(|code| code.as_string());
            codes.into_iter().find_map(|code| code.get(..2)?.parse().ok()).unwrap_or_default()
        })
    }
}

/// What the browser keeps for this page besides games.
pub fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The settings, shared by all screens.
#[derive(Clone, Copy)]
pub struct Likes(pub RwSignal<Settings>);

/// The settings as the page has them. What goes on after its part of the screen is gone, as motion does, has lost its
/// context.
static PAGE: OnceLock<Likes> = OnceLock::new();

/// The settings of this page.
pub fn likes() -> RwSignal<Settings> {
    let Likes(likes) = use_context().or_else(|| PAGE.get().copied()).expect("the page provides its settings first");
    likes
}

/// Loads the settings, keeps what is changed, and lets the whole page follow: language, colors, size, motion.
pub fn provide() {
    let settings = RwSignal::new(Settings::load());
    let spoken = crate::words::brought_along().unwrap_or_else(|| settings.with_untracked(Settings::spoken));
    let tongue = RwSignal::new(spoken);
    provide_context(Likes(settings));
    PAGE.get_or_init(|| Likes(settings));
    crate::words::provide(tongue);
    effect(move || {
        let now = settings.get();
        now.keep();
        let spoken = now.spoken();
        if tongue.get_untracked() != spoken {
            crate::words::switch(tongue, spoken);
        }
        let Some(root) = document().document_element() else { return };
        let theme = now.theme.map(|theme| if theme == Theme::Light { "light" } else { "dark" });
        let attributes = [("data-theme", theme), ("data-motion", Some(now.motion.name()))];
        for (name, value) in attributes {
            let _ = match value {
                Some(value) => root.set_attribute(name, value),
                None => root.remove_attribute(name),
            };
        }
        let Ok(root) = root.dyn_into::<web_sys::HtmlElement>() else { return };
        let speed = f64::from(now.motion.percent()) / 100.0;
        let styles = [("--text-size", now.text_size.to_string()), ("--speed", speed.to_string())];
        for (name, value) in styles {
            let _ = root.style().set_property(name, &value);
        }
    });
    effect(move || {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tongue.get().code());
        }
    });
}

/// Whether the system asks for stillness.
pub fn prefers_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_page_are_still_read() {
        let old: Settings = serde_json::from_str(r#"{"sound":true}"#).unwrap();
        assert_eq!(old, Settings { sound: true, ..Settings::default() });
        let text = serde_json::to_string(&Settings { lang: Some(Lang::Ru), theme: Some(Theme::Dark), ..old.clone() });
        assert_eq!(serde_json::from_str::<Settings>(&text.unwrap()).unwrap().theme, Some(Theme::Dark));
    }
}
