//! Chapter RECALL: dwellers come back (S-RECALL-01 to S-RECALL-05).
//!
//! Players recall in turn order from the holder of the first player token. Training is settled then: the owner says in
//! which order where it matters, and in which slot where the icon leaves it open. A threat from which only uninjured
//! dwellers come back is defeated.

use kernel::{Answer, Asked, Fault, FixedVec, Progress, Seat, Shape, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Letter, Window},
    event::Event,
    frame::{RecallStep, What},
    machine::{Board, Shelter, ask_one, broken},
    state::{At, DWELLERS, Due, NONE, Player, State, dwellers_of},
    train::list_free_slots,
    vault::SpaceRef,
};

impl Board<'_> {
    /// Runs on from step to step and player to player until a question or a window comes in between.
    pub fn step_recall(&mut self, mut nth: u8, mut step: RecallStep) -> Result<Progress, Fault> {
        while nth < self.state.seats {
            let seat = recalling(self.state, nth);
            (nth, step) = match step {
                RecallStep::Items => {
                    self.turn_to(What::Recall { nth, step: RecallStep::Shares });
                    // Whoever has nothing in the vault still recalls, and may use items in that moment.
                    if self.open_window(Window::AnyTime, seat)? {
                        return Ok(Progress::Go);
                    }
                    (nth, RecallStep::Shares)
                }
                RecallStep::Shares | RecallStep::Order if nobody_is_trained(self.state.player(seat)) => {
                    (nth, RecallStep::Back)
                }
                RecallStep::Shares => {
                    if shared_training(self.state.player(seat)).is_some() {
                        return Ok(Progress::Ask);
                    }
                    (nth, RecallStep::Order)
                }
                RecallStep::Order => {
                    self.turn_to(What::Recall { nth, step });
                    let trainees = FixedVec::of(trainees(self.state.player(seat)))?;
                    if order_matters(self.state.player(seat), &trainees) {
                        return Ok(Progress::Ask);
                    }
                    self.state.turn.trainees = trainees;
                    (nth, RecallStep::Train)
                }
                RecallStep::Train => {
                    self.turn_to(What::Recall { nth, step });
                    match self.state.turn.trainees.first().copied() {
                        None => (nth, RecallStep::Back),
                        Some(dweller) => match self.train_next(seat, dweller) {
                            Progress::Ask => return Ok(Progress::Ask),
                            _ => (nth, RecallStep::Train),
                        },
                    }
                }
                RecallStep::Back => {
                    self.come_back(seat);
                    (nth + 1, RecallStep::Items)
                }
            };
        }
        self.pop();
        Ok(Progress::Go)
    }

    pub fn answer_recall(&mut self, nth: u8, step: RecallStep, answer: &Answer<Choice>) -> Result<(), Fault> {
        let seat = recalling(self.state, nth);
        match (step, answer) {
            (RecallStep::Shares, Answer::One(Choice::Dweller(chosen))) => {
                let player = self.state.player_mut(seat);
                let Some((holder, _)) = shared_training(player) else { return Err(broken("no training to share")) };
                if let Due::Training { letter, .. } = std::mem::replace(&mut player.due[holder as usize], Due::Nothing)
                {
                    player.due[*chosen as usize] = Due::Training { letter, shared: false };
                }
                Ok(())
            }
            (RecallStep::Order, Answer::Order(order)) => {
                let player = self.state.player(seat);
                let named = order.iter().filter_map(|choice| match choice {
                    Choice::Dweller(dweller) => Some(*dweller),
                    _ => None,
                });
                // Whoever is like the one named comes right behind.
                let in_order =
                    named.flat_map(|one| trainees(player).filter(move |other| player.are_alike(one, *other)));
                self.state.turn.trainees = FixedVec::of(in_order)?;
                self.turn_to(What::Recall { nth, step: RecallStep::Train });
                Ok(())
            }
            (RecallStep::Train, Answer::One(Choice::Slot(letter))) => {
                let Some(dweller) = self.state.turn.trainees.remove(0) else { return Err(broken("nobody to train")) };
                self.put_into_slot(seat, dweller, *letter, rule!("S-TRAIN-02"));
                self.interrupt()
            }
            _ => Err(broken("no such choice in a recall")),
        }
    }

    /// S-TRAIN-02 and S-TRAIN-03: a fixed letter needs no question; if its slot is taken the training is lost.
    fn train_next(&mut self, seat: Seat, dweller: u8) -> Progress {
        let player = self.state.player(seat);
        match player.due[dweller as usize] {
            Due::Training { letter: None, .. } => return Progress::Ask,
            Due::Training { letter: Some(letter), .. } if player.slots[letter as usize] == NONE => {
                self.put_into_slot(seat, dweller, letter, rule!("S-TRAIN-02"));
            }
            Due::Training { letter: Some(letter), .. } => {
                self.tell(rule!("S-TRAIN-03"), || Event::TrainingLost { seat, letter });
            }
            Due::Nothing => {}
        }
        self.state.turn.trainees.remove(0);
        Progress::Go
    }

    /// S-RECALL-01; notes which threats were defeated (S-RECALL-02, S-RECALL-03).
    fn come_back(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        let player = &mut public.players[seat.index() & 3];
        let mut dwellers = 0;
        for dweller in 0..DWELLERS as u8 {
            let at = &mut player.at[dweller as usize];
            match *at {
                At::Box | At::Front => continue,
                // S-RULING-28: a new dweller on its icon decides nothing.
                At::Icon(_) => {}
                At::Space(space) => {
                    public.vault.occupied &= !space.bit();
                    if player.injured & (1 << dweller) == 0 {
                        public.turn.defeated |= space.bit();
                    }
                }
            }
            *at = At::Front;
            player.due[dweller as usize] = Due::Nothing;
            player.available |= 1 << dweller;
            dwellers += 1;
        }
        self.tell(rule!("S-RECALL-01"), || Event::Recalled { seat, dwellers });
    }

    /// S-RECALL-02.
    pub fn discard_defeated(&mut self) -> Result<(), Fault> {
        let defeated = std::mem::take(&mut self.state.turn.defeated) & self.state.vault.threatened;
        for space in SpaceRef::of_set(defeated) {
            let fought = self.game.space(self.state.vault.offer(space)).fight > 0;
            self.discard_threat(space, if fought { rule!("S-RECALL-02") } else { rule!("S-THREAT-10") })?;
        }
        Ok(())
    }
}

impl Shelter {
    pub(crate) fn decide_recall(
        &self,
        state: &State,
        nth: u8,
        step: RecallStep,
        options: &mut Vec<Choice>,
    ) -> Option<Asked<Ask>> {
        let seat = recalling(state, nth);
        let player = state.player(seat);
        match step {
            RecallStep::Shares => {
                let (one, other) = shared_training(player)?;
                options.extend([Choice::Dweller(one), Choice::Dweller(other)]);
                Some(ask_one(seat, Ask::ShareTraining))
            }
            RecallStep::Order => {
                let before = |one: u8| trainees(player).take_while(move |other| *other != one);
                let differs = |one: &u8| !before(*one).any(|other| player.are_alike(*one, other));
                options.extend(trainees(player).filter(differs).map(Choice::Dweller));
                Some(Asked { seat, ask: Ask::RecallOrder, shape: Shape::Order })
            }
            RecallStep::Train => {
                list_free_slots(state, seat, options);
                Some(ask_one(seat, Ask::TrainSlot(*state.turn.trainees.first()?)))
            }
            RecallStep::Items | RecallStep::Back => None,
        }
    }
}

/// The player whose recall it is. The order is that of the token when the recall began, whoever takes it meanwhile.
pub(crate) fn recalling(state: &State, nth: u8) -> Seat {
    Seat::new((state.active.index() as u8 + nth) % state.seats.max(1))
}

fn nobody_is_trained(player: &Player) -> bool {
    player.due == [Due::Nothing; DWELLERS]
}

/// Dwellers due to be trained: those with a fixed letter first, so that without a conflict nobody loses a slot.
fn trainees(player: &Player) -> impl Iterator<Item = u8> {
    let fixed = move |dweller: &u8| matches!(player.due[*dweller as usize], Due::Training { letter: Some(_), .. });
    let open = move |dweller: &u8| matches!(player.due[*dweller as usize], Due::Training { letter: None, .. });
    dwellers_of(player.owned).filter(fixed).chain(dwellers_of(player.owned).filter(open))
}

/// S-RECALL-05: whether the order can change anything: one with a free choice could take another's letter, or two
/// who differ want the same letter.
fn order_matters(player: &Player, trainees: &[u8]) -> bool {
    let letter = |dweller: u8| -> Option<Letter> {
        match player.due[dweller as usize] {
            Due::Training { letter, .. } => letter,
            Due::Nothing => None,
        }
    };
    let injured = |dweller: u8| player.injured & (1 << dweller) != 0;
    trainees.iter().enumerate().any(|(at, one)| {
        trainees[at + 1..].iter().any(|other| match (letter(*one), letter(*other)) {
            (Some(wanted), Some(also)) => {
                wanted == also && injured(*one) != injured(*other) && player.slots[wanted as usize] == NONE
            }
            (Some(wanted), None) | (None, Some(wanted)) => player.slots[wanted as usize] == NONE,
            (None, None) => false,
        })
    })
}

/// S-RULING-42: a pair on a linked space with one training between them, if the two differ.
fn shared_training(player: &Player) -> Option<(u8, u8)> {
    let place = |dweller: u8| -> Option<SpaceRef> {
        match player.at[dweller as usize] {
            At::Space(space) => Some(space),
            _ => None,
        }
    };
    dwellers_of(player.owned).find_map(|one| {
        let Due::Training { shared: true, .. } = player.due[one as usize] else { return None };
        let partner = |other: &u8| *other != one && place(*other).is_some() && place(*other) == place(one);
        let other = dwellers_of(player.owned).find(partner)?;
        let differ = (player.injured >> one) & 1 != (player.injured >> other) & 1;
        differ.then_some((one, other))
    })
}
