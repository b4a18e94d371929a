//! Why not in the shop, in camp and in a trade.

use kernel::{RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    frame::{TradeStep, What},
    machine::{Wasteland, because},
    options::ShopCount,
    state::{NO_CARD, State},
};

use super::{Verdict, is_under_way};

impl Wasteland {
    pub(super) fn obstacle_to_shopping(&self, state: &State, seat: Seat, ask: Option<Ask>, choice: Choice) -> Verdict {
        let (Some(Ask::Shop(_)), Some(What::Shop { left, sales, .. })) = (ask, state.top()) else {
            // Within a visit, what was bought is stowed first.
            return if is_under_way(state, |what| matches!(what, What::Shop { seat: whose, .. } if whose == seat)) {
                Ok(())
            } else {
                because(rule!("W-RESULT-12"), Reason::NotShopping)
            };
        };
        let used_up = rule!("W-RULING-75");
        match choice {
            Choice::Buy(_) | Choice::Recruit(_) if left == 0 => because(used_up, Reason::NoPurchases),
            Choice::Sell(_) if sales == 0 && state.options.shop_count == ShopCount::Apart => {
                because(used_up, Reason::NoSales)
            }
            Choice::Buy(card) => self.may_buy(state, seat, card),
            Choice::Recruit(card) => self.may_recruit(state, seat, card),
            Choice::Sell(card) => self.may_sell(state, seat, card),
            _ => Ok(()),
        }
    }

    pub(super) fn obstacle_in_camp(&self, state: &State, seat: Seat, ask: Option<Ask>, choice: Choice) -> Verdict {
        let trades = matches!(choice, Choice::Trade(_));
        if ask != Some(Ask::Camp) {
            let rule = if trades { rule!("W-TRADE-01") } else { rule!("W-CAMP-01") };
            return Self::not_yet(state, seat, rule, Reason::NotCamping);
        }
        if choice == Choice::Shop && self.shops_in_camp(state, seat) == 0 {
            return because(rule!("W-SHOP-05"), Reason::NoShopInCamp);
        }
        let Choice::Trade(partner) = choice else { return because(rule!("W-CAMP-01"), Reason::DoneInCamp) };
        if partner.index() >= usize::from(state.seats) {
            Ok(())
        } else if partner == seat {
            because(rule!("W-TRADE-02"), Reason::NotYourself)
        } else if state.eliminated.contains(partner) {
            because(rule!("W-KILLED-09"), Reason::Eliminated)
        } else {
            because(rule!("W-TRADE-02"), Reason::TooFar)
        }
    }

    /// What belongs to a camp action that is not under way; within one, another question is open.
    fn not_yet(state: &State, seat: Seat, rule: RuleId, reason: Reason) -> Verdict {
        let camps = state.active == seat && is_under_way(state, |what| matches!(what, What::Camp { .. }));
        if camps { Ok(()) } else { because(rule, reason) }
    }

    pub(super) fn obstacle_to_deal(&self, state: &State, seat: Seat, ask: Option<Ask>, choice: Choice) -> Verdict {
        let (Some(Ask::Offer(other)), Some(What::Trade(TradeStep::Build { counter }))) = (ask, state.top()) else {
            let is_party = [state.offer.camper, state.offer.partner].contains(&seat);
            return match (choice, ask) {
                (Choice::Show(_), _) => because(rule!("W-AGENDA-08"), Reason::MayNotShow),
                (Choice::Counter, Some(Ask::Deal(_))) => because(rule!("W-TRADE-05"), Reason::NoSecondCounter),
                _ if is_party && is_under_way(state, |what| matches!(what, What::Trade(_))) => Ok(()),
                _ => because(rule!("W-TRADE-01"), Reason::NotTrading),
            };
        };
        let offer = &state.offer;
        let (own, theirs) = if counter { (&offer.gets, &offer.gives) } else { (&offer.gives, &offer.gets) };
        let caps = if counter { [offer.gets_caps, offer.gives_caps] } else { [offer.gives_caps, offer.gets_caps] };
        let given = if counter { state.secret.deal.chosen } else { state.secret.deal.gives };
        let can = rule!("W-TRADE-03");
        match choice {
            Choice::Give(card) if state.player(seat).holds(card) && !self.may_get(state, other, card) => {
                because(rule!("M-RULING-70"), Reason::NoCompanions)
            }
            Choice::Want(card) if state.player(other).holds(card) && !self.may_get(state, seat, card) => {
                because(rule!("M-RULING-70"), Reason::NoCompanions)
            }
            Choice::Give(card) => Self::obstacle_to_goods(state, seat, card, own, Reason::NotYours),
            Choice::Want(card) => Self::obstacle_to_goods(state, other, card, theirs, Reason::NotTheirs),
            Choice::GiveAgenda(card) | Choice::Show(card) => {
                let bit = 1u64.checked_shl(u32::from(card)).unwrap_or_default();
                let in_deal = given & bit != 0;
                match choice {
                    _ if state.hand(seat) & bit == 0 => because(can, Reason::NotYours),
                    Choice::Show(_) if in_deal => because(rule!("W-TRADE-07"), Reason::ShownAlready),
                    Choice::Show(_) => because(rule!("W-AGENDA-08"), Reason::MayNotShow),
                    _ if in_deal => because(can, Reason::InDeal),
                    _ => because(rule!("W-RULING-55"), Reason::NotTradable),
                }
            }
            Choice::WantAgenda => {
                let held = state.hand(other);
                if held == 0 {
                    because(can, Reason::PartnerHasNone)
                } else if held != Self::tradable_agendas(state, other) {
                    because(rule!("W-RULING-55"), Reason::NotTradable)
                } else {
                    because(can, Reason::AllInDeal)
                }
            }
            Choice::GiveCaps if caps[0] > 0 => because(can, Reason::InDeal),
            Choice::GiveCaps if state.player(seat).caps == 0 => because(rule!("W-CAPS-01"), Reason::NoCaps),
            Choice::WantCaps if caps[1] > 0 => because(can, Reason::InDeal),
            Choice::GiveCaps | Choice::WantCaps if caps != [0; 2] => because(can, Reason::CapsForCaps),
            Choice::WantCaps => because(can, Reason::PartnerHasNone),
            Choice::Propose => because(rule!("W-TRADE-05"), Reason::EmptyDeal),
            _ => Ok(()),
        }
    }

    /// A card that its owner cannot put into the deal.
    fn obstacle_to_goods(state: &State, owner: Seat, card: u16, taken: &[u16], foreign: Reason) -> Verdict {
        let player = state.player(owner);
        if card != NO_CARD && player.talent == card {
            because(rule!("W-TRADE-04"), Reason::Fixed)
        } else if !player.holds(card) {
            because(rule!("W-TRADE-03"), foreign)
        } else if taken.contains(&card) {
            because(rule!("W-TRADE-03"), Reason::InDeal)
        } else {
            because(rule!("W-TRADE-03"), Reason::DealFull)
        }
    }
}
