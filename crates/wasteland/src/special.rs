//! Chapter SPECIAL: letters that survivors gain and lose, and the supply of their tokens.

use kernel::{Fault, Seat, rule};

use crate::{
    content::Letter,
    event::Event,
    machine::{Board, Wasteland},
    state::State,
};

impl Wasteland {
    /// The letter of the silhouette token, while the survivor has it.
    pub(crate) fn silhouette(&self, state: &State, seat: Seat) -> Option<Letter> {
        let player = state.player(seat);
        let character = self.content.characters.get(usize::from(player.character));
        character.filter(|_| player.silhouette).map(|character| character.letter)
    }
}

impl Board<'_> {
    /// W-SPECIAL-02: never the same letter twice.
    pub(crate) fn gain_special(&mut self, seat: Seat, letter: Option<Letter>) {
        let at = match letter {
            Some(letter) => self.state.secret.specials.iter().rposition(|other| *other == letter as u8),
            None => self.state.secret.specials.len().checked_sub(1),
        };
        let drawn = at.map(|at| Letter::ALL[usize::from(self.state.secret.specials[at]) % 7]);
        let (Some(at), Some(drawn)) = (at, drawn) else { return };
        if letter.is_none() {
            self.run.reveal();
        }
        if self.state.player(seat).special.contains(drawn) {
            self.tell(rule!("W-SPECIAL-02"), || Event::SpecialReturned { seat, letter: drawn });
        } else {
            self.state.secret.specials.remove(at);
            self.state.player_mut(seat).special.insert(drawn);
            self.state.note_change_of(seat);
            self.tell(rule!("W-SPECIAL-03"), || Event::SpecialGained { seat, letter: drawn });
        }
        self.mix_specials();
    }

    pub(crate) fn lose_special(&mut self, seat: Seat, letter: Letter) -> Result<(), Fault> {
        self.state.player_mut(seat).special.remove(letter);
        self.state.note_change_of(seat);
        self.tell(rule!("W-SPECIAL-01"), || Event::SpecialLost { seat, letter });
        // The silhouette token is put aside, it is not one of the common ones (W-SETUP-08).
        if self.game.silhouette(self.state, seat) == Some(letter) {
            self.state.player_mut(seat).silhouette = false;
        } else {
            self.return_special(letter)?;
            self.mix_specials();
        }
        Ok(())
    }

    /// A common token goes back to the supply.
    pub(crate) fn return_special(&mut self, letter: Letter) -> Result<(), Fault> {
        Ok(self.state.secret.specials.try_push(letter as u8)?)
    }

    /// W-RULING-68: what went back is mixed before the next draw.
    pub(crate) fn mix_specials(&mut self) {
        let secret = &mut self.state.secret;
        self.run.shuffle(&mut secret.cup, &mut secret.specials);
    }
}
