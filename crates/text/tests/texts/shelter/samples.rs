//! A value of every variant that people see.

use kernel::Seat;
use shelter::{
    choice::{Ask, Choice, Reason},
    content::{Cubes, Icon, Letter, Resource, Window},
    event::{Event, Pile, Spared},
    state::EndTrigger,
    vault::{Side, Slot, SpaceRef},
};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const DINER: SpaceRef = SpaceRef::room(0, Slot::R2, Side::Right);

pub const WINDOWS: [Window; Window::COUNT] = [
    Window::AnyTime,
    Window::InFight,
    Window::FightWon,
    Window::FightLost,
    Window::IncomeTaken,
    Window::RoomBuilt,
    Window::ThreatSpawned,
];

/// Every question.
pub fn asks() -> Vec<Ask> {
    let mut asks = vec![
        Ask::Turn,
        Ask::Dweller(DINER),
        Ask::NameRoom,
        Ask::PayAny(1),
        Ask::PayAny(2),
        Ask::PayAny(5),
        Ask::PayItem(1),
        Ask::PayItem(2),
        Ask::Income(B),
        Ask::Fight,
        Ask::GainAny,
        Ask::TakeItem,
        Ask::Build { priced: false },
        Ask::Build { priced: true },
        Ask::Ready,
        Ask::EndTurn,
        Ask::Heal,
        Ask::TrainWho,
        Ask::TrainSlot(0),
        Ask::ShareTraining,
        Ask::RecallOrder,
        Ask::DiscardThreat,
    ];
    asks.extend(WINDOWS.map(Ask::Window));
    every!(
        asks,
        [
            Ask::Turn,
            Ask::Dweller(_),
            Ask::NameRoom,
            Ask::PayAny(_),
            Ask::PayItem(_),
            Ask::Income(_),
            Ask::Fight,
            Ask::GainAny,
            Ask::TakeItem,
            Ask::Build { priced: false },
            Ask::Build { priced: true },
            Ask::Ready,
            Ask::Window(Window::AnyTime),
            Ask::Window(Window::InFight),
            Ask::Window(Window::FightWon),
            Ask::Window(Window::FightLost),
            Ask::Window(Window::IncomeTaken),
            Ask::Window(Window::RoomBuilt),
            Ask::Window(Window::ThreatSpawned),
            Ask::EndTurn,
            Ask::Heal,
            Ask::TrainWho,
            Ask::TrainSlot(_),
            Ask::ShareTraining,
            Ask::RecallOrder,
            Ask::DiscardThreat,
        ]
    )
}

/// Every choice, also those that are not open.
pub fn choices() -> Vec<Choice> {
    let mut choices: Vec<Choice> = (0..64).filter_map(SpaceRef::from_index).map(Choice::Place).collect();
    choices.extend((0..31).flat_map(|card| [0, 1].map(|ability| Choice::Use { card, ability })));
    choices.extend([
        Choice::Pass,
        Choice::Exchange { backwards: false },
        Choice::Exchange { backwards: true },
        Choice::Done,
        Choice::DoneForTurn,
        Choice::Decline,
        Choice::Item(3),
        Choice::Room(8),
        Choice::Build { room: 8, slot: Slot::L2 },
        Choice::Threat(DINER),
    ]);
    choices.extend((0..7).map(Choice::Dweller));
    choices.extend(Resource::ALL.map(Choice::Resource));
    choices.extend(Letter::ALL.map(Choice::Slot));
    every!(
        choices,
        [
            Choice::Place(_),
            Choice::Pass,
            Choice::Use { .. },
            Choice::Exchange { .. },
            Choice::Done,
            Choice::DoneForTurn,
            Choice::Dweller(_),
            Choice::Resource(_),
            Choice::Decline,
            Choice::Item(_),
            Choice::Room(_),
            Choice::Build { .. },
            Choice::Slot(_),
            Choice::Threat(_),
        ]
    )
}

/// Every icon.
pub fn icons() -> Vec<Icon> {
    let mut icons = vec![
        Icon::Any,
        Icon::Happiness,
        Icon::Dweller,
        Icon::FirstPlayer,
        Icon::Build,
        Icon::Train(None),
        Icon::Train(Some(Letter::E)),
        Icon::Exchange,
        Icon::Heal,
        Icon::Item,
        Icon::Ready,
        Icon::RefreshItems,
        Icon::RefreshRooms,
    ];
    icons.extend(Resource::ALL.map(Icon::Resource));
    icons
}

/// Every event, with each form of its text.
pub fn events() -> Vec<Event> {
    let (seat, dweller, card, letter) = (A, 0, 3, Letter::E);
    let spared = [Spared::Seven, Spared::NoRoom, Spared::Taken, Spared::NoCards];
    let kinds = [Pile::Items, Pile::Rooms, Pile::Threats];
    let mut events = vec![
        Event::RoundBegan(3),
        Event::ThreatRolled { level: 0, dice: [3, 4] },
        Event::ThreatRolled { level: 1, dice: [3, 4] },
        Event::ThreatSpawned { space: DINER, threat: 2 },
        Event::TurnBegan(seat),
        Event::Placed { seat, space: DINER, dwellers: 1, doubled: None },
        Event::Placed { seat, space: DINER, dwellers: 2, doubled: Some(letter) },
        Event::Passed { seat, forced: false },
        Event::Passed { seat, forced: true },
        Event::CubesPaid { seat, cubes: [1, 2, 5] },
        Event::CubeGained { seat, resource: Resource::Food, lost: false },
        Event::CubeGained { seat, resource: Resource::Food, lost: true },
        Event::HappinessGained { seat, amount: 2 },
        Event::RoomNamed { seat, room: 8 },
        Event::IncomeDeclined(seat),
        Event::IncomeTaken(seat),
        Event::FightRolled { seat, dice: [1, 6] },
        Event::FightChanged { seat, bonus: 2 },
        Event::StandingBonus { seat, card: 0, bonus: 1 },
        Event::FightDecided(seat),
        Event::EffectSkipped { seat, card: 0 },
        Event::FightEnded { seat, need: 7, dice: [1, 6], bonus: 0, won: true },
        Event::FightEnded { seat, need: 9, dice: [1, 6], bonus: 1, won: false },
        Event::FightEnded { seat, need: 9, dice: [1, 1], bonus: 0, won: true },
        Event::Injured { seat, dweller },
        Event::Healed { seat, dweller },
        Event::DwellerArrived { seat, dweller },
        Event::ItemTaken { seat, card },
        Event::ItemUsed { seat, card, ability: 0 },
        Event::ItemUsed { seat, card: 200, ability: 0 },
        Event::ItemDiscarded { seat, card },
        Event::ItemReadied { seat, card },
        Event::TokenTaken(seat),
        Event::RoomBuilt { seat, room: 8, slot: Slot::R1 },
        Event::BuildDeclined(seat),
        Event::ExchangeOpened(seat),
        Event::Exchanged { seat, backwards: true },
        Event::TrainingDue { seat, letter: None },
        Event::TrainingDue { seat, letter: Some(letter) },
        Event::Trained { seat, dweller, letter },
        Event::TrainingLost { seat, letter },
        Event::RecallBegan,
        Event::ThreatDiscarded { space: DINER, threat: 2 },
        Event::ItemsReadied,
        Event::BonusGained { seat, card, amount: 0 },
        Event::BonusGained { seat, card, amount: 3 },
        Event::PenaltyTaken { seat, threats: 1, lost: 1 },
        Event::PenaltyTaken { seat, threats: 3, lost: 0 },
        Event::GameEnded { places: vec![1, 2] },
        Event::GameEnded { places: vec![1, 1] },
    ];
    events.extend(spared.map(|why| Event::NothingSpawned { level: 1, why }));
    events.extend(kinds.map(|pile| Event::TrackFilled { pile, card }));
    events.extend(kinds.map(Event::TrackRefreshed));
    events.extend(kinds.map(Event::DeckShuffled));
    events.extend(icons().into_iter().map(|icon| Event::RewardSkipped { seat, icon }));
    events.extend([0, 1, 2, 5].map(|dwellers| Event::Recalled { seat, dwellers }));
    let triggers = [EndTrigger::SixthRoom, EndTrigger::ThreatDeck, EndTrigger::RoundLimit, EndTrigger::Standstill];
    events.extend(triggers.map(Event::EndTriggered));
    every!(
        events,
        [
            Event::RoundBegan(_),
            Event::ThreatRolled { .. },
            Event::ThreatSpawned { .. },
            Event::NothingSpawned { why: Spared::Seven, .. },
            Event::NothingSpawned { why: Spared::NoRoom, .. },
            Event::NothingSpawned { why: Spared::Taken, .. },
            Event::NothingSpawned { why: Spared::NoCards, .. },
            Event::TurnBegan(_),
            Event::Placed { .. },
            Event::Passed { .. },
            Event::CubesPaid { .. },
            Event::CubeGained { .. },
            Event::HappinessGained { .. },
            Event::RoomNamed { .. },
            Event::IncomeDeclined(_),
            Event::IncomeTaken(_),
            Event::FightRolled { .. },
            Event::FightChanged { .. },
            Event::StandingBonus { .. },
            Event::FightDecided(_),
            Event::EffectSkipped { .. },
            Event::FightEnded { .. },
            Event::Injured { .. },
            Event::Healed { .. },
            Event::DwellerArrived { .. },
            Event::ItemTaken { .. },
            Event::ItemUsed { .. },
            Event::ItemDiscarded { .. },
            Event::ItemReadied { .. },
            Event::TrackFilled { .. },
            Event::TrackRefreshed(_),
            Event::DeckShuffled(_),
            Event::TokenTaken(_),
            Event::RoomBuilt { .. },
            Event::BuildDeclined(_),
            Event::RewardSkipped { .. },
            Event::ExchangeOpened(_),
            Event::Exchanged { .. },
            Event::TrainingDue { .. },
            Event::Trained { .. },
            Event::TrainingLost { .. },
            Event::RecallBegan,
            Event::Recalled { .. },
            Event::ThreatDiscarded { .. },
            Event::ItemsReadied,
            Event::EndTriggered(EndTrigger::SixthRoom),
            Event::EndTriggered(EndTrigger::ThreatDeck),
            Event::EndTriggered(EndTrigger::RoundLimit),
            Event::EndTriggered(EndTrigger::Standstill),
            Event::BonusGained { .. },
            Event::PenaltyTaken { .. },
            Event::GameEnded { .. },
        ]
    )
}

/// Every reason.
pub fn reasons() -> Vec<Reason> {
    let mut reasons = vec![
        Reason::PlayerCount(5),
        Reason::Color(1),
        Reason::Option,
        Reason::Content,
        Reason::GameOver,
        Reason::NotYourDecision(B),
        Reason::NotYourTurn(B),
        Reason::Passed,
        Reason::NotNow,
        Reason::PlacedAlready,
        Reason::SpaceFirst,
        Reason::NeedsItemIcon,
        Reason::NeedsBuildIcon,
        Reason::NeedsTrainIcon,
        Reason::NoPayment,
        Reason::NoRoom,
        Reason::OnTrack,
        Reason::Occupied,
        Reason::OthersElevator(B),
        Reason::NobodyAvailable,
        Reason::NoHealthyDweller,
        Reason::NoInjuredDweller,
        Reason::NeedsTwo,
        Reason::CannotPay(Cubes { cubes: [0, 1, 0], any: 0 }),
        Reason::CannotPay(Cubes { cubes: [2, 0, 1], any: 0 }),
        Reason::CannotPay(Cubes { cubes: [1, 0, 0], any: 1 }),
        Reason::CannotPay(Cubes { cubes: [0, 0, 3], any: 2 }),
        Reason::CannotPay(Cubes { cubes: [0; 3], any: 1 }),
        Reason::CannotPay(Cubes { cubes: [0; 3], any: 5 }),
        Reason::NotEnoughItems,
        Reason::NoRoomToBuild,
        Reason::NotAvailable,
        Reason::NotYourItem,
        Reason::NoSuchAbility,
        Reason::WorksByItself,
        Reason::Exhausted,
        Reason::NoUse,
        Reason::PaymentUnderWay,
        Reason::NoCube(Resource::Water),
        Reason::NotOnTrack,
        Reason::LevelFull,
        Reason::SlotNotOpen(Slot::L3),
        Reason::OtherRoomNamed(8),
        Reason::NotOptional,
        Reason::SlotTaken(Letter::C),
        Reason::NoExchange,
        Reason::ForItself,
        Reason::AlreadyReady,
        Reason::NoSuchThreat,
        Reason::NotInjured,
        Reason::IsInjured,
        Reason::Alike,
    ];
    reasons.extend(WINDOWS.map(Reason::WrongMoment));
    every!(
        reasons,
        [
            Reason::PlayerCount(_),
            Reason::Color(_),
            Reason::Option,
            Reason::Content,
            Reason::GameOver,
            Reason::NotYourDecision(_),
            Reason::NotYourTurn(_),
            Reason::Passed,
            Reason::NotNow,
            Reason::PlacedAlready,
            Reason::SpaceFirst,
            Reason::NeedsItemIcon,
            Reason::NeedsBuildIcon,
            Reason::NeedsTrainIcon,
            Reason::NoPayment,
            Reason::NoRoom,
            Reason::OnTrack,
            Reason::Occupied,
            Reason::OthersElevator(_),
            Reason::NobodyAvailable,
            Reason::NoHealthyDweller,
            Reason::NoInjuredDweller,
            Reason::NeedsTwo,
            Reason::CannotPay(_),
            Reason::NotEnoughItems,
            Reason::NoRoomToBuild,
            Reason::NotAvailable,
            Reason::NotYourItem,
            Reason::NoSuchAbility,
            Reason::WorksByItself,
            Reason::Exhausted,
            Reason::WrongMoment(_),
            Reason::NoUse,
            Reason::PaymentUnderWay,
            Reason::NoCube(_),
            Reason::NotOnTrack,
            Reason::LevelFull,
            Reason::SlotNotOpen(_),
            Reason::OtherRoomNamed(_),
            Reason::NotOptional,
            Reason::SlotTaken(_),
            Reason::NoExchange,
            Reason::ForItself,
            Reason::AlreadyReady,
            Reason::NoSuchThreat,
            Reason::NotInjured,
            Reason::IsInjured,
            Reason::Alike,
        ]
    )
}
