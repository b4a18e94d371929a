//! Words of texts and questions: without case and endings, with their places.

use std::ops::Range;

use rust_stemmers::{Algorithm, Stemmer};

/// The words of a text in lower case, with their places. Letters with full stops between them, as in S.P.E.C.I.A.L., are
/// one word.
pub(super) fn words(text: &str) -> impl Iterator<Item = (Range<usize>, String)> + '_ {
    let mut from = 0;
    std::iter::from_fn(move || {
        let begin = from + text[from..].find(char::is_alphanumeric)?;
        let mut end = end_of_word(text, begin);
        let mut word = folded(&text[begin..end]);
        if is_letter(&text[begin..end]) {
            while let Some(next) = text[end..].strip_prefix('.').and_then(|rest| rest.chars().next()) {
                let (at, next_end) = (end + 1, end + 1 + next.len_utf8());
                if !next.is_alphabetic() || end_of_word(text, at) != next_end {
                    break;
                }
                word += &folded(&text[at..next_end]);
                end = next_end;
            }
        }
        from = end;
        Some((begin..end, word))
    })
}

fn end_of_word(text: &str, begin: usize) -> usize {
    let rest = &text[begin..];
    begin + rest.find(|sign: char| !sign.is_alphanumeric()).unwrap_or(rest.len())
}

fn is_letter(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// A word without case; ё is е.
fn folded(word: &str) -> String {
    word.to_lowercase().replace('ё', "е")
}

/// What all forms of a word have in common. Its letters tell the language.
pub(super) fn stem(word: &str) -> String {
    let is_russian = word.chars().any(|letter| ('а'..='я').contains(&letter));
    let language = if is_russian { Algorithm::Russian } else { Algorithm::English };
    Stemmer::create(language).stem(word).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<(&str, String)> {
        words(text).map(|(at, word)| (&text[at], word)).collect()
    }

    #[test]
    fn words_are_found_with_their_places() {
        let expected = [("Ещё", "еще"), ("2", "2"), ("кубика", "кубика")].map(|(at, word)| (at, word.to_owned()));
        assert_eq!(all("«Ещё» 2 кубика."), expected);
        assert!(all(" - . ").is_empty());
    }

    #[test]
    fn letters_with_full_stops_are_one_word() {
        assert_eq!(all("A S.P.E.C.I.A.L. token")[1], ("S.P.E.C.I.A.L", "special".to_owned()));
        assert_eq!(all("Letter S. Then P.")[1], ("S", "s".to_owned()));
        assert_eq!(all("player A.Then").len(), 3);
    }

    #[test]
    fn forms_of_a_word_have_the_same_stem() {
        for forms in
            [&["dweller", "dwellers"][..], &["fight", "fighting", "fights"], &["житель", "жителями", "жителей"]]
        {
            assert!(forms.iter().all(|form| stem(form) == stem(forms[0])), "{forms:?}");
        }
    }
}
