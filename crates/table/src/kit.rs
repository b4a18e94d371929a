//! What every screen needs: the game with its content, its texts and its rulebook, each read once.

use std::sync::{Arc, LazyLock, OnceLock};

use kernel::Seat;
use pack::PackFiles;
use rulebook::Rulebook;
use shelter::{Shelter, options::Setup};
use text::Names;

use crate::room::Sitting;

/// The game with its content and texts.
pub struct Kit {
    /// The game.
    pub game: Arc<Shelter>,
    packs: Vec<PackFiles>,
}

static KIT: LazyLock<Kit> = LazyLock::new(|| {
    let pack = shelf::shelter_core().expect("a test on the shelf rules out a bad pack");
    let game = shelf::shelter().expect("a test on the shelf rules out a bad pack");
    Kit { game: Arc::new(game), packs: vec![pack] }
});

/// The kit of this page.
pub fn kit() -> &'static Kit {
    &KIT
}

/// The rulebook, read when it is first opened.
pub fn rulebook() -> &'static Rulebook {
    static RULEBOOK: OnceLock<Rulebook> = OnceLock::new();
    RULEBOOK.get_or_init(|| shelf::shelter_rulebook().expect("a test on the shelf rules out a bad rulebook"))
}

impl Kit {
    /// The names of cards and players for a game.
    pub fn names(&self, setup: &Setup, seats: &[Sitting]) -> Names {
        let mut names = Names::new(self.game.content(), &self.packs, setup);
        rename(&mut names, seats);
        names
    }

    /// The names for a game that brings its own cards, as examples do.
    pub fn names_of(game: &Shelter, setup: &Setup, seats: &[Sitting]) -> Names {
        let mut names = Names::new(game.content(), &[], setup);
        rename(&mut names, seats);
        names
    }
}

fn rename(names: &mut Names, seats: &[Sitting]) {
    for (at, sitting) in (0u8..).zip(seats) {
        names.rename(Seat::new(at), &sitting.name);
    }
}
