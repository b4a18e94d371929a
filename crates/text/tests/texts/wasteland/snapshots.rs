//! A text for every variant. How to write the snapshots anew: see the crate's documentation.

use kernel::{Seats, Viewer};
use pack::Lang;
use text::wasteland::{NamingContext, Voice};
use wasteland::{choice::Ask, options::Options};

use super::{
    common::{content, context, names},
    events::events,
    played::{Played, wasteland},
    reasons::reasons,
    samples::{A, B, asks, choices},
};

fn every_text(lang: Lang) -> String {
    let (content, context) = (content(), context());
    let mut names = names(&content);
    names.rename(A, "Anna");
    names.rename(B, "Boris");
    let voice = Voice::new(lang, &names, &context);
    let mut lines = vec!["## Questions".to_owned()];
    lines.extend(asks().into_iter().map(|ask| voice.ask(ask)));
    lines.push("\n## Choices".to_owned());
    lines.extend(choices().into_iter().map(|choice| voice.choice(Ask::Turn, choice)));
    lines.push("\n## Choices that depend on the question".to_owned());
    for ask in asks() {
        for choice in choices() {
            let text = voice.choice(ask, choice);
            if !lines.contains(&text) {
                lines.push(text);
            }
        }
    }
    lines.push("\n## Events".to_owned());
    lines.extend(events().iter().map(|event| voice.event(event)));
    lines.push("\n## Reasons".to_owned());
    lines.extend(reasons().into_iter().map(|reason| voice.bare_reason(reason)));
    lines.push("\n## Options".to_owned());
    for option in voice.options(&Options::default()) {
        let values = option.values.iter().map(|(letter, value)| format!("{letter}: {value}"));
        lines.push(format!("{}: {} {}", option.name, option.about, values.collect::<Vec<_>>().join("; ")));
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

/// The set-up and the first rounds of a game, as one of the players hears of them.
fn log(lang: Lang) -> String {
    let (game, names) = wasteland();
    let mut played = Played::begin(&game, 2, 3);
    played.play_to_round(4);
    let viewer = Viewer::Seat(A);
    let context = NamingContext::of(&played.view(viewer));
    let lines = Voice::new(lang, &names, &context).log(&played.story(viewer));
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
    let (game, mut names) = wasteland();
    names.rename(B, "Boris");
    let mut played = Played::begin(&game, 3, 11);
    played.play_to_round(6);
    (0..30).for_each(|_| played.step());
    let viewer = Viewer::Seat(A);
    let (view, story) = (played.view(viewer), played.story(viewer));
    let context = NamingContext::of(&view);
    let since = |back: usize| {
        let first = story.len().saturating_sub(back);
        let lines = Voice::new(lang, &names, &context).recap(&view, &story, story[first].id, A);
        format!("## {back} events\n{}\n", lines.join("\n"))
    };
    [30, 120, 400].map(since).join("\n")
}

#[test]
fn recap_en() {
    insta::assert_snapshot!(recaps(Lang::En));
}

#[test]
fn recap_ru() {
    insta::assert_snapshot!(recaps(Lang::Ru));
}

/// How some games ended, for those who watched and for a referee.
fn scores(lang: Lang) -> String {
    let (game, mut names) = wasteland();
    names.rename(A, "Anna");
    let mut told = Vec::new();
    for (players, seed, viewer) in [
        (1, 1, Viewer::Referee),
        (1, 2, Viewer::Seat(A)),
        (2, 2, Viewer::Spectator),
        (2, 44, Viewer::Spectator),
        (3, 3, Viewer::Referee),
        (4, 4, Viewer::Spectator),
    ] {
        let mut played = Played::begin(&game, players, seed);
        played.play_to_the_end();
        let mut view = played.view(viewer);
        let (story, influence) = (played.story(viewer), played.influence(&view));
        let context = NamingContext::of(&view);
        let voice = Voice::new(lang, &names, &context);
        let score = voice.score(&view, Some(&influence), &story);
        let mut lines = vec![score.summary];
        for seat in &score.seats {
            let total = seat.total.map_or("?".to_owned(), |total| total.to_string());
            lines.push(format!("{} {}: {total}", seat.place.unwrap_or(0), voice.seat(seat.seat)));
            for line in &seat.lines {
                let details = line.details.iter().map(|detail| detail.text.clone()).collect::<Vec<_>>().join("; ");
                lines.push(format!("  {} {} ({details})", line.label, line.amount));
            }
        }
        lines.extend(score.turns.iter().map(|turn| format!("{}: {}", turn.when, turn.text)));
        let ends = score.chart.lines.iter().map(|line| &line[line.len().saturating_sub(8)..]).collect::<Vec<_>>();
        lines.push(format!("{} points, at the end {ends:?}", score.chart.rounds.len()));
        // Endings that seldom come up.
        for winners in [&[A][..], &[A, B]] {
            view.public.winners = Seats::NONE;
            winners
                .iter()
                .filter(|seat| seat.index() < usize::from(players))
                .for_each(|seat| view.public.winners.insert(*seat));
            lines.push(format!("({})", voice.score(&view, Some(&influence), &story).summary));
        }
        told.push(lines.join("\n"));
    }
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
