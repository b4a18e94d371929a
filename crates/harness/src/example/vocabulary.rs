//! Every event and every question that an example can speak of, as the code knows them: for the page that lists them.

use super::{Examples, happened::events_of};
use crate::shape::variants;

/// The events with their particulars and the questions with what they are about, as tables of a page.
#[must_use]
pub fn vocabulary<G: Examples>() -> String {
    let mut page = String::from("\n| event | particulars |\n|---|---|\n");
    for event in events_of::<G>() {
        let part = |name: &str| if name.is_empty() { G::only_part(event.name) } else { name }.replace('_', "-");
        let parts: Vec<String> = event.parts.iter().map(|(name, _)| format!("`{}`", part(name))).collect();
        page.push_str(&format!("| `{}` | {} |\n", event.name, parts.join(" ")));
    }
    page.push_str("\n| question | about |\n|---|---|\n");
    for ask in variants::<G::Ask>() {
        let about = ask.parts.first().and_then(|(_, kind)| G::asked_about(ask.name, kind)).unwrap_or_default();
        page.push_str(&format!("| `{}` | {about} |\n", ask.name));
    }
    page.push('\n');
    page
}
