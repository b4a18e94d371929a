//! What a bot would do, in the words of the table.

use anyhow::Result;
use bots::{Level, Planner, Prospect};
use kernel::{Answer, Asked, Viewer};

use super::room::Room;
use crate::{games::Playable, telling};

/// Choices that are told.
const CHOICES: usize = 3;

impl<G: Playable> Room<'_, G> {
    /// Answers `hint`: the best choices, what is expected of them, and why not the others.
    pub fn hint(&mut self, asked: &Asked<G::Ask>) -> Result<()> {
        let speech = self.kit.speech;
        let view = self.table.view(Viewer::Seat(asked.seat));
        let (number, decision) = (self.table.decision_number(), self.table.decision());
        let iterations = Level::Sharp.iterations().unwrap_or(1);
        // Bots of this game have other whims: a hint must not tell what they are about to do.
        let planner = Planner::new(u64::from(number), iterations);
        let Some(mut search) = planner.explain::<G>(&view, decision, number) else { return Ok(()) };
        while !search.step(&self.kit.game, u32::MAX) {}
        let prospects = search.prospects(CHOICES);
        let mut lines = vec![speech.fill("hint-head", &[("iterations", i64::from(iterations).into())])];
        for prospect in &prospects {
            lines.extend(self.told(&view, asked, prospect));
        }
        if let [best, others @ ..] = prospects.as_slice() {
            lines.extend(others.iter().map(|other| {
                let by = std::array::from_fn(|at| best.terms[at] - other.terms[at]);
                let [one, other] = [best, other].map(|prospect| self.numbers(&prospect.answer));
                let named = [("best", one.as_str().into()), ("other", other.as_str().into())];
                match telling::changes::<G>(&by, speech) {
                    None => speech.fill("hint-instead-even", &named),
                    Some(terms) => {
                        let [best, other] = named;
                        speech.fill("hint-instead", &[best, other, ("terms", terms.as_str().into())])
                    }
                }
            }));
        }
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// A choice with what is expected of it, and how it would go on.
    fn told(&self, view: &G::View, asked: &Asked<G::Ask>, prospect: &Prospect<G::Choice, G::Ask>) -> Vec<String> {
        let speech = self.kit.speech;
        let (number, text) =
            (self.numbers(&prospect.answer), telling::phrase(self.tongue(), view, asked, &prospect.answer));
        let terms = telling::changes::<G>(&prospect.terms, speech).unwrap_or_else(|| speech.say("hint-none-changes"));
        let fillings =
            [("number", number.as_str().into()), ("text", text.as_str().into()), ("terms", terms.as_str().into())];
        let mut lines = vec![speech.fill("hint-choice", &fillings)];
        let steps: Vec<String> = prospect
            .line
            .iter()
            .map(|reply| {
                let text = telling::phrase(self.tongue(), view, &reply.asked, &reply.answer);
                let seat = G::seat(self.tongue(), reply.asked.seat);
                speech.fill("hint-step", &[("seat", seat.as_str().into()), ("text", text.as_str().into())])
            })
            .collect();
        if !steps.is_empty() {
            lines.push(format!("     {}", speech.with("hint-then", "line", &steps.join("; "))));
        }
        lines
    }

    /// The numbers by which the answer is given.
    fn numbers(&self, answer: &Answer<G::Choice>) -> String {
        let options = &self.table.decision().options;
        let place = |choice: &G::Choice| options.iter().position(|other| other == choice).map_or(0, |at| at + 1);
        match answer {
            Answer::One(choice) => place(choice).to_string(),
            Answer::Some(picks) | Answer::Order(picks) => {
                picks.iter().map(|choice| place(choice).to_string()).collect::<Vec<_>>().join(" ")
            }
            Answer::Amount(number) => number.to_string(),
        }
    }
}
