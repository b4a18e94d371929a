//! How the table on the screen decides the open questions of the rules, for the rulebook that lies over it.

use leptos::prelude::*;
use shelter::options::Options;

/// The options of the table on the screen, if there is one.
#[derive(Clone, Copy)]
struct AtTable(RwSignal<Option<Options>>);

/// Makes it known to all screens.
pub fn provide() {
    provide_context(AtTable(RwSignal::new(None)));
}

/// The options of the table on the screen.
pub fn options() -> Option<Options> {
    use_context::<AtTable>().and_then(|AtTable(options)| options.get())
}

/// A table with these options is on the screen for as long as the part that says so.
pub fn sit_down(options: Options) {
    let Some(AtTable(table)) = use_context::<AtTable>() else { return };
    table.set(Some(options));
    on_cleanup(move || {
        table.try_set(None);
    });
}
