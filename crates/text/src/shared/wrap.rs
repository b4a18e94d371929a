//! Breaking lines.

/// Breaks a text at spaces so that no line is longer than the width where words allow it. Lines after the first are
/// indented by `hang`, those that the text begins itself among them. Every letter of both languages is one column wide, so
/// columns are counted in letters.
pub(crate) fn wrap(text: &str, width: usize, hang: usize, page: &mut String) {
    let mut lines = text.lines();
    wrap_line(lines.next().unwrap_or_default(), width, hang, page);
    for line in lines {
        wrap_line(&format!("{}{line}", " ".repeat(hang)), width, hang, page);
    }
}

fn wrap_line(text: &str, width: usize, hang: usize, page: &mut String) {
    let indent: String = text.chars().take_while(|letter| *letter == ' ').collect();
    let mut line = indent.clone();
    let mut column = indent.chars().count();
    let mut is_empty = true;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if !is_empty && column + 1 + length > width {
            page.push_str(&line);
            page.push('\n');
            line = " ".repeat(hang);
            column = hang;
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
            column += 1;
        }
        line.push_str(word);
        column += length;
        is_empty = false;
    }
    page.push_str(&line);
    page.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_the_width_and_hang() {
        let mut page = String::new();
        wrap("  one two three four five", 12, 4, &mut page);
        assert_eq!(page, "  one two\n    three\n    four\n    five\n");
    }

    #[test]
    fn choices_stand_below_each_other() {
        let mut page = String::new();
        wrap("  choose:\n• one or two\n• three", 12, 4, &mut page);
        assert_eq!(page, "  choose:\n    • one or\n    two\n    • three\n");
    }

    #[test]
    fn a_word_longer_than_the_width_stands_alone() {
        let mut page = String::new();
        wrap("a considerable b", 6, 2, &mut page);
        assert_eq!(page, "a\n  considerable\n  b\n");
    }
}
