//! Positions that no game can come to. Each is reported where it is written.

use harness::example::{Given, fails};
use kernel::Seat;
use pack::{Message, Mistake, Mistakes, Unique, Word, say};

use crate::{
    Wasteland,
    content::EncounterIcon,
    map::Node,
    state::{AGENDAS, State},
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
        self.piles();
        let end = self.game.track_end(state);
        if draft.power.iter().any(|power| *power > end) {
            let message = say!("w-off-track", "the power track ends with {end}", end);
            self.mistakes.push(Mistake::error(draft.spot(), "power", message));
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
        if state.agenda_count(seat) > AGENDAS {
            let message = say!("w-many-agendas", "a survivor has at most {most} agenda cards", most = AGENDAS);
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

    /// Some supplies have no discards, and an encounter lies in the deck of its back.
    fn piles(&mut self) {
        let content = &self.game.content;
        let icons = EncounterIcon::ALL.map(Which::Encounters);
        for which in icons.into_iter().chain([Which::Perks, Which::Specials]) {
            let pile = self.draft.pile(which);
            if pile.discards.is_some() || !pile.discarded.is_empty() {
                let word = pile.discarded.first();
                let spot = word.map_or_else(|| self.draft.spot().clone(), |word| word.spot.clone());
                let message = say!("w-no-discards", "this deck has no discards");
                self.mistakes.push(Mistake::error(&spot, "deck", message));
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
