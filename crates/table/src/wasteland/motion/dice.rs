//! The three dice of a fight or test over the table: they tumble to their faces, and what they bring is counted as they
//! come to lie.

use kernel::{Recorded, Seat};
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::{Areas, EnemyAbility, EnemyType, Face},
    event::Event,
    view::View,
};
use web_sys::Element;

use crate::{
    motion::{
        Overlay,
        overlay::{add, cube, draw},
        stage,
    },
    play::Play,
    wasteland::{art::enemy_drawing, map::PARTS, messages::fill, voice::speak},
    words,
};

/// Dice over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Whose.
    pub seat: Seat,
    /// The faces, from 0.
    pub dice: [u8; 3],
    /// Those that are thrown now, as a set; the others lie where they were.
    pub thrown: u8,
    /// What they are thrown for.
    pub against: Option<Against>,
}

/// What dice are thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// A fight.
    Enemy {
        /// The type.
        kind: EnemyType,
        /// Its token, if it has one.
        token: Option<u8>,
        /// Where it can be hit.
        vulnerable: Areas,
        /// Hits that kill it.
        need: u8,
    },
    /// A test with this difficulty.
    Test(u8),
}

/// What the last throw before the end of these events was for.
pub fn against<'e>(
    game: &Wasteland,
    view: &View,
    mut events: impl DoubleEndedIterator<Item = &'e Recorded<Event>>,
) -> Option<Against> {
    let content = game.content();
    events.rfind(|told| matches!(told.event, Event::FightBegan { .. } | Event::TestBegan { .. })).and_then(|told| {
        match told.event {
            Event::TestBegan { difficulty, .. } => Some(Against::Test(difficulty)),
            Event::FightBegan { kind, token, level, .. } => {
                let printed = token.and_then(|token| content.tokens.get(usize::from(token)));
                let of_faction = || {
                    let scenario = content.scenarios.get(usize::from(view.scenario))?;
                    scenario.factions[kind.faction()? as usize].enemy
                };
                let (vulnerable, abilities) = match printed {
                    Some(token) => (token.vulnerable, token.abilities),
                    None => of_faction().map(|enemy| (enemy.vulnerable, enemy.abilities))?,
                };
                let need = level.saturating_add(u8::from(abilities.has(EnemyAbility::Armor)));
                Some(Against::Enemy { kind, token, vulnerable, need })
            }
            _ => None,
        }
    })
}

/// Shows them.
pub fn show(play: Play<Wasteland>, throw: Throw) -> Option<Overlay> {
    let faces = play.game.with_value(|game| game.content().faces);
    let overlay = stage::element("div", "dice-overlay")?;
    overlay.set_attribute("aria-hidden", "true").ok()?;
    let card = add(&overlay, "div", "dice-card")?;
    let name = speak(play, |_, voice| voice.seat(throw.seat));
    add(&card, "p", "label")?.set_text_content(Some(&fill("dice-rolls", &[("name", name.as_str().into())])));
    title(play, &card, throw.against)?;
    let dice = add(&card, "div", "dice vats")?;
    // Those that lie already count from the beginning; the others one after the other.
    let mut landing = 0;
    for (at, face) in (0u8..).zip(throw.dice) {
        let is_thrown = throw.thrown & (1 << at) != 0;
        let column = add(&dice, "div", if is_thrown { "throw" } else { "throw kept" })?;
        stage::style(&column, "--nth", &landing.to_string());
        landing += i32::from(is_thrown);
        cube(&column, "vats-cube", face + 1, |side, number| draw_face(side, faces.get(usize::from(number) - 1)?))?;
        result(&column, faces.get(usize::from(face))?, throw.against)?;
    }
    let total = add(&card, "p", "dice-total")?;
    stage::style(&total, "--nth", &(landing - 1).max(0).to_string());
    total.set_text_content(Some(&sum(&faces, throw)));
    add(&card, "p", "dice-skip")?.set_text_content(Some(&words::say("dice-skip")));
    stage::floor()?.append_child(&overlay).ok()?;
    Some(Overlay(vec![overlay]))
}

/// Who is fought.
fn title(play: Play<Wasteland>, card: &Element, against: Option<Against>) -> Option<()> {
    let Some(Against::Enemy { kind, token, .. }) = against else { return Some(()) };
    let title = add(card, "div", "dice-title")?;
    let scenario = play.snapshot.with_untracked(|snapshot| snapshot.view.scenario);
    let drawn = play.game.with_value(|game| enemy_drawing(game.content(), scenario, kind, token));
    let art = stage::drawing(&drawn, "art")?;
    art.set_attribute("viewBox", if drawn.starts_with("i-") { "0 0 24 24" } else { "0 0 64 64" }).ok()?;
    title.append_child(&art).ok()?;
    let name = speak(play, |_, voice| voice.enemy(kind, token));
    add(&title, "span", "")?.set_text_content(Some(&name));
    Some(())
}

/// What is on a side of a die: where it hits, and how often.
fn draw_face(side: &Element, face: &Face) -> Option<()> {
    let drawing = part(side, "svg", &[("viewBox", "0 0 64 64"), ("class", "vats-face")])?;
    let body = part(&drawing, "g", &[("class", "body"), ("transform", "translate(32 22) scale(1.7)")])?;
    for (area, shape) in PARTS {
        let class = if face.areas.contains(area) { "area open" } else { "area" };
        part(&body, "path", &[("class", class), ("d", shape)])?;
    }
    for at in 0..face.hits {
        let x = 25.0 + (f64::from(at) - (f64::from(face.hits) - 1.0) / 2.0) * 15.0;
        let link = crate::parts::symbol("i-hit");
        let x = x.to_string();
        part(&drawing, "use", &[("href", &link), ("x", &x), ("y", "46"), ("width", "14"), ("height", "14")])?;
    }
    Some(())
}

/// A part of a drawing.
fn part(parent: &Element, name: &str, attributes: &[(&str, &str)]) -> Option<Element> {
    let part = document().create_element_ns(Some(stage::SVG), name).ok()?;
    for (name, value) in attributes {
        part.set_attribute(name, value).ok()?;
    }
    parent.append_child(&part).ok()?;
    Some(part)
}

/// What a die brings, below it.
fn result(column: &Element, face: &Face, against: Option<Against>) -> Option<()> {
    let row = add(column, "div", "die-result")?;
    match against {
        Some(Against::Enemy { vulnerable, .. }) => {
            if face.areas.meets(vulnerable) {
                draw(&add(&row, "span", "struck")?, "i-fight")?;
            }
            for _ in 0..face.hits {
                draw(&add(&row, "span", "suffered")?, "i-hit")?;
            }
        }
        Some(Against::Test(_)) | None => {
            for _ in 0..face.hits {
                draw(&add(&row, "span", "struck")?, "i-hit")?;
            }
        }
    }
    Some(())
}

/// What all dice bring.
fn sum(faces: &[Face; 6], throw: Throw) -> String {
    let shown = || throw.dice.iter().filter_map(|die| faces.get(usize::from(*die)));
    let icons: u8 = shown().map(|face| face.hits).sum();
    match throw.against {
        Some(Against::Enemy { vulnerable, need, .. }) => {
            let hits = shown().filter(|face| face.areas.meets(vulnerable)).count() as i64;
            fill("dice-fight", &[("hits", hits.into()), ("need", need.into()), ("suffered", icons.into())])
        }
        Some(Against::Test(difficulty)) => fill("dice-test", &[("hits", icons.into()), ("need", difficulty.into())]),
        None => String::new(),
    }
}
