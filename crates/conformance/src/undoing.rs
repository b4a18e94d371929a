//! What is taken back and done again ends in the same state.

use kernel::{Game, Kind, Quick, Seat, Table, hash_of};

/// Takes some of the seat's last answers back, as far as that is free, and gives them again. Gives the number of
/// answers, which is zero where nothing can be taken back.
///
/// # Errors
/// The way back or forth is closed, or ends elsewhere.
pub fn undone_and_redone<G: Game>(table: &mut Table<G, &G>, seat: Seat, whim: &mut Quick) -> Result<u32, String> {
    let reach = table.undo_reach(seat).answers;
    if reach == 0 {
        return Ok(0);
    }
    let count = 1 + whim.below(u64::from(reach)) as u32;
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
