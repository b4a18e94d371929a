//! What is answered for a person who wants that.

use kernel::{Asked, Decision};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    outlook::{Analysis, Fraction, Prospect},
    view::View,
};

/// Let dice stand that cannot fall better.
const REROLLS: &str = "rerolls";
/// Take enemies and cards in the order in which they lie, where only their order is asked for.
const ORDER: &str = "order";

/// The names of all standing answers.
pub const ALL: &[&str] = &[REROLLS, ORDER];

/// The answer that a person wants to be given without being asked.
pub fn answer(game: &Wasteland, view: &View, decision: &Decision<Choice, Ask>, standing: &[String]) -> Option<Choice> {
    let asked = decision.asked?;
    let has = |name: &str| standing.iter().any(|on| on == name);
    match asked.ask {
        Ask::FightReroll | Ask::TestReroll if has(REROLLS) && cannot_be_better(game, view, asked) => Some(Choice::Done),
        // Who acts first among enemies of a type (W-ROUND-07), which card readies first (W-EXHAUST-07).
        Ask::Activate(_) | Ask::UnexhaustNext if has(ORDER) => decision.options.first().copied(),
        _ => None,
    }
}

/// Whether the dice, as they lie, pass the test, or kill the enemy without harm to the survivor.
fn cannot_be_better(game: &Wasteland, view: &View, asked: Asked<Ask>) -> bool {
    let Ok(analysis) = Analysis::new(game, view) else { return false };
    match analysis.prospect(asked, Choice::Done) {
        Some(Prospect::Fight(odds)) => {
            let odds = odds.kill.odds;
            odds.kill == Fraction::ONE && odds.damage.is_zero() && odds.rads.is_zero()
        }
        Some(Prospect::Test(test)) => test.odds.pass == Fraction::ONE,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use kernel::{Answer, Contributions, Secret, Table, Viewer};
    use wasteland::event::Event;

    use super::*;
    use crate::game::TableGame as _;

    /// Plays some games: what stands is answered by itself, the rest at random. Looks at each standing answer, with the
    /// events it led to, and counts them.
    fn given(name: &str, mut each: impl FnMut(&Decision<Choice, Ask>, Choice, Vec<&Event>)) -> u32 {
        let standing = [name.to_owned()];
        let mut count = 0;
        for number in 0..12u8 {
            let game = &Wasteland::kit().game;
            let setup = Wasteland::usual_setup(1 + number % 4);
            let begun = Table::begin(game.clone(), setup, Secret([number; 32]), Contributions::none());
            let mut table = begun.expect("a usual set-up");
            let mut bot = Level::Random.bot::<Wasteland>(u64::from(number));
            while let Some(asked) = table.decision().asked {
                let view = table.view(Viewer::Seat(asked.seat));
                let (decision, number) = (table.decision().clone(), table.decision_number());
                assert_eq!(answer(game, &view, &decision, &[]), None, "nobody asked for it");
                let stands = answer(game, &view, &decision, &standing);
                let chosen = match stands {
                    Some(choice) => Answer::One(choice),
                    None => bot.choose(game, &view, &decision, number).expect("an answer").into_answer(),
                };
                let entry =
                    table.play(asked.seat, number, &chosen).expect("what stands and what a bot answers is legal");
                if let Some(choice) = stands {
                    each(&decision, choice, entry.events.iter().map(|told| &told.event).collect());
                    count += 1;
                }
            }
        }
        count
    }

    #[test]
    fn dice_stand_where_the_fight_or_test_is_won_unhurt() {
        let mut ended = 0;
        let count = given(REROLLS, |_, choice, events| {
            assert_eq!(choice, Choice::Done);
            for event in events {
                match event {
                    Event::FightEnded { won, .. } => assert!(*won),
                    Event::TestEnded { success, .. } => assert!(*success),
                    Event::Damaged { .. } | Event::Irradiated { .. } => panic!("{event:?} before the end"),
                    _ => continue,
                }
                ended += 1;
                break;
            }
        });
        assert!(ended > 10, "{ended} of {count} standing answers ended a fight or test");
    }

    #[test]
    fn an_order_is_taken_as_it_lies() {
        let count = given(ORDER, |decision, choice, _| assert_eq!(decision.options.first(), Some(&choice)));
        assert!(count > 10, "{count} standing answers");
    }
}
