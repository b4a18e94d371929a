//! The rooms this browser knows the way to, with the links to them. A token is in no other place but the address of its
//! own screen.

use leptos::prelude::*;
use protocol::Made;
use serde::{Deserialize, Serialize};

use crate::{clock, route::Route};

/// What the keys of all rooms begin with.
const PREFIX: &str = "bottlecap-room-";

/// A room this browser knows the way to.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptRoom {
    /// The room.
    pub room: String,
    /// The own token.
    pub token: String,
    /// The token of each seat that a person plays; empty for a guest.
    #[serde(default)]
    pub seats: Vec<Option<String>>,
    /// The token for watching, if it is known.
    #[serde(default)]
    pub watch: Option<String>,
    /// The colors of the seats.
    pub colors: Vec<String>,
    /// The names of the seats, as they were last.
    pub names: Vec<String>,
    /// When somebody was last there, in milliseconds.
    pub touched: f64,
    /// The game that came of it, kept in this browser.
    #[serde(default)]
    pub saved: Option<String>,
    /// The name of its game; none where it was kept before there was more than one.
    #[serde(default)]
    pub game: Option<String>,
}

impl KeptRoom {
    /// A room that was just made, with the seat its maker takes; none if they only watch.
    pub fn made(made: Made, own: Option<usize>, colors: Vec<String>, names: Vec<String>, game: &str) -> KeptRoom {
        let token = own.and_then(|own| made.seats.get(own).cloned().flatten()).unwrap_or_else(|| made.watch.clone());
        let Made { room, seats, watch } = made;
        let (watch, game) = (Some(watch), Some(game.to_owned()));
        KeptRoom { room, token, seats, watch, colors, names, touched: clock::now(), saved: None, game }
    }

    /// The link to the own place at the table.
    pub fn route(&self) -> Route {
        Route::Room(self.room.clone(), self.token.clone())
    }

    /// The invitation for a seat of somebody else; none for a bot's seat or where it is not known.
    pub fn invitation(&self, seat: usize) -> Option<Route> {
        let token = self.seats.get(seat)?.clone().filter(|token| *token != self.token)?;
        Some(Route::Room(self.room.clone(), token))
    }

    /// The link for those who watch.
    pub fn watching(&self) -> Option<Route> {
        Some(Route::Room(self.room.clone(), self.watch.clone()?))
    }

    /// Puts it down. A browser that keeps nothing still plays.
    pub fn keep(&self) {
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(&key(&self.room), &text);
        }
    }

    /// Forgets it. The room itself stays where it is.
    pub fn forget(&self) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&key(&self.room));
        }
    }
}

/// The room with this name, if this browser knows it.
pub fn kept_room(room: &str) -> Option<KeptRoom> {
    read(&storage()?.get_item(&key(room)).ok()??)
}

/// All rooms this browser knows, the one that was last visited first.
pub fn kept_rooms() -> Vec<KeptRoom> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let texts = keys.filter(|key| key.starts_with(PREFIX)).filter_map(|key| storage.get_item(&key).ok().flatten());
    let mut rooms: Vec<KeptRoom> = texts.filter_map(|text| read(&text)).collect();
    kernel::order::sort_by(&mut rooms, |one, other| other.touched.total_cmp(&one.touched));
    rooms
}

fn read(text: &str) -> Option<KeptRoom> {
    serde_json::from_str(text).ok()
}

fn key(room: &str) -> String {
    format!("{PREFIX}{room}")
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(token: &str) -> KeptRoom {
        KeptRoom {
            room: "r".to_owned(),
            token: token.to_owned(),
            seats: vec![Some("mine".to_owned()), None, Some("hers".to_owned())],
            watch: Some("eyes".to_owned()),
            colors: Vec::new(),
            names: Vec::new(),
            touched: 1.0,
            saved: None,
            game: None,
        }
    }

    #[test]
    fn others_are_invited_and_bots_are_not() {
        let links = [0, 1, 2, 3].map(|seat| room("mine").invitation(seat).map(|route| route.link()));
        assert_eq!(links, [None, None, Some("#/room/r/hers".to_owned()), None]);
        assert_eq!(room("eyes").invitation(0).map(|route| route.link()).as_deref(), Some("#/room/r/mine"));
    }

    #[test]
    fn a_room_is_read_as_it_was_written() {
        let text = serde_json::to_string(&room("mine")).unwrap();
        assert!(read(&text) == Some(room("mine")));
        assert!(read("{}").is_none());
    }
}
