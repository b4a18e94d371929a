//! The chronicle of a game that is over: the ways on the map, a newspaper of that world, and an epilogue. It can be kept
//! as a picture.

mod map;
mod picture;

use kernel::{EventId, Game as _, Seat};
use leptos::{prelude::*, task::spawn_local};
use text::wasteland::{Chronicle, Item, Way};
use wasteland::{Wasteland, view::View};

use self::{
    map::{PRINT, Paints, SCREEN, SmallMap, draw},
    picture::{Sheet, drawing, rendered},
};
use super::{
    messages::LATER,
    voice::{Speaker, TableNames},
};
use crate::{
    game::{TableGame as _, Voice as _},
    memo::memo,
    parts::{Icon, SeatMark, Told, download, download_address, file_name, seat_color},
    play::Play,
    screens::end::seat_sign,
    words::lang,
};

/// The chronicle, with links to the moments it tells of.
pub fn chronicle(play: Play<Wasteland>, link: Callback<EventId, Option<String>>) -> AnyView {
    view! {
        <Told>
            <Paper play=play link=link />
        </Told>
    }
    .into_any()
}

fn say(key: &str) -> String {
    fill(key, &[])
}

fn fill(key: &str, fillings: &[(&str, pack::Filling<'_>)]) -> String {
    LATER.say(lang(), key, fillings)
}

/// What is told of the game on the screen.
#[derive(Clone, PartialEq, Debug)]
struct Whole {
    chronicle: Chronicle,
    map: SmallMap,
}

/// Says something of the game, with the endings of the pack.
fn spoken<T>(play: Play<Wasteland>, names: &TableNames, say: impl FnOnce(&View, Speaker<'_>) -> T) -> T {
    play.snapshot.with(|snapshot| say(&snapshot.view, Speaker::new(lang(), names)))
}

#[component]
fn Paper(play: Play<Wasteland>, link: Callback<EventId, Option<String>>) -> impl IntoView {
    let mut names = Wasteland::kit().names(&play.setup.get_value(), &play.seats.get_untracked());
    names.names.add(&shelf::wasteland_endings());
    let names = StoredValue::new(names);
    let told = memo(move || {
        names.with_value(|names| {
            spoken(play, names, |view, speaker| {
                let chronicle = play.story.with(|story| speaker.of(view, |voice| voice.chronicle(view, story)));
                let map = small_map(play, view, speaker, &chronicle.ways, &SCREEN);
                Whole { chronicle, map }
            })
        })
    });
    let chronicle = move || told.with(|told| told.chronicle.clone());
    let ways = move || {
        let ways: Vec<String> = chronicle().ways.into_iter().map(|way| way.text).collect();
        fill("chronicle-map", &[("ways", ways.join(" ").as_str().into())])
    };
    view! {
        <section class="chronicle panel" aria-labelledby="chronicle-title">
            <header class="masthead">
                <h2 id="chronicle-title">{move || chronicle().paper}</h2>
                {move || chronicle().about.map(|about| view! { <p>{about}</p> })}
            </header>
            <figure class="chronicle-map">
                <svg viewBox=move || told.with(|told| told.map.view_box()) role="img" aria-label=ways inner_html=move || told.with(|told| told.map.content.clone())></svg>
                <figcaption>
                    <ul class="ways">
                        {move || chronicle().ways.into_iter().map(|way| way_line(play, way)).collect_view()}
                    </ul>
                </figcaption>
            </figure>
            <h3 class="sr-only">{move || say("chronicle-news")}</h3>
            <ol class="news">
                {move || chronicle().items.into_iter().map(|item| news_line(play, item, link)).collect_view()}
            </ol>
            <div class="epilogue">
                <h3>{move || say("chronicle-epilogue")}</h3>
                {move || chronicle().epilogue.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            </div>
            <Keep play=play names=names told=told />
        </section>
    }
}

fn small_map(play: Play<Wasteland>, view: &View, speaker: Speaker<'_>, ways: &[Way], paints: &Paints) -> SmallMap {
    let ways: Vec<(Way, String, &'static str)> = ways
        .iter()
        .map(|way| {
            let color = seat_color(play, way.seat);
            let sign = seat_sign(&color);
            (way.clone(), color, sign)
        })
        .collect();
    let name = |tile: u8| speaker.plainly(|voice| voice.tile(tile));
    play.game.with_value(|game| draw(game.content(), view, &ways, &name, paints))
}

fn way_line(play: Play<Wasteland>, way: Way) -> impl IntoView {
    view! {
        <li>
            <SeatMark play=play seat=way.seat />
            <span>{way.text}</span>
        </li>
    }
}

fn news_line(play: Play<Wasteland>, item: Item, link: Callback<EventId, Option<String>>) -> impl IntoView {
    let Item { when, head, text, seat, event, .. } = item;
    let label = fill("chronicle-see", &[("head", head.as_str().into())]);
    let see = link.run(event).map(|address| {
        view! {
            <a class="btn quiet square" href=address aria-label=label.clone() title=label.clone()>
                <Icon name="eye" />
            </a>
        }
    });
    view! {
        <li>
            <div>
                <p class="when">
                    {seat.map(|seat| view! { <SeatMark play=play seat=seat /> })}
                    {when}
                </p>
                <h4>{head}</h4>
                <p>{text}</p>
            </div>
            {see}
        </li>
    }
}

/// Keeps the chronicle as a picture or as a drawing.
#[component]
fn Keep(play: Play<Wasteland>, names: StoredValue<TableNames>, told: Memo<Whole>) -> impl IntoView {
    let trouble = RwSignal::new(false);
    let sheet = move || {
        let chronicle = told.with_untracked(|told| told.chronicle.clone());
        names.with_value(|names| {
            spoken(play, names, |view, speaker| {
                let score = play.story.with_untracked(|story| speaker.score(view, story));
                let map = small_map(play, view, speaker, &chronicle.ways, &PRINT);
                let legend = |seat: Seat| {
                    let color = seat_color(play, seat);
                    (seat_sign(&color), color, play.voice(|voice| voice.seat(seat)))
                };
                let winners: Vec<String> =
                    view.winners.iter().map(|seat| play.voice(|voice| voice.seat(seat))).collect();
                let title = super::messages::fill(
                    "end-title",
                    &[("seats", winners.join(", ").as_str().into()), ("n", (winners.len() as i64).into())],
                );
                Sheet {
                    paper: chronicle.paper.clone(),
                    about: chronicle.about.clone().unwrap_or_default(),
                    title,
                    summary: score.summary,
                    legend: view.all_seats().map(legend).collect(),
                    map,
                    news: chronicle
                        .items
                        .iter()
                        .map(|item| (item.when.clone(), item.head.clone(), item.text.clone()))
                        .collect(),
                    epilogue: (say("chronicle-epilogue"), chronicle.epilogue.clone()),
                }
            })
        })
    };
    let name = move |ending: &str| {
        let paper = told.with_untracked(|told| told.chronicle.paper.clone());
        file_name(&[Wasteland::ID.to_owned(), paper], ending)
    };
    let keep_drawing = move |_| {
        let (drawn, ..) = drawing(&sheet());
        download(&name("svg"), &drawn);
    };
    let keep_picture = move |_| {
        let (drawn, width, height) = drawing(&sheet());
        let name = name("png");
        spawn_local(async move {
            match rendered(&drawn, width, height).await {
                Ok(address) => download_address(&name, &address),
                Err(_) => {
                    trouble.try_set(true);
                }
            }
        });
    };
    view! {
        <div class="btn-row">
            <button type="button" class="btn" id="chronicle-picture" on:click=keep_picture>
                <Icon name="export" />
                {move || say("chronicle-save-picture")}
            </button>
            <button type="button" class="btn" id="chronicle-drawing" on:click=keep_drawing>
                <Icon name="export" />
                {move || say("chronicle-save-drawing")}
            </button>
        </div>
        <Show when=move || trouble.get()>
            <p role="alert">{move || say("chronicle-not-saved")}</p>
        </Show>
    }
}
