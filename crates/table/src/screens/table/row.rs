//! A choice as a line of the list: what it is, what it takes and gives, and what else is worth knowing.

use kernel::{Asked, Seat};
use leptos::prelude::*;
use shelter::{
    choice::{Ask, Choice},
    content::{Icon, Space},
    vault::SpaceRef,
};
use text::shelter::Voice;

use crate::{play::Play, room::Snapshot};

/// What kinds of choices stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Placing a dweller.
    Place,
    /// Using an item.
    Use,
    /// Anything else.
    Other,
}

impl Group {
    /// The key of its heading.
    pub const fn key(self) -> &'static str {
        match self {
            Group::Place => "group-place",
            Group::Use => "group-use",
            Group::Other => "group-other",
        }
    }
}

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceRow {
    /// The choice.
    pub choice: Choice,
    /// Where it stands.
    pub group: Group,
    /// Everything in one sentence or two.
    pub text: String,
    /// The name of the thing.
    pub what: String,
    /// What icons do not say.
    pub note: Option<String>,
    /// What it takes and gives.
    pub formula: Option<(Space, Vec<Icon>)>,
}

impl ChoiceRow {
    /// The line of a choice that is open to this seat.
    pub fn of(play: Play, seat: Seat, choice: Choice) -> ChoiceRow {
        play.snapshot.with(|snapshot| {
            let asked = snapshot.decision.asked;
            play.voice(|voice| match asked {
                Some(asked) => ChoiceRow::with(play, snapshot, voice, seat, &asked, choice),
                None => ChoiceRow {
                    choice,
                    group: Group::Other,
                    text: String::new(),
                    what: String::new(),
                    note: None,
                    formula: None,
                },
            })
        })
    }

    fn with(
        play: Play,
        snapshot: &Snapshot,
        voice: Voice<'_>,
        seat: Seat,
        asked: &Asked<Ask>,
        choice: Choice,
    ) -> ChoiceRow {
        let text = voice.choice(&snapshot.view, asked, choice);
        let group = match choice {
            Choice::Place(_) => Group::Place,
            Choice::Use { .. } => Group::Use,
            _ => Group::Other,
        };
        if let Choice::Place(at) = choice {
            let offer = play.game.with_value(|game| snapshot.view.vault.offered(game.content(), at).cloned());
            let line = offer.as_ref().map(|space| text::shelter::line(&snapshot.view, at, space)).unwrap_or_default();
            let (what, note) = ChoiceRow::placement(snapshot, voice, seat, at);
            return ChoiceRow { choice, group, text, what, note, formula: offer.map(|space| (space, line)) };
        }
        ChoiceRow { choice, group, what: text.clone(), text, note: None, formula: None }
    }

    fn placement(snapshot: &Snapshot, voice: Voice<'_>, seat: Seat, at: SpaceRef) -> (String, Option<String>) {
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
}
