//! What is read out to those who do not see the table: what happened, in a few sentences, and the question when it is
//! the person's turn.

use std::sync::Arc;

use kernel::EventId;
use leptos::{portal::Portal, prelude::*};

use super::book::{Book, BookLine};
use crate::{
    game::{TableGame, Voice as _},
    memo::effect,
    play::{Mode, Play},
    words::say,
};

/// More than these are not read out; the log has them all.
const MOST_LINES: usize = 6;

/// The sentences for what happened after an event: only what nothing else brought about.
fn sentences<G: TableGame>(lines: &[Arc<BookLine<G>>], since: EventId) -> Vec<String> {
    let new = lines.iter().filter(|line| line.told.id > since && line.depth == 0);
    let mut told: Vec<String> = new.map(|line| format!("{}.", line.told.text.trim_end_matches('.'))).collect();
    told.drain(..told.len().saturating_sub(MOST_LINES));
    told
}

/// Reads out what happens.
#[component]
pub fn Announcer<G: TableGame>(
    /// The game on the screen.
    play: Play<G>,
    /// The log.
    book: Memo<Book<G>>,
) -> impl IntoView {
    let news = RwSignal::new(String::new());
    let heard = StoredValue::new(None::<EventId>);
    let asked = StoredValue::new(None::<u32>);
    effect(move || {
        if play.is_acting.get() {
            return;
        }
        let snapshot = play.snapshot.get();
        let mut told = Vec::new();
        let last = book.with(|book| {
            let last = book.last_event();
            match heard.get_value() {
                Some(before) if last > before => told = sentences(book.lines(), before),
                Some(before) if last < before && play.mode != Mode::Replay => told.push(say("log-taken-back")),
                _ => {}
            }
            last
        });
        heard.set_value(Some(last));
        let question = snapshot.decision.asked.filter(|_| play.answering().is_some());
        let is_new = asked.get_value() != Some(snapshot.number);
        asked.set_value(question.map(|_| snapshot.number));
        if let Some(question) = question.filter(|_| is_new) {
            told.push(play.voice(|voice| voice.ask(&snapshot.view, &question)));
        }
        if !told.is_empty() {
            news.set(told.join(" "));
        }
    });
    view! {
        <Portal>
            <p class="sr-only" aria-live="polite" aria-atomic="true" data-news="">
                {news}
            </p>
        </Portal>
    }
}

#[cfg(test)]
mod tests {
    use kernel::RuleId;
    use shelter::Shelter;
    use text::shelter::{LogKind, LogLine};

    use super::*;

    fn line(id: u32, depth: u8) -> Arc<BookLine<Shelter>> {
        let told = LogLine {
            depth,
            text: format!("line {id}"),
            spans: Vec::new(),
            rule: RuleId::new("S-ROUND-01"),
            id: EventId(id),
            last: EventId(id),
            cause: EventId::NONE,
            seat: None,
            kind: LogKind::Round,
            things: Vec::new(),
        };
        Arc::new(BookLine { told, depth, round: None, stamp: id })
    }

    #[test]
    fn only_what_is_new_and_at_the_top_is_read_out() {
        let lines = [line(1, 0), line(2, 0), line(3, 1), line(4, 0)];
        assert_eq!(sentences(&lines, EventId(1)), ["line 2.", "line 4."]);
        assert_eq!(sentences(&lines, EventId(4)), [""; 0]);
        let many: Vec<_> = (1..20).map(|id| line(id, 0)).collect();
        assert_eq!(sentences(&many, EventId::NONE).len(), MOST_LINES);
        assert_eq!(sentences(&many, EventId::NONE).last().map(String::as_str), Some("line 19."));
    }
}
