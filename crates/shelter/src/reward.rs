//! Chapter REWARD: reward lines (S-REWARD-01 to S-REWARD-04).
//!
//! Icons are resolved one at a time from left to right, each finished before the next. What can take effect must be
//! taken; what cannot is skipped. The gainer is always the player who placed, or the holder of the item.

use kernel::{Asked, Fault, Progress, RuleId, numbers_in, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Effect, Icon, IconLine, Window},
    event::Event,
    frame::{Gaining, LineFrom, What},
    heal::someone_placed_is_injured,
    machine::{Board, Shelter, ask_one, broken},
    options::{HappinessPerRoom, ItemWindows},
    refresh::Track,
    state::{DWELLERS, NONE, State},
    train::someone_can_be_trained,
    vault::Place,
};

/// What became of an icon, and where the line goes on.
pub(crate) enum Taken {
    /// It cannot take effect (S-REWARD-03).
    Skipped(Gaining),
    /// The gainer must choose.
    Asked,
    /// It is gained, or the procedure that gains it has begun.
    Gained(Gaining),
}

impl Board<'_> {
    /// Gains icon after icon until another procedure or a question comes in between.
    pub fn step_gain(&mut self, mut gaining: Gaining) -> Result<Progress, Fault> {
        let game = self.game;
        let depth = self.state.frames.len();
        let line = game.line(self.state, gaining.from);
        while self.state.frames.len() == depth {
            let Some(icon) = line.get(gaining.icon as usize).copied() else {
                // S-SPECIAL-04: a doubled line is resolved from the start once more.
                if gaining.from == LineFrom::Space && self.state.turn.doubled && !gaining.again {
                    gaining = Gaining { icon: 0, again: true, ..gaining };
                    continue;
                }
                self.pop();
                return Ok(Progress::Go);
            };
            // S-RULING-21: between own rewards, items may be used. An item at work is not interrupted by another.
            if !gaining.asked && gaining.from == LineFrom::Space && !game.is_past_help(self.state, gaining, icon) {
                gaining.asked = true;
                self.turn_to(What::Gain(gaining));
                if self.open_window(Window::AnyTime, gaining.seat)? {
                    return Ok(Progress::Go);
                }
            }
            gaining = match self.take_icon(gaining, icon)? {
                Taken::Asked => return Ok(Progress::Ask),
                Taken::Skipped(next) | Taken::Gained(next) => next,
            };
        }
        Ok(Progress::Go)
    }

    /// Takes the icon that a line has come to.
    pub fn take_icon(&mut self, gaining: Gaining, icon: Icon) -> Result<Taken, Fault> {
        let next = Gaining { icon: gaining.icon + 1, asked: false, ..gaining };
        if !self.game.icon_works(self.state, gaining, icon) {
            // Nothing has changed, so the window before this icon was the one before the next as well.
            let next = Gaining { asked: gaining.asked, ..next };
            self.turn_to(What::Gain(next));
            self.tell(rule_of_skip(gaining, icon), || Event::RewardSkipped { seat: gaining.seat, icon });
            return Ok(Taken::Skipped(next));
        }
        if matches!(icon, Icon::Any | Icon::Item | Icon::Ready) {
            self.turn_to(What::Gain(gaining));
            return Ok(Taken::Asked);
        }
        self.turn_to(What::Gain(next));
        self.gain(gaining, icon)?;
        Ok(Taken::Gained(next))
    }

    /// Gains an icon that leaves nothing to choose, or begins the procedure that does.
    fn gain(&mut self, gaining: Gaining, icon: Icon) -> Result<(), Fault> {
        let seat = gaining.seat;
        match icon {
            Icon::Resource(resource) => self.gain_cube(seat, resource, rule!("S-RESOURCE-02")),
            Icon::Happiness => {
                let at = self.state.turn.space.filter(|_| gaining.from == LineFrom::Space);
                let by_elevator = at.is_some_and(|at| matches!(at.place(), Place::Elevator { .. }));
                let rule = if by_elevator { rule!("S-BUILD-08") } else { rule!("S-HAPPY-01") };
                self.gain_happiness(seat, 1, rule);
            }
            Icon::Dweller => {
                let space = match gaining.from {
                    LineFrom::Space => self.state.turn.space,
                    LineFrom::Item { .. } => None,
                };
                self.new_dweller(seat, space);
            }
            Icon::FirstPlayer => self.take_token(seat),
            Icon::Build => return self.begin_build(gaining),
            Icon::Train(letter) => self.set_training_due(gaining, letter),
            Icon::Exchange => self.open_exchange(seat),
            Icon::Heal => self.heal_placed(seat),
            Icon::RefreshItems => self.refresh(Track::Items)?,
            Icon::RefreshRooms => self.refresh(Track::Rooms)?,
            Icon::Any | Icon::Item | Icon::Ready => return Err(broken("a reward with a choice was not asked")),
        }
        Ok(())
    }

    pub fn answer_gain(&mut self, gaining: Gaining, choice: Choice) -> Result<(), Fault> {
        let game = self.game;
        let icon = game.line(self.state, gaining.from).get(gaining.icon as usize).copied();
        match (icon, choice) {
            (Some(Icon::Any), Choice::Resource(resource)) => {
                self.gain_cube(gaining.seat, resource, rule!("S-RESOURCE-04"));
            }
            (Some(Icon::Item), Choice::Item(card)) => self.take_item(gaining.seat, card),
            (Some(Icon::Ready), Choice::Item(card)) => self.ready_item(gaining.seat, card, rule!("S-EXHAUST-04")),
            _ => return Err(broken("no such choice in a reward")),
        }
        self.next_icon(gaining);
        Ok(())
    }

    /// Moves on to the next icon.
    fn next_icon(&mut self, gaining: Gaining) {
        self.turn_to(What::Gain(Gaining { icon: gaining.icon + 1, asked: false, ..gaining }));
    }
}

/// Why an icon has no effect: there are limits with rules of their own.
const fn rule_of_skip(gaining: Gaining, icon: Icon) -> RuleId {
    match icon {
        Icon::Dweller => rule!("S-DWELLER-04"),
        Icon::FirstPlayer | Icon::Heal | Icon::Exchange | Icon::Train(_) if gaining.again => rule!("S-SPECIAL-05"),
        _ => rule!("S-REWARD-03"),
    }
}

impl Shelter {
    /// The icons of a line. Where S-RULING-03 takes the happiness off the elevators they are left out.
    pub(crate) fn line(&self, state: &State, from: LineFrom) -> &IconLine {
        match from {
            LineFrom::Space => match state.turn.space {
                Some(at) => {
                    let offer = state.vault.offer(at);
                    let bare = state.options.happiness_per_room != HappinessPerRoom::Printed;
                    if bare && matches!(at.place(), Place::Elevator { .. }) {
                        &self.index.bare_lines[offer.0 as usize]
                    } else {
                        &self.space(offer).gain
                    }
                }
                None => &self.index.no_line,
            },
            LineFrom::Item { card, ability, effect } => {
                let item = &self.content.items[card as usize];
                match item.uses.get(ability as usize).and_then(|ability| ability.effects.get(effect as usize)) {
                    Some(Effect::Gain(line)) => line,
                    _ => &self.index.no_line,
                }
            }
        }
    }

    /// S-REWARD-03: whether the icon can take effect at all.
    pub(crate) fn icon_works(&self, state: &State, gaining: Gaining, icon: Icon) -> bool {
        let Gaining { seat, from, .. } = gaining;
        let player = state.player(seat);
        match icon {
            Icon::Dweller => usize::from(player.dwellers()) < DWELLERS,
            Icon::Item => state.item_track.iter().any(|card| *card != NONE),
            Icon::Ready => {
                let itself = if let LineFrom::Item { card, .. } = from { 1 << card } else { 0 };
                player.exhausted & !itself != 0
            }
            Icon::Build => self.can_build(state, gaining),
            Icon::Heal => someone_placed_is_injured(state, seat),
            Icon::FirstPlayer => state.first != seat,
            Icon::Exchange => state.turn.exchange == NONE,
            Icon::Train(_) => someone_can_be_trained(state, gaining),
            Icon::Resource(_) | Icon::Any | Icon::Happiness | Icon::RefreshItems | Icon::RefreshRooms => true,
        }
    }

    /// Whether nothing that could be done in a window would let the icon take effect: there is no need for one before it.
    fn is_past_help(&self, state: &State, gaining: Gaining, icon: Icon) -> bool {
        let for_good = match icon {
            Icon::Exchange | Icon::Heal | Icon::Train(_) | Icon::Dweller => true,
            // Where everybody may use items, somebody else could take the token.
            Icon::FirstPlayer => state.options.item_windows != ItemWindows::Everybody,
            Icon::Build => !self.has_slot_to_spare(state, gaining.seat),
            // An item that is used can be readied, and a track can be filled by a refresh.
            Icon::Ready | Icon::Item => false,
            Icon::Resource(_) | Icon::Any | Icon::Happiness | Icon::RefreshItems | Icon::RefreshRooms => false,
        };
        for_good && !self.icon_works(state, gaining, icon)
    }

    pub(crate) fn decide_gain(&self, state: &State, gaining: Gaining, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let seat = gaining.seat;
        let ask = match self.line(state, gaining.from).get(gaining.icon as usize)? {
            Icon::Any => return Some(self.decide_any_cube(seat, options)),
            Icon::Item => {
                options.extend(state.item_track.iter().filter(|card| **card != NONE).map(|card| Choice::Item(*card)));
                Ask::TakeItem
            }
            Icon::Ready => {
                options.extend(numbers_in(state.player(seat).exhausted).map(Choice::Item));
                Ask::Ready
            }
            Icon::Resource(_)
            | Icon::Happiness
            | Icon::Dweller
            | Icon::FirstPlayer
            | Icon::Build
            | Icon::Train(_)
            | Icon::Exchange
            | Icon::Heal
            | Icon::RefreshItems
            | Icon::RefreshRooms => return None,
        };
        Some(ask_one(seat, ask))
    }
}
