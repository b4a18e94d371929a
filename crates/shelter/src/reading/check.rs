//! What can be said only when all packs have been read.

use pack::{Message, Mistake, PackFiles, Spot, say};

use crate::vault::Slot;

use super::{
    Reader,
    vocabulary::{Card, SLOTS},
};

/// Six rooms for each of four levels (S-LIMIT-04).
const FEWEST_ROOMS: usize = 24;
/// One coloured elevator for each of four players (S-SETUP-04).
const FEWEST_COLORS: usize = 4;

impl Reader {
    pub(super) fn check(&mut self, packs: &[PackFiles]) {
        // A card that could not be read would be reported a second time as missing.
        if self.mistakes.has_errors() {
            return;
        }
        let folders: Vec<&str> = packs.iter().map(|files| files.folder.as_str()).collect();
        let spot = Spot::whole(&folders.join(" + "));
        let mut missing: Vec<Message> = Vec::new();
        for slot in SLOTS.iter().filter(|slot| self.slots.spot(slot.word).is_none()) {
            missing.push(say!("no-start", "no room starts in {slot} (S-SETUP-02)", slot = slot.word));
        }
        for column in (2_u8..=12).filter(|column| *column != 7) {
            if self.columns.spot(&column.to_string()).is_none() {
                missing.push(say!("no-column", "no starting room has column {column} (S-VAULT-03)", column));
            }
        }
        missing.extend(self.columns_out_of_order());
        let n_colors = self.content.elevators.len().saturating_sub(1);
        if self.content.elevators.is_empty() {
            missing.push(say!("no-start-elevator", "there is no elevator 'start' (S-SETUP-02)"));
        }
        if n_colors < FEWEST_COLORS {
            missing.push(say!(
                "few-elevators",
                "there are {n} colored elevators; four players need {least} (S-SETUP-04)",
                n = n_colors,
                least = FEWEST_COLORS
            ));
        }
        let n_rooms = self.content.rooms.iter().filter(|room| room.start.is_none()).count();
        if n_rooms < FEWEST_ROOMS {
            missing.push(say!(
                "few-rooms",
                "there are {n} rooms to build; four levels need {least} (S-LIMIT-04)",
                n = n_rooms,
                least = FEWEST_ROOMS
            ));
        }
        for message in missing {
            self.error(&spot, "", message);
        }
        for (is_empty, card) in
            [(self.content.items.is_empty(), Card::Item), (self.content.threats.is_empty(), Card::Threat)]
        {
            if is_empty {
                let message = say!("no-cards", "there are no {kind}", kind = card.plural());
                self.mistakes.push(Mistake::warning(&spot, "", message));
            }
        }
    }

    /// Columns rise from the far left to the far right across all starting rooms (S-VAULT-03).
    fn columns_out_of_order(&self) -> Option<Message> {
        let mut last = 0;
        for slot in Slot::ALL {
            let start =
                self.content.rooms.iter().filter_map(|room| room.start.as_ref()).find(|start| start.slot == slot);
            for column in start.into_iter().flat_map(|start| &start.columns) {
                if *column <= last {
                    return Some(say!(
                        "columns-fall",
                        "column {column} stands to the right of column {last} (S-VAULT-03)",
                        column = *column,
                        last
                    ));
                }
                last = *column;
            }
        }
        None
    }
}
