//! The library: the rulebook and its examples. They are a file of their own, fetched when somebody first wants to read,
//! so that the first visit costs less; the service worker keeps it for later.

use std::{cell::Cell, sync::OnceLock};

use leptos::prelude::*;
use pack::{Lang, Mistakes, Texts};
use rulebook::{Rulebook, search::Index};
use shelf::{Library, Sheet};
use text::OptionText;

use crate::{
    screens::rules::{Cross, ShelfIndex},
    words,
};

/// What there is to read about a game, each made when it is first needed.
pub struct Books {
    library: OnceLock<Library>,
    index: OnceLock<ShelfIndex>,
    cross: OnceLock<Cross>,
    prose: OnceLock<Texts>,
    /// The table options of a usual set-up, in words.
    pub usual_options: fn(Lang) -> Vec<OptionText>,
    #[cfg(not(target_arch = "wasm32"))]
    read: fn() -> Library,
}

impl Books {
    /// The books of a game. Outside a browser the library comes from its files.
    pub const fn new(
        usual_options: fn(Lang) -> Vec<OptionText>,
        #[cfg(not(target_arch = "wasm32"))] read: fn() -> Library,
    ) -> Books {
        Books {
            library: OnceLock::new(),
            index: OnceLock::new(),
            cross: OnceLock::new(),
            prose: OnceLock::new(),
            usual_options,
            #[cfg(not(target_arch = "wasm32"))]
            read,
        }
    }

    /// The rulebook; an empty one before the library is here.
    pub fn rulebook(&self) -> &Rulebook {
        static EMPTY: OnceLock<Rulebook> = OnceLock::new();
        match self.library() {
            Some(library) => &library.rulebook,
            None => EMPTY.get_or_init(Rulebook::default),
        }
    }

    /// What stands where in the rulebook; nothing before the library is here.
    pub fn search(&self, lang: Lang) -> &Index {
        static EMPTY: OnceLock<Index> = OnceLock::new();
        let index = self.library().and_then(|library| library.index(lang));
        index.unwrap_or_else(|| EMPTY.get_or_init(Index::default))
    }

    /// The examples, sorted by their names; none before the library is here.
    pub fn examples(&self) -> &[Sheet] {
        self.library().map_or(&[], |library| &library.examples)
    }

    /// The lessons, in the order in which they are taken; none before the library is here.
    pub fn lessons(&self) -> &[Sheet] {
        self.library().map_or(&[], |library| &library.lessons)
    }

    /// What comes with the library to be said: by lessons, in the summary and in the overview.
    pub fn say(&self, key: &str) -> String {
        self.prose().get(words::lang(), key, &[])
    }

    /// What it says besides, under the same key.
    pub fn about(&self, key: &str) -> String {
        self.prose().attribute(words::lang(), key, "about", &[]).unwrap_or_default()
    }

    /// The rules that say more about it.
    pub fn rules(&self, key: &str) -> Vec<String> {
        let rules = self.prose().attribute(words::lang(), key, "rules", &[]).unwrap_or_default();
        rules.split_whitespace().map(str::to_owned).collect()
    }

    fn prose(&self) -> &Texts {
        self.prose.get_or_init(|| {
            let mut texts = Texts::new();
            for text in self.library().into_iter().flat_map(|library| &library.texts) {
                // A test rules out bad ones.
                texts.add_text(text, &mut Mistakes::new());
            }
            texts
        })
    }

    /// Which examples prove which rule.
    pub fn index(&'static self) -> &'static ShelfIndex {
        self.index.get_or_init(|| ShelfIndex::new(self.examples()))
    }

    /// What in the rulebook hangs together.
    pub fn cross(&'static self) -> &'static Cross {
        self.cross.get_or_init(|| Cross::new(self.rulebook()))
    }

    #[cfg(target_arch = "wasm32")]
    fn library(&self) -> Option<&Library> {
        self.library.get()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn library(&self) -> Option<&Library> {
        Some(self.library.get_or_init(self.read))
    }
}

thread_local! {
    /// The books of the game that this page plays.
    static PAGE: Cell<Option<&'static Books>> = const { Cell::new(None) };
}

/// The books of the game that this page plays.
pub fn books() -> &'static Books {
    PAGE.get().expect("the page provides its books first")
}

/// The rulebook of the game that this page plays.
pub fn rulebook() -> &'static Rulebook {
    books().rulebook()
}

/// Whether the library has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Nobody has asked for it.
    Away,
    /// On its way.
    Coming,
    /// Here.
    Here,
    /// It could not be fetched.
    Failed,
}

/// Whether the library has come, for all screens.
#[derive(Clone, Copy)]
struct Desk(RwSignal<Stage>);

/// Makes the library of a game known to all screens.
pub fn provide(books: &'static Books) {
    PAGE.set(Some(books));
    provide_context(Desk(RwSignal::new(Stage::Away)));
}

/// Whether the library is here; asks for it if nobody has.
pub fn stage() -> Stage {
    let Some(Desk(stage)) = use_context::<Desk>() else { return Stage::Away };
    if stage.get() == Stage::Away {
        fetch(stage);
    }
    stage.get_untracked()
}

/// Asks once more after a failure.
pub fn ask_again() {
    if let Some(Desk(stage)) = use_context::<Desk>() {
        stage.set(Stage::Away);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn fetch(stage: RwSignal<Stage>) {
    stage.set(Stage::Here);
}

#[cfg(target_arch = "wasm32")]
fn fetch(stage: RwSignal<Stage>) {
    stage.set(Stage::Coming);
    let lang = words::lang();
    leptos::task::spawn_local(async move {
        let has_words = words::fetch_later(lang).await;
        let library = fetched("library").await.and_then(|text| Library::read(&text).ok());
        let come = match library.filter(|_| has_words) {
            Some(library) => {
                // A second one that came at the same time is the same.
                let _ = books().library.set(library);
                Stage::Here
            }
            None => Stage::Failed,
        };
        stage.try_set(come);
    });
}

/// The file that the page knows by this name.
#[cfg(target_arch = "wasm32")]
pub async fn fetched(name: &str) -> Option<String> {
    use wasm_bindgen::JsCast;
    use wasm_bindgen_futures::JsFuture;

    let place = document().query_selector(&format!("meta[name={name}]")).ok()??.get_attribute("content")?;
    let answer = JsFuture::from(window().fetch_with_str(&place)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
