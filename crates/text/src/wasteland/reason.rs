//! Reasons and refusals: what is in the way, and what would help.

use kernel::{Because, Refusal};
use wasteland::choice::{Ask, Choice, Reason};

use super::voice::Voice;
use crate::shared::refusal_key;

impl Voice<'_> {
    /// Why something cannot be done, with the id of the rule in parentheses.
    #[must_use]
    pub fn reason(self, because: &Because<Reason>) -> String {
        let reason = self.bare_reason(because.reason);
        self.tell("reason").text("reason", reason).text("rule", because.rule.as_str()).said()
    }

    /// Why an answer was not taken. `ask` is the question that is open, if any.
    #[must_use]
    pub fn refusal(self, ask: Option<Ask>, refusal: &Refusal<Choice, Reason>) -> String {
        match refusal_key(refusal) {
            Ok((key, choice)) => {
                let shown = ask.zip(choice).map(|(ask, choice)| self.choice(ask, choice));
                self.tell(key).text("choice", shown.unwrap_or_default()).said()
            }
            Err(because) => self.reason(because),
        }
    }

    /// The same without the id, for where the rule stands beside it.
    #[must_use]
    pub fn bare_reason(self, reason: Reason) -> String {
        match reason {
            Reason::PlayerCount(n) => self.tell("reason-player-count").number("n", n).said(),
            Reason::Scenario(n) => self.tell("reason-scenario").number("n", u16::from(n) + 1).said(),
            Reason::Content => self.say("reason-content"),
            Reason::GameOver => self.say("reason-game-over"),
            Reason::NotYourDecision(seat) => self.by("reason-not-your-decision", seat).said(),
            Reason::NotNow => self.say("reason-not-now"),
            Reason::SettingUp => self.say("reason-setting-up"),
            Reason::AtSetup => self.say("reason-at-setup"),
            Reason::Eliminated => self.say("reason-eliminated"),
            Reason::CharacterTaken => self.say("reason-character-taken"),
            Reason::Occupied => self.say("reason-occupied"),
            Reason::NotOnStartTile => self.say("reason-not-on-start-tile"),
            Reason::NotYourTurn => self.say("reason-not-your-turn"),
            Reason::Killed => self.say("reason-killed"),
            Reason::Unfinished => self.say("reason-unfinished"),
            Reason::TurnGoesOn => self.say("reason-turn-goes-on"),
            Reason::NoActions => self.say("reason-no-actions"),
            Reason::NeedsPoints(n) => self.tell("reason-needs-points").number("n", n).said(),
            Reason::NoSuchSpace => self.say("reason-no-such-space"),
            Reason::AlreadyThere => self.say("reason-already-there"),
            Reason::NotAdjacent => self.say("reason-not-adjacent"),
            Reason::Facedown => self.say("reason-facedown"),
            Reason::AlreadyFaceup => self.say("reason-already-faceup"),
            Reason::NothingToExplore => self.say("reason-nothing-to-explore"),
            Reason::TileNotAdjacent => self.say("reason-tile-not-adjacent"),
            Reason::NotOnExploredTile => self.say("reason-not-on-explored-tile"),
            Reason::NotBesideEnemy => self.say("reason-not-beside-enemy"),
            Reason::NotNearer => self.say("reason-not-nearer"),
            Reason::NoEnemyIcon(kind) => self.tell("reason-no-enemy-icon").text("kind", self.enemy_type(kind)).said(),
            Reason::NotNearestIcon => self.say("reason-not-nearest-icon"),
            Reason::IconTaken => self.say("reason-icon-taken"),
            Reason::OnlyFaceup => self.say("reason-only-faceup"),
            Reason::NotMeant => self.say("reason-not-meant"),
            Reason::EnemyHere(foe) => self.tell("reason-enemy-here").text("foe", self.foe(foe)).said(),
            Reason::NoIcon => self.say("reason-no-icon"),
            Reason::NoDeck => self.say("reason-no-deck"),
            Reason::EncounteredAlready => self.say("reason-encountered-already"),
            Reason::Inactive => self.say("reason-inactive"),
            Reason::OutOfReach => self.say("reason-out-of-reach"),
            Reason::NotAnEnemy => self.say("reason-not-an-enemy"),
            Reason::NoSuchEnemy => self.say("reason-no-such-enemy"),
            Reason::NotHere => self.say("reason-not-here"),
            Reason::NotAggressive => self.say("reason-not-aggressive"),
            Reason::NotFacing => self.say("reason-not-facing"),
            Reason::OtherType(kind) => self.tell("reason-other-type").text("kind", self.enemies(kind)).said(),
            Reason::Asleep => self.say("reason-asleep"),
            Reason::ActedAlready => self.say("reason-acted-already"),
            Reason::NotAttackingYou => self.say("reason-not-attacking-you"),
            Reason::FaceupAlready => self.say("reason-faceup-already"),
            Reason::LevelTooHigh(n) => self.tell("reason-level-too-high").number("n", n).said(),
            Reason::NotRanged => self.say("reason-not-ranged"),
            Reason::Loyal => self.say("reason-loyal"),
            Reason::OnFacedownTile => self.say("reason-on-facedown-tile"),
            Reason::NotStaged => self.say("reason-not-staged"),
            Reason::NoSuchObjective => self.say("reason-no-such-objective"),
            Reason::Triggered => self.say("reason-triggered"),
            Reason::NeedsQuestAction => self.say("reason-needs-quest-action"),
            Reason::NotEarned => self.say("reason-not-earned"),
            Reason::Condition => self.say("reason-condition"),
            Reason::NeedsCaps(n) => self.tell("reason-needs-caps").number("n", n).said(),
            Reason::NeedsActions(n) => self.tell("reason-needs-actions").number("n", n).said(),
            Reason::WouldKill => self.say("reason-would-kill"),
            Reason::NeedsCards(kind, n) => {
                self.tell("reason-needs-cards").text("kind", self.card_kind(kind)).number("n", n).said()
            }
            Reason::NeedsAgendas(n) => self.tell("reason-needs-agendas").number("n", n).said(),
            Reason::NeedsDice(n) => self.tell("reason-needs-dice").number("n", n).said(),
            Reason::NeedsRerolls(n) => self.tell("reason-needs-rerolls").number("n", n).said(),
            Reason::NeedsLetter(letters) => {
                self.tell("reason-needs-letter").text("letters", Voice::letters(letters)).said()
            }
            Reason::WrongPlace => self.say("reason-wrong-place"),
            Reason::NobodyHere => self.say("reason-nobody-here"),
            Reason::NoEncounter => self.say("reason-no-encounter"),
            Reason::NoSuchOption => self.say("reason-no-such-option"),
            Reason::ChosenAlready => self.say("reason-chosen-already"),
            Reason::Forced(option) => self.tell("reason-forced").number("n", u16::from(option) + 1).said(),
            Reason::NotForced => self.say("reason-not-forced"),
            Reason::NotYours => self.say("reason-not-yours"),
            Reason::Fixed => self.say("reason-fixed"),
            Reason::NoSuchAbility => self.say("reason-no-such-ability"),
            Reason::WorksByItself => self.say("reason-works-by-itself"),
            Reason::Exhausted => self.say("reason-exhausted"),
            Reason::Ready => self.say("reason-ready"),
            Reason::NotEquipped => self.say("reason-not-equipped"),
            Reason::StoredAlready => self.say("reason-stored-already"),
            Reason::Equipped => self.say("reason-equipped"),
            Reason::WrongKind(kind) => self.tell("reason-wrong-kind").text("kind", self.card_kind(kind)).said(),
            Reason::PaysItself => self.say("reason-pays-itself"),
            Reason::NotGained => self.say("reason-not-gained"),
            Reason::NotLookedAt => self.say("reason-not-looked-at"),
            Reason::CannotBeEquipped => self.say("reason-cannot-be-equipped"),
            Reason::EquippedAlready => self.say("reason-equipped-already"),
            Reason::InventoryFull => self.say("reason-inventory-full"),
            Reason::StartOfTurnOnly => self.say("reason-start-of-turn-only"),
            Reason::LoyaltyChanged => self.say("reason-loyalty-changed"),
            Reason::NoFaction => self.say("reason-no-faction"),
            Reason::RevealedAlready => self.say("reason-revealed-already"),
            Reason::NotRevealed => self.say("reason-not-revealed"),
            Reason::WrongMoment(window) => self.tell("reason-wrong-moment").text("window", self.window(window)).said(),
            Reason::NoRerolls => self.say("reason-no-rerolls"),
            Reason::RerollStepOnly => self.say("reason-reroll-step-only"),
            Reason::RestedAlready => self.say("reason-rested-already"),
            Reason::NoSuchDie => self.say("reason-no-such-die"),
            Reason::DieSpent => self.say("reason-die-spent"),
            Reason::NeedsCard(card) => self.tell("reason-needs-card").text("card", self.card(card)).said(),
            Reason::NeedsTrait(named) => self.tell("reason-needs-trait").text("trait", self.trait_name(named)).said(),
            Reason::NoLetter => self.say("reason-no-letter"),
            Reason::NotDrawn => self.say("reason-not-drawn"),
            Reason::NotYourself => self.say("reason-not-yourself"),
            Reason::Elsewhere => self.say("reason-elsewhere"),
            Reason::NotShopping => self.say("reason-not-shopping"),
            Reason::NoPurchases => self.say("reason-no-purchases"),
            Reason::NoSales => self.say("reason-no-sales"),
            Reason::NotInShop => self.say("reason-not-in-shop"),
            Reason::NoValue => self.say("reason-no-value"),
            Reason::IsCompanion => self.say("reason-is-companion"),
            Reason::IsItem => self.say("reason-is-item"),
            Reason::Corner => self.say("reason-corner"),
            Reason::AddictedCannotSell => self.say("reason-addicted-cannot-sell"),
            Reason::NotCamping => self.say("reason-not-camping"),
            Reason::DoneInCamp => self.say("reason-done-in-camp"),
            Reason::MustUnexhaust => self.say("reason-must-unexhaust"),
            Reason::TooFar => self.say("reason-too-far"),
            Reason::NotTradable => self.say("reason-not-tradable"),
            Reason::NotTrading => self.say("reason-not-trading"),
            Reason::InDeal => self.say("reason-in-deal"),
            Reason::AllInDeal => self.say("reason-all-in-deal"),
            Reason::DealFull => self.say("reason-deal-full"),
            Reason::EmptyDeal => self.say("reason-empty-deal"),
            Reason::NotTheirs => self.say("reason-not-theirs"),
            Reason::PartnerHasNone => self.say("reason-partner-has-none"),
            Reason::NoCaps => self.say("reason-no-caps"),
            Reason::CapsForCaps => self.say("reason-caps-for-caps"),
            Reason::MayNotShow => self.say("reason-may-not-show"),
            Reason::ShownAlready => self.say("reason-shown-already"),
            Reason::NoSecondCounter => self.say("reason-no-second-counter"),
            Reason::NotEnoughInfluence => self.say("reason-not-enough-influence"),
            Reason::TooManyAgendas => self.say("reason-too-many-agendas"),
            Reason::VictoryOnTurn => self.say("reason-victory-on-turn"),
            Reason::WrongLetter => self.say("reason-wrong-letter"),
            Reason::PerkHeld(seat) => self.by("reason-perk-held", seat).said(),
            Reason::NotInDeck => self.say("reason-not-in-deck"),
            Reason::NotOptional => self.say("reason-not-optional"),
            Reason::Mode(reason) => self.mode_reason(reason),
            Reason::NoCompanions => self.say("reason-no-companions"),
            Reason::NoShopInCamp => self.say("reason-no-shop-in-camp"),
        }
    }
}
