//! A quick generator for choices made by programs: playouts, bots, tests. Never for the game's own chance.

/// SplitMix64: small, fast and the same everywhere.
#[derive(Clone, Copy, Debug)]
pub struct QuickRng(u64);

impl QuickRng {
    /// The generator that starts from this number.
    #[must_use]
    pub const fn new(number: u64) -> QuickRng {
        QuickRng(number)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, near enough equally likely for choosing moves; zero for zero.
    pub const fn below(&mut self, bound: u64) -> u64 {
        ((self.next() as u128 * bound as u128) >> 64) as u64
    }

    /// Puts things into random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            things.swap(last, other);
        }
    }
}
