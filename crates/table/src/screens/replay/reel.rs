//! The steps of a saved game as a replay counts them: which round each belongs to, where turns begin, what was taken
//! back. Made of the log alone, so that a game can be watched even where it cannot be played again.

use kernel::{EntryOf, Kind, Seat};

use crate::game::TableGame;

/// The steps of a saved game, each with the number of its entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reel(Vec<Frame>);

/// One step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// What it is.
    pub what: What,
    /// The round in which it ends.
    pub round: u16,
    /// A round begins with it.
    pub begins_round: bool,
    /// A turn begins with it.
    pub begins_turn: bool,
    /// It was taken back later.
    pub taken_back: bool,
    /// The entry whose position stands after it: its own, or the one an undo came back to.
    at: u32,
    /// The position before that one.
    from: Option<u32>,
}

/// What a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The game is set up.
    Begin,
    /// A seat answers.
    Move(Seat),
    /// Answers are taken back.
    Undo,
    /// The game goes on with other rules or cards.
    Update,
    /// It cannot be read.
    Unread,
}

/// Where one can jump from step to step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Every step.
    Step,
    /// The beginning of a turn.
    Turn,
    /// The beginning of a round.
    Round,
}

/// How many steps the first so many entries are, as everybody counts them: the set-up is where the first one begins.
pub const fn steps_of(entries: u32) -> u32 {
    entries.saturating_sub(1)
}

impl Reel {
    /// The steps of a log.
    pub fn of<G: TableGame>(entries: &[EntryOf<G>]) -> Reel {
        let mut frames: Vec<Frame> = Vec::with_capacity(entries.len());
        for entry in entries {
            let before = frames.last().map(|frame| frame.at);
            let round_before = frames.last().map_or(0, |frame| frame.round);
            let began = entry.events.iter().rev().find_map(|told| G::begun_round(&told.event));
            let (what, at, from, round) = match entry.kind {
                Kind::Begin => (What::Begin, entry.number, None, began.unwrap_or(0)),
                Kind::Move { seat, .. } => (What::Move(seat), entry.number, before, began.unwrap_or(round_before)),
                Kind::Undo { to, .. } => {
                    let back = frames.get(to as usize);
                    (What::Undo, to, back.and_then(|frame| frame.from), back.map_or(round_before, |frame| frame.round))
                }
                // The game stands still at it.
                Kind::Unread(_) => {
                    let from = frames.last().and_then(|frame| frame.from);
                    (What::Unread, before.unwrap_or(0), from, round_before)
                }
                // What came between does not count any more, as if it had been taken back.
                Kind::Update { to, .. } => {
                    let back = frames.get(to as usize);
                    let round = back.map_or(round_before, |frame| frame.round);
                    (What::Update, back.map_or(to, |frame| frame.at), back.and_then(|frame| frame.from), round)
                }
            };
            let begins_turn = entry.events.iter().any(|told| G::begun_turn(&told.event).is_some());
            let begins_round = began.is_some();
            frames.push(Frame { what, round, begins_round, begins_turn, taken_back: false, at, from });
        }
        let mut reel = Reel(frames);
        let kept = reel.line(reel.last());
        for (number, frame) in (0..).zip(&mut reel.0) {
            frame.taken_back = matches!(frame.what, What::Move(_)) && kept.binary_search(&number).is_err();
        }
        reel
    }

    /// The number of the last step.
    pub fn last(&self) -> u32 {
        steps_of(self.0.len() as u32)
    }

    /// How many steps there are.
    pub fn len(&self) -> u32 {
        self.0.len() as u32
    }

    /// A step.
    pub fn frame(&self, step: u32) -> Option<&Frame> {
        self.0.get(step as usize)
    }

    /// The round in which a step ends.
    pub fn round(&self, step: u32) -> u16 {
        self.frame(step).map_or(0, |frame| frame.round)
    }

    /// The entries whose events led to the position after a step, the first one first. What had been taken back by then
    /// is not among them.
    pub fn line(&self, step: u32) -> Vec<u32> {
        let mut line = Vec::new();
        let mut next = self.frame(step).map(|frame| frame.at);
        while let Some(at) = next {
            line.push(at);
            next = self.frame(at).and_then(|frame| frame.from);
        }
        line.reverse();
        line
    }

    /// The next stop after a step; the end of the game if there is none.
    pub fn next(&self, step: u32, stop: Stop) -> u32 {
        (step.saturating_add(1)..self.len()).find(|at| self.is_stop(*at, stop)).unwrap_or(self.last())
    }

    /// The stop before a step; the beginning if there is none.
    pub fn previous(&self, step: u32, stop: Stop) -> u32 {
        (0..step).rev().find(|at| self.is_stop(*at, stop)).unwrap_or(0)
    }

    fn is_stop(&self, step: u32, stop: Stop) -> bool {
        self.frame(step).is_some_and(|frame| match stop {
            Stop::Step => true,
            Stop::Turn => frame.begins_turn,
            Stop::Round => frame.begins_round,
        })
    }

    /// Where each round began for the last time: the step and the round.
    pub fn rounds(&self) -> Vec<(u32, u16)> {
        let steps = (0..).zip(&self.0);
        steps
            .filter(|(_, frame)| frame.begins_round && !frame.taken_back)
            .map(|(at, frame)| (at, frame.round))
            .collect()
    }

    /// The stretches of steps that were taken back: first and last of each.
    pub fn taken_back(&self) -> Vec<(u32, u32)> {
        let mut stretches: Vec<(u32, u32)> = Vec::new();
        for (at, _) in (0..).zip(&self.0).filter(|(_, frame)| frame.taken_back) {
            match stretches.last_mut() {
                Some((_, end)) if *end + 1 == at => *end = at,
                _ => stretches.push((at, at)),
            }
        }
        stretches
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Contributions, Decision, Log, Secret, Table};
    use shelter::{Shelter, options::Setup};

    use super::*;

    /// Some answers, the first option each time, and with each number in `back` one answer is taken back by consent.
    fn played(answers: u32, back: &[u32]) -> Log<Shelter> {
        let setup = Setup::for_players(2);
        let mut table = Table::begin(Shelter::kit().game.clone(), setup, Secret::from_number(3), Contributions::none())
            .expect("the set-up is allowed");
        for number in 0..answers {
            let decision: Decision<_, _> = table.decision().clone();
            let seat = decision.asked.expect("the game is not over yet").seat;
            let answer = decision.sample(&mut kernel::QuickRng::new(u64::from(number))).expect("there is an answer");
            table.play(seat, table.decision_number(), &answer.into_answer()).expect("a listed answer is legal");
            if back.contains(&number) {
                let to = table.line_backwards().nth(1).expect("something was played").number;
                table.undo_by_vote(to).expect("it is on the way");
            }
        }
        table.log().clone()
    }

    #[test]
    fn each_step_knows_its_round_and_turn() {
        let log = played(40, &[]);
        let reel = Reel::of::<Shelter>(log.entries());
        assert_eq!(reel.len(), log.next_number());
        assert_eq!(reel.frame(0).map(|frame| (frame.what, frame.round)), Some((What::Begin, 1)));
        let rounds = reel.rounds();
        assert_eq!(rounds[0], (0, 1));
        assert!(rounds.len() > 1, "more than one round in forty answers");
        let (second, _) = rounds[1];
        assert_eq!((reel.round(second - 1), reel.round(second)), (1, 2));
        assert_eq!(reel.next(0, Stop::Round), second);
        assert_eq!(reel.previous(second, Stop::Round), 0);
        assert_eq!(reel.next(reel.last(), Stop::Step), reel.last());
        assert_eq!(reel.previous(0, Stop::Turn), 0);
        assert!(reel.next(0, Stop::Turn) <= second);
        assert_eq!(reel.line(5), [0, 1, 2, 3, 4, 5]);
        assert_eq!(reel.taken_back(), []);
    }

    #[test]
    fn what_was_taken_back_is_no_part_of_the_line() {
        let log = played(8, &[2, 4]);
        let reel = Reel::of::<Shelter>(log.entries());
        let undone: Vec<u32> =
            (0..reel.len()).filter(|at| reel.frame(*at).is_some_and(|frame| frame.taken_back)).collect();
        // Entry 3 is the third answer and entry 4 takes it back; with the fifth answer, entry 6, it happens again.
        assert_eq!(undone, [3, 6]);
        assert_eq!(reel.frame(4).map(|frame| frame.what), Some(What::Undo));
        assert_eq!(reel.line(3), [0, 1, 2, 3]);
        assert_eq!(reel.line(4), [0, 1, 2]);
        assert_eq!(reel.line(7), [0, 1, 2, 5]);
        assert_eq!(reel.line(reel.last()), [0, 1, 2, 5, 8, 9, 10]);
        assert_eq!(reel.round(4), reel.round(2));
        assert_eq!(reel.taken_back(), [(3, 3), (6, 6)]);
    }

    #[test]
    fn an_empty_log_has_no_steps() {
        let reel = Reel::of::<Shelter>(&[]);
        assert_eq!((reel.len(), reel.last(), reel.line(0)), (0, 0, Vec::new()));
    }
}
