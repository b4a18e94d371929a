//! Choices: what choosing a thing does, with its cost, its gain and its odds.

use kernel::{Asked, Seat};
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Effect, Letter, Letters, Resource, Space},
    state::{At, Due, TRACK},
    vault::{Slot, SpaceRef},
    view::View,
};

use super::{
    ask::Standing,
    board,
    short::Style,
    voice::{Voice, letter_name, slot_name},
};
use crate::shared::capital;

impl Voice<'_> {
    /// What choosing this does, as an answer to the question.
    #[must_use]
    pub fn choice(self, view: &View, asked: &Asked<Ask>, choice: Choice) -> String {
        let text = match choice {
            Choice::Place(at) => self.placement(view, asked.seat, at),
            Choice::Pass => self.say("choice-pass"),
            Choice::Use { card, ability } => self.usage(view, asked, card, ability),
            Choice::Exchange { backwards } => self.exchange(view, backwards),
            Choice::Done => self.done(view, asked),
            Choice::DoneForTurn => self.say("choice-done-for-turn"),
            Choice::Dweller(dweller) => self.dweller_choice(view, asked, dweller),
            Choice::Resource(resource) => self.cube(view, asked, resource),
            Choice::Decline => self.say(match asked.ask {
                Ask::Income(_) => "choice-decline-income",
                Ask::Build { .. } => "choice-decline-build",
                _ => "choice-decline",
            }),
            Choice::Item(card) => self.item_choice(asked.ask, card),
            Choice::Room(room) => {
                let text = self.room_text(room);
                self.fill("choice-room", &[("room", self.room(room).as_str().into()), ("text", text.as_str().into())])
            }
            Choice::Build { room, slot } => self.build(asked.ask, room, slot),
            Choice::Slot(letter) => format!("{} {}", self.train_in(letter), self.trained_doubles(view, letter)),
            Choice::Threat(at) => self.threat_choice(view, at),
        };
        capital(text.trim())
    }

    /// That a dweller is trained in a letter.
    #[must_use]
    pub fn train_in(self, letter: Letter) -> String {
        self.fill("choice-slot", &[("letter", letter_name(letter).into())])
    }

    /// What a dweller trained in a letter would gain twice, as the vault is now.
    #[must_use]
    pub fn trained_doubles(self, view: &View, letter: Letter) -> String {
        let doubled = |at: &SpaceRef| {
            let offer = view.vault.offered(self.names.content(), *at);
            offer.is_some_and(|offer| offer.letters.contains(letter))
        };
        let name = |at: SpaceRef| view.vault.threat(at).map_or_else(|| self.space(view, at), |card| self.threat(card));
        let names: Vec<String> = (0..64).filter_map(SpaceRef::from_index).filter(doubled).map(name).collect();
        if names.is_empty() {
            return self.say("slot-doubles-nothing");
        }
        self.fill("slot-doubles", &[("spaces", names.join(", ").as_str().into())])
    }

    /// The chance of winning a fight in percent, rounded, over the 36 throws of two dice.
    #[must_use]
    pub fn percent(need: u8, bonus: u8) -> u8 {
        let winning = u16::from(Shelter::winning_throws(need, bonus));
        ((winning * 100 + 18) / 36) as u8
    }

    /// What the icons of a space do not say about placing there: the odds of its fight, what doubles the reward, and
    /// who may take income.
    #[must_use]
    pub fn placement_notes(self, view: &View, seat: Seat, at: SpaceRef) -> Vec<String> {
        let mut notes = Vec::new();
        let Some(offer) = view.vault.offered(self.names.content(), at) else { return notes };
        if offer.fight > 0 {
            let player = view.players.get(seat.index());
            let bonus = player.map_or(0, |player| board::standing_bonus(self.names.content(), player));
            notes.push(self.fill("note-odds", &[("percent", Voice::percent(offer.fight, bonus).into())]));
        }
        let doubling = doubling_letters(view, seat, offer);
        if doubling != Letters::default() {
            notes.push(self.fill("note-twice", &[("letters", self.letters(doubling).as_str().into())]));
        }
        if let Some(owner) = view.vault.income_of(seat, at) {
            notes.push(self.fill("note-income", &[("seat", self.seat(owner).as_str().into())]));
        }
        notes
    }

    fn placement(self, view: &View, seat: Seat, at: SpaceRef) -> String {
        let space = self.space(view, at);
        let mut sentences = vec![match view.vault.threat(at) {
            None => self.fill("choice-place", &[("space", space.as_str().into())]),
            Some(threat) => {
                let threat = self.threat(threat);
                let fillings = [("space", space.as_str().into()), ("threat", threat.as_str().into())];
                self.fill("choice-place-threat", &fillings)
            }
        }];
        if let Some(offer) = view.vault.offered(self.names.content(), at) {
            sentences.extend(self.terms(view, seat, at, offer));
        }
        if let Some(owner) = view.vault.income_of(seat, at) {
            sentences.push(self.fill("choice-income", &[("seat", self.seat(owner).as_str().into())]));
        }
        sentences.join(" ")
    }

    /// What a space takes from this player and gives, a sentence each.
    fn terms(self, view: &View, seat: Seat, at: SpaceRef, offer: &Space) -> Vec<String> {
        let mut sentences = Vec::new();
        if offer.linked {
            sentences.push(self.say("choice-linked"));
        }
        if offer.injured_only {
            sentences.push(self.say("choice-injured-only"));
        }
        if let Some(cost) = self.short_cost(&offer.cost, Style::Plain) {
            sentences.push(self.fill("choice-cost", &[("cost", cost.as_str().into())]));
        }
        if offer.fight > 0 {
            sentences.push(self.odds(view, seat, offer.fight));
        }
        sentences.push(match self.short_gain(&board::line(view, at, offer), offer.exchange.as_ref(), Style::Plain) {
            None => self.say("choice-no-gain"),
            Some(gain) => {
                let key = if offer.fight > 0 { "choice-gain-won" } else { "choice-gain" };
                self.fill(key, &[("gain", gain.as_str().into())])
            }
        });
        let doubling = doubling_letters(view, seat, offer);
        if doubling != Letters::default() {
            sentences.push(self.fill("choice-twice", &[("letters", self.letters(doubling).as_str().into())]));
        }
        sentences
    }

    fn odds(self, view: &View, seat: Seat, need: u8) -> String {
        let player = view.players.get(seat.index());
        let bonus = player.map_or(0, |player| board::standing_bonus(self.names.content(), player));
        let percent = Voice::percent(need, bonus);
        match bonus {
            0 => self.fill("choice-fight", &[("need", need.into()), ("percent", percent.into())]),
            _ => {
                let fillings = [("need", need.into()), ("percent", percent.into()), ("bonus", bonus.into())];
                self.fill("choice-fight-bonus", &fillings)
            }
        }
    }

    fn usage(self, view: &View, asked: &Asked<Ask>, card: u8, ability: u8) -> String {
        let item = self.names.content().items.get(usize::from(card));
        let printed = item.and_then(|item| item.uses.get(usize::from(ability)));
        let mut text = printed.map(|usage| self.paraphrase().usage(usage)).unwrap_or_default();
        for effect in printed.into_iter().flat_map(|usage| &usage.effects) {
            let then = match effect {
                Effect::Roll(amount) if amount.per.is_some() => {
                    let adds = board::amount(view, asked.seat, *amount);
                    self.fill("choice-use-adds", &[("n", adds.into())])
                }
                Effect::Reroll if asked.ask == Ask::Fight => {
                    let percent = Standing::of(self, view, asked).percent_again();
                    self.fill("choice-use-reroll", &[("percent", percent.into())])
                }
                _ => continue,
            };
            text = format!("{text} {then}");
        }
        self.fill("choice-use", &[("item", self.item(card).as_str().into()), ("text", text.as_str().into())])
    }

    fn exchange(self, view: &View, backwards: bool) -> String {
        let Some(mut sides) = board::exchange(self.names.content(), view) else {
            return self.say("choice-exchange-closed");
        };
        if backwards {
            sides.reverse();
        }
        let [first, second] = sides.map(|side| self.things(side.cubes, side.any, 0));
        self.fill("choice-exchange", &[("first", first.as_str().into()), ("second", second.as_str().into())])
    }

    fn threat_choice(self, view: &View, at: SpaceRef) -> String {
        let space = self.space(view, at);
        let space = ("space", space.as_str().into());
        match view.vault.threat(at) {
            None => self.fill("choice-threat-none", &[space]),
            Some(threat) => {
                let threat = self.threat(threat);
                self.fill("choice-threat", &[space, ("threat", threat.as_str().into())])
            }
        }
    }

    fn done(self, view: &View, asked: &Asked<Ask>) -> String {
        match asked.ask {
            Ask::Fight => self.fill("choice-done-fight", &[("state", Standing::of(self, view, asked).state().into())]),
            Ask::EndTurn => self.say("choice-done-end"),
            _ => self.say("choice-done"),
        }
    }

    fn dweller_choice(self, view: &View, asked: &Asked<Ask>, dweller: u8) -> String {
        let shown = self.dweller(view, asked.seat, dweller);
        let letter = letter_of(view, asked.seat, dweller);
        let due = view.player(asked.seat).due.get(usize::from(dweller)).copied();
        let dweller = ("dweller", shown.as_str().into());
        match (asked.ask, letter, due) {
            (Ask::Dweller(at), Some(letter), _) => {
                let offer = view.vault.offered(self.names.content(), at);
                let key = match offer.is_some_and(|offer| offer.letters.contains(letter)) {
                    true => "choice-dweller-twice",
                    false => "choice-dweller-spent",
                };
                self.fill(key, &[dweller])
            }
            (Ask::Heal, ..) => self.fill("choice-heal", &[dweller]),
            (Ask::RecallOrder, _, Some(Due::Training { letter: Some(letter), .. })) => {
                self.fill("choice-dweller-due", &[dweller, ("letter", letter_name(letter).into())])
            }
            (Ask::RecallOrder, _, Some(Due::Training { letter: None, .. })) => {
                self.fill("choice-dweller-due-any", &[dweller])
            }
            _ => self.fill("choice-dweller", &[dweller]),
        }
    }

    fn cube(self, view: &View, asked: &Asked<Ask>, resource: Resource) -> String {
        let held = view.players.get(asked.seat.index()).map_or(0, |player| player.cubes[resource as usize]);
        let mut cubes = [0; 3];
        cubes[resource as usize] = 1;
        let things = self.things(cubes, 0, 0);
        let things = ("things", things.as_str().into());
        match asked.ask {
            Ask::PayAny(_) => self.fill("choice-pay-cube", &[things, ("left", held.saturating_sub(1).into())]),
            _ if held >= TRACK => self.fill("choice-gain-cube-lost", &[things]),
            _ => self.fill("choice-gain-cube", &[things, ("now", (held + 1).into())]),
        }
    }

    fn item_choice(self, ask: Ask, card: u8) -> String {
        let name = self.item(card);
        let does = self.item_text(card);
        let (item, text) = (("item", name.as_str().into()), ("text", does.as_str().into()));
        match ask {
            Ask::TakeItem => self.fill("choice-take-item", &[item, text]),
            Ask::PayItem(_) => self.fill("choice-pay-item", &[item, text]),
            Ask::Ready => self.fill("choice-ready-item", &[item, text]),
            _ => self.fill("choice-item", &[item]),
        }
    }

    fn build(self, ask: Ask, room: u8, slot: Slot) -> String {
        let name = self.room(room);
        let place = [("room", name.as_str().into()), ("slot", slot_name(slot).into())];
        let printed = self.names.content().rooms.get(usize::from(room));
        match (ask, printed) {
            (Ask::Build { priced: true }, Some(printed)) => {
                let price = self.short_side(&printed.price, Style::Plain);
                let [room, slot] = place;
                self.fill("choice-build-priced", &[room, slot, ("price", price.as_str().into())])
            }
            _ => self.fill("choice-build", &place),
        }
    }
}

/// The letter a dweller is trained in.
fn letter_of(view: &View, seat: Seat, dweller: u8) -> Option<Letter> {
    view.player(seat).letter_of(dweller)
}

/// The letters in which the player has an available dweller that would gain the reward of the space twice.
fn doubling_letters(view: &View, seat: Seat, offer: &Space) -> Letters {
    let mut letters = Letters::default();
    let player = view.player(seat);
    let dwellers = player.all_dwellers();
    for letter in offer.letters.iter() {
        let dweller = dwellers.get(usize::from(player.slots[letter as usize]));
        if dweller.is_some_and(|dweller| dweller.at == At::Front && dweller.injured == offer.injured_only) {
            letters.insert(letter);
        }
    }
    letters
}
