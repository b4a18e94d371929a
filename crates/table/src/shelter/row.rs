//! A choice of Shelter as a line of the list.

use kernel::{Asked, Seat};
use leptos::prelude::*;
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Icon, Space},
    vault::SpaceRef,
};
use text::shelter::Voice;

use crate::{play::Play, room::Snapshot, screens::table::ChoiceRow};

/// What a space takes and gives, with its reward line.
pub type Formula = (Space, Vec<Icon>);

/// The line of a choice that is open to this seat.
pub fn row(play: Play<Shelter>, seat: Seat, asked: &Asked<Ask>, choice: Choice) -> ChoiceRow<Shelter> {
    play.snapshot.with(|snapshot| {
        play.voice(|voice| {
            let text = voice.choice(&snapshot.view, asked, choice);
            let at = match choice {
                Choice::Place(at) => at,
                Choice::Slot(letter) => {
                    let note = Some(voice.trained_doubles(&snapshot.view, letter));
                    return ChoiceRow { text, note, ..ChoiceRow::plain(choice, group(choice), voice.train_in(letter)) };
                }
                _ => return ChoiceRow::plain(choice, group(choice), text),
            };
            let offer = play.game.with_value(|game| snapshot.view.vault.offered(game.content(), at).cloned());
            let line = offer.as_ref().map(|space| text::shelter::line(&snapshot.view, at, space)).unwrap_or_default();
            let (what, note) = placement(snapshot, voice, seat, at);
            ChoiceRow { choice, group: group(choice), text, what, note, formula: offer.map(|space| (space, line)) }
        })
    })
}

/// What stands together.
const fn group(choice: Choice) -> &'static str {
    match choice {
        Choice::Place(_) => "group-place",
        Choice::Use { .. } => "group-use",
        _ => "group-other",
    }
}

fn placement(snapshot: &Snapshot<Shelter>, voice: Voice<'_>, seat: Seat, at: SpaceRef) -> (String, Option<String>) {
    let space = voice.space(&snapshot.view, at);
    let notes = voice.placement_notes(&snapshot.view, seat, at);
    let note = (!notes.is_empty()).then(|| notes.join(" · "));
    match snapshot.view.vault.threat(at) {
        None => (space, note),
        Some(threat) => {
            let note = std::iter::once(space).chain(note).collect::<Vec<_>>().join(" · ");
            (voice.threat(threat), Some(note))
        }
    }
}
