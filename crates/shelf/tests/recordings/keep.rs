//! How recordings are kept: played, packed, replayed, and recorded anew when the rules have a new version.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    marker::PhantomData,
    path::{Path, PathBuf},
};

use brotli::enc::BrotliEncoderParams;
use kernel::{Contributions, Diverging, EntryOf, Game, Kind, Log, QuickRng, Replay, Secret, Table};
use pack::{Mistakes, PackFiles, Prepared};

/// The command that records, as the messages name it.
const COMMAND: &str = "cargo xtask record";
/// How the names of recordings end: logs as text, compressed.
const ENDING: &str = ".log.br";
/// What the secret and all choices of the games are made from.
const SEED: u64 = 1;
/// Answers after which a random game is taken to have no end.
const MOST_ANSWERS: u32 = 15_000;
/// Undos of each kind in one game, so that every game still ends.
const MOST_UNDOS: u32 = 8;

/// A game of which recordings are kept.
pub trait Kept: Game {
    /// The file that says the version of its rules.
    const MACHINE: &'static str;

    /// Its core pack as it is today.
    fn core() -> PackFiles;

    /// The game with a pack.
    ///
    /// # Errors
    /// The pack cannot be read.
    fn read(pack: Prepared) -> Result<Self, Mistakes>;

    /// What is played, with names for the recordings.
    fn setups(game: &Self) -> Vec<(String, Self::Setup)>;
}

/// The recordings of a game, with the pack that they were played with.
pub struct Recordings<G> {
    folder: PathBuf,
    game: PhantomData<G>,
}

impl<G: Kept> Recordings<G> {
    pub fn of_the_repository() -> Self {
        Recordings::in_folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recordings").join(G::ID))
    }

    pub fn in_folder(folder: PathBuf) -> Self {
        Recordings { folder, game: PhantomData }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The names of the recordings that are there.
    pub fn names(&self) -> Vec<String> {
        self.found().unwrap_or_default().into_keys().collect()
    }

    /// A recording.
    pub fn log(&self, name: &str) -> Log<G> {
        let path = self.folder.join(format!("{name}{ENDING}"));
        Log::read(decompressed(&path).expect("it is there")).expect("it is a log")
    }

    /// Changes a recording, for tests of what is said about that.
    pub fn change(&self, name: &str, change: impl FnOnce(&mut Log<G>)) {
        let path = self.folder.join(format!("{name}{ENDING}"));
        let mut log = self.log(name);
        change(&mut log);
        fs::write(path, compressed(&log.write().expect("a log can be written"))).expect("it can be changed");
    }

    /// Replays every recording.
    ///
    /// # Errors
    /// What is wrong with them and what to do about it, in words.
    pub fn check(&self) -> Result<String, String> {
        let found = self.found()?;
        let game = self.game(&self.pack()?)?;
        self.go_as_they_went(&game, &found)?;
        let listed: BTreeSet<String> = G::setups(&game).into_iter().map(|(name, _)| name).collect();
        let found: BTreeSet<String> = found.into_keys().collect();
        if listed != found {
            let (missing, surplus) = (listed.difference(&found), found.difference(&listed));
            return Err(format!(
                "{}: recordings are missing: {:?}; nobody asked for: {:?}; record them with `{COMMAND}`",
                G::ID,
                missing.collect::<Vec<_>>(),
                surplus.collect::<Vec<_>>()
            ));
        }
        Ok(format!("{}: {} recordings go as they went", G::ID, found.len()))
    }

    /// Records what is missing, and everything when the rules have a new version: with the core pack as it is then.
    ///
    /// # Errors
    /// Games go differently and the version is the same, so nothing is recorded.
    pub fn record(&self) -> Result<String, String> {
        let found = self.found()?;
        let is_anew = found.values().all(|text| version(text) < Some(G::RULES_VERSION));
        let mut pack = G::core();
        if !is_anew {
            pack = self.pack()?;
            let game = self.game(&pack)?;
            self.go_as_they_went(&game, &found).map_err(|problem| format!("nothing was recorded. {problem}"))?;
        }
        let game = self.game(&pack)?;
        let mut recorded = Vec::new();
        for (name, setup) in G::setups(&game) {
            if is_anew || !found.contains_key(&name) {
                recorded.push((format!("{name}{ENDING}"), compressed(&played(&game, &setup)?)));
            }
        }
        if is_anew {
            drop(fs::remove_dir_all(&self.folder));
            let files = [&pack.manifest].into_iter().chain(&pack.data);
            self.write(files.map(|file| (format!("pack/{}", file.name), file.text.as_bytes().to_vec())))?;
        }
        let count = recorded.len();
        self.write(recorded)?;
        Ok(match count {
            0 => format!("{}: all recordings go as they went; there is nothing to record", G::ID),
            _ => format!("{}: {count} games recorded with version {} of the rules", G::ID, G::RULES_VERSION),
        })
    }

    fn go_as_they_went(&self, game: &G, found: &BTreeMap<String, String>) -> Result<(), String> {
        let in_words = |name: &str, what: String| format!("{}, recording {name}: {what}", G::ID);
        found.iter().try_for_each(|(name, text)| goes_as_it_went(game, text).map_err(|what| in_words(name, what)))
    }

    /// The texts of all recordings that are there, by name.
    fn found(&self) -> Result<BTreeMap<String, String>, String> {
        let Ok(folder) = fs::read_dir(&self.folder) else { return Ok(BTreeMap::new()) };
        let mut found = BTreeMap::new();
        for entry in folder {
            let path = entry.map_err(|error| format!("{}: {error}", self.folder.display()))?.path();
            let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(ENDING));
            if let Some(name) = name {
                let text = decompressed(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                found.insert(name.to_owned(), text);
            }
        }
        Ok(found)
    }

    /// The pack that the recordings were played with. It has no texts.
    fn pack(&self) -> Result<PackFiles, String> {
        let folder = self.folder.join("pack");
        pack::load_folder(&folder).map_err(|error| {
            format!("{}: the pack of the recordings cannot be loaded: {error}; record with `{COMMAND}`", G::ID)
        })
    }

    /// The game with that pack. Its folder is part of no hash.
    fn game(&self, files: &PackFiles) -> Result<G, String> {
        let mut mistakes = Mistakes::new();
        let files = PackFiles { texts: Vec::new(), ..files.clone() };
        let prepared = Prepared::read(&files, G::ID, &mut mistakes);
        let read = prepared.filter(|_| !mistakes.has_errors()).ok_or(mistakes).and_then(G::read);
        read.map_err(|mistakes| {
            format!(
                "{}: the pack of the recordings cannot be read any more. If words of packs have changed, change them \
                 in {} too; if cards can no longer say the same, {}\n{mistakes}",
                G::ID,
                self.folder.join("pack").display(),
                remedy::<G>()
            )
        })
    }

    fn write(&self, files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Result<(), String> {
        files.into_iter().try_for_each(|(name, content)| {
            let path = self.folder.join(name);
            let folder = path.parent().unwrap_or(&self.folder);
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, content));
            written.map_err(|error| format!("{}: {error}", path.display()))
        })
    }
}

/// What to do when games go differently.
fn remedy<G: Kept>() -> String {
    format!(
        "raise RULES_VERSION of {} in {} (now {}) and record anew with `{COMMAND}`",
        G::ID,
        G::MACHINE,
        G::RULES_VERSION
    )
}

/// The version of the rules that a recording was made with. It can be read when nothing else of it can be any more.
fn version(text: &str) -> Option<u32> {
    let header: serde_json::Value = serde_json::from_str(text.lines().next()?).ok()?;
    header.get("rules")?.as_u64()?.try_into().ok()
}

/// Plays a recording again.
///
/// # Errors
/// Where it goes differently, or that it is of another version.
fn goes_as_it_went<G: Kept>(game: &G, text: &str) -> Result<(), String> {
    let made_with = version(text);
    if made_with != Some(G::RULES_VERSION) {
        let made_with = made_with.map_or("no version".to_owned(), |version| format!("version {version}"));
        return Err(format!(
            "it was made with {made_with} of the rules, which are at version {} now; record anew with `{COMMAND}`",
            G::RULES_VERSION
        ));
    }
    let cannot = |what: String| format!("{what}. A stored game could not go on. If that is meant, {}", remedy::<G>());
    let mut log = Log::<G>::read(text).map_err(|error| cannot(format!("it cannot be read any more: {error}")))?;
    // The pack is the one that lies beside, whatever its hash: it may have been mended since. A game of other cards would
    // be let off the hashes of its states, and they are what is looked for here.
    log.header.packs = game.packs();
    let mut replay =
        Replay::with_other_rules(game, &log).map_err(|error| cannot(format!("it cannot begin: {error}")))?;
    for entry in log.entries() {
        if let Err(found) = replay.step().expect("there is a step for each entry") {
            let what = match found.what {
                Diverging::Hash => "the state, though chance and events are the same,".to_owned(),
                what => what.to_string(),
            };
            let (expected, found) = where_they_differ(&found.expected, &found.found);
            let at = format!("{} of {}", entry.number, log.entries().len());
            let answered = answered::<G>(entry);
            return Err(cannot(format!(
                "entry {at} ({answered}) goes differently: {what} was {expected} and is {found}"
            )));
        }
    }
    Ok(())
}

/// An entry in a few words.
fn answered<G: Game>(entry: &EntryOf<G>) -> String {
    match &entry.kind {
        Kind::Begin => "the beginning".to_owned(),
        Kind::Move { seat, answer } => format!("{seat:?} answers {answer:?}"),
        Kind::Undo { to, .. } => format!("back to entry {to}"),
        Kind::Update { rules, to, .. } => format!("on with rules {rules} from entry {to}"),
        Kind::Unread(_) => "a line that cannot be read".to_owned(),
    }
}

/// The parts of two texts from shortly before the first difference on.
fn where_they_differ(one: &str, two: &str) -> (String, String) {
    const BEFORE: usize = 60;
    const SHOWN: usize = 300;
    let same = one.chars().zip(two.chars()).take_while(|(one, two)| one == two).count();
    let part = |text: &str| {
        let from = same.saturating_sub(BEFORE);
        let shown: String = text.chars().skip(from).take(SHOWN).collect();
        let (left, right) = (from > 0, text.chars().count() > from + SHOWN);
        format!("`{}{shown}{}`", if left { "..." } else { "" }, if right { "..." } else { "" })
    };
    (part(one), part(two))
}

/// A random game to its end, with answers taken back now and then.
fn played<G: Kept>(game: &G, setup: &G::Setup) -> Result<String, String> {
    let mut rng = QuickRng::new(SEED);
    let mut table = Table::begin(game, setup.clone(), Secret::from_number(SEED), Contributions::none())
        .map_err(|error| format!("{}: the game does not begin: {error:?}", G::ID))?;
    let (mut votes, mut own) = (0, 0);
    for _ in 0..MOST_ANSWERS {
        let Some(asked) = table.decision().asked else {
            return table.save().map_err(|fault| format!("{}: {fault}", G::ID));
        };
        let answer = table.decision().sample(&mut rng).ok_or("somebody is asked and nothing is legal")?;
        let number = table.decision_number();
        table.play(asked.seat, number, answer.answer()).map_err(|error| format!("{}: {error:?}", G::ID))?;
        if own < MOST_UNDOS && rng.below(20) == 0 && table.undo_reach(asked.seat).answers > 0 {
            table.undo(asked.seat, 1).map_err(|error| format!("{}: {error}", G::ID))?;
            own += 1;
        } else if votes < MOST_UNDOS && rng.below(40) == 0 && !table.is_over() {
            let earlier = table.line_backwards().map(|entry| entry.number).nth(1 + rng.below(6) as usize);
            if let Some(earlier) = earlier {
                table.undo_by_vote(earlier).map_err(|error| format!("{}: {error}", G::ID))?;
                votes += 1;
            }
        }
    }
    Err(format!("{}: the game has not ended after {MOST_ANSWERS} answers", G::ID))
}

fn compressed(text: &str) -> Vec<u8> {
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: text.len(), ..Default::default() };
    let mut content = Vec::new();
    brotli::BrotliCompress(&mut text.as_bytes(), &mut content, &parameters).expect("memory does not fail");
    content
}

fn decompressed(path: &Path) -> Result<String, String> {
    let content = fs::read(path).map_err(|error| error.to_string())?;
    let mut text = Vec::new();
    brotli::BrotliDecompress(&mut content.as_slice(), &mut text).map_err(|error| error.to_string())?;
    String::from_utf8(text).map_err(|error| error.to_string())
}
