//! What the commands need of a game besides its rules: packs, set-ups, words, texts, and what a simulation counts.

mod report_of_shelter;
mod report_of_wasteland;
mod shelter;
mod story_of_shelter;
mod things_of_wasteland;
mod wasteland;

use std::{fmt, rc::Rc, sync::Arc};

use bots::Evaluate;
use clap::ValueEnum;
use harness::{
    example::{Example, Examples, Fired, Narrator, Position, UnknownOption, head_of, no_game, said::no_player},
    words::seat,
};
use kernel::{Asked, Because, EventId, Game, Recorded, Refusal, Seat, Viewer};
use pack::{Lang, Manifest, Message, Mistakes, Node, PackFiles, Spot, TextSource, Word};
use rulebook::{Rulebook, search::Index};
use serde_json::Value;
use text::Look;

use crate::{
    report::Report,
    simulate::story::{CardSet, Story},
    speech::Speech,
};

/// The games of this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    /// Vault officers build rooms and fend off threats.
    Shelter,
    /// Survivors explore a map, fight, quest and vie for influence.
    Wasteland,
}

impl GameName {
    pub const ALL: [GameName; 2] = [GameName::Shelter, GameName::Wasteland];

    /// The name in logs, packs and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            GameName::Shelter => ::shelter::Shelter::ID,
            GameName::Wasteland => ::wasteland::Wasteland::ID,
        }
    }

    pub fn of_id(id: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The game that an example says it is of.
    ///
    /// # Errors
    /// It says none, or one that is not there.
    pub fn of_example(file: &str, nodes: &[Node]) -> Result<GameName, Mistakes> {
        let known = GameName::ALL.map(|game| (game.id(), game));
        let mut mistakes = Mistakes::new();
        let found = match head_of(nodes).0 {
            Some(word) => pack::choose(&word, Message::verbatim("game"), &known, &mut mistakes),
            None => {
                mistakes.push(no_game(file, &known.map(|(id, _)| id)));
                None
            }
        };
        found.ok_or(mistakes)
    }

    /// The game that a pack says it belongs to.
    pub fn of_pack(files: &PackFiles) -> Option<GameName> {
        let says = |game: &GameName| Manifest::read(files, game.id(), &mut Mistakes::new()).is_some();
        GameName::ALL.into_iter().find(says)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Who sees only what lies open on the table, as a viewer is named.
pub const SPECTATOR: &str = "spectator";

/// A language and the names of a game: what it takes to speak of it.
pub struct Tongue<'n, G: Playable> {
    pub lang: Lang,
    pub names: &'n G::Names,
}

impl<G: Playable> Clone for Tongue<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Tongue<'_, G> {}

/// A position with all that its words depend on.
pub struct Place<'a, G: Playable> {
    pub game: &'a G,
    pub setup: &'a G::Setup,
    pub view: &'a G::View,
}

impl<G: Playable> Clone for Place<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Place<'_, G> {}

/// A choice as somebody wrote it: a verb, perhaps a thing, and properties.
pub struct Phrase<'a> {
    pub verb: &'a str,
    pub about: &'a [&'a str],
    pub extra: &'a dyn Fn(&str) -> Option<String>,
}

/// Shows something in a language to a viewer by name.
type Shown = dyn Fn(Lang, &str) -> Result<String, Mistakes>;

/// An example of a game.
pub struct ReadExample {
    pub proves: Vec<String>,
    /// Rules that it shows by facts alone, with the reason.
    pub facts_alone: Vec<(String, String)>,
    /// Runs it; what the rules refuse is told in the language.
    pub run: Box<dyn Fn(Lang) -> Result<Fired, Mistakes>>,
    /// Its position as a table of text, as a player or `spectator` sees it. Its cards have no texts, so their ids stand
    /// in.
    pub table: Box<Shown>,
}

/// Tells in a language why moves of an example are refused.
pub struct InLang(pub Lang);

impl<G: Playable> Narrator<G> for InLang {
    fn title<'t>(&self, english: &'t str, russian: Option<&'t str>) -> &'t str {
        russian.filter(|_| self.0 == Lang::Ru).unwrap_or(english)
    }

    fn refusal(&self, position: &Position<G>, refusal: &Refusal<G::Choice, G::Reason>) -> String {
        let view = position.game.view(&position.state, Viewer::Referee);
        let names = G::names_in(position);
        let tongue = Tongue { lang: self.0, names: &names };
        G::refusal(tongue, &view, position.run.decision.asked.as_ref(), refusal)
    }
}

/// Who sees a position: a player by name, or `spectator`.
fn viewer_of(players: &[String], name: &str) -> Result<Viewer, Mistakes> {
    if name == SPECTATOR {
        return Ok(Viewer::Spectator);
    }
    seat(players, name).map(Viewer::Seat).ok_or_else(|| {
        let word = Word { text: name.to_owned(), spot: Spot::whole("--as") };
        let known: Vec<String> = players.iter().cloned().chain([SPECTATOR.to_owned()]).collect();
        let mut mistakes = Mistakes::new();
        mistakes.push(no_player(&word, &known));
        mistakes
    })
}

/// A deck or the like of which a simulation counts who used its cards.
pub struct CardGroup {
    /// The name for machines.
    pub json: &'static str,
    /// The heading for people.
    pub key: &'static str,
}

/// What games are counted by.
pub struct ScoreName {
    /// The names for machines: of all players and of winners.
    pub json: [&'static str; 2],
    /// The same for people.
    pub keys: [&'static str; 2],
}

/// Why a table option cannot be set.
pub enum Unsettled {
    /// It does not exist, or has no such value.
    Unknown(UnknownOption),
    /// It belongs to this mode, which was not picked.
    OfMode(&'static str),
}

impl From<UnknownOption> for Unsettled {
    fn from(unknown: UnknownOption) -> Unsettled {
        Unsettled::Unknown(unknown)
    }
}

/// A game that the commands can play.
pub trait Playable: Evaluate + Examples + Send + Sync + 'static {
    /// What things and players are called.
    type Names: Send + Sync;

    /// Players of a game unless a number is given.
    const USUAL_PLAYERS: u8;
    /// Players have hands that others at the same keyboard should not see.
    const HIDES_HANDS: bool;
    /// The verbs of all choices in words.
    const VERBS: &'static [&'static str];
    /// How games can end, as part of a key.
    const ENDS: &'static [&'static str];
    const CARDS: &'static [CardGroup];
    const SCORE: ScoreName;

    /// The built-in pack.
    fn core() -> Result<PackFiles, shelf::Flaw>;
    /// The rulebook of this game alone, with what stands where in it.
    fn search(lang: Lang) -> Result<(Rulebook, Index), shelf::Flaw>;
    /// The overview of its rules.
    fn summary() -> Vec<TextSource>;
    /// The game with the cards of a pack that comes with the program, for examples that are played with them.
    fn with_pack(pack: &str) -> Option<Arc<Self>>;
    /// Reads packs; with the game come warnings.
    fn read(packs: &[PackFiles]) -> Result<(Self, Mistakes), Mistakes>;
    /// What can be played with the last of the packs and was probably not meant.
    fn lint(&self, packs: &[PackFiles]) -> Mistakes;
    /// All that is in the packs, with counts, curves and pictures.
    fn report(&self, packs: &[PackFiles], speech: Speech) -> Report;
    /// What is in the packs, in a sentence.
    fn in_short(&self, path: &str, speech: Speech) -> String;

    /// A set-up with the scenario of this name, or the first one; none if there is no such scenario.
    fn setup(&self, players: u8, scenario: Option<&str>) -> Option<Self::Setup>;
    /// The names of the scenarios.
    fn scenarios(&self) -> Vec<&str>;
    /// Sets a table option of a set-up.
    ///
    /// # Errors
    /// There is no such option or value, or it is one of a mode that was not picked.
    fn settle(setup: &mut Self::Setup, name: &str, value: &str) -> Result<(), Unsettled>;
    /// Picks the mode of this name.
    ///
    /// # Errors
    /// There is no such mode; these are there.
    fn pick_mode(_setup: &mut Self::Setup, _name: &str) -> Result<(), Vec<String>> {
        Err(Vec::new())
    }
    /// Takes the first scenario that the mode is played on, where the one of the set-up is none and nobody asked for it.
    fn fit_scenario(&self, _setup: &mut Self::Setup) {}
    /// What players are called in words.
    fn players(setup: &Self::Setup) -> Vec<String>;

    /// An example of this game, from the nodes of its file and what was wrong with them.
    fn example(file: &str, nodes: &[Node], mistakes: Mistakes) -> Result<ReadExample, Mistakes> {
        let example = Example::<Self>::of(file, nodes, mistakes)?;
        let example = Rc::new(example.with_pack(&Self::with_pack));
        let shown = Rc::clone(&example);
        Ok(ReadExample {
            proves: example.proves.iter().map(ToString::to_string).collect(),
            facts_alone: example.facts_alone.iter().map(|alone| (alone.rule.to_string(), alone.why.clone())).collect(),
            run: Box::new(move |lang| example.run_told_by(&InLang(lang))),
            table: Box::new(move |lang, viewer| {
                let position = shown.position()?;
                let viewer = viewer_of(&position.players, viewer)?;
                let view = position.game.view(&position.state, viewer);
                let names = Self::names_in(&position);
                Ok(position.game.table(Tongue { lang, names: &names }, &view, Look::default()))
            }),
        })
    }
    /// The names in an example: its cards have no texts, so their ids stand in.
    fn names_in(position: &Position<Self>) -> Self::Names;

    fn names(&self, packs: &[PackFiles], setup: &Self::Setup) -> Self::Names;
    fn seat(tongue: Tongue<'_, Self>, seat: Seat) -> String;
    fn ask(tongue: Tongue<'_, Self>, view: &Self::View, asked: &Asked<Self::Ask>) -> String;
    fn choice(tongue: Tongue<'_, Self>, view: &Self::View, asked: &Asked<Self::Ask>, choice: Self::Choice) -> String;
    fn reason(tongue: Tongue<'_, Self>, setup: &Self::Setup, because: &Because<Self::Reason>) -> String;
    fn refusal(
        tongue: Tongue<'_, Self>,
        view: &Self::View,
        asked: Option<&Asked<Self::Ask>>,
        refusal: &Refusal<Self::Choice, Self::Reason>,
    ) -> String;
    fn table(&self, tongue: Tongue<'_, Self>, view: &Self::View, look: Look) -> String;
    /// The lines for what happened after an event, each with how deep it is nested.
    fn log(
        tongue: Tongue<'_, Self>,
        view: &Self::View,
        story: &[Recorded<Self::Event>],
        since: EventId,
    ) -> Vec<(u8, String)>;
    /// What choosing this may bring, in a few words, where chance or danger have a part in it.
    fn prospect(
        &self,
        _tongue: Tongue<'_, Self>,
        _view: &Self::View,
        _asked: &Asked<Self::Ask>,
        _choice: Self::Choice,
    ) -> Option<String> {
        None
    }
    /// What a table remarks on the question: how what is under way will go.
    fn remarks(&self, _tongue: Tongue<'_, Self>, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }
    /// All that a table tells a player besides what lies on it, if the game has more to tell.
    fn outlook_text(&self, _tongue: Tongue<'_, Self>, _view: &Self::View, _seat: Seat, _look: Look) -> Option<String> {
        None
    }
    /// What became of everything when the game is over, each a paragraph.
    fn epilogue(_tongue: Tongue<'_, Self>, _view: &Self::View, _story: &[Recorded<Self::Event>]) -> Vec<String> {
        Vec::new()
    }
    /// The map drawn with characters, if the game has one, and how many of them the longest line takes.
    fn drawn_map(_tongue: Tongue<'_, Self>, _view: &Self::View, _color: bool) -> Option<(String, usize)> {
        None
    }
    /// The same for machines.
    fn outlook_data(&self, _view: &Self::View, _seat: Seat) -> Option<Value> {
        None
    }
    /// What each player's result was, the winners first.
    fn results(&self, tongue: Tongue<'_, Self>, state: &Self::State, speech: Speech) -> Vec<String>;
    /// Whether the question opens a turn, so that the table is shown first.
    fn opens_turn(view: &Self::View, ask: Self::Ask) -> bool;
    fn round(view: &Self::View) -> u16;
    fn first(view: &Self::View) -> Seat;
    fn places_of(&self, state: &Self::State) -> Vec<u8> {
        self.places(state).unwrap_or_default()
    }

    /// A choice in words.
    fn word(place: Place<'_, Self>, asked: &Asked<Self::Ask>, choice: Self::Choice) -> String;
    /// The choice that the words mean, or why they mean none.
    fn understand(
        place: Place<'_, Self>,
        seat: Seat,
        phrase: &Phrase<'_>,
        options: &[Self::Choice],
    ) -> Result<Self::Choice, Message>;
    /// The choice that somebody means by the name of a thing.
    fn find_thing(
        tongue: Tongue<'_, Self>,
        place: Place<'_, Self>,
        asked: &Asked<Self::Ask>,
        thing: &str,
    ) -> Option<Self::Choice>;
    /// All cards, for machines.
    fn catalogue(&self, tongue: Tongue<'_, Self>) -> Value;

    /// How a game ended, as its place in the list of ends.
    fn how_ended(&self, story: &Story<Self>) -> Option<usize>;
    /// The score of each seat.
    fn scores(&self, state: &Self::State) -> Vec<u64>;
    /// The ids of the cards of a group; whether they count, since some cannot be used.
    fn card_ids(&self, group: usize) -> Vec<(bool, &str)>;
    fn card_name(tongue: Tongue<'_, Self>, group: usize, card: u16) -> String;
    /// The cards of each group that each player used; calls back for each printed space where somebody was placed.
    fn used(&self, story: &Story<Self>, placed: &mut dyn FnMut(usize)) -> Vec<Vec<CardSet>>;
    /// How many printed spaces there are to be placed on.
    fn n_spaces(&self) -> usize {
        0
    }
    /// All such spaces of a game by their words, with how often somebody was placed there.
    fn spaces(&self, _setup: &Self::Setup, _times: &[u64]) -> Vec<(String, u64)> {
        Vec::new()
    }
}
