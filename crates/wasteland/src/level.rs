//! Chapters XP, LEVEL, SPECIAL and PERK: how survivors grow.

use kernel::{Asked, Fault, RuleId, Seat, Step, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Letter, Letters},
    effect::Trigger,
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, broken},
    options::XpOvershoot,
    state::{Player, State, numbers_in},
};

/// Where the peg goes for one XP, and whether that is a level (W-XP-02, W-XP-03).
pub(crate) fn next_hole(player: &Player) -> (u8, bool) {
    // Hole n lies below the slot of letter n - 1.
    let further = player.special.iter().map(|letter| letter as u8 + 1).find(|hole| *hole > player.peg);
    match further {
        Some(hole) => (hole, false),
        None => (0, true),
    }
}

impl Wasteland {
    /// Perks in the deck that show one of the letters (W-LEVEL-04, W-LEVEL-05).
    pub(crate) fn perks_with(
        &self,
        state: &State,
        seat: Seat,
        letters: Letters,
        fallback: bool,
    ) -> impl Iterator<Item = u8> {
        let shows = |letters: Letters| {
            move |perk: &u8| {
                self.content.perks.get(usize::from(*perk)).is_some_and(|perk| !perk.letters.and(letters).is_empty())
            }
        };
        let any = numbers_in(state.perks).any(|perk| shows(letters)(&perk));
        let wanted = if !any && fallback { state.player(seat).special } else { letters };
        numbers_in(state.perks).filter(shows(wanted))
    }

    pub(crate) fn decide_level_up(seat: Seat, drawn: [Option<Letter>; 2], options: &mut Vec<Choice>) -> Asked<Ask> {
        for letter in drawn.into_iter().flatten() {
            if !options.contains(&Choice::Letter(letter)) {
                options.push(Choice::Letter(letter));
            }
        }
        ask_one(seat, Ask::LevelUp)
    }

    pub(crate) fn decide_gain_perk(
        &self,
        state: &State,
        seat: Seat,
        letters: Letters,
        fallback: bool,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        options.extend(self.perks_with(state, seat, letters, fallback).map(Choice::Perk));
        ask_one(seat, Ask::GainPerk)
    }
}

impl Board<'_> {
    /// W-XP-02 to W-XP-04: all XP first, then the levels; or each level at once (W-RULING-66).
    pub(crate) fn gain_xp(&mut self, seat: Seat, amount: u8, rule: RuleId) -> Result<(), Fault> {
        if amount == 0 {
            return Ok(());
        }
        let (mut levels, mut left) = (0u8, amount);
        while left > 0 {
            left -= 1;
            let (hole, level) = next_hole(self.state.player(seat));
            self.state.player_mut(seat).peg = hole;
            if level {
                levels = levels.saturating_add(1);
                if self.state.options.xp_overshoot == XpOvershoot::EachLevel {
                    break;
                }
            }
        }
        let (amount, peg) = (amount - left, self.state.player(seat).peg);
        let gained = self.tell(rule, || Event::XpGained { seat, amount, peg, levels });
        if levels > 0 {
            self.push_under(gained, What::LevelUp { seat, times: levels, left, drawn: [None; 2] })?;
        }
        Ok(())
    }

    pub(crate) fn step_level_up(
        &mut self,
        seat: Seat,
        times: u8,
        left: u8,
        drawn: [Option<Letter>; 2],
    ) -> Result<Step, Fault> {
        if times == 0 {
            self.pop();
            self.gain_xp(seat, left, rule!("W-RULING-66"))?;
            return Ok(Step::Go);
        }
        if drawn != [None; 2] {
            return Ok(Step::Ask);
        }
        let mut draw = || self.state.specials.pop().map(|letter| Letter::ALL[usize::from(letter) % 7]);
        let drawn = [draw(), draw()];
        if drawn == [None; 2] {
            self.turn_to(What::LevelUp { seat, times: times - 1, left, drawn });
            return Ok(Step::Go);
        }
        self.run.reveal();
        self.tell(rule!("W-LEVEL-01"), || Event::LevelDrawn { seat, drawn });
        self.turn_to(What::LevelUp { seat, times, left, drawn });
        Ok(Step::Go)
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
        let levels = &mut self.state.player_mut(seat).levels;
        *levels = levels.saturating_add(1);
        self.state.stir_one(seat);
        let mut kept = false;
        for token in drawn.into_iter().flatten() {
            if token == letter && !kept {
                kept = true;
            } else {
                self.return_special(token);
            }
        }
        if self.state.player(seat).special.contains(letter) {
            // W-LEVEL-03.
            self.tell(rule!("W-LEVEL-03"), || Event::SpecialReturned { seat, letter });
            self.return_special(letter);
            self.push(What::GainPerk { seat, letters: Letters::only(letter), fallback: true })?;
        } else {
            self.state.player_mut(seat).special.insert(letter);
            self.tell(rule!("W-LEVEL-02"), || Event::SpecialGained { seat, letter });
        }
        self.mix_specials();
        self.earn(seat, |trigger| *trigger == Trigger::LevelUp);
        Ok(())
    }

    pub(crate) fn step_gain_perk(&mut self, seat: Seat, letters: Letters, fallback: bool) -> Result<Step, Fault> {
        if self.game.perks_with(self.state, seat, letters, fallback).next().is_some() {
            return Ok(Step::Ask);
        }
        self.tell(rule!("W-LEVEL-06"), || Event::NoPerk(seat));
        self.pop();
        Ok(Step::Go)
    }

    pub(crate) fn answer_gain_perk(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        let Choice::Perk(perk) = choice else { return Err(broken("not what is asked about a perk")) };
        self.state.perks &= !(1 << perk);
        self.state.player_mut(seat).perks |= 1 << perk;
        self.state.stir_one(seat);
        self.tell(rule!("W-LEVEL-04"), || Event::PerkGained { seat, perk });
        self.pop();
        Ok(())
    }

    /// W-PERK-05: a perk goes back to its deck.
    pub(crate) fn give_perk_back(&mut self, seat: Seat, perk: u8) {
        self.state.player_mut(seat).perks &= !(1 << perk);
        self.state.perks |= 1 << perk;
        self.state.stir_one(seat);
    }
}
