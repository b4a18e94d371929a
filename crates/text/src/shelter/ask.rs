//! Questions.

use kernel::{Asked, Shape};
use shelter::{choice::Ask, content::Window, view::View};

use super::{board, voice::Voice};

impl Voice<'_> {
    /// What is asked, in the second person: to be shown to the player at the seat that is asked.
    #[must_use]
    pub fn ask(self, view: &View, asked: &Asked<Ask>) -> String {
        match asked.ask {
            Ask::Turn => self.say("ask-turn"),
            Ask::Dweller(at) => {
                let key = if asked.shape == Shape::One { "ask-dweller" } else { "ask-dwellers" };
                self.fill(key, &[("space", self.space(view, at).as_str().into())])
            }
            Ask::NameRoom => self.say("ask-name-room"),
            Ask::PayAny(n) => self.fill("ask-pay-any", &[("n", n.into())]),
            Ask::PayItem(n) => self.fill("ask-pay-item", &[("n", n.into())]),
            Ask::Income(seat) => self.fill("ask-income", &[("seat", self.seat(seat).as_str().into())]),
            Ask::Fight => self.ask_fight(view, asked),
            Ask::GainAny => self.say("ask-gain-any"),
            Ask::TakeItem => self.say("ask-take-item"),
            Ask::Build { priced: true } => self.say("ask-build-second"),
            Ask::Build { priced: false } => match room_being_built(view) {
                Some(room) => self.fill("ask-build-where", &[("room", self.room(room).as_str().into())]),
                None => self.say("ask-build"),
            },
            Ask::Ready => self.say("ask-ready"),
            Ask::Window(window) => self.say(&format!("ask-window-{}", window_name(window))),
            Ask::EndTurn => self.say("ask-end-turn"),
            Ask::Heal => self.say("ask-heal"),
            Ask::TrainWho => self.say("ask-train-who"),
            Ask::TrainSlot(dweller) => {
                let dweller = self.dweller(view, asked.seat, dweller);
                self.fill("ask-train-slot", &[("dweller", dweller.as_str().into())])
            }
            Ask::ShareTraining => self.say("ask-share-training"),
            Ask::RecallOrder => self.say("ask-recall-order"),
            Ask::DiscardThreat => self.say("ask-discard-threat"),
        }
    }

    fn ask_fight(self, view: &View, asked: &Asked<Ask>) -> String {
        let standing = Standing::of(self, view, asked);
        let [one, other] = standing.dice;
        let fillings = [
            ("one", one.into()),
            ("other", other.into()),
            ("bonus", standing.bonus.into()),
            ("sum", standing.sum().into()),
            ("need", standing.need.into()),
            ("state", standing.state().into()),
        ];
        self.fill("ask-fight", &fillings)
    }
}

/// How a fight stands after the dice have fallen.
pub(super) struct Standing {
    dice: [u8; 2],
    bonus: u8,
    need: u8,
    is_certain: bool,
}

impl Standing {
    pub(super) fn of(voice: Voice<'_>, view: &View, asked: &Asked<Ask>) -> Standing {
        let content = voice.names.content();
        let open = view.open_step();
        let fight = open.fight.unwrap_or_default();
        let offer = open.space.and_then(|at| view.vault.offered(content, at));
        let player = view.players.get(asked.seat.index());
        let always = player.map_or(0, |player| board::standing_bonus(content, player));
        Standing {
            dice: fight.dice,
            bonus: fight.bonus.saturating_add(always),
            need: offer.map_or(0, |space| space.fight),
            is_certain: fight.won,
        }
    }

    fn sum(&self) -> u8 {
        self.dice.iter().fold(self.bonus, |sum, die| sum.saturating_add(*die))
    }

    /// The chance of winning if both dice are rolled again.
    pub(super) fn percent_again(&self) -> u8 {
        Voice::percent(self.need, self.bonus)
    }

    /// The word by which messages choose: won by the dice, certain by an item, or lost.
    pub(super) fn state(&self) -> &'static str {
        match (self.is_certain, self.sum() >= self.need) {
            (true, _) => "certain",
            (false, true) => "won",
            (false, false) => "lost",
        }
    }
}

/// The room already paid for, if the build under way is the one it was paid for and not that of an item.
fn room_being_built(view: &View) -> Option<u8> {
    let open = view.open_step();
    open.named_room.filter(|_| open.is_gaining_from_space)
}

/// The part of a key that names a window.
pub(super) const fn window_name(window: Window) -> &'static str {
    match window {
        Window::AnyTime => "any-time",
        Window::InFight => "in-fight",
        Window::FightWon => "fight-won",
        Window::FightLost => "fight-lost",
        Window::IncomeTaken => "income-taken",
        Window::RoomBuilt => "room-built",
        Window::ThreatSpawned => "threat-spawned",
    }
}
