//! Quotes within quotes.

/// The text with „…“ for every «…» inside another: a name that has quotes of its own may be put into a message that
/// quotes it.
pub(super) fn nested(text: String) -> String {
    if text.matches('«').nth(1).is_none() {
        return text;
    }
    let mut depth = 0_usize;
    let nest = |letter: char| match letter {
        '«' => {
            depth += 1;
            if depth > 1 { '„' } else { letter }
        }
        '»' => {
            let is_inner = depth > 1;
            depth = depth.saturating_sub(1);
            if is_inner { '“' } else { letter }
        }
        _ => letter,
    };
    text.chars().map(nest).collect()
}

#[cfg(test)]
mod tests {
    use super::nested;

    #[test]
    fn inner_quotes_look_different() {
        let say = |text: &str| nested(text.to_owned());
        assert_eq!(say("комнату «Кружок «Умелые руки»»."), "комнату «Кружок „Умелые руки“».");
        assert_eq!(say("«Стол» и «Стул»"), "«Стол» и «Стул»");
        assert_eq!(say("» «a «b» c»"), "» «a „b“ c»");
    }
}
