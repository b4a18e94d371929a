//! Packs that can be played and were probably not meant so are told of, each with its place.

mod common;

use common::{PACK, files, read_with};
use pack::{Lang, Mistakes, PackFiles, Source, Texts, load_folder};
use wasteland::reading::{lint, mistake_texts, read};

/// A story of its own for definitions: the camp, the dry lake, and these quests at the start.
fn story(staged: &str) -> String {
    format!(
        "scenario own {{ place q=0 r=0 tile=crossroads-camp start; place q=1 r=0 tile=dry-lake; {staged}; \
         faction star a; faction shield b; track {{ x 1 1; y 1 1 }} }}\n"
    )
}

fn found(definitions: &str) -> Mistakes {
    let (content, mistakes) = read_with(definitions, &PACK);
    assert!(!mistakes.has_errors(), "{mistakes}");
    let sources = vec![Source::new("pack.toml", ""), Source::new("x.kdl", definitions)];
    let own = PackFiles::sort("", sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let mut found = lint(&content, &[files(), own]);
    found.sort();
    found
}

/// What is said of definitions on top of the pack of the tests, without the name of their file.
fn said(definitions: &str) -> Vec<String> {
    found(definitions).iter().map(|mistake| mistake.to_string().replace("x.kdl:", "")).collect()
}

#[test]
fn what_waits_in_the_library_must_come() {
    let quest = "quest lost number=90 { objective camp { results { draw agenda } } }";
    assert_eq!(said(quest), ["1:1: warning: no story comes to this quest"]);
    let encounter = "encounter lost back=wasteland number=90 { option { do { caps 4 } } }";
    assert_eq!(said(encounter), ["1:1: warning: no story adds this encounter"]);
    let unique = "weapon lost home=unique { letters S A }";
    assert_eq!(said(unique), ["1:1: warning: nobody can gain this unique asset"]);
    assert_eq!(
        said(
            "encounter found back=wasteland { option { do { add there; unique lost } } }\n\
                     encounter there back=wasteland number=90 { option { do { caps 4 } } }\n\
                     weapon lost home=unique { letters S A }"
        ),
        [""; 0]
    );
}

/// An encounter of a vault comes only where its door is on the map.
#[test]
fn a_vault_needs_its_door() {
    let door = |back: &str| {
        story("stage first")
            + &format!(
                "quest first number=90 {{ objective camp {{ results {{ add deep; trash }} }} }}\n\
                 encounter deep back={back} number=91 {{ option {{ do {{ caps 4 }} }} }}"
            )
    };
    assert_eq!(
        said(&door("vault-109")),
        ["3:1: warning: no map of a story that adds this encounter has the door to it"]
    );
    assert_eq!(said(&door("vault-84")), [""; 0]);
}

#[test]
fn no_line_of_a_story_breaks_off() {
    let line = |rest: &str| said(&(story("stage first") + rest));
    let expected = "expected a quest that is still to come, an agenda card, power, add, unique or close";
    let broken = |place: &str, id: &str| {
        vec![format!(
            "{place}: warning: after this objective of '{id}' its line of the story can break off; {expected}"
        )]
    };
    let lines = "quest first number=90 {\n objective camp { results { stage second; trash } }\n}\n\
                 quest second number=91 {\n objective camp { results { xp 7; trash } }\n}";
    assert_eq!(line(lines), broken("6:2", "second"));
    // Influence, power, or saying that it ends, is an end.
    for end in ["draw agenda", "power star 1", "close lost-caravan", "unique star-lance", "add bus-riders"] {
        assert_eq!(line(&lines.replace("xp 7", end)), [""; 0], "{end}");
    }
    // A quest that stays goes on, and one that leads nowhere is a story of its own.
    assert_eq!(line(&lines.replace("xp 7; trash", "xp 7")), [""; 0]);
    assert_eq!(line("quest first number=90 { objective camp { results { xp 7; trash } } }"), [""; 0]);
    // One way out of a choice is enough to break off.
    let choice = lines.replace("xp 7", "choose { option { draw agenda }; option { caps 9 } }");
    assert_eq!(line(&choice), broken("6:2", "second"));
    // What follows has been closed by what came before.
    let closed = "quest first number=90 {\n objective camp { results { stage second; close third; trash } }\n}\n\
                  quest second number=91 {\n objective camp { results { stage third; trash } }\n}\n\
                  quest third number=92 { objective camp { results { draw agenda; trash } } }";
    assert_eq!(line(closed), broken("6:2", "second"));
    assert_eq!(line(&closed.replace("close third; ", "")), [""; 0]);
}

#[test]
fn every_option_can_be_chosen_by_somebody() {
    let options =
        |options: &str| said(&format!("encounter x back=wasteland {{\n option {{ do {{ caps 4 }} }}\n {options}\n}}"));
    let idle = |line: u32, nth: u32| {
        format!(
            "{line}:2: warning: nobody can ever choose option {nth} of 'x'; expected something that can be true of \
             some survivor in some game"
        )
    };
    for needs in [
        "trait synth and trait super-mutant",
        "trait synth and not trait synth",
        "at-least 3 perks",
        "at-least 4 traits",
        "at-least 5 caps and not at-least 3 caps",
        "at-least 3 level",
        "at-icon settlement",
        "at camp-gate",
        "character drifter and character porter",
        "loyal star and loyal shield",
        "solo and with-trait synth",
        "staged bells and finished bells",
        "has drug and not has drug or leads star and leads shield",
    ] {
        let bells = "\nquest bells number=95 { objective camp { results { trash } } }";
        let said = options(&format!(
            "option {{ needs {needs}; do {{ xp 3 }} }}\n}}{bells}\nencounter y back=wasteland {{ \
                                     option {{ do {{ stage bells }} }}"
        ));
        assert!(said.contains(&idle(3, 2)), "{needs}: {said:?}");
    }
    for needs in ["trait synth or trait idolized", "at-least 2 perks", "at old-mill", "at-least 2 level", "loyal star"]
    {
        assert_eq!(options(&format!("option {{ needs {needs}; do {{ xp 3 }} }}")), [""; 0], "{needs}");
    }
    assert_eq!(options("option { pay magazine=2; do { xp 3 } }"), [idle(3, 2)]);
    // Who must take the forced option cannot take another.
    let forced = |needs: &str| {
        options(&format!(
            "option forced {{ needs not solo or solo; do {{ xp 3 }} }}\n option {{ needs {needs}; do {{ xp 4 }} }}"
        ))
    };
    assert_eq!(forced("solo"), [idle(2, 1), idle(4, 3)]);
    let forced = "option forced { needs trait vilified; do { xp 3 } }\n option { needs trait vilified; do { xp 4 } }";
    assert_eq!(options(forced), [idle(4, 3)]);
    assert_eq!(
        options(&forced.replace("{ needs trait vilified; do { xp 4 } }", "{ needs trait synth; do { xp 4 } }")),
        [""; 0]
    );
}

#[test]
fn every_objective_can_be_completed() {
    let quest = "quest first number=90 {\n objective camp { needs trait synth and not trait synth; results { draw agenda; \
                 trash } }\n}";
    assert_eq!(
        said(&(story("stage first") + quest)),
        ["3:2: warning: nobody can ever complete objective 1 of 'first'; expected something that can be true of some \
          survivor in some game"]
    );
}

#[test]
fn named_places_lie_on_the_map() {
    let tile = "tile far back=dangerous { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa \
                aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a name=far-end icon=wasteland level=1 }\n";
    let quest = "quest first number=90 { objective enter far-end { results { draw agenda; trash } } }";
    let lost = "3:1: warning: 'far-end' lies on no tile of own";
    assert_eq!(said(&(story("stage first") + tile + quest)), [lost]);
    let spoken = quest.replace("enter far-end { results {", "camp { results { teleport at far-end;");
    assert_eq!(said(&(story("stage first") + tile + &spoken)), [lost]);
    // Two tiles for one facedown place: one of them stays in the box.
    let drawn = story("stage first").replace("tile=dry-lake", "dangerous; mix far dry-lake");
    assert_eq!(
        said(&(drawn.clone() + tile + quest)),
        ["3:1: warning: the tile of 'far-end' may stay in the box in own"]
    );
    assert_eq!(said(&(drawn.replace("mix far dry-lake", "mix far") + tile + quest)), [""; 0]);
}

#[test]
fn no_two_things_do_the_same() {
    assert_eq!(
        said("perk third-wind E when=turn { pay points=1; heal 4 }"),
        ["1:1: warning: 'third-wind' does the same as 'second-wind'"]
    );
    assert_eq!(said("perk third-wind E when=turn { pay points=1; heal 5 }"), [""; 0]);
    let rats = "enemy hill-rat type=critter level=1 copies=2 { vulnerable head legs; abilities aggressive }";
    assert_eq!(said(rats), ["1:1: warning: 'hill-rat' does the same as 'ash-rat'"]);
    assert_eq!(said(&rats.replace("level=1", "level=2")), [""; 0]);
}

#[test]
fn lints_are_said_in_russian() {
    let mut texts = Texts::new();
    mistake_texts().iter().for_each(|text| texts.add_text(text, &mut Mistakes::new()));
    let definitions = story("stage first")
        + "quest first number=90 { objective camp { results { stage second; trash } } }\n\
           quest second number=91 { objective camp { results { xp 7; trash } } }";
    let said: Vec<String> = found(&definitions).iter().map(|mistake| mistake.in_lang(Lang::Ru, &texts)).collect();
    assert_eq!(
        said,
        ["x.kdl:3:26: предупреждение: после этой цели задания 'second' история может оборваться; ожидается: задание, \
          которое ещё может появиться, замысел, могущество, add, unique или close"]
    );
}

/// Our own box is held to all of them.
#[test]
fn the_core_pack_is_meant_as_it_is() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    let files = load_folder(&folder).expect("the core pack lies in packs/");
    let (content, _) = read(std::slice::from_ref(&files)).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let mut found = lint(&content, std::slice::from_ref(&files));
    found.append(pack::lint_texts(&[files], &Lang::ALL));
    found.sort();
    assert_eq!(found.to_string(), "");
}
