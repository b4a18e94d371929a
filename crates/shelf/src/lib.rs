//! The shelf: the packs, the rulebook and the examples that come with Bottlecap, built into the program, so that it runs from
//! anywhere and in a browser.

/// Files of a folder of the repository.
#[cfg(feature = "source")]
macro_rules! files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../", $folder, "/", $name)))),+]
    };
}

#[cfg(feature = "wasteland")]
mod wasteland;

use std::fmt;

use pack::{Lang, Node, Source, TextSource};
#[cfg(feature = "source")]
use pack::{Mistakes, PackFiles};
#[cfg(feature = "source")]
use rulebook::search::Lexicon;
use rulebook::{Rulebook, search::Index};
use serde::{Deserialize, Serialize};
use shelter::Shelter;

#[cfg(feature = "wasteland")]
pub use crate::wasteland::{wasteland, wasteland_endings, wasteland_texts};
#[cfg(all(feature = "wasteland", feature = "source"))]
pub use crate::wasteland::{
    wasteland_core, wasteland_examples, wasteland_library, wasteland_rulebook, wasteland_search, wasteland_summary,
};

/// Names and texts of files.
type Files = &'static [(&'static str, &'static str)];

/// The manifest and the data of Shelter's core pack.
#[cfg(feature = "source")]
const SHELTER_DATA: Files = include!(concat!(env!("OUT_DIR"), "/shelter-core-data.rs"));

const SHELTER_TEXTS: [(Lang, Files); 2] = include!(concat!(env!("OUT_DIR"), "/shelter-core-texts.rs"));

/// Manifest and data as they were read when the shelf was built.
#[cfg(any(test, not(feature = "source")))]
const SHELTER_PREPARED: &str = include_str!(concat!(env!("OUT_DIR"), "/shelter-core.json"));

/// Apart from the other games' rules, so that a page that shows only these carries only these.
#[cfg(feature = "source")]
const SHELTER_RULES: Files = files!["rules": "shelter.toml", "ru/shelter.toml"];

#[cfg(feature = "source")]
const WASTELAND_RULES: Files = files!["rules": "wasteland.toml", "ru/wasteland.toml"];

/// What the search knows of Shelter's words.
#[cfg(feature = "source")]
const SHELTER_SEARCH: [(Lang, Files); 2] = [
    (Lang::En, files!["rules": "search/en/words.toml", "search/en/shelter.toml"]),
    (Lang::Ru, files!["rules": "search/ru/words.toml", "search/ru/shelter.toml"]),
];

#[cfg(feature = "source")]
const OTHER_RULES: Files = files!["rules": "modes.toml", "ru/modes.toml"];

/// The overview of the rules, the rules on one page, and what each icon means.
#[cfg(feature = "source")]
const SHELTER_SUMMARY: [(Lang, Files); 2] =
    [(Lang::En, files!["rules": "summary/en/shelter.ftl"]), (Lang::Ru, files!["rules": "summary/ru/shelter.ftl"])];

/// The game in three sentences, as the table has it, too.
#[cfg(feature = "source")]
const SHELTER_GOAL: [(Lang, Files); 2] = [
    (Lang::En, files!["crates/text/messages": "en/shelter/goal.ftl"]),
    (Lang::Ru, files!["crates/text/messages": "ru/shelter/goal.ftl"]),
];

#[cfg(feature = "source")]
const SHELTER_EXAMPLES: Files = include!(concat!(env!("OUT_DIR"), "/shelter-examples.rs"));

/// The rulebook of a game with its examples and all it takes to talk about them, as a file that a page fetches.
#[derive(Debug, Serialize, Deserialize)]
pub struct Library {
    /// The rulebook of this game alone.
    pub rulebook: Rulebook,
    /// What stands where in it, in each language.
    pub search: Vec<(Lang, Index)>,
    /// The examples, sorted by their names.
    pub examples: Vec<Sheet>,
    /// The lessons, in the order in which they are taken.
    pub lessons: Vec<Sheet>,
    /// What the lessons, the summary and the overview say.
    pub texts: Vec<TextSource>,
}

/// An example with what was read from it.
#[derive(Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// Its name from the folder of the examples on, such as `fight/S-FIGHT-04-a-lost-fight.kdl`.
    pub name: String,
    /// As it is written.
    pub text: String,
    /// As it is understood.
    pub nodes: Vec<Node>,
}

/// What is wrong with something on the shelf. Tests rule it out, so it is only a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw(String);

impl Flaw {
    fn new(found: impl fmt::Display) -> Flaw {
        Flaw(found.to_string())
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Flaw {}

/// The files of Shelter's core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn shelter_core() -> Result<PackFiles, Flaw> {
    pack_files("packs/shelter-core", SHELTER_DATA, shelter_texts())
}

/// The texts of Shelter's core pack.
#[must_use]
pub fn shelter_texts() -> Vec<TextSource> {
    texts(SHELTER_TEXTS)
}

fn texts(files: [(Lang, Files); 2]) -> Vec<TextSource> {
    let of_lang = |(lang, files): (Lang, Files)| {
        files.iter().map(move |(name, text)| TextSource { lang, source: Source::new(*name, text) })
    };
    files.into_iter().flat_map(of_lang).collect()
}

#[cfg(feature = "source")]
fn pack_files(folder: &str, data: Files, texts: Vec<TextSource>) -> Result<PackFiles, Flaw> {
    let data = data.iter().map(|(name, text)| Source::new(*name, text));
    PackFiles::sort(folder, data.chain(texts.into_iter().map(|text| text.source)).collect()).map_err(Flaw::new)
}

/// Shelter with its core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn shelter() -> Result<Shelter, Flaw> {
    let (content, _) = shelter::reading::read(&[shelter_core()?]).map_err(Flaw::new)?;
    Ok(Shelter::new(content))
}

/// Shelter with its core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
#[cfg(not(feature = "source"))]
pub fn shelter() -> Result<Shelter, Flaw> {
    prepared_shelter()
}

#[cfg(any(test, not(feature = "source")))]
fn prepared_shelter() -> Result<Shelter, Flaw> {
    let pack = serde_json::from_str(SHELTER_PREPARED).map_err(Flaw::new)?;
    let content = shelter::reading::read_prepared(vec![pack]).map_err(Flaw::new)?;
    Ok(Shelter::new(content))
}

/// The rulebook of all games.
///
/// # Errors
/// It is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn rulebook() -> Result<Rulebook, Flaw> {
    read_rules(&[SHELTER_RULES, WASTELAND_RULES, OTHER_RULES].concat())
}

/// The rulebook of Shelter alone.
///
/// # Errors
/// It is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn shelter_rulebook() -> Result<Rulebook, Flaw> {
    read_rules(SHELTER_RULES)
}

#[cfg(feature = "source")]
fn read_rules(files: &[(&str, &str)]) -> Result<Rulebook, Flaw> {
    Rulebook::read(files).map_err(Flaw::new)
}

/// The examples of Shelter, sorted: the name from their folder on, such as `fight/S-FIGHT-04-a-lost-fight.kdl`, and the
/// text.
#[cfg(feature = "source")]
#[must_use]
pub const fn shelter_examples() -> &'static [(&'static str, &'static str)] {
    SHELTER_EXAMPLES
}

/// What there is to read about Shelter.
///
/// # Errors
/// The rulebook or an example is not well made, which tests rule out.
#[cfg(feature = "source")]
pub fn shelter_library() -> Result<Library, Flaw> {
    library(Shelf {
        rulebook: shelter_rulebook()?,
        search: SHELTER_SEARCH,
        core: shelter_core()?,
        examples: SHELTER_EXAMPLES,
        summary: shelter_summary(),
    })
}

/// The rulebook of Shelter alone, with what stands where in it in a language.
///
/// # Errors
/// It is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn shelter_search(lang: Lang) -> Result<(Rulebook, Index), Flaw> {
    let book = shelter_rulebook()?;
    let index = index(&book, lang, &SHELTER_SEARCH)?;
    Ok((book, index))
}

/// The overview and the summary of Shelter's rules.
#[cfg(feature = "source")]
#[must_use]
pub fn shelter_summary() -> Vec<TextSource> {
    [texts(SHELTER_SUMMARY), texts(SHELTER_GOAL)].concat()
}

/// What there is to read about a game, as its authors wrote it.
#[cfg(feature = "source")]
struct Shelf {
    rulebook: Rulebook,
    search: [(Lang, Files); 2],
    core: PackFiles,
    examples: Files,
    summary: Vec<TextSource>,
}

#[cfg(feature = "source")]
fn library(Shelf { rulebook, search, core, examples, summary }: Shelf) -> Result<Library, Flaw> {
    let mut mistakes = Mistakes::new();
    let mut sheet = |(name, text): (String, String)| {
        let nodes = pack::parse(&name, &text, &mut mistakes);
        Sheet { name, text, nodes }
    };
    let examples = examples.iter().flat_map(|(name, text)| stories(name, text)).map(&mut sheet).collect();
    let PackFiles { lessons, lesson_texts, .. } = core;
    let lessons = lessons.into_iter().map(|Source { name, text }| sheet((name, text))).collect();
    let ((examples, lessons), _) = mistakes.into_result((examples, lessons)).map_err(Flaw::new)?;
    let texts = lesson_texts.into_iter().chain(summary).collect();
    let search = Lang::ALL.into_iter().map(|lang| Ok((lang, index(&rulebook, lang, &search)?)));
    let search = search.collect::<Result<_, Flaw>>()?;
    Ok(Library { rulebook, search, examples, lessons, texts })
}

#[cfg(feature = "source")]
fn index(book: &Rulebook, lang: Lang, search: &[(Lang, Files)]) -> Result<Index, Flaw> {
    let files = search.iter().filter(|(of, _)| *of == lang).flat_map(|(_, files)| *files);
    let lexicon = Lexicon::read(book, &files.copied().collect::<Vec<_>>()).map_err(Flaw::new)?;
    Ok(Index::new(book, lang, &lexicon))
}

/// An example by its name, or each of its branches by a name of its own: a reader tries one story at a time.
#[cfg(feature = "source")]
fn stories(name: &str, text: &str) -> Vec<(String, String)> {
    let branches = shelter::example::branches_apart(text);
    if branches.is_empty() {
        return vec![(name.to_owned(), text.to_owned())];
    }
    let stem = name.strip_suffix(".kdl").unwrap_or(name);
    (1..).zip(branches).map(|(number, text)| (format!("{stem}.{number}.kdl"), text)).collect()
}

impl Library {
    /// Reads a library that was written down.
    ///
    /// # Errors
    /// It is none.
    pub fn read(written: &str) -> Result<Library, Flaw> {
        let mut library: Library = serde_json::from_str(written).map_err(Flaw::new)?;
        for sheet in library.examples.iter_mut().chain(&mut library.lessons) {
            pack::in_file(&mut sheet.nodes, &sheet.name.as_str().into());
        }
        Ok(library)
    }

    /// What stands where in the rulebook in a language.
    #[must_use]
    pub fn index(&self, lang: Lang) -> Option<&Index> {
        self.search.iter().find(|(of, _)| *of == lang).map(|(_, index)| index)
    }
}

#[cfg(test)]
#[cfg(feature = "source")]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    /// All files below a folder, by their names from there.
    fn files_below(folder: &Path, prefix: &str, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                files_below(&entry.path(), &format!("{name}/"), found);
            } else {
                found.push(name);
            }
        }
    }

    /// All files of the rulebook; what several games share stands here once.
    #[cfg(feature = "wasteland")]
    fn rules() -> Vec<(&'static str, &'static str)> {
        let rules = [SHELTER_RULES, WASTELAND_RULES, OTHER_RULES].concat();
        let of_games = [SHELTER_SUMMARY, SHELTER_SEARCH, crate::wasteland::SUMMARY, crate::wasteland::SEARCH].concat();
        let mut files: Vec<_> = of_games.into_iter().flat_map(|(_, files)| files.to_vec()).chain(rules).collect();
        files.sort_unstable();
        files.dedup();
        files
    }

    #[test]
    fn nothing_is_missing_on_the_shelf() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let shelves = [
            ("packs/shelter-core", [SHELTER_DATA, SHELTER_TEXTS[0].1, SHELTER_TEXTS[1].1].concat()),
            #[cfg(feature = "wasteland")]
            ("packs/wasteland-core", crate::wasteland::files()),
            ("examples/shelter", SHELTER_EXAMPLES.to_vec()),
            #[cfg(feature = "wasteland")]
            ("examples/wasteland", wasteland_examples().to_vec()),
            #[cfg(feature = "wasteland")]
            ("rules", rules()),
        ];
        for (folder, shelved) in shelves {
            let mut found = Vec::new();
            files_below(&root.join(folder), "", &mut found);
            let mut shelved: Vec<_> = shelved.iter().map(|(name, _)| (*name).to_owned()).collect();
            found.sort();
            shelved.sort();
            assert_eq!(found, shelved, "in {folder}");
        }
    }

    /// The page has no other.
    #[test]
    fn the_prepared_game_is_the_one_that_is_read_from_files() {
        assert_eq!(prepared_shelter().unwrap().content(), shelter().unwrap().content());
    }

    /// The page fetches the library written down.
    #[test]
    fn a_library_written_down_comes_back_whole() {
        let library = shelter_library().unwrap();
        let written = serde_json::to_string(&library).unwrap();
        let library_back = Library::read(&written).unwrap();
        assert_eq!(serde_json::to_string(&library_back).unwrap(), written);
        for (sheet, back) in library.examples.iter().zip(&library_back.examples) {
            assert_eq!((&sheet.name, &sheet.text, &sheet.nodes), (&back.name, &back.text, &back.nodes));
        }
        let (book, back) = (library.rulebook, library_back.rulebook);
        for rule in book.rules() {
            assert_eq!(back.rule(&rule.id), Some(rule));
        }
        assert!(book.rulings().iter().all(|ruling| back.ruling(&ruling.id) == Some(ruling)));
    }

    #[test]
    fn everything_on_the_shelf_is_well_made() {
        assert_eq!(shelter().unwrap().content().rooms.len(), 30);
        assert!(rulebook().unwrap().contains("S-FIGHT-04"));
        let rules = shelter_rulebook().unwrap();
        assert!(rules.contains("S-FIGHT-04") && rules.rules().iter().all(|rule| rule.id.starts_with("S-")));
    }
}
