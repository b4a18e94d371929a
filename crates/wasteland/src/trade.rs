//! Chapter TRADE: offers and counter-offers between the camping survivor and those near.
//!
//! A deal is always written down from the camper's side; in a counter-offer the partner fills the same sheet.

use kernel::{Asked, Audience, Fault, FixedVec, Progress, Seat, Seats, Shape, numbers_in, rule};

use crate::{
    choice::{Ask, Choice},
    content::CardKind,
    effect::Standing,
    event::Event,
    frame::{TradeStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    mode,
    options::AgendaTrading,
    secret::{Deal, Secret},
    state::{Held, MOST_DEAL, Offer, Public, State},
};

impl Offer {
    /// Nothing for nothing.
    #[must_use]
    pub fn nothing(camper: Seat, partner: Seat) -> Offer {
        Offer {
            camper,
            partner,
            gives: FixedVec::new(),
            gets: FixedVec::new(),
            gives_caps: 0,
            gets_caps: 0,
            gets_agendas: 0,
            wanted_agendas: 0,
        }
    }

    /// Whether nothing would change hands, but for agenda cards that are named.
    pub(crate) fn is_empty(&self) -> bool {
        self.gives.is_empty()
            && self.gets.is_empty()
            && self.gives_caps == 0
            && self.gets_caps == 0
            && self.gets_agendas == 0
            && self.wanted_agendas == 0
    }
}

impl Wasteland {
    /// Survivors in the same or an adjacent space; all for who trades at any distance (W-TRADE-02, W-NCAL-24).
    pub(crate) fn partners(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        let at = state.player(seat).at;
        let beside = self.land(state).beside(at);
        let anywhere = self.standing(state, seat, |what| matches!(what, Standing::TradeAnywhere));
        state.survivors().filter(move |other| {
            let there = state.player(*other).at;
            *other != seat && (anywhere || there == at || beside.contains(there))
        })
    }

    /// Whether the survivor may get the card in a trade: a companion does not go to who never has one (M-RULING-70).
    pub(crate) fn may_get(&self, state: &State, seat: Seat, card: u16) -> bool {
        let is_companion = self.card(card).is_some_and(|card| card.kind == CardKind::Companion);
        !is_companion || !self.has_no_companions(state, seat)
    }

    /// Agenda cards that may change hands (W-RULING-55).
    pub(crate) fn tradable_agendas(state: &State, seat: Seat) -> u64 {
        match state.options.agenda_trading {
            AgendaTrading::All => state.hand(seat),
            AgendaTrading::Hand => state.hand(seat) & !state.revealed_by(seat),
            AgendaTrading::None => 0,
        }
    }

    /// Who builds the offer, and with whom.
    const fn sides(offer: &Offer, counter: bool) -> (Seat, Seat) {
        if counter { (offer.partner, offer.camper) } else { (offer.camper, offer.partner) }
    }

    pub(crate) fn decide_trade(&self, state: &State, step: TradeStep, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let offer = &state.offer;
        match step {
            TradeStep::Build { counter } => {
                let (builder, other) = Self::sides(offer, counter);
                self.list_offer(state, builder, other, counter, options);
                Some(ask_one(builder, Ask::Offer(other)))
            }
            TradeStep::Caps { counter, wanted } => {
                let (builder, other) = Self::sides(offer, counter);
                let payer = if wanted { other } else { builder };
                let max = state.player(payer).caps;
                Some(Asked { seat: builder, ask: Ask::OfferCaps { wanted }, shape: Shape::Amount { min: 0, max } })
            }
            TradeStep::Answer { counter } => {
                let (builder, other) = Self::sides(offer, counter);
                options.push(Choice::Accept);
                options.push(Choice::Decline);
                if !counter {
                    options.push(Choice::Counter);
                }
                Some(ask_one(other, Ask::Deal(builder)))
            }
            TradeStep::Agendas { counter } => {
                let (_, giver) = Self::sides(offer, counter);
                let deal = &state.secret.deal;
                let chosen = if counter { deal.gives } else { deal.chosen };
                options.extend(numbers_in(Self::tradable_agendas(state, giver) & !chosen).map(Choice::Agenda));
                Some(ask_one(giver, Ask::HandOver))
            }
            TradeStep::Swap => None,
        }
    }

    /// What can still be added to an offer, and proposing or dropping it.
    fn list_offer(&self, state: &State, builder: Seat, other: Seat, counter: bool, options: &mut Vec<Choice>) {
        let (offer, deal) = (&state.offer, &state.secret.deal);
        let (own, theirs) = if counter { (&offer.gets, &offer.gives) } else { (&offer.gives, &offer.gets) };
        let free = |held: &Held, taken: &[u16]| !taken.contains(&held.card) && taken.len() < MOST_DEAL;
        let mine = state.player(builder);
        let given = mine.cards().filter(|held| free(held, own) && self.may_get(state, other, held.card));
        options.extend(given.map(|held| Choice::Give(held.card)));
        let his = state.player(other);
        let wanted = his.cards().filter(|held| free(held, theirs) && self.may_get(state, builder, held.card));
        options.extend(wanted.map(|held| Choice::Want(held.card)));
        let given = if counter { deal.chosen } else { deal.gives };
        let wanted = if counter { offer.wanted_agendas } else { offer.gets_agendas };
        let tradable = Self::tradable_agendas(state, builder);
        options.extend(numbers_in(tradable & !given).map(Choice::GiveAgenda));
        options.extend(numbers_in(given & !deal.shown).map(Choice::Show));
        if u32::from(wanted) < Self::tradable_agendas(state, other).count_ones() {
            options.push(Choice::WantAgenda);
        }
        let caps = if counter { [offer.gets_caps, offer.gives_caps] } else { [offer.gives_caps, offer.gets_caps] };
        // Caps for Caps would come to the difference alone, so they go one way.
        if caps == [0; 2] && mine.caps > 0 {
            options.push(Choice::GiveCaps);
        }
        if caps == [0; 2] && his.caps > 0 {
            options.push(Choice::WantCaps);
        }
        if !offer.is_empty() || deal.gives | deal.chosen != 0 {
            options.push(Choice::Propose);
        }
        options.push(Choice::Done);
    }
}

impl Board<'_> {
    pub(crate) fn begin_trade(&mut self, camper: Seat, partner: Seat) -> Result<(), Fault> {
        self.clear_offer(camper, partner);
        self.push(What::Trade(TradeStep::Build { counter: false }))
    }

    fn clear_offer(&mut self, camper: Seat, partner: Seat) {
        self.state.offer = Offer::nothing(camper, partner);
        self.state.secret.deal = Deal::default();
    }

    pub(crate) fn step_trade(&mut self, step: TradeStep) -> Result<Progress, Fault> {
        let (offer, deal) = (&self.state.offer, &self.state.secret.deal);
        match step {
            TradeStep::Swap => {
                self.pop();
                self.swap()?;
                Ok(Progress::Go)
            }
            TradeStep::Agendas { counter } => {
                let due = if counter { offer.wanted_agendas } else { offer.gets_agendas };
                let chosen = if counter { deal.gives } else { deal.chosen };
                if chosen.count_ones() < u32::from(due) {
                    return Ok(Progress::Ask);
                }
                self.turn_to(What::Trade(TradeStep::Swap));
                Ok(Progress::Go)
            }
            TradeStep::Build { .. } | TradeStep::Caps { .. } | TradeStep::Answer { .. } => Ok(Progress::Ask),
        }
    }

    /// The number of Caps in an offer.
    pub(crate) fn answer_amount(&mut self, what: What, number: u16) -> Result<(), Fault> {
        let What::Trade(TradeStep::Caps { counter, wanted }) = what else {
            return Err(broken("no number was asked for"));
        };
        // Wanted by the partner is given by the camper.
        if counter == wanted {
            self.state.offer.gives_caps = number;
        } else {
            self.state.offer.gets_caps = number;
        }
        self.turn_to(What::Trade(TradeStep::Build { counter }));
        Ok(())
    }

    pub(crate) fn answer_trade(&mut self, step: TradeStep, choice: Choice) -> Result<(), Fault> {
        match step {
            TradeStep::Build { counter } => self.build_offer(counter, choice),
            TradeStep::Answer { counter } => {
                let (_, other) = Wasteland::sides(&self.state.offer, counter);
                match choice {
                    Choice::Accept => self.turn_to(What::Trade(TradeStep::Agendas { counter })),
                    Choice::Counter => {
                        let Offer { camper, partner, .. } = self.state.offer;
                        self.clear_offer(camper, partner);
                        self.turn_to(What::Trade(TradeStep::Build { counter: true }));
                    }
                    Choice::Decline => {
                        // W-TRADE-05: nothing changes hands, and the camper may offer again.
                        self.tell(rule!("W-TRADE-05"), || Event::OfferRefused { seat: other });
                        self.drop_offer();
                    }
                    _ => return Err(broken("not an answer to an offer")),
                }
                Ok(())
            }
            TradeStep::Agendas { counter } => {
                let Choice::Agenda(card) = choice else { return Err(broken("not what a deal asks")) };
                let deal = &mut self.state.secret.deal;
                if counter {
                    deal.gives |= 1 << card;
                } else {
                    deal.chosen |= 1 << card;
                }
                Ok(())
            }
            TradeStep::Caps { .. } | TradeStep::Swap => Err(broken("nothing is being chosen")),
        }
    }

    fn build_offer(&mut self, counter: bool, choice: Choice) -> Result<(), Fault> {
        let (builder, other) = Wasteland::sides(&self.state.offer, counter);
        let State { public: Public { offer, .. }, secret: Secret { deal, .. } } = &mut *self.state;
        match choice {
            Choice::Give(card) if counter => offer.gets.try_push(card)?,
            Choice::Give(card) => offer.gives.try_push(card)?,
            Choice::Want(card) if counter => offer.gives.try_push(card)?,
            Choice::Want(card) => offer.gets.try_push(card)?,
            Choice::GiveAgenda(card) if counter => {
                deal.chosen |= 1 << card;
                offer.gets_agendas += 1;
            }
            Choice::GiveAgenda(card) => deal.gives |= 1 << card,
            Choice::WantAgenda if counter => offer.wanted_agendas += 1,
            Choice::WantAgenda => offer.gets_agendas += 1,
            Choice::Show(card) => {
                deal.shown |= 1 << card;
                self.state.secret.show_agendas(other, 1 << card);
                self.run.reveal();
                let mut both = Seats::only(builder);
                both.insert(other);
                self.tell_only(both, rule!("W-TRADE-07"), || Event::AgendaShown { seat: builder, to: other, card });
            }
            Choice::GiveCaps => self.turn_to(What::Trade(TradeStep::Caps { counter, wanted: false })),
            Choice::WantCaps => self.turn_to(What::Trade(TradeStep::Caps { counter, wanted: true })),
            Choice::Propose => {
                self.tell(rule!("W-TRADE-05"), || Event::OfferMade { seat: builder, to: other, counter });
                self.turn_to(What::Trade(TradeStep::Answer { counter }));
            }
            Choice::Done => {
                // Who was made an offer and answers with none has refused it.
                if counter {
                    self.tell(rule!("W-TRADE-05"), || Event::OfferRefused { seat: builder });
                }
                self.drop_offer();
            }
            _ => return Err(broken("not what an offer asks")),
        }
        Ok(())
    }

    /// There will be no deal.
    fn drop_offer(&mut self) {
        let Offer { camper, partner, .. } = self.state.offer;
        self.clear_offer(camper, partner);
        self.pop();
    }

    /// Everything changes hands at once; then both keep their limits (W-RULING-54).
    fn swap(&mut self) -> Result<(), Fault> {
        let (offer, deal) = (self.state.offer, self.state.secret.deal);
        let Offer { camper, partner, .. } = offer;
        self.clear_offer(camper, partner);
        let Deal { gives: gives_agendas, chosen: gets_agendas, .. } = deal;
        let count = |set: u64| set.count_ones() as u8;
        let traded = self.tell(rule!("W-TRADE-03"), || Event::Traded {
            seat: camper,
            partner,
            gives: offer.gives.to_vec(),
            gets: offer.gets.to_vec(),
            gives_caps: offer.gives_caps,
            gets_caps: offer.gets_caps,
            gives_agendas: count(gives_agendas),
            gets_agendas: count(gets_agendas),
        });
        self.cause = traded;
        self.state.note_change_of(camper);
        self.state.note_change_of(partner);
        let mut taken: Vec<(Seat, Held)> = Vec::new();
        for (from, to, cards) in [(camper, partner, &offer.gives), (partner, camper, &offer.gets)] {
            taken.extend(cards.iter().filter_map(|card| Some((to, self.state.player_mut(from).take(*card)?))));
        }
        for (to, held) in taken {
            let rule = if held.exhausted { rule!("W-EXHAUST-04") } else { rule!("W-TRADE-03") };
            self.gain_card(to, held, rule)?;
        }
        for (from, to, caps) in [(camper, partner, offer.gives_caps), (partner, camper, offer.gets_caps)] {
            let caps = caps.min(self.state.player(from).caps);
            if caps > 0 {
                self.lose_caps(from, caps, rule!("W-CAPS-04"));
                self.gain_caps(to, caps, rule!("W-CAPS-04"));
            }
        }
        let hidden = [camper, partner].map(|seat| self.state.hand(seat) & !self.state.revealed_by(seat));
        let mut both = Seats::only(camper);
        both.insert(partner);
        for (hidden, (from, to, cards)) in
            hidden.into_iter().zip([(camper, partner, gives_agendas), (partner, camper, gets_agendas)])
        {
            // The others see that cards pass, but not which.
            if cards & hidden != 0 {
                self.lose_track(hidden, cards, both);
            }
            for card in numbers_in(cards) {
                self.take_agenda(from, card);
                self.state.secret.take_agenda(to, card);
                self.state.note_change_of(to);
            }
            if cards != 0 {
                self.run.reveal();
                let cards: Vec<u8> = numbers_in(cards).collect();
                let audience = if mode::hands_are_open(self.state) { Audience::All } else { Audience::Only(both) };
                self.tell_to(audience, rule!("W-TRADE-03"), || Event::AgendasPassed { from, to, cards });
            }
        }
        for seat in [partner, camper] {
            self.push(What::AgendaLimit { seat })?;
            self.push(What::Stow { seat })?;
        }
        Ok(())
    }
}
