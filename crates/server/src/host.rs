//! Under which names the server answers, and which pages may talk to it.
//!
//! A page of another host cannot read what the server says, unless the name of that host suddenly leads here: the
//! browser then takes the server for the page's own. So the server answers only to names that nobody else can own.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};

/// Names that lead to this network alone.
const LOCAL: [&str; 4] = [".localhost", ".local", ".internal", ".home.arpa"];

/// A host without its port.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    }
}

/// Whether a name, without a port, can be nobody else's: an address, a name without a dot, or one of a local network.
fn is_own(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    bare.parse::<IpAddr>().is_ok() || !name.contains('.') || LOCAL.iter().any(|ending| name.ends_with(ending))
}

/// Whether the server answers to the name under which it was asked. A request without one is no browser's.
pub(crate) fn answers_to(headers: &HeaderMap, hosts: &[String]) -> bool {
    let Some(host) = headers.get(header::HOST) else { return true };
    let Ok(host) = host.to_str() else { return false };
    let name = without_port(host).to_ascii_lowercase();
    is_own(&name) || hosts.iter().any(|known| known.eq_ignore_ascii_case(host) || known.eq_ignore_ascii_case(&name))
}

/// Whether a request may change something here. A browser says which page a request comes from, and only our own is
/// heard. What is no browser says nothing and carries no one's cookies, so it may ask.
pub(crate) fn is_welcome(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if headers.get(header::ORIGIN).is_none() {
        return true;
    }
    let own = text(header::ORIGIN).and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    own.is_some_and(|own| text(header::HOST).is_some_and(|host| host.eq_ignore_ascii_case(own)))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_our_own_page_is_heard() {
        let welcome = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("table.example:8017"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            is_welcome(&headers)
        };
        assert!(welcome(None));
        assert!(welcome(Some("http://table.example:8017")));
        assert!(welcome(Some("https://Table.Example:8017")));
        for other in
            ["null", "", "http://table.example", "http://evil.example", "http://table.example:8017.evil.example"]
        {
            assert!(!welcome(Some(other)), "{other}");
        }
    }

    #[test]
    fn a_name_that_somebody_else_may_own_must_be_named() {
        let answers = |host: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static(host));
            answers_to(&headers, &["table.example".to_owned(), "games.example:8443".to_owned()])
        };
        assert!(answers_to(&HeaderMap::new(), &[]));
        for own in [
            "127.0.0.1:8017",
            "192.168.1.5",
            "[::1]:8017",
            "[2001:db8::1]",
            "localhost:8017",
            "den",
            "den.local:80",
            "Table.Example",
            "table.example:443",
            "games.example:8443",
        ] {
            assert!(answers(own), "{own}");
        }
        for other in
            ["evil.example", "evil.example:8017", "games.example", "127.0.0.1.evil.example", "table.example.evil"]
        {
            assert!(!answers(other), "{other}");
        }
    }
}
