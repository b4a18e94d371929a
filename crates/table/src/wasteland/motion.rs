//! How a step of Wasteland is seen and heard. Pieces glide on the map by themselves; here is what happens besides.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{Wasteland, content::Area, event::Event};

use super::{messages::fill, spot::Spot, voice::speak};
use crate::{
    motion::{
        Banner, Facts, Flyer, Overlay, PlanOf, Schedule, What,
        overlay::{add, draw},
        stage, time,
    },
    play::Play,
    sound::Cue,
    words,
};

/// Dice over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Whose.
    pub seat: Seat,
    /// The faces, from 0.
    pub dice: [u8; 3],
}

/// How long the dice are seen.
const THROW: u32 = 1400;
/// How long an enemy takes to walk.
const STEP: u32 = 320;

/// The plan of a step at the usual pace.
pub fn plan(facts: &Facts<'_, Wasteland>) -> PlanOf<Wasteland> {
    let is_roll = |event: &Event| matches!(event, Event::DiceRolled { .. } | Event::DiceRerolled { .. });
    let hinge = facts.events.iter().rposition(|told| is_roll(&told.event));
    let mut schedule: Schedule<Spot, Throw> = Schedule::new(hinge.is_some());
    for (at, told) in facts.events.iter().enumerate() {
        event(&mut schedule, &told.event);
        if hinge == Some(at) {
            schedule.turn();
        }
    }
    if facts.answered.is_some()
        && let Some(asked) = facts.asked.filter(|seat| (facts.is_person)(*seat) && facts.answered != Some(*seat))
    {
        schedule.finally(time::BANNER, What::Banner(Banner::Turn(asked)), Some(Cue::Turn));
    }
    schedule.plan(facts.answered, facts.asked, facts.is_person)
}

fn event(schedule: &mut Schedule<Spot, Throw>, event: &Event) {
    let now = schedule.now;
    let coin = Flyer { icon: "caps", color: "mustard", is_lost: false };
    match event {
        Event::RoundBegan(round) => {
            schedule.act(now, time::BANNER, What::Banner(Banner::Round(*round)));
            schedule.sound(now, Cue::Round);
            schedule.now += time::BANNER / 2;
        }
        Event::DiceRolled { seat, dice } | Event::DiceRerolled { seat, dice, .. } => {
            schedule.act(now, THROW, What::Dice(Throw { seat: *seat, dice: *dice }));
            schedule.sound(now, Cue::Rattle);
            schedule.sound(now + THROW / 2, Cue::Landing);
            schedule.now += THROW;
        }
        Event::Moved { .. } | Event::Placed { .. } | Event::FigurePlaced { .. } => {
            schedule.finally(STEP, What::Sound(Cue::Place), None);
        }
        Event::EnemyMoved { foe, .. } => schedule.finally(STEP, What::Bump(Spot::Foe(*foe)), Some(Cue::Place)),
        Event::EnemyAppeared { foe, .. } => {
            schedule.finally(time::APPEAR, What::Appear(Spot::Foe(*foe)), Some(Cue::Alarm));
        }
        Event::EnemyFlipped { foe, active: true, .. } => {
            schedule.finally(time::BUMP, What::Bump(Spot::Foe(*foe)), Some(Cue::Alarm));
        }
        Event::Damaged { seat, .. } | Event::Irradiated { seat, .. } => {
            schedule.finally(time::SHAKE, What::Shake(Spot::Health(*seat)), Some(Cue::Hurt));
        }
        Event::Healed { seat, .. } | Event::Cleansed { seat, .. } => {
            schedule.finally(time::BUMP, What::Bump(Spot::Health(*seat)), Some(Cue::Chime));
        }
        Event::XpGained { seat, .. } | Event::SpecialGained { seat, .. } => {
            schedule.finally(time::BUMP, What::Bump(Spot::Growth(*seat)), Some(Cue::Chime));
        }
        Event::CapsGained { seat, .. } => {
            schedule.finally(time::BUMP, What::Fly(coin, Spot::Shop, Spot::Caps(*seat)), Some(Cue::Chime));
        }
        Event::CapsLost { seat, .. } => schedule.finally(time::BUMP, What::Bump(Spot::Caps(*seat)), None),
        Event::CardGained { card, .. } => {
            schedule.finally(time::APPEAR, What::Appear(Spot::Card(*card)), Some(Cue::Place))
        }
        Event::PerkGained { perk, .. } => {
            schedule.finally(time::APPEAR, What::Appear(Spot::Perk(*perk)), Some(Cue::Chime))
        }
        Event::QuestStaged { quest, .. } => {
            schedule.finally(time::APPEAR, What::Appear(Spot::Quest(*quest)), Some(Cue::Chime));
        }
        Event::PowerChanged { faction, .. } => {
            schedule.finally(time::BUMP, What::Bump(Spot::Power(*faction)), Some(Cue::Alarm));
        }
        Event::AgendaRevealed { .. } => {
            schedule.act(now, time::BANNER, What::Banner(Banner::Note("activation")));
            schedule.now += time::BANNER / 2;
        }
        Event::Killed(_) => schedule.act(now, time::BANNER, What::Banner(Banner::Note("killed"))),
        Event::Takeover(_) => {
            schedule.act(now, time::BANNER, What::Banner(Banner::Note("takeover")));
        }
        Event::GameEnded { .. } => schedule.finally(0, What::Sound(Cue::Over), None),
        _ => {}
    }
}

/// Shows the dice of a fight or test as they tumble.
pub fn show(play: Play<Wasteland>, throw: Throw) -> Option<Overlay> {
    let overlay = stage::element("div", "dice-overlay")?;
    overlay.set_attribute("aria-hidden", "true").ok()?;
    let card = add(&overlay, "div", "dice-card")?;
    let name = speak(play, |_, voice| voice.seat(throw.seat));
    add(&card, "p", "label")?.set_text_content(Some(&fill("dice-rolls", &[("name", name.as_str().into())])));
    let dice = add(&card, "div", "dice vats")?;
    for face in throw.dice {
        let die = add(&dice, "div", "vats-tumble")?;
        let printed = play.game.with_value(|game| game.content().faces.get(usize::from(face)).copied());
        let hits = printed.map_or(0, |face| face.hits);
        for _ in 0..hits {
            draw(&die, "i-hit")?;
        }
        for area in Area::ALL {
            if printed.is_some_and(|face| face.areas.contains(area)) {
                draw(&die, &format!("i-{}", format!("{area:?}").to_lowercase()))?;
            }
        }
    }
    add(&card, "p", "dice-skip")?.set_text_content(Some(&words::say("dice-skip")));
    stage::floor()?.append_child(&overlay).ok()?;
    Some(Overlay(vec![overlay]))
}
