//! Chapter LOYALTY: whom a survivor stands by.

use kernel::{Seat, numbers_in, rule};

use crate::{
    choice::Choice,
    content::{EnemyType, Faction},
    event::Event,
    machine::{Board, Wasteland},
    mode,
    state::{NONE, State},
};

impl Wasteland {
    /// The faction that is loyal to whom: what the revealed card shows (W-LOYALTY-01).
    #[inline]
    pub(crate) fn declared_loyalty(&self, state: &State, seat: Seat) -> Option<Faction> {
        let card = state.player(seat).loyal;
        if card == NONE { None } else { self.content.agendas.get(usize::from(card))?.faction }
    }

    /// Whether the survivor is loyal to the faction of this enemy type.
    #[inline]
    pub(crate) fn is_loyal_to(&self, state: &State, seat: Seat, kind: EnemyType) -> bool {
        match kind.faction() {
            None => false,
            faction => mode::loyalty(self, state, seat) == faction,
        }
    }

    /// Loyalty steps at the start of a turn (W-LOYALTY-01, W-LOYALTY-07, W-RULING-90).
    pub(crate) fn list_loyalty(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        if state.turn.loyalty || mode::no_declaration(state).is_err() {
            return;
        }
        let player = state.player(seat);
        for card in numbers_in(state.hand(seat)) {
            let shows = self.content.agendas.get(usize::from(card)).is_some_and(|agenda| agenda.faction.is_some());
            if shows && player.loyal != card {
                options.push(Choice::Declare(card));
            }
        }
        if player.loyal != NONE {
            options.push(Choice::Withdraw);
        }
    }
}

impl Board<'_> {
    /// W-LOYALTY-01, W-LOYALTY-06.
    pub(crate) fn declare_loyalty(&mut self, seat: Seat, card: u8) {
        let faction = self.game.content.agendas.get(usize::from(card)).and_then(|agenda| agenda.faction);
        let Some(faction) = faction else { return };
        let former = std::mem::replace(&mut self.state.player_mut(seat).loyal, card);
        if former != NONE {
            self.tell(rule!("W-LOYALTY-06"), || Event::LoyaltyEnded { seat, card: former });
        }
        self.run.reveal();
        self.state.secret.show_all_agendas(1 << card);
        self.state.turn.loyalty = true;
        self.state.note_change_of(seat);
        self.tell(rule!("W-LOYALTY-01"), || Event::LoyaltyDeclared { seat, card, faction });
    }

    /// W-LOYALTY-07.
    pub(crate) fn withdraw_loyalty(&mut self, seat: Seat) {
        let card = std::mem::replace(&mut self.state.player_mut(seat).loyal, NONE);
        self.state.turn.loyalty = true;
        self.state.note_change_of(seat);
        self.tell(rule!("W-LOYALTY-07"), || Event::LoyaltyEnded { seat, card });
    }
}
