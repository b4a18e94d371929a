//! The examples in a folder of the repository, for the tests of each game.

use std::{fs, path::Path};

const READABLE: &str = "the examples can be read";

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The text of a file of the repository.
pub fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect(READABLE)
}

/// All example files below a folder, with their names from the root on.
fn collect(folder: &Path, found: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).expect(READABLE);
    let mut entries: Vec<_> = entries.map(|entry| entry.expect(READABLE).path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "kdl") {
            let name = path.strip_prefix(root()).expect("it lies below").display().to_string();
            found.push((name, fs::read_to_string(&path).expect(READABLE)));
        }
    }
}

/// Runs all examples below a folder and fails with everything that is reported. Gives back their names and texts.
pub fn assert_all(folder: &str, report: &dyn Fn(&str, &str) -> String) -> Vec<(String, String)> {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    assert!(!found.is_empty());
    let rules = ["shelter", "wasteland", "modes"].map(|book| text(&format!("rules/{book}.toml"))).concat();
    let is_known = |id: &str| rules.contains(&format!("id = \"{id}\""));
    let mut reports = Vec::new();
    for (name, text) in &found {
        let nodes = pack::parse(name, text, &mut pack::Mistakes::new());
        let mut wrong: Vec<String> =
            harness::example::unknown_rules(&nodes, &is_known).iter().map(ToString::to_string).collect();
        wrong.extend(Some(report(name, text)).filter(|report| !report.is_empty()));
        if !wrong.is_empty() {
            let [title, _] = harness::example::head_of(&nodes).1;
            reports.push(format!("{}\n{}", title.unwrap_or_default(), wrong.join("\n")));
        }
    }
    assert!(reports.is_empty(), "\n{}\n", reports.join("\n"));
    found
}

/// What the guide to examples lists between the marks of a game is this; with `UPDATE_DOCS` it is put there.
#[allow(dead_code, reason = "not every test has a list")]
pub fn assert_listed(game: &str, expected: &str) {
    const GUIDE: &str = "docs/examples.md";
    let page = text(GUIDE);
    let (begin, end) = (format!("<!-- {game}: begin -->\n"), format!("<!-- {game}: end -->"));
    let (before, rest) = page.split_once(&begin).expect("the guide marks where the list begins");
    let (listed, after) = rest.split_once(&end).expect("the guide marks where the list ends");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(root().join(GUIDE), format!("{before}{begin}{expected}{end}{after}"))
            .expect("the guide can be written");
    } else {
        assert_eq!(listed, expected, "{GUIDE} is stale: run UPDATE_DOCS=1 cargo test -p {game} --test examples");
    }
}
