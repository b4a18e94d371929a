//! Chapter PERK: perks are gained, used once and given back.

use kernel::{Asked, Because, Fault, Progress, Seat, numbers_in, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::Letters,
    effect::Window,
    event::Event,
    frame::{PayStep, Source, What},
    machine::{Board, Wasteland, ask_one, because, broken},
    state::State,
};

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

    /// Why a perk cannot be used (W-PERK-02, W-PERK-03).
    pub(crate) fn may_use_perk(
        &self,
        state: &State,
        seat: Seat,
        perk: u8,
        window: Window,
    ) -> Result<(), Because<Reason>> {
        if perk >= 64 || state.player(seat).perks & (1 << perk) == 0 {
            return because(rule!("W-PERK-01"), Reason::NotYours);
        }
        let Some(printed) = self.content.perks.get(usize::from(perk)) else {
            return because(rule!("W-PERK-01"), Reason::NoSuchAbility);
        };
        Self::has_turn(state, seat, rule!("W-PERK-02"))?;
        if !printed.uses.window.includes(window) {
            return because(rule!("W-PERK-03"), Reason::WrongMoment(printed.uses.window));
        }
        self.may_afford(state, seat, &printed.uses, Source::Perk(perk))
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
    pub(crate) fn step_gain_perk(&mut self, seat: Seat, letters: Letters, fallback: bool) -> Result<Progress, Fault> {
        if self.game.perks_with(self.state, seat, letters, fallback).next().is_some() {
            return Ok(Progress::Ask);
        }
        self.tell(rule!("W-LEVEL-06"), || Event::NoPerk(seat));
        self.pop();
        Ok(Progress::Go)
    }

    pub(crate) fn answer_gain_perk(&mut self, seat: Seat, letters: Letters, choice: Choice) -> Result<(), Fault> {
        let Choice::Perk(perk) = choice else { return Err(broken("not what is asked about a perk")) };
        self.state.perks &= !(1 << perk);
        self.state.player_mut(seat).perks |= 1 << perk;
        self.state.note_change_of(seat);
        let printed = self.game.content.perks.get(usize::from(perk));
        let shown = printed.is_some_and(|perk| !perk.letters.and(letters).is_empty());
        let rule = if shown { rule!("W-LEVEL-04") } else { rule!("W-LEVEL-05") };
        self.tell(rule, || Event::PerkGained { seat, perk });
        self.pop();
        Ok(())
    }

    /// W-PERK-01: a perk is used by discarding it.
    pub(crate) fn begin_perk(&mut self, seat: Seat, perk: u8) -> Result<(), Fault> {
        let used = self.tell(rule!("W-PERK-01"), || Event::PerkUsed { seat, perk });
        let source = Source::Perk(perk);
        self.push_under(used, What::Use { seat, source, ability: 0, step: PayStep::Begin, left: 0 })
    }

    /// W-PERK-05: a perk goes back to its deck.
    pub(crate) fn give_perk_back(&mut self, seat: Seat, perk: u8) {
        self.state.player_mut(seat).perks &= !(1 << perk);
        self.state.perks |= 1 << perk;
        self.state.note_change_of(seat);
    }
}
