//! What a viewer may know of a game: its own type, built up field by field.
//!
//! Hidden are facedown tiles and enemy tokens (W-ENEMY-07), agenda cards in hands and facedown discards (W-AGENDA-07,
//! W-RULING-85), the order of every deck and stack, cards somebody else looks at, and the seed. Which cards a deck
//! holds can be worked out by everybody who has watched, so the view says it; their order it does not.

use kernel::{Fault, Quick, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Back, EnemyType, Laid, Letters},
    effect::{Effect, Pile},
    frame::{Frame, What},
    machine::Wasteland,
    map::Node,
    options::{EncounterReader, Options},
    state::{Earned, Fight, Held, Meeting, NO_CARD, NONE, Offer, PLAYERS, Staged, State, Trial, Turn, numbers_in},
};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The table options.
    pub options: Options,
    /// Events so far.
    pub events: u32,
    /// The scenario.
    pub scenario: u8,
    /// The round.
    pub round: u16,
    /// The holder of the agenda deck.
    pub first: Seat,
    /// The player whose turn it is or was last.
    pub active: Seat,
    /// Who has had a turn in this round.
    pub acted: Seats,
    /// The agenda deck was passed since the last turn.
    pub passed: bool,
    /// Who is out of the game.
    pub eliminated: Seats,
    /// Whose influence is still to be looked at.
    pub stirred: Seats,
    /// Something changed that agenda cards of anybody may count.
    pub world_stirred: bool,
    /// A faction is at the end of the track.
    pub takeover: bool,
    /// Who has won.
    pub winners: Seats,
    /// The survivors, clockwise.
    pub players: Vec<PlayerView>,
    /// The places of the map.
    pub places: Vec<PlaceView>,
    /// The enemies on the map, in token order.
    pub foes: Vec<FoeView>,
    /// Places of star and shield on the power track, from 0.
    pub power: [u8; 2],
    /// The loot deck.
    pub loot: DeckView,
    /// The asset deck.
    pub assets: DeckView,
    /// The shop, the left end first.
    pub shop: Vec<u16>,
    /// Unique assets in their deck, as a set of their numbers.
    pub uniques: u64,
    /// Unique assets beside it.
    pub unique_discards: u64,
    /// Perks in their deck.
    pub perks: u64,
    /// The agenda deck.
    pub agendas: AgendaView,
    /// The encounter decks.
    pub encounters: [EncounterDeckView; 4],
    /// Numbered cards in the library: encounters, then quests.
    pub library: [Vec<u64>; 2],
    /// Quests in the play area.
    pub staged: Vec<Staged>,
    /// The stacks of the ordinary enemy types.
    pub stacks: Vec<DeckView>,
    /// Common S.P.E.C.I.A.L. tokens in the supply, of each letter.
    pub specials: [u8; 7],
    /// Their order, the next one last: for a referee only.
    pub specials_order: Option<Vec<u8>>,
    /// What the running turn has under way.
    pub turn: Turn,
    /// The encounter being resolved.
    pub encounter: Option<Meeting>,
    /// Who reads it out and sees the whole card; nobody unless the table wants it so (W-RULING-41).
    pub reader: Option<Seat>,
    /// Fights under way.
    pub fights: Vec<Fight>,
    /// Tests under way.
    pub trials: Vec<Trial>,
    /// How the last task ended.
    pub success: bool,
    /// Loot events drawn and not yet carried out.
    pub loot_events: Vec<u16>,
    /// Cards looked at: how many, and which ones for who looks.
    pub looked_at: (u8, Option<Vec<u16>>),
    /// Triggered objectives that wait to be resolved.
    pub earned: Vec<Earned>,
    /// The deal on the table.
    pub offer: OfferView,
    /// What is being done, the innermost procedure last.
    pub frames: Vec<Frame>,
}

/// What lies in front of a survivor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The character, once chosen.
    pub character: Option<u8>,
    /// Where the figure stands.
    pub at: Option<Node>,
    /// HP.
    pub hp: u8,
    /// Rads.
    pub rads: u8,
    /// The XP peg.
    pub peg: u8,
    /// S.P.E.C.I.A.L. tokens.
    pub special: Letters,
    /// One of them is the character's own.
    pub silhouette: bool,
    /// Traits, as a set.
    pub traits: u8,
    /// How many agenda cards (W-AGENDA-06).
    pub agenda_count: u8,
    /// Which ones, where the viewer may know (W-AGENDA-07).
    pub agendas: Option<Vec<u8>>,
    /// The one revealed for loyalty.
    pub loyal: Option<u8>,
    /// Perks (W-PERK-04).
    pub perks: Vec<u8>,
    /// Caps.
    pub caps: u16,
    /// Weapon, apparel, companion (W-INVENTORY-04).
    pub equipped: [Option<Held>; 3],
    /// The inventory.
    pub inventory: Vec<Held>,
    /// A character card that is neither item nor companion.
    pub talent: Option<u16>,
    /// Enemies killed, by type.
    pub kills: [u8; 7],
    /// Tiles explored: dangerous, deadly.
    pub explored: [u8; 2],
    /// Levels gained.
    pub levels: u8,
    /// Times killed.
    pub deaths: u8,
}

/// A place of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceView {
    /// Whether its tile lies faceup.
    pub faceup: bool,
    /// The tile, where the viewer may know.
    pub tile: Option<u8>,
    /// The back.
    pub back: Back,
}

/// An enemy on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoeView {
    /// Its number.
    pub number: u8,
    /// Its type.
    pub kind: EnemyType,
    /// The token, where the viewer may know and it is an ordinary enemy.
    pub token: Option<u8>,
    /// Where it is.
    pub at: Node,
    /// Whether it is faceup.
    pub active: bool,
    /// In the activation under way: still to act, or put facedown in it.
    pub marked: bool,
    /// Still to fight who moved in, or to be placed.
    pub facing: Seats,
}

/// A deck or stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// Cards left to draw.
    pub left: u8,
    /// The discard pile, latest first.
    pub discards: Vec<u16>,
    /// The draw pile, top card first: for a referee only.
    pub order: Option<Vec<u16>>,
}

/// The agenda deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AgendaView {
    /// Cards left to draw: when none is left, both factions advance (W-AGENDA-11).
    pub left: u8,
    /// The discard pile, latest first; a card that the viewer has not seen is nothing.
    pub discards: Vec<Option<u8>>,
    /// Cards taken out at set-up.
    pub out: u64,
    /// The card of the activation under way.
    pub revealed: Option<u8>,
    /// The deck is to be renewed after it.
    pub refresh_due: bool,
    /// The draw pile, top card first: for a referee only.
    pub order: Option<Vec<u8>>,
    /// What each seat has seen of the discards: for a referee only.
    pub seen: Option<[u64; PLAYERS]>,
}

/// An encounter deck: what it holds, sorted; with the cards somebody else looks at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EncounterDeckView {
    /// Its cards, by number.
    pub cards: Vec<u16>,
    /// The order, top card first: for a referee only.
    pub order: Option<Vec<u16>>,
}

/// The deal on the table. Faces of agenda cards are for their owner, and for the other side once shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferView {
    /// Who camps.
    pub camper: Seat,
    /// With whom.
    pub partner: Seat,
    /// Cards of the camper.
    pub gives: Vec<u16>,
    /// Cards of the partner.
    pub gets: Vec<u16>,
    /// Caps of the camper.
    pub gives_caps: u16,
    /// Caps of the partner.
    pub gets_caps: u16,
    /// Agenda cards of the camper: how many, and those the viewer may know.
    pub gives_agendas: (u8, u64),
    /// How many agenda cards of the partner are asked for.
    pub gets_agendas: u8,
    /// Those that the partner has named: how many, and those the viewer may know.
    pub chosen_agendas: (u8, u64),
    /// How many agenda cards of the camper the partner asks for.
    pub wanted_agendas: u8,
    /// Shown ones: how many, and those the viewer may know.
    pub shown: (u8, u64),
}

/// The deck whose cards somebody looks at.
pub(crate) fn looked_at_pile(game: &Wasteland, state: &State) -> Option<Pile> {
    looking(game, &state.frames).map(|(_, pile)| pile)
}

/// Who looks at cards of which deck.
pub(crate) fn looking(game: &Wasteland, frames: &[Frame]) -> Option<(Seat, Pile)> {
    frames.iter().rev().find_map(|frame| match frame.what {
        What::Script { script, at, sub: 1, seat, .. } => match game.content.script(script).get(usize::from(at))? {
            Effect::Reorder(pile, _) | Effect::DrawOneOf(pile, _) => Some((seat, *pile)),
            _ => None,
        },
        _ => None,
    })
}

impl View {
    pub(crate) fn of(game: &Wasteland, state: &State, viewer: Viewer) -> View {
        let referee = viewer == Viewer::Referee;
        let is = |seat: Seat| referee || viewer == Viewer::Seat(seat);
        let places = game.scenario(state).places.iter().enumerate().map(|(at, place)| {
            let (tile, faceup) = (state.tiles[at], state.faceup & (1 << at) != 0);
            PlaceView { faceup, tile: (faceup || referee).then_some(tile), back: back_of(game, place.laid) }
        });
        let foes = state.foes.iter().map(|(number, foe)| FoeView {
            number,
            kind: foe.kind,
            token: (foe.token != NONE && (foe.active || referee)).then_some(foe.token),
            at: foe.at,
            active: foe.active,
            marked: foe.marked,
            facing: foe.facing,
        });
        let looker = looking(game, &state.frames).map(|(seat, _)| seat);
        let looked_at = looker.is_some_and(is).then(|| state.looked_at.to_vec());
        let mut specials = [0; 7];
        state.specials.iter().for_each(|letter| specials[usize::from(*letter) % 7] += 1);
        View {
            options: state.options,
            events: state.events,
            scenario: state.scenario,
            round: state.round,
            first: state.first,
            active: state.active,
            acted: state.acted,
            passed: state.passed,
            eliminated: state.eliminated,
            stirred: state.stirred,
            world_stirred: state.world_stirred,
            takeover: state.takeover,
            winners: state.winners,
            players: state.all_seats().map(|seat| PlayerView::of(state, seat, is(seat))).collect(),
            places: places.collect(),
            foes: foes.collect(),
            power: state.power,
            loot: DeckView::of(state.loot.draw_pile(), state.loot.discards(), referee),
            assets: DeckView::of(state.assets.draw_pile(), state.assets.discards(), referee),
            shop: state.shop.to_vec(),
            uniques: state.uniques,
            unique_discards: state.unique_discards,
            perks: state.perks,
            agendas: AgendaView::of(state, viewer),
            encounters: std::array::from_fn(|icon| {
                // Who does not look knows only that those cards are of this deck.
                let away = matches!(looked_at_pile(game, state), Some(Pile::Encounter(one)) if one as usize == icon);
                let unseen: &[u16] = if away && looked_at.is_none() { &state.looked_at } else { &[] };
                EncounterDeckView::of(&state.encounters[icon], unseen, referee)
            }),
            library: [state.library[0].to_vec(), state.library[1].to_vec()],
            staged: state.staged.to_vec(),
            stacks: state
                .stacks
                .iter()
                .map(|stack| DeckView::of(stack.draw_pile(), stack.discards(), referee))
                .collect(),
            specials,
            specials_order: referee.then(|| state.specials.to_vec()),
            turn: state.turn,
            encounter: state.encounter,
            reader: reader(state),
            fights: state.fights.to_vec(),
            trials: state.trials.to_vec(),
            success: state.success,
            loot_events: state.loot_events.to_vec(),
            looked_at: (state.looked_at.len() as u8, looked_at),
            earned: state.earned.to_vec(),
            offer: OfferView::of(&state.offer, viewer),
            frames: state.frames.to_vec(),
        }
    }
}

/// W-ENCOUNTER-04: the neighbour to the right, where the table wants a reader (W-RULING-41); alone nobody
/// (W-SOLO-03).
fn reader(state: &State) -> Option<Seat> {
    let meeting = state.encounter?;
    let wanted = state.options.encounter_reader == EncounterReader::RightHand;
    let right = state.right_of(meeting.seat);
    (wanted && right != meeting.seat).then_some(right)
}

/// The back that a place shows before it is explored.
fn back_of(game: &Wasteland, laid: Laid) -> Back {
    match laid {
        Laid::Dangerous => Back::Dangerous,
        Laid::Deadly => Back::Deadly,
        Laid::Faceup(tile) => game.content.tiles.get(usize::from(tile)).map_or(Back::DoubleSided, |tile| tile.back),
    }
}

impl PlayerView {
    fn of(state: &State, seat: Seat, own: bool) -> PlayerView {
        let player = state.player(seat);
        // W-WIN-03: winners prove it.
        let open = own || state.winners.contains(seat);
        PlayerView {
            character: (player.character != NONE).then_some(player.character),
            at: (player.at != Node::NONE).then_some(player.at),
            hp: player.hp,
            rads: player.rads,
            peg: player.peg,
            special: player.special,
            silhouette: player.silhouette,
            traits: player.traits,
            agenda_count: player.agenda_count() as u8,
            agendas: open.then(|| numbers_in(player.agendas).collect()),
            loyal: (player.loyal != NONE).then_some(player.loyal),
            perks: numbers_in(player.perks).collect(),
            caps: player.caps,
            equipped: player.equipped.map(|held| held.is_some().then_some(held)),
            inventory: player.inventory.to_vec(),
            talent: (player.talent != NO_CARD).then_some(player.talent),
            kills: player.kills,
            explored: player.explored,
            levels: player.levels,
            deaths: player.deaths,
        }
    }
}

impl DeckView {
    fn of<C: Copy + Into<u16>>(pile: &[C], discards: &[C], referee: bool) -> DeckView {
        DeckView {
            left: pile.len() as u8,
            discards: discards.iter().map(|card| (*card).into()).collect(),
            order: referee.then(|| pile.iter().rev().map(|card| (*card).into()).collect()),
        }
    }
}

impl AgendaView {
    fn of(state: &State, viewer: Viewer) -> AgendaView {
        let referee = viewer == Viewer::Referee;
        let seen = match viewer {
            Viewer::Seat(seat) => state.agendas_seen[seat.index() & 3],
            Viewer::Spectator => state.agendas_seen.iter().fold(u64::MAX, |all, seen| all & seen),
            Viewer::Referee => u64::MAX,
        };
        let known = |card: &u8| (seen & (1 << card) != 0).then_some(*card);
        AgendaView {
            left: state.agendas.left() as u8,
            discards: state.agendas.discards().iter().map(known).collect(),
            out: state.agendas_out,
            revealed: (state.revealed != NONE).then_some(state.revealed),
            refresh_due: state.refresh_due,
            order: referee.then(|| state.agendas.draw_pile().iter().rev().copied().collect()),
            seen: referee.then_some(state.agendas_seen),
        }
    }
}

impl EncounterDeckView {
    fn of(deck: &[u16], unseen: &[u16], referee: bool) -> EncounterDeckView {
        let mut cards = [deck, unseen].concat();
        cards.sort_unstable();
        EncounterDeckView { cards, order: referee.then(|| deck.iter().rev().copied().collect()) }
    }
}

impl OfferView {
    fn of(offer: &Offer, viewer: Viewer) -> OfferView {
        let side = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let party = side(offer.camper) || side(offer.partner);
        let faces = |set: u64, owner: Seat| {
            let known = if side(owner) {
                set
            } else if party {
                set & offer.shown
            } else {
                0
            };
            (set.count_ones() as u8, known)
        };
        OfferView {
            camper: offer.camper,
            partner: offer.partner,
            gives: offer.gives.to_vec(),
            gets: offer.gets.to_vec(),
            gives_caps: offer.gives_caps,
            gets_caps: offer.gets_caps,
            gives_agendas: faces(offer.gives_agendas, offer.camper),
            gets_agendas: offer.gets_agendas,
            chosen_agendas: faces(offer.chosen_agendas, offer.partner),
            wanted_agendas: offer.wanted_agendas,
            shown: (offer.shown.count_ones() as u8, if party { offer.shown } else { 0 }),
        }
    }
}

/// The same game with what the viewer cannot know changed.
pub(crate) fn scramble(game: &Wasteland, state: &State, viewer: Viewer, whim: &mut Quick) -> State {
    let dealt: Result<State, Fault> = View::of(game, state, viewer).redeal(game, whim);
    dealt.unwrap_or_else(|_| state.clone())
}
