//! What cards cost, how hard tests are, how strong enemies grow.

use wasteland::{
    content::{Home, Task, Way},
    effect::Measure,
};

use super::Teller;
use crate::report::{Bars, Part, Section};

impl Teller<'_> {
    pub(super) fn curves(self) -> Section {
        let content = self.content;
        let mut section = Section::new(self.say("report-curves"));
        for (home, key) in [(Home::Loot, "report-loot-costs"), (Home::Asset, "report-asset-costs")] {
            let values = content.cards.iter().filter(|card| card.home == home).filter_map(|card| card.value);
            section.parts.extend(self.bars(key, values));
        }
        let levels = content.tokens.iter().map(|token| token.level);
        section.parts.extend(self.bars("report-enemy-levels", levels));
        let options = content.encounters.iter().flat_map(|encounter| &encounter.options);
        let tests = options.filter_map(|option| option.task.as_ref()).filter_map(|task| difficulty(task, 1));
        section.parts.extend(self.bars("report-encounter-tests", tests));
        let objectives = content.quests.iter().flat_map(|quest| &quest.objectives);
        let tasks = objectives.flat_map(|objective| match &objective.way {
            Way::Action(tasks) => tasks.as_slice(),
            Way::Triggered(_) => &[],
        });
        section.parts.extend(self.bars("report-quest-tests", tasks.filter_map(|task| difficulty(task, 1))));
        let icons = content.tiles.iter().flat_map(|tile| &tile.spaces).filter(|space| space.icon.is_some());
        section
            .parts
            .extend(self.bars("report-icon-levels", icons.map(|space| space.level).filter(|level| *level > 0)));
        section
    }

    /// How often each number comes, from the least to the most; nothing where there are none.
    fn bars(self, key: &str, numbers: impl Iterator<Item = u8>) -> Option<Part> {
        let numbers: Vec<u8> = numbers.collect();
        let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
        let bars =
            (least..=most).map(|number| (number.to_string(), numbers.iter().filter(|other| **other == number).count()));
        Some(Part::Bars(Bars { title: self.say(key), bars: bars.collect() }))
    }
}

/// The difficulty of a test, at an icon of this level where it depends on that; none of what is no test or depends on
/// something else.
fn difficulty(task: &Task, level: i16) -> Option<u8> {
    let Task::Test { difficulty, .. } = task else { return None };
    let more = match difficulty.measure {
        None => 0,
        Some(Measure::EncounterLevel) => level / i16::from(difficulty.per.max(1)),
        Some(_) => return None,
    };
    u8::try_from(i16::from(difficulty.base) + i16::from(difficulty.each) * more).ok()
}
