//! A text for every variant. How to write the snapshots anew: see the crate's documentation.

use pack::Lang;
use text::wasteland::Voice;
use wasteland::{choice::Ask, options::Options};

use super::{
    common::{content, context, names},
    events::events,
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
