//! Games from files: what can be made of a text that somebody hands in.

use kernel::{Log, LogError, Replay, ReplayError, Table};

use crate::{clock, game::TableGame};

/// Entries that are played again before the page gets a breath.
const SLICE: usize = 40;

/// A game out of a file.
pub struct Brought<G: TableGame> {
    /// The game, as far as it could be read and played again.
    pub table: Table<G>,
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

/// Why no game can be taken out of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It is something else.
    NoGame,
    /// It is from a newer version of the page.
    Newer,
    /// It belongs to another game.
    OtherGame(String),
    /// The secret is not in it, so chance cannot be repeated.
    NoSecret,
    /// The secret is not the promised one.
    BrokenPromise,
    /// Not even its beginning is possible with our rules.
    NoBeginning,
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

impl Refused {
    /// The name in texts.
    pub const fn name(&self) -> &'static str {
        match self {
            Refused::NoGame => "import-no-game",
            Refused::Newer => "import-newer",
            Refused::OtherGame(_) => "import-other-game",
            Refused::NoSecret => "import-no-secret",
            Refused::BrokenPromise => "import-broken-promise",
            Refused::NoBeginning => "import-no-beginning",
        }
    }
}

impl From<LogError> for Refused {
    fn from(error: LogError) -> Refused {
        match error {
            LogError::UnknownFormat { .. } => Refused::Newer,
            LogError::OtherGame { found, .. } => Refused::OtherGame(found),
            _ => Refused::NoGame,
        }
    }
}

impl From<ReplayError> for Refused {
    fn from(error: ReplayError) -> Refused {
        match error {
            ReplayError::Log(error) => error.into(),
            ReplayError::NoSecret => Refused::NoSecret,
            ReplayError::BrokenPromise(_) => Refused::BrokenPromise,
            ReplayError::NoBeginning(_) | ReplayError::Diverged(_) => Refused::NoBeginning,
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
    if log.fits(&G::kit().game).is_err() {
        flaw.get_or_insert(Flaw::OtherRules);
    }
    let same = same_entries(&log).await?;
    if same == log.entries().len() {
        let table = Replay::with_other_rules(G::kit().game.clone(), &log)?.finish()?;
        return Ok(Brought { table, flaw });
    }
    // The header and the entries that go the same: a log of its own, only not sealed.
    let kept: Vec<&str> = text.lines().take(same + 1).collect();
    let log = Log::<G>::read_open(kept.join("\n"))?;
    let table = Replay::with_other_rules(G::kit().game.clone(), &log)?.finish()?;
    Ok(Brought { table, flaw: Some(Flaw::GoesOtherwise) })
}

/// How many entries, from the first on, go with our rules as the log says.
async fn same_entries<G: TableGame>(log: &Log<G>) -> Result<usize, Refused> {
    let mut replay = Replay::with_other_rules(G::kit().game.clone(), log)?;
    let mut same = 0;
    while let Some(step) = replay.step() {
        if let Err(error) = step {
            return if same == 0 { Err(ReplayError::Diverged(error).into()) } else { Ok(same) };
        }
        same += 1;
        if same % SLICE == 0 {
            clock::pause(0).await;
        }
    }
    Ok(same)
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
        let rules = format!("\"rules\":{}", Shelter::RULES_VERSION);
        let other = body.replacen(&rules, "\"rules\":999", 1);
        assert_ne!(other, body);
        let brought = read_now(&other).ok().unwrap();
        assert_eq!(brought.table.log().header.rules, Shelter::RULES_VERSION, "it goes on with ours");
        let hash = lines[4].rsplit_once("\"hash\":\"").unwrap().1.get(..8).unwrap();
        let otherwise = other.replacen(hash, "00000000", 1);
        let brought = read_now(&otherwise).ok().unwrap();
        assert_eq!((brought.flaw, brought.table.log().next_number()), (Some(Flaw::GoesOtherwise), 3));
    }

    #[test]
    fn what_is_no_game_is_refused() {
        let refused = |text: &str| read_now(text).err();
        assert_eq!(refused(""), Some(Refused::NoGame));
        assert_eq!(refused("Dear diary"), Some(Refused::NoGame));
        assert_eq!(refused("{\"format\":2,\"game\":\"chess\"}"), Some(Refused::OtherGame("chess".to_owned())));
        assert_eq!(refused("{\"format\":99,\"game\":\"shelter\"}"), Some(Refused::Newer));
        let text = short_game().save().unwrap();
        let header = text.lines().next().unwrap();
        assert_eq!(refused(header), Some(Refused::NoGame), "nothing has happened in it");
    }
}
