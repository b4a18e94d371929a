//! Every variant of every type that people see has a text in every language.

use kernel::{Asked, Because, Game, Misfit, Refusal, Shape, Viewer, rule};
use pack::Lang;
use shelter::{
    choice::{Ask, Choice, Reason},
    content::{Letter, Resource},
    options::{Options, Setup},
    vault::{Slot, SpaceRef},
};
use text::{
    Look,
    shelter::{LogKind, Names, RulingText, Voice},
};

use super::common::{Played, names, shelter};
use super::samples::{A, B, WINDOWS, asks, choices, events, icons, reasons};

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
        for since in (0..played.story.len()).step_by(20) {
            for sentence in voice.recap(&played.view(), &played.story, played.story[since].id, A) {
                check(&sentence, &since, voice.lang());
            }
        }
    });
}

#[test]
fn everything_that_is_drawn_can_be_read() {
    with_voices(|voice, played| {
        let view = played.view();
        let lang = voice.lang();
        let say = |text: String, what: &dyn std::fmt::Debug| check(&text, what, lang);
        Resource::ALL.into_iter().for_each(|resource| say(voice.resource(resource), &resource));
        Letter::ALL.into_iter().for_each(|letter| say(voice.letter(letter), &letter));
        Slot::ALL.into_iter().for_each(|slot| say(voice.slot(slot), &slot));
        LogKind::ALL.into_iter().for_each(|kind| say(voice.log_kind(kind), &kind));
        WINDOWS.into_iter().for_each(|window| say(voice.window(window), &window));
        icons().into_iter().for_each(|icon| say(voice.icon(icon, None), &icon));
        for ask in asks() {
            say(voice.ask_title(ask), &ask);
            say(voice.waiting(&asked(ask, Shape::One)), &ask);
        }
        for color in ["red", "blue", "green", "yellow"] {
            say(voice.color(color), &color);
            say(voice.symbol(color), &color);
        }
        assert_eq!(voice.color_id(B), "blue");
        (0..64).filter_map(SpaceRef::from_index).for_each(|at| say(voice.space_text(&view, at), &at));
        let content = played.game.content();
        let cards = |count: usize| 0..count as u8;
        cards(content.items.len()).for_each(|card| say(voice.item_flavor(card).unwrap_or_default(), &card));
        cards(content.rooms.len()).for_each(|card| say(voice.room_flavor(card).unwrap_or_default(), &card));
        cards(content.threats.len()).for_each(|card| say(voice.threat_flavor(card).unwrap_or_default(), &card));
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

/// Whole games of every set-up: every line of every forecast says something.
#[test]
fn forecasts_leave_nothing_open() {
    let game = shelter();
    let mut lines = 0;
    for (seed, setup) in (0u64..).zip(Setup::variants()) {
        let names = names(&game, &setup);
        let mut played = Played::begin(&game, &setup, seed);
        while let Some(asked) = played.run.decision.asked {
            for choice in &played.run.decision.options {
                let forecast = game.forecast(&played.state, asked.seat, *choice);
                let lang = Lang::ALL[lines % Lang::ALL.len()];
                for line in Voice::new(lang, &names).forecast(&forecast) {
                    check(&line.label, &line, lang);
                    check(&line.text, &line, lang);
                    line.badge.iter().for_each(|badge| check(badge, &line, lang));
                    lines += 1;
                }
            }
            (0..6).for_each(|_| {
                if !played.is_over() {
                    played.step()
                }
            });
        }
    }
    assert!(lines > 10_000, "{lines}");
}

/// Whole games: the sources of happiness add up, before the end and after it.
#[test]
fn scores_add_up() {
    let game = shelter();
    let (mut n_turns, mut n_kinds) = (0, std::collections::BTreeSet::new());
    for (seed, setup) in (0u64..).zip(Setup::variants()) {
        let names = names(&game, &setup);
        let mut played = Played::begin(&game, &setup, seed);
        let mut steps = 0;
        loop {
            let is_over = played.is_over();
            if is_over || steps % 40 == 0 {
                let lang = Lang::ALL[usize::from(is_over)];
                let view = game.view(&played.state, Viewer::Referee);
                let score = Voice::new(lang, &names).score(&view, &played.story);
                check(&score.summary, &score, lang);
                for seat in &score.seats {
                    let sum: i32 = seat.lines.iter().map(|line| line.amount).sum();
                    assert_eq!(Some(sum), seat.total.map(i32::from), "{seat:?}");
                    for line in &seat.lines {
                        check(&line.label, line, lang);
                        line.details.iter().for_each(|detail| check(&detail.text, detail, lang));
                        n_kinds.insert(line.label.clone());
                    }
                    seat.tie.iter().for_each(|tie| check(tie, &seat, lang));
                }
                let now: Vec<Option<u16>> = view.happiness.clone();
                let chart = &score.chart;
                assert_eq!(chart.lines.iter().map(|line| line.last().copied()).collect::<Vec<_>>(), now);
                assert!(chart.lines.iter().all(|line| line.len() == chart.rounds.len()));
                assert_eq!(chart.rounds.iter().rev().find_map(|round| *round), Some(view.round));
                assert_eq!(chart.rounds.last() == Some(&None), is_over);
                assert_eq!(chart.marks.len(), score.turns.len());
                for turn in &score.turns {
                    check(&turn.text, turn, lang);
                    check(&turn.when, turn, lang);
                    n_turns += 1;
                }
            }
            if is_over {
                break;
            }
            played.step();
            steps += 1;
        }
    }
    assert!(n_turns > 50 && n_kinds.len() >= 10, "{n_turns}, {n_kinds:?}");
}

/// A story may begin in the middle of a game: what was there before is told as that.
#[test]
fn a_score_begins_where_the_story_begins() {
    let game = shelter();
    let setup = Setup::for_players(3);
    let names = names(&game, &setup);
    let mut played = Played::begin(&game, &setup, 4);
    played.play_to_round(6);
    let before: Vec<i32> = played.view().happiness.iter().flatten().map(|happiness| i32::from(*happiness)).collect();
    let first = played.story.len();
    while !played.is_over() {
        played.step();
    }
    let score = Voice::new(Lang::En, &names).score(&played.view(), &played.story[first..]);
    for seat in &score.seats {
        let was = seat.lines.iter().find(|line| line.label == "From before").map_or(0, |line| line.amount);
        assert_eq!(was, before[seat.seat.index()]);
    }
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
