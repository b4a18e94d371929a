//! The examples of the rulebook, to be found by what they show.

use leptos::prelude::*;
use pack::Lang;

use crate::{
    library::{books, rulebook},
    memo::memo,
    parts::{Dialog, Icon, Reading},
    route::Route,
    words::{self, fill, said},
};

/// An example in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Shown {
    name: &'static str,
    title: &'static str,
    /// The rule it is about.
    rule: &'static str,
}

/// The list of examples.
#[component]
pub fn ExamplesDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog open=open wide=true title=Signal::derive(said("examples-title"))>
            <Reading>
                <Examples />
            </Reading>
        </Dialog>
    }
}

#[component]
fn Examples() -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let chapters = memo(move || wanted.with(|wanted| found(wanted, words::lang())));
    let count = move || {
        let count: usize = chapters.with(|chapters| chapters.iter().map(|(_, heads)| heads.len()).sum());
        fill("examples-count", &[("n", (count as i64).into())])
    };
    let list = move || {
        let lang = words::lang();
        let chapter = move |(folder, shown): (&'static str, Vec<Shown>)| {
            let shown = shown.into_iter().map(|Shown { name, title, rule }| {
                view! {
                    <li>
                        <a href=Route::Try(name.to_owned()).link()>{title}</a>
                        " "
                        <span class="num small muted">{rule}</span>
                    </li>
                }
            });
            view! {
                <section>
                    <h3>{chapter_title(folder, lang)}</h3>
                    <ul>{shown.collect_view()}</ul>
                </section>
            }
        };
        chapters.get().into_iter().map(chapter).collect_view()
    };
    view! {
        <p>{said("examples-hint")}</p>
        <label class="search">
            <span class="sr-only">{said("examples-search")}</span>
            <Icon name="search" />
            <input
                class="input"
                type="search"
                placeholder=said("examples-search")
                prop:value=wanted
                on:input:target=move |event| wanted.set(event.target().value())
            />
        </label>
        <p class="small muted" role="status">
            {count}
        </p>
        <div class="example-list">{list}</div>
    }
}

/// The examples in which every word occurs, by their folders, in the order of the rulebook.
fn found(wanted: &str, lang: Lang) -> Vec<(&'static str, Vec<Shown>)> {
    let wanted = wanted.to_lowercase();
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let mut chapters: Vec<(&'static str, Vec<Shown>)> = Vec::new();
    for head in books().index().all() {
        let folder = folder_of(head.name);
        let text =
            format!("{} {} {}", head.title(lang), head.proves.join(" "), chapter_title(folder, lang)).to_lowercase();
        if !words.iter().all(|word| text.contains(word)) {
            continue;
        }
        let rule = head.proves.first().copied().unwrap_or_default();
        let shown = Shown { name: head.name, title: head.title(lang), rule };
        match chapters.iter_mut().find(|(other, _)| *other == folder) {
            Some((_, heads)) => heads.push(shown),
            None => chapters.push((folder, vec![shown])),
        }
    }
    let place = |folder: &str| rulebook().chapters().iter().position(|chapter| is_folder_of(folder, &chapter.code));
    kernel::order::sort_by_key(&mut chapters, |(folder, _)| place(folder).unwrap_or(usize::MAX));
    chapters
}

fn folder_of(name: &'static str) -> &'static str {
    name.split_once('/').map_or("", |(folder, _)| folder)
}

/// Whether the examples in a folder are those of a chapter: `fight` of `S-FIGHT`.
fn is_folder_of(folder: &str, code: &str) -> bool {
    code.rsplit_once('-').is_some_and(|(_, name)| name.eq_ignore_ascii_case(folder))
}

fn chapter_title(folder: &str, lang: Lang) -> String {
    let chapter = rulebook().chapters().iter().find(|chapter| is_folder_of(folder, &chapter.code));
    chapter.map_or_else(|| words::say_in(lang, "examples-rulings", &[]), |chapter| chapter.title.get(lang).clone())
}

#[cfg(test)]
mod tests {
    use shelter::Shelter;

    use super::*;
    use crate::{game::TableGame as _, library};

    fn count(wanted: &str, lang: Lang) -> usize {
        found(wanted, lang).iter().map(|(_, heads)| heads.len()).sum()
    }

    #[test]
    fn all_examples_are_listed_in_the_order_of_the_rulebook() {
        library::provide(Shelter::books());
        assert_eq!(count("", Lang::En), books().examples().len());
        let folders: Vec<&str> = found("", Lang::En).into_iter().map(|(folder, _)| folder).collect();
        assert_eq!(folders.first(), Some(&"setup"));
        assert_eq!(folders.last(), Some(&"rulings"));
        assert!(folders.iter().all(
            |folder| *folder == "rulings" || chapter_title(folder, Lang::Ru) != chapter_title("rulings", Lang::Ru)
        ));
    }

    #[test]
    fn examples_are_found_by_words_and_by_rules() {
        library::provide(Shelter::books());
        let both = count("", Lang::En);
        let fights = count("s-fight-04", Lang::En);
        assert!(fights > 0 && fights < both);
        assert_eq!(count("S-FIGHT-04", Lang::Ru), fights);
        assert!(count("кубик", Lang::Ru) > 0);
        assert_eq!(count("кубик", Lang::En), 0);
        assert_eq!(count("no such thing anywhere", Lang::En), 0);
    }
}
