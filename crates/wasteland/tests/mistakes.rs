//! Every mistake in a pack of Wasteland is found and named, and no pack goes beyond what the engine bears.

mod common;

use common::{PACK, files, read_with};
use pack::{PackFiles, Source};
use proptest::prelude::*;
use wasteland::reading::read;

/// What is said about definitions added to the pack.
fn said(definitions: &str) -> String {
    read_with(definitions, &PACK).1.to_string().replace("x.kdl:", "")
}

/// What is said about the whole pack with one text in one of its files replaced.
fn said_of_pack(file: &str, old: &str, new: &str) -> Vec<String> {
    let mut files = files();
    files.folder = "pack".to_owned();
    let texts = files.texts.iter_mut().map(|text| &mut text.source);
    let source = std::iter::once(&mut files.manifest).chain(&mut files.data).chain(texts);
    let source = source.into_iter().find(|source| source.name == file).expect("the file is in the pack");
    assert!(source.text.contains(old), "{file} does not say {old}");
    source.text = source.text.replacen(old, new, 1);
    let mistakes = match read(&[files]) {
        Ok((_, warnings)) => warnings,
        Err(mistakes) => mistakes,
    };
    mistakes.iter().map(ToString::to_string).collect()
}

/// Definitions, each with what is said of it.
fn all_said(definitions: &[&str]) -> String {
    definitions.iter().map(|wrong| format!("{wrong}\n{}\n\n", said(wrong))).collect()
}

/// Regenerate with `INSTA_UPDATE=always cargo test -p wasteland --test mistakes`, and read what changed.
#[test]
fn mistakes_in_things() {
    let wrong = [
        "weapn x { }",
        "weapon { }",
        "weapon Axe home=loot { letters S }",
        "weapon pipe-rifle home=loot { letters S }",
        "weapon x",
        "weapon x { letters S }",
        "weapon x home=lot { letters S }",
        "weapon x home=loot { letters S S Q }",
        "weapon x home=loot { armor 1 }",
        "weapon x home=loot { letters S; letters P }",
        "weapon x home=unique copies=2 { letters S }",
        "weapon x home=loot copies=99 { letters S }",
        "weapon x home=asset { letters S }",
        "companion x home=asset value=2 { always armor 1 }",
        "companion x home=asset { recruit nobody }",
        "event x home=asset { caps 1 }",
        "aid x home=loot { }",
        "apparel x home=loot value=1 { always flying }",
        "apparel x home=loot value=1 { always armor }",
        r#"apparel x home=loot value=1 { always armor 1 if="fightin robot" }"#,
        "aid x home=loot value=1 { always armor 1 }",
        "drug x home=loot value=1 { always armor 1 }",
        "magazine x home=loot value=1 { always armor 1 }",
        "aid x home=loot value=1 colour=red { }",
        "talent x { use exhaust { heal 1 } }",
        "talent x { use { heal 1 } }",
        "talent x { use { pay caps=1; heal 1 } }",
        "aid x home=loot { use exhaust { actions 1 } }",
        "aid x home=loot { use exhaust when=camp { may { actions 1 } } }",
        "aid x home=loot { use exhaust when=start-of-turn { actions 1 }; use discard { actions 1 } }",
        "companion x home=asset { always inventory 1 if=\"solo\" }",
        "apparel x home=loot value=1 { always second-weapon }",
        "talent x { always no-companion if=\"solo\" }",
        "talent x { always armor 1 }; character y letter=S card=x start=here",
        "talent x { always armor 1 }; character y letter=S card=x { always flying }",
        "aid x home=loot value=1 { use discard { reveal near max-level=2 } }",
        "aid x home=loot value=1 { use { pay caps=1; travel near } }",
        "perk x S when=round-end { caps 1 }",
        "aid x home=loot { use exhaust { unexhaust } }",
        "aid x home=loot { use exhaust when=reroll { fight human } }",
        "aid x home=loot { use exhaust when=rerol { rerolls 1 } }",
        "aid x home=loot { use exhaust { rerolls 1 } }",
        "aid x home=loot { use exhaust { pay dice=1; heal 1 } }",
        "aid x home=loot { use exhaust { } }",
        "aid x home=loot { use exhaust { pay; heal 1 } }",
        "aid x home=loot { use exhaust { pay aid=1 drug=1; heal 1 } }",
        "aid x home=loot { use exhaust { needs; heal 1 } }",
        "perk x { heal 1 }",
        "perk x S { gain-perk }",
        "character x letter=S card=nothing",
        "character x letter=S card=pipe-rifle",
        "character x letter=S card=quick-hands",
        "character x card=quick-hands",
        "enemy x type=star level=1 { vulnerable head }",
        "enemy x type=robot { vulnerable head }",
        "enemy x type=robot level=1 { abilities loot }",
        "enemy x type=robot level=1 { vulnerable head; abilities loot armor ranged }",
        "enemy x type=robot level=1 copies=24 { vulnerable head }",
        "agenda x { score 1 per=perks }",
        "agenda x { score 1 per=level; row critter }",
        "agenda x copies=24 { row critter }\nagenda y copies=24 { row critter }",
        "dice { face hits=1 head }",
        "locks synth",
    ];
    insta::assert_snapshot!(all_said(&wrong));
}

#[test]
fn mistakes_in_effects() {
    let wrong = [
        "event x home=loot { cap 1 }",
        "event x home=loot { caps 0 }",
        "event x home=loot { caps lots }",
        "event x home=loot { caps 1 2 }",
        "event x home=loot { caps 1 each=2 }",
        "event x home=loot { caps 1 max=2 }",
        "event x home=loot { caps -1 per=perks }",
        "event x home=loot { caps 1 per=perk }",
        r#"event x home=loot { caps 1 per="lead moon" }"#,
        r#"event x home=loot { caps 1 per="kills human robot" }"#,
        "event x home=loot { caps level }",
        "event x home=loot { trash }",
        "event x home=loot { marker here }",
        "event x home=loot { mark }",
        "event x home=loot { unmark 2 }",
        "event x home=loot { caps 1 per=marks }",
        "event x home=loot { close nothing }",
        "event x home=loot { if finished lost-caravn { caps 1 } }",
        "event x home=loot { power loser 1 }",
        "event x home=loot { draw loot 7 }",
        "event x home=loot { draw encounter wasteland }",
        "event x home=loot { add quiet-well }",
        "event x home=loot { add bus-rider }",
        "event x home=loot { unique pipe-rifle }",
        "event x home=loot { teleport at old-mil }",
        "event x home=loot { teleport }",
        "event x home=loot { place-enemy star here }",
        "event x home=loot { else { caps 1 } }",
        "event x home=loot { if solo { caps 1 }; xp 1; else { caps 1 } }",
        "event x home=loot { if { caps 1 } }",
        "event x home=loot { if solo }",
        "event x home=loot { if solo and { caps 1 } }",
        "event x home=loot { if or solo { caps 1 } }",
        "event x home=loot { if solo solo { caps 1 } }",
        "event x home=loot { if at-least many perks { caps 1 } }",
        "event x home=loot { if used S { caps 1 } }",
        "event x home=loot { choose { option { caps 1 } } }",
        "event x home=loot { test 2 }",
        "event x home=loot { test S }",
        "event x home=loot { test S 2 { win { caps 1 } } }",
        "event x home=loot { test S 2 { fail { caps 1 }; fail { caps 2 } } }",
        "event x home=loot { each nobody { caps 1 } }",
        "event x home=loot { may { may { may { may { may { may { caps 1 } } } } } } }",
        "event x home=loot { trash 1 }",
        "event x home=loot { xp { caps 1 } }",
    ];
    insta::assert_snapshot!(all_said(&wrong));
}

#[test]
fn mistakes_in_stories() {
    let wrong = [
        "encounter x { option { do { caps 1 } } }",
        "encounter x back=forest { option { do { caps 1 } } }",
        "encounter x back=wasteland { }",
        "encounter x back=wasteland { option { needs solo; do { caps 1 } } }",
        "encounter x back=vault-84 { option { do { caps 1 } } }",
        "encounter x back=wasteland number=40 { option { do { caps 1 } } }",
        "encounter x copy-of=broken-bus { option { do { caps 1 } } }",
        "encounter x copy-of=late-riders { option { do { caps 1 } } }",
        "encounter x copy-of=bus-riders number=41 { option { do { caps 1 } } }",
        "quest x copy-of=lost-caravn { objective camp { results { xp } } }",
        "quest x number=99 { objective camp { results { stage caravan-came-home } } }",
        "encounter x back=wasteland { option { test S 2; fight human; succeed { caps 1 } } }",
        "encounter x back=wasteland { option { test S 2; do { caps 1 } } }",
        "encounter x back=wasteland { option { succeed { caps 1 } } }",
        "encounter x back=wasteland { option forced { do { caps 1 } } }",
        "encounter x back=wasteland { option maybe { do { caps 1 } } }",
        "quest x { objective camp { results { caps 1 } } }",
        "quest x number=12 { objective camp { results { caps 1 } } }",
        "quest x number=90 { }",
        "quest x number=90 { objective dance { results { caps 1 } } }",
        "quest x number=90 { objective camp { test S 2; results { caps 1 } } }",
        "quest x number=90 { objective camp { } }",
        "quest x number=90 { objective round-end 3 { test S 2; results { mark } } }",
        "quest x number=90 { objective enter nowhere { results { trash } } }",
    ];
    insta::assert_snapshot!(all_said(&wrong));
}

#[test]
fn mistakes_in_maps() {
    let wrong = [
        "tile x back=dangerous { space a }",
        "tile x { drawing a; space a }",
        "tile x back=dangerous { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaa; space a }",
        "tile x back=dangerous { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaab; space a }",
        "tile x back=dangerous { drawing baaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaab; space a; space b }",
        r#"tile x back=dangerous { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a; space b; space a; space ab; space c level=2; space d enemies="star" }"#,
        "tile x back=double reverse=nowhere { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }",
        "tile x back=double reverse=x { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }",
        "tile x back=double reverse=dry-lake { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }",
        "tile x back=dangerous reverse=crossroads-camp { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }",
        "tile x back=double reverse=crossroads-camp { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }\ntile y back=double reverse=x { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }",
        "tile x back=double reverse=crossroads-camp { drawing aaaaabbbb aaaaaabbbbb aaaaaaabbbbbb aaaaaaaabbbbbbb dddddddcccccccc ddddddccccccc dddddcccccc ddddccccc; space a; space b; space c; space d }\nscenario y { place q=0 r=0 tile=crossroads-camp start; place q=1 r=0 tile=x; stage lost-caravan; faction star a; faction shield b; track { x 1 1; y 1 1 } }",
        "scenario x { place q=0 r=0 tile=crossroads-camp start; place q=1 r=0 tile=dry-lake; place q=0 r=1 deadly; mix dry-lake crossroads-camp nowhere; mix; stage lost-caravan; faction star a; faction shield b; track { x 1 1; y 1 1 } }",
        "scenario x { place q=0 r=0 tile=crossroads-camp start; place q=1 r=0 tile=dry-lake; place q=0 r=1 deadly; mix dry-lake crossroads-camp dry-lake; stage lost-caravan; faction star a; faction shield b; track { x 1 1; y 1 1 } }",
        "scenario x { place q=0 r=0 tile=crossroads-camp start; place q=1 r=0 tile=dry-lake; place q=0 r=1 deadly; mix dry-lake crossroads-camp; stage lost-caravan; faction star a; faction shield b; track { x 1 1; y 1 1 } }",
        "scenario x { place q=0 r=0 tile=crossroads-camp start; stage lost-caravan; faction star a; faction shield b; track { x 1 1 1; y 1 1 1; end 1 2 } }",
        "scenario x { place q=0 r=0 tile=crossroads-camp start; stage lost-caravan; faction star a; faction shield b; track { x 1 1 1; y 1 1 1; end 0 1 2 2 } }",
        "scenario x { place q=0 r=0 tile=crossroads-camp start; stage lost-caravan; faction star a; faction shield b; track { x 1 1 1; y 1 1 1; end 1 1 2 3 } }",
        "scenario x { }",
        "scenario x replaces=old-gruge mode=coop { place q=0 r=0 tile=crossroads-camp start; stage lost-caravan; faction star a; faction shield b; track { x 1 1; y 1 1 } }",
        "scenario x { place q=0 r=0 tile=dry-lake start; place q=0 r=0 deadly dangerous; place q=1 r=0 tile=nowhere; place r=2 deadly; place q=3 r=3 deadly tile=dry-lake; faction star a; faction star b; faction shield c level=z { vulnerable head }; track { x 1 2 3; y 1 } }",
        "scenario x { place q=0 r=0 tile=dry-lake start; place q=5 r=0 dangerous; stage lost-caravan; faction star dawn-guard; faction shield salt-union; track { x 1 1; y 1 1 } }",
    ];
    insta::assert_snapshot!(all_said(&wrong));
}

#[test]
fn all_mistakes_come_at_once() {
    let said = said("event a home=loot { cap 1 }\nquest b number=80 { objective camp {\naid c home=loot { }\n");
    assert!(said.contains("1:21: error: unknown word 'cap'"), "{said}");
    assert!(said.contains("2:36: error: this '{' is never closed"), "{said}");
}

/// So many definitions in a row.
fn many(n: usize, definition: impl Fn(usize) -> String) -> String {
    (0..n).map(|at| definition(at) + "\n").collect()
}

#[test]
fn what_the_engine_bears() {
    let row = "aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa";
    let places = |n| many(n, |at| format!("place q={} r={} dangerous", at % 10, at / 10));
    let parts = "faction star a; faction shield b; stage lost-caravan";
    let track = |n| format!("track {{ x {0}; y {0} }}", "1 ".repeat(n));
    let objectives = |n| "objective camp { results { xp } }; ".repeat(n);
    let table = [
        (many(63, |at| format!("perk p{at} S {{ heal }}")), "there are more than 64 perks"),
        (many(64, |at| format!("weapon w{at} home=unique {{ letters S }}")), "there are more than 64 unique assets"),
        (
            many(7, |at| format!("aid a{at} home=loot copies=24 {{ use discard {{ heal }} }}")),
            "there are more than 160 loot cards",
        ),
        (
            many(7, |at| format!("aid a{at} home=asset value=1 copies=24 {{ use discard {{ heal }} }}")),
            "there are more than 160 asset cards",
        ),
        (
            many(112, |at| format!("encounter e{at} back=wasteland {{ option {{ do {{ xp }} }} }}")),
            "there are more than 112 encounters of one back",
        ),
        (
            many(511, |at| format!("quest q{at} number={} {{ objective camp {{ results {{ xp }} }} }}", at + 100)),
            "there are more than 512 quests",
        ),
        (
            many(29, |at| format!("talent t{at} {{ always armor 1 }}\ncharacter c{at} letter=S card=t{at}")),
            "there are more than 32 characters",
        ),
        (many(62, |at| format!("tile t{at} back=deadly {{ drawing {row}; space a }}")), "there are more than 64 tiles"),
        (
            many(32, |at| {
                format!("scenario s{at} {{ place q=0 r=0 tile=crossroads-camp start; {parts}; {} }}", track(2))
            }),
            "there are more than 32 scenarios",
        ),
        (format!("event x home=loot {{ {} }}", "xp; ".repeat(201)), "there are more than 200 effects"),
        (
            format!("scenario x {{ place q=-1 r=0 tile=crossroads-camp start; {} {parts}; {} }}", places(40), track(2)),
            "a map has at most 40 places",
        ),
        (
            format!("scenario x {{ place q=0 r=0 tile=crossroads-camp start; {parts}; {} }}", track(25)),
            "x has 25 values and y has 25",
        ),
        (
            format!("scenario x {{ place q=0 r=0 tile=crossroads-camp start; {parts}; {} }}", track(1)),
            "x has 1 values and y has 1",
        ),
        (
            format!(
                "scenario x {{ place q=0 r=0 tile=crossroads-camp start; {parts}; {} {} }}",
                "stage long-road; ".repeat(8),
                track(2)
            ),
            "at most 8 quests are staged at the start",
        ),
        (
            format!("encounter x back=wasteland {{ {} }}", "option { do { xp } }; ".repeat(9)),
            "an encounter has at most 8 options",
        ),
        (format!("quest x number=90 {{ {} }}", objectives(9)), "a quest has 1 to 8 objectives"),
        (
            format!("quest x number=90 {{ objective action {{ {} results {{ xp }} }} }}", "test S 2; ".repeat(7)),
            "an objective has at most 6 instructions",
        ),
        (
            format!("event x home=loot {{ choose {{ {} }} }}", "option { xp }; ".repeat(7)),
            "there are 7 options to choose from",
        ),
        (format!("aid x home=loot {{ {} }}", "use discard { heal }; ".repeat(5)), "'use' is here more than 4 times"),
        (
            format!("event x home=loot {{ if {} {{ xp }} }}", ["solo"; 9].join(" or ")),
            "there are more than 8 conditions",
        ),
        (
            format!(
                "tile x back=deadly {{ {} drawing {row} }}",
                many(9, |at| format!("space {};", char::from(b'a' + at as u8)))
            ),
            "a tile has at most 8 spaces",
        ),
        (
            format!("tile x back=deadly {{ drawing {row}; space a enemies=\"{}\" }}", ["robot"; 5].join(" ")),
            "a space has at most 4 enemy icons",
        ),
        (
            many(251, |at| format!("tile n{at} back=deadly {{ drawing {row}; space a name=name-{at} }}")),
            "there are more than 250 names of spaces",
        ),
        (
            "enemy x type=robot level=1 { vulnerable head; abilities loot ranged retreat }".to_owned(),
            "an enemy has at most 2 abilities",
        ),
        (
            "enemy x type=robot level=1 copies=24 { vulnerable head }".to_owned(),
            "there are more than 24 enemy tokens of one type",
        ),
        (format!("agenda x {{ row {} }}", "robot ".repeat(8)), "an agenda has a row of 1 to 7 icons"),
        (
            format!("agenda x {{ row robot; {} }}", "score 1 per=perks; ".repeat(5)),
            "an agenda scores in at most 4 ways",
        ),
        (many(4, |at| format!("agenda a{at} copies=20 {{ row robot }}")), "there are more than 64 agenda"),
        (many(33, |at| format!("talent t{at} {{ always armor 1 }}")), "there are more than 32 cards of characters"),
        (
            format!("event x home=loot {{ {} xp {} }}", "may { ".repeat(8), "}; ".repeat(8)),
            "effects are nested more than 6 deep",
        ),
        ("event x home=loot { draw loot 7 }".to_owned(), "7 cannot be an amount; expected a number from 1 to 6"),
        (
            "event x home=loot { place-tokens star 7 anywhere }".to_owned(),
            "7 cannot be an amount; expected a number from 1 to 6",
        ),
    ];
    for (definitions, expected) in table {
        let said = said(&definitions);
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

#[test]
fn mistakes_of_whole_packs() {
    let in_map = |old, new| said_of_pack("map.kdl", old, new);
    let in_cards = |old, new| said_of_pack("cards.kdl", old, new);
    let table = [
        (in_map("locks synth addicted", ""), "pack: warning: no side of a trait token shows a lock (W-RULING-70)"),
        (in_map("specials S=5 P=5 E=5 C=5 I=5 A=5 L=5", ""), "pack: error: there are no common tokens (W-SETUP-08)"),
        (
            in_map("specials S=5 P=5 E=5 C=5 I=5 A=5 L=5", "specials S=5 L=3"),
            "could not draw a letter different from their own",
        ),
        (in_map("specials S=5", "specials S=50"), "there are 80 common tokens; expected at most 64"),
        (
            in_map("place q=1 r=0 deadly", "place q=1 r=0 deadly; place q=2 r=0 deadly"),
            "places with a deadly tile facedown: 2; tiles for them: 1",
        ),
        (
            in_map("place q=0 r=0 tile=crossroads-camp start", "place q=0 r=0 tile=crossroads-camp"),
            "no place is the start",
        ),
        (
            in_cards(
                "character watcher letter=P card=cold-blood\n\
                 character porter letter=E card=thick-skin\n\
                 character sentry letter=I card=tin-shutters start=anywhere {\n    always no-companion\n}\n",
                "",
            ),
            "there are 3 characters; four players need four (W-SETUP-17)",
        ),
        (in_cards("copies=6", "copies=3"), "4 players have 16 agenda cards; they need 17 (W-AGENDA-04)"),
        (said_of_pack("pack.toml", "wasteland", "shelter"), "'game' cannot be this; expected wasteland"),
    ];
    for (said, expected) in table {
        assert!(said.iter().any(|said| said.contains(expected)), "{expected}: {said:?}");
    }
}

#[test]
fn mistakes_in_texts() {
    let english = said_of_pack("text/en/all.ftl", "card-pipe-rifle =", "card-pipe-rifel =");
    assert!(english.iter().any(|said| said.contains("there is no English text 'card-pipe-rifle'")), "{english:?}");
    let options = said_of_pack("text/ru/all.ftl", "    .option-3 =", "    .option-4 =");
    assert!(options.iter().any(|said| said.contains("'encounter-broken-bus' has no '.option-3'")), "{options:?}");
    for (file, old, new, expected) in [
        ("en", ".option-1-succeed", ".option-1-suceed", "'encounter-broken-bus' has no '.option-1-succeed'"),
        ("ru", ".option-1-fail", ".option-1-fial", "'encounter-broken-bus' has no '.option-1-fail'"),
        ("en", ".option-3-fail", ".option-2-fail", "nothing uses '.option-2-fail' of the text 'encounter-broken-bus'"),
        ("ru", ".objective-2", ".objective-3", "'quest-lost-caravan' has no '.objective-2'"),
        ("en", ".objective-2", ".objective-3", "nothing uses '.objective-3' of the text 'quest-lost-caravan'"),
    ] {
        let said = said_of_pack(&format!("text/{file}/all.ftl"), old, new);
        assert!(said.iter().any(|said| said.contains(expected)), "{expected}: {said:?}");
    }
    for (key, old) in [
        ("enemy-ash-rat", "    .flavor = Ash Rat.\n"),
        ("agenda-star-friend", "    .flavor = Star Friend.\n"),
        ("faction-dawn-guard", "    .about = Dawn Guard.\n"),
    ] {
        let said = said_of_pack("text/en/all.ftl", old, "");
        let expected = format!("'{key}' has no '.{}'", if key.starts_with("faction") { "about" } else { "flavor" });
        assert!(said.iter().any(|said| said.contains(&expected)), "{expected}: {said:?}");
    }
    let spaces = said_of_pack("text/ru/all.ftl", "space-old-mill", "space-new-mill");
    assert!(spaces.iter().any(|said| said.contains("there is no Russian text 'space-old-mill'")), "{spaces:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text_never_panics(text in "\\PC*") {
        said(&text);
    }

    #[test]
    fn shuffled_vocabulary_never_panics(
        words in prop::collection::vec(prop::sample::select(vec![
            "weapon", "event", "tile", "scenario", "quest", "encounter", "agenda", "perk", "enemy", "dice", "x", "home=",
            "loot", "use", "exhaust", "when=", "reroll", "needs", "if", "else", "not", "and", "or", "solo", "at-least",
            "pay", "caps=", "caps", "per=", "each=", "plus=", "max=", "\"kills human\"", "\"\"", "level", "level+1",
            "level-999", "test", "S", "P", "choose", "option", "do", "succeed", "may", "objective", "action", "results",
            "place", "q=", "r=", "track", "space", "drawing", "aaaaaaaaa", "number=", "copies=", "back=", "wasteland",
            "{", "}", ";", "\n", "12", "-1", "99999999999999999999", "1.5", "#true", "#null", "(x)", "/-", "//", "\"", "ы",
        ]), 0..60),
        glue in prop::sample::select(vec![" ", ""]),
    ) {
        said(&words.join(glue));
    }

    #[test]
    fn arbitrary_packs_never_panic(manifest in "\\PC*", data in "\\PC*", text in "[a-z={}$. \n-]*") {
        let sources = vec![
            Source::new("pack.toml", &manifest),
            Source::new("a.kdl", &data),
            Source::new("text/en/a.ftl", &text),
        ];
        let _ = PackFiles::sort("x", sources).map(|files| read(&[files]));
    }
}
