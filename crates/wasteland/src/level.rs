//! Chapter LEVEL: two tokens are drawn, and one of them is kept.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Letter, Letters},
    effect::Trigger,
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, broken},
};

impl Wasteland {
    pub(crate) fn decide_level_up(seat: Seat, drawn: [Option<Letter>; 2], options: &mut Vec<Choice>) -> Asked<Ask> {
        for letter in drawn.into_iter().flatten() {
            if !options.contains(&Choice::Letter(letter)) {
                options.push(Choice::Letter(letter));
            }
        }
        ask_one(seat, Ask::LevelUp)
    }
}

impl Board<'_> {
    pub(crate) fn step_level_up(
        &mut self,
        seat: Seat,
        times: u8,
        left: u8,
        drawn: [Option<Letter>; 2],
    ) -> Result<Progress, Fault> {
        if times == 0 {
            self.pop();
            self.gain_xp(seat, left, rule!("W-RULING-66"))?;
            return Ok(Progress::Go);
        }
        if drawn != [None; 2] {
            return Ok(Progress::Ask);
        }
        let mut draw = || self.state.secret.specials.pop().map(|letter| Letter::ALL[usize::from(letter) % 7]);
        let drawn = [draw(), draw()];
        if drawn == [None; 2] {
            self.tell(rule!("W-RULING-68"), || Event::LevelDrawn { seat, drawn });
            self.turn_to(What::LevelUp { seat, times: times - 1, left, drawn });
            self.count_level(seat);
            return Ok(Progress::Go);
        }
        self.run.reveal();
        self.tell(rule!("W-LEVEL-01"), || Event::LevelDrawn { seat, drawn });
        self.turn_to(What::LevelUp { seat, times, left, drawn });
        Ok(Progress::Go)
    }

    pub(crate) fn answer_level_up(
        &mut self,
        seat: Seat,
        times: u8,
        left: u8,
        drawn: [Option<Letter>; 2],
        choice: Choice,
    ) -> Result<(), Fault> {
        let Choice::Letter(letter) = choice else { return Err(broken("not what a level asks")) };
        self.turn_to(What::LevelUp { seat, times: times - 1, left, drawn: [None; 2] });
        let mut kept = false;
        for token in drawn.into_iter().flatten() {
            if token == letter && !kept {
                kept = true;
            } else {
                self.return_special(token)?;
            }
        }
        if self.state.player(seat).special.contains(letter) {
            // W-LEVEL-03.
            self.tell(rule!("W-LEVEL-03"), || Event::SpecialReturned { seat, letter });
            self.return_special(letter)?;
            self.push(What::GainPerk { seat, letters: Letters::only(letter), fallback: true })?;
        } else {
            self.state.player_mut(seat).special.insert(letter);
            self.tell(rule!("W-LEVEL-02"), || Event::SpecialGained { seat, letter });
        }
        self.mix_specials();
        self.count_level(seat);
        Ok(())
    }

    /// A level is gained whatever it brings, also nothing (W-XP-03, W-RULING-68).
    fn count_level(&mut self, seat: Seat) {
        let levels = &mut self.state.player_mut(seat).levels;
        *levels = levels.saturating_add(1);
        self.state.note_change_of(seat);
        self.earn(seat, |trigger| *trigger == Trigger::LevelUp);
    }
}
