//! Who might be placed on a space.

use kernel::Seat;

use crate::{
    content::{Letter, Space},
    place::trained_set,
    state::{At, NONE, State, dwellers_of},
    vault::SpaceRef,
};

/// Who might be placed on a space: for each way the reward can go, somebody with whom it does.
pub(super) struct Parties {
    /// The dwellers that double.
    pub doubling: Vec<(u8, Letter)>,
    /// A party that gains the reward once.
    pub plain: Option<[u8; 2]>,
    /// A party that gains it twice.
    pub doubled: Option<[u8; 2]>,
}

impl Parties {
    pub fn of(state: &State, seat: Seat, space: &Space, with: Option<u8>) -> Parties {
        let player = state.player(seat);
        let suitable = player.available & if space.injured_only { player.injured } else { !player.injured };
        let doubles = |dweller: u8| player.letter_of(dweller).filter(|letter| space.is_doubled_by(*letter));
        let doubling: Vec<(u8, Letter)> =
            dwellers_of(suitable).filter_map(|dweller| Some((dweller, doubles(dweller)?))).collect();
        // The loose ones first: they lose nothing.
        let trained = trained_set(&player.slots);
        let order = || dwellers_of(suitable & !trained).chain(dwellers_of(suitable & trained));
        let plain = || order().filter(|dweller| doubles(*dweller).is_none() && Some(*dweller) != with);
        let matching = || doubling.iter().map(|(dweller, _)| *dweller).filter(|dweller| Some(*dweller) != with);
        let with_doubles = with.is_some_and(|dweller| doubles(dweller).is_some());
        let party = |who: Vec<u8>| match (&who[..], space.linked) {
            ([one, other, ..], true) => Some([*one, *other]),
            ([one, ..], false) => Some([*one, NONE]),
            _ => None,
        };
        let first = || with.into_iter();
        let (plain_party, doubled_party) = match (with, space.linked) {
            (Some(_), false) if with_doubles => (None, party(first().collect())),
            (Some(_), false) => (party(first().collect()), None),
            (Some(_), true) if with_doubles => (None, party(first().chain(plain()).chain(matching()).collect())),
            (Some(_), true) => {
                let doubled = matching().next().and_then(|one| party(first().chain([one]).collect()));
                (party(first().chain(plain()).collect()), doubled)
            }
            (None, _) => {
                let one = matching().next();
                let rest = plain().chain(matching().skip(1));
                (party(plain().collect()), one.and_then(|one| party([one].into_iter().chain(rest).collect())))
            }
        };
        Parties { doubling: doubling.clone(), plain: plain_party, doubled: doubled_party }
    }
}

/// Puts the dwellers on the space of the copy, as chapter PLACE does. Gives the letter that doubles, and a letter whose
/// training is used up for nothing.
pub(super) fn put_down(
    state: &mut State,
    seat: Seat,
    at: SpaceRef,
    space: &Space,
    party: [u8; 2],
) -> (Option<Letter>, Option<Letter>) {
    let (mut doubled, mut spent) = (None, None);
    let player = state.player_mut(seat);
    for dweller in party.into_iter().filter(|dweller| *dweller != NONE) {
        if let Some(letter) = player.letter_of(dweller) {
            player.slots[letter as usize] = NONE;
            let kind = if space.is_doubled_by(letter) { &mut doubled } else { &mut spent };
            *kind = kind.or(Some(letter));
        }
        player.at[dweller as usize] = At::Space(at);
        player.available &= !(1 << dweller);
    }
    state.vault.occupied |= at.bit();
    state.turn.dwellers = party;
    state.turn.doubled = doubled.is_some();
    (doubled, spent)
}
