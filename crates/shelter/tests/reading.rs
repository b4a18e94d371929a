//! Packs of Shelter: the core pack reads without a word of complaint, and every mistake is found and named.

use std::{fs, path::Path, sync::LazyLock};

use pack::{Lang, Mistakes, PackFiles, Source, Texts, load_folder};
use proptest::prelude::*;
use shelter::{
    content::Content,
    reading::{
        paraphrase::{Paraphrase, TEXTS},
        read, read_definitions, vocabulary,
    },
};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn core_files() -> PackFiles {
    load_folder(&root().join("packs/shelter-core")).expect("the core pack lies in packs/")
}

static CORE: LazyLock<Content> =
    LazyLock::new(|| read(&[core_files()]).map_or_else(|mistakes| panic!("{mistakes}"), |(content, _)| content));

/// What is said about definitions in one file, added to the core pack; a line each, without the file name.
fn said(definitions: &str) -> String {
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("x.kdl", definitions, &mut mistakes);
    read_definitions(&nodes, &CORE, &mut mistakes);
    mistakes.sort();
    mistakes.to_string().replace("x.kdl:", "")
}

/// What is said about a whole pack: the core pack with one text in one of its files replaced.
fn said_of_core(file: &str, old: &str, new: &str) -> Vec<String> {
    let mut files = core_files();
    files.folder = "core".to_owned();
    let texts = files.texts.iter_mut().map(|text| &mut text.source);
    let source = std::iter::once(&mut files.manifest).chain(&mut files.data).chain(texts);
    let source = source.into_iter().find(|source| source.name == file).expect("the file is in the core pack");
    assert!(source.text.contains(old), "{file} does not say {old}");
    source.text = source.text.replacen(old, new, 1);
    let mistakes = match read(&[files]) {
        Ok((_, warnings)) => warnings,
        Err(mistakes) => mistakes,
    };
    mistakes.iter().map(ToString::to_string).collect()
}

#[test]
fn the_core_pack_reads_without_complaint() {
    let (content, warnings) = read(&[core_files()]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(warnings.to_string(), "");
    // S-SETUP-02, S-SETUP-04 and S-SETUP-08.
    assert_eq!(content.rooms.iter().filter(|room| room.start.is_some()).count(), 6);
    assert_eq!(content.rooms.iter().filter(|room| room.start.is_none()).count(), 24);
    assert_eq!((content.elevators.len(), content.items.len(), content.threats.len()), (5, 31, 18));
    assert_eq!(content.packs.len(), 1);
    assert_eq!(content.packs[0].hash.as_ref().unwrap().len(), 64);
}

/// Whoever adds a folder to `packs/` gets it checked on top of the core pack, without touching this file.
#[test]
fn every_other_pack_reads_on_top_of_the_core_pack() {
    for entry in fs::read_dir(root().join("packs")).unwrap() {
        let folder = entry.unwrap().path();
        let files = load_folder(&folder).unwrap_or_else(|error| panic!("{error}"));
        let is_ours = files.manifest.text.contains("game = \"shelter\"") && !folder.ends_with("shelter-core");
        if is_ours && let Err(mistakes) = read(&[core_files(), files]) {
            panic!("{mistakes}");
        }
    }
}

/// The stamp of a pack after a change to its files.
fn stamp(change: impl FnOnce(&mut PackFiles)) -> kernel::PackStamp {
    let mut files = core_files();
    change(&mut files);
    let (content, _) = read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    content.packs[0].clone()
}

/// Stored games go on after a change of what people read, and are played again after one of what the rules look at.
#[test]
fn the_stamp_covers_the_cards_and_nothing_that_people_read() {
    let before = stamp(|_| {});
    let mended = stamp(|files| {
        let text = &mut files.texts[0].source.text;
        *text = text.replacen(" = ", " = Well, ", 1);
        files.data[0].text.insert_str(0, "// What was in the cellar.\n");
        files.data[0].text = files.data[0].text.replace('\n', "\n\n");
        files.manifest.text = files.manifest.text.replacen("languages = [\"en\", \"ru\"]", "languages = [\"en\"]", 1);
    });
    assert_eq!(mended, before);
    let newer = stamp(|files| files.manifest.text = files.manifest.text.replacen("1.0.0", "1.0.1", 1));
    assert!(newer != before && newer.is_same(&before), "the version is for people");
    let stronger = stamp(|files| {
        let items = files.data.iter_mut().find(|file| file.name == "items.kdl").expect("there are items");
        items.text = items.text.replacen("always roll 1", "always roll 2", 1);
    });
    assert!(!stronger.is_same(&before));
}

#[test]
fn sentences_exist_in_all_languages_with_the_same_variables() {
    let mut mistakes = Mistakes::new();
    let mut texts = Texts::new();
    texts.add_files(TEXTS, &mut mistakes);
    texts.check_languages(&Lang::ALL, &mut mistakes);
    assert_eq!(mistakes.to_string(), "");
    assert_eq!(TEXTS.iter().map(|(lang, ..)| *lang).collect::<Vec<_>>(), Lang::ALL);
}

/// Regenerate with `INSTA_UPDATE=always cargo test -p shelter --test reading`.
#[test]
fn every_card_of_the_core_pack_in_sentences() {
    let files = core_files();
    let content = &*CORE;
    for lang in Lang::ALL {
        let mut mistakes = Mistakes::new();
        let mut texts = Texts::new();
        texts.add_pack(&files, &mut mistakes);
        texts.add_files(TEXTS, &mut mistakes);
        assert_eq!(mistakes.to_string(), "");
        let page = page(content, &texts, lang);
        assert!(!page.contains('{'), "a message or a variable is missing:\n{page}");
        insta::assert_snapshot!(format!("core_pack_{lang}"), page);
    }
}

fn page(content: &Content, texts: &Texts, lang: Lang) -> String {
    let say = Paraphrase::new(texts, lang);
    let mut cards: Vec<(String, Vec<String>)> = Vec::new();
    for room in &content.rooms {
        cards.push((format!("room-{}", room.id), say.room(content, room)));
    }
    for elevator in &content.elevators {
        cards.push((format!("elevator-{}", elevator.id), vec![say.elevator(content, elevator)]));
    }
    for threat in &content.threats {
        cards.push((format!("threat-{}", threat.id), vec![say.threat(content, threat)]));
    }
    for item in &content.items {
        cards.push((format!("item-{}", item.id), say.item(item)));
    }
    cards.dedup();
    let mut page = String::new();
    for (key, sentences) in cards {
        page.push_str(&format!("{} ({key})\n", texts.get(lang, &key, &[])));
        for sentence in sentences {
            page.push_str(&format!("  {sentence}\n"));
        }
    }
    page
}

/// Regenerate with `UPDATE_DOCS=1 cargo test -p shelter --test reading`.
#[test]
fn the_authors_guide_lists_exactly_the_vocabulary() {
    let path = root().join("docs/packs.md");
    let page = fs::read_to_string(&path).unwrap();
    let (begin, end) = ("<!-- vocabulary: begin -->\n", "<!-- vocabulary: end -->");
    let (before, rest) = page.split_once(begin).expect("docs/packs.md marks where the vocabulary begins");
    let (listed, after) = rest.split_once(end).expect("docs/packs.md marks where the vocabulary ends");
    let expected = format!("\n{}", vocabulary::markdown());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, format!("{before}{begin}{expected}{end}{after}")).unwrap();
    } else {
        assert_eq!(listed, expected, "docs/packs.md is stale: run UPDATE_DOCS=1 cargo test -p shelter --test reading");
    }
}

#[test]
fn every_card_in_the_authors_guide_reads() {
    let page = fs::read_to_string(root().join("docs/packs.md")).unwrap();
    let mut n_blocks = 0;
    for block in page.split("```kdl\n").skip(1) {
        let (definitions, _) = block.split_once("```").unwrap();
        assert_eq!(said(definitions), "", "in docs/packs.md:\n{definitions}");
        n_blocks += 1;
    }
    assert!(n_blocks > 3);
}

#[test]
fn mistakes_in_spaces() {
    let table = [
        (
            "room x { price ?; space { gain foood } }",
            "1:32: error: unknown word 'foood' in gain; expected one of power, food, water, ?, happiness, dweller, first-player, build, train, train-S, train-P, train-E, train-C, train-I, train-A, train-L, heal, item, ready, refresh-items, refresh-rooms; did you mean 'food'?",
        ),
        (
            "room x { price ?; space { gain injury } }",
            "1:32: error: 'injury' cannot be used in gain; expected one of power, food, water, ?, happiness, dweller, first-player, build, train, train-S, train-P, train-E, train-C, train-I, train-A, train-L, heal, item, ready, refresh-items, refresh-rooms",
        ),
        (
            "room x { price ?; space { cost happiness; gain food } }",
            "1:32: error: 'happiness' cannot be used in cost; expected one of power, food, water, ?, item, injury, room-price",
        ),
        (
            "room x { price item; space { gain food } }",
            "1:16: error: 'item' cannot be used in price; expected one of power, food, water, ?",
        ),
        (
            "room x { price ?; space { fight 8; gain food } }",
            "1:27: error: 'fight' cannot be used in a space; expected one of cost, gain, exchange, letters, linked, injured-only",
        ),
        (
            "room x { price ?; space { cost room-price; gain food } }",
            "1:19: error: 'room-price' is due for a room that is built, and nothing is (S-COST-06)",
        ),
        (
            "room x { price ?; space { cost room-price; gain build build } }",
            "1:19: error: 'room-price' pays for one room, and more are built (S-COST-06)",
        ),
        (
            "threat x { cost room-price; fight 8; gain build }",
            "1:1: error: a fight may be lost, and the room that was paid for with it (S-COST-06)",
        ),
        (
            "room x { price ?; space { exchange \"?\" \"power power\" } }",
            "1:27: error: one side is part of the other: exchanging would make cubes out of nothing",
        ),
        ("room x { price ?; space { cost injury injury; gain food } }", "1:39: error: 'injury' can be due only once"),
        (
            "room x { price ?; space { exchange \"food\" \"power\"; exchange \"food\" \"water\" } }",
            "1:52: error: 'exchange' is here a second time; the first is on line 1",
        ),
        (
            "room x { price ?; space { exchange \"food\" } }",
            "1:27: error: 'exchange' lacks what it is exchanged for, in quotes",
        ),
        (
            "room x { price ?; space { exchange \"food food food food\" \"\" } }",
            "1:36: error: there are more than 3 icons in a side of an exchange\n1:58: error: a side of an exchange is empty; expected one to three of power, food, water, ?",
        ),
        (
            "room x { price ?; space { gain food; letters S S X } }",
            "1:48: error: letter 'S' is here a second time; the first is on line 1\n1:50: error: unknown word 'X' in letters; expected one of S, P, E, C, I, A, L",
        ),
        (
            "room x { price ?; space { gain ? ? ? ? ? ? ? ? food } }",
            "1:48: error: there are more than 8 icons in this gain",
        ),
        (
            "room x { price food food food food food food food; space { gain food } }",
            "1:46: error: nobody can ever pay more than 6 food (S-RESOURCE-03)",
        ),
        ("room x { price ?; space { linked 2; gain food } }", "1:34: error: '2' does not belong after 'linked'"),
        ("room x { price ?; space { linked { }; gain food } }", "1:27: error: 'linked' takes no braces"),
        ("room x { price ?; space { gain food 3 } }", "1:37: error: '3' cannot be an icon; expected a word"),
        ("room x { price ?; space { gain } }", "1:27: error: 'gain' lacks an icon"),
        (
            "room x { price ?; space { gain food each=2 } }",
            "1:37: error: 'gain' has no property 'each'; expected nothing",
        ),
    ];
    for (definitions, expected) in table {
        assert_eq!(said(definitions), expected, "{definitions}");
    }
}

#[test]
fn mistakes_in_rooms_elevators_and_threats() {
    let table = [
        (
            "rooom x { }",
            "1:1: error: unknown word 'rooom' in a pack; expected one of room, elevator, threat, item; did you mean 'room'?",
        ),
        ("room { price ?; space { gain food } }", "1:1: error: 'room' lacks its name"),
        (
            "room Ballroom { price ?; space { gain food } }",
            "1:6: error: 'Ballroom' cannot be a name; expected small letters, digits and -, a letter first",
        ),
        ("room diner { price ?; space { gain food } }", "1:6: error: the packs have room 'diner' already"),
        ("room x", "1:1: error: 'room' says nothing about itself; expected room { ... }"),
        (
            "room x { space { gain food } }",
            "1:1: error: this room has no price (S-COST-06); expected price with one or more of power, food, water, ?",
        ),
        ("room x { price ? }", "1:1: error: a room has one or two spaces (S-VAULT-05), and this one has none"),
        (
            "room x { price ?; space { gain food }; space { gain food }; space { gain food } }",
            "1:61: error: a room has at most two spaces (S-VAULT-05)",
        ),
        (
            "room x { start R2; columns 10; space { gain food } }",
            "1:16: error: the vault has its starting rooms already",
        ),
        ("room x { columns 10; price ?; space { gain food } }", "1:1: error: only a starting room has columns"),
        ("elevator pink { space { gain food } }", "1:1: error: the vault has its elevators already"),
        (
            "threat x { fight 13; gain item }",
            "1:18: error: '13' cannot be the number to reach; expected a number from 2 to 12",
        ),
        (
            "threat x { linked; gain item }",
            "1:12: error: 'linked' cannot be used in a threat; expected one of cost, gain, exchange, letters, injured-only, fight, copies",
        ),
        (
            "threat x { copies 40; gain item }",
            "1:19: error: '40' cannot be how many there are; expected a number from 1 to 32",
        ),
        ("threat x { copies 30; gain item }", "1:1: error: there are more than 32 threats, copies included"),
    ];
    for (definitions, expected) in table {
        assert_eq!(said(definitions), expected, "{definitions}");
    }
}

#[test]
fn mistakes_in_items() {
    let table = [
        ("item x { }", "1:1: error: this item does nothing; expected use, always or end"),
        (
            "item x { use exhaust { win } }",
            "1:24: error: 'win' works in a fight only (S-FIGHT-04); expected when=in-fight after 'use'",
        ),
        (
            "item x { use exhaust when=fight-won { roll 1 } }",
            "1:39: error: 'roll' works in a fight only (S-FIGHT-04); expected when=in-fight after 'use'",
        ),
        (
            "item x { use exhaust when=in-figt { roll 1 } }",
            "1:27: error: unknown word 'in-figt' in when=; expected one of any-time, in-fight, fight-won, fight-lost, income-taken, room-built, threat-spawned; did you mean 'in-fight'?",
        ),
        (
            "item x { use exhaust { gain heal } }",
            "1:29: error: 'heal' cannot be used in the gain of an item; expected one of power, food, water, ?, happiness, dweller, first-player, build, item, ready, refresh-items, refresh-rooms",
        ),
        (
            "item x { use exhaust { pay injury; gain food } }",
            "1:28: error: 'injury' cannot be used in pay; expected one of power, food, water, ?, item",
        ),
        (
            "item x { use { pay food; gain power } }",
            "1:10: error: this use can be repeated forever: it pays 1 cubes and gains 1; expected more cubes in pay than in gain, or use exhaust, or use discard",
        ),
        (
            "item x { use { pay food; gain item } }",
            "1:10: error: a use that can be repeated cannot gain items, which may bring its cubes back; expected use exhaust or use discard",
        ),
        (
            "item x { use exhaust { gain ready } }",
            "1:10: error: an item that can 'ready' without being discarded could ready itself forever; expected use discard",
        ),
        (
            "item x { use exhaust when=room-built { gain build } }",
            "1:10: error: a room built by an item for a room just built could go on and on; expected another moment after when=",
        ),
        (
            "item x { use { pay power power; gain food happiness } }",
            "1:10: error: a use that can be repeated gains happiness or cubes, not both: an exchange could close the circle; expected use exhaust or use discard",
        ),
        ("item x { use exhaust { } }", "1:10: error: this use has no effect"),
        (
            "item x { use exhaust { gain food; pay food } }",
            "1:35: error: 'pay' comes once in a use, before the effects",
        ),
        ("item x { use exhaust { heal; heal; heal; heal; heal } }", "1:48: error: a use has at most 4 effects"),
        (
            "item x { use exhaust { heal }; use exhaust { heal }; use exhaust { heal } }",
            "1:54: error: an item has at most 2 uses",
        ),
        (
            "item x { use destroy { heal } }",
            "1:14: error: unknown word 'destroy' in use; expected one of exhaust, discard",
        ),
        ("item x { always roll }", "1:10: error: 'always' lacks how much it adds; expected a number from 1 to 9"),
        ("item x { always win 1 }", "1:17: error: unknown word 'win' here; expected roll"),
        ("item x { end happiness 1 each=2 }", "1:10: error: 'each' and 'max' need a 'per' that says what is counted"),
        ("item x { end happiness 2 per=rooms max=1 }", "1:10: error: 2 would never be reached, as 'max' is 1"),
        (
            "item x { end happiness 1; end happiness 2 }",
            "1:27: error: 'end' is here a second time; the first is on line 1",
        ),
        ("item x { copies 40; use exhaust { heal } }", "1:1: error: there are more than 64 items, copies included"),
        (
            "item x { use exhaust { train Q } }",
            "1:30: error: unknown word 'Q' in train; expected one of S, P, E, C, I, A, L",
        ),
    ];
    for (definitions, expected) in table {
        assert_eq!(said(definitions), expected, "{definitions}");
    }
}

#[test]
fn warnings() {
    let table = [
        ("room x { price ?; space { } }", "1:19: warning: this space has neither cost nor gain"),
        (
            "room x { price ?; space { cost room-price; gain refresh-rooms build } }",
            "1:19: warning: the room is named and paid before refresh-rooms shows new ones (S-RULING-48)",
        ),
        (
            "threat x { cost injury; gain item }",
            "1:1: warning: this threat injures whoever pays it off and therefore stays; heal would let it go (S-RULING-27)",
        ),
        (
            "room x { price ?; space { injured-only; gain food } }",
            "1:19: warning: an injured dweller is not healed here, though the space is for injured dwellers only",
        ),
        (
            "room x { price ?; space { gain heal food } }",
            "1:19: warning: heal does nothing here: only uninjured dwellers come (S-PLACE-06)",
        ),
        (
            "room x { price ?; space { gain first-player; letters S } }",
            "1:19: warning: the letters have nothing to double here (S-SPECIAL-05)",
        ),
        (
            "room x { price ?; space { exchange \"food\" \"food\" } }",
            "1:19: warning: both sides of this exchange are the same",
        ),
        ("threat x { fight 8 }", "1:1: warning: nothing is gained by facing this threat"),
    ];
    for (definitions, expected) in table {
        assert_eq!(said(definitions), expected, "{definitions}");
    }
}

#[test]
fn all_mistakes_come_at_once() {
    let said = said("item a { use exhaust { gain foood } }\nroom b { price ?; space { gain food }\nitem c { }\n");
    assert!(said.contains("1:29: error: unknown word 'foood'"), "{said}");
    assert!(said.contains("2:8: error: this '{' is never closed"), "{said}");
}

#[test]
fn mistakes_of_whole_packs() {
    let rooms = |old, new| said_of_core("rooms.kdl", old, new);
    assert!(
        rooms("start R2", "start R9")[0].contains("unknown word 'R9' in start; expected one of L3, L2, L1, R1, R2, R3")
    );
    assert!(rooms("start R2", "start R1")[0].contains("slot 'R1' is here a second time"));
    assert!(rooms("columns 10 11", "columns 10")[0].contains("this room has 2 spaces and 1 columns"));
    assert!(rooms("columns 10 11", "columns 11 10")[0].contains("columns rise from left to right"));
    assert!(rooms("columns 10 11", "columns 3 11")[0].contains("column '3' is here a second time"));
    let elevators = |old, new| said_of_core("elevators.kdl", old, new);
    assert!(elevators("elevator start", "elevator gray")[0].contains("a colored elevator has one space"));
    assert_eq!(
        said_of_core("pack.toml", "format = 1", "format = 2"),
        ["core/pack.toml:1:10: error: this program does not read format 2; expected 1"]
    );
    assert!(said_of_core("pack.toml", "version", "verson")[0].contains("the field 'version' is missing"));
}

#[test]
fn mistakes_in_texts() {
    let english = said_of_core("text/en/cards.ftl", "room-diner =", "room-dinner =");
    assert!(english[0].contains("there is no English text 'room-diner'; expected 'room-diner = ...' in text/en/; did you mean 'room-dinner'?"), "{english:?}");
    assert!(
        english
            .iter()
            .any(|said| said.contains("warning: nothing uses the text 'room-dinner'; did you mean 'room-diner'?"))
    );
    let russian = said_of_core("text/ru/cards.ftl", "room-diner = ", "room-diner = { $count } ");
    assert!(
        russian.iter().any(|said| said.contains("'room-diner' uses $count in Russian and not in English")),
        "{russian:?}"
    );
    let broken = said_of_core("text/ru/cards.ftl", "room-diner = ", "room-diner ");
    assert!(broken.iter().any(|said| said.contains("this text cannot be read: a '=' is missing")), "{broken:?}");
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
            "room", "item", "threat", "elevator", "space", "use", "exhaust", "discard", "when=", "in-fight", "gain",
            "cost", "price", "food", "?", "build", "room-price", "exchange", "\"food\"", "\"\"", "{", "}", ";", "\n",
            "letters", "S", "12", "-1", "99999999999999999999", "1.5", "copies", "end", "happiness", "per=", "rooms",
            "each=", "max=", "start", "R2", "columns", "#true", "#null", "(x)", "/-", "/*", "*/", "//", "\\", "\"", "ы",
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
