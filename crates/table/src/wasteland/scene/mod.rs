//! Scenes over the map: a fight, a test, an encounter and how it turned out, how a quest went on, and panels.

mod beside;
mod dice;
mod fight;
mod story;

use kernel::{EventId, Recorded, Seat};
use leptos::prelude::*;
use wasteland::{Wasteland, event::Event, state::Opponent, view::View};

use self::{
    fight::{FightScene, TestScene},
    story::{EncounterPage, OutcomePage, QuestPage},
};
use super::{
    MAP,
    messages::said,
    panel::{self, Panel},
    spot::Spot,
};
use crate::{
    memo::{effect, memo},
    play::Play,
};

/// What is shown over the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// Something is chosen at leisure.
    Panel(Panel),
    /// A fight.
    Fight,
    /// A test.
    Test,
    /// An encounter that is being resolved.
    Encounter(u16),
    /// How an encounter turned out, until it is read.
    Outcome(Outcome),
    /// How a quest went on, until it is read.
    Quest(QuestOutcome),
}

/// How an attempt at an objective turned out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestOutcome {
    /// The event that told it.
    pub event: EventId,
    /// Who made it.
    pub seat: Seat,
    /// The quest.
    pub quest: u16,
    /// Which of its objectives.
    pub objective: u8,
    /// Whether it succeeded.
    pub success: bool,
}

/// How an encounter turned out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The event with which it began.
    pub event: EventId,
    /// Whose it was.
    pub seat: Seat,
    /// The card.
    pub card: u16,
    /// The option that was chosen.
    pub option: u8,
    /// Whether it succeeded.
    pub success: bool,
}

/// The last encounter that was told, if it is over.
fn last_outcome(story: &[Recorded<Event>]) -> Option<Outcome> {
    let begin = story.iter().rposition(|told| matches!(told.event, Event::EncounterBegan { .. }))?;
    let mut chosen = None;
    let mut success = true;
    for told in &story[begin..] {
        match told.event {
            Event::OptionChosen { seat, card, option, .. } => {
                chosen = Some(Outcome { event: story[begin].id, seat, card, option, success: true });
            }
            Event::TaskEnded { success: managed, .. } if chosen.is_some() => success = managed,
            Event::EncounterReturned { .. } | Event::EncounterTrashed { .. } => {
                return chosen.map(|chosen| Outcome { success, ..chosen });
            }
            _ => {}
        }
    }
    None
}

/// The last attempt at an objective that was told.
fn last_quest(story: &[Recorded<Event>]) -> Option<QuestOutcome> {
    story.iter().rev().find_map(|told| {
        let (seat, quest, objective, success) = match told.event {
            Event::ObjectiveCompleted { seat, quest, objective } => (seat, quest, objective, true),
            Event::ObjectiveFailed { seat, quest, objective } => (seat, quest, objective, false),
            _ => return None,
        };
        Some(QuestOutcome { event: told.id, seat, quest, objective, success })
    })
}

/// The quests that came of an objective, to be read with how it turned out.
pub fn staged_by(story: &[Recorded<Event>], outcome: QuestOutcome) -> Vec<u16> {
    let since = story.iter().skip_while(|told| told.id <= outcome.event);
    let until = |told: &&Recorded<Event>| {
        !matches!(told.event, Event::ObjectiveCompleted { .. } | Event::ObjectiveFailed { .. } | Event::TurnBegan(_))
    };
    let staged = since.take_while(until).filter_map(|told| match told.event {
        Event::QuestStaged { quest, .. } => Some(quest),
        _ => None,
    });
    staged.collect()
}

/// Whether nobody has had this seat's next turn yet: after that it is old news, also for who comes back to a game.
fn is_fresh(story: &[Recorded<Event>], event: EventId, seat: Seat) -> bool {
    let since = story.iter().rev().take_while(|told| told.id > event);
    !since.into_iter().any(|told| told.event == Event::TurnBegan(seat))
}

/// The page that is to be read, the older one first.
fn unread(story: &[Recorded<Event>], read: EventId, is_person: impl Fn(Seat) -> bool) -> Option<Scene> {
    let is_new = |event: EventId, seat: Seat| read < event && is_person(seat) && is_fresh(story, event, seat);
    let outcome = last_outcome(story).filter(|one| is_new(one.event, one.seat));
    let quest = last_quest(story).filter(|one| is_new(one.event, one.seat));
    match (outcome, quest) {
        (Some(outcome), Some(quest)) if quest.event < outcome.event => Some(Scene::Quest(quest)),
        (Some(outcome), _) => Some(Scene::Outcome(outcome)),
        (None, quest) => quest.map(Scene::Quest),
    }
}

fn scene(play: Play<Wasteland>, view: &View) -> Option<Scene> {
    if let Some(panel) = panel::asked(play, view) {
        return Some(Scene::Panel(panel));
    }
    // Whoever was fought may lie facedown already, or another in its place, while the survivor still gains from it.
    let stands = |foe: Opponent| match foe {
        Opponent::OnMap(number) => view.foes.get(number).is_some_and(|foe| foe.active),
        Opponent::Drawn { .. } => true,
    };
    if view.fights.last().is_some_and(|fight| !fight.over && stands(fight.foe)) {
        return Some(Scene::Fight);
    }
    if !view.trials.is_empty() {
        return Some(Scene::Test);
    }
    if let Some(met) = view.encounter {
        return Some(Scene::Encounter(met.card));
    }
    let read = play.desk.read.get();
    let page = play.story.with(|story| unread(story, read, |seat| play.is_person(seat)));
    page.or_else(|| panel::opened(play).map(Scene::Panel))
}

/// The scene, if there is one.
#[component]
pub fn Scenes(play: Play<Wasteland>) -> impl IntoView {
    let scene = memo(move || play.snapshot.with(|snapshot| scene(play, &snapshot.view)));
    // A small screen shows what is asked, whatever was looked at before.
    effect(move || {
        if scene.get().is_some() && untrack(|| play.answering()).is_some() && play.tab.get_untracked() != MAP {
            play.tab.set(MAP);
        }
    });
    let shown = move |scene: Scene| {
        let inside = match scene {
            Scene::Panel(panel) => panel::show(play, panel),
            Scene::Fight => view! { <FightScene play=play /> }.into_any(),
            Scene::Test => view! { <TestScene play=play /> }.into_any(),
            Scene::Encounter(card) => view! { <EncounterPage play=play card=card /> }.into_any(),
            Scene::Outcome(outcome) => view! { <OutcomePage play=play outcome=outcome /> }.into_any(),
            Scene::Quest(outcome) => view! { <QuestPage play=play outcome=outcome /> }.into_any(),
        };
        // A long story scrolls, also by keyboard and when nothing in it can be focused.
        view! {
            <div class="scene" data-spot=Spot::Scene.name() role="group" aria-label=said("scene-label") tabindex="0">
                {inside}
            </div>
        }
    };
    // Each scene is a new one: nothing of the last slides to another place.
    let number = StoredValue::new(0u32);
    let numbered = move || {
        number.update_value(|number| *number += 1);
        scene.get().map(|scene| (number.get_value(), scene))
    };
    view! { <For each=numbered key=|(number, _)| *number let:numbered>{shown(numbered.1)}</For> }
}

#[cfg(test)]
mod tests {
    use kernel::{Audience, rule};

    use super::*;

    const ME: Seat = Seat::new(0);
    const BOT: Seat = Seat::new(1);

    /// A story of these events, numbered from one.
    fn story(events: impl IntoIterator<Item = Event>) -> Vec<Recorded<Event>> {
        let told = |(id, event)| {
            let (cause, rule) = (EventId::NONE, rule!("W-QUEST-11"));
            Recorded { id: EventId(id), cause, rule, audience: Audience::All, event }
        };
        (1..).zip(events).map(told).collect()
    }

    fn done(seat: Seat) -> Event {
        Event::ObjectiveCompleted { seat, quest: 7, objective: 1 }
    }

    fn page(story: &[Recorded<Event>], read: u32) -> Option<u16> {
        match unread(story, EventId(read), |seat| seat == ME)? {
            Scene::Quest(outcome) => Some(outcome.quest),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn how_a_quest_went_on_is_read_once_and_in_the_same_turn() {
        let mut told = vec![Event::TurnBegan(ME), done(ME)];
        assert_eq!(page(&story(told.clone()), 0), Some(7));
        assert_eq!(page(&story(told.clone()), 2), None, "it was read");
        told.extend([Event::TurnBegan(BOT), Event::TurnBegan(ME)]);
        assert_eq!(page(&story(told), 0), None, "old news");
        assert_eq!(page(&story([Event::TurnBegan(BOT), done(BOT)]), 0), None, "a bot reads nothing");
    }

    #[test]
    fn a_quest_is_told_with_what_came_of_it() {
        let staged = |quest: u16| Event::QuestStaged { seat: ME, quest };
        let told = story([staged(1), done(ME), staged(2), staged(3), Event::TurnBegan(BOT), staged(4)]);
        let outcome = last_quest(&told).expect("there is one");
        assert!(outcome.success);
        assert_eq!(staged_by(&told, outcome), [2, 3]);
    }
}
