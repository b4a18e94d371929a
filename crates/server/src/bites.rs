//! A line of the log where a limit bites, but not for each of those whom it bites.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How long nothing more is said about a limit.
const QUIET: Duration = Duration::from_secs(60);

/// When each limit was last spoken of.
#[derive(Default)]
pub(crate) struct Bites(Mutex<HashMap<&'static str, Instant>>);

impl Bites {
    /// Whether it is time to say that a limit bites.
    pub(crate) fn is_news(&self, limit: &'static str) -> bool {
        self.is_news_at(limit, Instant::now())
    }

    fn is_news_at(&self, limit: &'static str, now: Instant) -> bool {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_news = said.get(limit).is_none_or(|before| now.saturating_duration_since(*before) >= QUIET);
        if is_news {
            said.insert(limit, now);
        }
        is_news
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_spoken_of_once_in_a_while() {
        let (bites, now) = (Bites::default(), Instant::now());
        assert!(bites.is_news_at("one", now) && bites.is_news_at("two", now));
        assert!(!bites.is_news_at("one", now + QUIET / 2));
        assert!(bites.is_news_at("one", now + QUIET));
    }
}
