//! Values that follow from others, and what is done about them.

use leptos::prelude::*;

/// A value that is computed anew when what it was made of changes, and passed on when it is another one. The closure is
/// boxed: the page would otherwise carry the machinery of a memo once for each of them.
pub fn memo<T: PartialEq + Send + Sync + 'static>(compute: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    boxed(Box::new(compute))
}

fn boxed<T: PartialEq + Send + Sync + 'static>(compute: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| compute())
}

/// Does something now, and again whenever what it read changes. Boxed for the same reason.
pub fn effect(act: impl Fn() + 'static) {
    let act: Box<dyn Fn()> = Box::new(act);
    Effect::new(act);
}

/// Reads a value only to be run again when it changes. `track` would not do: a memo that nobody has read yet is not
/// computed by it, follows nothing, and never changes.
pub fn follow(value: impl With) {
    value.with(|_| ());
}
