//! Chapter UNIQUE: assets there is only one of.

use kernel::{Fault, Seat, numbers_in, rule};

use crate::{event::Event, frame::What, machine::Board, state::Held};

impl Board<'_> {
    /// W-RESULT-13, W-RESULT-14: a unique asset by name, or a random one.
    pub(crate) fn gain_unique(&mut self, seat: Seat, card: u16) -> Result<(), Fault> {
        let wanted = self.game.uniques.iter().position(|unique| *unique == card);
        let number = match wanted {
            Some(number) if self.state.uniques & (1 << number) != 0 => number,
            _ => {
                self.tell(rule!("W-RESULT-14"), || Event::UniqueMissing { seat, card });
                let left: Vec<u8> = numbers_in(self.state.uniques).collect();
                if left.is_empty() {
                    return Ok(());
                }
                let [face]: [u8; 1] = self.run.roll(&mut self.state.secret.cup, left.len() as u8);
                usize::from(left.get(usize::from(face) - 1).copied().unwrap_or(left[0]))
            }
        };
        self.state.uniques &= !(1 << number);
        self.gain_card(seat, Held::ready(self.game.uniques[number]), rule!("W-RESULT-13"))?;
        self.push(What::Stow { seat })
    }
}
