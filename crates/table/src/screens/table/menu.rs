//! The menu of the table: rulebook, settings, seats, the game as a file, a report, and the keys.

use kernel::{Report, Seat};
use leptos::{html, prelude::*};

use super::others::Company;
use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    parts::{Dialog, Icon, SeatMark, download, file_name, settings_form},
    play::{Mode, Play},
    room::{Order, SeatPlayer},
    route::Route,
    words::{fill, said, say},
};

/// The button with the menu behind it.
#[component]
pub fn Menu<G: TableGame>(play: Play<G>) -> impl IntoView {
    let open = RwSignal::new(false);
    let settings = RwSignal::new(false);
    let seats = RwSignal::new(false);
    let report = RwSignal::new(false);
    let help = RwSignal::new(false);
    // A room on a server gives its game away only after the end.
    let has_file = memo(move || {
        let is_over = play.snapshot.with(|snapshot| snapshot.decision.asked.is_none());
        play.mode == Mode::Game && play.online.is_none_or(|online| is_over && online.saved.with(Option::is_some))
    });
    let entry = move |icon: &'static str, key: &'static str, dialog: RwSignal<bool>| {
        let press = move |_| {
            open.set(false);
            dialog.set(true);
        };
        view! { <button type="button" class="btn quiet" on:click=press><Icon name=icon />{said(key)}</button> }
    };
    let export = move |_| {
        open.set(false);
        export(play);
    };
    view! {
        <button
            type="button"
            class="btn quiet square"
            aria-label=said("menu-label")
            aria-haspopup="dialog"
            on:click=move |_| open.set(true)
        >
            <Icon name="menu" />
        </button>
        <Dialog open=open title=Signal::derive(|| say("menu-label"))>
            <nav class="menu-list">
                <a class="btn quiet" href=Route::Rules(None).link() on:click=move |_| open.set(false)>
                    <Icon name="rules" />
                    {said("menu-rules")}
                </a>
                {entry("settings", "menu-settings", settings)}
                {(!matches!(play.mode, Mode::Replay | Mode::Lesson)).then(|| entry("bot", "menu-seats", seats))}
                <Show when=move || has_file.get()>
                    <button type="button" class="btn quiet" on:click=export>
                        <Icon name="export" />
                        {said("menu-export")}
                    </button>
                    {entry("flag", "menu-report", report)}
                </Show>
                {entry("info", "menu-summary", play.summary)}
                {entry("keyboard", "menu-help", help)}
                <a class="btn quiet" href=Route::Start.link()><Icon name="arrow-left" />{said("menu-leave")}</a>
            </nav>
        </Dialog>
        <Dialog open=settings title=Signal::derive(|| say("menu-settings"))>
            {settings_form::<G>()}
        </Dialog>
        <Dialog open=seats title=Signal::derive(|| say("menu-seats"))>
            {move || match play.online {
                Some(online) => view! { <Company play=play online=online open=seats /> }.into_any(),
                None => view! { <Seats play=play /> }.into_any(),
            }}
        </Dialog>
        <Dialog open=report title=Signal::derive(|| say("menu-report"))>
            <ReportForm play=play />
        </Dialog>
        <Dialog open=help title=Signal::derive(|| say("menu-help"))>
            <Keys />
        </Dialog>
    }
}

/// Saves the game as a file.
fn export<G: TableGame>(play: Play<G>) {
    if let Some(text) = play.save() {
        download(&game_file(play, "bottlecap.jsonl"), &text);
    }
}

fn game_file<G: TableGame>(play: Play<G>, ending: &str) -> String {
    let round = untrack(|| play.snapshot.with(|snapshot| G::round(&snapshot.view)));
    file_name(&[G::ID.to_owned(), format!("round-{round}")], ending)
}

/// Who plays each seat; any seat may be given to a bot and taken back at any decision.
#[component]
fn Seats<G: TableGame>(play: Play<G>) -> impl IntoView {
    let row = move |at: u8| {
        let seat = Seat::new(at);
        let holder = move || play.seats.with(|seats| seats.get(seat.index()).map(|sitting| sitting.holder));
        let change = move |event: leptos::ev::Event| {
            if let Some(holder) = SeatPlayer::named(&event_target_value(&event)) {
                play.send(Order::Seat { seat, holder });
            }
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
                <span class="label"><SeatMark play=play seat=seat />{move || play.voice(|voice| voice.seat(seat))}</span>
                <select class="select" on:change=change>{SeatPlayer::ALL.map(choice)}</select>
            </label>
        }
    };
    let count = play.seats.with_untracked(Vec::len) as u8;
    view! {
        <p>{said("seats-about")}</p>
        {(0..count).map(row).collect_view()}
    }
}

/// What the player says is wrong, as a file that becomes a failing example; and what to do with the file.
#[component]
fn ReportForm<G: TableGame>(play: Play<G>) -> impl IntoView {
    let field = NodeRef::<html::Textarea>::new();
    let name = RwSignal::new(None::<String>);
    let save = move |_| {
        let said = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if let Some(log) = play.save() {
            let report = Report { said, entry: Some(play.entry.get_untracked()), log };
            let file = game_file(play, "report.jsonl");
            download(&file, &report.write());
            name.set(Some(file));
        }
    };
    view! {
        <p>{said("report-about")}</p>
        <label class="field">
            <span class="label">{said("report-what")}</span>
            <textarea class="textarea" rows="5" node_ref=field></textarea>
        </label>
        <p class="hint">{said("report-secret")}</p>
        <div class="btn-row">
            <button type="button" class="btn primary" on:click=save><Icon name="export" />{said("report-save")}</button>
        </div>
        <div class="report-done" role="status">
            {move || name.get().map(|name| view! { <NextSteps name=name retells=G::RETELLS /> })}
        </div>
    }
}

/// What to do with the file of a report.
#[component]
fn NextSteps(name: String, retells: bool) -> impl IntoView {
    let example = retells.then(|| {
        let command = format!("bottlecap example from {name}");
        view! { <li>{said("report-example")} " " <code>{command}</code></li> }
    });
    view! {
        <p><b>{move || fill("report-done", &[("name", name.as_str().into())])}</b></p>
        <ol>
            <li>{said("report-send")}</li>
            <li>{said("report-open")}</li>
            {example}
        </ol>
    }
}

/// The keys.
#[component]
fn Keys() -> impl IntoView {
    let keys = [
        ("1 … 9, 0, a …", "keys-choose"),
        ("↑ ↓ ← →", "keys-walk"),
        ("Enter", "keys-confirm"),
        ("u, Ctrl+Z, ⌘Z", "keys-undo"),
        ("/", "keys-find"),
        ("h", "keys-hint"),
        ("l", "keys-log"),
        ("r", "keys-rules"),
        ("?", "keys-summary"),
        ("␣, Esc", "keys-skip"),
    ];
    let row = |(key, text): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{said(text)}</dd></div> }
    };
    view! { <dl class="key-list">{keys.map(row)}</dl> <p>{move || fill("keys-about", &[])}</p> }
}
