//! What can be played and was probably not meant: cards that never come, lines that break off, options that nobody can
//! choose, places that are not on the map, cards that do the same.

mod conditions;
mod dead_ends;
mod places;

use harness::reading::lint::{Doing, Written, lint_alike};
use pack::{Lang, Mistake, Mistakes, PackFiles, Spot, Texts, say};

use crate::content::{Content, EncounterIcon, Home};

use super::{
    paraphrase::{Paraphrase, TEXTS},
    story::Story,
    vocabulary::things::{THINGS, Thing},
};

/// Looks at the last of these packs, from which the content was read.
#[must_use]
pub fn lint(content: &Content, packs: &[PackFiles]) -> Mistakes {
    let Some(files) = packs.last() else { return Mistakes::new() };
    let stories = content.scenarios.iter().map(|scenario| Story::of(content, scenario)).collect();
    let mut lint = Lint { content, written: Written::of(files, kind_of), stories, mistakes: Mistakes::new() };
    lint.library();
    lint.dead_ends();
    lint.conditions();
    lint.places();
    lint.alike(packs);
    lint.mistakes
}

struct Lint<'c> {
    content: &'c Content,
    written: Written,
    /// One for each scenario.
    stories: Vec<Story>,
    mistakes: Mistakes,
}

/// The kind of thing that a node defines, as it is called in the keys of texts.
fn kind_of(word: &str) -> Option<&'static str> {
    let thing = THINGS.iter().find(|entry| entry.word == word)?.value;
    match thing {
        Thing::Dice | Thing::Specials | Thing::Locks => None,
        Thing::Tile => Some("tile"),
        Thing::Scenario => Some("scenario"),
        Thing::Enemy => Some("enemy"),
        Thing::Card(_) => Some("card"),
        Thing::Character => Some("character"),
        Thing::Perk => Some("perk"),
        Thing::Agenda => Some("agenda"),
        Thing::Encounter => Some("encounter"),
        Thing::Quest => Some("quest"),
    }
}

impl Lint<'_> {
    fn warn(&mut self, spot: &Spot, word: &str, message: pack::Message) {
        self.mistakes.push(Mistake::warning(spot, word, message));
    }

    /// W-LIBRARY-01, W-UNIQUE-01: what waits in the library or the unique assets must come some time.
    fn library(&mut self) {
        let content = self.content;
        for (at, quest) in (0..).zip(&content.quests) {
            if !self.stories.iter().any(|story| story.stages(at)) {
                self.never("quest", &quest.id, || say!("w-never-staged", "no story comes to this quest"));
            }
        }
        for (at, encounter) in (0..).zip(&content.encounters) {
            if !self.stories.iter().any(|story| story.encounters.contains(&at)) {
                let is_vault = matches!(encounter.back, EncounterIcon::Vault84 | EncounterIcon::Vault109);
                let is_added = self.stories.iter().any(|story| story.adds(at));
                self.never("encounter", &encounter.id, || match (is_added, is_vault) {
                    (false, _) => say!("w-never-added", "no story adds this encounter"),
                    (true, true) => say!("w-no-door", "no map of a story that adds this encounter has the door to it"),
                    (true, false) => {
                        say!("w-no-icon-for", "no map of a story that adds this encounter has an icon for it")
                    }
                });
            }
        }
        for (at, card) in (0..).zip(&content.cards).filter(|(_, card)| card.home == Home::Unique) {
            if !self.stories.iter().any(|story| story.uniques.contains(&at)) {
                self.never("card", &card.id, || say!("w-never-gained", "nobody can gain this unique asset"));
            }
        }
    }

    fn never(&mut self, kind: &'static str, id: &str, message: impl Fn() -> pack::Message) {
        let spot = self.written.thing(kind, id).map(|node| node.spot().clone());
        if let Some(spot) = spot {
            self.warn(&spot, id, message());
        }
    }

    /// No two things of a kind do the same. What a reader is told of them is what is compared.
    fn alike(&mut self, packs: &[PackFiles]) {
        let mut texts = Texts::new();
        for files in packs {
            texts.add_pack(files, &mut Mistakes::new());
        }
        texts.add_files(TEXTS, &mut Mistakes::new());
        let content = self.content;
        let say = Paraphrase::new(&texts, content, Lang::En);
        let mut things: Vec<Doing<'_>> = Vec::new();
        let mut add = |kind, id, does| things.push(Doing { kind, id, does });
        content.tokens.iter().for_each(|it| add("enemy", &it.id, say.token(it)));
        content.cards.iter().for_each(|it| add("card", &it.id, say.card(it)));
        content.perks.iter().for_each(|it| add("perk", &it.id, say.perk(it)));
        content.agendas.iter().for_each(|it| add("agenda", &it.id, say.agenda(it)));
        content.encounters.iter().for_each(|it| add("encounter", &it.id, say.encounter(it)));
        content.quests.iter().for_each(|it| add("quest", &it.id, say.quest(it)));
        lint_alike(&things, &self.written, &mut self.mistakes);
    }
}
