//! Chapter WIN: influence, and how the game ends.

use kernel::{Fault, RuleId, Seat, Seats, numbers_in, rule};

use crate::{
    event::Event,
    frame::{ExploreStep, KillStep, What},
    machine::{Board, Wasteland},
    mode,
    options::{PlayerNumber, VictoryDeclaration},
    state::{Public, State},
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
        if let Some(flat) = mode::flat_influence(state) {
            return flat;
        }
        let holds = |scoring: &&crate::content::Scoring| {
            scoring.condition.as_ref().is_none_or(|condition| self.holds(state, seat, condition, None))
        };
        let further = agenda.scoring.iter().filter(holds);
        1 + further.map(|scoring| u32::from(self.amount(state, seat, scoring.amount, None))).sum::<u32>()
    }

    /// All influence of a survivor (W-AGENDA-01).
    pub(crate) fn influence(&self, state: &State, seat: Seat) -> u32 {
        numbers_in(state.hand(seat)).map(|card| self.influence_of(state, seat, card)).sum()
    }

    /// Whether the survivor has the influence to win; not with more than four cards (W-RULING-57).
    pub(crate) fn has_the_influence(&self, state: &State, seat: Seat) -> bool {
        !state.eliminated.contains(seat)
            && !Self::holds_too_many(state, seat)
            && self.influence(state, seat) >= Self::threshold(state)
    }

    /// Whether a card is being resolved (W-RULING-45, W-RULING-58).
    pub(crate) const fn is_card(what: What) -> bool {
        match what {
            What::Encounter(_)
            | What::Quest { .. }
            | What::Effects { .. }
            | What::Each { .. }
            | What::Use { .. }
            | What::Drawn { .. }
            | What::Shop { .. } => true,
            What::Setup(_)
            | What::Round(_)
            | What::Turn(_)
            | What::ActionOver
            | What::Entered { .. }
            | What::Explore { .. }
            | What::Activation { .. }
            | What::Fight(_)
            | What::Kill { .. }
            | What::Killed { .. }
            | What::LevelUp { .. }
            | What::GainPerk { .. }
            | What::Test(_)
            | What::Objectives
            | What::Stow { .. }
            | What::DrawAgendas { .. }
            | What::AgendaLimit { .. }
            | What::Camp { .. }
            | What::Unexhaust { .. }
            | What::Trade(_)
            | What::Window { .. }
            | What::Pay { .. }
            | What::MoveEnemy { .. }
            | What::ShoppedInCamp
            | What::Over => false,
            What::Mode(frame) => frame.is_card(),
        }
    }

    /// Whether an effect is under way after which influence is looked at, not in its middle (W-RULING-56,
    /// W-RULING-98, W-RULING-101). The rad of the terrain belongs to the move, and a death to what caused it.
    pub(crate) const fn is_one_effect(what: What) -> bool {
        match what {
            What::DrawAgendas { .. }
            | What::AgendaLimit { .. }
            | What::Stow { .. }
            | What::Each { .. }
            | What::Killed { .. }
            | What::Setup(_) => true,
            What::Entered { terrain, .. } => !terrain,
            // Drawing several cards is one effect; each event among them is a card of its own (W-LOOT-02).
            What::Drawn { base, at, .. } => base == at,
            What::Round(_)
            | What::Turn(_)
            | What::ActionOver
            | What::Explore { .. }
            | What::Activation { .. }
            | What::Fight(_)
            | What::Kill { .. }
            | What::LevelUp { .. }
            | What::GainPerk { .. }
            | What::Test(_)
            | What::Encounter(_)
            | What::Quest { .. }
            | What::Objectives
            | What::Effects { .. }
            | What::Shop { .. }
            | What::Camp { .. }
            | What::Unexhaust { .. }
            | What::Trade(_)
            | What::Window { .. }
            | What::Use { .. }
            | What::Pay { .. }
            | What::MoveEnemy { .. }
            | What::ShoppedInCamp
            | What::Over => false,
            What::Mode(frame) => frame.is_one_effect(),
        }
    }

    /// Whether triggered objectives have to wait for this (W-RULING-45, W-RULING-89).
    const fn holds_objectives_up(what: What) -> bool {
        match what {
            What::Entered { terrain, .. } => !terrain,
            What::Kill { step, .. } => match step {
                KillStep::Replace | KillStep::Xp | KillStep::Loot => true,
                KillStep::Window | KillStep::Done => false,
            },
            What::Explore { step, .. } => match step {
                ExploreStep::Flip | ExploreStep::Occupants => true,
                ExploreStep::Window | ExploreStep::Done => false,
            },
            // The cards.
            What::Encounter(_)
            | What::Quest { .. }
            | What::Effects { .. }
            | What::Each { .. }
            | What::Use { .. }
            | What::Drawn { .. }
            | What::Shop { .. }
            | What::Killed { .. }
            | What::LevelUp { .. }
            | What::GainPerk { .. }
            | What::Stow { .. }
            | What::DrawAgendas { .. }
            | What::AgendaLimit { .. }
            | What::Setup(_) => true,
            What::Round(_)
            | What::Turn(_)
            | What::ActionOver
            | What::Activation { .. }
            | What::Fight(_)
            | What::Test(_)
            | What::Objectives
            | What::Camp { .. }
            | What::Unexhaust { .. }
            | What::Trade(_)
            | What::Window { .. }
            | What::Pay { .. }
            | What::MoveEnemy { .. }
            | What::ShoppedInCamp
            | What::Over => false,
            What::Mode(frame) => frame.holds_objectives_up(),
        }
    }
}

impl Board<'_> {
    /// Notes that something changed which agenda cards of anybody may count.
    pub(crate) const fn note_world_change(&mut self) {
        // Who holds such cards is not asked here: the state would tell of hidden hands.
        self.state.public.world_changed = self.game.worldly != 0;
    }

    /// Likewise, and nothing has changed but the enemies on the map.
    pub(crate) const fn note_enemy_change(&mut self) {
        self.state.public.world_changed |= self.game.counts_enemies;
    }

    /// Between two steps: has somebody won, has a faction taken over, is an objective to be resolved? True if that
    /// changed what is to be done next.
    #[inline]
    pub(crate) fn look_up(&mut self) -> Result<bool, Fault> {
        let influence_changed = self.state.world_changed || !self.state.influence_changed.is_empty();
        if !influence_changed && self.state.earned.is_empty() && !self.state.takeover {
            return Ok(false);
        }
        if self.state.top() == Some(What::Over) {
            return Ok(false);
        }
        if self.state.takeover && self.look_at_takeover()? {
            return Ok(true);
        }
        if influence_changed && self.look_at_influence()? {
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
            self.state.influence_changed = Seats::NONE;
            self.state.world_changed = false;
            return Ok(false);
        }
        if self.state.frames.iter().any(|frame| Wasteland::is_one_effect(frame.what)) {
            return Ok(false);
        }
        let influence_changed = std::mem::replace(&mut self.state.influence_changed, Seats::NONE);
        let world = std::mem::replace(&mut self.state.world_changed, false);
        let worldly = if world { self.game.worldly } else { 0 };
        let looked_at = |seat: Seat| influence_changed.contains(seat) || self.state.hand(seat) & worldly != 0;
        if !self.state.survivors().any(|seat| looked_at(seat) && mode::may_win(self.game, self.state, seat)) {
            return Ok(false);
        }
        mode::end(self)?;
        Ok(true)
    }

    /// W-WIN-04, W-WIN-05: everybody at the threshold wins.
    pub(crate) fn win_by_influence(&mut self) -> Result<(), Fault> {
        self.state.winners = self.who_wins();
        let rule = if self.state.takeover { rule!("W-POWER-05") } else { rule!("W-WIN-03") };
        for seat in self.state.winners.iter() {
            self.run.reveal();
            let influence = self.game.influence(self.state, seat).min(255) as u8;
            let hand = self.state.hand(seat);
            self.state.secret.show_all_agendas(hand);
            let agendas: Vec<u8> = numbers_in(hand).collect();
            self.tell(rule, || Event::VictoryDeclared { seat, influence, agendas });
        }
        self.end_game()
    }

    fn who_wins(&self) -> Seats {
        let mut winners = Seats::NONE;
        for seat in self.state.survivors().filter(|seat| mode::may_win(self.game, self.state, *seat)) {
            winners.insert(seat);
        }
        winners
    }

    pub(crate) fn end_game(&mut self) -> Result<(), Fault> {
        let winners: Vec<Seat> = self.state.winners.iter().collect();
        let rule = match winners.len() {
            0 => rule!("W-POWER-06"),
            1 => rule!("W-WIN-03"),
            _ => {
                let influence = |seat: &Seat| self.game.influence(self.state, *seat);
                let equal = winners.iter().all(|seat| influence(seat) == influence(&winners[0]));
                if equal { rule!("W-WIN-04") } else { rule!("W-WIN-05") }
            }
        };
        self.end_game_by(rule)
    }

    /// The game is over, by this rule.
    pub(crate) fn end_game_by(&mut self, rule: RuleId) -> Result<(), Fault> {
        let winners: Vec<Seat> = self.state.winners.iter().collect();
        self.run.reveal();
        self.tell(rule, || Event::GameEnded { winners });
        self.put_looked_at_back()?;
        // So do tokens drawn for a level that nobody chooses any more.
        for frame in &{ self.state.frames } {
            if let What::LevelUp { drawn, .. } = frame.what {
                drawn.into_iter().flatten().try_for_each(|letter| self.return_special(letter))?;
            }
        }
        // What a mode keeps under everything else stays known.
        let kept = self.state.frames.first().copied().filter(|frame| matches!(frame.what, What::Mode(_)));
        self.state.frames.clear();
        if let Some(frame) = kept {
            self.state.frames.try_push(frame)?;
        }
        self.push(What::Over)
    }
}

impl Public {
    /// Notes that the influence of everybody may have changed.
    pub(crate) const fn note_change(&mut self) {
        self.influence_changed = Seats::all(self.seats);
    }

    /// Notes that the influence of a survivor may have changed.
    pub(crate) fn note_change_of(&mut self, seat: Seat) {
        self.influence_changed.insert(seat);
    }
}
