//! What things and players are called.

use kernel::Seat;
use pack::{Lang, Mistakes, TextSource, Texts};
use shelter::{content::Content, options::Setup};

use super::messages::MESSAGES;
use crate::shared::seat_number;

/// The content of a game with its texts, and the players at the table.
#[derive(Debug)]
pub struct Names {
    content: Content,
    texts: Texts,
    players: Vec<Player>,
}

/// A player: a color, and the name of a person if one was given.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Player {
    color: String,
    given: Option<String>,
}

impl Names {
    /// Names for a game with this content and set-up. The texts are those of the packs from which the content was read;
    /// what is wrong with them was reported then.
    #[must_use]
    pub fn new<'t>(content: &Content, said: impl IntoIterator<Item = &'t TextSource>, setup: &Setup) -> Names {
        let mut texts = Texts::new();
        for text in said {
            texts.add_pack_text(&text.source.name, text, &mut Mistakes::new());
        }
        let players = setup.colors.iter().map(|color| Player { color: color.clone(), given: None }).collect();
        Names { content: content.clone(), texts, players }
    }

    /// Gives a player a name of their own instead of the color's. An empty name takes it away again.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.given = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        }
    }

    /// The content.
    #[must_use]
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The name of a card; its id where no pack has a text for it.
    pub(super) fn card(&self, lang: Lang, kind: &str, id: Option<&str>) -> String {
        let id = id.unwrap_or("?");
        self.texts.find(lang, &format!("{kind}-{id}"), &[]).unwrap_or_else(|| id.to_owned())
    }

    /// The second text of a card, if it has one.
    pub(super) fn flavor(&self, lang: Lang, kind: &str, id: &str) -> Option<String> {
        let text = self.texts.attribute(lang, &format!("{kind}-{id}"), "flavor", &[])?;
        Some(text.replace('\n', " "))
    }

    /// The id of a player's color.
    pub(super) fn color(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| player.color.as_str())
    }

    pub(super) fn seat(&self, lang: Lang, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(Player { given: Some(name), .. }) => name.clone(),
            Some(Player { color, .. }) => MESSAGES.say(lang, "seat-color", &[("color", color.as_str().into())]),
            None => MESSAGES.say(lang, "seat-nobody", &[("n", seat_number(seat).into())]),
        }
    }

    /// The possessive of a player's name: `Red’s`, `игрока Anna`.
    pub(super) fn of_seat(&self, lang: Lang, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(Player { given: Some(name), .. }) => {
                MESSAGES.say(lang, "seat-name-of", &[("name", name.as_str().into())])
            }
            Some(Player { color, .. }) => MESSAGES.say(lang, "seat-color-of", &[("color", color.as_str().into())]),
            None => MESSAGES.say(lang, "seat-nobody", &[("n", seat_number(seat).into())]),
        }
    }

    /// The shortest beginning of a player's name that no other player's name shares; the number of the seat where
    /// there is none.
    pub(super) fn mark(&self, lang: Lang, seat: Seat) -> String {
        let names: Vec<String> =
            (0u8..).zip(&self.players).map(|(at, _)| self.seat(lang, Seat::new(at)).to_uppercase()).collect();
        let number = seat_number(seat).to_string();
        let Some(name) = names.get(seat.index()) else { return number };
        let is_unique = |mark: &str| names.iter().filter(|other| other.starts_with(mark)).count() == 1;
        let marks = name.char_indices().map(|(at, letter)| &name[..at + letter.len_utf8()]).take(3);
        marks.into_iter().find(|mark| is_unique(mark)).map_or(number, str::to_owned)
    }
}
