//! Each enemy with the exact odds of a fight for a survivor who has just begun and for one who is strong.

use text::wasteland::{Names, NamingContext, Voice};
use wasteland::{
    content::{Abilities, Area, Areas, EnemyAbility, Faction, FactionValue},
    outlook::{Bout, Odds},
};

use super::Teller;
use crate::report::{Part, Section, Table};

/// What a survivor brings to a fight.
#[derive(Clone, Copy)]
struct Fighter {
    rerolls: u8,
    extra: u8,
    armor: u8,
}

/// Has just begun: no weapon that suits the letters, nothing to wear.
const FRESH: Fighter = Fighter { rerolls: 0, extra: 0, armor: 0 };
/// Has a weapon with both letters, a card that adds a hit, and a coat.
const STRONG: Fighter = Fighter { rerolls: 2, extra: 1, armor: 1 };

impl Teller<'_> {
    pub(super) fn enemies(self, names: &Names) -> Section {
        let mut section = Section::new(self.say("report-enemies"));
        section.parts.push(Part::Words(self.say("report-fighters")));
        let keys = [
            "report-enemy",
            "report-type",
            "report-copies",
            "report-level",
            "report-vulnerable",
            "report-abilities",
            "report-fresh-kill",
            "report-fresh-damage",
            "report-fresh-death",
            "report-strong-kill",
            "report-strong-damage",
        ];
        let mut table = Table { head: self.head(&keys), rows: Vec::new() };
        let tokens = &self.content.tokens;
        for (at, token) in (0..).zip(tokens) {
            if tokens[..usize::from(at)].iter().any(|other| other.id == token.id) {
                continue;
            }
            let copies = tokens.iter().filter(|other| other.id == token.id).count().to_string();
            let first = [self.voice.token(at), self.voice.enemy_type(token.kind), copies];
            table.rows.push(self.row(first, token.level, token.vulnerable, token.abilities));
        }
        for (number, scenario) in (0..).zip(&self.content.scenarios) {
            let context = NamingContext { scenario: number, ..NamingContext::default() };
            let voice = Voice::new(self.speech.lang, names, &context);
            for (side, sheet) in Faction::BOTH.into_iter().zip(&scenario.factions) {
                let Some(enemy) = sheet.enemy else { continue };
                let value = |at: usize| match enemy.level {
                    FactionValue::Printed(level) => level,
                    FactionValue::X => scenario.track.get(at).map_or(0, |space| space.x),
                    FactionValue::Y => scenario.track.get(at).map_or(0, |space| space.y),
                };
                let mut levels: Vec<u8> = (0..scenario.track.len()).map(value).collect();
                levels.dedup();
                for level in levels {
                    let first = [voice.faction(side), voice.scenario(number), String::new()];
                    table.rows.push(self.row(first, level, enemy.vulnerable, enemy.abilities));
                }
            }
        }
        section.parts.push(Part::Table(table));
        section
    }

    fn row(self, first: [String; 3], level: u8, vulnerable: Areas, abilities: Abilities) -> Vec<String> {
        let odds = |fighter: Fighter| -> Odds {
            let bout = Bout::against(level, vulnerable, abilities);
            let bout = Bout { rerolls: fighter.rerolls, extra: fighter.extra, armor: fighter.armor, ..bout };
            bout.odds(&self.content.faces).kill.odds
        };
        let (fresh, strong) = (odds(FRESH), odds(STRONG));
        let areas = Area::ALL.into_iter().filter(|area| vulnerable.contains(*area)).map(|area| self.voice.area(area));
        let able = EnemyAbility::ALL.into_iter().filter(|ability| abilities.has(*ability));
        let percent = |mille: u16| {
            // Only what is certain or impossible is called so.
            let rounded = if mille == 0 || mille == 1000 { mille / 10 } else { ((mille + 5) / 10).clamp(1, 99) };
            self.speech.fill("report-percent", &[("number", i64::from(rounded).into())])
        };
        let damage =
            |odds: &Odds| format!("{}.{}", odds.damage.thousandths() / 1000, odds.damage.thousandths() / 100 % 10);
        let mut cells = first.to_vec();
        cells.extend([
            level.to_string(),
            areas.collect::<Vec<_>>().join(", "),
            able.map(|ability| self.voice.enemy_ability(ability)).collect::<Vec<_>>().join(", "),
            percent(fresh.kill.per_mille()),
            damage(&fresh),
            percent(fresh.die.per_mille()),
            percent(strong.kill.per_mille()),
            damage(&strong),
        ]);
        cells
    }
}
