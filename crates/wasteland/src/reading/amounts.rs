//! Numbers that may depend on the position, and what they count.

use pack::{Mistake, Spot, Value, say};

use crate::effect::{Amount, Measure};

use super::{
    Reader,
    line_reader::{LineReader, small, unquoted},
    vocabulary::{
        names::{BACKS, ENEMY_TYPES, FACTIONS, KINDS, TRAITS},
        phrases::{MEASURES, MeasureForm},
    },
};

/// The largest number in an amount.
const MOST: i64 = 20;

/// What stands in the place of the number.
enum Number {
    Given(i64),
    /// `level`, with so much added.
    Level(i64),
}

impl Reader {
    /// An amount: the next argument, one where there is none, and the properties that go with it. It never comes to more
    /// than `most`.
    pub(super) fn amount(&mut self, line: &mut LineReader<'_>, most: u8) -> Option<Amount> {
        let spot = line.next().map_or_else(|| line.node().spot().clone(), |argument| argument.spot.clone());
        let number = match line.next().map(|argument| &argument.value) {
            Some(Value::Number(number)) => {
                line.taker.argument();
                Number::Given(*number)
            }
            Some(Value::Text(text)) => match level(text) {
                Some(added) => {
                    line.taker.argument();
                    Number::Level(added)
                }
                None => Number::Given(1),
            },
            _ => Number::Given(1),
        };
        let per = line.taker.property("per");
        let each = line.taker.number_property("each", 1..=MOST, &mut self.mistakes);
        let plus = line.taker.number_property("plus", -MOST..=MOST, &mut self.mistakes);
        let max = line.taker.number_property("max", 1..=99, &mut self.mistakes);
        let most = max.map_or(most, |max| small(Some(max)).min(most));
        let measure = match per {
            Some(property) => {
                let node = unquoted(property);
                let mut words = LineReader::new(&node);
                let measure = self.measure(&mut words);
                words.finish(&mut self.mistakes);
                Some(measure?)
            }
            None => None,
        };
        if per.is_none() && (each.is_some() || plus.is_some()) {
            let message = say!("w-no-per", "'each' and 'plus' need a 'per' that says what is counted");
            self.error(&spot, "per", message);
        }
        match (number, measure) {
            (Number::Level(_), Some(_)) => {
                self.error(&spot, "per", say!("w-two-measures", "'level' counts already; there can be no 'per'"));
                None
            }
            (Number::Level(added), None) => {
                self.check_measure(Measure::EncounterLevel, &spot, "level");
                let base = i8::try_from(added).unwrap_or_default();
                Some(Amount { base, measure: Some(Measure::EncounterLevel), each: 1, per: 1, most })
            }
            (Number::Given(number), Some(measure)) => {
                self.in_range(number, -MOST, MOST, &spot)?;
                if number < 0 && plus.is_none_or(|plus| plus <= 0) {
                    let message = say!("w-never-positive", "this is never more than zero");
                    let expected = say!("w-positive-plus", "a positive plus=");
                    self.mistakes.push(Mistake::error(&spot, &number.to_string(), message).expecting(expected));
                }
                Some(Amount {
                    base: plus.and_then(|plus| i8::try_from(plus).ok()).unwrap_or_default(),
                    measure: Some(measure),
                    each: i8::try_from(number).unwrap_or(1),
                    per: each.map_or(1, |each| small(Some(each))),
                    most,
                })
            }
            (Number::Given(number), None) => {
                if max.is_some() {
                    self.error(&spot, "max", say!("w-idle-max", "'max' bounds what is counted, and nothing is"));
                }
                self.in_range(number, 1, MOST.min(i64::from(most)), &spot)?;
                Some(Amount::fixed(small(Some(number))))
            }
        }
    }

    /// Zero would do nothing.
    fn in_range(&mut self, number: i64, least: i64, most: i64, spot: &Spot) -> Option<()> {
        if number != 0 && (least..=most).contains(&number) {
            return Some(());
        }
        let message = say!("w-no-amount", "{number} cannot be an amount", number);
        let expected = if least < 0 {
            say!("w-amount-but-zero", "a number from {least} to {most}, but not 0", least, most)
        } else {
            pack::in_range(&(least..=most))
        };
        self.mistakes.push(Mistake::error(spot, &number.to_string(), message).expecting(expected));
        None
    }

    /// What is counted.
    pub(super) fn measure(&mut self, line: &mut LineReader<'_>) -> Option<Measure> {
        let spot = line.next().map_or_else(|| line.node().spot().clone(), |argument| argument.spot.clone());
        let word = line.next().map(pack::Argument::written).unwrap_or_default();
        let mistakes = &mut self.mistakes;
        let form = line.pick(say!("w-a-measure", "what is counted"), MEASURES, mistakes)?;
        let measure = match form {
            MeasureForm::Plain(measure) => measure,
            MeasureForm::OptionalLetters => {
                let letters = line.letters(mistakes);
                if letters.is_empty() { Measure::Special } else { Measure::SpecialOf(letters) }
            }
            MeasureForm::Trait(make) => make(line.pick(say!("w-a-trait", "a trait"), TRAITS, mistakes)?),
            MeasureForm::Kind(make) => make(line.pick(say!("w-a-kind", "a kind of cards"), KINDS, mistakes)?),
            MeasureForm::Faction(make) => make(line.pick(say!("w-a-faction", "a faction"), FACTIONS, mistakes)?),
            MeasureForm::OptionalEnemy(make) => make(line.pick_optional(ENEMY_TYPES)),
            MeasureForm::OptionalBack(make) => make(line.pick_optional(BACKS)),
        };
        self.check_measure(measure, &spot, &word);
        Some(measure)
    }
}

/// What is added to the level, if this speaks of one: `level`, `level+1`, `level-2`.
fn level(text: &str) -> Option<i64> {
    let added = text.strip_prefix("level")?;
    if added.is_empty() {
        return Some(0);
    }
    let number = added.parse::<i64>().ok()?;
    (added.starts_with(['+', '-']) && number.abs() <= MOST).then_some(number)
}
