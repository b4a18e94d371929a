//! The texts of fixed games. How to write the snapshots anew: see the crate's documentation.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Asked, Because, Shape, rule};
use pack::Lang;
use shelter::{
    choice::{Ask, Choice},
    options::Setup,
    vault::SpaceRef,
};
use text::{Look, shelter::Voice};

use super::{
    common::{Played, names, shelter},
    samples::{A, asks, choices, events, reasons},
};

fn mid_game_table(lang: Lang, look: Look) -> String {
    let game = shelter();
    let setup = Setup::for_players(3);
    let mut played = Played::begin(&game, &setup, 11);
    played.play_to_round(5);
    (0..25).for_each(|_| played.step());
    Voice::new(lang, &names(&game, &setup)).table(&played.view(), look)
}

#[test]
fn table_en() {
    insta::assert_snapshot!(mid_game_table(Lang::En, Look { width: 100, plain: false }));
}

#[test]
fn table_ru() {
    insta::assert_snapshot!(mid_game_table(Lang::Ru, Look { width: 100, plain: false }));
}

#[test]
fn narrow_table_en() {
    insta::assert_snapshot!(mid_game_table(Lang::En, Look { width: 60, plain: false }));
}

#[test]
fn narrow_plain_table_en() {
    insta::assert_snapshot!(mid_game_table(Lang::En, Look { width: 60, plain: true }));
}

#[test]
fn narrow_plain_table_ru() {
    insta::assert_snapshot!(mid_game_table(Lang::Ru, Look { width: 60, plain: true }));
}

/// The first rounds of a game.
fn log(lang: Lang) -> String {
    let game = shelter();
    let setup = Setup::for_players(2);
    let mut played = Played::begin(&game, &setup, 3);
    played.play_to_round(5);
    let names = names(&game, &setup);
    let lines = Voice::new(lang, &names).log(&played.view(), &played.story);
    let shown = lines.iter().map(|line| format!("{}{}  [{}]", "  ".repeat(line.depth.into()), line.text, line.rule));
    shown.collect::<Vec<_>>().join("\n")
}

#[test]
fn log_en() {
    insta::assert_snapshot!(log(Lang::En));
}

#[test]
fn log_ru() {
    insta::assert_snapshot!(log(Lang::Ru));
}

/// What a player reads who comes back after a turn, a round and three rounds.
fn recaps(lang: Lang) -> String {
    let game = shelter();
    let setup = Setup::for_players(3);
    let mut played = Played::begin(&game, &setup, 11);
    played.play_to_round(8);
    (0..9).for_each(|_| played.step());
    let names = names(&game, &setup);
    let since = |back: usize| {
        let first = played.story.len().saturating_sub(back);
        let lines = Voice::new(lang, &names).recap(&played.view(), &played.story, played.story[first].id, A);
        format!("## {back} events\n{}\n", lines.join("\n"))
    };
    let previously = Voice::new(lang, &names).previously(&played.view()).join("\n");
    format!("{}\n## Previously\n{previously}\n", [25, 70, 260].map(since).join("\n"))
}

#[test]
fn recap_en() {
    insta::assert_snapshot!(recaps(Lang::En));
}

#[test]
fn recap_ru() {
    insta::assert_snapshot!(recaps(Lang::Ru));
}

/// How two games ended.
fn scores(lang: Lang) -> String {
    let game = shelter();
    let setup = Setup::for_players(3);
    let names = names(&game, &setup);
    let told = [2, 11].map(|seed| {
        let mut played = Played::begin(&game, &setup, seed);
        while !played.is_over() {
            played.step();
        }
        let voice = Voice::new(lang, &names);
        let score = voice.score(&played.view(), &played.story);
        let mut lines = vec![score.summary];
        for seat in &score.seats {
            lines.push(format!("{} {}: {}", seat.place.unwrap_or(0), voice.seat(seat.seat), seat.total.unwrap_or(0)));
            for line in &seat.lines {
                let details = line.details.iter().map(|detail| detail.text.clone()).collect::<Vec<_>>().join("; ");
                lines.push(format!("  {} {} ({details})", line.label, line.amount));
            }
            lines.extend(seat.tie.clone());
        }
        lines.extend(score.turns.iter().map(|turn| format!("{}: {}", turn.when, turn.text)));
        lines.join("\n")
    });
    told.join("\n\n")
}

#[test]
fn scores_en() {
    insta::assert_snapshot!(scores(Lang::En));
}

#[test]
fn scores_ru() {
    insta::assert_snapshot!(scores(Lang::Ru));
}

/// The first question of each kind in a row of games, with all its options.
fn questions(lang: Lang) -> String {
    let game = shelter();
    let setup = Setup::for_players(3);
    let names = names(&game, &setup);
    let voice = Voice::new(lang, &names);
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for seed in 0..40 {
        let mut played = Played::begin(&game, &setup, seed);
        while let Some(asked) = played.run.decision.asked {
            let kind: String = format!("{:?}", asked.ask).split(['(', ')', ' ']).take(2).collect::<Vec<_>>().join(" ");
            // Spaces and numbers make no new kind; windows do.
            let kind = if kind.starts_with("Window") { kind } else { kind.split(' ').take(1).collect() };
            if played.view().round > 3 {
                found.entry(kind).or_insert_with(|| {
                    let view = played.view();
                    let choices = played.run.decision.options.iter().map(|choice| voice.choice(&view, &asked, *choice));
                    let lines = choices.map(|choice| format!("  - {choice}")).collect::<Vec<_>>().join("\n");
                    format!("{}\n{lines}", voice.ask(&view, &asked))
                });
            }
            played.step();
        }
    }
    found.into_iter().map(|(kind, text)| format!("## {kind}\n{text}\n")).collect::<Vec<_>>().join("\n")
}

#[test]
fn questions_en() {
    insta::assert_snapshot!(questions(Lang::En));
}

#[test]
fn questions_ru() {
    insta::assert_snapshot!(questions(Lang::Ru));
}

/// Forecasts from a row of games, each with a line of a kind that none before it had.
fn forecasts(lang: Lang) -> String {
    let game = shelter();
    let setup = Setup::for_players(3);
    let names = names(&game, &setup);
    let voice = Voice::new(lang, &names);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for seed in 0..40 {
        let mut played = Played::begin(&game, &setup, seed);
        while let Some(asked) = played.run.decision.asked {
            let view = played.view();
            for choice in &played.run.decision.options {
                let lines = voice.forecast(&game.forecast(&played.state, asked.seat, *choice));
                let kind: String = format!("{choice:?}").chars().take_while(|letter| letter.is_alphabetic()).collect();
                let parts = lines.iter().map(|line| format!("{kind} {:?} {}", line.kind, line.rule));
                if parts.filter(|part| seen.insert(part.clone())).count() == 0 {
                    continue;
                }
                let lines = lines.iter().map(|line| match &line.badge {
                    Some(badge) => format!("  {}: {} [{badge}]", line.label, line.text),
                    None => format!("  {}: {}", line.label, line.text),
                });
                let lines = lines.collect::<Vec<_>>().join("\n");
                found.push(format!("{}\n{lines}\n", voice.choice(&view, &asked, *choice)));
            }
            played.step();
        }
    }
    found.join("\n")
}

#[test]
fn forecasts_en() {
    insta::assert_snapshot!(forecasts(Lang::En));
}

#[test]
fn forecasts_ru() {
    insta::assert_snapshot!(forecasts(Lang::Ru));
}

/// A text for every variant, also those that seldom come up.
fn every_text(lang: Lang) -> String {
    let game = shelter();
    let setup = Setup::for_players(2);
    let mut played = Played::begin(&game, &setup, 7);
    played.play_to_round(4);
    let view = played.view();
    let names = names(&game, &setup);
    let voice = Voice::new(lang, &names);
    let asked = |ask| Asked { seat: A, ask, shape: Shape::One };
    let is_shown = |choice: &Choice| !matches!(choice, Choice::Place(_) | Choice::Use { .. });
    let choices: Vec<Choice> = choices().into_iter().filter(is_shown).collect();
    let answers = [Ask::Turn, Ask::Build { priced: true }, Ask::TakeItem];
    let mut lines: Vec<String> = asks().into_iter().map(|ask| voice.ask(&view, &asked(ask))).collect();
    for ask in answers {
        lines.push(format!("\n## {ask:?}"));
        lines.extend(choices.iter().map(|choice| voice.choice(&view, &asked(ask), *choice)));
    }
    lines.push("\n## Events".to_owned());
    lines.extend(events().iter().map(|event| voice.event(&view, event)));
    lines.push("\n## Reasons".to_owned());
    let because = |reason| Because { rule: rule!("S-PLACE-02"), reason };
    lines.extend(reasons().into_iter().map(|reason| voice.reason(&because(reason))));
    lines.push("\n## Spaces".to_owned());
    let spaces =
        (0..64).filter_map(SpaceRef::from_index).filter(|at| view.vault.offered(game.content(), *at).is_some());
    lines.extend(spaces.map(|at| voice.space_text(&view, at)));
    lines.push("\n## Titles".to_owned());
    lines.extend(asks().into_iter().map(|ask| voice.waiting(&asked(ask))));
    lines.push("\n## Options".to_owned());
    for option in voice.options(&setup.options, |_| None) {
        let values = option.values.iter().map(|(letter, value)| format!("{letter}: {value}"));
        lines.push(format!("{}: {}", option.name, values.collect::<Vec<_>>().join("; ")));
    }
    lines.join("\n")
}

#[test]
fn every_text_en() {
    insta::assert_snapshot!(every_text(Lang::En));
}

#[test]
fn every_text_ru() {
    insta::assert_snapshot!(every_text(Lang::Ru));
}
