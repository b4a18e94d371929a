//! What is read out of encounter and quest cards, and who may read what (W-ENCOUNTER-04, W-ENCOUNTER-05, W-LIBRARY-03,
//! W-SOLO-03).

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, Viewer};

use crate::{content::Content, event::Event, view::View};

/// A part of a card that is read out by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// The introduction of an encounter, with what stands beside its options.
    Encounter(u16),
    /// How an option of an encounter turns out.
    Outcome {
        /// The card.
        card: u16,
        /// The option, from 0.
        option: u8,
        /// Whether it is managed; what takes nothing to manage is.
        success: bool,
    },
    /// The introduction of a quest, with its objectives.
    Quest(u16),
}

impl Passage {
    /// How the options of an encounter turn out; only one with a task can fail.
    pub fn outcomes(content: &Content, card: u16) -> impl Iterator<Item = Passage> {
        let options = content.encounters.get(usize::from(card)).map_or(&[][..], |encounter| &encounter.options);
        (0u8..).zip(options).flat_map(move |(option, printed)| {
            let ends = [true, false].into_iter().filter(|success| *success || printed.task.is_some());
            ends.map(move |success| Passage::Outcome { card, option, success })
        })
    }
}

/// Follows a story and says what is read out when something happens.
#[derive(Default, Debug)]
pub struct ReadOut {
    chosen: BTreeMap<EventId, (u16, u8)>,
}

impl ReadOut {
    /// What all who hear of the event hear besides.
    pub fn hear(&mut self, content: &Content, told: &Recorded<Event>) -> Option<Passage> {
        match told.event {
            Event::EncounterBegan { card, .. } => Some(Passage::Encounter(card)),
            Event::QuestStaged { quest, .. } => Some(Passage::Quest(quest)),
            Event::OptionChosen { card, option, .. } => {
                self.chosen.insert(told.id, (card, option));
                let printed = content.encounters.get(usize::from(card))?.options.get(usize::from(option))?;
                printed.task.is_none().then_some(Passage::Outcome { card, option, success: true })
            }
            Event::TaskEnded { success, .. } => {
                let (card, option) = *self.chosen.get(&told.cause)?;
                Some(Passage::Outcome { card, option, success })
            }
            _ => None,
        }
    }
}

impl View {
    /// Whether the viewer has the card of the encounter under way in hand and sees all of it (W-RULING-41).
    #[must_use]
    pub fn reads_whole_card(&self) -> bool {
        self.viewer == Viewer::Referee || self.reader().is_some_and(|reader| self.viewer == Viewer::Seat(reader))
    }

    /// Whether the viewer may read this now; what was read out before is not asked. Cards in the library and in decks
    /// nobody reads.
    #[must_use]
    pub fn may_read(&self, passage: Passage) -> bool {
        match passage {
            Passage::Encounter(card) => self.encounter.is_some_and(|met| met.card == card),
            Passage::Outcome { card, .. } => self.may_read(Passage::Encounter(card)) && self.reads_whole_card(),
            Passage::Quest(quest) => self.staged.iter().any(|staged| staged.quest == quest),
        }
    }
}
