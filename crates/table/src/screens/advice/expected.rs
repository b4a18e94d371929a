//! Answers and what a search expects of them, in the words of the table.

use bots::Terms;
use kernel::{Answer, Asked};
use leptos::prelude::With as _;
use pack::Lang;

use crate::{
    game::{TableGame, Voice as _},
    play::Play,
    words::lang,
};

/// A difference below this, in hundredths, is one that nobody feels.
const LEAST: i32 = 5;

/// An answer inside a sentence, as the open table tells it.
pub fn phrase<G: TableGame>(play: Play<G>, asked: &Asked<G::Ask>, answer: &Answer<G::Choice>) -> String {
    play.snapshot.with(|snapshot| phrase_in(play, &snapshot.view, asked, answer))
}

/// An answer inside a sentence, as somebody with this view tells it.
pub fn phrase_in<G: TableGame>(
    play: Play<G>,
    view: &G::View,
    asked: &Asked<G::Ask>,
    answer: &Answer<G::Choice>,
) -> String {
    let one =
        |choice: &G::Choice| play.voice(|voice| voice.choice(view, asked, *choice)).trim_end_matches('.').to_owned();
    match answer {
        Answer::One(choice) => one(choice),
        Answer::Some(picks) | Answer::Order(picks) => picks.iter().map(one).collect::<Vec<_>>().join(", "),
        Answer::Amount(number) => number.to_string(),
    }
}

/// What changes, in the words of the game; none if it is next to nothing.
pub fn changes<G: TableGame>(terms: &Terms) -> Option<String> {
    let lang = lang();
    let felt = G::TERMS.iter().zip(terms).filter(|(_, by)| by.abs() >= LEAST);
    let said: Vec<String> = felt
        .map(|(term, by)| {
            let by = amount(lang, *by);
            G::later_messages().say(lang, &format!("term-{term}"), &[("by", by.as_str().into())])
        })
        .collect();
    (!said.is_empty()).then(|| said.join(", "))
}

/// Hundredths with their sign, as a language writes them.
fn amount(lang: Lang, by: i32) -> String {
    let (sign, tenths) = (if by < 0 { '−' } else { '+' }, (by.unsigned_abs() + 5) / 10);
    let point = if lang == Lang::Ru { ',' } else { '.' };
    format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
}

/// One minus the other.
pub fn less(one: &Terms, other: &Terms) -> Terms {
    std::array::from_fn(|at| one[at] - other[at])
}

/// Whether something of it is felt that nobody wants. The first term of a game is what its players gather; of all others
/// they want less.
pub fn has_loss(by: &Terms) -> bool {
    by.iter().enumerate().any(|(at, by)| by.abs() >= LEAST && (at == 0) == (*by < 0))
}

#[cfg(test)]
mod tests {
    use bots::Evaluate as _;
    use shelter::Shelter;
    use wasteland::Wasteland;

    use super::*;

    #[test]
    fn amounts_are_written_as_the_language_does() {
        assert_eq!(amount(Lang::En, 124), "+1.2");
        assert_eq!(amount(Lang::Ru, -1096), "−11,0");
        assert_eq!(amount(Lang::En, -5), "−0.1");
    }

    #[test]
    fn every_term_is_said_in_every_language() {
        for (terms, messages) in
            [(Shelter::TERMS, Shelter::later_messages()), (Wasteland::TERMS, Wasteland::later_messages())]
        {
            for (term, lang) in terms.iter().flat_map(|term| Lang::ALL.map(|lang| (term, lang))) {
                let said = messages.say(lang, &format!("term-{term}"), &[("by", "+1.0".into())]);
                assert!(said.contains("+1.0") && !said.contains('{'), "{term} in {lang}: {said}");
            }
        }
    }

    #[test]
    fn what_nobody_wants_is_a_loss() {
        assert_eq!([Shelter::TERMS[0], Wasteland::TERMS[0]], ["happiness", "influence"]);
        assert!(has_loss(&[-10, 0, 0, 0]) && has_loss(&[20, 10, 0, 0]) && has_loss(&[0, 0, 0, 100]));
        assert!(!has_loss(&[10, -10, 0, 0]) && !has_loss(&[-4, 4, 0, 0]));
        assert_eq!(less(&[3, 2, 1, 0], &[1, 1, 1, 1]), [2, 1, 0, -1]);
    }
}
