//! From a saved game of this browser to something that can be watched.

use std::{cell::RefCell, rc::Rc, sync::Arc};

use derive_where::derive_where;
use kernel::{Log, LogError, ReplayError, Timeline};
use leptos::prelude::*;

use super::reel::Reel;
use crate::{
    clock,
    game::TableGame,
    resume::Refused,
    store::{Saved, Store, Trouble},
};

/// How long the page may be kept from drawing, in milliseconds.
const SLICE: f64 = 10.0;
/// Entries between two looks at the clock.
const ENTRIES: u32 = 4;

/// A timeline that the bar, the table and the one who replays it share.
pub type TimelineRef<G> = Rc<RefCell<Timeline<G>>>;

/// A saved game that is watched.
#[derive_where(Clone)]
pub struct Loaded<G: TableGame> {
    /// How it is kept.
    pub saved: Arc<Saved<G::Setup>>,
    /// Its steps.
    pub reel: Arc<Reel>,
    /// The game itself.
    pub picture: Picture<G>,
}

/// What can be seen of a saved game.
#[derive_where(Clone)]
pub enum Picture<G: TableGame> {
    /// Every position, as far as the rules of this page lead to it.
    Timeline(TimelineRef<G>, Rules),
    /// Only what the log tells, and why not more.
    Words(Rc<Log<G>>, NoTimeline),
}

/// Whether the rules and cards of a game are those of this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// They are: it can be checked, and played on.
    Same,
    /// The rules are of another version.
    OtherVersion {
        /// That of the game.
        game: u32,
        /// That of this page.
        page: u32,
    },
    /// The cards differ.
    OtherCards,
}

/// Why the positions of a game cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoTimeline {
    /// Its secret is not in it.
    NoSecret,
    /// Its secret is not the one that was promised.
    BrokenPromise,
    /// The rules of this page do not even lead to its beginning.
    NoBeginning,
}

/// Why there is nothing to watch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The browser does not give it.
    Store(Trouble),
    /// It is no log of this game.
    Unreadable(Refused),
    /// Nothing was played yet.
    Empty,
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::Store(trouble)
    }
}

/// How far something is that takes its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LoadProgress {
    /// Steps done.
    pub done: u32,
    /// Steps in all.
    pub total: u32,
}

impl LoadProgress {
    /// In percent.
    pub fn percent(self) -> u32 {
        if self.total == 0 { 0 } else { (u64::from(self.done) * 100 / u64::from(self.total)) as u32 }
    }
}

/// Loads a game and develops it as far as the step that is wanted.
pub async fn load<G: TableGame>(id: &str, step: u32, progress: RwSignal<LoadProgress>) -> Result<Loaded<G>, Failure> {
    let store = Store::open().await?;
    let (saved, text) = store.load(G::ID, id).await?;
    let log = Log::<G>::read_kept(&text).map_err(|error| Failure::Unreadable(error.into()))?;
    let reel = Arc::new(Reel::of::<G>(log.entries()));
    let picture = match prepare(log) {
        Picture::Timeline(timeline, rules) => {
            let to = step.saturating_add(1).min(reel.len());
            while develop(&timeline, to) {
                progress.try_set(LoadProgress { done: timeline.borrow().checked(), total: to });
                clock::pause(0).await;
            }
            let differs_at_once = timeline.borrow().divergence().is_some_and(|divergence| divergence.entry == 0);
            match differs_at_once {
                true => Picture::Words(Rc::new(timeline.borrow().log().clone()), NoTimeline::NoBeginning),
                false => Picture::Timeline(timeline, rules),
            }
        }
        words => words,
    };
    Ok(Loaded { saved: Arc::new(saved), reel, picture })
}

/// What can be seen of a log: nothing is replayed yet.
fn prepare<G: TableGame>(log: Log<G>) -> Picture<G> {
    let game = G::kit().game.clone();
    let rules = match log.fits(&game) {
        Ok(()) => Rules::Same,
        Err(LogError::OtherRules { found, ours }) => Rules::OtherVersion { game: found, page: ours },
        Err(_) => Rules::OtherCards,
    };
    if log.header.secret.is_none() {
        return Picture::Words(Rc::new(log), NoTimeline::NoSecret);
    }
    match Timeline::with_other_rules(game, log.clone()) {
        Ok(timeline) => Picture::Timeline(Rc::new(RefCell::new(timeline)), rules),
        Err(ReplayError::BrokenPromise(_)) => Picture::Words(Rc::new(log), NoTimeline::BrokenPromise),
        Err(_) => Picture::Words(Rc::new(log), NoTimeline::NoBeginning),
    }
}

/// Replays a timeline for a short while, at most so many entries in all. Tells whether there is more to do.
pub fn develop<G: TableGame>(timeline: &RefCell<Timeline<G>>, to: u32) -> bool {
    let mut timeline = timeline.borrow_mut();
    let begin = clock::moment();
    while timeline.checked() < to {
        let entries = ENTRIES.min(to - timeline.checked());
        // Where it goes differently is asked of the timeline afterwards.
        if timeline.step(entries).is_err() {
            return false;
        }
        if clock::moment() - begin > SLICE {
            break;
        }
    }
    timeline.checked() < to
}

#[cfg(test)]
mod tests {
    use kernel::{Contributions, Secret, Table};
    use shelter::{Shelter, options::Setup};

    use super::*;

    fn log() -> Log<Shelter> {
        let setup = Setup::for_players(2);
        let table = Table::begin(Shelter::kit().game.clone(), setup, Secret::from_number(3), Contributions::none());
        table.expect("the set-up is allowed").log().clone()
    }

    #[test]
    fn a_game_of_this_page_is_a_film() {
        assert!(matches!(prepare(log()), Picture::Timeline(_, Rules::Same)));
    }

    #[test]
    fn a_game_of_other_rules_or_cards_is_a_film_as_far_as_it_goes() {
        let mut other = log();
        other.header.rules += 1;
        let page = other.header.rules - 1;
        let game = other.header.rules;
        assert!(matches!(prepare(other), Picture::Timeline(_, rules) if rules == Rules::OtherVersion { game, page }));
        let mut other = log();
        other.header.packs.clear();
        assert!(matches!(prepare(other), Picture::Timeline(_, Rules::OtherCards)));
    }

    #[test]
    fn without_the_true_secret_there_are_only_words() {
        let mut closed = log();
        closed.header.secret = None;
        assert!(matches!(prepare(closed), Picture::Words(_, NoTimeline::NoSecret)));
        let mut forged = log();
        forged.header.secret = Some(Secret::from_number(4));
        assert!(matches!(prepare(forged), Picture::Words(_, NoTimeline::BrokenPromise)));
    }

    #[test]
    fn percents() {
        assert_eq!(LoadProgress { done: 1, total: 3 }.percent(), 33);
        assert_eq!(LoadProgress::default().percent(), 0);
    }
}
