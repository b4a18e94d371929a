//! Who can see what: everything on the table that is hidden from somebody, with its number.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Back, EncounterIcon, EnemyType},
    effect::Pile,
    mode,
    options::AgendaDiscards,
    outlook::Analysis,
    view::looking,
};

/// Something hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret {
    /// Agenda cards in the hand of a survivor, without the revealed one (W-AGENDA-07).
    Hand(Seat),
    /// The discarded agenda cards (W-RULING-85).
    AgendaDiscards,
    /// Facedown tiles with this back.
    Tiles(Back),
    /// Facedown enemies of this type (W-ENEMY-07).
    Enemies(EnemyType),
    /// The order of a deck; of encounters, everybody knows which cards there are.
    Deck(Pile),
    /// The order of an enemy stack.
    Stack(EnemyType),
    /// The order of the common S.P.E.C.I.A.L. tokens.
    Specials,
    /// Cards of a deck that somebody looks at.
    LookedAt(Pile),
}

/// Something hidden, and who can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// What.
    pub what: Secret,
    /// How many there are.
    pub count: u8,
    /// How many of them this viewer knows.
    pub known: u8,
    /// Who sees all of them.
    pub seen_by: Seats,
}

impl Analysis<'_> {
    /// All that is hidden, and from whom. Things of which there are none are left out.
    #[must_use]
    pub fn hidden(&self) -> Vec<Hidden> {
        let view = self.view;
        let mut hidden = Vec::new();
        let mut add = |what, count: usize, known: usize, seen_by| {
            if count > 0 {
                hidden.push(Hidden { what, count: count as u8, known: known as u8, seen_by });
            }
        };
        for seat in view.all_seats() {
            let (hand, revealed) = (view.hand(seat), view.revealed_by(seat));
            let count = usize::from(hand.count).saturating_sub(revealed.count_ones() as usize);
            let known = (hand.known & !revealed).count_ones() as usize;
            let is_open = view.winners.contains(seat) || mode::hands_are_open(view);
            let seen_by = if is_open { self.everybody() } else { Seats::only(seat) };
            add(Secret::Hand(seat), count, known, seen_by);
        }
        if view.options.agenda_discards_public == AgendaDiscards::Facedown {
            let discards = &view.agenda_discards;
            add(Secret::AgendaDiscards, discards.len(), discards.iter().flatten().count(), Seats::NONE);
        }
        for back in [Back::Dangerous, Back::Deadly] {
            let places = self.game.content.places(view.scenario);
            let fits =
                |place: &u8| !view.is_faceup(*place) && self.game.content.back_at(view.scenario, *place) == Some(back);
            let tiles: Vec<u8> = places.filter(fits).collect();
            let known = tiles.iter().filter(|place| view.tile_at(**place).0.is_some()).count();
            add(Secret::Tiles(back), tiles.len(), known, Seats::NONE);
        }
        for kind in EnemyType::ALL {
            let asleep = || view.foes.iter().filter(move |(_, foe)| !foe.active && foe.kind == kind);
            let known = asleep().filter(|(number, _)| view.token_of(*number).is_some()).count();
            add(Secret::Enemies(kind), asleep().count(), known, Seats::NONE);
        }
        for (pile, deck) in [(Pile::Loot, &view.loot), (Pile::Asset, &view.assets), (Pile::Agenda, &view.agendas)] {
            add(Secret::Deck(pile), deck.left.into(), deck.known.len(), Seats::NONE);
        }
        for (icon, deck) in EncounterIcon::ALL.into_iter().zip(&view.encounters) {
            add(Secret::Deck(Pile::Encounter(icon)), deck.cards.len(), deck.known.len(), Seats::NONE);
        }
        for (kind, stack) in EnemyType::ALL.into_iter().zip(&view.stacks) {
            add(Secret::Stack(kind), stack.left.into(), stack.known.len(), Seats::NONE);
        }
        let specials = view.specials.iter().map(|count| usize::from(*count)).sum();
        add(Secret::Specials, specials, view.specials_order.as_ref().map_or(0, Vec::len), Seats::NONE);
        if let Some((seat, pile)) = looking(self.game, &view.frames) {
            let known = view.looked_at.iter().flatten().count();
            add(Secret::LookedAt(pile), view.looked_at.len(), known, Seats::only(seat));
        }
        hidden
    }

    fn everybody(&self) -> Seats {
        Seats::all(self.state.seats)
    }
}
