//! One rule or ruling on the page.

use leptos::prelude::*;
use pack::Lang;
use rulebook::{
    Rule, Ruling,
    search::{Found, Query},
};
use text::OptionText;

use super::{cross::source_rulings, prose::prose, shelf_index::ExampleHead};
use crate::{
    at_table,
    library::{books, rulebook},
    parts::{CopyLink, Icon, RuleLink},
    route::Route,
    words,
};

/// How many examples stand open under a rule; the others are folded away.
const OPEN_EXAMPLES: usize = 3;

/// A rule with everything that belongs to it. `current` tells which one the address names.
pub fn rule_entry(
    rule: &'static Rule,
    lang: Lang,
    query: &Query,
    current: Memo<Option<String>>,
) -> impl IntoView + use<> {
    let example = rule.example.as_ref().filter(|example| example.has(lang));
    let example = example.map(|example| {
        view! {
            <p class="muted small">
                <b>{words::say("rules-for-instance")}</b>
                " "
                {prose(example.get(lang), query)}
            </p>
        }
    });
    let sources: Vec<&'static Ruling> = source_rulings(rulebook(), rule).collect();
    let rulings = sources.iter().map(|ruling| ruling_note(ruling, lang, query)).collect_view();
    let mentions = books().cross().mentions(&rule.id).iter().copied();
    let mentions: Vec<&str> = mentions.filter(|id| sources.iter().all(|ruling| ruling.id != *id)).collect();
    view! {
        <article
            class="rule"
            class:current=is_at(&rule.id, current)
            id=rule.id.as_str()
            aria-labelledby=title_id(&rule.id)
        >
            {head(&rule.id, rule.title.get(lang), query)}
            <p>{prose(rule.text.get(lang), query)}</p>
            {example}
            {rulings}
            {links("rules-mentioned-in", &mentions)}
            {examples(&rule.id, lang)}
        </article>
    }
}

/// A ruling with everything that belongs to it.
pub fn ruling_entry(
    ruling: &'static Ruling,
    lang: Lang,
    query: &Query,
    current: Memo<Option<String>>,
) -> impl IntoView + use<> {
    let decided = books().cross().decided(&ruling.id);
    let mentions: Vec<&str> =
        books().cross().mentions(&ruling.id).iter().copied().filter(|id| !decided.contains(id)).collect();
    view! {
        <article
            class="rule"
            class:current=is_at(&ruling.id, current)
            id=ruling.id.as_str()
            aria-labelledby=title_id(&ruling.id)
        >
            {head(&ruling.id, ruling.question.get(lang), query)}
            <div class="ruling">
                {answers(ruling, lang, query)}
                {switch(ruling, lang)}
            </div>
            <h3 class="label">{words::say("rules-why")}</h3>
            <p class="small">{prose(ruling.why.get(lang), query)}</p>
            {links("rules-decides", decided)}
            {links("rules-mentioned-in", &mentions)}
            {examples(&ruling.id, lang)}
        </article>
    }
}

/// Something that was found: short, and leading to its place.
pub fn found_entry(found: Found<'static>, lang: Lang, query: &Query) -> impl IntoView + use<> {
    let (id, title, text) = match found {
        Found::Rule(rule) => (&rule.id, rule.title.get(lang), prose(rule.text.get(lang), query).into_any()),
        Found::Ruling(ruling) => {
            let why = view! { <p class="small muted">{prose(ruling.why.get(lang), query)}</p> };
            (&ruling.id, ruling.question.get(lang), (answers(ruling, lang, query), why).into_any())
        }
    };
    let text = match found {
        Found::Rule(_) => view! { <p>{text}</p> }.into_any(),
        Found::Ruling(_) => view! { <div class="ruling">{text}</div> }.into_any(),
    };
    view! {
        <article class="rule found" aria-labelledby=title_id(id)>
            <header class="rule-head">
                <span class="rule-id">{id.as_str()}</span>
                <h2 id=title_id(id)>
                    <a href=Route::Rules(Some(id.clone())).link()>{marked(title, query)}</a>
                </h2>
            </header>
            {text}
        </article>
    }
}

fn title_id(id: &str) -> String {
    format!("title-{id}")
}

fn is_at(id: &str, current: Memo<Option<String>>) -> impl Fn() -> bool + Send + Sync + 'static {
    let id = id.to_owned();
    move || current.with(|current| current.as_ref() == Some(&id))
}

fn head(id: &'static str, title: &'static str, query: &Query) -> impl IntoView + use<> {
    view! {
        <header class="rule-head">
            <a class="rule-id" href=Route::Rules(Some(id.to_owned())).link() aria-hidden="true" tabindex="-1">
                {id}
            </a>
            <h2 id=title_id(id) tabindex="-1">
                <span class="sr-only">{id}": "</span>
                {prose(title, query)}
            </h2>
            <CopyLink route=Route::Rules(Some(id.to_owned())) what=id />
        </header>
    }
}

/// A text that is itself a link: marked, but without links of its own.
fn marked(text: &str, query: &Query) -> impl IntoView + use<> {
    let mut at = 0;
    let mut pieces = Vec::new();
    for mark in query.marks(text) {
        pieces.push(text[at..mark.start].to_owned().into_any());
        at = mark.end;
        pieces.push(view! { <mark>{text[mark].to_owned()}</mark> }.into_any());
    }
    pieces.push(text[at..].to_owned().into_any());
    pieces
}

/// A ruling under the rule that follows from it.
fn ruling_note(ruling: &'static Ruling, lang: Lang, query: &Query) -> impl IntoView + use<> {
    view! {
        <section class="ruling">
            <p class="label">
                {words::say("rules-ruling")}
                " "
                <RuleLink id=ruling.id.as_str() />
            </p>
            <h3>{prose(ruling.question.get(lang), query)}</h3>
            {answers(ruling, lang, query)}
            {switch(ruling, lang)}
            <details class="fold">
                <summary>
                    {words::say("rules-why")}
                    <span class="chevron"><Icon name="chevron" /></span>
                </summary>
                <p>{prose(ruling.why.get(lang), query)}</p>
            </details>
        </section>
    }
}

/// The answers to the question of a ruling. The one in force is marked in words, too; over a table that is the one it
/// plays with.
fn answers(ruling: &'static Ruling, lang: Lang, query: &Query) -> impl IntoView + use<> {
    let here = at_table::options(lang).and_then(|options| option_text(ruling, options)).map(|option| option.chosen);
    let in_force = here.unwrap_or(ruling.default);
    let answer = |option: &'static rulebook::RulingOption| {
        let is_chosen = option.letter == in_force;
        let tag = match here {
            Some(_) if is_chosen => Some("rules-at-this-table"),
            None if is_chosen => Some("rules-in-force"),
            _ if option.letter == ruling.default => Some("rules-usual"),
            _ => None,
        };
        let tag = tag.map(|key| view! { <span class="tag">{words::say(key)}</span> });
        view! {
            <li class:chosen=is_chosen>
                <b>{option.letter.to_string()}</b>
                <span>{prose(option.text.get(lang), query)} " " {tag}</span>
            </li>
        }
    };
    view! { <ol class="options-list">{ruling.options.iter().map(answer).collect_view()}</ol> }
}

/// The table option that chooses another answer.
fn switch(ruling: &'static Ruling, lang: Lang) -> impl IntoView + use<> {
    let option = option_text(ruling, (books().usual_options)(lang));
    let words = match option {
        Some(option) => words::fill("rules-switch", &[("name", option.name.as_str().into())]),
        None => words::say("rules-no-switch"),
    };
    view! { <p class="small muted">{words}</p> }
}

/// The table option that decides a ruling, if a table may.
fn option_text(ruling: &Ruling, options: Vec<OptionText>) -> Option<OptionText> {
    let switch = ruling.switch.as_deref()?;
    options.into_iter().find(|option| option.switch == switch)
}

fn links(key: &'static str, ids: &[&'static str]) -> Option<impl IntoView + use<>> {
    if ids.is_empty() {
        return None;
    }
    let ids = ids.to_vec();
    let link = |id: &&'static str| view! { <li><RuleLink id=*id /></li> };
    Some(view! {
        <div class="rule-refs small">
            <b>{words::say(key)}</b>
            <ul class="btn-row">{ids.iter().map(link).collect_view()}</ul>
        </div>
    })
}

fn examples(id: &'static str, lang: Lang) -> Option<impl IntoView + use<>> {
    let heads: Vec<&'static ExampleHead> = books().index().proving(id).collect();
    if heads.is_empty() {
        return None;
    }
    let (open, folded) = heads.split_at(heads.len().min(OPEN_EXAMPLES));
    let one = move |head: &&'static ExampleHead| example(head, lang);
    let more = (!folded.is_empty()).then(|| {
        let n = folded.len() as i64;
        view! {
            <details class="fold">
                <summary>
                    {words::fill("rules-more-examples", &[("n", n.into())])}
                    <span class="chevron"><Icon name="chevron" /></span>
                </summary>
                <ul class="rule-examples">{folded.iter().map(one).collect_view()}</ul>
            </details>
        }
    });
    Some(view! {
        <h3 class="label">{words::say("rules-examples")}</h3>
        <ul class="rule-examples">{open.iter().map(one).collect_view()}</ul>
        {more}
    })
}

/// An example with the way to try it, and what to look for if it is one of those that teach.
pub fn example(head: &'static ExampleHead, lang: Lang) -> impl IntoView + use<> {
    let title = head.title(lang);
    let look = head.look(lang).map(|look| view! { <span class="look small">{look}</span> });
    let label = words::fill("rules-try-it-named", &[("title", title.into())]);
    view! {
        <li class="example">
            <span class="what">{title} {look}</span>
            <a class="btn" href=Route::Try(head.name.to_owned()).link() aria-label=label>
                <Icon name="play" />
                {words::say("rules-try-it")}
            </a>
        </li>
    }
}
