//! Events.

use kernel::Seat;
use shelter::{
    content::{Icon, Letter, Spend},
    event::{Event, Pile, Spared},
    state::EndTrigger,
    view::View,
};

use super::voice::{Voice, letter_name, slot_name};

impl Voice<'_> {
    /// What happened, in one line. The view is one from after the event; rooms and threats are named by what it shows.
    #[must_use]
    pub fn event(self, view: &View, event: &Event) -> String {
        let threat = match event {
            Event::Placed { space, .. } => view.vault.threat(*space),
            _ => None,
        };
        self.event_against(view, event, threat)
    }

    /// What happened; `threat` is the one that lay over the space of a placement at that time.
    pub(super) fn event_against(self, view: &View, event: &Event, threat: Option<u8>) -> String {
        match event {
            Event::RoundBegan(n) => self.fill("event-round-began", &[("n", i64::from(*n).into())]),
            Event::ThreatRolled { level, dice: [one, other] } => {
                let level = self.level(view, *level);
                let dice = [("one", (*one).into()), ("other", (*other).into()), ("sum", (one + other).into())];
                let [one, other, sum] = dice;
                self.fill("event-threat-rolled", &[("level", level.as_str().into()), one, other, sum])
            }
            Event::ThreatSpawned { space, threat } => {
                let (threat, space) = (self.threat(*threat), self.space(view, *space));
                let fillings = [("threat", threat.as_str().into()), ("space", space.as_str().into())];
                self.fill("event-threat-spawned", &fillings)
            }
            Event::NothingSpawned { why, .. } => self.say(match why {
                Spared::Seven => "event-spared-seven",
                Spared::NoRoom => "event-spared-no-room",
                Spared::Taken => "event-spared-taken",
                Spared::NoCards => "event-spared-no-cards",
            }),
            Event::TurnBegan(seat) => {
                self.fill("event-turn-began", &[("of-seat", self.of_seat(*seat).as_str().into())])
            }
            Event::Placed { seat, space, dwellers, doubled } => {
                let placed = self.placed(*seat, &self.space(view, *space), *dwellers, threat);
                self.placed_twice(placed, *doubled)
            }
            Event::Passed { seat, forced: false } => self.by("event-passed", *seat),
            Event::Passed { seat, forced: true } => self.by("event-passed-forced", *seat),
            Event::CubesPaid { seat, cubes } => self.about("event-paid", *seat, &self.things(*cubes, 0, 0)),
            Event::CubeGained { seat, resource, lost } => {
                let mut cubes = [0; 3];
                cubes[*resource as usize] = 1;
                let key = if *lost { "event-cube-lost" } else { "event-gained" };
                self.about(key, *seat, &self.things(cubes, 0, 0))
            }
            Event::HappinessGained { seat, amount } => {
                self.about("event-gained", *seat, &self.things([0; 3], 0, *amount))
            }
            Event::RoomNamed { seat, room } => self.with("event-room-named", *seat, "room", &self.room(*room)),
            Event::IncomeDeclined(seat) => self.by("event-income-declined", *seat),
            Event::IncomeTaken(seat) => self.by("event-income-taken", *seat),
            Event::FightRolled { seat, dice: [one, other] } => {
                let seat = self.seat(*seat);
                let sum = one + other;
                let dice = [("one", (*one).into()), ("other", (*other).into()), ("sum", sum.into())];
                let [one, other, sum] = dice;
                self.fill("event-fight-rolled", &[("seat", seat.as_str().into()), one, other, sum])
            }
            Event::FightChanged { seat, bonus } => {
                let seat = self.seat(*seat);
                self.fill("event-fight-changed", &[("seat", seat.as_str().into()), ("n", (*bonus).into())])
            }
            Event::StandingBonus { card, bonus, .. } => {
                let item = self.item(*card);
                self.fill("event-standing-bonus", &[("item", item.as_str().into()), ("n", (*bonus).into())])
            }
            Event::FightDecided(seat) => self.by("event-fight-decided", *seat),
            Event::FightEnded { seat, need, dice, bonus, won } => self.fight_ended(*seat, *need, *dice, *bonus, *won),
            Event::Injured { seat, .. } => self.by("event-injured", *seat),
            Event::Healed { seat, .. } => self.by("event-healed", *seat),
            Event::DwellerArrived { seat, .. } => self.by("event-dweller-arrived", *seat),
            Event::ItemTaken { seat, card } => self.with("event-item-taken", *seat, "item", &self.item(*card)),
            Event::ItemUsed { seat, card, ability } => {
                let item = self.names.content().items.get(usize::from(*card));
                let usage = item.and_then(|item| item.uses.get(usize::from(*ability)));
                let exhausts = usage.is_some_and(|usage| usage.spend == Spend::Exhaust);
                let key = if exhausts { "event-item-exhausted" } else { "event-item-used" };
                self.with(key, *seat, "item", &self.item(*card))
            }
            Event::ItemDiscarded { seat, card } => self.with("event-item-discarded", *seat, "item", &self.item(*card)),
            Event::ItemReadied { seat, card } => self.with("event-item-readied", *seat, "item", &self.item(*card)),
            Event::TrackFilled { pile, card } => self.track_filled(*pile, &[*card]),
            Event::TrackRefreshed(kind) => self.fill("event-track-refreshed", &[("kind", kind_name(*kind).into())]),
            Event::DeckShuffled(kind) => self.fill("event-deck-shuffled", &[("kind", kind_name(*kind).into())]),
            Event::TokenTaken(seat) => self.by("event-token-taken", *seat),
            Event::RoomBuilt { seat, room, slot } => {
                let (seat, room) = (self.seat(*seat), self.room(*room));
                let names = [("seat", seat.as_str().into()), ("room", room.as_str().into())];
                let [seat, room] = names;
                self.fill("event-room-built", &[seat, room, ("slot", slot_name(*slot).into())])
            }
            Event::BuildDeclined(seat) => self.by("event-build-declined", *seat),
            Event::RewardSkipped { seat, icon } => self.by(skipped_key(*icon), *seat),
            Event::EffectSkipped { seat, card } => self.with("event-effect-skipped", *seat, "item", &self.item(*card)),
            Event::ExchangeOpened(seat) => self.by("event-exchange-opened", *seat),
            Event::Exchanged { seat, .. } => self.by("event-exchanged", *seat),
            Event::TrainingDue { seat, letter: Some(letter) } => {
                self.with("event-training-due", *seat, "letter", letter_name(*letter))
            }
            Event::TrainingDue { seat, letter: None } => self.by("event-training-due-any", *seat),
            Event::Trained { seat, letter, .. } => self.with("event-trained", *seat, "letter", letter_name(*letter)),
            Event::TrainingLost { seat, letter } => {
                self.with("event-training-lost", *seat, "letter", letter_name(*letter))
            }
            Event::RecallBegan => self.say("event-recall-began"),
            Event::Recalled { seat, dwellers } => {
                let seat = self.seat(*seat);
                self.fill("event-recalled", &[("seat", seat.as_str().into()), ("n", (*dwellers).into())])
            }
            Event::ThreatDiscarded { space, threat } => {
                let (threat, space) = (self.threat(*threat), self.space(view, *space));
                let fillings = [("threat", threat.as_str().into()), ("space", space.as_str().into())];
                self.fill("event-threat-discarded", &fillings)
            }
            Event::ItemsReadied => self.say("event-items-readied"),
            Event::EndTriggered(trigger) => self.say(match trigger {
                EndTrigger::SixthRoom => "event-end-sixth-room",
                EndTrigger::ThreatDeck => "event-end-threat-deck",
                EndTrigger::RoundLimit => "event-end-round-limit",
                EndTrigger::Standstill => "event-end-standstill",
            }),
            Event::BonusGained { seat, card, amount } => self.bonus_gained(*seat, *card, *amount),
            Event::PenaltyTaken { seat, threats, lost } => self.penalty_taken(*seat, *threats, *lost),
            Event::GameEnded { places } => self.game_ended(places),
        }
    }

    /// Cards that came to a track.
    pub(super) fn track_filled(self, kind: Pile, cards: &[u8]) -> String {
        let names = cards.iter().map(|card| match kind {
            Pile::Items => self.item(*card),
            Pile::Rooms => self.room(*card),
            Pile::Threats => self.threat(*card),
        });
        let cards = self.list("list-and", names.collect());
        self.fill("event-track-filled", &[("kind", kind_name(kind).into()), ("cards", cards.as_str().into())])
    }

    /// The final places, `1. Red, 2. Blue and Green`.
    pub(super) fn places(self, places: &[u8]) -> String {
        let highest = places.iter().copied().max().unwrap_or(0);
        let lines = (1..=highest).filter_map(|place| {
            let seats = self.list("list-and", seats_at(places, place).map(|seat| self.seat(seat)).collect());
            let fillings = [("n", place.into()), ("seats", seats.as_str().into())];
            (!seats.is_empty()).then(|| self.fill("event-place", &fillings))
        });
        lines.collect::<Vec<_>>().join(", ")
    }

    /// A message about a seat and what it pays, gains or loses.
    pub(super) fn about(self, key: &str, seat: Seat, things: &str) -> String {
        self.with(key, seat, "things", things)
    }

    fn by(self, key: &str, seat: Seat) -> String {
        self.fill(key, &[("seat", self.seat(seat).as_str().into())])
    }

    fn with(self, key: &str, seat: Seat, name: &str, value: &str) -> String {
        self.fill(key, &[("seat", self.seat(seat).as_str().into()), (name, value.into())])
    }

    fn placed(self, seat: Seat, space: &str, dwellers: u8, threat: Option<u8>) -> String {
        let seat = self.seat(seat);
        let seat = ("seat", seat.as_str().into());
        match threat {
            None => self.fill("event-placed", &[seat, ("n", dwellers.into()), ("space", space.into())]),
            Some(threat) => {
                let threat = self.threat(threat);
                let threat = ("threat", threat.as_str().into());
                self.fill("event-placed-threat", &[seat, ("n", dwellers.into()), ("space", space.into()), threat])
            }
        }
    }

    fn placed_twice(self, placed: String, doubled: Option<Letter>) -> String {
        match doubled {
            None => placed,
            Some(letter) => {
                let fillings = [("placed", placed.as_str().into()), ("letter", letter_name(letter).into())];
                self.fill("event-placed-twice", &fillings)
            }
        }
    }

    fn fight_ended(self, seat: Seat, need: u8, dice: [u8; 2], bonus: u8, won: bool) -> String {
        let [one, other] = dice;
        let result = one.saturating_add(other).saturating_add(bonus);
        let sum = match bonus {
            0 => format!("{one} + {other} = {result}"),
            _ => format!("{one} + {other} + {bonus} = {result}"),
        };
        let key = match (won, result >= need) {
            (true, true) => "event-fight-won",
            (true, false) => return self.by("event-fight-won-item", seat),
            (false, _) => "event-fight-lost",
        };
        let seat = self.seat(seat);
        self.fill(key, &[("seat", seat.as_str().into()), ("sum", sum.as_str().into()), ("need", need.into())])
    }

    fn bonus_gained(self, seat: Seat, card: u8, amount: u8) -> String {
        let (seat, item) = (self.seat(seat), self.item(card));
        let things = self.fill("say-happiness", &[("count", amount.into())]);
        let fillings =
            [("seat", seat.as_str().into()), ("item", item.as_str().into()), ("things", things.as_str().into())];
        self.fill("event-bonus-gained", &fillings)
    }

    fn penalty_taken(self, seat: Seat, threats: u8, lost: u8) -> String {
        let seat = self.seat(seat);
        let seat = ("seat", seat.as_str().into());
        if lost == 0 {
            return self.fill("event-penalty-nothing", &[seat, ("threats", threats.into())]);
        }
        let things = self.things([0; 3], 0, lost);
        self.fill("event-penalty-taken", &[seat, ("threats", threats.into()), ("things", things.as_str().into())])
    }

    fn game_ended(self, places: &[u8]) -> String {
        let winners: Vec<String> = seats_at(places, 1).map(|seat| self.seat(seat)).collect();
        let n_winners = winners.len() as i64;
        let (winners, places) = (self.list("list-and", winners), self.places(places));
        let fillings =
            [("n", n_winners.into()), ("winners", winners.as_str().into()), ("places", places.as_str().into())];
        self.fill("event-game-ended", &fillings)
    }
}

fn seats_at(places: &[u8], wanted: u8) -> impl Iterator<Item = Seat> {
    (0u8..).zip(places).filter(move |(_, place)| **place == wanted).map(|(seat, _)| Seat::new(seat))
}

/// The word by which messages choose between decks.
const fn kind_name(kind: Pile) -> &'static str {
    match kind {
        Pile::Items => "items",
        Pile::Rooms => "rooms",
        Pile::Threats => "threats",
    }
}

/// Why a reward had no effect can be told from the reward (S-REWARD-03).
const fn skipped_key(icon: Icon) -> &'static str {
    match icon {
        Icon::Dweller => "event-skipped-dweller",
        Icon::FirstPlayer => "event-skipped-first-player",
        Icon::Build => "event-skipped-build",
        Icon::Train(_) => "event-skipped-train",
        Icon::Exchange => "event-skipped-exchange",
        Icon::Heal => "event-skipped-heal",
        Icon::Item => "event-skipped-item",
        Icon::Ready => "event-skipped-ready",
        Icon::Resource(_) | Icon::Any | Icon::Happiness | Icon::RefreshItems | Icon::RefreshRooms => {
            "event-skipped-other"
        }
    }
}
