//! Chapter PLACE: a turn and a placement (S-PLACE-01 to S-PLACE-08).
//!
//! On a turn the player places on one space of the vault or passes, and may use items before and after. A placement
//! runs in the order of S-PLACE-05: dwellers down, the whole cost, the owner's income, the fight, the rewards.

use kernel::{Answer, Asked, Because, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Cubes, Space, Window},
    event::Event,
    frame::{FightStep, Gaining, LineFrom, Payment, PlacementStep, TurnStep, What},
    index::Packed,
    machine::{Board, Shelter, ask_one, because, broken},
    state::{At, NONE, State, dwellers_of},
    vault::{Place, SpaceRef},
};

impl Board<'_> {
    pub fn step_turn(&mut self, step: TurnStep) -> Result<Progress, Fault> {
        match step {
            TurnStep::Choose => return Ok(Progress::Ask),
            // The window at the end of the turn is the last one for exchanges too (S-RULING-26).
            TurnStep::End => {
                self.turn_to(What::Turn(TurnStep::Over));
                if !self.open_window(Window::AnyTime, self.state.active)? {
                    self.pop();
                }
            }
            TurnStep::Over => self.pop(),
        }
        Ok(Progress::Go)
    }

    pub fn answer_turn(&mut self, choice: Choice, forced: bool) -> Result<(), Fault> {
        let seat = self.state.active;
        match choice {
            Choice::Place(space) => {
                self.state.turn.space = Some(space);
                self.turn_to(What::Turn(TurnStep::End));
                self.push(What::Placement(PlacementStep::Dwellers))
            }
            Choice::Pass => self.pass(seat, forced),
            Choice::Use { card, ability } => self.begin_use(seat, card, ability),
            _ => Err(broken("no such choice in a turn")),
        }
    }

    /// Runs on from step to step until another procedure or a question comes in between.
    pub fn step_placement(&mut self, mut step: PlacementStep) -> Result<Progress, Fault> {
        let seat = self.state.active;
        let Some(at) = self.state.turn.space else { return Err(broken("a placement without a space")) };
        let game = self.game;
        let space = game.space(self.state.vault.offer(at));
        let depth = self.state.frames.len();
        while self.state.frames.len() == depth {
            step = match step {
                PlacementStep::Dwellers if space.linked => return Ok(Progress::Ask),
                PlacementStep::Dwellers => match game.only_kind_of_dweller(self.state, seat, space.injured_only) {
                    Some(dweller) => self.put_down(at, [dweller, NONE]),
                    None => return Ok(Progress::Ask),
                },
                PlacementStep::NameRoom => return Ok(Progress::Ask),
                PlacementStep::Pay => {
                    self.turn_to(What::Placement(PlacementStep::Injury));
                    self.pay_for_space(seat, space)?;
                    PlacementStep::Injury
                }
                PlacementStep::Injury => {
                    self.turn_to(What::Placement(PlacementStep::Income));
                    if space.cost.injury {
                        self.injure_placed(rule!("S-INJURY-01"));
                    }
                    // S-RULING-21 b: the owner may make room for the income. After a payment of choice everybody has
                    // just been asked.
                    let was_asked = self.has_choices(space) && !space.cost.injury;
                    if self.state.vault.income_of(seat, at).is_some() && !was_asked {
                        self.interrupt()?;
                    }
                    PlacementStep::Income
                }
                PlacementStep::Income => {
                    self.turn_to(What::Placement(PlacementStep::Fight));
                    self.interrupt()?;
                    self.offer_income(at)?;
                    PlacementStep::Fight
                }
                PlacementStep::Fight => {
                    self.turn_to(What::Placement(PlacementStep::Gain));
                    if space.fight > 0 {
                        self.push(What::Fight(FightStep::Roll))?;
                    }
                    PlacementStep::Gain
                }
                PlacementStep::Gain => {
                    // Nothing is left to do here, so the rewards take the place of the placement.
                    let line = Gaining { seat, from: LineFrom::Space, icon: 0, again: false, asked: false };
                    self.turn_to(What::Gain(line));
                    return self.step_gain(line);
                }
            };
        }
        Ok(Progress::Go)
    }

    /// The cost of the space, with the price of the room that was named.
    fn pay_for_space(&mut self, seat: Seat, space: &Space) -> Result<(), Fault> {
        let (cost, price) = (space.cost, self.named_price());
        let cubes = [0, 1, 2].map(|at| cost.cubes[at] + price.cubes[at]);
        self.pay(cubes, Payment { seat, any: cost.any + price.any, items: cost.items, placement: true })
    }

    /// Whether something in the cost of the space is the payer's choice.
    fn has_choices(&self, space: &Space) -> bool {
        space.cost.any > 0 || space.cost.items > 0 || self.named_price().any > 0
    }

    /// The price of the room that was named in this placement.
    fn named_price(&self) -> Cubes {
        match self.state.turn.named_room {
            NONE => Cubes::default(),
            room => self.game.content.rooms[room as usize].price,
        }
    }

    pub fn answer_placement(&mut self, step: PlacementStep, answer: &Answer<Choice>) -> Result<(), Fault> {
        let Some(at) = self.state.turn.space else { return Err(broken("a placement without a space")) };
        match (step, answer) {
            (PlacementStep::Dwellers, Answer::One(Choice::Dweller(dweller))) => {
                self.put_down(at, [*dweller, NONE]);
                Ok(())
            }
            (PlacementStep::Dwellers, Answer::Some(picks)) => {
                let [Choice::Dweller(one), Choice::Dweller(other)] = picks[..] else {
                    return Err(broken("a linked space takes two dwellers"));
                };
                self.put_down(at, [one, other]);
                Ok(())
            }
            (PlacementStep::NameRoom, Answer::One(Choice::Room(room))) => {
                self.name_room(*room);
                self.turn_to(What::Placement(PlacementStep::Pay));
                Ok(())
            }
            _ => Err(broken("no such choice in a placement")),
        }
    }

    /// Puts the dwellers on the space, out of their training slots (S-TRAIN-05), and finds out whether one of them
    /// doubles the reward (S-SPECIAL-01). Returns what comes next.
    fn put_down(&mut self, at: SpaceRef, dwellers: [u8; 2]) -> PlacementStep {
        let seat = self.state.active;
        let game = self.game;
        let space = game.space(self.state.vault.offer(at));
        let mut doubling = None;
        let mut trained = false;
        let mut count = 0;
        let player = self.state.player_mut(seat);
        for dweller in dwellers.into_iter().filter(|dweller| *dweller != NONE) {
            if let Some(letter) = player.letter_of(dweller) {
                player.slots[letter as usize] = NONE;
                trained = true;
                if space.is_doubled_by(letter) {
                    doubling = doubling.or(Some(letter));
                }
            }
            player.at[dweller as usize] = At::Space(at);
            player.available &= !(1 << dweller);
            count += 1;
        }
        self.state.vault.occupied |= at.bit();
        self.state.idle_rounds = 0;
        self.state.turn.dwellers = dwellers;
        self.state.turn.doubled = doubling.is_some();
        let owner = match at.place() {
            Place::Room { level, .. } => self.state.vault.owner(level),
            Place::Elevator { .. } => None,
        };
        let rule = match (trained, doubling) {
            (false, _) if self.state.vault.threat(at).is_some() => rule!("S-THREAT-06"),
            (false, _) if owner.is_some_and(|owner| owner != seat) => rule!("S-PLACE-03"),
            (false, _) => rule!("S-PLACE-01"),
            (true, None) if space.letters.iter().next().is_some() => rule!("S-SPECIAL-02"),
            (true, None) => rule!("S-TRAIN-05"),
            (true, Some(_)) if count > 1 => rule!("S-LINKED-04"),
            (true, Some(_)) if space.fight > 0 => rule!("S-FIGHT-05"),
            (true, Some(_)) if space.letters.iter().nth(1).is_some() => rule!("S-SPECIAL-03"),
            (true, Some(_)) => rule!("S-SPECIAL-01"),
        };
        let placed = self.tell(rule, || Event::Placed { seat, space: at, dwellers: count, doubled: doubling });
        self.because_of(placed);
        let next = if space.cost.room_price { PlacementStep::NameRoom } else { PlacementStep::Pay };
        self.turn_to(What::Placement(next));
        next
    }
}

impl Shelter {
    pub(crate) fn decide_turn(&self, state: &State, options: &mut Vec<Choice>) -> Asked<Ask> {
        let seat = state.active;
        self.list_placements(state, seat, options);
        self.list_uses(state, seat, Window::AnyTime, options);
        options.push(Choice::Pass);
        ask_one(seat, Ask::Turn)
    }

    /// All spaces on which the seat may place now; the same test as [`Shelter::may_place`], done for all at once.
    fn list_placements(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        let player = state.player(seat);
        let healthy = (player.available & !player.injured).count_ones() as u8;
        let injured = (player.available & player.injured).count_ones() as u8;
        let cubes = Packed::have(player.cubes);
        let items = player.item_count();
        let own_elevator = SpaceRef::elevator(state.vault.level_of(seat)).bit();
        let open = state.vault.built & !state.vault.occupied & (SpaceRef::ROOMS | own_elevator);
        for at in SpaceRef::of_set(open) {
            let need = &self.index.needs[state.vault.offers[at.index()] as usize];
            let dwellers = if need.injured { injured } else { healthy };
            if dwellers >= need.dwellers
                && cubes.covers(need.cubes)
                && items >= need.items
                && (!need.room_price || self.some_room_can_be_named(state, seat, need.cubes))
            {
                options.push(Choice::Place(at));
            }
        }
    }

    /// Whether the seat may place on this space, and if not, which rule stands in the way.
    pub(crate) fn may_place(&self, state: &State, seat: Seat, at: SpaceRef) -> Result<(), Because<Reason>> {
        let player = state.player(seat);
        if state.vault.built & at.bit() == 0 {
            return because(rule!("S-VAULT-01"), Reason::NoRoom);
        }
        if let Place::Elevator { level } = at.place()
            && let Some(owner) = state.vault.owner(level)
            && owner != seat
        {
            return because(rule!("S-PLACE-04"), Reason::OthersElevator(owner));
        }
        if state.vault.occupied & at.bit() != 0 {
            return because(rule!("S-PLACE-02"), Reason::Occupied);
        }
        let offer = state.vault.offer(at);
        let need = &self.index.needs[offer.0 as usize];
        let suitable =
            if need.injured { player.available & player.injured } else { player.available & !player.injured };
        let suitable = suitable.count_ones() as u8;
        if player.available == 0 {
            return because(rule!("S-PLACE-01"), Reason::NobodyAvailable);
        }
        if suitable == 0 {
            return if need.injured {
                because(rule!("S-INJURY-04"), Reason::NoInjuredDweller)
            } else {
                because(rule!("S-INJURY-03"), Reason::NoHealthyDweller)
            };
        }
        if suitable < need.dwellers {
            let rule = if player.available.count_ones() >= 2 { rule!("S-LINKED-03") } else { rule!("S-LINKED-01") };
            return because(rule, Reason::NeedsTwo);
        }
        self.may_pay_space(state, seat, self.space(offer))
    }

    pub(crate) fn decide_placement(
        &self,
        state: &State,
        step: PlacementStep,
        options: &mut Vec<Choice>,
    ) -> Option<Asked<Ask>> {
        let seat = state.active;
        let at = state.turn.space?;
        match step {
            PlacementStep::Dwellers => {
                let space = self.space(state.vault.offer(at));
                Some(self.decide_dwellers(state, seat, at, space, options))
            }
            PlacementStep::NameRoom => {
                let need = self.index.needs[state.vault.offers[at.index()] as usize].cubes;
                self.list_rooms_to_name(state, seat, need, options);
                Some(ask_one(seat, Ask::NameRoom))
            }
            _ => None,
        }
    }

    /// The dweller to place, if all suitable ones are alike: loose, or the only one.
    fn only_kind_of_dweller(&self, state: &State, seat: Seat, injured: bool) -> Option<u8> {
        let player = state.player(seat);
        let suitable = player.available & if injured { player.injured } else { !player.injured };
        let trained = suitable & trained_set(&player.slots);
        match (suitable & !trained, trained.count_ones()) {
            (0, 1) => Some(trained.trailing_zeros() as u8),
            (loose, 0) if loose != 0 => Some(loose.trailing_zeros() as u8),
            _ => None,
        }
    }
}

/// The dwellers in training slots, as a set.
pub(crate) fn trained_set(slots: &[u8; 7]) -> u8 {
    slots.iter().filter(|dweller| **dweller != NONE).fold(0, |set, dweller| set | (1 << dweller))
}

/// Of the dwellers in a set, all that are in training slots and up to `alike` of the loose ones, who are all alike.
pub(crate) fn distinct_dwellers(set: u8, slots: &[u8; 7], alike: usize) -> impl Iterator<Item = u8> {
    let trained = trained_set(slots);
    dwellers_of(set & !trained).take(alike).chain(dwellers_of(set & trained))
}
