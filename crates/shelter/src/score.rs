//! Chapter SCORE: the final count (S-SCORE-01 to S-SCORE-03).
//!
//! Happiness from items first, then one happiness lost for each threat on the own level; the most happiness wins.

use kernel::{Fault, RuleId, numbers_in, rule};

use crate::{event::Event, machine::Board};

impl Board<'_> {
    pub fn score(&mut self) -> Result<(), Fault> {
        // Where happiness was hidden it comes out now.
        self.run.reveal();
        self.gain_end_bonuses();
        self.take_penalties();
        self.state.places = self.game.rank(self.state)?;
        let places = self.state.places;
        let rule = self.rule_of_victory();
        self.tell(rule, || Event::GameEnded { places: places.to_vec() });
        Ok(())
    }

    /// By what the winners won: the most happiness, a tie-breaker, or a tie that none could break.
    fn rule_of_victory(&self) -> RuleId {
        let most = self.state.all_seats().map(|seat| self.state.happiness(seat)).max();
        let tied = self.state.all_seats().filter(|seat| Some(self.state.happiness(*seat)) == most).count();
        match (tied, self.state.places.iter().filter(|place| **place == 1).count()) {
            (1, _) => rule!("S-SCORE-03"),
            (_, 1) => rule!("S-TIE-01"),
            _ => rule!("S-TIE-03"),
        }
    }

    /// S-SCORE-02.
    fn gain_end_bonuses(&mut self) {
        let game = self.game;
        for seat in self.state.all_seats() {
            for card in numbers_in(self.state.player(seat).items & game.index.end) {
                let Some(printed) = game.content.items[card as usize].end else { continue };
                let amount = game.amount(self.state, seat, printed);
                let happiness = self.state.happiness_mut(seat);
                *happiness = happiness.saturating_add(u16::from(amount));
                self.tell(rule!("S-SCORE-02"), || Event::BonusGained { seat, card, amount });
            }
        }
    }

    /// S-SCORE-01.
    fn take_penalties(&mut self) {
        for seat in self.state.all_seats() {
            let threats = self.state.vault.threats_on(self.state.vault.level_of(seat));
            if threats > 0 {
                let lost = self.lose_happiness(seat, threats);
                let rule = if lost < threats { rule!("S-HAPPY-03") } else { rule!("S-SCORE-01") };
                self.tell(rule, || Event::PenaltyTaken { seat, threats, lost });
            }
        }
    }
}
