//! The end of a game: who won, what by, and where the game turned.

use kernel::{EventId, Seat};

/// The score as people read it. `T` is a thing on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score<T> {
    /// Who won, in a sentence.
    pub summary: String,
    /// The players, the winner first.
    pub seats: Vec<SeatScore<T>>,
    /// The turning points, in order.
    pub turns: Vec<Turn>,
    /// How it came about, for a chart.
    pub chart: Chart,
}

/// The score of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScore<T> {
    /// The seat.
    pub seat: Seat,
    /// The place, once the game is over.
    pub place: Option<u8>,
    /// What the game is won by, unless it is hidden.
    pub total: Option<u16>,
    /// Where it came from; the amounts add up to the total.
    pub lines: Vec<ScoreLine<T>>,
    /// The tie-breakers, where another player has as much.
    pub tie: Option<String>,
}

/// What one kind of source brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine<T> {
    /// The kind of source.
    pub label: String,
    /// How much; less than zero for a penalty.
    pub amount: i32,
    /// What it is made up of, where it has parts with names.
    pub details: Vec<ScoreDetail<T>>,
}

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreDetail<T> {
    /// What brought it and how much.
    pub text: String,
    /// How much.
    pub amount: i32,
    /// What brought it.
    pub thing: T,
}

/// A turning point as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// When: a round, or the final count.
    pub when: String,
    /// What happened.
    pub text: String,
    /// Whom it favored.
    pub seat: Seat,
    /// What did the most for it, to go there in a replay.
    pub event: EventId,
}

/// How each seat stood at each point of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The rounds that ended; 0 for the beginning, none for the final count.
    pub rounds: Vec<Option<u16>>,
    /// For each seat how it stood at each of them.
    pub lines: Vec<Vec<u16>>,
    /// The rounds in which the game turned.
    pub marks: Vec<Option<u16>>,
}

impl Chart {
    /// The chart of how the seats stood after each round and, once the game is over, at its end.
    pub(crate) fn of<'s>(
        points: impl Iterator<Item = (u16, &'s [u16])>,
        end: Option<&'s [u16]>,
        marks: impl Iterator<Item = Option<u16>>,
    ) -> Chart {
        let points = points.map(|(round, standing)| (Some(round), standing));
        let points: Vec<_> = points.chain(end.map(|end| (None, end))).collect();
        let seats = points.first().map_or(0, |(_, standing)| standing.len());
        let line = |seat: usize| points.iter().map(|(_, standing)| standing.get(seat).copied().unwrap_or(0)).collect();
        Chart {
            rounds: points.iter().map(|(round, _)| *round).collect(),
            lines: (0..seats).map(line).collect(),
            marks: marks.collect(),
        }
    }
}
