//! Answers as JSON.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::Code;

/// An answer that nobody keeps.
pub(crate) fn answer(status: StatusCode, json: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (status, headers, json).into_response()
}

/// Something was not done, and why.
pub(crate) fn refusal(status: StatusCode, code: Code) -> Response {
    let code = serde_json::to_string(&code).unwrap_or_default();
    answer(status, format!("{{\"error\":{code}}}"))
}

/// What stands between the server and those who ask under its interface says it as it is documented, too.
pub(crate) fn in_our_words(response: Response) -> Response {
    let status = response.status();
    let is_ours = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if is_ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let code = match status {
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        StatusCode::REQUEST_TIMEOUT => Code::TooSlow,
        _ => Code::Malformed,
    };
    refusal(status, code)
}
