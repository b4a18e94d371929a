//! What cards count and ask: amounts, measures and conditions, worked out against the position.

use kernel::Seat;

use crate::{
    content::{EnemyType, Scoring, Trait},
    dice::Rolling,
    effect::{Amount, Condition, Measure, Where},
    frame::{Source, What},
    machine::Wasteland,
    map::Nodes,
    mode,
    state::{Foe, MOST_HP, State},
};

impl Scoring {
    /// Whether it counts what is not the holder's own.
    pub(crate) fn is_worldly(&self) -> bool {
        self.amount.measure.is_some_and(Measure::is_worldly)
            || self.condition.as_ref().is_some_and(Condition::is_worldly)
    }

    /// Whether it counts enemies on the map.
    pub(crate) fn counts_enemies(&self) -> bool {
        self.amount.measure.is_some_and(Measure::counts_enemies)
            || self.condition.as_ref().is_some_and(Condition::counts_enemies)
    }
}

impl Measure {
    const fn counts_enemies(self) -> bool {
        matches!(self, Measure::EnemiesHere(_) | Measure::EnemiesOnMap(_))
    }

    const fn is_worldly(self) -> bool {
        match self {
            Measure::FaceupTiles
            | Measure::SurvivorsHere
            | Measure::EnemiesHere(_)
            | Measure::EnemiesOnMap(_)
            | Measure::Quests => true,
            Measure::Special
            | Measure::SpecialOf(_)
            | Measure::Levels
            | Measure::Traits
            | Measure::Trait(_)
            | Measure::Perks
            | Measure::Companions
            | Measure::Cards(_)
            | Measure::Items
            | Measure::Caps
            | Measure::RemainingHp
            | Measure::Rads
            | Measure::LostHp
            | Measure::Agendas
            | Measure::Kills(_)
            | Measure::Explored(_)
            | Measure::Deaths => false,
            // Whenever the power changes, everybody's influence is looked at.
            Measure::Power(_) | Measure::PowerLead(_) | Measure::PowerDifference => false,
            // No agenda card counts these: they mean something only on other cards.
            Measure::EncounterLevel | Measure::EnemyLevel | Measure::DiceHits | Measure::Marks => false,
        }
    }
}

impl Condition {
    fn counts_enemies(&self) -> bool {
        match self {
            Condition::All(several) | Condition::Any(several) => several.iter().any(Condition::counts_enemies),
            Condition::Not(one) => one.counts_enemies(),
            Condition::AtLeast(measure, _) => measure.counts_enemies(),
            _ => false,
        }
    }

    fn is_worldly(&self) -> bool {
        match self {
            Condition::All(several) | Condition::Any(several) => several.iter().any(Condition::is_worldly),
            Condition::Not(one) => one.is_worldly(),
            Condition::AtLeast(measure, _) => measure.is_worldly(),
            Condition::At(_)
            | Condition::AtIcon(_)
            | Condition::AtStart
            | Condition::WithSurvivor
            | Condition::WithTrait(_)
            | Condition::Staged(_)
            | Condition::Finished(_) => true,
            Condition::Trait(_)
            | Condition::Special(_)
            | Condition::Loyal(_)
            | Condition::Character(_)
            | Condition::Card(_)
            | Condition::Has(..)
            | Condition::RangedWeapon
            | Condition::Solo => false,
            // Whenever the power changes, everybody's influence is looked at.
            Condition::Leads(_) => false,
            // No agenda card asks for these: they mean something only on other cards.
            Condition::AtMarker | Condition::Used(_) | Condition::Fighting(_) | Condition::Apart => false,
        }
    }
}

impl Wasteland {
    /// A number that may depend on the position; `source` is the card that states it.
    #[inline]
    pub(crate) fn amount(&self, state: &State, seat: Seat, amount: Amount, source: Option<Source>) -> u8 {
        let Some(measure) = amount.measure else { return amount.base.max(0) as u8 };
        let counted = self.measure(state, seat, measure, source) / i32::from(amount.per.max(1));
        let number = i32::from(amount.base) + i32::from(amount.each) * counted;
        number.clamp(0, i32::from(amount.most)) as u8
    }

    /// How many there are.
    pub(crate) fn measure(&self, state: &State, seat: Seat, measure: Measure, source: Option<Source>) -> i32 {
        let player = state.player(seat);
        let enemies = |wanted: Option<EnemyType>, here: bool| {
            let counts = |foe: &Foe| {
                foe.active
                    && (!here || foe.at == player.at)
                    && wanted.is_none_or(|kind| kind == foe.kind)
                    && self.is_enemy(state, foe.kind)
            };
            state.foes.iter().filter(|(_, foe)| counts(foe)).count() as i32
        };
        let cards = |fits: &dyn Fn(&crate::content::Card) -> bool| {
            player.cards().filter_map(|held| self.card(held.card)).filter(|card| fits(card)).count() as i32
        };
        let power = |faction| i32::from(state.power_of(faction));
        match measure {
            Measure::EncounterLevel => state.encounter.map_or(1, |meeting| i32::from(meeting.level)),
            Measure::Special => i32::from(player.special.len()),
            Measure::SpecialOf(letters) => i32::from(player.special.and(letters).len()),
            Measure::Levels => i32::from(player.levels),
            Measure::Traits => player.traits.count_ones() as i32,
            Measure::Trait(one) => i32::from(player.has(one)),
            Measure::Perks => player.perks.count_ones() as i32,
            Measure::Companions => cards(&|card| card.kind == crate::content::CardKind::Companion),
            Measure::Cards(kind) => cards(&|card| card.kind == kind),
            Measure::Items => cards(&|card| card.kind.is_item()),
            Measure::Caps => i32::from(player.caps),
            Measure::RemainingHp => i32::from(player.remaining_hp()),
            Measure::Rads => i32::from(player.rads),
            Measure::LostHp => i32::from(MOST_HP - player.hp.min(MOST_HP)),
            Measure::Agendas => state.agenda_count(seat) as i32,
            Measure::Kills(None) => player.kills.iter().map(|kills| i32::from(*kills)).sum(),
            Measure::Kills(Some(kind)) => i32::from(player.kills[kind as usize]),
            Measure::Explored(None) => player.explored.iter().map(|tiles| i32::from(*tiles)).sum(),
            Measure::Explored(Some(back)) => back.explored().map_or(0, |at| i32::from(player.explored[at])),
            Measure::FaceupTiles => state.faceup.count_ones() as i32,
            Measure::Deaths => i32::from(player.deaths),
            Measure::Power(faction) => power(faction),
            // W-RULING-96.
            Measure::PowerLead(faction) => (power(faction) - power(faction.rival())).max(0),
            Measure::PowerDifference => (i32::from(state.power[0]) - i32::from(state.power[1])).abs(),
            Measure::SurvivorsHere => self.helpers(state, seat).count() as i32,
            Measure::EnemiesHere(kind) => enemies(kind, true),
            Measure::EnemiesOnMap(kind) => enemies(kind, false),
            Measure::Quests => state.staged.len() as i32,
            Measure::Marks => match source {
                Some(Source::Quest(quest)) => state.staged(quest).map_or(0, |staged| i32::from(staged.marks)),
                _ => 0,
            },
            Measure::EnemyLevel => self.enemy_at_hand(state, seat).map_or(0, |(_, level)| i32::from(level)),
            Measure::DiceHits => {
                let dice = match Self::rolling(state) {
                    Some(Rolling::Fight) => state.fights.last().map(|fight| fight.dice),
                    Some(Rolling::Test) => state.trials.last().map(|trial| trial.dice),
                    None => None,
                };
                dice.map_or(0, |dice| i32::from(self.hit_icons(dice)))
            }
        }
    }

    /// Whether a condition holds; `source` is the card that states it.
    pub(crate) fn holds(&self, state: &State, seat: Seat, condition: &Condition, source: Option<Source>) -> bool {
        let player = state.player(seat);
        let fight = || state.fight().filter(|fight| fight.seat == seat);
        let space = || self.land(state).space(player.at);
        match condition {
            Condition::All(all) => all.iter().all(|one| self.holds(state, seat, one, source)),
            Condition::Any(any) => any.iter().any(|one| self.holds(state, seat, one, source)),
            Condition::Not(not) => !self.holds(state, seat, not, source),
            Condition::AtLeast(measure, least) => self.measure(state, seat, *measure, source) >= i32::from(*least),
            Condition::Trait(wanted) => player.has(*wanted),
            Condition::Special(letters) => !player.special.and(*letters).is_empty(),
            Condition::Loyal(wanted) => {
                let loyal = mode::loyalty(self, state, seat);
                loyal.is_some() && (wanted.is_none() || loyal == *wanted)
            }
            Condition::Character(character) => player.character == *character,
            Condition::Card(card) => player.holds(*card) || player.talent == *card,
            Condition::Has(kind, equipped) => {
                let fits = |card: u16| self.card(card).is_some_and(|card| card.kind == *kind);
                let worn = player.equipped.iter().any(|held| fits(held.card));
                worn || (!equipped && player.inventory.iter().any(|held| fits(held.card)))
            }
            Condition::RangedWeapon => self.has_ranged_weapon(state, seat),
            Condition::At(name) => space().is_some_and(|space| space.name == Some(*name)),
            Condition::AtIcon(icon) => space().is_some_and(|space| space.icon == Some(*icon)),
            Condition::AtMarker => match source {
                Some(Source::Quest(quest)) => {
                    state.staged(quest).is_some_and(|staged| staged.markers.contains(player.at))
                }
                _ => false,
            },
            Condition::AtStart => player.at.place() == self.scenario(state).start,
            Condition::WithSurvivor => mode::has_company(self, state, seat, None, source),
            Condition::WithTrait(wanted) => mode::has_company(self, state, seat, Some(*wanted), source),
            Condition::Used(letter) => fight().is_some() && self.weapon_letters(state, seat).contains(*letter),
            Condition::Fighting(kind) => self.enemy_at_hand(state, seat).is_some_and(|(other, _)| other == *kind),
            Condition::Apart => fight().is_some_and(|fight| fight.apart),
            Condition::Leads(faction) => state.power_of(*faction) > state.power_of(faction.rival()),
            Condition::Solo => mode::is_alone(state),
            Condition::Staged(quest) => self.content.quest_copies(*quest).any(|quest| state.staged(quest).is_some()),
            Condition::Finished(quest) => self.content.quest_copies(*quest).any(|quest| state.is_finished(quest)),
        }
    }

    /// The enemy that the survivor fights or has just killed: its type and level.
    fn enemy_at_hand(&self, state: &State, seat: Seat) -> Option<(EnemyType, u8)> {
        let mut fights = state.fights.iter().rev();
        for frame in state.frames.iter().rev() {
            match frame.what {
                What::Kill { seat: whose, kind, level, .. } => return (whose == seat).then_some((kind, level)),
                What::Fight(_) => {
                    let fight = fights.next().filter(|fight| fight.seat == seat)?;
                    let stats = self.stats(state, fight.foe).filter(|_| !fight.won);
                    return Some((fight.kind, stats.map_or(fight.level, |stats| stats.level)));
                }
                _ => {}
            }
        }
        None
    }

    /// Whether another survivor is in the space, with this trait where one is wanted.
    pub(crate) fn is_with(&self, state: &State, seat: Seat, wanted: Option<Trait>) -> bool {
        self.helpers(state, seat).any(|other| wanted.is_none_or(|wanted| state.player(other).has(wanted)))
    }

    /// The spaces that are meant.
    pub(crate) fn spaces(&self, state: &State, seat: Seat, place: Where, source: Source) -> Nodes {
        let land = self.land(state);
        let at = state.player(seat).at;
        let mut nodes = Nodes::default();
        let mut those = |fits: &dyn Fn(&crate::content::Space) -> bool| {
            let all = land.all_spaces();
            all.iter().filter(|node| land.space(*node).is_some_and(fits)).for_each(|node| {
                nodes.insert(node);
            });
            nodes
        };
        match place {
            Where::Named(name) => those(&|space| space.name == Some(name)),
            Where::Icon(icon) => those(&|space| space.icon == Some(icon)),
            Where::Spawn(kind) => those(&|space| space.enemies.contains(&kind)),
            Where::Anywhere => land.all_spaces(),
            Where::Start => land.spaces_at(self.scenario(state).start),
            Where::Here => {
                nodes.insert(at);
                nodes
            }
            Where::Adjacent | Where::Near => {
                land.open_beside(at).for_each(|node| {
                    nodes.insert(node);
                });
                if place == Where::Near {
                    nodes.insert(at);
                }
                nodes
            }
            Where::Markers => {
                if let Source::Quest(quest) = source
                    && let Some(staged) = state.staged(quest)
                {
                    nodes = staged.markers;
                }
                nodes
            }
            Where::Survivors => {
                state.survivors().filter(|other| *other != seat).for_each(|other| {
                    nodes.insert(state.player(other).at);
                });
                nodes
            }
        }
    }
}
