//! The games kept in this browser, in its own database. Each move is appended before it is shown; nothing is rewritten.
//!
//! Two windows may have the same game open. The one that opened it last holds it: every write checks in the same
//! transaction that nobody took the game over since, so that two lines of play never mix.

use idb::{Database, DatabaseEvent as _, Factory, KeyRange, ObjectStoreParams, Query, TransactionMode};
use js_sys::Array;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

use crate::room::Sitting;

const NAME: &str = "bottlecap";
const GAMES: &str = "games";
const LINES: &str = "lines";

/// A saved game without its moves: what a list shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved<S> {
    /// Its name in this browser.
    pub id: String,
    /// When it began, in milliseconds.
    pub begun: f64,
    /// When it was last played.
    pub touched: f64,
    /// Seats and options.
    pub setup: S,
    /// Who sits where.
    pub seats: Vec<Sitting>,
    /// The round it is in.
    pub round: u16,
    /// The entries of its log.
    pub entries: u32,
    /// The final places; empty before the end.
    pub places: Vec<u8>,
    /// The window that holds it.
    pub holder: String,
}

/// Why the browser did not keep or give something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser has no database for this page, or refuses it.
    Closed(String),
    /// Another window has taken the game over.
    Elsewhere,
    /// There is no such game.
    Missing,
    /// What was kept cannot be read.
    Unreadable(String),
}

impl Trouble {
    /// The key of the sentence that says it.
    pub const fn key(&self) -> &'static str {
        match self {
            Trouble::Closed(_) => "trouble-closed",
            Trouble::Elsewhere => "trouble-elsewhere",
            Trouble::Missing => "trouble-missing",
            Trouble::Unreadable(_) => "trouble-unreadable",
        }
    }
}

impl From<idb::Error> for Trouble {
    fn from(error: idb::Error) -> Trouble {
        Trouble::Closed(error.to_string())
    }
}

/// The database of this browser.
pub struct Store(Database);

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
        Ok(Store(request.await?))
    }

    /// All games, the one played last first.
    ///
    /// # Errors
    /// The database cannot be read. A game that cannot be read is left out.
    pub async fn list<S: DeserializeOwned>(&self) -> Result<Vec<Saved<S>>, Trouble> {
        let transaction = self.0.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let found = transaction.object_store(GAMES)?.get_all(None, None)?.await?;
        let mut games: Vec<Saved<S>> = found.iter().filter_map(|value| read(value).ok()).collect();
        games.sort_unstable_by(|one, other| other.touched.total_cmp(&one.touched));
        Ok(games)
    }

    /// A game with its log, as it was written so far.
    ///
    /// # Errors
    /// There is none with this name, or it cannot be read.
    pub async fn load<S: DeserializeOwned>(&self, id: &str) -> Result<(Saved<S>, String), Trouble> {
        let transaction = self.0.transaction(&[GAMES, LINES], TransactionMode::ReadOnly)?;
        let record = transaction.object_store(GAMES)?.get(Query::Key(id.into()))?.await?.ok_or(Trouble::Missing)?;
        let lines = transaction.object_store(LINES)?.get_all(Some(Query::KeyRange(lines_of(id)?)), None)?.await?;
        let text: Vec<String> = lines.iter().filter_map(JsValue::as_string).collect();
        Ok((read(&record)?, text.join("\n") + "\n"))
    }

    /// Takes a game over for this window, or puts a new one down.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn take<S: Serialize>(&self, game: &Saved<S>) -> Result<(), Trouble> {
        let transaction = self.0.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        transaction.object_store(GAMES)?.put(&write(game)?, Some(&game.id.as_str().into()))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }

    /// Appends lines of the log, the first at this place; the header is line 0.
    ///
    /// # Errors
    /// Another window holds the game, or the browser refuses; then nothing was written.
    pub async fn append<S: Serialize + DeserializeOwned>(
        &self,
        game: &Saved<S>,
        first: u32,
        lines: &[String],
    ) -> Result<(), Trouble> {
        let transaction = self.0.transaction(&[GAMES, LINES], TransactionMode::ReadWrite)?;
        let games = transaction.object_store(GAMES)?;
        let id = JsValue::from_str(&game.id);
        let kept: Option<JsValue> = games.get(Query::Key(id.clone()))?.await?;
        if kept.map(|value| read::<S>(&value)).transpose()?.is_some_and(|kept| kept.holder != game.holder) {
            return Err(Trouble::Elsewhere);
        }
        games.put(&write(game)?, Some(&id))?.await?;
        let store = transaction.object_store(LINES)?;
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
        let transaction = self.0.transaction(&[GAMES, LINES], TransactionMode::ReadWrite)?;
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

fn read<S: DeserializeOwned>(value: &JsValue) -> Result<Saved<S>, Trouble> {
    let text = value.as_string().unwrap_or_default();
    serde_json::from_str(&text).map_err(|error| Trouble::Unreadable(error.to_string()))
}

fn write<S: Serialize>(game: &Saved<S>) -> Result<JsValue, Trouble> {
    serde_json::to_string(game).map(|text| JsValue::from_str(&text)).map_err(|error| Trouble::Closed(error.to_string()))
}

/// A name that no other game or window has.
pub fn new_name() -> String {
    let random = || (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    format!("{:08x}{:08x}", random(), random())
}
