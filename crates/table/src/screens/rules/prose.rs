//! Texts of the rulebook on the page: the rules they name are links, the words looked for are marked.

use leptos::prelude::*;
use rulebook::{Rulebook, cited_ids, search::Query};

use crate::{library::rulebook, parts::RuleLink};

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece<'t> {
    Plain(&'t str),
    Marked(&'t str),
    Rule { id: &'t str, is_marked: bool },
}

/// A text with its links and marks.
pub fn prose(text: &str, query: &Query) -> impl IntoView + use<> {
    let view = |piece: &Piece<'_>| match *piece {
        Piece::Plain(text) => text.to_owned().into_any(),
        Piece::Marked(text) => view! { <mark>{text.to_owned()}</mark> }.into_any(),
        Piece::Rule { id, is_marked: false } => view! { <RuleLink id=id /> }.into_any(),
        Piece::Rule { id, is_marked: true } => view! { <mark><RuleLink id=id /></mark> }.into_any(),
    };
    pieces(rulebook(), text, query).iter().map(view).collect_view()
}

fn pieces<'t>(book: &Rulebook, text: &'t str, query: &Query) -> Vec<Piece<'t>> {
    let marks = query.marks(text);
    let mut pieces = Vec::new();
    let mut at = 0;
    for id in cited_ids(text).filter(|id| book.rule(id).is_some() || book.ruling(id).is_some()) {
        let Some(begin) = text[at..].find(id).map(|found| at + found) else { continue };
        plain(text, at, begin, &marks, &mut pieces);
        at = begin + id.len();
        pieces.push(Piece::Rule { id, is_marked: marks.iter().any(|mark| mark.start < at && begin < mark.end) });
    }
    plain(text, at, text.len(), &marks, &mut pieces);
    pieces
}

/// The text between two links, with its marks.
fn plain<'t>(text: &'t str, begin: usize, end: usize, marks: &[std::ops::Range<usize>], pieces: &mut Vec<Piece<'t>>) {
    let mut at = begin;
    for mark in marks.iter().filter(|mark| begin <= mark.start && mark.end <= end) {
        if at < mark.start {
            pieces.push(Piece::Plain(&text[at..mark.start]));
        }
        pieces.push(Piece::Marked(&text[mark.clone()]));
        at = mark.end;
    }
    if at < end {
        pieces.push(Piece::Plain(&text[at..end]));
    }
}

#[cfg(test)]
mod tests {
    use shelter::Shelter;

    use super::*;
    use crate::game::TableGame as _;

    #[test]
    fn known_ids_become_links_and_words_are_marked() {
        let query = |typed: &str| Query::new(typed, Shelter::books().search(pack::Lang::En));
        let text = "As S-FIGHT-04 says, X-FIGHT-99 injures no dweller.";
        let found = pieces(Shelter::books().rulebook(), text, &query("injury"));
        assert_eq!(
            found,
            [
                Piece::Plain("As "),
                Piece::Rule { id: "S-FIGHT-04", is_marked: false },
                Piece::Plain(" says, X-FIGHT-99 "),
                Piece::Marked("injures"),
                Piece::Plain(" no dweller."),
            ]
        );
        let found = pieces(Shelter::books().rulebook(), "S-FIGHT-04", &query("fight"));
        assert_eq!(found, [Piece::Rule { id: "S-FIGHT-04", is_marked: true }]);
    }

    #[test]
    fn no_letter_of_any_rule_is_lost() {
        let query = Query::new("dweller room", Shelter::books().search(pack::Lang::En));
        for rule in Shelter::books().rulebook().rules() {
            let text = rule.text.get(pack::Lang::En);
            let joined: String = pieces(Shelter::books().rulebook(), text, &query)
                .iter()
                .map(|piece| match *piece {
                    Piece::Plain(text) | Piece::Marked(text) => text,
                    Piece::Rule { id, .. } => id,
                })
                .collect();
            assert_eq!(joined, *text);
        }
    }
}
