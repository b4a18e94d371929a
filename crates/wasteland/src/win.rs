//! Chapter WIN: influence, and how the game ends.

use kernel::{Fault, Seat, Seats, rule};

use crate::{
    event::Event,
    frame::What,
    machine::{Board, Wasteland},
    options::{PlayerNumber, VictoryDeclaration},
    state::{AGENDAS, State, numbers_in},
};

impl Wasteland {
    /// The number of players that rules count (W-RULING-61).
    pub(crate) fn player_number(state: &State) -> u8 {
        match state.options.count_eliminated_players {
            PlayerNumber::AtSetup => state.seats,
            PlayerNumber::Remaining => state.survivors().count() as u8,
        }
    }

    /// The influence it takes to win (W-WIN-02).
    pub(crate) fn threshold(state: &State) -> u32 {
        12 - u32::from(Self::player_number(state).clamp(1, 4))
    }

    /// What one agenda card gives its holder (W-AGENDA-02, W-AGENDA-03).
    pub(crate) fn influence_of(&self, state: &State, seat: Seat, card: u8) -> u32 {
        let Some(agenda) = self.content.agendas.get(usize::from(card)) else { return 0 };
        let holds = |scoring: &&crate::content::Scoring| {
            scoring.condition.as_ref().is_none_or(|condition| self.holds(state, seat, condition, None))
        };
        let further = agenda.scoring.iter().filter(holds);
        1 + further.map(|scoring| u32::from(self.amount(state, seat, scoring.amount))).sum::<u32>()
    }

    /// All influence of a survivor (W-AGENDA-01).
    pub(crate) fn influence(&self, state: &State, seat: Seat) -> u32 {
        numbers_in(state.player(seat).agendas).map(|card| self.influence_of(state, seat, card)).sum()
    }

    /// Whether the survivor has what it takes to win; not with more than four cards (W-RULING-57).
    pub(crate) fn may_win(&self, state: &State, seat: Seat) -> bool {
        !state.eliminated.contains(seat)
            && state.player(seat).agenda_count() <= AGENDAS
            && self.influence(state, seat) >= Self::threshold(state)
    }

    /// Whether a card is being resolved (W-RULING-45, W-RULING-58).
    pub(crate) const fn is_card(what: What) -> bool {
        matches!(
            what,
            What::Encounter(_)
                | What::Quest { .. }
                | What::Script { .. }
                | What::Each { .. }
                | What::Use { .. }
                | What::Drawn { .. }
                | What::Shop { .. }
        )
    }

    /// Whether an effect is under way after which influence is looked at, not in its middle (W-RULING-98,
    /// W-RULING-101).
    const fn is_one_effect(what: What) -> bool {
        matches!(
            what,
            What::DrawAgendas { .. }
                | What::AgendaLimit { .. }
                | What::Stow { .. }
                | What::Each { .. }
                | What::Setup(_)
        )
        // Drawing several cards is one effect; each event among them is a card of its own (W-LOOT-02).
            || matches!(what, What::Drawn { base, at, .. } if base == at)
    }

    /// Whether triggered objectives have to wait for this (W-RULING-45, W-RULING-89).
    const fn holds_objectives_up(what: What) -> bool {
        Self::is_card(what)
            || matches!(
                what,
                What::Entered { terrain: false, .. }
                    | What::Kill { .. }
                    | What::Explore { .. }
                    | What::Killed { .. }
                    | What::LevelUp { .. }
                    | What::GainPerk { .. }
                    | What::Stow { .. }
                    | What::DrawAgendas { .. }
                    | What::AgendaLimit { .. }
                    | What::Setup(_)
            )
    }
}

impl Board<'_> {
    /// Notes that something changed which agenda cards of anybody may count.
    pub(crate) const fn stir_world(&mut self) {
        // Who holds such cards is not asked here: the state would tell of hidden hands.
        self.state.world_stirred = self.game.worldly != 0;
    }

    /// Between two steps: has somebody won, has a faction taken over, is an objective to be resolved? True if that
    /// changed what is to be done next.
    #[inline]
    pub(crate) fn look_up(&mut self) -> Result<bool, Fault> {
        let stirred = self.state.world_stirred || !self.state.stirred.is_empty();
        if !stirred && self.state.earned.is_empty() && !self.state.takeover {
            return Ok(false);
        }
        if self.state.top() == Some(What::Over) {
            return Ok(false);
        }
        if self.state.takeover && self.look_at_takeover()? {
            return Ok(true);
        }
        if stirred && self.look_at_influence()? {
            return Ok(true);
        }
        let any = |test: fn(What) -> bool| self.state.frames.iter().any(|frame| test(frame.what));
        if !self.state.earned.is_empty()
            && self.state.top() != Some(What::Objectives)
            && !any(Wasteland::holds_objectives_up)
        {
            self.push(What::Objectives)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// W-WIN-03, W-RULING-56.
    fn look_at_influence(&mut self) -> Result<bool, Fault> {
        if self.state.options.victory_declaration != VictoryDeclaration::Automatic {
            self.state.stirred = Seats::NONE;
            self.state.world_stirred = false;
            return Ok(false);
        }
        if self.state.frames.iter().any(|frame| Wasteland::is_one_effect(frame.what)) {
            return Ok(false);
        }
        let stirred = std::mem::replace(&mut self.state.stirred, Seats::NONE);
        let world = std::mem::replace(&mut self.state.world_stirred, false);
        let worldly = if world { self.game.worldly } else { 0 };
        let looked_at = |seat: Seat| stirred.contains(seat) || self.state.player(seat).agendas & worldly != 0;
        if !self.state.survivors().any(|seat| looked_at(seat) && self.game.may_win(self.state, seat)) {
            return Ok(false);
        }
        self.declare_victory()?;
        Ok(true)
    }

    /// W-WIN-04, W-WIN-05: everybody at the threshold wins.
    pub(crate) fn declare_victory(&mut self) -> Result<(), Fault> {
        self.state.winners = self.who_wins();
        for seat in self.state.winners.iter() {
            self.run.reveal();
            let influence = self.game.influence(self.state, seat).min(255) as u8;
            let agendas: Vec<u8> = numbers_in(self.state.player(seat).agendas).collect();
            self.tell(rule!("W-WIN-03"), || Event::VictoryDeclared { seat, influence, agendas });
        }
        self.end_game()
    }

    fn who_wins(&self) -> Seats {
        let mut winners = Seats::NONE;
        for seat in self.state.survivors().filter(|seat| self.game.may_win(self.state, *seat)) {
            winners.insert(seat);
        }
        winners
    }

    pub(crate) fn end_game(&mut self) -> Result<(), Fault> {
        let winners: Vec<Seat> = self.state.winners.iter().collect();
        let rule = if winners.is_empty() { rule!("W-POWER-06") } else { rule!("W-WIN-03") };
        self.run.reveal();
        self.tell(rule, || Event::GameEnded { winners });
        self.put_looked_at_back();
        self.state.frames.clear();
        self.push(What::Over)
    }
}

impl State {
    /// Notes that the influence of everybody may have changed.
    pub(crate) const fn stir(&mut self) {
        self.stirred = Seats::all(self.seats);
    }

    /// Notes that the influence of a survivor may have changed.
    pub(crate) fn stir_one(&mut self, seat: Seat) {
        self.stirred.insert(seat);
    }
}
