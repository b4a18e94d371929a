//! Whether somebody could tell that two hidden things have changed places.

use kernel::{Decision, Viewer, decide};
use pack::{Message, Mistake, Word, nearest, say};
use serde::Serialize;

use super::{Checker, Claim, Examples, Held, fails, said_twice};

/// A thing that lies facedown, in a hand or in a deck.
pub struct Hidden {
    /// What it is called.
    pub name: String,
    /// Where it lies, in words of the format; it can change places with what lies alike.
    pub place: String,
}

const SWAP: &str = "swap";

impl<G: Examples> Checker<'_, G> {
    /// `looks-same A swap="torch rope"`: the viewer sees, is asked and is told the same if the two change places.
    pub(super) fn looks(&self, claim: &mut Claim<'_>, is_same: bool) -> Held {
        let viewer = self.viewer_named(claim)?;
        let form = || say!("swap-form", "swap=\"NAME NAME\"");
        let Some(swap) = claim.property(SWAP) else {
            return Err(claim.fails(say!("no-swap", "nothing is said to change places")).expecting(form()));
        };
        let word = |text: &str| Word { text: text.to_owned(), spot: swap.value.spot.clone() };
        let words: Vec<Word> = swap.value.written().split_whitespace().map(word).collect();
        let [one, two] = &words[..] else {
            return Err(fails(&swap.name, say!("swap-two", "a swap takes two names")).expecting(form()));
        };
        let found = self.differs_for(viewer, &self.exchanged(one, two)?);
        match (found, is_same) {
            (None, true) | (Some(_), false) => Ok(()),
            (None, false) => Err(claim.fails(say!("looks-same", "expected a difference, found none"))),
            (Some(what), true) => {
                Err(claim.fails(say!("looks-different", "expected no difference, found one in {what}", what)))
            }
        }
    }

    /// The state with two hidden things exchanged.
    fn exchanged(&self, one: &Word, two: &Word) -> Result<G::State, Mistake> {
        if one.text == two.text {
            return Err(fails(two, said_twice(&two.text)));
        }
        let hidden = G::hidden(self.position);
        let find = |word: &Word| {
            let message = say!("not-hidden", "nothing that lies hidden is called '{word}'", word = &word.text);
            let names = hidden.iter().map(|thing| thing.name.as_str());
            let found = hidden.iter().position(|thing| thing.name == word.text);
            found.ok_or_else(|| fails(word, message).suggesting(nearest(&word.text, names)))
        };
        let (first, second) = (find(one)?, find(two)?);
        let [here, there] = [first, second].map(|at| hidden[at].place.as_str());
        if here != there {
            let (one, other) = (one.text.as_str(), two.text.as_str());
            return Err(fails(
                two,
                say!("apart", "'{one}' and '{other}' cannot change places: {here}, {there}", one, other, here, there),
            ));
        }
        let mut state = self.position.state.clone();
        G::exchange(self.position, &mut state, first, second);
        self.position.game.audit(&state).map_err(|wrong| {
            let wrong = self.position.game.complaint_in_words(&wrong, &self.position.players);
            fails(two, say!("swap-impossible", "with the two exchanged this position cannot be: {wrong}", wrong))
        })?;
        Ok(state)
    }

    /// What is different for the viewer in another state, if anything: the view, the question with its options, or the
    /// reasons why something cannot be done.
    fn differs_for(&self, viewer: Viewer, other: &G::State) -> Option<Message> {
        let (game, state) = (&*self.position.game, &self.position.state);
        if bytes(&game.view(state, viewer)) != bytes(&game.view(other, viewer)) {
            return Some(say!("the-view", "what is seen"));
        }
        let [here, there] = [state, other].map(|state| {
            let mut decision = Decision::default();
            decide(game, state, &mut decision);
            decision
        });
        let question = |decision: &Decision<G::Choice, G::Ask>| {
            let asked = decision.asked.as_ref();
            let own = asked.is_some_and(|asked| viewer == Viewer::Seat(asked.seat));
            bytes(&(asked.map(|asked| (asked.seat, asked.ask)), own.then_some(decision)))
        };
        if question(&here) != question(&there) {
            return Some(say!("the-question", "what is asked or can be answered"));
        }
        let Viewer::Seat(seat) = viewer else { return None };
        let mut choices = here.options.iter().chain(&there.options);
        let reason = |state: &G::State, choice: &G::Choice| bytes(&game.why_not(state, seat, *choice));
        let differs = choices.any(|choice| reason(state, choice) != reason(other, choice));
        differs.then(|| say!("the-reasons", "why something cannot be done"))
    }
}

fn bytes<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}
