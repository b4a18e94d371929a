//! The `when` part of an example: moves given by meaning.

use std::cell::RefCell;

use kernel::{Answer, NotApplied, Refusal, Seat, apply, check, decide};
use pack::{Argument, Mistake, Node, Property, Word, nearest, say};

use crate::words::{Unknown, seat};

use super::{Examples, Position, fails, said, said_twice};

/// The rule by which a move is refused; no part of the move.
const RULE: &str = "rule";

/// A move as it is written: `A places diner.left with=S`.
pub struct Written<'n> {
    /// Who moves.
    pub player: &'n Word,
    /// What stands behind the player.
    pub words: Vec<Word>,
    /// Whether it is only asked what would come of it.
    pub is_thought: bool,
    properties: &'n [Property],
    /// The names of the properties that somebody has asked for.
    asked: RefCell<Vec<String>>,
}

impl<'n> Written<'n> {
    /// A move whose player is the name of the node.
    #[must_use]
    pub fn of(node: &'n Node) -> Written<'n> {
        Written::new(node, &node.name, &node.arguments, false)
    }

    /// A move behind a word such as `refused`: the player is the first argument.
    #[must_use]
    pub fn behind(node: &'n Node, player: &'n Word) -> Written<'n> {
        let written = Written::new(node, player, node.arguments.get(1..).unwrap_or_default(), true);
        written.asked.borrow_mut().push(RULE.to_owned());
        written
    }

    fn new(node: &'n Node, player: &'n Word, arguments: &'n [Argument], is_thought: bool) -> Written<'n> {
        let word = |argument: &Argument| Word { text: argument.written(), spot: argument.spot.clone() };
        let words = arguments.iter().map(word).collect();
        Written { player, words, is_thought, properties: &node.properties, asked: RefCell::new(Vec::new()) }
    }

    /// The verb.
    ///
    /// # Errors
    /// There is none.
    pub fn verb(&self) -> Result<&Word, Mistake> {
        self.words.first().ok_or_else(|| said::no_move(self.player))
    }

    /// At most one word stands behind the verb.
    ///
    /// # Errors
    /// There are more.
    pub fn one_object(&self) -> Result<(), Mistake> {
        match (self.words.first(), self.words.get(2)) {
            (Some(verb), Some(stray)) => {
                Err(fails(stray, say!("stray-object", "'{verb}' has one object", verb = &verb.text)))
            }
            _ => Ok(()),
        }
    }

    /// What stands behind the verb.
    #[must_use]
    pub fn about(&self) -> Vec<&str> {
        self.words.iter().skip(1).map(|word| word.text.as_str()).collect()
    }

    /// The value of a property.
    #[must_use]
    pub fn extra(&self, name: &str) -> Option<String> {
        self.asked.borrow_mut().push(name.to_owned());
        self.properties.iter().find(|property| property.name.text == name).map(|property| property.value.written())
    }

    /// What nobody has looked at means nothing.
    fn finish(&self) -> Result<(), Mistake> {
        let asked = self.asked.borrow();
        for (at, property) in self.properties.iter().enumerate() {
            let name = &property.name.text;
            if !asked.contains(name) {
                let message = say!("stray-property", "'{name}' means nothing in this move", name);
                let known = asked.iter().map(String::as_str).filter(|known| *known != RULE);
                return Err(fails(&property.name, message).suggesting(nearest(name, known)));
            }
            if self.properties[..at].iter().any(|other| other.name.text == *name) {
                return Err(fails(&property.name, said_twice(name)));
            }
        }
        Ok(())
    }

    /// A mistake about a word of the move that names nothing.
    #[must_use]
    pub fn wrong(&self, unknown: &Unknown) -> Mistake {
        let words = self.words.iter();
        let word = words.clone().find(|word| word.text == unknown.word).or_else(|| self.words.first());
        fails(word.unwrap_or(self.player), unknown.message())
    }
}

/// What came of a move.
pub enum Played<G: Examples> {
    /// It was played.
    Accepted,
    /// It was not.
    Refused(Refusal<G::Choice, G::Reason>),
}

impl<G: Examples> Position<G> {
    /// Plays a move, with all that its line goes on to answer.
    pub(super) fn play(&mut self, written: &Written<'_>) -> Result<Played<G>, Mistake> {
        let (seat, first) = self.answer(written)?;
        let mut played = self.apply(seat, &first, written.player)?;
        while let Played::Accepted = played
            && let Some((seat, answer)) = G::go_on(self, &first, written)?
        {
            played = self.apply(seat, &answer, written.player)?;
        }
        written.finish()?;
        Ok(played)
    }

    /// Whether a move would be accepted, without playing it.
    pub(super) fn would_play(&self, written: &Written<'_>) -> Result<Played<G>, Mistake> {
        let (seat, first) = self.answer(written)?;
        let mut decision = kernel::Decision::default();
        decide(&*self.game, &self.state, &mut decision);
        if let Err(refusal) = check(&*self.game, &self.state, &decision, seat, &first) {
            written.finish()?;
            return Ok(Played::Refused(refusal));
        }
        // What it answers to the next question is asked of a copy.
        let mut copy = self.copy();
        let mut played = copy.apply(seat, &first, written.player)?;
        while let Played::Accepted = played
            && let Some((seat, answer)) = G::go_on(&copy, &first, written)?
        {
            played = copy.apply(seat, &answer, written.player)?;
        }
        written.finish()?;
        Ok(played)
    }

    /// Plays an answer.
    ///
    /// # Errors
    /// A defect of the rules, at this word.
    pub fn apply(&mut self, seat: Seat, answer: &Answer<G::Choice>, word: &Word) -> Result<Played<G>, Mistake> {
        let before = self.game.before(&self.state);
        let applied = apply(&*self.game, &mut self.state, seat, answer, &mut self.run).map(|_| ());
        self.hear(before);
        match applied {
            Ok(()) => {
                if let Err(wrong) = self.game.audit(&self.state).and_then(|()| self.game.audit_kept(&self.state)) {
                    let wrong = self.game.complaint_in_words(&wrong, &self.players);
                    let message = say!("box-broken", "after this move the box does not add up: {wrong}", wrong);
                    return Err(fails(word, message));
                }
                self.note_question();
                Ok(Played::Accepted)
            }
            Err(NotApplied::Refused(refusal)) => Ok(Played::Refused(refusal)),
            Err(NotApplied::Fault(fault)) => Err(fails(word, said::fault(&fault))),
        }
    }

    /// The answer that the words mean.
    fn answer(&self, written: &Written<'_>) -> Result<(Seat, Answer<G::Choice>), Mistake> {
        let Some(seat) = seat(&self.players, &written.player.text) else {
            return Err(said::no_player(written.player, &self.players));
        };
        Ok((seat, G::read_move(self, seat, written)?))
    }
}
