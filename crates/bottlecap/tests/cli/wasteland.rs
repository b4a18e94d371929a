//! Wasteland in every command, in both languages.

use std::path::Path;

use kernel::QuickRng;
use serde_json::{Value, json};

use crate::common::{blind_answers, bottlecap, temporary, with_environment};

/// Whole games played without looking. A message that is missing would show in braces.
#[test]
fn a_game_is_played_to_its_end_and_verified_in_both_languages() {
    let answers: String = blind_answers(6_000).map(|numbers| format!("{}\n", numbers[0])).collect();
    for (lang, over, verified) in [("en", "The game is over.", "Verified"), ("ru", "Партия окончена.", "Проверено")]
    {
        let file = temporary(&format!("wasteland-{lang}.jsonl"));
        let play = ["play", "wasteland", "--seed", "4", "--lang", lang, "--save", &file];
        let out =
            bottlecap(&[&play[..], &["--seats", "human,bot:novice", "--scenario", "two-wells"]].concat(), &answers);
        let out = out.good();
        assert!(out.contains(over), "{}", &out[out.len().saturating_sub(3_000)..]);
        assert!(!out.contains('{'), "{}", out.lines().find(|line| line.contains('{')).unwrap_or_default());
        let replayed = bottlecap(&["replay", &file, "--lang", lang], "").good();
        assert!(replayed.contains(verified) && !replayed.contains('{'), "{replayed}");
        // The agenda cards that a player draws are nobody else's business.
        let drawn = if lang == "en" { "draws the agenda card" } else { "берёт карту замысла «" };
        assert!(out.contains(drawn) && !replayed.contains(drawn), "{lang}");
        let step = bottlecap(&["replay", &file, "--lang", lang, "--step", "9"], "").good();
        assert!(step.contains(if lang == "en" { "Crossroads Camp" } else { "Игровое поле\n" }), "{step}");
    }
}

#[test]
fn one_plays_alone_unless_told() {
    let out = bottlecap(&["play", "wasteland", "--seed", "1"], "1\n1\nwhy\nwhy 1\nquit\n").good();
    assert!(out.contains("Wasteland. Player 1: you.") && out.contains("  W-"), "{out}");
    let unknown = bottlecap(&["play", "wasteland", "--scenario", "moon"], "").bad();
    assert_eq!(
        unknown,
        "bottlecap: there is no scenario 'moon'; the scenarios are two-wells, the-long-ledger, return-tickets, \
         in-case-of-illness"
    );
    let unknown = bottlecap(&["play", "wasteland", "--option", "shop-count=z"], "").bad();
    assert_eq!(unknown, "bottlecap: the option 'shop-count' has no value 'z'; its values are the letters a, b");
    let none = bottlecap(&["play", "shelter", "--scenario", "moon"], "").bad();
    assert_eq!(none, "bottlecap: this game has no scenarios");
}

/// Odds stand behind the choices, the outlook is told, and things that are not offered are explained by their names.
#[test]
fn what_may_come_is_told_before_it_does() {
    for (lang, asked, told, rule) in [
        ("en", ["outlook", "why camp", "why salt market"], ["Where you can go", ", now: kill ", "— kill "], "W-"),
        (
            "ru",
            ["обзор", "почему привал", "почему соляной рынок"],
            ["Куда можно дойти", ", уже сейчас: убить ", "— убить "],
            "W-",
        ),
    ] {
        // The first survivor starts on the hill where an enemy then appears.
        let answers = format!("1\n2\n1\n{}\nquit\n", asked.join("\n"));
        let play = ["play", "wasteland", "--scenario", "the-long-ledger", "--seed", "7", "--lang", lang];
        let out = bottlecap(&play, &answers).good();
        for told in told {
            assert!(out.contains(told), "{told}: {out}");
        }
        assert!(out.contains(rule) && !out.contains('{'), "{out}");
    }
    let none = bottlecap(&["play", "shelter", "--seed", "7"], "outlook\nquit\n").good();
    assert!(none.contains("the table shows all there is to know"), "{none}");
}

#[test]
fn the_engine_tells_the_outlook() {
    let requests = [
        r#"{"do":"new","game":"wasteland","players":2,"seed":7}"#,
        r#"{"do":"outlook"}"#,
        r#"{"do":"outlook","seat":1,"viewer":"spectator"}"#,
        r#"{"do":"outlook","seat":3}"#,
        r#"{"do":"new","game":"shelter","players":2,"seed":7}"#,
        r#"{"do":"outlook"}"#,
    ];
    let out = bottlecap(&["engine"], &requests.join("\n")).good();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers[1]["result"]["seat"], answers[0]["result"]["now"]["seat"], "the one that is asked");
    assert_eq!(answers[2]["result"]["seat"], 1);
    for part in ["reach", "fights", "activation", "influence", "power", "hidden"] {
        assert!(!answers[1]["result"][part].is_null(), "{part}: {}", answers[1]);
    }
    assert_eq!(answers[3]["error"]["code"], "outlook");
    assert_eq!(answers[5]["error"]["code"], "outlook");
}

#[test]
fn simulations_say_the_same_again_and_every_game_ends() {
    let arguments = ["simulate", "wasteland", "--players", "3", "--games", "30", "--seed", "7", "--json"];
    let run = |threads| with_environment(&arguments, "", &[("RAYON_NUM_THREADS", threads)]).good();
    let one = run("1");
    assert_eq!(one, run("3"));
    let numbers: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(numbers["faults"], json!([]));
    let ends = numbers["ends"].as_object().unwrap().values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(ends, 30);
    assert!(numbers["influence"]["max"].as_u64().is_some_and(|most| most >= 9), "{numbers}");
    let russian = bottlecap(&["simulate", "wasteland", "--games", "5", "--lang", "ru"], "").good();
    assert!(russian.contains("Влияние победителей") && !russian.contains('{'), "{russian}");
}

/// A group wins or loses as one, and what belongs to its mode is refused without it.
#[test]
fn a_group_plays_together_in_both_languages() {
    let answers: String = blind_answers(6_000).map(|numbers| format!("{}\n", numbers[0])).collect();
    for (lang, friends, loses) in
        [("en", "The group sides with", "The group loses"), ("ru", "Отряд на стороне", "Отряд проигрывает")]
    {
        let play = ["play", "wasteland", "--seed", "4", "--lang", lang, "--mode", "coop:star"];
        let out = bottlecap(&[&play[..], &["--seats", "human,bot:random"]].concat(), &answers).good();
        assert!(out.contains(friends) && out.contains(loses), "{}", &out[out.len().saturating_sub(2_000)..]);
        assert!(!out.contains('{'), "{}", out.lines().find(|line| line.contains('{')).unwrap_or_default());
    }
    let simulate = ["simulate", "wasteland", "--players", "2", "--games", "1"];
    let with = |more: &[&str]| bottlecap(&[&simulate[..], more].concat(), "");
    let said = with(&["--option", "coop-death=b"]).bad();
    assert!(said.contains("belongs to another mode"), "{said}");
    assert!(with(&["--mode", "coop"]).bad().contains("the modes are coop:star, coop:shield"));
    let said = with(&["--mode", "coop:star", "--option", "coop-agenda-target=a:11"]).bad();
    assert!(said.contains("M-RULING-13"), "{said}");
    let numbers = with(&["--mode", "coop:shield", "--option", "coop-death=b", "--json"]).good();
    let numbers: Value = serde_json::from_str(&numbers).expect("it is JSON");
    assert_eq!(numbers["faults"], json!([]));
}

/// New California is played on a sheet of its own, which is found by itself, and on no other.
#[test]
fn new_california_is_played_on_its_own_sheet() {
    let small = concat!(env!("CARGO_MANIFEST_DIR"), "/../wasteland/tests/pack");
    let answers: String = blind_answers(6_000).map(|numbers| format!("{}\n", numbers[0])).collect();
    for (lang, group, loses) in
        [("en", "All survivors are one group", "The group "), ("ru", "Все выжившие — один отряд", "Отряд ")]
    {
        let play = ["play", "wasteland", "--seed", "4", "--lang", lang, "--pack", small, "--mode", "new-california"];
        let out = bottlecap(&[&play[..], &["--seats", "human,bot:random"]].concat(), &answers).good();
        assert!(out.contains(group) && out.contains(loses), "{}", &out[out.len().saturating_sub(2_000)..]);
        assert!(!out.contains('{'), "{}", out.lines().find(|line| line.contains('{')).unwrap_or_default());
    }
    let simulate = ["simulate", "wasteland", "--players", "2", "--games", "20", "--bots", "random"];
    let with = |more: &[&str]| bottlecap(&[&simulate[..], more].concat(), "");
    let said = with(&["--mode", "new-california"]).bad();
    assert!(said.contains("comes with its box") && said.contains("M-RULING-25"), "{said}");
    let said = with(&["--pack", small, "--scenario", "lamps-again"]).bad();
    assert!(said.contains("played as New California only"), "{said}");
    let said = with(&["--pack", small, "--mode", "coop:star", "--option", "ncal-depletion=b"]).bad();
    assert!(said.contains("belongs to another mode"), "{said}");
    let numbers = with(&["--pack", small, "--mode", "new-california", "--option", "ncal-depletion=b", "--json"]).good();
    let numbers: Value = serde_json::from_str(&numbers).expect("it is JSON");
    assert_eq!(numbers["faults"], json!([]));
}

/// The texts of the core pack: kind and id, part, text.
fn pack_texts(lang: &str) -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    let files = pack::load_folder(&folder).expect("the pack has texts").texts;
    let of_lang = files.iter().filter(|file| file.lang.code() == lang);
    let text: String = of_lang.map(|file| file.source.text.clone() + "\n").collect();
    let mut texts = Vec::new();
    let mut of = String::new();
    for (name, text) in text.lines().filter_map(|line| line.split_once(" = ")) {
        match name.strip_prefix("    .") {
            Some(part) => texts.push((of.clone(), part.to_owned(), text.to_owned())),
            None => of = name.to_owned(),
        }
    }
    texts
}

/// W-ENCOUNTER-05, W-SOLO-03: how an option turns out is told when it is chosen, not when it is offered. W-LIBRARY-03:
/// what waits in the library is not told at all.
#[test]
fn outcomes_and_the_library_are_not_read_beforehand() {
    let mut rng = QuickRng::new(1);
    let answers: String = (0..3_000).map(|_| format!("{}\n", 1 + rng.below(7))).collect();
    let is_outcome = |part: &str| part.ends_with("-succeed") || part.ends_with("-fail");
    for lang in ["en", "ru"] {
        let texts = pack_texts(lang);
        let (mut meetings, mut outcomes) = (0, 0);
        for seed in ["1", "2", "3", "4", "5", "6"] {
            let play = ["play", "wasteland", "--scenario", "two-wells", "--seed", seed, "--lang", lang];
            let out = bottlecap(&play, &answers).good();
            // What stands between two answers.
            for shown in out.split("\n> ") {
                for (of, _, intro) in texts.iter().filter(|(_, part, _)| part == "intro") {
                    let asked = shown.lines().any(|line| line.contains(": ") && line.contains(intro.as_str()));
                    if !of.starts_with("encounter-") || !asked {
                        continue;
                    }
                    meetings += 1;
                    let own = texts.iter().filter(|(other, part, _)| other == of && is_outcome(part));
                    for (_, part, outcome) in own {
                        assert!(!shown.contains(outcome.as_str()), "{of} tells {part} beforehand: {shown}");
                    }
                }
                outcomes +=
                    texts.iter().filter(|(_, part, text)| is_outcome(part) && shown.contains(text.as_str())).count();
            }
            // The first that is heard of a quest is its introduction, and objectives come after it.
            let objectives = texts.iter().filter(|(of, part, _)| of.starts_with("quest-") && part == "objective-1");
            for (of, _, objective) in objectives {
                let intro = texts.iter().find(|(other, part, _)| other == of && part == "intro");
                let (Some(told), Some((_, _, intro))) = (out.find(objective.as_str()), intro) else { continue };
                assert!(out.find(intro.as_str()).is_some_and(|read| read < told), "{of} is told before it is staged");
            }
        }
        assert!(meetings > 5 && outcomes > 5, "{meetings} meetings, {outcomes} outcomes");
    }
}

/// Every option is offered in words, and the words mean that option again.
#[test]
fn the_engine_understands_its_own_words() {
    let new =
        r#"{"do":"new","game":"wasteland","players":2,"seed":3,"scenario":"two-wells","options":{"shop-count":"b"}}"#;
    let mut answered: Vec<String> = Vec::new();
    let mut rng = QuickRng::new(3);
    let mut seen = 0;
    for _ in 0..60 {
        let mut requests = vec![new.to_owned()];
        requests.extend(answered.iter().cloned());
        requests.push(r#"{"do":"legal","texts":true}"#.to_owned());
        let out = bottlecap(&["engine"], &requests.join("\n")).good();
        let legal: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        let options = legal["result"]["options"].as_array().unwrap();
        let mut tries = requests[..requests.len() - 1].to_vec();
        tries.extend(options.iter().map(|option| json!({ "do": "why", "words": option["words"] }).to_string()));
        let out = bottlecap(&["engine"], &tries.join("\n")).good();
        for (option, line) in options.iter().zip(out.lines().skip(requests.len() - 1)) {
            let why: Value = serde_json::from_str(line).unwrap();
            assert_eq!(why["result"]["open"], true, "{option}: {why}");
            seen += 1;
        }
        // A question for an amount lists no options.
        let pick = options.get(rng.below(options.len().max(1) as u64) as usize);
        let answer =
            pick.map_or_else(|| legal["result"]["shape"]["amount"]["max"].clone(), |pick| pick["words"].clone());
        let key = if pick.is_some() { "words" } else { "index" };
        answered.push(json!({ "do": "apply", key: answer }).to_string());
    }
    assert!(seen > 150, "{seen}");
    let requests = [new, r#"{"do":"catalogue"}"#, r#"{"do":"catalogue","game":"shelter"}"#, r#"{"do":"save"}"#];
    let out = bottlecap(&["engine"], &requests.join("\n")).good();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(answers[1]["result"]["quests"].as_array().is_some_and(|quests| quests.len() > 5));
    assert!(answers[2]["result"]["rooms"].as_array().is_some_and(|rooms| rooms.len() > 20));
    let load = json!({ "do": "load", "log": answers[3]["result"]["log"] }).to_string();
    let loaded: Value = serde_json::from_str(&bottlecap(&["engine"], &load).good()).unwrap();
    assert_eq!(loaded["result"]["game"], "wasteland");
}

#[test]
fn its_pack_is_checked() {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    let out = bottlecap(&["check", pack.to_str().unwrap()], "").good();
    assert!(out.contains("scenarios") && out.contains("no errors"), "{out}");
}
