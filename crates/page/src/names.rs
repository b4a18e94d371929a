//! Names that change with the content, so that a browser may keep the file forever.

use sha2::{Digest, Sha256};

/// The folder of all files that are named by their content.
pub(crate) const ASSETS: &str = "assets";

/// Long enough that two files of the page never share it.
const N_BYTES: usize = 8;

/// A short name of the content.
pub(crate) fn fingerprint(content: &[u8]) -> String {
    hex::encode(&Sha256::digest(content)[..N_BYTES])
}

/// `icon.svg` becomes `icon-0123456789abcdef.svg`.
pub(crate) fn of(name: &str, content: &[u8]) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{}.{extension}", fingerprint(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_its_ending_and_follows_the_content() {
        let name = of("table.css", b"body{}");
        assert!(name.starts_with("table-") && name.ends_with(".css"), "{name}");
        assert_eq!(name, of("table.css", b"body{}"));
        assert_ne!(name, of("table.css", b"body{ }"));
    }
}
