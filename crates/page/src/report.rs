//! How large the page is, and how large it may be.

use anyhow::{Result, bail};

use crate::{
    compress::Built,
    games::{GAMES, Game},
    site::{CHUNK, LIBRARY, WORKER},
    words::{LATER, WORDS},
};

/// What a browser that knows brotli transfers.
fn over_the_wire(built: &Built) -> usize {
    built.packed.as_ref().map_or(built.file.content.len(), |packed| packed.brotli.len())
}

/// Everything but what nobody waits for: the library, the chunks of the program, their texts and the worker, which the page
/// fetches when somebody wants to read or opens such a screen, and the pictures, which a system fetches when it installs the page. The service
/// worker takes them after the page has loaded.
/// Texts come in one language; it counts as if that were the longest one.
fn first_load(game: &Game, files: &[Built]) -> usize {
    let is_its = |built: &&Built| !game.is_without(&built.file.path);
    let waited_for = |built: &&Built| !is_for_later(built) && !is_picture(built) && !is_words(built);
    let words = files.iter().filter(is_its).filter(|built| is_words(built)).map(over_the_wire).max();
    files.iter().filter(is_its).filter(waited_for).map(over_the_wire).sum::<usize>() + words.unwrap_or(0)
}

/// The whole page, with what the service worker fetches for later.
fn total(files: &[Built]) -> usize {
    files.iter().map(over_the_wire).sum()
}

fn is_for_later(built: &Built) -> bool {
    [LIBRARY, CHUNK, LATER, WORKER].iter().any(|name| built.file.path.contains(name))
}

fn is_words(built: &Built) -> bool {
    built.file.path.contains(WORDS)
}

fn is_picture(built: &Built) -> bool {
    built.file.path.ends_with(".png")
}

/// Prints what each file costs.
pub(crate) fn print(files: &[Built]) {
    println!("{:>10} {:>10} {:>10}  file", "raw", "gzip", "brotli");
    for built in files {
        let raw = built.file.content.len();
        let (gzip, brotli) = match &built.packed {
            Some(packed) => (packed.gzip.len().to_string(), packed.brotli.len().to_string()),
            None => (String::new(), String::new()),
        };
        println!("{raw:>10} {gzip:>10} {brotli:>10}  {}", built.file.path);
    }
    let raw: usize = files.iter().map(|built| built.file.content.len()).sum();
    for game in &GAMES {
        let (cost, Game { id, limit, .. }) = (first_load(game, files), game);
        println!("{:>10} {:>10} {cost:>10}  the first load of {id}, of at most {limit} over the wire", "", "");
    }
    println!(
        "{raw:>10} {:>10} {:>10}  with the libraries, chunks and pictures, which are kept for offline",
        "",
        total(files)
    );
}

/// Fails if a first load costs too much.
pub(crate) fn check(files: &[Built]) -> Result<()> {
    for game in &GAMES {
        let (cost, Game { id, limit, .. }) = (first_load(game, files), game);
        if cost > *limit {
            bail!("the first load of {id} costs {cost} bytes over the wire; at most {limit} are allowed");
        }
    }
    Ok(())
}
