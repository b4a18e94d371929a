//! The saved game: what was agreed at the start, then everything that was answered, in order.
//!
//! A log is the durable truth of a game. Each entry holds an answer, what chance decided, what happened and the hash
//! of the state after it, so that a game can be replayed and checked, or only watched from its events when the rules
//! have changed since. Nothing is ever taken out: an undo is an entry that points back, and so is an update, with which a
//! game goes on under other rules or cards.
//!
//! As text a log is JSON lines: the header, one line per entry, and a last line that seals all lines before it, so that
//! a file that was cut off or changed is noticed. Who keeps a game while it is played appends line by line and leaves
//! out the seal until the game is handed on. Each version of the format has its module; older ones are upgraded
//! on reading.

mod error;
mod read;
mod v1;
mod v2;
mod v3;

use serde::{Deserialize, Serialize};

pub use self::{error::LogError, read::Salvaged, v3::Seal};
use crate::{
    Answer, Commitment, Contributions, EventId, Fault, Game, Outcome, PackStamp, Recorded, Seat, Secret, StateHash,
    Viewer,
};

/// The newest version of the log's format, in which logs are written.
pub const LOG_FORMAT: u32 = v3::FORMAT;

/// What was agreed before the first move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The content it is played with.
    pub packs: Vec<PackStamp>,
    /// Seats and table options.
    pub setup: S,
    /// The promise of the secret, published before the game.
    pub commitment: Commitment,
    /// What the players added to the secret.
    pub contributions: Contributions,
    /// The secret, where it may be known. Without it a game can be watched, but neither checked nor continued.
    pub secret: Option<Secret>,
}

/// Who took something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoneBy {
    /// A seat took back its own answers.
    Seat(Seat),
    /// The whole table agreed.
    Vote,
}

/// What an entry stands for. Answers that were the only legal ones are no entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub enum Kind<C> {
    /// The game was set up. The first entry, and only that.
    Begin,
    /// A seat answered.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        answer: Answer<C>,
    },
    /// The game went back.
    Undo {
        /// The number of the entry whose position was restored.
        to: u32,
        /// Who took something back.
        by: UndoneBy,
        /// Whether chance moved on, because something had been seen.
        epoch: bool,
    },
    /// The rules or the cards had changed, and the game went on with these.
    Update {
        /// The version of the rules from here on.
        rules: u32,
        /// The content from here on.
        packs: Vec<PackStamp>,
        /// The number of the last entry that goes with them as it went. Those between it and this one do not count any
        /// more; mostly there are none.
        to: u32,
        /// Whether chance moved on, because something had been seen that does not count any more.
        epoch: bool,
    },
    /// The line makes no sense to this program. It is kept as it is, in its place, and nobody can play it: a game stops
    /// before it, and goes on behind it by an update.
    #[serde(skip)]
    Unread(String),
}

/// One line of the story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "C: Copy + Default + Deserialize<'de>, E: Deserialize<'de>"))]
pub struct Entry<C, E> {
    /// Its place in the log, from 0.
    pub number: u32,
    /// What it stands for.
    pub kind: Kind<C>,
    /// What chance decided, in order. Secret: it shows the order of decks.
    pub outcomes: Vec<Outcome>,
    /// What happened, in order.
    pub events: Vec<Recorded<E>>,
    /// Whether something came out that cannot be unseen.
    pub revealed: bool,
    /// The hash of the state afterwards.
    pub hash: StateHash,
}

impl<C, E> Entry<C, E> {
    /// What stands in the place of a line that cannot be read. Whether something was seen in it nobody knows, so it counts as
    /// seen.
    fn unread(number: usize, line: &[u8]) -> Entry<C, E> {
        Entry {
            number: u32::try_from(number).unwrap_or(u32::MAX),
            kind: Kind::Unread(String::from_utf8_lossy(line).into_owned()),
            outcomes: Vec::new(),
            events: Vec::new(),
            revealed: true,
            hash: StateHash([0; 16]),
        }
    }

    /// The events that the viewer may know of.
    pub fn events_for(&self, viewer: Viewer) -> impl Iterator<Item = &Recorded<E>> {
        self.events.iter().filter(move |event| event.audience.includes(viewer))
    }
}

/// The last event before each time that the rules or the cards had changed, among what counts after these entries, which
/// begin with the first of a log.
#[must_use]
pub fn updates<C, E>(entries: &[Entry<C, E>]) -> Vec<EventId> {
    // The last event of the position after each entry.
    let mut ends: Vec<EventId> = Vec::with_capacity(entries.len());
    let mut updates: Vec<EventId> = Vec::new();
    for entry in entries {
        let end_of = |number: u32| ends.get(number as usize).copied().unwrap_or(EventId::NONE);
        let end = match entry.kind {
            Kind::Begin | Kind::Move { .. } => {
                entry.events.last().map_or_else(|| ends.last().copied().unwrap_or(EventId::NONE), |told| told.id)
            }
            Kind::Undo { to, .. } => end_of(to),
            Kind::Unread(_) => ends.last().copied().unwrap_or(EventId::NONE),
            Kind::Update { to, .. } => {
                updates.retain(|update| *update <= end_of(to));
                updates.push(end_of(to));
                end_of(to)
            }
        };
        updates.retain(|update| *update <= end);
        ends.push(end);
    }
    updates
}

/// For each of these entries, which begin with the first of a log, whether it counts.
fn counting<C, E>(entries: &[Entry<C, E>]) -> Vec<bool> {
    let mut counting = vec![true; entries.len()];
    for (number, entry) in entries.iter().enumerate().rev() {
        if let (true, Kind::Update { to, .. }) = (counting[number], &entry.kind) {
            counting[*to as usize + 1..number].fill(false);
        }
    }
    counting
}

/// An entry in the words of a game.
pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Event>;

/// A saved game.
pub struct Log<G: Game> {
    /// What was agreed before the first move.
    pub header: Header<G::Setup>,
    entries: Vec<EntryOf<G>>,
    practice: bool,
}

impl<G: Game> Log<G> {
    /// A log without entries.
    pub(crate) const fn new(header: Header<G::Setup>) -> Log<G> {
        Log { header, entries: Vec::new(), practice: false }
    }

    /// A log without entries for a game that does not begin at its beginning.
    pub(crate) const fn practice(header: Header<G::Setup>) -> Log<G> {
        Log { header, entries: Vec::new(), practice: true }
    }

    /// The same game up to and with an entry.
    pub(crate) fn up_to(&self, entry: u32) -> Log<G> {
        let entries = self.entries.iter().take_while(|other| other.number <= entry).cloned().collect();
        Log { header: self.header.clone(), entries, practice: self.practice }
    }

    /// Whether the game began in a given position. Such a log is never written down: from its header nobody could get
    /// to that position, so it could not be played again.
    #[must_use]
    pub const fn is_practice(&self) -> bool {
        self.practice
    }

    /// All entries, each at the place of its number.
    #[must_use]
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    pub(crate) fn push(&mut self, entry: EntryOf<G>) {
        self.entries.push(entry);
    }

    /// The last entry was written down before, perhaps by rules under which the state had another hash.
    pub(crate) fn keep_hash(&mut self, hash: StateHash) {
        if let Some(last) = self.entries.last_mut() {
            last.hash = hash;
        }
    }

    /// The number the next entry will have.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// The rules and the content that the game was played with last: those of its beginning, or of the latest update.
    #[must_use]
    pub fn played_with(&self) -> (u32, &[PackStamp]) {
        let update = self.entries.iter().rev().find_map(|entry| match &entry.kind {
            Kind::Update { rules, packs, .. } => Some((*rules, packs.as_slice())),
            Kind::Begin | Kind::Move { .. } | Kind::Undo { .. } | Kind::Unread(_) => None,
        });
        update.unwrap_or((self.header.rules, &self.header.packs))
    }

    /// For each entry whether it counts. Those that an update went back behind do not: with the rules of today they
    /// would not have gone as they went.
    #[must_use]
    pub fn counting(&self) -> Vec<bool> {
        counting(&self.entries)
    }

    /// For each entry whether it was written with the rules and the content of this program.
    pub(crate) fn written_with(&self, game: &G) -> Vec<bool> {
        let ours = game.packs();
        let is_ours = |rules: u32, packs: &[PackStamp]| rules == G::RULES_VERSION && PackStamp::are_same(packs, &ours);
        let mut with_ours = is_ours(self.header.rules, &self.header.packs);
        let entries = self.entries.iter().map(|entry| {
            if let Kind::Update { rules, packs, .. } = &entry.kind {
                with_ours = is_ours(*rules, packs);
            }
            with_ours
        });
        entries.collect()
    }

    /// Whether the game can be played on with this program's rules and content.
    ///
    /// # Errors
    /// Which of them differ.
    pub fn fits(&self, game: &G) -> Result<(), LogError> {
        let (rules, theirs) = self.played_with();
        if rules != G::RULES_VERSION {
            return Err(LogError::OtherRules { found: rules, ours: G::RULES_VERSION });
        }
        let ours = game.packs();
        if PackStamp::are_same(theirs, &ours) {
            return Ok(());
        }
        Err(LogError::OtherPacks(error::differing(theirs, &ours)))
    }

    /// What the viewer may know of the game: the answers of this seat and the events that were meant for it, without the
    /// secret, what chance decided and the hashes, from which something hidden could be guessed. It can be watched.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Log<G> {
        let entries = self.entries.iter().map(|entry| Entry {
            number: entry.number,
            kind: match &entry.kind {
                Kind::Move { seat, .. } if viewer != Viewer::Seat(*seat) => {
                    Kind::Move { seat: *seat, answer: Answer::One(G::Choice::default()) }
                }
                // Who knows what is in it.
                Kind::Unread(_) => Kind::Unread(String::new()),
                kind => kind.clone(),
            },
            outcomes: Vec::new(),
            events: entry.events_for(viewer).cloned().collect(),
            revealed: entry.revealed,
            hash: StateHash([0; 16]),
        });
        let header = Header { secret: None, ..self.header.clone() };
        Log { header, entries: entries.collect(), practice: self.practice }
    }

    /// The log as text, in the newest format, sealed.
    ///
    /// # Errors
    /// The game's own words cannot be written as JSON, or the log [is one of practice](Log::is_practice): a fault of
    /// the program.
    pub fn write(&self) -> Result<String, Fault> {
        self.written(v3::write(self))
    }

    /// The first line of [`Log::write`], without its line end.
    ///
    /// # Errors
    /// As of [`Log::write`].
    pub fn header_line(&self) -> Result<String, Fault> {
        self.written(v3::header_line(&self.header))
    }

    /// The line of an entry in [`Log::write`], without its line end; none if there is no such entry.
    ///
    /// # Errors
    /// As of [`Log::write`].
    pub fn entry_line(&self, number: u32) -> Result<Option<String>, Fault> {
        let entry = usize::try_from(number).ok().and_then(|at| self.entries.get(at));
        entry.map(|entry| self.written(v3::entry_line::<G>(entry))).transpose()
    }

    /// The line of an entry that is not in this log yet, for a host that keeps logs elsewhere.
    ///
    /// # Errors
    /// The game's own words cannot be written as JSON: a fault of the program.
    pub fn line_of(entry: &EntryOf<G>) -> Result<String, Fault> {
        v3::entry_line::<G>(entry).map_err(|error| unwritable(&error))
    }

    /// Reads the line of an entry as a host keeps it, in its place: [`Kind::Unread`] if it makes no sense there.
    #[must_use]
    pub fn entry_at(number: u32, line: &str) -> EntryOf<G> {
        v3::entry_at::<G>(number as usize, line)
    }

    fn written(&self, text: Result<String, serde_json::Error>) -> Result<String, Fault> {
        if self.practice {
            let what = "the game began in a given position, so a log of it could not be played again";
            return Err(Fault::Broken(what.to_owned()));
        }
        text.map_err(|error| unwritable(&error))
    }
}

fn unwritable(error: &serde_json::Error) -> Fault {
    Fault::Broken(format!("the log cannot be written down: {error}"))
}

impl<G: Game> Clone for Log<G> {
    fn clone(&self) -> Self {
        Log { header: self.header.clone(), entries: self.entries.clone(), practice: self.practice }
    }
}

impl<G: Game> PartialEq for Log<G> {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header && self.entries == other.entries && self.practice == other.practice
    }
}

impl<G: Game> std::fmt::Debug for Log<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut log = f.debug_struct("Log");
        log.field("header", &self.header).field("entries", &self.entries).field("practice", &self.practice).finish()
    }
}
