//! The `when` part of an example: moves given by meaning.

use harness::{
    example::{Further, Written, fails},
    words::unknown_verb,
};
use kernel::{Answer, Asked, Picks, Seat, Shape, Viewer};
use pack::{Message, Mistake, say};

use crate::{
    choice::{Ask, Choice},
    view::View,
    words::VERBS,
};

use super::{Position, words_of};

/// Names several dwellers, in their order; all other verbs name one thing.
const RECALLS: &str = "recalls";

/// The answer that a move means.
pub(super) fn understand(position: &Position, seat: Seat, written: &Written<'_>) -> Result<Answer<Choice>, Mistake> {
    let view = View::of(&position.state, Viewer::Referee);
    let names = words_of(position, &view);
    let verb = written.verb()?;
    let options = &position.run.decision.options;
    let verbs: Vec<&str> = VERBS.into_iter().chain([RECALLS]).collect();
    if !verbs.contains(&verb.text.as_str()) {
        return unknown_verb(&verb.text, &verbs).map_err(|unknown| written.wrong(&unknown));
    }
    if verb.text == RECALLS {
        let mut order = Picks::new();
        for word in &written.words[1..] {
            let dweller = names.find_dweller(seat, &word.text, &order, &|choice| options.contains(&choice));
            if order.try_push(Choice::Dweller(dweller.map_err(|unknown| written.wrong(&unknown))?)).is_err() {
                return Err(fails(word, seven_dwellers()));
            }
        }
        return Ok(Answer::Order(order));
    }
    written.one_object()?;
    let object = written.words.get(1).map(|word| word.text.as_str());
    let choice = names.understand(seat, &verb.text, object, &|name| written.extra(name), options);
    choice.map(Answer::One).map_err(|unknown| written.wrong(&unknown))
}

/// A placement goes on to the dwellers it names behind `with=`, else to loose ones.
pub(super) fn go_on(
    position: &Position,
    first: &Answer<Choice>,
    written: &Written<'_>,
) -> Result<Further<Choice>, Mistake> {
    let placing = matches!(first, Answer::One(Choice::Place(_)));
    let Some(Asked { seat, ask: Ask::Dweller(_), shape }) = position.run.decision.asked.filter(|_| placing) else {
        return Ok(None);
    };
    let view = View::of(&position.state, Viewer::Referee);
    let names = words_of(position, &view);
    let count = if shape == Shape::One { 1 } else { 2 };
    let with = match written.extra("with") {
        Some(with) => with,
        // Whether somebody can be placed there is asked, not who.
        None if written.is_thought => return Ok(None),
        None => vec!["loose"; count].join(" "),
    };
    let options = &position.run.decision.options;
    let mut picks = Picks::new();
    for word in with.split_whitespace() {
        let dweller = names.find_dweller(seat, word, &picks, &|choice| options.contains(&choice));
        let dweller = dweller.map_err(|unknown| {
            fails(written.player, unknown.message()).expecting(Message::verbatim("with=\"S loose\""))
        })?;
        let too_many = |_| fails(written.player, seven_dwellers());
        picks.try_push(Choice::Dweller(dweller)).map_err(too_many)?;
    }
    let answer = match (shape, picks.first()) {
        (Shape::One, Some(choice)) => Answer::One(*choice),
        _ => Answer::Some(picks),
    };
    Ok(Some((seat, answer)))
}

fn seven_dwellers() -> Message {
    say!("seven-dwellers", "a player has at most seven dwellers")
}
