//! From packs to the content of a game: the part that is the same for every game.

#[cfg(feature = "source")]
pub mod lint;
pub mod paraphrase;
pub mod vocabulary;

use kernel::PackStamp;
#[cfg(feature = "source")]
use pack::{Manifest, PackFiles, Spot, Texts, parse};
use pack::{Mistake, Mistakes, Node, Prepared, Wanted, Word, say};

/// What reads the nodes of packs into the content of a game, with all mistakes at once.
pub trait Reading: Sized {
    /// The name of the game in `pack.toml`.
    const GAME: &'static str;
    /// What comes of it.
    type Content;

    /// A reader that has read nothing.
    fn empty() -> Self;
    /// Reads the nodes of a whole pack.
    fn nodes(&mut self, nodes: &[Node]);
    /// Checks what can be said only when all packs have been read.
    #[cfg(feature = "source")]
    fn whole(&mut self, packs: &[PackFiles]);
    /// The mistakes so far.
    fn mistakes(&mut self) -> &mut Mistakes;
    /// The messages that the things of the present pack need.
    fn wanted(&mut self) -> &mut Vec<Wanted>;
    /// The packs that the content is made of.
    fn stamps(&mut self) -> &mut Vec<PackStamp>;
    /// What was read.
    fn finish(self) -> (Self::Content, Mistakes);
}

/// Reads packs in the order given. With the content come warnings and notes.
///
/// # Errors
/// All mistakes in all files of all packs, warnings included, when at least one is an error.
#[cfg(feature = "source")]
pub fn read<R: Reading>(packs: &[PackFiles]) -> Result<(R::Content, Mistakes), Mistakes> {
    let mut reader = R::empty();
    let mut manifests: Vec<Manifest> = Vec::new();
    for files in packs {
        let manifest = Manifest::read(files, R::GAME, reader.mistakes());
        reader.wanted().clear();
        let mut nodes = Vec::new();
        for source in &files.data {
            nodes.extend(parse(&files.shown(source), &source.text, reader.mistakes()));
        }
        reader.nodes(&nodes);
        if let Some(manifest) = manifest {
            require(&manifest, &manifests, reader.mistakes());
            let mut wanted = std::mem::take(reader.wanted());
            texts(files, &manifest, &mut wanted, reader.mistakes());
            reader.stamps().push(manifest.stamp(&nodes));
            manifests.push(manifest);
        }
    }
    reader.whole(packs);
    let (content, mistakes) = reader.finish();
    mistakes.into_result(content)
}

/// Reads packs that [`read`] has found well made before, in the same order. Texts and what can be said only of all packs
/// together are not checked again.
///
/// # Errors
/// All mistakes in the things of the packs; there are none if they are as they were.
pub fn read_prepared<R: Reading>(packs: Vec<Prepared>) -> Result<R::Content, Mistakes> {
    let mut reader = R::empty();
    for Prepared { stamp, nodes } in packs {
        reader.nodes(&nodes);
        reader.stamps().push(stamp);
    }
    let (content, mistakes) = reader.finish();
    mistakes.into_result(content).map(|(content, _)| content)
}

#[cfg(feature = "source")]
fn require(manifest: &Manifest, earlier: &[Manifest], mistakes: &mut Mistakes) {
    for required in &manifest.requires {
        let found = earlier.iter().find(|pack| pack.id == required.id);
        let id = &required.id;
        let problem = match found {
            None => say!("pack-missing", "pack '{id}' must be loaded before this one", id),
            Some(pack) if pack.version != required.version => {
                say!("pack-version", "pack '{id}' is there in version {version}", id, version = &pack.version)
            }
            Some(_) => continue,
        };
        let mistake = Mistake::error(&required.spot, id, problem);
        let expected = say!("wanted-version", "version {version}", version = &required.version);
        mistakes.push(mistake.expecting(expected));
    }
    if earlier.iter().any(|pack| pack.id == manifest.id) {
        let message = say!("pack-twice", "pack '{id}' is loaded twice", id = &manifest.id);
        mistakes.push(Mistake::error(&Spot::whole("packs"), &manifest.id, message));
    }
}

#[cfg(feature = "source")]
fn texts(files: &PackFiles, manifest: &Manifest, wanted: &mut Vec<Wanted>, mistakes: &mut Mistakes) {
    let spot = Spot::whole(&files.shown(&files.manifest));
    wanted.push(Wanted { key: format!("pack-{}", manifest.id), attributes: (&["about"]).into(), spot });
    let mut texts = Texts::new();
    texts.add_pack(files, mistakes);
    texts.check_wanted(wanted, &manifest.languages, mistakes);
    texts.check_languages(&manifest.languages, mistakes);
}

/// Whether the name has the form that texts can use as part of a key; reported if not.
pub fn is_name(id: &Word, mistakes: &mut Mistakes) -> bool {
    let text = id.text.as_str();
    let starts_well = text.starts_with(|letter: char| letter.is_ascii_lowercase());
    let is_name = starts_well && text.chars().all(|letter| matches!(letter, 'a'..='z' | '0'..='9' | '-'));
    if !is_name {
        let mistake = Mistake::error(&id.spot, text, say!("bad-name", "'{text}' cannot be a name", text));
        mistakes.push(mistake.expecting(say!("name-form", "small letters, digits and -, a letter first")));
    }
    is_name
}
