//! What events tell of.

use wasteland::{
    content::EnemyType,
    effect::Pile,
    event::{Event, Shuffled},
    mode::{self, coop, ncal},
};

use crate::wasteland::thing::Thing;

/// What on the table an event tells of, the most telling first.
pub(super) fn things_of(event: &Event) -> Vec<Thing> {
    let seat = event.seat().map(Thing::Seat);
    let cards = |cards: &[u16]| cards.iter().map(|card| Thing::Card(*card)).collect::<Vec<_>>();
    let agendas = |cards: &[u8]| cards.iter().map(|card| Thing::Agenda(*card)).collect::<Vec<_>>();
    let own: Vec<Thing> = match event {
        Event::CharacterChosen { character, .. } => vec![Thing::Character(*character)],
        Event::FigurePlaced { node, .. } | Event::Moved { node, .. } | Event::Placed { node, .. } => {
            vec![Thing::Space(*node)]
        }
        Event::QuestStaged { quest, .. }
        | Event::QuestTrashed { quest }
        | Event::QuestMarked { quest, .. }
        | Event::ObjectiveCompleted { quest, .. }
        | Event::ObjectiveFailed { quest, .. }
        | Event::ObjectiveDeclined { quest, .. } => vec![Thing::Quest(*quest)],
        Event::MarkerPlaced { quest, node, .. } => vec![Thing::Space(*node), Thing::Quest(*quest)],
        Event::Explored { place, tile, .. } => vec![Thing::Place(*place), Thing::Tile(*tile)],
        Event::EnemyAppeared { foe, kind, token, node } => {
            vec![Thing::Foe(*foe), printed(*kind, *token), Thing::Space(*node)]
        }
        Event::EnemyPlaced { foe, node } | Event::EnemyMoved { foe, node } => {
            vec![Thing::Foe(*foe), Thing::Space(*node)]
        }
        Event::EnemyFlipped { foe, token, .. } => {
            std::iter::once(Thing::Foe(*foe)).chain(token.map(Thing::Token)).collect()
        }
        Event::EnemyGone { kind, .. }
        | Event::NoEnemyLeft(kind)
        | Event::NoReplacement(kind)
        | Event::FightSkipped { kind, .. }
        | Event::Activated(kind)
        | Event::DeckShuffled(Shuffled::Enemies(kind)) => vec![Thing::Kind(*kind)],
        Event::FightBegan { kind, token, foe, .. } | Event::EnemyKilled { kind, token, foe, .. } => {
            foe.map(Thing::Foe).into_iter().chain([printed(*kind, *token)]).collect()
        }
        Event::EncounterBegan { card, icon, .. } => {
            vec![Thing::Encounter(*card), Thing::Deck(Pile::Encounter(*icon))]
        }
        Event::OptionChosen { card, .. }
        | Event::NoOption { card, .. }
        | Event::EncounterReturned { card }
        | Event::EncounterTrashed { card } => vec![Thing::Encounter(*card)],
        Event::EncounterAdded { icon } => vec![Thing::Deck(Pile::Encounter(*icon))],
        Event::PerkGained { perk, .. } | Event::PerkUsed { perk, .. } | Event::PerkLost { perk, .. } => {
            vec![Thing::Perk(*perk)]
        }
        Event::CardGained { card, .. }
        | Event::CardEquipped { card, .. }
        | Event::CardStored { card, .. }
        | Event::CardDiscarded { card, .. }
        | Event::CardUsed { card, .. }
        | Event::CardExhausted { card, .. }
        | Event::CardReadied { card, .. }
        | Event::StaysExhausted { card, .. }
        | Event::CompanionLeft { card, .. }
        | Event::EventDrawn { card, .. }
        | Event::UniqueMissing { card, .. } => vec![Thing::Card(*card)],
        Event::ShopFilled { card }
        | Event::ShopDiscarded { card }
        | Event::Bought { card, .. }
        | Event::Recruited { card, .. }
        | Event::Sold { card, .. } => vec![Thing::Card(*card), Thing::Shop],
        Event::NothingToDraw { pile, .. } | Event::LookedAt { pile, .. } => vec![Thing::Deck(*pile)],
        Event::LookedAtCards { pile, cards: seen, .. } => {
            let card = |card: &u16| match pile {
                Pile::Loot | Pile::Asset => Some(Thing::Card(*card)),
                Pile::Agenda => u8::try_from(*card).ok().map(Thing::Agenda),
                Pile::Encounter(_) => Some(Thing::Encounter(*card)),
            };
            std::iter::once(Thing::Deck(*pile)).chain(seen.iter().filter_map(card)).collect()
        }
        Event::DeckShuffled(Shuffled::Loot) => vec![Thing::Deck(Pile::Loot)],
        Event::DeckShuffled(Shuffled::Asset) => vec![Thing::Deck(Pile::Asset)],
        Event::OfferMade { to, .. } => vec![Thing::Seat(*to)],
        Event::Traded { partner, gives, gets, .. } => {
            cards(gives).into_iter().chain(cards(gets)).chain([Thing::Seat(*partner)]).collect()
        }
        Event::AgendasPassed { from, to, cards } => {
            agendas(cards).into_iter().chain([Thing::Seat(*from), Thing::Seat(*to)]).collect()
        }
        Event::AgendaShown { to, card, .. } => vec![Thing::Agenda(*card), Thing::Seat(*to)],
        Event::AgendaDrawn(_) | Event::AgendaShuffled { .. } | Event::AgendaDeckRenewed(_) | Event::NoAgenda => {
            vec![Thing::Deck(Pile::Agenda)]
        }
        Event::AgendaSeen { card, .. }
        | Event::AgendaGivenUp { card, .. }
        | Event::AgendaRevealed { card }
        | Event::AgendaCardPutAway { card }
        | Event::LoyaltyEnded { card, .. } => vec![Thing::Agenda(*card)],
        Event::AgendaDiscarded { card, .. } => card.map(Thing::Agenda).into_iter().collect(),
        Event::LoyaltyDeclared { card, faction, .. } => vec![Thing::Faction(*faction), Thing::Agenda(*card)],
        Event::PowerChanged { faction, .. } | Event::Takeover(faction) => vec![Thing::Faction(*faction)],
        Event::Mode(mode::Event::Coop(event)) => match event {
            coop::Event::FriendlyFaction(faction) => vec![Thing::Faction(*faction)],
            coop::Event::GroupDeck(_) | coop::Event::CardsRequired(_) => vec![Thing::Deck(Pile::Agenda)],
            coop::Event::GroupVictory { .. } | coop::Event::GroupDefeat { .. } => Vec::new(),
        },
        Event::Mode(mode::Event::NewCalifornia(event)) => match event {
            ncal::Event::OneGroup => vec![Thing::Faction(ncal::FREEDOM), Thing::Faction(ncal::SECURITY)],
            ncal::Event::AgendaSpent { card, .. } => vec![Thing::Agenda(*card)],
            ncal::Event::GroupWins | ncal::Event::GroupLoses { .. } => Vec::new(),
        },
        Event::VictoryDeclared { agendas: cards, .. } => agendas(cards),
        Event::GameEnded { winners } => winners.iter().copied().map(Thing::Seat).collect(),
        Event::RoundBegan(_)
        | Event::SpecialGained { .. }
        | Event::SpecialReturned { .. }
        | Event::SpecialLost { .. }
        | Event::TurnBegan(_)
        | Event::TurnEnded(_)
        | Event::MoveAction { .. }
        | Event::PointsGained { .. }
        | Event::ActionsGained { .. }
        | Event::TerrainIgnored(_)
        | Event::NotInLibrary(_)
        | Event::CopyTaken { .. }
        // What was never staged nobody reads (W-LIBRARY-03).
        | Event::QuestClosed { .. }
        | Event::TaskEnded { .. }
        | Event::TestBegan { .. }
        | Event::DiceRolled { .. }
        | Event::DiceRerolled { .. }
        | Event::DieTurned { .. }
        | Event::DieSpent { .. }
        | Event::RerollsGained { .. }
        | Event::ResultAdded { .. }
        | Event::TestEnded { .. }
        | Event::TestWaived { .. }
        | Event::EnemyHit { .. }
        | Event::SurvivorHit { .. }
        | Event::FightChanged { .. }
        | Event::FightEnded { .. }
        | Event::Damaged { .. }
        | Event::Irradiated { .. }
        | Event::Healed { .. }
        | Event::Cleansed { .. }
        | Event::Killed(_)
        | Event::Eliminated(_)
        | Event::XpGained { .. }
        | Event::LevelDrawn { .. }
        | Event::NoPerk(_)
        | Event::TraitGained { .. }
        | Event::TraitLost { .. }
        | Event::TraitLocked { .. }
        | Event::CapsGained { .. }
        | Event::CapsLost { .. }
        | Event::CampBegan(_)
        | Event::ShoppedInCamp(_)
        | Event::OfferRefused { .. }
        | Event::FirstPlayer(_)
        | Event::EffectSkipped(_)
        | Event::OfferDeclined(_) => Vec::new(),
    };
    own.into_iter().chain(seat).collect()
}

/// An enemy as it is printed: its token, or its type where that is all there is to know.
fn printed(kind: EnemyType, token: Option<u8>) -> Thing {
    token.map_or(Thing::Kind(kind), Thing::Token)
}
