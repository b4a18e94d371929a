//! How the table on the screen decides the open questions of the rules, for the rulebook that lies over it.

use std::sync::Arc;

use leptos::prelude::*;
use pack::Lang;
use text::OptionText;

/// Says the options of the table in a language.
type Options = Arc<dyn Fn(Lang) -> Vec<OptionText> + Send + Sync>;

/// The options of the table on the screen, if there is one.
#[derive(Clone, Copy)]
struct AtTable(RwSignal<Option<Options>>);

/// Makes it known to all screens.
pub fn provide() {
    provide_context(AtTable(RwSignal::new(None)));
}

/// The options of the table on the screen, in words.
pub fn options(lang: Lang) -> Option<Vec<OptionText>> {
    use_context::<AtTable>().and_then(|AtTable(options)| options.get()).map(|options| options(lang))
}

/// A table with these options is on the screen for as long as the part that says so.
pub fn sit_down(options: impl Fn(Lang) -> Vec<OptionText> + Send + Sync + 'static) {
    let Some(AtTable(table)) = use_context::<AtTable>() else { return };
    table.set(Some(Arc::new(options)));
    on_cleanup(move || {
        table.try_set(None);
    });
}
