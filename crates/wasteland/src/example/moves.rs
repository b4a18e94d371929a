//! The `when` part of an example: moves given by meaning.

use harness::example::{Further, Written, fails};
use kernel::{Answer, Asked, Shape, Viewer};
use pack::{Mistake, Node, Word, say};

use crate::{
    choice::{Ask, Choice},
    view::View,
};

use super::{Position, words_of};

/// The line with which all players take the first survivor and space there are.
const SURVIVORS_CHOSEN: &str = "survivors-chosen";

/// Every player takes the first free survivor and the first free space, until that is done.
pub(super) fn survivors_chosen(position: &mut Position, node: &Node) -> Result<bool, Mistake> {
    if node.name() != SURVIVORS_CHOSEN {
        return Ok(false);
    }
    let surplus = node.arguments.first().map(|argument| argument.spot.clone());
    let surplus = surplus.or_else(|| node.properties.first().map(|property| property.name.spot.clone()));
    let surplus = surplus.or_else(|| node.nodes().first().map(|inner| inner.name.spot.clone()));
    if let Some(spot) = surplus {
        let message = say!("w-survivors-chosen-alone", "'{name}' stands alone", name = SURVIVORS_CHOSEN);
        return Err(Mistake::error(&spot, SURVIVORS_CHOSEN, message));
    }
    let choosing =
        position.run.decision.asked.is_some_and(|asked| matches!(asked.ask, Ask::Character | Ask::StartSpace));
    if !choosing {
        let message = say!("w-no-survivor-to-choose", "nobody chooses a survivor now");
        return Err(fails(&node.name, message));
    }
    while let Some(Asked { seat, ask: Ask::Character | Ask::StartSpace, .. }) = position.run.decision.asked {
        let Some(first) = position.run.decision.options.first().copied() else { break };
        position.apply(seat, &Answer::One(first), &node.name)?;
    }
    Ok(true)
}

/// The answer that a move means.
pub(super) fn understand(position: &Position, written: &Written<'_>) -> Result<Answer<Choice>, Mistake> {
    let view = View::of(&position.game, &position.state, Viewer::Referee);
    let names = words_of(position, &view);
    let verb = written.verb()?;
    let decision = &position.run.decision;
    // A number answers the question for one.
    if verb.text == "names" && matches!(decision.asked, Some(Asked { shape: Shape::Amount { .. }, .. })) {
        written.one_object()?;
        let word = written.words.get(1).unwrap_or(verb);
        return Ok(Answer::Amount(amount(word)?));
    }
    if verb.text != "rerolls" {
        written.one_object()?;
    }
    let choice = names.understand(&verb.text, &written.about(), &|name| written.extra(name), &decision.options);
    choice.map(Answer::One).map_err(|unknown| written.wrong(&unknown))
}

/// `gives-caps 3` and `wants-caps 3` go on to the number.
pub(super) fn go_on(
    position: &Position,
    first: &Answer<Choice>,
    written: &Written<'_>,
) -> Result<Further<Choice>, Mistake> {
    let (Answer::One(Choice::GiveCaps | Choice::WantCaps), Some(word)) = (first, written.words.get(1)) else {
        return Ok(None);
    };
    match position.run.decision.asked {
        Some(Asked { seat, ask: Ask::OfferCaps { .. }, .. }) => Ok(Some((seat, Answer::Amount(amount(word)?)))),
        _ => Ok(None),
    }
}

fn amount(word: &Word) -> Result<u16, Mistake> {
    let wrong = |_| fails(word, say!("w-no-caps", "'{word}' is not a number of Caps", word = &word.text));
    word.text.parse().map_err(wrong)
}
