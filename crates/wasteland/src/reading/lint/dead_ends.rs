//! No line of a story breaks off. A line begins with a quest that the set-up, an encounter or a card stages, and that
//! leads to others. Before its last quest leaves the play area, some objective must have ended it: by an agenda card, by
//! power, by an encounter or a unique asset, or by closing what would have followed. And an objective that stages a quest
//! must find it in the library, whatever was closed on the way. A quest that stands by itself may simply be done.

use std::collections::BTreeSet;

use pack::{Mistake, say};

use crate::{
    content::{Content, Objective},
    effect::{Effect, EffectList, Pile},
};

use super::{
    super::story::{Followed, Origin},
    Lint,
};

/// Lines with more positions than this are followed no further.
const MOST_POSITIONS: usize = 20_000;
/// The most ways in which one objective can turn out.
const MOST_OUTCOMES: usize = 64;

/// What completing an objective may come to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Outcome {
    staged: BTreeSet<u16>,
    closed: BTreeSet<u16>,
    /// The quest itself leaves the game.
    leaves: bool,
    /// Somebody gains an agenda card.
    influence: bool,
    /// It counts in another way.
    matters: bool,
}

impl Outcome {
    fn and(&self, other: &Outcome) -> Outcome {
        Outcome {
            staged: &self.staged | &other.staged,
            closed: &self.closed | &other.closed,
            leaves: self.leaves || other.leaves,
            influence: self.influence || other.influence,
            matters: self.matters || other.matters,
        }
    }

    fn of(effect: &Effect) -> Outcome {
        let mut outcome = Outcome::default();
        match effect {
            Effect::Trash => outcome.leaves = true,
            Effect::Draw(Pile::Agenda, _) | Effect::DrawOneOf(Pile::Agenda, _) => outcome.influence = true,
            Effect::Add(_) | Effect::Unique(_) | Effect::Power(..) | Effect::Weaken(..) => outcome.matters = true,
            _ => {}
        }
        outcome
    }
}

/// All that a list of effects may come to: of a choice, a test or a condition, one way or the other.
fn outcomes(content: &Content, list: EffectList) -> BTreeSet<Outcome> {
    let mut all = BTreeSet::from([Outcome::default()]);
    for effect in content.effects(list) {
        let ways: BTreeSet<Outcome> = match effect {
            Effect::Choose(lists) => lists.iter().flat_map(|list| outcomes(content, *list)).collect(),
            Effect::May(_, list) => outcomes(content, *list).into_iter().chain([Outcome::default()]).collect(),
            // Those whom it concerns are taken to be there.
            Effect::Each(_, list) => outcomes(content, *list),
            Effect::If(_, first, second)
            | Effect::DrawAndFight(_, first, second)
            | Effect::Test(_, _, first, second) => {
                [*first, *second].into_iter().flat_map(|list| outcomes(content, list)).collect()
            }
            // One of the cards with its number (W-NCAL-21).
            Effect::Stage(quest) => {
                let staged = content.quest_copies(*quest).map(|quest| BTreeSet::from([quest]));
                staged.map(|staged| Outcome { staged, ..Outcome::default() }).collect()
            }
            Effect::Close(quest) => {
                BTreeSet::from([Outcome { closed: content.quest_copies(*quest).collect(), ..Outcome::default() }])
            }
            plain => BTreeSet::from([Outcome::of(plain)]),
        };
        all = all.iter().flat_map(|before| ways.iter().map(|way| before.and(way))).take(MOST_OUTCOMES).collect();
    }
    all
}

/// How an objective may turn out.
fn turns_out(content: &Content, objective: &Objective) -> BTreeSet<Outcome> {
    let mut all = BTreeSet::from([Outcome::default()]);
    for list in objective.lists() {
        let ways = outcomes(content, list);
        all = all.iter().flat_map(|before| ways.iter().map(|way| before.and(way))).take(MOST_OUTCOMES).collect();
    }
    all
}

/// How far a line has come.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Position {
    /// Quests in the play area.
    staged: BTreeSet<u16>,
    /// Quests that can no longer come.
    gone: BTreeSet<u16>,
    /// Something has ended it.
    ended: bool,
}

impl Lint<'_> {
    pub(super) fn dead_ends(&mut self) {
        let mut found: BTreeSet<(u16, usize)> = BTreeSet::new();
        for story in &self.stories {
            let starts = story.links.iter().filter_map(|link| match (link.from, link.to) {
                (Origin::Staging(_) | Origin::Objective(..), _) => None,
                (_, Followed::Staged(quest)) => Some(quest),
                _ => None,
            });
            for start in starts.collect::<BTreeSet<u16>>() {
                found.extend(broken(self.content, start));
            }
        }
        for (quest, at) in found {
            let Some(id) = self.content.quests.get(usize::from(quest)).map(|quest| quest.id.as_str()) else { continue };
            let Some(spot) = self.written.part("quest", id, "objective", at).cloned() else { continue };
            let message = say!("w-dead-end", "after this objective of '{id}' its line of the story can break off", id);
            let expected =
                say!("w-leads-on", "a quest that is still to come, an agenda card, power, add, unique or close");
            self.mistakes.push(Mistake::warning(&spot, id, message).expecting(expected));
        }
    }
}

/// The objectives behind which the line that begins with this quest breaks off.
fn broken(content: &Content, start: u16) -> BTreeSet<(u16, usize)> {
    let mut found = BTreeSet::new();
    if !leads_on(content, start) {
        return found;
    }
    let first = Position { staged: BTreeSet::from([start]), gone: BTreeSet::from([start]), ended: false };
    let mut seen: BTreeSet<Position> = BTreeSet::from([first.clone()]);
    let mut waiting = vec![first];
    while let Some(position) = waiting.pop() {
        for at in &position.staged {
            let Some(quest) = content.quests.get(usize::from(*at)) else { continue };
            for (number, objective) in quest.objectives.iter().enumerate() {
                for outcome in turns_out(content, objective) {
                    let next = position.after(*at, &outcome);
                    if next.staged.is_empty() && !next.ended {
                        found.insert((*at, number));
                    }
                    if seen.len() < MOST_POSITIONS && seen.insert(next.clone()) {
                        waiting.push(next);
                    }
                }
            }
        }
    }
    found
}

fn leads_on(content: &Content, quest: u16) -> bool {
    let objectives = content.quests.get(usize::from(quest)).into_iter().flat_map(|quest| &quest.objectives);
    let mut outcomes = objectives.flat_map(|objective| turns_out(content, objective));
    outcomes.any(|outcome| !outcome.staged.is_empty())
}

impl Position {
    /// What comes of dealing with a quest in one way (W-RESULT-06, W-RULING-110).
    fn after(&self, quest: u16, outcome: &Outcome) -> Position {
        let mut next = self.clone();
        let ends = outcome.influence || outcome.staged.is_empty() && (outcome.matters || !outcome.closed.is_empty());
        next.ended |= outcome.leaves && ends;
        for new in &outcome.staged {
            if next.gone.insert(*new) {
                next.staged.insert(*new);
            }
        }
        for closed in &outcome.closed {
            next.gone.insert(*closed);
            next.staged.remove(closed);
        }
        if outcome.leaves {
            next.staged.remove(&quest);
        }
        next
    }
}
