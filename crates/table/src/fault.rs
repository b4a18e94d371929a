//! The screen for the end of the program: after a panic nothing of it may run any more, so what is shown here works
//! without it. Every move is stored before it is shown, so the game goes on where it was.

use std::{
    panic::{self, PanicHookInfo},
    sync::OnceLock,
};

use js_sys::Array;
use leptos::prelude::{document, window};
use pack::Lang;
use web_sys::{Blob, BlobPropertyBag, Element, Url};

use crate::{route::Route, settings::Settings, words};

/// Shows the screen when the program panics, from now on.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        static SHOWN: OnceLock<()> = OnceLock::new();
        // What breaks while it is shown must not begin anew.
        if SHOWN.set(()).is_ok() {
            // A browser that refuses an element shows the rest of them.
            let _ = show(info);
        }
    }));
}

fn show(info: &PanicHookInfo<'_>) -> Option<()> {
    let lang = Settings::load().spoken();
    let say = |key: &str| words::say_in(lang, key, &[]);
    let screen = add(&document().body()?.into(), "div", "fault-screen")?;
    screen.set_attribute("role", "alertdialog").ok()?;
    screen.set_attribute("aria-labelledby", "fault-title").ok()?;
    let card = add(&screen, "div", "fault panel")?;
    let title = add(&card, "h1", "")?;
    title.set_id("fault-title");
    title.set_text_content(Some(&say("fault-title")));
    add(&card, "p", "")?.set_text_content(Some(&say("fault-text")));
    let row = add(&card, "p", "btn-row")?;
    let again = link(&row, "btn primary", &say("fault-go-on"))?;
    // Another address, so that the browser loads the page anew and does not only jump within it.
    let hash = window().location().hash().unwrap_or_default();
    again.set_attribute("href", &format!("?again={}{hash}", js_sys::Date::now())).ok()?;
    let report = link(&row, "btn", &say("fault-report"))?;
    report.set_attribute("href", &file(&report_of(info, lang))?).ok()?;
    report.set_attribute("download", "bottlecap-fault.txt").ok()?;
    let start = link(&row, "btn", &say("fault-start"))?;
    start.set_attribute("href", &format!("?again={}{}", js_sys::Date::now(), Route::Start.link())).ok()?;
    let what = add(&card, "pre", "small muted")?;
    what.set_text_content(Some(&info.to_string()));
    Some(())
}

fn add(parent: &Element, name: &str, class: &str) -> Option<Element> {
    let element = document().create_element(name).ok()?;
    element.set_class_name(class);
    parent.append_child(&element).ok()?;
    Some(element)
}

fn link(parent: &Element, class: &str, text: &str) -> Option<Element> {
    let link = add(parent, "a", class)?;
    link.set_text_content(Some(text));
    Some(link)
}

/// What helps to find the mistake. The address of a room tells its token, so only the kind of the screen is named.
fn report_of(info: &PanicHookInfo<'_>, lang: Lang) -> String {
    let route = match Route::read(&window().location().hash().unwrap_or_default()) {
        Route::Room(..) => "a room".to_owned(),
        other => other.link(),
    };
    let browser = window().navigator().user_agent().unwrap_or_default();
    let version = env!("CARGO_PKG_VERSION");
    format!("Bottlecap {version}\n{info}\n\nscreen: {route}\nlanguage: {lang}\nbrowser: {browser}\n")
}

fn file(text: &str) -> Option<String> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}
