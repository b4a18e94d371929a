//! Stored games that go on, wherever they come from: a file, or this browser.

use kernel::{Divergence, Diverging, Log, LogError, ReplayError, Resumed, Resuming};

use crate::{
    clock,
    game::{self, TableGame},
    words::{fill, say},
};

/// Entries that are played again before the page gets a breath.
const SLICE: usize = 40;

/// Why no game can be made of what was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It is something else.
    NoGame,
    /// It is from a newer version of the page.
    Newer,
    /// It belongs to another game.
    OtherGame(String),
    /// The secret is not in it, so chance cannot be repeated.
    NoSecret,
    /// The secret is not the promised one.
    BrokenPromise,
    /// Not even its beginning is possible with our rules.
    NoBeginning,
}

impl Refused {
    /// The name in texts.
    pub const fn name(&self) -> &'static str {
        match self {
            Refused::NoGame => "import-no-game",
            Refused::Newer => "import-newer",
            Refused::OtherGame(_) => "import-other-game",
            Refused::NoSecret => "import-no-secret",
            Refused::BrokenPromise => "import-broken-promise",
            Refused::NoBeginning => "import-no-beginning",
        }
    }
}

impl Refused {
    /// What is said about it at a table of this game.
    pub fn say<G: TableGame>(&self) -> String {
        let game = if let Refused::OtherGame(game) = self { game.as_str() } else { "" };
        let name = game::say::<G>("game-name");
        fill(self.name(), &[("game", game.into()), ("name", name.as_str().into())])
    }
}

impl From<LogError> for Refused {
    fn from(error: LogError) -> Refused {
        match error {
            LogError::UnknownFormat { .. } => Refused::Newer,
            LogError::OtherRules { found, ours } if found > ours => Refused::Newer,
            LogError::OtherGame { found, .. } => Refused::OtherGame(found),
            _ => Refused::NoGame,
        }
    }
}

impl From<ReplayError> for Refused {
    fn from(error: ReplayError) -> Refused {
        match error {
            ReplayError::Log(error) => error.into(),
            ReplayError::NoSecret => Refused::NoSecret,
            ReplayError::BrokenPromise(_) => Refused::BrokenPromise,
            ReplayError::NoBeginning(_) | ReplayError::Diverged(_) => Refused::NoBeginning,
        }
    }
}

/// Plays a stored game again with the rules and cards of this page, and tells how it goes on.
///
/// # Errors
/// Why it can at best be watched.
pub async fn resume<G: TableGame>(log: Log<G>) -> Result<Resumed<G>, Refused> {
    let mut resuming = Resuming::new(G::kit().game.clone(), log)?;
    while resuming.step(SLICE) {
        clock::pause(0).await;
    }
    resuming.finish().map_err(|_| Refused::NoBeginning)
}

/// The key of the words for what differs.
pub const fn differing(what: Diverging) -> &'static str {
    match what {
        Diverging::Kind => "dice-differs-answer",
        Diverging::Outcomes => "dice-differs-chance",
        Diverging::Events => "dice-differs-events",
        Diverging::Revealed => "dice-differs-revealed",
        Diverging::Hash => "dice-differs-hash",
        Diverging::Unread => "dice-differs-unread",
    }
}

/// Which step goes differently, and in what.
pub fn difference(divergence: &Divergence) -> String {
    let what = say(differing(divergence.what));
    let key = if divergence.what == Diverging::Unread { "open-unread" } else { "open-differs" };
    fill(key, &[("step", i64::from(divergence.entry).into()), ("what", what.as_str().into())])
}
