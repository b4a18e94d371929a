//! What happened at a table, as lines of text.

use std::ops::Deref;

use bots::Terms;
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

/// The whole log, with a line wherever the rules or the cards had changed while the game was stored.
pub fn log<G: Playable, H: Deref<Target = G>>(
    tongue: Tongue<'_, G>,
    speech: Speech,
    table: &Table<G, H>,
    viewer: Viewer,
) -> Vec<String> {
    let (view, story) = (table.view(viewer), story(table, viewer));
    let mut all = lines(tongue, &view, &story, EventId::NONE);
    for update in kernel::updates(table.log().entries()).into_iter().rev() {
        let before = &story[..story.partition_point(|told| told.id <= update)];
        let at = lines(tongue, &view, before, EventId::NONE).len().min(all.len());
        all.insert(at, speech.say("log-updated"));
    }
    all
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

/// The answer inside a sentence, which has a full stop of its own.
pub fn phrase<G: Playable>(
    tongue: Tongue<'_, G>,
    view: &G::View,
    asked: &Asked<G::Ask>,
    answer: &Answer<G::Choice>,
) -> String {
    let one = |choice: &G::Choice| G::choice(tongue, view, asked, *choice).trim_end_matches('.').to_owned();
    match answer {
        Answer::One(choice) => one(choice),
        Answer::Some(picks) | Answer::Order(picks) => picks.iter().map(one).collect::<Vec<_>>().join(", "),
        Answer::Amount(number) => number.to_string(),
    }
}

/// A difference below this, in hundredths, is one that nobody feels.
const LEAST: i32 = 5;

/// What changes by a search, in the words of the table; none if it is next to nothing.
pub fn changes<G: Playable>(terms: &Terms, speech: Speech) -> Option<String> {
    let felt = G::TERMS.iter().zip(terms).filter(|(_, by)| by.abs() >= LEAST);
    let said: Vec<String> = felt
        .map(|(term, by)| {
            let sign = if *by < 0 { '−' } else { '+' };
            let by = format!("{sign}{:.1}", f64::from(by.abs()) / 100.0);
            speech.with(&format!("term-{term}"), "by", &by)
        })
        .collect();
    (!said.is_empty()).then(|| said.join(", "))
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
