//! Every lesson of the packs on the shelf can be played from its first word to its last, and says everything in every
//! language.

use std::sync::Arc;

use harness::example::check_lessons;
use pack::Lang;

#[test]
fn every_lesson_holds_and_speaks_all_languages() {
    let rulebook = shelf::rulebook().unwrap();
    let is_rule = |id: &str| rulebook.contains(id);
    let files = shelf::shelter_core().unwrap();
    assert!(!files.lessons.is_empty());
    let found = check_lessons(&Arc::new(shelf::shelter().unwrap()), &files, &Lang::ALL, &is_rule, None);
    assert_eq!(found.to_string(), "");
    #[cfg(feature = "wasteland")]
    {
        let files = shelf::wasteland_core().unwrap();
        assert!(!files.lessons.is_empty());
        let game = Arc::new(shelf::wasteland().unwrap());
        assert_eq!(check_lessons(&game, &files, &Lang::ALL, &is_rule, None).to_string(), "");
    }
}
