//! The files of the page: embedded into the program, or from a folder while somebody works on them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use axum::body::Bytes;
use sha2::{Digest, Sha256};

use crate::encoding::Encoding;

/// A file that is part of the program.
struct Embedded {
    path: &'static str,
    /// Names the content.
    tag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Where the files of the page come from.
#[derive(Clone, Debug)]
pub struct Page(Source);

#[derive(Clone, Debug)]
enum Source {
    Embedded,
    Folder(PathBuf),
}

/// A file in the form in which it is sent.
pub(crate) struct Found {
    pub(crate) content: Bytes,
    pub(crate) encoding: Encoding,
    /// Names the content in this form.
    pub(crate) tag: String,
    /// Whether a client that takes other forms gets something else.
    pub(crate) varies: bool,
}

impl Page {
    /// The page that is part of the program.
    pub fn embedded() -> Page {
        Page(Source::Embedded)
    }

    /// The page in a folder, read anew for every request.
    pub fn folder(folder: impl Into<PathBuf>) -> Page {
        Page(Source::Folder(folder.into()))
    }

    /// Whether there is a page at all: a program may have been built without.
    pub fn exists(&self) -> bool {
        match &self.0 {
            Source::Embedded => !EMBEDDED.is_empty(),
            Source::Folder(folder) => folder.join("index.html").is_file(),
        }
    }

    /// A file by its path with `/`, in the first of the accepted forms that it has.
    pub(crate) fn find(&self, path: &str, accepted: impl Iterator<Item = Encoding>) -> Option<Found> {
        match &self.0 {
            Source::Embedded => embedded(path, accepted),
            Source::Folder(folder) => in_folder(folder, path, accepted),
        }
    }
}

fn embedded(path: &str, mut accepted: impl Iterator<Item = Encoding>) -> Option<Found> {
    let idx = EMBEDDED.binary_search_by(|file| file.path.cmp(path)).ok()?;
    let file = &EMBEDDED[idx];
    let form = |encoding| match encoding {
        Encoding::Plain => Some(file.plain),
        Encoding::Brotli => file.brotli,
        Encoding::Gzip => file.gzip,
    };
    let compressed = accepted.find_map(|encoding| Some((encoding, form(encoding)?)));
    let (encoding, content) = compressed.unwrap_or((Encoding::Plain, file.plain));
    let varies = file.brotli.is_some() || file.gzip.is_some();
    Some(Found { content: Bytes::from_static(content), encoding, tag: tag(file.tag, encoding), varies })
}

/// For development: it may block.
fn in_folder(folder: &Path, path: &str, mut accepted: impl Iterator<Item = Encoding>) -> Option<Found> {
    let is_safe = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
    if !path.split('/').all(is_safe) {
        return None;
    }
    let plain = fs::read(folder.join(path)).ok()?;
    let content_tag = hex::encode(&Sha256::digest(&plain)[..12]);
    let form = |encoding| {
        let ending = if encoding == Encoding::Brotli { "br" } else { "gz" };
        fs::read(folder.join(format!("{path}.{ending}"))).ok()
    };
    let compressed = accepted.find_map(|encoding| Some((encoding, form(encoding)?)));
    let (encoding, content) = compressed.unwrap_or((Encoding::Plain, plain));
    Some(Found { content: content.into(), encoding, tag: tag(&content_tag, encoding), varies: true })
}

/// The same content in another form has another tag.
fn tag(content: &str, encoding: Encoding) -> String {
    match encoding.name() {
        Some(name) => format!("\"{content}-{name}\""),
        None => format!("\"{content}\""),
    }
}
