//! The play area: staged quests, their markers and marks (chapter QUEST).

use kernel::{FixedVec, Full, numbers_in};
use serde::{Deserialize, Serialize};

use crate::{
    content::MOST_NUMBERED,
    library::{contains, insert, remove},
    map::{Node, Nodes},
};

/// Markers in all spaces together; they never run out (W-RULING-49), but a table with more is no table any more.
const MOST_MARKERS: usize = 64;
/// Quests with marks at the same time; likewise.
const MOST_MARKED: usize = 16;
/// Marks on one quest: as many as a card can ask for.
pub(crate) const MOST_MARKS: u8 = 99;

/// A quest in the play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Staged {
    /// The quest.
    pub quest: u16,
    /// The spaces with its markers; a second one in a space adds nothing.
    pub markers: Nodes,
    /// The marks on it (W-RULING-109).
    pub marks: u8,
}

/// How a quest is written down, and without markers once more for each mark on it: areas without marks are written as
/// they were before there were any.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Written {
    quest: u16,
    markers: Nodes,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Marker {
    quest: u16,
    at: Node,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Marked {
    quest: u16,
    marks: u8,
}

/// The quests in the play area, in the order of their numbers. All quests there are have room (W-RESULT-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Written>", into = "Vec<Written>")]
pub struct PlayArea {
    quests: [u64; MOST_NUMBERED / 64],
    /// In order, so that equal areas are equal values.
    markers: FixedVec<Marker, MOST_MARKERS>,
    /// Quests with at least one mark, likewise.
    marked: FixedVec<Marked, MOST_MARKED>,
}

impl PlayArea {
    /// Adds a quest without markers.
    pub(crate) fn stage(&mut self, quest: u16) {
        insert(&mut self.quests, quest);
    }

    /// Takes a quest away with its markers and marks.
    pub(crate) fn remove(&mut self, quest: u16) {
        remove(&mut self.quests, quest);
        self.markers.retain(|marker| marker.quest != quest);
        self.marked.retain(|marked| marked.quest != quest);
    }

    /// Leaves a quest with so many marks.
    pub(crate) fn set_marks(&mut self, quest: u16, marks: u8) -> Result<(), Full> {
        self.marked.retain(|marked| marked.quest != quest);
        if marks == 0 {
            return Ok(());
        }
        let place = self.marked.partition_point(|marked| marked.quest < quest);
        self.marked.insert(place, Marked { quest, marks })
    }

    /// Puts a marker of a quest into a space.
    pub(crate) fn mark(&mut self, quest: u16, at: Node) -> Result<(), Full> {
        let marker = Marker { quest, at };
        match self.markers.binary_search(&marker) {
            Ok(_) => Ok(()),
            Err(place) => self.markers.insert(place, marker),
        }
    }

    /// The numbers of the quests.
    pub fn quests(&self) -> impl Iterator<Item = u16> {
        let words = (0u16..).step_by(64).zip(self.quests);
        words.flat_map(|(first, word)| numbers_in(word).map(move |number| first + u16::from(number)))
    }

    /// The quest, if it is there.
    #[must_use]
    pub fn get(&self, quest: u16) -> Option<Staged> {
        contains(&self.quests, quest).then(|| self.staged(quest))
    }

    fn staged(&self, quest: u16) -> Staged {
        Staged { quest, markers: self.markers_of(quest), marks: self.marks_of(quest) }
    }

    fn marks_of(&self, quest: u16) -> u8 {
        self.marked.iter().find(|marked| marked.quest == quest).map_or(0, |marked| marked.marks)
    }

    /// Whether all that is kept of quests is kept of quests that are there.
    pub(crate) fn is_sound(&self) -> bool {
        let there = |quest: u16| contains(&self.quests, quest);
        let marked = |marked: &Marked| there(marked.quest) && (1..=MOST_MARKS).contains(&marked.marks);
        self.markers.iter().all(|marker| there(marker.quest)) && self.marked.iter().all(marked)
    }

    fn markers_of(&self, quest: u16) -> Nodes {
        self.markers.iter().filter(|marker| marker.quest == quest).map(|marker| marker.at).collect()
    }

    /// The quests with their markers and marks.
    pub fn iter(&self) -> impl Iterator<Item = Staged> {
        self.quests().map(|quest| self.staged(quest))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.quests.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.quests == [0; MOST_NUMBERED / 64]
    }
}

impl From<PlayArea> for Vec<Written> {
    fn from(area: PlayArea) -> Vec<Written> {
        let mut all = Vec::new();
        for Staged { quest, markers, marks } in area.iter() {
            all.push(Written { quest, markers });
            all.extend((0..marks).map(|_| Written { quest, markers: Nodes::default() }));
        }
        all
    }
}

impl TryFrom<Vec<Written>> for PlayArea {
    type Error = Full;

    fn try_from(all: Vec<Written>) -> Result<PlayArea, Full> {
        let mut area = PlayArea::default();
        for Written { quest, markers } in all {
            if usize::from(quest) >= MOST_NUMBERED {
                return Err(Full);
            }
            if area.get(quest).is_some() {
                area.set_marks(quest, area.marks_of(quest).saturating_add(1))?;
            }
            area.stage(quest);
            markers.iter().try_for_each(|at| area.mark(quest, at))?;
        }
        Ok(area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(marks: &[(u16, u8)]) -> PlayArea {
        let mut area = PlayArea::default();
        for (quest, marks) in marks {
            area.stage(*quest);
            area.set_marks(*quest, *marks).expect("there is room");
        }
        area
    }

    #[test]
    fn an_area_comes_back_as_it_was_written() {
        let mut area = area(&[(3, 2), (70, 0), (5, 99)]);
        area.mark(3, Node::new(1, 2)).expect("there is room");
        let written = serde_json::to_string(&area).expect("it can be written");
        assert_eq!(serde_json::from_str::<PlayArea>(&written).expect("it can be read"), area);
        let found: Vec<(u16, u8)> = area.iter().map(|staged| (staged.quest, staged.marks)).collect();
        assert_eq!(found, [(3, 2), (5, 99), (70, 0)]);
    }

    #[test]
    fn without_marks_a_quest_is_written_once() {
        let written = serde_json::to_value(area(&[(3, 0), (4, 1)])).expect("it can be written");
        assert_eq!(written.as_array().map(Vec::len), Some(3));
    }

    #[test]
    fn how_marks_came_makes_no_difference() {
        let mut other = area(&[(4, 2), (3, 1), (9, 5)]);
        other.set_marks(9, 0).expect("none take no room");
        assert_eq!(other, area(&[(9, 0), (3, 1), (4, 2)]));
    }

    #[test]
    fn so_many_quests_have_marks() {
        let mut area = area(&[]);
        for quest in 0..=MOST_MARKED as u16 {
            area.stage(quest);
            assert_eq!(area.set_marks(quest, 1).is_ok(), usize::from(quest) < MOST_MARKED);
        }
        assert!(area.is_sound());
        area.remove(0);
        assert!(area.set_marks(MOST_MARKED as u16, 1).is_ok());
        assert_eq!(area.get(0), None);
    }
}
