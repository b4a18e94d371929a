//! Reasons and refusals: what is in the way, and what would help.

use kernel::{Because, Misfit, Refusal};
use wasteland::choice::{Ask, Choice, Reason};

use super::voice::Voice;

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
        let about = |key: &'static str, choice: Choice| {
            let shown = ask.map(|ask| self.choice(ask, choice)).unwrap_or_default();
            self.tell(key).text("choice", shown).said()
        };
        match refusal {
            Refusal::NotAsked => self.say("refusal-not-asked"),
            Refusal::Stale => self.say("refusal-stale"),
            Refusal::Misfit(Misfit::NothingAsked) => self.say("refusal-nothing-asked"),
            Refusal::Misfit(Misfit::Shape) => self.say("refusal-shape"),
            Refusal::Misfit(Misfit::NotOffered(choice)) => about("refusal-not-offered", *choice),
            Refusal::Misfit(Misfit::Twice(choice)) => about("refusal-twice", *choice),
            Refusal::Misfit(Misfit::Number) => self.say("refusal-number"),
            Refusal::Rule(because) => self.reason(because),
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
            Reason::CharacterTaken => self.say("reason-character-taken"),
            Reason::Occupied => self.say("reason-occupied"),
            Reason::NotOnStartTile => self.say("reason-not-on-start-tile"),
            Reason::NoActions => self.say("reason-no-actions"),
            Reason::NeedsPoints(n) => self.tell("reason-needs-points").number("n", n).said(),
            Reason::NotAdjacent => self.say("reason-not-adjacent"),
            Reason::Facedown => self.say("reason-facedown"),
            Reason::AlreadyFaceup => self.say("reason-already-faceup"),
            Reason::NothingToExplore => self.say("reason-nothing-to-explore"),
            Reason::EnemyHere(foe) => self.tell("reason-enemy-here").text("foe", self.foe(foe)).said(),
            Reason::NoIcon => self.say("reason-no-icon"),
            Reason::NoDeck => self.say("reason-no-deck"),
            Reason::EncounteredAlready => self.say("reason-encountered-already"),
            Reason::Inactive => self.say("reason-inactive"),
            Reason::OutOfReach => self.say("reason-out-of-reach"),
            Reason::NotRanged => self.say("reason-not-ranged"),
            Reason::Loyal => self.say("reason-loyal"),
            Reason::OnFacedownTile => self.say("reason-on-facedown-tile"),
            Reason::NotStaged => self.say("reason-not-staged"),
            Reason::Triggered => self.say("reason-triggered"),
            Reason::Condition => self.say("reason-condition"),
            Reason::Cost => self.say("reason-cost"),
            Reason::NeedsCaps(n) => self.tell("reason-needs-caps").number("n", n).said(),
            Reason::Forced(option) => self.tell("reason-forced").number("n", u16::from(option) + 1).said(),
            Reason::NotForced => self.say("reason-not-forced"),
            Reason::NotYours => self.say("reason-not-yours"),
            Reason::NoSuchAbility => self.say("reason-no-such-ability"),
            Reason::Exhausted => self.say("reason-exhausted"),
            Reason::NotEquipped => self.say("reason-not-equipped"),
            Reason::CannotBeEquipped => self.say("reason-cannot-be-equipped"),
            Reason::EquippedAlready => self.say("reason-equipped-already"),
            Reason::InventoryFull => self.say("reason-inventory-full"),
            Reason::StartOfTurnOnly => self.say("reason-start-of-turn-only"),
            Reason::LoyaltyChanged => self.say("reason-loyalty-changed"),
            Reason::NoFaction => self.say("reason-no-faction"),
            Reason::NotRevealed => self.say("reason-not-revealed"),
            Reason::WrongMoment(window) => self.tell("reason-wrong-moment").text("window", self.window(window)).said(),
            Reason::NotYourTurn => self.say("reason-not-your-turn"),
            Reason::NoUse => self.say("reason-no-use"),
            Reason::NoRerolls => self.say("reason-no-rerolls"),
            Reason::NeedsTrait(named) => self.tell("reason-needs-trait").text("trait", self.trait_name(named)).said(),
            Reason::NotInShop => self.say("reason-not-in-shop"),
            Reason::NoValue => self.say("reason-no-value"),
            Reason::IsCompanion => self.say("reason-is-companion"),
            Reason::IsItem => self.say("reason-is-item"),
            Reason::Corner => self.say("reason-corner"),
            Reason::AddictedCannotSell => self.say("reason-addicted-cannot-sell"),
            Reason::DoneInCamp => self.say("reason-done-in-camp"),
            Reason::MustUnexhaust => self.say("reason-must-unexhaust"),
            Reason::TooFar => self.say("reason-too-far"),
            Reason::NotTradable => self.say("reason-not-tradable"),
            Reason::NotEnoughInfluence => self.say("reason-not-enough-influence"),
            Reason::WrongLetter => self.say("reason-wrong-letter"),
            Reason::NotInDeck => self.say("reason-not-in-deck"),
            Reason::NotOptional => self.say("reason-not-optional"),
        }
    }
}
