//! What every screen needs: the game with its content, its texts and its rulebook, each read once.

use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use kernel::Seat;
use pack::{Lang, Source, TextSource};
use shelter::{Shelter, content::Content, options::Setup};
use text::shelter::Names;

use crate::{room::Sitting, words};

/// The game with its content and texts.
pub struct Kit {
    /// The game.
    pub game: Arc<Shelter>,
    texts: Vec<TextSource>,
}

static KIT: LazyLock<Kit> = LazyLock::new(|| {
    let game = shelf::shelter().expect("a test on the shelf rules out a bad pack");
    Kit { game: Arc::new(game), texts: shelf::shelter_texts() }
});

/// The kit of this page.
pub fn kit() -> &'static Kit {
    &KIT
}

/// The rulebook; empty before the library is here.
pub use crate::library::rulebook;

impl Kit {
    /// The names of cards and players for a game.
    pub fn names(&self, setup: &Setup, seats: &[Sitting]) -> Names {
        let mut names = Names::new(self.game.content(), &self.texts, setup);
        rename(&mut names, seats);
        names
    }

    /// The names for a game that brings its own cards, as examples do. Cards that the pack knows keep their names, the
    /// others are called by their ids.
    pub fn names_of(&self, game: &Shelter, setup: &Setup, seats: &[Sitting]) -> Names {
        let by_id = cards_by_id(game.content());
        let mut names = Names::new(game.content(), self.texts.iter().chain(&by_id), setup);
        rename(&mut names, seats);
        names
    }
}

/// Texts for cards that the packs do not know.
fn cards_by_id(content: &Content) -> [TextSource; 2] {
    let rooms = content.rooms.iter().map(|room| ("room", &room.id));
    let items = content.items.iter().map(|item| ("item", &item.id));
    let threats = content.threats.iter().map(|threat| ("threat", &threat.id));
    let cards: BTreeSet<(&str, &String)> = rooms.chain(items).chain(threats).collect();
    Lang::ALL.map(|lang| {
        let line = |(kind, id): &(&str, &String)| format!("{kind}-{id} = {}\n", name_of_id(lang, kind, id));
        let source = Source::new(format!("text/{lang}/ids.ftl"), &cards.iter().map(line).collect::<String>());
        TextSource { lang, source }
    })
}

/// An id as a name: `building-site` is a building site, and the blank cards of examples are numbered.
fn name_of_id(lang: Lang, kind: &str, id: &str) -> String {
    if let Some(number) = id.strip_prefix("blank-").and_then(|rest| rest.strip_prefix(kind)?.strip_prefix('-')) {
        return words::say_in(lang, &format!("try-blank-{kind}"), &[("n", number.into())]);
    }
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn rename(names: &mut Names, seats: &[Sitting]) {
    for (at, sitting) in (0u8..).zip(seats) {
        names.rename(Seat::new(at), &sitting.name);
    }
}

#[cfg(test)]
mod tests {
    use text::shelter::Voice;

    use super::*;

    #[test]
    fn cards_of_examples_have_readable_names() {
        let names = |lang, kind, id| name_of_id(lang, kind, id);
        assert_eq!(names(Lang::En, "room", "building-site"), "Building site");
        assert_eq!(names(Lang::Ru, "item", "blank-item-3"), "Пустой предмет 3");
        let mut content = kit().game.content().clone();
        let first = content.items.first_mut().unwrap();
        first.id = "fire-axe".to_owned();
        let game = Shelter::new(content);
        let names = kit().names_of(&game, &Setup::for_players(2), &[]);
        assert_eq!(Voice::new(Lang::Ru, &names).item(0), "Fire axe");
        let start = game.content().rooms.iter().position(|room| room.id == "diner").unwrap() as u8;
        assert_eq!(Voice::new(Lang::Ru, &names).room(start), "Столовая");
    }
}
