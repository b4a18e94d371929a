//! What Shelter adds to examples: its words for positions, moves and facts. The format is described in
//! `docs/examples.md`.

mod blank;
#[cfg(feature = "source")]
pub(crate) mod complaints;
#[cfg(feature = "source")]
mod describe;
mod draft;
mod facts;
mod happened;
mod hidden;
mod moves;
mod position;
// What came with the program was found possible when it was read.
#[cfg(feature = "source")]
mod possible;
#[cfg(feature = "source")]
mod retell;
#[cfg(feature = "source")]
mod script;

use harness::example::{Checker, Claim, Examples, Fields, Further, Held, Kind, UnknownOption, Written};
use kernel::{Answer, Asked, Because, Recorded, RuleId, Seat, Viewer};
#[cfg(feature = "source")]
use pack::Message;
use pack::{Mistake, Mistakes};

use crate::{
    Shelter,
    choice::{Ask, Choice, Reason},
    event::Event,
    options::{self, Options, Setup},
    state::State,
    view::View,
    words::Words,
};

use self::draft::Draft;

#[cfg(feature = "source")]
pub use self::retell::{Headings, NotRetold, retell};
#[cfg(feature = "source")]
pub use harness::example::branches_apart;

/// An example of Shelter.
pub type Example = harness::example::Example<Shelter>;
/// A game of Shelter at some point of an example.
pub type Position = harness::example::Position<Shelter>;

impl Examples for Shelter {
    type Options = Options;
    type Draft = Draft;
    type Before = ();

    const DEFINITIONS: &'static [&'static str] = &["room", "elevator", "item", "threat"];
    const FACTS: &'static [&'static str] = &facts::NAMES;

    fn set_option(options: &mut Options, name: &str, value: &str) -> Result<(), UnknownOption> {
        options.set(name, value).map_err(|unknown| match unknown {
            options::UnknownOption::Name => UnknownOption::Name,
            options::UnknownOption::Value(letters) => {
                let letters: Vec<String> = letters.chars().map(|letter| letter.to_string()).collect();
                UnknownOption::Value(letters.join(", "))
            }
            options::UnknownOption::Number(form) => UnknownOption::Number(form),
        })
    }

    fn options() -> Vec<&'static str> {
        Options::SWITCHES.iter().map(|(switch, _, _)| *switch).collect()
    }

    fn build(example: &Example, mistakes: &mut Mistakes) -> Option<Result<(Shelter, State), Because<Reason>>> {
        position::build(example, mistakes)
    }

    fn setup_of(&self, state: &State) -> Setup {
        let color = |seat| self.content().elevators.get(usize::from(state.player(seat).color));
        let colors = state.all_seats().filter_map(|seat| Some(color(seat)?.id.clone())).collect();
        Setup { colors, options: state.options }
    }

    fn kinds(&self) -> Vec<Kind<'_>> {
        let content = self.content();
        vec![
            Kind { names: content.items.iter().map(|item| item.id.as_str()).collect(), alike: false },
            Kind { names: content.rooms.iter().map(|room| room.id.as_str()).collect(), alike: false },
            Kind { names: content.threats.iter().map(|threat| threat.id.as_str()).collect(), alike: false },
        ]
    }

    fn read_move(position: &Position, seat: Seat, written: &Written<'_>) -> Result<Answer<Choice>, Mistake> {
        moves::understand(position, seat, written)
    }

    fn go_on(position: &Position, first: &Answer<Choice>, written: &Written<'_>) -> Result<Further<Choice>, Mistake> {
        moves::go_on(position, first, written)
    }

    #[cfg(feature = "source")]
    fn complaint_in_words(&self, complaint: &str, players: &[String]) -> Message {
        complaints::in_words(self, complaint, players)
    }

    fn choice_in_words(position: &Position, asked: &Asked<Ask>, choice: Choice) -> String {
        let view = View::of(&position.state, Viewer::Referee);
        words_of(position, &view).choice(asked.seat, asked.ask, choice)
    }

    fn ask_in_words(_position: &Position, ask: Ask) -> Vec<String> {
        vec![harness::words::variant(&ask).0]
    }

    fn rule_of(ask: Ask) -> RuleId {
        ask.rule()
    }

    fn hidden(position: &Position) -> Vec<harness::example::Hidden> {
        hidden::all(position)
    }

    fn exchange(_position: &Position, state: &mut State, one: usize, other: usize) {
        hidden::exchange(state, one, other);
    }

    fn before(&self, _state: &State) {}

    fn only_part(event: &str) -> &'static str {
        happened::only_part(event)
    }

    fn part_values(position: &Position, event: &str, part: &str) -> Option<Vec<String>> {
        happened::part_values(position, event, part)
    }

    fn tell(position: &Position, (): &mut (), told: &Recorded<Event>) -> (String, Fields) {
        happened::tell(position, told)
    }

    fn check_player(checker: &Checker<'_, Shelter>, seat: Seat, claim: &mut Claim<'_>) -> Held {
        facts::player(checker, seat, claim)
    }

    fn check(checker: &Checker<'_, Shelter>, claim: &mut Claim<'_>) -> Held {
        facts::check(checker, claim)
    }
}

fn words_of<'a>(position: &'a Position, view: &'a View) -> Words<'a> {
    Words { content: &position.game.content, view, players: &position.players }
}

#[cfg(test)]
mod retelling;
