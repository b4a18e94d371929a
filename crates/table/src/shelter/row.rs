//! A choice of Shelter as a line of the list.

use kernel::{Asked, Seat};
use leptos::prelude::*;
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Cubes, Icon as Printed, Item, Space},
    vault::SpaceRef,
};
use text::shelter::Voice;

use super::{
    art::{Art, Picture},
    dweller::{Looks, figure},
    formula::{Price, resource_icon, space_formula},
    item::{abilities, item_of},
    room::printed_spaces,
};
use crate::{parts::Icon, play::Play, room::Snapshot, screens::table::ChoiceRow};

/// What a choice takes and gives, as it is printed.
#[derive(Clone, PartialEq, Debug)]
pub enum Formula {
    /// A space, with its reward line.
    Space(Space, Vec<Printed>),
    /// An item.
    Item(Item),
    /// A room: its price and its spaces.
    Room(Cubes, Vec<Space>),
}

impl Formula {
    /// As icons.
    pub fn view(self) -> AnyView {
        match self {
            Formula::Space(space, line) => space_formula(&space, line).into_any(),
            Formula::Item(item) => {
                view! { <span class="abilities" aria-hidden="true">{abilities(item)}</span> }.into_any()
            }
            Formula::Room(price, spaces) => {
                let spaces = spaces.into_iter().map(|space| space_formula(&space, space.gain.to_vec())).collect_view();
                view! { <span class="spaces-row" aria-hidden="true"><Price price=price /> {spaces}</span> }.into_any()
            }
        }
    }
}

/// The line of a choice that is open to this seat.
pub fn row(play: Play<Shelter>, seat: Seat, asked: &Asked<Ask>, choice: Choice) -> ChoiceRow<Shelter> {
    play.snapshot.with(|snapshot| {
        play.voice(|voice| {
            // Of several that are picked together, each is one more.
            if let Choice::Resource(resource) = choice
                && play.most_of(choice).is_some()
            {
                return ChoiceRow::plain(choice, group(choice), voice.resource(resource));
            }
            let text = voice.choice(&snapshot.view, asked, choice);
            let of_card = |what: String, note: Option<String>, formula: Option<Formula>| ChoiceRow {
                choice,
                group: group(choice),
                text: text.clone(),
                what,
                note,
                formula,
            };
            match choice {
                Choice::Place(at) => {
                    let offer = play.game.with_value(|game| snapshot.view.vault.offered(game.content(), at).cloned());
                    let line = offer.as_ref().map(|space| text::shelter::line(&snapshot.view, at, space));
                    let (what, note) = placement(snapshot, voice, seat, at);
                    of_card(what, note, offer.map(|space| Formula::Space(space, line.unwrap_or_default())))
                }
                Choice::Slot(letter) => {
                    of_card(voice.train_in(letter), Some(voice.trained_doubles(&snapshot.view, letter)), None)
                }
                Choice::Use { card, .. } => {
                    let name = voice.item(card);
                    let note = text.strip_prefix(&name).map(|rest| rest.trim_start_matches(['.', ' ']).to_owned());
                    of_card(name, note, None)
                }
                Choice::Item(card) => of_card(voice.item(card), None, item_of(play, card).map(Formula::Item)),
                Choice::Room(room) => of_card(voice.room(room), None, printed_room(play, room)),
                Choice::Build { room, slot } => {
                    of_card(voice.room(room), Some(voice.slot(slot)), printed_room(play, room))
                }
                Choice::Threat(at) => match snapshot.view.vault.threat(at) {
                    Some(threat) => of_card(voice.threat(threat), Some(voice.space(&snapshot.view, at)), None),
                    None => ChoiceRow::plain(choice, group(choice), text),
                },
                _ => ChoiceRow::plain(choice, group(choice), text),
            }
        })
    })
}

/// The card or figure that a choice is about.
pub fn picture(play: Play<Shelter>, seat: Seat, choice: Choice) -> Option<AnyView> {
    let game = play.game.get_value();
    let content = game.content();
    let (kind, id) = match choice {
        Choice::Use { card, .. } | Choice::Item(card) => (Picture::Item, &content.items.get(usize::from(card))?.id),
        Choice::Room(room) | Choice::Build { room, .. } => (Picture::Room, &content.rooms.get(usize::from(room))?.id),
        Choice::Threat(at) => {
            let threat = play.snapshot.with_untracked(|snapshot| snapshot.view.vault.threat(at))?;
            (Picture::Threat, &content.threats.get(usize::from(threat))?.id)
        }
        Choice::Dweller(dweller) => {
            let looks = play.snapshot.with_untracked(|snapshot| Looks::of(&snapshot.view, seat, dweller))?;
            return Some(figure(play, &looks).into_any());
        }
        Choice::Resource(resource) => {
            let kind = resource_icon(resource);
            return Some(view! { <span class="stock" data-kind=kind><Icon name=kind /></span> }.into_any());
        }
        _ => return None,
    };
    Some(view! { <Art kind=kind id=id.clone() /> }.into_any())
}

fn printed_room(play: Play<Shelter>, card: u8) -> Option<Formula> {
    play.game.with_value(|game| {
        let room = game.content().rooms.get(usize::from(card))?;
        Some(Formula::Room(room.price, printed_spaces(game.content(), room)))
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
