//! The lines of the log, kept up to date with the story: only what is new is put into words.

use std::{collections::BTreeMap, sync::Arc};

use derive_where::derive_where;
use kernel::{EventId, Recorded, Seat};
use pack::Lang;
use text::shared::LogLine;

use crate::game::{TableGame, Voice as _};

/// A line of the log of a game.
pub type LogLineOf<G> = LogLine<<G as TableGame>::Thing, <G as TableGame>::LogKind>;

/// A line of the log as the page shows it.
#[derive_where(Clone, PartialEq, Debug)]
pub struct BookLine<G: TableGame> {
    /// What it says.
    pub told: LogLineOf<G>,
    /// How deep it stands below the line that brought it about. Rounds are headings and turns go without saying, so
    /// neither counts.
    pub depth: u8,
    /// The round that begins with it.
    pub round: Option<u16>,
    /// Different for all lines that ever stood in the log.
    pub stamp: u32,
}

/// A round of the log.
#[derive_where(Clone, PartialEq, Debug)]
pub struct Chapter<G: TableGame> {
    /// Its heading; none for what happened before the first round.
    pub heading: Option<Arc<BookLine<G>>>,
    /// Its lines.
    pub lines: Vec<Written<G>>,
}

/// What stands in the log.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Written<G: TableGame> {
    /// A line about what happened.
    Line(Arc<BookLine<G>>),
    /// Here the rules or the cards had changed; behind this event.
    Update(EventId),
}

impl<G: TableGame> Written<G> {
    /// Different for all that ever stood in the log.
    pub fn key(&self) -> (u32, bool) {
        match self {
            Written::Line(line) => (line.stamp, false),
            Written::Update(event) => (event.0, true),
        }
    }
}

/// Which lines one wants to see.
#[derive_where(Clone, PartialEq, Debug, Default)]
pub struct Filter<G: TableGame> {
    /// Only those about this.
    pub kind: Option<G::LogKind>,
    /// Only the doings of this player.
    pub seat: Option<Seat>,
    /// Only those that say this.
    pub words: String,
}

impl<G: TableGame> Filter<G> {
    /// Whether everything is shown.
    pub fn is_open(&self) -> bool {
        *self == Filter::default()
    }

    /// Whether a line is shown.
    pub fn lets(&self, line: &LogLineOf<G>) -> bool {
        let words = self.words.trim();
        self.kind.is_none_or(|kind| kind == line.kind)
            && self.seat.is_none_or(|seat| line.seat == Some(seat))
            && (words.is_empty() || line.text.to_lowercase().contains(&words.to_lowercase()))
    }
}

/// The log so far.
#[derive_where(Default)]
pub struct Book<G: TableGame> {
    story: Vec<Recorded<G::Event>>,
    lines: Vec<Arc<BookLine<G>>>,
    spoken: Option<(Lang, Arc<G::Names>)>,
    last_stamp: u32,
}

impl<G: TableGame> Book<G> {
    /// All lines, the oldest first.
    pub fn lines(&self) -> &[Arc<BookLine<G>>] {
        &self.lines
    }

    /// The number of the last event that is told.
    pub fn last_event(&self) -> EventId {
        self.story.last().map_or(EventId::NONE, |told| told.id)
    }

    /// The lines by rounds, and between them that the rules or cards had changed behind these events.
    pub fn chapters(&self, updates: &[EventId]) -> Vec<Chapter<G>> {
        let mut chapters: Vec<Chapter<G>> = Vec::new();
        let mut updates = updates.iter().copied().peekable();
        let put = |chapters: &mut Vec<Chapter<G>>, written: Written<G>| match chapters.last_mut() {
            Some(chapter) => chapter.lines.push(written),
            None => chapters.push(Chapter { heading: None, lines: vec![written] }),
        };
        for line in &self.lines {
            while let Some(update) = updates.next_if(|update| *update < line.told.id) {
                put(&mut chapters, Written::Update(update));
            }
            match line.round {
                Some(_) => chapters.push(Chapter { heading: Some(line.clone()), lines: Vec::new() }),
                None => put(&mut chapters, Written::Line(line.clone())),
            }
        }
        updates.for_each(|update| put(&mut chapters, Written::Update(update)));
        chapters
    }

    /// Follows the story: drops the lines of what is no longer part of it and adds what is new. Tells whether anything
    /// changed.
    pub fn follow(&mut self, lang: Lang, names: &Arc<G::Names>, view: &G::View, story: &[Recorded<G::Event>]) -> bool {
        let is_same_voice =
            self.spoken.as_ref().is_some_and(|(before, theirs)| *before == lang && Arc::ptr_eq(theirs, names));
        if !is_same_voice {
            self.story.clear();
            self.lines.clear();
            self.spoken = Some((lang, names.clone()));
        }
        let common = self.story.iter().zip(story).take_while(|(known, told)| known == told).count();
        if common == self.story.len() && common == story.len() {
            return !is_same_voice;
        }
        self.story.truncate(common);
        self.story.extend_from_slice(&story[common..]);
        let known = common.checked_sub(1).and_then(|at| story.get(at)).map_or(EventId::NONE, |told| told.id);
        self.lines.truncate(self.lines.partition_point(|line| line.told.last <= known));
        // What is new may only continue the last line. Lines that tell of one event stand and fall together.
        let last = self.lines.last().map(|line| line.told.last);
        let before = self.lines.split_off(self.lines.partition_point(|line| Some(line.told.last) < last));
        let since = self.lines.last().map_or(EventId::NONE, |line| line.told.last);
        let depths = depths::<G>(story);
        for told in G::voice(lang, names).log_since(view, story, since) {
            let at = story.partition_point(|other| other.id < told.id);
            let first = story.get(at).map(|first| &first.event);
            if first.is_some_and(|first| G::begun_turn(first).is_some()) {
                continue;
            }
            let round = first.and_then(G::begun_round);
            let depth = depths.get(&told.id).copied().unwrap_or_default();
            if let Some(same) = before.iter().find(|before| before.told == told) {
                self.lines.push(same.clone());
                continue;
            }
            self.last_stamp += 1;
            self.lines.push(Arc::new(BookLine { told, depth, round, stamp: self.last_stamp }));
        }
        true
    }
}

/// How deep each event stands below what brought it about.
fn depths<G: TableGame>(story: &[Recorded<G::Event>]) -> BTreeMap<EventId, u8> {
    let mut depths = BTreeMap::new();
    // How deep that stands which an event brings about.
    let mut below: BTreeMap<EventId, u8> = BTreeMap::new();
    for told in story {
        let depth = below.get(&told.cause).copied().unwrap_or_default();
        let is_frame = G::begun_round(&told.event).is_some() || G::begun_turn(&told.event).is_some();
        depths.insert(told.id, depth);
        below.insert(told.id, if is_frame { 0 } else { depth.saturating_add(1) });
    }
    depths
}

#[cfg(test)]
mod tests {
    use kernel::{Contributions, QuickRng, Secret, Table, Viewer};
    use shelter::{Shelter, event::Event, options::Setup};
    use text::shelter::{LogKind, Names};

    use super::*;

    fn table() -> Table<Shelter> {
        let setup = Setup::for_players(2);
        Table::begin(Shelter::kit().game.clone(), setup, Secret::from_number(7), Contributions::none())
            .expect("the set-up is allowed")
    }

    fn play(table: &mut Table<Shelter>, rng: u64) {
        let decision = table.decision().clone();
        let seat = decision.asked.expect("the game is not over yet").seat;
        let answer = decision.sample(&mut QuickRng::new(rng)).expect("there is an answer").into_answer();
        table.play(seat, table.decision_number(), &answer).expect("a listed answer is legal");
    }

    fn story(table: &Table<Shelter>) -> Vec<Recorded<Event>> {
        let mut line: Vec<_> = table.line_backwards().collect();
        line.reverse();
        line.into_iter().flat_map(|entry| entry.events.clone()).collect()
    }

    fn names() -> Arc<Names> {
        Arc::new(Shelter::kit().names(&Setup::for_players(2), &[]))
    }

    /// What is shown of the lines, without their stamps.
    fn shown(book: &Book<Shelter>) -> Vec<(u8, &str)> {
        book.lines().iter().map(|line| (line.depth, line.told.text.as_str())).collect()
    }

    #[test]
    fn step_by_step_is_the_same_as_at_once() {
        let names = names();
        let mut table = table();
        let mut book = Book::<Shelter>::default();
        for rng in 0..60 {
            play(&mut table, rng);
            let view = table.view(Viewer::Spectator);
            let is_news = story(&table).last() != book.story.last();
            assert_eq!(book.follow(Lang::En, &names, &view, &story(&table)), is_news);
            assert!(!book.follow(Lang::En, &names, &view, &story(&table)));
        }
        let mut whole = Book::<Shelter>::default();
        whole.follow(Lang::En, &names, &table.view(Viewer::Spectator), &story(&table));
        assert_eq!(shown(&book), shown(&whole));
        assert!(book.lines().windows(2).all(|pair| pair[0].stamp < pair[1].stamp));
    }

    #[test]
    fn what_is_taken_back_leaves_the_log_and_what_comes_instead_is_new() {
        let names = names();
        let mut table = table();
        let mut book = Book::<Shelter>::default();
        for rng in 0..10 {
            play(&mut table, rng);
        }
        book.follow(Lang::En, &names, &table.view(Viewer::Spectator), &story(&table));
        let before: Vec<u32> = book.lines().iter().map(|line| line.stamp).collect();
        let to = table.line_backwards().nth(2).expect("ten answers were given").number;
        table.undo_by_vote(to).expect("it is on the way");
        play(&mut table, 99);
        book.follow(Lang::En, &names, &table.view(Viewer::Spectator), &story(&table));
        let mut whole = Book::<Shelter>::default();
        whole.follow(Lang::En, &names, &table.view(Viewer::Spectator), &story(&table));
        assert_eq!(shown(&book), shown(&whole));
        let after: Vec<u32> = book.lines().iter().map(|line| line.stamp).collect();
        let kept = before.iter().zip(&after).take_while(|(one, other)| one == other).count();
        assert!(kept > 3, "the older lines stay as they are");
        assert!(after[kept..].iter().all(|stamp| !before.contains(stamp)));
    }

    #[test]
    fn another_language_tells_all_anew() {
        let names = names();
        let mut table = table();
        play(&mut table, 1);
        let mut book = Book::<Shelter>::default();
        let view = table.view(Viewer::Spectator);
        book.follow(Lang::En, &names, &view, &story(&table));
        let english = book.lines()[0].told.text.clone();
        assert!(book.follow(Lang::Ru, &names, &view, &story(&table)));
        assert_ne!(book.lines()[0].told.text, english);
    }

    #[test]
    fn rounds_are_chapters_and_turns_go_without_saying() {
        let names = names();
        let mut table = table();
        for rng in 0..40 {
            play(&mut table, rng);
        }
        let mut book = Book::<Shelter>::default();
        book.follow(Lang::En, &names, &table.view(Viewer::Spectator), &story(&table));
        let chapters = book.chapters(&[]);
        let rounds: Vec<u16> = chapters.iter().filter_map(|chapter| chapter.heading.as_ref()?.round).collect();
        assert_eq!(rounds, (1..=table.state().round()).collect::<Vec<u16>>());
        let lines: usize =
            chapters.iter().map(|chapter| chapter.lines.len() + usize::from(chapter.heading.is_some())).sum();
        assert_eq!(lines, book.lines().len());
        let placed = book.lines().iter().find(|line| line.told.kind == LogKind::Placement).expect("somebody placed");
        assert_eq!(placed.depth, 0);
        assert!(book.lines().iter().any(|line| line.depth == 1));
        assert!(book.lines().iter().all(|line| !line.told.text.ends_with("’s turn")));
        let middle = book.lines()[book.lines().len() / 2].told.last;
        let updates = [EventId::NONE, middle, book.last_event()];
        let chapters = book.chapters(&updates);
        let all = chapters.iter().flat_map(|chapter| &chapter.lines);
        let found: Vec<&Written<Shelter>> = all.filter(|line| matches!(line, Written::Update(_))).collect();
        assert_eq!(found, updates.each_ref().map(|update| Written::Update(*update)).each_ref(), "each at its place");
        assert!(matches!(chapters[0].lines.first(), Some(Written::Update(EventId::NONE))), "the first before all");
        assert!(matches!(chapters.last().unwrap().lines.last(), Some(Written::Update(_))), "the last behind all");
    }

    #[test]
    fn filters() {
        let names = names();
        let mut table = table();
        for rng in 0..20 {
            play(&mut table, rng);
        }
        let mut book = Book::<Shelter>::default();
        book.follow(Lang::En, &names, &table.view(Viewer::Spectator), &story(&table));
        let count = |filter: &Filter<Shelter>| book.lines().iter().filter(|line| filter.lets(&line.told)).count();
        assert!(Filter::<Shelter>::default().is_open());
        assert_eq!(count(&Filter::default()), book.lines().len());
        let red = Filter { words: " RED ".to_owned(), ..Filter::default() };
        assert!(!red.is_open());
        let kinds: usize =
            LogKind::ALL.iter().map(|kind| count(&Filter { kind: Some(*kind), ..Filter::default() })).sum();
        assert_eq!(kinds, book.lines().len());
        let first = Filter { seat: Some(Seat::new(0)), ..Filter::default() };
        assert!(count(&first) > 0 && count(&first) < book.lines().len());
        assert!(count(&red) > 0 && count(&red) < book.lines().len());
    }
}
