//! Which lessons are done, as the browser remembers it, and whether anything is.

use crate::{game::TableGame, settings::storage};

fn key<G: TableGame>() -> String {
    format!("bottlecap-lessons-{}", G::ID)
}

/// Stands among the lessons that are done once a game was begun.
const PLAYED: &str = "*";

/// Remembers that somebody plays here.
pub fn play_here<G: TableGame>() {
    finish::<G>(PLAYED);
}

/// The names of the lessons that are done; none, and nothing else, for whoever is new here.
pub fn done<G: TableGame>() -> Vec<String> {
    let kept = storage().and_then(|storage| storage.get_item(&key::<G>()).ok().flatten()).unwrap_or_default();
    kept.split_whitespace().map(str::to_owned).collect()
}

/// Remembers that a lesson is done.
pub fn finish<G: TableGame>(name: &str) {
    let mut done = done::<G>();
    if !done.iter().any(|other| other == name) {
        done.push(name.to_owned());
    }
    if let Some(storage) = storage() {
        // A browser that keeps nothing still teaches.
        let _ = storage.set_item(&key::<G>(), &done.join(" "));
    }
}
