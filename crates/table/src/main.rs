//! The web table: one page that plays Shelter in the browser, on the engine itself.

mod app;
mod at_table;
mod clock;
mod keys;
mod kit;
mod library;
mod lobby;
mod memo;
mod motion;
mod online;
mod parts;
mod play;
mod room;
mod route;
mod screens;
mod settings;
mod sound;
mod spot;
mod store;
mod words;

fn main() {
    leptos::mount::mount_to_body(app::App);
}
