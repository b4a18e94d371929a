//! What a person points at and chooses: the way from a click, a tap or a key to an answer.

use std::mem;

use kernel::{Answer, Because, Picks, Seat, Shape};
use leptos::prelude::*;

use super::{Lead, Mode, Notice, Play};
use crate::{
    game::{Spot as _, TableGame},
    motion,
    room::Order,
    settings::likes,
};

impl<G: TableGame> Play<G> {
    /// The open choices that concern a thing.
    pub fn choices_at(self, spot: G::Spot) -> Vec<G::Choice> {
        let Some(seat) = self.answering() else { return Vec::new() };
        self.snapshot.with(|snapshot| {
            let options = snapshot.decision.options.iter().copied();
            options.filter(|choice| spot.concerns(&snapshot.view, seat, *choice)).collect()
        })
    }

    /// The person points at a thing without choosing it. A table that has gone still hears that a mouse leaves it.
    pub fn aim(self, spot: Option<G::Spot>) {
        if self.point.try_get_untracked().is_none_or(|point| point == spot) {
            return;
        }
        self.points_in_list.set(false);
        self.point.set(spot);
        self.light.set(spot.and_then(|spot| match untrack(|| self.choices_at(spot))[..] {
            [only] => Some(only),
            _ => None,
        }));
    }

    /// The person points at a choice in the list.
    pub fn aim_at(self, choice: Option<G::Choice>) {
        if self.light.try_get_untracked().is_none() {
            return;
        }
        let seat = untrack(|| self.own_seat());
        let spot = choice.and_then(|choice| {
            self.snapshot.with_untracked(|snapshot| G::Spot::of_choice(&snapshot.view, seat, choice))
        });
        self.points_in_list.set(choice.is_some());
        self.light.set(choice);
        self.point.set(spot);
    }

    /// Whether a thing is pointed at, here or in the list.
    pub fn is_hot(self, spot: G::Spot) -> bool {
        if self.point.get() == Some(spot) {
            return true;
        }
        let seat = self.own_seat();
        let concerns = |choice| self.snapshot.with(|snapshot| spot.concerns(&snapshot.view, seat, choice));
        self.light.get().is_some_and(concerns) || self.led_to().is_some_and(concerns)
    }

    /// The choice that a lesson asks for, if it is one.
    pub fn led_to(self) -> Option<G::Choice> {
        match self.lead.get() {
            Lead::Only(Answer::One(choice)) => Some(choice),
            _ => None,
        }
    }

    /// A click or tap on a thing. A finger that cannot hover points first and chooses with a second tap.
    pub fn press(self, spot: G::Spot) {
        if self.points_first() && self.point.get_untracked() != Some(spot) {
            self.aim(Some(spot));
            match untrack(|| self.choices_at(spot))[..] {
                [] => self.ask_why_not(spot),
                [_] => self.notice.set(None),
                // The list shows what there is to choose. The first of it can be done at once, so that no decision
                // takes a third tap.
                [first, ..] => {
                    self.touch(spot);
                    if untrack(|| self.acts_at_once(first)) {
                        self.light.set(Some(first));
                    }
                }
            }
            return;
        }
        self.touch(spot);
    }

    /// A click or tap on a choice of the list: the same grammar as on the table. Several things are picked one by one,
    /// and confirmed in the end anyway.
    pub fn press_choice(self, choice: G::Choice) {
        let is_first = self.points_first() && self.light.get_untracked() != Some(choice);
        if is_first {
            self.aim_at(Some(choice));
        }
        if !(is_first && untrack(|| self.acts_at_once(choice))) {
            self.choose(choice);
        }
    }

    /// Whether a tap only shows what it would do.
    fn points_first(self) -> bool {
        self.by_touch.get_untracked() && !likes().with_untracked(|likes| likes.tap_acts)
    }

    /// The choice that a finger has pointed at and may now confirm.
    pub fn tapped(self) -> Option<G::Choice> {
        let choice = self.light.get().filter(|choice| self.by_touch.get() && self.acts_at_once(*choice))?;
        self.answering().map(|_| choice)
    }

    /// Whether a choice alone is the answer, without anything to confirm.
    fn acts_at_once(self, choice: G::Choice) -> bool {
        let takes_one =
            self.snapshot.with(|snapshot| snapshot.decision.asked.is_some_and(|asked| asked.shape == Shape::One));
        takes_one && self.most_of(choice).is_none()
    }

    /// The person wants a thing.
    pub fn touch(self, spot: G::Spot) {
        match untrack(|| self.choices_at(spot))[..] {
            [] => self.ask_why_not(spot),
            [only] => self.choose(only),
            _ => {
                self.notice.set(None);
                self.narrow.set(Some(spot));
            }
        }
    }

    /// Chooses: answers at once, or picks one thing more where the answer takes several.
    pub fn choose(self, choice: G::Choice) {
        let Some(seat) = untrack(|| self.answering()) else { return };
        let Some(asked) = self.snapshot.with_untracked(|snapshot| snapshot.decision.asked) else { return };
        self.notice.set(None);
        match asked.shape {
            Shape::One => match untrack(|| (self.in_a_row(), self.most_of(choice))) {
                (Some(row), Some(most)) => self.picks.update(|picks| {
                    let taken = picks.iter().filter(|pick| **pick == choice).count();
                    if picks.len() < usize::from(row.questions) && taken < usize::from(most) {
                        picks.push(choice);
                    }
                }),
                _ => self.answer(seat, Answer::One(choice)),
            },
            Shape::Some { max, .. } => self.picks.update(|picks| match picks.iter().position(|pick| *pick == choice) {
                Some(at) => drop(picks.remove(at)),
                None => {
                    if picks.len() >= usize::from(max) {
                        picks.remove(0);
                    }
                    picks.push(choice);
                }
            }),
            Shape::Order => self.picks.update(|picks| match picks.iter().position(|pick| *pick == choice) {
                Some(at) => picks.truncate(at),
                None => picks.push(choice),
            }),
            Shape::Amount { .. } => {}
        }
    }

    /// What would be answered with the things picked so far; none while they are not enough.
    pub fn picked_answer(self) -> Option<Answer<G::Choice>> {
        let picks = self.picks.get();
        let snapshot = self.snapshot.get();
        if let Some(row) = self.in_a_row() {
            let first = picks.first().filter(|_| picks.len() == usize::from(row.questions))?;
            return Some(Answer::One(*first));
        }
        let picks = Picks::of(picks).ok()?;
        let answer = match snapshot.decision.asked?.shape {
            Shape::Some { .. } => Answer::Some(picks),
            Shape::Order => Answer::Order(picks),
            Shape::Amount { min, .. } => Answer::Amount(self.amount.get().unwrap_or(min)),
            Shape::One => return None,
        };
        snapshot.decision.check(&answer).is_ok().then_some(answer)
    }

    /// Answers with what is picked.
    pub fn confirm(self) {
        if let (Some(seat), Some(answer)) = untrack(|| (self.answering(), self.picked_answer())) {
            if let (Answer::One(_), Some(ask)) = (&answer, untrack(|| self.ask())) {
                let further = self.picks.with_untracked(|picks| picks.iter().skip(1).copied().collect());
                self.further.set_value(Some((mem::discriminant(&ask), further)));
            }
            self.notice.set(None);
            self.answer(seat, answer);
        }
    }

    pub(super) fn answer(self, seat: Seat, answer: Answer<G::Choice>) {
        let is_led = self.lead.with_untracked(|lead| match lead {
            Lead::Free => true,
            Lead::Wait => false,
            Lead::Only(asked) => *asked == answer,
        });
        if !is_led {
            motion::refuse();
            return self.notice.set(Some(Notice::OffLesson));
        }
        let number = self.snapshot.with_untracked(|snapshot| snapshot.number);
        self.catch_up();
        self.send(Order::Answer { seat, number, answer });
    }

    /// Whether the person may ask what a bot would do: not in a lesson, which knows better.
    pub fn can_be_advised(self) -> bool {
        self.mode == Mode::Game && self.answering().is_some()
    }

    /// Whether the person has asked what a bot would do now.
    pub fn is_advised(self) -> bool {
        self.can_be_advised() && self.advised.get() == Some(self.snapshot.with(|snapshot| snapshot.number))
    }

    /// Asks what a bot would do, or does not want to know any more.
    pub fn ask_advice(self) {
        if untrack(|| self.can_be_advised()) {
            let number = self.snapshot.with_untracked(|snapshot| snapshot.number);
            self.advised.update(|advised| *advised = (*advised != Some(number)).then_some(number));
        }
    }

    /// Points at an answer: at the one choice that it is, or at several that are then picked.
    pub fn aim_at_answer(self, answer: &Answer<G::Choice>) {
        self.narrow.set(None);
        match answer {
            Answer::One(choice) => self.aim_at(Some(*choice)),
            Answer::Some(picks) | Answer::Order(picks) => self.picks.set(picks.to_vec()),
            Answer::Amount(amount) => self.amount.set(Some(*amount)),
        }
    }

    /// Says why a thing cannot be chosen now.
    pub fn ask_why_not(self, spot: G::Spot) {
        motion::refuse();
        self.notice.set(untrack(|| self.why_not(spot)).map(|because| Notice::WhyNot(Some(spot), because)));
    }

    /// Why a thing cannot be chosen by the person at this screen now.
    pub fn why_not(self, spot: G::Spot) -> Option<Because<G::Reason>> {
        let seat = self.own_seat();
        let ask = self
            .snapshot
            .with(|snapshot| snapshot.decision.asked.filter(|asked| asked.seat == seat).map(|asked| asked.ask));
        let wished = self.snapshot.with(|snapshot| spot.wished(&snapshot.view, seat, ask))?;
        let state = self.state()?;
        self.game.with_value(|game| game.why_not(&state, seat, wished))
    }
}
