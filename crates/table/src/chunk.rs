//! Screens that a first visit does without. Each is a chunk of the program of its own, fetched when it is first opened,
//! so that the first visit costs less; the service worker keeps them for later.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, Waker},
};

use bots::Level;
use derive_where::derive_where;
use leptos::{prelude::*, task::spawn_local};
pub use wasm_split_helpers::SplitLoaderError as NotFetched;

use crate::{
    app, fault,
    game::TableGame,
    library::Stage,
    parts::Fetched,
    play::Play,
    route::Route,
    screens::{
        advice::advice_panel, end::Report, lesson::lesson_screen, online::room_screen, replay::replay_screen,
        rules::RulesScreen, try_it::try_screen,
    },
    thinking::{self, LaterAnswer, Sight, Wanted},
};

/// What a chunk of the program gives when it is here.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, NotFetched>>>>;

/// A chunk of the program: how it is fetched, and the screen that is then in it.
#[derive_where(Clone, Copy)]
pub struct Chunk<A: 'static, S: 'static = AnyView> {
    /// Fetches it, once.
    pub fetch: fn() -> Later<()>,
    /// The screen, without waiting if it was fetched.
    pub show: fn(A) -> Later<S>,
}

/// A saved game step by step: its name, and where the address points.
pub type Replay = (String, ReadSignal<Route>);
/// The rulebook: where the address points, and the screen below it.
pub type Rules = (ReadSignal<Route>, Memo<Route>);
/// An example on the table: its path.
pub type Try = String;
/// A lesson: its name, or none for the first that is not done.
pub type Lesson = Option<String>;
/// A room on a server: its name and the token of a place in it.
pub type Room = (String, String);
/// The report on a game that is over: the game, and whether the report is to be seen.
pub type End<G> = (Play<G>, RwSignal<bool>);

/// What would you do?, at this table.
pub type Advice<G> = Play<G>;
/// What a bot is to think over: the game, its level and seed, what it sees, and whether that is still wanted.
pub type Think<G> = (Arc<G>, Level, u64, Sight<G>, Wanted);

/// The answer of a bot.
pub type Answer<G> = LaterAnswer<G>;

/// The screens of a game that come later, and those who think.
#[derive_where(Clone, Copy)]
#[expect(missing_docs, reason = "each is told at its type")]
pub struct Chunks<G: TableGame> {
    pub replay: Chunk<Replay>,
    pub rules: Chunk<Rules>,
    pub try_it: Chunk<Try>,
    pub lesson: Chunk<Lesson>,
    pub room: Chunk<Room>,
    pub end: Chunk<End<G>>,
    pub advice: Chunk<Advice<G>>,
    pub think: Chunk<Think<G>, LaterAnswer<G>>,
}

/// Puts the page of a game on the screen. Where there is no page the program is in a worker, and thinks for one.
pub fn show<G: TableGame>(chunks: Chunks<G>, serve: fn() -> Later<()>) {
    if web_sys::window().is_none() {
        return wasm_bindgen_futures::spawn_local(async move {
            // A page hears that nothing begins, and goes on without a worker.
            let _ = serve().await;
        });
    }
    fault::watch();
    leptos::mount::mount_to_body(move || app::app::<G>(chunks));
}

/// The screen of a replay.
pub fn replay<G: TableGame>((id, route): Replay) -> AnyView {
    replay_screen::<G>(id, route).into_any()
}

/// The rulebook.
pub fn rules((route, back): Rules) -> AnyView {
    view! { <RulesScreen route=route back=back /> }.into_any()
}

/// The screen of an example.
pub fn try_it<G: TableGame>(path: Try) -> AnyView {
    try_screen::<G>(path).into_any()
}

/// The screen of a lesson.
pub fn lesson<G: TableGame>(name: Lesson) -> AnyView {
    lesson_screen::<G>(name).into_any()
}

/// The screen of a room.
pub fn room<G: TableGame>((room, token): Room) -> AnyView {
    room_screen::<G>(room, token).into_any()
}

/// The report at the end.
pub fn end<G: TableGame>((play, open): End<G>) -> AnyView {
    view! { <Report play=play open=open /> }.into_any()
}

/// What would you do?
pub fn advice<G: TableGame>(play: Advice<G>) -> AnyView {
    advice_panel(play).into_any()
}

/// What a bot answers.
pub fn think<G: TableGame>((game, level, seed, sight, wanted): Think<G>) -> LaterAnswer<G> {
    thinking::answer(game, level, seed, sight, wanted)
}

/// Thinks for a page.
pub fn serve<G: TableGame>() {
    thinking::serve::<G>();
}

/// The program of a game's page. The chunks are named here, where the game is known: a chunk has no type
/// parameters, and is in every program whose library names it.
#[macro_export]
macro_rules! page {
    ($game:ty) => {
        use $crate::chunk;

        $crate::chunks! { $game:
            replay fetch_replay(chunk::Replay) = chunk::replay::<$game>;
            rules fetch_rules(chunk::Rules) = chunk::rules;
            try_it fetch_try_it(chunk::Try) = chunk::try_it::<$game>;
            lesson fetch_lesson(chunk::Lesson) = chunk::lesson::<$game>;
            room fetch_room(chunk::Room) = chunk::room::<$game>;
            end fetch_end(chunk::End<$game>) = chunk::end::<$game>;
            advice fetch_advice(chunk::Advice<$game>) = chunk::advice::<$game>;
            think fetch_think(chunk::Think<$game>) -> chunk::Answer<$game> = chunk::think::<$game>;
        }

        #[wasm_split_helpers::wasm_split(think, fallible)]
        fn serve() -> Result<(), chunk::NotFetched> {
            chunk::serve::<$game>();
            Ok(())
        }

        fn main() {
            chunk::show::<$game>(chunks(), || Box::pin(serve()));
        }
    };
}

/// Each chunk by its name, with what fetches it.
#[doc(hidden)]
#[macro_export]
macro_rules! chunks {
    ($game:ty: $($name:ident $fetch:ident($asked:ty) $(-> $given:ty)? = $screen:expr;)*) => {
        $($crate::one_chunk! { $name $fetch($asked) $(-> $given)? = $screen })*

        fn chunks() -> chunk::Chunks<$game> {
            chunk::Chunks {
                $($name: chunk::Chunk { fetch: || Box::pin($fetch()), show: |asked| Box::pin($name(asked)) },)*
            }
        }
    };
}

/// One chunk. What it gives is a screen, unless it says otherwise.
#[doc(hidden)]
#[macro_export]
macro_rules! one_chunk {
    ($name:ident $fetch:ident($asked:ty) = $screen:expr) => {
        $crate::one_chunk! { $name $fetch($asked) -> leptos::prelude::AnyView = $screen }
    };
    ($name:ident $fetch:ident($asked:ty) -> $given:ty = $screen:expr) => {
        #[wasm_split_helpers::wasm_split($name, preload($fetch), fallible)]
        fn $name(asked: $asked) -> Result<$given, chunk::NotFetched> {
            Ok(($screen)(asked))
        }
    };
}

/// Shows a screen as soon as its chunk of the program is here.
pub(crate) fn later<A: Clone + 'static>(chunk: Chunk<A>, asked: A) -> impl IntoView {
    let stage = RwSignal::new(Stage::Coming);
    let fetch = move || {
        let come = |result: Result<(), NotFetched>| result.map_or(Stage::Failed, |()| Stage::Here);
        let mut fetched = (chunk.fetch)();
        match at_once(&mut fetched) {
            Some(result) => stage.set(come(result)),
            None => spawn_local(async move {
                stage.try_set(come(fetched.await));
            }),
        }
    };
    fetch();
    let asked = StoredValue::new_local(asked);
    let show = move || at_once(&mut (chunk.show)(asked.get_value())).and_then(Result::ok);
    let again = Callback::new(move |()| {
        stage.set(Stage::Coming);
        fetch();
    });
    view! { <Fetched stage=Signal::from(stage) again=again>{show}</Fetched> }
}

/// What comes without waiting.
pub(crate) fn at_once<T>(later: &mut Later<T>) -> Option<Result<T, NotFetched>> {
    match later.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => Some(result),
        Poll::Pending => None,
    }
}
