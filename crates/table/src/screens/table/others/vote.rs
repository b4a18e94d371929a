//! The open proposal: who proposes what, who has agreed, and one's own vote.

use kernel::{EventId, Seat};
use leptos::prelude::*;
use protocol::{Open, Proposal};

use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    online::Online,
    parts::{Icon, SeatMark, deeds_since},
    play::Play,
    room::{Order, SeatPlayer, Wish},
    words::{fill, said, say},
};

/// Of what would be undone, so much is told; the log has it all.
const MOST_LINES: usize = 5;

/// The open proposal.
#[component]
pub fn Vote<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    let open = memo(move || online.vote.get());
    move || open.get().map(|open| view! { <Proposed play=play open=open online=online /> })
}

#[component]
fn Proposed<G: TableGame>(play: Play<G>, open: Open, online: Online<G>) -> impl IntoView {
    let own = memo(move || online.own());
    let vote = move |agrees: bool| play.send(Order::Wish(Wish::Vote { proposal: open.number, agrees }));
    let may_vote = move || own.get().is_some_and(|own| may_vote(&open, own));
    let is_mine = move || own.get() == Some(open.by);
    view! {
        <div class="strip vote" data-proposal=open.number>
            <SeatMark play=play seat=open.by />
            <div class="proposed">
                <p>
                    {move || what(play, &open)}
                    " "
                    <span class="muted">{move || who(play, &open)}</span>
                </p>
                {move || undone(play, &open)}
            </div>
            <div class="btn-row">
                <Show when=may_vote>
                    <button type="button" class="btn primary" on:click=move |_| vote(true)>
                        <Icon name="check" />
                        {said("vote-agree")}
                    </button>
                </Show>
                <Show when=move || may_vote() || is_mine()>
                    <button type="button" class="btn" on:click=move |_| vote(false)>
                        <Icon name="close" />
                        {move || say(if is_mine() { "vote-withdraw" } else { "vote-decline" })}
                    </button>
                </Show>
            </div>
        </div>
    }
}

/// Whether a seat still has to say what it thinks.
const fn may_vote(open: &Open, own: Seat) -> bool {
    open.needed.contains(own) && !open.agreed.contains(own)
}

/// What is proposed, and by whom.
fn what<G: TableGame>(play: Play<G>, open: &Open) -> String {
    let by = play.voice(|voice| voice.seat(open.by));
    match open.what {
        Proposal::GoBack { .. } => {
            let count = i64::from(open.back.map_or(0, |back| back.answers));
            let seen = if open.back.is_some_and(|back| back.revealed) { "yes" } else { "no" };
            fill("vote-go-back", &[("by", by.as_str().into()), ("count", count.into()), ("seen", seen.into())])
        }
        Proposal::Bot { seat, level } => {
            let seat = play.voice(|voice| voice.seat(seat));
            let bot = say(&format!("holder-{}", SeatPlayer::Bot(level).name()));
            fill(
                "vote-bot",
                &[("by", by.as_str().into()), ("seat", seat.as_str().into()), ("bot", bot.as_str().into())],
            )
        }
        Proposal::Abandon => fill("vote-abandon", &[("by", by.as_str().into())]),
        Proposal::GoOn => fill("vote-go-on", &[("by", by.as_str().into())]),
    }
}

/// What would be undone, in the words of the log.
fn undone<G: TableGame>(play: Play<G>, open: &Open) -> Option<impl IntoView + use<G>> {
    let since = open.since.map(|first| EventId(first.saturating_sub(1)))?;
    let lines = deeds_since(play, since);
    let more = lines.len().saturating_sub(MOST_LINES);
    let last = lines.into_iter().skip(more).map(|line| view! { <li>{line}</li> }).collect_view();
    let more = (more > 0).then(|| view! { <li>{fill("vote-undone-more", &[("n", (more as i64).into())])}</li> });
    Some(view! {
        <p class="label">{said("vote-undone")}</p>
        <ul class="undone small">
            {more}
            {last}
        </ul>
    })
}

/// Whose consent is missing.
fn who<G: TableGame>(play: Play<G>, open: &Open) -> String {
    let missing = names(play, open.needed.iter().filter(|seat| !open.agreed.contains(*seat)));
    fill("vote-missing", &[("names", missing.as_str().into())])
}

fn names<G: TableGame>(play: Play<G>, seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| play.voice(|voice| voice.seat(seat))).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use kernel::Seats;

    use super::*;

    #[test]
    fn who_has_agreed_or_is_not_asked_does_not_vote() {
        let [by, asked, other] = [0, 1, 2].map(Seat::new);
        let mut needed = Seats::only(by);
        needed.insert(asked);
        let open =
            Open { number: 1, by, what: Proposal::Abandon, back: None, since: None, agreed: Seats::only(by), needed };
        assert!(may_vote(&open, asked));
        assert!(!may_vote(&open, by) && !may_vote(&open, other));
    }
}
