//! Wasteland in words: names depend on what lies on the table, so each sentence is said about a view.

use std::{
    cell::RefCell,
    rc::Rc,
    sync::{Arc, Weak},
};

use kernel::{Asked, Because, EventId, Recorded, Refusal, Seat};
use leptos::prelude::*;
use pack::Lang;
use text::wasteland::{LogKind, LogLine, Names, NamingContext, Score, Voice};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice, Reason},
    event::Event,
    outlook::Analysis,
    view::View,
};

use crate::{game, memo::follow, play::Play, room::Snapshot, words};

/// What cards, places and players of a game are called.
pub struct TableNames {
    /// The names.
    pub names: Names,
    /// The scenario, which says who the factions are.
    pub scenario: u8,
    /// The rules, which say how influence stands at the end.
    pub game: Wasteland,
}

/// Speaks one language with the names of a game.
#[derive(Clone, Copy)]
pub struct Speaker<'n> {
    lang: Lang,
    names: &'n TableNames,
}

impl<'n> Speaker<'n> {
    /// A speaker.
    pub const fn new(lang: Lang, names: &'n TableNames) -> Speaker<'n> {
        Speaker { lang, names }
    }

    /// Says something about a view.
    pub fn of<T>(self, view: &View, say: impl FnOnce(Voice<'_>) -> T) -> T {
        let context = NamingContext::of(view);
        say(Voice::new(self.lang, &self.names.names, &context))
    }

    /// Says something that depends on no position.
    pub fn plainly<T>(self, say: impl FnOnce(Voice<'_>) -> T) -> T {
        let context = NamingContext { scenario: self.names.scenario, ..NamingContext::default() };
        say(Voice::new(self.lang, &self.names.names, &context))
    }
}

/// Says something about what is shown now, in the language of the page.
pub fn speak<T>(play: Play<Wasteland>, say: impl FnOnce(&View, Voice<'_>) -> T) -> T {
    play.snapshot.with(|snapshot| {
        let context = context_of(snapshot);
        play.voice(|speaker| say(&snapshot.view, Voice::new(speaker.lang, &speaker.names.names, &context)))
    })
}

/// A snapshot, as long as it is shown, with what names depend on in it.
type Known = (Weak<Snapshot<Wasteland>>, Rc<NamingContext>);

thread_local! {
    /// What names depend on, of the snapshot that was last spoken about.
    static CONTEXT: RefCell<Option<Known>> = const { RefCell::new(None) };
}

/// What names depend on. A table says hundreds of things about one snapshot.
fn context_of(snapshot: &Arc<Snapshot<Wasteland>>) -> Rc<NamingContext> {
    CONTEXT.with_borrow_mut(|known| match known {
        Some((of, context)) if std::ptr::eq(of.as_ptr(), Arc::as_ptr(snapshot)) => context.clone(),
        _ => {
            let context = Rc::new(NamingContext::of(&snapshot.view));
            *known = Some((Arc::downgrade(snapshot), context.clone()));
            context
        }
    })
}

/// The same, said again only when a part of the view has changed that the words depend on, or the language: there are
/// many names on a map, and few of them change with a step.
pub fn told<K: Send + Sync + 'static, T>(
    play: Play<Wasteland>,
    part: Memo<K>,
    say: impl FnOnce(&View, Voice<'_>) -> T,
) -> T {
    follow(part);
    follow(play.names);
    words::lang();
    untrack(|| speak(play, say))
}

/// Asks something about what is shown now, as far as its viewer may know.
pub fn analysed<T>(play: Play<Wasteland>, ask: impl FnOnce(&Analysis<'_>) -> T) -> Option<T> {
    play.snapshot.with(|snapshot| play.game.with_value(|game| Some(ask(&Analysis::new(game, &snapshot.view).ok()?))))
}

impl game::Voice<Wasteland> for Speaker<'_> {
    fn seat(self, seat: Seat) -> String {
        self.plainly(|voice| voice.seat(seat))
    }

    fn ask(self, view: &View, asked: &Asked<Ask>) -> String {
        self.of(view, |voice| voice.ask(asked.ask))
    }

    fn ask_title(self, ask: Ask) -> String {
        self.plainly(|voice| voice.ask_title(ask))
    }

    fn waiting(self, view: &View, asked: &Asked<Ask>) -> String {
        self.of(view, |voice| voice.waiting(asked))
    }

    fn choice(self, view: &View, asked: &Asked<Ask>, choice: Choice) -> String {
        self.of(view, |voice| voice.choice(asked.ask, choice))
    }

    fn bare_reason(self, view: &View, reason: Reason) -> String {
        self.of(view, |voice| voice.bare_reason(reason))
    }

    fn objection(self, because: &Because<Reason>) -> String {
        self.plainly(|voice| voice.reason(because))
    }

    fn refusal(self, view: &View, asked: Option<&Asked<Ask>>, refusal: &Refusal<Choice, Reason>) -> String {
        self.of(view, |voice| voice.refusal(asked.map(|asked| asked.ask), refusal))
    }

    fn log_since(self, view: &View, story: &[Recorded<Event>], since: EventId) -> Vec<LogLine> {
        self.of(view, |voice| voice.log_since(story, since))
    }

    fn log_kind(self, kind: LogKind) -> String {
        self.plainly(|voice| voice.log_kind(kind))
    }

    fn recap(self, view: &View, story: &[Recorded<Event>], since: EventId, seat: Seat) -> Vec<String> {
        self.of(view, |voice| voice.recap(view, story, since, seat))
    }

    fn previously(self, view: &View) -> Vec<String> {
        self.of(view, |voice| voice.previously(view))
    }

    fn score(self, view: &View, story: &[Recorded<Event>]) -> Score {
        let influence = Analysis::new(&self.names.game, view).ok().map(|analysis| analysis.influence());
        self.of(view, |voice| voice.score(view, influence.as_ref(), story))
    }
}
