//! Any bytes are offered as a saved game of both games: they are refused or replayed, and nothing panics.

#![no_main]

use std::{path::Path, sync::LazyLock};

use kernel::Table;
use libfuzzer_sys::fuzz_target;
use shelter::Shelter;
use wasteland::Wasteland;

fn folder(name: &str) -> pack::PackFiles {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packs").join(name);
    pack::load_folder(&folder).expect("the pack lies in the repository")
}

static WASTELAND: LazyLock<Wasteland> = LazyLock::new(|| {
    let (content, _) =
        wasteland::reading::read(&[folder("wasteland-core")]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Wasteland::new(content)
});

static SHELTER: LazyLock<Shelter> = LazyLock::new(|| {
    let (content, _) = shelter::reading::read(&[folder("shelter-core")]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Shelter::new(content)
});

fuzz_target!(|bytes: &[u8]| {
    drop(Table::load(&*WASTELAND, bytes));
    drop(Table::load(&*SHELTER, bytes));
});
