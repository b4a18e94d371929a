//! How many connections there are, of all clients and of each household, plain ones and those of rooms alike.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::address::Block;

/// Who is connected.
#[derive(Default)]
pub(crate) struct Crowd(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    all: usize,
    blocks: HashMap<Block, usize>,
}

/// Which limit a connection would break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// That of the whole server.
    Server,
    /// That of its household.
    Block,
}

/// A place for a connection. It is free again when this is dropped.
pub(crate) struct Held {
    crowd: Arc<Crowd>,
    block: Option<Block>,
    is_new: bool,
}

impl Crowd {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new connection, of a household unless it is a proxy's.
    pub(crate) fn enter(self: &Arc<Crowd>, block: Option<Block>, all: usize, each: usize) -> Result<Held, Full> {
        let mut counts = self.counts();
        if counts.all >= all {
            return Err(Full::Server);
        }
        counts.count(block, each)?;
        counts.all += 1;
        Ok(Held { crowd: self.clone(), block, is_new: true })
    }

    /// Counts a connection of a proxy as one of the household for which the proxy asks.
    pub(crate) fn enter_through(self: &Arc<Crowd>, block: Block, each: usize) -> Result<Held, Full> {
        self.counts().count(Some(block), each)?;
        Ok(Held { crowd: self.clone(), block: Some(block), is_new: false })
    }
}

impl Counts {
    fn count(&mut self, block: Option<Block>, most: usize) -> Result<(), Full> {
        let Some(block) = block else { return Ok(()) };
        let count = self.blocks.get(&block).copied().unwrap_or_default();
        if count >= most {
            return Err(Full::Block);
        }
        self.blocks.insert(block, count + 1);
        Ok(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts();
        if self.is_new {
            counts.all -= 1;
        }
        let Some(block) = self.block else { return };
        match counts.blocks.get_mut(&block) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.blocks.remove(&block)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_its_share_and_leaves_nothing_behind() {
        let crowd = Arc::new(Crowd::default());
        let [here, there, last] = [1, 2, 3].map(|at| Block::of([192, 0, 2, at].into()));
        let enter = |block| crowd.enter(Some(block), 3, 2);
        let (one, two) = (enter(here).ok(), enter(here).ok());
        assert_eq!(enter(here).err(), Some(Full::Block));
        let three = enter(there).ok();
        assert_eq!(enter(last).err(), Some(Full::Server));
        drop(one);
        let proxy = crowd.enter(None, 3, 2).ok();
        let [first, second] = [(); 2].map(|()| crowd.enter_through(last, 2).ok());
        assert_eq!(crowd.enter_through(last, 2).err(), Some(Full::Block));
        drop((two, three, proxy, first, second));
        let counts = crowd.counts();
        assert_eq!((counts.all, counts.blocks.len()), (0, 0));
    }
}
