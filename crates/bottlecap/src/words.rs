//! Answers in the words of the engine, the same in every language: `places diner.left`, `builds snail-ranch at=R1`,
//! `picks loose, picks S`.

use kernel::{Answer, Asked, Decision, Picks, Seat, Shape};
use shelter::{
    choice::{Ask, Choice},
    content::Content,
    options::Setup,
    view::View,
    words::{Unknown, Words},
};

/// The words for what a view shows; players are called by their colors.
pub const fn words<'a>(content: &'a Content, setup: &'a Setup, view: &'a View) -> Words<'a> {
    Words { content, view, players: setup.colors.as_slice() }
}

/// The choice that the words mean, whether it is open or not. Of things that are called alike, one of the options.
pub fn choice(words: &Words<'_>, seat: Seat, text: &str, options: &[Choice]) -> Result<Choice, Unknown> {
    let (properties, plain): (Vec<&str>, Vec<&str>) = text.split_whitespace().partition(|word| word.contains('='));
    let extra = |name: &str| {
        let values = properties.iter().filter_map(|property| property.split_once('='));
        values.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next()
    };
    match plain.as_slice() {
        [verb] => words.understand(seat, verb, None, &extra, options),
        [verb, about] => words.understand(seat, verb, Some(about), &extra, options),
        _ => Err(Unknown::form(text)),
    }
}

/// The answer that the words mean: one choice, several with commas between them, or a number.
pub fn answer(
    words: &Words<'_>,
    asked: &Asked<Ask>,
    options: &[Choice],
    text: &str,
) -> Result<Answer<Choice>, Unknown> {
    if let Ok(number) = text.trim().parse() {
        return Ok(Answer::Amount(number));
    }
    if asked.shape == Shape::One {
        return choice(words, asked.seat, text, options).map(Answer::One);
    }
    let mut left = options.to_vec();
    let mut picks = Picks::new();
    for part in text.split(',') {
        let pick = choice(words, asked.seat, part, &left)?;
        left.retain(|other| *other != pick);
        if picks.try_push(pick).is_err() {
            return Err(Unknown::too_long(text));
        }
    }
    Ok(if asked.shape == Shape::Order { Answer::Order(picks) } else { Answer::Some(picks) })
}

/// An answer in words.
pub fn say(words: &Words<'_>, asked: &Asked<Ask>, answer: &Answer<Choice>) -> String {
    let one = |choice: &Choice| words.choice(asked.seat, asked.ask, *choice);
    match answer {
        Answer::One(choice) => one(choice),
        Answer::Some(picks) | Answer::Order(picks) => picks.iter().map(one).collect::<Vec<_>>().join(", "),
        Answer::Amount(number) => number.to_string(),
    }
}

/// The answer made of the options at these places, from 0; a number answers a question for an amount. None if there is
/// no such place or there are more than an answer can hold.
pub fn by_places(decision: &Decision<Choice, Ask>, places: &[usize]) -> Option<Answer<Choice>> {
    let asked = decision.asked?;
    if let (Shape::Amount { .. }, [number]) = (asked.shape, places) {
        return u16::try_from(*number).ok().map(Answer::Amount);
    }
    let mut picks = Picks::new();
    for place in places {
        picks.try_push(*decision.options.get(*place)?).ok()?;
    }
    match (asked.shape, picks.as_slice()) {
        (Shape::One, [choice]) => Some(Answer::One(*choice)),
        (Shape::Some { .. }, _) => Some(Answer::Some(picks)),
        (Shape::Order, _) => Some(Answer::Order(picks)),
        _ => None,
    }
}
