//! The end of a game: who won, where the influence came from, and where the game turned.

use kernel::{Recorded, Seat};
use wasteland::{
    content::Faction,
    event::Event,
    history::{History, Part, Source, TurningPoint},
    mode::Mode,
    open_step::Step,
    outlook::Influence,
    view::View,
};

use super::{thing::Thing, voice::Voice};
use crate::shared::{self, Chart, ScoreDetail, ScoreLine, Turn, capital, signed};

/// The score as people read it.
pub type Score = shared::Score<Thing>;
/// The score of a player.
pub type SeatScore = shared::SeatScore<Thing>;

impl Voice<'_> {
    /// The score, at the end or on the way there. The story is the whole one; the view is the one after it, and the
    /// influence is what the rules make of that view.
    #[must_use]
    pub fn score(self, view: &View, influence: Option<&Influence>, story: &[Recorded<Event>]) -> Score {
        let history = History::of(view, influence, story);
        let is_over = view.open_step().step == Step::Over;
        let seat_score = |seat| self.seat_score(view, influence, &history, is_over, seat);
        let mut seats: Vec<SeatScore> = view.all_seats().map(seat_score).collect();
        kernel::order::sort_by_key(&mut seats, |score| (score.place, std::cmp::Reverse(score.total)));
        let summary = if is_over { self.summary(influence, &seats, story) } else { self.say("score-running") };
        // Who plays alone or with all others leads nobody.
        let alone = match view.mode() {
            Mode::Coop | Mode::NewCalifornia => Some("score-turn-group"),
            Mode::Competitive | Mode::Solo => (view.seats == 1).then_some("score-turn-alone"),
        };
        let turns = history.turning_points.iter().map(|point| self.turning_point(story, point, alone)).collect();
        Score { summary, seats, turns, chart: chart(&history) }
    }

    fn summary(self, influence: Option<&Influence>, seats: &[SeatScore], story: &[Recorded<Event>]) -> String {
        let group = story.iter().find_map(|told| match &told.event {
            Event::Mode(event) => self.group_ended(event),
            _ => None,
        });
        if let Some(group) = group {
            return group;
        }
        let winners: Vec<&SeatScore> = seats.iter().filter(|score| score.place == Some(1)).collect();
        let faction = story.iter().find_map(|told| match told.event {
            Event::Takeover(faction) => Some(faction),
            _ => None,
        });
        let names = self.list("list-and", winners.iter().map(|score| self.seat(score.seat)).collect());
        let best = winners.iter().filter_map(|score| score.total).max().unwrap_or(0);
        let need = i64::from(influence.map_or(0, |influence| influence.threshold));
        let key = match (winners.len(), faction) {
            (0, _) => return self.lost(faction),
            (1, None) => "score-won",
            (1, Some(_)) => "score-won-takeover",
            (_, None) => "score-shared",
            (_, Some(_)) => "score-shared-takeover",
        };
        let told = self.tell(key).text("seats", names).number("n", best).number("need", need);
        let faction = faction.map(|faction| self.faction(faction)).unwrap_or_default();
        capital(&told.text("faction", faction).said())
    }

    fn lost(self, faction: Option<Faction>) -> String {
        match faction {
            Some(faction) => capital(&self.tell("score-lost-takeover").text("faction", self.faction(faction)).said()),
            None => self.say("score-lost"),
        }
    }

    fn seat_score(
        self,
        view: &View,
        influence: Option<&Influence>,
        history: &History,
        is_over: bool,
        seat: Seat,
    ) -> SeatScore {
        let parts = history.sources.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
        let lines = parts.chunk_by(|one, other| label(one.source) == label(other.source));
        let lines = lines.map(|parts| ScoreLine {
            label: self.say(parts.first().map_or("score-source-before", |part| label(part.source))),
            amount: parts.iter().map(|part| part.amount).sum(),
            details: parts.iter().filter_map(|part| self.score_detail(part)).collect(),
        });
        // With a card that the viewer does not know, nobody can say; in New California nobody has any (W-NCAL-04).
        let influence = influence.filter(|influence| influence.new_california.is_none());
        let known =
            influence.and_then(|influence| influence.seats.get(seat.index())).filter(|stands| stands.unknown == 0);
        SeatScore {
            seat,
            place: is_over.then(|| if view.winners.contains(seat) { 1 } else { 2 }),
            total: known.map(|stands| u16::try_from(stands.least).unwrap_or(u16::MAX)),
            lines: lines.collect(),
            tie: None,
        }
    }

    fn score_detail(self, part: &Part) -> Option<ScoreDetail<Thing>> {
        let (name, thing) = match part.source {
            Source::Quest(quest) => (self.quest(quest), Thing::Quest(quest)),
            Source::Encounter(card) => (self.encounter(card), Thing::Encounter(card)),
            Source::Card(card) => (self.card(card), Thing::Card(card)),
            Source::Perk(perk) => (self.perk(perk), Thing::Perk(perk)),
            Source::Agenda(card) => (self.agenda(card), Thing::Agenda(card)),
            Source::Before | Source::Dealt | Source::Trade | Source::GivenUp => return None,
        };
        let text = self.tell("score-detail").text("name", name).text("n", signed(part.amount.into())).said();
        Some(ScoreDetail { text, amount: part.amount, thing })
    }

    fn turning_point(self, story: &[Recorded<Event>], point: &TurningPoint, alone: Option<&'static str>) -> Turn {
        let told = story.iter().find(|told| told.id == point.event);
        let deed = told.map(|told| self.event(&told.event)).unwrap_or_default();
        let key = alone.unwrap_or(match (point.led == Some(point.seat), point.leads == Some(point.seat)) {
            _ if point.for_good => "score-turn-for-good",
            (true, true) => "score-turn-widens",
            (false, true) => "score-turn-takes",
            (_, false) => "score-turn-closes",
        });
        let when = match point.in_count {
            true => self.say("score-turn-end"),
            false => self.tell("score-turn-round").number("round", point.round).said(),
        };
        let text = self.by(key, point.seat).number("n", point.swing).text("deed", deed).said();
        Turn { when, text, seat: point.seat, event: point.event }
    }
}

/// Agenda cards at the end of each round, and influence at the end of the game.
fn chart(history: &History) -> Chart {
    let points = history.points.iter().map(|point| (point.round, point.cards.as_slice()));
    let marks = history.turning_points.iter().map(|point| (!point.in_count).then_some(point.round));
    Chart::of(points, history.end.as_deref(), marks)
}

/// The message that names a kind of source.
const fn label(source: Source) -> &'static str {
    match source {
        Source::Before => "score-source-before",
        Source::Dealt => "score-source-dealt",
        Source::Quest(_) => "score-source-quests",
        Source::Encounter(_) => "score-source-encounters",
        Source::Card(_) => "score-source-cards",
        Source::Perk(_) => "score-source-perks",
        Source::Trade => "score-source-trades",
        Source::GivenUp => "score-source-given-up",
        Source::Agenda(_) => "score-source-agendas",
    }
}
