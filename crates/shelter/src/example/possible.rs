//! Positions that no game can come to. Each is reported where it is written.

use std::collections::BTreeMap;

use harness::example::{Given, fails};
use kernel::{Seat, Viewer};
use pack::{Argument, Message, Mistake, Mistakes, Node, Unique, Word, say};

use crate::{
    Shelter,
    content::{Icon, Letters},
    state::{EndTrigger, State},
    vault::{Place, Slot, SpaceRef},
    view::View,
    words::{Words, find_slot},
};

use super::draft::{Draft, GameStep, Standing};

/// What is written against what can be.
pub(super) struct Possible<'a> {
    pub game: &'a Shelter,
    pub draft: &'a Given<Draft>,
    pub players: &'a [String],
    pub mistakes: &'a mut Mistakes,
}

impl Possible<'_> {
    /// Of a new game only the number of cards is said.
    pub fn check_new_game(&mut self) {
        let draft = self.draft;
        for pile in [&draft.item_deck, &draft.room_deck, &draft.threat_deck] {
            if let Some(word) = pile.top.first().or(pile.discarded.first()) {
                self.cannot(word, say!("new-deck", "the decks of a new game are shuffled"));
            }
        }
    }

    /// An elevator that nobody has is not in the vault, and says nothing.
    pub fn check_elevators(&mut self, definitions: &[Node], state: &State) {
        let elevators = &self.game.content.elevators;
        let color = |seat| elevators.get(usize::from(state.player(seat).color));
        let colors: Vec<&str> = state.all_seats().filter_map(color).map(|elevator| elevator.id.as_str()).collect();
        for node in definitions.iter().filter(|node| node.name() == "elevator") {
            let Some(id) = node.arguments.first().and_then(Argument::word) else { continue };
            if !colors.contains(&id.text.as_str()) {
                let message = say!("idle-elevator", "no player has the elevator '{id}'", id = &id.text);
                let known = Message::verbatim(colors.join(", "));
                self.mistakes.push(fails(&id, message).expecting(known));
            }
        }
    }

    /// What can be said before anything is put on the table.
    pub fn check_words(&mut self) {
        let draft = self.draft;
        self.once(&draft.levels);
        self.once(&draft.colors);
        self.once(&draft.passed);
        for person in &draft.people {
            self.once(&[&person.trained[..], &person.injured_trained[..]].concat());
        }
        if let Some(word) = draft.colors.get(self.players.len()) {
            self.cannot(word, say!("stray-color", "there are more colors than players"));
        }
        for (name, words) in [("colors", &draft.colors), ("levels", &draft.levels)] {
            if let Some(word) = words.last().filter(|_| words.len() < self.players.len()) {
                let players = self.players.join(", ");
                let message = say!("not-for-all", "'{name}' is said of all players: {players}", name, players);
                self.cannot(word, message);
            }
        }
        self.threats();
        self.rooms();
        if let (Some(turn), GameStep::Recall) = (&draft.turn, draft.step) {
            self.cannot(turn, say!("no-turn", "in a recall it is nobody's turn"));
        }
        if draft.step == GameStep::Spawn {
            self.before_spawning();
        }
    }

    /// S-ROUND-01: threats are rolled before anybody places, so nobody has had a turn.
    fn before_spawning(&mut self) {
        let draft = self.draft;
        let first = draft.first.as_ref().map_or(self.players.first(), |word| Some(&word.text));
        if let Some(turn) = draft.turn.as_ref().filter(|turn| Some(&turn.text) != first) {
            self.cannot(turn, say!("turn-before-spawn", "after the threats the first player has the first turn"));
        }
        if let Some(word) = draft.passed.first() {
            self.cannot(word, say!("passed-before-spawn", "nobody has passed before the threats are rolled"));
        }
        if let Some(space) = draft.dwellers.iter().find_map(|dweller| dweller.space.as_ref()) {
            self.cannot(space, say!("placed-before-spawn", "nobody has placed before the threats are rolled"));
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

    /// S-BUILD-02, S-BUILD-03: a slot holds one room, and rooms are built from the elevator outwards.
    fn rooms(&mut self) {
        let slots = |owner: &Word| {
            let rooms = self.draft.rooms.iter().filter(|room| room.owner.text == owner.text);
            rooms.filter_map(|room| find_slot(&room.slot.text).ok()).collect::<Vec<_>>()
        };
        let mut found = Vec::new();
        for room in &self.draft.rooms {
            let (Ok(slot), taken) = (find_slot(&room.slot.text), slots(&room.owner)) else { continue };
            if taken.iter().filter(|other| **other == slot).count() > 1 {
                found.push((&room.slot, say!("slot-twice", "two rooms cannot stand in one slot")));
            }
            if let Some(inner) = slot.inner().filter(|inner| !taken.contains(inner)) {
                let inner = format!("{inner:?}");
                found.push((&room.slot, say!("gap-inside", "there is no room in {inner}, nearer the elevator", inner)));
            }
        }
        found.into_iter().for_each(|(word, message)| self.cannot(word, message));
    }

    /// S-THREAT-05: a threat covers a space of a room, and one threat each.
    fn threats(&mut self) {
        let draft = self.draft;
        let mut spaces = Unique::new();
        for (_, over) in &draft.threats {
            spaces.take(None, over, self.mistakes);
            if over.text.starts_with("elevator.") {
                self.cannot(over, say!("threat-over-elevator", "a threat lies over a space of a room"));
            }
        }
    }

    /// What can be said when everything lies on the table.
    pub fn check_table(&mut self, state: &State) {
        if self.draft.step == GameStep::Placing
            && let Some(word) = self.draft.passed.iter().find(|word| self.seat(word) == Some(state.active))
        {
            self.cannot(word, say!("passed-on-turn", "a player who has passed has no turn"));
        }
        self.dwellers(state);
        self.end(state);
        // S-RULING-44
        let limit = state.options.round_limit;
        if limit > 0 && state.round > limit {
            let message = say!("late-round", "no round follows round {limit}", limit = usize::from(limit));
            self.mistakes.push(Mistake::error(self.draft.spot(), "round", message));
        }
    }

    /// S-END-01, S-END-02: what triggered the end is on the table.
    fn end(&mut self, state: &State) {
        let Some((word, end)) = &self.draft.end else { return };
        let levels = 1..state.vault.levels;
        let is_full = |level: u8| usize::from(state.vault.rooms_on(level)) == Slot::ALL.len();
        let left = state.secret.piles.threats.len();
        let message = match end {
            EndTrigger::SixthRoom if !levels.into_iter().any(is_full) => {
                say!("no-sixth-room", "no player's level has six rooms")
            }
            // The last card lay in the vault; what is left was shuffled anew.
            EndTrigger::ThreatDeck if left == self.game.content.threats.len() && left > 0 => {
                say!("no-last-threat", "all {left} threats are in the deck, so the last one was not drawn", left)
            }
            _ => return,
        };
        self.cannot(word, message);
    }

    fn seat(&self, word: &Word) -> Option<Seat> {
        harness::words::seat(self.players, &word.text)
    }

    /// S-PLACE-02, S-PLACE-04, S-LINKED-01: one dweller stands on a space, or two of one player on a linked one; on an
    /// elevator only one of its owner.
    fn dwellers(&mut self, state: &State) {
        let content = &self.game.content;
        let view = View::of(state, Viewer::Referee);
        let words = Words { content, view: &view, players: self.players };
        let mut found = Vec::new();
        let mut new: BTreeMap<&str, Vec<&Standing>> = BTreeMap::new();
        let mut standing: BTreeMap<&str, Vec<&Standing>> = BTreeMap::new();
        for dweller in &self.draft.dwellers {
            let Some(space) = &dweller.space else { continue };
            let Ok(at) = words.find_space(&space.text) else { continue };
            if dweller.new {
                let gives = state.vault.offered(content, at).is_some_and(|offer| offer.gain.contains(&Icon::Dweller));
                if !gives {
                    found.push((space, say!("no-new-dweller", "no new dweller comes to this space")));
                }
                // S-PLACE-02: one placement brings them, so they are of one player.
                let icons = state.vault.offered(content, at).map_or(0, |offer| {
                    let once = offer.gain.iter().filter(|icon| **icon == Icon::Dweller).count();
                    // S-SPECIAL-04: a trained dweller may have doubled the line.
                    if offer.letters == Letters::default() { once } else { once * 2 }
                });
                let here = new.entry(&space.text).or_default();
                here.push(dweller);
                let same = here.iter().all(|other| other.owner.text == dweller.owner.text);
                if gives && (here.len() > icons || !same) {
                    found.push((space, say!("too-many-new", "so many new dwellers cannot come to this space")));
                }
                continue;
            }
            let here = standing.entry(&space.text).or_default();
            here.push(dweller);
            if !others_may_stand(state, content, at, here) {
                found.push((space, say!("too-many-here", "so many dwellers cannot stand on this space")));
            }
            if let Place::Elevator { level } = at.place()
                && state.vault.owner(level) != self.seat(&dweller.owner)
            {
                found.push((space, say!("not-own-elevator", "only its owner places on an elevator")));
            }
        }
        found.into_iter().for_each(|(word, message)| self.cannot(word, message));
    }
}

/// Whether all these can stand on a space together.
fn others_may_stand(state: &State, content: &crate::content::Content, at: SpaceRef, here: &[&Standing]) -> bool {
    let printed = match at.place() {
        Place::Room { level, slot, side } => {
            let room = state.vault.room(level, slot).and_then(|room| content.rooms.get(usize::from(room)));
            room.and_then(|room| room.spaces.get(side as usize)).and_then(|id| content.spaces.get(usize::from(id.0)))
        }
        Place::Elevator { .. } => None,
    };
    // A threat may have come or gone since they were placed.
    let is_linked = [printed, state.vault.offered(content, at)].into_iter().flatten().any(|space| space.linked);
    let same = here.iter().all(|dweller| dweller.owner.text == here[0].owner.text);
    here.len() <= if is_linked && same { 2 } else { 1 }
}
