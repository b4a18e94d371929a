//! An example as a tale: its moves played beforehand, so that each can be told in words and repeated on the table, and
//! what it says must then be true.

use std::sync::Arc;

use kernel::{Answer, Asked, Decision, Game as _, Picks, RuleId, Seat, Shape, Table, Viewer};
use pack::{Mistakes, Node, Property};
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    example::Example,
    state::State,
    view::View,
    words::Words,
};

use crate::screens::rules;

/// An example that can be put on the table.
pub struct Tale {
    /// The example.
    pub example: Example,
    /// The game with the example's own cards.
    pub game: Arc<Shelter>,
    /// The players' names, clockwise.
    pub players: Vec<String>,
    /// Its moves and statements in order.
    pub lines: Vec<StoryLine>,
    /// The table before each answer of the example, and after the last.
    moments: Vec<Moment>,
    /// The answers of the example.
    answers: Vec<(Seat, Answer<Choice>)>,
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
}

/// The table at a moment, as somebody sees it who knows everything.
pub struct Moment {
    /// What lies on it.
    pub view: View,
    /// What is asked.
    pub decision: Decision<Choice, Ask>,
    state: State,
}

impl Moment {
    fn of(table: &Table<Shelter>) -> Moment {
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
    pub fn of(example: &Example) -> Head {
        let title = example.title.clone();
        Head {
            title: [title.clone(), example.title_ru.clone().unwrap_or(title)],
            note: [example.note.clone(), example.note_ru.clone().or_else(|| example.note.clone())],
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

impl Tale {
    /// Reads and plays the example with this name on the shelf.
    ///
    /// # Errors
    /// There is none, or it cannot be put on the table.
    pub fn of(name: &str) -> Result<Tale, NotTold> {
        Tale::told(name, &rules::example(name).ok_or(NotTold::Unknown)?.nodes)
    }

    /// Reads and plays an example as somebody wrote it.
    #[cfg(test)]
    pub fn read(name: &str, text: &str) -> Result<Tale, NotTold> {
        Tale::told(name, &pack::parse(name, text, &mut Mistakes::new()))
    }

    fn told(name: &str, parts: &[Node]) -> Result<Tale, NotTold> {
        let example = Example::of(name, parts, Mistakes::new()).map_err(|mistakes| broken(&mistakes))?;
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

    fn tell(&mut self, parts: &[Node], mut table: Table<Shelter>) -> Result<(), String> {
        for part in parts {
            match part.name() {
                "then" => {
                    for node in part.nodes() {
                        self.lines.push(StoryLine::Fact { at: self.answers.len(), node: node.clone() });
                    }
                }
                // What chance brings is decided beforehand; it is not a move of anybody.
                "when" => {
                    let is_move = |node: &&Node| self.players.iter().any(|player| player == node.name());
                    let moves: Vec<Node> = part.nodes().iter().filter(is_move).cloned().collect();
                    for node in &moves {
                        self.play(node, &mut table)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn play(&mut self, node: &Node, table: &mut Table<Shelter>) -> Result<(), String> {
        let from = self.answers.len();
        let (seat, answer) = self.understand(node, table)?;
        let is_placing = matches!(answer, Answer::One(Choice::Place(_)));
        self.answer(seat, answer, table)?;
        if is_placing && let Some(Asked { seat, ask: Ask::Dweller(_), shape }) = table.decision().asked {
            let count = if shape == Shape::One { 1 } else { 2 };
            let with = extra(node, "with").unwrap_or_else(|| vec!["loose"; count].join(" "));
            let picks = self.dwellers(seat, with.split_whitespace(), table)?;
            let answer = match (shape, picks.first()) {
                (Shape::One, Some(choice)) => Answer::One(*choice),
                _ => Answer::Some(picks),
            };
            self.answer(seat, answer, table)?;
        }
        self.lines.push(StoryLine::Move(from, self.answers.len()));
        Ok(())
    }

    fn answer(&mut self, seat: Seat, answer: Answer<Choice>, table: &mut Table<Shelter>) -> Result<(), String> {
        table.play(seat, table.decision_number(), &answer).map_err(|error| format!("{error:?}"))?;
        self.answers.push((seat, answer));
        self.moments.push(Moment::of(table));
        Ok(())
    }

    fn understand(&self, node: &Node, table: &Table<Shelter>) -> Result<(Seat, Answer<Choice>), String> {
        let view = table.view(Viewer::Referee);
        let words = self.words(&view);
        let seat = words.seat(node.name()).ok_or_else(|| node.name().to_owned())?;
        let mut said = node.arguments.iter().map(pack::Argument::written);
        let verb = said.next().unwrap_or_default();
        if verb == "recalls" {
            let order: Vec<String> = said.collect();
            return Ok((seat, Answer::Order(self.dwellers(seat, order.iter().map(String::as_str), table)?)));
        }
        let about = said.next();
        let options = &table.decision().options;
        let choice = words.understand(seat, &verb, about.as_deref(), &|name| extra(node, name), options);
        Ok((seat, Answer::One(choice.map_err(|unknown| unknown.to_string())?)))
    }

    /// Dwellers described one after the other; nobody is picked twice.
    fn dwellers<'w>(
        &self,
        seat: Seat,
        described: impl Iterator<Item = &'w str>,
        table: &Table<Shelter>,
    ) -> Result<Picks<Choice>, String> {
        let view = table.view(Viewer::Referee);
        let words = self.words(&view);
        let mut picks: Picks<Choice> = Picks::new();
        for word in described {
            let options = table.decision().options.iter().copied().filter(|choice| !picks.contains(choice));
            let left: Vec<Choice> = options.collect();
            let choice = words.understand(seat, "picks", Some(word), &|_| None, &left);
            picks.try_push(choice.map_err(|unknown| unknown.to_string())?).map_err(|error| error.to_string())?;
        }
        Ok(picks)
    }

    /// The words of the example for what a view shows.
    pub fn words<'a>(&'a self, view: &'a View) -> Words<'a> {
        Words { content: self.game.content(), view, players: &self.players }
    }

    /// How many statements there are. All of them hold: an example is in the library only if its test passes.
    pub fn facts(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, StoryLine::Fact { .. })).count()
    }

    /// The table after so many answers of the example.
    pub fn moment(&self, at: usize) -> Option<&Moment> {
        self.moments.get(at)
    }

    /// An answer of the example.
    pub fn answer_at(&self, at: usize) -> Option<(Seat, &Answer<Choice>)> {
        self.answers.get(at).map(|(seat, answer)| (*seat, answer))
    }

    /// How many answers of the example lead to what these eyes see; none if it is not on its way.
    pub fn progress(&self, viewer: Viewer, view: &View) -> Option<usize> {
        let same =
            |moment: &Moment| moment.view.events == view.events && self.game.view(&moment.state, viewer) == *view;
        self.moments.iter().position(same)
    }
}

fn extra(node: &Node, name: &str) -> Option<String> {
    let named = |property: &&Property| property.name.text == name;
    node.properties.iter().find(named).map(|property| property.value.written())
}

fn broken(mistakes: &Mistakes) -> NotTold {
    NotTold::Broken(mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// A set-up that the example expects to be refused is no mistake; there is only nothing to play.
fn not_set_up(example: &Example, parts: &[Node], mistakes: &Mistakes) -> NotTold {
    let refused: Vec<&Node> =
        parts.iter().flat_map(Node::nodes).filter(|node| node.name() == "setup-refused").collect();
    if refused.is_empty() {
        return broken(mistakes);
    }
    let rules = refused.iter().filter_map(|node| extra(node, "rule")).collect();
    NotTold::Refused { head: Box::new(Head::of(example)), rules }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::rules::shelf_index;

    #[test]
    fn every_example_can_be_put_on_the_table_and_told_to_its_end() {
        let mut refused = 0;
        for head in shelf_index().all() {
            let tale = match Tale::of(head.name) {
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
        assert!(matches!(Tale::of("nowhere.kdl"), Err(NotTold::Unknown)));
        assert!(matches!(Tale::read("bad.kdl", "title {"), Err(NotTold::Broken(_))));
    }
}
