//! Every variant of every type that people see has a text in every language.

use kernel::{Asked, Because, Misfit, Refusal, Shape, rule};
use pack::Lang;
use shelter::{
    choice::{Ask, Choice, Reason},
    options::{Options, Setup},
};
use text::{Look, Names, RulingText, Voice};

use crate::common::{Played, names, shelter};
use crate::samples::{A, B, asks, choices, events, reasons};

/// A text is there, and nothing in it is left open.
fn check(text: &str, what: &dyn std::fmt::Debug, lang: Lang) {
    assert!(!text.trim().is_empty(), "{lang}: nothing is said of {what:?}");
    assert!(!text.contains(['{', '}', '\u{2068}']), "{lang}: {what:?}: {text}");
    assert!(!text.contains("  ") || text.contains('\n'), "{lang}: {what:?} has a gap: {text}");
}

/// Calls with every language, without and with names of persons.
fn with_voices(test: impl Fn(Voice<'_>, &Played<'_>)) {
    let game = shelter();
    let setup = Setup::for_players(2);
    let mut played = Played::begin(&game, &setup, 7);
    played.play_to_round(4);
    let mut names: [Names; 2] = [names(&game, &setup), names(&game, &setup)];
    names[1].rename(A, "Anna");
    names[1].rename(B, "Андрей");
    for names in &names {
        for lang in Lang::ALL {
            test(Voice::new(lang, names), &played);
        }
    }
}

fn asked(ask: Ask, shape: Shape) -> Asked<Ask> {
    Asked { seat: A, ask, shape }
}

#[test]
fn every_question_is_asked() {
    with_voices(|voice, played| {
        for ask in asks() {
            for shape in [Shape::One, Shape::Some { min: 2, max: 2 }] {
                check(&voice.ask(&played.view(), &asked(ask, shape)), &ask, voice.lang());
            }
        }
    });
}

#[test]
fn every_choice_is_described_for_every_question() {
    with_voices(|voice, played| {
        for ask in asks() {
            for choice in choices() {
                let text = voice.choice(&played.view(), &asked(ask, Shape::One), choice);
                check(&text, &(ask, choice), voice.lang());
            }
        }
    });
}

#[test]
fn every_event_is_told() {
    with_voices(|voice, played| {
        for event in events() {
            check(&voice.event(&played.view(), &event), &event, voice.lang());
        }
        for line in voice.log(&played.view(), &played.story) {
            check(&line.text, &line, voice.lang());
        }
    });
}

#[test]
fn every_reason_is_given_with_its_rule() {
    with_voices(|voice, played| {
        for reason in reasons() {
            let because = Because { rule: rule!("S-PLACE-02"), reason };
            let text = voice.reason(&because);
            check(&text, &reason, voice.lang());
            assert!(text.ends_with("(S-PLACE-02)"), "{text}");
        }
        let refusals: Vec<Refusal<Choice, Reason>> = vec![
            Refusal::NotAsked,
            Refusal::Stale,
            Refusal::Misfit(Misfit::NothingAsked),
            Refusal::Misfit(Misfit::Shape),
            Refusal::Misfit(Misfit::NotOffered(Choice::Pass)),
            Refusal::Misfit(Misfit::Twice(Choice::Dweller(0))),
            Refusal::Misfit(Misfit::Number),
            Refusal::Rule(Because { rule: rule!("S-PLACE-02"), reason: Reason::Occupied }),
        ];
        for refusal in refusals {
            let asked = asked(Ask::Turn, Shape::One);
            check(&voice.refusal(&played.view(), Some(&asked), &refusal), &refusal, voice.lang());
        }
    });
}

#[test]
fn every_option_has_labels_or_the_words_of_the_rulebook() {
    with_voices(|voice, _| {
        let options = voice.options(&Options::default(), |_| None);
        assert_eq!(options.len(), Options::SWITCHES.len());
        for option in &options {
            check(&option.name, option, voice.lang());
            option.values.iter().for_each(|(_, value)| check(value, option, voice.lang()));
            assert!(option.values.iter().any(|(letter, _)| *letter == option.chosen), "{option:?}");
        }
        let ruling = RulingText { question: "Why?".to_owned(), answers: vec![('a', "So.".to_owned())] };
        let options = voice.options(&Options::default(), |_| Some(ruling.clone()));
        assert!(options.iter().all(|option| option.name == "Why?" && option.values.len() == 1));
        let setups = Setup::variants();
        let chosen = |setup: &Setup| voice.options(&setup.options, |_| None).into_iter().map(|o| o.chosen).collect();
        let all: Vec<String> = setups.iter().map(chosen).collect();
        assert!(all.iter().all(|letters| !letters.contains(' ')));
    });
}

/// Whole games: every table at every decision keeps to its width and leaves nothing open.
#[test]
fn the_table_fits_its_width() {
    let game = shelter();
    for n_players in 2..=4 {
        let setup = Setup::for_players(n_players);
        let names = names(&game, &setup);
        let mut played = Played::begin(&game, &setup, n_players as u64);
        while !played.is_over() {
            (0..12).for_each(|_| {
                if !played.is_over() {
                    played.step()
                }
            });
            for lang in Lang::ALL {
                for look in [(100, false), (100, true), (60, false), (60, true)] {
                    let look = Look { width: look.0, plain: look.1 };
                    let table = Voice::new(lang, &names).table(&played.view(), look);
                    check(&table, &look, lang);
                    let too_long = table.lines().find(|line| line.chars().count() > look.width);
                    assert_eq!(too_long, None);
                }
            }
        }
    }
}

#[test]
fn chances_are_those_of_two_dice() {
    let chances = [(2, 0, 100), (7, 0, 58), (8, 1, 58), (12, 0, 3), (13, 0, 0), (10, 2, 42)];
    for (need, bonus, percent) in chances {
        assert_eq!(Voice::percent(need, bonus), percent, "{need} with {bonus}");
    }
}
