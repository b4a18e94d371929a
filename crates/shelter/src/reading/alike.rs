//! Cards that do the same under different names.

use harness::reading::lint::{Doing, Written, lint_alike};
use pack::{Lang, Mistakes, PackFiles, Texts};

use crate::content::Content;

use super::paraphrase::{Paraphrase, TEXTS};

/// The kinds of cards of which no two should do the same; elevators differ in color alone.
const KINDS: [&str; 3] = ["room", "threat", "item"];

/// Looks at the last of these packs, from which the content was read.
#[must_use]
pub fn lint(content: &Content, packs: &[PackFiles]) -> Mistakes {
    let mut mistakes = Mistakes::new();
    let Some(files) = packs.last() else { return mistakes };
    let texts = Texts::of(TEXTS, &mut Mistakes::new());
    let say = Paraphrase::new(&texts, Lang::En);
    let [room, threat, item] = KINDS;
    let rooms = content.rooms.iter().map(|it| Doing { kind: room, id: &it.id, does: say.room(content, it) });
    let threats =
        content.threats.iter().map(|it| Doing { kind: threat, id: &it.id, does: vec![say.threat(content, it)] });
    let items = content.items.iter().map(|it| Doing { kind: item, id: &it.id, does: say.item(it) });
    let things: Vec<Doing<'_>> = rooms.chain(threats).chain(items).collect();
    let written = Written::of(files, |word| KINDS.into_iter().find(|kind| *kind == word));
    lint_alike(&things, &written, &mut mistakes);
    mistakes
}
