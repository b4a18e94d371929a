//! What the players settle before a game: seats, scenario, mode and table options. Each option is a ruling of the
//! rulebook that has a switch; the first value of each is its default, unless another one is marked.

use serde::{Deserialize, Serialize};

use crate::{
    content::{Content, Faction},
    mode::{Mode, Pick, coop},
};

/// Seats, scenario, table options and mode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players.
    pub players: u8,
    /// The scenario, as its number in the content.
    pub scenario: u8,
    /// The table options.
    pub options: Options,
    /// The mode that the table has picked; games that were stored before there were several are of the base book.
    #[serde(default, skip_serializing_if = "Pick::is_base")]
    pub mode: Pick,
}

impl Setup {
    /// A game of so many players by the base book, with the first scenario and no options changed.
    #[must_use]
    pub fn of(players: u8) -> Setup {
        Setup { players, scenario: 0, options: Options::default(), mode: Pick::Base }
    }

    /// One set-up for each number of players and each value of each option, those of modes included, and all options at
    /// their last value. Of the scenarios each has its turn, and of the factions each is a friend. A mode without
    /// scenarios of its own in these packs is not played.
    #[must_use]
    pub fn variants(content: &Content) -> Vec<Setup> {
        let mut tables = vec![(Options::default(), Pick::Base)];
        let mut last = Options::default();
        for (switch, _, letters) in SWITCHES {
            let varied = letters.iter().skip(1).filter_map(|letter| Options::default().with(switch, letter));
            tables.extend(varied.map(|options| (options, Pick::Base)));
            last = letters.last().and_then(|letter| last.with(switch, letter)).unwrap_or(last);
        }
        tables.push((last, Pick::Base));
        let mut friends = Faction::BOTH.into_iter().cycle();
        let mut coop = |options: Options, terms: coop::Terms| {
            tables.extend(friends.next().map(|friendly| (options, Pick::Coop(coop::Agreement { friendly, terms }))));
        };
        coop(Options::default(), coop::Terms::default());
        let mut last_terms = coop::Terms::default();
        for (switch, _, letters) in COOP_SWITCHES {
            let usual = coop::Terms::default();
            for letter in letters.iter().filter(|letter| usual.options.letter(switch) != Some(**letter)) {
                usual.with(switch, letter).into_iter().for_each(|terms| coop(Options::default(), terms));
            }
            last_terms = letters.last().and_then(|letter| last_terms.with(switch, letter)).unwrap_or(last_terms);
        }
        coop(Options::default(), coop::Terms { required: 3, ..coop::Terms::default() });
        coop(last, last_terms);
        let usual = NcalOptions::default();
        tables.push((Options::default(), Pick::NewCalifornia(usual)));
        let mut last_ncal = usual;
        for (switch, _, letters) in NCAL_SWITCHES {
            let varied = letters.iter().filter(|letter| usual.letter(switch) != Some(**letter));
            let varied = varied.filter_map(|letter| usual.with(switch, letter));
            tables.extend(varied.map(|options| (Options::default(), Pick::NewCalifornia(options))));
            last_ncal = letters.last().and_then(|letter| last_ncal.with(switch, letter)).unwrap_or(last_ncal);
        }
        tables.push((last, Pick::NewCalifornia(last_ncal)));
        let all = (1..=4).flat_map(|players| tables.iter().map(move |(options, mode)| (players, *options, *mode)));
        let mut dealt = 0;
        let setup = |(players, options, mode): (u8, Options, Pick)| {
            let sheets = (0u8..).zip(&content.scenarios).filter(|(_, sheet)| sheet.mode == mode.sheets());
            let sheets: Vec<u8> = sheets.map(|(number, _)| number).collect();
            let scenario = *sheets.get(dealt % sheets.len().max(1))?;
            dealt += 1;
            Some(Setup { players, scenario, options, mode })
        };
        all.filter_map(setup).collect()
    }

    /// The mode that is played.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode.of(self.players)
    }
}

/// Table options before it is known which mode is played: those of the base book, and those of each mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Those of the base book.
    pub base: Options,
    /// Those of the cooperative game.
    pub coop: coop::Terms,
    /// Those of New California.
    pub ncal: NcalOptions,
}

/// The switches of all modes.
fn switches() -> impl Iterator<Item = &'static Switch> {
    SWITCHES.iter().chain(COOP_SWITCHES).chain(NCAL_SWITCHES)
}

impl Wishes {
    /// The names of all options.
    pub fn names() -> impl Iterator<Item = &'static str> {
        switches().map(|(switch, _, _)| *switch)
    }

    /// The letters of an option's values; none where there is no such option.
    #[must_use]
    pub fn letters(switch: &str) -> Option<&'static [&'static str]> {
        switches().find(|(name, _, _)| *name == switch).map(|(_, _, letters)| *letters)
    }

    /// Sets the option behind a switch to a value, which is a letter, some with a number behind a colon; none where
    /// there is no such.
    #[must_use]
    pub fn with(self, switch: &str, value: &str) -> Option<Wishes> {
        if let Some(base) = self.base.with(switch, value) {
            return Some(Wishes { base, ..self });
        }
        if let Some(coop) = self.coop.with(switch, value) {
            return Some(Wishes { coop, ..self });
        }
        self.ncal.with(switch, value).map(|ncal| Wishes { ncal, ..self })
    }
}

/// A switch with its ruling and the letters of its values.
pub type Switch = (&'static str, &'static str, &'static [&'static str]);

macro_rules! options {
    ($(#[$all:meta])* $options:ident, $(#[$list:meta])* $switches:ident;
    $($(#[$about:meta])* $name:ident: $type:ident($switch:literal, $ruling:literal) {
        $($(#[$why:meta])* $value:ident = $letter:literal),+ $(,)?
    })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $type { $($(#[$why])* $value),+ }
        )+

        $(#[$all])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct $options { $($(#[$about])* pub $name: $type),+ }

        $(#[$list])*
        pub const $switches: &[Switch] = &[$(($switch, $ruling, &[$($letter),+])),+];

        impl $options {
            /// Sets the option behind a switch to the value with this letter; none where there is no such.
            #[must_use]
            pub fn with(mut self, switch: &str, letter: &str) -> Option<$options> {
                match (switch, letter) {
                    $($(($switch, $letter) => self.$name = $type::$value,)+)+
                    _ => return None,
                }
                Some(self)
            }

            /// The letter of a switch's value; none where there is no such switch.
            #[must_use]
            pub const fn letter(&self, switch: &str) -> Option<&'static str> {
                $(if same(switch, $switch) {
                    return Some(match self.$name { $($type::$value => $letter),+ });
                })+
                None
            }
        }
    };
}

/// Whether two texts are the same; for constants.
const fn same(one: &str, two: &str) -> bool {
    let (one, two) = (one.as_bytes(), two.as_bytes());
    if one.len() != two.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != two[at] {
            return false;
        }
        at += 1;
    }
    true
}

options! {
    /// The table options.
    Options,
    /// The switches with their rulings and the letters of their values, in the order of the rulebook.
    SWITCHES;
    /// What happens to a fifth agenda card (W-RULING-01).
    five_agenda_cards: FiveAgendaCards("five-agenda-cards", "W-RULING-01") {
        /// It is discarded.
        #[default]
        Discard = "a",
        /// It is shuffled into the deck.
        Shuffle = "b",
    }
    /// How often the encounter action may be performed in a turn (W-RULING-04).
    encounter_limit: EncounterLimit("encounter-limit", "W-RULING-04") {
        /// Once.
        #[default]
        Once = "a",
        /// Once at each icon.
        PerIcon = "b",
    }
    /// When the round ends after the deck was passed (W-RULING-09).
    round_end_after_pass: RoundEnd("round-end-after-pass", "W-RULING-09") {
        /// Before the new first player's next turn.
        #[default]
        BeforeFirst = "a",
        /// When everybody has had a turn.
        EveryTurn = "b",
        /// At once: the new first player is next.
        AtOnce = "c",
    }
    /// When the deck is renewed after its last card was revealed for an activation (W-RULING-10).
    agenda_refresh_timing: RefreshTiming("agenda-refresh-timing", "W-RULING-10") {
        /// After the activation.
        #[default]
        After = "a",
        /// At once.
        AtOnce = "b",
    }
    /// Ranged fights with an enemy on a facedown tile (W-RULING-21).
    ranged_over_facedown: RangedOverFacedown("ranged-over-facedown", "W-RULING-21") {
        /// The enemy can attack, the survivor cannot.
        #[default]
        EnemyOnly = "a",
        /// Both can.
        Both = "b",
        /// Neither can.
        Neither = "c",
    }
    /// Where a killed enemy's token goes (W-RULING-23).
    killed_enemy_token: KilledToken("killed-enemy-token", "W-RULING-23") {
        /// To the discard pile of its type.
        #[default]
        Discard = "a",
        /// Back into the stack.
        Stack = "b",
    }
    /// Where a replacement appears (W-RULING-24).
    respawn_on_free_icon: Respawn("respawn-on-free-icon", "W-RULING-24") {
        /// On the nearest icon.
        #[default]
        Nearest = "a",
        /// On the nearest icon without an enemy.
        Free = "b",
    }
    /// Whether an enemy with Retreat that killed the survivor stays active (W-RULING-29).
    retreat_after_killing: RetreatAfterKilling("retreat-after-killing", "W-RULING-29") {
        /// It turns facedown.
        #[default]
        Inactive = "a",
        /// It stays faceup.
        Active = "b",
    }
    /// Whether a survivor without a ranged weapon can hurt a ranged attacker in an adjacent space (W-RULING-34).
    melee_against_ranged_attacker: MeleeAgainstRanged("melee-against-ranged-attacker", "W-RULING-34") {
        /// Yes.
        #[default]
        Hits = "a",
        /// No.
        Suffers = "b",
    }
    /// What happens with the card when a survivor is killed in the middle of it (W-RULING-38).
    killed_during_encounter: KilledDuringCard("killed-during-encounter", "W-RULING-38") {
        /// Nothing more.
        #[default]
        Ends = "a",
        /// The fail result is resolved.
        Fails = "b",
        /// The whole card is finished.
        Finishes = "c",
    }
    /// Who sees the whole encounter card before the choice (W-RULING-41).
    encounter_reader: EncounterReader("encounter-reader", "W-RULING-41") {
        /// Nobody.
        #[default]
        Nobody = "a",
        /// The player to the right.
        RightHand = "b",
    }
    /// Whether triggered objectives may be declined (W-RULING-45).
    triggered_objectives_optional: TriggeredObjectives("triggered-objectives-optional", "W-RULING-45") {
        /// No.
        #[default]
        Mandatory = "a",
        /// Yes.
        Optional = "b",
    }
    /// Whether equipment may be rearranged in camp (W-RULING-51).
    equip_at_camp: EquipAtCamp("equip-at-camp", "W-RULING-51") {
        /// No.
        #[default]
        No = "a",
        /// Yes.
        Yes = "b",
    }
    /// Whether agenda cards may be traded (W-RULING-55).
    agenda_trading: AgendaTrading("agenda-trading", "W-RULING-55") {
        /// All of them.
        #[default]
        All = "a",
        /// Only those in hand.
        Hand = "b",
        /// None.
        None = "c",
    }
    /// When influence is looked at (W-RULING-56).
    victory_declaration: VictoryDeclaration("victory-declaration", "W-RULING-56") {
        /// After every effect.
        #[default]
        Automatic = "a",
        /// When a player who is asked anything declares it.
        AnyTime = "b",
        /// When a player declares it on the own turn.
        OwnTurn = "c",
    }
    /// Whether results go on after a faction has reached the end (W-RULING-58).
    finish_results_at_takeover: Takeover("finish-results-at-takeover", "W-RULING-58") {
        /// No.
        #[default]
        AtOnce = "a",
        /// Yes.
        AfterResults = "b",
    }
    /// Whether numbers that depend on the players change with an elimination (W-RULING-61).
    count_eliminated_players: PlayerNumber("count-eliminated-players", "W-RULING-61") {
        /// No.
        #[default]
        AtSetup = "a",
        /// Yes.
        Remaining = "b",
    }
    /// Whether tokens gained on the way lengthen the track for XP still to come (W-RULING-66).
    xp_overshoot: XpOvershoot("xp-overshoot", "W-RULING-66") {
        /// No: all XP first.
        #[default]
        AllFirst = "a",
        /// Yes: each level at once.
        EachLevel = "b",
    }
    /// Whether an Addicted survivor can sell drugs (W-RULING-71).
    addicted_cannot_sell_drugs: AddictedSales("addicted-cannot-sell-drugs", "W-RULING-71") {
        /// Yes.
        #[default]
        Can = "a",
        /// No.
        Cannot = "b",
    }
    /// What the number of a shop result limits (W-RULING-75).
    shop_count: ShopCount("shop-count", "W-RULING-75") {
        /// All interactions together.
        #[default]
        Together = "a",
        /// Purchases and sales, each by itself.
        Apart = "b",
    }
    /// Whether discarded agenda cards are open (W-RULING-85).
    agenda_discards_public: AgendaDiscards("agenda-discards-public", "W-RULING-85") {
        /// No.
        #[default]
        Facedown = "a",
        /// Yes.
        Faceup = "b",
    }
}

options! {
    /// The table options of the cooperative game.
    CoopOptions,
    /// Its switches, like [`SWITCHES`].
    COOP_SWITCHES;
    /// What the agenda deck consists of (M-RULING-05).
    agenda_deck: AgendaDeck("coop-agenda-deck", "M-RULING-05") {
        /// Ten cards, whatever number of players they show.
        #[default]
        Ten = "a",
        /// The deck of the base game.
        Full = "b",
        /// Ten cards of those for this number of players.
        TenForPlayers = "c",
    }
    /// What a death does (M-RULING-06).
    death: Death("coop-death", "M-RULING-06") {
        /// All lose.
        #[default]
        Loses = "a",
        /// The survivor comes back, and the Enemy faction advances; all lose by an elimination.
        Returns = "b",
    }
    /// Which tokens advance when the deck is used up (M-RULING-10).
    depletion: Depletion("coop-depletion", "M-RULING-10") {
        /// Those of the base game.
        #[default]
        Both = "a",
        /// That of the Enemy faction.
        Enemy = "b",
        /// None.
        Neither = "c",
    }
    /// Who is loyal to the Friendly faction (M-RULING-11).
    loyalty: Loyalty("coop-loyalty", "M-RULING-11") {
        /// Who has revealed its agenda card.
        #[default]
        Declared = "a",
        /// Everybody, always.
        Everybody = "b",
    }
    /// The optional modules in play (M-RULING-12).
    modules: Modules("coop-options", "M-RULING-12") {
        /// None.
        #[default]
        None = "a",
        /// Whoever kills an enemy gains a cap.
        KillCaps = "c",
    }
    /// Whether the number of agenda cards required may be another one (M-RULING-13).
    agenda_target: AgendaTarget("coop-agenda-target", "M-RULING-13") {
        /// Yes: the number stands behind a colon.
        #[default]
        Agreed = "a",
        /// No.
        Fixed = "b",
    }
    /// Whether agenda cards are secret between survivors (M-RULING-14).
    agendas: OpenAgendas("coop-agendas", "M-RULING-14") {
        /// No.
        Open = "a",
        /// Yes.
        #[default]
        Secret = "b",
    }
    /// Which agenda cards count (M-RULING-61).
    cards: CountedCards("coop-cards", "M-RULING-61") {
        /// Those that survivors hold.
        #[default]
        Held = "a",
        /// All that were ever gained.
        Gained = "b",
    }
}

options! {
    /// The table options of New California.
    NcalOptions,
    /// Its switches, like [`SWITCHES`].
    NCAL_SWITCHES;
    /// Whether everybody is dealt an agenda card at setup (M-RULING-15).
    starting_agenda: StartingAgenda("ncal-starting-agenda", "M-RULING-15") {
        /// No.
        None = "a",
        /// Yes, and it is spent like every gained card.
        #[default]
        Spent = "b",
        /// Yes, and it is kept, for loyalty alone.
        Kept = "c",
    }
    /// Which agenda cards there are (M-RULING-16).
    agenda_deck: NcalAgendaDeck("ncal-agenda-deck", "M-RULING-16") {
        /// Those for this number of players.
        #[default]
        ForPlayers = "a",
        /// All.
        All = "b",
    }
    /// Which tokens advance when the deck is used up (M-RULING-20).
    depletion: NcalDepletion("ncal-depletion", "M-RULING-20") {
        /// Those of the base game.
        #[default]
        Both = "a",
        /// That of Security.
        Security = "b",
    }
    /// Whether the group loses when a survivor is eliminated (M-RULING-24).
    elimination: Elimination("elimination-loses", "M-RULING-24") {
        /// No: the others go on.
        #[default]
        GoesOn = "a",
        /// Yes.
        Loses = "b",
    }
}
