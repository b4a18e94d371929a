//! Every option can be chosen and every objective completed by somebody: what it asks for can be true, at the same time,
//! in some game.

use pack::{Mistake, say};

use crate::{
    content::{CardKind, Content, EncounterIcon, Faction, Home, Letters, Space},
    effect::{Condition, Cost, Effect, Measure},
    state::{AGENDAS, MOST_HP, PLAYERS},
};

use super::{
    super::story::{Followed, Story, each_effect, tiles},
    Lint,
    places::Map,
};

/// Conditions that can hold in more ways than this are taken to be possible.
const MOST_WAYS: usize = 512;
/// Each letter is in the box once as a silhouette and several times besides; a survivor has each once.
const LETTERS: u8 = 7;
/// Tokens of traits: each shows one of two sides.
const TRAITS: u8 = 3;

/// A single condition, and whether it must hold or must not.
type Demand<'c> = (&'c Condition, bool);

impl<'c> Lint<'c> {
    pub(super) fn conditions(&mut self) {
        for (id, nth) in self.idle_options() {
            let message = say!("w-idle-option", "nobody can ever choose option {nth} of '{id}'", nth = nth + 1, id);
            self.idle(("encounter", id, "option", nth), message);
        }
        for (id, nth) in self.idle_objectives() {
            let message =
                say!("w-idle-objective", "nobody can ever complete objective {nth} of '{id}'", nth = nth + 1, id);
            self.idle(("quest", id, "objective", nth), message);
        }
    }

    /// Options that nobody can ever choose, by encounter and number. Encounters that never come are reported as such.
    fn idle_options(&self) -> Vec<(&'c str, usize)> {
        let mut found = Vec::new();
        for (at, encounter) in (0..).zip(&self.content.encounters) {
            let worlds = self.worlds(|story| story.encounters.contains(&at), Some(encounter.back));
            for (nth, option) in encounter.options.iter().enumerate().filter(|_| !worlds.is_empty()) {
                // W-ENCOUNTER-09: a forced option that can be taken leaves no other.
                let forced = encounter.options.iter().filter(|other| other.forced && !option.forced);
                let forced: Vec<&Option<Condition>> = forced.map(|other| &other.condition).collect();
                let is_left = forced.iter().all(|condition| condition.is_some());
                let others = forced.into_iter().flatten().map(|condition| (condition, false));
                let own: Vec<Demand<'_>> =
                    option.condition.iter().map(|condition| (condition, true)).chain(others).collect();
                if !is_left || !possible(&own, &option.cost, &worlds) {
                    found.push((encounter.id.as_str(), nth));
                }
            }
        }
        found
    }

    /// Objectives that nobody can ever complete, likewise.
    fn idle_objectives(&self) -> Vec<(&'c str, usize)> {
        let mut found = Vec::new();
        for (at, quest) in (0..).zip(&self.content.quests) {
            let worlds = self.worlds(|story| story.stages(at), None);
            for (nth, objective) in quest.objectives.iter().enumerate().filter(|_| !worlds.is_empty()) {
                let own: Vec<Demand<'_>> = objective.condition.iter().map(|condition| (condition, true)).collect();
                if !possible(&own, &Cost::default(), &worlds) {
                    found.push((quest.id.as_str(), nth));
                }
            }
        }
        found
    }

    fn idle(&mut self, (kind, id, part, nth): (&'static str, &str, &str, usize), message: pack::Message) {
        if let Some(spot) = self.written.part(kind, id, part, nth).cloned() {
            let expected = say!("w-some-survivor", "something that can be true of some survivor in some game");
            self.mistakes.push(Mistake::warning(&spot, part, message).expecting(expected));
        }
    }

    /// The scenarios in which a card can come up, for whoever stands at an icon with its back.
    fn worlds(&self, comes: impl Fn(&Story) -> bool, back: Option<EncounterIcon>) -> Vec<World<'_>> {
        let pairs = self.content.scenarios.iter().zip(&self.stories).filter(|(_, story)| comes(story));
        pairs
            .map(|(scenario, story)| {
                let on_map = tiles(self.content, scenario).into_iter();
                let on_map = on_map.filter_map(|(tile, _)| self.content.tiles.get(usize::from(tile)));
                let spaces = on_map.flat_map(|tile| &tile.spaces);
                World {
                    content: self.content,
                    story,
                    map: Map::of(self.content, scenario),
                    spaces: spaces.filter(|space| back.is_none() || space.icon == back).collect(),
                    n_places: scenario.places.len(),
                    track: scenario.track.len(),
                }
            })
            .collect()
    }
}

/// What can be true in a scenario of whoever asks.
struct World<'c> {
    content: &'c Content,
    story: &'c Story,
    map: Map,
    /// Where the survivor may stand.
    spaces: Vec<&'c Space>,
    n_places: usize,
    track: usize,
}

/// Whether all demands can be met and the cost be paid in one of the worlds.
fn possible(demands: &[Demand<'_>], cost: &Cost, worlds: &[World<'_>]) -> bool {
    let Some(ways) = ways_of_all(demands) else { return true };
    worlds.iter().any(|world| world.can_pay(cost) && ways.iter().any(|way| world.allows(way, cost)))
}

/// All ways in which several demands can be met together; none where there are too many to look at.
fn ways_of_all<'c>(demands: &[Demand<'c>]) -> Option<Vec<Vec<Demand<'c>>>> {
    let mut all = vec![Vec::new()];
    for (condition, holds) in demands {
        let ways = ways(condition, *holds)?;
        all = all.iter().flat_map(|before: &Vec<_>| ways.iter().map(|way| [before.as_slice(), way].concat())).collect();
        if all.len() > MOST_WAYS {
            return None;
        }
    }
    Some(all)
}

fn ways(condition: &Condition, holds: bool) -> Option<Vec<Vec<Demand<'_>>>> {
    match condition {
        Condition::Not(one) => ways(one, !holds),
        Condition::All(several) | Condition::Any(several) => {
            let demands: Vec<Demand<'_>> = several.iter().map(|one| (one, holds)).collect();
            if matches!(condition, Condition::All(_)) == holds {
                ways_of_all(&demands)
            } else {
                let each: Option<Vec<_>> = demands.iter().map(|(one, holds)| ways(one, *holds)).collect();
                Some(each?.concat())
            }
        }
        single => Some(vec![vec![(single, holds)]]),
    }
}

impl World<'_> {
    fn allows(&self, way: &[Demand<'_>], cost: &Cost) -> bool {
        let spaces = self.spaces.iter().any(|space| way.iter().all(|demand| stands(space, *demand)));
        let singly = way.iter().all(|(condition, holds)| !holds || self.can_be(condition));
        let pairs = way.iter().enumerate().all(|(at, one)| way.iter().skip(at + 1).all(|other| agree(*one, *other)));
        let pays = cost.loses.is_none_or(|lost| {
            way.iter().all(|(condition, holds)| match condition {
                Condition::Trait(own) if *holds => *own != lost.other_side(),
                Condition::Trait(own) => *own != lost,
                _ => true,
            })
        });
        spaces && singly && pairs && pays
    }

    /// Whether the condition can hold by itself.
    fn can_be(&self, condition: &Condition) -> bool {
        match condition {
            Condition::AtLeast(measure, number) => self.most(*measure).is_none_or(|most| u32::from(*number) <= most),
            Condition::Special(letters) => !letters.is_empty(),
            Condition::Loyal(faction) => self.declares(*faction),
            Condition::Card(card) => self.can_have(*card),
            Condition::Has(kind, _) => self.n_cards(*kind) > 0,
            Condition::RangedWeapon => {
                (0..).zip(&self.content.cards).any(|(at, card)| card.ranged && self.can_have(at))
            }
            Condition::At(name) => self.map.has(*name).is_some(),
            Condition::Staged(quest) => self.content.quest_copies(*quest).any(|quest| self.story.stages(quest)),
            Condition::Finished(quest) => {
                self.content.quest_copies(*quest).any(|quest| self.story.stages(quest) && self.can_leave(quest))
            }
            _ => true,
        }
    }

    /// The most that there can be; none where nothing bounds it.
    fn most(&self, measure: Measure) -> Option<u32> {
        let cards = |fits: &dyn Fn(CardKind) -> bool| {
            let cards = (0..).zip(&self.content.cards).filter(|(at, card)| fits(card.kind) && self.can_have(*at));
            Some(cards.count() as u32)
        };
        match measure {
            Measure::EncounterLevel => Some(self.spaces.iter().map(|space| u32::from(space.level)).max().unwrap_or(0)),
            Measure::Special => Some(LETTERS.into()),
            Measure::SpecialOf(Letters(letters)) => Some(letters.count_ones()),
            Measure::Traits => Some(TRAITS.into()),
            Measure::Trait(_) => Some(1),
            Measure::Perks => Some(self.content.perks.len() as u32),
            Measure::Companions => cards(&|kind| kind == CardKind::Companion),
            Measure::Cards(wanted) => cards(&|kind| kind == wanted),
            Measure::Items => cards(&CardKind::is_item),
            Measure::RemainingHp | Measure::Rads | Measure::LostHp => Some(MOST_HP.into()),
            Measure::Agendas => Some(AGENDAS),
            Measure::Explored(_) | Measure::FaceupTiles => Some(self.n_places as u32),
            Measure::Power(_) | Measure::PowerLead(_) | Measure::PowerDifference => {
                Some(self.track.saturating_sub(1) as u32)
            }
            Measure::Quests => Some(self.story.quests.len() as u32),
            Measure::SurvivorsHere => Some(PLAYERS as u32 - 1),
            Measure::Levels
            | Measure::Caps
            | Measure::Kills(_)
            | Measure::Deaths
            | Measure::EnemiesHere(_)
            | Measure::EnemiesOnMap(_)
            | Measure::Marks
            | Measure::EnemyLevel
            | Measure::DiceHits => None,
        }
    }

    fn can_pay(&self, cost: &Cost) -> bool {
        let has_cards = cost.cards.is_none_or(|(kind, number)| self.n_cards(kind) >= usize::from(number));
        let has_card = cost.card.is_none_or(|card| self.can_have(card));
        has_cards && has_card
    }

    fn declares(&self, faction: Option<Faction>) -> bool {
        let declared = self.content.agendas.iter().filter_map(|agenda| agenda.faction);
        declared.into_iter().any(|declared| faction.is_none_or(|faction| faction == declared))
    }

    fn can_have(&self, card: u16) -> bool {
        self.content.cards.get(usize::from(card)).is_some_and(|found| match found.home {
            Home::Unique => self.story.uniques.contains(&card),
            Home::Loot | Home::Asset | Home::Character => true,
        })
    }

    fn n_cards(&self, kind: CardKind) -> usize {
        (0..).zip(&self.content.cards).filter(|(at, card)| card.kind == kind && self.can_have(*at)).count()
    }

    /// Whether something takes the quest out of the play area.
    fn can_leave(&self, quest: u16) -> bool {
        let is_closed = self.story.links.iter().any(|link| link.to == Followed::Closed(quest));
        is_closed
            || self.content.quests.get(usize::from(quest)).is_some_and(|quest| {
                let mut leaves = false;
                for list in quest.lists() {
                    each_effect(self.content, list, &mut |effect| {
                        leaves |= matches!(effect, Effect::Trash);
                    });
                }
                leaves
            })
    }
}

/// Whether somebody in this space meets the demand, as far as the space decides that.
fn stands(space: &Space, (condition, holds): Demand<'_>) -> bool {
    match condition {
        Condition::At(name) => (space.name == Some(*name)) == holds,
        Condition::AtIcon(icon) => (space.icon == Some(*icon)) == holds,
        _ => true,
    }
}

/// Whether both can be met at once.
fn agree((one, holds): Demand<'_>, (other, other_holds): Demand<'_>) -> bool {
    if one == other {
        return holds == other_holds;
    }
    match (one, holds, other, other_holds) {
        (Condition::Trait(first), true, Condition::Trait(second), true) => first.other_side() != *second,
        (Condition::AtLeast(first, least), true, Condition::AtLeast(second, most), false)
        | (Condition::AtLeast(second, most), false, Condition::AtLeast(first, least), true) => {
            first != second || least < most
        }
        (Condition::Staged(first), true, Condition::Finished(second), true)
        | (Condition::Finished(first), true, Condition::Staged(second), true) => first != second,
        (Condition::Loyal(Some(_)), true, Condition::Loyal(Some(_)), true)
        | (Condition::Loyal(Some(_)), true, Condition::Loyal(None), false)
        | (Condition::Loyal(None), false, Condition::Loyal(Some(_)), true)
        | (Condition::Character(_), true, Condition::Character(_), true)
        | (Condition::Leads(_), true, Condition::Leads(_), true)
        | (Condition::Solo, true, Condition::WithTrait(_), true)
        | (Condition::WithTrait(_), true, Condition::Solo, true) => false,
        _ => true,
    }
}
