//! Where several things are in the way of a choice, the reason is the one that says what to do about it.

use kernel::{Answer, Refusal, Seat, Table};
use wasteland::{
    Wasteland,
    choice::{Choice, Reason},
    example::Example,
    mode::{self, solo},
};

const ME: Seat = Seat::new(0);
const SETTLEMENT: Reason = Reason::Mode(mode::Reason::Solo(solo::Reason::NeedsSettlement));

fn table(text: &str) -> Table<Wasteland> {
    let text = format!("game wasteland; title \"A position\"\n{text}\nthen {{ over }}");
    let example = Example::read("test.kdl", &text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    example.table().unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn reason(table: &Table<Wasteland>, choice: Choice) -> Reason {
    match table.why_not(ME, choice) {
        Some(Refusal::Rule(because)) => because.reason,
        other => panic!("{choice:?}: {other:?}"),
    }
}

/// The reason for the first option of a settlement encounter.
fn at_encounter(players: &str, option: &str) -> Reason {
    let mut table = table(&format!(
        "encounter band back=settlement {{ option {{ {option}; do {{ caps 9 }} }}; option {{ do {{ caps 1 }} }}; option {{ do {{ caps 2 }} }} }}\n\
         given {{ players {players}; A at=town.a }}"
    ));
    let decision = table.decision_number();
    table.play(ME, decision, &Answer::One(Choice::Encounter)).expect("there is an encounter");
    reason(&table, Choice::Option(0))
}

/// The reason for the first objective of a staged quest.
fn at_quest(players: &str, at: &str, objective: &str) -> Reason {
    let table = table(&format!(
        "quest errand number=7 {{ objective action {{ {objective}; results {{ caps 1 }} }} }}\n\
         given {{ players {players}; A at={at}; staged errand }}"
    ));
    let quest = table.game().content().quests.iter().position(|quest| quest.id == "errand").expect("it is in the box");
    reason(&table, Choice::Quest { quest: quest as u16, objective: 0 })
}

/// W-SOLO-02: for quests a settlement stands in for company, at encounters nothing does.
#[test]
fn alone_a_settlement_is_named_only_where_it_helps() {
    for company in ["needs with-survivor", "needs with-trait idolized"] {
        assert_eq!(at_encounter("A", company), Reason::NobodyHere);
        assert_eq!(at_encounter("A B", company), Reason::NobodyHere);
        assert_eq!(at_quest("A", "town.b", company), SETTLEMENT);
        assert_eq!(at_quest("A B", "town.b", company), Reason::NobodyHere);
    }
    assert_eq!(at_quest("A", "town.b", "test C 1 by=other"), SETTLEMENT);
    assert_eq!(at_quest("A B", "town.b", "test C 1 by=other"), Reason::NobodyHere);
}

#[test]
fn of_several_conditions_the_one_to_do_something_about_is_named() {
    assert_eq!(at_quest("A B", "town.b", "needs at-least 1 deaths and at-least 3 caps"), Reason::NeedsCaps(3));
    assert_eq!(at_quest("A B", "town.b", "needs at-least 1 deaths and at market"), Reason::WrongPlace);
    assert_eq!(at_quest("A B", "town.b", "needs at-least 1 deaths"), Reason::Condition);
}

/// Who waits for another's answer is told whose, who is not on turn is told that.
#[test]
fn waiting_names_who_decides() {
    let other = Seat::new(1);
    let blast = "encounter blast back=settlement { option { do { each others { damage 16 } } } }\n\
                 given { A at=town.a; B at=road.a }";
    let mut table = table(blast);
    let decision = table.decision_number();
    table.play(ME, decision, &Answer::One(Choice::Encounter)).expect("there is an encounter");
    assert_eq!(reason(&table, Choice::Move), Reason::NotYourDecision(other));
    assert_eq!(reason(&table, Choice::EndTurn), Reason::NotYourDecision(other));
    let Some(Refusal::Rule(because)) = table.why_not(other, Choice::Camp) else { panic!("it is not B's turn") };
    assert_eq!(because.reason, Reason::NotYourTurn);
}
