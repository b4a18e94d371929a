//! The strips under the bar: what stands between the table and going on, and the open proposal.

use kernel::{Diverging, Seat};
use leptos::prelude::*;
use protocol::{Code, Phase, Proposal};

use super::{
    presence::HurryUp,
    rematch::{Invited, Rematch},
    screens::Screens,
    vote::Vote,
};
use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    online::{Online, sentence},
    parts::Icon,
    play::Play,
    resume::differing,
    room::{Link, Order, SeatPlayer, USUAL_BOT, Wish},
    route::Route,
    words::{fill, said, say},
};

/// What stands between the table and going on; the most important alone is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hitch {
    /// The connection is closed for good.
    Closed(Code),
    /// The connection broke.
    Lost,
    /// The table agreed not to play on.
    Abandoned,
    /// This step goes differently with the rules and cards of today, or cannot be read.
    Stopped(u32, Diverging),
    /// A bot plays the own seat.
    Replaced(Seat),
    /// Whoever is asked is not there.
    Absent(Seat),
}

impl Hitch {
    fn of<G: TableGame>(play: Play<G>, online: Online<G>) -> Option<Hitch> {
        match (online.link.get(), online.phase()) {
            (Link::Closed(code), _) => return Some(Hitch::Closed(code)),
            (Link::Lost | Link::Connecting, _) => return Some(Hitch::Lost),
            (Link::Open, Some(Phase::Abandoned)) => return Some(Hitch::Abandoned),
            (Link::Open, Some(Phase::Stopped { step, what })) => return Some(Hitch::Stopped(step, what)),
            (Link::Open, Some(Phase::Playing)) => {}
            (Link::Open, _) => return None,
        }
        let own = online.own();
        if let Some(own) = own.filter(|own| !online.is_person(*own)) {
            return Some(Hitch::Replaced(own));
        }
        let asked = play.snapshot.with(|snapshot| snapshot.asked_seat())?;
        let is_away = Some(asked) != own && online.is_person(asked) && !online.is_here(asked);
        is_away.then_some(Hitch::Absent(asked))
    }
}

/// The strips of a table with people at other screens.
#[component]
pub fn Strips<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    let hitch = memo(move || Hitch::of(play, online));
    view! {
        <div class="strips" role="status">
            {move || hitch.get().map(|hitch| view! { <Strip play=play hitch=hitch online=online /> })}
            <Vote play=play online=online />
            <Invited play=play online=online />
            <Screens online=online on_alone=move || play.send(Order::Wish(Wish::Alone)) />
        </div>
        <HurryUp online=online />
    }
}

#[component]
fn Strip<G: TableGame>(play: Play<G>, hitch: Hitch, online: Online<G>) -> impl IntoView {
    let text = move || match hitch {
        Hitch::Closed(code) => say(sentence(code)),
        Hitch::Lost if online.waiting.with(Option::is_some) => say("link-lost-waiting"),
        Hitch::Lost => say("link-lost"),
        Hitch::Abandoned => say("strip-abandoned"),
        Hitch::Stopped(step, what) => stopped(step, what),
        Hitch::Replaced(_) => say("strip-replaced"),
        Hitch::Absent(seat) => {
            let seat = play.voice(|voice| voice.seat(seat));
            fill("strip-absent", &[("seat", seat.as_str().into())])
        }
    };
    let way_out = move || match hitch {
        Hitch::Closed(code) => view! { <WayOut code=code /> }.into_any(),
        Hitch::Lost => ().into_any(),
        Hitch::Abandoned => view! {
            <div class="btn-row">
                <Rematch play=play online=online />
                <ToStart />
            </div>
        }
        .into_any(),
        Hitch::Stopped(..) => {
            let propose = move |what| move |_| play.send(Order::Wish(Wish::Propose(what)));
            let may = move || online.own().is_some() && online.vote.with(Option::is_none);
            view! {
                <Show when=may>
                    <button type="button" class="btn primary" on:click=propose(Proposal::GoOn)>
                        <Icon name="play" />
                        {said("company-go-on")}
                    </button>
                    <button type="button" class="btn" on:click=propose(Proposal::Abandon)>
                        <Icon name="flag" />
                        {said("company-abandon")}
                    </button>
                </Show>
            }
            .into_any()
        }
        Hitch::Replaced(own) => {
            let sit = move |_| play.send(Order::Seat { seat: own, holder: SeatPlayer::Me });
            view! { <button type="button" class="btn primary" on:click=sit>{said("company-sit")}</button> }.into_any()
        }
        Hitch::Absent(seat) => {
            let propose = move |_| play.send(Order::Wish(Wish::Propose(Proposal::Bot { seat, level: USUAL_BOT })));
            let may = move || online.own().is_some() && online.vote.with(Option::is_none);
            view! {
                <Show when=may>
                    <button type="button" class="btn" on:click=propose>
                        <Icon name="bot" />
                        {said("company-propose-bot")}
                    </button>
                </Show>
            }
            .into_any()
        }
    };
    let is_bad = matches!(hitch, Hitch::Closed(_) | Hitch::Lost);
    view! {
        <div class="strip" class:bad=is_bad>
            <Icon name=if is_bad { "link" } else { "info" } />
            <p>{text}</p>
            {way_out()}
        </div>
    }
}

/// Why a game stands still, and where.
fn stopped(step: u32, what: Diverging) -> String {
    let key = if what == Diverging::Unread { "strip-unread" } else { "strip-stopped" };
    let (last, what) = (i64::from(step.saturating_sub(1)), say(differing(what)));
    fill(key, &[("step", i64::from(step).into()), ("last", last.into()), ("what", what.as_str().into())])
}

/// What can be done about a connection that is closed for good.
#[component]
pub fn WayOut(code: Code) -> impl IntoView {
    let again = move |_| {
        // A page that may not be loaded anew stays as it is.
        let _ = window().location().reload();
    };
    match code {
        Code::NoSuchRoom | Code::Claimed | Code::Unreadable => view! { <ToStart /> }.into_any(),
        _ => {
            view! { <button type="button" class="btn primary" on:click=again>{said("link-reload")}</button> }.into_any()
        }
    }
}

#[component]
fn ToStart() -> impl IntoView {
    view! { <a class="btn" href=Route::Start.link()>{said("open-back")}</a> }
}
