//! Why not this card, agenda, perk, letter, player, die or objective.

use kernel::{Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Letter, Way},
    frame::{SetupStep, TradeStep, What},
    machine::{Wasteland, because},
    options::TriggeredObjectives,
    state::{NO_CARD, State},
};

use super::{Verdict, is_under_way, not_now};

impl Wasteland {
    pub(super) fn may_decline_objectives(state: &State) -> bool {
        state.options.triggered_objectives_optional == TriggeredObjectives::Optional
    }

    pub(super) fn obstacle_to_pick(&self, state: &State, seat: Seat, ask: Ask, choice: Choice) -> Verdict {
        match choice {
            // Cards that are looked at are in no hand.
            Choice::Card(_) | Choice::Agenda(_) | Choice::EncounterCard(_)
                if matches!(ask, Ask::OnTop(_) | Ask::Keep(_)) =>
            {
                because(ask.rule(), Reason::NotLookedAt)
            }
            Choice::Card(card) => self.obstacle_to_card(state, seat, ask, card),
            Choice::Agenda(card) => self.obstacle_to_agenda(state, seat, ask, card),
            Choice::Perk(perk) => self.obstacle_to_perk_pick(state, seat, ask, perk),
            Choice::Letter(letter) => Self::obstacle_to_letter(state, seat, ask, letter),
            Choice::Player(other) => Self::obstacle_to_player(state, seat, ask, other),
            Choice::Die(die) => match ask {
                Ask::WhichDie if die < 3 => because(rule!("W-FIGHT-14"), Reason::DieSpent),
                Ask::WhichDie => because(rule!("W-DICE-01"), Reason::NoSuchDie),
                _ => not_now(ask),
            },
            Choice::Effect(_) if ask == Ask::ChooseEffect => because(ask.rule(), Reason::NoSuchOption),
            Choice::Objective { quest, objective } => self.obstacle_to_objective(state, quest, objective),
            _ => not_now(ask),
        }
    }

    pub(super) fn obstacle_to_character(&self, state: &State, ask: Option<Ask>, character: u8) -> Verdict {
        let rule = rule!("W-SETUP-17");
        if ask != Some(Ask::Character) {
            let choosing = is_under_way(state, |what| matches!(what, What::Setup(SetupStep::Survivor(_))));
            if choosing { Ok(()) } else { because(rule, Reason::AtSetup) }
        } else if usize::from(character) >= self.content.characters.len() || Self::is_free(state, character) {
            because(rule, Reason::NotNow)
        } else {
            because(rule, Reason::CharacterTaken)
        }
    }

    /// Whose card it is, before what is wrong with it.
    fn obstacle_to_card(&self, state: &State, seat: Seat, ask: Ask, card: u16) -> Verdict {
        let asks_for_card =
            matches!(ask, Ask::InventoryLimit | Ask::Discard(_) | Ask::UnexhaustNext | Ask::Unexhaust | Ask::Exhaust);
        if !asks_for_card {
            return not_now(ask);
        }
        let player = state.player(seat);
        if card != NO_CARD && player.talent == card {
            return because(rule!("W-CHARACTER-04"), Reason::Fixed);
        }
        let Some(held) = player.cards().find(|held| held.card == card) else {
            return because(rule!("W-ITEM-01"), Reason::NotYours);
        };
        let printed = self.card(card);
        match ask {
            Ask::InventoryLimit => because(rule!("W-EQUIP-05"), Reason::Equipped),
            Ask::Discard(Some(kind)) if printed.is_none_or(|card| card.kind != kind) => {
                because(ask.rule(), Reason::WrongKind(kind))
            }
            Ask::Discard(_) => because(rule!("W-ITEM-01"), Reason::PaysItself),
            Ask::Exhaust => because(rule!("W-EXHAUST-02"), Reason::Exhausted),
            Ask::UnexhaustNext if held.waiting => {
                let cost = self.readying_cost(held).and_then(|cost| self.cost_of_source(state, cost));
                let lack = cost.and_then(|cost| self.missing_for(state, seat, cost, None));
                because(rule!("W-EXHAUST-07"), lack.map_or(Reason::NotNow, |lack| lack.reason))
            }
            _ if !held.exhausted => because(rule!("W-EXHAUST-05"), Reason::Ready),
            _ => not_now(ask),
        }
    }

    fn obstacle_to_agenda(&self, state: &State, seat: Seat, ask: Ask, card: u8) -> Verdict {
        let bit = 1u64.checked_shl(u32::from(card)).unwrap_or_default();
        let held = state.hand(seat) & bit != 0;
        match ask {
            Ask::AgendaLimit | Ask::DiscardAgenda | Ask::HandOver if !held => because(ask.rule(), Reason::NotYours),
            Ask::HandOver => {
                let deal = &state.secret.deal;
                let counter = matches!(state.top(), Some(What::Trade(TradeStep::Agendas { counter: true })));
                let chosen = if counter { deal.gives } else { deal.chosen };
                if chosen & bit != 0 {
                    because(rule!("W-TRADE-03"), Reason::InDeal)
                } else {
                    because(rule!("W-RULING-55"), Reason::NotTradable)
                }
            }
            _ => not_now(ask),
        }
    }

    fn obstacle_to_perk_pick(&self, state: &State, seat: Seat, ask: Ask, perk: u8) -> Verdict {
        let is_in = |set: u64| perk < 64 && set & (1 << perk) != 0;
        match ask {
            Ask::GainPerk if is_in(state.perks) => because(rule!("W-LEVEL-04"), Reason::WrongLetter),
            Ask::GainPerk => match state.all_seats().find(|other| is_in(state.player(*other).perks)) {
                Some(holder) => because(rule!("W-LIMIT-02"), Reason::PerkHeld(holder)),
                None => because(rule!("W-LEVEL-04"), Reason::NotInDeck),
            },
            Ask::LosePerk if !is_in(state.player(seat).perks) => because(rule!("W-PERK-01"), Reason::NotYours),
            Ask::Offer(_) => because(rule!("W-TRADE-04"), Reason::NotTradable),
            _ => not_now(ask),
        }
    }

    fn obstacle_to_letter(state: &State, seat: Seat, ask: Ask, letter: Letter) -> Verdict {
        match ask {
            Ask::LevelUp => because(ask.rule(), Reason::NotDrawn),
            Ask::LoseLetter if !state.player(seat).special.contains(letter) => {
                because(rule!("W-SPECIAL-02"), Reason::NoLetter)
            }
            Ask::Offer(_) => because(rule!("W-TRADE-04"), Reason::NotTradable),
            _ => not_now(ask),
        }
    }

    fn obstacle_to_player(state: &State, seat: Seat, ask: Ask, other: Seat) -> Verdict {
        if !matches!(ask, Ask::Helper | Ask::Who) || other.index() >= usize::from(state.seats) {
            return not_now(ask);
        }
        if other == seat {
            return because(ask.rule(), Reason::NotYourself);
        }
        if state.eliminated.contains(other) {
            return because(rule!("W-KILLED-09"), Reason::Eliminated);
        }
        because(ask.rule(), Reason::Elsewhere)
    }

    /// W-QUEST-05, W-QUEST-07.
    fn obstacle_to_objective(&self, state: &State, quest: u16, objective: u8) -> Verdict {
        if state.staged(quest).is_none() {
            return because(rule!("W-QUEST-01"), Reason::NotStaged);
        }
        match self.objective(quest, objective).map(|objective| &objective.way) {
            None => because(rule!("W-QUEST-04"), Reason::NoSuchObjective),
            Some(Way::Action(_)) => because(rule!("W-QUEST-07"), Reason::NeedsQuestAction),
            Some(Way::Triggered(_)) => because(rule!("W-QUEST-05"), Reason::NotEarned),
        }
    }
}
