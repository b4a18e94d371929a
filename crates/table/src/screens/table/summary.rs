//! The game in short: its goal before the first game, and a page with the goal, a round, the ways to win and all icons,
//! one key away.

use leptos::prelude::*;

use crate::{
    game::{self, TableGame},
    library::books,
    parts::{Dialog, Icon, Reading},
    play::Play,
    route::Route,
    words::{said, say},
};

/// What the goal consists of: to win, a round, the end.
const GOAL: [&str; 3] = ["goal-aim", "goal-round", "goal-end"];

fn goal<G: TableGame>() -> AnyView {
    let part = |key: &'static str| {
        view! {
            <dt>{said(key)}</dt>
            <dd>{game::said::<G>(key)}</dd>
        }
    };
    view! {
        <dl class="goal">{GOAL.map(part)}</dl>
        <p><a href=Route::Rules(None).link()>{said("menu-rules")}</a></p>
    }
    .into_any()
}

/// The goal, before the first move of somebody's first game.
#[component]
pub fn Goal<G: TableGame>(play: Play<G>) -> impl IntoView {
    let foot = move || {
        view! {
            <button type="button" class="btn primary" on:click=move |_| play.goal.set(false)>
                {said("goal-begin")}
            </button>
        }
    };
    view! { <Dialog open=play.goal title=Signal::derive(|| say("goal-title")) foot=foot>{goal::<G>()}</Dialog> }
}

/// The summary.
#[component]
pub fn Summary<G: TableGame>(play: Play<G>) -> impl IntoView {
    view! {
        <Dialog open=play.summary wide=true title=Signal::derive(|| say("menu-summary"))>
            {goal::<G>()}
            <Reading>{legend::<G>()}</Reading>
        </Dialog>
    }
}

/// An icon, or a letter as it is printed.
fn sign(name: &'static str) -> AnyView {
    match name.len() {
        1 => view! { <b class="letter">{name}</b> }.into_any(),
        _ => view! { <Icon name=name /> }.into_any(),
    }
}

/// The ways to win, and what each icon does.
fn legend<G: TableGame>() -> AnyView {
    let icon = |icon: &'static str| {
        let key = format!("legend-{icon}");
        let about = key.clone();
        view! {
            <div>
                <dt>{sign(icon)}{move || books().say(&key)}</dt>
                <dd>{move || books().about(&about)}</dd>
            </div>
        }
    };
    view! {
        <h3>{move || books().say("summary-ways")}</h3>
        <p>{move || books().about("summary-ways")}</p>
        <h3>{said("summary-icons")}</h3>
        <dl class="legend">{G::LEGEND.iter().map(|name| icon(name)).collect_view()}</dl>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use pack::{Lang, Mistakes, Texts};
    use shelter::Shelter;

    use super::*;

    #[test]
    fn every_icon_has_a_name_and_a_meaning_in_every_language() {
        let mut texts = Texts::new();
        let mut mistakes = Mistakes::new();
        for text in shelf::shelter_library().unwrap().texts {
            texts.add_text(&text, &mut mistakes);
        }
        assert!(!mistakes.has_errors(), "{mistakes}");
        let keys = Shelter::LEGEND.iter().map(|icon| format!("legend-{icon}")).chain(["summary-ways".to_owned()]);
        for (key, lang) in keys.flat_map(|key| Lang::ALL.map(|lang| (key.clone(), lang))) {
            assert!(texts.has(lang, &key) && texts.attribute(lang, &key, "about", &[]).is_some(), "{key} in {lang}");
        }
    }
}
