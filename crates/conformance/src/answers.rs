//! What is listed is accepted, and nothing else is.

use kernel::{Answer, Game, Legal, MOST_PICKS, NotApplied, Picks, QuickRng, Run, Seat, Shape, apply};

use crate::{Choices, Position};

/// Answers tried at one decision. More than that are sampled.
const MOST_ANSWERS: u64 = 32;
/// Strange choices tried at one decision.
const MOST_STRANGERS: usize = 8;

/// The decision is one that can be answered: its options are different and fit its shape.
///
/// # Errors
/// What is wrong with it.
pub fn well_formed<G: Game>(position: &Position<'_, G>) -> Result<(), String> {
    let options = &position.decision.options;
    let asked = position.decision.asked.as_ref().ok_or("nobody is asked")?;
    if asked.seat.index() >= usize::from(position.seats) {
        return Err(format!("{:?} is asked and does not play", asked.seat));
    }
    for (at, option) in options.iter().enumerate() {
        if options[..at].contains(option) {
            return Err(format!("{option:?} is listed twice"));
        }
    }
    let fits = match asked.shape {
        Shape::One => !options.is_empty(),
        Shape::Some { min, max } => min <= max && usize::from(min) <= options.len() && usize::from(max) <= MOST_PICKS,
        Shape::Order => options.len() <= MOST_PICKS,
        Shape::Amount { min, max } => min <= max && options.is_empty(),
    };
    if fits { Ok(()) } else { Err(format!("{:?} does not fit {} options", asked.shape, options.len())) }
}

/// Every listed answer is accepted, leads to a sound state and leaves the state it was given to alone when it is played
/// on a copy. Gives the number of answers tried.
///
/// # Errors
/// Which answer is not accepted, or what is wrong after it.
pub fn listed_are_accepted<G: Game>(position: &Position<'_, G>, rng: &mut QuickRng) -> Result<u32, String> {
    let Position { game, state, .. } = *position;
    let seat = position.asked()?;
    let before = position.hash()?;
    let kept = state.clone();
    for option in &position.decision.options {
        if let Some(because) = game.why_not(state, seat, *option) {
            return Err(format!("{option:?} is listed, but asked why not, the game says {because:?}"));
        }
    }
    let mut run = Run::silent();
    let mut tried = 0;
    for legal in position.some_answers(MOST_ANSWERS, rng) {
        let mut next = state.clone();
        match apply(game, &mut next, seat, legal.answer(), &mut run) {
            Ok(taken) if taken.answer == legal => {}
            Ok(taken) => return Err(format!("the listed answer {legal:?} was taken as {:?}", taken.answer)),
            Err(error) => return Err(format!("the listed answer {legal:?} is not accepted: {error:?}")),
        }
        audit(game, &next).map_err(|what| format!("after the listed answer {legal:?}: {what}"))?;
        tried += 1;
    }
    if *state != kept || position.hash()? != before {
        return Err("playing on a copy changed the original".to_owned());
    }
    Ok(tried)
}

/// Answers that are not listed are refused, and nothing changes: strange choices, wrong shapes, wrong seats, repeated
/// picks, too few and too many. Gives the number of answers tried.
///
/// # Errors
/// Which answer is taken, or what changed.
pub fn others_are_refused<G: Game>(
    position: &Position<'_, G>,
    choices: &Choices<G::Choice>,
    rng: &mut QuickRng,
) -> Result<u32, String> {
    let before = position.hash()?;
    let kept = position.state.clone();
    let mut state = position.state.clone();
    let mut run = Run::silent();
    let mut tried = 0;
    for (seat, answer) in wrong_answers(position, choices, rng)? {
        match apply(position.game, &mut state, seat, &answer, &mut run) {
            Err(NotApplied::Refused(_)) => {}
            Ok(_) => return Err(format!("{answer:?} of {seat:?} is not listed and was taken")),
            Err(NotApplied::Fault(fault)) => {
                return Err(format!("{answer:?} of {seat:?} was not refused but ended in a fault: {fault}"));
            }
        }
        let after = kernel::hash_of::<G>(&state).map_err(|fault| fault.to_string())?;
        if state != kept || after != before {
            return Err(format!("the refused answer {answer:?} of {seat:?} changed the state"));
        }
        tried += 1;
    }
    Ok(tried)
}

#[expect(clippy::type_complexity, reason = "pairs of who answers and what, made here and used above")]
fn wrong_answers<G: Game>(
    position: &Position<'_, G>,
    choices: &Choices<G::Choice>,
    rng: &mut QuickRng,
) -> Result<Vec<(Seat, Answer<G::Choice>)>, String> {
    let options = &position.decision.options;
    let asked = position.decision.asked.as_ref().ok_or("nobody is asked")?;
    let strangers = choices.strangers(options, MOST_STRANGERS, rng);
    let legal = position.decision.sample(rng).map(Legal::into_answer).ok_or("nothing is legal")?;
    let mut wrong: Vec<Answer<G::Choice>> = Vec::new();
    if let Some(any) = options.first().or(strangers.first()) {
        let all = first_of(options, MOST_PICKS)?;
        wrong.extend([Answer::One(*any), Answer::Some(all), Answer::Order(all)]);
    }
    wrong.push(Answer::Amount(rng.below(10) as u16));
    wrong.retain(|answer| std::mem::discriminant(answer) != std::mem::discriminant(&legal));
    match (&legal, asked.shape) {
        (Answer::One(_), _) => wrong.extend(strangers.iter().map(|choice| Answer::One(*choice))),
        (Answer::Some(picks), Shape::Some { min, max }) => {
            wrong.extend(spoiled(picks, &strangers).map(Answer::Some));
            let few = first_of(options, usize::from(min).saturating_sub(1))?;
            let many = first_of(options, usize::from(max) + 1)?;
            if few.len() < usize::from(min) {
                wrong.push(Answer::Some(few));
            }
            if many.len() > usize::from(max) {
                wrong.push(Answer::Some(many));
            }
        }
        (Answer::Order(picks), _) => {
            wrong.extend(spoiled(picks, &strangers).map(Answer::Order));
            let mut short = *picks;
            if short.pop().is_some() {
                wrong.push(Answer::Order(short));
            }
        }
        (Answer::Amount(_), Shape::Amount { min, max }) => {
            wrong.extend(min.checked_sub(1).map(Answer::Amount));
            wrong.extend(max.checked_add(1).map(Answer::Amount));
        }
        _ => return Err(format!("the sampled answer {legal:?} has not the shape {:?}", asked.shape)),
    }
    wrong.extend(with_strange_numbers(&legal, position));
    let mut wrong: Vec<_> = wrong.into_iter().map(|answer| (asked.seat, answer)).collect();
    let others = (0..position.seats).map(Seat::new).filter(|seat| *seat != asked.seat);
    wrong.extend(others.map(|seat| (seat, legal.clone())));
    Ok(wrong)
}

/// The answer as a stranger could send it: with numbers in it that no game has given out. What cannot be read as an
/// answer at all is refused by reading it, and what is legal by chance is left out.
fn with_strange_numbers<G: Game>(legal: &Answer<G::Choice>, position: &Position<'_, G>) -> Vec<Answer<G::Choice>> {
    let Ok(written) = serde_json::to_value(legal) else { return Vec::new() };
    [0u64, 7, 31, 64, 128, 254, 255]
        .into_iter()
        .filter_map(|number| {
            let mut strange = written.clone();
            replace_numbers(&mut strange, number);
            serde_json::from_value::<Answer<G::Choice>>(strange).ok()
        })
        .filter(|answer| position.decision.check(answer).is_err())
        .collect()
}

fn replace_numbers(value: &mut serde_json::Value, number: u64) {
    match value {
        serde_json::Value::Number(_) => *value = number.into(),
        serde_json::Value::Array(list) => list.iter_mut().for_each(|value| replace_numbers(value, number)),
        serde_json::Value::Object(map) => map.values_mut().for_each(|value| replace_numbers(value, number)),
        _ => {}
    }
}

/// The first so many options, as far as an answer can name them.
fn first_of<C: Copy + Default>(options: &[C], count: usize) -> Result<Picks<C>, String> {
    Picks::of(options.iter().copied().take(count.min(MOST_PICKS))).map_err(|error| error.to_string())
}

/// The picks with one of them replaced by a stranger, and with one of them repeated.
fn spoiled<C: Copy + Default>(picks: &Picks<C>, strangers: &[C]) -> impl Iterator<Item = Picks<C>> {
    let strange = strangers.iter().filter_map(|stranger| {
        let mut spoiled = *picks;
        *spoiled.last_mut()? = *stranger;
        Some(spoiled)
    });
    let mut twice = *picks;
    let repeated = picks.first().and_then(|first| twice.try_push(*first).ok()).map(|()| twice);
    strange.chain(repeated)
}

/// Every piece is in one place, and whatever is kept is what working it out gives.
pub fn audit<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    game.audit(state)?;
    game.audit_kept(state)
}
