//! A survivor was killed: what is kept, what is lost, and where they rise (chapter KILLED).

use kernel::{Seat, numbers_in};
use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::Choice,
    event::Event,
    map::Node,
    state::{MOST_HP, NO_CARD},
};

use super::{
    after::{Change, change_lines},
    card::{Foot, picking},
    head,
};
use crate::{
    parts::symbol,
    play::Play,
    wasteland::{
        messages::{fill, said, say},
        voice::speak,
    },
};

/// The survivor was killed.
#[component]
pub fn DeathPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let seat = move || play.own_seat();
    let title = move || {
        let name = speak(play, |_, voice| voice.seat(seat()));
        fill("death-title", &[("name", name.as_str().into())])
    };
    let cause = move || {
        let seat = seat();
        let told = play.story.with(|story| cause_of(story.iter().rev().map(|told| &told.event), seat).cloned())?;
        Some(speak(play, |_, voice| voice.event(&told)))
    };
    let spaces = move || {
        let nodes = play.open_choices().into_iter().filter_map(|choice| match choice {
            Choice::Space(node) => Some(node),
            _ => None,
        });
        nodes.map(|node| rise_at(play, pick, node)).collect_view()
    };
    view! {
        <article class="panel-sheet death">
            <svg class="death-art" viewBox="0 0 24 24" aria-hidden="true"><use href=symbol("i-killed")></use></svg>
            {head(play, "killed", title)}
            <p class="lead">{cause}</p>
            <div class="panel-columns">
                <section class="panel-side">
                    <h3>{said("death-kept")}</h3>
                    {move || change_lines(kept(play, seat()))}
                </section>
                <section class="panel-side">
                    <h3>{said("death-lost")}</h3>
                    {move || change_lines(lost(play, seat()))}
                </section>
            </div>
            <section class="panel-side">
                <h3>{said("death-rise")}</h3>
                <ul class="rise">{spaces}</ul>
            </section>
            <Foot play=play pick=pick hint="death-hint" />
        </article>
    }
}

/// The last thing before a death that took HP or brought rads.
fn cause_of<'e>(mut latest_first: impl Iterator<Item = &'e Event>, seat: Seat) -> Option<&'e Event> {
    latest_first.find(
        |event| matches!(event, Event::Damaged { seat: who, .. } | Event::Irradiated { seat: who, .. } if *who == seat),
    )
}

/// A space of the starting tile.
fn rise_at(play: Play<Wasteland>, pick: RwSignal<Option<Choice>>, node: Node) -> AnyView {
    let choice = Choice::Space(node);
    let is_picked = move || pick.get() == Some(choice);
    let (name, parts) = speak(play, |view, voice| (voice.space(node), voice.space_parts(view, node).join(". ")));
    view! {
        <li>
            <button
                type="button"
                class="rise-at"
                class:picked=is_picked
                aria-pressed=move || is_picked().to_string()
                on:click=move |_| {
                    pick.set(Some(choice));
                    play.desk.marked.set([node].into_iter().collect());
                }
            >
                <b>{name}</b>
                <span>{parts}</span>
            </button>
        </li>
    }
    .into_any()
}

/// What death leaves (W-KILLED-04 to W-KILLED-06, W-KILLED-12).
fn kept(play: Play<Wasteland>, seat: Seat) -> Vec<Change> {
    speak(play, |view, voice| {
        let player = view.player(seat);
        let list = |names: Vec<String>| names.join(", ");
        let mut kept = Vec::new();
        let talent = Some(player.talent).filter(|talent| *talent != NO_CARD);
        let worn = player.equipped.iter().filter(|held| held.is_some()).map(|held| held.card).chain(talent);
        let worn = list(worn.map(|card| voice.card(card)).collect());
        if !worn.is_empty() {
            kept.push(Change::plain("weapon", fill("death-worn", &[("names", worn.as_str().into())])));
        }
        let perks = list(numbers_in(player.perks).map(|perk| voice.perk(perk)).collect());
        if !perks.is_empty() {
            kept.push(Change::plain("perk", fill("death-perks", &[("names", perks.as_str().into())])));
        }
        let letters = Voice::letters(player.special);
        kept.push(Change::plain("level-up", fill("death-letters", &[("letters", letters.as_str().into())])));
        kept.push(Change::plain("caps", fill("board-caps", &[("count", i64::from(player.caps).into())])));
        kept.push(Change::plain("agenda", fill("board-agendas", &[("count", view.hand(seat).count.into())])));
        let left = MOST_HP.saturating_sub(player.rads);
        kept.push(Change::plain("hp", fill("death-hp", &[("hp", MOST_HP.into()), ("left", left.into())])));
        if player.rads > 0 {
            kept.push(Change::bad("rads", fill("death-rads", &[("n", player.rads.into())])));
        }
        kept
    })
}

/// What death takes (W-KILLED-03, W-KILLED-08).
fn lost(play: Play<Wasteland>, seat: Seat) -> Vec<Change> {
    speak(play, |view, voice| {
        let mut lost: Vec<Change> = Vec::new();
        let cards: Vec<String> = view.player(seat).inventory.iter().map(|held| voice.card(held.card)).collect();
        if cards.is_empty() {
            lost.push(Change::plain("inventory", say("death-nothing")));
        } else {
            let names = cards.join(", ");
            lost.push(Change::bad("inventory", fill("death-inventory", &[("names", names.as_str().into())])));
        }
        if view.active == seat && view.turn.killed {
            lost.push(Change::bad("activate", say("death-turn")));
        }
        lost
    })
}
