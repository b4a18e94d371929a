//! Motion with a purpose: each step of a game is shown as it happens. Dice tumble to the result they have, pieces travel
//! from where they were, cubes fly to their track. Everything can be skipped, and nothing moves for who asks for
//! stillness.
//!
//! What is seen of a step and when is decided by the game, as a `plan`, without a screen; `show`, `overlay` and `banner` put it on
//! the screen, `stage` finds things there, moves them and clears up.

mod banner;
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

/// What is left to see of a step, and where things were before it.
pub struct Places<G: TableGame> {
    plan: PlanOf<G>,
    places: show::Places<G>,
}

/// How fast things move on this screen now.
fn pace() -> Pace {
    let motion = likes().with_untracked(|likes| likes.motion);
    Pace::of(motion, prefers_stillness())
}

/// The plan of a step that has not been shown yet.
fn plan<G: TableGame>(play: Play<G>, step: &RoomUpdate<G>) -> PlanOf<G> {
    let (Some(snapshot), Some(told)) = (play.snapshot.try_get_untracked(), play.story.try_get_untracked()) else {
        return Plan::default();
    };
    let answered = match step.kind {
        UpdateKind::Answered(seat) => Some(seat),
        UpdateKind::TakenBack | UpdateKind::Updated => None,
        UpdateKind::Opened | UpdateKind::Looked => return Plan::default(),
    };
    if play.is_hurried() {
        return Plan::default();
    }
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
        plan_of(&facts, if is_seen { pace() } else { Pace::Still(0) })
    });
    if !is_seen {
        // Who looks away is called, and hears nothing else.
        plan.after.retain(|act| matches!(act.what, What::Sound(Cue::Turn | Cue::Over)));
    }
    plan
}

/// What is seen before the table changes: dice, and the way to them.
pub async fn before<G: TableGame>(play: Play<G>, step: &RoomUpdate<G>) {
    let plan = plan(play, step);
    if plan.before.is_empty() {
        return;
    }
    // The question below is answered already.
    let _cover = overlay::cover();
    let _impatience = Impatience::listen(play);
    let begin = clock::moment();
    let mut trays: Vec<(f64, Overlay)> = Vec::new();
    let is_over = || play.is_hurried() || play.snapshot.try_get_untracked().is_none();
    let mut is_skipped = false;
    for act in plan.before {
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
                let overlay = untrack(|| G::show_dice(play, dice));
                let until = clock::moment() + f64::from(act.lasts);
                stage::wait(act.lasts).await;
                drop(overlay);
                is_skipped = clock::moment() < until - 5.0;
            }
            What::Dice(dice) => {
                let until = clock::moment() + f64::from(act.lasts);
                let tray = untrack(|| G::show_dice(play, dice));
                trays.extend(tray.map(|tray| (until, tray)));
            }
            _ => {
                untrack(|| show::before(play, act));
                clear_up_in(act.lasts);
            }
        }
    }
    let last = trays.iter().map(|(until, _)| *until).fold(0.0, f64::max) - clock::moment();
    if last > 1.0 && !is_skipped && !is_over() {
        stage::wait(last as u32).await;
    }
}

/// Notes where things are, and what is still to be seen.
pub fn places<G: TableGame>(play: Play<G>, step: &RoomUpdate<G>) -> Places<G> {
    let plan = plan(play, step);
    let places =
        if plan.after.iter().any(Act::is_seen) { show::Places::note(&plan.after) } else { show::Places::default() };
    stage::clear_pieces();
    Places { plan, places }
}

/// What is seen while the table changes: things travel to their new places.
pub async fn after<G: TableGame>(play: Play<G>, step: &RoomUpdate<G>, places: Places<G>) {
    let Places { plan, places } = places;
    let is_deal = step.kind == UpdateKind::Opened && step.events.len() <= 2;
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
    untrack(|| plan.after.iter().for_each(|act| show::after(play, *act, &places)));
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
