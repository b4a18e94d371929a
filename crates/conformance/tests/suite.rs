//! The suite accepts a sound game and catches each flaw of a broken one.

mod toy;

use conformance::{Choices, Effort, Failure, Position, Report, check, others_are_refused, record, undone_and_redone};
use kernel::{Answer, Contributions, Log, QuickRng, Seat, Secret, Table, replay};
use toy::{Choice, Flaw, Setup, Toy};

const EFFORT: Effort = Effort { games_per_setup: 12, seed: 1, most_decisions: 400 };

fn setups() -> Vec<Setup> {
    vec![Setup { seats: 2, rounds: 6 }, Setup { seats: 3, rounds: 6 }]
}

fn check_with(flaw: Option<Flaw>) -> Result<Report, Failure> {
    check(&Toy::with(flaw), &setups(), EFFORT)
}

#[track_caller]
fn caught(flaw: Flaw, words: &str) {
    let failure = check_with(Some(flaw)).expect_err("the suite must notice");
    assert!(failure.what.contains(words), "{failure}");
}

#[test]
fn a_sound_game_passes_and_every_law_was_tried() {
    let report = check_with(None).unwrap();
    let Report { games, decisions, longest, accepted, refused, scrambled, redealt, redone, voted, logs } = report;
    assert_eq!(games, 24);
    for (what, count) in [("decisions", decisions), ("scrambled", scrambled), ("redealt", redealt)] {
        assert!(count > 500, "{what}: {report}");
    }
    assert!(
        accepted > decisions && refused > decisions && redone > 50 && voted > 5 && logs > games && longest > 20,
        "{report}"
    );
}

#[test]
fn a_view_that_shows_hands() {
    caught(Flaw::ViewTells, "the view or the decision for");
}

#[test]
fn an_event_that_names_a_card_in_a_hand() {
    caught(Flaw::EventTells, "an event for");
}

#[test]
fn an_event_that_names_the_card_somebody_drew() {
    caught(Flaw::DrawTells, "an event for");
}

#[test]
fn a_refusal_that_says_who_holds_a_card() {
    caught(Flaw::ReasonTells, "a reason for");
}

#[test]
fn a_listed_answer_that_is_not_accepted() {
    caught(Flaw::RefusesListed, "nobody passes with so many cards");
}

#[test]
fn a_state_that_changes_when_it_is_only_asked() {
    caught(Flaw::ChangesOnRefusal, "playing on a copy changed the original");
    let toy = Toy::with(Some(Flaw::ChangesOnRefusal));
    let table = Table::begin(&toy, setups()[0].clone(), Secret::from_number(1), Contributions::none()).unwrap();
    let position = Position { game: &toy, seats: 2, state: table.state(), decision: table.decision() };
    let refused = others_are_refused(&position, &Choices::none(), &mut QuickRng::new(1));
    assert!(refused.unwrap_err().ends_with("changed the state"));
}

#[test]
fn a_card_that_is_lost() {
    caught(Flaw::LosesCard, "is in 0 places");
}

#[test]
fn an_option_listed_twice() {
    caught(Flaw::OptionTwice, "is listed twice");
}

#[test]
fn a_game_without_end() {
    caught(Flaw::NeverEnds, "has not ended after 400 decisions");
}

#[test]
fn a_redeal_that_does_not_fit_the_view() {
    caught(Flaw::RedealsWrongly, "the view or the decision differs");
}

#[test]
fn a_redeal_that_is_not_sound() {
    caught(Flaw::RedealsTwice, "in a state redealt for Seat(Seat(0)): card ");
}

#[test]
fn an_answer_that_shows_more_than_it_says() {
    caught(Flaw::AnswerTells, "the view after the next answer for");
}

#[test]
fn an_undo_after_which_the_same_cards_come() {
    caught(Flaw::LeavesTheDeck, "nobody may know what lies at ");
}

#[test]
fn an_undo_after_which_hands_are_others() {
    caught(Flaw::DealsHandsAnew, "sees another table after an undo by vote");
}

#[test]
fn a_panic_is_reported_with_its_place() {
    let failure = check_with(Some(Flaw::Panics)).expect_err("the suite must notice");
    assert!(failure.what.contains("panic: the toy broke"), "{failure}");
    assert!(failure.to_string().contains("Setup { seats: 2, rounds: 6 }"), "{failure}");
}

#[test]
fn a_state_that_forgets_when_saved() {
    caught(Flaw::ForgetsWhenSaved, "after it was saved and loaded as JSON");
}

#[test]
fn rules_that_depend_on_who_listens() {
    caught(Flaw::ListensToItself, "leads elsewhere when it is played again in silence");
}

#[test]
fn a_memory_beside_the_state() {
    caught(Flaw::RemembersOutside, "leads elsewhere when it is played again");
}

#[test]
fn an_event_that_forgets_when_saved() {
    let failure = check_with(Some(Flaw::EventForgets)).expect_err("the suite must notice");
    assert!(failure.what.contains("goes differently: what happened"), "{failure}");
    assert!(failure.decision < 4, "long before the end: {failure}");
}

/// The laws can be called alone; this one sees a memory beside the state by itself.
#[test]
fn an_undo_that_does_not_lead_back() {
    let seat = Seat::new(0);
    let redone = |flaw| {
        let toy = Toy::with(flaw);
        let mut table = Table::begin(&toy, setups()[0].clone(), Secret::from_number(1), Contributions::none()).unwrap();
        table.play(seat, 1, &Answer::One(Choice::Pass)).unwrap();
        undone_and_redone(&mut table, seat, &mut QuickRng::new(1))
    };
    assert_eq!(redone(None), Ok(1));
    assert!(redone(Some(Flaw::RemembersOutside)).unwrap_err().ends_with("and the state is another"));
}

#[test]
fn a_recorded_game_can_be_replayed() {
    let text = record(&Toy::default(), &setups()[1], 7, 400).unwrap();
    let log = Log::<Toy>::read(&text).unwrap();
    replay(&Toy::default(), &log).unwrap();
    assert!(record(&Toy::default(), &setups()[1], 7, 3).is_err(), "a bound that is too low is reported");
}
