//! The cover of the pamphlet: the sky above, and what lies below. The first screen, which stands before the program
//! runs, has it from the same file.

use leptos::prelude::*;

use super::messages::say;
use crate::parts::{fill_template, first_sprite};

const COVER: &str = include_str!("../../static/shelter/cover.html");

/// The cover.
pub fn cover() -> AnyView {
    let inside = move || fill_template(COVER, |gap| if gap == "sprite" { first_sprite() } else { say(gap) });
    view! { <header class="cover" inner_html=inside></header> }.into_any()
}
