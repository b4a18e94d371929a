//! What a choice would bring, line by line.

use kernel::{RuleId, rule};
use shelter::{
    choice::Choice,
    content::{Cost, Cubes, Effect, Icon, Letters, Resource, Spend},
    forecast::{
        Building, Case, Chance, Doubling, Forecast, Gain, Income, Odds, Outcome, Sure, Track, Training, WithItem,
    },
    vault::{Place, Side},
};

use super::{
    short::Style,
    voice::{Voice, letter_name},
};

/// A line of a forecast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForecastLine {
    /// What it is about.
    pub kind: ForecastKind,
    /// A word or two in front.
    pub label: String,
    /// What is foreseen.
    pub text: String,
    /// The same in a few letters, where that can be.
    pub badge: Option<String>,
    /// The rule it follows from.
    pub rule: RuleId,
}

/// What a line of a forecast is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ForecastKind {
    /// What is paid.
    Cost,
    /// The chance in a fight.
    Odds,
    /// The chance with an item, or with all.
    ItemOdds,
    /// What is gained.
    Gain,
    /// What comes of a lost fight.
    Loss,
    /// What the tracks hold then.
    Stocks,
    /// Happiness then.
    Happiness,
    /// Who may take income.
    Income,
    /// The first player token.
    Token,
    /// Dwellers: new, healed.
    Dweller,
    /// Training.
    Training,
    /// Who doubles the reward.
    Doubling,
    /// What happens to the item.
    Item,
    /// A room in its slot.
    Build,
    /// Something one might not want.
    Warning,
}

impl Voice<'_> {
    /// What a choice would bring, to be shown to the player for whom it was foreseen.
    #[must_use]
    pub fn forecast(self, forecast: &Forecast) -> Vec<ForecastLine> {
        let mut sheet = Sheet { voice: self, lines: Vec::new() };
        sheet.cost(forecast);
        let is_decided = forecast.choice == Choice::Done;
        if let Some(odds) = &forecast.odds {
            sheet.odds(odds, is_decided);
        }
        let is_use = forecast.spend.is_some();
        for outcome in &forecast.outcomes {
            let case = if is_decided { Case::Always } else { outcome.case };
            sheet.outcome(outcome, case, forecast.exchange.as_ref(), is_use);
        }
        if let Some(doubling) = &forecast.doubling {
            sheet.doubling(doubling);
        }
        if let Some(income) = &forecast.income {
            sheet.income(income);
        }
        if let Some(building) = &forecast.building {
            sheet.building(building);
        }
        sheet.lines
    }

    /// A chance in words.
    #[must_use]
    pub fn chance(self, chance: Chance) -> String {
        match (chance.wins, chance.is_certain()) {
            (0, _) => self.say("forecast-impossible"),
            (_, true) => self.say("forecast-certain"),
            _ => self.fill("forecast-chance", &[("percent", chance.percent().into())]),
        }
    }
}

/// A forecast being written.
struct Sheet<'n> {
    voice: Voice<'n>,
    lines: Vec<ForecastLine>,
}

impl Sheet<'_> {
    fn add(&mut self, kind: ForecastKind, label: &str, text: String, rule: RuleId) {
        let label = self.voice.say(&format!("forecast-label-{label}"));
        self.push(kind, label, text, None, rule);
    }

    /// A line that was told before, of another outcome, is not told again.
    fn push(&mut self, kind: ForecastKind, label: String, text: String, badge: Option<String>, rule: RuleId) {
        let line = ForecastLine { kind, label, text, badge, rule };
        if !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    fn cost(&mut self, forecast: &Forecast) {
        let voice = self.voice;
        let label = voice.say("forecast-label-cost");
        let is_placement = forecast.doubling.is_some();
        if let Some(cost) = voice.cost(&forecast.cost) {
            let badge = voice.short_cost(&forecast.cost, Style::Symbols);
            self.push(ForecastKind::Cost, label, cost, badge, rule!("S-COST-01"));
        } else if is_placement {
            self.push(ForecastKind::Cost, label, voice.say("forecast-free"), None, rule!("S-COST-01"));
        }
        for price in &forecast.prices {
            let room = voice.room(price.room);
            let label = voice.fill("forecast-label-price", &[("room", room.as_str().into())]);
            let mut text = voice.cubes(&price.price);
            let (mut kind, badge) = (ForecastKind::Cost, Some(voice.short_side(&price.price, Style::Symbols)));
            if !price.payable {
                kind = ForecastKind::Warning;
                text = voice.fill("forecast-price-unpayable", &[("price", text.as_str().into())]);
            }
            self.push(kind, label, text, badge, rule!("S-COST-06"));
        }
        if forecast.missing > 0 {
            let text = voice.fill("forecast-missing", &[("n", forecast.missing.into())]);
            self.add(ForecastKind::Warning, "missing", text, rule!("S-COST-02"));
        }
        match forecast.spend {
            Some(Spend::Exhaust) => {
                self.add(ForecastKind::Item, "item", voice.say("forecast-exhaust"), rule!("S-EXHAUST-01"));
            }
            Some(Spend::Discard) => {
                self.add(ForecastKind::Item, "item", voice.say("forecast-discard"), rule!("S-ITEM-05"));
            }
            Some(Spend::Nothing) | None => {}
        }
    }

    /// The odds; where nothing more is to be used, without what the items could still do.
    fn odds(&mut self, odds: &Odds, is_decided: bool) {
        let voice = self.voice;
        let (need, bonus) = (("need", odds.need.into()), odds.bonus());
        let chance = match odds.bare {
            Chance { wins, of: 36 } if (1..36).contains(&wins) => {
                let fillings = [("percent", odds.bare.percent().into()), ("n", (wins as i64).into())];
                voice.fill("forecast-chance-throws", &fillings)
            }
            other => voice.chance(other),
        };
        let chance = ("chance", chance.as_str().into());
        let text = match (odds.dice, bonus) {
            (Some([one, other]), _) => {
                let result = one.saturating_add(other).saturating_add(bonus);
                let chance = match (odds.bare.is_certain(), result >= odds.need) {
                    (true, false) => voice.say("forecast-certain"),
                    (_, true) => voice.say("forecast-result-won"),
                    (false, false) => voice.say("forecast-result-lost"),
                };
                let fillings = [need, ("result", result.into()), ("chance", chance.as_str().into())];
                voice.fill("forecast-fight-result", &fillings)
            }
            (None, 0) => voice.fill("forecast-fight", &[need, chance]),
            (None, _) => {
                let sources = self.bonus_sources(odds);
                let bonus = format!("+{bonus}");
                let fillings = [need, ("bonus", bonus.as_str().into()), ("sources", sources.as_str().into()), chance];
                voice.fill("forecast-fight-bonus", &fillings)
            }
        };
        let label = voice.say("forecast-label-fight");
        self.push(ForecastKind::Odds, label, text, Some(voice.chance(odds.bare)), rule!("S-FIGHT-02"));
        if is_decided {
            return;
        }
        odds.with.iter().for_each(|with| self.with_item(with));
        if odds.with.len() > 1 {
            let best = voice.chance(odds.best);
            let label = voice.say("forecast-label-with-all");
            self.push(ForecastKind::ItemOdds, label, best.clone(), Some(best), rule!("S-FIGHT-04"));
        }
    }

    /// Where a bonus comes from.
    fn bonus_sources(&self, odds: &Odds) -> String {
        let voice = self.voice;
        let standing = odds.standing.iter().map(|(card, bonus)| {
            let (item, bonus) = (voice.item(*card), format!("+{bonus}"));
            voice.fill("forecast-fight-bonus-source", &[("item", item.as_str().into()), ("n", bonus.as_str().into())])
        });
        let added = (odds.added > 0).then(|| {
            let bonus = format!("+{}", odds.added);
            voice.fill("forecast-fight-bonus-added", &[("n", bonus.as_str().into())])
        });
        standing.chain(added).collect::<Vec<_>>().join(", ")
    }

    fn with_item(&mut self, with: &WithItem) {
        let voice = self.voice;
        let item = voice.names.content().items.get(usize::from(with.card));
        let usage = item.and_then(|item| item.uses.get(usize::from(with.ability)));
        let rerolls = usage.is_some_and(|usage| usage.effects.contains(&Effect::Reroll));
        let chance = voice.chance(with.chance);
        let filled = ("chance", chance.as_str().into());
        let text = match (rerolls, with.adds) {
            (true, _) => voice.fill("forecast-with-reroll", &[filled]),
            (false, 0) => voice.fill("forecast-with-win", &[filled]),
            (false, adds) => voice.fill("forecast-with-adds", &[("n", adds.into()), filled]),
        };
        let name = voice.item(with.card);
        let label = voice.fill("forecast-label-with-item", &[("item", name.as_str().into())]);
        self.push(ForecastKind::ItemOdds, label, text, Some(chance), rule!("S-FIGHT-04"));
    }

    fn outcome(&mut self, outcome: &Outcome, case: Case, exchange: Option<&[Cubes; 2]>, is_use: bool) {
        let voice = self.voice;
        if case == Case::Lost {
            let text = if outcome.injured { voice.say("forecast-injury") } else { voice.say("forecast-nothing") };
            self.add(ForecastKind::Loss, "lost", text, rule!("S-FIGHT-03"));
            return;
        }
        if outcome.case != Case::Lost {
            self.gains(outcome, case, exchange);
        }
        if outcome.injured {
            let rule = if outcome.case == Case::Lost { rule!("S-FIGHT-03") } else { rule!("S-INJURY-01") };
            self.add(ForecastKind::Warning, "injury", voice.say("forecast-injury"), rule);
        }
        if outcome.healed {
            let (key, rule) = match is_use {
                true => ("forecast-heals", rule!("S-ITEM-03")),
                false => ("forecast-healing", rule!("S-HEAL-01")),
            };
            self.add(ForecastKind::Dweller, "healing", voice.say(key), rule);
        }
        self.stocks(outcome);
        let (least, most) = outcome.happiness_after();
        if most > outcome.happiness_before {
            let after = self.range(least.into(), most.into());
            let fillings = [("before", i64::from(outcome.happiness_before).into()), ("after", after.as_str().into())];
            let text = voice.fill("forecast-change", &fillings);
            let badge = format!(
                "+{}",
                self.range((least - outcome.happiness_before).into(), (most - outcome.happiness_before).into(),)
            );
            let rule = outcome.happiness.first().map_or(rule!("S-HAPPY-01"), |source| source.rule);
            let label = voice.say("forecast-label-happiness");
            self.push(ForecastKind::Happiness, label, text, Some(badge), rule);
        }
        if outcome.new_dwellers > 0 {
            let text = voice.fill("forecast-dwellers", &[("n", outcome.new_dwellers.into())]);
            self.add(ForecastKind::Dweller, "dweller", text, rule!("S-DWELLER-01"));
        }
        if outcome.token {
            self.add(ForecastKind::Token, "token", voice.say("forecast-token"), rule!("S-FIRST-01"));
        }
        outcome.training.iter().for_each(|training| self.training(training, is_use));
        if let Some(letter) = outcome.spent {
            let text = voice.fill("forecast-spent", &[("letter", letter_name(letter).into())]);
            self.add(ForecastKind::Warning, "training", text, rule!("S-TRAIN-05"));
        }
        match outcome.ends {
            Sure::Yes => self.add(ForecastKind::Warning, "end", voice.say("forecast-ends"), rule!("S-END-01")),
            Sure::Maybe => self.add(ForecastKind::Warning, "end", voice.say("forecast-ends-maybe"), rule!("S-END-01")),
            Sure::No => {}
        }
    }

    /// The icons that take effect, and those that do not.
    fn gains(&mut self, outcome: &Outcome, case: Case, exchange: Option<&[Cubes; 2]>) {
        let voice = self.voice;
        let won = if case == Case::Won { "-won" } else { "" };
        let label = match (outcome.doubled, outcome.doubled_by) {
            (false, _) => voice.say(&format!("forecast-label-gain{won}")),
            (true, None) => voice.say(&format!("forecast-label-gain{won}-twice")),
            (true, Some(letter)) => {
                let letter = ("letter", letter_name(letter).into());
                voice.fill(&format!("forecast-label-gain{won}-twice-by"), &[letter])
            }
        };
        let pass = |wanted: Sure, again: bool| -> Vec<Icon> {
            let of = |gain: &Gain| if again { gain.again } else { gain.first };
            outcome.gains.iter().filter(|gain| of(gain) == wanted).map(|gain| gain.icon).collect()
        };
        let both = |wanted: Sure| [pass(wanted, false), pass(wanted, true)].concat();
        let (sure, maybe) = (both(Sure::Yes), both(Sure::Maybe));
        let sure = counted(&sure);
        let mut parts: Vec<String> = voice.gain(&sure, exchange).into_iter().collect();
        parts.extend(
            voice
                .gain(&counted(&maybe), exchange)
                .map(|what| voice.fill("forecast-maybe", &[("what", what.as_str().into())])),
        );
        let badge = voice.short_gain(&sure, exchange, Style::Symbols);
        if !outcome.gains.is_empty() || won == "-won" {
            let text = if parts.is_empty() { voice.say("forecast-nothing") } else { parts.join(", ") };
            let rule = if outcome.doubled { rule!("S-SPECIAL-01") } else { rule!("S-REWARD-01") };
            self.push(ForecastKind::Gain, label, text, badge, rule);
        }
        // What works the first time need not work again; nobody expects a second token.
        let skipped = pass(Sure::No, false);
        if let Some(text) = voice.gain(&skipped, exchange) {
            self.add(ForecastKind::Warning, "no-effect", text, rule!("S-REWARD-03"));
        }
    }

    fn stocks(&mut self, outcome: &Outcome) {
        let voice = self.voice;
        let changed = |track: &Track| track.least != track.before || track.most != track.before;
        let tracks = Resource::ALL.into_iter().zip(outcome.tracks);
        let stocks = tracks.clone().filter(|(_, track)| changed(track)).map(|(resource, track)| {
            let (name, range) = (voice.resource(resource), self.range(track.least.into(), track.most.into()));
            let fillings = [("before", track.before.into()), ("after", range.as_str().into())];
            let range = voice.fill("forecast-change", &fillings);
            voice.fill("forecast-stock", &[("name", name.as_str().into()), ("range", range.as_str().into())])
        });
        let stocks = stocks.collect::<Vec<_>>().join(", ");
        if !stocks.is_empty() {
            self.add(ForecastKind::Stocks, "stocks", stocks, rule!("S-RESOURCE-02"));
        }
        let cubes = outcome.tracks.map(|track| track.lost);
        let lost = voice.cost(&Cost { cubes, ..Cost::default() });
        if let Some(things) = lost {
            let text = voice.fill("forecast-wasted", &[("things", things.as_str().into())]);
            self.add(ForecastKind::Warning, "wasted", text, rule!("S-RESOURCE-03"));
        }
    }

    /// `3`, or `3–5`.
    fn range(&self, least: i64, most: i64) -> String {
        if least == most {
            return least.to_string();
        }
        self.voice.fill("forecast-range", &[("least", least.into()), ("most", most.into())])
    }

    fn training(&mut self, training: &Training, at_once: bool) {
        let voice = self.voice;
        let (key, kind, rule) = match (at_once, training.taken) {
            (true, _) => ("forecast-trains", ForecastKind::Training, rule!("S-ITEM-03")),
            (false, false) => ("forecast-training", ForecastKind::Training, rule!("S-TRAIN-01")),
            (false, true) => ("forecast-training-taken", ForecastKind::Warning, rule!("S-TRAIN-03")),
        };
        let text = match (training.letter, key) {
            (Some(letter), _) => voice.fill(key, &[("letter", letter_name(letter).into())]),
            (None, "forecast-training-taken") => voice.say("forecast-training-any-taken"),
            (None, _) => voice.say(&format!("{key}-any")),
        };
        self.add(kind, "training", text, rule);
    }

    fn doubling(&mut self, doubling: &Doubling) {
        let voice = self.voice;
        let mut letters = Letters::default();
        doubling.by.iter().for_each(|(_, letter)| letters.insert(*letter));
        let (key, letters) = match doubling.by.is_empty() {
            true => ("forecast-doubling-open", doubling.letters),
            false => ("forecast-doubling", letters),
        };
        if letters != Letters::default() {
            let text = voice.fill(key, &[("letters", voice.letters(letters).as_str().into())]);
            self.add(ForecastKind::Doubling, "doubling", text, rule!("S-SPECIAL-01"));
        }
    }

    fn income(&mut self, income: &Income) {
        let voice = self.voice;
        let owner = voice.seat(income.owner);
        let seat = ("seat", owner.as_str().into());
        let text = match (income.moot, income.standing) {
            (true, _) => voice.fill("forecast-income-moot", &[seat]),
            (false, None) => voice.fill("forecast-income", &[seat]),
            (false, Some(resource)) => {
                let cubes = voice.icon(Icon::Resource(resource), None);
                voice.fill("forecast-income-order", &[seat, ("cubes", cubes.as_str().into())])
            }
        };
        self.add(ForecastKind::Income, "income", text, rule!("S-INCOME-01"));
    }

    fn building(&mut self, building: &Building) {
        let voice = self.voice;
        let rooms = voice.fill("forecast-rooms", &[("n", building.rooms.into())]);
        self.add(ForecastKind::Build, "rooms", rooms, rule!("S-BUILD-03"));
        for (at, columns) in &building.columns {
            let side = match at.place() {
                Place::Room { side, .. } => side,
                Place::Elevator { .. } => Side::Left,
            };
            let space = voice.space_of_room(building.room, side);
            let space = ("space", space.as_str().into());
            let columns = columns.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let text = match columns.as_str() {
                "" => voice.fill("forecast-columns-none", &[space]),
                columns => voice.fill("forecast-columns", &[("columns", columns.into()), space]),
            };
            self.add(ForecastKind::Build, "columns", text, rule!("S-VAULT-03"));
        }
    }
}

/// The icons of a line with those alike together, as they first appear.
fn counted(line: &[Icon]) -> Vec<Icon> {
    let mut kinds: Vec<Icon> = Vec::new();
    line.iter().for_each(|icon| {
        if !kinds.contains(icon) {
            kinds.push(*icon);
        }
    });
    kinds.iter().flat_map(|kind| line.iter().filter(move |icon| *icon == kind)).copied().collect()
}
