//! The examples that teach, by the chapters of the rulebook. All others are found beside the rules they prove.

use leptos::prelude::*;
use pack::Lang;

use crate::{
    library::{books, rulebook},
    parts::{Dialog, Reading},
    route::Route,
    screens::rules::ExampleHead,
    words::{self, said},
};

/// The list of examples.
#[component]
pub fn ExamplesDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog open=open wide=true title=Signal::derive(said("examples-title"))>
            <Reading>
                <p>
                    {said("examples-hint")}
                    " "
                    <a href=Route::Rules(None).link()>{said("examples-rules")}</a>
                </p>
                <div class="example-list">{move || list(words::lang())}</div>
            </Reading>
        </Dialog>
    }
}

fn list(lang: Lang) -> impl IntoView {
    let chapter = |(title, heads): (&'static str, Vec<&'static ExampleHead>)| {
        let shown = heads.into_iter().map(|head| {
            view! {
                <li>
                    <a href=Route::Try(head.name.to_owned()).link()>{head.title(lang)}</a>
                    <p class="small muted">{head.look(lang)}</p>
                </li>
            }
        });
        view! {
            <section>
                <h3>{title}</h3>
                <ul>{shown.collect_view()}</ul>
            </section>
        }
    };
    chapters(lang).into_iter().map(chapter).collect_view()
}

/// The chapters in the order of the rulebook, each with its examples.
fn chapters(lang: Lang) -> Vec<(&'static str, Vec<&'static ExampleHead>)> {
    let chapters = rulebook().chapters().iter();
    let chapters =
        chapters.map(|chapter| (chapter.title.get(lang).as_str(), books().index().teaching(&chapter.code).collect()));
    chapters.filter(|(_, heads): &(_, Vec<_>)| !heads.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use shelter::Shelter;

    use super::*;
    use crate::{game::TableGame as _, library};

    #[test]
    fn every_chapter_has_one_to_three_examples_that_teach() {
        library::provide(Shelter::books());
        for lang in Lang::ALL {
            let shown = chapters(lang);
            assert_eq!(shown.len(), rulebook().chapters().len());
            assert!(shown.iter().all(|(_, heads)| heads.len() <= 3), "{shown:?}");
        }
    }
}
