//! Making a room on the server this page comes from.

use leptos::prelude::window;
use protocol::{Code, Made, NewRoom};
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use super::sentence;

/// Why there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotMade {
    /// Nobody answers.
    NoNetwork,
    /// Whoever answers knows nothing of rooms: the page lies on a plain host.
    NoServer,
    /// The server says no.
    Refused(Code),
}

impl NotMade {
    /// The key of the sentence that says it.
    pub const fn key(self) -> &'static str {
        match self {
            NotMade::NoNetwork => "make-no-network",
            NotMade::NoServer => "make-no-server",
            NotMade::Refused(Code::TooFast | Code::TooMany) => "make-too-many",
            NotMade::Refused(code) => sentence(code),
        }
    }
}

/// Asks for a room.
///
/// # Errors
/// There is none.
pub async fn make_room<S: Serialize>(new: &NewRoom<S>) -> Result<Made, NotMade> {
    let body = serde_json::to_string(new).map_err(|_| NotMade::Refused(Code::Malformed))?;
    let (is_good, text) = post(protocol::ROOMS, &body).await.map_err(|_| NotMade::NoNetwork)?;
    read(is_good, &text)
}

fn read(is_good: bool, text: &str) -> Result<Made, NotMade> {
    #[derive(Deserialize)]
    struct Refusal {
        error: Code,
    }
    if is_good {
        return serde_json::from_str(text).map_err(|_| NotMade::NoServer);
    }
    Err(serde_json::from_str(text).map_or(NotMade::NoServer, |Refusal { error }| NotMade::Refused(error)))
}

async fn post(place: &str, body: &str) -> Result<(bool, String), JsValue> {
    let how = RequestInit::new();
    how.set_method("POST");
    how.set_body(&body.into());
    let headers = js_sys::Object::new();
    js_sys::Reflect::set(&headers, &"content-type".into(), &"application/json".into())?;
    how.set_headers(&headers);
    let answer: Response = JsFuture::from(window().fetch_with_str_and_init(place, &how)).await?.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.ok(), text.as_string().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_has_its_meaning() {
        let made = r#"{"room":"r","seats":["t",null],"watch":"w"}"#;
        assert_eq!(read(true, made).map(|made| made.room), Ok("r".to_owned()));
        assert_eq!(read(false, r#"{"error":"too-fast"}"#), Err(NotMade::Refused(Code::TooFast)));
        assert_eq!(read(false, "<h1>404</h1>"), Err(NotMade::NoServer));
        assert_eq!(read(true, "<h1>a page for everything</h1>"), Err(NotMade::NoServer));
    }
}
