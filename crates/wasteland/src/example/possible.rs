//! Positions that no game can come to. Each is reported where it is written.

use std::collections::BTreeMap;

use harness::example::{Given, fails};
use kernel::Seat;
use pack::{Message, Mistake, Mistakes, Unique, Word, say};

use crate::{
    Wasteland,
    content::{Content, EncounterIcon, Home},
    map::Node,
    mode,
    state::State,
    words::plain_word,
};

use super::{
    draft::{Draft, GameStep, Which},
    survivor::Person,
};

/// What is written against what can be.
pub(super) struct Possible<'a> {
    pub game: &'a Wasteland,
    pub draft: &'a Given<Draft>,
    pub players: &'a [String],
    pub mistakes: &'a mut Mistakes,
}

impl Possible<'_> {
    /// Checks the position when everything lies on the table.
    pub fn check(&mut self, state: &State) {
        let draft = self.draft;
        for person in &draft.people {
            if let Some(seat) = harness::words::seat(self.players, &person.name.text) {
                self.person(state, seat, person);
            }
        }
        self.once(&draft.people.iter().filter_map(|person| person.character.clone()).collect::<Vec<_>>());
        self.turn(state);
        self.acted(state);
        self.explored();
        self.piles();
        let end = self.game.track_end(state);
        if draft.power.iter().any(|power| *power > end) {
            let message = say!("w-off-track", "the power track ends with {end}", end);
            self.mistakes.push(Mistake::error(draft.spot(), "power", message));
        }
    }

    /// Of the decks of a new game it is said how many cards they have before the set-up, and what comes up first.
    pub fn check_new_game(&mut self, state: &State) {
        for (_, which) in Which::all() {
            let pile = self.draft.pile(which);
            if let Some(spot) = pile.discards_spot() {
                let message = say!("w-new-discards", "nothing is discarded in a new game");
                self.mistakes.push(Mistake::error(spot, "deck", message));
            }
            if which == Which::Specials {
                pile.check_left(state.secret.specials.len(), self.mistakes);
                continue;
            }
            let names = names_in(&self.game.content, state, which);
            for word in pile.top.iter().filter(|word| !names.contains(&word.text.as_str())) {
                self.mistakes.push(fails(word, harness::example::other_deck(&word.text)));
            }
            pile.check_left(names.len(), self.mistakes);
        }
    }

    /// Each name may stand once.
    fn once(&mut self, words: &[Word]) {
        let mut names = Unique::new();
        words.iter().for_each(|word| _ = names.take(None, word, self.mistakes));
    }

    fn cannot(&mut self, word: &Word, message: Message) {
        self.mistakes.push(fails(word, message));
    }

    fn person(&mut self, state: &State, seat: Seat, person: &Person) {
        let player = state.player(seat);
        self.once(person.special.as_deref().unwrap_or_default());
        self.once(&person.traits);
        for counted in [&person.kills, &person.explored] {
            self.once(&counted.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
        }
        if person.eliminated {
            return;
        }
        // W-KILLED-01: where the pegs meet, the survivor is killed.
        if player.rads >= player.hp {
            self.cannot(&person.name, say!("w-dead", "with hp no higher than rads a survivor is killed"));
        }
        if let Some(peg) = person.peg.as_ref().filter(|peg| peg.text != "start")
            && !player.special.iter().any(|letter| format!("{letter:?}") == peg.text)
        {
            self.cannot(peg, say!("w-peg-nowhere", "the peg stands under a letter that the survivor has"));
        }
        if let Some(most) = mode::hand_limit(state).filter(|most| state.agenda_count(seat) > *most) {
            let message = say!("w-many-agendas", "a survivor has at most {most} agenda cards", most);
            self.cannot(person.agendas.last().unwrap_or(&person.name), message);
        }
        let most = self.game.inventory_limit(state, seat);
        if player.inventory.len() > usize::from(most) {
            let message = say!("w-full-inventory", "the inventory holds at most {most} cards", most);
            self.cannot(person.inventory.last().unwrap_or(&person.name), message);
        }
        let is_facedown = |node: Node| state.faceup & (1 << node.place()) == 0;
        if let Some(at) = person.at.as_ref().filter(|_| player.at != Node::NONE && is_facedown(player.at)) {
            self.cannot(at, say!("w-on-facedown", "nobody stands on a facedown tile"));
        }
    }

    fn turn(&mut self, state: &State) {
        let draft = self.draft;
        if state.eliminated.contains(state.active) && draft.step != GameStep::RoundEnd {
            let word = draft.turn.as_ref().or(draft.first.as_ref());
            let spot = word.map_or_else(|| draft.spot().clone(), |word| word.spot.clone());
            let message = say!("w-turn-of-eliminated", "who is eliminated has no turn");
            self.mistakes.push(Mistake::error(&spot, "turn", message));
        }
        let said = [
            ("actions", draft.actions.is_some()),
            ("points", draft.points > 0),
            ("window", draft.window.is_some()),
            ("encountered", !draft.encountered.is_empty()),
        ];
        if let (Some((name, _)), false) = (said.iter().find(|(_, is_said)| *is_said), draft.step == GameStep::Turn) {
            let message = say!("w-not-in-turn", "'{name}' is said of a turn that has begun", name = *name);
            self.mistakes.push(Mistake::error(draft.spot(), name, message));
        }
    }

    /// W-ROUND-02: whose turn it is has a turn in this round.
    fn acted(&mut self, state: &State) {
        let Some(acted) = &self.draft.acted else { return };
        self.once(acted);
        if self.draft.step != GameStep::RoundEnd
            && !state.acted.contains(state.active)
            && let Some(first) = acted.first()
        {
            let who = self.players.get(state.active.index()).cloned().unwrap_or_default();
            self.cannot(first, say!("w-acts-now", "{who} has this turn, and is named too", who));
        }
    }

    /// A tile is explored once, so all together explored no more than the box has.
    fn explored(&mut self) {
        let words = self.draft.people.iter().flat_map(|person| &person.explored);
        let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
        let mut found = Vec::new();
        for (word, count) in words {
            let sum = sums.entry(&word.text).or_default();
            *sum += usize::from(*count);
            let all = self.game.content.tiles.iter().filter(|tile| plain_word(&tile.back) == word.text).count();
            if *sum > all {
                found.push((word, say!("w-many-explored", "the box has {all} tiles with this back", all)));
            }
        }
        found.into_iter().for_each(|(word, message)| self.cannot(word, message));
    }

    /// Some supplies have no discards, and an encounter lies in the deck of its back.
    fn piles(&mut self) {
        let content = &self.game.content;
        let icons = EncounterIcon::ALL.map(Which::Encounters);
        for which in icons.into_iter().chain([Which::Perks, Which::Specials]) {
            let pile = self.draft.pile(which);
            if let Some(spot) = pile.discards_spot() {
                let message = say!("w-no-discards", "this deck has no discards");
                self.mistakes.push(Mistake::error(spot, "deck", message));
            }
            let Which::Encounters(icon) = which else { continue };
            for word in &pile.top {
                let other = content.encounters.iter().any(|card| card.id == word.text && card.back != icon);
                if other {
                    let message = harness::example::other_deck(&word.text);
                    self.cannot(word, message);
                }
            }
        }
    }
}

/// All that lies in a deck before the set-up.
fn names_in<'c>(content: &'c Content, state: &State, which: Which) -> Vec<&'c str> {
    let cards = |home: Home| {
        let cards = content.cards.iter().filter(|card| card.home == home);
        cards.map(|card| card.id.as_str()).collect()
    };
    match which {
        Which::Loot => cards(Home::Loot),
        Which::Assets => cards(Home::Asset),
        Which::Uniques => cards(Home::Unique),
        Which::Agendas => {
            let agendas = content.agendas.iter().enumerate();
            let played = agendas.filter(|(at, _)| state.agendas_out & (1 << at) == 0);
            played.map(|(_, agenda)| agenda.id.as_str()).collect()
        }
        Which::Perks => content.perks.iter().map(|perk| perk.id.as_str()).collect(),
        Which::Specials => Vec::new(),
        Which::Encounters(icon) => {
            let starting = content.encounters.iter().filter(|card| card.back == icon && card.number.is_none());
            starting.map(|card| card.id.as_str()).collect()
        }
        Which::Stack(kind) => {
            let tokens = content.tokens.iter().filter(|token| token.kind == kind);
            tokens.map(|token| token.id.as_str()).collect()
        }
    }
}
