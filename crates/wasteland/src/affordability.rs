//! What a survivor lacks: the part of a cost that cannot be paid, the condition that is not met.

use kernel::{Because, RuleId, Seat, rule};

use crate::{
    choice::Reason,
    dice::Rolling,
    effect::{Condition, Cost, Measure},
    frame::Source,
    machine::Wasteland,
    mode,
    state::{NO_CARD, State},
};

impl Wasteland {
    /// Whether the survivor can pay all parts of a cost.
    pub(crate) fn can_pay(&self, state: &State, seat: Seat, cost: &Cost, source: Option<Source>) -> bool {
        self.missing_for(state, seat, cost, source).is_none()
    }

    /// The first part of a cost that the survivor cannot pay.
    pub(crate) fn missing_for(
        &self,
        state: &State,
        seat: Seat,
        cost: &Cost,
        source: Option<Source>,
    ) -> Option<Because<Reason>> {
        let lack = |rule: RuleId, reason: Reason| Some(Because { rule, reason });
        let player = state.player(seat);
        let own = match source {
            Some(Source::Card(card)) => card,
            _ => NO_CARD,
        };
        let caps = u16::from(cost.caps);
        if player.caps < caps {
            return lack(rule!("W-CAPS-01"), Reason::NeedsCaps(caps - player.caps));
        }
        if (cost.actions > 0 || cost.points > 0)
            && let Err(off_turn) = Self::has_turn(state, seat, rule!("W-ROUND-02"))
        {
            return Some(off_turn);
        }
        if state.turn.actions < cost.actions {
            return lack(rule!("W-TURN-01"), Reason::NeedsActions(cost.actions));
        }
        if state.turn.points < cost.points {
            return lack(rule!("W-MOVE-02"), Reason::NeedsPoints(cost.points));
        }
        if cost.hp > 0 || cost.rads > 0 {
            let left = player.hp.saturating_sub(cost.hp);
            if left <= player.rads.saturating_add(cost.rads) {
                return lack(rule!("W-KILLED-01"), Reason::WouldKill);
            }
        }
        if let Some((kind, count)) = cost.cards {
            let fits = |card: u16| card != own && self.card(card).is_some_and(|card| card.kind == kind);
            if player.cards().filter(|held| fits(held.card)).count() < usize::from(count) {
                return lack(rule!("W-ITEM-01"), Reason::NeedsCards(kind, count));
            }
        }
        if let Some(card) = cost.card.filter(|card| !player.holds(*card)) {
            return lack(rule!("W-ITEM-01"), Reason::NeedsCard(card));
        }
        if state.agenda_count(seat) < u32::from(cost.agendas) {
            return lack(rule!("W-AGENDA-01"), Reason::NeedsAgendas(cost.agendas));
        }
        let (dice, rerolls) = match Self::rolling(state) {
            Some(Rolling::Fight) => {
                let fight = state.fight().filter(|fight| fight.seat == seat);
                fight.map_or((0, 0), |fight| (3 - fight.spent.count_ones() as u8, fight.rerolls))
            }
            Some(Rolling::Test) => {
                (0, state.trials.last().filter(|trial| trial.seat == seat).map_or(0, |trial| trial.rerolls))
            }
            None => (0, 0),
        };
        if dice < cost.dice {
            return lack(rule!("W-FIGHT-14"), Reason::NeedsDice(cost.dice));
        }
        if rerolls < cost.rerolls {
            let in_test = Self::rolling(state) == Some(Rolling::Test);
            let rule = if in_test { rule!("W-TEST-03") } else { rule!("W-FIGHT-26") };
            return lack(rule, Reason::NeedsRerolls(cost.rerolls));
        }
        if let Some(lost) = cost.loses.filter(|lost| !player.has(*lost)) {
            return lack(rule!("W-TRAIT-09"), Reason::NeedsTrait(lost));
        }
        if cost.exhaust && player.cards().any(|held| held.card == own && held.exhausted) {
            return lack(rule!("W-EXHAUST-02"), Reason::Exhausted);
        }
        None
    }

    /// What it takes to meet a condition that is not met.
    pub(crate) fn unmet(&self, state: &State, seat: Seat, condition: &Condition, source: Option<Source>) -> Reason {
        match condition {
            // What says what to do about it comes before what does not.
            Condition::All(all) => {
                let unmet = all.iter().filter(|one| !self.holds(state, seat, one, source));
                let mut reasons = unmet.map(|one| self.unmet(state, seat, one, source));
                reasons.find(|reason| *reason != Reason::Condition).unwrap_or(Reason::Condition)
            }
            Condition::AtLeast(Measure::Caps, least) => {
                Reason::NeedsCaps(u16::from(*least).saturating_sub(state.player(seat).caps).max(1))
            }
            Condition::Trait(wanted) => Reason::NeedsTrait(*wanted),
            Condition::Special(letters) => Reason::NeedsLetter(*letters),
            Condition::Card(card) => Reason::NeedsCard(*card),
            Condition::Has(kind, false) => Reason::NeedsCards(*kind, 1),
            Condition::At(_) | Condition::AtIcon(_) | Condition::AtMarker | Condition::AtStart => Reason::WrongPlace,
            Condition::WithSurvivor | Condition::WithTrait(_) => {
                self.without_company(state, seat, source).unwrap_or(Reason::Condition)
            }
            _ => Reason::Condition,
        }
    }

    /// Nobody is there, nor what stands in for company.
    pub(crate) fn without_company(&self, state: &State, seat: Seat, source: Option<Source>) -> Option<Reason> {
        let alone = !mode::has_company(self, state, seat, None, source);
        alone.then(|| mode::no_company(state, source))
    }
}
