//! The engine protocol: the document's own conversation, and input that makes no sense.

use std::{fs, path::Path};

use crate::common::{blind_answers, bottlecap, temporary};
use serde_json::{Value, json};

/// The lines of the blocks marked `json`: requests and responses in turn.
fn conversation(document: &str) -> Vec<&str> {
    let blocks = document.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines).collect()
}

/// When a change of the rules or the texts changes the conversation on purpose, `UPDATE_DOCS=1 cargo test -p bottlecap`
/// writes it anew, and the difference is read before it is kept.
#[test]
fn the_conversation_in_the_document_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md");
    let document = fs::read_to_string(&path).unwrap();
    let lines = conversation(&document);
    let requests: Vec<&str> = lines.iter().step_by(2).copied().collect();
    let expected: Vec<&str> = lines.iter().skip(1).step_by(2).copied().collect();
    let out = bottlecap(&["engine"], &requests.join("\n")).good();
    let found: Vec<&str> = out.lines().collect();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        let pairs = expected.iter().zip(&found);
        let updated = pairs.fold(document.clone(), |text, (old, new)| text.replacen(old, new, 1));
        fs::write(&path, updated).unwrap();
        return;
    }
    assert!(requests.len() > 10);
    assert_eq!(found, expected);
}

/// Sends lines and gives the responses.
fn talk(lines: &[String]) -> Vec<Value> {
    let out = bottlecap(&["engine"], &lines.join("\n")).good();
    out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn lines(requests: &[&str]) -> Vec<String> {
    requests.iter().map(|request| (*request).to_owned()).collect()
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let nonsense = [
        "",
        "hello",
        "[]",
        "{}",
        "{\"do\":\"new\"}",
        r#"{"id":7,"do":"apply"}"#,
        r#"{"do":"apply","index":0,"words":"passes"}"#,
        r#"{"do":"apply","index":99}"#,
        r#"{"do":"apply","index":[0,1,2,3,4,5,6,7,8,9,10,11]}"#,
        r#"{"do":"apply","words":"flies to the moon"}"#,
        r#"{"do":"apply","words":"picks a, picks b, picks c"}"#,
        r#"{"do":"apply","words":"passes","decision":77}"#,
        r#"{"do":"apply","words":"passes","seat":1}"#,
        r#"{"do":"apply","answer":{"one":{"place":255}}}"#,
        r#"{"do":"apply","answer":{"one":{"use":{"card":255,"ability":255}}}}"#,
        r#"{"do":"apply","answer":{"one":{"build":{"room":255,"slot":"R3"}}}}"#,
        r#"{"do":"apply","answer":{"some":[{"dweller":255},{"item":255}]}}"#,
        r#"{"do":"apply","answer":{"amount":70000}}"#,
        r#"{"do":"why","words":"uses nothing"}"#,
        r#"{"do":"view","viewer":{"seat":9}}"#,
        r#"{"do":"undo","answers":1}"#,
        r#"{"do":"load","log":"x"}"#,
        r#"{"do":"load","file":"no/such/file"}"#,
        r#"{"do":"new","game":"shelter","players":9}"#,
        r#"{"do":"new","game":"checkers","players":2}"#,
        r#"{"do":"new","game":"shelter","players":2,"options":{"round-limit":"z"}}"#,
    ];
    let mut requests = lines(&[r#"{"do":"legal"}"#, r#"{"do":"new","game":"shelter","players":2,"seed":1}"#]);
    for line in nonsense {
        requests.push(line.to_owned());
        requests.push(r#"{"do":"hash"}"#.to_owned());
    }
    let responses = talk(&requests);
    assert_eq!(responses[0]["error"]["code"], "no-game");
    // An empty line asks nothing and is not answered.
    let rest = &responses[3..];
    assert_eq!(rest.len(), 2 * (nonsense.len() - 1));
    for (line, pair) in nonsense[1..].iter().zip(rest.chunks(2)) {
        assert!(pair[0]["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{line}: {}", pair[0]);
        assert_eq!(pair[1], responses[2], "after {line}");
    }
}

#[test]
fn errors_are_said_in_russian_too() {
    let requests = [
        r#"{"do":"new","game":"shelter"}"#,
        r#"{"do":"new","game":"shelter","players":2,"seed":1}"#,
        r#"{"do":"apply","words":"places nowhere"}"#,
        r#"{"do":"apply","words":"flies to the moon"}"#,
        r#"{"do":"load","file":"no/such/file"}"#,
    ];
    let out = bottlecap(&["engine", "--lang", "ru"], &requests.join("\n")).good();
    let responses: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let messages: Vec<&str> = responses.iter().filter_map(|response| response["error"]["message"].as_str()).collect();
    let expected = [
        "это не запрос: нет поля `players`",
        "'nowhere' — не поле в убежище (КОМНАТА, ",
        "'flies to the moon' — не ГЛАГОЛ или ГЛАГОЛ ОБЪЕКТ",
        "не удаётся прочитать no/such/file: нет такого файла или папки",
    ];
    assert_eq!(messages.len(), expected.len(), "{messages:?}");
    for (found, expected) in messages.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found}");
    }
}

#[test]
fn a_game_is_played_saved_and_loaded() {
    let file = temporary("engine.jsonl");
    let mut requests = lines(&[r#"{"do":"new","game":"shelter","players":4,"seed":2}"#]);
    let apply = |numbers: Vec<usize>| {
        let index: Vec<usize> = numbers.iter().map(|number| number - 1).collect();
        let index = if index.len() == 1 { json!(index[0]) } else { json!(index) };
        json!({ "do": "apply", "index": index }).to_string()
    };
    requests.extend(blind_answers(3_000).map(apply));
    requests.extend([format!(r#"{{"do":"save","file":"{file}"}}"#), r#"{"do":"save"}"#.to_owned()]);
    requests.extend(lines(&[r#"{"do":"hash"}"#, r#"{"do":"legal"}"#]));
    requests.push(format!(r#"{{"do":"load","file":"{file}"}}"#));
    requests.extend(lines(&[r#"{"do":"hash"}"#, r#"{"do":"catalogue"}"#, r#"{"do":"view","viewer":"referee"}"#]));
    let responses = talk(&requests);
    let [.., saved, text, hash, over, loaded, again, catalogue, view] = responses.as_slice() else {
        panic!("{responses:?}")
    };
    assert_eq!(saved["result"]["file"], file.as_str());
    assert_eq!(text["result"]["log"].as_str().map(str::to_owned), fs::read_to_string(&file).ok());
    assert_eq!(over["result"]["over"], true);
    assert_eq!(loaded["result"]["now"], over["result"]);
    assert_eq!(hash, again);
    assert!(catalogue["result"]["items"].as_array().is_some_and(|items| items.len() > 20));
    assert_eq!(view["result"]["public"]["places"], over["result"]["places"]);
}
