//! The way from a set-up to the table.

use leptos::{prelude::*, task::spawn_local};

use crate::{
    game::TableGame,
    lobby::Lobby,
    parts::Toasts,
    room::Opening,
    route::Route,
    screens::lesson,
    store::{Listed, Store, Trouble},
};

/// Where to go with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To its table.
    Play,
    /// To its replay, at this step.
    Watch(u32),
}

/// Keeps a game in the browser and goes there. What the browser does not keep can still be played.
pub fn set_out<G: TableGame>(
    mut opening: Opening<G>,
    aim: Aim,
    toasts: Toasts,
    lobby: Lobby<G>,
    is_busy: RwSignal<bool>,
) {
    is_busy.set(true);
    spawn_local(async move {
        let kept = put_down(&mut opening).await;
        is_busy.try_set(false);
        let id = opening.record.as_ref().map(|record| record.id.clone());
        match (aim, kept) {
            (Aim::Watch(step), Ok(())) => {
                if let Some(id) = id {
                    Route::Replay(id, step).go();
                }
            }
            (Aim::Watch(_), Err(_)) => toasts.bad("start-not-kept-watch"),
            (Aim::Play, kept) => {
                if kept.is_err() {
                    toasts.bad("start-not-kept");
                }
                if let Some(id) = lobby.leave(opening) {
                    Route::Play(id).go();
                }
            }
        }
    });
}

/// Keeps a game. The first one that is kept here begins with the goal, unless a lesson has told it.
async fn put_down<G: TableGame>(opening: &mut Opening<G>) -> Result<(), Trouble> {
    let store = Store::open().await?;
    let kept: Listed<G::Setup> = store.list(G::ID).await?;
    let is_new = kept.games.is_empty() && kept.unread.is_empty() && lesson::done::<G>().is_empty();
    opening.is_first = is_new && opening.seats.iter().any(|sitting| sitting.holder.is_person());
    lesson::play_here::<G>();
    opening.put_down(&store).await
}
