//! The files of a pack.

use std::{fs, io, path::Path};

use crate::{ENDING_TEXTS, Lang, Mistake, Mistakes, Source, Spot, TextSource, say};

/// The folder of the lessons of a pack.
const LESSONS: &str = "lessons";
/// The file with their texts, one for each language. It lies apart from those of the cards, since a page fetches it only
/// when somebody wants to learn.
pub const LESSON_TEXTS: &str = "lessons.ftl";

/// All files of one pack, sorted by what they are and then by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFiles {
    /// Where the pack lies, for mistakes: `packs/shelter-core`.
    pub folder: String,
    /// `pack.toml`.
    pub manifest: Source,
    /// The `.kdl` files.
    pub data: Vec<Source>,
    /// The `.ftl` files below `text/`.
    pub texts: Vec<TextSource>,
    /// The `.kdl` files below `lessons/`, which hold no cards.
    pub lessons: Vec<Source>,
    /// What the lessons say: `lessons.ftl` of each language.
    pub lesson_texts: Vec<TextSource>,
    /// What is told when a game is over: `endings.ftl` of each language.
    pub ending_texts: Vec<TextSource>,
}

impl PackFiles {
    /// Sorts the files of a pack. Files for people (`.md`) are left out.
    ///
    /// # Errors
    /// Files that a pack cannot have, or no `pack.toml`.
    pub fn sort(folder: &str, sources: Vec<Source>) -> Result<PackFiles, Mistakes> {
        let mut mistakes = Mistakes::new();
        let mut manifest = None;
        let mut data = Vec::new();
        let mut texts = Vec::new();
        let (mut lessons, mut lesson_texts, mut ending_texts) = (Vec::new(), Vec::new(), Vec::new());
        for source in sources {
            let parts: Vec<&str> = source.name.split('/').collect();
            match parts.as_slice() {
                ["pack.toml"] => manifest = Some(source),
                [.., name] if name.ends_with(".md") => {}
                [LESSONS, name] if name.ends_with(".kdl") => lessons.push(source),
                [.., name] if name.ends_with(".kdl") => data.push(source),
                ["text", code, name] if name.ends_with(".ftl") => match code.parse() {
                    Ok(lang) if *name == LESSON_TEXTS => lesson_texts.push(TextSource { lang, source }),
                    Ok(lang) if *name == ENDING_TEXTS => ending_texts.push(TextSource { lang, source }),
                    Ok(lang) => texts.push(TextSource { lang, source }),
                    Err(_) => {
                        let spot = Spot::whole(&shown(folder, &source.name));
                        let [first, second] = Lang::ALL.map(Lang::code);
                        let expected = say!("language-folders", "text/{first} or {second}/", first, second);
                        let message = say!("no-language", "there is no language '{code}'", code = *code);
                        mistakes.push(Mistake::error(&spot, code, message).expecting(expected));
                    }
                },
                _ => {
                    let spot = Spot::whole(&shown(folder, &source.name));
                    let mistake = Mistake::error(
                        &spot,
                        &source.name,
                        say!("foreign-file", "this file does not belong in a pack"),
                    );
                    let expected = say!("known-files", "pack.toml, *.kdl, text/<language>/*.ftl or *.md");
                    mistakes.push(mistake.expecting(expected));
                }
            }
        }
        data.sort_unstable_by(|left, right| left.name.cmp(&right.name));
        texts.sort_unstable_by(|left, right| left.source.name.cmp(&right.source.name));
        lessons.sort_unstable_by(|left, right| left.name.cmp(&right.name));
        lesson_texts.sort_unstable_by(|left, right| left.source.name.cmp(&right.source.name));
        ending_texts.sort_unstable_by(|left, right| left.source.name.cmp(&right.source.name));
        let Some(manifest) = manifest else {
            let message = say!("no-manifest", "the pack has no pack.toml");
            mistakes.push(Mistake::error(&Spot::whole(folder), "", message));
            mistakes.sort();
            return Err(mistakes);
        };
        let files = PackFiles { folder: folder.to_owned(), manifest, data, texts, lessons, lesson_texts, ending_texts };
        mistakes.into_result(files).map(|(files, _)| files)
    }

    /// The name of a file as mistakes show it.
    #[must_use]
    pub fn shown(&self, source: &Source) -> String {
        shown(&self.folder, &source.name)
    }
}

fn shown(folder: &str, name: &str) -> String {
    if folder.is_empty() { name.to_owned() } else { format!("{}/{name}", folder.trim_end_matches('/')) }
}

/// Reads the folder of a pack from the disk. Files whose names begin with a dot are left out.
///
/// # Errors
/// What the disk says, or the [`Mistakes`] of [`PackFiles::sort`] as the inner error.
pub fn load_folder(folder: &Path) -> io::Result<PackFiles> {
    let mut sources = Vec::new();
    collect(folder, "", &mut sources)?;
    PackFiles::sort(&folder.display().to_string(), sources).map_err(io::Error::other)
}

fn collect(folder: &Path, prefix: &str, sources: &mut Vec<Source>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let file_name = entry.file_name();
        let Some(name) = file_name.to_str().filter(|name| !name.starts_with('.')) else { continue };
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{prefix}{name}/"), sources)?;
        } else {
            sources.push(Source::new(format!("{prefix}{name}"), &fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
