//! Chapters AGENDA and LOYALTY in the cooperative game.

use kernel::{Because, Seat};

use super::{Reason, group, options, set_gained};
use crate::{
    choice,
    content::Faction,
    machine::{Wasteland, because},
    mode,
    options::{Loyalty, OpenAgendas},
    state::{Public, State},
};

/// M-RULING-14.
pub(crate) fn are_open(public: &Public) -> bool {
    options(public).agendas == OpenAgendas::Open
}

/// Whether everybody is loyal to the Friendly faction, and nobody declares it (M-RULING-11).
fn all_are_loyal(public: &Public) -> bool {
    options(public).loyalty == Loyalty::Everybody
}

/// M-RULING-11.
pub(crate) fn loyalty(game: &Wasteland, state: &State, seat: Seat) -> Option<Faction> {
    if all_are_loyal(state) {
        group(state).map(|group| group.agreement.friendly)
    } else {
        game.declared_loyalty(state, seat)
    }
}

/// M-RULING-11.
pub(crate) fn no_declaration(state: &State) -> Result<(), Because<choice::Reason>> {
    if all_are_loyal(state) {
        let reason = mode::Reason::Coop(Reason::LoyalAnyway);
        return because(reason.rule(), choice::Reason::Mode(reason));
    }
    Ok(())
}

/// An agenda card was gained, and is counted (M-RULING-61).
pub(crate) fn gained(state: &mut State) {
    if let Some(group) = group(state) {
        set_gained(state, group.gained.saturating_add(1));
    }
}
