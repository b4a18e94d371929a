//! Chapter CAMP: recover, unexhaust, rest and trade, in any order; some shop there, too (W-NCAL-24).

use kernel::{Asked, Fault, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::Trait,
    effect::{Standing, Trigger, Window},
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, broken},
    mode,
    options::EquipAtCamp,
    state::{NO_CARD, State},
};

/// HP recovered by camping (W-CAMP-02).
const CAMP_HP: u8 = 3;

impl Wasteland {
    /// Whether camping may end: what is exhausted must be unexhausted first (W-CAMP-03, W-RULING-50).
    pub(crate) fn may_break_camp(state: &State, seat: Seat, unexhausted: bool) -> bool {
        unexhausted || !state.player(seat).cards().any(|held| held.exhausted)
    }

    /// W-CAMP-02 to W-CAMP-04: each part once.
    pub(crate) fn list_camp_parts(recovered: bool, unexhausted: bool, rested: bool, options: &mut Vec<Choice>) {
        if !recovered {
            options.push(Choice::Recover);
        }
        if !unexhausted {
            options.push(Choice::Unexhaust);
        }
        if !rested {
            options.push(Choice::WellRested);
        }
    }

    /// With how many interactions the survivor shops in camp; none for most (W-NCAL-24).
    pub(crate) fn shops_in_camp(&self, state: &State, seat: Seat) -> u8 {
        self.standing_sum(state, seat, |what| match what {
            Standing::CampShop(count) => *count,
            _ => 0,
        })
    }

    /// Whether that was done in the camp under way.
    pub(crate) fn has_shopped_in_camp(state: &State) -> bool {
        state.frames.iter().any(|frame| frame.what == What::ShoppedInCamp)
    }

    pub(crate) fn decide_camp(
        &self,
        state: &State,
        recovered: bool,
        unexhausted: bool,
        rested: bool,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        let seat = state.active;
        mode::list_camp_parts(state, recovered, unexhausted, rested, options);
        if self.shops_in_camp(state, seat) > 0 && !Self::has_shopped_in_camp(state) {
            options.push(Choice::Shop);
        }
        options.extend(self.partners(state, seat).map(Choice::Trade));
        self.list_uses(state, seat, Window::Camp, options);
        if state.options.equip_at_camp == EquipAtCamp::Yes {
            self.list_equipping(state, seat, options);
        }
        if Self::may_break_camp(state, seat, unexhausted) {
            options.push(Choice::Done);
        }
        ask_one(seat, Ask::Camp)
    }
}

impl Board<'_> {
    pub(crate) fn begin_camp(&mut self, seat: Seat) -> Result<(), Fault> {
        // Whoever stands there does not hinder, or this would be no place to camp.
        let at = self.state.player(seat).at;
        let rule = self.cite(rule!("W-CAMP-01"), |board| match board.state.foes.iter().find(|(_, foe)| foe.at == at) {
            Some((_, foe)) if !foe.active => rule!("W-ENEMY-09"),
            Some((_, foe)) if board.game.is_loyal_to(board.state, seat, foe.kind) => rule!("W-LOYALTY-03"),
            _ => rule!("W-CAMP-01"),
        });
        let began = self.tell(rule, || Event::CampBegan(seat));
        self.push_under(began, What::Camp { recovered: false, unexhausted: false, rested: false })
    }

    pub(crate) fn answer_camp(
        &mut self,
        recovered: bool,
        unexhausted: bool,
        rested: bool,
        choice: Choice,
    ) -> Result<(), Fault> {
        let seat = self.state.active;
        match choice {
            Choice::Done => {
                self.pop();
                self.earn(seat, |trigger| *trigger == Trigger::Camp);
            }
            Choice::Recover => {
                self.turn_to(What::Camp { recovered: true, unexhausted, rested });
                let more = self.game.standing_sum(self.state, seat, |what| match what {
                    Standing::CampHp(more) => *more,
                    _ => 0,
                });
                self.heal(seat, CAMP_HP.saturating_add(more), rule!("W-CAMP-02"));
            }
            Choice::Unexhaust => {
                self.turn_to(What::Camp { recovered, unexhausted: true, rested });
                self.push(What::Unexhaust { seat, only: NO_CARD, begun: false })?;
            }
            Choice::WellRested => {
                self.turn_to(What::Camp { recovered, unexhausted, rested: true });
                self.gain_trait(seat, Trait::WellRested, rule!("W-CAMP-04"));
            }
            Choice::Shop => {
                let count = self.game.shops_in_camp(self.state, seat);
                self.turn_to(What::ShoppedInCamp);
                self.push(What::Camp { recovered, unexhausted, rested })?;
                self.tell(rule!("W-NCAL-24"), || Event::ShoppedInCamp(seat));
                self.begin_shop(seat, count)?;
            }
            Choice::Trade(partner) => self.begin_trade(seat, partner)?,
            Choice::Use { card, ability } => self.begin_use(seat, card, ability)?,
            Choice::UsePerk(perk) => self.begin_perk(seat, perk)?,
            Choice::Equip(card) => {
                self.equip(seat, card);
                self.keep_inventory(seat)?;
            }
            Choice::Unequip(card) => self.unequip(seat, card)?,
            _ => return Err(broken("not what a camp asks")),
        }
        Ok(())
    }
}
