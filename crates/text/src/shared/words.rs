//! Small changes to words and numbers.

use kernel::Seat;

use super::span::is_private;

/// People count seats from 1.
pub(crate) fn seat_number(seat: Seat) -> i64 {
    seat.index() as i64 + 1
}

/// The text with a capital letter in front, behind an opening quotation mark or the mark of a name if there is one.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(mark) if mark == '«' || is_private(mark) => format!("{mark}{}", capital(letters.as_str())),
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// A change with its sign.
pub(crate) fn signed(change: i64) -> String {
    match change {
        0.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}
