//! The second version of the format: the last line seals all lines before it, and the header says what the players
//! added to the secret. The hash of a pack was that of all its files, texts included, so it does not say whether the
//! cards are the same: a game of this version has unknown cards, and playing it again tells.

use serde_json::Value;

use super::{LogError, read::Fields};

pub(super) const FORMAT: u32 = 2;

/// The header as the third version has it.
pub(super) fn upgrade(header: &mut Fields) -> Result<(), LogError> {
    let packs = header.get_mut("packs").and_then(Value::as_array_mut).into_iter().flatten();
    for hash in packs.filter_map(|pack| pack.get_mut("hash")) {
        if !hash.is_string() {
            return Err(LogError::NotALog("the hash of a pack is a string".to_owned()));
        }
        *hash = Value::Null;
    }
    Ok(())
}
