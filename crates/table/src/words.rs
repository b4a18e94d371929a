//! What the page itself says, in the language that is switched on.

use std::sync::{LazyLock, OnceLock};

use leptos::prelude::*;
use pack::{Filling, Lang, Mistakes, Texts};

/// Language, name and text of each file.
macro_rules! files {
    ($($lang:ident $folder:literal: $($name:literal)*;)*) => {
        &[$($((
            Lang::$lang,
            concat!("messages/", $folder, "/", $name, ".ftl"),
            include_str!(concat!("../messages/", $folder, "/", $name, ".ftl")),
        ),)*)*]
    };
}

const FILES: &[(Lang, &str, &str)] = files! {
    En "en": "common" "end" "log" "motion" "online" "replay" "rules" "start" "table";
    Ru "ru": "common" "end" "log" "motion" "online" "replay" "rules" "start" "table";
};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| read(&mut Mistakes::new()));

fn read(mistakes: &mut Mistakes) -> Texts {
    let mut texts = Texts::new();
    for (lang, file, text) in FILES {
        texts.add(*lang, file, text, mistakes);
    }
    texts
}

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
    TEXTS.get(lang, key, fillings).replace('\n', " ")
}

/// A message that changes with the language by itself.
pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Syntax, doubled keys, and that each language has the same messages, attributes and variables.
    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        let mut mistakes = Mistakes::new();
        let texts = read(&mut mistakes);
        texts.check_languages(&Lang::ALL, &mut mistakes);
        let found: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
        let keys = |lang| texts.keys(lang).filter(|key| !key.starts_with('-')).collect::<Vec<_>>();
        assert_eq!(keys(Lang::En), keys(Lang::Ru));
    }
}
