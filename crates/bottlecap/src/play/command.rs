//! What a player types.

use crate::speech::Speech;

/// A line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The numbers of options, or an amount.
    Numbers(Vec<usize>),
    /// An answer in the words of the engine.
    Words(String),
    /// Why something is not possible, or by which rule the question is asked.
    Why(String),
    /// The rule with this id, the rules of a chapter, what answers a question, or without anything the overview.
    Rule(String),
    /// The last lines of the log.
    Log(usize),
    /// Takes back so many answers.
    Undo(u32),
    /// Saves the game.
    Save(String),
    /// Shows the table.
    Table,
    /// Shows the map.
    Map,
    /// Tells where one can go, how fights would go, and what may come.
    Outlook,
    /// Tells what a bot would do.
    Hint,
    /// Lists the commands.
    Help,
    /// Leaves the game.
    Quit,
    /// An empty line.
    Nothing,
    /// Nothing that is known here.
    Unknown(String),
}

/// The lines of a log that are shown unless a number is given.
const LINES: usize = 20;

/// The English names; each language adds its own in `command-NAME`.
const NAMES: [&str; 11] = ["why", "rule", "log", "undo", "save", "table", "map", "outlook", "hint", "help", "quit"];

impl Command {
    /// Understands a line in English or in the language of the program. Answers in words begin with one of the verbs.
    pub fn read(line: &str, verbs: &[&str], speech: Speech) -> Command {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        if first.is_empty() {
            return Command::Nothing;
        }
        let numbers: Option<Vec<usize>> =
            line.split([' ', ',', '\t']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect();
        if let Some(numbers) = numbers {
            return Command::Numbers(numbers);
        }
        if verbs.contains(&first) {
            return Command::Words(line.to_owned());
        }
        let word = first.to_lowercase();
        let is_meant = |name: &&&str| word == **name || word == speech.say(&format!("command-{name}"));
        let unknown = || Command::Unknown(line.to_owned());
        match NAMES.iter().find(is_meant).copied() {
            Some("why") => Command::Why(rest),
            Some("rule") => Command::Rule(rest),
            Some("log") if rest.is_empty() => Command::Log(LINES),
            Some("log") => rest.parse().map_or_else(|_| unknown(), Command::Log),
            Some("undo") if rest.is_empty() => Command::Undo(1),
            Some("undo") => rest.parse().map_or_else(|_| unknown(), Command::Undo),
            Some("save") => Command::Save(rest),
            Some("table") => Command::Table,
            Some("map") => Command::Map,
            Some("outlook") => Command::Outlook,
            Some("hint") => Command::Hint,
            Some("help") => Command::Help,
            Some("quit") => Command::Quit,
            _ => unknown(),
        }
    }
}

#[cfg(test)]
mod tests {
    use pack::Lang;

    use super::*;

    #[test]
    fn lines_are_understood_in_both_languages() {
        let english = |line| Command::read(line, &["passes"], Speech { lang: Lang::En });
        let russian = |line| Command::read(line, &["passes"], Speech { lang: Lang::Ru });
        assert_eq!(english(" 1, 3 "), Command::Numbers(vec![1, 3]));
        assert_eq!(english("passes"), Command::Words("passes".to_owned()));
        assert_eq!(english("why diner.left"), Command::Why("diner.left".to_owned()));
        assert_eq!(english("rule how do I win"), Command::Rule("how do I win".to_owned()));
        assert_eq!(english("log"), Command::Log(20));
        assert_eq!(english("log many"), Command::Unknown("log many".to_owned()));
        assert_eq!(english(""), Command::Nothing);
        assert_eq!(english("dance"), Command::Unknown("dance".to_owned()));
        assert_eq!(russian("отменить 2"), Command::Undo(2));
        assert_eq!(russian("Помощь"), Command::Help);
        assert_eq!((english("outlook"), russian("обзор")), (Command::Outlook, Command::Outlook));
        assert_eq!((english("map"), russian("поле")), (Command::Map, Command::Map));
        assert_eq!((english("hint"), russian("Подсказка")), (Command::Hint, Command::Hint));
        assert_eq!(russian("quit"), Command::Quit);
    }
}
