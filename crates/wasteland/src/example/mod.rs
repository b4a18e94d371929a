//! Examples: small files that set up a position, play moves and say what must then be true.
//!
//! They are the engine's tests, the examples of the rulebook and the form of a report that something is wrong. The
//! format is described in `docs/examples.md`. An example brings its own cards and fills the rest of the box with blank
//! ones, so that it depends on no pack.

mod blank;
mod decks;
mod draft;
mod drawings;
mod facts;
mod happened;
mod look;
mod moves;
mod position;
mod said;
mod sheet;
mod story;
mod survivor;
mod table;
mod told;

use std::sync::Arc;

use kernel::{Because, Fault, RuleId, Run, Table};
use pack::{Message, Mistake, Mistakes, Node, Word, choose, say};

use crate::{
    Wasteland,
    choice::Reason,
    options::{Options, SWITCHES, Setup},
    state::State,
};

use self::{
    draft::{Chance, Draft},
    told::Told,
};

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
    /// Parts of the scenario: factions, track, what happens at the start.
    sheet: Vec<Node>,
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
    pub game: Wasteland,
    /// The state.
    pub state: State,
    /// The players' names, clockwise.
    pub players: Vec<String>,
    run: Run<Wasteland>,
    /// What happened since the last `when` began.
    told: Vec<Told>,
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
    Sheet,
    Given,
    When,
    Then,
}

const HEADS: [(&str, Head); 33] = [
    ("game", Head::Game),
    ("title", Head::Title),
    ("title-ru", Head::TitleRu),
    ("note", Head::Note),
    ("note-ru", Head::NoteRu),
    ("proves", Head::Proves),
    ("option", Head::Option),
    ("dice", Head::Definition),
    ("specials", Head::Definition),
    ("locks", Head::Definition),
    ("tile", Head::Definition),
    ("scenario", Head::Definition),
    ("enemy", Head::Definition),
    ("weapon", Head::Definition),
    ("apparel", Head::Definition),
    ("companion", Head::Definition),
    ("aid", Head::Definition),
    ("drug", Head::Definition),
    ("magazine", Head::Definition),
    ("event", Head::Definition),
    ("talent", Head::Definition),
    ("character", Head::Definition),
    ("perk", Head::Definition),
    ("agenda", Head::Definition),
    ("encounter", Head::Definition),
    ("quest", Head::Definition),
    ("faction", Head::Sheet),
    ("track", Head::Sheet),
    ("at-start", Head::Sheet),
    ("stage", Head::Sheet),
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
            sheet: Vec::new(),
            options: Options::default(),
            given: Draft::default(),
            parts: Vec::new(),
        };
        for node in nodes {
            if let Some(head) = choose(&node.name, say!("w-in-example", "an example"), &HEADS, &mut mistakes) {
                example.head(head, node, &mut mistakes);
            }
        }
        if example.title.is_empty() {
            let message = say!("w-no-title", "the example has no title");
            mistakes.push(Mistake::error(&pack::Spot::whole(file), "title", message));
        }
        if !example.parts.iter().any(|part| matches!(part, Part::Then(_))) {
            let message = say!("w-no-then", "the example expects nothing");
            mistakes.push(Mistake::error(&pack::Spot::whole(file), "then", message));
        }
        mistakes.into_result(example).map(|(example, _)| example)
    }

    fn head(&mut self, head: Head, node: &Node, mistakes: &mut Mistakes) {
        let mut taker = node.take();
        let a_text = || say!("w-a-text", "a text");
        match head {
            Head::Game => {
                if let Some(word) = taker.word(say!("w-the-game", "the game"), mistakes) {
                    choose(&word, Message::verbatim("game"), &[("wasteland", ())], mistakes);
                }
            }
            Head::Title => self.title = taker.word(a_text(), mistakes).map(|word| word.text).unwrap_or_default(),
            Head::TitleRu => self.title_ru = taker.word(a_text(), mistakes).map(|word| word.text),
            Head::Note => self.note = taker.word(a_text(), mistakes).map(|word| word.text),
            Head::NoteRu => self.note_ru = taker.word(a_text(), mistakes).map(|word| word.text),
            Head::Proves => {
                for word in taker.words(say!("w-rule-ids", "rule ids"), mistakes) {
                    match word.text.parse() {
                        Ok(rule) => self.proves.push(rule),
                        Err(_) => {
                            let message = say!("w-no-rule-id", "`{word}` is no rule id", word = &word.text);
                            mistakes.push(Mistake::error(&word.spot, &word.text, message));
                        }
                    }
                }
            }
            Head::Option => self.option(&mut taker, mistakes),
            // What is in them is looked at when the box is filled.
            Head::Definition => {
                self.definitions.push(node.clone());
                return;
            }
            Head::Sheet => {
                self.sheet.push(node.clone());
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
        let name = taker.word(say!("w-option-name", "its name"), mistakes);
        let value = taker.word(say!("w-option-value", "its value"), mistakes);
        let (Some(name), Some(value)) = (name, value) else { return };
        if let Some(options) = self.options.with(&name.text, &value.text) {
            self.options = options;
            return;
        }
        let (word, expected) = match SWITCHES.iter().find(|(switch, _, _)| *switch == name.text) {
            Some((_, _, letters)) => {
                let letters = letters.join(", ");
                (value, say!("w-option-letters", "one of the letters {letters}", letters))
            }
            None => {
                let names: Vec<_> = SWITCHES.iter().map(|(switch, _, _)| *switch).collect();
                (name, Message::verbatim(names.join(", ")))
            }
        };
        let message = say!("w-no-option", "'{word}' is not an option or value of this game", word = &word.text);
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
                    say!("w-setup-not-legal", "the rules refuse this set-up ({rule})", rule = because.rule.as_str());
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
    pub fn table(&self) -> Result<Table<Wasteland>, Mistakes> {
        let Position { game, state, run, .. } = self.position()?;
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
        let setup = Setup { players: state.seats, scenario: state.scenario, options: state.options };
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
