//! The `when` part of an example: moves given by meaning.

use kernel::{Answer, Asked, Game as _, NotApplied, Picks, Refusal, Seat, Shape, Viewer, apply, check, decide};
use pack::{Message, Mistake, Node, Property, Word, say};

use crate::{
    choice::{Ask, Choice, Reason},
    view::View,
    words::{Unknown, Words},
};

use super::{Position, fails, not_understood, said};

/// A move as it is written: `A places diner.left with=S`.
pub(super) struct Written<'n> {
    player: &'n Word,
    words: Vec<Word>,
    properties: &'n [Property],
}

impl<'n> Written<'n> {
    /// A move whose player is the name of the node.
    pub fn of(node: &'n Node) -> Result<Written<'n>, Mistake> {
        Ok(Written { player: &node.name, words: words(node)?, properties: &node.properties })
    }

    /// A move behind a word such as `refused`: the player is the first argument.
    pub fn behind(node: &'n Node, first: &'n Word) -> Result<Written<'n>, Mistake> {
        let mut words = words(node)?;
        if !words.is_empty() {
            words.remove(0);
        }
        Ok(Written { player: first, words, properties: &node.properties })
    }

    fn extra(&self, name: &str) -> Option<String> {
        self.properties.iter().find(|property| property.name.text == name).map(|property| property.value.written())
    }

    fn verb(&self) -> Result<&Word, Mistake> {
        self.words.first().ok_or_else(|| said::no_move(self.player))
    }
}

fn words(node: &Node) -> Result<Vec<Word>, Mistake> {
    let text = |argument: &pack::Argument| {
        let message = || say!("move-of-words", "a move is made of words");
        argument.word().ok_or_else(|| Mistake::error(&argument.spot, &argument.written(), message()))
    };
    node.arguments.iter().map(text).collect()
}

/// What came of a move.
pub(super) enum Played {
    Accepted,
    Refused(Refusal<Choice, Reason>),
}

impl Position {
    /// Plays a move; a placement goes on to the dwellers it names.
    pub(super) fn play(&mut self, written: &Written<'_>) -> Result<Played, Mistake> {
        let (seat, answer) = self.answer(written)?;
        match self.apply(seat, &answer, written.player)? {
            Played::Accepted => {}
            refused @ Played::Refused(_) => return Ok(refused),
        }
        let placing = matches!(answer, Answer::One(Choice::Place(_)));
        if placing && let Some(Asked { seat: asked, ask: Ask::Dweller(_), shape }) = self.run.decision.asked {
            let answer = self.dwellers(asked, shape, written)?;
            return self.apply(asked, &answer, written.player);
        }
        Ok(Played::Accepted)
    }

    /// Whether a move would be accepted, without playing it.
    pub(super) fn would_play(&self, written: &Written<'_>) -> Result<Played, Mistake> {
        let (seat, answer) = self.answer(written)?;
        let mut decision = kernel::Decision::default();
        decide(&self.game, &self.state, &mut decision);
        Ok(match check(&self.game, &self.state, &decision, seat, &answer) {
            Ok(_) => Played::Accepted,
            Err(refusal) => Played::Refused(refusal),
        })
    }

    fn apply(&mut self, seat: Seat, answer: &Answer<Choice>, word: &Word) -> Result<Played, Mistake> {
        match apply(&self.game, &mut self.state, seat, answer, &mut self.run) {
            Ok(_) => match self.game.audit(&self.state) {
                Ok(()) => Ok(Played::Accepted),
                Err(wrong) => {
                    Err(fails(word, say!("box-broken", "after this move the box does not add up: {wrong}", wrong)))
                }
            },
            Err(NotApplied::Refused(refusal)) => Ok(Played::Refused(refusal)),
            Err(NotApplied::Fault(fault)) => Err(fails(word, said::fault(&fault))),
        }
    }

    /// The answer that the words mean.
    fn answer(&self, written: &Written<'_>) -> Result<(Seat, Answer<Choice>), Mistake> {
        let view = View::of(&self.state, Viewer::Referee);
        let names = Words { content: &self.game.content, view: &view, players: &self.players };
        let Some(seat) = names.seat(&written.player.text) else {
            return Err(said::no_player(written.player, &self.players));
        };
        let verb = written.verb()?;
        let wrong = |unknown: Unknown| {
            let word = written.words.iter().find(|word| word.text == unknown.word).unwrap_or(verb);
            fails(word, not_understood(&unknown))
        };
        let options = &self.run.decision.options;
        if verb.text == "recalls" {
            let mut order = Picks::new();
            for word in &written.words[1..] {
                let dweller = names.find_dweller(seat, &word.text, &order, &|choice| options.contains(&choice));
                if order.try_push(Choice::Dweller(dweller.map_err(wrong)?)).is_err() {
                    return Err(fails(word, say!("seven-dwellers", "a player has at most seven dwellers")));
                }
            }
            return Ok((seat, Answer::Order(order)));
        }
        let object = written.words.get(1).map(|word| word.text.as_str());
        let extra = |name: &str| written.extra(name);
        let choice = names.understand(seat, &verb.text, object, &extra, options).map_err(wrong)?;
        Ok((seat, Answer::One(choice)))
    }

    /// The dwellers of a placement: those named behind `with=`, else loose ones.
    fn dwellers(&self, seat: Seat, shape: Shape, written: &Written<'_>) -> Result<Answer<Choice>, Mistake> {
        let view = View::of(&self.state, Viewer::Referee);
        let names = Words { content: &self.game.content, view: &view, players: &self.players };
        let count = if shape == Shape::One { 1 } else { 2 };
        let with = written.extra("with").unwrap_or_else(|| vec!["loose"; count].join(" "));
        let mut picks = Picks::new();
        for word in with.split_whitespace().take(kernel::MOST_PICKS) {
            let options = &self.run.decision.options;
            let dweller =
                names.find_dweller(seat, word, &picks, &|choice| options.contains(&choice)).map_err(|unknown| {
                    let expected = Message::verbatim("with=\"S loose\"");
                    fails(written.player, not_understood(&unknown)).expecting(expected)
                })?;
            picks.push(Choice::Dweller(dweller));
        }
        Ok(match (shape, picks.first()) {
            (Shape::One, Some(choice)) => Answer::One(*choice),
            _ => Answer::Some(picks),
        })
    }
}
