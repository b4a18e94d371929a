//! Lessons: a position on the real table, somebody who says what to do there and why, and only that goes on.

mod coach;
mod course;
mod progress;

use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;

pub use self::progress::{done, play_here};
use self::{
    coach::Coach,
    course::{Course, LEARNER},
};
use crate::{
    game::TableGame,
    library::books,
    parts::Reading,
    play::{Mode, Play},
    room::{Local, Opening, RoomEvent, SeatPlayer, Sitting},
    route::Route,
    screens::table::TableView,
    settings::likes,
    words::said,
};

/// A lesson by its name, or the first that is not done.
pub fn lesson_screen<G: TableGame>(name: Option<String>) -> impl IntoView {
    view! { <Reading>{taught::<G>(name.as_deref())}</Reading> }
}

fn taught<G: TableGame>(name: Option<&str>) -> AnyView {
    let done = done::<G>();
    let courses = || books().lessons().iter().filter_map(Course::<G>::of);
    let is_meant = |course: &Course<G>| match name {
        Some(name) => course.name == name,
        None => !done.contains(&course.name),
    };
    let found = courses().find(is_meant).or_else(|| courses().next().filter(|_| name.is_none()));
    let Some(course) = found else { return missing().into_any() };
    let next = courses().skip_while(|other| other.name != course.name).nth(1).map(|next| next.name);
    let course = Arc::new(course);
    let now = RwSignal::new(0);
    let opened = RwSignal::new(0);
    let reopen = Callback::new(move |step| opened.set(step));
    let shown = move || {
        let step = opened.get();
        // Here and not where it is asked for: the coach before would see answers of later steps and go on.
        now.set(step);
        let at = course.steps.get(step).map_or(0, |step| step.at);
        let Some((play, base)) = open(&course, at) else { return missing().into_any() };
        view! {
            <div class="try lesson">
                <Coach play=play course=course.clone() next=next.clone() now=now base=base reopen=reopen />
                <TableView play=play />
            </div>
        }
        .into_any()
    };
    shown.into_any()
}

fn missing() -> impl IntoView {
    view! {
        <main class="panel fault">
            <h1>{said("lesson-missing")}</h1>
            <a class="btn primary" href=Route::Start.link()>{said("open-back")}</a>
        </main>
    }
}

/// Puts the position after so many answers of the lesson on a table where the learner alone answers; with it the number
/// of the first decision.
fn open<G: TableGame>(course: &Course<G>, at: usize) -> Option<(Play<G>, u32)> {
    let tale = &course.tale;
    let mut table = tale.example.table().ok()?;
    let base = table.decision_number();
    for nth in 0..at {
        let (seat, answer) = tale.answer_at(nth)?;
        table.play(seat, table.decision_number(), answer).ok()?;
    }
    let name = likes().with_untracked(|likes| likes.name.clone());
    // The others neither think nor sit at this screen: the lesson answers for them.
    let seat = |at: usize| match at == LEARNER.index() {
        true => Sitting { name: name.clone(), holder: SeatPlayer::Me },
        false => Sitting { name: String::new(), holder: SeatPlayer::Link },
    };
    let opening = Opening::practice(table, (0..tale.players.len()).map(seat).collect());
    let (game, setup) = (opening.table.game().clone(), opening.table.setup().clone());
    let names = G::kit().names(&setup, &opening.seats);
    let play = Play::new(Mode::Lesson, game, setup, names, opening.snapshot());
    let room = Rc::new(Local::open(opening, None, move |told: RoomEvent<G>| play.hear(told)));
    play.attend(room);
    Some((play, base))
}
