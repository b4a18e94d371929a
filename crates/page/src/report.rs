//! How large the page is, and how large it may be.

use anyhow::{Result, bail};

use crate::compress::Built;

/// The most that a first visit may cost, in bytes over the wire.
const LIMIT: usize = 900_000;

/// What a browser that knows brotli transfers.
fn over_the_wire(built: &Built) -> usize {
    built.packed.as_ref().map_or(built.file.content.len(), |packed| packed.brotli.len())
}

/// The whole page, with what the service worker fetches for later.
fn total(files: &[Built]) -> usize {
    files.iter().map(over_the_wire).sum()
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
    println!("{raw:>10} {:>10} {:>10}  the first visit, of at most {LIMIT} over the wire", "", total(files));
}

/// Fails if a first visit costs too much.
pub(crate) fn check(files: &[Built]) -> Result<()> {
    let total = total(files);
    if total > LIMIT {
        bail!("the first visit costs {total} bytes over the wire; at most {LIMIT} are allowed");
    }
    Ok(())
}
