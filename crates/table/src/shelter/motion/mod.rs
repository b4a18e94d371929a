//! How a step of Shelter is seen and heard.

#[cfg(test)]
mod tests;
mod writer;

use kernel::Seat;
use leptos::prelude::*;
use shelter::{Shelter, event::Spared, vault::SpaceRef};
use web_sys::Element;

pub use self::writer::Writer;
use super::{
    art::is_drawn,
    messages::{fill, say},
    spot::Spot,
};
use crate::{
    motion::{
        Overlay,
        overlay::{add, cube, draw},
        stage::{self, Rect},
    },
    play::Play,
    words,
};

/// Dice over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// Those of a fight.
    Fight(Throw),
    /// Those for a level.
    Level(Roll),
}

/// The dice of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub space: Option<SpaceRef>,
    /// The threat that is fought.
    pub threat: Option<u8>,
    /// The dice.
    pub dice: [u8; 2],
    /// They are thrown now, not shown once more.
    pub tumbles: bool,
    /// What is added.
    pub bonus: u8,
    /// The number to reach.
    pub need: Option<u8>,
    /// How it ended, if it did.
    pub won: Option<bool>,
}

/// The dice for a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The level.
    pub level: u8,
    /// The dice.
    pub dice: [u8; 2],
    /// The space a threat falls on, or why none does; neither while that is open.
    pub outcome: Option<Result<SpaceRef, Spared>>,
}

/// Shows dice.
pub fn show(play: Play<Shelter>, dice: Dice) -> Option<Overlay> {
    match dice {
        Dice::Fight(throw) => fight(play, throw),
        Dice::Level(roll) => level(play, roll),
    }
}

/// A die with spots.
fn die(parent: &Element, face: u8) -> Option<()> {
    cube(parent, "die", face, |side, number| draw(side, &format!("i-die-{number}")))
}

/// Shows the dice of a fight.
fn fight(play: Play<Shelter>, throw: Throw) -> Option<Overlay> {
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
    add(&card, "p", "dice-skip")?.set_text_content(Some(&words::say("dice-skip")));
    stage::floor()?.append_child(&overlay).ok()?;
    Some(Overlay(vec![overlay]))
}

/// The threat that is fought, or the place.
fn title(play: Play<Shelter>, card: &Element, throw: Throw) -> Option<()> {
    let title = add(card, "div", "dice-title")?;
    let name = match (throw.threat, throw.space) {
        (Some(threat), _) => {
            let id = play.game.with_value(|game| {
                game.content().threats.get(usize::from(threat)).map(|threat| format!("threat-{}", threat.id))
            });
            let drawn = id.filter(|id| is_drawn(id));
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
fn level(play: Play<Shelter>, roll: Roll) -> Option<Overlay> {
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
    match stage::find(&Spot::Level(roll.level).name()).filter(|_| are_in_view) {
        Some((_, rect)) => {
            let (x, y) = rect.middle();
            stage::style(&tray, "left", &format!("{x}px"));
            stage::style(&tray, "top", &format!("{y}px"));
        }
        None => stage::style(&tray, "--nth", &roll.level.to_string()),
    }
    stage::floor()?.append_child(&tray).ok()?;
    let struck = roll.outcome.and_then(Result::ok).and_then(|space| stage::find(&Spot::Space(space).name()));
    let strike = struck.filter(|(_, rect)| is_in_view(*rect)).and_then(|(_, rect)| strike(rect));
    Some(Overlay(std::iter::once(tray).chain(strike).collect()))
}

/// Marks the space that a threat will fall on.
fn strike(space: Rect) -> Option<Element> {
    let mark = stage::element("div", "strike")?;
    stage::put(&mark, space)?;
    Some(mark)
}
