//! Chapter ITEM: abilities of cards and perks, when they may be used and what that costs.

use kernel::{Asked, Because, Fault, Progress, RuleId, Seat, numbers_in, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{CardKind, Use},
    dice::Rolling,
    effect::{Cost, Modifier, Standing, Window},
    event::Event,
    frame::{CostOf, PayStep, Source, What},
    machine::{Board, Wasteland, ask_one, because, broken},
    state::{NO_CARD, State},
};

impl Wasteland {
    /// The modifiers in force for a survivor: of equipped cards, of the character's ability and of the character
    /// (W-EQUIP-06, W-CHARACTER-03).
    #[inline]
    fn modifiers(&self, state: &State, seat: Seat) -> impl Iterator<Item = &Modifier> {
        let player = state.player(seat);
        let cards = player.equipped.iter().map(|held| held.card).chain([player.talent]);
        let of_cards = cards.filter(|card| *card != NO_CARD).filter_map(|card| self.card(card));
        let own = self.content.characters.get(usize::from(player.character)).map_or(&[][..], |one| &one.always);
        of_cards.flat_map(|card| &card.always).chain(own).filter(move |modifier| {
            modifier.condition.as_ref().is_none_or(|condition| self.holds(state, seat, condition, None))
        })
    }

    /// Whether a modifier of this kind is in force.
    #[inline]
    pub(crate) fn standing(&self, state: &State, seat: Seat, is: impl Fn(&Standing) -> bool) -> bool {
        self.modifiers(state, seat).any(|modifier| is(&modifier.what))
    }

    /// What modifiers of a kind come to.
    #[inline]
    pub(crate) fn standing_sum(&self, state: &State, seat: Seat, of: impl Fn(&Standing) -> u8) -> u8 {
        self.modifiers(state, seat).map(|modifier| of(&modifier.what)).fold(0, u8::saturating_add)
    }

    /// Whether a card can be used from where it is: what is equipped while equipped, the rest from the inventory
    /// (W-EQUIP-06, W-ITEM-02).
    fn is_in_place(&self, state: &State, seat: Seat, card: u16) -> bool {
        let player = state.player(seat);
        let slot = self.card(card).and_then(|card| card.kind.slot());
        match slot {
            Some(_) => player.equipped.iter().any(|held| held.card == card),
            None => player.talent == card || player.inventory.iter().any(|held| held.card == card),
        }
    }

    /// The cards of a survivor that have an ability of this moment.
    fn usable_cards(&self, state: &State, seat: Seat, window: Window) -> impl Iterator<Item = u16> {
        let player = state.player(seat);
        let held = player.cards().map(|held| held.card).chain([player.talent]);
        held.filter(move |card| self.moments.get(usize::from(*card)).is_some_and(|set| set & window.bit() != 0))
    }

    /// Abilities usable at this moment.
    #[inline]
    pub(crate) fn list_uses(&self, state: &State, seat: Seat, window: Window, options: &mut Vec<Choice>) {
        let player = state.player(seat);
        for card in self.usable_cards(state, seat, window) {
            let Some(printed) = self.card(card) else { continue };
            for (ability, one) in (0u8..).zip(&printed.uses) {
                if one.window.includes(window) && self.may_use(state, seat, card, ability, window).is_ok() {
                    options.push(Choice::Use { card, ability });
                }
            }
        }
        for perk in numbers_in(player.perks) {
            if self.may_use_perk(state, seat, perk, window).is_ok() {
                options.push(Choice::UsePerk(perk));
            }
        }
    }

    /// Whether any ability is usable at this moment.
    pub(crate) fn has_use(&self, state: &State, seat: Seat, window: Window) -> bool {
        self.usable_cards(state, seat, window).any(|card| {
            let uses = self.card(card).map_or(&[][..], |card| &card.uses);
            (0u8..).zip(uses).any(|(ability, one)| {
                one.window.includes(window) && self.may_use(state, seat, card, ability, window).is_ok()
            })
        }) || numbers_in(state.player(seat).perks).any(|perk| self.may_use_perk(state, seat, perk, window).is_ok())
    }

    /// Why an ability of a card cannot be used.
    pub(crate) fn may_use(
        &self,
        state: &State,
        seat: Seat,
        card: u16,
        ability: u8,
        window: Window,
    ) -> Result<(), Because<Reason>> {
        let player = state.player(seat);
        if !player.holds(card) && player.talent != card {
            return because(rule!("W-ITEM-01"), Reason::NotYours);
        }
        let printed = self.card(card);
        let Some(one) = printed.and_then(|card| card.uses.get(usize::from(ability))) else {
            let is_used = printed.is_some_and(|card| !card.uses.is_empty());
            return match is_used {
                true => because(rule!("W-ITEM-02"), Reason::NoSuchAbility),
                false if self.is_in_place(state, seat, card) => because(rule!("W-ITEM-02"), Reason::WorksByItself),
                false => because(rule!("W-EQUIP-06"), Reason::NotEquipped),
            };
        };
        if !self.is_in_place(state, seat, card) {
            return because(rule!("W-EQUIP-06"), Reason::NotEquipped);
        }
        if !one.window.includes(window) {
            let rule = if one.window == Window::BeforeFight { rule!("W-FIGHT-24") } else { rule!("W-RULING-92") };
            return because(rule, Reason::WrongMoment(one.window));
        }
        // W-COMPANION-01, W-RULING-92: companions help on the own turn.
        let companion = printed.is_some_and(|card| card.kind == CardKind::Companion);
        if companion && window != Window::RoundEnd {
            Self::has_turn(state, seat, rule!("W-COMPANION-01"))?;
        }
        if one.cost.exhaust && player.cards().any(|held| held.card == card && held.exhausted) {
            return because(rule!("W-EXHAUST-02"), Reason::Exhausted);
        }
        self.may_afford(state, seat, one, Source::Card(card))
    }

    /// What an ability asks for and the survivor lacks.
    pub(crate) fn may_afford(
        &self,
        state: &State,
        seat: Seat,
        one: &Use,
        source: Source,
    ) -> Result<(), Because<Reason>> {
        // The action itself is spent besides what it costs.
        if one.window == Window::Action && state.turn.actions <= one.cost.actions {
            Self::has_action(state)?;
            return because(rule!("W-TURN-01"), Reason::NeedsActions(one.cost.actions.saturating_add(1)));
        }
        if let Some(condition) = &one.condition
            && !self.holds(state, seat, condition, Some(source))
        {
            return because(rule!("W-CORE-02"), self.unmet(state, seat, condition, Some(source)));
        }
        self.missing_for(state, seat, &one.cost, Some(source)).map_or(Ok(()), Err)
    }

    /// Whether it is the survivor's turn, rather than somebody else's or the end of the round.
    pub(crate) fn is_on_turn(state: &State, seat: Seat) -> bool {
        state.active == seat
            && !state.turn.killed
            && state.frames.iter().any(|frame| matches!(frame.what, What::Turn(_)))
    }

    /// Why it is not: it is another's, or death has ended it (W-KILLED-08).
    pub(crate) fn has_turn(state: &State, seat: Seat, rule: RuleId) -> Result<(), Because<Reason>> {
        if Self::is_on_turn(state, seat) {
            Ok(())
        } else if Self::was_killed_on_turn(state, seat) {
            because(rule!("W-KILLED-08"), Reason::Killed)
        } else {
            because(rule, Reason::NotYourTurn)
        }
    }

    /// Whether it was the survivor's turn until death ended it.
    pub(crate) fn was_killed_on_turn(state: &State, seat: Seat) -> bool {
        state.active == seat
            && state.turn.killed
            && state.frames.iter().any(|frame| matches!(frame.what, What::Turn(_)))
    }

    pub(crate) fn decide_window(
        &self,
        state: &State,
        window: Window,
        seat: Seat,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        self.list_uses(state, seat, window, options);
        options.push(Choice::Done);
        ask_one(seat, Ask::Window(window))
    }

    /// The cost being paid.
    fn cost_at(&self, state: &State, what: What) -> Option<&Cost> {
        match what {
            What::Use { source: Source::Card(card), ability, .. } => {
                Some(&self.card(card)?.uses.get(usize::from(ability))?.cost)
            }
            What::Use { source: Source::Perk(perk), .. } => Some(&self.content.perks.get(usize::from(perk))?.uses.cost),
            What::Pay { cost, .. } => self.cost_of_source(state, cost),
            _ => None,
        }
    }

    pub(crate) fn cost_of_source(&self, state: &State, cost: CostOf) -> Option<&Cost> {
        match cost {
            CostOf::Option => {
                let meeting = state.encounter?;
                let encounter = self.content.encounters.get(usize::from(meeting.card))?;
                Some(&encounter.options.get(usize::from(meeting.option))?.cost)
            }
            CostOf::Instruction { quest, objective, task } => self.instruction_cost(quest, objective, task),
            CostOf::Offer { effects, at } => match self.content.effects(effects).get(usize::from(at))? {
                crate::effect::Effect::May(cost, _) => Some(cost),
                _ => None,
            },
            CostOf::Unexhaust(card) => Some(&self.card(card)?.unexhaust),
            CostOf::Keep(card) => Some(&self.card(card)?.stays_for),
        }
    }

    pub(crate) fn decide_payment(
        &self,
        state: &State,
        seat: Seat,
        step: PayStep,
        options: &mut Vec<Choice>,
    ) -> Option<Asked<Ask>> {
        let what = state.top()?;
        let player = state.player(seat);
        match step {
            PayStep::Cards => {
                let (kind, _) = self.cost_at(state, what)?.cards?;
                let own = match what {
                    What::Use { source: Source::Card(card), .. } => card,
                    _ => NO_CARD,
                };
                let fits = |card: u16| self.card(card).is_some_and(|card| card.kind == kind) && card != own;
                options.extend(player.cards().filter(|held| fits(held.card)).map(|held| Choice::Card(held.card)));
                Some(ask_one(seat, Ask::Discard(Some(kind))))
            }
            PayStep::Agendas => {
                options.extend(numbers_in(state.hand(seat)).map(Choice::Agenda));
                Some(ask_one(seat, Ask::DiscardAgenda))
            }
            PayStep::Dice => {
                let spent = state.fight()?.spent;
                options.extend((0..3).filter(|die| spent & (1 << die) == 0).map(Choice::Die));
                Some(ask_one(seat, Ask::WhichDie))
            }
            PayStep::Begin | PayStep::Paid => None,
        }
    }
}

impl Board<'_> {
    /// Lets a survivor use abilities of a moment, if there are any.
    pub(crate) fn open_window(&mut self, window: Window, seat: Seat) -> Result<(), Fault> {
        if !self.state.is_deep() && self.game.has_use(self.state, seat, window) {
            self.push(What::Window { window, seat })?;
        }
        Ok(())
    }

    pub(crate) fn step_window(&mut self, window: Window, seat: Seat) -> Result<Progress, Fault> {
        if self.game.has_use(self.state, seat, window) {
            return Ok(Progress::Ask);
        }
        self.pop();
        Ok(Progress::Go)
    }

    pub(crate) fn answer_window(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Done => {
                self.pop();
                Ok(())
            }
            Choice::Use { card, ability } => self.begin_use(seat, card, ability),
            Choice::UsePerk(perk) => self.begin_perk(seat, perk),
            _ => Err(broken("not what is asked at such a moment")),
        }
    }

    pub(crate) fn begin_use(&mut self, seat: Seat, card: u16, ability: u8) -> Result<(), Fault> {
        let used = self.tell(rule!("W-TURN-02"), || Event::CardUsed { seat, card, ability });
        let source = Source::Card(card);
        self.push_under(used, What::Use { seat, source, ability, step: PayStep::Begin, left: 0 })
    }

    pub(crate) fn step_use(
        &mut self,
        seat: Seat,
        source: Source,
        ability: u8,
        step: PayStep,
        left: u8,
    ) -> Result<Progress, Fault> {
        if step != PayStep::Paid {
            let what = What::Use { seat, source, ability, step, left };
            return self.pay_on(what, seat, step, left, |step, left| What::Use { seat, source, ability, step, left });
        }
        self.pop();
        let does = match source {
            Source::Card(card) => {
                self.game.card(card).and_then(|card| card.uses.get(usize::from(ability))).map(|one| one.does)
            }
            Source::Perk(perk) => self.game.content.perks.get(usize::from(perk)).map(|perk| perk.uses.does),
            _ => None,
        };
        self.run_effects(does.unwrap_or_default(), seat, source)?;
        self.keep_inventory(seat)?;
        Ok(Progress::Go)
    }

    pub(crate) fn step_pay(&mut self, seat: Seat, cost: CostOf, step: PayStep, left: u8) -> Result<Progress, Fault> {
        if step == PayStep::Paid {
            self.pop();
            self.keep_inventory(seat)?;
            return Ok(Progress::Go);
        }
        let what = What::Pay { seat, cost, step, left };
        self.pay_on(what, seat, step, left, |step, left| What::Pay { seat, cost, step, left })
    }

    /// Pays a cost part by part; asks where a part leaves a choice.
    fn pay_on(
        &mut self,
        what: What,
        seat: Seat,
        step: PayStep,
        left: u8,
        to: impl Fn(PayStep, u8) -> What,
    ) -> Result<Progress, Fault> {
        let game = self.game;
        let cost = game.cost_at(self.state, what).cloned().unwrap_or_default();
        if left > 0 {
            return Ok(Progress::Ask);
        }
        match step {
            PayStep::Begin => {
                self.turn_to(to(PayStep::Cards, cost.cards.map_or(0, |(_, count)| count)));
                self.pay_plain(seat, &cost, what)?;
            }
            PayStep::Cards => self.turn_to(to(PayStep::Agendas, cost.agendas)),
            PayStep::Agendas => self.turn_to(to(PayStep::Dice, cost.dice)),
            PayStep::Dice | PayStep::Paid => self.turn_to(to(PayStep::Paid, 0)),
        }
        Ok(Progress::Go)
    }

    /// The parts of a cost that leave no choice.
    fn pay_plain(&mut self, seat: Seat, cost: &Cost, what: What) -> Result<(), Fault> {
        if let What::Use { source, .. } = what {
            match source {
                Source::Perk(perk) => self.give_perk_back(seat, perk),
                Source::Card(card) if cost.discard => self.lose_card(seat, card, rule!("W-ITEM-02"))?,
                Source::Card(card) if cost.exhaust => self.exhaust(seat, card),
                _ => {}
            }
        }
        if cost.caps > 0 {
            self.lose_caps(seat, u16::from(cost.caps), rule!("W-CAPS-01"));
        }
        self.state.turn.actions = self.state.turn.actions.saturating_sub(cost.actions);
        self.state.turn.points = self.state.turn.points.saturating_sub(cost.points);
        if let Some(card) = cost.card {
            self.lose_card(seat, card, rule!("W-ITEM-01"))?;
        }
        if let Some(lost) = cost.loses {
            self.lose_trait(seat, lost, rule!("W-TRAIT-09"));
        }
        if cost.rerolls > 0 {
            match Wasteland::rolling(self.state) {
                Some(Rolling::Fight) => {
                    if let Some(fight) = self.state.fights.last_mut() {
                        fight.rerolls = fight.rerolls.saturating_sub(cost.rerolls);
                    }
                }
                Some(Rolling::Test) => {
                    if let Some(trial) = self.state.trials.last_mut() {
                        trial.rerolls = trial.rerolls.saturating_sub(cost.rerolls);
                    }
                }
                None => {}
            }
        }
        if cost.hp > 0 {
            self.damage(seat, cost.hp, rule!("W-HP-02"))?;
        }
        if cost.rads > 0 {
            self.irradiate(seat, cost.rads, rule!("W-HP-03"))?;
        }
        Ok(())
    }

    pub(crate) fn answer_payment(&mut self, what: What, choice: Choice) -> Result<(), Fault> {
        let (seat, next) = match what {
            What::Use { seat, source, ability, step, left } => {
                (seat, What::Use { seat, source, ability, step, left: left.saturating_sub(1) })
            }
            What::Pay { seat, cost, step, left } => {
                (seat, What::Pay { seat, cost, step, left: left.saturating_sub(1) })
            }
            _ => return Err(broken("nothing is being paid")),
        };
        self.turn_to(next);
        match choice {
            Choice::Card(card) => self.lose_card(seat, card, rule!("W-RESULT-01"))?,
            Choice::Agenda(card) => self.discard_agenda(seat, card, rule!("W-RESULT-01"))?,
            Choice::Die(die) => {
                if let Some(fight) = self.state.fights.last_mut() {
                    fight.spent |= 1 << die;
                }
                self.tell(rule!("W-FIGHT-14"), || Event::DieSpent { seat, die });
            }
            _ => return Err(broken("not what a payment asks")),
        }
        Ok(())
    }

    /// Asks for a cost to be paid, if there is one.
    pub(crate) fn begin_payment(&mut self, seat: Seat, cost: CostOf) -> Result<(), Fault> {
        let due = self.game.cost_of_source(self.state, cost).is_some_and(|cost| *cost != Cost::default());
        if due { self.push(What::Pay { seat, cost, step: PayStep::Begin, left: 0 }) } else { Ok(()) }
    }
}
