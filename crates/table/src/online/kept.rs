//! The rooms this browser knows the way to, with the links to them. A token is in no other place but the address of its
//! own screen. Every version that was ever written can be read; version 1 had no field for its version.
//!
//! An invitation opens a seat once: this browser makes a key of its own for it, which it keeps before it says it to the
//! server, so that a connection that breaks in between costs nobody their seat.

use leptos::prelude::*;
use protocol::Made;
use serde::{Deserialize, Serialize};

use crate::{
    clock,
    route::Route,
    store::{Unread, ask_to_persist},
};

/// The newest version, in which rooms are written.
const FORMAT: u32 = 2;

/// What the keys of all rooms begin with.
const PREFIX: &str = "bottlecap-room-";

/// What the key of something that cannot be read ends with, once the room has been kept anew.
const ASIDE: &str = "-unread";

/// What the names begin with under which keys are kept that no server has welcomed yet.
const PENDING: &str = "bottlecap-key-";

/// What a hello says of who is there.
#[derive(Clone, PartialEq, Eq)]
pub struct WayIn {
    /// The token of the hello.
    pub token: String,
    /// The key that opens the seat from now on, where the token is an invitation.
    pub key: Option<String>,
}

impl WayIn {
    /// The way into a room through a link.
    pub fn through(room: &str, token: &str) -> WayIn {
        let known = kept_room(room).and_then(|kept| kept.way_in(token));
        match known {
            // A key that was made and not welcomed yet may be the one by now.
            Some(way) => WayIn { key: pending_key(&way.token), ..way },
            None => WayIn { token: token.to_owned(), key: pending_key(token).or_else(|| Some(fresh_key(token))) },
        }
    }

    /// Makes another key for the seat that this one opens.
    pub fn with_new_key(&self) -> WayIn {
        WayIn { token: self.token.clone(), key: Some(fresh_key(&self.token)) }
    }
}

/// The key that is to take the place of a token, if it was made before and not welcomed yet.
fn pending_key(token: &str) -> Option<String> {
    storage()?.get_item(&format!("{PENDING}{token}")).ok().flatten()
}

/// Makes a key that is to take the place of a token, and keeps it.
fn fresh_key(token: &str) -> String {
    let bytes = clock::random_bytes();
    let key: String = bytes.iter().take(protocol::KEY_DIGITS / 2).map(|byte| format!("{byte:02x}")).collect();
    if let Some(storage) = storage() {
        // A browser that keeps nothing has it in the address.
        let _ = storage.set_item(&format!("{PENDING}{token}"), &key);
    }
    key
}

/// The server has answered: a key that belongs to this token is kept with its room, or is of no use.
pub fn settle(token: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PENDING}{token}"));
    }
}

/// A room this browser knows the way to.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptRoom {
    /// The version of this format.
    #[serde(default)]
    pub format: u32,
    /// The room.
    pub room: String,
    /// The own token: the key of the own seat, or what this browser has in its place.
    pub token: String,
    /// The keys of the seats that were claimed here, each with the invitation that led to it.
    #[serde(default)]
    pub claims: Vec<Claim>,
    /// The invitation to each seat that a person plays; empty for a guest.
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

/// A seat that was claimed in this browser.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// What opened it before.
    pub invitation: String,
    /// What opens it now.
    pub key: String,
}

impl KeptRoom {
    /// A room that was just made, with the seat its maker takes; none if they only watch.
    pub fn made(made: Made, own: Option<usize>, colors: Vec<String>, names: Vec<String>, game: &str) -> KeptRoom {
        let token = own.and_then(|own| made.seats.get(own).cloned().flatten()).unwrap_or_else(|| made.watch.clone());
        let Made { room, seats, watch } = made;
        let (watch, game) = (Some(watch), Some(game.to_owned()));
        let (claims, touched) = (Vec::new(), clock::now());
        KeptRoom { format: FORMAT, room, token, claims, seats, watch, colors, names, touched, saved: None, game }
    }

    /// A room to which somebody has the link.
    pub fn guest(room: String, token: String, game: &str) -> KeptRoom {
        KeptRoom {
            format: FORMAT,
            room,
            token,
            claims: Vec::new(),
            seats: Vec::new(),
            watch: None,
            colors: Vec::new(),
            names: Vec::new(),
            touched: 0.0,
            saved: None,
            game: Some(game.to_owned()),
        }
    }

    /// The way in through a link, where this browser has been in before.
    fn way_in(&self, token: &str) -> Option<WayIn> {
        let claimed = self.claims.iter().find(|claim| claim.invitation == token || claim.key == token);
        let watches = || self.watch.clone().filter(|watch| watch == token);
        claimed.map(|claim| claim.key.clone()).or_else(watches).map(|token| WayIn { token, key: None })
    }

    /// Takes down that a key has taken the place of a token.
    pub fn claim(&mut self, token: &str, key: &str) {
        let is_own = |claim: &Claim| claim.key == self.token && claim.invitation == token;
        // The maker of a room may look at it through the link of a guest and stays its maker.
        if self.seats.is_empty() || self.token == token || self.claims.iter().any(is_own) {
            key.clone_into(&mut self.token);
        }
        for claim in self.claims.iter_mut().filter(|claim| claim.key == token) {
            key.clone_into(&mut claim.key);
        }
        self.claims.retain(|claim| claim.invitation != token);
        self.claims.push(Claim { invitation: token.to_owned(), key: key.to_owned() });
    }

    /// The link to the own place at the table.
    pub fn route(&self) -> Route {
        Route::Room(self.room.clone(), self.token.clone())
    }

    /// The invitation to a seat of somebody else; none for a bot's seat, a seat that is claimed or where it is not known.
    pub fn invitation(&self, seat: usize) -> Option<Route> {
        let token = self.seats.get(seat)?.clone().filter(|token| *token != self.token)?;
        let is_claimed = self.claims.iter().any(|claim| claim.invitation == token);
        (!is_claimed).then(|| Route::Room(self.room.clone(), token))
    }

    /// Whether the own link opens a seat that was claimed here.
    pub fn has_seat(&self) -> bool {
        self.claims.iter().any(|claim| claim.key == self.token)
    }

    /// The link for those who watch.
    pub fn watching(&self) -> Option<Route> {
        Some(Route::Room(self.room.clone(), self.watch.clone()?))
    }

    /// Puts it down. A browser that keeps nothing still plays. What cannot be read may hold the only key to a seat, so it
    /// is not written over: of a newer version of the page it stays where it is, anything else is put aside.
    pub fn keep(&self) {
        let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(self)) else { return };
        let key = key(&self.room);
        if let Some(before) = storage.get_item(&key).ok().flatten() {
            match read(&before) {
                Ok(_) => {}
                Err(Unread::Newer) => return,
                Err(Unread::Damaged | Unread::OtherGame | Unread::UnknownGame) => {
                    let _ = storage.set_item(&format!("{key}{ASIDE}"), &before);
                }
            }
        }
        let _ = storage.set_item(&key, &text);
        ask_to_persist();
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
    read(&storage()?.get_item(&key(room)).ok()??).ok()
}

/// What is kept of a room and cannot be read here.
#[derive(Clone, PartialEq, Eq)]
pub struct UnreadRoom {
    /// Where the browser has it.
    key: String,
    /// As it lies there.
    pub text: String,
    /// Why it cannot be read.
    pub why: Unread,
}

impl UnreadRoom {
    /// Throws it away. The room itself stays where it is.
    pub fn forget(&self) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&self.key);
        }
    }
}

/// Whether two links lead to the same place of a room, as far as this browser knows.
pub fn is_same_place(room: &str, one: &str, other: &str) -> bool {
    let Some(kept) = kept_room(room) else { return false };
    let [one, other] = [one, other].map(|token| kept.way_in(token).map(|way| way.token));
    one.is_some() && one == other
}

/// All rooms this browser knows, the one that was last visited first, and what cannot be read.
pub fn kept_rooms() -> (Vec<KeptRoom>, Vec<UnreadRoom>) {
    let (mut rooms, mut unread) = (Vec::new(), Vec::new());
    let Some(storage) = storage() else { return (rooms, unread) };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    for key in keys.filter(|key| key.starts_with(PREFIX)) {
        let Some(text) = storage.get_item(&key).ok().flatten() else { continue };
        match read(&text) {
            Ok(room) => rooms.push(room),
            Err(why) => unread.push(UnreadRoom { key, text, why }),
        }
    }
    kernel::order::sort_by(&mut rooms, |one, other| other.touched.total_cmp(&one.touched));
    (rooms, unread)
}

/// Reads a room. The first version is the second without its number.
fn read(text: &str) -> Result<KeptRoom, Unread> {
    #[derive(Deserialize)]
    struct Probe {
        #[serde(default)]
        format: u32,
    }
    let probe: Probe = serde_json::from_str(text).map_err(|_| Unread::Damaged)?;
    if probe.format > FORMAT {
        return Err(Unread::Newer);
    }
    let room: KeptRoom = serde_json::from_str(text).map_err(|_| Unread::Damaged)?;
    Ok(KeptRoom { format: FORMAT, ..room })
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
            seats: vec![Some("mine".to_owned()), None, Some("hers".to_owned())],
            watch: Some("eyes".to_owned()),
            touched: 1.0,
            game: None,
            ..KeptRoom::guest("r".to_owned(), token.to_owned(), "toy")
        }
    }

    #[test]
    fn others_are_invited_and_bots_are_not() {
        let links = [0, 1, 2, 3].map(|seat| room("mine").invitation(seat).map(|route| route.link()));
        assert_eq!(links, [None, None, Some("#/room/r/hers".to_owned()), None]);
        assert_eq!(room("eyes").invitation(0).map(|route| route.link()).as_deref(), Some("#/room/r/mine"));
    }

    #[test]
    fn a_claimed_seat_is_opened_by_its_key() {
        let mut kept = room("mine");
        assert!(kept.way_in("mine").is_none() && !kept.has_seat(), "it is an invitation still");
        kept.claim("mine", "key");
        assert!(kept.has_seat() && kept.token == "key" && kept.invitation(0).is_none());
        let token = |kept: &KeptRoom, link: &str| kept.way_in(link).map(|way| way.token);
        assert_eq!(
            ["mine", "key", "eyes", "hers"].map(|link| token(&kept, link).unwrap_or_default()),
            ["key", "key", "eyes", ""]
        );
        // A key is changed for another, from the old link or from the new one.
        kept.claim("mine", "second");
        assert!(kept.token == "second" && token(&kept, "mine").as_deref() == Some("second"));
        kept.claim("second", "third");
        assert!(kept.token == "third" && token(&kept, "mine").as_deref() == Some("third"));
        // The link of a friend, tried by the maker, does not take the own place away.
        kept.claim("hers", "taken");
        assert!(kept.token == "third" && kept.invitation(2).is_none());
    }

    #[test]
    fn a_room_is_read_as_it_was_written() {
        let text = serde_json::to_string(&room("mine")).unwrap();
        assert!(read(&text) == Ok(room("mine")));
    }

    const V1: &str = include_str!("samples/shelter/room-v1.json");
    const V2: &str = include_str!("samples/shelter/room-v2.json");

    #[test]
    fn every_version_is_read_as_the_newest() {
        for text in [V1, V2] {
            let Ok(room) = read(text) else { panic!("it was written by us") };
            assert_eq!(serde_json::to_string(&room).unwrap(), V2.trim_end());
        }
        // Before there were keys and other games, a room was less.
        let bare = r#"{"room":"r","token":"t","colors":[],"names":[],"touched":1.0}"#;
        assert!(read(bare).is_ok_and(|room| room.format == FORMAT && room.game.is_none()));
    }

    #[test]
    fn what_cannot_be_read_is_told_apart() {
        let why = |text: &str| read(text).err();
        assert_eq!(why(&V2.replacen("\"format\":2", "\"format\":3", 1)), Some(Unread::Newer));
        assert_eq!(why("{\"format\":3}"), Some(Unread::Newer));
        assert_eq!(why(&V2.replacen("\"token\"", "\"coin\"", 1)), Some(Unread::Damaged));
        assert_eq!(why(&V2[..40]), Some(Unread::Damaged));
        assert_eq!(why("{}"), Some(Unread::Damaged));
    }
}
