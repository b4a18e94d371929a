//! What the crate says of mistakes it says in each language.

#[path = "../../pack/tests/sources/mod.rs"]
mod sources;

use std::path::Path;

#[test]
fn every_sentence_in_the_code_has_its_russian() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    sources::assert_all_said(&folder, "text/ru/mistakes.ftl", include_str!("../text/ru/mistakes.ftl"));
}
