//! Words that people send: plain text, and not too much of it.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory, Script},
};
use protocol::MOST_NAME;

/// Marks that may stand on one letter; more of them run over the neighbors.
const MOST_MARKS: usize = 2;

/// Scripts that are written together; all of them also with Latin letters.
const TOGETHER: [&[Script]; 3] = [
    &[Script::Latin, Script::Han, Script::Hiragana, Script::Katakana],
    &[Script::Latin, Script::Han, Script::Bopomofo],
    &[Script::Latin, Script::Han, Script::Hangul],
];

/// Letters and digits of different scripts that look the same, each beside the Latin letter that it looks like. Names are of
/// one script each, so what matters are letters of which whole names can be made.
const LOOK_ALIKES: [(&str, &str); 4] = [
    ("АВЕЅІЈКМНОРСТУХҮԚԜаеѕіјорсухһԁԛԝөѵӏ", "ABESIJKMHOPCTYXYQWaesijopcyxhdqwovl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχϲϳ", "ABEZHIKMNOPTYXaikvopuxcj"),
    ("ԱՍՏՕօոսցհ", "UUSOonugh"),
    ("018", "olB"),
];

/// A name of visible letters of one script; none if it is something else, nothing or too long.
pub(crate) fn good_name(name: &str) -> Option<String> {
    let name = ComposingNormalizerBorrowed::new_nfkc().normalize(name);
    // Signs that may have colors are told so by a character of their own.
    let name: String = name.chars().filter(|letter| *letter != '\u{fe0f}').collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_good = name.chars().all(is_visible) && has_few_marks(&name) && is_of_one_script(&name);
    (is_good && !name.is_empty() && name.chars().count() <= MOST_NAME).then_some(name)
}

fn is_visible(letter: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    let is_strange = matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    // An empty pattern of Braille is a letter by its category, and looks like a space.
    !is_strange && letter != '\u{2800}' && !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
}

fn has_few_marks(name: &str) -> bool {
    let mut marks = 0;
    name.chars().all(|letter| {
        let category = CodePointMapData::<GeneralCategory>::new().get(letter);
        let is_mark = matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
        marks = if is_mark { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    })
}

fn is_of_one_script(name: &str) -> bool {
    let mut scripts: Vec<Script> = Vec::new();
    for script in name.chars().map(|letter| CodePointMapData::<Script>::new().get(letter)) {
        if script != Script::Common && script != Script::Inherited && !scripts.contains(&script) {
            scripts.push(script);
        }
    }
    scripts.len() <= 1 || TOGETHER.iter().any(|together| scripts.iter().all(|script| together.contains(script)))
}

/// Whether two names are the same to the eye. Nobody is called nothing.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    !one.is_empty() && (one.to_lowercase() == other.to_lowercase() || as_seen(one) == as_seen(other))
}

/// A name with one letter for all that look the same.
fn as_seen(name: &str) -> String {
    let latin = name.chars().map(|letter| {
        let found = LOOK_ALIKES.iter().find_map(|(letters, latin)| {
            let at = letters.chars().position(|known| known == letter)?;
            latin.chars().nth(at)
        });
        match found.unwrap_or(letter) {
            'I' | '|' => 'l',
            letter => letter,
        }
    });
    latin.collect::<String>().to_lowercase()
}

/// A line of plain text: what would break lines, hide or turn around its neighbors becomes a space.
pub(crate) fn good_text(text: &str, most: usize) -> Option<String> {
    let is_plain = |letter: char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let text: String = text.chars().map(|letter| if is_plain(letter) { letter } else { ' ' }).collect();
    let text = text.trim();
    // A line that nobody can see is none.
    let is_seen = text.chars().any(|letter| !letter.is_whitespace() && is_visible(letter));
    (is_seen && text.chars().count() <= most).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_plain_text() {
        assert_eq!(good_text("  hello\n<b>\u{202e}you</b> ", 40).as_deref(), Some("hello <b> you</b>"));
        assert_eq!(good_text(" \u{200b}\t", 40), None);
        assert_eq!(good_text("\u{3164}\u{2800}", 40), None);
        assert_eq!(good_text("ёжик", 4).as_deref(), Some("ёжик"));
        assert_eq!(good_text("ёжики", 4), None);
    }

    #[test]
    fn a_name_can_be_seen_and_read() {
        for name in
            ["Ada", "Вера", "Ёж", "O’Brien", "Jean-Luc 2", "Zoë", "さくら花", "김철수", "Δημήτρης", "Ada ❤", "دانا"]
        {
            assert_eq!(good_name(name).as_deref(), Some(name), "{name}");
        }
        assert_eq!(good_name(" Ａｄａ\u{a0} L. ").as_deref(), Some("Ada L."), "there is one way to write it");
        let unseen =
            ["", " ", "\u{200b}", "A\u{200d}da", "\u{3164}", "\u{2800}", "A\u{ad}da", "A\u{202e}da", "\u{e0041}", "\n"];
        let strange = ["A\u{300}\u{301}\u{302}\u{303}", "\u{e000}", "\u{378}"];
        let mixed = ["Vеra", "Αda", "Ӏvan", "Adа"];
        for name in unseen.into_iter().chain(strange).chain(mixed) {
            assert_eq!(good_name(name), None, "{name:?}");
        }
        assert_eq!(good_name(&"x".repeat(MOST_NAME + 1)), None);
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Ada", "ada"),
            ("Сора", "Copa"),
            ("ОРЕХ", "OPEX"),
            ("Bob", "B0b"),
            ("IVAN", "lVAN"),
            ("ΝΙΚΟ", "NIKO"),
            ("аса", "aca"),
        ] {
            assert!(are_alike(one, other) && are_alike(other, one), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Вера", "Vera"), ("", ""), ("Ada", "")] {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn every_look_alike_has_its_letter() {
        for (letters, latin) in LOOK_ALIKES {
            assert_eq!(letters.chars().count(), latin.chars().count(), "{letters}");
        }
    }
}
