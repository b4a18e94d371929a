//! The rulings of the rulebook that a table may decide for itself.

use leptos::prelude::*;
use shelter::options::Options;

use super::{
    form::{FIRST_PLAYER, Form, LEVEL_ORDER, ROUND_LIMIT, USUAL},
    names::voice,
    new_game::chair_name,
};
use crate::{
    kit::rulebook,
    library::{self, Stage},
    memo::memo,
    parts::{Icon, RuleLink, new_id},
    settings::likes,
    words::{self, fill, said},
};

/// All options, folded until somebody wants them.
#[component]
pub fn OptionsFold(form: RwSignal<Form>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let changed = memo(move || form.with(Form::changed));
    let summary = move || {
        let (all, changed) = (Options::SWITCHES.len() as i64, changed.get() as i64);
        match changed {
            0 => fill("options-usual", &[("n", all.into())]),
            _ => fill("options-changed", &[("n", changed.into())]),
        }
    };
    // The rulebook is read only for those who look into the options.
    let options = move || {
        (is_open.get() && library::stage() == Stage::Here).then(|| {
            let options = Options::SWITCHES.into_iter();
            options
                .map(|(switch, ruling, letters)| {
                    view! { <OneOption form=form switch=switch ruling=ruling letters=letters /> }
                })
                .collect_view()
        })
    };
    view! {
        <details
            class="fold"
            on:toggle:target=move |event| is_open.set(event.target().has_attribute("open"))
        >
            <summary>
                <Icon name="rules" />
                {said("options-title")}
                <span class="muted small">{summary}</span>
                <svg class="icon chevron" aria-hidden="true">
                    <use href="#i-chevron"></use>
                </svg>
            </summary>
            <p class="small muted">{said("options-hint")}</p>
            <div class="options">{options}</div>
            <button
                class="btn"
                type="button"
                hidden=move || changed.get() == 0
                on:click=move |_| form.update(Form::reset_options)
            >
                <Icon name="undo" />
                {said("options-reset")}
            </button>
        </details>
    }
}

/// One ruling: what it is about, its answers, what the chosen one says in full, and why the usual one is usual.
#[component]
fn OneOption(form: RwSignal<Form>, switch: &'static str, ruling: &'static str, letters: &'static str) -> impl IntoView {
    let id = new_id("option");
    let hint = new_id("hint");
    let letter = memo(move || form.with(|form| form.letter(switch)));
    let is_changed = memo(move || form.with(|form| form.is_changed(switch)));
    let short = move || {
        let texts = voice().options(&Options::default(), |_| None);
        texts.into_iter().find(|text| text.switch == switch)
    };
    let name = move || short().map(|text| text.name).unwrap_or_default();
    let value = move |letter: char| {
        let values = short().map(|text| text.values).unwrap_or_default();
        let text = values.into_iter().find(|(other, _)| *other == letter).map(|(_, text)| text).unwrap_or_default();
        if letter == USUAL { fill("options-usual-value", &[("value", text.as_str().into())]) } else { text }
    };
    let book = rulebook().ruling_of_switch(switch);
    let question = move || book.map(|ruling| ruling.question.get(words::lang()).clone());
    let answer = move || {
        let option = book?.options.iter().find(|option| option.letter == letter.get())?;
        Some(option.text.get(words::lang()).clone())
    };
    let why = move || book.map(|ruling| ruling.why.get(words::lang()).clone());
    let values = letters.chars().map(|one| {
        view! {
            <option value=one.to_string() selected=move || letter.get() == one>
                {move || value(one)}
            </option>
        }
    });
    let extra = move || match (switch, letter.get()) {
        (ROUND_LIMIT, 'a') => Some(view! { <RoundLimit form=form /> }.into_any()),
        (FIRST_PLAYER, 'b') => Some(view! { <Beginner form=form /> }.into_any()),
        (LEVEL_ORDER, 'c') => Some(view! { <Levels form=form /> }.into_any()),
        _ => None,
    };
    view! {
        <div class="option" class:changed=is_changed>
            <label for=id.clone()>
                <b>{name}</b>
            </label>
            <RuleLink id=ruling />
            <select
                class="select"
                id=id
                aria-describedby=hint.clone()
                prop:value=move || letter.get().to_string()
                on:change:target=move |event| {
                    if let Some(letter) = event.target().value().chars().next() {
                        form.update(|form| form.set_letter(switch, letter));
                    }
                }
            >
                {values.collect_view()}
            </select>
            {extra}
            <div class="hint">
                <p id=hint>{question}</p>
                <p class="answer">{answer}</p>
                <details>
                    <summary>{said("options-why")}</summary>
                    <p>{why}</p>
                </details>
            </div>
        </div>
    }
}

/// After how many rounds the game ends.
#[component]
fn RoundLimit(form: RwSignal<Form>) -> impl IntoView {
    view! {
        <label class="extra">
            <span>{said("options-round-limit")}</span>
            <input
                class="input"
                type="number"
                inputmode="numeric"
                min="1"
                max="999"
                prop:value=move || form.with(|form| form.round_limit.clone())
                on:input:target=move |event| form.update(|form| form.round_limit = event.target().value())
            />
        </label>
    }
}

/// Whom the host lets begin.
#[component]
fn Beginner(form: RwSignal<Form>) -> impl IntoView {
    let chosen = Signal::derive(move || form.with(Form::beginner));
    view! {
        <label class="extra">
            <span>{said("options-beginner")}</span>
            <ChairSelect form=form chosen=chosen on_choose=move |key| form.update(|form| form.first = key) />
        </label>
    }
}

/// Whose level is the first, the second and so on.
#[component]
fn Levels(form: RwSignal<Form>) -> impl IntoView {
    let count = memo(move || form.with(|form| form.players));
    let levels = move || {
        let levels = (0..usize::from(count.get())).map(|at| {
            let chosen = Signal::derive(move || form.with(|form| form.level_owners().get(at).copied().unwrap_or(0)));
            view! {
                <label class="extra">
                    <span>{move || fill("options-level", &[("n", (at as i64 + 1).into())])}</span>
                    <ChairSelect
                        form=form
                        chosen=chosen
                        on_choose=move |key| form.update(|form| form.set_level_owner(at, key))
                    />
                </label>
            }
        });
        levels.collect_view()
    };
    view! { {levels} }
}

/// A list of those who play.
#[component]
fn ChairSelect(form: RwSignal<Form>, chosen: Signal<u8>, #[prop(into)] on_choose: Callback<u8>) -> impl IntoView {
    let likes = likes();
    let keys = memo(move || form.with(|form| form.taken().iter().map(|chair| chair.key).collect::<Vec<_>>()));
    let options = move || {
        let option = |key: u8| {
            let name = move || likes.with(|likes| form.with(|form| chair_name(form, key, &likes.name)));
            view! {
                <option value=key.to_string() selected=move || chosen.get() == key>
                    {name}
                </option>
            }
        };
        keys.get().into_iter().map(option).collect_view()
    };
    view! {
        <select
            class="select"
            prop:value=move || chosen.get().to_string()
            on:change:target=move |event| {
                if let Ok(key) = event.target().value().parse() {
                    on_choose.run(key);
                }
            }
        >
            {options}
        </select>
    }
}
