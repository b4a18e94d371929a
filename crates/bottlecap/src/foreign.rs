//! English sentences that libraries and the kernel hand us as text, in the forms in which they tell them. Other
//! languages say them in `messages/ru/foreign.ftl`; a sentence of no known form stays as it is.

/// A key and a sentence with the names of its gaps. The first that fits counts, so what is special comes first.
pub const FORMS: &[(&str, &str)] = &[
    // serde_json puts the place behind everything it says.
    ("foreign-at", "{what} at line {line} column {column}"),
    ("foreign-eof-list", "EOF while parsing a list"),
    ("foreign-eof-object", "EOF while parsing an object"),
    ("foreign-eof-string", "EOF while parsing a string"),
    ("foreign-eof-value", "EOF while parsing a value"),
    ("foreign-expected-colon", "expected `:`"),
    ("foreign-expected-list-end", "expected `,` or `]`"),
    ("foreign-expected-object-end", "expected `,` or `}`"),
    ("foreign-expected-ident", "expected ident"),
    ("foreign-expected-value", "expected value"),
    ("foreign-control", "control character (\\u0000-\\u001F) found while parsing a string"),
    ("foreign-invalid-escape", "invalid escape"),
    ("foreign-invalid-number", "invalid number"),
    ("foreign-number-range", "number out of range"),
    ("foreign-invalid-unicode", "invalid unicode code point"),
    ("foreign-key-string", "key must be a string"),
    ("foreign-trailing-comma", "trailing comma"),
    ("foreign-trailing-characters", "trailing characters"),
    ("foreign-recursion", "recursion limit exceeded"),
    // serde itself.
    ("foreign-missing-field", "missing field `{name}`"),
    ("foreign-duplicate-field", "duplicate field `{name}`"),
    ("foreign-no-fields", "unknown field `{name}`, there are no fields"),
    ("foreign-unknown-field", "unknown field `{name}`, expected {expected}"),
    ("foreign-unknown-variant", "unknown variant `{name}`, expected {expected}"),
    ("foreign-one-of", "one of {known}"),
    ("foreign-no-variant", "data did not match any variant of untagged enum {name}"),
    ("foreign-invalid-type", "invalid type: {found}, expected {expected}"),
    ("foreign-invalid-value", "invalid value: {found}, expected {expected}"),
    ("foreign-invalid-length", "invalid length {found}, expected {expected}"),
    ("foreign-a-boolean", "boolean `{value}`"),
    ("foreign-an-integer", "integer `{value}`"),
    ("foreign-a-float", "floating point `{value}`"),
    ("foreign-a-string", "string {value}"),
    ("foreign-null", "null"),
    ("foreign-map", "map"),
    ("foreign-sequence", "sequence"),
    ("foreign-wanted-map", "a map"),
    ("foreign-wanted-string", "a string"),
    ("foreign-wanted-path", "path string"),
    ("foreign-wanted-sequence", "a sequence"),
    ("foreign-wanted-boolean", "a boolean"),
    ("foreign-wanted-struct", "struct {name}"),
    ("foreign-wanted-variant", "struct variant {name}"),
    ("foreign-wanted-tagged", "internally tagged enum {name}"),
    ("foreign-wanted-identifier", "variant identifier"),
    ("foreign-wanted-field", "field identifier"),
    // Numbers in hexadecimal.
    ("foreign-hex-odd", "Odd number of digits"),
    ("foreign-hex-length", "Invalid string length"),
    ("foreign-hex-character", "Invalid character {character} at position {position}"),
    // The kernel on logs.
    ("foreign-wrong-entry", "here belongs entry {wanted}, and this is entry {entry}"),
    ("foreign-second-begin", "a game begins only once"),
    ("foreign-no-begin", "the first entry must be the beginning"),
    ("foreign-undo-forward", "an undo cannot go forward to entry {to}"),
    ("foreign-after-end", "nothing may follow the last line"),
    ("foreign-pack-missing", "pack `{id}` {version} is missing here"),
    ("foreign-pack-version", "pack `{id}` had version {version} and has version {here} here"),
    ("foreign-pack-files", "pack `{id}` {version} has other files here"),
    ("foreign-pack-new", "pack `{id}` {version} was not in use"),
    ("foreign-pack-order", "the packs were in another order"),
    ("foreign-log-unwritten", "the log cannot be written down: {what}"),
    ("foreign-practice", "the game began in a given position, so a log of it could not be played again"),
    ("foreign-state-unwritten", "the state cannot be written down: {what}"),
    ("foreign-out-of-fuel", "the rules ran in circles"),
    ("foreign-stuck", "somebody was asked and nothing was legal"),
    ("foreign-broken", "broken invariant: {what}"),
];

#[cfg(test)]
mod tests {
    use pack::{Lang, Mistakes, Texts};

    use super::*;
    use crate::speech::Speech;

    #[test]
    fn every_form_has_its_russian_with_the_same_gaps() {
        let mut mistakes = Mistakes::new();
        let mut texts = Texts::new();
        for (key, form) in FORMS {
            let names = form.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
            let gaps: String = names.map(|name| format!(" {{ ${name} }}")).collect();
            texts.add(Lang::En, "code", &format!("{key} = x{gaps}\n"), &mut mistakes);
        }
        texts.add(Lang::Ru, "foreign.ftl", include_str!("../messages/ru/foreign.ftl"), &mut mistakes);
        texts.check_languages(&Lang::ALL, &mut mistakes);
        assert!(mistakes.is_empty(), "{mistakes}");
    }

    #[test]
    fn what_libraries_say_is_said_in_russian() {
        let said = |text: &str| Speech { lang: Lang::Ru }.foreign(text);
        let wrong = serde_json::from_str::<Vec<u8>>("[1, \"x\"]").unwrap_err();
        assert_eq!(said(&wrong.to_string()), "найдено: текст \"x\", нужно: u8 (строка 1, столбец 7)");
        let ended = serde_json::from_str::<Vec<u8>>("[1").unwrap_err();
        assert_eq!(said(&ended.to_string()), "список не закончен (строка 1, столбец 2)");
        assert_eq!(Speech { lang: Lang::En }.foreign("null"), "null");
        assert_eq!(said("nobody knows this"), "nobody knows this");
    }
}
