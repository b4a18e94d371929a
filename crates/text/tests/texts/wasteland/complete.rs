//! Every variant of every type that people see has a text in every language, and no text is left over.

use std::{fmt::Debug, fs, path::Path};

use kernel::{Because, Misfit, Refusal, rule};
use pack::Lang;
use text::wasteland::{LogKind, Names, NamingContext, Voice};
use wasteland::{
    choice::{Ask, Choice, Reason},
    content::{Area, Back, EncounterIcon, EnemyAbility, EnemyType, Faction, Letter, Terrain, Trait},
    options::{COOP_SWITCHES, CoopOptions, NCAL_SWITCHES, NcalOptions, Options, SWITCHES, Switch},
};

use super::{
    common::{content, context, names},
    events::events,
    reasons::reasons,
    samples::{A, B, KINDS, WINDOWS, asks, choices, piles},
};

/// A text is there, and nothing in it is left open.
fn check(text: &str, what: &dyn Debug, lang: Lang) {
    assert!(!text.trim().is_empty(), "{lang}: nothing is said of {what:?}");
    assert!(!text.contains(['{', '}', '\u{2068}', '\n']), "{lang}: {what:?}: {text}");
    assert!(!text.contains("  "), "{lang}: {what:?} has a gap: {text}");
}

/// Calls with every language: with all names and a full table, and with neither.
fn with_voices(test: impl Fn(Voice<'_>)) {
    let content = content();
    let mut named = names(&content);
    named.rename(A, "Anna");
    named.rename(B, " Андрей ");
    let bare = Names::new(&wasteland::content::Content::default(), []);
    for (names, context) in [(&named, context()), (&named, NamingContext::default()), (&bare, NamingContext::default())]
    {
        for lang in Lang::ALL {
            test(Voice::new(lang, names, &context));
        }
    }
}

#[test]
fn every_question_is_asked() {
    with_voices(|voice| {
        for ask in asks() {
            check(&voice.ask(ask), &ask, voice.lang());
        }
    });
}

#[test]
fn every_choice_is_described_for_every_question() {
    with_voices(|voice| {
        for ask in asks() {
            for choice in choices() {
                check(&voice.choice(ask, choice), &(ask, choice), voice.lang());
            }
        }
    });
}

#[test]
fn every_event_is_told() {
    with_voices(|voice| {
        for event in events() {
            check(&voice.event(&event), &event, voice.lang());
        }
    });
}

#[test]
fn every_reason_is_given_with_its_rule() {
    with_voices(|voice| {
        for reason in reasons() {
            let text = voice.reason(&Because { rule: rule!("W-MOVE-02"), reason });
            check(&text, &reason, voice.lang());
            assert!(text.ends_with(". (W-MOVE-02)"), "{text}");
        }
        let refusals: Vec<Refusal<Choice, Reason>> = vec![
            Refusal::NotAsked,
            Refusal::Stale,
            Refusal::Misfit(Misfit::NothingAsked),
            Refusal::Misfit(Misfit::Shape),
            Refusal::Misfit(Misfit::NotOffered(Choice::EndTurn)),
            Refusal::Misfit(Misfit::Twice(Choice::Card(0))),
            Refusal::Misfit(Misfit::Number),
            Refusal::Rule(Because { rule: rule!("W-MOVE-02"), reason: Reason::Occupied }),
        ];
        for refusal in refusals {
            check(&voice.refusal(Some(Ask::Turn), &refusal), &refusal, voice.lang());
            check(&voice.refusal(None, &refusal), &refusal, voice.lang());
        }
    });
}

#[test]
fn everything_that_is_drawn_can_be_read() {
    with_voices(|voice| {
        let say = |text: String, what: &dyn Debug| check(&text, what, voice.lang());
        Letter::ALL.into_iter().for_each(|letter| say(voice.letter(letter), &letter));
        Faction::BOTH.into_iter().for_each(|faction| say(voice.faction(faction), &faction));
        EnemyType::ALL.into_iter().for_each(|kind| say(voice.enemy_type(kind), &kind));
        EnemyType::ALL.into_iter().for_each(|kind| say(voice.enemies(kind), &kind));
        EnemyType::ALL.into_iter().for_each(|kind| say(voice.enemy(kind, None), &kind));
        EnemyAbility::ALL.into_iter().for_each(|ability| say(voice.enemy_ability(ability), &ability));
        Trait::ALL.into_iter().for_each(|named| say(voice.trait_name(named), &named));
        EncounterIcon::ALL.into_iter().for_each(|icon| say(voice.icon(icon), &icon));
        Area::ALL.into_iter().for_each(|area| say(voice.area(area), &area));
        KINDS.into_iter().for_each(|kind| say(voice.card_kind(kind), &kind));
        WINDOWS.into_iter().for_each(|window| say(voice.window(window), &window));
        piles().into_iter().for_each(|pile| say(voice.pile(pile), &pile));
        LogKind::ALL.into_iter().for_each(|kind| say(voice.log_kind(kind), &kind));
        for terrain in [Terrain::Plain, Terrain::Difficult, Terrain::Irradiated] {
            say(voice.terrain(terrain), &terrain);
        }
        for back in [Back::Dangerous, Back::Deadly, Back::DoubleSided] {
            say(voice.back(back), &back);
        }
    });
}

fn letter(name: &str) -> char {
    name.parse().expect("values are named by one letter")
}

/// The switches of all modes.
fn switches() -> impl Iterator<Item = &'static Switch> {
    SWITCHES.iter().chain(COOP_SWITCHES).chain(NCAL_SWITCHES)
}

#[test]
fn every_option_has_its_words() {
    with_voices(|voice| {
        let mut options = voice.options(&Options::default());
        options.extend(voice.coop_options(&CoopOptions::default()));
        options.extend(voice.ncal_options(&NcalOptions::default()));
        assert_eq!(options.len(), switches().count());
        for (option, (switch, ruling, letters)) in options.iter().zip(switches()) {
            assert_eq!((option.switch, option.ruling), (*switch, *ruling));
            let of_modes = || CoopOptions::default().letter(switch).or_else(|| NcalOptions::default().letter(switch));
            let usual = Options::default().letter(switch).or_else(of_modes);
            assert_eq!(Some(option.chosen), usual.map(letter));
            check(&option.name, option, voice.lang());
            check(&option.about, option, voice.lang());
            assert!(option.about.ends_with('.'), "{}", option.about);
            assert!(option.values.iter().map(|(letter, _)| *letter).eq(letters.iter().map(|name| letter(name))));
            option.values.iter().for_each(|(_, value)| check(value, option, voice.lang()));
        }
        let changed = Options::default().with("agenda-trading", "c").expect("there is such a switch");
        let chosen = voice.options(&changed).into_iter().find(|option| option.switch == "agenda-trading");
        assert_eq!(chosen.map(|option| option.chosen), Some('c'));
    });
}

/// The text of every file below a folder.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        all += &if path.is_dir() { sources(&path) } else { fs::read_to_string(&path).expect("it is a text") };
    }
    all
}

/// Keys stand in the source as they are; only those of the options are put together.
#[test]
fn no_message_is_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = sources(&root.join("src/wasteland")) + &sources(&root.join("src/shared"));
    let messages = sources(&root.join("messages/en/wasteland"));
    let keys = messages.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    let keys: Vec<&str> = keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
    assert!(keys.len() > 400, "{}", keys.len());
    for key in &keys {
        let is_used = match key.strip_prefix("option-") {
            Some(switch) => switches().any(|(known, ..)| *known == switch),
            None => code.contains(&format!("\"{key}\"")),
        };
        assert!(is_used, "nothing says '{key}'");
    }
    let parts = messages.lines().filter(|line| line.starts_with("    .")).count();
    assert_eq!(parts, switches().map(|(_, _, letters)| letters.len() + 1).sum::<usize>());
}
