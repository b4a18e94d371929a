//! Samples of a type, complete by the compiler.

/// Which of the patterns each sample matches. The match has no wildcard, so a new variant breaks the build here, and
/// a pattern without a sample fails the test.
macro_rules! every {
    ($samples:expr, [$($pattern:pat),* $(,)?]) => {{
        let samples = $samples;
        let of = |sample: &_| match sample { $($pattern => stringify!($pattern),)* };
        for pattern in [$(stringify!($pattern)),*] {
            assert!(samples.iter().any(|sample| of(sample) == pattern), "no sample of {pattern}");
        }
        samples
    }};
}
