//! Chapter ITEM: taking, using and discarding items (S-ITEM-01 to S-ITEM-06).
//!
//! An item may be used by its holder in the windows of S-RULING-21, or at the moment it names. One frame opens such a
//! window for all who may act, one frame carries out an item's effects in order.

use kernel::{Asked, Because, Fault, Progress, RuleId, Seat, Seats, numbers_in, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Amount, Count, Effect, Icon, Spend, Use, Window},
    event::Event,
    frame::{Frame, Gaining, LineFrom, Payment, TurnStep, Using, What},
    index::Packed,
    machine::{Board, Shelter, ask_one, because, broken},
    options::ItemWindows,
    place::{distinct_dwellers, trained_set},
    refresh::Track,
    state::{NONE, State, dwellers_of},
    train::list_free_slots,
    vault::SpaceRef,
};

impl Board<'_> {
    /// S-ITEM-01 and S-ITEM-02: the card changes hands and the gap is filled at once.
    pub fn take_item(&mut self, seat: Seat, card: u8) {
        let Some(gap) = self.state.item_track.iter().position(|other| *other == card) else { return };
        self.state.item_track[gap] = NONE;
        self.state.player_mut(seat).items |= 1 << card;
        self.tell(rule!("S-ITEM-01"), || Event::ItemTaken { seat, card });
        self.fill_track(Track::Items, rule!("S-ITEM-02"));
    }

    /// S-ITEM-05.
    pub fn discard_item(&mut self, seat: Seat, card: u8, rule: RuleId) -> Result<(), Fault> {
        let player = self.state.player_mut(seat);
        player.items &= !(1 << card);
        player.exhausted &= !(1 << card);
        self.state.discards.items.try_push(card)?;
        self.tell(rule, || Event::ItemDiscarded { seat, card });
        Ok(())
    }

    /// Asks everybody who may use something now, beginning with the active player. Says whether anybody will be.
    pub fn open_window(&mut self, window: Window, holder: Seat) -> Result<bool, Fault> {
        let whom = self.game.whom_to_ask(self.state, window, holder);
        if whom.is_empty() {
            return Ok(false);
        }
        self.push(What::Windows { window, whom, asking: None })?;
        Ok(true)
    }

    /// S-RULING-21 b: everybody may use items after this step too. What is done within such a moment is not itself
    /// interrupted, or moments could nest without end.
    pub fn interrupt(&mut self) -> Result<(), Fault> {
        let within = |frame: &Frame| matches!(frame.what, What::Windows { .. } | What::Use(_));
        if self.state.options.item_windows == ItemWindows::Everybody && !self.state.frames.iter().any(within) {
            self.push(What::Windows { window: Window::AnyTime, whom: Seats::all(self.state.seats), asking: None })?;
        }
        Ok(())
    }

    pub fn step_windows(&mut self, window: Window, whom: Seats) -> Result<Progress, Fault> {
        match self.game.next_to_ask(self.state, window, whom) {
            asking @ Some(_) => {
                self.turn_to(What::Windows { window, whom, asking });
                Ok(Progress::Ask)
            }
            None => {
                self.pop();
                Ok(Progress::Go)
            }
        }
    }

    pub fn answer_windows(&mut self, window: Window, whom: Seats, seat: Seat, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Use { card, ability } => self.begin_use(seat, card, ability),
            Choice::Exchange { backwards } => self.exchange(backwards),
            Choice::Done | Choice::DoneForTurn => {
                self.state.turn.hush |= choice == Choice::DoneForTurn;
                let left = whom.without(seat);
                if left.is_empty() {
                    self.pop();
                } else {
                    self.turn_to(What::Windows { window, whom: left, asking: None });
                }
                Ok(())
            }
            _ => Err(broken("no such choice in a window")),
        }
    }

    /// S-EXHAUST-01 and S-ITEM-05: the item is spent, its cost paid, and its effects follow.
    pub fn begin_use(&mut self, seat: Seat, card: u8, ability: u8) -> Result<(), Fault> {
        let game = self.game;
        let Some(printed) = game.ability(card, ability) else { return Err(broken("no such ability")) };
        let rule = if printed.spend == Spend::Exhaust { rule!("S-EXHAUST-01") } else { rule!("S-ITEM-03") };
        let used = self.tell(rule, || Event::ItemUsed { seat, card, ability });
        self.push_under(used, What::Use(Using { seat, card, ability, effect: 0, who: None }))?;
        self.cause = used;
        match printed.spend {
            Spend::Nothing => {}
            Spend::Exhaust => self.state.player_mut(seat).exhausted |= 1 << card,
            Spend::Discard => self.discard_item(seat, card, rule!("S-ITEM-05"))?,
        }
        let pay = printed.pay;
        self.pay(pay.cubes, Payment { seat, any: pay.any, items: pay.items, placement: false })
    }

    pub fn step_use(&mut self, using: Using) -> Result<Progress, Fault> {
        let Using { seat, card, ability, effect, .. } = using;
        let game = self.game;
        let Some(next) = game.ability(card, ability).and_then(|ability| ability.effects.get(effect as usize)) else {
            self.pop();
            return Ok(Progress::Go);
        };
        if !game.has_effect(self.state, seat, card, next) {
            self.tell(rule!("S-REWARD-03"), || Event::EffectSkipped { seat, card });
            self.turn_to(What::Use(Using { effect: effect + 1, ..using }));
            return Ok(Progress::Go);
        }
        if matches!(next, Effect::Heal | Effect::Train(_) | Effect::DiscardThreat) {
            return Ok(Progress::Ask);
        }
        self.turn_to(What::Use(Using { effect: effect + 1, ..using }));
        match next {
            Effect::Gain(_) => {
                let from = LineFrom::Item { card, ability, effect };
                self.push(What::Gain(Gaining { seat, from, icon: 0, again: false, asked: false }))?;
            }
            Effect::Roll(amount) => {
                let bonus = game.amount(self.state, seat, *amount);
                self.change_fight(seat, bonus);
            }
            Effect::Reroll => self.roll_fight(seat, rule!("S-FIGHT-04")),
            Effect::Win => {
                self.state.turn.fight.won = true;
                self.tell(rule!("S-FIGHT-04"), || Event::FightDecided(seat));
            }
            Effect::Heal | Effect::Train(_) | Effect::DiscardThreat => {}
        }
        Ok(Progress::Go)
    }

    pub fn answer_use(&mut self, using: Using, choice: Choice) -> Result<(), Fault> {
        let seat = using.seat;
        let game = self.game;
        let effect =
            game.ability(using.card, using.ability).and_then(|ability| ability.effects.get(using.effect as usize));
        match (effect, choice) {
            (Some(Effect::Heal), Choice::Dweller(dweller)) => self.heal(seat, dweller, rule!("S-ITEM-03")),
            (Some(Effect::Train(_)), Choice::Slot(letter)) => {
                let dweller = using.who.unwrap_or_else(|| loose_dwellers(self.state, seat).trailing_zeros() as u8);
                self.put_into_slot(seat, dweller, letter, rule!("S-ITEM-03"));
            }
            (Some(Effect::Train(_)), Choice::Dweller(dweller)) => {
                self.turn_to(What::Use(Using { who: Some(dweller), ..using }));
                return Ok(());
            }
            (Some(Effect::DiscardThreat), Choice::Threat(space)) => self.discard_threat(space, rule!("S-ITEM-03"))?,
            _ => return Err(broken("no such choice for an item")),
        }
        self.turn_to(What::Use(Using { effect: using.effect + 1, who: None, ..using }));
        Ok(())
    }
}

impl Shelter {
    /// A printed ability.
    pub(crate) fn ability(&self, card: u8, ability: u8) -> Option<&Use> {
        self.content.items.get(card as usize)?.uses.get(ability as usize)
    }

    /// Who may use something in this window, by the table's option (S-RULING-21).
    pub(crate) fn whom_to_ask(&self, state: &State, window: Window, holder: Seat) -> Seats {
        let everybody = window == Window::AnyTime && state.options.item_windows == ItemWindows::Everybody;
        if everybody {
            let mut whom = Seats::NONE;
            state.all_seats().filter(|seat| self.may_act(state, *seat, window)).for_each(|seat| whom.insert(seat));
            return whom;
        }
        if !self.may_act(state, holder, window) {
            return Seats::NONE;
        }
        let own_turn = holder == state.active && !state.frames.iter().any(|frame| is_between_turns(frame.what));
        if state.options.item_windows == ItemWindows::OwnTurn && !own_turn {
            return Seats::NONE;
        }
        Seats::only(holder)
    }

    fn next_to_ask(&self, state: &State, window: Window, whom: Seats) -> Option<Seat> {
        Seat::clockwise_from(state.active, state.seats)
            .find(|seat| whom.contains(*seat) && self.may_act(state, *seat, window))
    }

    /// Whether the seat has anything to do in a window.
    fn may_act(&self, state: &State, seat: Seat, window: Window) -> bool {
        let hushed = state.turn.hush && seat == state.active && window == Window::AnyTime;
        !hushed
            && (self.some_use(state, seat, window) || (window == Window::AnyTime && self.some_exchange(state, seat)))
    }

    /// The cards whose nth ability is for this window and not blocked by exhaustion.
    #[inline]
    fn ready_for(&self, state: &State, seat: Seat, window: Window, ability: u8) -> u64 {
        let player = state.player(seat);
        let blocked = player.exhausted & self.index.exhausting[ability as usize];
        player.items & self.index.usable[window as usize][ability as usize] & !blocked
    }

    #[inline]
    pub(crate) fn some_use(&self, state: &State, seat: Seat, window: Window) -> bool {
        let ready = [0, 1].map(|ability| self.ready_for(state, seat, window, ability));
        if ready == [0; 2] {
            return false;
        }
        let debt = Debt::of(state, seat);
        (0u8..).zip(ready).any(|(ability, cards)| {
            numbers_in(cards).any(|card| self.may_use(state, seat, card, ability, window, debt).is_ok())
        })
    }

    /// Lists the abilities the seat may use in a window.
    pub(crate) fn list_uses(&self, state: &State, seat: Seat, window: Window, options: &mut Vec<Choice>) {
        let debt = Debt::of(state, seat);
        for ability in 0..2 {
            for card in numbers_in(self.ready_for(state, seat, window, ability)) {
                if self.may_use(state, seat, card, ability, window, debt).is_ok() {
                    options.push(Choice::Use { card, ability });
                }
            }
        }
    }

    /// Whether the seat may use the ability in this window, and if not, which rule stands in the way.
    #[inline]
    pub(crate) fn may_use(
        &self,
        state: &State,
        seat: Seat,
        card: u8,
        ability: u8,
        window: Window,
        debt: Debt,
    ) -> Result<(), Because<Reason>> {
        let player = state.player(seat);
        if card >= 64 || player.items & (1 << card) == 0 {
            return because(rule!("S-ITEM-03"), Reason::NotYourItem);
        }
        let Some(printed) = self.ability(card, ability) else {
            let is_used = self.ability(card, 0).is_some();
            return because(rule!("S-ITEM-06"), if is_used { Reason::NoSuchAbility } else { Reason::WorksByItself });
        };
        if printed.window != window {
            return because(rule!("S-ITEM-03"), Reason::WrongMoment(printed.window));
        }
        if printed.spend == Spend::Exhaust && player.exhausted & (1 << card) != 0 {
            return because(rule!("S-EXHAUST-02"), Reason::Exhausted);
        }
        let leaves = u8::from(printed.spend == Spend::Discard);
        if player.item_count() - leaves < printed.pay.items {
            return because(rule!("S-COST-05"), Reason::NotEnoughItems);
        }
        let have = Packed::have(player.cubes);
        if !have.covers(printed.pay.packed()) {
            let short = crate::cost::shortfall(player.cubes, printed.pay.cubes, printed.pay.any);
            return because(rule!("S-COST-02"), Reason::CannotPay(short));
        }
        // S-RULING-21: an action in progress is never undone by an item.
        let cubes_left = have.covers(printed.pay.packed().plus(Packed::new([0; 3], debt.any)));
        if !cubes_left || player.item_count() - leaves - printed.pay.items < debt.items {
            return because(rule!("S-RULING-21"), Reason::PaymentUnderWay);
        }
        let builds = |effect: &Effect| matches!(effect, Effect::Gain(line) if line.contains(&Icon::Build));
        let has_paid = seat == state.active && state.turn.named_room != NONE;
        if has_paid && printed.effects.iter().any(builds) && !self.has_slot_to_spare(state, seat) {
            return because(rule!("S-RULING-21"), Reason::PaymentUnderWay);
        }
        if !printed.effects.iter().any(|effect| self.has_effect(state, seat, card, effect)) {
            return because(rule!("S-ITEM-03"), Reason::NoUse);
        }
        Ok(())
    }

    /// Whether an effect would change anything now.
    fn has_effect(&self, state: &State, seat: Seat, card: u8, effect: &Effect) -> bool {
        let player = state.player(seat);
        match effect {
            Effect::Gain(line) => {
                let from = LineFrom::Item { card, ability: 0, effect: 0 };
                let gaining = Gaining { seat, from, icon: 0, again: false, asked: false };
                line.iter().any(|icon| self.icon_works(state, gaining, *icon))
            }
            Effect::Roll(amount) => self.amount(state, seat, *amount) > 0,
            Effect::Reroll | Effect::Win => true,
            Effect::Heal => player.injured != 0,
            Effect::Train(letter) => {
                loose_dwellers(state, seat) != 0
                    && letter
                        .map_or_else(|| player.slots.contains(&NONE), |letter| player.slots[letter as usize] == NONE)
            }
            Effect::DiscardThreat => discardable_threats(state, seat) != 0,
        }
    }

    /// A number that depends on the position.
    pub(crate) fn amount(&self, state: &State, seat: Seat, amount: Amount) -> u8 {
        amount.value(|per| self.count(state, seat, per))
    }

    /// How many there are of what an amount counts.
    pub(crate) fn count(&self, state: &State, seat: Seat, count: Count) -> u8 {
        let player = state.player(seat);
        let level = state.vault.level_of(seat);
        match count {
            Count::Rooms => state.vault.rooms_on(level),
            Count::Items => player.item_count(),
            Count::Dwellers => player.dwellers(),
            Count::Injured => player.injured.count_ones() as u8,
            Count::Trained => trained_set(&player.slots).count_ones() as u8,
            Count::Threats => state.vault.threats_on(level),
            Count::Cubes => player.all_cubes(),
            Count::Power => player.cubes[0],
            Count::Food => player.cubes[1],
            Count::Water => player.cubes[2],
        }
    }

    pub(crate) fn decide_windows(
        &self,
        state: &State,
        window: Window,
        seat: Seat,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        self.list_uses(state, seat, window, options);
        let mut ask = Ask::Window(window);
        if window == Window::AnyTime {
            self.list_exchanges(state, seat, options);
            let below = state.frames.iter().rev().nth(1).map(|frame| frame.what);
            if below == Some(What::Turn(TurnStep::Over)) && seat == state.active {
                ask = Ask::EndTurn;
            } else if seat == state.active && matches!(below, Some(What::Gain(_))) {
                options.push(Choice::DoneForTurn);
            }
        }
        options.push(Choice::Done);
        ask_one(seat, ask)
    }

    pub(crate) fn decide_use(&self, state: &State, using: Using, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let seat = using.seat;
        let player = state.player(seat);
        let ask = match self.ability(using.card, using.ability)?.effects.get(using.effect as usize)? {
            Effect::Heal => {
                options.extend(injured_to_heal(state, seat).map(Choice::Dweller));
                Ask::Heal
            }
            Effect::Train(letter) => {
                let loose = loose_dwellers(state, seat);
                let alike = loose & player.injured == 0 || loose & !player.injured == 0;
                if alike || using.who.is_some() {
                    match letter {
                        Some(letter) => options.push(Choice::Slot(*letter)),
                        None => list_free_slots(state, seat, options),
                    }
                    Ask::TrainSlot(using.who.unwrap_or(loose.trailing_zeros() as u8))
                } else {
                    options.push(Choice::Dweller((loose & !player.injured).trailing_zeros() as u8));
                    options.push(Choice::Dweller((loose & player.injured).trailing_zeros() as u8));
                    Ask::TrainWho
                }
            }
            Effect::DiscardThreat => {
                options.extend(SpaceRef::of_set(discardable_threats(state, seat)).map(Choice::Threat));
                Ask::DiscardThreat
            }
            Effect::Gain(_) | Effect::Roll(_) | Effect::Reroll | Effect::Win => return None,
        };
        Some(ask_one(seat, ask))
    }
}

/// Whether the frame belongs to a moment that is nobody's turn.
pub(crate) const fn is_between_turns(what: What) -> bool {
    match what {
        What::Spawn { .. } | What::Recall { .. } => true,
        What::Round(_)
        | What::Turn(_)
        | What::Placement(_)
        | What::Pay(_)
        | What::Income { .. }
        | What::Fight(_)
        | What::Gain(_)
        | What::Windows { .. }
        | What::Use(_)
        | What::Build(_)
        | What::ExchangeGain { .. }
        | What::Over => false,
    }
}

/// What the seat still owes of the payments it is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Debt {
    /// Cubes of choice.
    pub any: u8,
    /// Items.
    pub items: u8,
}

impl Debt {
    /// All payments under way, however deep they lie: none of them may become impossible (S-RULING-21).
    pub fn of(state: &State, seat: Seat) -> Debt {
        let mut debt = Debt::default();
        for frame in &state.frames {
            if let What::Pay(payment) = frame.what
                && payment.seat == seat
            {
                debt.any += payment.any;
                debt.items += payment.items;
            }
        }
        debt
    }
}

/// Available dwellers in no training slot, as a set.
pub(crate) fn loose_dwellers(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    player.available & !trained_set(&player.slots)
}

/// Threats on the own level that nobody stands on.
fn discardable_threats(state: &State, seat: Seat) -> u64 {
    let level = SpaceRef::level_set(state.vault.level_of(seat));
    state.vault.threatened & level & !state.vault.occupied
}

/// Injured dwellers that differ: those in the vault, then the loose ones, then those in training slots.
fn injured_to_heal(state: &State, seat: Seat) -> impl Iterator<Item = u8> {
    let player = state.player(seat);
    let in_vault = player.injured & !player.available;
    let differs = move |one: &u8| !dwellers_of(in_vault & ((1 << *one) - 1)).any(|other| player.are_alike(*one, other));
    let in_front = distinct_dwellers(player.injured & player.available, &player.slots, 1);
    dwellers_of(in_vault).filter(differs).chain(in_front)
}
