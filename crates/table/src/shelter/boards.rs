//! The players' boards: stocks, dwellers, training slots, items and happiness.

use kernel::Seat;
use leptos::prelude::*;
use shelter::{
    Shelter,
    content::{Letter, Resource},
    state::{At, TRACK},
};

use super::spot::Spot;
use super::{
    dweller::{Dweller, Looks},
    formula::resource_icon,
    item::OwnItem,
    messages::{fill, said, say},
};
use crate::{
    memo::memo,
    parts::{Icon, seat_color, symbol},
    play::Play,
    pointing::aiming,
    room::SeatPlayer,
    screens::table::Presence,
};

/// All boards, one's own first and the others clockwise.
#[component]
pub fn Boards(play: Play<Shelter>) -> impl IntoView {
    let order = memo(move || {
        let count = play.snapshot.with(|snapshot| snapshot.view.seats);
        Seat::clockwise_from(play.own_seat(), count).collect::<Vec<_>>()
    });
    view! {
        <section class="boards" aria-label=said("boards-label") tabindex="0">
            <For each=move || order.get() key=|seat| *seat let:seat>
                <Board play=play seat=seat />
            </For>
        </section>
    }
}

/// The stocks and the happiness of the player at this screen, in one line.
pub fn own_stock(play: Play<Shelter>) -> impl IntoView {
    let seat = memo(move || play.own_seat());
    let held = memo(move || play.snapshot.with(|snapshot| snapshot.view.player(seat.get()).cubes));
    let happiness = memo(move || play.snapshot.with(|snapshot| snapshot.view.happiness_of(seat.get())));
    let stocks = Resource::ALL.map(|resource| {
        let kind = resource_icon(resource);
        let label = move || {
            let name = play.voice(|voice| voice.resource(resource));
            let count = held.get()[resource as usize];
            fill("board-stock", &[("resource", name.as_str().into()), ("count", count.into())])
        };
        view! {
            <span class="stock" data-kind=kind role="img" aria-label=label>
                <Icon name=kind />
                <b aria-hidden="true">{move || held.get()[resource as usize]}</b>
            </span>
        }
    });
    view! {
        {stocks}
        <span class="stock" data-kind="happiness" role="img" aria-label=move || happiness_label(happiness.get())>
            <Icon name="happiness" />
            <b aria-hidden="true">{move || happiness_text(happiness.get())}</b>
        </span>
    }
}

fn happiness_text(happiness: Option<u16>) -> String {
    happiness.map_or_else(|| "?".to_owned(), |happiness| happiness.to_string())
}

fn happiness_label(happiness: Option<u16>) -> String {
    match happiness {
        Some(happiness) => fill("board-happiness", &[("count", i64::from(happiness).into())]),
        None => say("board-happiness-hidden"),
    }
}

#[component]
fn Board(play: Play<Shelter>, seat: Seat) -> impl IntoView {
    let color = seat_color(play, seat);
    let is_own = memo(move || play.own_seat() == seat);
    let is_turn = memo(move || play.snapshot.with(|snapshot| snapshot.asked_seat() == Some(seat)));
    let has_passed = memo(move || play.snapshot.with(|snapshot| snapshot.view.passed.contains(seat)));
    let is_first = memo(move || play.snapshot.with(|snapshot| snapshot.view.first == seat));
    let happiness = memo(move || play.snapshot.with(|snapshot| snapshot.view.happiness_of(seat)));
    let holder = move || play.seats.with(|seats| seats.get(seat.index()).map(|sitting| sitting.holder));
    let is_bot = memo(move || matches!(holder(), Some(SeatPlayer::Bot(_))));
    let name = move || play.voice(|voice| voice.seat(seat));
    let score = move || happiness_text(happiness.get());
    let score_label = move || happiness_label(happiness.get());
    let items = memo(move || play.snapshot.with(|snapshot| snapshot.view.player(seat).held().collect::<Vec<_>>()));
    view! {
        <article
            class=move || if is_own.get() { "board own" } else { "board compact" }
            class:turn=is_turn
            class:passed=has_passed
            data-seat=color.clone()
            data-passed=said("board-passed")
            data-spot=Spot::Board(seat).name()
            aria-label=name
        >
            <header class="board-head">
                <svg class="seat-sign" aria-hidden="true"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
                <h2 class="name" title=name>{name}</h2>
                <Show when=move || is_bot.get()>
                    <span role="img" aria-label=said("board-bot")><Icon name="bot" /></span>
                </Show>
                {play.online.map(|online| view! { <Presence online=online seat=seat /> })}
                <Show when=move || is_first.get()>
                    <span class="token" role="img" aria-label=said("board-first") data-piece="token">
                        <Icon name="first-player" />
                    </span>
                </Show>
                <span class="score" role="img" aria-label=score_label data-spot=Spot::Happiness(seat).name()>
                    <Icon name="happiness" />
                    {score}
                </span>
            </header>
            <div class="stocks">
                {Resource::ALL.map(|resource| view! { <Stock play=play seat=seat resource=resource /> })}
            </div>
            <Crew play=play seat=seat />
            <Training play=play seat=seat />
            <div class="own-items">
                <For each=move || items.get() key=|item| *item let:item>
                    <OwnItem play=play card=item.0 exhausted=item.1 />
                </For>
            </div>
        </article>
    }
}

#[component]
fn Stock(play: Play<Shelter>, seat: Seat, resource: Resource) -> impl IntoView {
    let spot = Spot::Resource(seat, resource);
    let held = memo(move || {
        play.snapshot.with(|snapshot| {
            snapshot.view.players.get(seat.index()).map_or(0, |player| player.cubes[resource as usize])
        })
    });
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let label = move || {
        let name = play.voice(|voice| voice.resource(resource));
        fill("board-stock", &[("resource", name.as_str().into()), ("count", held.get().into())])
    };
    let pips = move || (0..TRACK).map(|at| view! { <i class:full=at < held.get()></i> }).collect_view();
    let (over, focus) = aiming(play, spot);
    let inside = move || {
        view! {
            <Icon name=resource_icon(resource) />
            <span class="pips" aria-hidden="true">{pips}</span>
            <b aria-hidden="true">{held}</b>
        }
    };
    let kind = resource_icon(resource);
    move || {
        if is_lit.get() {
            view! {
                <button
                    type="button"
                    class="stock lit"
                    class:hot=is_hot
                    data-kind=kind
                    data-spot=spot.name()
                    aria-label=label
                    on:pointerenter=over
                    on:focus=focus
                    on:click=move |_| play.press(spot)
                >
                    {inside()}
                </button>
            }
            .into_any()
        } else {
            view! {
                <div class="stock" data-kind=kind data-spot=spot.name() role="img" aria-label=label>
                    {inside()}
                </div>
            }
            .into_any()
        }
    }
}

/// The dwellers in front of a player, with those that are away as shadows.
#[component]
fn Crew(play: Play<Shelter>, seat: Seat) -> impl IntoView {
    let crew = memo(move || {
        play.snapshot.with(|snapshot| {
            let dwellers = snapshot.view.player(seat).at;
            let at = |place: fn(At) -> bool| (0u8..).zip(dwellers).filter(move |(_, at)| place(*at));
            let here: Vec<Looks> = at(|place| place == At::Front)
                .filter_map(|(dweller, _)| Looks::of(&snapshot.view, seat, dweller))
                .collect();
            let away = at(|place| matches!(place, At::Space(_) | At::Icon(_))).count();
            (here, away, at(|place| place == At::Box).count())
        })
    });
    let label = move || {
        let (here, away, boxed) = crew.get();
        let injured = here.iter().filter(|looks| looks.injured).count();
        let number = |n: usize| i64::try_from(n).unwrap_or(0);
        fill(
            "board-crew",
            &[
                ("here", number(here.len()).into()),
                ("injured", number(injured).into()),
                ("away", number(away).into()),
                ("boxed", number(boxed).into()),
            ],
        )
    };
    view! {
        <div class="crew">
            <span class="sr-only">{label}</span>
            <span class="crew-group">
                {move || crew.get().0.into_iter().map(|looks| view! { <CrewMember play=play looks=looks /> }).collect_view()}
            </span>
            <span class="crew-group" aria-hidden="true">
                {move || (0..crew.get().1).map(|_| view! { <Shadow play=play seat=seat /> }).collect_view()}
            </span>
            <Show when=move || crew.with(|crew| crew.2 > 0)>
                <span class="crew-note" aria-hidden="true">
                    {move || fill("board-boxed", &[("count", (crew.get().2 as i64).into())])}
                </span>
            </Show>
        </div>
    }
}

#[component]
fn CrewMember(play: Play<Shelter>, looks: Looks) -> impl IntoView {
    let spot = Spot::Dweller(looks.seat, looks.dweller);
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let is_picked = memo(move || play.choices_at(spot).iter().any(|choice| play.picks.get().contains(choice)));
    let (over, focus) = aiming(play, spot);
    let (seat, dweller) = (looks.seat, looks.dweller);
    let label = move || play.snapshot.with(|snapshot| play.voice(|voice| voice.dweller(&snapshot.view, seat, dweller)));
    move || {
        let figure = view! { <Dweller play=play looks=looks.clone() /> };
        if is_lit.get() {
            view! {
                <button
                    type="button"
                    class="dweller-button lit"
                    class:hot=is_hot
                    class:picked=is_picked
                    data-spot=spot.name()
                    aria-label=label
                    on:pointerenter=over
                    on:focus=focus
                    on:click=move |_| play.press(spot)
                >
                    {figure}
                </button>
            }
            .into_any()
        } else {
            view! { <span data-spot=spot.name()>{figure}</span> }.into_any()
        }
    }
}

/// A dweller that is somewhere else.
#[component]
fn Shadow(play: Play<Shelter>, seat: Seat) -> impl IntoView {
    let color = seat_color(play, seat);
    view! {
        <span class="dweller ghost" data-seat=color.clone()>
            <svg class="figure"><use href=symbol("i-dweller-figure")></use></svg>
            <svg class="seat-sign"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
        </span>
    }
}

/// The seven training slots.
#[component]
fn Training(play: Play<Shelter>, seat: Seat) -> impl IntoView {
    let slots = memo(move || play.snapshot.with(|snapshot| snapshot.view.player(seat).trained()));
    let label = move || {
        let held = Letter::ALL.into_iter().zip(slots.get()).filter(|(_, dweller)| dweller.is_some());
        let held: Vec<String> = held.map(|(letter, _)| play.voice(|voice| voice.letter(letter))).collect();
        let count = held.len() as i64;
        fill("board-trained", &[("letters", held.join(", ").as_str().into()), ("count", count.into())])
    };
    let slot = move |letter: Letter| {
        let spot = Spot::Letter(seat, letter);
        let is_held = memo(move || slots.get()[letter as usize].is_some());
        let is_lit = memo(move || !play.choices_at(spot).is_empty());
        let (over, focus) = aiming(play, spot);
        move || {
            let sign = format!("{letter:?}");
            if is_lit.get() {
                view! {
                    <button
                        type="button"
                        class="letter-slot lit"
                        class:held=is_held
                        class:hot=move || play.is_hot(spot)
                        data-spot=spot.name()
                        aria-label=move || play.voice(|voice| voice.letter(letter))
                        on:pointerenter=over
                        on:focus=focus
                        on:click=move |_| play.press(spot)
                    >
                        {sign}
                    </button>
                }
                .into_any()
            } else {
                view! {
                    <span class="letter-slot" class:held=is_held data-spot=spot.name() aria-hidden="true">{sign}</span>
                }
                .into_any()
            }
        }
    };
    view! {
        <div class="training">
            <span class="sr-only">{label}</span>
            {Letter::ALL.map(slot)}
        </div>
    }
}
