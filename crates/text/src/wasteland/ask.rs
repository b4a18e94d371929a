//! Questions.

use kernel::Asked;
use wasteland::{
    choice::Ask,
    content::CardKind,
    effect::{Effect, Pile, Window},
};

use super::voice::Voice;

impl Voice<'_> {
    /// What is asked, in the second person: to be shown to the player who is asked.
    #[must_use]
    pub fn ask(self, ask: Ask) -> String {
        let question = self.question(ask);
        // What is chosen from says it all, and so does who looks at cards.
        let effect = self
            .effect_at_hand()
            .filter(|effect| !matches!(effect, Effect::Choose(_) | Effect::Reorder(..) | Effect::DrawOneOf(..)));
        let about = match (ask, effect) {
            (Ask::Offer(_) | Ask::OfferCaps { .. } | Ask::Deal(_) | Ask::HandOver, _) => self.deal(),
            (_, Some(effect)) => Some(self.paraphrase().effect_sentence(effect)),
            (_, None) => None,
        };
        match about {
            Some(about) => self.tell("ask-about-effect").text("question", question).text("effect", about).said(),
            None => question,
        }
    }

    /// What a question is about, in a word or two.
    #[must_use]
    pub fn ask_title(self, ask: Ask) -> String {
        self.say(title_key(ask))
    }

    /// That somebody else is asked.
    #[must_use]
    pub fn waiting(self, asked: &Asked<Ask>) -> String {
        self.by("title-wait", asked.seat).text("title", self.ask_title(asked.ask).to_lowercase()).said()
    }

    /// What the deal would be (W-TRADE-05).
    fn deal(self) -> Option<String> {
        let deal = self.context.deal.as_ref()?;
        let side = |at: usize| self.side(&deal.cards[at], deal.caps[at], deal.agendas[at]);
        let told = self.by("ask-deal-now", deal.seats[0]).text("gives", side(0));
        Some(told.text("other", self.seat(deal.seats[1])).text("gets", side(1)).said())
    }

    fn question(self, ask: Ask) -> String {
        match ask {
            Ask::Character => self.say("ask-character"),
            Ask::StartSpace => self.say("ask-start-space"),
            Ask::Turn => self.say("ask-turn"),
            Ask::FightFirst => self.say("ask-fight-first"),
            Ask::Occupant(foe) => self.tell("ask-occupant").text("foe", self.foe(foe)).said(),
            Ask::Activate(kind) => self.tell("ask-activate").text("enemies", self.enemies(kind)).said(),
            Ask::AttackOrder(kind) => self.tell("ask-attack-order").text("enemies", self.enemies(kind)).said(),
            Ask::EnemyWay(foe) => self.tell("ask-enemy-way").text("foe", self.foe_somewhere(foe)).said(),
            Ask::Replacement(kind) => self.tell("ask-replacement").text("kind", self.enemy_type(kind)).said(),
            Ask::FightReroll => self.ask_dice("ask-fight-reroll", "ask-fight-reroll-dice"),
            Ask::TestReroll => self.ask_dice("ask-test-reroll", "ask-test-reroll-dice"),
            Ask::Window(window) => self.say(window_key(window)),
            Ask::Rise => self.say("ask-rise"),
            Ask::LevelUp => self.say("ask-level-up"),
            Ask::GainPerk => self.say("ask-gain-perk"),
            Ask::Encounter => match self.context.meeting {
                Some(card) => self.tell("ask-encounter-named").text("encounter", self.encounter(card)).said(),
                None => self.say("ask-encounter"),
            },
            Ask::Helper => self.say("ask-helper"),
            Ask::ObjectiveFirst => self.say("ask-objective-first"),
            Ask::Gained(card) => self.tell("ask-gained").text("card", self.card(card)).said(),
            Ask::InventoryLimit => self.say("ask-inventory-limit"),
            Ask::AgendaLimit => self.say("ask-agenda-limit"),
            Ask::Shop(n) => self.tell("ask-shop").number("n", n).said(),
            Ask::Camp => self.say("ask-camp"),
            Ask::UnexhaustNext => self.say("ask-unexhaust-next"),
            Ask::Offer(seat) => self.by("ask-offer", seat).said(),
            Ask::OfferCaps { wanted: false } => self.say("ask-offer-caps"),
            Ask::OfferCaps { wanted: true } => self.say("ask-offer-caps-wanted"),
            Ask::Deal(seat) => self.by("ask-deal", seat).said(),
            Ask::HandOver => self.say("ask-hand-over"),
            Ask::May => self.say("ask-may"),
            Ask::ChooseEffect => self.say("ask-choose-effect"),
            Ask::Where => self.say("ask-where"),
            Ask::WhichFoe => self.say("ask-which-foe"),
            Ask::Who => self.say("ask-who"),
            Ask::WhichDie => self.say("ask-which-die"),
            Ask::WhichFace => self.say("ask-which-face"),
            Ask::Discard(kind) => self.say(discard_key(kind)),
            Ask::DiscardAgenda => self.say("ask-discard-agenda"),
            Ask::LosePerk => self.say("ask-lose-perk"),
            Ask::LoseLetter => self.say("ask-lose-letter"),
            Ask::Unexhaust => self.say("ask-unexhaust"),
            Ask::Exhaust => self.say("ask-exhaust"),
            Ask::OnTop(pile) => self.ask_pile("ask-on-top", pile),
            Ask::Keep(pile) => self.ask_pile("ask-keep", pile),
            Ask::LeadFoe(foe) => self.tell("ask-lead-foe").text("foe", self.foe_somewhere(foe)).said(),
            Ask::Mode(ask) => self.mode_ask(ask),
        }
    }

    fn ask_dice(self, bare: &'static str, with_dice: &'static str) -> String {
        match self.context.dice {
            Some(dice) => self.tell(with_dice).text("dice", self.faces(dice)).said(),
            None => self.say(bare),
        }
    }

    fn ask_pile(self, key: &'static str, pile: Pile) -> String {
        self.tell(key).text("pile", self.pile(pile)).said()
    }
}

const fn window_key(window: Window) -> &'static str {
    match window {
        Window::StartOfTurn => "ask-window-start-of-turn",
        Window::Turn => "ask-window-turn",
        Window::Action => "ask-window-action",
        Window::BeforeFight => "ask-window-before-fight",
        Window::Reroll => "ask-window-reroll",
        Window::Hurt => "ask-window-hurt",
        // Abilities that fit every step are offered in each of them.
        Window::Strike | Window::Fight => "ask-window-strike",
        Window::AfterFight => "ask-window-after-fight",
        Window::Kill => "ask-window-kill",
        Window::Explore => "ask-window-explore",
        Window::Camp => "ask-window-camp",
        Window::Test => "ask-window-test",
        Window::RoundEnd => "ask-window-round-end",
    }
}

/// A question for each kind: the pronouns of languages follow the gender of the thing.
const fn discard_key(kind: Option<CardKind>) -> &'static str {
    match kind {
        Some(CardKind::Weapon) => "ask-discard-weapon",
        Some(CardKind::Apparel) => "ask-discard-apparel",
        Some(CardKind::Companion) => "ask-discard-companion",
        Some(CardKind::Aid) => "ask-discard-aid",
        Some(CardKind::Drug) => "ask-discard-drug",
        Some(CardKind::Magazine) => "ask-discard-magazine",
        None | Some(CardKind::Event | CardKind::Talent) => "ask-discard",
    }
}

const fn title_key(ask: Ask) -> &'static str {
    match ask {
        Ask::Character => "title-character",
        Ask::StartSpace => "title-start-space",
        Ask::Turn => "title-turn",
        Ask::FightFirst => "title-fight-first",
        Ask::Occupant(_) => "title-occupant",
        Ask::Activate(_) => "title-activate",
        Ask::AttackOrder(_) => "title-attack-order",
        Ask::EnemyWay(_) => "title-enemy-way",
        Ask::Replacement(_) => "title-replacement",
        Ask::FightReroll => "title-fight-reroll",
        Ask::TestReroll => "title-test-reroll",
        Ask::Window(_) => "title-window",
        Ask::Rise => "title-rise",
        Ask::LevelUp => "title-level-up",
        Ask::GainPerk => "title-gain-perk",
        Ask::Encounter => "title-encounter",
        Ask::Helper => "title-helper",
        Ask::ObjectiveFirst => "title-objective-first",
        Ask::Gained(_) => "title-gained",
        Ask::InventoryLimit => "title-inventory-limit",
        Ask::AgendaLimit => "title-agenda-limit",
        Ask::Shop(_) => "title-shop",
        Ask::Camp => "title-camp",
        Ask::UnexhaustNext => "title-unexhaust-next",
        Ask::Offer(_) => "title-offer",
        Ask::OfferCaps { .. } => "title-offer-caps",
        Ask::Deal(_) => "title-deal",
        Ask::HandOver => "title-hand-over",
        Ask::May => "title-may",
        Ask::ChooseEffect => "title-choose-effect",
        Ask::Where => "title-where",
        Ask::WhichFoe => "title-which-foe",
        Ask::Who => "title-who",
        Ask::WhichDie => "title-which-die",
        Ask::WhichFace => "title-which-face",
        Ask::Discard(_) | Ask::DiscardAgenda => "title-discard",
        Ask::LosePerk => "title-lose-perk",
        Ask::LoseLetter => "title-lose-letter",
        Ask::Unexhaust => "title-unexhaust",
        Ask::Exhaust => "title-exhaust",
        Ask::OnTop(_) | Ask::Keep(_) => "title-look",
        Ask::LeadFoe(_) => "title-lead-foe",
        Ask::Mode(ask) => Voice::mode_title(ask),
    }
}
