//! The project's own rulebook has no mistakes and can be read in Russian throughout.

use std::path::Path;

use pack::Lang;

#[test]
fn the_rules_folder_reads_without_mistakes() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let rulebook = rulebook::load(&dir).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert!(rulebook.rules().len() > 600, "{} rules", rulebook.rules().len());
    for game in ["S", "W", "M"] {
        assert!(rulebook.speaks(Lang::Ru, game), "{game} is not wholly translated into Russian");
    }
}
