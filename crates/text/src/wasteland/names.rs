//! What the things of the packs and the players are called.

use kernel::Seat;
use pack::{Lang, Mistakes, TextSource, Texts};
use wasteland::{
    content::Content,
    reading::paraphrase::{self, Paraphrase},
};

/// The content of a game with its texts, and the players at the table.
#[derive(Debug)]
pub struct Names {
    content: Content,
    texts: Texts,
    players: Vec<Option<String>>,
}

impl Names {
    /// Names for a game with this content. The texts are those of the packs from which the content was read; what is
    /// wrong with them was reported then.
    #[must_use]
    pub fn new<'t>(content: &Content, said: impl IntoIterator<Item = &'t TextSource>) -> Names {
        let mut texts = Texts::new();
        for text in said {
            texts.add_pack_text(&text.source.name, text, &mut Mistakes::new());
        }
        texts.add_files(paraphrase::TEXTS, &mut Mistakes::new());
        Names { content: content.clone(), texts, players: Vec::new() }
    }

    /// Adds texts of the packs that came later.
    pub fn add<'t>(&mut self, said: impl IntoIterator<Item = &'t TextSource>) {
        for text in said {
            self.texts.add_pack_text(&text.source.name, text, &mut Mistakes::new());
        }
    }

    /// Gives a player a name of their own instead of the seat's number. An empty name takes it away again.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if self.players.len() <= seat.index() {
            self.players.resize(seat.index() + 1, None);
        }
        self.players[seat.index()] = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
    }

    /// The content.
    #[must_use]
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// What cards do, in sentences.
    pub(super) const fn paraphrase(&self, lang: Lang) -> Paraphrase<'_> {
        Paraphrase::new(&self.texts, &self.content, lang)
    }

    /// The name a player was given.
    pub(super) fn given(&self, seat: Seat) -> Option<&str> {
        self.players.get(seat.index())?.as_deref()
    }

    /// The name of a thing; its id where no pack has a text for it.
    pub(super) fn thing(&self, lang: Lang, kind: &str, id: Option<&str>) -> String {
        let id = id.unwrap_or("?");
        self.texts.find(lang, &format!("{kind}-{id}"), &[]).unwrap_or_else(|| id.to_owned())
    }

    /// What a pack says under this key, if it does.
    pub(super) fn saying(&self, lang: Lang, key: &str) -> Option<String> {
        self.texts.find(lang, key, &[])
    }

    /// A further text of a thing, if a pack has one.
    pub(super) fn part(&self, lang: Lang, kind: &str, id: &str, part: &str) -> Option<String> {
        let text = self.texts.attribute(lang, &format!("{kind}-{id}"), part, &[])?;
        Some(text.replace('\n', " "))
    }
}
