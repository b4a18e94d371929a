//! The project's own rulebook has no mistakes, and Shelter can be read in Russian.

use std::path::Path;

use pack::Lang;

#[test]
fn the_rules_folder_reads_without_mistakes() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let rulebook = rulebook::load(&dir).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert!(rulebook.rules().len() > 600, "{} rules", rulebook.rules().len());
    assert!(rulebook.speaks(Lang::Ru, "S"), "Shelter is not wholly translated into Russian");
}
