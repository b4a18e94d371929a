//! What is in a pack, told as text, as a page and as pictures.

use std::{fs, path::Path};

use crate::common::{bottlecap, temporary};

fn pack(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(name).display().to_string()
}

/// A small pack of Shelter on top of the core one.
fn small() -> String {
    let folder = temporary("reported-pack");
    fs::create_dir_all(format!("{folder}/text/en")).expect("a temporary folder can be written to");
    let manifest = "format = 1\nid = \"mine\"\nversion = \"1.0.0\"\ngame = \"shelter\"\nlanguages = [\"en\"]\n\
                    requires = [\"shelter-core 1.0.0\"]\n";
    fs::write(format!("{folder}/pack.toml"), manifest).expect("a temporary folder can be written to");
    let threat = "threat drip { fight 9; gain happiness happiness happiness item item }\n";
    fs::write(format!("{folder}/cards.kdl"), threat).expect("a temporary folder can be written to");
    let texts = "pack-mine = Mine\n    .about = Mine.\nthreat-drip = Drip & Drop\n    .flavor = It hums.\n";
    fs::write(format!("{folder}/text/en/cards.ftl"), texts).expect("a temporary folder can be written to");
    folder
}

/// The cells of the row that begins with a word.
fn row<'t>(report: &'t str, first: &str) -> Vec<&'t str> {
    let line = report.lines().find(|line| line.trim_start().starts_with(first));
    let line = line.unwrap_or_else(|| panic!("no row {first} in\n{report}"));
    line.trim_start()[first.len()..].split_whitespace().collect()
}

#[test]
fn a_pack_of_others_is_told_with_what_it_requires() {
    let report = bottlecap(&["pack", "report", &small()], "").good();
    assert!(report.starts_with("What is in shelter-core + mine\n"), "{report}");
    assert_eq!(row(&report, "Threats "), ["19"]);
    // Ten of 36 throws reach nine.
    assert_eq!(&row(&report, "Drip & Drop")[..2], ["9", "28%"]);
    let core = bottlecap(&["pack", "report", &pack("shelter-core"), "--lang", "ru"], "").good();
    assert!(core.starts_with("Что есть в shelter-core\n"), "{core}");
    assert_eq!(row(&core, "Угрозы "), ["18"]);
}

#[test]
fn the_box_is_counted_against_a_full_one() {
    let report = bottlecap(&["pack", "report", &pack("wasteland-core")], "").good();
    let missing: Vec<&str> = report.lines().filter(|line| line.ends_with('✗')).collect();
    assert_eq!(missing, [""; 0]);
    assert_eq!(row(&report, "Quest cards"), ["100", "100", "✓"]);
    assert!(report.contains("Scenario: Two Wells") && report.contains("The Cut Rope"), "{report}");
    let russian = bottlecap(&["pack", "report", &pack("wasteland-core"), "--lang", "ru"], "").good();
    assert!(russian.contains("Сценарий: Два колодца") && !russian.contains('{'), "{russian}");
}

/// The story of a scenario is told from its start; what was told before is only named.
#[test]
fn stories_are_told_as_indented_lines() {
    let report = bottlecap(&["pack", "report", &pack("wasteland-core")], "").good();
    let story = report.split("Scenario: Two Wells").nth(1).and_then(|rest| rest.split("Scenario:").next()).unwrap();
    let lines: Vec<&str> = story.lines().collect();
    let at = lines.iter().position(|line| *line == "The Cut Rope").expect("it is there from the start");
    assert_eq!(lines[at + 1], "  1,2: The Book of the Queue");
    assert!(story.contains("1: Water by the Clock [end]") && story.contains("× The Deep Oath"), "{story}");
}

/// Exact odds: a fresh survivor kills the Ditch Hare (level 1, head and legs) with one die of three.
#[test]
fn enemies_have_their_odds() {
    let report = bottlecap(&["pack", "report", &pack("wasteland-core")], "").good();
    let hare = row(&report, "Ditch Hare");
    assert_eq!(hare[..3], ["critter", "3", "1"]);
    assert!(hare.contains(&"88%"), "{hare:?}");
}

#[test]
fn the_page_needs_nothing_else() {
    let file = temporary("report.html");
    let said = bottlecap(&["pack", "report", &small(), "--html", &file], "").good();
    assert_eq!(said, format!("Written to {file}\n"));
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("Drip &amp; Drop"), "{page}");
    let file = temporary("report-of-the-box.html");
    bottlecap(&["pack", "report", &pack("wasteland-core"), "--html", &file, "--lang", "ru"], "").good();
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.contains("<html lang=\"ru\">") && page.matches("<svg").count() > 30);
    assert!(!page.contains("src=") && !page.contains("<link"), "it loads something");
}

/// The pictures in the docs are those of the pack. Write them anew with `UPDATE_DOCS=1 cargo test -p bottlecap --test cli`.
#[test]
fn the_stories_in_the_docs_are_those_of_the_pack() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/stories");
    let folder = temporary("stories");
    fs::create_dir_all(&folder).unwrap();
    bottlecap(&["pack", "report", &pack("wasteland-core"), "--graphs", &folder], "").good();
    let mut names: Vec<String> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names.len(), 5, "{names:?}");
    for name in names {
        let drawn = fs::read_to_string(Path::new(&folder).join(&name)).unwrap();
        if std::env::var_os("UPDATE_DOCS").is_some() {
            fs::create_dir_all(&docs).unwrap();
            fs::write(docs.join(&name), drawn).unwrap();
        } else {
            let kept = fs::read_to_string(docs.join(&name)).unwrap_or_default();
            assert!(kept == drawn, "docs/stories/{name} is stale");
        }
    }
}
