//! Where a long Russian word may break. Browsers break words by dictionaries, and few have a Russian one.

/// Words of so many letters fit on the narrowest card.
const SHORT: usize = 8;
/// So many letters stay together at either end.
const EDGE: usize = 3;
const BREAK: char = '\u{ad}';

fn is_vowel(letter: char) -> bool {
    "аеёиоуыэюя".contains(letter)
}

fn is_consonant(letter: char) -> bool {
    "бвгджзклмнпрстфхцчшщ".contains(letter)
}

/// A text with a soft hyphen before each syllable of its long words that begins with a consonant.
pub fn syllables(text: &str) -> String {
    text.split_inclusive(|letter: char| !letter.is_alphabetic()).map(broken).collect()
}

fn broken(word: &str) -> String {
    let letters: Vec<char> = word.to_lowercase().chars().collect();
    let count = letters.iter().filter(|letter| letter.is_alphabetic()).count();
    let may_break = |at: usize| {
        let begins = is_consonant(letters[at]) && letters.get(at + 1).copied().is_some_and(is_vowel);
        begins && letters[..at].iter().copied().any(is_vowel)
    };
    let mut told = String::new();
    for (at, letter) in word.chars().enumerate() {
        if count > SHORT && at >= EDGE && at + EDGE <= count && may_break(at) {
            told.push(BREAK);
        }
        told.push(letter);
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_russian_words_break_between_syllables() {
        let told = |text: &str| syllables(text).replace(BREAK, "-");
        assert_eq!(told("Парковочный счётчик"), "Пар-ко-воч-ный счётчик");
        assert_eq!(told("Корреспондентский курс"), "Кор-рес-пон-дентс-кий курс");
        assert_eq!(told("Гвоздевая рогатка"), "Гвоз-де-вая рогатка");
        assert_eq!(told("Тёплые кости"), "Тёплые кости", "short enough");
        assert_eq!(told("Correspondence"), "Correspondence", "browsers know how");
    }
}
