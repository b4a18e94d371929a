//! The way from a rule named anywhere on the page to its place in the rulebook.

use leptos::prelude::*;
use pack::Lang;

use crate::{
    library::rulebook,
    library::{self, Stage},
    route::Route,
    words,
};

/// A link to a rule or ruling, which shows its id and tells its title.
#[component]
pub fn RuleLink(
    /// The id of a rule or a ruling.
    #[prop(into)]
    id: String,
) -> impl IntoView {
    let link = Route::Rules(Some(id.clone())).link();
    let label = {
        let id = id.clone();
        move || {
            (library::stage() == Stage::Here)
                .then(|| rule_title(&id, words::lang()))
                .flatten()
                .map(|title| format!("{id}: {title}"))
        }
    };
    view! {
        <a class="rule-link" href=link title=label.clone() aria-label=label>
            {id}
        </a>
    }
}

/// What a rule is called, or what a ruling is about.
pub fn rule_title(id: &str, lang: Lang) -> Option<&'static str> {
    let book = rulebook();
    let title = book.rule(id).map(|rule| &rule.title).or_else(|| book.ruling(id).map(|ruling| &ruling.question));
    title.map(|title| title.get(lang).as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableGame as _;

    #[test]
    fn rules_and_rulings_are_told_in_both_languages() {
        library::provide(shelter::Shelter::books());
        assert_eq!(rule_title("S-SETUP-01", Lang::En), Some("Player count"));
        assert_eq!(rule_title("S-SETUP-01", Lang::Ru), Some("Число игроков"));
        assert!(rule_title("S-RULING-01", Lang::Ru).is_some_and(|question| question.ends_with('?')));
        assert_eq!(rule_title("nowhere", Lang::En), None);
    }
}
