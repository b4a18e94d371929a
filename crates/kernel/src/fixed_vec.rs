//! Short lists held in place, copied as a whole: a state made of them clones at the speed of memory.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Fault;

/// At most `N` values in place. Unlike a list that clones value by value, it is copied in one go.
#[derive(Clone, Copy, Debug)]
pub struct FixedVec<T, const N: usize> {
    values: [T; N],
    len: u16,
}

impl<T: Copy + Default, const N: usize> Default for FixedVec<T, N> {
    fn default() -> Self {
        FixedVec { values: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for FixedVec<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for FixedVec<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.len)]
    }
}

/// What lies beyond the last value does not count.
impl<T: PartialEq, const N: usize> PartialEq for FixedVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for FixedVec<T, N> {}

/// A list that has no room for one more value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no room for one more")]
pub struct Full;

impl<T: Copy + Default, const N: usize> FixedVec<T, N> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        FixedVec::default()
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

    /// Puts a value in front of the one at this place; beyond the end, behind all.
    ///
    /// # Errors
    /// There is no room.
    pub fn insert(&mut self, at: usize, value: T) -> Result<(), Full> {
        if self.is_full() {
            return Err(Full);
        }
        let len = usize::from(self.len);
        let at = at.min(len);
        self.values.copy_within(at..len, at + 1);
        self.values[at] = value;
        self.len += 1;
        Ok(())
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

    /// What each value becomes.
    #[must_use]
    pub fn map<U: Copy + Default>(&self, into: impl Fn(T) -> U) -> FixedVec<U, N> {
        let mut list = FixedVec { values: [U::default(); N], len: self.len };
        list.values.iter_mut().zip(&**self).for_each(|(new, value)| *new = into(*value));
        list
    }

    /// A list of these values.
    ///
    /// # Errors
    /// There are too many.
    pub fn of(values: impl IntoIterator<Item = T>) -> Result<Self, Full> {
        let mut list = FixedVec::default();
        values.into_iter().try_for_each(|value| list.try_push(value))?;
        Ok(list)
    }
}

/// A list of these values; that they fit is checked by the compiler.
impl<T: Copy + Default, const N: usize, const M: usize> From<[T; M]> for FixedVec<T, N> {
    fn from(values: [T; M]) -> Self {
        const { assert!(M <= N, "the list has no room for so many") };
        let mut list = FixedVec { values: [T::default(); N], len: M as u16 };
        list.values[..M].copy_from_slice(&values);
        list
    }
}

impl From<Full> for Fault {
    fn from(_: Full) -> Fault {
        Fault::Broken("a list has no room for one more".to_owned())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a FixedVec<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for FixedVec<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for FixedVec<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        FixedVec::of(values).map_err(|Full| de::Error::custom(format!("a list of at most {N} values")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_and_go() {
        let mut list = FixedVec::<u8, 4>::of([1, 2, 4]).expect("there is room");
        assert_eq!(list.insert(2, 3), Ok(()));
        assert_eq!(*list, [1, 2, 3, 4]);
        assert_eq!((list.try_push(5), list.insert(0, 5)), (Err(Full), Err(Full)));
        assert_eq!(FixedVec::<u8, 2>::of([1, 2, 3]), Err(Full));
        assert_eq!((list.remove(1), list.remove(7)), (Some(2), None));
        list.retain(|value| *value != 3);
        assert_eq!((list.pop(), &*list), (Some(4), &[1][..]));
    }

    #[test]
    fn what_was_there_does_not_count() {
        let mut used = FixedVec::<u8, 4>::of([1, 2]).expect("there is room");
        used.pop();
        assert_eq!(used, FixedVec::of([1]).expect("there is room"));
        let text = serde_json::to_string(&used).expect("a list is plain data");
        assert_eq!(serde_json::from_str::<FixedVec<u8, 4>>(&text).expect("it was just written"), used);
        assert!(serde_json::from_str::<FixedVec<u8, 1>>("[1,2]").is_err());
    }
}
