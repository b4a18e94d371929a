//! Pictures of Wasteland, out of the page's sprite.

use leptos::prelude::*;
use wasteland::content::{CardKind, Content, EnemyType, Faction};

use crate::parts::symbol;

/// The names of all drawings of Wasteland but its icons, in their order.
const DRAWINGS: &[&str] = include!(concat!(env!("OUT_DIR"), "/wasteland-drawings.rs"));

/// The same, for tests of what is shown.
#[cfg(test)]
pub fn drawings() -> &'static [&'static str] {
    DRAWINGS
}

/// Whether there is a drawing with this name.
pub fn is_drawn(name: &str) -> bool {
    DRAWINGS.binary_search(&name).is_ok()
}

/// The drawing with this name; the other one where there is none, as for cards of examples.
pub fn drawing(wanted: String, instead: &str) -> String {
    if is_drawn(&wanted) { wanted } else { instead.to_owned() }
}

/// The icon of a type of enemies.
pub const fn type_icon(kind: EnemyType) -> &'static str {
    match kind {
        EnemyType::Critter => "critter",
        EnemyType::Human => "human",
        EnemyType::Robot => "robot",
        EnemyType::Monster => "monster",
        EnemyType::SuperMutant => "super-mutant",
        EnemyType::Star => "star",
        EnemyType::Shield => "shield",
    }
}

/// The icon of a faction.
pub const fn faction_icon(faction: Faction) -> &'static str {
    match faction {
        Faction::Star => "star",
        Faction::Shield => "shield",
    }
}

/// The drawing of an enemy: of its token, of the faction it fights for, or of its type where it lies facedown.
pub fn enemy_drawing(content: &Content, scenario: u8, kind: EnemyType, token: Option<u8>) -> String {
    let icon = format!("i-{}", type_icon(kind));
    match (token.and_then(|token| content.tokens.get(usize::from(token))), kind.faction()) {
        (Some(token), _) => drawing(format!("enemy-{}", token.id), &icon),
        (None, Some(faction)) => {
            let id = faction_id(content, scenario, faction);
            drawing(format!("fighter-{id}"), &drawing(format!("faction-{id}"), &icon))
        }
        (None, None) => icon,
    }
}

/// The id of a faction in a scenario.
pub fn faction_id(content: &Content, scenario: u8, faction: Faction) -> &str {
    let sheets = content.scenarios.get(usize::from(scenario)).map(|scenario| &scenario.factions);
    sheets.map_or("", |sheets| &sheets[faction as usize].id)
}

/// The icon of a kind of cards.
pub const fn kind_icon(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Weapon => "weapon",
        CardKind::Apparel => "apparel",
        CardKind::Companion => "companion",
        CardKind::Aid => "aid",
        CardKind::Drug => "drug",
        CardKind::Magazine => "magazine",
        CardKind::Event => "event",
        CardKind::Talent => "perk",
    }
}

/// The drawing of a card that a survivor can own.
pub fn card_drawing(content: &Content, card: u16) -> String {
    let Some(printed) = content.cards.get(usize::from(card)) else { return "i-inventory".to_owned() };
    let folder = if printed.kind == CardKind::Companion { "companion" } else { "item" };
    drawing(format!("{folder}-{}", printed.id), &format!("i-{}", kind_icon(printed.kind)))
}

/// A picture. It says nothing to a screen reader: the name of what it shows stands beside it.
#[component]
pub fn Art(
    /// The name of the drawing.
    #[prop(into)]
    drawn: String,
    /// Its canvas.
    #[prop(default = "0 0 64 64")]
    view_box: &'static str,
) -> impl IntoView {
    let view_box = if drawn.starts_with("i-") { "0 0 24 24" } else { view_box };
    view! {
        <svg class="art" viewBox=view_box aria-hidden="true">
            <use href=symbol(&drawn)></use>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableGame as _;
    use wasteland::Wasteland;

    /// A new card needs its drawing; the recipe for it is in `art/RECIPE.md`.
    #[test]
    fn everything_in_the_box_has_a_picture() {
        let content = Wasteland::kit().game.content();
        let mut missing = Vec::new();
        let mut want = |name: String| {
            if !is_drawn(&name) {
                missing.push(name);
            }
        };
        for token in &content.tokens {
            want(format!("enemy-{}", token.id));
        }
        for card in content.cards.iter().filter(|card| card.kind != CardKind::Talent) {
            let folder = if card.kind == CardKind::Companion { "companion" } else { "item" };
            want(format!("{folder}-{}", card.id));
        }
        content.perks.iter().for_each(|perk| want(format!("perk-{}", perk.id)));
        content.names.iter().for_each(|name| want(format!("place-{name}")));
        content.characters.iter().for_each(|character| want(format!("survivor-{}", character.id)));
        for sheet in content.scenarios.iter().flat_map(|scenario| &scenario.factions) {
            want(format!("faction-{}", sheet.id));
            if sheet.enemy.is_some() {
                want(format!("fighter-{}", sheet.id));
            }
        }
        for tile in content.tiles.iter().filter(|tile| tile.spaces.iter().all(|space| space.name.is_none())) {
            want(format!("place-{}", tile.id));
        }
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn no_two_enemies_have_the_same_picture() {
        let mut drawn = std::collections::BTreeMap::new();
        for folder in ["enemies", "fighters"] {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("art/wasteland").join(folder);
            for file in std::fs::read_dir(folder).expect("the folder is there") {
                let path = file.expect("it can be read").path();
                let drawing = std::fs::read_to_string(&path).expect("a drawing is a text");
                if let Some(other) = drawn.insert(drawing, path.clone()) {
                    panic!("{} is drawn as {} is", path.display(), other.display());
                }
            }
        }
        assert!(!drawn.is_empty());
    }
}
