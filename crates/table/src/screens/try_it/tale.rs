//! An example as a tale: its moves played beforehand, so that each can be told in words and repeated on the table, and
//! what it says must then be true.

use std::sync::Arc;

use harness::example::{Example, Prose};
use kernel::{Answer, Decision, RuleId, Seat, Table, Viewer};
use pack::{Mistakes, Node};

use shelf::Sheet;

use super::written::property;
use crate::{game::TableGame, screens::rules};

/// An example that can be put on the table.
pub struct Tale<G: TableGame> {
    /// The example.
    pub example: Example<G>,
    /// The game with the example's own cards.
    pub game: Arc<G>,
    /// The players' names, clockwise.
    pub players: Vec<String>,
    /// Its moves and statements in order.
    pub lines: Vec<StoryLine>,
    /// The table before each answer of the example, and after the last.
    moments: Vec<Moment<G>>,
    /// The answers of the example.
    answers: Vec<(Seat, Answer<G::Choice>)>,
}

/// One line of a tale.
pub enum StoryLine {
    /// A move, as the answers from the first number to before the second.
    Move(usize, usize),
    /// A statement about the position after so many answers.
    Fact {
        /// How many answers were given before.
        at: usize,
        /// The statement as it is written.
        node: Node,
    },
    /// What a lesson says before the next move.
    Say(Prose),
}

/// The table at a moment, as somebody sees it who knows everything.
pub struct Moment<G: TableGame> {
    /// What lies on it.
    pub view: G::View,
    /// What is asked.
    pub decision: Decision<G::Choice, G::Ask>,
    state: G::State,
}

impl<G: TableGame> Moment<G> {
    fn of(table: &Table<G>) -> Moment<G> {
        let (view, decision) = (table.view(Viewer::Referee), table.decision().clone());
        Moment { view, decision, state: table.state().clone() }
    }
}

/// Why an example cannot be put on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotTold {
    /// There is none of this name.
    Unknown,
    /// The rules refuse the set-up, as the example says they must.
    Refused {
        /// What it shows.
        head: Box<Head>,
        /// By which rules, as far as the example says.
        rules: Vec<String>,
    },
    /// It is not well made.
    Broken(String),
}

/// What is said of an example before it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    title: [String; 2],
    note: [Option<String>; 2],
    /// The rules it proves.
    pub proves: Vec<RuleId>,
}

impl Head {
    /// The head of an example.
    pub fn of<G: TableGame>(example: &Example<G>) -> Head {
        let title = example.title.clone();
        // What to look for is worth knowing, too.
        let note = example.note.clone().or_else(|| example.look.clone());
        let note_ru = example.note_ru.clone().or_else(|| example.look_ru.clone());
        Head {
            title: [title.clone(), example.title_ru.clone().unwrap_or(title)],
            note: [note.clone(), note_ru.or(note)],
            proves: example.proves.clone(),
        }
    }

    /// What it shows.
    pub fn title(&self, lang: pack::Lang) -> &str {
        &self.title[usize::from(lang == pack::Lang::Ru)]
    }

    /// Anything a reader should know besides.
    pub fn note(&self, lang: pack::Lang) -> Option<&str> {
        self.note[usize::from(lang == pack::Lang::Ru)].as_deref()
    }
}

impl<G: TableGame> Tale<G> {
    /// Reads and plays the example with this name on the shelf.
    ///
    /// # Errors
    /// There is none, or it cannot be put on the table.
    pub fn of(name: &str) -> Result<Tale<G>, NotTold> {
        Tale::told(name, &rules::sheet(name).ok_or(NotTold::Unknown)?.nodes, None)
    }

    /// Reads and plays a lesson, with the cards of the game.
    ///
    /// # Errors
    /// It cannot be put on the table.
    pub fn lesson(sheet: &Sheet) -> Result<Tale<G>, NotTold> {
        Tale::told(&sheet.name, &sheet.nodes, Some(G::kit().game.clone()))
    }

    /// Reads and plays an example as somebody wrote it.
    #[cfg(test)]
    pub fn read(name: &str, text: &str) -> Result<Tale<G>, NotTold> {
        Tale::told(name, &pack::parse(name, text, &mut Mistakes::new()), None)
    }

    fn told(name: &str, parts: &[Node], cards: Option<Arc<G>>) -> Result<Tale<G>, NotTold> {
        let mut example = Example::<G>::of(name, parts, Mistakes::new()).map_err(|mistakes| broken(&mistakes))?;
        // Whatever the pack is called, the page has the cards of one.
        example = example.with_pack(&|_| Some(G::kit().game.clone()));
        example.cards = example.cards.or(cards);
        let table = match example.table() {
            Ok(table) => table,
            Err(mistakes) => return Err(not_set_up(&example, parts, &mistakes)),
        };
        let mut tale = Tale {
            game: table.game().clone(),
            players: example.players(),
            example,
            lines: Vec::new(),
            moments: vec![Moment::of(&table)],
            answers: Vec::new(),
        };
        tale.tell(parts, table).map_err(NotTold::Broken)?;
        Ok(tale)
    }

    fn tell(&mut self, parts: &[Node], mut table: Table<G>) -> Result<(), String> {
        for part in parts {
            match part.name() {
                "then" => {
                    for node in part.nodes() {
                        self.lines.push(StoryLine::Fact { at: self.answers.len(), node: node.clone() });
                    }
                }
                // What chance brings is decided beforehand; it is not a move of anybody.
                "when" => {
                    for node in part.nodes() {
                        if let Some(prose) = Prose::of(node) {
                            self.lines.push(StoryLine::Say(prose));
                        } else if self.players.iter().any(|player| player == node.name()) {
                            self.play(node, &mut table)?;
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn play(&mut self, node: &Node, table: &mut Table<G>) -> Result<(), String> {
        let from = self.answers.len();
        let mut given = Vec::new();
        while let Some((seat, answer)) = G::next_answer(self, node, table, &given)? {
            given.push(answer.clone());
            self.answer(seat, answer, table)?;
        }
        self.lines.push(StoryLine::Move(from, self.answers.len()));
        Ok(())
    }

    fn answer(&mut self, seat: Seat, answer: Answer<G::Choice>, table: &mut Table<G>) -> Result<(), String> {
        table.play(seat, table.decision_number(), &answer).map_err(|error| error.to_string())?;
        self.answers.push((seat, answer));
        self.moments.push(Moment::of(table));
        Ok(())
    }

    /// How many statements there are. All of them hold: an example is in the library only if its test passes.
    pub fn facts(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, StoryLine::Fact { .. })).count()
    }

    /// The table after so many answers of the example.
    pub fn moment(&self, at: usize) -> Option<&Moment<G>> {
        self.moments.get(at)
    }

    /// An answer of the example.
    pub fn answer_at(&self, at: usize) -> Option<(Seat, &Answer<G::Choice>)> {
        self.answers.get(at).map(|(seat, answer)| (*seat, answer))
    }

    /// How many answers of the example lead to what these eyes see; none if it is not on its way.
    pub fn progress(&self, viewer: Viewer, view: &G::View) -> Option<usize> {
        let same = |moment: &Moment<G>| {
            G::events(&moment.view) == G::events(view) && self.game.view(&moment.state, viewer) == *view
        };
        self.moments.iter().position(same)
    }
}

fn broken(mistakes: &Mistakes) -> NotTold {
    NotTold::Broken(mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// A set-up that the example expects to be refused is no mistake; there is only nothing to play.
fn not_set_up<G: TableGame>(example: &Example<G>, parts: &[Node], mistakes: &Mistakes) -> NotTold {
    let refused: Vec<&Node> =
        parts.iter().flat_map(Node::nodes).filter(|node| node.name() == "setup-refused").collect();
    if refused.is_empty() {
        return broken(mistakes);
    }
    let rules = refused.iter().filter_map(|node| property(node, "rule")).collect();
    NotTold::Refused { head: Box::new(Head::of(example)), rules }
}

#[cfg(test)]
mod tests {
    use kernel::Game as _;
    use shelter::Shelter;

    use super::*;
    use crate::library;

    #[test]
    fn every_example_can_be_put_on_the_table_and_told_to_its_end() {
        library::provide(Shelter::books());
        let mut refused = 0;
        for head in Shelter::books().index().all() {
            let tale = match Tale::<Shelter>::of(head.name) {
                Ok(tale) => tale,
                Err(NotTold::Refused { rules, .. }) => {
                    refused += 1;
                    assert!(!rules.is_empty(), "{}", head.name);
                    continue;
                }
                Err(error) => panic!("{}: {error:?}", head.name),
            };
            assert!(tale.facts() > 0, "{}", head.name);
            if let Err(mistakes) = tale.example.run() {
                panic!("{}: {mistakes:?}", head.name);
            }
            for (at, moment) in tale.moments.iter().enumerate() {
                let seen = tale.game.view(&moment.state, Viewer::Spectator);
                assert_eq!(tale.progress(Viewer::Spectator, &seen), Some(at), "{}", head.name);
            }
        }
        assert!(refused < 10, "{refused} examples have no table");
    }

    #[test]
    fn what_is_no_example_says_so() {
        library::provide(Shelter::books());
        assert!(matches!(Tale::<Shelter>::of("nowhere.kdl"), Err(NotTold::Unknown)));
        assert!(matches!(Tale::<Shelter>::read("bad.kdl", "title {"), Err(NotTold::Broken(_))));
    }
}
