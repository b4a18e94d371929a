//! The slim bar over an example's table: what it shows, its next move, and the way back.

use std::sync::Arc;

use kernel::Answer;
use leptos::prelude::*;

use super::{
    rule_route,
    story::Story,
    tale::{Head, Moment, StoryLine, Tale},
};
use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    parts::{Icon, RuleLink},
    play::Play,
    room::Order,
    words::{fill, lang, said, say},
};

/// How many rules the bar names; the others are in the story.
const MOST_RULES: usize = 3;

/// Where the reader is in the example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Before or within a move: its number among the moves, and the answers it takes from here.
    Next {
        /// Which move, from 0.
        n: usize,
        /// The first answer that is not given yet.
        from: usize,
        /// The end of its answers.
        to: usize,
    },
    /// All moves are played, or there are none.
    Done,
    /// Somewhere the example does not go.
    Astray,
}

impl Way {
    /// The way after so many answers of the example.
    pub fn at<G: TableGame>(tale: &Tale<G>, progress: Option<usize>) -> Way {
        let Some(at) = progress else { return Way::Astray };
        let next = moves(tale).enumerate().find(|(_, (_, to))| at < *to);
        next.map_or(Way::Done, |(n, (_, to))| Way::Next { n, from: at, to })
    }
}

/// The moves of a tale as the answers they consist of.
fn moves<G: TableGame>(tale: &Tale<G>) -> impl Iterator<Item = (usize, usize)> {
    tale.lines.iter().filter_map(|line| match line {
        StoryLine::Move(from, to) => Some((*from, *to)),
        StoryLine::Fact { .. } | StoryLine::Say(_) => None,
    })
}

/// The bar.
#[component]
pub fn Bar<G: TableGame>(
    /// The game on the screen.
    play: Play<G>,
    /// The example.
    tale: Arc<Tale<G>>,
    /// Its name on the shelf.
    path: String,
    /// Begins anew.
    reset: Callback<()>,
) -> impl IntoView {
    let head = StoredValue::new(Head::of(&tale.example));
    let tale = StoredValue::new(tale);
    let is_open = RwSignal::new(false);
    let n_moves = tale.with_value(|tale| moves(tale).count());
    let way = Memo::new(move |before: Option<&Way>| {
        let now = play
            .snapshot
            .with(|snapshot| tale.with_value(|tale| Way::at(tale, tale.progress(snapshot.viewer, &snapshot.view))));
        // Whoever plays on after the last move has not gone astray.
        if now == Way::Astray && before == Some(&Way::Done) { Way::Done } else { now }
    });
    let words = memo(move || next_words(play, tale, n_moves, way.get()));
    let back = head.with_value(rule_route).link();
    let rules =
        head.with_value(|head| head.proves.iter().take(MOST_RULES).map(ToString::to_string).collect::<Vec<_>>());
    view! {
        <section class="try-bar" aria-label=move || head.with_value(|head| head.title(lang()).to_owned())>
            <a class="btn quiet" href=back aria-label=said("try-back")>
                <Icon name="rules" />
                <span class="wide-only">{said("try-back")}</span>
            </a>
            <div class="try-title">
                <h1>{move || head.with_value(|head| head.title(lang()).to_owned())}</h1>
                <span class="try-rules">
                    {rules.into_iter().map(|id| view! { <RuleLink id=id /> }).collect_view()}
                </span>
            </div>
            <div class="try-next">
                <p role="status" title=words>{words}</p>
                <Show when=move || matches!(way.get(), Way::Next { .. })>
                    <button
                        type="button"
                        class="btn"
                        aria-label=said("try-play-move")
                        on:click=move |_| go(play, tale, way, false)
                    >
                        <Icon name="step" />
                        <span class="wide-only">{said("try-play-move")}</span>
                    </button>
                    <Show when=move || matches!(way.get(), Way::Next { n, .. } if n + 1 < n_moves)>
                        <button
                            type="button"
                            class="btn square"
                            title=said("try-play-all")
                            aria-label=said("try-play-all")
                            on:click=move |_| go(play, tale, way, true)
                        >
                            <Icon name="last" />
                        </button>
                    </Show>
                </Show>
            </div>
            <button
                type="button"
                class="btn"
                title=said("try-reset-hint")
                aria-label=said("try-reset")
                on:click=move |_| reset.run(())
            >
                <Icon name="first" />
                <span class="wide-only">{said("try-reset")}</span>
            </button>
            <button
                type="button"
                class="btn"
                id="try-story-button"
                aria-expanded=move || is_open.get().to_string()
                aria-controls="try-story"
                aria-label=said("try-story")
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                <Icon name="info" />
                <span class="wide-only">{said("try-story")}</span>
            </button>
            <Show when=move || is_open.get()>
                <Story play=play tale=tale head=head way=way path=path.clone() close=Callback::new(move |()| is_open.set(false)) />
            </Show>
        </section>
    }
}

fn next_words<G: TableGame>(play: Play<G>, tale: StoredValue<Arc<Tale<G>>>, n_moves: usize, way: Way) -> String {
    match way {
        Way::Astray => say("try-astray"),
        Way::Done if n_moves == 0 => say("try-no-moves"),
        Way::Done => say("try-done"),
        Way::Next { n, from, to } => {
            let number = fill("try-move-of", &[("n", (n as i64 + 1).into()), ("all", (n_moves as i64).into())]);
            let words = tale.with_value(|tale| move_words(play, tale, from, to));
            format!("{number}. {words}")
        }
    }
}

/// A move in words: who does what.
pub fn move_words<G: TableGame>(play: Play<G>, tale: &Tale<G>, from: usize, to: usize) -> String {
    let words = (from..to).filter_map(|at| {
        let ((seat, answer), moment) = (tale.answer_at(at)?, tale.moment(at)?);
        Some(play.voice(|voice| {
            let words = answer_words(moment, voice, answer);
            if at == from { format!("{}: {words}", voice.seat(seat)) } else { words }
        }))
    });
    words.collect::<Vec<_>>().join(" ")
}

/// An answer to the question that is open at this moment.
pub fn answer_words<G: TableGame>(moment: &Moment<G>, voice: G::Voice<'_>, answer: &Answer<G::Choice>) -> String {
    let Some(asked) = moment.decision.asked else { return String::new() };
    let word = |choice: &G::Choice| voice.choice(&moment.view, &asked, *choice);
    match answer {
        Answer::One(choice) => word(choice),
        Answer::Some(choices) | Answer::Order(choices) => choices.iter().map(word).collect::<Vec<_>>().join(" "),
        Answer::Amount(amount) => amount.to_string(),
    }
}

/// Plays the next move of the example, or all that are left. While something still moves it is only hurried.
fn go<G: TableGame>(play: Play<G>, tale: StoredValue<Arc<Tale<G>>>, way: Memo<Way>, all: bool) {
    play.catch_up();
    let Way::Next { from, to, .. } = way.get_untracked() else { return };
    if play.is_acting.get_untracked() {
        return;
    }
    let number = play.snapshot.with_untracked(|snapshot| snapshot.number);
    tale.with_value(|tale| {
        let to = if all { moves(tale).last().map_or(to, |(_, end)| end) } else { to };
        for (number, at) in (number..).zip(from..to) {
            if let Some((seat, answer)) = tale.answer_at(at) {
                play.send(Order::Answer { seat, number, answer: answer.clone() });
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use shelter::Shelter;

    use super::*;

    #[test]
    fn the_way_leads_from_move_to_move() {
        let text = "game shelter\ntitle \"x\"\ngiven {\n players A B\n}\nwhen {\n A places diner.left\n B passes\n}\n\
                    then {\n A food=1\n}\n";
        let tale = Tale::<Shelter>::read("way.kdl", text).unwrap();
        let (first, second) = (moves(&tale).next().unwrap(), moves(&tale).nth(1).unwrap());
        assert_eq!(Way::at(&tale, Some(0)), Way::Next { n: 0, from: 0, to: first.1 });
        assert_eq!(Way::at(&tale, Some(first.1)), Way::Next { n: 1, from: second.0, to: second.1 });
        assert_eq!(Way::at(&tale, Some(second.1)), Way::Done);
        assert_eq!(Way::at(&tale, None), Way::Astray);
    }
}
