//! The answer to a request for a file of the page.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header, response},
    response::{IntoResponse, Response},
};

use crate::{Page, encoding::Encoding, page::Found};

/// Said in place of a page that was not built.
const NO_PAGE: &str = "\
This program was built without the web table. In the folder of the project, run: cargo xtask play
Эта программа собрана без веб-стола. В папке проекта выполните: cargo xtask play
";

/// Files here are named by their content.
const ASSETS: &str = "assets/";

const FOREVER: &str = "public, max-age=31536000, immutable";

/// May be kept, but is asked about every time.
const ASK_FIRST: &str = "no-cache";

/// A file of the page.
pub(crate) async fn page(State(page): State<Arc<Page>>, uri: Uri, headers: HeaderMap) -> Response {
    if !page.exists() {
        return (StatusCode::SERVICE_UNAVAILABLE, [(header::CACHE_CONTROL, "no-store")], NO_PAGE).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let accepted = Encoding::accepted(text(&headers, header::ACCEPT_ENCODING));
    let found = kind(path).and_then(|kind| Some((kind, page.find(path, accepted)?)));
    let Some((kind, found)) = found else {
        tracing::debug!(path, "not found");
        return (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, "no-store")], "404\n").into_response();
    };
    tracing::debug!(path, encoding = ?found.encoding, "file");
    let is_known = is_known(text(&headers, header::IF_NONE_MATCH), &found.tag);
    respond(path, kind, found, is_known).unwrap_or_else(|error| {
        tracing::error!(path, %error, "cannot answer");
        StatusCode::INTERNAL_SERVER_ERROR.into_response()
    })
}

fn respond(path: &str, kind: &'static str, found: Found, is_known: bool) -> Result<Response, axum::http::Error> {
    let keep = if path.starts_with(ASSETS) { FOREVER } else { ASK_FIRST };
    let mut response: response::Builder = Response::builder()
        .header(header::CACHE_CONTROL, keep)
        .header(header::ETAG, HeaderValue::from_str(&found.tag)?);
    if found.varies {
        response = response.header(header::VARY, "accept-encoding");
    }
    if is_known {
        return response.status(StatusCode::NOT_MODIFIED).body(Body::empty());
    }
    if let Some(name) = found.encoding.name() {
        response = response.header(header::CONTENT_ENCODING, name);
    }
    response.header(header::CONTENT_TYPE, kind).body(Body::from(found.content))
}

/// A header as text; one that is missing or no text says nothing.
fn text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Whether a client has the content already, by what it says in `If-None-Match`.
fn is_known(header: &str, tag: &str) -> bool {
    header.split(',').map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// The type of a file; there are no files of other types in a page.
fn kind(path: &str) -> Option<&'static str> {
    let (_, extension) = path.rsplit_once('.')?;
    Some(match extension {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => return None,
    })
}
