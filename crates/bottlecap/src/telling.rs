//! What happened at a table, as lines of text.

use std::ops::Deref;

use kernel::{Answer, Asked, EventId, Recorded, Table, UndoReach, UndoStop, Viewer};

use crate::{
    games::{Playable, Tongue},
    speech::Speech,
};

/// All that happened on the way here and the viewer may know, without what was taken back.
pub fn story<G: Playable, H: Deref<Target = G>>(table: &Table<G, H>, viewer: Viewer) -> Vec<Recorded<G::Event>> {
    let mut entries: Vec<_> = table.line_backwards().collect();
    entries.reverse();
    let events = entries.into_iter().flat_map(|entry| entry.events.iter());
    events.filter(|told| told.audience.includes(viewer)).cloned().collect()
}

/// The last event of a story.
pub fn last<E>(story: &[Recorded<E>]) -> EventId {
    story.last().map_or(EventId::NONE, |told| told.id)
}

/// The lines for what happened after an event, indented by what brought them about.
pub fn lines<G: Playable>(
    tongue: Tongue<'_, G>,
    view: &G::View,
    story: &[Recorded<G::Event>],
    since: EventId,
) -> Vec<String> {
    let lines = G::log(tongue, view, story, since);
    lines.into_iter().map(|(depth, text)| format!("{}{text}", "  ".repeat(usize::from(depth)))).collect()
}

/// What was answered. The view and the question are those before the answer.
pub fn answer<G: Playable>(
    tongue: Tongue<'_, G>,
    view: &G::View,
    asked: &Asked<G::Ask>,
    answer: &Answer<G::Choice>,
) -> String {
    let one = |choice: &G::Choice| G::choice(tongue, view, asked, *choice);
    match answer {
        Answer::One(choice) => one(choice),
        Answer::Some(picks) | Answer::Order(picks) => picks.iter().map(one).collect::<Vec<_>>().join(" "),
        Answer::Amount(number) => number.to_string(),
    }
}

/// How far a seat can go back, and why not further.
pub fn undo_too_far<G: Playable>(tongue: Tongue<'_, G>, speech: Speech, reach: UndoReach) -> String {
    let stop = undo_stop(tongue, speech, reach);
    speech.fill("undo-too-far", &[("count", i64::from(reach.answers).into()), ("stop", stop.as_str().into())])
}

/// Why no more answers can be taken back.
pub fn undo_stop<G: Playable>(tongue: Tongue<'_, G>, speech: Speech, reach: UndoReach) -> String {
    match reach.stop {
        UndoStop::Beginning => speech.say("undo-stop-beginning"),
        UndoStop::Revealed => speech.say("undo-stop-revealed"),
        UndoStop::AnotherSeat(seat) => speech.with("undo-stop-seat", "seat", &G::seat(tongue, seat)),
    }
}
