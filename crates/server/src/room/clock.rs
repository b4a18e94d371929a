//! Time to think, where it is limited. It runs for the person who is asked, as long as anybody is in the room or the
//! room is awake; a room that sleeps lets it stand, unless so much is given for every answer: that runs day and night.

use std::time::Duration;

use kernel::Seat;
use protocol::{Clock, Clocks};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::store;

/// What whoever comes back has at least.
const LAST_CHANCE: Duration = Duration::from_secs(15);

/// The clocks of a room; nothing at all where time is not limited.
pub(super) struct Ticking(Option<Running>);

struct Running {
    bonus: Duration,
    most: Option<Duration>,
    left: Vec<Duration>,
    running: Option<(Seat, Instant)>,
    /// When the clocks were kept, if they go on while the room sleeps.
    slept_since: Option<u64>,
}

/// The clocks as they are kept.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    /// Milliseconds of each seat.
    Standing(Vec<u64>),
    /// The same, at a moment, from which on the clock of the one who is asked runs.
    Going { left: Vec<u64>, at: u64 },
}

impl Ticking {
    /// The clocks as they were kept, or as they are in the beginning.
    pub(super) fn new(clock: Option<Clock>, seats: usize, kept: Option<&str>) -> Ticking {
        let Some(Clock { bank, bonus, most }) = clock else { return Ticking(None) };
        let [bank, bonus] = [bank, bonus].map(|seconds| Duration::from_secs(seconds.into()));
        let most = most.map(|most| Duration::from_secs(most.into()));
        let (kept, slept_since) = match kept.and_then(|kept| serde_json::from_str(kept).ok()) {
            Some(Kept::Standing(left)) => (left, None),
            Some(Kept::Going { left, at }) => (left, most.map(|_| at)),
            None => (Vec::new(), None),
        };
        let left =
            if kept.len() == seats { kept.into_iter().map(Duration::from_millis).collect() } else { vec![bank; seats] };
        Ticking(Some(Running { bonus, most, left, running: None, slept_since }))
    }

    /// The room wakes, and this seat is asked: its clock has gone on meanwhile.
    pub(super) fn wakes(&mut self, asked: Option<Seat>, now: u64) {
        let Some(clock) = &mut self.0 else { return };
        if let (Some(since), Some(seat)) = (clock.slept_since.take(), asked)
            && let Some(left) = clock.left.get_mut(seat.index())
        {
            *left = left.saturating_sub(Duration::from_millis(now.saturating_sub(since)));
        }
    }

    /// Lets the clock of this seat run and no other.
    pub(super) fn run(&mut self, seat: Option<Seat>) {
        let Some(clock) = &mut self.0 else { return };
        if clock.running.map(|(seat, _)| seat) == seat {
            return;
        }
        clock.stop();
        clock.running = seat.map(|seat| (seat, Instant::now()));
    }

    /// A person has answered: the bonus is added.
    pub(super) fn answered(&mut self, seat: Seat) {
        let Some(clock) = &mut self.0 else { return };
        clock.stop();
        if let Some(left) = clock.left.get_mut(seat.index()) {
            *left += clock.bonus;
            *left = clock.most.map_or(*left, |most| most.min(*left));
        }
    }

    /// An answer was taken back: so is its bonus, where it could be saved up.
    pub(super) fn pay_back(&mut self, seat: Seat) {
        let Some(clock) = self.0.as_mut().filter(|clock| clock.most.is_none()) else { return };
        if let Some(left) = clock.left.get_mut(seat.index()) {
            *left = left.saturating_sub(clock.bonus);
        }
    }

    /// Whether nothing is left.
    pub(super) fn has_run_out(&self, seat: Seat) -> bool {
        self.0.as_ref().and_then(|clock| clock.left.get(seat.index())).is_some_and(Duration::is_zero)
    }

    /// Somebody plays again. Whose time was up, and for whom a bot has answered, has the bonus of one answer; whoever
    /// stood up by choice has no more than before.
    pub(super) fn comes_back(&mut self, seat: Seat) {
        let Some(clock) = &mut self.0 else { return };
        if let Some(left) = clock.left.get_mut(seat.index())
            && left.is_zero()
        {
            *left = clock.bonus.max(LAST_CHANCE);
        }
    }

    /// When the clock that runs has run out.
    pub(super) fn runs_out(&self) -> Option<Instant> {
        let clock = self.0.as_ref()?;
        let (seat, since) = clock.running?;
        Some(since + *clock.left.get(seat.index())?)
    }

    /// The seat whose time is up. Its clock stands at nothing then.
    pub(super) fn is_up(&mut self) -> Option<Seat> {
        let out = self.runs_out().is_some_and(|out| out <= Instant::now());
        let clock = self.0.as_mut().filter(|_| out)?;
        let (seat, _) = clock.running?;
        clock.stop();
        Some(seat)
    }

    /// As it is told.
    pub(super) fn told(&self) -> Option<Clocks> {
        let clock = self.0.as_ref()?;
        let mut left = clock.left.clone();
        if let Some((seat, since)) = clock.running
            && let Some(left) = left.get_mut(seat.index())
        {
            *left = left.saturating_sub(since.elapsed());
        }
        Some(Clocks { left: millis(&left), running: clock.running.map(|(seat, _)| seat) })
    }

    /// As it is kept.
    pub(super) fn written(&self) -> Option<String> {
        let left = self.told()?.left;
        let goes_on = self.0.as_ref().is_some_and(|clock| clock.most.is_some());
        let kept = if goes_on { Kept::Going { left, at: store::now() } } else { Kept::Standing(left) };
        serde_json::to_string(&kept).ok()
    }
}

impl Running {
    /// Stops the clock that runs, and takes off what has passed.
    fn stop(&mut self) {
        if let Some((seat, since)) = self.running.take()
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = left.saturating_sub(since.elapsed());
        }
    }
}

fn millis(left: &[Duration]) -> Vec<u64> {
    left.iter().map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_runs_for_one_seat_and_is_paid_back_with_every_answer() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut clock = Ticking::new(Some(Clock { bank: 60, bonus: 5, most: None }), 2, None);
        clock.run(Some(one));
        tokio::time::advance(Duration::from_secs(20)).await;
        clock.run(Some(one));
        assert_eq!(clock.told().unwrap().left, [40_000, 60_000]);
        clock.answered(one);
        clock.run(Some(two));
        assert_eq!(clock.written().unwrap(), "[45000,60000]");
        tokio::time::advance(Duration::from_secs(59)).await;
        assert_eq!(clock.is_up(), None);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(clock.is_up(), Some(two));
        assert_eq!(clock.told().unwrap().left, [45_000, 0]);
        assert!(clock.has_run_out(two) && !clock.has_run_out(one));
        clock.comes_back(two);
        clock.pay_back(one);
        assert_eq!(clock.told().unwrap().left, [40_000, 15_000]);
    }

    #[tokio::test(start_paused = true)]
    async fn standing_up_and_sitting_down_is_worth_no_time() {
        let seat = Seat::new(0);
        let mut clock = Ticking::new(Some(Clock { bank: 16, bonus: 5, most: None }), 2, None);
        for left in [12_000, 8_000, 4_000] {
            clock.run(Some(seat));
            tokio::time::advance(Duration::from_secs(4)).await;
            clock.run(None);
            clock.comes_back(seat);
            assert_eq!(clock.told().unwrap().left, [left, 16_000]);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn time_for_each_answer_is_not_saved_up_and_runs_while_the_room_sleeps() {
        const DAY: u64 = 24 * 3600 * 1000;
        let (one, two) = (Seat::new(0), Seat::new(1));
        let rule = Some(Clock::per_answer(24 * 3600));
        let mut clock = Ticking::new(rule, 2, None);
        clock.run(Some(one));
        tokio::time::advance(Duration::from_secs(3600)).await;
        clock.answered(one);
        clock.pay_back(one);
        assert_eq!(clock.told().unwrap().left, [DAY, DAY]);
        let kept = |at: u64| format!("{{\"left\":[{DAY},{DAY}],\"at\":{at}}}");
        let mut woken = Ticking::new(rule, 2, Some(&kept(1_000)));
        woken.wakes(Some(two), 1_000 + DAY / 2);
        woken.wakes(Some(two), 1_000 + DAY);
        assert_eq!(woken.told().unwrap().left, [DAY, DAY / 2]);
        let mut late = Ticking::new(rule, 2, Some(&kept(1_000)));
        late.wakes(Some(two), 1_000 + 2 * DAY);
        late.run(Some(two));
        assert_eq!(late.is_up(), Some(two));
        late.comes_back(two);
        assert_eq!(late.told().unwrap().left, [DAY, DAY]);
        let again: Kept = serde_json::from_str(&late.written().unwrap()).unwrap();
        assert!(matches!(again, Kept::Going { left, .. } if left == [DAY, DAY]));
    }

    #[tokio::test(start_paused = true)]
    async fn clocks_come_back_from_the_store_and_none_are_none() {
        let rule = Some(Clock { bank: 60, bonus: 5, most: None });
        assert_eq!(Ticking::new(rule, 2, Some("[1,2]")).told().unwrap().left, [1, 2]);
        assert_eq!(Ticking::new(rule, 2, Some("nonsense")).told().unwrap().left, [60_000, 60_000]);
        let mut none = Ticking::new(None, 2, None);
        none.run(Some(Seat::new(0)));
        assert_eq!((none.told(), none.written(), none.runs_out()), (None, None, None));
    }
}
