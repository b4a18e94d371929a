//! What is worked out once from the content so that legal moves are found quickly.

use crate::content::{Content, Cost, Cubes, Icon, IconLine, Spend, Window};

/// Tables beside the content.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    /// For each printed space, what a placement there needs.
    pub needs: Vec<Need>,
    /// For each window, the item cards whose first or second ability is for it.
    pub usable: [[u64; 2]; Window::COUNT],
    /// The item cards whose first or second ability exhausts them.
    pub exhausting: [u64; 2],
    /// Cards with a standing bonus in fights.
    pub always_roll: u64,
    /// Cards that count at the end.
    pub end: u64,
    /// The reward line of each printed space without its happiness, for the elevators of S-RULING-03.
    pub bare_lines: Vec<IconLine>,
    /// A line without icons.
    pub no_line: IconLine,
    /// What placing on each printed space brings, as players of code draw by it.
    pub appeals: Vec<u16>,
}

/// What a placement needs, packed for comparison.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Need {
    /// Cubes of power, food, water, and of all kinds together, one byte each.
    pub cubes: Packed,
    pub items: u8,
    pub dwellers: u8,
    pub injured: bool,
    pub room_price: bool,
}

/// Four small numbers in one word, compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(u32);

const HIGH_BITS: u32 = 0x8080_8080;

impl Packed {
    /// Power, food and water with their sum.
    pub fn have(cubes: [u8; 3]) -> Packed {
        Packed::new(cubes, 0)
    }

    /// Power, food and water needed, and cubes of any kind beyond that.
    pub fn new(cubes: [u8; 3], any: u8) -> Packed {
        let [power, food, water] = cubes;
        Packed(u32::from_le_bytes([power, food, water, power + food + water + any]))
    }

    /// Whether each number is at least the other's; all are below 128.
    pub const fn covers(self, need: Packed) -> bool {
        ((self.0 | HIGH_BITS) - need.0) & HIGH_BITS == HIGH_BITS
    }

    /// Both needs together.
    pub const fn plus(self, other: Packed) -> Packed {
        Packed(self.0 + other.0)
    }
}

impl Cost {
    /// The cubes it needs.
    pub(crate) fn packed(&self) -> Packed {
        Packed::new(self.cubes, self.any)
    }
}

impl Cubes {
    /// The cubes it needs.
    pub(crate) fn packed(&self) -> Packed {
        Packed::new(self.cubes, self.any)
    }
}

impl Index {
    pub fn new(content: &Content) -> Index {
        let bare = |line: &IconLine| {
            let mut bare = *line;
            bare.retain(|icon| *icon != Icon::Happiness);
            bare
        };
        let mut index = Index {
            needs: Vec::new(),
            usable: [[0; 2]; Window::COUNT],
            exhausting: [0; 2],
            always_roll: 0,
            end: 0,
            bare_lines: content.spaces.iter().map(|space| bare(&space.gain)).collect(),
            no_line: IconLine::new(),
            appeals: crate::evaluate::appeals(content),
        };
        index.needs.extend(content.spaces.iter().map(|space| Need {
            cubes: space.cost.packed(),
            items: space.cost.items,
            dwellers: if space.linked { 2 } else { 1 },
            injured: space.injured_only,
            room_price: space.cost.room_price,
        }));
        for (card, item) in content.items.iter().enumerate() {
            let bit = 1 << card;
            for (ability, printed) in item.uses.iter().enumerate() {
                index.usable[printed.window as usize][ability] |= bit;
                if printed.spend == Spend::Exhaust {
                    index.exhausting[ability] |= bit;
                }
            }
            if item.always_roll > 0 {
                index.always_roll |= bit;
            }
            if item.end.is_some() {
                index.end |= bit;
            }
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_comparison_is_that_of_each_number() {
        for have in 0..343u16 {
            let have = [(have % 7) as u8, (have / 7 % 7) as u8, (have / 49) as u8];
            for need in 0..256u16 {
                let (need, any) = ([(need % 4) as u8, (need / 4 % 4) as u8, (need / 16 % 4) as u8], (need / 64) as u8);
                let left = have.iter().zip(need).map(|(have, need)| i32::from(*have) - i32::from(need));
                let expected = left.clone().all(|left| left >= 0) && left.sum::<i32>() >= i32::from(any);
                assert_eq!(Packed::have(have).covers(Packed::new(need, any)), expected);
            }
        }
    }
}
