//! What happened at a table, as lines of text.

use std::ops::Deref;

use kernel::{Answer, Asked, EventId, Recorded, Table, UndoReach, UndoStop};
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    event::Event,
    view::View,
};
use text::Voice;

use crate::speech::Speech;

/// All that happened on the way here, without what was taken back.
pub fn story<H: Deref<Target = Shelter>>(table: &Table<Shelter, H>) -> Vec<Recorded<Event>> {
    let mut entries: Vec<_> = table.line_backwards().collect();
    entries.reverse();
    entries.into_iter().flat_map(|entry| entry.events.iter().cloned()).collect()
}

/// The last event of a story.
pub fn last(story: &[Recorded<Event>]) -> EventId {
    story.last().map_or(EventId::NONE, |told| told.id)
}

/// The lines for what happened after an event, indented by what brought them about.
pub fn lines(voice: Voice<'_>, view: &View, story: &[Recorded<Event>], since: EventId) -> Vec<String> {
    let lines = voice.log_since(view, story, since);
    let indented = |line: text::LogLine| format!("{}{}", "  ".repeat(usize::from(line.depth)), line.text);
    lines.into_iter().map(indented).collect()
}

/// What was answered. The view and the question are those before the answer.
pub fn answer(voice: Voice<'_>, view: &View, asked: &Asked<Ask>, answer: &Answer<Choice>) -> String {
    let one = |choice: &Choice| voice.choice(view, asked, *choice);
    match answer {
        Answer::One(choice) => one(choice),
        Answer::Some(picks) | Answer::Order(picks) => picks.iter().map(one).collect::<Vec<_>>().join(" "),
        Answer::Amount(number) => number.to_string(),
    }
}

/// How far a seat can go back, and why not further.
pub fn undo_too_far(voice: Voice<'_>, speech: Speech, reach: UndoReach) -> String {
    let stop = undo_stop(voice, speech, reach);
    speech.fill("undo-too-far", &[("count", i64::from(reach.answers).into()), ("stop", stop.as_str().into())])
}

/// Why no more answers can be taken back.
pub fn undo_stop(voice: Voice<'_>, speech: Speech, reach: UndoReach) -> String {
    match reach.stop {
        UndoStop::Beginning => speech.say("undo-stop-beginning"),
        UndoStop::Revealed => speech.say("undo-stop-revealed"),
        UndoStop::AnotherSeat(seat) => speech.with("undo-stop-seat", "seat", &voice.seat(seat)),
    }
}

/// Places, names and happiness, the winners first; nothing before the end.
pub fn result(voice: Voice<'_>, view: &View) -> Vec<(u8, String, u16)> {
    let seats = (0u8..).zip(view.places.iter().zip(&view.players));
    let mut result: Vec<_> = seats
        .map(|(seat, (place, player))| {
            (*place, voice.seat(kernel::Seat::new(seat)), player.happiness.unwrap_or_default())
        })
        .collect();
    result.sort_by_key(|(place, _, _)| *place);
    result
}
