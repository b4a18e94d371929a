//! Names of spaces, enemies, players and the things of packs.

use std::path::Path;

use kernel::Seat;
use pack::{Lang, load_folder};
use text::wasteland::{Names, NamingContext, Voice};
use wasteland::{content::Faction, event::Event, map::Node, reading::read};

use super::{
    common::{content, context, names},
    samples::{A, NODES},
};

#[test]
fn spaces_are_named_by_name_letter_or_way() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let [en, ru] = [Lang::En, Lang::Ru].map(|lang| Voice::new(lang, &names, &context));
    let said = |voice: Voice<'_>| NODES.map(|node| voice.space(node));
    let english =
        ["Rusty Bridge", "Crossroads Camp, space b", "the facedown deadly tile, 2 north and 1 northeast of the start"];
    assert_eq!(said(en), english);
    let russian = [
        "«Ржавый мост»",
        "«Лагерь на перекрёстке», сектор b",
        "закрытый смертоносный фрагмент, 2 на север и 1 на северо-восток от начального",
    ];
    assert_eq!(said(ru), russian);
    assert_eq!(en.place(1), "the facedown dangerous tile, 1 north of the start");
    assert_eq!(en.place(0), "Crossroads Camp");
    assert_eq!(en.space(Node::NONE), "off the map");
    assert_eq!(en.space_of_tile(1, 1), "mill, space b");
}

#[test]
fn enemies_are_named_by_what_is_known_of_them() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let voice = Voice::new(Lang::Ru, &names, &context);
    let said = [0, 1, 2, 3].map(|foe| voice.foe(foe));
    assert_eq!(said, ["«Канавный заяц»", "робот взакрытую", "боец группировки «Фонарщики»", "враг"]);
}

#[test]
fn packs_say_what_cards_and_stories_say() {
    let (content, context) = (content(), NamingContext::default());
    let names = names(&content);
    let voice = Voice::new(Lang::En, &names, &context);
    assert_eq!(voice.card_flavor(0).as_deref(), Some("It has solved more problems than it caused."));
    assert_eq!(voice.card_flavor(1), None);
    assert_eq!(voice.perk_flavor(0).as_deref(), Some("Never where they aim."));
    assert_eq!(voice.agenda_flavor(0).as_deref(), Some("One wick at a time."));
    assert_eq!(voice.agenda_flavor(9), None);
    assert_eq!(voice.enemy_flavor(0).as_deref(), Some("Eats the candle first."));
    let [star, shield] = [Faction::Star, Faction::Shield].map(|faction| voice.faction_about(faction));
    assert_eq!(star.as_deref(), Some("They trim the wicks."));
    assert_eq!(shield, None);
    assert_eq!(voice.encounter(0), "The Dry Well");
    assert_eq!(voice.encounter_intro(0).as_deref(), Some("Somebody calls from below."));
    assert_eq!(voice.encounter_option(0, 0).as_deref(), Some("Throw a rope"));
    assert_eq!(voice.encounter_option(0, 1), None);
    assert_eq!(voice.encounter_outcome(0, 0, true).as_deref(), Some("A hand takes it."));
    assert_eq!(voice.encounter_outcome(0, 0, false).as_deref(), Some("The rope comes back alone."));
    assert_eq!(voice.quest_intro(0).as_deref(), Some("Static, then a name."));
    assert_eq!([voice.objective(0, 0), voice.objective(0, 1)], ["reach the mast", "objective 2"]);
    assert_eq!(voice.scenario(0), "The Long Road");
    assert_eq!([voice.card(2), voice.card(99)], ["untold", "?"]);
}

/// The reader asks packs for the very texts that are looked for here.
#[test]
fn every_text_of_the_core_pack_is_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    let files = load_folder(&folder).expect("the core pack lies in packs/");
    let (content, _) = read(std::slice::from_ref(&files)).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let (names, context) = (Names::new(&content, &files.texts), NamingContext::default());
    for voice in Lang::ALL.map(|lang| Voice::new(lang, &names, &context)) {
        assert!((0_u16..).zip(&content.cards).all(|(at, _)| voice.card_flavor(at).is_some()));
        assert!((0_u8..).zip(&content.perks).all(|(at, _)| voice.perk_flavor(at).is_some()));
        assert!((0_u8..).zip(&content.agendas).all(|(at, _)| voice.agenda_flavor(at).is_some()));
        assert!((0_u8..).zip(&content.tokens).all(|(at, _)| voice.enemy_flavor(at).is_some()));
        for (at, encounter) in (0_u16..).zip(&content.encounters) {
            assert!(voice.encounter_intro(at).is_some(), "{}", encounter.id);
            for (number, option) in (0_u8..).zip(&encounter.options) {
                assert!(voice.encounter_option(at, number).is_some(), "{}", encounter.id);
                assert!(voice.encounter_outcome(at, number, true).is_some(), "{}", encounter.id);
                let fails = voice.encounter_outcome(at, number, false).is_some();
                assert_eq!(fails, option.task.is_some(), "{}", encounter.id);
            }
        }
        for (at, quest) in (0_u16..).zip(&content.quests) {
            assert!(voice.quest_intro(at).is_some(), "{}", quest.id);
            let unnamed = |number: u8| voice.objective(u16::MAX, number);
            let mut objectives = (0_u8..).zip(&quest.objectives);
            assert!(objectives.all(|(number, _)| voice.objective(at, number) != unnamed(number)), "{}", quest.id);
        }
    }
}

#[test]
fn players_are_named_as_they_call_themselves() {
    let (content, context) = (content(), context());
    let mut names = names(&content);
    names.rename(Seat::new(1), "  anna ");
    let turn = |lang, seat| Voice::new(lang, &names, &context).event(&Event::TurnBegan(Seat::new(seat)));
    assert_eq!([turn(Lang::En, 0), turn(Lang::En, 1)], ["Player 1’s turn", "anna’s turn"]);
    assert_eq!([turn(Lang::Ru, 0), turn(Lang::Ru, 1)], ["Ход игрока 1", "Ход игрока anna"]);
    names.rename(Seat::new(1), "");
    assert_eq!(Voice::new(Lang::En, &names, &context).seat(Seat::new(1)), "Player 2");
    assert_eq!(Voice::new(Lang::En, &names, &context).seat(A), "Player 1");
}
