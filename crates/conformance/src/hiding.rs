//! Nothing hidden shows, and what a view shows is enough to play on from.

use kernel::{Answer, Decision, EventId, Game, QuickRng, Record, Run, Viewer, apply, decide};

use crate::{Choices, Position, play::plays_to_its_end, position::bytes};

/// What a viewer cannot know is changed, and nothing that the viewer gets differs by a byte: the view, who is asked
/// what, the viewer's own options, the reasons why things cannot be done, and the events of the answer given next.
/// Gives the number of pairs compared.
///
/// After an answer that brings something out the views may differ, since that is what came out, and with them the
/// events. Where the viewer sees the same table afterwards and no chance was in play, the events must be the same too:
/// otherwise they tell more than the view. Only things that came out may come out in another order: who draws two cards
/// has seen which one was first, though they make the same hand.
///
/// # Errors
/// What shows.
pub fn nothing_hidden_shows<G: Game>(
    position: &Position<'_, G>,
    choices: &Choices<G::Choice>,
    answer: &Answer<G::Choice>,
    rng: &mut QuickRng,
) -> Result<u32, String> {
    let mut compared = 0;
    for viewer in position.viewers() {
        let other = position.game.scramble(position.state, viewer, rng);
        let shows = |what: &str, one: String, two: String| {
            Err(format!("{what} for {viewer:?} depends on what is hidden: {one} became {two}"))
        };
        position
            .game
            .audit(&other)
            .map_err(|what| format!("the state scrambled for {viewer:?} is not sound: {what}"))?;
        let mut decision = Decision::default();
        decide(position.game, &other, &mut decision);
        let scrambled = Position { state: &other, decision: &decision, ..*position };
        let (one, two) = (position.shown(viewer)?, scrambled.shown(viewer)?);
        if one != two {
            return shows("the view or the decision", one, two);
        }
        let (one, two) = (reasons(position, viewer, choices)?, reasons(&scrambled, viewer, choices)?);
        if one != two {
            return shows("a reason", one, two);
        }
        if let Some((what, one, two)) = differing_news(position, &scrambled, viewer, answer)? {
            return shows(what, one, two);
        }
        compared += 1;
    }
    Ok(compared)
}

fn reasons<G: Game>(
    position: &Position<'_, G>,
    viewer: Viewer,
    choices: &Choices<G::Choice>,
) -> Result<String, String> {
    let Viewer::Seat(seat) = viewer else { return Ok(String::new()) };
    let why = |choice: &G::Choice| (*choice, position.game.why_not(position.state, seat, *choice));
    bytes("a reason", &choices.all().iter().map(why).collect::<Vec<_>>())
}

/// Plays the same answer in both states and gives what the viewer is told, where it should be the same and is not.
fn differing_news<G: Game>(
    one: &Position<'_, G>,
    two: &Position<'_, G>,
    viewer: Viewer,
    answer: &Answer<G::Choice>,
) -> Result<Option<(&'static str, String, String)>, String> {
    // Another seat's answer may be made of things that it does not hold in the scrambled state.
    let (Some(one), Some(two)) = (Heard::of(one, viewer, answer)?, Heard::of(two, viewer, answer)?) else {
        return Ok(None);
    };
    let same_table = one.view == two.view;
    if !same_table && !one.revealed && !two.revealed {
        return Ok(Some(("the view after the next answer", one.view, two.view)));
    }
    let reordered = one.revealed && two.revealed && one.news == two.news;
    if same_table && !one.by_chance && !two.by_chance && one.events != two.events && !reordered {
        return Ok(Some(("an event", one.events, two.events)));
    }
    Ok(None)
}

/// What a viewer gets to know from an answer.
struct Heard {
    events: String,
    /// The numbers of the events, and what they say in no order.
    news: (Vec<EventId>, Vec<String>),
    view: String,
    revealed: bool,
    by_chance: bool,
}

impl Heard {
    fn of<G: Game>(
        position: &Position<'_, G>,
        viewer: Viewer,
        answer: &Answer<G::Choice>,
    ) -> Result<Option<Heard>, String> {
        let mut run = Run::recording();
        let mut state = position.state.clone();
        if apply(position.game, &mut state, position.asked()?, answer, &mut run).is_err() {
            return Ok(None);
        }
        let Record { events, outcomes } = run.take_record();
        // With their numbers: a gap would tell that something happened which the viewer is not told of.
        let told: Vec<_> = events.iter().filter(|event| event.audience.includes(viewer)).collect();
        let mut said = told.iter().map(|told| bytes("an event", &told.event)).collect::<Result<Vec<_>, _>>()?;
        said.sort_unstable();
        Ok(Some(Heard {
            events: bytes("an event", &told)?,
            news: (told.iter().map(|told| told.id).collect(), said),
            view: bytes("a view", &position.game.view(&state, viewer))?,
            revealed: run.take_revealed(),
            by_chance: !outcomes.is_empty(),
        }))
    }
}

/// For every viewer, a state dealt anew from the view looks the same to that viewer, asks the same question and is
/// sound. Where `to_the_end` allows a number of decisions, one of them is also played to its end. Gives the number of
/// states dealt.
///
/// # Errors
/// What does not fit.
pub fn redeals_fit<G: Game>(
    position: &Position<'_, G>,
    to_the_end: Option<u32>,
    rng: &mut QuickRng,
) -> Result<u32, String> {
    let mut dealt = 0;
    let played = rng.below(u64::from(position.seats) + 2);
    for viewer in position.viewers() {
        let view = position.game.view(position.state, viewer);
        let in_redealt = |what: &str| format!("in a state redealt for {viewer:?}: {what}");
        let state = position.game.redeal(&view, rng).map_err(|fault| in_redealt(&fault.to_string()))?;
        let mut decision = Decision::default();
        decide(position.game, &state, &mut decision);
        let redealt = Position { state: &state, decision: &decision, ..*position };
        let (one, two) = (position.shown(viewer)?, redealt.shown(viewer)?);
        if one != two {
            return Err(in_redealt(&format!("the view or the decision differs: {one} became {two}")));
        }
        position.game.audit(&state).map_err(|what| in_redealt(&what))?;
        if let Some(most) = to_the_end
            && u64::from(dealt) == played
        {
            plays_to_its_end(position.game, state, most, rng).map_err(|what| in_redealt(&what))?;
        }
        dealt += 1;
    }
    Ok(dealt)
}
