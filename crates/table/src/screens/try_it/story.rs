//! The story of an example: its note, its moves and what must be true after them, checked, and who plays.

use std::sync::Arc;

use kernel::Seat;
use leptos::{html, prelude::*};

use super::{
    bar::{Way, move_words},
    tale::{Head, StoryLine, Tale},
};
use crate::{
    game::{TableGame, Voice as _},
    memo::effect,
    parts::{CopyLink, Icon, RuleLink, SeatMark},
    play::Play,
    room::{Order, SeatPlayer},
    route::Route,
    screens::rules::sheet,
    words::{fill, lang, said, say},
};

/// A statement in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The statement, or what introduces the ones below.
    pub text: String,
    /// What it consists of.
    pub more: Vec<Said>,
    /// The rule it names.
    pub rule: Option<String>,
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said { text, ..Said::default() }
    }
}

/// The story, unfolded over the table.
#[component]
pub fn Story<G: TableGame>(
    /// The game on the screen.
    play: Play<G>,
    /// The example.
    tale: StoredValue<Arc<Tale<G>>>,
    /// What is said of it.
    head: StoredValue<Head>,
    /// Where the reader is.
    way: Memo<Way>,
    /// Its name on the shelf.
    path: String,
    /// Folds it up.
    close: Callback<()>,
) -> impl IntoView {
    let panel = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some(panel) = panel.get() {
            let _ = panel.focus();
        }
    });
    let leave = move || {
        close.run(());
        let button = document().query_selector("#try-story-button").ok().flatten();
        if let Some(button) =
            button.and_then(|button| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(button).ok())
        {
            let _ = button.focus();
        }
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            leave();
        }
    };
    let proves = head.with_value(|head| head.proves.iter().map(ToString::to_string).collect::<Vec<_>>());
    let written = sheet(&path).map(|sheet| sheet.text.as_str()).unwrap_or_default();
    let what = Signal::derive(move || head.with_value(|head| head.title(lang()).to_owned()));
    view! {
        <div
            class="try-story panel"
            id="try-story"
            role="region"
            aria-label=said("try-story")
            tabindex="-1"
            node_ref=panel
            on:keydown=on_key
        >
            <div class="try-story-head">
                <p>
                    {said("try-proves")}
                    " "
                    {proves.into_iter().map(|id| view! { <RuleLink id=id /> " " }).collect_view()}
                </p>
                <CopyLink route=Route::Try(path) what=what />
            </div>
            {move || head.with_value(|head| head.note(lang()).map(|note| view! { <p>{note.to_owned()}</p> }))}
            {move || tale.with_value(|tale| lines(play, tale, way.get()))}
            {move || tale.with_value(|tale| verdict(tale))}
            <h2 class="label">{said("try-seats")}</h2>
            <div class="try-seats">
                {tale.with_value(|tale| (0..tale.players.len() as u8).map(|at| seat(play, Seat::new(at))).collect_view())}
            </div>
            <details class="fold">
                <summary>
                    {said("try-as-written")}
                    <span class="chevron"><Icon name="chevron" /></span>
                </summary>
                <pre tabindex="0">{written}</pre>
            </details>
        </div>
    }
}

fn lines<G: TableGame>(play: Play<G>, tale: &Tale<G>, way: Way) -> impl IntoView + use<G> {
    let mut n = 0;
    let line = |line: &StoryLine| match line {
        StoryLine::Move(from, to) => {
            let (is_done, is_now) = match way {
                Way::Next { n: next, .. } => (n < next, n == next),
                Way::Done => (true, false),
                Way::Astray => (false, false),
            };
            n += 1;
            let words = move_words(play, tale, *from, *to);
            let key = n.to_string();
            view! {
                <li class="try-move" class:done=is_done aria-current=is_now.then_some("step")>
                    <b class="key">{key}</b>
                    <span>{words}</span>
                </li>
            }
            .into_any()
        }
        StoryLine::Fact { at, node } => {
            let moment = tale.moment(*at);
            let said = moment.map(|moment| play.voice(|voice| G::fact(tale, moment, node, voice)));
            fact(said.unwrap_or_default()).into_any()
        }
        StoryLine::Say(_) => ().into_any(),
    };
    view! { <ol class="try-lines">{tale.lines.iter().map(line).collect_view()}</ol> }
}

fn fact(said: Said) -> impl IntoView + use<> {
    view! {
        <li class="try-fact">
            <Icon name="check" />
            <div>
                <span class="sr-only">{say("try-holds")}": "</span>
                {words(said)}
            </div>
        </li>
    }
}

/// A statement with what it consists of.
fn words(said: Said) -> impl IntoView {
    let rule = said.rule.map(|id| view! { " " <RuleLink id=id /> });
    let more = (!said.more.is_empty()).then(|| {
        let item = |said: Said| {
            let rule = said.rule.map(|id| view! { " " <RuleLink id=id /> });
            view! { <li>{said.text} {rule}</li> }
        };
        view! { <ul>{said.more.into_iter().map(item).collect_view()}</ul> }
    });
    view! { <span>{said.text} {rule}</span> {more} }
}

fn verdict<G: TableGame>(tale: &Tale<G>) -> impl IntoView + use<G> {
    let n = tale.facts() as i64;
    view! {
        <p class="passes">
            <Icon name="check" />
            {fill("try-all-hold", &[("n", n.into())])}
        </p>
    }
}

/// Who plays a seat.
fn seat<G: TableGame>(play: Play<G>, seat: Seat) -> impl IntoView {
    let name = move || play.voice(|voice| voice.seat(seat));
    let holder = move || play.seats.with(|seats| seats.get(seat.index()).map(|sitting| sitting.holder));
    let choose = move |event: leptos::ev::Event| {
        if let Some(holder) = SeatPlayer::named(&event_target_value(&event)) {
            play.send(Order::Seat { seat, holder });
        }
    };
    let option = move |other: SeatPlayer| {
        view! {
            <option value=other.name() selected=move || holder() == Some(other)>
                {move || say(&format!("holder-{}", other.name()))}
            </option>
        }
    };
    view! {
        <label>
            <SeatMark play=play seat=seat />
            <span>{name}</span>
            <select
                class="select"
                aria-label=move || fill("try-seat-of", &[("player", name().as_str().into())])
                prop:value=move || holder().map(SeatPlayer::name)
                on:change=choose
            >
                {SeatPlayer::ALL.map(option)}
            </select>
        </label>
    }
}
