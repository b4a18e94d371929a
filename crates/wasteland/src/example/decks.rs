//! Where the pieces are that nobody holds: decks, stacks and supplies. Every piece is in exactly one place.

use harness::example::{Given, Pile};
use kernel::{Cup, Seed};
use pack::Word;

use crate::{
    content::{Content, EncounterIcon, EnemyType, Home},
    mode::{self, Pick},
    state::SHOP,
};

use super::{
    blank::{self, Wanted},
    draft::{Draft, GameStep, Which},
};

/// The homes of cards, with the decks they lie in.
pub(super) const HOMES: [(Home, Which); 3] =
    [(Home::Loot, Which::Loot), (Home::Asset, Which::Assets), (Home::Unique, Which::Uniques)];

/// Fills the box with blank pieces: the usual number, or just enough where the example says how many are in a deck.
pub(super) fn fill_box(content: &mut Content, draft: &Given<Draft>, pick: Pick) {
    let named = named(draft);
    for (home, which) in HOMES {
        let defined = content.cards.iter().filter(|card| card.home == home).count();
        let held = draft.people.iter().flat_map(|person| person.cards()).chain(draft.shop.iter().flatten());
        let mut elsewhere = held.filter(|word| home_of(content, &word.text) == Some(home)).count();
        if which == Which::Assets {
            let in_shop = draft.shop.as_ref().map_or(0, Vec::len);
            elsewhere += SHOP.saturating_sub(in_shop);
        }
        let wanted = Wanted { named: &named, defined, total: total(draft, which, elsewhere) };
        blank::add_cards(content, home, &wanted);
    }
    let seats = draft.names().len() as u8;
    // Which cards are drawn for the deck does not matter here, only how many.
    let in_deck = mode::agenda_deck(content, seats, pick, &mut Cup::new(Seed::from_number(0)));
    let out = content.agendas.len() - in_deck.len();
    let held: usize = draft.people.iter().map(|person| person.agendas.len()).sum();
    let held = held + draft.people.iter().filter(|person| person.revealed_besides().is_some()).count();
    let total_agendas = total(draft, Which::Agendas, held).map(|total| total + out);
    let wanted = Wanted { named: &named, defined: content.agendas.len(), total: total_agendas };
    match draft.friendly {
        Some(friendly) => blank::add_group_agendas(content, friendly, &wanted),
        None => blank::add_agendas(content, &wanted),
    }
    let held = draft.people.iter().map(|person| person.perks.len()).sum();
    let total_perks = total(draft, Which::Perks, held);
    let wanted = Wanted { named: &named, defined: content.perks.len(), total: total_perks };
    blank::add_perks(content, &wanted);
    for kind in EnemyType::ALL.into_iter().filter(|kind| kind.faction().is_none()) {
        let is_of_kind = |id: &str| match content.tokens.iter().find(|token| token.id == id) {
            Some(token) => token.kind == kind,
            None => id.rsplit_once('-').is_some_and(|(name, _)| name == crate::words::plain_word(&kind)),
        };
        let on_map = draft.enemies.iter().filter(|enemy| enemy.faction.is_none() && is_of_kind(&enemy.name.text));
        let total = total(draft, Which::Stack(kind), on_map.count());
        let defined = content.tokens.iter().filter(|token| token.kind == kind).count();
        blank::add_tokens(content, kind, &Wanted { named: &named, defined, total });
    }
    for icon in EncounterIcon::ALL {
        let defined = content.encounters.iter().filter(|card| card.back == icon && card.number.is_none()).count();
        let total = draft.pile(Which::Encounters(icon)).left.map(usize::from);
        blank::add_encounters(content, icon, &Wanted { named: &named, defined, total });
    }
}

/// All names of pieces that a position mentions.
fn named(draft: &Draft) -> Vec<String> {
    let piles: Vec<Pile> = Which::all().into_iter().map(|(_, which)| draft.pile(which)).collect();
    let mut words: Vec<&Word> = Vec::new();
    for person in &draft.people {
        words.extend(person.cards().chain(&person.agendas).chain(&person.perks));
        words.extend(person.revealed_besides());
    }
    words.extend(piles.iter().flat_map(|pile| pile.top.iter().chain(&pile.discarded)));
    words.extend(draft.enemies.iter().map(|enemy| &enemy.name));
    words.extend(draft.shop.iter().flatten());
    words.into_iter().map(|word| word.text.clone()).collect()
}

/// How many pieces there are, if the example says how many are left.
fn total(draft: &Draft, which: Which, elsewhere: usize) -> Option<usize> {
    let pile = draft.pile(which);
    let left = usize::from(pile.left?).max(pile.top.len());
    let discards = usize::from(pile.discards.unwrap_or(0)).max(pile.discarded.len());
    // In a new game everything is still in its deck.
    Some(if draft.step == GameStep::NewGame { left } else { elsewhere + left + discards })
}

fn home_of(content: &Content, id: &str) -> Option<Home> {
    let defined = content.cards.iter().find(|card| card.id == id).map(|card| card.home);
    let blank = || {
        let prefixes = [("blank-loot-", Home::Loot), ("blank-asset-", Home::Asset), ("blank-unique-", Home::Unique)];
        prefixes.into_iter().find(|(prefix, _)| id.starts_with(prefix)).map(|(_, home)| home)
    };
    defined.or_else(blank)
}

/// Brings these cards to the top of a pile, whose top card is last.
pub(super) fn bring_up<C: Copy + PartialEq>(pile: &mut [C], tops: &[C]) {
    let mut place = pile.len();
    for card in tops {
        if let Some(at) = pile[..place].iter().rposition(|other| other == card) {
            place -= 1;
            pile.swap(at, place);
        }
    }
}
