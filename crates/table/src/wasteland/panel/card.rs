//! Cards in a panel: picked with one press, done with the button below.

use kernel::Game as _;
use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{Wasteland, choice::Choice, state::Held};

use super::after::{change_lines, changes};
use crate::{
    memo::{effect, follow, memo},
    parts::Icon,
    play::Play,
    wasteland::{
        art::{Art, card_drawing, drawing, faction_icon, kind_icon},
        messages::{fill, say},
        voice::speak,
    },
};

/// What a card in a panel shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// The drawing.
    pub drawn: String,
    /// The name.
    pub name: String,
    /// What is printed on it.
    pub text: String,
    /// The icon of its kind.
    pub kind: Option<&'static str>,
    /// A number in its corner, with its icon.
    pub corner: Option<(&'static str, String)>,
    /// A word about its state.
    pub state: Option<String>,
}

impl Face {
    /// A card that a survivor can own.
    pub fn card(play: Play<Wasteland>, card: u16) -> Face {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                let content = game.content();
                let printed = content.cards.get(usize::from(card));
                Face {
                    drawn: card_drawing(content, card),
                    name: voice.card(card),
                    text: printed.map(|printed| voice.paraphrase().card(printed).join(" ")).unwrap_or_default(),
                    kind: printed.map(|printed| kind_icon(printed.kind)),
                    corner: None,
                    state: None,
                }
            })
        })
    }

    /// A card as a survivor has it: worn, stored, exhausted.
    pub fn held(play: Play<Wasteland>, held: Held, is_worn: bool) -> Face {
        let state = match (held.exhausted, is_worn) {
            (true, _) => Some(say("card-is-exhausted")),
            (false, true) => Some(say("card-is-worn")),
            (false, false) => None,
        };
        Face { state, ..Face::card(play, held.card) }
    }

    /// A perk.
    pub fn perk(play: Play<Wasteland>, perk: u8) -> Face {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                let printed = game.content().perks.get(usize::from(perk));
                let id = printed.map(|perk| perk.id.as_str()).unwrap_or_default();
                let letters = printed.map(|perk| Voice::letters(perk.letters)).unwrap_or_default();
                Face {
                    drawn: drawing(format!("perk-{id}"), "i-perk"),
                    name: voice.perk(perk),
                    text: printed.map(|perk| voice.paraphrase().usage(&perk.uses)).unwrap_or_default(),
                    kind: Some("perk"),
                    corner: Some(("level-up", letters)),
                    state: None,
                }
            })
        })
    }

    /// An agenda card.
    pub fn agenda(play: Play<Wasteland>, agenda: u8) -> Face {
        speak(play, |view, voice| {
            play.game.with_value(|game| {
                let printed = game.content().agendas.get(usize::from(agenda));
                let faction = printed.and_then(|card| card.faction);
                let is_open = view.all_seats().any(|seat| view.player(seat).loyal == agenda);
                Face {
                    drawn: format!("i-{}", faction.map_or("agenda", faction_icon)),
                    name: voice.agenda(agenda),
                    text: printed.map(|card| voice.paraphrase().agenda(card).join(" ")).unwrap_or_default(),
                    kind: Some("agenda"),
                    corner: None,
                    state: is_open.then(|| say("card-is-revealed")),
                }
            })
        })
    }

    /// The card that a choice is about, if it is one.
    pub fn of(play: Play<Wasteland>, choice: Choice) -> Option<Face> {
        Some(match choice {
            Choice::Card(card)
            | Choice::Buy(card)
            | Choice::Recruit(card)
            | Choice::Sell(card)
            | Choice::Equip(card)
            | Choice::Unequip(card)
            | Choice::Store(card)
            | Choice::Use { card, .. } => Face::card(play, card),
            Choice::Perk(perk) | Choice::UsePerk(perk) => Face::perk(play, perk),
            Choice::Agenda(agenda) | Choice::Declare(agenda) => Face::agenda(play, agenda),
            Choice::EncounterCard(card) => Face {
                drawn: "i-encounter".to_owned(),
                name: speak(play, |_, voice| voice.encounter(card)),
                text: speak(play, |_, voice| voice.encounter_intro(card)).unwrap_or_default(),
                ..Face::default()
            },
            _ => return None,
        })
    }
}

/// What a card shows, inside whatever it is.
pub fn face_view(face: Face) -> AnyView {
    let corner = face.corner.filter(|(_, text)| !text.is_empty());
    view! {
        <span class="card-art"><Art drawn=face.drawn /></span>
        <span class="card-name">
            {face.kind.map(|kind| view! { <Icon name=kind /> })}
            {face.name}
        </span>
        {corner.map(|(icon, text)| view! { <b class="card-corner"><Icon name=icon />{text}</b> })}
        {face.state.map(|state| view! { <span class="card-state">{state}</span> })}
        <span class="card-text">{face.text}</span>
    }
    .into_any()
}

/// What is picked in a panel: nothing when a question begins, or what a lesson leads to.
pub fn picking(play: Play<Wasteland>) -> RwSignal<Option<Choice>> {
    let pick = RwSignal::new(None);
    let number = memo(move || play.snapshot.with(|snapshot| snapshot.number));
    let led = memo(move || play.led_to());
    effect(move || {
        follow(number);
        pick.set(led.get());
    });
    pick
}

/// A card that can be picked.
pub fn choice_card(pick: RwSignal<Option<Choice>>, choice: Choice, face: Face) -> AnyView {
    let is_picked = move || pick.get() == Some(choice);
    view! {
        <li>
            <button
                type="button"
                class="card"
                class:picked=is_picked
                aria-pressed=move || is_picked().to_string()
                on:click=move |_| pick.set(Some(choice))
            >
                {face_view(face)}
            </button>
        </li>
    }
    .into_any()
}

/// A card that cannot be chosen now, and why.
pub fn closed_card(play: Play<Wasteland>, wished: Choice, face: Face) -> AnyView {
    let seat = play.own_seat();
    let because = play.state().and_then(|state| play.game.with_value(|game| game.why_not(&state, seat, wished)));
    let why = because.map(|because| speak(play, |_, voice| voice.bare_reason(because.reason)));
    still_card(face, why)
}

/// A card that is only shown.
pub fn still_card(face: Face, why: Option<String>) -> AnyView {
    view! {
        <li>
            <div class="card still">
                {face_view(face)}
                {why.map(|why| view! { <span class="why"><Icon name="lock" />{why}</span> })}
            </div>
        </li>
    }
    .into_any()
}

/// What the picked choice would change, and the button that does it; beside it what leaves the panel.
#[component]
pub fn Foot(
    /// The game on the screen.
    play: Play<Wasteland>,
    /// What is picked.
    pick: RwSignal<Option<Choice>>,
    /// What to do while nothing is picked, as a key.
    hint: &'static str,
    /// Choices that need no picking.
    #[prop(optional)]
    rest: Vec<Choice>,
) -> impl IntoView {
    let picked = memo(move || pick.get().filter(|choice| play.open_choices().contains(choice)));
    let label = move |choice: Choice| {
        let ask = play.ask()?;
        Some(speak(play, |_, voice| voice.choice(ask, choice)))
    };
    let told = move || match picked.get() {
        Some(choice) => change_lines(changes(play, &[choice])),
        None => view! { <p class="hint">{say(hint)}</p> }.into_any(),
    };
    let rest = StoredValue::new(rest);
    let others = move || {
        let open = play.open_choices();
        let rest = rest.with_value(|rest| rest.iter().copied().filter(|one| open.contains(one)).collect::<Vec<_>>());
        rest.into_iter()
            .map(|choice| {
                view! {
                    <button type="button" class="btn" on:click=move |_| play.choose(choice)>{label(choice)}</button>
                }
            })
            .collect_view()
    };
    view! {
        <footer class="panel-foot">
            <div aria-live="polite">{told}</div>
            <div class="panel-buttons">
                {others}
                {move || {
                    picked.get()
                        .map(|choice| {
                            view! {
                                <button type="button" class="btn primary do" on:click=move |_| play.choose(choice)>
                                    {label(choice)}
                                </button>
                            }
                        })
                }}
            </div>
        </footer>
    }
}

/// Cards of a kind that a side of a panel has, under its heading.
pub fn side(title: String, note: Option<(&'static str, String)>, cards: Vec<AnyView>) -> AnyView {
    let is_empty = cards.is_empty();
    view! {
        <section class="panel-side">
            <h3>
                {title}
                {note.map(|(icon, text)| view! { <b><Icon name=icon />{text}</b> })}
            </h3>
            <ul class="cards">{cards}</ul>
            {is_empty.then(|| view! { <p class="muted">{say("side-empty")}</p> })}
        </section>
    }
    .into_any()
}

/// How full the inventory of a survivor is, for a heading.
pub fn room_left(held: usize, of: u8) -> (&'static str, String) {
    ("inventory", fill("side-inventory", &[("n", (held as i64).into()), ("of", of.into())]))
}
