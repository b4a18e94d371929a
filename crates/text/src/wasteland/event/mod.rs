//! Events.

mod deal;
mod fight;

use kernel::Seat;
use wasteland::{
    content::{EncounterIcon, Letter},
    event::{Event, Shuffled},
    map::Node,
};

use super::voice::Voice;
use crate::shared::capital;

impl Voice<'_> {
    /// What happened, in one line. The context is one from after the event.
    #[must_use]
    pub fn event(self, event: &Event) -> String {
        match event {
            Event::RoundBegan(n) => self.tell("event-round-began").number("n", *n).said(),
            Event::CharacterChosen { seat, character } => {
                self.by("event-character-chosen", *seat).text("character", self.character(*character)).said()
            }
            Event::FigurePlaced { seat, node } => self.at("event-figure-placed", *seat, *node),
            Event::SpecialGained { seat, letter } => self.of_letter("event-special-gained", *seat, *letter),
            Event::SpecialReturned { seat, letter } => self.of_letter("event-special-returned", *seat, *letter),
            Event::SpecialLost { seat, letter } => self.of_letter("event-special-lost", *seat, *letter),
            Event::QuestStaged { seat, quest } => {
                self.by("event-quest-staged", *seat).text("quest", self.quest(*quest)).said()
            }
            Event::QuestTrashed { quest } => self.tell("event-quest-trashed").text("quest", self.quest(*quest)).said(),
            Event::QuestClosed { quest } => self.tell("event-quest-closed").text("quest", self.quest(*quest)).said(),
            Event::MarkerPlaced { seat, quest, node } => {
                let told = self.by("event-marker-placed", *seat).text("quest", self.quest(*quest));
                told.text("space", self.space(*node)).said()
            }
            Event::QuestMarked { quest, by, marks, .. } => {
                let key = if *by > 0 { "event-quest-marked" } else { "event-quest-unmarked" };
                let told = self.tell(key).text("quest", self.quest(*quest));
                told.number("n", by.unsigned_abs()).number("marks", *marks).said()
            }
            Event::TurnBegan(seat) => self.tell("event-turn-began").text("of-seat", self.of_seat(*seat)).said(),
            Event::TurnEnded(seat) => self.by("event-turn-ended", *seat).said(),
            Event::MoveAction { seat, points } => self.counted("event-move-action", *seat, *points),
            Event::Moved { seat, node, cost } => {
                self.by("event-moved", *seat).text("space", self.space(*node)).number("n", *cost).said()
            }
            Event::Placed { seat, node } => self.at("event-placed", *seat, *node),
            Event::PointsGained { seat, points } => self.counted("event-points-gained", *seat, *points),
            Event::ActionsGained { seat, actions } => self.counted("event-actions-gained", *seat, *actions),
            Event::TerrainIgnored(seat) => self.by("event-terrain-ignored", *seat).said(),
            Event::Explored { seat, tile, .. } => {
                self.by("event-explored", *seat).text("tile", self.tile(*tile)).said()
            }
            Event::EnemyAppeared { kind, token, node, .. } => {
                let told = self.tell("event-enemy-appeared").text("foe", self.enemy(*kind, *token));
                capital(&told.text("space", self.space(*node)).said())
            }
            Event::EnemyPlaced { foe, node } => self.foe_at("event-enemy-placed", *foe, *node),
            Event::EnemyMoved { foe, node } => self.foe_at("event-enemy-moved", *foe, *node),
            Event::EnemyFlipped { foe, token, active } => self.flipped(*foe, *token, *active),
            Event::EnemyGone { kind, .. } => self.tell("event-enemy-gone").text("kind", self.enemy_type(*kind)).said(),
            Event::NoEnemyLeft(kind) => self.tell("event-no-enemy-left").text("enemies", self.enemies(*kind)).said(),
            Event::NoReplacement(kind) => self.tell("event-no-replacement").text("enemies", self.enemies(*kind)).said(),
            Event::EncounterBegan { seat, card, icon, level } => self.encounter_began(*seat, *card, *icon, *level),
            Event::OptionChosen { seat, card, option, forced } => {
                let key = if *forced { "event-option-forced" } else { "event-option-chosen" };
                self.by(key, *seat).text("option", self.option_told(*card, *option)).said()
            }
            Event::NoOption { seat, card } => {
                self.by("event-no-option", *seat).text("encounter", self.encounter(*card)).said()
            }
            Event::EncounterReturned { card } => self.of_encounter("event-encounter-returned", *card),
            Event::EncounterTrashed { card } => self.of_encounter("event-encounter-trashed", *card),
            Event::EncounterAdded { icon } => self.tell("event-encounter-added").text("icon", self.icon(*icon)).said(),
            Event::NotInLibrary(n) => self.not_in_library(*n),
            Event::CopyTaken { number, copies } => {
                self.tell("event-copy-taken").number("number", *number).number("n", *copies).said()
            }
            Event::TaskEnded { seat, success: true } => self.by("event-task-managed", *seat).said(),
            Event::TaskEnded { seat, success: false } => self.by("event-task-failed", *seat).said(),
            Event::TestBegan { seat, letters, difficulty } => self.test_began(*seat, *letters, *difficulty),
            Event::DiceRolled { seat, dice } => {
                self.by("event-dice-rolled", *seat).text("dice", self.faces(*dice)).said()
            }
            Event::DiceRerolled { seat, which, dice } => {
                let told = self.by("event-dice-rerolled", *seat).number("n", which.count_ones());
                told.text("which", self.dice_numbers(*which)).text("dice", self.faces(*dice)).said()
            }
            Event::DieTurned { seat, die, face } => {
                let told = self.by("event-die-turned", *seat).number("n", u16::from(*die) + 1);
                told.text("face", self.face(*face)).said()
            }
            Event::DieSpent { seat, die } => self.by("event-die-spent", *seat).number("n", u16::from(*die) + 1).said(),
            Event::RerollsGained { seat, rerolls } => self.counted("event-rerolls-gained", *seat, *rerolls),
            Event::ResultAdded { seat, amount } => self.counted("event-result-added", *seat, *amount),
            Event::TestEnded { seat, hits, difficulty, success } => {
                let key = if *success { "event-test-passed" } else { "event-test-failed" };
                self.by(key, *seat).number("n", *hits).number("need", *difficulty).said()
            }
            Event::TestWaived { seat, result, difficulty } => {
                self.by("event-test-waived", *seat).number("n", *result).number("need", *difficulty).said()
            }
            Event::FightBegan { seat, kind, token, level, apart, .. } => {
                let key = if *apart { "event-fight-began-apart" } else { "event-fight-began" };
                self.by(key, *seat).text("foe", self.enemy(*kind, *token)).number("level", *level).said()
            }
            Event::FightSkipped { seat, kind } => {
                self.by("event-fight-skipped", *seat).text("enemies", self.enemies(*kind)).said()
            }
            Event::EnemyHit { seat, hits, ranged, armor, cancelled, damage } => {
                self.enemy_hit(*seat, *hits, *ranged, *armor, *cancelled, *damage)
            }
            Event::SurvivorHit { seat, dice, extra, need } => {
                let hits = u16::from(*dice) + u16::from(*extra);
                self.by("event-survivor-hit", *seat).number("n", hits).number("need", *need).said()
            }
            Event::FightChanged { seat, change } => self.fight_changed(*seat, *change),
            Event::EnemyKilled { seat, kind, token, level, .. } => {
                let told = self.by("event-enemy-killed", *seat).text("foe", self.enemy(*kind, *token));
                told.number("level", *level).said()
            }
            Event::FightEnded { seat, won: true } => self.by("event-fight-won", *seat).said(),
            Event::FightEnded { seat, won: false } => self.by("event-fight-over", *seat).said(),
            Event::Damaged { seat, amount, hp } => self.changed("event-damaged", *seat, *amount, *hp),
            Event::Irradiated { seat, amount, rads } => self.changed("event-irradiated", *seat, *amount, *rads),
            Event::Healed { seat, amount, hp } => self.changed("event-healed", *seat, *amount, *hp),
            Event::Cleansed { seat, amount, rads } => self.changed("event-cleansed", *seat, *amount, *rads),
            Event::Killed(seat) => self.by("event-killed", *seat).said(),
            Event::Eliminated(seat) => self.by("event-eliminated", *seat).said(),
            Event::XpGained { seat, amount, levels, .. } => self.xp_gained(*seat, *amount, *levels),
            Event::LevelDrawn { seat, drawn } => self.level_drawn(*seat, *drawn),
            Event::PerkGained { seat, perk } => self.of_perk("event-perk-gained", *seat, *perk),
            Event::NoPerk(seat) => self.by("event-no-perk", *seat).said(),
            Event::PerkUsed { seat, perk } => self.of_perk("event-perk-used", *seat, *perk),
            Event::PerkLost { seat, perk } => self.of_perk("event-perk-lost", *seat, *perk),
            Event::TraitGained { seat, gained } => {
                self.by("event-trait-gained", *seat).text("trait", self.trait_name(*gained)).said()
            }
            Event::TraitLost { seat, lost } => {
                self.by("event-trait-lost", *seat).text("trait", self.trait_name(*lost)).said()
            }
            Event::TraitLocked { seat, wanted, lock } => {
                let told = self.by("event-trait-locked", *seat).text("trait", self.trait_name(*wanted));
                told.text("lock", self.trait_name(*lock)).said()
            }
            Event::CapsGained { seat, amount, caps } => self.changed("event-caps-gained", *seat, *amount, *caps),
            Event::CapsLost { seat, amount, caps } => self.changed("event-caps-lost", *seat, *amount, *caps),
            Event::CardGained { seat, card } => self.of_card("event-card-gained", *seat, *card),
            Event::CardEquipped { seat, card } => self.of_card("event-card-equipped", *seat, *card),
            Event::CardStored { seat, card } => self.of_card("event-card-stored", *seat, *card),
            Event::CardDiscarded { seat, card } => self.of_card("event-card-discarded", *seat, *card),
            Event::CardUsed { seat, card, .. } => self.of_card("event-card-used", *seat, *card),
            Event::CardExhausted { seat, card } => self.of_card("event-card-exhausted", *seat, *card),
            Event::CardReadied { seat, card } => self.of_card("event-card-readied", *seat, *card),
            Event::StaysExhausted { seat, card } => self.of_card("event-stays-exhausted", *seat, *card),
            Event::CompanionLeft { seat, card } => self.of_card("event-companion-left", *seat, *card),
            Event::EventDrawn { seat, card } => self.of_card("event-event-drawn", *seat, *card),
            Event::NothingToDraw { seat, pile } => {
                self.by("event-nothing-to-draw", *seat).text("pile", self.pile(*pile)).said()
            }
            Event::DeckShuffled(Shuffled::Loot) => self.say("event-shuffled-loot"),
            Event::DeckShuffled(Shuffled::Asset) => self.say("event-shuffled-asset"),
            Event::DeckShuffled(Shuffled::Enemies(kind)) => {
                self.tell("event-shuffled-enemies").text("enemies", self.enemies(*kind)).said()
            }
            Event::ShopFilled { card } => self.tell("event-shop-filled").text("card", self.card(*card)).said(),
            Event::ShopDiscarded { card } => self.tell("event-shop-discarded").text("card", self.card(*card)).said(),
            Event::Bought { seat, card, price } => self.priced("event-bought", *seat, *card, *price),
            Event::Recruited { seat, card } => self.of_card("event-recruited", *seat, *card),
            Event::Sold { seat, card, price } => self.priced("event-sold", *seat, *card, *price),
            Event::UniqueMissing { seat, card } => self.of_card("event-unique-missing", *seat, *card),
            Event::CampBegan(seat) => self.by("event-camp-began", *seat).said(),
            Event::ShoppedInCamp(seat) => self.by("event-shopped-in-camp", *seat).said(),
            Event::OfferMade { seat, to, counter } => {
                let key = if *counter { "event-offer-countered" } else { "event-offer-made" };
                self.by(key, *seat).text("other", self.seat(*to)).said()
            }
            Event::OfferRefused { seat } => self.by("event-offer-refused", *seat).said(),
            Event::Traded { seat, partner, gives, gets, gives_caps, gets_caps, gives_agendas, gets_agendas } => {
                let told = self.by("event-traded", *seat).text("other", self.seat(*partner));
                let told = told.text("gives", self.side(gives, *gives_caps, *gives_agendas));
                told.text("gets", self.side(gets, *gets_caps, *gets_agendas)).said()
            }
            Event::AgendasPassed { from, to, cards } => {
                let told = self.by("event-agendas-passed", *from).text("other", self.seat(*to));
                told.text("cards", self.agendas(cards)).said()
            }
            Event::AgendaShown { seat, to, card } => {
                let told = self.by("event-agenda-shown", *seat).text("other", self.seat(*to));
                told.text("card", self.agenda(*card)).said()
            }
            Event::AgendaDrawn(seat) => self.by("event-agenda-drawn", *seat).said(),
            Event::AgendaSeen { seat, card } => self.of_agenda("event-agenda-seen", *seat, *card),
            Event::AgendaDiscarded { seat, card: Some(card) } => {
                self.of_agenda("event-agenda-discarded-open", *seat, *card)
            }
            Event::AgendaDiscarded { seat, card: None } => self.by("event-agenda-discarded", *seat).said(),
            Event::AgendaShuffled { seat } => self.by("event-agenda-shuffled", *seat).said(),
            Event::AgendaGivenUp { seat, card } => self.of_agenda("event-agenda-given-up", *seat, *card),
            Event::AgendaRevealed { card } => {
                self.tell("event-agenda-revealed").text("card", self.agenda(*card)).said()
            }
            Event::AgendaCardPutAway { card } => {
                self.tell("event-agenda-put-away").text("card", self.agenda(*card)).said()
            }
            Event::AgendaDeckRenewed(n) => self.tell("event-agenda-deck-renewed").number("n", *n).said(),
            Event::NoAgenda => self.say("event-no-agenda"),
            Event::FirstPlayer(seat) => self.by("event-first-player", *seat).said(),
            Event::LoyaltyDeclared { seat, card, faction } => {
                let told = self.by("event-loyalty-declared", *seat).text("card", self.agenda(*card));
                told.text("faction", self.faction(*faction)).said()
            }
            Event::LoyaltyEnded { seat, card } => self.of_agenda("event-loyalty-ended", *seat, *card),
            Event::PowerChanged { faction, by, power } => {
                let key = if *by < 0 { "event-power-lost" } else { "event-power-gained" };
                let told = self.tell(key).text("faction", self.faction(*faction));
                capital(&told.number("n", by.unsigned_abs()).number("now", *power).said())
            }
            Event::Activated(kind) => self.tell("event-activated").text("enemies", self.enemies(*kind)).said(),
            Event::ObjectiveCompleted { seat, quest, objective } => {
                self.of_objective("event-objective-completed", *seat, *quest, *objective)
            }
            Event::ObjectiveFailed { seat, quest, objective } => {
                self.of_objective("event-objective-failed", *seat, *quest, *objective)
            }
            Event::ObjectiveDeclined { seat, quest, objective } => {
                self.of_objective("event-objective-declined", *seat, *quest, *objective)
            }
            Event::LookedAt { seat, pile, count } => {
                self.by("event-looked-at", *seat).text("pile", self.pile(*pile)).number("n", *count).said()
            }
            Event::LookedAtCards { seat, pile, cards } => {
                let told = self.by("event-looked-at-cards", *seat).text("pile", self.pile(*pile));
                told.text("cards", self.cards_of(*pile, cards)).said()
            }
            Event::EffectSkipped(seat) => self.by("event-effect-skipped", *seat).said(),
            Event::OfferDeclined(seat) => self.by("event-offer-declined", *seat).said(),
            Event::VictoryDeclared { seat, influence, agendas } => {
                let told = self.by("event-victory-declared", *seat).number("n", *influence);
                told.text("cards", self.agendas(agendas)).said()
            }
            Event::Takeover(faction) => {
                capital(&self.tell("event-takeover").text("faction", self.faction(*faction)).said())
            }
            Event::GameEnded { winners } => self.game_ended(winners),
            Event::Mode(event) => self.mode_event(event),
        }
    }

    fn at(self, key: &'static str, seat: Seat, node: Node) -> String {
        self.by(key, seat).text("space", self.space(node)).said()
    }

    fn foe_at(self, key: &'static str, foe: u8, node: Node) -> String {
        capital(&self.tell(key).text("foe", self.foe(foe)).text("space", self.space(node)).said())
    }

    fn counted(self, key: &'static str, seat: Seat, count: u8) -> String {
        self.by(key, seat).number("n", count).said()
    }

    /// So much more or less, and what there is now.
    fn changed(self, key: &'static str, seat: Seat, amount: impl Into<i64>, now: impl Into<i64>) -> String {
        self.by(key, seat).number("n", amount).number("now", now).said()
    }

    fn of_letter(self, key: &'static str, seat: Seat, letter: Letter) -> String {
        self.by(key, seat).text("letter", self.letter_in_full(letter)).said()
    }

    fn of_perk(self, key: &'static str, seat: Seat, perk: u8) -> String {
        self.by(key, seat).text("perk", self.perk(perk)).said()
    }

    fn of_card(self, key: &'static str, seat: Seat, card: u16) -> String {
        self.by(key, seat).text("card", self.card(card)).said()
    }

    pub(super) fn of_agenda(self, key: &'static str, seat: Seat, card: u8) -> String {
        self.by(key, seat).text("card", self.agenda(card)).said()
    }

    fn of_encounter(self, key: &'static str, card: u16) -> String {
        self.tell(key).text("encounter", self.encounter(card)).said()
    }

    fn of_objective(self, key: &'static str, seat: Seat, quest: u16, objective: u8) -> String {
        let told = self.by(key, seat).text("quest", self.quest(quest));
        told.text("objective", self.objective(quest, objective)).said()
    }

    fn priced(self, key: &'static str, seat: Seat, card: u16, price: u16) -> String {
        self.by(key, seat).text("card", self.card(card)).number("n", price).said()
    }

    fn flipped(self, foe: u8, token: Option<u8>, active: bool) -> String {
        let key = match (self.context.foes.contains_key(&foe), active) {
            (true, true) => "event-enemy-revealed",
            (true, false) => "event-enemy-hidden",
            (false, true) => return self.say("event-enemy-revealed-any"),
            (false, false) => return self.say("event-enemy-hidden-any"),
        };
        self.tell(key).text("foe", self.flipped_foe(foe, token, active)).said()
    }

    /// An enemy that was turned over: one that turns facedown is only its type from then on.
    pub(super) fn flipped_foe(self, foe: u8, token: Option<u8>, active: bool) -> String {
        match (self.context.foes.get(&foe), active) {
            (Some(known), true) => self.enemy(known.kind, token),
            (Some(known), false) => self.enemy_type(known.kind),
            (None, _) => self.say("enemy-any"),
        }
    }

    /// A quest that was staged or closed before has a name that all know; an encounter may never have been read
    /// (W-LIBRARY-03).
    fn not_in_library(self, number: u16) -> String {
        let quests = (0u16..).zip(&self.content().quests);
        match quests.into_iter().find(|(_, quest)| quest.number == number) {
            Some((quest, _)) => self.tell("event-quest-not-in-library").text("quest", self.quest(quest)).said(),
            None => self.say("event-not-in-library"),
        }
    }

    fn encounter_began(self, seat: Seat, card: u16, icon: EncounterIcon, level: u8) -> String {
        let told = self.by("event-encounter-began", seat).text("encounter", self.encounter(card));
        told.text("icon", self.icon(icon)).number("level", level).said()
    }

    fn option_told(self, card: u16, option: u8) -> String {
        let number = u16::from(option) + 1;
        let text = self.encounter_option(card, option);
        text.unwrap_or_else(|| self.tell("choice-option").number("n", number).said())
    }

    fn xp_gained(self, seat: Seat, amount: u8, levels: u8) -> String {
        self.by("event-xp-gained", seat).number("n", amount).number("levels", levels).said()
    }

    fn level_drawn(self, seat: Seat, drawn: [Option<Letter>; 2]) -> String {
        let letters: Vec<String> = drawn.into_iter().flatten().map(|letter| self.letter_in_full(letter)).collect();
        if letters.is_empty() {
            return self.by("event-level-drawn-nothing", seat).said();
        }
        self.by("event-level-drawn", seat).text("letters", self.list("list-and", letters)).said()
    }

    fn game_ended(self, winners: &[Seat]) -> String {
        let names: Vec<String> = winners.iter().map(|seat| self.seat(*seat)).collect();
        if names.is_empty() {
            return self.say("event-game-lost");
        }
        let count = winners.len() as i64;
        self.tell("event-game-ended").number("n", count).text("winners", self.list("list-and", names)).said()
    }
}
