//! What can be said only when all packs have been read.

use pack::{Mistake, PackFiles, Spot};

use crate::vault::Slot;

use super::{Reader, vocabulary::SLOTS};

/// Six rooms for each of four levels (S-LIMIT-04).
const FEWEST_ROOMS: usize = 24;
/// One coloured elevator for each of four players (S-SETUP-04).
const FEWEST_COLORS: usize = 4;

impl Reader {
    pub(super) fn whole(&mut self, packs: &[PackFiles]) {
        // A card that could not be read would be reported a second time as missing.
        if self.mistakes.has_errors() {
            return;
        }
        let folders: Vec<&str> = packs.iter().map(|files| files.folder.as_str()).collect();
        let spot = Spot::whole(&folders.join(" + "));
        let mut missing: Vec<String> = Vec::new();
        for slot in SLOTS.iter().filter(|slot| self.slots.spot(slot.word).is_none()) {
            missing.push(format!("no room starts in {} (S-SETUP-02)", slot.word));
        }
        for column in (2..=12).filter(|column| *column != 7) {
            if self.columns.spot(&column.to_string()).is_none() {
                missing.push(format!("no starting room has column {column} (S-VAULT-03)"));
            }
        }
        missing.extend(self.columns_out_of_order());
        let n_colors = self.content.elevators.len().saturating_sub(1);
        if self.content.elevators.is_empty() {
            missing.push("there is no elevator 'start' (S-SETUP-02)".to_owned());
        }
        if n_colors < FEWEST_COLORS {
            missing.push(format!(
                "there are {n_colors} colored elevators; four players need {FEWEST_COLORS} (S-SETUP-04)"
            ));
        }
        let n_rooms = self.content.rooms.iter().filter(|room| room.start.is_none()).count();
        if n_rooms < FEWEST_ROOMS {
            missing.push(format!("there are {n_rooms} rooms to build; four levels need {FEWEST_ROOMS} (S-LIMIT-04)"));
        }
        for message in missing {
            self.error(&spot, "", message);
        }
        for (is_empty, kind) in [(self.content.items.is_empty(), "items"), (self.content.threats.is_empty(), "threats")]
        {
            if is_empty {
                self.mistakes.push(Mistake::warning(&spot, "", format!("there are no {kind}")));
            }
        }
    }

    /// Columns rise from the far left to the far right across all starting rooms (S-VAULT-03).
    fn columns_out_of_order(&self) -> Option<String> {
        let mut last = 0;
        for slot in Slot::ALL {
            let start =
                self.content.rooms.iter().filter_map(|room| room.start.as_ref()).find(|start| start.slot == slot);
            for column in start.into_iter().flat_map(|start| &start.columns) {
                if *column <= last {
                    return Some(format!("column {column} stands to the right of column {last} (S-VAULT-03)"));
                }
                last = *column;
            }
        }
        None
    }
}
