//! Which compressed form of a file a client takes.

/// The forms in which a file may be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// As it is.
    Plain,
    /// The smallest.
    Brotli,
    /// What every client of the last decades takes.
    Gzip,
}

impl Encoding {
    /// The smallest first.
    const COMPRESSED: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// As HTTP names it; none for a plain file.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Plain => None,
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
        }
    }

    /// The compressed forms that a client takes, by what it says in `Accept-Encoding`, the best first.
    pub(crate) fn accepted(header: &str) -> impl Iterator<Item = Encoding> {
        Self::COMPRESSED.into_iter().filter(move |encoding| {
            let name = encoding.name().unwrap_or_default();
            quality(header, name).or_else(|| quality(header, "*")).is_some_and(|quality| quality > 0.0)
        })
    }
}

/// How much a client likes an encoding; none if it does not name it.
fn quality(header: &str, name: &str) -> Option<f32> {
    header.split(',').find_map(|part| {
        let mut words = part.split(';').map(str::trim);
        if !words.next()?.eq_ignore_ascii_case(name) {
            return None;
        }
        let quality = words.find_map(|word| word.strip_prefix("q="));
        Some(quality.map_or(1.0, |quality| quality.trim().parse().unwrap_or(0.0)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_form_that_a_client_takes_comes_first() {
        let accepted = |header| Encoding::accepted(header).collect::<Vec<_>>();
        assert_eq!(accepted("gzip, deflate, br, zstd"), [Encoding::Brotli, Encoding::Gzip]);
        assert_eq!(accepted("gzip;q=1.0, br;q=0"), [Encoding::Gzip]);
        assert_eq!(accepted("*"), [Encoding::Brotli, Encoding::Gzip]);
        assert_eq!(accepted("*;q=0, GZIP"), [Encoding::Gzip]);
        assert_eq!(accepted("identity"), []);
        assert_eq!(accepted(""), []);
        assert_eq!(accepted("br;q=nonsense"), []);
    }
}
