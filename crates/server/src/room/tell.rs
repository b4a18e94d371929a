//! What the room tells its guests. Everything about the game that leaves the server is put together here, from views
//! and events that the engine made for one pair of eyes.

use std::sync::{Arc, atomic::Ordering};

use axum::extract::ws::Utf8Bytes;
use kernel::{Asked, Decision, EntryOf, Kind, Log, Seat, Session, Shape, Viewer};
use protocol::{
    Back, Clocks, Code, Edits, Happened, HappenedKind, Phase, Refused, Role, ServerMessage, ServerMessageOf, Snapshot,
    Update,
};

use super::{
    Closed, Hosted, Room,
    guest::{Done, Guest},
    log,
};

/// Missed entries beyond which the table is shown anew.
const MOST_MISSED: u32 = 100;

/// The eyes of a role.
pub(super) const fn viewer(role: Role) -> Viewer {
    match role {
        Role::Seat(seat) => Viewer::Seat(seat),
        Role::Watcher => Viewer::Spectator,
    }
}

/// A message as it goes out.
pub(super) fn written<G: Hosted>(told: &ServerMessageOf<G>) -> Option<Utf8Bytes> {
    match serde_json::to_string(told) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written");
            None
        }
    }
}

/// What happened and how it looks now, to one role: as it is told to each of its connections.
struct News<G: Hosted> {
    /// The view as a text.
    view: Arc<str>,
    update: Update<G::View, G::Event, G::Choice, G::Ask>,
    /// The whole of it, once somebody needs it.
    whole: Option<Utf8Bytes>,
    /// What changed, for those who last saw each of these views.
    changed: Vec<(Arc<str>, Utf8Bytes)>,
}

impl<G: Hosted> News<G> {
    fn of(
        session: &Session<G, Arc<G>>,
        role: Role,
        happened: Vec<Happened<G::Event>>,
        clocks: Option<Clocks>,
    ) -> News<G> {
        let snapshot = snapshot(session, role, clocks);
        let view = serde_json::to_string(&snapshot.view).unwrap_or_default().into();
        News { view, update: Update { happened, snapshot }, whole: None, changed: Vec::new() }
    }

    /// The message to a connection that was last told this view.
    fn text_for(&mut self, before: Option<&Arc<str>>) -> Option<Utf8Bytes> {
        let Some(before) = before else { return self.whole() };
        // Nearly always it is the very same text.
        let is_it = |(known, _): &&(Arc<str>, Utf8Bytes)| Arc::ptr_eq(known, before) || known == before;
        if let Some((_, text)) = self.changed.iter().find(is_it) {
            return Some(text.clone());
        }
        let Some(edits) = Edits::between(before, &self.view) else { return self.whole() };
        let Update { happened, snapshot } = &self.update;
        let Snapshot { number, undo, back, .. } = *snapshot;
        let (decision, clocks) = (snapshot.decision.clone(), snapshot.clocks.clone());
        let snapshot = Snapshot { view: edits, decision, number, undo, back, clocks };
        let update = Update { happened: happened.clone(), snapshot };
        let text = written::<G>(&ServerMessage::Changed(Box::new(update)))?;
        self.changed.push((before.clone(), text.clone()));
        Some(text)
    }

    fn whole(&mut self) -> Option<Utf8Bytes> {
        if self.whole.is_none() {
            self.whole = written::<G>(&ServerMessage::Update(Box::new(self.update.clone())));
        }
        self.whole.clone()
    }
}

/// How the table looks to a role.
pub(super) fn snapshot<G: Hosted>(
    session: &Session<G, Arc<G>>,
    role: Role,
    clocks: Option<Clocks>,
) -> Snapshot<G::View, G::Choice, G::Ask> {
    let seat = match role {
        Role::Seat(seat) => Some(seat),
        Role::Watcher => None,
    };
    Snapshot {
        view: session.view(viewer(role)),
        decision: decision_for(session, seat),
        number: session.decision_number(),
        undo: seat.map(|seat| session.undo_reach(seat)),
        back: seat.and_then(|seat| way_back(session, seat)),
        clocks,
    }
}

/// Who is asked what is for all to know; what there is to choose from may show a hand, so only the one who is asked is
/// told.
fn decision_for<G: Hosted>(session: &Session<G, Arc<G>>, seat: Option<Seat>) -> Decision<G::Choice, G::Ask> {
    let decision = session.decision();
    match decision.asked {
        Some(asked) if Some(asked.seat) != seat => {
            Decision { asked: Some(Asked { shape: Shape::One, ..asked }), options: Vec::new() }
        }
        _ => decision.clone(),
    }
}

/// An entry as far as a role may know it.
pub(super) fn happened<G: Hosted>(entry: &EntryOf<G>, role: Role) -> Happened<G::Event> {
    let kind = match entry.kind {
        Kind::Begin => HappenedKind::Opened,
        Kind::Move { seat, .. } => HappenedKind::Answered(seat),
        Kind::Undo { .. } => HappenedKind::TakenBack,
        // A line that cannot be read is on nobody's way; if it were, it would tell nothing.
        Kind::Update { .. } | Kind::Unread(_) => HappenedKind::Updated,
    };
    Happened { entry: entry.number, kind, events: entry.events_for(viewer(role)).cloned().collect() }
}

/// The position before the seat's last answer that it may not take back alone.
fn way_back<G: Hosted>(session: &Session<G, Arc<G>>, seat: Seat) -> Option<Back> {
    let free = session.undo_reach(seat).answers as usize;
    let own = session.footprints_backwards().skip(free).position(|step| step.seat == Some(seat))?;
    session.footprints_backwards().nth(free + own + 1).map(|before| back_to(session, before.entry))
}

/// What it means to go back to the position after an entry of the way here.
pub(super) fn back_to<G: Hosted>(session: &Session<G, Arc<G>>, to: u32) -> Back {
    let undone = || session.footprints_backwards().take_while(|step| step.entry != to);
    let answers = u32::try_from(undone().count()).unwrap_or(u32::MAX);
    Back { to, answers, revealed: undone().any(|step| step.revealed) }
}

/// The story that led to a decision, from the lines of the log, along the entries that are on the way here.
fn story<G: Hosted>(lines: &[String], way: &[u32], role: Role, next: u32) -> Vec<Happened<G::Event>> {
    let entries: Vec<_> = (0..).zip(lines).map(|(number, line)| Log::<G>::entry_at(number, line)).collect();
    let updates = kernel::updates(&entries);
    let on_the_way = way.iter().filter_map(|number| entries.get(*number as usize));
    let mut events: Vec<_> = on_the_way.flat_map(|entry| entry.events_for(viewer(role)).cloned()).collect();
    // What came after a change of rules or cards is told as what came of it.
    let entry = next.saturating_sub(1);
    let mut happened = Vec::new();
    for update in updates.into_iter().rev() {
        let events = events.split_off(events.partition_point(|told| told.id <= update));
        happened.push(Happened { entry, kind: HappenedKind::Updated, events });
    }
    happened.push(Happened { entry, kind: HappenedKind::Opened, events });
    happened.reverse();
    happened
}

impl<G: Hosted> Room<G> {
    /// Tells one guest.
    pub(super) fn tell_guest(&mut self, guest: u64, told: &ServerMessageOf<G>) {
        if let Some(text) = written::<G>(told) {
            self.send(|known| known.number == guest, &text);
        }
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, told: &ServerMessageOf<G>) {
        if let Some(text) = written::<G>(told) {
            self.send(|_| true, &text);
        }
    }

    /// Tells everybody the same but some.
    pub(super) fn tell_all_but(&mut self, some: &[u64], told: &ServerMessageOf<G>) {
        if let Some(text) = written::<G>(told) {
            self.send(|known| !some.contains(&known.number), &text);
        }
    }

    /// Tells all connections of a role.
    pub(super) fn tell_role(&mut self, role: Role, told: &ServerMessageOf<G>) {
        if let Some(text) = written::<G>(told) {
            self.send(|known| known.role == role, &text);
        }
    }

    /// Tells everybody what an entry came to, each with their own eyes.
    pub(super) fn tell_step(&mut self, entry: &EntryOf<G>) {
        self.story = None;
        let mut roles: Vec<Role> = Vec::new();
        for guest in &self.guests {
            if !roles.contains(&guest.role) {
                roles.push(guest.role);
            }
        }
        for role in roles {
            let Some(session) = &self.session else { return };
            let news = News::<G>::of(session, role, vec![happened::<G>(entry, role)], self.clock.told());
            self.tell_news(|known| known.role == role, news);
        }
    }

    /// Tells news to some guests of one role: what changed, or everything to those who want that or saw nothing yet.
    fn tell_news(&mut self, whom: impl Fn(&Guest) -> bool, mut news: News<G>) {
        self.send_each(|guest| {
            if !whom(guest) {
                return None;
            }
            let before = if guest.is_whole { None } else { guest.view.replace(news.view.clone()) };
            news.text_for(before.as_ref())
        });
    }

    /// Shows the table to somebody who comes in: what they missed, or the whole story.
    pub(super) async fn tell_opening(&mut self, guest: u64, role: Role, have: Option<u32>) -> Result<(), Closed> {
        let Some(session) = &self.session else { return Ok(()) };
        let next = session.decision_number();
        // Entries that do not count any more are nobody's news.
        let have = have.filter(|_| !matches!(self.record.phase, Phase::Stopped { .. }));
        let since =
            have.map(|have| have.saturating_add(1)).filter(|since| *since <= next && next - since <= MOST_MISSED);
        let missed = match since {
            Some(since) => self.missed(role, since).await?,
            None => None,
        };
        let happened = match missed {
            Some(happened) => happened,
            None => self.whole_story(role, next).await?,
        };
        let Some(session) = &self.session else { return Ok(()) };
        let news = News::<G>::of(session, role, happened, self.clock.told());
        self.tell_news(|known| known.number == guest, news);
        Ok(())
    }

    /// What happened since an entry, step by step; none if it was not one answer after the other.
    async fn missed(&self, role: Role, since: u32) -> Result<Option<Vec<Happened<G::Event>>>, Closed> {
        let lines = self.registry.store.lines(self.id, since).await?;
        let entries: Vec<_> = (since..).zip(&lines).map(|(number, line)| Log::<G>::entry_at(number, line)).collect();
        let is_straight = entries.iter().all(|entry| matches!(entry.kind, Kind::Move { .. }));
        Ok(is_straight.then(|| entries.iter().map(|entry| happened::<G>(entry, role)).collect()))
    }

    /// The whole story up to a decision, as a role may know it. Those who watch are told the same, and it may be many who
    /// come at once, so theirs is put together once.
    async fn whole_story(&mut self, role: Role, next: u32) -> Result<Vec<Happened<G::Event>>, Closed> {
        if let (Role::Watcher, Some((at, story))) = (role, &self.story)
            && *at == next
        {
            return Ok(story.clone());
        }
        let lines = self.registry.store.lines(self.id, 0).await?;
        let footprints = self.session.iter().flat_map(|session| session.footprints_backwards());
        let mut way: Vec<u32> = footprints.map(|step| step.entry).collect();
        way.reverse();
        // A long game takes some milliseconds to read, for which no other room should wait.
        let told = tokio::task::spawn_blocking(move || story::<G>(&lines, &way, role, next)).await;
        let story = told.map_err(|error| Closed::Broken(error.to_string()))?;
        if role == Role::Watcher {
            self.story = Some((next, story.clone()));
        }
        Ok(story)
    }

    /// The log: with its secret once everything may be known, and what the guest may know of it while it stands still. It
    /// is put together when the connection has taken everything before it.
    pub(super) fn tell_log(&self, guest: u64) -> Done<G> {
        let Some(known) = self.guests.iter().find(|known| known.number == guest) else { return Ok(()) };
        let eyes = match self.record.phase {
            Phase::Over | Phase::Abandoned => None,
            Phase::Stopped { .. } => Some(viewer(known.role)),
            Phase::Gathering | Phase::Playing => return Err(Refused::Room(Code::NotNow)),
        };
        // One at a time: nobody needs the same log twice.
        if known.has_asked_log.swap(true, Ordering::Relaxed) {
            return Err(Refused::Room(Code::TooFast));
        }
        let (registry, room, asked) = (self.registry.clone(), self.id, known.has_asked_log.clone());
        let later = Box::pin(async move {
            let late = log::told::<G>(&registry, room, eyes).await;
            asked.store(false, Ordering::Relaxed);
            late
        });
        if !known.out.say_later(later) {
            known.has_asked_log.store(false, Ordering::Relaxed);
            return Err(Refused::Room(Code::TooFast));
        }
        Ok(())
    }

    /// Everybody has to go.
    pub(super) fn say_bye(&mut self, code: Code) {
        for guest in self.guests.drain(..) {
            guest.out.bye(code);
        }
    }

    /// Sends to some guests. Who does not keep up is let go and comes back by reconnecting.
    fn send(&mut self, whom: impl Fn(&Guest) -> bool, text: &Utf8Bytes) {
        self.send_each(|guest| whom(guest).then(|| text.clone()));
    }

    /// Sends to each guest what there is for them.
    fn send_each(&mut self, mut what: impl FnMut(&mut Guest) -> Option<Utf8Bytes>) {
        let is_deaf = |guest: &mut Guest| what(guest).is_some_and(|text| !guest.out.say(text));
        let mut lost = Vec::new();
        for guest in self.guests.extract_if(.., is_deaf) {
            lost.push(guest.role);
            guest.out.bye(Code::TooSlow);
        }
        self.are_gone(&lost);
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Answer, Legal, NotApplied, QuickRng, Table};

    use super::*;

    macro_rules! tests {
        ($($name:ident: $Game:ty),+) => {
            $(#[test]
            fn $name() {
                a_socket_gets_nothing_that_its_seat_may_not_know::<$Game>();
            })+
        };
    }

    crate::every_game!(tests);

    /// What a socket of this role gets in this position.
    fn seen<G: Hosted>(table: &Table<G>, role: Role) -> Utf8Bytes {
        let step = Update { happened: Vec::new(), snapshot: snapshot(table.session(), role, None) };
        written::<G>(&ServerMessage::Update(Box::new(step))).expect("it can be written")
    }

    /// What a socket gets of an answer, or its own refusal.
    struct Heard<G: Hosted> {
        text: Utf8Bytes,
        /// What happened and how it looks then, if the answer was taken.
        seen: Option<(Happened<G::Event>, G::View)>,
        revealed: bool,
    }

    fn told<G: Hosted>(table: &mut Table<G>, role: Role, seat: Seat, answer: &Answer<G::Choice>) -> Heard<G> {
        let number = table.decision_number();
        let entry = match table.play(seat, number, answer) {
            Ok(entry) => entry.clone(),
            Err(NotApplied::Refused(refusal)) => {
                let told: ServerMessageOf<G> = ServerMessage::Refused(Refused::Rules(refusal));
                let text = written::<G>(&told).expect("it can be written");
                return Heard { text, seen: None, revealed: false };
            }
            Err(NotApplied::Fault(fault)) => panic!("{fault}"),
        };
        let (happened, snapshot) = (happened::<G>(&entry, role), snapshot(table.session(), role, None));
        let seen = Some((happened.clone(), snapshot.view.clone()));
        let step = Update { happened: vec![happened], snapshot };
        let text = written::<G>(&ServerMessage::Update(Box::new(step))).expect("it can be written");
        Heard { text, seen, revealed: entry.revealed }
    }

    /// Games that differ only in what a seat may not know give it the same bytes.
    fn a_socket_gets_nothing_that_its_seat_may_not_know<G: Hosted>() {
        let game = Arc::new(G::from_shelf().expect("the pack is well made"));
        let mut rng = QuickRng::new(404);
        let (mut compared, mut quiet) = (0, 0);
        for setup in game.variants() {
            let secret = kernel::Secret::from_number(rng.next());
            let begun = Table::begin(game.clone(), setup.clone(), secret, kernel::Contributions::none());
            let mut table = begun.unwrap_or_else(|_| panic!("variants can be set up"));
            while let Some(asked) = table.decision().asked {
                let index = rng.next() % table.decision().count().max(1);
                let answer = table.decision().nth(index).map(Legal::into_answer).expect("something is legal");
                if rng.next().is_multiple_of(8) {
                    let seats = (0..G::seats(&setup)).map(|seat| Role::Seat(Seat::new(seat)));
                    for role in seats.chain([Role::Watcher]) {
                        let other = game.scramble(table.state(), viewer(role), &mut rng);
                        let at = |state| Table::at(game.clone(), setup.clone(), state).expect("the position can be");
                        let (mut one, mut two) = (at(table.state().clone()), at(other));
                        assert_eq!(seen(&one, role), seen(&two, role), "{role:?}");
                        // Whoever answers for another seat is refused, and the refusal says nothing either.
                        if let Role::Seat(own) = role
                            && own != asked.seat
                        {
                            let (first, second) =
                                (told(&mut one, role, own, &answer), told(&mut two, role, own, &answer));
                            assert!(first.seen.is_none() && second.seen.is_none(), "{role:?}");
                            assert_eq!(first.text, second.text, "{role:?}");
                        }
                        // Some answers in a row, so that the way back is told, too.
                        let (mut seat, mut answer) = (asked.seat, answer.clone());
                        for _ in 0..4 {
                            let (first, second) =
                                (told(&mut one, role, seat, &answer), told(&mut two, role, seat, &answer));
                            // Another seat's answer may be made of things that it does not hold in the other game.
                            let is_taken_in_both = first.seen.is_some() && second.seen.is_some();
                            if role != Role::Seat(seat) && !is_taken_in_both {
                                break;
                            }
                            assert!(is_taken_in_both, "{role:?}");
                            // What an answer brings to light may differ; where it brings nothing, nothing may. That it
                            // does so in one game alone is told with the way back, so it must be seen.
                            if first.revealed != second.revealed {
                                assert!(first.seen != second.seen, "{role:?}");
                            }
                            if first.revealed || second.revealed {
                                break;
                            }
                            assert_eq!(first.text, second.text, "{role:?}");
                            quiet += 1;
                            let Some(asked) = one.decision().asked else { break };
                            let index = rng.next() % one.decision().count().max(1);
                            answer = one.decision().nth(index).map(Legal::into_answer).expect("something is legal");
                            seat = asked.seat;
                        }
                        compared += 1;
                    }
                }
                let number = table.decision_number();
                assert!(table.play(asked.seat, number, &answer).is_ok());
            }
        }
        assert!(compared > 5_000 && quiet > 2_000, "{compared} {quiet}");
    }
}
