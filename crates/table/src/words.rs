//! What the page itself says, in the language that is switched on.

use std::sync::OnceLock;

use leptos::prelude::*;
#[cfg(target_arch = "wasm32")]
use pack::Batch;
use pack::{Filling, Lang, Messages, TextFile, text_files};

const FILES: &[TextFile] = text_files! { "../messages", "":
    En "en": "common" "end" "log" "motion" "online" "replay" "rules" "start" "table";
    Ru "ru": "common" "end" "log" "motion" "online" "replay" "rules" "start" "table";
};

/// What is fetched with the screens that say it.
pub mod later {
    use pack::{Filling, Messages, TextFile, text_files};

    use super::lang;

    const FILES: &[TextFile] = text_files! { "../messages", "":
        En "en": "thinking";
        Ru "ru": "thinking";
    };

    static MESSAGES: Messages = Messages::new(&[FILES]);

    /// A message in the language that is switched on.
    pub fn say(key: &str) -> String {
        fill(key, &[])
    }

    /// A message with its variables.
    pub fn fill(key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        MESSAGES.say(lang(), key, fillings)
    }

    /// A message that changes with the language by itself.
    pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || say(key)
    }

    #[cfg(test)]
    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        assert_eq!(MESSAGES.flaws(), [""; 0]);
    }
}

static MESSAGES: Messages = Messages::new(&[FILES]);

/// The language of the page. Reading it makes a text change with it.
#[derive(Clone, Copy)]
pub struct Tongue(pub RwSignal<Lang>);

/// The language as the page has it, for what goes on after its part of the screen is gone.
static PAGE: OnceLock<Tongue> = OnceLock::new();

/// Lets the page speak the language in this signal.
pub fn provide(tongue: RwSignal<Lang>) {
    provide_context(Tongue(tongue));
    PAGE.get_or_init(|| Tongue(tongue));
}

/// Lets the page speak another language as soon as its texts are here. Where they cannot be fetched the page goes on in
/// the one it has.
pub fn switch(tongue: RwSignal<Lang>, lang: Lang) {
    #[cfg(not(target_arch = "wasm32"))]
    tongue.set(lang);
    #[cfg(target_arch = "wasm32")]
    {
        // What a screen that is open says besides comes along.
        let has_later = Lang::ALL.into_iter().any(|lang| pack::is_here(lang, Batch::Later));
        if pack::is_here(lang, Batch::First) && (!has_later || pack::is_here(lang, Batch::Later)) {
            tongue.set(lang);
        } else {
            leptos::task::spawn_local(async move {
                if fetch(lang, Batch::First).await && (!has_later || fetch(lang, Batch::Later).await) {
                    tongue.try_set(lang);
                }
            });
        }
    }
}

/// Fetches what some screens say, in this language; whether it is here. Elsewhere the program carries all of it.
#[cfg(not(target_arch = "wasm32"))]
pub async fn fetch_later(_: Lang) -> bool {
    std::future::ready(true).await
}

/// Fetches what some screens say, in this language; whether it is here.
#[cfg(target_arch = "wasm32")]
pub async fn fetch_later(lang: Lang) -> bool {
    fetch(lang, Batch::Later).await
}

/// Fetches texts of a language, unless they are here; whether they are then.
#[cfg(target_arch = "wasm32")]
async fn fetch(lang: Lang, batch: Batch) -> bool {
    if pack::is_here(lang, batch) {
        return true;
    }
    let name = format!("{}-{}", if batch == Batch::First { "words" } else { "later" }, lang.code());
    crate::library::fetched(&name).await.and_then(|text| bring(lang, batch, &text)).is_some()
}

/// Takes the texts that the page brought along before it started the program, and tells their language. Elsewhere the
/// program carries all of them.
#[cfg(not(target_arch = "wasm32"))]
pub const fn brought_along() -> Option<Lang> {
    None
}

/// Takes the texts that the page brought along before it started the program, and tells their language.
#[cfg(target_arch = "wasm32")]
pub fn brought_along() -> Option<Lang> {
    let of = |name: &str| js_sys::Reflect::get(&window(), &name.into()).ok()?.as_string();
    let lang = of("bottlecapLang")?.parse().ok()?;
    bring(lang, Batch::First, &of("bottlecapWords")?).map(|()| lang)
}

#[cfg(target_arch = "wasm32")]
fn bring(lang: Lang, batch: Batch, text: &str) -> Option<()> {
    pack::bring(lang, batch, serde_json::from_str(text).ok()?);
    Some(())
}

/// The language that is switched on.
pub fn lang() -> Lang {
    let Tongue(tongue) = use_context().or_else(|| PAGE.get().copied()).expect("the page provides its language first");
    tongue.get()
}

/// A message in the language that is switched on.
pub fn say(key: &str) -> String {
    fill(key, &[])
}

/// A message with its variables.
pub fn fill(key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
    say_in(lang(), key, fillings)
}

/// A message in this language.
pub fn say_in(lang: Lang, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
    MESSAGES.say(lang, key, fillings)
}

/// A message that changes with the language by itself.
pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        assert_eq!(MESSAGES.flaws(), [""; 0]);
    }
}
