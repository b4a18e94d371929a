//! What is kept of a game besides its log, as text: every version that was ever written can be read, each by a step to
//! the next. Version 1 had no field for its version, nor for the game, which stands in the first line of its log.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{games::GamePage, room::Sitting};

/// The newest version, in which games are written.
pub const FORMAT: u32 = 2;

/// A saved game without its moves: what a list shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved<S> {
    /// The version of this format.
    pub format: u32,
    /// The game's name.
    pub game: String,
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

/// Why a saved game cannot be read here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unread {
    /// It belongs to another game, whose page reads it.
    OtherGame,
    /// It belongs to a game that has no page here.
    UnknownGame,
    /// A newer version of the page wrote it.
    Newer,
    /// It is damaged.
    Damaged,
}

/// What all versions have in common, and the header of every log.
#[derive(Deserialize)]
struct Probe {
    #[serde(default)]
    format: Option<u32>,
    #[serde(default)]
    game: Option<String>,
}

/// Reads a game, given the games that have a page here and the first line of its log.
///
/// # Errors
/// Why it is none of this game that can be read here.
pub fn read<S: DeserializeOwned>(
    game: &str,
    pages: &[GamePage],
    record: &str,
    header: Option<&str>,
) -> Result<Saved<S>, Unread> {
    let damaged = |_| Unread::Damaged;
    let probe: Probe = serde_json::from_str(record).map_err(damaged)?;
    let format = probe.format.unwrap_or(1);
    let of_log = || serde_json::from_str::<Probe>(header?).ok()?.game;
    let found = probe.game.or_else(of_log).ok_or(Unread::Damaged)?;
    if found != game {
        let is_known = pages.iter().any(|page| page.id == found);
        return Err(if is_known { Unread::OtherGame } else { Unread::UnknownGame });
    }
    if format > FORMAT {
        return Err(Unread::Newer);
    }
    let mut fields = serde_json::from_str(record).map_err(damaged)?;
    if format < 2 {
        add_game(&mut fields, found);
    }
    let text = serde_json::to_string(&fields).map_err(damaged)?;
    serde_json::from_str(&text).map_err(damaged)
}

/// From version 1 to version 2.
fn add_game(fields: &mut serde_json::Map<String, serde_json::Value>, game: String) {
    fields.insert("format".to_owned(), 2.into());
    fields.insert("game".to_owned(), game.into());
}

/// Whether a newer version of the page wrote this: then an older one must leave it alone.
pub fn is_newer(record: &str) -> bool {
    serde_json::from_str::<Probe>(record).is_ok_and(|probe| probe.format > Some(FORMAT))
}

/// The window that holds a game, whatever the version.
pub fn holder(record: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Held {
        holder: String,
    }
    serde_json::from_str::<Held>(record).ok().map(|held| held.holder)
}

#[cfg(test)]
mod tests {
    use kernel::Game;
    use shelter::{Shelter, options::Setup};

    use super::*;

    const V1: &str = include_str!("samples/shelter/saved-v1.json");
    const V2: &str = include_str!("samples/shelter/saved-v2.json");
    const HEADER: &str = include_str!("samples/shelter/header-v2.json");

    fn of_shelter(record: &str, header: Option<&str>) -> Result<Saved<Setup>, Unread> {
        let page = r#"{"id":"chess","page":"./chess/","titles":[]}"#;
        read(Shelter::ID, &[serde_json::from_str(page).unwrap()], record, header)
    }

    #[test]
    fn every_version_is_read_as_the_newest() {
        let newest = of_shelter(V2, None).unwrap();
        assert_eq!(of_shelter(V1, Some(HEADER)), Ok(newest.clone()));
        assert_eq!((newest.format, newest.game.as_str()), (FORMAT, Shelter::ID));
        assert_eq!(serde_json::to_string(&newest).unwrap(), V2.trim_end());
        assert_eq!((newest.seats.len(), newest.round, newest.entries), (2, 3, 41));
    }

    #[test]
    fn what_cannot_be_read_is_told_apart() {
        assert_eq!(of_shelter(V1, None), Err(Unread::Damaged), "nothing says of which game it is");
        assert_eq!(of_shelter(&V1[..V1.len() / 2], Some(HEADER)), Err(Unread::Damaged));
        assert_eq!(of_shelter(&V2.replacen("\"seats\"", "\"chairs\"", 1), None), Err(Unread::Damaged));
        assert_eq!(of_shelter(&V2.replacen("\"format\":2", "\"format\":3", 1), None), Err(Unread::Newer));
        let foreign = V2.replacen("\"game\":\"shelter\"", "\"game\":\"chess\"", 1);
        assert_eq!(of_shelter(&foreign, None), Err(Unread::OtherGame));
        let unknown = V2.replacen("\"game\":\"shelter\"", "\"game\":\"go\"", 1);
        assert_eq!(of_shelter(&unknown, None), Err(Unread::UnknownGame), "no other page has it on its list");
        let foreign = HEADER.replacen("\"game\":\"shelter\"", "\"game\":\"chess\"", 1);
        assert_eq!(of_shelter(V1, Some(&foreign)), Err(Unread::OtherGame));
    }

    #[test]
    fn an_older_page_leaves_a_newer_game_alone() {
        assert!(!is_newer(V1) && !is_newer(V2));
        assert!(is_newer(&V2.replacen("\"format\":2", "\"format\":3", 1)));
        assert!(!is_newer("nonsense"));
        assert_eq!(holder(V1), holder(V2));
        assert_eq!(holder(V2).as_deref(), Some("89abcdef01234567"));
    }
}
