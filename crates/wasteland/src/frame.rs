//! Frames: procedures under way, as plain values. The innermost one is on top of the stack and runs first.

use kernel::{EventId, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    content::{EnemyType, Letter, Letters},
    effect::{EffectList, Window},
    map::Node,
    mode,
};

/// A procedure under way and the event it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Frame {
    /// The procedure and its step.
    pub what: What,
    /// The event that brought it about.
    pub cause: EventId,
}

/// Where a list of effects is printed, for what it refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// On the encounter being resolved.
    Encounter,
    /// On a quest.
    Quest(u16),
    /// On a card that is used or was drawn.
    Card(u16),
    /// On a perk.
    Perk(u8),
    /// On the scenario sheet.
    Scenario,
    /// On a character.
    Character(u8),
}

/// A procedure and its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Setting up (chapter SETUP).
    Setup(SetupStep),
    /// The round (chapter ROUND).
    Round(RoundStep),
    /// A turn (chapter TURN).
    Turn(TurnStep),
    /// What follows an action (chapter ACTION).
    ActionOver,
    /// A survivor has moved into a space (chapters MOVE, TERRAIN, ABILITY).
    Entered {
        /// Who.
        seat: Seat,
        /// The space.
        node: Node,
        /// Terrain has been dealt with.
        terrain: bool,
    },
    /// A tile is explored (chapter EXPLORE).
    Explore {
        /// Its place.
        place: u8,
        /// The step.
        step: ExploreStep,
    },
    /// An agenda card's row is carried out (chapter ACTIVATE).
    Activation {
        /// The icon of the row.
        icon: u8,
        /// The step.
        step: ActivateStep,
    },
    /// A fight (chapter FIGHT).
    Fight(FightStep),
    /// The consequences of a kill (chapter ENEMY).
    Kill {
        /// By whom.
        seat: Seat,
        /// The enemy's type.
        kind: EnemyType,
        /// Its level.
        level: u8,
        /// Where it stood; none for a drawn one.
        at: Node,
        /// It gives loot.
        loot: bool,
        /// The step.
        step: KillStep,
    },
    /// A survivor was killed (chapter KILLED).
    Killed {
        /// Who.
        seat: Seat,
        /// The figure stands on the starting tile.
        placed: bool,
    },
    /// Levels to gain (chapter LEVEL).
    LevelUp {
        /// Who.
        seat: Seat,
        /// How many.
        times: u8,
        /// XP still to come, where each level is carried out at once (W-RULING-66).
        left: u8,
        /// The tokens drawn.
        drawn: [Option<Letter>; 2],
    },
    /// A perk is gained (W-LEVEL-04).
    GainPerk {
        /// By whom.
        seat: Seat,
        /// With one of these letters.
        letters: Letters,
        /// It may show any letter the survivor has, if there is none with these (W-LEVEL-05).
        fallback: bool,
    },
    /// A test (chapter TEST).
    Test(TestStep),
    /// An encounter (chapter ENCOUNTER).
    Encounter(EncounterStep),
    /// A quest action (chapter QUEST).
    Quest {
        /// By whom.
        seat: Seat,
        /// The quest.
        quest: u16,
        /// The objective.
        objective: u8,
        /// The step.
        step: QuestStep,
    },
    /// Triggered objectives are resolved (W-RULING-45).
    Objectives,
    /// Effects, one after the other (chapter RESULT).
    Effects {
        /// The list.
        effects: EffectList,
        /// The next effect.
        at: u8,
        /// Further steps of that effect.
        sub: u8,
        /// Who resolves it.
        seat: Seat,
        /// Where it is printed.
        source: Source,
    },
    /// Several survivors resolve a list of effects, one after the other (W-RULING-98).
    Each {
        /// Who is still to do so.
        seats: Seats,
        /// The first player when it began: the deck may be passed meanwhile.
        from: Seat,
        /// The effects.
        effects: EffectList,
        /// Where it is printed.
        source: Source,
    },
    /// Shopping (chapter SHOP).
    Shop {
        /// Who shops.
        seat: Seat,
        /// Interactions left; purchases, where sales are counted apart (W-RULING-75).
        left: u8,
        /// Sales left, where they are counted apart.
        sales: u8,
    },
    /// Loot or asset cards were drawn (chapter LOOT).
    Drawn {
        /// By whom.
        seat: Seat,
        /// The place of the first of the events drawn with them.
        base: u8,
        /// The place behind it while that event is carried out.
        at: u8,
    },
    /// Gained cards are equipped or stored, and the limit is applied (chapters EQUIP, INVENTORY).
    Stow {
        /// By whom.
        seat: Seat,
    },
    /// Agenda cards are drawn (chapter AGENDA).
    DrawAgendas {
        /// By whom.
        seat: Seat,
        /// How many are still to come.
        left: u8,
    },
    /// Agenda cards beyond four are given up (W-AGENDA-05).
    AgendaLimit {
        /// By whom.
        seat: Seat,
    },
    /// A camp action (chapter CAMP).
    Camp {
        /// HP were recovered.
        recovered: bool,
        /// Cards were unexhausted.
        unexhausted: bool,
        /// Well Rested was gained or tried.
        rested: bool,
    },
    /// Exhausted cards become ready (chapter EXHAUST).
    Unexhaust {
        /// Whose.
        seat: Seat,
        /// Just this one; all for none.
        only: u16,
        /// Cards without a cost are ready.
        begun: bool,
    },
    /// A trade (chapter TRADE).
    Trade(TradeStep),
    /// Abilities may be used at a moment (chapter ITEM).
    Window {
        /// The moment.
        window: Window,
        /// Whose.
        seat: Seat,
    },
    /// An ability is paid for and then resolved (chapter ITEM).
    Use {
        /// By whom.
        seat: Seat,
        /// Where it is printed.
        source: Source,
        /// Which ability of the card.
        ability: u8,
        /// The part of the cost that is being paid.
        step: PayStep,
        /// How many of that part are left.
        left: u8,
    },
    /// A cost that is not an ability's is paid: of an option, an objective or an offer on a card.
    Pay {
        /// By whom.
        seat: Seat,
        /// Which cost.
        cost: CostOf,
        /// The part of it that is being paid.
        step: PayStep,
        /// How many of that part are left.
        left: u8,
    },
    /// An enemy is moved by a card, step by step.
    MoveEnemy {
        /// By whom.
        seat: Seat,
        /// The enemy.
        foe: u8,
        /// Steps left.
        left: u8,
    },
    /// The game is over.
    #[default]
    Over,
    /// What only a mode does, or what it keeps under everything else. It and those behind it came later than the others,
    /// which are written by their place in this list.
    Mode(mode::Frame),
    /// The survivor who camps above this has been to the shop there (W-NCAL-24).
    ShoppedInCamp,
}

/// A cost that is printed somewhere else than on an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CostOf {
    /// Of the chosen option of the encounter.
    Option,
    /// Of an instruction of an objective.
    Instruction {
        /// The quest.
        quest: u16,
        /// The objective.
        objective: u8,
        /// The instruction.
        task: u8,
    },
    /// Of an offer among effects: a "may".
    Offer {
        /// The list.
        effects: EffectList,
        /// The effect.
        at: u8,
    },
    /// Of unexhausting a card (W-EXHAUST-07).
    Unexhaust(u16),
    /// Of keeping a companion (W-RULING-53).
    Keep(u16),
}

/// The part of a cost that needs a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PayStep {
    /// What needs none.
    Begin,
    /// Cards to discard.
    Cards,
    /// Agenda cards to discard.
    Agendas,
    /// Dice to spend.
    Dice,
    /// All is paid.
    Paid,
}

/// Steps of the set-up that need choices or chance (W-SETUP-17 and after).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupStep {
    /// The nth player from the first one on chooses a survivor.
    Survivor(u8),
    /// That player places the figure.
    Figure(u8),
    /// Player boards are prepared.
    Boards,
    /// The nth player's character card is put away, and what it says about the start is done.
    Character(u8),
    /// What the scenario says about the start is done.
    Scenario(u8),
    /// Enemies and power tokens are placed.
    Enemies,
}

/// Steps of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundStep {
    /// The next turn or the end of the round.
    Next,
    /// Abilities at the end of the round: these survivors are still to be asked.
    Closing {
        /// Who is still to be asked.
        seats: Seats,
        /// The first player when it began: the deck may be passed meanwhile.
        from: Seat,
    },
    /// The agenda card is turned up.
    Reveal,
    /// The activation is over.
    Discard,
}

/// Steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    /// It begins.
    Begin,
    /// The survivor chooses what to do.
    Choose,
    /// It is over.
    End,
}

/// Steps of an exploration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExploreStep {
    /// The tile is turned up and its enemies appear.
    Flip,
    /// Those who were on it are placed.
    Occupants,
    /// Abilities.
    Window,
    /// It is done.
    Done,
}

/// Steps of the activation of one icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivateStep {
    /// Those who will act are marked.
    Mark,
    /// Who acts next.
    Next,
    /// The first player named an enemy whose survivor puts the attacks in order (W-ACTIVATE-07).
    Order(u8),
    /// This enemy acts.
    Act(u8),
    /// This enemy moves, and the first player chooses where.
    Where(u8),
    /// Facedown ones are turned up.
    Flip,
}

/// Steps of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStep {
    /// Abilities before it.
    Before,
    /// The roll (W-FIGHT-05).
    Roll,
    /// Rerolls (W-FIGHT-08).
    Reroll,
    /// Abilities before damage.
    Hurt,
    /// The enemy's hits (W-FIGHT-10).
    EnemyHits,
    /// Rads of the enemy (W-ABILITY-09).
    Rads,
    /// Abilities before the survivor's hits.
    Strike,
    /// The survivor's hits (W-FIGHT-13).
    SurvivorHits,
    /// Abilities after it.
    After,
    /// It is over.
    End,
}

/// Steps of a kill, in the order of W-RULING-89.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KillStep {
    /// A replacement appears (W-ENEMY-03).
    Replace,
    /// XP (W-FIGHT-16).
    Xp,
    /// Loot (W-ABILITY-11).
    Loot,
    /// Abilities.
    Window,
    /// It is done.
    Done,
}

/// Steps of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestStep {
    /// The roll (W-TEST-02).
    Roll,
    /// Rerolls (W-TEST-04).
    Reroll,
    /// The result (W-TEST-05).
    Result,
}

/// Steps of an encounter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterStep {
    /// The survivor chooses an option.
    Choose,
    /// The cost of the option is paid.
    Pay,
    /// The task is attempted.
    Task,
    /// It was managed or not.
    Outcome,
    /// The card is put away.
    Done,
}

/// Steps of a quest action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestStep {
    /// This instruction is carried out.
    Task(u8),
    /// Another survivor is chosen for the test of this instruction.
    Helper(u8),
    /// How this instruction ended.
    Judge(u8),
    /// The results are resolved.
    Results,
    /// It is done.
    Done,
}

/// Steps of a trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TradeStep {
    /// A side puts an offer together: the camper, or the partner in a counter-offer.
    Build {
        /// It is the partner.
        counter: bool,
    },
    /// How many Caps are given or wanted.
    Caps {
        /// It is the partner who builds.
        counter: bool,
        /// They are wanted rather than given.
        wanted: bool,
    },
    /// The other side answers.
    Answer {
        /// To a counter-offer.
        counter: bool,
    },
    /// The one who accepted picks the agenda cards to give.
    Agendas {
        /// To a counter-offer.
        counter: bool,
    },
    /// Everything changes hands.
    Swap,
}
