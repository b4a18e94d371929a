//! The form for a new game.

use leptos::{html, prelude::*};

use super::{
    begin::{Aim, set_out},
    form::{Form, Wrong},
    names::{ColorMark, HolderSelect, color_name, player_name, voice},
    online::{OnlineFields, set_out_online},
    options::OptionsFold,
};
use crate::{
    game::{self, TableGame, Voice as _},
    lobby::Lobby,
    memo::memo,
    parts::{Icon, RuleLink, Toasts, Words, new_id},
    room::{NotBegun, Opening, SeatPlayer},
    settings::likes,
    words::{self, fill, said, say},
};

/// The form for a new game.
#[component]
pub fn NewGame<G: TableGame>(
    /// What is filled in.
    form: RwSignal<Form<G>>,
    /// Whether a game is being opened just now.
    is_busy: RwSignal<bool>,
) -> impl IntoView {
    let (toasts, lobby, likes) = (Toasts::here(), Lobby::<G>::here(), likes());
    let setup = memo(move || form.with(Form::checked));
    let is_online = memo(move || form.with(Form::is_online));
    let wrong = Signal::derive(move || setup.get().err());
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Ok(setup) = setup.get_untracked() else { return };
        if is_online.get_untracked() {
            form.with_untracked(|form| set_out_online(form, setup, toasts, is_busy));
            return;
        }
        let seats = likes.with_untracked(|likes| form.with_untracked(|form| form.sittings(&likes.name)));
        match Opening::new_game(setup, seats) {
            Ok(opening) => set_out(opening, Aim::Play, toasts, lobby, is_busy),
            // Both were asked before; only a defect of ours leads here.
            Err(NotBegun::Fault(what)) => toasts.bad(Words::Naming("start-fault", what)),
            Err(NotBegun::Store(_) | NotBegun::Stored(_)) => toasts.bad("start-not-kept"),
        }
    };
    let players = (G::PLAYERS.0..=G::PLAYERS.1).map(|count| {
        view! {
            <label>
                <input
                    type="radio"
                    name="players"
                    value=count.to_string()
                    prop:checked=move || form.with(|form| form.players == count)
                    on:change=move |_| form.update(|form| form.set_players(count))
                />
                {count}
            </label>
        }
    });
    let keys = memo(move || form.with(|form| form.taken().iter().map(|chair| chair.key).collect::<Vec<_>>()));
    let only_bots = move || form.with(|form| form.taken().iter().all(|chair| chair.holder.is_bot()));
    let wrong_id = new_id("wrong");
    let described_by = wrong_id.clone();
    view! {
        <form class="form-card" aria-labelledby="new-game" on:submit=start>
            <h2 id="new-game">{said("start-new-game")} <span class="no" aria-hidden="true">{said("start-form-part-1")}</span></h2>
            <div class="form-line">
                <fieldset class="field">
                    <legend class="label">{said("start-players")}</legend>
                    <div class="segments">{players.collect_view()}</div>
                </fieldset>
            </div>
            {G::setup_fields(form)}
            <ol class="seats" aria-label=said("start-seats")>
                <For each=move || keys.get() key=|key| *key children=move |key| view! { <SeatRow form=form key=key /> } />
            </ol>
            <p class="hint small muted" hidden=move || !only_bots()>
                {said("start-only-bots")}
            </p>
            <Show when=move || is_online.get()>
                <p class="hint small muted">{said("start-online")}</p>
                <OnlineFields form=form />
            </Show>
            <OptionsFold form=form />
            <div class="btn-row">
                <button
                    class="btn primary"
                    type="submit"
                    disabled=move || is_busy.get() || wrong.get().is_some()
                    aria-describedby=described_by
                >
                    {move || say(if is_online.get() { "start-make-room" } else { "start-begin" })}
                    <Icon name="arrow" />
                </button>
                <div id=wrong_id role="alert" class="wrong">
                    {move || wrong.get().map(|wrong| view! { <WrongText wrong=wrong /> })}
                </div>
            </div>
        </form>
    }
}

/// What the rules object to.
#[component]
fn WrongText<G: TableGame>(wrong: Wrong<G>) -> impl IntoView {
    match wrong {
        Wrong::Mixed => view! { <p>{said("start-wrong-mixed")}</p> }.into_any(),
        Wrong::Extras(key) => view! { <p>{game::said::<G>(key)}</p> }.into_any(),
        Wrong::Fault(what) => {
            view! { <p>{move || fill("start-fault", &[("name", what.as_str().into())])}</p> }.into_any()
        }
        Wrong::Rules(because) => {
            let rule = because.rule.as_str().to_owned();
            view! { <p>{move || voice::<G>().objection(&because)} " " <RuleLink id=rule /></p> }.into_any()
        }
    }
}

/// One chair: whose it is, what color, and where it stands.
#[component]
fn SeatRow<G: TableGame>(form: RwSignal<Form<G>>, key: u8) -> impl IntoView {
    let likes = likes();
    let chair = memo(move || form.with(|form| form.chair(key).cloned()));
    let color = memo(move || chair.get().map(|chair| chair.color).unwrap_or_default());
    let holder = Signal::derive(move || chair.get().map_or(SeatPlayer::Me, |chair| chair.holder));
    let place = memo(move || form.with(|form| form.taken().iter().position(|chair| chair.key == key)).unwrap_or(0));
    let is_last = move || form.with(|form| place.get() + 1 >= usize::from(form.players));
    // My own name is kept with the settings, so that I say it once.
    let is_own = memo(move || form.with(Form::own_chair) == Some(key));
    let name = move || match is_own.get() {
        true => likes.with(|likes| likes.name.clone()),
        false => chair.get().map(|chair| chair.name).unwrap_or_default(),
    };
    let rename = move |name: String| match is_own.get_untracked() {
        true => likes.update(|likes| likes.name = name),
        false => form.update(|form| form.set_name(key, &name)),
    };
    let numbered =
        move |key: &'static str| Signal::derive(move || fill(key, &[("n", (place.get() as i64 + 1).into())]));
    let shown_name = move || player_name::<G>(&name(), &color.get());
    let colors = G::COLORS.iter().map(move |one: &'static &'static str| {
        let one = *one;
        let is_chosen = move || color.get() == one;
        let taken_by = move || {
            form.with(|form| {
                let other = form.taken().iter().find(|chair| chair.color == one && chair.key != key)?;
                Some(other.holder)
            })
        };
        let label = move || {
            let (color, symbol) = (color_name::<G>(one), G::color_symbol(words::lang(), one));
            let key = if taken_by().is_some() { "start-color-swap" } else { "start-color" };
            fill(key, &[("color", color.as_str().into()), ("symbol", symbol.as_str().into())])
        };
        view! {
            <button
                class="colour"
                class:taken=move || taken_by().is_some()
                type="button"
                aria-pressed=move || is_chosen().to_string()
                aria-label=label
                title=label
                on:click=move |_| form.update(|form| form.set_color(key, one))
            >
                <ColorMark color=one />
            </button>
        }
    });
    view! {
        <li class="seat-row" data-seat=color>
            <ColorMark color=color />
            <input
                class="input"
                maxlength="24"
                autocomplete="off"
                aria-label=numbered("start-seat-name")
                placeholder={move || color_name::<G>(&color.get())}
                prop:value=name
                on:input:target=move |event| rename(event.target().value())
            />
            {G::CHOOSES_COLORS.then(|| {
                view! {
                    <div class="colours" role="group" aria-label=numbered("start-seat-color")>
                        {colors.collect_view()}
                    </div>
                }
            })}
            <HolderSelect
                holder=holder
                by_link=true
                label=numbered("start-seat-holder")
                on_choose=move |holder| form.update(|form| form.set_holder(key, holder))
            />
            <div class="moves">
                <MoveButton form=form key=key down=false name=Signal::derive(shown_name) off=Signal::derive(move || place.get() == 0) />
                <MoveButton form=form key=key down=true name=Signal::derive(shown_name) off=Signal::derive(is_last) />
            </div>
        </li>
    }
}

/// Lets a chair change places.
#[component]
fn MoveButton<G: TableGame>(
    form: RwSignal<Form<G>>,
    key: u8,
    down: bool,
    name: Signal<String>,
    off: Signal<bool>,
) -> impl IntoView {
    let text = if down { "start-seat-later" } else { "start-seat-sooner" };
    let label = move || name.with(|name| fill(text, &[("name", name.as_str().into())]));
    let button = NodeRef::<html::Button>::new();
    let press = move |_| {
        form.update(|form| form.move_chair(key, down));
        // A row that changes places lets go of the focus.
        request_animation_frame(move || {
            if let Some(Some(button)) = button.try_get_untracked() {
                let _ = button.focus();
            }
        });
    };
    view! {
        <button
            node_ref=button
            class="btn quiet square"
            class:down=down
            type="button"
            aria-label=label
            title=label
            // A disabled button would lose the focus when its chair comes to the end.
            aria-disabled=move || off.get().to_string()
            on:click=press
        >
            <Icon name="up" />
        </button>
    }
}

/// A chair of the form, as a list of choices shows it.
pub fn chair_name<G: TableGame>(form: &Form<G>, key: u8, own_name: &str) -> String {
    let Some(chair) = form.chair(key) else { return String::new() };
    let name = if form.own_chair() == Some(key) { own_name } else { &chair.name };
    let color = color_name::<G>(&chair.color);
    match name.trim() {
        "" => color,
        name => fill("start-named-color", &[("name", name.into()), ("color", color.as_str().into())]),
    }
}
