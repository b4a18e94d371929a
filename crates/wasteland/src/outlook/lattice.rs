//! The ways three dice can lie, whole and in part, as tables made when the program is built.
//!
//! A node is a throw of which nothing, one, two or all three dice are known. Dice that all count alike need no order,
//! which leaves 56 whole throws and 28 parts; where a spent die must be told apart (W-FIGHT-14), there are 216 and 127.

/// Faces of a die.
const FACES: usize = 6;

/// The choices of dice to roll again, as sets, those of few dice first.
pub(super) const REROLLS: [u8; 7] = [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111];

/// All throws with their parts.
pub(super) struct Lattice {
    /// The dice of each whole throw; without an order they are sorted.
    pub dice: &'static [[u8; 3]],
    /// For each part, the nodes that one die more leads to: whole throws first, then the parts. Parts come after all
    /// that they lead to, and the last one is nothing at all.
    pub parts: &'static [[u16; FACES]],
    /// For each part, 216 over the number of throws it leads to.
    pub scale: &'static [u8],
    /// For each whole throw and each of [`REROLLS`], the part that is kept.
    pub kept: &'static [[u8; 7]],
    ordered: bool,
}

/// Throws of dice that all count alike.
pub(super) static ALIKE: Lattice =
    Lattice { dice: &SORTED.dice, parts: &SORTED.parts, scale: &SORTED.scale, kept: &SORTED.kept, ordered: false };

/// Throws of dice that are told apart.
pub(super) static APART: Lattice =
    Lattice { dice: &ORDERED.dice, parts: &ORDERED.parts, scale: &ORDERED.scale, kept: &ORDERED.kept, ordered: true };

impl Lattice {
    /// The number of a throw, and for each of its dice the place it has in the throw as the lattice knows it.
    pub fn find(&self, dice: [u8; 3]) -> Option<(usize, [u8; 3])> {
        let mut order = [0u8, 1, 2];
        if !self.ordered {
            order.sort_by_key(|at| dice[usize::from(*at)]);
        }
        let wanted = order.map(|at| dice[usize::from(at)]);
        let found = self.dice.iter().position(|dice| *dice == wanted)?;
        Some((found, order))
    }
}

struct Tables<const WHOLE: usize, const PARTS: usize> {
    dice: [[u8; 3]; WHOLE],
    parts: [[u16; FACES]; PARTS],
    scale: [u8; PARTS],
    kept: [[u8; 7]; WHOLE],
}

static SORTED: Tables<56, 28> = sorted();
static ORDERED: Tables<216, 127> = ordered();

const fn sorted() -> Tables<56, 28> {
    const WHOLE: u16 = 56;
    const PAIRS: u16 = 21;
    let mut tables = Tables { dice: [[0; 3]; 56], parts: [[0; FACES]; 28], scale: [0; 28], kept: [[0; 7]; 56] };
    // The numbers of all pairs and triples, whatever their order.
    let mut pair = [[0u8; FACES]; FACES];
    let mut triple = [[[0u8; FACES]; FACES]; FACES];
    let (mut pairs, mut triples) = (0u8, 0u8);
    let mut a = 0;
    while a < FACES {
        let mut b = a;
        while b < FACES {
            pair[a][b] = pairs;
            pair[b][a] = pairs;
            pairs += 1;
            let mut c = b;
            while c < FACES {
                triple[a][b][c] = triples;
                triple[a][c][b] = triples;
                triple[b][a][c] = triples;
                triple[b][c][a] = triples;
                triple[c][a][b] = triples;
                triple[c][b][a] = triples;
                tables.dice[triples as usize] = [a as u8, b as u8, c as u8];
                triples += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    let mut a = 0;
    while a < FACES {
        let mut b = a;
        while b < FACES {
            let at = pair[a][b] as usize;
            tables.scale[at] = 36;
            let mut c = 0;
            while c < FACES {
                tables.parts[at][c] = triple[a][b][c] as u16;
                c += 1;
            }
            tables.parts[PAIRS as usize + a][b] = WHOLE + pair[a][b] as u16;
            tables.parts[PAIRS as usize + b][a] = WHOLE + pair[a][b] as u16;
            b += 1;
        }
        tables.scale[PAIRS as usize + a] = 6;
        tables.parts[27][a] = WHOLE + PAIRS + a as u16;
        a += 1;
    }
    tables.scale[27] = 1;
    let mut at = 0;
    while at < 56 {
        let [a, b, c] = tables.dice[at];
        tables.kept[at] = [
            pair[b as usize][c as usize],
            pair[a as usize][c as usize],
            pair[a as usize][b as usize],
            PAIRS as u8 + c,
            PAIRS as u8 + b,
            PAIRS as u8 + a,
            27,
        ];
        at += 1;
    }
    tables
}

const fn ordered() -> Tables<216, 127> {
    const WHOLE: u16 = 216;
    // Parts that lack one die: 36 for each place of the die. Then those that have one: six for each place.
    const SINGLES: u8 = 108;
    const NOTHING: u8 = 126;
    let mut tables = Tables { dice: [[0; 3]; 216], parts: [[0; FACES]; 127], scale: [0; 127], kept: [[0; 7]; 216] };
    let mut at = 0;
    while at < 216 {
        let (a, b, c) = (at / 36, at / 6 % 6, at % 6);
        tables.dice[at] = [a as u8, b as u8, c as u8];
        let without = [(b * 6 + c) as u8, 36 + (a * 6 + c) as u8, 72 + (a * 6 + b) as u8];
        let only = [SINGLES + a as u8, SINGLES + 6 + b as u8, SINGLES + 12 + c as u8];
        tables.kept[at] = [without[0], without[1], without[2], only[2], only[1], only[0], NOTHING];
        tables.parts[without[0] as usize][a] = at as u16;
        tables.parts[without[1] as usize][b] = at as u16;
        tables.parts[without[2] as usize][c] = at as u16;
        // One die more: the second one, or for the second the first.
        tables.parts[only[0] as usize][b] = WHOLE + without[2] as u16;
        tables.parts[only[1] as usize][a] = WHOLE + without[2] as u16;
        tables.parts[only[2] as usize][b] = WHOLE + without[0] as u16;
        tables.parts[NOTHING as usize][a] = WHOLE + only[0] as u16;
        at += 1;
    }
    let mut part = 0;
    while part < 127 {
        tables.scale[part] = if part < SINGLES as usize {
            36
        } else if part < NOTHING as usize {
            6
        } else {
            1
        };
        part += 1;
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every part leads to 216 over its scale throws, and what is kept leads back to the throw.
    #[test]
    fn the_tables_hang_together() {
        for lattice in [&ALIKE, &APART] {
            let whole = lattice.dice.len();
            let throws = |part: usize| {
                let mut counts = vec![0u32; whole + lattice.parts.len()];
                counts[whole + part] = 1;
                for part in (0..lattice.parts.len()).rev() {
                    for node in lattice.parts[part] {
                        counts[usize::from(node)] += counts[whole + part];
                    }
                }
                counts.truncate(whole);
                counts
            };
            for part in 0..lattice.parts.len() {
                assert!(lattice.parts[part].iter().all(|node| usize::from(*node) < whole + part));
                assert_eq!(throws(part).iter().sum::<u32>() * u32::from(lattice.scale[part]), 216);
            }
            assert!(throws(lattice.parts.len() - 1).iter().all(|count| [1, 3, 6].contains(count)));
            for (at, dice) in lattice.dice.iter().enumerate() {
                assert_eq!(lattice.find(*dice).unwrap().0, at);
                for (reroll, kept) in REROLLS.into_iter().zip(lattice.kept[at]) {
                    for (to, count) in throws(usize::from(kept)).into_iter().enumerate() {
                        let same = (0..3).filter(|die| reroll & (1 << die) == 0).all(|die| {
                            let left: Vec<u8> = lattice.dice[to].to_vec();
                            if lattice.ordered { left[die] == dice[die] } else { left.contains(&dice[die]) }
                        });
                        assert!(count == 0 || same);
                    }
                }
            }
        }
    }

    #[test]
    fn dice_are_found_in_any_order() {
        let (at, order) = ALIKE.find([5, 0, 3]).unwrap();
        assert_eq!((ALIKE.dice[at], order), ([0, 3, 5], [1, 2, 0]));
        assert_eq!(APART.find([5, 0, 3]).unwrap().1, [0, 1, 2]);
        assert!(ALIKE.find([6, 0, 0]).is_none());
    }
}
