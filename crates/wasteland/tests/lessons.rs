//! Lessons are played with the cards of their pack, on the map of one of its scenarios, and report what is wrong there.

use std::{path::Path, sync::Arc};

use harness::example::check_lessons;
use kernel::{Seat, Viewer};
use pack::{Lang, PackFiles, Source, TextSource, load_folder};
use wasteland::{Wasteland, example::Example, reading};

const TEXT: &str = "lesson-first = First\n    .about = A start.\nlesson-first-hello = Welcome.\n";

fn core() -> PackFiles {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    PackFiles { folder: "pack".to_owned(), ..load_folder(&folder).expect("the core pack lies in packs/") }
}

fn game(files: &PackFiles) -> Arc<Wasteland> {
    let (content, _) = reading::read(std::slice::from_ref(files)).expect("a pack without mistakes");
    Arc::new(Wasteland::new(content))
}

fn report(files: &PackFiles) -> String {
    check_lessons(&game(files), files, &Lang::ALL, &|_| true, None).to_string()
}

/// What is wrong with a lesson of ours in the core pack.
fn reported(given: &str, then: &str) -> String {
    let lesson = format!(
        "game wasteland\nlesson first\ngiven {{\n{given}\n}}\nwhen {{ say hello; A camps }}\nthen {{\n{then}\n}}\n"
    );
    let text = |lang: Lang| TextSource { lang, source: Source::new("text/lessons.ftl", TEXT) };
    let lessons = vec![Source::new("lessons/1.kdl", &lesson)];
    report(&PackFiles { lessons, lesson_texts: Lang::ALL.map(text).to_vec(), ..core() })
}

#[test]
fn the_lessons_of_the_core_pack_hold() {
    let files = core();
    assert_eq!(files.lessons.len(), 3);
    assert_eq!(report(&files), "");
}

#[test]
fn a_fact_that_does_not_hold_fails_a_lesson_of_the_core_pack() {
    let mut files = core();
    let changed = files.lessons[0].text.replace("caps=4 equipped", "caps=5 equipped");
    assert_ne!(changed, files.lessons[0].text);
    files.lessons[0].text = changed;
    assert!(report(&files).contains("expected caps=5, found caps=4"));
}

/// The second lesson quotes them.
#[test]
fn the_odds_are_those_that_the_lesson_says() {
    let files = core();
    let kill = |token: &str, changed: [&str; 2]| {
        let text = files.lessons[1].text.replace(changed[0], changed[1]);
        let table = Example::read("x.kdl", &text).unwrap().with_cards(game(&files)).table().unwrap();
        let game = table.game();
        let view = table.view(Viewer::Seat(Seat::new(0)));
        let number = game.content().tokens.iter().position(|other| other.id == token).unwrap();
        let outlook = game.outlook(&view, Seat::new(0)).unwrap();
        let is_it = |foe: u8| view.foes.get(foe).is_some_and(|foe| usize::from(foe.token) == number);
        let fight = outlook.fights.iter().find(|fight| is_it(fight.foe));
        (fight.unwrap().odds.kill.odds.kill.per_mille() + 5) / 10
    };
    assert_eq!(kill("ditch-hare", ["", ""]), 98);
    assert_eq!(kill("suitcase-crab", ["special=\"S P\"", "special=\"S P E\""]), 99);
    for text in &files.lesson_texts {
        assert!(["98", "99"].iter().all(|odds| text.source.text.contains(odds)));
    }
}

#[test]
fn a_lesson_says_which_tiles_lie_at_the_random_places_of_its_scenario() {
    let map =
        "B equipped=brake-lever\nmap { place 1 0 kiln-row; place -1 0 orchard-rows facedown; place 2 -1 rust-gully }";
    let then = "tile kiln-row faceup=#true\ntile orchard-rows faceup=#false\ntile rust-gully faceup=#true\n\
                distance kiln-row.a crossroads-camp.e 1";
    assert_eq!(reported(map, then), "");
    let other = "tile orchard-rows faceup=#true";
    assert!(reported(map, other).contains("expected faceup=true, found faceup=false"), "{}", reported(map, other));
}

#[test]
fn a_map_that_the_scenario_cannot_have_is_a_mistake() {
    let cases = [
        ("place 0 0 kiln-row", "the scenario lays no random tile at 0 0"),
        ("place 7 7 kiln-row", "the scenario lays no random tile at 7 7"),
        ("place 1 0 rust-gully", "the scenario has no 'rust-gully' among its random tiles"),
        ("place 1 0 pylon-field", "the scenario has no 'pylon-field' among its random tiles; expected drowned-yards"),
        ("place 1 0 kiln-raw", "there is no 'kiln-raw' in the box; did you mean 'kiln-row'?"),
        ("place 1 0 kiln-row start", "the scenario says where the start is"),
        ("place 1 0 kiln-row; place -1 0 kiln-row", "'kiln-row' lies on the map already"),
        ("place 1 0 kiln-row; place 1 0 orchard-rows", "something is said of this place already"),
        ("a - b", "map"),
    ];
    for (map, expected) in cases {
        let found = reported(&format!("scenario two-wells\nmap {{ {map} }}"), "round 2");
        assert!(found.contains("1.kdl:5:") && found.contains(expected), "{map}: expected {expected}, found {found}");
    }
}
