//! Packs of Wasteland: a pack with every word and the core pack read without a word of complaint, and come back as
//! sentences.

mod common;

use std::{fs, path::Path};

use common::{PACK, files, read_with};
use pack::{Lang, Mistakes, PackFiles, Prepared, Source, Texts, load_folder};
use wasteland::{
    content::{Content, Home, Laid, Way},
    effect::{Amount, Condition, Effect, EffectList, Measure, Standing, Trigger},
    reading::{
        paraphrase::{Paraphrase, TEXTS},
        read, read_prepared, vocabulary,
    },
};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn the_pack_reads_without_complaint() {
    let (content, warnings) = read(&[files()]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(warnings.to_string(), "");
    assert_eq!(content.packs.len(), 1);
    assert_eq!(content.packs[0].hash.as_ref().unwrap().len(), 64);
    assert_eq!((content.tiles.len(), content.tokens.len(), content.agendas.len()), (3, 6, 19));
    assert!(content.effect_lists[0].is_empty());
}

fn core_files() -> PackFiles {
    load_folder(&root().join("packs/wasteland-core")).expect("the core pack lies in packs/")
}

#[test]
fn the_core_pack_reads_without_complaint() {
    let (content, warnings) = read(&[core_files()]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(warnings.to_string(), "");
    assert_eq!(content.packs.len(), 1);
    assert_eq!((content.scenarios.len(), content.characters.len(), content.perks.len()), (4, 5, 18));
}

/// A second box on the table adds to the first one, and its sheet lies where the other one lay (W-NCAL-20, W-NCAL-21).
#[test]
fn a_pack_adds_to_another_one_and_replaces_a_sheet() {
    let manifest = "format = 1\nid = \"second-box\"\nversion = \"1.0.0\"\ngame = \"wasteland\"\nlanguages = [\"en\"]\n\
                    requires = [\"every-word 1.0.0\"]\n";
    let data = "tile far-field back=deadly { drawing aaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaaaaaa \
                aaaaaaaaaaaaaaa aaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaa; space a }\n\
                scenario wider-grudge replaces=old-grudge { place q=0 r=0 tile=crossroads-camp start; \
                place q=0 r=1 tile=far-field; stage lost-caravan; faction star dawn-guard; faction shield salt-union; \
                track { x 1 1 1; y 1 1 1 } }\n\
                quest caravan-lost-again copy-of=lost-caravan { objective camp { results { caps 1; trash } } }\n";
    let texts = "pack-second-box = Second Box\n    .about = More.\ntile-far-field = Far Field\n\
                 scenario-wider-grudge = Old Grudge\n    .about = Two neighbors and a field.\n\
                 quest-caravan-lost-again = Caravan Lost Again\n    .intro = Again.\n    .objective-1 = Wait.\n";
    let sources =
        vec![Source::new("pack.toml", manifest), Source::new("box.kdl", data), Source::new("text/en/box.ftl", texts)];
    let second = PackFiles::sort("second", sources).expect("the files belong into a pack");
    let (both, warnings) = read(&[files(), second]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(warnings.to_string(), "");
    let names = |content: &Content| content.scenarios.iter().map(|sheet| sheet.id.clone()).collect::<Vec<_>>();
    assert_eq!(names(&PACK), ["old-grudge", "lamps-again"]);
    assert_eq!(names(&both), ["wider-grudge", "lamps-again"]);
    assert_eq!((both.packs.len(), both.tiles.len()), (2, PACK.tiles.len() + 1));
    let copies = |content: &Content| content.quests[0].copies.len();
    assert_eq!((copies(&PACK), copies(&both)), (1, 2));
}

/// The stamp of the core pack after a change to its files.
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
        files.data[0].text.insert_str(0, "// What lies in the box.\n");
    });
    assert_eq!(mended, before);
    let newer = stamp(|files| files.manifest.text = files.manifest.text.replacen("0.1.0", "0.1.1", 1));
    assert!(newer != before && newer.is_same(&before), "the version is for people");
    let stronger = stamp(|files| {
        let enemies = files.data.iter_mut().find(|file| file.name == "enemies.kdl").expect("there are enemies");
        enemies.text = enemies.text.replacen("copies=3", "copies=2", 1);
    });
    assert!(!stronger.is_same(&before));
}

/// Whoever adds a folder to `packs/` gets it checked on top of the core pack, without touching this file.
#[test]
fn every_other_pack_reads_on_top_of_the_core_pack() {
    for entry in fs::read_dir(root().join("packs")).unwrap() {
        let folder = entry.unwrap().path();
        let files = load_folder(&folder).unwrap_or_else(|error| panic!("{error}"));
        let is_ours = files.manifest.text.contains("game = \"wasteland\"") && !folder.ends_with("wasteland-core");
        if is_ours && let Err(mistakes) = read(&[core_files(), files]) {
            panic!("{mistakes}");
        }
    }
}

#[test]
fn prepared_packs_read_the_same() {
    let mut mistakes = Mistakes::new();
    let prepared = Prepared::read(&files(), "wasteland", &mut mistakes).expect("the manifest is in order");
    assert_eq!(read_prepared(vec![prepared]), Ok(PACK.clone()));
}

/// References are numbers, whatever the order of the files.
#[test]
fn names_become_numbers() {
    let content = &*PACK;
    let card = |id: &str| content.cards.iter().position(|card| card.id == id).unwrap() as u16;
    assert_eq!(content.cards.iter().filter(|card| card.id == "pipe-rifle").count(), 2);
    let oar = content.characters.iter().find(|character| character.id == "ferryman").unwrap().card;
    assert_eq!((oar, content.cards[usize::from(oar)].home), (card("old-oar"), Home::Character));
    let scenario = &content.scenarios[0];
    assert_eq!(scenario.places[usize::from(scenario.start)].laid, Laid::Faceup(0));
    assert_eq!(content.quests[usize::from(scenario.quests[0])].id, "lost-caravan");
    assert_eq!(scenario.beside[0][0], 1);
    let long_road = content.quests.iter().find(|quest| quest.id == "long-road").unwrap();
    let mill = content.names.iter().position(|name| name == "old-mill").unwrap() as u8;
    assert!(long_road.objectives.iter().any(|objective| objective.way == Way::Triggered(Trigger::Enter(mill))));
    assert!(content.effect_lists.iter().flatten().any(|effect| *effect == Effect::Unique(card("star-lance"))));
    let bus = content.encounters.iter().position(|encounter| encounter.id == "bus-riders").unwrap() as u16;
    assert!(content.effect_lists.iter().flatten().any(|effect| *effect == Effect::Add(bus)));
}

/// What the words of one event mean.
fn effects(definitions: &str) -> Vec<Effect> {
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("x.kdl", &format!("event x home=loot {{ {definitions} }}"), &mut mistakes);
    let content = wasteland::reading::read_definitions(&nodes, &PACK, &mut mistakes);
    assert_eq!(mistakes.to_string(), "");
    content.effects(content.cards.last().expect("the event").event).to_vec()
}

#[test]
fn amounts_and_conditions_mean_what_they_say() {
    let humans = Measure::Kills(Some(wasteland::content::EnemyType::Human));
    let amount = Amount { base: 1, measure: Some(humans), each: 2, per: 3, most: 6 };
    assert_eq!(effects("caps 2 per=\"kills human\" each=3 plus=1 max=6"), [Effect::Caps(amount)]);
    assert_eq!(effects("caps"), [Effect::Caps(Amount::fixed(1))]);
    let found = effects("if solo or loyal and not loyal star { caps }; else { xp }");
    let [Effect::If(condition, then, otherwise)] = found.as_slice() else { panic!("{found:?}") };
    let star = Condition::Loyal(Some(wasteland::content::Faction::Star));
    let both = Condition::All(vec![Condition::Loyal(None), Condition::Not(Box::new(star))]);
    assert_eq!(*condition, Condition::Any(vec![Condition::Solo, both]));
    assert!(*then != EffectList::default() && *otherwise != EffectList::default());
    let coat = PACK.cards.iter().find(|card| card.id == "road-coat").unwrap();
    assert_eq!(coat.always.iter().filter(|modifier| modifier.what == Standing::Armor(1)).count(), 1);
}

#[test]
fn every_example_in_the_authors_guide_reads() {
    let page = fs::read_to_string(root().join("docs/packs.md")).unwrap();
    let blocks: Vec<&str> =
        page.split("```kdl wasteland\n").skip(1).filter_map(|block| Some(block.split_once("```")?.0)).collect();
    assert!(blocks.len() > 3);
    assert_eq!(read_with(&blocks.concat(), &Content::default()).1.to_string(), "");
}

/// Regenerate with `UPDATE_DOCS=1 cargo test -p wasteland --test reading`.
#[test]
fn the_authors_guide_lists_exactly_the_vocabulary() {
    let path = root().join("docs/packs.md");
    let page = fs::read_to_string(&path).unwrap();
    let (begin, end) = ("<!-- wasteland vocabulary: begin -->\n", "<!-- wasteland vocabulary: end -->");
    let (before, rest) = page.split_once(begin).expect("docs/packs.md marks where the vocabulary begins");
    let (listed, after) = rest.split_once(end).expect("docs/packs.md marks where the vocabulary ends");
    let expected = format!("\n{}", vocabulary::markdown());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, format!("{before}{begin}{expected}{end}{after}")).unwrap();
    } else {
        assert_eq!(
            listed, expected,
            "docs/packs.md is stale: run UPDATE_DOCS=1 cargo test -p wasteland --test reading"
        );
    }
}

/// The words of all tables, from the page that is made of them.
#[test]
fn the_pack_uses_every_word() {
    let data: String = files().data.iter().map(|source| source.text.as_str()).collect();
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    let used: Vec<&str> = data.split(|letter: char| !is_part(letter)).collect();
    let page = vocabulary::markdown();
    let words = page.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|line| line.split('`').next());
    let missing: Vec<&str> = words.filter(|word| !used.contains(word)).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn sentences_exist_in_all_languages_with_the_same_variables() {
    let mut mistakes = Mistakes::new();
    let mut texts = Texts::new();
    texts.add_files(TEXTS, &mut mistakes);
    texts.check_languages(&Lang::ALL, &mut mistakes);
    assert_eq!(mistakes.to_string(), "");
    assert!(Lang::ALL.iter().all(|lang| TEXTS.iter().any(|(of, ..)| of == lang)));
}

/// Regenerate with `INSTA_UPDATE=always cargo test -p wasteland --test reading`.
#[test]
fn everything_in_the_packs_in_sentences() {
    for (files, name) in [(files(), "every_word"), (core_files(), "core_pack")] {
        let mut mistakes = Mistakes::new();
        let mut texts = Texts::new();
        texts.add_pack(&files, &mut mistakes);
        texts.add_files(TEXTS, &mut mistakes);
        assert_eq!(mistakes.to_string(), "");
        let (content, _) = read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        for lang in Lang::ALL {
            let page = page(&content, &texts, lang);
            assert!(!page.contains('{'), "a message or a variable is missing:\n{page}");
            insta::assert_snapshot!(format!("{name}_{lang}"), page);
        }
    }
}

fn page(content: &Content, texts: &Texts, lang: Lang) -> String {
    let say = Paraphrase::new(texts, content, lang);
    let mut things: Vec<(String, Vec<String>)> = Vec::new();
    let mut add = |kind: &str, id: &str, sentences: Vec<String>| things.push((format!("{kind}-{id}"), sentences));
    content.scenarios.iter().for_each(|it| add("scenario", &it.id, say.at_start(it).into_iter().collect()));
    content.tokens.iter().for_each(|it| add("enemy", &it.id, say.token(it)));
    content.cards.iter().for_each(|it| add("card", &it.id, say.card(it)));
    content.characters.iter().for_each(|it| add("character", &it.id, say.character(it)));
    content.perks.iter().for_each(|it| add("perk", &it.id, say.perk(it)));
    content.agendas.iter().for_each(|it| add("agenda", &it.id, say.agenda(it)));
    content.encounters.iter().for_each(|it| add("encounter", &it.id, say.encounter(it)));
    content.quests.iter().for_each(|it| add("quest", &it.id, say.quest(it)));
    things.dedup();
    let mut page = String::new();
    for (key, sentences) in things {
        page.push_str(&format!("{} ({key})\n", texts.get(lang, &key, &[])));
        for sentence in sentences {
            page.push_str(&format!("  {sentence}\n"));
        }
    }
    page
}

/// W-RESULT-02: whoever stands at an icon knows its level.
#[test]
fn numbers_stand_where_the_level_is_known() {
    let mut texts = Texts::new();
    texts.add_pack(&core_files(), &mut Mistakes::new());
    texts.add_files(TEXTS, &mut Mistakes::new());
    let (content, _) = read(&[core_files()]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let option = |id: &str| {
        let encounter = content.encounters.iter().find(|encounter| encounter.id == id).expect("it is in the box");
        encounter.options[1].clone()
    };
    let auction = option("auction-of-doors");
    let said = |lang, level| {
        let says = Paraphrase::new(&texts, &content, lang).at_level(level);
        format!("{} {}", says.option_terms(&auction).unwrap_or_default(), says.option_results(&auction))
    };
    assert_eq!(
        said(Lang::En, None),
        "Test C/L (the icon’s level + 1). Pass: gain 2 Caps (+1 per level of the icon). Fail: lose 3 Caps."
    );
    assert_eq!(said(Lang::En, Some(2)), "Test C/L 3. Pass: gain 4 Caps. Fail: lose 3 Caps.");
    assert_eq!(said(Lang::Ru, Some(1)), "Проверка C/L 2. Успех: получите 3 крышки. Провал: потеряйте 3 крышки.");
}
