//! Motion with a purpose: each step of a game is shown as it happens. Dice tumble to the result they have, pieces travel
//! from where they were, cubes fly to their track. Everything can be skipped, and nothing moves for who asks for
//! stillness.
//!
//! What is seen of a step and when is decided by the game, as a `plan`, without a screen; `show`, `overlay` and `banner` put it on
//! the screen, `stage` finds things there, moves them and clears up.

mod banner;
mod drawn;
pub mod overlay;
mod plan;
mod schedule;
mod show;
pub mod stage;
pub mod time;

use leptos::{prelude::*, task::spawn_local};

use self::{overlay::Impatience, time::Pace};
pub use self::{
    overlay::Overlay,
    plan::{Act, Banner, Facts, Flyer, Plan, PlanOf, What, plan_of},
    schedule::Schedule,
};
use crate::{
    clock,
    game::TableGame,
    play::Play,
    room::{RoomUpdate, UpdateKind},
    settings::{likes, prefers_stillness},
    sound::{self, Cue},
};

/// What is to be seen of a step.
pub struct Step<G: TableGame> {
    plan: PlanOf<G>,
    /// Its speed in percent, where it is hastened because bots have taken long already.
    speed: u32,
}

/// How fast things move on this screen now.
fn pace() -> Pace {
    let motion = likes().with_untracked(|likes| likes.motion);
    Pace::of(motion, prefers_stillness())
}

/// What is to be seen of a step that has not been shown yet.
pub fn prepare<G: TableGame>(play: Play<G>, step: &RoomUpdate<G>) -> Step<G> {
    let nothing = Step { plan: Plan::default(), speed: 100 };
    let (Some(snapshot), Some(told)) = (play.snapshot.try_get_untracked(), play.story.try_get_untracked()) else {
        return nothing;
    };
    let answered = match step.kind {
        UpdateKind::Answered(seat) => Some(seat),
        UpdateKind::TakenBack | UpdateKind::Updated => None,
        UpdateKind::Opened | UpdateKind::Looked => return nothing,
    };
    if play.is_hurried() {
        return nothing;
    }
    let pace = pace();
    let is_seen = stage::is_seen();
    let mut plan = play.game.with_value(|game| {
        let facts = Facts {
            events: &step.events,
            told: &told,
            before: &snapshot.view,
            after: &step.snapshot.view,
            game: game.as_ref(),
            answered,
            asked: step.snapshot.asked_seat(),
            is_person: &|seat| play.is_person(seat),
        };
        plan_of(&facts, if is_seen { pace } else { Pace::Still(0) })
    });
    if !is_seen {
        // Who looks away is called, and hears nothing else.
        plan.after.retain(|act| matches!(act.what, What::Sound(Cue::Turn | Cue::Over)));
    }
    let bots = answered.and_then(|seat| play.bots_took(seat));
    let (plan, speed) = bots.map_or((plan.clone(), 100), |spent| plan.hastened(pace, spent));
    Step { plan, speed }
}

/// What is seen before the table changes: dice, and the way to them.
pub async fn before<G: TableGame>(play: Play<G>, step: &Step<G>) {
    let Step { plan, speed } = step;
    if plan.before.is_empty() {
        return;
    }
    let show_dice = |dice: G::Dice| {
        let overlay = untrack(|| G::show_dice(play, dice));
        if let (Some(Overlay(parts)), true) = (&overlay, *speed < 100) {
            let speed = f64::from(pace().percent() * speed) / 10_000.0;
            parts.iter().for_each(|part| stage::style(part, "--speed", &speed.to_string()));
        }
        overlay
    };
    // The question below is answered already.
    let _cover = overlay::cover();
    let _impatience = Impatience::listen(play);
    let begin = clock::moment();
    let mut trays: Vec<(f64, Overlay)> = Vec::new();
    let is_over = || play.is_hurried() || play.snapshot.try_get_untracked().is_none();
    let mut is_skipped = false;
    for act in &plan.before {
        let due = begin + f64::from(act.at);
        let ahead = due - clock::moment();
        if ahead > 1.0 && !is_skipped {
            stage::wait(ahead as u32).await;
            is_skipped = clock::moment() < due - 5.0;
        }
        if is_over() || is_skipped {
            break;
        }
        trays.retain(|(until, _)| *until > clock::moment());
        match act.what {
            What::Dice(dice) if G::waits_for(dice) => {
                let overlay = show_dice(dice);
                let until = clock::moment() + f64::from(act.lasts);
                stage::wait(act.lasts).await;
                drop(overlay);
                is_skipped = clock::moment() < until - 5.0;
            }
            What::Dice(dice) => {
                let until = clock::moment() + f64::from(act.lasts);
                let tray = show_dice(dice);
                trays.extend(tray.map(|tray| (until, tray)));
            }
            _ => {
                untrack(|| show::before(play, *act));
                clear_up_in(act.lasts);
            }
        }
    }
    let last = trays.iter().map(|(until, _)| *until).fold(0.0, f64::max) - clock::moment();
    if last > 1.0 && !is_skipped && !is_over() {
        stage::wait(last as u32).await;
    }
}

/// Notes where things are that will move.
pub fn places<G: TableGame>(play: Play<G>, step: &mut Step<G>) -> show::Places<G> {
    if play.is_hurried() {
        step.plan = Plan::default();
    }
    let after = &step.plan.after;
    let places = if after.iter().any(Act::is_seen) { show::Places::note(after) } else { show::Places::default() };
    stage::clear_pieces();
    places
}

/// What is seen while the table changes: things travel to their new places.
pub async fn after<G: TableGame>(play: Play<G>, told: &RoomUpdate<G>, step: Step<G>, places: show::Places<G>) {
    let Step { plan, .. } = step;
    let is_deal = told.kind == UpdateKind::Opened && told.events.len() <= 2;
    if !document().hidden() && (is_deal || plan.after.iter().any(Act::is_seen)) {
        // The table is drawn anew before anything can be found at its new place.
        clock::next_frame().await;
    }
    if play.snapshot.try_get_untracked().is_none() {
        return;
    }
    if let (true, Pace::Moving(percent)) = (is_deal && stage::is_seen(), pace()) {
        show::deal::<G>(percent);
        clear_up_in(time::scale(time::CARD * 3, percent));
    }
    // Of the steps of a piece the first lies above the others until it is over, so it comes last.
    let is_step = |act: &&plan::ActOf<G>| matches!(act.what, What::Step(..));
    let others = plan.after.iter().filter(|act| !is_step(act));
    let all = others.chain(plan.after.iter().rev().filter(is_step));
    untrack(|| all.for_each(|act| show::after(play, *act, &places)));
    let end = plan.end();
    if end > 0 {
        clear_up_in(end);
    }
    if !play.is_hurried() {
        stage::wait(plan.rest).await;
    }
}

/// Clears up when all has come to its end. Nobody waits for it.
fn clear_up_in(milliseconds: u32) {
    spawn_local(async move {
        clock::pause(milliseconds + 30).await;
        stage::sweep();
    });
}

/// Whoever waits for motion waits no longer, and everything is at its end.
pub fn finish() {
    stage::clear();
}

/// Something cannot be done.
pub fn refuse() {
    sound::play(Cue::Refusal);
}
