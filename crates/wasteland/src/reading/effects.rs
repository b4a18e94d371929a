//! Effects: nodes become lists of effects.

use pack::{Message, Mistake, Node, Spot, say};

use crate::{
    content::{EnemyType, Letters, MOST_CHOICES, MOST_DRAWN, MOST_EFFECTS, MOST_NESTED, MOST_PLACED},
    effect::{Amount, Effect, EffectList, Foes, Pile, Where},
};

use super::{
    Reader,
    conditions::byte,
    ids::Kind,
    line_reader::{LineReader, pick, small},
    promises::Promise,
    vocabulary::{
        effects::{CHOOSE, EFFECTS, EffectForm, OUTCOMES, Outcome, PILES, PileForm, SIDES, WHOMS},
        names::{ENEMY_TYPES, FACTIONS, ICONS, KINDS, LETTERS, TRAITS},
        phrases::{WHERES, WhereForm},
    },
};

/// The bound of amounts that need no other.
pub(super) const UNBOUNDED: u8 = u8::MAX;

impl Reader {
    /// A list of effects. What is wrong is reported and left out.
    pub(super) fn effects<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node>) -> EffectList {
        let mut effects = Vec::new();
        let mut is_behind_if = false;
        self.depth += 1;
        for node in nodes {
            if self.depth > MOST_NESTED {
                let message = say!("w-too-deep", "effects are nested more than {most} deep", most = MOST_NESTED);
                self.error(node.spot(), node.name(), message);
                break;
            }
            if effects.len() >= MOST_EFFECTS {
                let message = say!("w-too-many-effects", "there are more than {most} effects", most = MOST_EFFECTS);
                self.error(node.spot(), node.name(), message);
                break;
            }
            let form = pick(&node.name, say!("w-in-effects", "effects"), EFFECTS, &mut self.mistakes);
            if let Some(EffectForm::Else) = form {
                let otherwise = self.otherwise(node, is_behind_if);
                if let Some(Effect::If(_, _, place)) = effects.last_mut() {
                    *place = otherwise;
                }
                is_behind_if = false;
                continue;
            }
            is_behind_if = matches!(form, Some(EffectForm::If));
            if let Some(effect) = form.and_then(|form| self.effect(form, node)) {
                self.check_effect(&effect, node);
                effects.push(effect);
            }
        }
        self.depth -= 1;
        self.push_effects(effects)
    }

    /// The braces of a node that holds effects and nothing else.
    pub(super) fn effects_node(&mut self, node: &Node) -> EffectList {
        let mut taker = node.take();
        let nodes = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        self.effects(nodes)
    }

    fn push_effects(&mut self, effects: Vec<Effect>) -> EffectList {
        if effects.is_empty() {
            return EffectList::default();
        }
        let Ok(at) = u16::try_from(self.content.effect_lists.len()) else {
            self.error(&Spot::whole("packs"), "", say!("w-too-many-lists", "the packs hold too many lists of effects"));
            return EffectList::default();
        };
        self.content.effect_lists.push(effects);
        EffectList(at)
    }

    fn otherwise(&mut self, node: &Node, is_behind_if: bool) -> EffectList {
        if !is_behind_if {
            let message = say!("w-stray-else", "'else' must come right after an 'if'");
            self.error(node.spot(), "else", message);
        }
        self.effects_node(node)
    }

    fn effect(&mut self, form: EffectForm, node: &Node) -> Option<Effect> {
        let mut line = LineReader::new(node);
        let n_before = self.mistakes.n_errors();
        let effect = self.form(form, &mut line);
        if effect.is_none() && self.mistakes.n_errors() > n_before {
            // The rest was not asked for only because of what has been reported.
            return None;
        }
        line.finish(&mut self.mistakes);
        effect
    }

    fn form(&mut self, form: EffectForm, line: &mut LineReader<'_>) -> Option<Effect> {
        let mistakes = &mut self.mistakes;
        Some(match form {
            EffectForm::Plain(make) => make(),
            EffectForm::Amount(make) => make(self.amount(line, UNBOUNDED)?),
            EffectForm::Trait(make) => make(line.pick(say!("w-a-trait", "a trait"), TRAITS, mistakes)?),
            EffectForm::Faction(make) => make(line.pick(say!("w-a-faction", "a faction"), FACTIONS, mistakes)?),
            EffectForm::SideAmount(make) => {
                let side = line.pick(say!("w-a-faction", "a faction"), SIDES, mistakes)?;
                make(side, self.amount(line, UNBOUNDED)?)
            }
            EffectForm::Where(make) => make(self.place(line)?),
            EffectForm::Foes(make) => {
                let foes = self.foes(line)?;
                let most_level = line.taker.number_property("max-level", 1..=9, &mut self.mistakes);
                make(Foes { most_level: most_level.map_or(UNBOUNDED, |level| small(Some(level))), ..foes })
            }
            EffectForm::Unknown(make) => make(self.foes(line)?),
            EffectForm::PileNumber(make, least) => {
                let pile = self.pile(line)?;
                let what = say!("w-n-cards", "how many cards");
                let number = line.taker.number(what, i64::from(least)..=i64::from(MOST_DRAWN), &mut self.mistakes)?;
                let effect = make(pile, small(Some(number)));
                if matches!(effect, Effect::DrawOneOf(Pile::Encounter(_), _)) {
                    self.no_encounters(line);
                }
                effect
            }
            EffectForm::Add => {
                let word = line.taker.word(say!("w-an-encounter", "the name of an encounter"), mistakes)?;
                let at = self.ids.find(Kind::Encounter, &word, mistakes)?;
                self.promises.push(Promise::Numbered(at, word));
                Effect::Add(at)
            }
            EffectForm::Quest(make) => make(self.reference(Kind::Quest, line)?),
            EffectForm::Unique => {
                let word = line.taker.word(say!("w-a-unique", "the name of a unique asset"), mistakes)?;
                let at = self.ids.find(Kind::Card, &word, mistakes)?;
                self.promises.push(Promise::Unique(at, word));
                Effect::Unique(at)
            }
            EffectForm::Draw => {
                let pile = self.pile(line)?;
                if matches!(pile, Pile::Encounter(_)) {
                    self.no_encounters(line);
                }
                Effect::Draw(pile, self.amount(line, MOST_DRAWN)?)
            }
            EffectForm::SetDie => {
                let face = line.taker.number(say!("w-a-face", "the number of a face"), 1..=6, mistakes)?;
                Effect::SetDie(small(Some(face - 1)))
            }
            EffectForm::PlaceEnemy => {
                let kind = self.ordinary_type(line)?;
                let is_faceup = !line.skip("facedown");
                Effect::PlaceEnemy(kind, self.place(line)?, is_faceup)
            }
            EffectForm::PlaceTokens => {
                let faction = line.pick(say!("w-a-faction", "a faction"), FACTIONS, mistakes)?;
                let amount = self.amount(line, MOST_PLACED)?;
                Effect::PlaceTokens(faction, self.place(line)?, amount)
            }
            EffectForm::MoveEnemy => {
                let foes = self.foes(line)?;
                Effect::MoveEnemy(foes, self.amount(line, UNBOUNDED)?)
            }
            EffectForm::DrawAndFight => {
                let kind = line.pick(say!("w-a-type", "a type of enemies"), ENEMY_TYPES, mistakes)?;
                let [succeed, fail] = self.outcomes(line);
                Effect::DrawAndFight(kind, succeed, fail)
            }
            EffectForm::Test => {
                let (letters, difficulty) = self.test(line)?;
                let [succeed, fail] = self.outcomes(line);
                Effect::Test(letters, difficulty, succeed, fail)
            }
            EffectForm::GainSpecial => Effect::GainSpecial(line.pick_optional(LETTERS)),
            EffectForm::GainPerk => {
                let letters = line.letters(mistakes);
                Effect::GainPerk(if letters.is_empty() { all_letters() } else { letters })
            }
            EffectForm::LoseCard => Effect::LoseCard(line.pick_optional(KINDS)),
            EffectForm::If => {
                let condition = self.condition(line);
                let then = self.block(line);
                Effect::If(condition?, then, EffectList::default())
            }
            EffectForm::May => {
                let cost = self.cost(line);
                Effect::May(cost, self.block(line))
            }
            EffectForm::Choose => Effect::Choose(self.choices(line)?),
            EffectForm::Each => {
                let whom = line.pick(say!("w-whom", "whom it concerns"), WHOMS, mistakes);
                let effects = self.block(line);
                Effect::Each(whom?, effects)
            }
            EffectForm::Else => return None,
        })
    }

    fn block(&mut self, line: &mut LineReader<'_>) -> EffectList {
        let nodes = line.taker.required_block(&mut self.mistakes);
        self.effects(nodes)
    }

    /// The letters and the difficulty of a test (W-TEST-01).
    pub(super) fn test(&mut self, line: &mut LineReader<'_>) -> Option<(Letters, Amount)> {
        let letters = line.some_letters(&mut self.mistakes)?;
        if line.taker.n_left() == 0 {
            let message = say!("w-no-difficulty", "this test has no difficulty (W-TEST-01)");
            self.error(line.node().spot(), "test", message);
            return None;
        }
        Some((letters, self.amount(line, UNBOUNDED)?))
    }

    /// What follows from a test or a fight: success, then failure.
    fn outcomes(&mut self, line: &mut LineReader<'_>) -> [EffectList; 2] {
        let mut outcomes: [Option<EffectList>; 2] = [None; 2];
        for node in line.taker.block().unwrap_or_default() {
            let place = line.place();
            let Some(outcome) = pick(&node.name, place, OUTCOMES, &mut self.mistakes) else { continue };
            let at = usize::from(outcome == Outcome::Fail);
            let effects = self.effects_node(node);
            if outcomes[at].replace(effects).is_some() {
                self.twice(node);
            }
        }
        outcomes.map(Option::unwrap_or_default)
    }

    /// Reports a node that may stand only once.
    pub(super) fn twice(&mut self, node: &Node) {
        let message = say!("w-once", "'{name}' may be here only once", name = node.name());
        self.error(node.spot(), node.name(), message);
    }

    fn choices(&mut self, line: &mut LineReader<'_>) -> Option<Vec<EffectList>> {
        let nodes = line.taker.required_block(&mut self.mistakes);
        let mut effect_lists = Vec::new();
        for node in nodes {
            if pick(&node.name, line.place(), CHOOSE, &mut self.mistakes).is_some() {
                effect_lists.push(self.effects_node(node));
            }
        }
        if (2..=MOST_CHOICES).contains(&effect_lists.len()) {
            return Some(effect_lists);
        }
        let message = say!("w-choices", "there are {n} options to choose from", n = effect_lists.len());
        let expected = say!("w-choices-range", "two to {most}", most = MOST_CHOICES);
        self.mistakes.push(Mistake::error(line.node().spot(), "choose", message).expecting(expected));
        None
    }

    /// A set of spaces.
    pub(super) fn place(&mut self, line: &mut LineReader<'_>) -> Option<Where> {
        let spot = line.next().map_or_else(|| line.node().spot().clone(), |argument| argument.spot.clone());
        let mistakes = &mut self.mistakes;
        let place = match line.pick(say!("w-a-place", "where"), WHERES, mistakes)? {
            WhereForm::Plain(place) => place,
            WhereForm::Name(make) => make(self.reference(Kind::Name, line).and_then(byte)?),
            WhereForm::Icon(make) => make(line.pick(say!("w-an-icon", "an encounter icon"), ICONS, mistakes)?),
            WhereForm::Enemy(make) => make(self.ordinary_type(line)?),
        };
        self.check_where(place, &spot);
        Some(place)
    }

    /// A type of which there are tokens in stacks (W-ICON-05).
    pub(super) fn ordinary_type(&mut self, line: &mut LineReader<'_>) -> Option<EnemyType> {
        let word = line.taker.word(say!("w-a-type", "a type of enemies"), &mut self.mistakes)?;
        let ordinary = |kind: EnemyType| kind.faction().is_none();
        super::line_reader::pick_if(&word, line.place(), ENEMY_TYPES, ordinary, &[], &mut self.mistakes)
    }

    fn foes(&mut self, line: &mut LineReader<'_>) -> Option<Foes> {
        let kind = line.pick_optional(ENEMY_TYPES);
        let place = self.place(line)?;
        Some(Foes { place, kind, most_level: UNBOUNDED })
    }

    fn pile(&mut self, line: &mut LineReader<'_>) -> Option<Pile> {
        let mistakes = &mut self.mistakes;
        Some(match line.pick(say!("w-a-deck", "a deck"), PILES, mistakes)? {
            PileForm::Plain(pile) => pile,
            PileForm::Encounter => {
                Pile::Encounter(line.pick(say!("w-an-icon", "an encounter icon"), ICONS, mistakes)?)
            }
        })
    }

    /// Nobody keeps encounter cards.
    fn no_encounters(&mut self, line: &LineReader<'_>) {
        let message = say!("w-kept-encounter", "encounter cards cannot be kept");
        let expected = Message::verbatim("loot, asset, agenda");
        self.mistakes.push(Mistake::error(line.node().spot(), "encounter", message).expecting(expected));
    }
}

const fn all_letters() -> Letters {
    Letters(0b0111_1111)
}
