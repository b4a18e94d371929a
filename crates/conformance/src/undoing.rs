//! What is taken back and done again ends in the same state; where something was seen, chance is another.

use std::collections::BTreeMap;

use kernel::{Decision, Game, Kind, QuickRng, Replay, Seat, Table, Viewer, decide, hash_of};
use serde_json::Value;

use crate::{Position, position::bytes};

/// Scrambles for each seat, to find what none of them may know. What changes in none of so many does not count.
const SCRAMBLES: u32 = 3;
/// Epochs of which one must change each thing that nobody may know. Where two cards change places, one in two does.
const EPOCHS: u32 = 32;
/// Other games that are dealt to find one that looks the same to everybody. It is looked for only where something seems
/// to have been left as it was.
const ATTEMPTS: usize = 2_000;

/// Takes some of the seat's last answers back, as far as that is free, and gives them again. Gives the number of
/// answers, which is zero where nothing can be taken back.
///
/// # Errors
/// The way back or forth is closed, or ends elsewhere.
pub fn undone_and_redone<G: Game>(table: &mut Table<G, &G>, seat: Seat, rng: &mut QuickRng) -> Result<u32, String> {
    let reach = table.undo_reach(seat).answers;
    if reach == 0 {
        return Ok(0);
    }
    let count = 1 + rng.below(u64::from(reach)) as u32;
    let hash = |table: &Table<G, &G>| hash_of::<G>(table.state()).map_err(|fault| fault.to_string());
    let before = hash(table)?;
    let mut answers: Vec<_> = table.line_backwards().take(count as usize).map(|entry| entry.kind.clone()).collect();
    table.undo(seat, count).map_err(|error| format!("{count} answers of {seat:?} cannot be taken back: {error}"))?;
    while let Some(kind) = answers.pop() {
        let Kind::Move { seat, answer } = kind else { return Err(format!("{kind:?} was taken back")) };
        let number = table.decision_number();
        table
            .play(seat, number, &answer)
            .map_err(|error| format!("{answer:?} was taken back and is now refused: {error:?}"))?;
    }
    if hash(table)? != before {
        return Err(format!("{count} answers of {seat:?} were taken back and given again, and the state is another"));
    }
    Ok(count)
}

/// Goes back by vote to the position after an entry: everybody sees the same as then, and if anything was seen since,
/// everything that nobody may know is dealt anew. Gives whether that was so.
///
/// # Errors
/// Somebody sees something else, or something comes as it would have come.
pub fn voted_back<G: Game>(table: &mut Table<G, &G>, to: u32, rng: &mut QuickRng) -> Result<bool, String> {
    let game = *table.game();
    let before = state_after(table, to)?;
    let entry = table.undo_by_vote(to).map_err(|error| format!("an undo by vote failed: {error}"))?;
    let seen = matches!(entry.kind, Kind::Undo { epoch: true, .. });
    let seats = G::seats(table.setup());
    let mut decision = Decision::default();
    decide(game, &before, &mut decision);
    let then = Position { game, seats, state: &before, decision: &decision };
    let now = Position { game, seats, state: table.state(), decision: table.decision() };
    for viewer in now.viewers().filter(|viewer| *viewer != Viewer::Referee) {
        if then.shown(viewer)? != now.shown(viewer)? {
            return Err(format!("{viewer:?} sees another table after an undo by vote"));
        }
    }
    game.audit(table.state()).map_err(|what| format!("after an undo by vote: {what}"))?;
    if seen {
        deals_anew(&then, rng)?;
    }
    Ok(seen)
}

/// The state after an entry of the log, by replay.
fn state_after<G: Game>(table: &Table<G, &G>, entry: u32) -> Result<G::State, String> {
    let mut replay = Replay::new(*table.game(), table.log()).map_err(|error| error.to_string())?;
    while let Some(step) = replay.step() {
        if step.map_err(|error| error.to_string())?.number == entry {
            return Ok(replay.table().state().clone());
        }
    }
    Err(format!("there is no entry {entry}"))
}

/// Whatever the seats may not know, not even together, is another in one of the next epochs.
fn deals_anew<G: Game>(position: &Position<'_, G>, rng: &mut QuickRng) -> Result<(), String> {
    let game = position.game;
    let all = |state: &G::State| leaves(&game.view(state, Viewer::Referee));
    let here = all(position.state)?;
    let differing = |other: &BTreeMap<String, String>| -> Vec<String> {
        here.iter().filter(|(place, what)| other.get(*place) != Some(what)).map(|(place, _)| place.clone()).collect()
    };
    let mut hidden: Vec<String> = here.keys().cloned().collect();
    for seat in (0..position.seats).map(Seat::new) {
        let mut from_seat = Vec::new();
        for _ in 0..SCRAMBLES {
            from_seat.extend(differing(&all(&game.scramble(position.state, Viewer::Seat(seat), rng))?));
        }
        hidden.retain(|place| from_seat.contains(place));
    }
    let mut state = position.state.clone();
    for _ in 0..EPOCHS {
        if hidden.is_empty() {
            return Ok(());
        }
        game.next_epoch(&mut state);
        let changed = differing(&all(&state)?);
        hidden.retain(|place| !changed.contains(place));
    }
    // What each of them cannot know alone may be certain for all together, as the last card of a deck of which they hold
    // the others. Whatever is not is another in a game that looks the same to everybody.
    let seats = (0..position.seats).map(|seat| Viewer::Seat(Seat::new(seat)));
    let viewers: Vec<_> = seats.map(|viewer| (viewer, game.view(position.state, viewer))).collect();
    for attempt in 0..ATTEMPTS {
        let viewer = viewers[attempt % viewers.len()].0;
        let other = game.scramble(position.state, viewer, rng);
        if viewers.iter().all(|(viewer, view)| game.view(&other, *viewer) == *view)
            && let Some(place) = differing(&all(&other)?).iter().find(|place| hidden.contains(place))
        {
            return Err(format!("nobody may know what lies at {place}, and it still lies there after an undo"));
        }
    }
    Ok(())
}

/// All that is written of a value, by its place.
fn leaves<T: serde::Serialize>(value: &T) -> Result<BTreeMap<String, String>, String> {
    fn walk(value: &Value, place: String, found: &mut BTreeMap<String, String>) {
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, value)| walk(value, format!("{place}/{name}"), found))
            }
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(at, value)| walk(value, format!("{place}/{at}"), found));
            }
            leaf => _ = found.insert(place, leaf.to_string()),
        }
    }
    let text = bytes("a view", value)?;
    let value = serde_json::from_str(&text).map_err(|error| format!("a view cannot be read as JSON: {error}"))?;
    let mut found = BTreeMap::new();
    walk(&value, String::new(), &mut found);
    Ok(found)
}
