//! The games kept in this browser, in its own database. Each move is appended before it is shown; nothing is rewritten
//! but the first line of a log, when a game of an older format goes on.
//!
//! Two windows may have the same game open. The one that opened it last holds it: every write checks in the same
//! transaction that nobody took the game over since, so that two lines of play never mix, and that no newer version of
//! the page has written it.

mod saved;

use std::{
    cell::Cell,
    rc::Rc,
    sync::atomic::{AtomicBool, Ordering},
};

use idb::{Database, DatabaseEvent as _, Factory, KeyRange, ObjectStoreParams, Query, Transaction, TransactionMode};
use js_sys::Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue};

pub use self::saved::{FORMAT, Saved, Unread};
use crate::{
    games::games,
    parts::{download, file_name},
};

const NAME: &str = "bottlecap";
const GAMES: &str = "games";
const LINES: &str = "lines";

/// Why the browser did not keep or give something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no database for this page, or refuses it.
    Closed(String),
    /// Another window has taken the game over.
    Elsewhere,
    /// A newer version of the page has written the game.
    Newer,
    /// There is no such game.
    Missing,
    /// What was kept cannot be read.
    Unreadable,
}

impl Trouble {
    /// The key of the sentence that says it.
    pub const fn key(&self) -> &'static str {
        match self {
            Trouble::Closed(_) => "trouble-closed",
            Trouble::Elsewhere => "trouble-elsewhere",
            Trouble::Newer => "trouble-newer",
            Trouble::Missing => "trouble-missing",
            Trouble::Unreadable => "trouble-unreadable",
        }
    }
}

impl From<idb::Error> for Trouble {
    fn from(error: idb::Error) -> Trouble {
        Trouble::Closed(error.to_string())
    }
}

impl From<Unread> for Trouble {
    fn from(unread: Unread) -> Trouble {
        match unread {
            Unread::OtherGame => Trouble::Missing,
            Unread::UnknownGame | Unread::Newer => Trouble::Newer,
            Unread::Damaged => Trouble::Unreadable,
        }
    }
}

/// All games of one kind that the browser keeps.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed<S> {
    /// Those that can be read, the one played last first.
    pub games: Vec<Saved<S>>,
    /// The names of those that cannot, and why.
    pub unread: Vec<(String, Unread)>,
}

/// The database of this browser.
pub struct Store {
    database: Database,
    /// A newer version of the page wants to change the database, which this one does not understand afterwards.
    is_outdated: Rc<Cell<bool>>,
}

impl Store {
    /// Opens the database; makes it at the first visit.
    ///
    /// # Errors
    /// The browser keeps nothing for this page.
    pub async fn open() -> Result<Store, Trouble> {
        let mut request = Factory::new()?.open(NAME, Some(1))?;
        request.on_upgrade_needed(|event| {
            // A failure here fails the request itself, which reports it.
            if let Ok(database) = event.database() {
                let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
                let _ = database.create_object_store(LINES, ObjectStoreParams::new());
            }
        });
        let mut database = request.await.map_err(|error| match &error {
            // A newer version of the page has changed it.
            idb::Error::DomException(exception) if exception.name() == "VersionError" => Trouble::Newer,
            _ => Trouble::from(error),
        })?;
        let is_outdated = Rc::new(Cell::new(false));
        database.on_version_change({
            let is_outdated = is_outdated.clone();
            move |event| {
                is_outdated.set(true);
                // Until every window has let go of it, the newer page would wait without a word.
                if let Some(database) = event.target().and_then(|target| target.dyn_into::<web_sys::IdbDatabase>().ok())
                {
                    database.close();
                }
            }
        });
        Ok(Store { database, is_outdated })
    }

    fn transaction(&self, stores: &[&str], mode: TransactionMode) -> Result<Transaction, Trouble> {
        if self.is_outdated.get() {
            return Err(Trouble::Newer);
        }
        Ok(self.database.transaction(stores, mode)?)
    }

    /// All games of one kind.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list<S: DeserializeOwned>(&self, game: &str) -> Result<Listed<S>, Trouble> {
        let transaction = self.transaction(&[GAMES, LINES], TransactionMode::ReadOnly)?;
        let keys = transaction.object_store(GAMES)?.get_all_keys(None, None)?.await?;
        let found = transaction.object_store(GAMES)?.get_all(None, None)?.await?;
        let lines = transaction.object_store(LINES)?;
        let pages = games();
        let mut listed = Listed { games: Vec::new(), unread: Vec::new() };
        for (key, value) in keys.iter().zip(&found) {
            let id = key.as_string().unwrap_or_default();
            let header: Option<JsValue> = lines.get(Query::Key(line_key(&id, 0)))?.await?;
            match saved::read(game, &pages, &text(value), header.as_ref().map(text).as_deref()) {
                Ok(game) => listed.games.push(game),
                Err(Unread::OtherGame) => {}
                Err(unread) => listed.unread.push((id, unread)),
            }
        }
        kernel::order::sort_by(&mut listed.games, |one, other| other.touched.total_cmp(&one.touched));
        Ok(listed)
    }

    /// A game with its log, as it was written so far.
    ///
    /// # Errors
    /// There is none with this name, or it cannot be read.
    pub async fn load<S: DeserializeOwned>(&self, game: &str, id: &str) -> Result<(Saved<S>, String), Trouble> {
        let (record, lines) = self.raw(id).await?;
        let saved = saved::read(game, &games(), &record, lines.lines().next())?;
        Ok((saved, lines))
    }

    /// A game as it lies there, whether it can be read or not: how it is kept, and the lines of its log.
    ///
    /// # Errors
    /// There is none with this name.
    pub async fn raw(&self, id: &str) -> Result<(String, String), Trouble> {
        let transaction = self.transaction(&[GAMES, LINES], TransactionMode::ReadOnly)?;
        let record = transaction.object_store(GAMES)?.get(Query::Key(id.into()))?.await?.ok_or(Trouble::Missing)?;
        let stored = transaction.object_store(LINES)?;
        let keys = stored.get_all_keys(Some(Query::KeyRange(lines_of(id)?)), None)?.await?;
        let found = stored.get_all(Some(Query::KeyRange(lines_of(id)?)), None)?.await?;
        // Each in its place: one that is missing is a step that cannot be read, and no other takes its number.
        let mut lines: Vec<String> = Vec::with_capacity(found.len());
        for (key, line) in keys.into_iter().zip(&found) {
            let place = Array::from(&key).get(1).as_f64().unwrap_or_default() as usize;
            lines.resize(place.max(lines.len()), String::new());
            lines.push(text(line));
        }
        Ok((text(&record), lines.join("\n") + "\n"))
    }

    /// Takes a game over for this window, or puts a new one down. The browser is asked not to throw games away when it
    /// needs room.
    ///
    /// # Errors
    /// A newer version of the page has written it, or the browser refuses.
    pub async fn take<S: Serialize>(&self, game: &Saved<S>) -> Result<(), Trouble> {
        let transaction = self.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        let games = transaction.object_store(GAMES)?;
        let id = JsValue::from_str(&game.id);
        let kept: Option<JsValue> = games.get(Query::Key(id.clone()))?.await?;
        if kept.is_some_and(|value| saved::is_newer(&text(&value))) {
            return Err(Trouble::Newer);
        }
        games.put(&write(game)?, Some(&id))?.await?;
        transaction.commit()?.await?;
        ask_to_persist();
        Ok(())
    }

    /// Appends lines of the log, the first at this place; the header is line 0. A new header takes the place of the old
    /// one.
    ///
    /// # Errors
    /// Another window holds the game or a newer one wrote it, or the browser refuses; then nothing was written.
    pub async fn append<S: Serialize>(
        &self,
        game: &Saved<S>,
        first: u32,
        lines: &[String],
        header: Option<&str>,
    ) -> Result<(), Trouble> {
        let transaction = self.transaction(&[GAMES, LINES], TransactionMode::ReadWrite)?;
        let games = transaction.object_store(GAMES)?;
        let id = JsValue::from_str(&game.id);
        let kept: Option<JsValue> = games.get(Query::Key(id.clone()))?.await?;
        if let Some(kept) = kept.as_ref().map(text) {
            if saved::is_newer(&kept) {
                return Err(Trouble::Newer);
            }
            if saved::holder(&kept).as_ref() != Some(&game.holder) {
                return Err(Trouble::Elsewhere);
            }
        }
        games.put(&write(game)?, Some(&id))?.await?;
        let store = transaction.object_store(LINES)?;
        if let Some(header) = header {
            store.put(&header.into(), Some(&line_key(&game.id, 0)))?.await?;
        }
        for (number, line) in (first..).zip(lines) {
            store.put(&line.as_str().into(), Some(&line_key(&game.id, number)))?.await?;
        }
        transaction.commit()?.await?;
        Ok(())
    }

    /// Throws a game away.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn delete(&self, id: &str) -> Result<(), Trouble> {
        let transaction = self.transaction(&[GAMES, LINES], TransactionMode::ReadWrite)?;
        transaction.object_store(GAMES)?.delete(Query::Key(id.into()))?.await?;
        transaction.object_store(LINES)?.delete(Query::KeyRange(lines_of(id)?))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }
}

fn line_key(id: &str, number: u32) -> JsValue {
    Array::of2(&id.into(), &number.into()).into()
}

/// All lines of a game: between its name alone and its name with something greater than any number.
fn lines_of(id: &str) -> Result<KeyRange, Trouble> {
    let from = Array::of1(&id.into());
    let to = Array::of2(&id.into(), &Array::new());
    Ok(KeyRange::bound(&from, &to, None, None)?)
}

fn text(value: &JsValue) -> String {
    value.as_string().unwrap_or_default()
}

/// Asks the browser to keep what it has for this page, also when it needs room, with the first thing that each visit puts
/// down: one that said no may say yes to somebody who comes often. What it answers makes no difference to the game, and a
/// browser that cannot be asked keeps games as well as it can.
pub fn ask_to_persist() {
    static IS_ASKED: AtomicBool = AtomicBool::new(false);
    if IS_ASKED.swap(true, Ordering::Relaxed) {
        return;
    }
    let Some(window) = web_sys::window() else { return };
    let get = |from: &JsValue, name: &str| js_sys::Reflect::get(from, &name.into()).ok();
    let manager = get(&window.navigator(), "storage").filter(JsValue::is_object);
    let persist = manager.as_ref().and_then(|manager| get(manager, "persist"));
    if let (Some(manager), Some(persist)) =
        (manager, persist.and_then(|found| found.dyn_into::<js_sys::Function>().ok()))
    {
        // It promises an answer for which nobody waits.
        let _ = persist.call0(&manager);
    }
}

/// Gives a game that cannot be read to the person as a file, as it lies there, and tells its name.
///
/// # Errors
/// There is none with this name.
pub async fn export_raw(id: &str) -> Result<String, Trouble> {
    let (record, lines) = Store::open().await?.raw(id).await?;
    let name = file_name(&[id.to_owned()], "bottlecap.jsonl");
    // The log alone is a saved game to whoever can read it; without one, all there is says how it was kept.
    download(&name, if lines.trim().is_empty() { &record } else { &lines });
    Ok(name)
}

fn write<S: Serialize>(game: &Saved<S>) -> Result<JsValue, Trouble> {
    serde_json::to_string(game).map(|text| JsValue::from_str(&text)).map_err(|error| Trouble::Closed(error.to_string()))
}

/// A name that no other game or window has.
pub fn new_name() -> String {
    let random = || (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    format!("{:08x}{:08x}", random(), random())
}
