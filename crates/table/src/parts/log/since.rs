//! How a game came here and what happened since a player's last move, for whoever comes back to it.

use kernel::{EventId, Recorded, Seat};
use leptos::{portal::Portal, prelude::*};

use crate::{
    game::{TableGame, Voice as _},
    memo::{effect, memo},
    parts::Icon,
    play::{Mode, Play},
    words,
};

/// The last event that followed from something this player did; none if they have done nothing yet.
fn last_deed<G: TableGame>(story: &[Recorded<G::Event>], seat: Seat) -> Option<EventId> {
    let at = story.iter().rposition(|told| G::deed_of(&told.event) == Some(seat))?;
    let mut followed = vec![story[at].id];
    for told in &story[at..] {
        if followed.contains(&told.cause) {
            followed.push(told.id);
        }
    }
    followed.last().copied()
}

/// Whether anything happened after an event that is worth telling.
fn is_news<G: TableGame>(story: &[Recorded<G::Event>], since: EventId) -> bool {
    let new = &story[story.partition_point(|told| told.id <= since)..];
    new.iter().any(|told| G::begun_turn(&told.event).is_none())
}

/// What somebody is told who comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Back {
    /// Who comes back.
    seat: Seat,
    /// Their last deed, if something happened after it.
    deed: Option<EventId>,
    /// The last event when they came back. The card goes when they have done something since.
    last: EventId,
    /// They were asked when they came back: whatever happens next comes of their answer.
    is_asked: bool,
}

/// Whether anybody has done anything yet: a game that only begins has no past.
fn is_under_way<G: TableGame>(story: &[Recorded<G::Event>]) -> bool {
    story.iter().any(|told| G::deed_of(&told.event).is_some())
}

/// The card that tells somebody who opens a game again how it came here, and what happened since their last move. It
/// goes when it is put away, or with their next move.
#[component]
pub fn Since<G: TableGame>(play: Play<G>) -> impl IntoView {
    let back = RwSignal::new(None::<Back>);
    let is_opened = StoredValue::new(false);
    effect(move || {
        let story = play.story.get();
        if story.is_empty() || play.mode != Mode::Game {
            return;
        }
        let last = story.last().map_or(EventId::NONE, |told| told.id);
        if !is_opened.get_value() {
            is_opened.set_value(true);
            let seat = play.own_seat();
            let asked = play.snapshot.with_untracked(|snapshot| snapshot.asked_seat());
            if play.is_person(seat) && asked.is_some() && is_under_way::<G>(&story) {
                let deed = last_deed::<G>(&story, seat).filter(|deed| is_news::<G>(&story, *deed));
                back.set(Some(Back { seat, deed, last, is_asked: asked == Some(seat) }));
            }
        } else if let Some(told) = back.get_untracked()
            && story
                .iter()
                .any(|one| one.id > told.last && (told.is_asked || G::deed_of(&one.event) == Some(told.seat)))
        {
            back.set(None);
        }
    });
    let is_shown = memo(move || back.with(Option::is_some));
    let has_news = memo(move || back.with(|back| back.is_some_and(|back| back.deed.is_some())));
    let previously = move || {
        let snapshot = play.snapshot.get();
        play.voice(|voice| voice.previously(&snapshot.view))
    };
    let news = move || {
        let Some(Back { seat, deed: Some(deed), .. }) = back.get() else { return Vec::new() };
        let (snapshot, story) = (play.snapshot.get(), play.story.get());
        play.voice(|voice| voice.recap(&snapshot.view, &story, deed, seat))
    };
    let told = |sentences: Vec<String>| sentences.into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
    view! {
        <Show when=move || is_shown.get()>
            <Portal>
                <aside class="since" aria-labelledby="since-title">
                    <header class="since-head">
                        <h2 class="label" id="since-title">
                            {words::said("log-previously")}
                        </h2>
                        <button
                            type="button"
                            class="btn quiet square"
                            aria-label=words::said("log-since-close")
                            on:click=move |_| back.set(None)
                        >
                            <Icon name="close" />
                        </button>
                    </header>
                    {move || told(previously())}
                    <Show when=move || has_news.get()>
                        <h3 class="label">{words::said("log-since")}</h3>
                        {move || told(news())}
                    </Show>
                </aside>
            </Portal>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Audience, RuleId};

    use shelter::{Shelter, event::Event};

    use super::*;

    fn told(id: u32, cause: u32, event: Event) -> Recorded<Event> {
        let rule = RuleId::new("S-ROUND-01");
        Recorded { id: EventId(id), cause: EventId(cause), rule, audience: Audience::All, event }
    }

    #[test]
    fn a_deed_ends_with_all_that_follows_from_it() {
        let [me, other] = [0, 1].map(Seat::new);
        let story = [
            told(1, 0, Event::RoundBegan(1)),
            told(2, 1, Event::TurnBegan(me)),
            told(3, 2, Event::Passed { seat: me, forced: false }),
            told(4, 3, Event::HappinessGained { seat: me, amount: 1 }),
            told(5, 4, Event::TokenTaken(other)),
            told(6, 1, Event::TurnBegan(other)),
            told(7, 6, Event::Passed { seat: other, forced: false }),
        ];
        assert_eq!(last_deed::<Shelter>(&story, me), Some(EventId(5)));
        assert_eq!(last_deed::<Shelter>(&story, other), Some(EventId(7)));
        assert_eq!(last_deed::<Shelter>(&story[..6], other), None);
        assert!(is_news::<Shelter>(&story, EventId(5)));
        assert!(!is_news::<Shelter>(&story[..6], EventId(5)), "a turn that begins is no news");
        assert!(!is_news::<Shelter>(&story, EventId(7)));
        assert!(is_under_way::<Shelter>(&story) && !is_under_way::<Shelter>(&story[..2]));
    }
}
