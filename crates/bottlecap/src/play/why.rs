//! Why something is possible or not, in the words of the rulebook.

use anyhow::Result;
use kernel::{Asked, Refusal, Viewer};

use super::room::Room;
use crate::{
    games::{Place, Playable},
    words,
};

impl<G: Playable> Room<'_, G> {
    /// Answers `why`: about the question itself, about an option, or about a thing that is not offered.
    pub fn why(&mut self, asked: &Asked<G::Ask>, thing: &str) -> Result<()> {
        let speech = self.kit.speech;
        if thing.is_empty() {
            self.say(&speech.say("why-asked"))?;
            return self.rule(G::rule_of(asked.ask).as_str());
        }
        let view = self.table.view(Viewer::Seat(asked.seat));
        let options = &self.table.decision().options;
        let numbered = thing.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let choice = match numbered {
            Some(place) => options.get(place).copied(),
            None => self.find(asked, &view, thing),
        };
        let Some(choice) = choice else {
            return self.say(&speech.with("why-unknown", "thing", thing));
        };
        let text = G::choice(self.tongue(), &view, asked, choice);
        // It stands inside a sentence, which has a full stop of its own.
        let text = text.trim_end_matches('.');
        match self.table.why_not(asked.seat, choice) {
            None => {
                let number = options.iter().position(|option| *option == choice).map_or(0, |place| place + 1);
                let number = number.to_string();
                let fillings = [("text", text.into()), ("number", number.as_str().into())];
                self.say(&speech.fill("why-open", &fillings))?;
                self.rule(G::rule_of(asked.ask).as_str())
            }
            Some(refusal) => {
                let sentence = G::refusal(self.tongue(), &view, Some(asked), &refusal);
                let fillings = [("text", text.into()), ("sentence", sentence.as_str().into())];
                self.say(&speech.fill("why-closed", &fillings))?;
                match refusal {
                    Refusal::Rule(because) => self.rule(because.rule.as_str()),
                    _ => Ok(()),
                }
            }
        }
    }

    /// The choice that somebody means by the words of the engine, an id, or the name of a thing.
    fn find(&self, asked: &Asked<G::Ask>, view: &G::View, thing: &str) -> Option<G::Choice> {
        let place = Place { game: &*self.kit.game, setup: self.table.setup(), view };
        let options = &self.table.decision().options;
        let meant = words::choice(place, asked.seat, thing, options).ok();
        // What is offered before what is not.
        let wanted = thing.to_lowercase();
        let has_it =
            |choice: &&G::Choice| G::choice(self.tongue(), view, asked, **choice).to_lowercase().contains(&wanted);
        let named = || {
            let found = G::find_thing(self.tongue(), place, asked, thing);
            found.filter(|choice| options.contains(choice)).or_else(|| options.iter().find(has_it).copied()).or(found)
        };
        meant.or_else(named)
    }
}
