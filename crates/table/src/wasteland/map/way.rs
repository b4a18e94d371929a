//! Ways: where the survivor can get to in this turn, what it takes and risks, and going there step by step.

use std::sync::Arc;

use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    map::Node,
    outlook::{Path, Reachable, Stride},
};

use super::Chart;
use crate::{
    memo::{effect, memo},
    parts::symbol,
    play::{Notice, Play},
    wasteland::{messages::said, spot::Spot, voice::analysed},
};

/// Whether the person at this screen is asked what to do in their turn.
pub fn is_own_turn(play: Play<Wasteland>) -> bool {
    play.answering().is_some() && play.ask() == Some(Ask::Turn)
}

/// The spaces within reach of this turn, worked out once for each position.
pub fn reach(play: Play<Wasteland>) -> Arc<Vec<Reachable>> {
    let snapshot = play.snapshot.get();
    if !is_own_turn(play) {
        return Arc::default();
    }
    let number = snapshot.number;
    if let Some((_, known)) = play.desk.reach.get_value().filter(|(known, _)| *known == number) {
        return known;
    }
    let seat = play.own_seat();
    let found = Arc::new(analysed(play, |analysis| analysis.reach(seat).spaces).unwrap_or_default());
    play.desk.reach.set_value(Some((number, found.clone())));
    found
}

/// The ways to a space: with the fewest actions first, then those that take more of them and are safer.
pub fn ways_to(play: Play<Wasteland>, node: Node) -> Vec<Path> {
    reach(play).iter().find(|space| space.node == node).map(|space| space.ways.clone()).unwrap_or_default()
}

/// What the shortest way to a space takes and risks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toll {
    /// Move actions.
    pub actions: u8,
    /// Rads on the way.
    pub rads: u8,
    /// Enemies that fight on it.
    pub fights: usize,
    /// Whether it kills.
    pub kills: bool,
}

impl Toll {
    /// Whether there is danger on the way.
    pub const fn is_risky(self) -> bool {
        self.kills || self.rads > 0 || self.fights > 0
    }
}

/// What it takes to get to a space; none where it is out of reach.
pub fn toll_of(play: Play<Wasteland>, node: Node) -> Memo<Option<Toll>> {
    memo(move || {
        let reach = reach(play);
        let way = reach.iter().find(|space| space.node == node)?.ways.first()?;
        Some(Toll { actions: way.actions, rads: way.rads, fights: way.fights.len(), kills: way.kills })
    })
}

/// A space is pointed at: a far one shows its way.
pub fn point_at(play: Play<Wasteland>, node: Node) {
    let is_far = untrack(|| play.choices_at(Spot::Space(node)).is_empty() && !ways_to(play, node).is_empty());
    let known = play.desk.far.get_untracked();
    let far = known.filter(|(far, _)| *far == node).or(Some((node, 0))).filter(|_| is_far);
    if known != far {
        play.desk.far.set(far);
    }
}

/// A walk under way: what was shown of it, and what must still be so for it to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk {
    /// The steps that are still to be made, as they were shown.
    rest: Vec<Stride>,
    /// Where the survivor stands unless something unforeseen has happened.
    at: Node,
    /// The question that the walk answers next. No number comes twice, so whoever answers in between or takes something
    /// back has led to a later one.
    number: u32,
}

/// What a walk does about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Going {
    /// Its last answer is not told yet.
    Waits,
    /// It gives this answer.
    Answers(Choice),
    /// It is over.
    Ends,
}

impl Walk {
    /// What the walk does about the question with this number, asked of a survivor in this space, with what lies ahead
    /// now; nothing does where the rest of the way cannot be gone any more.
    fn going(&self, number: u32, at: Node, ahead: Option<&[Stride]>) -> Going {
        if number < self.number {
            return Going::Waits;
        }
        match ahead {
            Some(ahead) if number == self.number && at == self.at && !is_worse(ahead, &self.rest) => {
                ahead.first().map_or(Going::Ends, |next| {
                    let needs_action = next.actions > 0;
                    Going::Answers(if needs_action { Choice::Move } else { Choice::Step(next.node) })
                })
            }
            _ => Going::Ends,
        }
    }

    /// The walk after its answer to a question.
    fn after(mut self, answer: Choice) -> Walk {
        self.number += 1;
        if let Choice::Step(node) = answer {
            self.at = node;
            self.rest.remove(0);
        } else if let Some(next) = self.rest.first_mut() {
            next.actions = next.actions.saturating_sub(1);
        }
        self
    }
}

/// Whether a way takes or risks more than was shown.
fn is_worse(ahead: &[Stride], shown: &[Stride]) -> bool {
    let sum = |way: &[Stride], of: fn(&Stride) -> u8| way.iter().map(|stride| u32::from(of(stride))).sum::<u32>();
    let is_more = |of| sum(ahead, of) > sum(shown, of);
    let is_foreseen = |foe: &u8| shown.iter().any(|stride| stride.fights.contains(foe));
    is_more(|stride| stride.actions)
        || is_more(|stride| stride.rads)
        || is_more(|stride| u8::from(stride.kills))
        || !ahead.iter().flat_map(|stride| &stride.fights).all(is_foreseen)
}

/// A way step by step, as it is now.
fn strides(play: Play<Wasteland>, steps: &[Node]) -> Option<Vec<Stride>> {
    let seat = play.own_seat();
    analysed(play, |analysis| analysis.strides(seat, steps)).flatten()
}

/// Begins to walk.
pub fn set_out(play: Play<Wasteland>, path: &Path) {
    let Some(rest) = untrack(|| strides(play, &path.steps)) else { return };
    let seat = untrack(|| play.own_seat());
    let (number, at) = play.snapshot.with_untracked(|snapshot| (snapshot.number, snapshot.view.player(seat).at));
    play.desk.far.set(None);
    play.desk.pinned.set(None);
    play.notice.set(None);
    play.desk.walk.set(Some(Walk { rest, at, number }));
}

/// Walks on as long as nothing unforeseen happens: another question than what to do next ends it, and so does any answer
/// of the person, an undo, and danger that was not shown.
pub fn walk(play: Play<Wasteland>) {
    effect(move || {
        let Some(walk) = play.desk.walk.get() else { return };
        let is_refused = play.notice.with(|notice| matches!(notice, Some(Notice::Refused(_))));
        if play.is_acting.get() {
            return;
        }
        let seat = play.answering().filter(|_| is_own_turn(play) && !is_refused);
        let going = seat.map_or(Going::Ends, |seat| {
            let steps: Vec<Node> = walk.rest.iter().map(|stride| stride.node).collect();
            let ahead = strides(play, &steps);
            let (number, at) = play.snapshot.with(|snapshot| (snapshot.number, snapshot.view.player(seat).at));
            walk.going(number, at, ahead.as_deref())
        });
        match going {
            Going::Waits => {}
            Going::Answers(choice) => {
                play.desk.walk.set(Some(walk.after(choice)));
                untrack(|| play.choose(choice));
            }
            Going::Ends => play.desk.walk.set(None),
        }
    });
}

/// What stands on the line of a way at the end of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Mark {
    /// The space.
    node: Node,
    /// The actions taken up to there, where the points of an action end or the way does.
    actions: Option<u8>,
    /// Rads, fights and death there.
    signs: Vec<(&'static str, usize)>,
}

/// The marks of a way.
fn marks(way: &[Stride]) -> Vec<Mark> {
    let mut taken = 0;
    let ends = way.iter().skip(1).map(|next| next.actions > 0).chain([true]);
    let mark = |(stride, is_end): (&Stride, bool)| {
        taken += stride.actions;
        let signs =
            [("rads", usize::from(stride.rads)), ("fight", stride.fights.len()), ("killed", usize::from(stride.kills))];
        let signs = signs.into_iter().filter(|(_, count)| *count > 0).collect();
        Mark { node: stride.node, actions: is_end.then_some(taken), signs }
    };
    way.iter().zip(ends).map(mark).collect()
}

/// The way to the space that is pointed at, or that the survivor is going: where each action ends, and where danger is.
#[component]
pub fn WayLine(play: Play<Wasteland>, chart: Memo<Chart>) -> impl IntoView {
    let way = memo(move || {
        if let Some(walk) = play.desk.walk.get() {
            return walk.rest;
        }
        let pointed = play.desk.far.get();
        let path = pointed.and_then(|(node, way)| ways_to(play, node).into_iter().nth(way));
        path.and_then(|path| strides(play, &path.steps)).unwrap_or_default()
    });
    move || {
        let marks = way.with(|way| marks(way));
        if marks.is_empty() {
            return None;
        }
        let seat = play.own_seat();
        let from = play.snapshot.with(|snapshot| snapshot.view.player(seat).at);
        let steps = marks.iter().map(|mark| mark.node);
        let points: Vec<(f64, f64)> =
            chart.with(|chart| std::iter::once(from).chain(steps).filter_map(|node| chart.point(node)).collect());
        let line = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ");
        let dots = marks.into_iter().zip(points.into_iter().skip(1)).map(|(mark, (x, y))| {
            let signs = (0u8..).zip(mark.signs).map(|(place, (icon, count))| {
                let x = 26.0 + 26.0 * f64::from(place);
                let count = (count > 1).then(|| view! { <text x=x + 9.0 y="-7">{count}</text> });
                view! {
                    <g class="way-danger">
                        <circle cx=x cy="-12" r="12"></circle>
                        <use href=symbol(&format!("i-{icon}")) x=x - 9.0 y="-21" width="18" height="18"></use>
                        {count}
                    </g>
                }
            });
            let radius = if mark.actions.is_some() { "13" } else { "6" };
            view! {
                <g transform=format!("translate({x:.1} {y:.1})")>
                    <g class="legible">
                        <circle r=radius></circle>
                        {mark.actions.map(|actions| view! { <text y="5">{actions}</text> })}
                        {signs.collect_view()}
                    </g>
                </g>
            }
        });
        Some(view! { <g class="way" aria-hidden="true"><polyline points=line></polyline>{dots.collect_view()}</g> })
    }
}

/// While the survivor walks, a way to stop.
#[component]
pub fn WalkCard(play: Play<Wasteland>) -> impl IntoView {
    view! {
        <Show when=move || play.desk.walk.with(Option::is_some)>
            <div class="map-card">
                <button type="button" class="btn" on:click=move |_| play.desk.walk.set(None)>
                    {said("way-stop")}
                </button>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use kernel::{Answer, Contributions, Seat, Secret, Table, Viewer};
    use wasteland::{options::Setup, outlook::Analysis};

    use super::*;
    use crate::game::TableGame as _;

    const ME: Seat = Seat::new(0);

    /// A survivor alone, at the beginning of the first turn.
    fn table() -> Table<Wasteland> {
        let game = Wasteland::kit().game.clone();
        let secret = Secret([3; 32]);
        let mut table =
            Table::begin(game.clone(), Setup::of(1), secret, Contributions::none()).expect("a usual set-up");
        let mut bot = Level::Random.bot::<Wasteland>(7);
        while table.decision().asked.is_some_and(|asked| asked.ask != Ask::Turn) {
            let (view, number) = (table.view(Viewer::Seat(ME)), table.decision_number());
            let answer = bot.choose(&game, &view, table.decision(), number).expect("somebody is asked");
            table.play(ME, number, &answer.into_answer()).expect("a bot answers what is legal");
        }
        table
    }

    fn ahead(table: &Table<Wasteland>, steps: &[Node]) -> Option<Vec<Stride>> {
        let view = table.view(Viewer::Seat(ME));
        Analysis::new(&Wasteland::kit().game, &view).expect("a position").strides(ME, steps)
    }

    /// A walk of two steps at least, without danger.
    fn walk(table: &Table<Wasteland>) -> Walk {
        let view = table.view(Viewer::Seat(ME));
        let reach = Analysis::new(&Wasteland::kit().game, &view).expect("a position").reach(ME);
        let ways = reach.spaces.iter().filter_map(|space| space.ways.first());
        let way = ways.filter(|way| way.fights.is_empty() && way.rads == 0).max_by_key(|way| way.steps.len());
        let steps = &way.expect("there is a safe way").steps;
        assert!(steps.len() > 1);
        let rest = ahead(table, steps).expect("it can be gone");
        Walk { rest, at: view.player(ME).at, number: table.decision_number() }
    }

    fn going(table: &Table<Wasteland>, walk: &Walk) -> Going {
        let steps: Vec<Node> = walk.rest.iter().map(|stride| stride.node).collect();
        let at = table.view(Viewer::Seat(ME)).player(ME).at;
        walk.going(table.decision_number(), at, ahead(table, &steps).as_deref())
    }

    /// Gives the answer of the walk.
    fn go(table: &mut Table<Wasteland>, walk: Walk) -> Walk {
        let Going::Answers(choice) = going(table, &walk) else { panic!("the walk is over: {walk:?}") };
        table.play(ME, table.decision_number(), &Answer::One(choice)).expect("it is legal");
        walk.after(choice)
    }

    #[test]
    fn a_walk_takes_the_actions_it_needs_and_gets_there() {
        let mut table = table();
        let mut walk = walk(&table);
        let there = walk.rest.last().expect("it has steps").node;
        while !walk.rest.is_empty() {
            walk = go(&mut table, walk);
        }
        assert_eq!(table.view(Viewer::Seat(ME)).player(ME).at, there);
        assert_eq!(going(&table, &walk), Going::Ends);
    }

    #[test]
    fn a_walk_waits_until_its_answer_is_told() {
        let table = table();
        let walk = walk(&table).after(Choice::Move);
        assert_eq!(going(&table, &walk), Going::Waits);
    }

    #[test]
    fn undo_ends_a_walk() {
        let mut table = table();
        let mut walk = walk(&table);
        walk = go(&mut table, walk);
        table.undo(ME, 1).expect("a move action reveals nothing");
        assert_eq!(going(&table, &walk), Going::Ends, "the action is not taken again");
        let mut walk = super::tests::walk(&table);
        walk = go(&mut table, walk);
        walk = go(&mut table, walk);
        table.undo(ME, 1).expect("a step reveals nothing here");
        assert_eq!(going(&table, &walk), Going::Ends);
    }

    #[test]
    fn an_answer_of_the_person_ends_a_walk() {
        let mut table = table();
        let mut walk = walk(&table);
        walk = go(&mut table, walk);
        let elsewhere = table
            .decision()
            .options
            .iter()
            .copied()
            .find(|choice| matches!(choice, Choice::Step(node) if *node != walk.rest[0].node));
        let answer = Answer::One(elsewhere.unwrap_or(Choice::Move));
        table.play(ME, table.decision_number(), &answer).expect("it is legal");
        assert_eq!(going(&table, &walk), Going::Ends);
    }

    #[test]
    fn no_action_is_taken_from_off_the_way() {
        let table = table();
        let walk = walk(&table);
        let steps: Vec<Node> = walk.rest.iter().skip(1).map(|stride| stride.node).collect();
        assert_eq!(ahead(&table, &steps), None, "the second step is not beside the start");
        assert_eq!(walk.going(walk.number, walk.at, None), Going::Ends);
        assert_eq!(walk.going(walk.number, walk.rest[1].node, Some(&walk.rest)), Going::Ends);
    }

    #[test]
    fn danger_that_was_not_shown_ends_a_walk() {
        let stride = |rads: u8, fights: &[u8]| Stride {
            node: Node::new(0, 0),
            actions: 1,
            rads,
            kills: false,
            fights: fights.to_vec(),
        };
        let shown = [stride(1, &[4]), stride(0, &[])];
        assert!(!is_worse(&shown, &shown));
        assert!(!is_worse(&[stride(0, &[])], &shown), "less is no surprise");
        assert!(is_worse(&[stride(2, &[])], &shown));
        assert!(is_worse(&[stride(0, &[5])], &shown), "another enemy has come");
        assert!(is_worse(&[Stride { kills: true, ..stride(1, &[]) }], &shown));
        assert!(is_worse(&[Stride { actions: 3, ..stride(0, &[]) }], &shown));
    }

    #[test]
    fn the_line_says_where_actions_end_and_danger_waits() {
        let stride = |space: u8, actions: u8, rads: u8, fights: Vec<u8>| Stride {
            node: Node::new(0, space),
            actions,
            rads,
            kills: false,
            fights,
        };
        let way = [stride(0, 1, 0, vec![]), stride(1, 0, 1, vec![]), stride(2, 1, 0, vec![3, 4])];
        let told: Vec<_> = marks(&way).into_iter().map(|mark| (mark.actions, mark.signs)).collect();
        assert_eq!(told, [(None, vec![]), (Some(1), vec![("rads", 1)]), (Some(2), vec![("fight", 2)])]);
    }
}
