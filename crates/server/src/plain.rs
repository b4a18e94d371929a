//! Words that people send: plain text, and not too much of it.

use protocol::MOST_NAME;

/// A name without strange characters; none if nothing is left or it is too long.
pub(crate) fn good_name(name: &str) -> Option<String> {
    good_text(name, MOST_NAME)
}

/// A line of plain text: what would break lines, hide or turn around its neighbors becomes a space.
pub(crate) fn good_text(text: &str, most: usize) -> Option<String> {
    let is_plain = |letter: char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let text: String = text.chars().map(|letter| if is_plain(letter) { letter } else { ' ' }).collect();
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= most).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_plain_text() {
        assert_eq!(good_text("  hello\n<b>\u{202e}you</b> ", 40).as_deref(), Some("hello <b> you</b>"));
        assert_eq!(good_text(" \u{200b}\t", 40), None);
        assert_eq!(good_text("ёжик", 4).as_deref(), Some("ёжик"));
        assert_eq!(good_text("ёжики", 4), None);
    }
}
