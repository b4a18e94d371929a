//! What Wasteland adds to examples: its words for positions, moves and facts. The format is described in
//! `docs/examples.md`.

mod blank;
#[cfg(feature = "source")]
pub(crate) mod complaints;
mod decks;
mod draft;
mod drawings;
mod facts;
mod hidden;
mod lines;
mod look;
mod moves;
mod position;
// What came with the program was found possible when it was read.
#[cfg(feature = "source")]
mod possible;
mod reads;
mod scenario_map;
mod sheet;
mod survivor;
mod table;
mod told;

use harness::example::{Checker, Claim, Examples, Fields, Further, Held, Kind, UnknownOption, Written};
use harness::shape::{Variant, variants};
use kernel::{Answer, Asked, Because, Recorded, RuleId, Seat, Viewer};
#[cfg(feature = "source")]
use pack::Message;
use pack::{Mistake, Mistakes, Node};

use crate::{
    Wasteland,
    choice::{Ask, Choice, Reason},
    event::Event,
    mode::{coop, ncal},
    options::{Setup, Wishes},
    state::State,
    view::View,
    words::Words,
};

use self::{draft::Draft, told::Names};

/// An example of Wasteland.
pub type Example = harness::example::Example<Wasteland>;
/// A game of Wasteland at some point of an example.
pub type Position = harness::example::Position<Wasteland>;

/// The letters as piles of tokens name them.
const LETTERS: [&str; 7] = ["S", "P", "E", "C", "I", "A", "L"];

impl Examples for Wasteland {
    type Options = Wishes;
    type Draft = Draft;
    type Before = Names;

    const DEFINITIONS: &'static [&'static str] = &[
        "dice",
        "specials",
        "locks",
        "tile",
        "scenario",
        "enemy",
        "weapon",
        "apparel",
        "companion",
        "aid",
        "drug",
        "magazine",
        "event",
        "talent",
        "character",
        "perk",
        "agenda",
        "encounter",
        "quest",
        "faction",
        "track",
        "mix",
        "at-start",
        "stage",
    ];
    const FACTS: &'static [&'static str] = &facts::NAMES;
    const OTHERS: &'static [&'static str] = &["seat", "from", "to", "partner"];

    fn set_option(options: &mut Wishes, name: &str, value: &str) -> Result<(), UnknownOption> {
        let letters = Wishes::letters(name).ok_or(UnknownOption::Name)?;
        let (numbered, form) = coop::Terms::NUMBERED;
        *options = options.with(name, value).ok_or_else(|| match value.split_once(':') {
            Some((letter, _)) if name == numbered && form.starts_with(letter) => UnknownOption::Number(form),
            _ => UnknownOption::Value(letters.join(", ")),
        })?;
        Ok(())
    }

    fn options() -> Vec<&'static str> {
        Wishes::names().collect()
    }

    fn build(example: &Example, mistakes: &mut Mistakes) -> Option<Result<(Wasteland, State), Because<Reason>>> {
        position::build(example, mistakes)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup { players: state.seats, scenario: state.scenario, options: state.options, mode: state.pick() }
    }

    fn kinds(&self) -> Vec<Kind<'_>> {
        let content = self.content();
        vec![
            Kind { names: content.cards.iter().map(|card| card.id.as_str()).collect(), alike: false },
            Kind { names: content.agendas.iter().map(|card| card.id.as_str()).collect(), alike: false },
            Kind { names: content.encounters.iter().map(|card| card.id.as_str()).collect(), alike: false },
            Kind { names: content.tokens.iter().map(|token| token.id.as_str()).collect(), alike: false },
            Kind { names: LETTERS.to_vec(), alike: true },
        ]
    }

    fn direction(position: &mut Position, node: &Node) -> Result<bool, Mistake> {
        moves::survivors_chosen(position, node)
    }

    fn read_move(position: &Position, _seat: Seat, written: &Written<'_>) -> Result<Answer<Choice>, Mistake> {
        moves::understand(position, written)
    }

    fn go_on(position: &Position, first: &Answer<Choice>, written: &Written<'_>) -> Result<Further<Choice>, Mistake> {
        moves::go_on(position, first, written)
    }

    #[cfg(feature = "source")]
    fn complaint_in_words(&self, complaint: &str, players: &[String]) -> Message {
        complaints::in_words(self, complaint, players)
    }

    fn choice_in_words(position: &Position, _asked: &Asked<Ask>, choice: Choice) -> String {
        let view = View::of(&position.game, &position.state, Viewer::Referee);
        words_of(position, &view).choice(choice)
    }

    fn ask_in_words(position: &Position, ask: Ask) -> Vec<String> {
        facts::ask_in_words(position, ask)
    }

    fn asked_about(question: &str, part: &harness::shape::Kind) -> Option<String> {
        facts::asked_about(question, part)
    }

    fn rule_of(ask: Ask) -> RuleId {
        ask.rule()
    }

    fn hidden(position: &Position) -> Vec<harness::example::Hidden> {
        hidden::all(position)
    }

    fn exchange(position: &Position, state: &mut State, one: usize, other: usize) {
        hidden::exchange(&position.game, state, one, other);
    }

    fn before(&self, state: &State) -> Names {
        Names::of(self, state)
    }

    fn inner_events() -> Vec<(&'static str, Vec<Variant>)> {
        vec![("mode", [variants::<coop::Event>(), variants::<ncal::Event>()].concat())]
    }

    fn only_part(event: &str) -> &'static str {
        told::only_part(event)
    }

    fn part_values(position: &Position, event: &str, part: &str) -> Option<Vec<String>> {
        told::part_values(position, event, part)
    }

    fn tell(position: &Position, before: &mut Names, told: &Recorded<Event>) -> (String, Fields) {
        told::tell(position, before, &told.event)
    }

    fn check_player(checker: &Checker<'_, Wasteland>, seat: Seat, claim: &mut Claim<'_>) -> Held {
        look::Eyes::of(checker).survivor(seat, claim)
    }

    fn check(checker: &Checker<'_, Wasteland>, claim: &mut Claim<'_>) -> Held {
        look::Eyes::of(checker).check(claim)
    }
}

fn words_of<'a>(position: &'a Position, view: &'a View) -> Words<'a> {
    Words { content: &position.game.content, view, players: &position.players }
}
