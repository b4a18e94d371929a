//! The first page of the rulebook: the goal, a round, a turn and the end in plain words, with the rules that say more.

use leptos::prelude::*;
use pack::Lang;
use text::shared::OVERVIEW;

use super::neighbours;
use crate::{
    library::{books, rulebook},
    parts::{Icon, rule_title},
    route::Route,
    words,
};

/// The overview.
pub fn overview(lang: Lang) -> impl IntoView {
    let has_lessons = !books().lessons().is_empty();
    let lessons = has_lessons.then(|| {
        view! {
            <a class="btn primary" href=Route::Lesson(None).link()>
                <Icon name="play" />
                {words::say("rules-learn")}
            </a>
        }
    });
    view! {
        <h1 tabindex="-1">{words::say("rules-overview")}</h1>
        {OVERVIEW.map(|(key, lead)| part(key, lead, lang))}
        {lessons.map(|lessons| view! { <p>{lessons}</p> })}
        {about_the_book()}
        {neighbours(None, lang)}
    }
}

fn part(key: &'static str, lead: Option<&'static str>, lang: Lang) -> impl IntoView + use<> {
    let link = |id: String| {
        let title = rule_title(&id, lang);
        view! {
            <li>
                <a href=Route::Rules(Some(id.clone())).link()>{title}</a>
                " "
                <span class="num muted">{id.clone()}</span>
            </li>
        }
    };
    view! {
        <section class="rule overview">
            <h2>{books().say(key)}</h2>
            {lead.map(|lead| view! { <p class="lead">{books().say(lead)}</p> })}
            <p>{books().about(key)}</p>
            <ul class="overview-rules small" aria-label=words::say("rules-in-detail")>
                {books().rules(key).into_iter().map(link).collect_view()}
            </ul>
        </section>
    }
}

/// What this book is.
fn about_the_book() -> impl IntoView {
    let book = rulebook();
    let count = |n: usize| (n as i64).into();
    let words = words::fill(
        "rules-beginning",
        &[
            ("rules", count(book.rules().len())),
            ("rulings", count(book.rulings().len())),
            ("examples", count(books().index().all().len())),
        ],
    );
    view! { <p class="muted">{words}</p> }
}
