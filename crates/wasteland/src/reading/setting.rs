//! Where effects, conditions and costs stand decides which of them mean something.

use pack::{Message, Node, Spot, say};

use crate::effect::{Condition, Effect, Measure, Where, Window};

use super::Reader;

/// What using a card does to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spent {
    Nothing,
    Exhausted,
    Discarded,
}

/// Where something stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    /// At the start of the game.
    Start,
    /// In a loot event.
    Event,
    /// In an encounter.
    Encounter,
    /// In a quest.
    Quest,
    /// In a use of a card.
    Use(Window, Spent),
    /// In a perk.
    Perk(Window),
    /// Behind `always`.
    Always,
    /// On a card, where it is unexhausted.
    Camp,
    /// In the scoring of an agenda.
    Score,
}

impl Setting {
    const fn window(self) -> Option<Window> {
        match self {
            Setting::Use(window, _) | Setting::Perk(window) => Some(window),
            _ => None,
        }
    }

    fn is_in(self, windows: &[Window]) -> bool {
        self.window().is_some_and(|window| windows.iter().any(|moment| window.includes(*moment)))
    }

    /// Whether a fight is under way or just over.
    fn is_of_fights(self) -> bool {
        self == Setting::Always
            || self.is_in(&[
                Window::BeforeFight,
                Window::Reroll,
                Window::Hurt,
                Window::Strike,
                Window::AfterFight,
                Window::Kill,
            ])
    }

    /// Whether dice lie on the table.
    fn has_dice(self) -> bool {
        self.is_in(&[Window::Reroll, Window::Hurt, Window::Strike, Window::AfterFight, Window::Kill, Window::Test])
    }
}

impl Reader {
    /// Reports something that means nothing where it stands.
    fn misplaced(&mut self, spot: &Spot, word: &str, expected: Message) {
        let message = say!("w-misplaced", "'{word}' means nothing here", word);
        self.mistakes.push(pack::Mistake::error(spot, word, message).expecting(expected));
    }

    fn expect_windows(&mut self, node: &Node, windows: &[Window], expected: &'static str) {
        if !self.setting.is_in(windows) {
            self.misplaced(node.spot(), node.name(), Message::verbatim(expected));
        }
    }

    pub(super) fn check_effect(&mut self, effect: &Effect, node: &Node) {
        let setting = self.setting;
        match effect {
            Effect::PreventDamage(_) | Effect::PreventRads(_) => {
                self.expect_windows(node, &[Window::Hurt], "when=hurt");
            }
            Effect::CancelHits(_) => {
                let windows = [Window::BeforeFight, Window::Reroll, Window::Hurt];
                self.expect_windows(node, &windows, "when=before-fight, when=reroll, when=hurt");
            }
            Effect::AddHits(_) => {
                let windows = [Window::BeforeFight, Window::Reroll, Window::Hurt, Window::Strike];
                self.expect_windows(node, &windows, "when=before-fight, when=reroll, when=hurt, when=strike");
            }
            Effect::Rerolls(_) => {
                let windows = [Window::BeforeFight, Window::Reroll, Window::Test];
                self.expect_windows(node, &windows, "when=before-fight, when=reroll, when=test");
            }
            Effect::SetDie(_) | Effect::ChooseDie => {
                self.expect_windows(node, &[Window::Reroll, Window::Test], "when=reroll, when=test");
            }
            Effect::AddResult(_) => self.expect_windows(node, &[Window::Test], "when=test"),
            Effect::Trash if !matches!(setting, Setting::Encounter | Setting::Quest) => {
                self.misplaced(node.spot(), node.name(), say!("w-stories", "an encounter or a quest"));
            }
            Effect::Marker(_) | Effect::Mark(_) | Effect::Unmark(_) if setting != Setting::Quest => {
                self.misplaced(node.spot(), node.name(), say!("w-quests", "a quest"));
            }
            // A fight or a test in the midst of another one would be a circle without an end (W-FIGHT-01).
            Effect::Fight(_) | Effect::DrawAndFight(..) | Effect::Test(..)
                if setting.is_in(&[
                    Window::BeforeFight,
                    Window::Reroll,
                    Window::Hurt,
                    Window::Strike,
                    Window::Kill,
                    Window::Test,
                ]) =>
            {
                self.misplaced(node.spot(), node.name(), say!("w-no-fight", "a moment in no fight and no test"));
            }
            Effect::Unexhaust if matches!(setting, Setting::Use(_, Spent::Nothing | Spent::Exhausted)) => {
                let message = say!(
                    "w-endless-unexhaust",
                    "a card that can 'unexhaust' without being discarded could unexhaust itself for ever"
                );
                self.mistakes.push(
                    pack::Mistake::error(node.spot(), "unexhaust", message).expecting(Message::verbatim("use discard")),
                );
            }
            Effect::GainPerk(_) if matches!(setting, Setting::Perk(_)) => {
                let message = say!("w-endless-perk", "a perk that gains perks could gain itself forever");
                self.error(node.spot(), "gain-perk", message);
            }
            // These mean something wherever effects stand, or stand well where they are.
            Effect::Add(_)
            | Effect::Stage(_)
            | Effect::Close(_)
            | Effect::Become(_)
            | Effect::Lose(_)
            | Effect::Xp(_)
            | Effect::Caps(_)
            | Effect::LoseCaps(_)
            | Effect::Draw(..)
            | Effect::Shop(_)
            | Effect::Unique(_)
            | Effect::Power(..)
            | Effect::Weaken(..)
            | Effect::Trash
            | Effect::Damage(_)
            | Effect::Rads(_)
            | Effect::Heal(_)
            | Effect::RemoveRads(_)
            | Effect::Points(_)
            | Effect::Actions(_)
            | Effect::Teleport(_)
            | Effect::Travel(_)
            | Effect::IgnoreTerrain
            | Effect::PlaceEnemy(..)
            | Effect::PlaceTokens(..)
            | Effect::RemoveToken(_)
            | Effect::MoveEnemy(..)
            | Effect::KillEnemy(_)
            | Effect::Deactivate(_)
            | Effect::Reveal(_)
            | Effect::Fight(_)
            | Effect::DrawAndFight(..)
            | Effect::Test(..)
            | Effect::Reorder(..)
            | Effect::DrawOneOf(..)
            | Effect::GainSpecial(_)
            | Effect::LoseSpecial
            | Effect::GainPerk(_)
            | Effect::LosePerk
            | Effect::LoseCard(_)
            | Effect::LoseAgenda
            | Effect::Unexhaust
            | Effect::Exhaust
            | Effect::Marker(_)
            | Effect::Mark(_)
            | Effect::Unmark(_)
            | Effect::If(..)
            | Effect::May(..)
            | Effect::Choose(_)
            | Effect::Each(..)
            | Effect::Die => {}
        }
    }

    pub(super) fn check_condition(&mut self, condition: &Condition, spot: &Spot, word: &str) {
        let is_of_fights = self.setting.is_of_fights();
        match condition {
            Condition::Used(_) | Condition::Fighting(_) | Condition::Apart if !is_of_fights => {
                self.misplaced(spot, word, say!("w-fight-windows", "a moment of a fight, or always"));
            }
            Condition::AtMarker if self.setting != Setting::Quest => {
                self.misplaced(spot, word, say!("w-quests", "a quest"));
            }
            _ => {}
        }
    }

    pub(super) fn check_measure(&mut self, measure: Measure, spot: &Spot, word: &str) {
        let is_of_fights = self.setting.is_of_fights();
        match measure {
            Measure::EncounterLevel if self.setting != Setting::Encounter => {
                self.misplaced(spot, word, say!("w-encounters", "an encounter"));
            }
            Measure::Marks if self.setting != Setting::Quest => {
                self.misplaced(spot, word, say!("w-quests", "a quest"));
            }
            Measure::EnemyLevel if !is_of_fights => {
                self.misplaced(spot, word, say!("w-fight-windows", "a moment of a fight, or always"));
            }
            Measure::DiceHits if !self.setting.has_dice() => {
                self.misplaced(spot, word, say!("w-dice-windows", "a moment with dice on the table"));
            }
            _ => {}
        }
    }

    pub(super) fn check_where(&mut self, place: Where, spot: &Spot) {
        if place == Where::Markers && self.setting != Setting::Quest {
            self.misplaced(spot, "at-markers", say!("w-quests", "a quest"));
        }
    }

    /// Die results are spent where they count (W-FIGHT-14), rerolls where they are spent (W-FIGHT-26).
    pub(super) fn check_spent_dice(&mut self, dice: u8, rerolls: u8, spot: &Spot) {
        if dice > 0 && !self.setting.is_in(&[Window::Hurt, Window::Strike]) {
            self.misplaced(spot, "dice", Message::verbatim("when=hurt, when=strike"));
        }
        if rerolls > 0 && !self.setting.is_in(&[Window::Reroll, Window::Test]) {
            self.misplaced(spot, "rerolls", Message::verbatim("when=reroll, when=test"));
        }
    }
}
