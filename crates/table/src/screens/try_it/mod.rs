//! "Try it": the position of an example on the table. The reader plays its moves, or any others.

mod bar;
mod story;
mod tale;
pub mod written;

use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;

#[cfg(test)]
pub use self::bar::answer_words;
use self::{
    bar::Bar,
    tale::{Head, NotTold},
};
pub use self::{
    story::Said,
    tale::{Moment, StoryLine, Tale},
};
use crate::{
    game::TableGame,
    memo::follow,
    parts::{Icon, Reading, RuleLink},
    play::{Mode, Play},
    room::{Local, Opening, RoomEvent, SeatPlayer, Sitting},
    route::Route,
    screens::table::TableView,
    words::{fill, lang, said, say},
};

/// An example on the table.
pub fn try_screen<G: TableGame>(path: String) -> impl IntoView {
    view! { <Reading>{tried::<G>(path.clone())}</Reading> }
}

fn tried<G: TableGame>(path: String) -> impl IntoView {
    let told = Tale::<G>::of(&path).map(Arc::new);
    let beginnings = RwSignal::new(0u32);
    move || {
        follow(beginnings);
        let opened = told.clone().and_then(|tale| Ok((open(&tale)?, tale)));
        match opened {
            Ok((play, tale)) => {
                let reset = move || beginnings.update(|n| *n += 1);
                view! {
                    <div class="try">
                        <Bar play=play tale=tale path=path.clone() reset=Callback::new(move |()| reset()) />
                        <TableView play=play />
                    </div>
                }
                .into_any()
            }
            Err(trouble) => view! { <NotOnTheTable trouble=trouble path=path.clone() /> }.into_any(),
        }
    }
}

/// Puts the position on a table where everybody is a person at this screen.
fn open<G: TableGame>(tale: &Tale<G>) -> Result<Play<G>, NotTold> {
    let table =
        tale.example.table().map_err(|mistakes| NotTold::Broken(mistakes.iter().map(ToString::to_string).collect()))?;
    let seat = |(at, name): (usize, &String)| {
        let holder = if at == 0 { SeatPlayer::Me } else { SeatPlayer::Friend };
        Sitting { name: name.clone(), holder }
    };
    let opening = Opening::practice(table, tale.players.iter().enumerate().map(seat).collect());
    let (game, setup) = (opening.table.game().clone(), opening.table.setup().clone());
    let names = G::kit().names_of(&game, &setup, &opening.seats);
    let play = Play::new(Mode::Practice, game, setup, names, opening.snapshot());
    let room = Rc::new(Local::open(opening, None, move |told: RoomEvent<G>| play.hear(told)));
    play.attend(room);
    Ok(play)
}

/// Where an example leads back to in the rulebook.
fn rule_route(head: &Head) -> Route {
    Route::Rules(head.proves.first().map(ToString::to_string))
}

#[component]
fn NotOnTheTable(trouble: NotTold, path: String) -> impl IntoView {
    match trouble {
        NotTold::Unknown => view! {
            <main class="panel fault">
                <h1>{said("try-unknown")}</h1>
                <p role="alert">{move || fill("try-unknown-why", &[("name", path.as_str().into())])}</p>
                <BackToRules route=Route::Rules(None) />
            </main>
        }
        .into_any(),
        NotTold::Refused { head, rules } => {
            let route = rule_route(&head);
            let others: Vec<String> =
                head.proves.iter().map(ToString::to_string).filter(|id| !rules.contains(id)).collect();
            let others = (!others.is_empty()).then(|| {
                view! {
                    <p>
                        {said("try-proves")}
                        " "
                        {others.into_iter().map(|id| view! { <RuleLink id=id /> " " }).collect_view()}
                    </p>
                }
            });
            let title = {
                let head = head.clone();
                move || head.title(lang()).to_owned()
            };
            let note = move || head.note(lang()).map(str::to_owned);
            view! {
                <main class="panel fault">
                    <h1>{title}</h1>
                    <p class="muted">{note}</p>
                    <p role="status">{said("try-refused")}</p>
                    <p>
                        {said("try-refused-by")}
                        " "
                        {rules.into_iter().map(|id| view! { <RuleLink id=id /> " " }).collect_view()}
                    </p>
                    {others}
                    <BackToRules route=route />
                </main>
            }
            .into_any()
        }
        NotTold::Broken(what) => view! {
            <main class="panel fault">
                <h1>{said("try-broken")}</h1>
                <pre role="alert">{what}</pre>
                <BackToRules route=Route::Rules(None) />
            </main>
        }
        .into_any(),
    }
}

#[component]
fn BackToRules(route: Route) -> impl IntoView {
    view! {
        <a class="btn primary" href=route.link()>
            <Icon name="arrow-left" />
            {move || say("try-back")}
        </a>
    }
}
