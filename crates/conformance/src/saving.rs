//! Whatever is saved comes back as it was.

use kernel::{Game, Table};

use crate::{Position, position::bytes};

/// The state, written and read again, is the same state and is written the same way: as JSON and as bytes.
///
/// # Errors
/// What is lost on the way.
pub fn state_comes_back<G: Game>(position: &Position<'_, G>) -> Result<(), String> {
    let state = position.state;
    let text = bytes("the state", state)?;
    let read: G::State =
        serde_json::from_str(&text).map_err(|error| format!("the state's JSON cannot be read: {error}"))?;
    if read != *state || bytes("the state", &read)? != text {
        return Err("the state is another one after it was saved and loaded as JSON".to_owned());
    }
    let written = postcard::to_stdvec(state).map_err(|error| format!("the state cannot be written: {error}"))?;
    let read: G::State =
        postcard::from_bytes(&written).map_err(|error| format!("the state's bytes cannot be read: {error}"))?;
    if read != *state || postcard::to_stdvec(&read).ok().as_ref() != Some(&written) {
        return Err("the state is another one after it was saved and loaded as bytes".to_owned());
    }
    Ok(())
}

/// The whole table, saved and loaded by replaying every entry, is in the same state and saves the same text.
///
/// # Errors
/// What is different.
pub fn log_comes_back<G: Game>(table: &Table<G, &G>) -> Result<(), String> {
    let text = table.save().map_err(|fault| fault.to_string())?;
    let loaded = Table::load(*table.game(), &text).map_err(|error| format!("the log cannot be loaded: {error}"))?;
    if loaded.state() != table.state() || loaded.decision() != table.decision() {
        return Err("the loaded table stands at another position".to_owned());
    }
    if loaded.save().map_err(|fault| fault.to_string())? != text {
        return Err("the loaded table saves another text".to_owned());
    }
    Ok(())
}
