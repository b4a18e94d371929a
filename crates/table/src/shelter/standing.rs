//! What is answered for a person: several cubes at once, and what they have given a standing answer to.

use kernel::Decision;
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Effect, Icon, Resource},
    state::TRACK,
    view::View,
};

use crate::game::InARow;

/// Take income of the resource of which there is the least.
const INCOME: &str = "income";
/// Use no item that would bring nothing.
const ITEMS: &str = "items";
/// Pass where nothing else can be done.
const PASSES: &str = "passes";

/// The names of all standing answers.
pub const ALL: &[&str] = &[INCOME, ITEMS, PASSES];

/// Cubes that are paid or gained one after the other (S-COST-04, S-RESOURCE-04).
pub fn in_a_row(game: &Shelter, view: &View, decision: &Decision<Choice, Ask>) -> Option<InARow<Choice>> {
    let asked = decision.asked?;
    let held = view.player(asked.seat).cubes;
    let (key, questions, is_paid) = match asked.ask {
        Ask::PayAny(left) => ("several-paid", left, true),
        Ask::GainAny => ("several-gained", view.cubes_to_choose(game.content()), false),
        _ => return None,
    };
    let most = |resource: Resource| if is_paid { held[resource as usize].min(questions) } else { questions };
    let most = Resource::ALL.into_iter().map(|resource| (Choice::Resource(resource), most(resource)));
    // An exchange may leave out what it would change for itself (S-RULING-49).
    let is_open = |(choice, most): &(Choice, u8)| *most > 0 && decision.options.contains(choice);
    Some(InARow { key, questions, most: most.filter(is_open).collect() })
}

/// The answer that a person wants to be given without being asked.
pub fn answer(game: &Shelter, view: &View, decision: &Decision<Choice, Ask>, standing: &[String]) -> Option<Choice> {
    let asked = decision.asked?;
    let has = |name: &str| standing.iter().any(|on| on == name);
    let held = view.player(asked.seat).cubes;
    let are_useless = || decision.options.iter().all(|choice| is_useless(game, held, *choice));
    match asked.ask {
        // With all tracks full there is a reason to be asked: an item waits for the income (S-INCOME-04).
        Ask::Income(_) if has(INCOME) && held != [TRACK; 3] => {
            let emptiest = Resource::ALL.into_iter().min_by_key(|resource| held[*resource as usize]);
            emptiest.map(Choice::Resource)
        }
        Ask::Window(_) | Ask::EndTurn if has(ITEMS) && are_useless() => Some(Choice::Done),
        Ask::Turn if has(PASSES) && are_useless() => Some(Choice::Pass),
        _ => None,
    }
}

/// Whether a choice does nothing, or brings only cubes for which there is no room (S-RESOURCE-03).
fn is_useless(game: &Shelter, held: [u8; 3], choice: Choice) -> bool {
    let is_lost = |icon: &Icon| match icon {
        Icon::Resource(resource) => held[*resource as usize] >= TRACK,
        Icon::Any => held == [TRACK; 3],
        _ => false,
    };
    match choice {
        Choice::Pass | Choice::Done | Choice::DoneForTurn => true,
        Choice::Use { card, ability } => {
            let item = game.content().items.get(usize::from(card));
            let usage = item.and_then(|item| item.uses.get(usize::from(ability)));
            usage.is_some_and(|usage| {
                usage.effects.iter().all(|effect| matches!(effect, Effect::Gain(line) if line.iter().all(is_lost)))
            })
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::mem::discriminant;

    use bots::Level;
    use kernel::{Answer, Contributions, Secret, Table, Viewer};
    use shelter::options::Setup;

    use super::*;
    use crate::game::TableGame as _;

    /// Looks at every decision of some random games.
    fn look(mut look: impl FnMut(&View, &Decision<Choice, Ask>, &Answer<Choice>)) {
        for game in 0..12u8 {
            let kit = Shelter::kit().game.clone();
            let begun = Table::begin(kit, Setup::for_players(2), Secret([game; 32]), Contributions::none());
            let mut table = begun.expect("a usual set-up");
            let mut bot = Level::Random.bot::<Shelter>(u64::from(game));
            while let Some(asked) = table.decision().asked {
                let view = table.view(Viewer::Seat(asked.seat));
                let number = table.decision_number();
                let answer =
                    bot.choose(&Shelter::kit().game, &view, table.decision(), number).expect("an answer").into_answer();
                look(&view, table.decision(), &answer);
                table.play(asked.seat, number, &answer).expect("a bot answers what is legal");
            }
        }
    }

    #[test]
    fn whatever_is_answered_by_itself_is_one_of_the_choices() {
        let game = &Shelter::kit().game;
        let all: Vec<String> = ALL.iter().map(ToString::to_string).collect();
        let mut given = 0;
        look(|view, decision, _| {
            if let Some(choice) = answer(game, view, decision, &all) {
                assert!(decision.options.contains(&choice), "{choice:?} of {decision:?}");
                given += 1;
            }
            assert_eq!(answer(game, view, decision, &[]), None, "nobody asked for it");
        });
        assert!(given > 20, "{given} standing answers");
    }

    #[test]
    fn income_goes_where_least_is() {
        let game = &Shelter::kit().game;
        let mut seen = 0;
        look(|view, decision, _| {
            let Some(asked) = decision.asked.filter(|asked| matches!(asked.ask, Ask::Income(_))) else { return };
            let held = view.player(asked.seat).cubes;
            match answer(game, view, decision, &[INCOME.to_owned()]) {
                Some(Choice::Resource(resource)) => assert_eq!(Some(&held[resource as usize]), held.iter().min()),
                other => assert_eq!((other, held), (None, [TRACK; 3])),
            }
            seen += 1;
        });
        assert!(seen > 5, "income was offered {seen} times");
    }

    /// Whoever picks the cubes of several questions at once gives as many answers as the rules ask for.
    #[test]
    fn questions_in_a_row_are_as_many_as_are_asked() {
        let game = &Shelter::kit().game;
        let mut before: Option<(Ask, u8)> = None;
        let mut rows = 0;
        look(|view, decision, answer| {
            let asked = decision.asked.expect("somebody is asked");
            let row = in_a_row(game, view, decision);
            // The driver answers what has one answer left, and something else may be asked next.
            if let (Some((ask, left)), Some(row)) = (before, &row)
                && discriminant(&ask) == discriminant(&asked.ask)
            {
                assert_eq!(row.questions, left, "{asked:?}");
                rows += 1;
            }
            for (choice, most) in row.iter().flat_map(|row| &row.most) {
                assert!(decision.options.contains(choice) && *most > 0, "{choice:?} of {decision:?}");
            }
            // An item that is used meanwhile may ask for cubes of its own.
            let goes_on = |row: &InARow<Choice>| {
                row.questions > 1
                    && matches!(answer, Answer::One(choice) if row.most.iter().any(|(one, _)| one == choice))
            };
            before = row.filter(goes_on).map(|row| (asked.ask, row.questions - 1));
        });
        assert!(rows > 3, "{rows} questions followed another");
    }
}
