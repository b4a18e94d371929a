//! Examples: small files that set up a position, play moves and say what must then be true.
//!
//! They are the engine's tests, the examples of the rulebook and the form of a report that something is wrong. The
//! format is described in `docs/examples.md`. An example brings its own cards and fills the rest of the box with blank
//! ones, so that it depends on no pack.

mod blank;
#[cfg(feature = "source")]
mod describe;
mod draft;
mod facts;
mod happened;
mod moves;
mod position;
#[cfg(feature = "source")]
mod retell;
mod said;
#[cfg(feature = "source")]
mod script;
mod story;

use std::sync::Arc;

use kernel::{Because, Fault, RuleId, Run, Table};
use pack::{Message, Mistake, Mistakes, Node, Word, choose, say};

use crate::{
    Shelter,
    choice::Reason,
    options::{Options, Setup, UnknownOption},
    state::State,
};

use self::draft::{Chance, Draft};

#[cfg(feature = "source")]
pub use self::retell::{Headings, NotRetold, retell};
pub use self::said::not_understood;

/// An example as it was read.
#[derive(Clone, Debug)]
pub struct Example {
    /// What it shows, in a few words.
    pub title: String,
    /// The same in Russian.
    pub title_ru: Option<String>,
    /// Anything a reader should know besides.
    pub note: Option<String>,
    /// The same in Russian.
    pub note_ru: Option<String>,
    /// The rules it proves.
    pub proves: Vec<RuleId>,
    definitions: Vec<Node>,
    options: Options,
    given: Draft,
    parts: Vec<Part>,
}

/// A part of the story.
#[derive(Clone, Debug)]
enum Part {
    When(Vec<Node>),
    Then(Vec<Node>),
}

/// A game at some point of an example.
pub struct Position {
    /// The game with the example's cards.
    pub game: Shelter,
    /// The state.
    pub state: State,
    /// The players' names, clockwise.
    pub players: Vec<String>,
    run: Run<Shelter>,
}

/// Why a position could not be set up.
enum NotSetUp {
    /// The rules refuse it.
    Refused(Because<Reason>),
    /// A defect of ours.
    Fault(Fault),
}

#[derive(Clone, Copy)]
enum Head {
    Game,
    Title,
    TitleRu,
    Note,
    NoteRu,
    Proves,
    Option,
    Definition,
    Given,
    When,
    Then,
}

const HEADS: [(&str, Head); 13] = [
    ("game", Head::Game),
    ("title", Head::Title),
    ("title-ru", Head::TitleRu),
    ("note", Head::Note),
    ("note-ru", Head::NoteRu),
    ("proves", Head::Proves),
    ("option", Head::Option),
    ("room", Head::Definition),
    ("item", Head::Definition),
    ("threat", Head::Definition),
    ("given", Head::Given),
    ("when", Head::When),
    ("then", Head::Then),
];

impl Example {
    /// Reads an example.
    ///
    /// # Errors
    /// All mistakes in the file, with their lines.
    #[cfg(feature = "source")]
    pub fn read(file: &str, text: &str) -> Result<Example, Mistakes> {
        let mut mistakes = Mistakes::new();
        let nodes = pack::parse(file, text, &mut mistakes);
        Example::of(file, &nodes, mistakes)
    }

    /// An example whose file was read before; what was wrong with it then is reported with the rest.
    ///
    /// # Errors
    /// All mistakes in the file, with their lines.
    pub fn of(file: &str, nodes: &[Node], mut mistakes: Mistakes) -> Result<Example, Mistakes> {
        let mut example = Example {
            title: String::new(),
            title_ru: None,
            note: None,
            note_ru: None,
            proves: Vec::new(),
            definitions: Vec::new(),
            options: Options::default(),
            given: Draft::default(),
            parts: Vec::new(),
        };
        for node in nodes {
            if let Some(head) = choose(&node.name, say!("in-example", "an example"), &HEADS, &mut mistakes) {
                example.head(head, node, &mut mistakes);
            }
        }
        if example.title.is_empty() {
            let message = say!("no-title", "the example has no title");
            mistakes.push(Mistake::error(&pack::Spot::whole(file), "title", message));
        }
        if !example.parts.iter().any(|part| matches!(part, Part::Then(_))) {
            let message = say!("no-then", "the example expects nothing");
            mistakes.push(Mistake::error(&pack::Spot::whole(file), "then", message));
        }
        mistakes.into_result(example).map(|(example, _)| example)
    }

    fn head(&mut self, head: Head, node: &Node, mistakes: &mut Mistakes) {
        let mut taker = node.take();
        match head {
            Head::Game => {
                if let Some(word) = taker.word(say!("the-game", "the game"), mistakes) {
                    choose(&word, Message::verbatim("game"), &[("shelter", ())], mistakes);
                }
            }
            Head::Title => {
                self.title = taker.word(say!("a-text", "a text"), mistakes).map(|word| word.text).unwrap_or_default()
            }
            Head::TitleRu => self.title_ru = taker.word(say!("a-text", "a text"), mistakes).map(|word| word.text),
            Head::Note => self.note = taker.word(say!("a-text", "a text"), mistakes).map(|word| word.text),
            Head::NoteRu => self.note_ru = taker.word(say!("a-text", "a text"), mistakes).map(|word| word.text),
            Head::Proves => {
                for word in taker.words(say!("rule-ids", "rule ids"), mistakes) {
                    match word.text.parse() {
                        Ok(rule) => self.proves.push(rule),
                        Err(_) => {
                            let message = say!("no-rule-id", "`{word}` is no rule id", word = &word.text);
                            mistakes.push(Mistake::error(&word.spot, &word.text, message));
                        }
                    }
                }
            }
            Head::Option => self.option(&mut taker, mistakes),
            Head::Definition => {
                self.definitions.push(node.clone());
                return;
            }
            Head::Given => {
                let nodes = taker.required_block(mistakes);
                self.given.read(nodes, mistakes);
            }
            Head::When => self.parts.push(Part::When(taker.required_block(mistakes).to_vec())),
            Head::Then => self.parts.push(Part::Then(taker.required_block(mistakes).to_vec())),
        }
        taker.finish(mistakes);
    }

    fn option(&mut self, taker: &mut pack::Taker<'_>, mistakes: &mut Mistakes) {
        let (name, value) =
            (taker.word(say!("its-name", "its name"), mistakes), taker.word(say!("its-value", "its value"), mistakes));
        let (Some(name), Some(value)) = (name, value) else { return };
        let (word, expected) = match self.options.set(&name.text, &value.text) {
            Ok(()) => return,
            Err(UnknownOption::Name) => {
                let names: Vec<_> = Options::SWITCHES.iter().map(|(name, _, _)| *name).collect();
                (name, Message::verbatim(names.join(", ")))
            }
            Err(UnknownOption::Value(letters)) => {
                (value, say!("option-letters", "one of the letters {letters}", letters))
            }
        };
        let message = say!("no-option", "'{word}' is not an option or value of this game", word = &word.text);
        mistakes.push(Mistake::error(&word.spot, &word.text, message).expecting(expected));
    }

    /// Sets the position up, as a reader who presses "Try it" finds it.
    ///
    /// # Errors
    /// What in the example cannot be set up.
    pub fn position(&self) -> Result<Position, Mistakes> {
        let mut mistakes = Mistakes::new();
        match position::set_up(self, &mut mistakes) {
            Some(Ok(position)) if !mistakes.has_errors() => Ok(position),
            Some(Err(NotSetUp::Refused(because))) => {
                let message =
                    say!("setup-not-legal", "the rules refuse this set-up ({rule})", rule = because.rule.as_str());
                mistakes.push(Mistake::error(&self.given.spot(), "given", message));
                Err(mistakes)
            }
            Some(Err(NotSetUp::Fault(fault))) => {
                mistakes.push(Mistake::error(&self.given.spot(), "given", said::fault(&fault)));
                Err(mistakes)
            }
            _ => Err(mistakes),
        }
    }

    /// A table in the position, to play on from there. The dice and shuffles that the example decides beforehand are
    /// those that come, so that whoever plays its moves sees what it tells.
    ///
    /// # Errors
    /// What in the example cannot be set up.
    pub fn table(&self) -> Result<Table<Shelter>, Mistakes> {
        let Position { game, state, players: _, run } = self.position()?;
        let mut script = run.unused_script().clone();
        let mut mistakes = Mistakes::new();
        for part in &self.parts {
            let Part::When(nodes) = part else { continue };
            let mut chance = Chance::default();
            for node in nodes {
                chance.read(node, &mut mistakes);
            }
            let more = chance.script(game.content());
            script.dice.extend(more.dice);
            script.shuffles.extend(more.shuffles);
        }
        let color = |seat| game.content().elevators.get(usize::from(state.player(seat).color));
        let colors = state.all_seats().filter_map(|seat| Some(color(seat)?.id.clone())).collect();
        let setup = Setup { colors, options: state.options };
        match Table::at(Arc::new(game), setup, state) {
            Ok(mut table) => {
                table.rig(script);
                Ok(table)
            }
            Err(fault) => {
                mistakes.push(Mistake::error(&self.given.spot(), "given", said::fault(&fault)));
                Err(mistakes)
            }
        }
    }

    /// The players' names, clockwise.
    #[must_use]
    pub fn players(&self) -> Vec<String> {
        self.given.names()
    }

    /// Plays the example and checks all it expects.
    ///
    /// # Errors
    /// Every expectation that does not hold, with its line and what was found instead.
    pub fn run(&self) -> Result<(), Mistakes> {
        story::play(self)
    }
}

/// Something that is not as the example says.
fn fails(word: &Word, message: Message) -> Mistake {
    Mistake::error(&word.spot, &word.text, message)
}

#[cfg(test)]
mod retelling;
