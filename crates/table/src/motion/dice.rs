//! Dice: those of a fight over the whole table, those for a level on the level. They tumble by the style sheet, to the
//! faces they have.

use leptos::prelude::*;
use shelter::event::Spared;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, KeyboardEvent};

use super::{
    plan::{Roll, Throw},
    stage::{self, Rect},
};
use crate::{
    play::Play,
    spot::Spot,
    words::{fill, say},
};

/// What lies over the table until it is dropped.
pub struct Overlay(Vec<Element>);

impl Drop for Overlay {
    fn drop(&mut self) {
        self.0.iter().for_each(Element::remove);
    }
}

/// Shows the dice of a fight.
pub fn fight(play: Play, throw: Throw) -> Option<Overlay> {
    let overlay = stage::element("div", if throw.tumbles { "dice-overlay" } else { "dice-overlay settled" })?;
    overlay.set_attribute("aria-hidden", "true").ok()?;
    let card = add(&overlay, "div", "dice-card")?;
    let name = play.voice(|voice| voice.seat(throw.seat));
    add(&card, "p", "label")?.set_text_content(Some(&fill("dice-fight", &[("name", name.as_str().into())])));
    title(play, &card, throw)?;
    let dice = add(&card, "div", "dice")?;
    throw.dice.into_iter().try_for_each(|face| die(&dice, face))?;
    let row = add(&card, "div", "dice-sum")?;
    let [one, other] = throw.dice;
    let sum = add(&row, "span", "sum")?;
    add(&sum, "span", "")?.set_text_content(Some(&format!("{one} + {other}")));
    if throw.bonus > 0 {
        add(&sum, "span", "plus")?.set_text_content(Some(&format!("+ {}", throw.bonus)));
    }
    let result = u16::from(one) + u16::from(other) + u16::from(throw.bonus);
    add(&sum, "span", "")?.set_text_content(Some("="));
    add(&sum, "b", "")?.set_text_content(Some(&result.to_string()));
    if let Some(need) = throw.need {
        let needed = add(&row, "span", "need")?;
        draw(&needed, "i-fight")?;
        add(&needed, "span", "")?.set_text_content(Some(&need.to_string()));
    }
    if let Some(won) = throw.won {
        let (class, key) = if won { ("verdict won", "dice-won") } else { ("verdict lost", "dice-lost") };
        add(&card, "div", class)?.set_text_content(Some(&say(key)));
    }
    add(&card, "p", "dice-skip")?.set_text_content(Some(&say("dice-skip")));
    stage::floor()?.append_child(&overlay).ok()?;
    Some(Overlay(vec![overlay]))
}

/// The threat that is fought, or the place.
fn title(play: Play, card: &Element, throw: Throw) -> Option<()> {
    let title = add(card, "div", "dice-title")?;
    let name = match (throw.threat, throw.space) {
        (Some(threat), _) => {
            let id = play.game.with_value(|game| {
                game.content().threats.get(usize::from(threat)).map(|threat| format!("threat-{}", threat.id))
            });
            let drawn = id.filter(|id| document().get_element_by_id(id).is_some());
            let art = stage::drawing(drawn.as_deref().unwrap_or("i-threat"), "art")?;
            art.set_attribute("viewBox", "0 0 64 64").ok()?;
            title.append_child(&art).ok()?;
            play.voice(|voice| voice.threat(threat))
        }
        (None, Some(space)) => {
            play.snapshot.with_untracked(|snapshot| play.voice(|voice| voice.space(&snapshot.view, space)))
        }
        (None, None) => return Some(()),
    };
    add(&title, "span", "")?.set_text_content(Some(&name));
    Some(())
}

/// Shows the dice for a level: on the level if all of them can be seen, or else one below the other.
pub fn level(play: Play, roll: Roll) -> Option<Overlay> {
    let panel = stage::shown(".table .vault-panel").map(|(_, rect)| rect);
    let is_in_view = |rect: Rect| panel.is_some_and(|panel| rect.is_in(panel));
    let levels = stage::all(".table .level");
    let are_in_view = levels.iter().all(|level| Rect::of(level).is_some_and(is_in_view));
    let tray = stage::element("div", if are_in_view { "level-dice" } else { "level-dice stacked" })?;
    tray.set_attribute("aria-hidden", "true").ok()?;
    let name = play.snapshot.with_untracked(|snapshot| play.voice(|voice| voice.level(&snapshot.view, roll.level)));
    add(&tray, "span", "label")?.set_text_content(Some(&name));
    let dice = add(&tray, "div", "dice")?;
    roll.dice.into_iter().try_for_each(|face| die(&dice, face))?;
    let column: u8 = roll.dice.iter().sum();
    let sum = add(&tray, "span", "sum")?;
    add(&sum, "b", "")?.set_text_content(Some(&column.to_string()));
    if let Some(outcome) = roll.outcome {
        let key = match outcome {
            Ok(_) => "dice-threat",
            Err(Spared::Seven) => "dice-spared-seven",
            Err(Spared::NoRoom) => "dice-spared-no-room",
            Err(Spared::Taken) => "dice-spared-taken",
            Err(Spared::NoCards) => "dice-spared-no-cards",
        };
        let class = if outcome.is_ok() { "outcome struck" } else { "outcome" };
        add(&sum, "span", class)?.set_text_content(Some(&say(key)));
    }
    match stage::find(Spot::Level(roll.level)).filter(|_| are_in_view) {
        Some((_, rect)) => {
            let (x, y) = rect.middle();
            stage::style(&tray, "left", &format!("{x}px"));
            stage::style(&tray, "top", &format!("{y}px"));
        }
        None => stage::style(&tray, "--nth", &roll.level.to_string()),
    }
    stage::floor()?.append_child(&tray).ok()?;
    let struck = roll.outcome.and_then(Result::ok).and_then(|space| stage::find(Spot::Space(space)));
    let strike = struck.filter(|(_, rect)| is_in_view(*rect)).and_then(|(_, rect)| strike(rect));
    Some(Overlay(std::iter::once(tray).chain(strike).collect()))
}

/// Marks the space that a threat will fall on.
fn strike(space: Rect) -> Option<Element> {
    let mark = stage::element("div", "strike")?;
    stage::put(&mark, space)?;
    Some(mark)
}

fn add(parent: &Element, name: &str, class: &str) -> Option<Element> {
    let child = stage::element(name, class)?;
    parent.append_child(&child).ok()?;
    Some(child)
}

fn draw(parent: &Element, symbol: &str) -> Option<()> {
    let icon = stage::drawing(symbol, "icon")?;
    parent.append_child(&icon).ok().map(|_| ())
}

/// A cube with all its faces; the style sheet turns the right one up.
fn die(parent: &Element, face: u8) -> Option<()> {
    let die = add(parent, "div", "die")?;
    die.set_attribute("data-face", &face.to_string()).ok()?;
    for side in 1..=6 {
        draw(&add(&die, "i", "")?, &format!("i-die-{side}"))?;
    }
    Some(())
}

/// Whether somebody writes.
fn is_in_field(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Covers the table, so that nobody answers what is answered already.
pub fn cover() -> Option<Overlay> {
    let cover = stage::element("div", "motion-cover")?;
    cover.set_attribute("aria-hidden", "true").ok()?;
    stage::floor()?.append_child(&cover).ok()?;
    Some(Overlay(vec![cover]))
}

/// Listens until it is dropped: a tap or Enter cuts the waiting short, Space or Escape skips all that is to be seen.
/// Keys that would choose something do nothing meanwhile.
pub struct Impatience {
    listen: Closure<dyn FnMut(Event)>,
}

const EVENTS: [&str; 2] = ["pointerdown", "keydown"];

impl Impatience {
    /// Begins to listen.
    pub fn listen(play: Play) -> Impatience {
        let listen = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
            let is_meant = key.as_deref().is_none_or(|key| matches!(key, "Escape" | " " | "Enter"));
            let is_all = matches!(key.as_deref(), Some("Escape" | " "));
            let is_sign = key.is_some_and(|key| key.chars().count() == 1);
            if (is_meant || is_sign) && !is_in_field(&event) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
            if is_all {
                play.skip();
            } else if is_meant {
                stage::cut();
            }
        });
        for name in EVENTS {
            let listener = listen.as_ref().unchecked_ref();
            // Who cannot be heard has to wait.
            let _ = window().add_event_listener_with_callback_and_bool(name, listener, true);
        }
        Impatience { listen }
    }
}

impl Drop for Impatience {
    fn drop(&mut self) {
        for name in EVENTS {
            let listener = self.listen.as_ref().unchecked_ref();
            let _ = window().remove_event_listener_with_callback_and_bool(name, listener, true);
        }
    }
}
