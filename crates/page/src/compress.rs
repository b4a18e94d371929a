//! Compression ahead of time, at the highest quality.

use std::{fs, io::Write, path::Path};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};

use crate::site::File;

/// A file as it is served.
pub(crate) struct Built {
    pub(crate) file: File,
    pub(crate) packed: Option<Packed>,
}

/// The same file in the two encodings that browsers ask for.
pub(crate) struct Packed {
    pub(crate) brotli: Vec<u8>,
    pub(crate) gzip: Vec<u8>,
}

impl From<File> for Built {
    fn from(file: File) -> Self {
        Built { file, packed: None }
    }
}

/// Files of other kinds are compressed already.
const COMPRESSIBLE: [&str; 7] = ["css", "html", "js", "json", "svg", "wasm", "webmanifest"];

/// Compresses what can be compressed. What the last build left in the folder is taken from there if it is the same.
pub(crate) fn all(files: Vec<File>, last: &Path) -> Result<Vec<Built>> {
    files.into_iter().map(|file| one(file, last)).collect()
}

fn one(file: File, last: &Path) -> Result<Built> {
    let extension = file.path.rsplit_once('.').map_or("", |(_, extension)| extension);
    if !COMPRESSIBLE.contains(&extension) {
        return Ok(file.into());
    }
    let packed = match reused(&file, last) {
        Some(packed) => packed,
        None => Packed { brotli: brotli(&file.content)?, gzip: gzip(&file.content)? },
    };
    let pays = packed.brotli.len() < file.content.len() && packed.gzip.len() < file.content.len();
    Ok(Built { file, packed: pays.then_some(packed) })
}

fn reused(file: &File, last: &Path) -> Option<Packed> {
    let path = last.join(&file.path);
    if fs::read(&path).ok()? != file.content {
        return None;
    }
    let beside = |ending| fs::read(last.join(format!("{}.{ending}", file.path))).ok();
    Some(Packed { brotli: beside("br")?, gzip: beside("gz")? })
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: content.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &parameters).context("brotli failed")?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).context("gzip failed")?;
    encoder.finish().context("gzip failed")
}
