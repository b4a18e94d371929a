//! Files: giving one to the person, and taking one from them.

use leptos::{html, prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A file larger than this is no saved game: the longest takes a few of its millions of bytes.
const MOST_BYTES: f64 = 32.0 * 1024.0 * 1024.0;

/// A file that a person gave us.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// What it is called.
    pub name: String,
    /// What is in it; none if it cannot be read or is far too large.
    pub text: Option<String>,
}

/// Lets the person keep a text as a file.
pub fn download(name: &str, text: &str) {
    // A browser that refuses one of the steps gives no file; there is nobody else to ask.
    let _ = offer(name, text);
}

/// Lets the person keep what is at an address of the page's own as a file.
pub fn download_address(name: &str, address: &str) {
    let _ = follow(name, address);
}

/// An address for a text of this kind, which stays until it is revoked.
///
/// # Errors
/// The browser refuses it.
pub fn blob_address(text: &str, kind: &str) -> Result<String, JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}

fn follow(name: &str, address: &str) -> Result<(), JsValue> {
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let address = blob_address(text, "application/octet-stream")?;
    follow(name, &address)?;
    // The download reads the address after this turn of the event loop.
    set_timeout(
        move || {
            let _ = web_sys::Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(60),
    );
    Ok(())
}

/// A name for a file: the parts in small letters, joined with hyphens, without anything a file system could object to.
pub fn file_name(parts: &[String], ending: &str) -> String {
    let mut name = String::new();
    for part in parts {
        let words = part.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        for word in words {
            if !name.is_empty() {
                name.push('-');
            }
            name.extend(word.chars().flat_map(char::to_lowercase).take(40));
        }
    }
    if name.is_empty() {
        name.push_str("bottlecap");
    }
    format!("{name}.{ending}")
}

/// A button that asks for a file.
#[component]
pub fn FileButton(
    /// What the file picker should show, as the `accept` attribute of a file input.
    accept: &'static str,
    /// Takes the file.
    #[prop(into)]
    on_file: Callback<Given>,
    /// The classes of the button.
    #[prop(default = "btn")]
    class: &'static str,
    /// What is on the button.
    children: Children,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let ask = move |_| {
        if let Some(input) = input.get() {
            input.click();
        }
    };
    let picked = move |_| {
        let Some(input) = input.get() else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read(file, on_file);
        }
        // The same file may be wanted again.
        input.set_value("");
    };
    view! {
        <input type="file" hidden accept=accept node_ref=input on:change=picked />
        <button type="button" class=class on:click=ask>
            {children()}
        </button>
    }
}

/// Takes files that are dropped anywhere on the page, for as long as its owner lives; tells meanwhile whether one hovers
/// over it.
pub fn watch_drops(on_file: Callback<Given>) -> ReadSignal<bool> {
    let (is_over, set_over) = signal(false);
    let over = window_event_listener(leptos::ev::dragover, move |event| {
        if carries_files(&event) {
            // Else the browser would open the file in place of the page.
            event.prevent_default();
            set_over.set(true);
        }
    });
    let leave = window_event_listener(leptos::ev::dragleave, move |event| {
        // Between two elements of the page it leaves one for the other.
        if event.related_target().is_none() {
            set_over.set(false);
        }
    });
    let drop_listener = window_event_listener(leptos::ev::drop, move |event| {
        set_over.set(false);
        if let Some(file) = dropped(&event) {
            event.prevent_default();
            read(file, on_file);
        }
    });
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop_listener.remove();
    });
    is_over
}

fn carries_files(event: &web_sys::DragEvent) -> bool {
    let types = carried(event, "types").map(|types| js_sys::Array::from(&types));
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

fn dropped(event: &web_sys::DragEvent) -> Option<web_sys::File> {
    carried(event, "files")?.dyn_into::<web_sys::FileList>().ok()?.get(0)
}

fn carried(event: &web_sys::DragEvent, what: &str) -> Option<JsValue> {
    let transfer = js_sys::Reflect::get(event, &"dataTransfer".into()).ok().filter(JsValue::is_object)?;
    js_sys::Reflect::get(&transfer, &what.into()).ok().filter(JsValue::is_object)
}

fn read(file: web_sys::File, on_file: Callback<Given>) {
    spawn_local(async move {
        let text = if file.size() > MOST_BYTES {
            None
        } else {
            JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
        };
        on_file.try_run(Given { name: file.name(), text });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_please_every_file_system() {
        let parts = ["Shelter".to_owned(), "2025-11-15".to_owned(), "Анна / ../Bo:b".to_owned()];
        assert_eq!(file_name(&parts, "bottlecap.jsonl"), "shelter-2025-11-15-анна-bo-b.bottlecap.jsonl");
        assert_eq!(file_name(&["?".to_owned()], "txt"), "bottlecap.txt");
    }
}
