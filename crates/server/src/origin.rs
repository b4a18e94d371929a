//! Which pages may talk to the server.

use axum::http::{HeaderMap, header};

/// Whether a request may change something here. A browser says which page a request comes from; only our own and those
/// the host allows are heard. What is no browser says nothing and carries no one's cookies, so it may ask.
pub(crate) fn is_welcome(headers: &HeaderMap, allowed: &[String]) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if headers.get(header::ORIGIN).is_none() {
        return true;
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    let own = origin.split_once("://").map(|(_, host)| host);
    own.is_some_and(|own| text(header::HOST).is_some_and(|host| host.eq_ignore_ascii_case(own)))
        || allowed.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_our_own_page_and_those_allowed_are_heard() {
        let welcome = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("table.example:8017"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            is_welcome(&headers, &["https://friend.example".to_owned()])
        };
        assert!(welcome(None));
        assert!(welcome(Some("http://table.example:8017")));
        assert!(welcome(Some("https://Table.Example:8017")));
        assert!(welcome(Some("https://friend.example")));
        for other in
            ["null", "", "http://table.example", "http://evil.example", "http://table.example:8017.evil.example"]
        {
            assert!(!welcome(Some(other)), "{other}");
        }
    }
}
