//! The games that have a page. One more is one more line.

/// A game with a page of its own.
pub(crate) struct Game {
    /// Its name in folders and in the names of files.
    pub(crate) id: &'static str,
    /// The program of its page, a binary of the table.
    pub(crate) program: &'static str,
    /// The most that a first load may cost, in bytes over the wire.
    pub(crate) limit: usize,
    /// Its rulebook and examples.
    pub(crate) library: fn() -> anyhow::Result<Vec<u8>>,
}

/// All of them. The first is what the page opens with.
pub(crate) const GAMES: [Game; 2] = [
    Game {
        id: "shelter",
        program: "shelter-page",
        limit: 850_000,
        library: || Ok(serde_json::to_vec(&shelf::shelter_library()?)?),
    },
    Game {
        id: "wasteland",
        program: "wasteland-page",
        limit: 1_200_000,
        library: || Ok(serde_json::to_vec(&shelf::wasteland_library()?)?),
    },
];

impl Game {
    /// The folder of its cards.
    pub(crate) fn core(&self) -> String {
        format!("{}-core", self.id)
    }

    /// The path of its page.
    pub(crate) fn page(&self) -> String {
        match GAMES.first() {
            Some(first) if first.id == self.id => "index.html".to_owned(),
            _ => format!("{}.html", self.id),
        }
    }

    /// Its address, from the page of any game.
    pub(crate) fn address(&self) -> String {
        let page = self.page();
        if page == "index.html" { "./".to_owned() } else { page }
    }

    /// Whether a file of the built page is of another game, and so costs this one nothing.
    pub(crate) fn is_without(&self, path: &str) -> bool {
        let others = GAMES.iter().filter(|other| other.id != self.id);
        others.into_iter().any(|other| path == other.page() || path.contains(&format!("/{}-", other.id)))
    }
}
