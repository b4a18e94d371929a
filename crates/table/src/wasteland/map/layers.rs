//! What lies over the map, switched with buttons and keys.

use leptos::prelude::*;
use wasteland::Wasteland;

use super::{card, threat::lay};
use crate::{
    keys,
    parts::Icon,
    play::Play,
    wasteland::{desk::Layer, messages::said},
};

/// Switches a layer on, or off if it is on.
fn switch(play: Play<Wasteland>, layer: Layer) {
    let is_on = play.desk.layer.get_untracked() == layer;
    lay(play, if is_on { Layer::Bare } else { layer });
}

/// Listens for the keys: the brackets, by their places.
pub fn listen(play: Play<Wasteland>) {
    keys::listen_for(move |code| match code {
        "BracketLeft" => switch(play, Layer::Reach),
        "BracketRight" => switch(play, Layer::Threat),
        "Escape" => card::close(play),
        _ => {}
    });
}

/// The buttons.
#[component]
pub fn Switches(play: Play<Wasteland>) -> impl IntoView {
    let button = move |layer: Layer, icon: &'static str, key: &'static str, name: &'static str| {
        view! {
            <button
                type="button"
                class="btn square"
                data-layer=name
                title=said(key)
                aria-label=said(key)
                aria-pressed=move || (play.desk.layer.get() == layer).to_string()
                on:click=move |_| switch(play, layer)
            >
                <Icon name=icon />
            </button>
        }
    };
    view! {
        <div class="map-layers" role="group" aria-label=said("map-layers")>
            {button(Layer::Reach, "move", "layer-reach", "reach")}
            {button(Layer::Threat, "activate", "layer-threat", "threat")}
        </div>
    }
}
