//! Examples: small files that set up a position, play moves and say what must then be true.
//!
//! They are the engine's tests, the examples of the rulebook and the form of a report that something is wrong. The
//! format is described in `docs/examples.md`. An example brings its own cards and fills the rest of the box with blank
//! ones, so that it depends on no pack; those that teach may name one and are played with its cards.
//!
//! What is the same for every game is here; what a game adds, its [`Examples`] say.

mod branch;
mod chance;
mod claim;
mod facts;
mod given;
mod happened;
mod head;
mod hiding;
mod lesson;
mod moves;
mod pool;
mod position;
pub mod said;
mod story;
#[cfg(feature = "source")]
mod vocabulary;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
    sync::Arc,
};

use kernel::{Answer, Asked, Because, Game, Recorded, Refusal, RuleId, Seat, Table};
use pack::{Message, Mistake, Mistakes, Node, Spot, Taker, Unique, Word, choose, say};

use self::{branch::Branch, head::GAME};
#[cfg(feature = "source")]
pub use self::{branch::branches_apart, lesson::check_lessons, vocabulary::vocabulary};
pub use self::{
    chance::{Chance, Kind},
    claim::{Claim, Held, are_discarded, differs, instead, no_such, once, or_none, other_value, other_word, plainly},
    facts::{Checker, own_viewer},
    given::{Draft, Given, Often, Pile, means_otherwise, said_twice},
    happened::{Fields, ToldEvent, fields_of},
    head::{head_of, no_game, unknown_rules},
    hiding::Hidden,
    lesson::{Prose, text_key},
    moves::{Played, Written},
    pool::{Pool, no_card, other_deck},
    position::Position,
};
use crate::shape::Variant;

/// What a game adds to examples: the words for its things, moves, positions and facts.
pub trait Examples: Game {
    /// The table options.
    type Options: Clone + Debug + Default;
    /// The position as it is written.
    type Draft: Draft;
    /// What must be noted before a move, so that what happens in it can be told in words.
    type Before;

    /// The lines of the head that define things of the example's own.
    const DEFINITIONS: &'static [&'static str];
    /// What `then` may speak of, besides players and what is the same for every game.
    const FACTS: &'static [&'static str];

    /// The parts of events that are players, and different ones where an event has several of them.
    const OTHERS: &'static [&'static str] = &[];

    /// Sets a table option.
    ///
    /// # Errors
    /// There is no such option, or it has no such value.
    fn set_option(options: &mut Self::Options, name: &str, value: &str) -> Result<(), UnknownOption>;
    /// The names of the table options.
    fn options() -> Vec<&'static str>;

    /// The game with the example's own things, and the position; none when what is written is wrong, and then that is
    /// reported.
    #[expect(clippy::type_complexity, reason = "a set-up is written wrong, refused or there")]
    fn build(
        example: &Example<Self>,
        mistakes: &mut Mistakes,
    ) -> Option<Result<(Self, Self::State), Because<Self::Reason>>>;
    /// The set-up of a game that has come to this state.
    fn setup_of(&self, state: &Self::State) -> Self::Setup;
    /// What can lie in a pile that is shuffled, kind by kind.
    fn kinds(&self) -> Vec<Kind<'_>>;

    /// A line of `when` that is neither a move nor chance; says whether it is one.
    ///
    /// # Errors
    /// It cannot be carried out.
    fn direction(_position: &mut Position<Self>, _node: &Node) -> Result<bool, Mistake> {
        Ok(false)
    }
    /// The answer that a move means.
    ///
    /// # Errors
    /// The words mean nothing.
    fn read_move(position: &Position<Self>, seat: Seat, written: &Written<'_>)
    -> Result<Answer<Self::Choice>, Mistake>;
    /// What the same line answers to the question that is now open, if anything: `first` was its answer before.
    ///
    /// # Errors
    /// The words mean nothing.
    fn go_on(
        _position: &Position<Self>,
        _first: &Answer<Self::Choice>,
        _written: &Written<'_>,
    ) -> Result<Further<Self::Choice>, Mistake> {
        Ok(None)
    }

    /// What the rules complain of in a state, for people: with the names of players and cards.
    fn complaint_in_words(&self, complaint: &str, _players: &[String]) -> Message {
        Message::verbatim(complaint.to_owned())
    }

    /// A choice as a move of the example would be written.
    fn choice_in_words(position: &Position<Self>, asked: &Asked<Self::Ask>, choice: Self::Choice) -> String;
    /// A question as `asks` has it, with what it is about.
    fn ask_in_words(position: &Position<Self>, ask: Self::Ask) -> Vec<String>;
    /// What a question is about, as `asks` says it behind the question; for the page that lists them.
    fn asked_about(_question: &str, _part: &crate::shape::Kind) -> Option<String> {
        None
    }
    /// Events that stand inside of another one, whose name is told first, and have names of their own.
    fn inner_events() -> Vec<(&'static str, Vec<Variant>)> {
        Vec::new()
    }
    /// The rule by which a question is asked.
    fn rule_of(ask: Self::Ask) -> RuleId;

    /// All that lies hidden from somebody: facedown, in a hand or in a deck.
    fn hidden(position: &Position<Self>) -> Vec<Hidden>;
    /// Exchanges two of [`Examples::hidden`] that lie alike. Who knows what lies in a place knows what then lies there.
    fn exchange(position: &Position<Self>, state: &mut Self::State, one: usize, other: usize);

    /// Notes what [`Examples::tell`] needs.
    fn before(&self, state: &Self::State) -> Self::Before;
    /// What the one value of an event is called that has no names for its parts; the event by its name.
    fn only_part(event: &str) -> &'static str;
    /// The words that can stand for a part of events which is a number to the rules: a seat, a space, a card; none for
    /// those that stay numbers.
    fn part_values(position: &Position<Self>, event: &str, part: &str) -> Option<Vec<String>>;
    /// An event in words: its name, and what it says with names for seats, spaces and cards.
    fn tell(position: &Position<Self>, before: &mut Self::Before, told: &Recorded<Self::Event>) -> (String, Fields);

    /// Checks what is said of a player.
    ///
    /// # Errors
    /// It does not hold, or means nothing.
    fn check_player(checker: &Checker<'_, Self>, seat: Seat, claim: &mut Claim<'_>) -> Held;
    /// Checks one of [`Examples::FACTS`].
    ///
    /// # Errors
    /// It does not hold, or means nothing.
    fn check(checker: &Checker<'_, Self>, claim: &mut Claim<'_>) -> Held;
}

/// Tells people in one language why a move is refused, with the names of players and cards. The texts belong to a crate
/// that knows the games; without it a report cites the rule and calls the reason as the protocol does.
pub trait Narrator<G: Examples> {
    /// The title of a branch, in the language of the report.
    fn title<'t>(&self, english: &'t str, russian: Option<&'t str>) -> &'t str;
    /// The reason why a move is refused, in the language of the report.
    fn refusal(&self, position: &Position<G>, refusal: &Refusal<G::Choice, G::Reason>) -> String;
}

/// What a line goes on to answer, if anything, and for whom.
pub type Further<C> = Option<(Seat, Answer<C>)>;

/// What is wrong with an option of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownOption {
    /// There is no such option.
    Name,
    /// There is no such value; these letters are there.
    Value(String),
    /// The value takes a number, written like this.
    Number(&'static str),
}

/// The rules that something carried while an example ran: an event, a refusal that it expects, a question that somebody
/// came to, or the refusal of the set-up.
pub type Fired = BTreeSet<RuleId>;

/// Why a rule that an example proves is carried by nothing that happens in it.
#[derive(Clone, Debug)]
pub struct FactsAlone {
    /// The rule.
    pub rule: RuleId,
    /// The reason, for whoever keeps the rulebook.
    pub why: String,
    word: Word,
}

/// An example as it was read.
#[derive(Clone, Debug)]
pub struct Example<G: Examples> {
    /// What it shows, in a few words.
    pub title: String,
    /// The same in Russian.
    pub title_ru: Option<String>,
    /// Anything a reader should know besides.
    pub note: Option<String>,
    /// The same in Russian.
    pub note_ru: Option<String>,
    /// What to look for, if it is one of those that teach.
    pub look: Option<String>,
    /// The same in Russian.
    pub look_ru: Option<String>,
    /// The rules it proves.
    pub proves: Vec<RuleId>,
    /// Which of them it shows by facts alone.
    pub facts_alone: Vec<FactsAlone>,
    /// What it defines, as it is written.
    pub definitions: Vec<Node>,
    /// What it is called as a lesson, if it is one.
    pub lesson: Option<String>,
    /// The pack whose cards are in the box, if it is played with real ones.
    pub pack: Option<Word>,
    /// The game whose cards are in the box; a plain box with the example's own without it.
    pub cards: Option<Arc<G>>,
    /// The table options.
    pub options: G::Options,
    /// Those of them that are said.
    options_set: BTreeMap<String, Word>,
    /// The position.
    pub given: Given<G::Draft>,
    parts: Vec<Part>,
    /// Stories that go on from there.
    branches: Vec<Branch>,
    /// The whole file.
    file: Spot,
}

/// A part of the story.
#[derive(Clone, Debug)]
enum Part {
    When(Vec<Node>),
    Then(Vec<Node>),
}

#[derive(Clone, Copy)]
enum Head {
    Game,
    Lesson,
    Title,
    TitleRu,
    Note,
    NoteRu,
    Look,
    LookRu,
    Pack,
    Proves,
    FactsAlone,
    Option,
    Definition,
    Given,
    When,
    Then,
    Branch,
}

/// The line that begins a branch.
const BRANCH: &str = "branch";

const HEADS: [(&str, Head); 16] = [
    (GAME, Head::Game),
    (lesson::LESSON, Head::Lesson),
    ("title", Head::Title),
    ("title-ru", Head::TitleRu),
    ("note", Head::Note),
    ("note-ru", Head::NoteRu),
    (head::LOOK, Head::Look),
    (head::LOOK_RU, Head::LookRu),
    (head::PACK, Head::Pack),
    ("proves", Head::Proves),
    ("facts-alone", Head::FactsAlone),
    ("option", Head::Option),
    ("given", Head::Given),
    ("when", Head::When),
    ("then", Head::Then),
    (BRANCH, Head::Branch),
];

impl<G: Examples> Example<G> {
    /// Reads an example.
    ///
    /// # Errors
    /// All mistakes in the file, with their lines.
    #[cfg(feature = "source")]
    pub fn read(file: &str, text: &str) -> Result<Example<G>, Mistakes> {
        let mut mistakes = Mistakes::new();
        let nodes = pack::parse(file, text, &mut mistakes);
        Example::of(file, &nodes, mistakes)
    }

    /// An example whose file was read before; what was wrong with it then is reported with the rest.
    ///
    /// # Errors
    /// All mistakes in the file, with their lines.
    pub fn of(file: &str, nodes: &[Node], mut mistakes: Mistakes) -> Result<Example<G>, Mistakes> {
        let whole = Spot::whole(file);
        // What cannot be read was left out, and is not missed besides.
        let is_whole = !mistakes.has_errors();
        if is_whole && !nodes.iter().any(|node| node.name() == GAME) {
            mistakes.push(no_game(file, &[G::ID]));
        }
        let mut example = Example {
            title: String::new(),
            title_ru: None,
            note: None,
            note_ru: None,
            look: None,
            look_ru: None,
            proves: Vec::new(),
            facts_alone: Vec::new(),
            definitions: Vec::new(),
            lesson: None,
            pack: None,
            cards: None,
            options: G::Options::default(),
            options_set: BTreeMap::new(),
            given: Given::at(whole.clone()),
            parts: Vec::new(),
            branches: Vec::new(),
            file: whole.clone(),
        };
        let mut heads = HEADS.to_vec();
        heads.extend(G::DEFINITIONS.iter().map(|name| (*name, Head::Definition)));
        let mut once = Unique::new();
        for node in nodes {
            if head::is_said_once(node.name()) {
                once.take(None, &node.name, &mut mistakes);
            }
            if let Some(head) = choose(&node.name, say!("in-example", "an example"), &heads, &mut mistakes) {
                example.head(head, node, &mut mistakes);
            }
        }
        if cfg!(feature = "source") {
            example.check_prose(nodes, &mut mistakes);
        }
        if is_whole && example.title.is_empty() && example.lesson.is_none() {
            let message = say!("no-title", "the example has no title");
            mistakes.push(Mistake::error(&whole, "title", message));
        }
        if let (Some(_), Some(own)) = (&example.pack, example.definitions.first()) {
            let message = say!("own-cards", "an example with the cards of a pack has none of its own");
            mistakes.push(fails(&own.name, message));
        }
        for FactsAlone { rule, word, .. } in &example.facts_alone {
            if !example.proves.contains(rule) {
                let message = say!("not-proved", "the example does not prove {rule}", rule = rule.as_str());
                mistakes.push(fails(word, message));
            }
        }
        let mut titles = Unique::new();
        example.branches.iter().for_each(|branch| _ = titles.take(None, &branch.title, &mut mistakes));
        if is_whole && example.branches.is_empty() && !example.parts.iter().any(|part| matches!(part, Part::Then(_))) {
            let message = say!("no-then", "the example expects nothing");
            mistakes.push(Mistake::error(&whole, "then", message));
        }
        mistakes.into_result(example).map(|(example, _)| example)
    }

    fn head(&mut self, head: Head, node: &Node, mistakes: &mut Mistakes) {
        let mut taker = node.take();
        if !self.branches.is_empty() && !matches!(head, Head::Branch) {
            let message = say!("behind-branches", "this comes after a branch and belongs to none");
            let expected = say!("branches-form", "it before all branches, or in one");
            mistakes.push(fails(&node.name, message).expecting(expected));
            return;
        }
        let text = |taker: &mut Taker<'_>, mistakes: &mut Mistakes| {
            let word = taker.word(say!("a-text", "a text"), mistakes)?;
            head::readable(&word, mistakes);
            Some(word.text)
        };
        match head {
            Head::Game => {
                if let Some(word) = taker.word(say!("the-game", "the game"), mistakes) {
                    choose(&word, Message::verbatim("game"), &[(G::ID, ())], mistakes);
                }
            }
            Head::Lesson => self.lesson = lesson::name(&mut taker, mistakes),
            Head::Title => self.title = text(&mut taker, mistakes).unwrap_or_default(),
            Head::TitleRu => self.title_ru = text(&mut taker, mistakes),
            Head::Note => self.note = text(&mut taker, mistakes),
            Head::NoteRu => self.note_ru = text(&mut taker, mistakes),
            Head::Look => self.look = text(&mut taker, mistakes),
            Head::LookRu => self.look_ru = text(&mut taker, mistakes),
            Head::Pack => self.pack = taker.word(crate::phrases::its_name(), mistakes),
            Head::Proves => {
                let words = taker.words(say!("rule-ids", "rule ids"), mistakes);
                let mut once = Unique::new();
                words.iter().for_each(|word| _ = once.take(None, word, mistakes));
                self.proves.extend(words.iter().filter_map(|word| rule_id(word, mistakes)));
            }
            Head::FactsAlone => {
                let word = taker.word(say!("rule-id", "a rule id"), mistakes);
                let why = text(&mut taker, mistakes);
                if let (Some(word), Some(why)) = (word, why)
                    && let Some(rule) = rule_id(&word, mistakes)
                {
                    self.facts_alone.push(FactsAlone { rule, why, word });
                }
            }
            Head::Option => self.option(&mut taker, mistakes),
            // What is in it is looked at when the box is filled.
            Head::Definition => {
                if let Some(name) = node.arguments.first().and_then(pack::Argument::word) {
                    given::nameable(&name, mistakes);
                }
                self.definitions.push(node.clone());
                return;
            }
            Head::Given => {
                if !self.parts.is_empty() {
                    let message = say!("given-late", "the position must come before what is played and expected");
                    mistakes.push(fails(&node.name, message));
                }
                let nodes = taker.required_block(mistakes);
                branch::says_something(node, nodes, mistakes);
                self.given.read(node, nodes, mistakes);
            }
            Head::When | Head::Then => {
                let nodes = taker.required_block(mistakes).to_vec();
                branch::says_something(node, &nodes, mistakes);
                self.parts.push(if matches!(head, Head::When) { Part::When(nodes) } else { Part::Then(nodes) });
            }
            Head::Branch => {
                self.branches.extend(Branch::read(node, mistakes));
                return;
            }
        }
        taker.finish(mistakes);
    }

    fn option(&mut self, taker: &mut Taker<'_>, mistakes: &mut Mistakes) {
        let (name, value) =
            (taker.word(crate::phrases::its_name(), mistakes), taker.word(say!("its-value", "its value"), mistakes));
        let (Some(name), Some(value)) = (name, value) else { return };
        if self.options_set.insert(name.text.clone(), name.clone()).is_some() {
            mistakes.push(fails(&name, said_twice(&name.text)));
        }
        let (word, expected) = match G::set_option(&mut self.options, &name.text, &value.text) {
            Ok(()) => return,
            Err(UnknownOption::Name) => (name, Message::verbatim(G::options().join(", "))),
            Err(UnknownOption::Value(letters)) => {
                (value, say!("option-letters", "one of the letters {letters}", letters))
            }
            Err(UnknownOption::Number(form)) => {
                (value, say!("option-number", "a number, 1 or more, after the colon, as in {form}", form))
            }
        };
        let message = say!("no-option", "'{word}' is not an option or value of this game", word = &word.text);
        mistakes.push(fails(&word, message).expecting(expected));
    }

    /// Where the first of these options is said.
    pub fn option_word(&self, is_one: impl Fn(&str) -> bool) -> Option<&Word> {
        let said = self.options_set.values().filter(|word| is_one(&word.text));
        said.min_by_key(|word| word.spot.line)
    }

    /// Sets the position up, as a reader who presses "Try it" finds it.
    ///
    /// # Errors
    /// What in the example cannot be set up.
    pub fn position(&self) -> Result<Position<G>, Mistakes> {
        let mut mistakes = Mistakes::new();
        match story::set_up(self, &mut mistakes) {
            Some(Ok(position)) if !mistakes.has_errors() => Ok(position),
            Some(Err(because)) => {
                let message =
                    say!("setup-not-legal", "the rules refuse this setup ({rule})", rule = because.rule.as_str());
                mistakes.push(Mistake::error(self.given.spot(), "given", message));
                Err(mistakes)
            }
            _ => Err(mistakes),
        }
    }

    /// A table in the position, to play on from there. The dice and shuffles that the example decides beforehand are
    /// those that come, so that whoever plays its moves sees what it tells. Those of branches are left out.
    ///
    /// # Errors
    /// What in the example cannot be set up.
    pub fn table(&self) -> Result<Table<G>, Mistakes> {
        let Position { game, state, run, .. } = self.position()?;
        let mut script = run.unused_chance().clone();
        let mut mistakes = Mistakes::new();
        for part in &self.parts {
            let Part::When(nodes) = part else { continue };
            let mut chance = Chance::default();
            for node in nodes {
                chance.read(node, &mut mistakes);
            }
            let more = chance.script(&game.kinds(), &mut mistakes);
            script.dice.extend(more.dice);
            script.shuffles.extend(more.shuffles);
        }
        let setup = game.setup_of(&state);
        match Table::at(game, setup, state) {
            Ok(mut table) => {
                table.rig(script);
                Ok(table)
            }
            Err(fault) => {
                mistakes.push(Mistake::error(self.given.spot(), "given", said::fault(&fault)));
                Err(mistakes)
            }
        }
    }

    /// The players' names, clockwise.
    #[must_use]
    pub fn players(&self) -> Vec<String> {
        self.given.names()
    }

    /// Plays the example and checks all it expects. Gives back the rules that something carried on the way.
    ///
    /// # Errors
    /// Every expectation that does not hold, with its line and what was found instead.
    pub fn run(&self) -> Result<Fired, Mistakes> {
        story::play(self, None)
    }

    /// As [`Example::run`], with somebody who tells why moves are refused.
    ///
    /// # Errors
    /// As [`Example::run`].
    #[cfg(feature = "source")]
    pub fn run_told_by(&self, narrator: &dyn Narrator<G>) -> Result<Fired, Mistakes> {
        story::play(self, Some(narrator))
    }
}

fn rule_id(word: &Word, mistakes: &mut Mistakes) -> Option<RuleId> {
    let rule = word.text.parse().ok();
    if rule.is_none() {
        mistakes.push(fails(word, say!("no-rule-id", "`{word}` is not a rule id", word = &word.text)));
    }
    rule
}

/// Something that is not as the example says.
#[must_use]
pub fn fails(word: &Word, message: Message) -> Mistake {
    Mistake::error(&word.spot, &word.text, message)
}
