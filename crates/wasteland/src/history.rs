//! The game so far as a history: where influence came from, how it grew, and where the lead changed.
//!
//! What agenda cards give besides the one of each (W-AGENDA-02, W-AGENDA-03) depends on hidden cards, so a history counts
//! the cards that each survivor was seen to gain and lose, and adds what they give when the game is over. All of it is
//! read from the events, going back from a view of the position after them, so that a story may also begin in the middle
//! of a game.

use std::collections::BTreeMap;

use harness::swing::{Change, Stretch, turning_points};
use kernel::{EventId, Recorded};

pub use harness::swing::TurningPoint;

use crate::{event::Event, outlook::Influence, view::View};

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// Agenda cards at the beginning of the story and at the end of each round, the running one included.
    pub points: Vec<Point>,
    /// Influence at the end of the game, as far as it is known; where it is not, the least it can be.
    pub end: Option<Vec<u16>>,
    /// For each seat where its influence came from, in the order of [`Source`].
    pub sources: Vec<Vec<Part>>,
    /// The largest swings of the lead, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// Agenda cards at a point of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The round that ended; 0 for the beginning of the story.
    pub round: u16,
    /// The agenda cards of each seat, each of which gives one influence at least.
    pub cards: Vec<u16>,
    /// The last event before it.
    pub event: EventId,
}

/// Where influence comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// It was there when the story began.
    Before,
    /// Cards dealt at the start (W-SETUP-24), and others that belong to nothing of the following.
    Dealt,
    /// Cards gained by a quest.
    Quest(u16),
    /// Cards gained by an encounter.
    Encounter(u16),
    /// Cards gained by the use of a card or by a loot event.
    Card(u16),
    /// Cards gained by a perk.
    Perk(u8),
    /// Cards received and given in trades (W-TRADE-03).
    Trade,
    /// Cards given up or discarded.
    GivenUp,
    /// What an agenda card gives besides the one that every card gives.
    Agenda(u8),
}

/// Influence from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The source.
    pub source: Source,
    /// How much; less than zero for a loss.
    pub amount: i32,
}

/// A change of the number of agenda cards.
struct GainOf {
    change: Change,
    source: Source,
}

impl History {
    /// The history told by these events. The view is one from after the last of them, and the influence is what the
    /// rules make of it.
    #[must_use]
    pub fn of(view: &View, influence: Option<&Influence>, story: &[Recorded<Event>]) -> History {
        let gains = gains(story);
        let start = start(view, &gains);
        let mut sources: Vec<BTreeMap<Source, i32>> = vec![BTreeMap::new(); usize::from(view.seats)];
        for (parts, before) in sources.iter_mut().zip(&start).filter(|(_, before)| **before > 0) {
            parts.insert(Source::Before, i32::from(*before));
        }
        for gain in &gains {
            if let Some(parts) = sources.get_mut(gain.change.seat.index()) {
                *parts.entry(gain.source).or_default() += gain.change.amount;
            }
        }
        for stands in influence.map_or(&[][..], |influence| &influence.seats) {
            let Some(parts) = sources.get_mut(stands.seat.index()) else { continue };
            for card in stands.cards.iter().filter(|card| card.total > 1) {
                parts.insert(Source::Agenda(card.card), i32::try_from(card.total - 1).unwrap_or(i32::MAX));
            }
        }
        let (points, is_over) = points(&start, &gains, story);
        let end = is_over.then(|| ending(&points, influence));
        let mut changes: Vec<Change> = gains.iter().map(|gain| gain.change).collect();
        changes.extend(counted(&points, story));
        let mut winners = view.winners.iter();
        let winner = winners.next().filter(|_| winners.next().is_none());
        let turning_points = turning_points(&stretches(&points, end.as_ref()), &changes, winner);
        let parts = |parts: BTreeMap<Source, i32>| {
            let parts = parts.into_iter().filter(|(_, amount)| *amount != 0);
            parts.map(|(source, amount)| Part { source, amount }).collect()
        };
        History { points, end, sources: sources.into_iter().map(parts).collect(), turning_points }
    }
}

fn gains(story: &[Recorded<Event>]) -> Vec<GainOf> {
    let mut roots: BTreeMap<EventId, (Source, EventId)> = BTreeMap::new();
    let mut gains = Vec::new();
    for told in story {
        let own = match told.event {
            Event::ObjectiveCompleted { quest, .. } => Some(Source::Quest(quest)),
            Event::EncounterBegan { card, .. } => Some(Source::Encounter(card)),
            Event::CardUsed { card, .. } | Event::EventDrawn { card, .. } => Some(Source::Card(card)),
            Event::PerkUsed { perk, .. } => Some(Source::Perk(perk)),
            _ => None,
        };
        let root = own.map(|source| (source, told.id)).or_else(|| roots.get(&told.cause).copied());
        roots.extend(root.map(|root| (told.id, root)));
        let (source, root) = root.unwrap_or((Source::Dealt, told.id));
        let mut gain = |seat, amount, source, root| {
            gains.push(GainOf { change: Change { seat, amount, id: told.id, root }, source });
        };
        match told.event {
            Event::AgendaDrawn(seat) => gain(seat, 1, source, root),
            Event::AgendaDiscarded { seat, .. } | Event::AgendaShuffled { seat } => {
                gain(seat, -1, Source::GivenUp, root);
            }
            Event::Traded { seat, partner, gives_agendas, gets_agendas, .. } => {
                let more = i32::from(gets_agendas) - i32::from(gives_agendas);
                gain(seat, more, Source::Trade, told.id);
                gain(partner, -more, Source::Trade, told.id);
            }
            _ => {}
        }
    }
    gains
}

/// What each seat had when the story began.
fn start(view: &View, gains: &[GainOf]) -> Vec<u16> {
    let before = view.all_seats().map(|seat| {
        let own = gains.iter().map(|gain| gain.change).filter(|change| change.seat == seat);
        let gained: i32 = own.map(|change| change.amount).sum();
        u16::try_from(i32::from(view.hand(seat).count) - gained).unwrap_or(0)
    });
    before.collect()
}

/// Agenda cards at the end of each round, and whether the game is over.
fn points(start: &[u16], gains: &[GainOf], story: &[Recorded<Event>]) -> (Vec<Point>, bool) {
    let mut now: Vec<i32> = start.iter().copied().map(i32::from).collect();
    let shown = |now: &[i32]| now.iter().map(|cards| u16::try_from(*cards).unwrap_or(0)).collect::<Vec<u16>>();
    let first = story.first().map_or(EventId::NONE, |told| told.id);
    let mut points = vec![Point { round: 0, cards: start.to_vec(), event: EventId(first.0.saturating_sub(1)) }];
    let mut round = None;
    let mut gains = gains.iter().map(|gain| gain.change).peekable();
    let mut last = points[0].event;
    for told in story {
        let begins = match told.event {
            Event::RoundBegan(next) => Some(next),
            _ => None,
        };
        let ends = matches!(told.event, Event::VictoryDeclared { .. } | Event::GameEnded { .. });
        if begins.is_some() || ends {
            points.push(Point { round: round.unwrap_or(0), cards: shown(&now), event: last });
        }
        if ends {
            return (with_one_beginning(points), true);
        }
        round = begins.or(round);
        while let Some(gain) = gains.next_if(|gain| gain.id == told.id) {
            if let Some(cards) = now.get_mut(gain.seat.index()) {
                *cards += gain.amount;
            }
        }
        last = told.id;
    }
    if let Some(round) = round {
        points.push(Point { round, cards: shown(&now), event: last });
    }
    (with_one_beginning(points), false)
}

/// The game begins when all is set up: what was dealt until then is there from the beginning.
fn with_one_beginning(mut points: Vec<Point>) -> Vec<Point> {
    let set_up = points.iter().rposition(|point| point.round == 0).unwrap_or(0);
    points.drain(..set_up);
    points
}

/// Influence at the end.
fn ending(points: &[Point], influence: Option<&Influence>) -> Vec<u16> {
    let last = points.last().map_or(&[][..], |point| &point.cards);
    let known = |seat: usize| influence?.seats.get(seat).map(|stands| u16::try_from(stands.least).unwrap_or(u16::MAX));
    last.iter().enumerate().map(|(seat, cards)| known(seat).unwrap_or(*cards)).collect()
}

/// What the winners turn out to have besides their cards.
fn counted(points: &[Point], story: &[Recorded<Event>]) -> Vec<Change> {
    let last = points.last().map_or(&[][..], |point| &point.cards);
    let declared = story.iter().filter_map(|told| match told.event {
        Event::VictoryDeclared { seat, influence, .. } => {
            let cards = last.get(seat.index()).copied().unwrap_or(0);
            Some(Change { seat, amount: i32::from(influence) - i32::from(cards), id: told.id, root: told.id })
        }
        _ => None,
    });
    declared.collect()
}

fn stretches<'p>(points: &'p [Point], end: Option<&'p Vec<u16>>) -> Vec<Stretch<'p>> {
    let mut stretches: Vec<Stretch<'_>> = Vec::new();
    for pair in points.windows(2) {
        let [before, after] = pair else { continue };
        let events = (before.event, after.event);
        let (before, after, round) = (&before.cards[..], &after.cards[..], after.round);
        stretches.push(Stretch { round, in_count: false, before, after, events });
    }
    if let (Some(last), Some(end)) = (points.last(), end) {
        let events = (last.event, EventId(u32::MAX));
        stretches.push(Stretch { round: last.round, in_count: true, before: &last.cards, after: end, events });
    }
    stretches
}
