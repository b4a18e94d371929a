//! The `when` part of an example: moves given by meaning.

use kernel::{Answer, Asked, Game as _, NotApplied, Refusal, Seat, Shape, Viewer, apply, check, decide};
use pack::{Mistake, Node, Property, Word, say};

use crate::{
    choice::{Ask, Choice, Reason},
    view::View,
    words::{Unknown, Words},
};

use super::{Position, fails, not_understood, said, told::Names};

/// A move as it is written: `A fights critter-1 at=camp.b`.
pub(super) struct Written<'n> {
    player: &'n Word,
    words: Vec<Word>,
    properties: &'n [Property],
}

/// Properties that belong to moves; `rule` is for refusals.
const PROPERTIES: [&str; 4] = ["at", "objective", "ability", "rule"];

impl<'n> Written<'n> {
    /// A move whose player is the name of the node.
    pub fn of(node: &'n Node) -> Result<Written<'n>, Mistake> {
        Written::new(node, &node.name, 0)
    }

    /// A move behind a word such as `refused`: the player is the first argument.
    pub fn behind(node: &'n Node, first: &'n Word) -> Result<Written<'n>, Mistake> {
        Written::new(node, first, 1)
    }

    fn new(node: &'n Node, player: &'n Word, skipped: usize) -> Result<Written<'n>, Mistake> {
        if let Some(stray) = node.properties.iter().find(|one| !PROPERTIES.contains(&one.name.text.as_str())) {
            let name = &stray.name.text;
            return Err(fails(&stray.name, say!("w-stray-property", "'{name}' belongs to no move", name)));
        }
        let word = |argument: &pack::Argument| Word { text: argument.written(), spot: argument.spot.clone() };
        let words = node.arguments.iter().skip(skipped).map(word).collect();
        Ok(Written { player, words, properties: &node.properties })
    }

    fn extra(&self, name: &str) -> Option<String> {
        self.properties.iter().find(|property| property.name.text == name).map(|property| property.value.written())
    }
}

/// What came of a move.
pub(super) enum Played {
    Accepted,
    Refused(Refusal<Choice, Reason>),
}

impl Position {
    /// Plays a move; `gives-caps 3` and `wants-caps 3` go on to the number.
    pub(super) fn play(&mut self, written: &Written<'_>) -> Result<Played, Mistake> {
        let (seat, answer) = self.answer(written)?;
        let number = match answer {
            Answer::One(Choice::GiveCaps | Choice::WantCaps) => written.words.get(1),
            _ => None,
        };
        match self.apply(seat, &answer, written.player)? {
            Played::Accepted => {}
            refused @ Played::Refused(_) => return Ok(refused),
        }
        match number {
            Some(word) => self.apply(seat, &Answer::Amount(amount(word)?), word),
            None => Ok(Played::Accepted),
        }
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

    /// Every player takes the first free survivor and the first free space, until that is done.
    pub(super) fn choose_survivors(&mut self, word: &Word) -> Result<(), Mistake> {
        while let Some(Asked { seat, ask: Ask::Character | Ask::StartSpace, .. }) = self.run.decision.asked {
            let Some(first) = self.run.decision.options.first().copied() else { break };
            self.apply(seat, &Answer::One(first), word)?;
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, answer: &Answer<Choice>, word: &Word) -> Result<Played, Mistake> {
        let names = Names::of(&self.game, &self.state);
        let applied = apply(&self.game, &mut self.state, seat, answer, &mut self.run).map(|_| ());
        self.hear(names);
        match applied {
            Ok(()) => match self.game.audit(&self.state) {
                Ok(()) => Ok(Played::Accepted),
                Err(wrong) => {
                    Err(fails(word, say!("w-box-broken", "after this move the box does not add up: {wrong}", wrong)))
                }
            },
            Err(NotApplied::Refused(refusal)) => Ok(Played::Refused(refusal)),
            Err(NotApplied::Fault(fault)) => Err(fails(word, said::fault(&fault))),
        }
    }

    /// The answer that the words mean.
    fn answer(&self, written: &Written<'_>) -> Result<(Seat, Answer<Choice>), Mistake> {
        let view = View::of(&self.game, &self.state, Viewer::Referee);
        let names = Words { content: &self.game.content, view: &view, players: &self.players };
        let Some(seat) = names.seat(&written.player.text) else {
            return Err(said::no_player(written.player, &self.players));
        };
        let Some(verb) = written.words.first() else { return Err(said::no_move(written.player)) };
        let wrong = |unknown: Unknown| {
            let word = written.words.iter().find(|word| word.text == unknown.word).unwrap_or(verb);
            fails(word, not_understood(&unknown))
        };
        let decision = &self.run.decision;
        // A number answers the question for one.
        if verb.text == "names" && matches!(decision.asked, Some(Asked { shape: Shape::Amount { .. }, .. })) {
            let word = written.words.get(1).unwrap_or(verb);
            return Ok((seat, Answer::Amount(amount(word)?)));
        }
        let about: Vec<&str> = written.words[1..].iter().map(|word| word.text.as_str()).collect();
        if let (Some(stray), false) = (written.words.get(2), verb.text == "rerolls") {
            let message = say!("w-stray-object", "'{verb}' has one object", verb = &verb.text);
            return Err(fails(stray, message));
        }
        let extra = |name: &str| written.extra(name);
        let choice = names.understand(&verb.text, &about, &extra, &decision.options).map_err(wrong)?;
        Ok((seat, Answer::One(choice)))
    }
}

fn amount(word: &Word) -> Result<u16, Mistake> {
    let wrong = |_| fails(word, say!("w-no-caps", "'{word}' is no number of Caps", word = &word.text));
    word.text.parse().map_err(wrong)
}
