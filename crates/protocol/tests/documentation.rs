//! Every message in docs/protocol.md is one.

use std::{fs, path::Path};

use kernel::Game;
use protocol::{AskOf, Code, Made, NewRoom, ServerMessage, ServerMessageOf};
use serde_json::Value;
use shelter::Shelter;
use wasteland::Wasteland;

/// An update whose view is left out, since it would fill the page.
type Update = ServerMessage<Value, Value, shelter::event::Event, shelter::choice::Choice, shelter::choice::Ask, Value>;

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    fs::read_to_string(path).expect("the page is there").replace("\r\n", "\n")
}

/// The blocks of the page, each with the word behind `json`.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let blocks = page.split("```json ").skip(1).map(|rest| rest.split("\n```").next().expect("it ends"));
    blocks.map(|block| block.split_once('\n').expect("a word and a message")).collect()
}

#[test]
fn every_message_in_the_documentation_is_one() {
    let page = page();
    let blocks = blocks(&page);
    assert!(blocks.len() > 20, "{}", blocks.len());
    for (kind, text) in blocks {
        let read = match kind {
            "ask" => AskOf::<Shelter>::read(text).map(drop),
            "server" => serde_json::from_str::<ServerMessageOf<Shelter>>(text).map(drop),
            "update" => serde_json::from_str::<Update>(text).map(drop),
            "new-room" => match serde_json::from_str::<NewRoom<Value>>(text).expect("a room").game.as_str() {
                Shelter::ID => serde_json::from_str::<NewRoom<<Shelter as Game>::Setup>>(text).map(drop),
                Wasteland::ID => serde_json::from_str::<NewRoom<<Wasteland as Game>::Setup>>(text).map(drop),
                other => panic!("what is {other}?"),
            },
            "made" => serde_json::from_str::<Made>(text).map(drop),
            other => panic!("what is {other}?"),
        };
        assert!(read.is_ok(), "{read:?} in {text}");
    }
}

#[test]
fn every_code_is_explained() {
    let page = page();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let explained: Vec<Code> = rows
        .map(|name| serde_json::from_value(Value::String(name.to_owned())).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    // A new code is no error here, but it is at this place, which asks for its row.
    for code in &explained {
        match code {
            Code::OtherVersion | Code::Malformed | Code::TooLarge | Code::TooFast | Code::NoHello => {}
            Code::WrongOrigin | Code::NoSuchRoom | Code::OnlyWatching | Code::NotNow | Code::NotGood => {}
            Code::NothingToUndo | Code::NoSuchProposal | Code::AnotherProposal | Code::NoUse => {}
            Code::NotStored | Code::Broken | Code::Unreadable | Code::TooSlow | Code::TooMany | Code::Stopping => {}
            Code::Claimed => {}
        }
    }
    assert_eq!(explained.len(), 21);
}

#[test]
fn messages_come_back_as_they_were_said() {
    let page = page();
    for (_, text) in blocks(&page).into_iter().filter(|(kind, _)| *kind == "ask") {
        let ask = AskOf::<Shelter>::read(text).expect("it is one");
        let written = serde_json::to_string(&ask).expect("it can be written");
        assert_eq!(AskOf::<Shelter>::read(&written).expect("it is one"), ask);
    }
}

#[test]
fn a_debug_print_shows_no_token() {
    let hello = AskOf::<Shelter>::read(r#"{"hello":{"version":1,"room":"r00m","token":"t0ken","key":"t0ken"}}"#)
        .expect("a hello");
    let made: Made = serde_json::from_str(r#"{"room":"r00m","seats":["t0ken"],"watch":"t0ken"}"#).expect("made");
    for shown in [format!("{hello:?}"), format!("{made:?}")] {
        assert!(!shown.contains("t0ken") && !shown.contains("r00m"), "{shown}");
    }
}
