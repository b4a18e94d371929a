//! What every screen needs: the game with its content and its texts, read once.

use std::{
    collections::BTreeSet,
    sync::{Arc, OnceLock},
};

use pack::{Lang, Source, TextSource};

use crate::{
    game::{TableGame, renamed},
    room::Sitting,
};

/// The game with its content and texts.
pub struct Kit<G: TableGame> {
    /// The game.
    pub game: Arc<G>,
    texts: Vec<TextSource>,
    usual: OnceLock<G::Names>,
}

impl<G: TableGame> Kit<G> {
    /// A game with the texts of its packs.
    pub fn new(game: G, texts: Vec<TextSource>) -> Kit<G> {
        Kit { game: Arc::new(game), texts, usual: OnceLock::new() }
    }

    /// The names before there is a game: players are called by their seats.
    pub fn usual_names(&self) -> &G::Names {
        self.usual.get_or_init(|| self.names(&G::usual_setup(G::PLAYERS.1), &[]))
    }

    /// The names of cards and players for a game.
    pub fn names(&self, setup: &G::Setup, seats: &[Sitting]) -> G::Names {
        renamed::<G>(self.game.names(&mut self.texts.iter(), setup), seats)
    }

    /// The names for a game that brings its own cards, as examples do. Cards that the pack knows keep their names, the
    /// others are called by their ids.
    pub fn names_of(&self, game: &G, setup: &G::Setup, seats: &[Sitting]) -> G::Names {
        let by_id = cards_by_id(game);
        renamed::<G>(game.names(&mut self.texts.iter().chain(&by_id), setup), seats)
    }
}

/// Texts for cards that the packs do not know.
fn cards_by_id<G: TableGame>(game: &G) -> [TextSource; 2] {
    let mut cards = BTreeSet::new();
    cards.extend(game.card_ids());
    Lang::ALL.map(|lang| {
        let line = |(kind, id): &(&str, &str)| format!("{kind}-{id} = {}\n", name_of_id::<G>(lang, id));
        let source = Source::new(format!("text/{lang}/ids.ftl"), &cards.iter().map(line).collect::<String>());
        TextSource { lang, source }
    })
}

/// An id as a name: `building-site` is a building site, and what every example may use without saying what it is has a
/// name of its own, with its number: `blank-room-2`.
fn name_of_id<G: TableGame>(lang: Lang, id: &str) -> String {
    let stem = id.trim_end_matches(|digit: char| digit.is_ascii_digit());
    let (texts, spoken) = G::later_messages().texts(lang);
    for (stem, number) in [(stem, &id[stem.len()..]), (id, "")] {
        let key = format!("try-id-{}", stem.trim_end_matches('-'));
        if texts.has(spoken, &key) {
            return texts.get(spoken, &key, &[("n", number.into())]).trim_end().to_owned();
        }
    }
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use shelter::{Shelter, options::Setup};
    use text::shelter::Voice;
    use wasteland::Wasteland;

    use super::*;

    #[test]
    fn cards_of_examples_have_readable_names() {
        assert_eq!(name_of_id::<Shelter>(Lang::En, "building-site"), "Building site");
        assert_eq!(name_of_id::<Shelter>(Lang::Ru, "blank-item-3"), "Пустой предмет 3");
        assert_eq!(name_of_id::<Wasteland>(Lang::Ru, "blank-quest"), "Пустое задание");
        assert_eq!(name_of_id::<Wasteland>(Lang::En, "library-vault-84"), "Vault 84 encounter of the library");
        let mut content = Shelter::kit().game.content().clone();
        let first = content.items.first_mut().unwrap();
        first.id = "fire-axe".to_owned();
        let game = Shelter::new(content);
        let names = Shelter::kit().names_of(&game, &Setup::for_players(2), &[]);
        assert_eq!(Voice::new(Lang::Ru, &names).item(0), "Fire axe");
        let start = game.content().rooms.iter().position(|room| room.id == "diner").unwrap() as u8;
        assert_eq!(Voice::new(Lang::Ru, &names).room(start), "Столовая");
    }
}
