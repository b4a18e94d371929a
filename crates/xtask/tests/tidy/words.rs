//! The section "Words" of CONTRIBUTING.md, as far as a machine can hold it: what may not stand in a text for people.

use super::{expect_none, texts};

/// Words and phrases, and what to write instead. A star at the end stands for the rest of the word.
type Instead = [(&'static str, &'static str)];

const ENGLISH: &Instead = &[
    ("the own", "your own, their own"),
    ("goes otherwise", "diverges, goes differently"),
    ("otherwise than", "differently from"),
    ("loose dweller*", "untrained"),
    ("loose one*", "untrained"),
    ("is loose", "is untrained"),
    ("set-up", "setup"),
    ("colour*", "color"),
    ("uncolour*", "uncolored"),
    ("armour*", "armor"),
    ("neighbour*", "neighbor"),
    ("favour*", "favor"),
    ("centre*", "center"),
    ("grey", "gray"),
    ("one's own", "your own, their own"),
];

/// In messages of the table and the command line, not in the rulebook, where “the injured one may go” is good English.
const ENGLISH_MESSAGES: &Instead = &[
    ("one’s", "your, their"),
    ("one likes", "you like"),
    ("one can", "you can"),
    ("one may", "you may"),
    ("one does", "you do"),
    ("one could", "you could"),
    ("one has to", "you have to"),
    ("thing", "the name of what is meant"),
    ("things", "the name of what is meant"),
    ("usual", "default"),
    ("anew", "again"),
    ("broke down", "crashed, failed"),
    ("take back", "undo"),
    ("taken back", "undone"),
    ("put away", "dismiss, unequip"),
    ("watcher*", "spectator"),
    ("as much to do", "full, busy"),
];

const RUSSIAN: &Instead = &[
    ("лоял*", "верен, верность"),
    ("труднопроходим*", "пересечённая местность"),
    ("по желанию", "вы можете, если хотите"),
    ("радиацию за", "рад за"),
    ("1 радиация", "1 рад"),
    ("1 радиацию", "1 рад"),
    ("1 опыт", "1 очко опыта"),
    ("чудовищ*", "монстр"),
    ("1 опыта", "1 очко опыта"),
    ("1 здоровья", "1 пункт здоровья"),
    ("очко здоровья", "пункт здоровья"),
    ("очка здоровья", "пункта здоровья"),
    ("очков здоровья", "пунктов здоровья"),
    ("уверенный бот", "средний бот"),
    ("бот, уверенный", "бот, средний"),
    ("выложите задание", "поместите задание"),
    ("после убийства врага", "убив врага"),
    ("смертоносный урон", "смертельный урон"),
    ("нападен*", "атака"),
    ("нападае*", "атакует"),
    ("нападают", "атакуют"),
    ("нападёт", "атакует"),
    ("повернуть кубик", "выставить кубик"),
    ("поворачивает кубик", "выставляет кубик"),
    ("накрыт*", "стол готов"),
    ("накрываем*", "раскладываем"),
    ("вне ячеек", "необученный"),
    ("обычн* настройк*", "настройки по умолчанию"),
    ("сохранённая игра", "сохранённая партия"),
    ("сохранённую игру", "сохранённую партию"),
    ("сохранённой игр*", "сохранённая партия"),
    ("эта игра", "эта партия"),
    ("эту игру", "эту партию"),
    ("новая игра", "новая партия"),
    ("новую игру", "новую партию"),
    ("еще", "ещё"),
    ("ее", "её"),
    ("объем*", "объём"),
    ("счет*", "счёт"),
];

#[test]
fn english_is_plain_and_american() {
    expect_none(said("en").flat_map(|(place, words)| {
        let mut wrong = unwanted(&words, ENGLISH);
        let is_message = place.contains("/messages/") || is_lesson(&place);
        if is_message {
            wrong.extend(unwanted(&words, ENGLISH_MESSAGES));
        }
        for negation in ["is no", "are no"] {
            let bad = |at: usize| {
                let (before, after) = (words[..at].trim_end(), words[at + negation.len()..].trim_start());
                let there = before.to_lowercase().ends_with("there") || before.ends_with("neither");
                !there && !after.starts_with("longer") && !after.starts_with("more ")
            };
            if places(&words.to_lowercase(), negation).any(bad) {
                wrong.push(format!("“{negation} …”: isn’t, aren’t, or there is no …"));
            }
        }
        let chars: Vec<char> = words.chars().collect();
        if chars.windows(3).any(|three| matches!(three, [number, ' ' | '\u{a0}', '%'] if is_number(*number))) {
            wrong.push("a space before “%”".to_owned());
        }
        if is_message
            && chars.windows(3).any(|three| matches!(three, [a, '\'', b] if a.is_alphabetic() && b.is_alphabetic()))
        {
            wrong.push("a straight apostrophe: ’".to_owned());
        }
        wrong.extend(slips(&words));
        wrong.into_iter().map(move |what| format!("{place}: {what}"))
    }));
}

#[test]
fn russian_keeps_to_its_terms_and_signs() {
    expect_none(said("ru").flat_map(|(place, words)| {
        let mut wrong = unwanted(&words, RUSSIAN);
        // Mistakes show what is to be typed, with its own quotation marks.
        let is_prose = !place.contains("mistakes.ftl");
        let chars: Vec<char> = words.chars().collect();
        let is_straight = |sign: char| sign == '"' || sign == '\'';
        if is_prose
            && chars
                .windows(2)
                .any(|two| is_straight(two[0]) && is_russian(two[1]) || is_russian(two[0]) && is_straight(two[1]))
        {
            wrong.push("a straight quotation mark: «…»".to_owned());
        }
        let mut open = 0;
        for sign in chars {
            open += i32::from(sign == '«') - i32::from(sign == '»');
            if open > 1 {
                wrong.push("«…» inside «…»: „…“".to_owned());
                break;
            }
        }
        if is_prose && words.contains(" - ") {
            wrong.push("a hyphen for a dash: —".to_owned());
        }
        let is_mixed =
            |word: &&str| word.contains(is_russian) && word.contains(|sign: char| sign.is_ascii_alphabetic());
        if let Some(word) = words.split(|sign: char| !sign.is_alphabetic()).find(is_mixed) {
            wrong.push(format!("“{word}” has letters of two alphabets"));
        }
        wrong.extend(slips(&words));
        wrong.into_iter().map(move |what| format!("{place}: {what}"))
    }));
}

#[test]
fn a_phrase_is_found_as_whole_words() {
    let found = |text: &str| unwanted(text, &[("the own", ""), ("колор*", "")]).len();
    assert_eq!(found("Threats on the own level, The Own"), 1);
    assert_eq!(found("the owner; bathe own; Колорит"), 1);
    assert_eq!(found("the owner of a color"), 0);
}

/// What is wrong in any language.
fn slips(words: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if words.replace("...", "").contains("..") {
        wrong.push("two full stops".to_owned());
    }
    if words.contains(" …") {
        wrong.push("a space before “…”".to_owned());
    }
    wrong
}

fn is_number(sign: char) -> bool {
    sign.is_ascii_digit() || sign == FILLED
}

fn is_russian(sign: char) -> bool {
    matches!(sign, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё')
}

fn unwanted(words: &str, list: &Instead) -> Vec<String> {
    let words = words.to_lowercase();
    let found = list.iter().filter(|(phrase, _)| places(&words, phrase).next().is_some());
    found.map(|(phrase, instead)| format!("“{phrase}”: {instead}")).collect()
}

/// Where a phrase stands in a text as whole words.
fn places<'text>(words: &'text str, phrase: &str) -> impl Iterator<Item = usize> + use<'text> {
    let (phrase, any_end) = match phrase.strip_suffix('*') {
        Some(stem) => (stem.to_owned(), true),
        None => (phrase.to_owned(), false),
    };
    let ends = move |rest: &str| any_end || !rest.starts_with(char::is_alphanumeric);
    let found: Vec<usize> = words.match_indices(&phrase).map(|(at, _)| at).collect();
    found
        .into_iter()
        .filter(move |at| !words[..*at].ends_with(char::is_alphanumeric) && ends(&words[at + phrase.len()..]))
}

/// Stands for what a message is filled with.
const FILLED: char = '#';

/// Whether it is what a lesson or a summary says.
fn is_lesson(name: &str) -> bool {
    name.contains("/lessons.ftl") || name.starts_with("rules/summary/")
}

/// Every line of text for people in a language, with its place: messages, mistakes of authors, lessons and the rulebook.
/// What cards do is said by `effects.ftl` and `cards.ftl` of the games, which are read beside the cards.
fn said(lang: &str) -> impl Iterator<Item = (String, String)> {
    let folder = format!("/{lang}/");
    let (english, russian) = (lang == "en", lang == "ru");
    texts().into_iter().flat_map(move |(name, text)| {
        let messages = name.starts_with("crates/") && name.contains(&folder) && name.ends_with(".ftl");
        let messages = messages && (name.contains("/messages/") || name.contains("/text/"))
            || name.contains(&folder) && is_lesson(&name);
        let rules = name.ends_with(".toml")
            && (russian && name.starts_with("rules/ru/")
                || english && name.starts_with("rules/") && !name.contains("/ru/"));
        let code = english && name.starts_with("crates/") && name.contains("/src/") && name.ends_with(".rs");
        let words = |line: &str| match () {
            () if messages => message(line),
            () if rules => quoted(line),
            () if code => mistake(line),
            () => None,
        };
        let lines =
            text.lines().enumerate().filter_map(|(idx, line)| Some((format!("{name}:{}", idx + 1), words(line)?)));
        lines.collect::<Vec<_>>()
    })
}

/// What a line of a Fluent file says, with a sign for each thing that is filled in.
fn message(line: &str) -> Option<String> {
    if line.starts_with('#') {
        return None;
    }
    let said = match line.split_once(" =") {
        Some((key, said)) if !key.trim_start().contains(' ') => said,
        _ => line,
    };
    let said = said.trim().trim_start_matches('*');
    let said = match said.strip_prefix('[').and_then(|said| said.split_once(']')) {
        Some((_, said)) => said,
        None => said,
    };
    let mut words = String::new();
    let mut depth = 0_u32;
    for sign in said.chars() {
        match sign {
            '{' => depth += 1,
            '}' if depth > 0 => {
                depth -= 1;
                words.push(FILLED);
            }
            _ if depth == 0 => words.push(sign),
            _ => {}
        }
    }
    Some(words)
}

/// What stands in quotes behind a key of the rulebook.
fn quoted(line: &str) -> Option<String> {
    let (key, said) = line.split_once(" = \"")?;
    (!key.starts_with('#') && key != "source").then(|| said.trim_end_matches('"').to_owned())
}

/// What the code says of a mistake: the second text of `say!`.
fn mistake(line: &str) -> Option<String> {
    let (_, said) = line.split_once("say!(\"")?;
    let (_, said) = said.split_once("\", \"")?;
    let said = said.split_once("\",").or(said.split_once("\")"))?.0;
    Some(said.split(['{', '}']).step_by(2).collect::<Vec<_>>().join("#"))
}
