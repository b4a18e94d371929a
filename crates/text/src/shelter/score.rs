//! The end of a game: who won, where the happiness came from, and where the game turned.

use kernel::{Recorded, Seat};
use shelter::{
    event::Event,
    history::{History, Part, Source, TurningPoint, threats_met},
    state::Player,
    view::View,
};

use super::{thing::Thing, voice::Voice};
use crate::shared::{self, Chart, ScoreDetail, ScoreLine, Turn, signed};

/// The score as people read it.
pub type Score = shared::Score<Thing>;
/// The score of a player.
pub type SeatScore = shared::SeatScore<Thing>;

impl Voice<'_> {
    /// The score, at the end or on the way there. The story is the whole one; the view is the one after it.
    #[must_use]
    pub fn score(self, view: &View, story: &[Recorded<Event>]) -> Score {
        let history = History::of(view, story);
        let mut seats: Vec<SeatScore> = view.all_seats().map(|seat| self.seat_score(view, &history, seat)).collect();
        kernel::order::sort_by_key(&mut seats, |score| (score.place, std::cmp::Reverse(score.total)));
        let turns = history.turning_points.iter().map(|point| self.turn(view, story, point)).collect();
        Score { summary: self.summary(&seats), seats, turns, chart: chart(&history) }
    }

    fn summary(self, seats: &[SeatScore]) -> String {
        let winners: Vec<&SeatScore> = seats.iter().filter(|score| score.place == Some(1)).collect();
        let [first, others @ ..] = &winners[..] else { return self.say("score-running") };
        let total = first.total.unwrap_or(0);
        let happiness = self.fill("short-happiness", &[("n", i64::from(total).into())]);
        let happiness = ("happiness", happiness.as_str().into());
        if !others.is_empty() {
            let names = self.list("list-and", winners.iter().map(|score| self.seat(score.seat)).collect());
            return self.fill("score-shared", &[("seats", names.as_str().into()), happiness]);
        }
        let Some(next) = seats.get(1) else { return String::new() };
        let (seat, second) = (self.seat(first.seat), self.seat(next.seat));
        let names = [("seat", seat.as_str().into()), ("second", second.as_str().into())];
        let [seat, second] = names;
        match i64::from(total) - i64::from(next.total.unwrap_or(0)) {
            0 => self.fill("score-won-tie", &[seat, second, happiness]),
            ahead => self.fill("score-won", &[seat, second, happiness, ("n", ahead.into())]),
        }
    }

    fn seat_score(self, view: &View, history: &History, seat: Seat) -> SeatScore {
        let parts = history.sources.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
        let lines = parts.chunk_by(|one, other| label(one.source) == label(other.source));
        let lines = lines.map(|parts| ScoreLine {
            label: self.say(parts.first().map_or("score-source-before", |part| label(part.source))),
            amount: parts.iter().map(|part| part.amount).sum(),
            details: parts.iter().filter_map(|part| self.score_detail(view, part)).collect(),
        });
        let total = view.happiness_of(seat);
        let is_tied = total.is_some() && view.happiness.iter().filter(|other| **other == total).count() > 1;
        SeatScore {
            seat,
            place: view.places.get(seat.index()).copied(),
            total,
            lines: lines.collect(),
            tie: (is_tied && !view.places.is_empty()).then(|| self.tie_breakers(view.player(seat))),
        }
    }

    fn score_detail(self, view: &View, part: &Part) -> Option<ScoreDetail<Thing>> {
        let (name, thing) = match part.source {
            Source::Space(at) => (self.space(view, at), Thing::Space(at)),
            Source::Threat(card) => (self.threat(card), Thing::Threat(card)),
            Source::Item(card) | Source::Bonus(card) => (self.item(card), Thing::Item(card)),
            Source::Before | Source::Rooms | Source::Penalty => return None,
        };
        let amount = signed(part.amount.into());
        let text = self.fill("score-detail", &[("name", name.as_str().into()), ("n", amount.as_str().into())]);
        Some(ScoreDetail { text, amount: part.amount, thing })
    }

    fn tie_breakers(self, player: &Player) -> String {
        let cubes: u8 = player.cubes.iter().sum();
        let (dwellers, items) = (player.owned.count_ones(), player.items.count_ones());
        let fillings =
            [("cubes", cubes.into()), ("dwellers", i64::from(dwellers).into()), ("items", i64::from(items).into())];
        self.fill("score-ties", &fillings)
    }

    fn turn(self, view: &View, story: &[Recorded<Event>], point: &TurningPoint) -> Turn {
        let told = story.iter().find(|told| told.id == point.event);
        let threat = threats_met(view, story).get(&point.event).copied();
        let deed = told.map(|told| self.event_against(view, &told.event, threat)).unwrap_or_default();
        let key = match (point.led == Some(point.seat), point.leads == Some(point.seat)) {
            _ if point.for_good => "score-turn-for-good",
            (true, true) => "score-turn-widens",
            (false, true) => "score-turn-takes",
            (_, false) => "score-turn-closes",
        };
        let seat = self.seat(point.seat);
        let fillings =
            [("seat", seat.as_str().into()), ("n", i64::from(point.swing).into()), ("deed", deed.as_str().into())];
        let when = match point.in_count {
            true => self.say("score-turn-count"),
            false => self.fill("score-turn-round", &[("round", i64::from(point.round).into())]),
        };
        Turn { when, text: self.fill(key, &fillings), seat: point.seat, event: point.event }
    }
}

/// Happiness at the end of each round, and after the final count.
fn chart(history: &History) -> Chart {
    let points = history.points.iter().map(|point| (point.round, point.happiness.as_slice()));
    let marks = history.turning_points.iter().map(|point| (!point.in_count).then_some(point.round));
    Chart::of(points, history.end.as_deref(), marks)
}

/// The message that names a kind of source.
const fn label(source: Source) -> &'static str {
    match source {
        Source::Before => "score-source-before",
        Source::Rooms => "score-source-rooms",
        Source::Space(_) => "score-source-spaces",
        Source::Threat(_) => "score-source-threats",
        Source::Item(_) => "score-source-items",
        Source::Bonus(_) => "score-source-bonuses",
        Source::Penalty => "score-source-penalty",
    }
}
