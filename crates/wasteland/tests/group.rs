//! A group plays together: how its table is written down, and what its players of code play for.

use bots::Evaluate;
use kernel::{Game as _, Seed, Table};
use wasteland::{
    Wasteland,
    content::Faction,
    example::Example,
    mode::{Pick, coop},
    options::{COOP_SWITCHES, CoopOptions, NCAL_SWITCHES, NcalOptions, Options, Setup, Wishes},
};

fn table(text: &str) -> Table<Wasteland> {
    let text = format!("game wasteland; title \"A position\"\n{text}\nthen {{ over }}");
    let example = Example::read("test.kdl", &text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    example.table().unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// Set-ups that were stored before there were modes are of the base book, and are written as they were.
#[test]
fn a_setup_without_a_mode_is_of_the_base_book() {
    let old = r#"{"players":2,"scenario":0,"options":{}}"#;
    let read: Setup = serde_json::from_str(old).unwrap();
    assert_eq!(read, Setup::of(2));
    assert!(!serde_json::to_string(&read).unwrap().contains("mode"));
    let group = r#"{"players":2,"scenario":0,"options":{},"mode":{"coop":{"friendly":"shield"}}}"#;
    let read: Setup = serde_json::from_str(group).unwrap();
    let agreed = coop::Agreement { friendly: Faction::Shield, terms: coop::Terms::default() };
    assert_eq!(read.mode, Pick::Coop(agreed));
    assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&read).unwrap()).unwrap(), read);
}

#[test]
fn the_number_of_cards_stands_behind_a_colon() {
    let usual = coop::Terms::default();
    let required = |value: &str| usual.with("coop-agenda-target", value).map(|terms| terms.required);
    assert_eq!(required("a"), Some(0));
    assert_eq!(required("a:8"), Some(8));
    assert_eq!(required("b"), Some(0));
    for wrong in ["a:", "a:0", "a:x", "a:300", "b:8", "c", ""] {
        assert_eq!(required(wrong), None, "{wrong}");
    }
    assert_eq!(usual.with("coop-death", "b:2"), None);
    for (switch, _, letters) in COOP_SWITCHES {
        assert!(Options::default().with(switch, letters[0]).is_none(), "{switch} is an option of the base book, too");
        for letter in *letters {
            let set = CoopOptions::default().with(switch, letter).expect("an option takes its letters");
            assert_eq!(set.letter(switch), Some(*letter));
        }
    }
}

/// A number that the table may not change is refused, whoever wrote the set-up.
#[test]
fn a_number_beside_a_fixed_one_is_refused() {
    let table = table("given { mode coop friendly=star }");
    let fixed = coop::Terms::default().with("coop-agenda-target", "b").expect("it is a letter of the option");
    let agreed = coop::Agreement { friendly: Faction::Star, terms: coop::Terms { required: 8, ..fixed } };
    let setup = Setup { mode: Pick::Coop(agreed), ..Setup::of(2) };
    let because = table.game().set_up(&setup, Seed::from_number(1)).expect_err("it is fixed");
    assert_eq!(because.rule.as_str(), "M-RULING-13");
}

fn worths(given: &str) -> Vec<i32> {
    let table = table(&format!("given {{ players A B C; mode coop friendly=star; {given} }}"));
    table.game().evaluate(table.state())[..3].to_vec()
}

/// W-COOP-05, W-COOP-08: what is good for one is as good for all.
#[test]
fn all_seats_of_a_group_share_a_worth() {
    let cards = |count: usize| {
        let names: Vec<String> = (1..=count).map(|number| format!("blank-agenda-{number}")).collect();
        format!("A agendas=\"{}\"", names.join(" "))
    };
    for given in [cards(1), cards(5), "C hp=3".to_owned(), "power star=4 shield=9".to_owned()] {
        let worths = worths(&given);
        assert!(worths.iter().all(|worth| *worth == worths[0]), "{given}: {worths:?}");
    }
    let of = |given: &str| worths(given)[0];
    assert!(of(&cards(5)) > of(&cards(2)));
    assert!(of("power shield=9") < of("power shield=2"));
    // One who is nearly dead is a danger to all (W-COOP-12).
    assert!(of("C hp=2") < of("C hp=12"));
    // The friends are to come last (W-COOP-10).
    let all = "A agendas=\"blank-agenda-1 blank-agenda-2 blank-agenda-3 blank-agenda-4 blank-agenda-5 blank-agenda-6 enemy-1 enemy-2\"";
    assert!(of("power star=9") < of("power star=1"));
    assert!(of(&format!("{all}; power star=9")) > of(&format!("{all}; power star=1")));
}

/// New California is written by its name with what the table has changed, and no other mode has its options.
#[test]
fn new_california_is_written_with_its_options() {
    let written = r#"{"players":3,"scenario":1,"options":{},"mode":{"new-california":{"depletion":"security"}}}"#;
    let read: Setup = serde_json::from_str(written).unwrap();
    let options = NcalOptions::default().with("ncal-depletion", "b").expect("it is a letter of the option");
    assert_eq!(read.mode, Pick::NewCalifornia(options));
    assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&read).unwrap()).unwrap(), read);
    for (switch, _, letters) in NCAL_SWITCHES {
        assert!(Options::default().with(switch, letters[0]).is_none(), "{switch} is an option of the base book, too");
        assert!(CoopOptions::default().with(switch, letters[0]).is_none(), "{switch} is one of the cooperative game");
        for letter in *letters {
            let set = Wishes::default().with(switch, letter).expect("an option takes its letters");
            assert_eq!(set.ncal.letter(switch), Some(*letter));
        }
    }
}

/// W-NCAL-01: what is good for one is as good for all, and the tokens are what it is about.
#[test]
fn the_group_of_new_california_plays_for_freedom() {
    let worths = |given: &str| {
        let table = table(&format!("given {{ players A B C; mode new-california; {given} }}"));
        table.game().evaluate(table.state())[..3].to_vec()
    };
    for given in ["power star=4 shield=6", "C hp=3", "A eliminated=#true; turn B; first-player B"] {
        let worths = worths(given);
        assert!(worths.iter().all(|worth| *worth == worths[0]), "{given}: {worths:?}");
    }
    let of = |given: &str| worths(given)[0];
    assert!(of("power star=5 shield=4") > of("power star=4 shield=4"));
    assert!(of("power star=4 shield=5") < of("power star=4 shield=4"));
    // The last steps count most.
    assert!(of("power shield=9") - of("power shield=10") > of("power shield=1") - of("power shield=2"));
    assert!(of("A hp=2") < of("A hp=8"));
}
