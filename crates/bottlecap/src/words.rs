//! Answers in the words of the engine, the same in every language: `places diner.left`, `builds snail-ranch at=R1`,
//! `picks loose, picks S`.

use harness::words::Unknown;
use kernel::{Answer, Asked, Decision, Picks, Seat, Shape};
use pack::Message;

use crate::games::{Phrase, Place, Playable};

/// The choice that the words mean, whether it is open or not. Of things that are called alike, one of the options.
pub fn choice<G: Playable>(
    place: Place<'_, G>,
    seat: Seat,
    text: &str,
    options: &[G::Choice],
) -> Result<G::Choice, Message> {
    let (properties, plain): (Vec<&str>, Vec<&str>) = text.split_whitespace().partition(|word| word.contains('='));
    let extra = |name: &str| {
        let values = properties.iter().filter_map(|property| property.split_once('='));
        values.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next()
    };
    let Some((verb, about)) = plain.split_first() else { return Err(Unknown::form(text).message()) };
    G::understand(place, seat, &Phrase { verb, about, extra: &extra }, options)
}

/// The answer that the words mean: one choice, several with commas between them, or a number.
pub fn answer<G: Playable>(
    place: Place<'_, G>,
    asked: &Asked<G::Ask>,
    options: &[G::Choice],
    text: &str,
) -> Result<Answer<G::Choice>, Message> {
    if let Ok(number) = text.trim().parse() {
        return Ok(Answer::Amount(number));
    }
    if asked.shape == Shape::One {
        return choice(place, asked.seat, text, options).map(Answer::One);
    }
    let mut left = options.to_vec();
    let mut picks = Picks::new();
    for part in text.split(',') {
        let pick = choice(place, asked.seat, part, &left)?;
        left.retain(|other| *other != pick);
        if picks.try_push(pick).is_err() {
            return Err(Unknown::too_long(text).message());
        }
    }
    Ok(if asked.shape == Shape::Order { Answer::Order(picks) } else { Answer::Some(picks) })
}

/// An answer in words.
pub fn say<G: Playable>(place: Place<'_, G>, asked: &Asked<G::Ask>, answer: &Answer<G::Choice>) -> String {
    let one = |choice: &G::Choice| G::word(place, asked, *choice);
    match answer {
        Answer::One(choice) => one(choice),
        Answer::Some(picks) | Answer::Order(picks) => picks.iter().map(one).collect::<Vec<_>>().join(", "),
        Answer::Amount(number) => number.to_string(),
    }
}

/// The answer made of the options at these places, from 0; a number answers a question for an amount. None if there is
/// no such place or there are more than an answer can hold.
pub fn by_places<C: Copy + Default + Eq, A: Copy>(decision: &Decision<C, A>, places: &[usize]) -> Option<Answer<C>> {
    let asked = decision.asked?;
    if let (Shape::Amount { .. }, [number]) = (asked.shape, places) {
        return u16::try_from(*number).ok().map(Answer::Amount);
    }
    let mut picks = Picks::new();
    for place in places {
        picks.try_push(*decision.options.get(*place)?).ok()?;
    }
    match (asked.shape, &*picks) {
        (Shape::One, [choice]) => Some(Answer::One(*choice)),
        (Shape::Some { .. }, _) => Some(Answer::Some(picks)),
        (Shape::Order, _) => Some(Answer::Order(picks)),
        _ => None,
    }
}
