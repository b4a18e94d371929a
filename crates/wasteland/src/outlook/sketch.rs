//! From a view to a state for public questions: cheap, and without chance.
//!
//! Decks are left empty, facedown tiles and tokens are unknown ones, and hands that cannot be known hold any cards that
//! could be in them, because their number counts.

use kernel::{Cup, Fault, Seed, numbers_in};

use crate::{machine::Wasteland, redeal::unknown, secret::Secret, state::State, view::View};

pub(super) fn sketch(game: &Wasteland, view: &View) -> Result<State, Fault> {
    view.check(game)?;
    let mut secret = Secret::empty(Cup::new(Seed([0; 32])));
    let mut unplaced = unplaced_agendas(game, view);
    for (hand, seen) in secret.hands.iter_mut().zip(&view.hands) {
        *hand = seen.fill(|| {
            let card = numbers_in(unplaced).next().ok_or_else(unknown)?;
            unplaced &= !(1 << card);
            Ok(1 << card)
        })?;
    }
    Ok(State { public: view.public.clone(), secret })
}

/// Agenda cards whose place the viewer does not know: in the deck, in hands of others, or among facedown discards.
pub(super) fn unplaced_agendas(game: &Wasteland, view: &View) -> u64 {
    let all = (0u8..64).zip(&game.content.agendas).fold(0, |set, (card, _)| set | 1 << card);
    all & !view.agendas_out & !view.known_agendas(game)
}
