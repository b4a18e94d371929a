//! The agenda card that is turned up at the end of a round: which types come, from left to right.

use leptos::prelude::*;
use wasteland::Wasteland;

use crate::{
    motion::{
        Overlay,
        overlay::{add, draw},
        stage,
    },
    play::Play,
    wasteland::{art::type_icon, messages::say, voice::speak},
};

/// Shows the card.
pub fn show(play: Play<Wasteland>, card: u8) -> Option<Overlay> {
    let row =
        play.game.with_value(|game| game.content().agendas.get(usize::from(card)).map(|card| card.row.clone()))?;
    let sheet = stage::element("div", "reveal")?;
    sheet.set_attribute("aria-hidden", "true").ok()?;
    add(&sheet, "p", "label")?.set_text_content(Some(&say("banner-activation")));
    let list = add(&sheet, "ul", "reveal-row")?;
    for kind in row {
        let line = add(&list, "li", "")?;
        draw(&line, &format!("i-{}", type_icon(kind)))?;
        add(&line, "span", "")?.set_text_content(Some(&speak(play, |_, voice| voice.enemies(kind))));
    }
    stage::floor()?.append_child(&sheet).ok()?;
    Some(Overlay(vec![sheet]))
}
