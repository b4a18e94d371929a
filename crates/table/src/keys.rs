//! The keyboard: every open choice has a key, and the whole game can be played without a mouse.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::{
    game::TableGame,
    play::{Play, Tab},
    room::Order,
    screens::table::ChoiceRow,
    settings::likes,
};

/// The question: from here the arrow keys lead into the list, and here the focus comes back to.
pub const QUESTION: &str = ".question h2";

/// The choices of the list, in order.
pub const CHOICES: &str = ".choices .choice";

/// The log as a whole; its filters would keep the keys to themselves.
const LOG: &str = ".log-lines";

/// The keys of the choices, in order. Letters that do something else are left out.
const KEYS: &str = "1234567890abcdefgijkmnopqstvwxyz";

/// The key of the choice at a place of the list; none beyond the last key.
pub fn key_of(at: usize) -> String {
    KEYS.chars().nth(at).map(String::from).unwrap_or_default()
}

/// The place of the choice with a key.
fn place_of(key: &str) -> Option<usize> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    KEYS.chars().position(|other| other == letter)
}

/// Listens while the table is on the screen.
pub fn listen<G: TableGame>(play: Play<G>, shown: Memo<Vec<ChoiceRow<G>>>) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented() || event.alt_key() || is_elsewhere() {
            return;
        }
        if on_key(play, shown, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Listens for keys of a game's own while the table is on the screen, by their place on the keyboard: all letters and
/// digits belong to choices. Whoever wants no keys of one sign has none of these either, but those with a name.
pub fn listen_for(press: impl Fn(&str) + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_held = event.alt_key() || event.ctrl_key() || event.meta_key();
        if !is_held && !is_elsewhere() && (is_named(&event.key()) || has_letter_keys()) {
            press(&event.code());
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether a key has a name, such as Escape, and stands for no sign.
fn is_named(key: &str) -> bool {
    key.chars().count() > 1
}

/// Whether keys of one sign do something.
fn has_letter_keys() -> bool {
    likes().with_untracked(|likes| likes.letter_keys)
}

/// Whether the key of a search was pressed, `/` on any layout, by somebody who wants keys of one sign.
pub fn is_search(event: &ev::KeyboardEvent) -> bool {
    meant(&event.key(), &event.code()) == "/" && has_letter_keys()
}

/// Whether the keys belong to something else: a field, a dialog, or a screen that lies over the table.
fn is_elsewhere() -> bool {
    let is_hidden = document().query_selector(".app[hidden] .table").ok().flatten().is_some();
    let has_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
    let element = document().active_element();
    let is_field = element.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA") && !is_choice_field(&element)
    });
    is_hidden || has_dialog || is_field
}

fn is_choice_field(element: &Element) -> bool {
    matches!(element.get_attribute("type").as_deref(), Some("checkbox" | "radio" | "range"))
}

/// The key that is meant: as the layout has it where that is one of ours, so that who types what the list shows is
/// understood; else the one that stands at its place on a Latin keyboard, so that other scripts need not be switched.
fn meant(key: &str, code: &str) -> String {
    let is_ours = |letter: char| letter.is_ascii_alphanumeric() || letter == '/';
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if is_ours(letter) => letter.to_ascii_lowercase().to_string(),
        (Some(_), None) => {
            let place = ["Key", "Digit", "Numpad"].into_iter().find_map(|row| code.strip_prefix(row));
            match place {
                Some(place) if place.chars().count() == 1 => place.to_ascii_lowercase(),
                _ if code == "Slash" => "/".to_owned(),
                _ => key.to_owned(),
            }
        }
        _ => key.to_owned(),
    }
}

/// Whether the key did something.
fn on_key<G: TableGame>(play: Play<G>, shown: Memo<Vec<ChoiceRow<G>>>, event: &ev::KeyboardEvent) -> bool {
    let key = meant(&event.key(), &event.code());
    // On a Mac it is Cmd.
    if event.ctrl_key() || event.meta_key() {
        return key == "z" && undo(play);
    }
    if !is_named(&key) && key != " " && !has_letter_keys() {
        return false;
    }
    // Where a layout has it differs: on some it is a digit with Shift.
    if event.key() == "?" {
        play.summary.set(true);
        return true;
    }
    match key.as_str() {
        "Escape" => {
            play.skip();
            play.narrow.set(None);
            play.notice.set(None);
            if is_focus_in(LOG) {
                focus(QUESTION);
            }
            true
        }
        // Where nothing else has the arrows, they lead into the list.
        "ArrowDown" if is_focus_free() => focus(CHOICES),
        "ArrowUp" if is_focus_free() => focus_last(CHOICES),
        " " if play.is_acting.get_untracked() || untrack(|| play.is_bots_turn()) => {
            play.skip();
            true
        }
        "Enter" if play.holding.get_untracked().is_some() => {
            play.end_turn();
            true
        }
        "Enter" if untrack(|| play.picked_answer()).is_some() && !is_choice_focused() => {
            play.confirm();
            true
        }
        "/" => focus("#find-choice"),
        "u" => undo(play),
        "l" => to_log(play),
        "h" => {
            play.ask_advice();
            true
        }
        "r" => {
            let rule = untrack(|| play.ask()).map(|ask| G::rule_of(ask).as_str().to_owned());
            crate::route::Route::Rules(rule).go();
            true
        }
        other => {
            let row = place_of(other).and_then(|at| shown.with_untracked(|shown| shown.get(at).map(|row| row.choice)));
            row.map(|choice| play.choose(choice)).is_some()
        }
    }
}

/// Takes back the last answer, where that is free.
fn undo<G: TableGame>(play: Play<G>) -> bool {
    let undo = play.snapshot.with_untracked(|snapshot| snapshot.undo);
    match undo {
        Some((seat, reach)) if reach.answers > 0 => {
            play.send(Order::Undo { seat, answers: 1 });
            true
        }
        _ => false,
    }
}

fn is_choice_focused() -> bool {
    document().active_element().is_some_and(|element| element.tag_name() == "BUTTON" || element.tag_name() == "A")
}

/// Goes to the log, on a small screen to its tab.
fn to_log<G: TableGame>(play: Play<G>) -> bool {
    let is_shown = document().query_selector(LOG).ok().flatten().is_some_and(|log| log.client_height() > 0);
    if is_shown {
        return focus(LOG);
    }
    play.tab.set(Tab::Log);
    // The tab shows it only after the page was brought up to date.
    request_animation_frame(|| {
        focus(LOG);
    });
    true
}

/// Whether the focus is nowhere, or on the question.
fn is_focus_free() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY") || is_focus_in(QUESTION)
}

fn is_focus_in(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Moves the focus to the first element that matches.
pub fn focus(selector: &str) -> bool {
    document().query_selector(selector).ok().flatten().is_some_and(|element| give_focus(&element))
}

/// Moves the focus to an element. Those of drawings take it, too.
pub fn give_focus(element: &Element) -> bool {
    element.unchecked_ref::<HtmlElement>().focus().is_ok()
}

fn focus_last(selector: &str) -> bool {
    let Ok(all) = document().query_selector_all(selector) else { return false };
    let last = all.length().checked_sub(1).and_then(|at| all.item(at)?.dyn_into::<Element>().ok());
    last.is_some_and(|element| give_focus(&element))
}

/// Moves the focus to the next or previous of the elements that match, from the one that has it.
pub fn focus_neighbor(selector: &str, back: bool) -> bool {
    let Ok(all) = document().query_selector_all(selector) else { return false };
    let elements: Vec<HtmlElement> =
        (0..all.length()).filter_map(|at| all.item(at)?.dyn_into::<HtmlElement>().ok()).collect();
    let Some(active) = document().active_element() else { return false };
    let Some(at) = elements.iter().position(|element| **element == active) else { return false };
    let next = if back { at.checked_sub(1) } else { Some(at + 1) };
    next.and_then(|next| elements.get(next)).is_some_and(|element| element.focus().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_meant_by_the_layout_or_else_by_their_place() {
        for (key, code, means) in [
            ("a", "KeyA", "a"),
            ("A", "KeyA", "a"),
            // Russian.
            ("ф", "KeyA", "a"),
            ("я", "KeyZ", "z"),
            ("Я", "KeyZ", "z"),
            (".", "Slash", "/"),
            // French: the list says a, and so does the key.
            ("a", "KeyQ", "a"),
            ("&", "Digit1", "1"),
            ("1", "Numpad1", "1"),
            (" ", "Space", " "),
            (".", "Period", "."),
            ("Enter", "NumpadEnter", "Enter"),
            ("ArrowUp", "ArrowUp", "ArrowUp"),
        ] {
            assert_eq!(meant(key, code), means, "{key} {code}");
        }
    }

    #[test]
    fn keys_of_one_sign_have_no_name() {
        assert!(["Escape", "Enter", "F1"].into_iter().all(is_named));
        assert!(["[", "х", "/", " "].into_iter().all(|key| !is_named(key)));
    }

    #[test]
    fn every_key_leads_to_its_place_and_none_is_taken_twice() {
        for at in 0..KEYS.len() {
            assert_eq!(place_of(&key_of(at)), Some(at));
        }
        for taken in ["u", "l", "h", "r", "/", " ", "Enter", "", "12"] {
            assert_eq!(place_of(taken), None, "{taken}");
        }
        assert_eq!(key_of(KEYS.len()), "");
    }
}
