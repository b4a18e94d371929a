//! What would be after a choice: played on a state that looks as the table does, and told as what changes for whoever
//! chooses. Only what no chance has a part in is asked here.

use kernel::{Answer, Decision, Game as _, Progress, Run, Seat, Viewer, check, decide};
use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    content::{Content, EnemyType, Faction, Letter, Trait},
    outlook::{Analysis, Figures},
    state::{Held, Player, State},
    view::View,
};

use crate::{
    parts::Icon,
    play::Play,
    wasteland::{
        art::faction_icon,
        messages::{fill, say},
        survivors::trait_icon,
        voice::speak,
    },
};

/// The table after some choices.
struct After {
    /// What the chooser would see.
    view: View,
    /// What the chooser would be asked next.
    ask: Option<Ask>,
    /// The answers to that.
    options: Vec<Choice>,
}

/// Steps that a choice may take before the next question, far more than any does.
const MOST_STEPS: u8 = 100;

/// Whether what a choice does is certain: no dice fall, and nothing facedown is drawn.
const fn is_certain(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Equip(_)
            | Choice::Unequip(_)
            | Choice::Store(_)
            | Choice::Buy(_)
            | Choice::Recruit(_)
            | Choice::Sell(_)
            | Choice::Camp
            | Choice::Recover
            | Choice::Unexhaust
            | Choice::WellRested
            | Choice::Letter(_)
            | Choice::Declare(_)
            | Choice::Withdraw
            | Choice::Card(_)
            | Choice::Agenda(_)
            | Choice::Accept
    )
}

/// The table after this person chose so, as far as it follows from that alone; none where somebody else is asked, or it
/// cannot be chosen, or chance has a part in it.
fn after(play: Play<Wasteland>, choices: &[Choice]) -> Option<After> {
    let seat = play.answering()?;
    let mut state = play.state().filter(|_| choices.iter().all(|choice| is_certain(*choice)))?;
    play.game.with_value(|game| {
        let mut then = None;
        for choice in choices {
            then = Some(play_out(game, &mut state, seat, *choice)?);
        }
        then
    })
}

/// Plays a choice, and on to the next question; but not beyond what it is part of, for what comes then is another story.
fn play_out(game: &Wasteland, state: &mut State, seat: Seat, choice: Choice) -> Option<After> {
    let (viewer, mut run) = (Viewer::Seat(seat), Run::silent());
    let before = game.view(state, viewer).open_step();
    let mut decision = Decision::default();
    decide(game, state, &mut decision);
    let answer = check(game, state, &decision, seat, &Answer::One(choice)).ok()?;
    game.answer(state, &answer, false, &mut run).ok()?;
    for _ in 0..MOST_STEPS {
        let progress = game.step(state, &mut run).ok()?;
        let view = game.view(state, viewer);
        let now = view.open_step();
        let is_within = before.under_way.last().is_none_or(|open| now.under_way.contains(open));
        match progress {
            Progress::Go if is_within && now.step == before.step => {}
            Progress::Ask if is_within => {
                decide(game, state, &mut decision);
                let asked = decision.asked.filter(|asked| asked.seat == seat);
                return Some(After { view, ask: asked.map(|asked| asked.ask), options: decision.options });
            }
            _ => return Some(After { view, ask: None, options: Vec::new() }),
        }
    }
    None
}

/// One thing that changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Its icon.
    pub icon: &'static str,
    /// What changes.
    pub text: String,
    /// Whether it is a loss or a danger.
    pub is_bad: bool,
}

impl Change {
    /// A change for the better, or neither.
    pub const fn plain(icon: &'static str, text: String) -> Change {
        Change { icon, text, is_bad: false }
    }

    /// A loss or a danger.
    pub const fn bad(icon: &'static str, text: String) -> Change {
        Change { icon, text, is_bad: true }
    }
}

/// Changes as a list.
pub fn change_lines(changes: Vec<Change>) -> AnyView {
    let line = |change: Change| {
        view! { <li class:bad=change.is_bad><Icon name=change.icon />{change.text}</li> }
    };
    view! { <ul class="changes">{changes.into_iter().map(line).collect_view()}</ul> }.into_any()
}

/// Changes inside a button, which holds no list.
pub fn change_spans(changes: Vec<Change>) -> AnyView {
    let line = |change: Change| {
        view! { <span class:bad=change.is_bad><Icon name=change.icon />{change.text}</span> }
    };
    view! { <span class="changes">{changes.into_iter().map(line).collect_view()}</span> }.into_any()
}

/// What some choices in a row would change for whoever makes them.
pub fn changes(play: Play<Wasteland>, choices: &[Choice]) -> Vec<Change> {
    let Some((seat, then)) = play.answering().zip(after(play, choices)) else { return Vec::new() };
    speak(play, |view, voice| {
        play.game.with_value(|game| {
            let mut changes = Vec::new();
            let (old, new) = (view.player(seat), then.view.player(seat));
            number("hp", "after-hp", old.hp, new.hp, true, &mut changes);
            number("rads", "after-rads", old.rads, new.rads, false, &mut changes);
            number("caps", "after-caps", old.caps, new.caps, true, &mut changes);
            gear(voice, old, new, &mut changes);
            if let (Some((before, was)), Some((after, is))) =
                (standing(game, view, seat), standing(game, &then.view, seat))
            {
                figures(before, after, old, new, &mut changes);
                // A card that nobody has shown is a guess, and so is what it would bring.
                if then.view.hand(seat).known & !view.hand(seat).known & !shown(view) == 0 {
                    number("influence", "after-influence", was, is, true, &mut changes);
                }
            }
            growth(voice, old, new, &mut changes);
            loyalty(voice, game.content(), view, old, new, &mut changes);
            next(voice, &then, seat, &mut changes);
            changes
        })
    })
}

/// The agenda cards of the deal on the table that its viewer has seen.
fn shown(view: &View) -> u64 {
    view.deal.iter().fold(0, |seen, cards| seen | cards.known)
}

/// What all that a survivor has comes to, and its influence as far as it is sure.
fn standing(game: &Wasteland, view: &View, seat: Seat) -> Option<(Figures, u32)> {
    let analysis = Analysis::new(game, view).ok()?;
    let least = analysis.influence().seats.iter().find(|stands| stands.seat == seat).map_or(0, |stands| stands.least);
    Some((analysis.figures(seat), least))
}

fn number<N: Copy + PartialOrd + Into<i64>>(
    icon: &'static str,
    key: &str,
    from: N,
    to: N,
    more_is_good: bool,
    changes: &mut Vec<Change>,
) {
    if from != to {
        let (before, after): (i64, i64) = (from.into(), to.into());
        let text = fill(key, &[("from", before.into()), ("to", after.into())]);
        changes.push(Change { icon, text, is_bad: (to > from) != more_is_good });
    }
}

/// What is put on and taken off, gained and lost, and what becomes ready.
fn gear(voice: Voice<'_>, old: &Player, new: &Player, changes: &mut Vec<Change>) {
    let named = |key: &str, card: u16| fill(key, &[("card", voice.card(card).as_str().into())]);
    let worn = |player: &Player, card: u16| player.equipped.iter().any(|held| held.card == card);
    let held = |player: &Player, card: u16| player.cards().find(|held| held.card == card);
    for card in new.cards() {
        let before = held(old, card.card);
        if worn(new, card.card) && !worn(old, card.card) {
            changes.push(Change::plain("weapon", named("after-worn", card.card)));
        } else if before.is_some() && worn(old, card.card) && !worn(new, card.card) {
            changes.push(Change::plain("inventory", named("after-put-away", card.card)));
        } else if before.is_none() {
            changes.push(Change::plain("inventory", named("after-gained", card.card)));
        }
        if before.is_some_and(|before| before.exhausted && !card.exhausted) {
            changes.push(Change::plain("unexhausted", named("after-ready", card.card)));
        }
    }
    let lost = old.cards().filter(|card| held(new, card.card).is_none());
    changes.extend(lost.map(|card: Held| Change::bad("inventory", named("after-lost", card.card))));
}

fn figures(before: Figures, after: Figures, old: &Player, new: &Player, changes: &mut Vec<Change>) {
    number("reroll", "after-rerolls", before.rerolls, after.rerolls, true, changes);
    number("armor", "after-armor", before.armor, after.armor, true, changes);
    number("move", "after-points", before.points, after.points, true, changes);
    let (was, is) = (old.inventory.len(), new.inventory.len());
    if was != is || before.inventory != after.inventory {
        let text = fill("after-inventory", &[("n", (is as i64).into()), ("of", after.inventory.into())]);
        changes.push(Change { icon: "inventory", text, is_bad: is > usize::from(after.inventory) });
    }
}

/// Letters and traits.
fn growth(voice: Voice<'_>, old: &Player, new: &Player, changes: &mut Vec<Change>) {
    for letter in
        Letter::ALL.into_iter().filter(|letter| old.special.contains(*letter) != new.special.contains(*letter))
    {
        let is_gained = new.special.contains(letter);
        let key = if is_gained { "after-letter" } else { "after-letter-lost" };
        let text = fill(key, &[("letter", voice.letter_in_full(letter).as_str().into())]);
        changes.push(Change { icon: "level-up", text, is_bad: !is_gained });
    }
    for one in Trait::ALL.into_iter().filter(|one| (old.traits ^ new.traits) & (1 << *one as u8) != 0) {
        let is_gained = new.traits & (1 << one as u8) != 0;
        let key = if is_gained { "after-trait" } else { "after-trait-lost" };
        let name = voice.trait_name(one);
        changes.push(Change::plain(trait_icon(one), fill(key, &[("trait", name.as_str().into())])));
    }
}

/// Whose fighters become friends, and whose become enemies again.
fn loyalty(voice: Voice<'_>, content: &Content, view: &View, old: &Player, new: &Player, changes: &mut Vec<Change>) {
    let faction = |player: &Player| content.agendas.get(usize::from(player.loyal)).and_then(|card| card.faction);
    let (was, is) = (faction(old), faction(new));
    if was == is {
        return;
    }
    let tell = |key: &str, faction: Faction| {
        let on_map = view.foes.iter().filter(|(_, foe)| EnemyType::faction(foe.kind) == Some(faction)).count();
        fill(key, &[("faction", voice.faction(faction).as_str().into()), ("n", (on_map as i64).into())])
    };
    if let Some(faction) = is {
        changes.push(Change::plain(faction_icon(faction), tell("after-loyal", faction)));
        changes.push(Change::plain("eye", say("after-revealed")));
    }
    if let Some(faction) = was {
        changes.push(Change::bad(faction_icon(faction), tell("after-disloyal", faction)));
    }
}

/// What comes next.
fn next(voice: Voice<'_>, then: &After, seat: Seat, changes: &mut Vec<Change>) {
    match then.ask {
        Some(Ask::Gained(card)) if then.view.player(seat).cards().any(|held| held.card == card) => {
            let text = fill("after-may-equip", &[("card", voice.card(card).as_str().into())]);
            changes.push(Change::plain("weapon", text));
        }
        Some(Ask::InventoryLimit) => changes.push(Change::bad("inventory", say("after-too-many"))),
        Some(Ask::AgendaLimit) => changes.push(Change::bad("agenda", say("after-too-many-agendas"))),
        Some(Ask::HandOver) => changes.push(Change::plain("agenda", say("after-hand-over"))),
        Some(Ask::GainPerk) => {
            let names = then.options.iter().filter_map(|option| match option {
                Choice::Perk(perk) => Some(voice.perk(*perk)),
                _ => None,
            });
            let names = names.collect::<Vec<_>>().join(", ");
            changes.push(Change::plain("perk", fill("after-perk", &[("perks", names.as_str().into())])));
        }
        _ => {}
    }
}
