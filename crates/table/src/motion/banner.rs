//! Banners: a round, whose turn it is, and what the game announces. They are in nobody's way.

use leptos::prelude::*;

use super::{
    plan::{ActOf, Banner},
    stage::{self, Timing},
};
use crate::{
    game::{self, TableGame, Voice as _},
    parts::seat_color,
    play::Play,
    words::{fill, say},
};

/// Shows a banner.
pub fn show<G: TableGame>(play: Play<G>, act: ActOf<G>, banner: Banner) -> Option<()> {
    let ghost = stage::element("div", "banner")?;
    ghost.set_attribute("data-kind", kind(banner)).ok()?;
    ghost.set_text_content(Some(&text(play, banner)));
    if let Banner::Turn(seat) = banner {
        ghost.set_attribute("data-seat", &seat_color(play, seat)).ok()?;
    }
    stage::layer()?.append_child(&ghost).ok()?;
    let step =
        |y: f64, opacity: &str| vec![("transform", format!("translate(-50%,{y}rem)")), ("opacity", opacity.to_owned())];
    let mut frames = vec![step(-1.5, "0")];
    frames.extend(std::iter::repeat_n(step(0.0, "1"), 5));
    frames.push(step(0.75, "0"));
    stage::run_ghost(&ghost, &frames, Timing { at: act.at, lasts: act.lasts, easing: "linear" });
    Some(())
}

const fn kind(banner: Banner) -> &'static str {
    match banner {
        Banner::Round(_) => "round",
        Banner::Note(name) => name,
        Banner::Turn(_) => "turn",
    }
}

fn text<G: TableGame>(play: Play<G>, banner: Banner) -> String {
    match banner {
        Banner::Round(round) => fill("banner-round", &[("round", i64::from(round).into())]),
        Banner::Note(name) => game::say::<G>(&format!("banner-{name}")),
        Banner::Turn(seat) => {
            let persons =
                play.seats.with_untracked(|seats| seats.iter().filter(|sitting| sitting.holder.is_person()).count());
            let name = play.voice(|voice| voice.seat(seat));
            if persons > 1 { fill("banner-turn", &[("name", name.as_str().into())]) } else { say("banner-turn-own") }
        }
    }
}
