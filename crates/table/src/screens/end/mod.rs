//! The end of a game: who won and what by, how that grew, where the game turned, and the ways on.

mod chart;
mod outline;
mod review;

use kernel::{EventId, Seat};
use leptos::{html, prelude::*, task::spawn_local};
use text::shared::{Score, SeatScore, Turn};

pub use self::chart::sign as seat_sign;
use self::{
    chart::Chart,
    outline::{Outline, game_id},
    review::CostliestMoves,
};
use super::{replay::dice_check, table::Rematch};
use crate::{
    chunk::{Chunks, later},
    game::{self, TableGame, Voice as _},
    lobby::Lobby,
    memo::{effect, follow, memo},
    parts::{Icon, download, file_name, seat_color, symbol},
    play::{Mode, Play},
    room::Opening,
    route::Route,
    store::Store,
    words::{fill, said, say},
};

/// The report on the game in context, which is over. It covers the table until it is closed; then a button beside the
/// last question brings it back. In a replay it stays closed until it is asked for.
#[component]
pub fn EndPanel<G: TableGame>(play: Play<G>) -> impl IntoView {
    let open = play.reports;
    let sheet = NodeRef::<html::Dialog>::new();
    let chunk = use_context::<Chunks<G>>().map(|chunks| chunks.end);
    // A sheet that opens has its heading in it, so that who listens hears what it is.
    let is_fetched = RwSignal::new(false);
    spawn_local(async move {
        if let Some(chunk) = chunk {
            // What cannot be fetched is asked for again on the sheet.
            let _ = (chunk.fetch)().await;
        }
        is_fetched.try_set(true);
    });
    // What happens last is shown on the table before the report covers it.
    let is_awaited = StoredValue::new(play.mode == Mode::Game);
    effect(move || {
        if !play.is_acting.get() && is_fetched.get() && is_awaited.get_value() {
            is_awaited.set_value(false);
            open.set(true);
        }
    });
    effect(move || {
        let Some(sheet) = sheet.get() else { return };
        match (open.get(), sheet.open()) {
            // Fails only for a sheet that has already left the page.
            (true, false) => drop(sheet.show_modal()),
            (false, true) => sheet.close(),
            _ => {}
        }
    });
    view! {
        <dialog class="end-sheet" aria-labelledby="end-title" node_ref=sheet on:close=move |_| open.set(false)>
            // The log of a game on a server comes a moment after its end.
            {move || {
                if let Some(online) = play.online {
                    follow(online.saved);
                }
                open.get().then(|| chunk.map(|chunk| later(chunk, (play, open))))
            }}
        </dialog>
    }
}

/// The report itself, which is fetched when a game is over.
#[component]
pub fn Report<G: TableGame>(
    /// The game that is over.
    play: Play<G>,
    /// Whether the report is to be seen.
    open: RwSignal<bool>,
) -> impl IntoView {
    let outline = StoredValue::new(Outline::of(play));
    let id = StoredValue::new(game_id(play));
    // The position before it: the next step shows it happen.
    let link = Callback::new(move |event: EventId| {
        let step = outline.with_value(|outline| outline.step_of(event))?.saturating_sub(1);
        Some(Route::Replay(id.get_value()?, step).link())
    });
    let score = memo(move || {
        let (snapshot, story) = (play.snapshot.get(), play.story.get());
        play.voice(|voice| voice.score(&snapshot.view, &story))
    });
    let chart = score.with_untracked(|score| score.chart.clone());
    view! {
        <div class="end">
            <header class="topbar">
                <a class="brand" href=Route::Start.link()>
                    <svg class="brand-mark" aria-hidden="true">
                        <use href=symbol("app-mark")></use>
                    </svg>
                    <span>{game::said::<G>("game-name")}</span>
                    <i class="sr-only">{said("end-to-start")}</i>
                </a>
                <div class="top-actions">
                    <button type="button" class="btn quiet" on:click=move |_| open.set(false)>
                        <Icon name="close" />
                        {said("end-close")}
                    </button>
                </div>
            </header>
            <main class="end-body">
                <Title play=play score=score outline=outline />
                <Places play=play score=score />
                <div class="end-side">
                    <section class="panel chart-card">
                        <h2 class="h3">{game::said::<G>("end-chart")}</h2>
                        <Chart play=play chart=chart />
                    </section>
                    <Turns score=score link=link />
                    <CostliestMoves play=play />
                </div>
                {G::chronicle(play, link)}
            </main>
        </div>
    }
}

#[component]
fn Title<G: TableGame>(play: Play<G>, score: Memo<Score<G::Thing>>, outline: StoredValue<Outline>) -> impl IntoView {
    let facts = move || {
        let round = i64::from(play.snapshot.with(|snapshot| G::round(&snapshot.view)));
        let decisions = i64::from(outline.with_value(|outline| outline.decisions));
        fill("end-facts", &[("round", round.into()), ("decisions", decisions.into())])
    };
    let winners = move || {
        let seats = score.with(|score| {
            let winners = score.seats.iter().filter(|seat| seat.place == Some(1));
            winners.map(|winner| winner.seat).collect::<Vec<Seat>>()
        });
        let names: Vec<String> = seats.into_iter().map(|seat| play.voice(|voice| voice.seat(seat))).collect();
        let seats = names.join(", ");
        game::fill::<G>("end-title", &[("seats", seats.as_str().into()), ("n", (names.len() as i64).into())])
    };
    let trigger = move || G::end_reason(play);
    view! {
        <div class="end-title">
            <div>
                <p class="label">{facts}</p>
                <h1 class="stamp" id="end-title" tabindex="-1" autofocus>
                    {winners}
                </h1>
                <p>{move || score.with(|score| score.summary.clone())}</p>
                {move || trigger().map(|trigger| view! { <p class="muted small">{trigger}</p> })}
            </div>
            <Ways play=play outline=outline />
        </div>
    }
}

/// The ways on from the end.
#[component]
fn Ways<G: TableGame>(play: Play<G>, outline: StoredValue<Outline>) -> impl IntoView {
    let lobby = Lobby::<G>::here();
    let dice = RwSignal::new(false);
    let trouble = RwSignal::new(false);
    let again = move |_| {
        let (setup, seats) = (play.setup.get_value(), play.seats.get_untracked());
        let Ok(mut opening) = Opening::new_game(setup, seats) else {
            trouble.set(true);
            return;
        };
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
    let keep = move |_| {
        if let Some(text) = play.save() {
            download(&file_name(&[G::ID.to_owned()], "bottlecap.jsonl"), &text);
        }
    };
    let id = game_id(play);
    let last = outline.with_value(|outline| outline.steps.saturating_sub(1));
    let kept = id.clone().map(|id| {
        view! {
            <a class="btn" href=Route::Replay(id.clone(), 0).link()>
                <Icon name="eye" />
                {said("end-replay")}
            </a>
            <a class="btn" href=Route::Replay(id.clone(), last.saturating_sub(1)).link()>
                <Icon name="step-back" />
                {said("end-branch")}
            </a>
            <button type="button" class="btn" on:click=move |_| dice.set(true)>
                <Icon name="dice" />
                {said("dice-title")}
            </button>
            <button type="button" class="btn" on:click=keep>
                <Icon name="export" />
                {said("end-save")}
            </button>
        }
    });
    let again = (matches!(play.mode, Mode::Game | Mode::Replay) && play.online.is_none()).then(|| {
        view! {
            <button type="button" class="btn primary" on:click=again>
                <Icon name="play" />
                {said("end-play-again")}
            </button>
        }
    });
    view! {
        <div class="btn-row">
            {again}
            {play.online.map(|online| view! { <Rematch play=play online=online /> })}
            {kept}
            <a class="btn" href=Route::Start.link()>
                <Icon name="arrow-left" />
                {said("end-to-start")}
            </a>
        </div>
        <Show when=move || trouble.get()>
            <p role="alert">{said("end-not-begun")}</p>
        </Show>
        {id.map(|id| dice_check::<G>(id, dice))}
    }
}

#[component]
fn Places<G: TableGame>(play: Play<G>, score: Memo<Score<G::Thing>>) -> impl IntoView {
    view! {
        <section class="end-places">
            <h2 class="sr-only">{said("end-places")}</h2>
            <ol class="places">
                {move || score.with(|score| score.seats.iter().map(|score| place(play, score)).collect_view())}
            </ol>
        </section>
    }
}

fn place<G: TableGame>(play: Play<G>, score: &SeatScore<G::Thing>) -> impl IntoView + use<G> {
    let SeatScore { seat, place, total, lines, tie } = score.clone();
    let color = seat_color(play, seat);
    let name = play.voice(|voice| voice.seat(seat));
    let breakdown = lines.iter().map(|line| {
        let amount = line.amount;
        view! {
            <li class:minus=move || amount < 0>
                {line.label.clone()}
                <b>{signed(amount)}</b>
            </li>
        }
    });
    let details: Vec<String> =
        lines.iter().flat_map(|line| line.details.iter().map(|detail| detail.text.clone())).collect();
    let details = (!details.is_empty()).then(|| {
        view! {
            <details class="fold">
                <summary>
                    {said("end-details")}
                    <svg class="icon chevron" aria-hidden="true"><use href=symbol("i-chevron")></use></svg>
                </summary>
                <ul class="details">{details.into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
            </details>
        }
    });
    let points = total.map(|total| game::fill::<G>("end-total", &[("n", i64::from(total).into())]));
    let rank = place.map(|place| fill("end-place", &[("place", place.into())]));
    view! {
        <li class="place" class:winner=place == Some(1) data-seat=color.clone()>
            <span class="rank">
                <span aria-hidden="true">{place.map(|place| place.to_string())}</span>
                <span class="sr-only">{rank}</span>
            </span>
            {G::figure(&color)}
            <span class="name">{name}</span>
            <span class="total">
                <Icon name=G::SCORE_ICON />
                <span aria-hidden="true">{total.map(|total| total.to_string())}</span>
                <span class="sr-only">{points}</span>
            </span>
            <ul class="breakdown">{breakdown.collect_view()}</ul>
            {tie.map(|tie| view! { <p class="tie small muted">{tie}</p> })}
            {details}
        </li>
    }
}

/// An amount with its sign.
fn signed(amount: i32) -> String {
    if amount < 0 { format!("−{}", amount.unsigned_abs()) } else { format!("+{amount}") }
}

#[component]
fn Turns<T: Clone + Send + Sync + 'static>(
    score: Memo<Score<T>>,
    link: Callback<EventId, Option<String>>,
) -> impl IntoView {
    let turn = move |Turn { when, text, event, .. }: &Turn| {
        let link = link.run(*event).map(|address| {
            view! {
                <a class="btn quiet" href=address aria-label=fill("end-see-turn", &[("when", when.as_str().into())])>
                    <Icon name="eye" />
                    {said("end-see")}
                </a>
            }
        });
        view! {
            <li>
                <span class="round-no label">{when.clone()}</span>
                <span>{text.clone()}</span>
                {link}
            </li>
        }
    };
    let list = move || {
        score.with(|score| {
            if score.turns.is_empty() {
                return view! { <p class="muted">{say("end-no-turns")}</p> }.into_any();
            }
            view! { <ol class="turning">{score.turns.iter().map(turn).collect_view()}</ol> }.into_any()
        })
    };
    view! {
        <section class="panel chart-card">
            <h2 class="h3">{said("end-turns")}</h2>
            {list}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_a_sign() {
        assert_eq!([signed(3), signed(0), signed(-2)], ["+3", "+0", "−2"]);
    }
}
