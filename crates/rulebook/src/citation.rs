//! Rule ids inside running text.

/// The ids that a text mentions, in order: a capital letter, capital letters and digits, joined by hyphens.
///
/// The number of digits is left open so that a miswritten id is found, and then reported as unknown, instead of being
/// overlooked.
pub fn cited_ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
        .map(|word| word.trim_matches('-'))
        .filter(|word| parts(word).is_some())
}

/// The chapter code of a well-formed id, which ends in two digits, or in more only where two do not suffice.
#[cfg(feature = "source")]
pub(crate) fn chapter_of(id: &str) -> Option<&str> {
    let (chapter, digits) = parts(id)?;
    (digits.len() == 2 || digits.len() > 2 && !digits.starts_with('0')).then_some(chapter)
}

fn is_chapter_code(code: &str) -> bool {
    code.split_once('-').is_some_and(|(game, name)| {
        matches!(game.as_bytes(), [b'A'..=b'Z']) && !name.is_empty() && name.bytes().all(|b| b.is_ascii_uppercase())
    })
}

fn parts(word: &str) -> Option<(&str, &str)> {
    let (chapter, digits) = word.rsplit_once('-')?;
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (is_number && is_chapter_code(chapter)).then_some((chapter, digits))
}

#[cfg(test)]
#[cfg(feature = "source")]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_between_any_punctuation() {
        let text = "See X-FIGHT-07, (X-END-1) and RULING:X-RULING-12; not A-10, X_FIGHT_07, XX-FIGHT-01 or x-fight-07.";
        assert_eq!(cited_ids(text).collect::<Vec<_>>(), ["X-FIGHT-07", "X-END-1", "X-RULING-12"]);
    }

    #[test]
    fn well_formed_ids_have_two_digits_or_need_more() {
        assert_eq!(chapter_of("X-FIGHT-07"), Some("X-FIGHT"));
        assert_eq!(chapter_of("X-FIGHT-100"), Some("X-FIGHT"));
        for id in ["X-FIGHT-7", "X-FIGHT-007", "X-FIGHT", "FIGHT-07", "X-Fight-07", "X--07", ""] {
            assert_eq!(chapter_of(id), None, "{id}");
        }
    }
}
