//! A report that something is wrong: what a player says, and the game it is about.
//!
//! As text it is one line of JSON and below it the log as it was saved, so that whoever cuts off the first line has a
//! saved game.

use serde::{Deserialize, Serialize};

use crate::LogError;

/// The version of the format.
const FORMAT: u32 = 1;

/// What a player says of a game, and the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What the player says; may be empty.
    pub said: String,
    /// The entry after which the player saw it; none for the end of the log.
    pub entry: Option<u32>,
    /// The saved game as [`Log::write`](crate::Log::write) gives it.
    pub log: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head<'a> {
    report: u32,
    said: std::borrow::Cow<'a, str>,
    entry: Option<u32>,
}

#[derive(Deserialize)]
struct Probe {
    report: u32,
}

impl Report {
    /// The report as text.
    #[must_use]
    pub fn write(&self) -> String {
        let head = Head { report: FORMAT, said: self.said.as_str().into(), entry: self.entry };
        let head = serde_json::to_string(&head).expect("a text and two numbers can be written as JSON");
        format!("{head}\n{}", self.log)
    }

    /// Reads a report, or a plain saved game as a report that says nothing. The log itself is not looked at.
    ///
    /// # Errors
    /// The report was made by a newer program, or its first line is damaged.
    pub fn read(text: &str) -> Result<Report, LogError> {
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let Ok(Probe { report }) = serde_json::from_str(first) else {
            return Ok(Report { said: String::new(), entry: None, log: text.to_owned() });
        };
        if report != FORMAT {
            return Err(LogError::UnknownFormat { found: report, newest: FORMAT });
        }
        let head: Head<'_> = serde_json::from_str(first).map_err(|error| LogError::NotALog(error.to_string()))?;
        Ok(Report { said: head.said.into_owned(), entry: head.entry, log: rest.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_comes_back() {
        let log = "{\"format\":2}\n{\"end\":1}\n".to_owned();
        for (said, entry) in [("", None), ("Two lines,\n\"quoted\" и по-русски", Some(7))] {
            let report = Report { said: said.to_owned(), entry, log: log.clone() };
            assert_eq!(report.write().lines().count(), 3);
            assert_eq!(Report::read(&report.write()), Ok(report));
        }
        assert_eq!(Report::read(&log), Ok(Report { said: String::new(), entry: None, log }));
    }

    #[test]
    fn newer_and_damaged_reports_are_refused() {
        let newer = Report::read("{\"report\":2,\"mood\":\"bad\"}\n").unwrap_err();
        assert_eq!(newer, LogError::UnknownFormat { found: 2, newest: 1 });
        assert!(matches!(Report::read("{\"report\":1}\n"), Err(LogError::NotALog(_))));
    }
}
