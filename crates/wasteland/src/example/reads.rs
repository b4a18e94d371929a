//! The `then` part of an example: what somebody may read of an encounter or quest card.

use harness::example::{Claim, Held, differs, fails, no_card, said::never};
use kernel::Viewer;
use pack::{Argument, Mistake, Spot, Word, say};

use crate::{
    read_out::{Passage, ReadOut},
    view::View,
};

use super::look::Eyes;

/// Some passages that a line speaks of, and the word for them.
struct Wanted {
    word: Word,
    passages: Vec<Passage>,
    /// One of them is enough: an option turns out one way.
    one_of: bool,
}

impl Eyes<'_> {
    /// `reads A door options outcome=2`: this viewer may read it now, or has heard it since the last `when` began.
    /// `not-reads` is the contrary of each part.
    pub(super) fn reads(&self, claim: &mut Claim<'_>, reads: bool) -> Held {
        if self.viewer != Viewer::Referee {
            return Err(claim.fails(harness::example::own_viewer(claim.name())));
        }
        let viewer = self.viewer_named(claim)?;
        let view = View::of(&self.position.game, &self.position.state, viewer);
        let mut read_out = ReadOut::default();
        let mut heard = Vec::new();
        for (at, told) in self.position.events.iter().enumerate() {
            let passage = read_out.hear(&self.position.game.content, told);
            let is_new = at >= self.position.since && told.audience.includes(viewer);
            heard.extend(passage.filter(|_| is_new));
        }
        let can = |passage: &Passage| view.may_read(*passage) || heard.contains(passage);
        for Wanted { word, passages, one_of } in self.wanted(claim)? {
            let holds = match (reads, one_of) {
                (true, true) => passages.iter().any(can),
                (true, false) => passages.iter().all(can),
                (false, _) => !passages.iter().any(can),
            };
            if !holds {
                return Err(fails(
                    &word,
                    if reads {
                        say!("w-cannot-read", "expected that this can be read, found that it cannot")
                    } else {
                        say!("w-can-read", "expected that this cannot be read, found that it can")
                    },
                ));
            }
        }
        Ok(())
    }

    fn wanted(&self, claim: &mut Claim<'_>) -> Result<Vec<Wanted>, Mistake> {
        let content = &self.position.game.content;
        let card = claim.argument()?;
        let name = card.written();
        let encounter = (0u16..).zip(&content.encounters).find(|(_, encounter)| encounter.id == name);
        let quest = (0u16..).zip(&content.quests).find(|(_, quest)| quest.id == name);
        let outcomes = |card: u16| Passage::outcomes(content, card).collect::<Vec<_>>();
        let word = |text: String, spot: &Spot| Word { text, spot: spot.clone() };
        if encounter.is_none() && quest.is_none() {
            let encounters = content.encounters.iter().map(|one| one.id.as_str());
            let quests = content.quests.iter().map(|one| one.id.as_str());
            return Err(no_card(&word(name, &card.spot), encounters.chain(quests)));
        }
        let mut all = Vec::new();
        for argument in harness::example::once(claim.rest())? {
            let passages = match (argument.written().as_str(), encounter, quest) {
                ("options", Some((card, _)), _) => vec![Passage::Encounter(card)],
                ("outcomes", Some((card, _)), _) => outcomes(card),
                ("objectives", _, Some((quest, _))) => vec![Passage::Quest(quest)],
                _ => return Err(not_printed(argument, encounter.is_some())),
            };
            all.push(Wanted { word: word(argument.written(), &argument.spot), passages, one_of: false });
        }
        if let Some((card, _)) = encounter
            && let Some(property) = claim.property("outcome")
        {
            let number = property.value.written();
            let mut passages = outcomes(card);
            passages.retain(|passage| {
                matches!(passage, Passage::Outcome { option, .. } if (u16::from(*option) + 1).to_string() == number)
            });
            if passages.is_empty() {
                return Err(differs(&property.value, never("outcome")));
            }
            all.push(Wanted { word: word(number, &property.value.spot), passages, one_of: true });
        }
        if all.is_empty() { Err(claim.says_nothing()) } else { Ok(all) }
    }
}

fn not_printed(argument: &Argument, is_encounter: bool) -> Mistake {
    let expected = if is_encounter {
        say!("w-parts-of-encounter", "options, outcomes or outcome=NUMBER")
    } else {
        say!("w-parts-of-quest", "objectives")
    };
    differs(argument, say!("w-not-printed", "no part of this card is called so")).expecting(expected)
}
