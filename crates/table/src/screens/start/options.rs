//! The rulings of the rulebook that a table may decide for itself.

use leptos::prelude::*;

use super::{
    form::{Form, USUAL},
    new_game::chair_name,
};
use crate::{
    game::TableGame,
    library::rulebook,
    library::{self, Stage},
    memo::memo,
    parts::{Icon, RuleLink, new_id, symbol},
    settings::likes,
    words::{self, fill, said},
};

/// All options, folded until somebody wants them.
#[component]
pub fn OptionsFold<G: TableGame>(form: RwSignal<Form<G>>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let changed = memo(move || form.with(Form::changed));
    let summary = move || {
        let (all, changed) = (G::switches().len() as i64, changed.get() as i64);
        match changed {
            0 => fill("options-usual", &[("n", all.into())]),
            _ => fill("options-changed", &[("n", changed.into())]),
        }
    };
    // The rulebook is read only for those who look into the options.
    let options = move || {
        (is_open.get() && library::stage() == Stage::Here).then(|| {
            let options = G::switches().into_iter();
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
                    <use href=symbol("i-chevron")></use>
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
fn OneOption<G: TableGame>(
    form: RwSignal<Form<G>>,
    switch: &'static str,
    ruling: &'static str,
    letters: String,
) -> impl IntoView {
    let id = new_id("option");
    let hint = new_id("hint");
    let letter = memo(move || form.with(|form| form.letter(switch)));
    let is_changed = memo(move || form.with(|form| G::is_changed(form, switch)));
    let short = move || {
        let texts = (G::books().usual_options)(words::lang());
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
    let values: Vec<char> = letters.chars().collect();
    let values = values.into_iter().map(|one| {
        view! {
            <option value=one.to_string() selected=move || letter.get() == one>
                {move || value(one)}
            </option>
        }
    });
    let extra = move || G::option_fields(form, switch, letter.get());
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

/// A list of those who play.
#[component]
pub fn ChairSelect<G: TableGame>(
    form: RwSignal<Form<G>>,
    chosen: Signal<u8>,
    #[prop(into)] on_choose: Callback<u8>,
) -> impl IntoView {
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
