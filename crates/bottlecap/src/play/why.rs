//! Why something is possible or not, in the words of the rulebook.

use anyhow::Result;
use kernel::{Asked, Refusal, Viewer};
use shelter::{
    choice::{Ask, Choice},
    vault::SpaceRef,
    view::View,
    words::Words,
};

use super::room::Room;
use crate::words;

impl Room<'_> {
    /// Answers `why`: about the question itself, about an option, or about a thing that is not offered.
    pub fn why(&mut self, asked: &Asked<Ask>, thing: &str) -> Result<()> {
        let speech = self.kit.speech;
        if thing.is_empty() {
            self.say(&speech.say("why-asked"))?;
            return self.rule(asked.ask.rule().as_str());
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
        let text = self.voice().choice(&view, asked, choice);
        match self.table.why_not(asked.seat, choice) {
            None => {
                let number = options.iter().position(|option| *option == choice).map_or(0, |place| place + 1);
                let number = number.to_string();
                let fillings = [("text", text.as_str().into()), ("number", number.as_str().into())];
                self.say(&speech.fill("why-open", &fillings))?;
                self.rule(asked.ask.rule().as_str())
            }
            Some(refusal) => {
                let sentence = self.voice().refusal(&view, Some(asked), &refusal);
                self.say(&sentence)?;
                match refusal {
                    Refusal::Rule(because) => self.rule(because.rule.as_str()),
                    _ => Ok(()),
                }
            }
        }
    }

    /// The choice that somebody means by the words of the engine, an id, or the name of a thing.
    fn find(&self, asked: &Asked<Ask>, view: &View, thing: &str) -> Option<Choice> {
        let names = words::words(self.names.content(), self.table.setup(), view);
        let options = &self.table.decision().options;
        let meant = words::choice(&names, asked.seat, thing, options).ok();
        meant.or_else(|| self.find_thing(asked, view, &names, thing))
    }

    fn find_thing(&self, asked: &Asked<Ask>, view: &View, names: &Words<'_>, thing: &str) -> Option<Choice> {
        let voice = self.voice();
        let wanted = thing.to_lowercase();
        let is_meant = |id: &str, name: &str| id == wanted || name.to_lowercase() == wanted;
        let spaces =
            || (0..64).filter_map(SpaceRef::from_index).filter(|at| names.find_space(&names.space(*at)).is_ok());
        let space = spaces().find(|at| is_meant(&names.space(*at), &voice.space(view, *at)));
        // Only a part of the name is enough where no whole name fits.
        let space = space.or_else(|| {
            let names_it = |at: &SpaceRef| voice.space(view, *at).to_lowercase().contains(&wanted);
            spaces().find(|at| names.space(*at).starts_with(&wanted) || names_it(at))
        });
        let content = self.names.content();
        let item = (0u8..).zip(&content.items).find(|(card, item)| is_meant(&item.id, &voice.item(*card)));
        let room = (0u8..).zip(&content.rooms).find(|(card, room)| is_meant(&room.id, &voice.room(*card)));
        let owner = |card: u8| view.players.iter().any(|player| player.items.iter().any(|(held, _)| *held == card));
        match (item, room) {
            (Some((card, _)), _) if owner(card) && !matches!(asked.ask, Ask::PayItem(_) | Ask::Ready) => {
                Some(Choice::Use { card, ability: 0 })
            }
            (Some((card, _)), _) => Some(Choice::Item(card)),
            (None, Some((card, _))) if view.room_track.contains(&Some(card)) => Some(Choice::Room(card)),
            _ => space.map(Choice::Place),
        }
    }

    /// Prints a rule, a ruling, or the titles of a chapter.
    pub fn rule(&mut self, id: &str) -> Result<()> {
        let speech = self.kit.speech;
        let lang = speech.lang;
        let mut lines = Vec::new();
        if let Some(rule) = self.rulebook.rule(id) {
            lines.push(format!("{}: {}", rule.id, rule.title.get(lang)));
            lines.push(rule.text.get(lang).clone());
            lines.extend(rule.example.as_ref().map(|example| speech.with("rule-example", "text", example.get(lang))));
        } else if let Some(ruling) = self.rulebook.ruling(id) {
            lines.push(format!("{}: {}", ruling.id, ruling.question.get(lang)));
            lines.extend(ruling.options.iter().map(|option| {
                let mark = if option.letter == ruling.default { "*" } else { " " };
                format!("{mark} {}) {}", option.letter, option.text.get(lang))
            }));
        } else {
            let below = self.rulebook.rules_below(id).filter(|_| !id.is_empty());
            lines.extend(below.map(|rule| format!("{}: {}", rule.id, rule.title.get(lang))));
        }
        if lines.is_empty() {
            lines.push(speech.with("rule-unknown", "id", id));
        }
        lines.iter().try_for_each(|line| self.say(&format!("  {line}")))
    }
}
