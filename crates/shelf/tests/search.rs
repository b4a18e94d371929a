//! What people ask who do not know the rules yet, and the rule that answers it: the first thing the search finds, or
//! among the first three where another is as good an answer.

use pack::Lang;
use rulebook::search::Query;
use shelf::Library;

/// How many of the questions may find their rule in the second or third place.
const NOT_FIRST: usize = 5;

/// What everybody asks: nothing else may come before the answer.
const FIRST: [&str; 6] = ["how do I win", "goal", "end of the game", "как победить", "цель игры", "когда конец игры"];

fn assert_answered(library: &Library, lang: Lang, questions: &[(&str, &str)]) {
    assert!(questions.len() >= 20);
    let index = library.index(lang).expect("every language has an index");
    let mut not_first = Vec::new();
    for (question, rule) in questions {
        let found = Query::new(question, index).search(&library.rulebook, index);
        let first: Vec<&str> = found.iter().take(3).map(|found| found.id()).collect();
        assert!(first.contains(rule), "{question}: {first:?} instead of {rule}");
        assert!(first.first() == Some(rule) || !FIRST.contains(question), "{question}: {first:?}");
        if first.first() != Some(rule) {
            not_first.push((question, first));
        }
    }
    assert!(not_first.len() <= NOT_FIRST, "{not_first:?}");
}

#[test]
fn questions_about_shelter() {
    let library = shelf::shelter_library().unwrap();
    assert_answered(
        &library,
        Lang::En,
        &[
            ("how do I win", "S-SCORE-03"),
            ("goal", "S-SCORE-03"),
            ("What is the aim of the game?", "S-SCORE-03"),
            ("end of the game", "S-END-01"),
            ("when does the game end", "S-END-01"),
            ("how long does a game last", "S-END-01"),
            ("rules for 2 players", "S-SETUP-01"),
            ("can I trade with other players", "S-RESOURCE-06"),
            ("what happens when a dweller dies", "S-INJURY-02"),
            ("how do I heal", "S-HEAL-01"),
            ("how many players can play", "S-SETUP-01"),
            ("who goes first", "S-SETUP-10"),
            ("what do the letters do", "S-SPECIAL-01"),
            ("how do I build a room", "S-BUILD-01"),
            ("how much does a room cost", "S-COST-06"),
            ("how do I fight a threat", "S-FIGHT-01"),
            ("what does the question mark mean", "S-COST-04"),
            ("how do I get more dwellers", "S-DWELLER-01"),
            ("how many resources can I store", "S-RESOURCE-03"),
            ("can I pass", "S-PASS-01"),
            ("can I use another player’s room", "S-PLACE-03"),
            ("what happens in a tie", "S-TIE-01"),
            ("when can I use items", "S-ITEM-03"),
            ("how do I get happiness", "S-HAPPY-01"),
            ("how do I train a dweller", "S-TRAIN-01"),
            ("turn order", "S-ROUND-03"),
            ("what happens if I lose a fight", "S-FIGHT-03"),
            ("what are the steps of a round", "S-ROUND-01"),
            ("where do threats appear", "S-THREAT-02"),
        ],
    );
    assert_answered(
        &library,
        Lang::Ru,
        &[
            ("как победить", "S-SCORE-03"),
            ("цель игры", "S-SCORE-03"),
            ("когда конец игры", "S-END-01"),
            ("Когда заканчивается игра?", "S-END-01"),
            ("сколько длится игра", "S-END-01"),
            ("можно ли торговать", "S-RESOURCE-06"),
            ("что будет, если житель умрёт", "S-INJURY-02"),
            ("как вылечить жителя", "S-HEAL-01"),
            ("сколько игроков", "S-SETUP-01"),
            ("кто ходит первым", "S-SETUP-10"),
            ("что дают буквы", "S-SPECIAL-01"),
            ("как построить комнату", "S-BUILD-01"),
            ("сколько стоит комната", "S-COST-06"),
            ("как драться с угрозой", "S-FIGHT-01"),
            ("что значит знак вопроса", "S-COST-04"),
            ("как получить новых жителей", "S-DWELLER-01"),
            ("сколько ресурсов можно хранить", "S-RESOURCE-03"),
            ("можно ли пасовать", "S-PASS-01"),
            ("можно ли занять чужую комнату", "S-PLACE-03"),
            ("что при ничьей", "S-TIE-01"),
            ("когда можно использовать предметы", "S-ITEM-03"),
            ("как получить счастье", "S-HAPPY-01"),
            ("как обучить жителя", "S-TRAIN-01"),
            ("порядок ходов", "S-ROUND-03"),
            ("что будет, если проиграть бой", "S-FIGHT-03"),
            ("из каких этапов состоит раунд", "S-ROUND-01"),
            ("где появляются угрозы", "S-THREAT-02"),
        ],
    );
}

#[cfg(feature = "wasteland")]
#[test]
fn questions_about_wasteland() {
    let library = shelf::wasteland_library().unwrap();
    assert_answered(
        &library,
        Lang::En,
        &[
            ("how do I win", "W-WIN-01"),
            ("goal", "W-WIN-01"),
            ("how much influence do I need", "W-WIN-02"),
            ("end of the game", "W-POWER-04"),
            ("can I trade", "W-TRADE-01"),
            ("What happens when I die?", "W-KILLED-01"),
            ("how do I heal", "W-CAMP-02"),
            ("what does the star mean", "W-ICON-02"),
            ("what do the symbols on the dice mean", "W-DICE-02"),
            ("how many players", "W-SETUP-02"),
            ("how do I move", "W-MOVE-01"),
            ("what can I do on my turn", "W-TURN-01"),
            ("how does a fight work", "W-FIGHT-04"),
            ("how do I get caps", "W-RESULT-09"),
            ("how do I buy something", "W-SHOP-07"),
            ("how do I level up", "W-LEVEL-01"),
            ("how many cards can I carry", "W-INVENTORY-02"),
            ("what does radiation do", "W-HP-03"),
            ("can I play alone", "W-SOLO-01"),
            ("how do enemies move", "W-ACTIVATE-01"),
            ("whom do enemies attack", "W-TARGET-01"),
            ("can everybody lose", "W-POWER-06"),
            ("how do I get influence", "W-AGENDA-01"),
            ("how do I explore", "W-EXPLORE-01"),
            ("who goes first", "W-SETUP-15"),
            ("can I shoot at an enemy from a distance", "W-RANGED-01"),
            ("what happens at the end of a round", "W-ROUND-03"),
        ],
    );
    assert_answered(
        &library,
        Lang::Ru,
        &[
            ("как победить", "W-WIN-01"),
            ("цель игры", "W-WIN-01"),
            ("сколько нужно влияния", "W-WIN-02"),
            ("когда конец игры", "W-POWER-04"),
            ("можно ли торговать", "W-TRADE-01"),
            ("что будет, если я умру", "W-KILLED-01"),
            ("как вылечиться", "W-CAMP-02"),
            ("что значит звезда", "W-ICON-02"),
            ("что изображено на кубике", "W-DICE-02"),
            ("сколько игроков", "W-SETUP-02"),
            ("как двигаться", "W-MOVE-01"),
            ("что можно делать в свой ход", "W-TURN-01"),
            ("как проходит бой", "W-FIGHT-04"),
            ("как получить крышки", "W-RESULT-09"),
            ("как купить предмет", "W-SHOP-07"),
            ("как повысить уровень", "W-LEVEL-01"),
            ("сколько карт можно носить с собой", "W-INVENTORY-02"),
            ("что делает радиация", "W-HP-03"),
            ("можно ли играть одному", "W-SOLO-01"),
            ("как ходят враги", "W-ACTIVATE-01"),
            ("на кого нападают враги", "W-TARGET-01"),
            ("могут ли проиграть все", "W-POWER-06"),
            ("как получить влияние", "W-AGENDA-01"),
            ("как исследовать карту", "W-EXPLORE-01"),
            ("кто ходит первым", "W-SETUP-15"),
            ("можно ли стрелять издалека", "W-RANGED-01"),
            ("что происходит в конце раунда", "W-ROUND-03"),
        ],
    );
}

fn ids<'l>(library: &'l Library, typed: &str, lang: Lang) -> Vec<&'l str> {
    let index = library.index(lang).expect("every language has an index");
    Query::new(typed, index).search(&library.rulebook, index).into_iter().map(|found| found.id()).collect()
}

#[test]
fn an_id_is_found_however_it_is_typed() {
    let library = shelf::shelter_library().unwrap();
    for typed in ["S-FIGHT-04", "s-fight-04", " fight-04 "] {
        assert_eq!(ids(&library, typed, Lang::En).first(), Some(&"S-FIGHT-04"), "{typed}");
    }
    let builds = ids(&library, "s-build", Lang::Ru);
    assert!(builds.len() >= 5 && builds.iter().all(|id| id.starts_with("S-BUILD")), "{builds:?}");
    assert_eq!(ids(&library, "ruling-12", Lang::En).first(), Some(&"S-RULING-12"));
}

#[test]
fn titles_come_before_texts_and_words_nobody_knows_are_passed_over() {
    let library = shelf::shelter_library().unwrap();
    let first = |typed: &str, lang| ids(&library, typed, lang).first().copied();
    assert_eq!(first("player count", Lang::En), Some("S-SETUP-01"));
    assert_eq!(first("число игроков", Lang::Ru), Some("S-SETUP-01"));
    assert_eq!(first("player count xylophone", Lang::En), Some("S-SETUP-01"));
    assert_eq!(first("income", Lang::En), Some("S-INCOME-01"));
    for nothing in ["", " - ", "X", "xylophone", "what is that"] {
        assert_eq!(first(nothing, Lang::En), None, "{nothing}");
    }
}

#[test]
fn words_are_found_in_other_forms_and_without_the_dots() {
    let library = shelf::shelter_library().unwrap();
    let forms = ["житель ", "жителя ", "жителями ", "ЖИТЕЛЕЙ "];
    let found = forms.map(|form| ids(&library, form, Lang::Ru));
    assert!(found.iter().all(|form| form.len() > 20 && *form == found[0]), "{found:?}");
    assert_eq!(ids(&library, "повёрнутый", Lang::Ru), ids(&library, "повернутый", Lang::Ru));
    assert_eq!(ids(&library, "building ", Lang::En), ids(&library, "build ", Lang::En));
}

/// Whoever types sees from the third letter or so where it leads, and never less than nothing on the way.
#[test]
fn a_word_that_is_still_being_typed_is_found_by_its_beginning() {
    let library = shelf::shelter_library().unwrap();
    for (word, rule, lang) in [
        ("happiness", "S-HAPPY-01", Lang::En),
        ("training", "S-TRAIN-01", Lang::En),
        ("обучение", "S-TRAIN-01", Lang::Ru),
    ] {
        for end in word.char_indices().map(|(at, _)| at).skip(4) {
            let found = ids(&library, &word[..end], lang);
            assert!(found.iter().take(3).any(|id| *id == rule), "{}: {found:?}", &word[..end]);
        }
    }
    // A whole word is not the beginning of another.
    assert_ne!(ids(&library, "pass", Lang::En), ids(&library, "pa", Lang::En));
}

#[test]
fn rulings_are_found_by_their_answers() {
    let library = shelf::shelter_library().unwrap();
    assert!(ids(&library, "coin flip", Lang::En).contains(&"S-RULING-02"));
}

#[test]
fn marks_are_whole_words_whatever_their_form() {
    let library = shelf::shelter_library().unwrap();
    let marked = |typed: &str, lang, text: &'static str| -> Vec<&'static str> {
        let query = Query::new(typed, library.index(lang).unwrap());
        query.marks(text).into_iter().map(|at| &text[at]).collect()
    };
    assert_eq!(marked("dwellers inj", Lang::En, "An injured dweller, Injury."), ["injured", "dweller", "Injury"]);
    assert_eq!(marked("how do I win", Lang::En, "How the winner wins."), ["winner", "wins"]);
    assert_eq!(marked("комнаты", Lang::Ru, "Комната, комнат и «комнатой»."), ["Комната", "комнат", "комнатой"]);
    assert!(marked("", Lang::En, "nothing").is_empty());
}
