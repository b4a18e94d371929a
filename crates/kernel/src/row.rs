//! Short lists held in place, copied as a whole: a state made of them clones at the speed of memory.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// At most `N` values in place. Unlike a list that clones value by value, it is copied in one go.
#[derive(Clone, Copy, Debug)]
pub struct Row<T, const N: usize> {
    values: [T; N],
    len: u16,
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row { values: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.len)]
    }
}

/// What lies beyond the last value does not count.
impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

/// A list that has no room for one more value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no room for one more")]
pub struct Full;

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Row::default()
    }

    /// Whether there is no room for one more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize >= N
    }

    /// Adds a value at the end.
    ///
    /// # Errors
    /// There is no room.
    #[inline]
    pub const fn try_push(&mut self, value: T) -> Result<(), Full> {
        if self.is_full() {
            return Err(Full);
        }
        self.values[self.len as usize] = value;
        self.len += 1;
        Ok(())
    }

    /// Takes the last value.
    #[inline]
    pub const fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.values[self.len as usize])
    }

    /// Puts a value in front of the one at this place; nothing happens beyond the end or without room.
    pub fn insert(&mut self, at: usize, value: T) {
        let len = usize::from(self.len);
        if at <= len && !self.is_full() {
            self.values.copy_within(at..len, at + 1);
            self.values[at] = value;
            self.len += 1;
        }
    }

    /// Takes the value at this place, if there is one; those behind it move up.
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let value = self.get(at).copied()?;
        self.values.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(value)
    }

    /// Keeps what fits.
    pub fn retain(&mut self, mut fits: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            let value = self.values[at];
            if fits(&value) {
                self.values[kept] = value;
                kept += 1;
            }
        }
        self.len = kept as u16;
    }

    /// Keeps the first so many.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(u16::try_from(len).unwrap_or(u16::MAX));
    }

    /// Keeps nothing.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// A list of these values.
    ///
    /// # Errors
    /// There are too many.
    pub fn of(values: impl IntoIterator<Item = T>) -> Result<Self, Full> {
        let mut row = Row::default();
        values.into_iter().try_for_each(|value| row.try_push(value))?;
        Ok(row)
    }
}

/// Values beyond the room there is are left out; who must know asks [`Row::of`].
impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut row = Row::default();
        for value in values.into_iter().take(N) {
            row.try_push(value).ok();
        }
        row
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        Row::of(values).map_err(|Full| de::Error::custom(format!("a list of at most {N} values")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_and_go() {
        let mut row = Row::<u8, 4>::of([1, 2, 4]).expect("there is room");
        row.insert(2, 3);
        assert_eq!(*row, [1, 2, 3, 4]);
        assert_eq!(row.try_push(5), Err(Full));
        assert_eq!((row.remove(1), row.remove(7)), (Some(2), None));
        row.retain(|value| *value != 3);
        assert_eq!((row.pop(), &*row), (Some(4), &[1][..]));
    }

    #[test]
    fn what_was_there_does_not_count() {
        let mut used = Row::<u8, 4>::of([1, 2]).expect("there is room");
        used.pop();
        assert_eq!(used, Row::of([1]).expect("there is room"));
        let text = serde_json::to_string(&used).expect("a list is plain data");
        assert_eq!(serde_json::from_str::<Row<u8, 4>>(&text).expect("it was just written"), used);
        assert!(serde_json::from_str::<Row<u8, 1>>("[1,2]").is_err());
    }
}
