//! Data files: what can be read is read, what cannot is named with its place, and nothing panics or runs away.

use pack::{Message, Mistakes, Node, Value, choose, choose_word, in_file, parse};
use proptest::prelude::*;

fn read(text: &str) -> (Vec<Node>, String) {
    let mut mistakes = Mistakes::new();
    let nodes = parse("x.kdl", text, &mut mistakes);
    mistakes.sort();
    (nodes, mistakes.to_string().replace("x.kdl:", ""))
}

#[test]
fn nodes_keep_their_places() {
    let (nodes, said) =
        read("// вода\ngiven {\n  players A B\n  A food=5 \"лук и стрелы\" { items torch; note #true }\n}\n");
    assert_eq!(said, "");
    let [given] = &nodes[..] else { panic!("one node") };
    let [players, a] = given.nodes() else { panic!("two nodes") };
    assert_eq!((players.name(), players.spot().line, players.spot().column), ("players", 3, 3));
    assert_eq!(players.arguments.len(), 2);
    assert_eq!(a.properties[0].name.text, "food");
    assert_eq!(a.properties[0].value.value, Value::Number(5));
    assert_eq!((a.properties[0].name.spot.column, a.properties[0].value.spot.column), (5, 10));
    assert_eq!(a.arguments[0].value, Value::Text("лук и стрелы".into()));
    assert_eq!(a.arguments[0].spot.column, 12);
    assert_eq!(a.nodes()[1].spot().column, 42);
    assert_eq!(a.nodes()[1].arguments[0].value, Value::Flag(true));
}

#[test]
fn nodes_come_back_as_they_were_written_down() {
    let (nodes, said) = read("a {\n  b -5 #true \"лук и \\\"стрелы\\\"\" c=9 d=\"\" { }\n}\ne\n");
    assert_eq!(said, "");
    let written = serde_json::to_string(&nodes).unwrap();
    let mut back: Vec<Node> = serde_json::from_str(&written).unwrap();
    in_file(&mut back, &"x.kdl".into());
    assert_eq!(back, nodes);
    let huge = written.replace("-5", "18446744073709551615");
    assert!(serde_json::from_str::<Vec<Node>>(&huge).is_err());
}

#[test]
fn comments_and_continued_lines_are_allowed() {
    let (nodes, said) =
        read("a /* b { */ c // d\n/- e {\n  f\n}\ng \\\n  h\n/* i\n{ */ j;k;l { m\n/- n\no; }\np r#\"q\n");
    assert!(said.starts_with("11:"), "{said}");
    let names: Vec<&str> = nodes.iter().map(Node::name).collect();
    assert_eq!(names, ["a", "g", "j", "k", "l"]);
    assert_eq!(nodes[1].arguments.len(), 1);
    assert_eq!(nodes[4].nodes().len(), 2);
}

#[test]
fn syntax_mistakes_are_plain_sentences() {
    let table = [
        ("a {\n b\n", "1:3: error: this '{' is never closed"),
        ("a\n}\n", "2:1: error: this '}' closes nothing"),
        ("a \"b\nc \"d\"", "1:3: error: this \" is never closed"),
        ("a /* b", "1:3: error: this /* is never closed"),
        ("a {} b", "1:6: error: 'b' does not belong here; expected a new line or ';' before a new node"),
        ("a =b", "1:3: error: '=b' does not belong here; expected a new line or ';' before a new node"),
        ("a { b =c }", "1:7: error: '=c }' does not belong here; expected a new line or ';' before a new node"),
        ("a true", "1:3: error: 'true' needs quotes; expected a word of letters, digits and -, or \"text\""),
        ("a 5x", "1:3: error: '5x' is not a number; expected a whole number followed by a space"),
        ("a 1.5", "1:3: error: '1.5' is not a value here; expected a word or a whole number"),
        ("a #null", "1:3: error: '#null' is not a value here; expected a word or a whole number"),
        ("a x=", "1:1: error: a value is missing after 'a x='; expected name=value"),
        ("a \"\\q\"", "1:3: error: the quoted text \"\\q\" cannot be read; expected \"text\" without a lone \\ in it"),
        ("{ a; }", "1:1: error: a name is missing before '{'"),
        ("a (b)c", "1:4: error: types in parentheses are not used here"),
    ];
    for (text, expected) in table {
        assert_eq!(read(text).1, expected, "{text}");
    }
}

#[test]
fn a_mistake_in_one_node_does_not_hide_the_others() {
    let (nodes, said) = read("a 5x\nb {\n  c =d\n}\ne\n");
    assert_eq!(said.lines().count(), 2);
    assert_eq!(nodes.iter().map(Node::name).collect::<Vec<_>>(), ["e"]);
}

#[test]
fn hostile_files_are_refused_and_not_recursed_into() {
    for text in [
        "a {".repeat(100_000),
        "{".repeat(100_000),
        "}".repeat(1_000),
        format!("{}{}", "a { ".repeat(50_000), "} ".repeat(50_000)),
        format!("{}a{}", "a /- { ".repeat(40), "} ".repeat(40)),
        format!("a \"\\q {}\"", "{".repeat(50_000)),
        "/*".repeat(50_000),
        format!("a{}", " =b".repeat(50_000)),
        "a {} ".repeat(50_000),
        format!("a {}", "(".repeat(50_000)),
    ] {
        assert_ne!(read(&text).1, "");
    }
}

#[test]
fn what_nobody_asked_for_is_reported() {
    let mut mistakes = Mistakes::new();
    let nodes = parse("x.kdl", "fetch torch 3 4 when=now whn=later when=then { b }", &mut mistakes);
    let mut taker = nodes[0].take();
    assert_eq!(taker.word(Message::verbatim("a thing"), &mut mistakes).map(|word| word.text).as_deref(), Some("torch"));
    assert_eq!(taker.number(Message::verbatim("how many"), 1..=3, &mut mistakes), Some(3));
    let when = taker.word_property("when", &mut mistakes).expect("it has the property");
    assert_eq!(choose(&when, Message::verbatim("when="), &[("now", 1), ("later", 2)], &mut mistakes), Some(1));
    assert_eq!(choose_word(&when, Message::verbatim("when="), &["never"], &mut mistakes), None);
    taker.finish(&mut mistakes);
    mistakes.sort();
    let said = mistakes.to_string().replace("x.kdl:", "");
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "1:1: error: 'fetch' takes no braces",
            "1:15: error: '4' does not belong after 'fetch'",
            "1:22: error: unknown word 'now' in when=; expected never",
            "1:26: error: 'fetch' has no property 'whn'; expected when; did you mean 'when'?",
            "1:36: error: property 'when' of 'fetch' is here a second time",
        ]
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text_never_panics(text in "\\PC*") {
        read(&text);
    }

    #[test]
    fn marks_never_panic(text in "[ab1 =;{}()\"#\\\\/*\n\r.+-]{0,80}") {
        read(&text);
    }
}
