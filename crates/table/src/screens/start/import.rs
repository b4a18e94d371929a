//! Games from files: what can be made of a text that somebody hands in.

use kernel::{Log, LogError, Resumed, Table};

use crate::{
    game::TableGame,
    resume::{Refused, resume},
};

/// A game out of a file.
pub struct Brought<G: TableGame> {
    /// The game, as far as it could be read and played again.
    pub table: Table<G>,
    /// How many of its steps, from the first on, could be.
    pub agreeing: u32,
    /// What is wrong with the file, if anything.
    pub flaw: Option<Flaw>,
}

/// What is wrong with a file out of which a game can be taken all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It ends early; all it has is right.
    CutOff,
    /// A line makes no sense; everything before it is right.
    Damaged,
    /// It was changed by hand, but every step follows from the one before.
    Changed,
    /// It was played with other rules or cards, and goes the same with ours.
    OtherRules,
    /// With our rules and cards it goes otherwise from some step on; everything before it is the same.
    GoesOtherwise,
}

impl Flaw {
    /// The name in texts.
    pub const fn name(&self) -> &'static str {
        match self {
            Flaw::CutOff => "import-cut-off",
            Flaw::Damaged => "import-damaged",
            Flaw::Changed => "import-changed",
            Flaw::OtherRules => "import-other-rules",
            Flaw::GoesOtherwise => "import-goes-otherwise",
        }
    }
}

/// Reads a saved game and plays it again with our rules, as far as it goes.
///
/// # Errors
/// No game can be taken out of the text.
pub async fn read<G: TableGame>(text: &str) -> Result<Brought<G>, Refused> {
    let salvaged = Log::<G>::read_damaged(text)?;
    let mut flaw = match salvaged.damage {
        None => None,
        Some(LogError::CutOff { .. }) => Some(Flaw::CutOff),
        Some(LogError::Changed) => Some(Flaw::Changed),
        Some(_) => Some(Flaw::Damaged),
    };
    let log = salvaged.log;
    if log.entries().is_empty() {
        return Err(Refused::NoGame);
    }
    match resume(log).await? {
        Resumed::Same(table) => Ok(Brought { agreeing: table.log().next_number(), table, flaw }),
        Resumed::Updated(table) => {
            flaw.get_or_insert(Flaw::OtherRules);
            Ok(Brought { agreeing: table.log().next_number(), table, flaw })
        }
        Resumed::Differs(differing) => {
            let agreeing = differing.divergence.entry;
            let table = differing.go_on().ok().flatten().ok_or(Refused::NoBeginning)?;
            Ok(Brought { table, agreeing, flaw: Some(Flaw::GoesOtherwise) })
        }
    }
}

/// A game that was kept line by line, sealed for its way into a file.
pub fn sealed<G: TableGame>(text: &str) -> Option<String> {
    Log::<G>::read_open(text).ok()?.write().ok()
}

#[cfg(test)]
mod tests {
    use std::{
        pin::pin,
        task::{Context, Poll, Waker},
    };

    use kernel::{Answer, Contributions, Game as _, Secret};
    use shelter::{Shelter, options::Setup};

    use super::*;

    /// A short game stays below the first breath, so nothing ever waits.
    fn read_now(text: &str) -> Result<Brought<Shelter>, Refused> {
        match pin!(read(text)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(result) => result,
            Poll::Pending => panic!("a short game takes no breath"),
        }
    }

    fn short_game() -> Table<Shelter> {
        let game = Shelter::kit().game.clone();
        let begun = Table::begin(game, Setup::for_players(2), Secret::from_number(7), Contributions::none());
        let mut table = begun.expect("two may play");
        for _ in 0..6 {
            let asked = table.decision().asked.expect("six answers end no game");
            let choice = table.decision().options.last().copied().expect("something is always offered");
            let number = table.decision_number();
            table.play(asked.seat, number, &Answer::One(choice)).expect("what is offered is legal");
        }
        table
    }

    #[test]
    fn a_saved_game_comes_back_whole() {
        let table = short_game();
        let brought = read_now(&table.save().unwrap()).ok().unwrap();
        assert_eq!(brought.flaw, None);
        assert_eq!(brought.table.log(), table.log());
    }

    #[test]
    fn what_is_left_of_a_file_is_taken() {
        let table = short_game();
        let text = table.save().unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let cut_off = lines[..5].join("\n");
        let brought = read_now(&cut_off).ok().unwrap();
        assert_eq!((brought.flaw, brought.table.log().next_number()), (Some(Flaw::CutOff), 4));
        let half = format!("{cut_off}\n{}", &lines[5][..20]);
        let brought = read_now(&half).ok().unwrap();
        assert_eq!((brought.flaw, brought.table.log().next_number()), (Some(Flaw::Damaged), 4));
        let sealed_again = sealed::<Shelter>(&cut_off).unwrap();
        assert_eq!(read_now(&sealed_again).ok().unwrap().flaw, None);
    }

    #[test]
    fn a_game_of_other_rules_is_taken_as_far_as_it_goes_the_same() {
        let text = short_game().save().unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let body = lines[..lines.len() - 1].join("\n");
        let mut other = short_game().log().clone();
        other.header.rules = 0;
        let other = other.write().unwrap();
        let brought = read_now(&other).ok().unwrap();
        assert_eq!((brought.flaw, brought.agreeing), (Some(Flaw::OtherRules), 8), "and it says so");
        assert_eq!(brought.table.log().played_with().0, Shelter::RULES_VERSION, "it goes on with ours");
        let hash = lines[4].rsplit_once("\"hash\":\"").unwrap().1.get(..8).unwrap();
        let otherwise = body.replacen(hash, "00000000", 1);
        let brought = read_now(&otherwise).ok().unwrap();
        assert_eq!((brought.flaw, brought.agreeing), (Some(Flaw::GoesOtherwise), 3));
        let log = brought.table.log();
        assert_eq!(log.next_number(), 8, "nothing is lost, and it says from where it goes on");
        assert_eq!(log.counting(), [true, true, true, false, false, false, false, true]);
    }

    #[test]
    fn what_is_no_game_is_refused() {
        let refused = |text: &str| read_now(text).err();
        assert_eq!(refused(""), Some(Refused::NoGame));
        assert_eq!(refused("Dear diary"), Some(Refused::NoGame));
        assert_eq!(refused("{\"format\":3,\"game\":\"chess\"}"), Some(Refused::OtherGame("chess".to_owned())));
        assert_eq!(refused("{\"format\":99,\"game\":\"shelter\"}"), Some(Refused::Newer));
        let mut newer = short_game().log().clone();
        newer.header.rules = 999;
        assert_eq!(refused(&newer.write().unwrap()), Some(Refused::Newer), "older rules are not taken to it");
        let text = short_game().save().unwrap();
        let header = text.lines().next().unwrap();
        assert_eq!(refused(header), Some(Refused::NoGame), "nothing has happened in it");
    }
}
