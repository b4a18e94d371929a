//! Games out of files: a button, a place to drop them, and a dialog that says what was found.

use derive_where::derive_where;
use kernel::{Report, Table, Viewer};
use leptos::{prelude::*, task::spawn_local};

use super::{
    begin::{Aim, set_out},
    import::{self, Flaw},
    names::{ColorMark, HolderSelect, color_name},
};
use crate::{
    game::{self, TableGame, colors_of},
    lobby::Lobby,
    parts::{Dialog, FileButton, Given, Icon, Toasts},
    resume::Refused,
    room::{Opening, SeatPlayer, Sitting},
    screens::replay::steps_of,
    words::{fill, said, say},
};

/// What the file picker shows first.
pub const ACCEPT: &str = ".jsonl,.json,.txt,application/json,application/octet-stream,text/plain";

/// What was found in a file.
#[derive(Clone, PartialEq, Debug)]
enum Found {
    /// It is being read.
    Reading,
    /// Nothing that could be a game.
    Nothing(Refused),
    /// A game.
    Game(Facts),
}

/// What is told of a game in a file.
#[derive(Clone, PartialEq, Debug)]
struct Facts {
    colors: Vec<String>,
    round: u16,
    entries: u32,
    is_over: bool,
    flaw: Option<Flaw>,
    /// What somebody reported about it.
    said: String,
    /// The step they reported.
    entry: Option<u32>,
}

/// Takes files in.
#[derive_where(Clone, Copy)]
pub struct Desk<G: TableGame> {
    is_open: RwSignal<bool>,
    name: RwSignal<String>,
    found: RwSignal<Found>,
    seats: RwSignal<Vec<Sitting>>,
    table: StoredValue<Option<Table<G>>, LocalStorage>,
}

impl<G: TableGame> Desk<G> {
    /// A desk on which nothing lies.
    pub fn new() -> Desk<G> {
        Desk {
            is_open: RwSignal::new(false),
            name: RwSignal::default(),
            found: RwSignal::new(Found::Reading),
            seats: RwSignal::default(),
            table: StoredValue::new_local(None),
        }
    }

    /// Looks into a file and says what it is.
    pub fn take(self, file: Given) {
        self.name.set(file.name);
        self.found.set(Found::Reading);
        self.is_open.set(true);
        spawn_local(async move {
            let found = self.look(file.text.as_deref()).await;
            self.found.try_set(found.unwrap_or_else(Found::Nothing));
        });
    }

    async fn look(self, text: Option<&str>) -> Result<Found, Refused> {
        let Report { said, entry, log } = Report::read(text.ok_or(Refused::NoGame)?)?;
        let brought = import::read::<G>(&log).await?;
        let table = brought.table;
        let last = table.log().next_number().saturating_sub(1);
        let facts = Facts {
            colors: colors_of::<G>(table.setup()),
            round: G::round(&table.view(Viewer::Spectator)),
            entries: brought.agreeing,
            is_over: table.is_over(),
            flaw: brought.flaw,
            said,
            entry: entry.filter(|entry| *entry <= last),
        };
        let sitting = |at: usize| {
            let holder = if at == 0 { SeatPlayer::Me } else { SeatPlayer::Friend };
            Sitting { name: String::new(), holder }
        };
        self.seats.try_set((0..facts.colors.len()).map(sitting).collect());
        self.table.try_set_value(Some(table));
        Ok(Found::Game(facts))
    }
}

/// The button that asks for a file.
#[component]
pub fn BringButton<G: TableGame>(desk: Desk<G>) -> impl IntoView {
    view! {
        <FileButton accept=ACCEPT on_file=move |file| desk.take(file)>
            <Icon name="import" />
            {said("import-open")}
        </FileButton>
    }
}

/// The dialog that says what was found in a file, and what can be done with it.
#[component]
pub fn BringDialog<G: TableGame>(desk: Desk<G>, is_busy: RwSignal<bool>) -> impl IntoView {
    let (toasts, lobby) = (Toasts::here(), Lobby::<G>::here());
    let go = move |aim: Aim| {
        let Some(table) = desk.table.try_update_value(Option::take).flatten() else { return };
        let seats = desk.seats.get_untracked();
        desk.is_open.set(false);
        set_out(Opening::keep(table, seats), aim, toasts, lobby, is_busy);
    };
    let foot = move || match desk.found.get() {
        Found::Reading => ().into_any(),
        Found::Nothing(_) => view! {
            <button class="btn" type="button" on:click=move |_| desk.is_open.set(false)>
                {said("dialog-close")}
            </button>
            <FileButton class="btn primary" accept=ACCEPT on_file=move |file| desk.take(file)>
                {said("import-another")}
            </FileButton>
        }
        .into_any(),
        Found::Game(facts) => {
            let step = facts.entry.unwrap_or(0);
            let is_over = facts.is_over;
            view! {
                <button class="btn" type="button" class:primary=is_over on:click=move |_| go(Aim::Watch(step))>
                    <Icon name="eye" />
                    {said("import-watch")}
                </button>
                <button class="btn" type="button" class:primary=!is_over on:click=move |_| go(Aim::Play)>
                    <Icon name="play" />
                    {said(if is_over { "import-look" } else { "import-play" })}
                </button>
            }
            .into_any()
        }
    };
    let body = move || match desk.found.get() {
        Found::Reading => view! { <p role="status">{said("import-reading")}</p> }.into_any(),
        Found::Nothing(refused) => nothing::<G>(refused).into_any(),
        Found::Game(facts) => view! { <Contents desk=desk facts=facts /> }.into_any(),
    };
    view! {
        <Dialog open=desk.is_open title=Signal::derive(said("import-title")) foot=foot>
            <p class="muted small">{desk.name}</p>
            {body}
        </Dialog>
    }
}

/// Why there is no game in it.
fn nothing<G: TableGame>(refused: Refused) -> impl IntoView {
    view! { <p role="alert" class="flaw">{move || refused.say::<G>()}</p> }
}

/// What there is in it.
#[component]
fn Contents<G: TableGame>(desk: Desk<G>, facts: Facts) -> impl IntoView {
    let steps = i64::from(steps_of(facts.entries));
    let (round, is_over) = (i64::from(facts.round), facts.is_over);
    let summary = move || {
        let key = if is_over { "import-found-over" } else { "import-found" };
        {
            let name = game::say::<G>("game-name");
            fill(key, &[("name", name.as_str().into()), ("round", round.into()), ("steps", steps.into())])
        }
    };
    let flaw = facts.flaw.map(|flaw| {
        view! { <p role="alert" class="flaw">{move || fill(flaw.name(), &[("steps", steps.into())])}</p> }
    });
    let report = (!facts.said.is_empty()).then(|| {
        view! {
            <div class="field">
                <span class="label">{said("import-report")}</span>
                <blockquote>{facts.said}</blockquote>
            </div>
        }
    });
    let seats = (0..).zip(facts.colors).map(|(at, color): (usize, String)| {
        let holder = Signal::derive(move || {
            desk.seats.with(|seats| seats.get(at).map_or(SeatPlayer::Friend, |seat| seat.holder))
        });
        let (named, labelled, shown) = (color.clone(), color.clone(), color.clone());
        let choose = move |holder| {
            desk.seats.update(|seats| {
                if let Some(seat) = seats.get_mut(at) {
                    seat.holder = holder;
                }
            });
        };
        let rename = move |name: String| {
            desk.seats.update(|seats| {
                if let Some(seat) = seats.get_mut(at) {
                    seat.name = name;
                }
            });
        };
        let called =
            move |key: &'static str, color: &str| fill(key, &[("color", color_name::<G>(color).as_str().into())]);
        let name_label = {
            let color = color.clone();
            move || called("import-seat-name", &color)
        };
        view! {
            <li class="seat-row brought" data-seat=color>
                <ColorMark color=shown />
                <input
                    class="input"
                    maxlength="24"
                    autocomplete="off"
                    aria-label=name_label
                    placeholder={move || color_name::<G>(&named)}
                    on:input:target=move |event| rename(event.target().value())
                />
                <HolderSelect
                    holder=holder
                    label=Signal::derive(move || called("import-seat-holder", &labelled))
                    on_choose=choose
                />
            </li>
        }
    });
    view! {
        <p>{summary}</p>
        {flaw}
        {report}
        <p class="muted small">{move || say("import-who")}</p>
        <ol class="seats">{seats.collect_view()}</ol>
    }
}
