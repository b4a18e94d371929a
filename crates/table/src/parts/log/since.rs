//! What happened since a player's last move, for whoever comes back to a saved game.

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

/// The card that tells somebody who opens a saved game what happened since their last move. It goes when it is put away,
/// or with their next move.
#[component]
pub fn Since<G: TableGame>(play: Play<G>) -> impl IntoView {
    let since = RwSignal::new(None::<(Seat, EventId)>);
    let is_opened = StoredValue::new(false);
    effect(move || {
        let story = play.story.get();
        if story.is_empty() || play.mode != Mode::Game {
            return;
        }
        if !is_opened.get_value() {
            is_opened.set_value(true);
            let me = play.own_seat();
            let is_over = play.snapshot.with_untracked(|snapshot| snapshot.decision.asked.is_none());
            if play.is_person(me) && !is_over {
                since.set(last_deed::<G>(&story, me).filter(|deed| is_news::<G>(&story, *deed)).map(|deed| (me, deed)));
            }
        } else if let Some((me, deed)) = since.get_untracked()
            && last_deed::<G>(&story, me) != Some(deed)
        {
            since.set(None);
        }
    });
    let is_shown = memo(move || since.with(Option::is_some));
    let sentences = move || {
        let Some((me, deed)) = since.get() else { return Vec::new() };
        let (snapshot, story) = (play.snapshot.get(), play.story.get());
        play.voice(|voice| voice.recap(&snapshot.view, &story, deed, me))
    };
    view! {
        <Show when=move || is_shown.get()>
            <Portal>
                <aside class="since" aria-labelledby="since-title">
                    <header class="since-head">
                        <h2 class="label" id="since-title">
                            {words::said("log-since")}
                        </h2>
                        <button
                            type="button"
                            class="btn quiet square"
                            aria-label=words::said("log-since-close")
                            on:click=move |_| since.set(None)
                        >
                            <Icon name="close" />
                        </button>
                    </header>
                    {move || sentences().into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view()}
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
    }
}
