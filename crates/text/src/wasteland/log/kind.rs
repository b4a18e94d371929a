//! What lines of the log are about.

use wasteland::event::{Event, Shuffled};

/// What a line of the log is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LogKind {
    /// Rounds, turns, the first player, the end.
    Round,
    /// What is read out of encounters and quests.
    Story,
    /// Survivors on their way, and tiles explored.
    Move,
    /// Enemies that come, go and act.
    Enemy,
    /// Fights, tests and their dice.
    Fight,
    /// Damage, rads, recovery and death.
    Health,
    /// Encounters.
    Encounter,
    /// Quests.
    Quest,
    /// XP, levels, S.P.E.C.I.A.L. tokens, perks and traits.
    Growth,
    /// Cards, Caps and the shop.
    Belongings,
    /// Camp and trade.
    Camp,
    /// Agenda cards and influence.
    Agenda,
    /// The factions, their power, and loyalty to them.
    Power,
    /// Anything else.
    Other,
}

impl LogKind {
    /// All kinds, in a good order for a list.
    pub const ALL: [LogKind; 14] = [
        LogKind::Round,
        LogKind::Story,
        LogKind::Move,
        LogKind::Enemy,
        LogKind::Fight,
        LogKind::Health,
        LogKind::Encounter,
        LogKind::Quest,
        LogKind::Growth,
        LogKind::Belongings,
        LogKind::Camp,
        LogKind::Agenda,
        LogKind::Power,
        LogKind::Other,
    ];

    /// What an event is about.
    #[must_use]
    pub const fn of(event: &Event) -> LogKind {
        match event {
            Event::RoundBegan(_)
            | Event::TurnBegan(_)
            | Event::TurnEnded(_)
            | Event::FirstPlayer(_)
            | Event::GameEnded { .. } => LogKind::Round,
            Event::FigurePlaced { .. }
            | Event::MoveAction { .. }
            | Event::Moved { .. }
            | Event::Placed { .. }
            | Event::PointsGained { .. }
            | Event::ActionsGained { .. }
            | Event::TerrainIgnored(_)
            | Event::Explored { .. } => LogKind::Move,
            Event::EnemyAppeared { .. }
            | Event::EnemyPlaced { .. }
            | Event::EnemyMoved { .. }
            | Event::EnemyFlipped { .. }
            | Event::EnemyGone { .. }
            | Event::NoEnemyLeft(_)
            | Event::NoReplacement(_)
            | Event::Activated(_)
            | Event::AgendaRevealed { .. }
            | Event::NoAgenda
            | Event::DeckShuffled(Shuffled::Enemies(_)) => LogKind::Enemy,
            Event::TestBegan { .. }
            | Event::DiceRolled { .. }
            | Event::DiceRerolled { .. }
            | Event::DieTurned { .. }
            | Event::DieSpent { .. }
            | Event::RerollsGained { .. }
            | Event::ResultAdded { .. }
            | Event::TestEnded { .. }
            | Event::TestWaived { .. }
            | Event::FightBegan { .. }
            | Event::FightSkipped { .. }
            | Event::EnemyHit { .. }
            | Event::SurvivorHit { .. }
            | Event::FightChanged { .. }
            | Event::EnemyKilled { .. }
            | Event::FightEnded { .. } => LogKind::Fight,
            Event::Damaged { .. }
            | Event::Irradiated { .. }
            | Event::Healed { .. }
            | Event::Cleansed { .. }
            | Event::Killed(_)
            | Event::Eliminated(_) => LogKind::Health,
            Event::EncounterBegan { .. }
            | Event::OptionChosen { .. }
            | Event::NoOption { .. }
            | Event::EncounterReturned { .. }
            | Event::EncounterTrashed { .. }
            | Event::EncounterAdded { .. }
            | Event::NotInLibrary(_)
            | Event::CopyTaken { .. }
            | Event::TaskEnded { .. } => LogKind::Encounter,
            Event::QuestStaged { .. }
            | Event::QuestTrashed { .. }
            | Event::QuestClosed { .. }
            | Event::MarkerPlaced { .. }
            | Event::QuestMarked { .. }
            | Event::ObjectiveCompleted { .. }
            | Event::ObjectiveFailed { .. }
            | Event::ObjectiveDeclined { .. } => LogKind::Quest,
            Event::CharacterChosen { .. }
            | Event::SpecialGained { .. }
            | Event::SpecialReturned { .. }
            | Event::SpecialLost { .. }
            | Event::XpGained { .. }
            | Event::LevelDrawn { .. }
            | Event::PerkGained { .. }
            | Event::NoPerk(_)
            | Event::PerkUsed { .. }
            | Event::PerkLost { .. }
            | Event::TraitGained { .. }
            | Event::TraitLost { .. }
            | Event::TraitLocked { .. } => LogKind::Growth,
            Event::CapsGained { .. }
            | Event::CapsLost { .. }
            | Event::CardGained { .. }
            | Event::CardEquipped { .. }
            | Event::CardStored { .. }
            | Event::CardDiscarded { .. }
            | Event::CardUsed { .. }
            | Event::CardExhausted { .. }
            | Event::CardReadied { .. }
            | Event::StaysExhausted { .. }
            | Event::CompanionLeft { .. }
            | Event::EventDrawn { .. }
            | Event::NothingToDraw { .. }
            | Event::DeckShuffled(Shuffled::Loot | Shuffled::Asset)
            | Event::ShopFilled { .. }
            | Event::ShopDiscarded { .. }
            | Event::Bought { .. }
            | Event::Recruited { .. }
            | Event::Sold { .. }
            | Event::UniqueMissing { .. } => LogKind::Belongings,
            Event::CampBegan(_)
            | Event::ShoppedInCamp(_)
            | Event::OfferMade { .. }
            | Event::OfferRefused { .. }
            | Event::Traded { .. } => LogKind::Camp,
            Event::AgendasPassed { .. }
            | Event::AgendaShown { .. }
            | Event::AgendaDrawn(_)
            | Event::AgendaSeen { .. }
            | Event::AgendaDiscarded { .. }
            | Event::AgendaShuffled { .. }
            | Event::AgendaGivenUp { .. }
            | Event::AgendaCardPutAway { .. }
            | Event::AgendaDeckRenewed(_)
            | Event::VictoryDeclared { .. } => LogKind::Agenda,
            Event::LoyaltyDeclared { .. }
            | Event::LoyaltyEnded { .. }
            | Event::PowerChanged { .. }
            | Event::Takeover(_)
            | Event::Mode(_) => LogKind::Power,
            Event::LookedAt { .. }
            | Event::LookedAtCards { .. }
            | Event::EffectSkipped(_)
            | Event::OfferDeclined(_) => LogKind::Other,
        }
    }
}
