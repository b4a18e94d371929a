//! What lies on the table at a moment, as far as names depend on it.

use std::collections::BTreeMap;

use kernel::Seat;
use wasteland::{
    content::EnemyType,
    effect::EffectList,
    map::Node,
    open_step::Open,
    state::{Foe, NONE},
    view::View,
};

/// What a voice must know of a position to name the things in it. Whoever has the position fills it in, with nothing
/// that the listener may not know. What is missing is named in general words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NamingContext {
    /// The scenario, as its number in the content: it says who the factions are and where the places lie.
    pub scenario: u8,
    /// The tile at each place of the scenario, as its number in the content; none while it lies facedown.
    pub tiles: Vec<Option<u8>>,
    /// The enemies on the map by their numbers.
    pub foes: BTreeMap<u8, EnemyContext>,
    /// The encounter that is being resolved, for the words of its options.
    pub meeting: Option<u16>,
    /// The level of its icon, so that numbers stand where the card has formulas.
    pub level: Option<u8>,
    /// The faces of the dice on the table, from 0.
    pub dice: Option<[u8; 3]>,
    /// The deal that is being made.
    pub deal: Option<DealContext>,
    /// The effect that is being carried out, as its place in its list: questions and answers are about it.
    pub effect: Option<(EffectList, u8)>,
}

impl NamingContext {
    /// What the viewer of this view may know.
    #[must_use]
    pub fn of(view: &View) -> NamingContext {
        // A referee knows what lies facedown; names speak of what is to be seen.
        let foe = |(number, foe): (u8, Foe)| {
            let token = (foe.token != NONE).then_some(foe.token);
            (number, EnemyContext { kind: foe.kind, token, at: foe.at })
        };
        let open = view.open_step();
        let fight = view.fights.last().map(|fight| fight.dice);
        let dice = fight.or(view.trials.last().map(|trial| trial.dice));
        NamingContext {
            scenario: view.scenario,
            tiles: view.tiles.iter().map(|tile| (*tile != NONE).then_some(*tile)).collect(),
            foes: view.foes.iter().map(foe).collect(),
            meeting: view.encounter.map(|meeting| meeting.card),
            level: view.encounter.map(|meeting| meeting.level),
            dice: dice.filter(|dice| !dice.contains(&NONE)),
            deal: DealContext::of(view, &open.under_way),
            effect: open.effect,
        }
    }
}

/// A deal that is being made: what each side would give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealContext {
    /// Who camps, and with whom.
    pub seats: [Seat; 2],
    /// The cards that each would give.
    pub cards: [Vec<u16>; 2],
    /// Caps.
    pub caps: [u16; 2],
    /// How many agenda cards.
    pub agendas: [u8; 2],
}

impl DealContext {
    fn of(view: &View, under_way: &[Open]) -> Option<DealContext> {
        let offer = &view.offer;
        under_way.iter().any(|open| matches!(open, Open::Trade { .. })).then(|| DealContext {
            seats: [offer.camper, offer.partner],
            cards: [offer.gives.to_vec(), offer.gets.to_vec()],
            caps: [offer.gives_caps, offer.gets_caps],
            agendas: [
                view.deal[0].count.saturating_add(offer.wanted_agendas),
                offer.gets_agendas.max(view.deal[1].count),
            ],
        })
    }
}

/// An enemy on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnemyContext {
    /// Its type, which its back shows.
    pub kind: EnemyType,
    /// Its token, as its number in the content; none while it lies facedown, and for a faction's.
    pub token: Option<u8>,
    /// Where it is.
    pub at: Node,
}
