//! Play from here: a saved game goes on from one of its steps as a game of its own.

use kernel::Seat;
use leptos::{ev, prelude::*, task::spawn_local};

use super::projector::Projector;
use crate::{
    game::{TableGame, Voice as _},
    lobby::Lobby,
    memo::{effect, memo},
    parts::{Dialog, Icon, SeatMark},
    room::{Opening, SeatPlayer, Sitting},
    route::Route,
    store::Store,
    words::{fill, said, say},
};

/// Who sits where at first: as in the game. Where only bots played, somebody wants to play now.
fn first_seats(seats: &[Sitting]) -> Vec<Sitting> {
    let has_people = seats.iter().any(|sitting| !sitting.holder.is_bot());
    let mut seats: Vec<Sitting> = seats.iter().map(Sitting::at_one_screen).collect();
    if let Some(first) = seats.first_mut().filter(|_| !has_people) {
        first.holder = SeatPlayer::Me;
    }
    seats
}

/// The dialog that asks who holds each seat.
#[component]
pub fn PlayFromHere<G: TableGame>(
    /// The replay.
    projector: Projector<G>,
    /// Whether it is asked.
    open: RwSignal<bool>,
) -> impl IntoView {
    let play = projector.play;
    let lobby = Lobby::<G>::here();
    let seats = RwSignal::new(first_seats(&play.seats.get_untracked()));
    let trouble = RwSignal::new(None::<String>);
    let is_over = memo(move || play.snapshot.with(|snapshot| snapshot.decision.asked.is_none()));
    effect(move || {
        if open.get() {
            projector.is_running.set(false);
            trouble.set(None);
        }
    });
    let begin = move |_| {
        let step = projector.now.get_untracked();
        let Some(table) = projector.timeline.with_value(|timeline| timeline.borrow().branch(step)) else {
            trouble.set(Some(say("replay-branch-not-there")));
            return;
        };
        let mut opening = Opening::keep(table, seats.get_untracked());
        spawn_local(async move {
            // A browser that keeps nothing still plays: the game waits in the lobby for its table.
            if let Ok(store) = Store::open().await {
                let _ = opening.put_down(&store).await;
            }
            if let Some(id) = lobby.leave(opening) {
                Route::Play(id).go();
            }
        });
    };
    let row = move |at: u8| {
        let seat = Seat::new(at);
        let holder = move || seats.with(|seats| seats.get(seat.index()).map(|sitting| sitting.holder));
        let change = move |event: ev::Event| {
            let Some(holder) = SeatPlayer::named(&event_target_value(&event)) else { return };
            seats.update(|seats| {
                if let Some(sitting) = seats.get_mut(seat.index()) {
                    sitting.holder = holder;
                }
            });
        };
        let choice = move |candidate: SeatPlayer| {
            view! {
                <option value=candidate.name() selected=move || holder() == Some(candidate)>
                    {move || say(&format!("holder-{}", candidate.name()))}
                </option>
            }
        };
        view! {
            <label class="field seat-field">
                <span class="label">
                    <SeatMark play=play seat=seat />
                    {move || play.voice(|voice| voice.seat(seat))}
                </span>
                <select class="select" on:change=change>
                    {SeatPlayer::ALL.map(choice)}
                </select>
            </label>
        }
    };
    let foot = move || {
        view! {
            <button type="button" class="btn" on:click=move |_| open.set(false)>
                {said("replay-branch-cancel")}
            </button>
            <button type="button" class="btn primary" disabled=is_over on:click=begin>
                <Icon name="play" />
                {said("replay-branch-begin")}
            </button>
        }
    };
    let count = seats.with_untracked(Vec::len) as u8;
    let about = move || {
        let step = i64::from(projector.now.get());
        if is_over.get() { say("replay-branch-over") } else { fill("replay-branch-about", &[("step", step.into())]) }
    };
    view! {
        <Dialog open=open title=Signal::derive(said("replay-branch")) foot=foot>
            <p>{about}</p>
            {(0..count).map(row).collect_view()}
            <p class="small muted">{said("replay-branch-dice")}</p>
            <p role="alert">{trouble}</p>
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn where_only_bots_played_a_person_takes_the_first_seat() {
        let bot = Sitting { name: String::new(), holder: SeatPlayer::Bot(Level::Novice) };
        let me = Sitting { name: "Anna".to_owned(), holder: SeatPlayer::Me };
        let bots = first_seats(&[bot.clone(), bot.clone()]);
        assert_eq!([bots[0].holder, bots[1].holder], [SeatPlayer::Me, SeatPlayer::Bot(Level::Novice)]);
        assert_eq!(first_seats(&[bot.clone(), me.clone()]), [bot, me]);
        assert_eq!(first_seats(&[]), []);
    }
}
