//! What lies beside the map, one page at a time: quests, shop, influence, and what the enemies would do.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    choice::Choice,
    outlook::{CardInfluence, KindForecast, SeatInfluence},
    state::Held,
};

use super::{
    art::type_icon,
    desk::Page,
    messages::{fill, said, say},
    spot::Spot,
    survivors::CardChip,
    voice::{analysed, speak},
};
use crate::{
    memo::memo,
    parts::{Icon, SeatMark, seat_color},
    play::Play,
    pointing::aiming,
};

/// The drawer with its pages.
#[component]
pub fn Journal(play: Play<Wasteland>) -> impl IntoView {
    let page = play.desk.page;
    let tab = move |one: Page| {
        let (name, icon) = one.name_and_icon();
        let count = move || match one {
            Page::Quests => Some(play.snapshot.with(|snapshot| snapshot.view.staged.len())),
            Page::Shop => Some(play.snapshot.with(|snapshot| snapshot.view.shop.len())),
            Page::Influence | Page::Forecast => None,
        };
        view! {
            <button
                type="button"
                aria-expanded=move || (page.get() == Some(one)).to_string()
                data-page=name
                on:click=move |_| page.update(|page| *page = if *page == Some(one) { None } else { Some(one) })
            >
                <Icon name=icon />
                {move || say(&format!("page-{name}"))}
                {move || count().map(|count| view! { <b>{count}</b> })}
            </button>
        }
    };
    let shown = move || match page.get() {
        Some(Page::Shop) => view! { <Shop play=play /> }.into_any(),
        Some(Page::Influence) => view! { <Influence play=play /> }.into_any(),
        Some(Page::Forecast) => view! { <Forecast play=play /> }.into_any(),
        Some(Page::Quests) | None => view! { <Quests play=play /> }.into_any(),
    };
    view! {
        <section class="journal" class:closed=move || page.get().is_none() aria-label=said("journal-label")>
            <div class="journal-tabs">{Page::ALL.map(tab)}</div>
            <div class="journal-page" tabindex="0">{shown}</div>
        </section>
    }
}

/// The quests of the play area.
#[component]
fn Quests(play: Play<Wasteland>) -> impl IntoView {
    let quests = memo(move || play.snapshot.with(|snapshot| snapshot.view.staged.quests().collect::<Vec<_>>()));
    view! {
        <ul class="quests">
            <For each=move || quests.get() key=|quest| *quest let:quest>
                <QuestEntry play=play quest=quest />
            </For>
        </ul>
        <Show when=move || quests.with(Vec::is_empty)>
            <p class="muted">{said("quests-none")}</p>
        </Show>
    }
}

#[component]
fn QuestEntry(play: Play<Wasteland>, quest: u16) -> impl IntoView {
    let spot = Spot::Quest(quest);
    let count = play.game.with_value(|game| {
        game.content().quests.get(usize::from(quest)).map_or(0, |quest| quest.objectives.len() as u8)
    });
    let title = move || speak(play, |_, voice| voice.quest(quest));
    let intro = move || speak(play, |_, voice| voice.quest_intro(quest));
    let marks =
        memo(move || play.snapshot.with(|snapshot| snapshot.view.staged.get(quest).map_or(0, |staged| staged.marks)));
    let (over, focus) = aiming(play, spot);
    let objective = move |at: u8| {
        let choice = Choice::Quest { quest, objective: at };
        let told = Choice::Objective { quest, objective: at };
        let open = memo(move || play.choices_at(spot).into_iter().find(|one| [choice, told].contains(one)));
        let text = move || speak(play, |_, voice| voice.objective(quest, at));
        let terms = move || {
            speak(play, |_, voice| {
                play.game.with_value(|game| {
                    let printed = game.content().quests.get(usize::from(quest))?.objectives.get(usize::from(at))?;
                    Some(voice.paraphrase().objective(printed))
                })
            })
        };
        view! {
            <li class:open=move || open.get().is_some()>
                <p>{text}</p>
                <p class="terms">{terms}</p>
                {move || {
                    open.get()
                        .map(|choice| {
                            view! {
                                <button type="button" class="btn" on:click=move |_| play.press_choice(choice)>
                                    {said("quest-attempt")}
                                </button>
                            }
                        })
                }}
            </li>
        }
    };
    view! {
        <li
            class="quest"
            class:hot=move || play.is_hot(spot)
            data-spot=spot.name()
            tabindex="-1"
            on:pointerenter=over
            on:focus=focus
        >
            <h3>
                <Icon name="quest" />
                {title}
                {move || (marks.get() > 0).then(|| fill("quest-marks", &[("n", marks.get().into())]))}
            </h3>
            <p class="flavor">{intro}</p>
            <ol>{(0..count).map(objective).collect_view()}</ol>
        </li>
    }
}

/// The cards for sale.
#[component]
fn Shop(play: Play<Wasteland>) -> impl IntoView {
    let cards = memo(move || play.snapshot.with(|snapshot| snapshot.view.shop.to_vec()));
    let price = move |card: u16| {
        play.game.with_value(|game| game.content().cards.get(usize::from(card)).and_then(|card| card.value))
    };
    let text = move |card: u16| {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                game.content().cards.get(usize::from(card)).map(|printed| voice.paraphrase().card(printed).join(" "))
            })
        })
    };
    view! {
        <ul class="shop" data-spot=Spot::Shop.name()>
            <For each=move || cards.get() key=|card| *card let:card>
                <li>
                    <CardChip play=play held=Held::ready(card) price=price(card).map(u16::from) />
                    <p>{move || text(card)}</p>
                </li>
            </For>
        </ul>
    }
}

/// How it would end now.
#[component]
fn Influence(play: Play<Wasteland>) -> impl IntoView {
    let influence = memo(move || analysed(play, |analysis| analysis.influence()));
    let card = move |one: &CardInfluence| {
        let spot = Spot::Agenda(one.card);
        let (over, focus) = aiming(play, spot);
        let (name, clauses) = speak(play, |_, voice| (voice.agenda(one.card), voice.clauses(one)));
        let is_lit = !play.choices_at(spot).is_empty();
        view! {
            <li class="agenda" class:revealed=one.revealed>
                <button
                    type="button"
                    class="chip"
                    class:lit=is_lit
                    data-spot=spot.name()
                    on:pointerenter=over
                    on:focus=focus
                    on:click=move |_| play.press(spot)
                >
                    <Icon name="agenda" />
                    <span class="name">{name}</span>
                    <b>{one.total}</b>
                </button>
                {clauses.into_iter().map(|clause| view! { <p>{clause}</p> }).collect_view()}
            </li>
        }
    };
    let seat = move |stands: &SeatInfluence, threshold: u32| {
        let at: Seat = stands.seat;
        let said = speak(play, |_, voice| voice.standing(stands));
        view! {
            <li class="standing-of" data-seat=seat_color(play, at)>
                <h3><SeatMark play=play seat=at />{said}</h3>
                <span class="bar" aria-hidden="true">
                    <i class="most" style:--p=share(stands.most, threshold)></i>
                    <i style:--p=share(stands.least, threshold)></i>
                </span>
                <ul>{stands.cards.iter().map(card).collect_view()}</ul>
            </li>
        }
    };
    move || {
        influence.get().map(|influence| {
            let threshold = influence.threshold;
            view! {
                <p class="label">{fill("influence-goal", &[("n", i64::from(threshold).into())])}</p>
                <ul class="standings">{influence.seats.iter().map(|stands| seat(stands, threshold)).collect_view()}</ul>
            }
        })
    }
}

fn share(part: u32, whole: u32) -> String {
    format!("{}%", (part * 100 / whole.max(1)).min(100))
}

/// What the enemies would do if they were activated now.
#[component]
fn Forecast(play: Play<Wasteland>) -> impl IntoView {
    let kinds = memo(move || analysed(play, |analysis| analysis.activation().kinds).unwrap_or_default());
    let kind = move |forecast: KindForecast| {
        let (name, chance, deeds) = speak(play, |_, voice| {
            let deeds =
                forecast.foes.iter().map(|one| (one.foe, format!("{} {}", voice.foe(one.foe), voice.deed(&one.deed))));
            (voice.enemies(forecast.kind), voice.percent(forecast.chance.per_mille()), deeds.collect::<Vec<_>>())
        });
        let deed = move |(foe, text): (u8, String)| {
            let spot = Spot::Foe(foe);
            let (over, focus) = aiming(play, spot);
            view! { <li tabindex="-1" on:pointerenter=over on:focus=focus>{text}</li> }
        };
        let wakes = forecast.wake.len() as i64;
        view! {
            <li class="forecast">
                <h3><Icon name=type_icon(forecast.kind) />{name}<b>{chance}</b></h3>
                <ul>{deeds.into_iter().map(deed).collect_view()}</ul>
                {(wakes > 0).then(|| view! { <p>{fill("forecast-wake", &[("n", wakes.into())])}</p> })}
            </li>
        }
    };
    let shown = move || {
        let kinds = kinds.get().into_iter().filter(|kind| !kind.foes.is_empty() || !kind.wake.is_empty());
        kinds.map(kind).collect_view()
    };
    view! {
        <p class="label">{said("forecast-about")}</p>
        <ul class="forecasts">{shown}</ul>
    }
}
