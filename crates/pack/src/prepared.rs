//! Packs that were read before.

use kernel::PackStamp;
use serde::{Deserialize, Serialize};

use crate::Node;
#[cfg(feature = "source")]
use crate::{Manifest, Mistakes, PackFiles, Spot, parse, written::each_spot};

/// What a game needs of a pack besides its texts, for programs that do not read the files themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prepared {
    /// What logs say about the pack. It was made from the files, so it is carried and not made anew.
    pub stamp: PackStamp,
    /// All its data, file by file and without places: what is wrong with a pack was reported before.
    pub nodes: Vec<Node>,
}

impl Prepared {
    /// Reads the files of a pack for a game; everything that cannot be read is reported.
    #[cfg(feature = "source")]
    pub fn read(files: &PackFiles, game: &str, mistakes: &mut Mistakes) -> Option<Prepared> {
        let manifest = Manifest::read(files, game, mistakes);
        let data = files.data.iter();
        let mut nodes: Vec<Node> =
            data.flat_map(|source| parse(&files.shown(source), &source.text, mistakes)).collect();
        each_spot(&mut nodes, &mut |spot| *spot = Spot::whole(""));
        Some(Prepared { stamp: manifest?.stamp(&nodes), nodes })
    }
}
