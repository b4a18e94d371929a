//! What the page takes from the world: time, pauses and chance. The engine gets only a secret from here.

use leptos::prelude::window;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::JsFuture;

/// Now, in milliseconds, for dates.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Milliseconds since some moment, for durations.
pub fn moment() -> f64 {
    window().performance().map_or_else(now, |clock| clock.now())
}

/// Waits; the page goes on meanwhile.
pub async fn pause(milliseconds: u32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let wait = i32::try_from(milliseconds).unwrap_or(i32::MAX);
        // A page without timers does not wait.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, wait);
    });
    let _ = JsFuture::from(promise).await;
}

/// Waits until the browser is about to draw.
pub async fn next_frame() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let frame = Closure::once_into_js(move || {
            let _ = resolve.call0(&wasm_bindgen::JsValue::NULL);
        });
        let _ = window().request_animation_frame(frame.unchecked_ref());
    });
    let _ = JsFuture::from(promise).await;
}

/// Bytes that nobody can guess.
pub fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    let given = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if given.is_err() {
        // Without a good source the game is still a game; only its commitment could be guessed.
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes
}
