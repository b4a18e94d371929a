//! Wasteland on the command line.

use std::sync::{Arc, OnceLock};

use harness::example::Examples as _;
use kernel::{Asked, Because, EventId, Game, Recorded, Refusal, Seat, Viewer};
use pack::{Lang, Message, Mistakes, PackFiles, TextSource};
use rulebook::{Rulebook, search::Index};
use serde_json::{Value, json};
use text::{
    Look,
    wasteland::{Names, NamingContext, Voice},
};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice, Reason},
    content::Faction,
    event::Event,
    example::Position,
    map::Node,
    mode::{self, Pick, coop, ncal},
    options::{NcalOptions, Setup, Wishes},
    outlook::{Analysis, Influence, Stage},
    state::State,
    view::View,
    words::{VERBS, Words},
};

use super::{CardGroup, Phrase, Place, Playable, ScoreName, Tongue, Unsettled, report_of_wasteland};
use crate::{
    report::Report,
    simulate::story::{CardSet, Story},
    speech::{Speech, count},
};

type Speaking<'n> = Tongue<'n, Wasteland>;

/// The modes besides that of the base rules, by the names that are typed.
const MODES: [&str; 3] = ["coop:star", "coop:shield", NEW_CALIFORNIA];
const NEW_CALIFORNIA: &str = "new-california";

/// What a setup has settled, of all modes.
fn wishes(setup: &Setup) -> Wishes {
    let (mut coop, mut ncal) = (coop::Terms::default(), NcalOptions::default());
    match setup.mode {
        Pick::Base => {}
        Pick::Coop(agreed) => coop = agreed.terms,
        Pick::NewCalifornia(options) => ncal = options,
    }
    Wishes { base: setup.options, coop, ncal }
}

impl Speaking<'_> {
    /// Speaks of what the viewer of a view may know.
    fn of<T>(self, view: &View, say: impl FnOnce(Voice<'_>) -> T) -> T {
        say(Voice::new(self.lang, self.names, &NamingContext::of(view)))
    }

    /// Speaks of what is the same in every position.
    fn of_nothing<T>(self, say: impl FnOnce(Voice<'_>) -> T) -> T {
        say(Voice::new(self.lang, self.names, &NamingContext::default()))
    }
}

/// With the names of the players, `player-1` and so on.
fn with_words<T>(place: Place<'_, Wasteland>, say: impl FnOnce(Words<'_>) -> T) -> T {
    let players = Wasteland::players(place.setup);
    say(Words { content: place.game.content(), view: place.view, players: &players })
}

/// How influence stands for the viewer of a view.
fn influence(game: &Wasteland, view: &View) -> Option<Influence> {
    Analysis::new(game, view).ok().map(|analysis| analysis.influence())
}

impl Playable for Wasteland {
    type Names = Names;

    const USUAL_PLAYERS: u8 = 1;
    const HIDES_HANDS: bool = true;
    const VERBS: &'static [&'static str] = &VERBS;
    const ENDS: &'static [&'static str] =
        &["influence", "takeover", "lost", "group-won", "group-too-early", "group-enemy", "group-death", "group-gone"];
    const CARDS: &'static [CardGroup] = &[
        CardGroup { json: "cards_gained", key: "simulate-cards-gained" },
        CardGroup { json: "perks_gained", key: "simulate-perks" },
        CardGroup { json: "quests_completed", key: "simulate-quests" },
        CardGroup { json: "characters", key: "simulate-characters" },
    ];
    const SCORE: ScoreName = ScoreName {
        json: ["influence", "winners_influence"],
        keys: ["simulate-influence", "simulate-influence-winner"],
    };

    fn core() -> Result<PackFiles, shelf::Flaw> {
        shelf::wasteland_core()
    }

    fn search(lang: Lang) -> Result<(Rulebook, Index), shelf::Flaw> {
        shelf::wasteland_search(lang)
    }

    fn summary() -> Vec<TextSource> {
        shelf::wasteland_summary()
    }

    fn with_pack(pack: &str) -> Option<Arc<Wasteland>> {
        static CORE: OnceLock<Option<Arc<Wasteland>>> = OnceLock::new();
        let core = || shelf::wasteland().ok().map(Arc::new);
        CORE.get_or_init(core).clone().filter(|_| pack == "wasteland-core")
    }

    fn read(packs: &[PackFiles]) -> Result<(Wasteland, Mistakes), Mistakes> {
        wasteland::reading::read(packs).map(|(content, mistakes)| (Wasteland::new(content), mistakes))
    }

    fn lint(&self, packs: &[PackFiles]) -> Mistakes {
        wasteland::reading::lint(self.content(), packs)
    }

    fn report(&self, packs: &[PackFiles], speech: Speech) -> Report {
        report_of_wasteland::report(self, packs, speech)
    }

    fn in_short(&self, path: &str, speech: Speech) -> String {
        let content = self.content();
        // Two sides of a tile are one thing in the box.
        let tiles = content.tiles.iter().filter(|tile| tile.reverse.is_none()).count();
        let fillings = [
            ("path", path.into()),
            ("scenarios", count(content.scenarios.len()).into()),
            ("tiles", count(tiles).into()),
            ("cards", count(content.cards.len()).into()),
            ("encounters", count(content.encounters.len()).into()),
            ("quests", count(content.quests.len()).into()),
            ("agendas", count(content.agendas.len()).into()),
        ];
        speech.fill("check-good-wasteland", &fillings)
    }

    fn setup(&self, players: u8, scenario: Option<&str>) -> Option<Setup> {
        let named = |name: &str| self.content().scenarios.iter().position(|scenario| scenario.id == name);
        let scenario = scenario.map_or(Some(0), named)?;
        Some(Setup { scenario: scenario as u8, ..Setup::of(players) })
    }

    fn scenarios(&self) -> Vec<&str> {
        self.content().scenarios.iter().map(|scenario| scenario.id.as_str()).collect()
    }

    fn settle(setup: &mut Setup, name: &str, value: &str) -> Result<(), Unsettled> {
        let before = wishes(setup);
        let mut wishes = before;
        Wasteland::set_option(&mut wishes, name, value)?;
        let (of_coop, of_ncal) = (wishes.coop != before.coop, wishes.ncal != before.ncal);
        setup.options = wishes.base;
        match &mut setup.mode {
            Pick::Coop(agreed) if !of_ncal => agreed.terms = wishes.coop,
            Pick::NewCalifornia(options) if !of_coop => *options = wishes.ncal,
            _ if of_coop => return Err(Unsettled::OfMode(MODES[0])),
            _ if of_ncal => return Err(Unsettled::OfMode(NEW_CALIFORNIA)),
            _ => {}
        }
        Ok(())
    }

    fn pick_mode(setup: &mut Setup, name: &str) -> Result<(), Vec<String>> {
        let known = || MODES.map(str::to_owned).to_vec();
        let settled = wishes(setup);
        let with = |friendly: Faction| Pick::Coop(coop::Agreement { friendly, terms: settled.coop });
        setup.mode = match name {
            "coop:star" => with(Faction::Star),
            "coop:shield" => with(Faction::Shield),
            NEW_CALIFORNIA => Pick::NewCalifornia(settled.ncal),
            _ => return Err(known()),
        };
        Ok(())
    }

    fn fit_scenario(&self, setup: &mut Setup) {
        let sheets = setup.mode.sheets();
        let scenarios = &self.content().scenarios;
        let fits = scenarios.get(usize::from(setup.scenario)).is_some_and(|scenario| scenario.mode == sheets);
        if let (false, Some(first)) = (fits, scenarios.iter().position(|scenario| scenario.mode == sheets)) {
            setup.scenario = first as u8;
        }
    }

    fn players(setup: &Setup) -> Vec<String> {
        (1..=setup.players).map(|number| format!("player-{number}")).collect()
    }

    fn names_in(position: &Position) -> Names {
        let mut names = Names::new(position.game.content(), &[]);
        for (seat, name) in (0u8..).zip(&position.players) {
            names.rename(Seat::new(seat), name);
        }
        names
    }

    fn names(&self, packs: &[PackFiles], _setup: &Setup) -> Names {
        Names::new(self.content(), packs.iter().flat_map(|files| files.texts.iter().chain(&files.ending_texts)))
    }

    fn seat(tongue: Speaking<'_>, seat: Seat) -> String {
        tongue.of_nothing(|voice| voice.seat(seat))
    }

    fn ask(tongue: Speaking<'_>, view: &View, asked: &Asked<Ask>) -> String {
        tongue.of(view, |voice| {
            let intro = view.encounter.filter(|_| asked.ask == Ask::Encounter);
            let intro = intro.and_then(|meeting| voice.encounter_intro(meeting.card));
            [intro, Some(voice.ask(asked.ask))].into_iter().flatten().collect::<Vec<_>>().join(" ")
        })
    }

    fn choice(tongue: Speaking<'_>, view: &View, asked: &Asked<Ask>, choice: Choice) -> String {
        tongue.of(view, |voice| voice.choice(asked.ask, choice))
    }

    fn reason(tongue: Speaking<'_>, setup: &Setup, because: &Because<Reason>) -> String {
        let context = NamingContext { scenario: setup.scenario, ..NamingContext::default() };
        Voice::new(tongue.lang, tongue.names, &context).reason(because)
    }

    fn refusal(
        tongue: Speaking<'_>,
        view: &View,
        asked: Option<&Asked<Ask>>,
        refusal: &Refusal<Choice, Reason>,
    ) -> String {
        tongue.of(view, |voice| voice.refusal(asked.map(|asked| asked.ask), refusal))
    }

    fn table(&self, tongue: Speaking<'_>, view: &View, look: Look) -> String {
        tongue.of(view, |voice| voice.table(view, influence(self, view).as_ref(), look))
    }

    fn log(tongue: Speaking<'_>, view: &View, story: &[Recorded<Event>], since: EventId) -> Vec<(u8, String)> {
        let lines = tongue.of(view, |voice| voice.log_since(story, since));
        lines.into_iter().map(|line| (line.depth, line.text)).collect()
    }

    fn prospect(&self, tongue: Speaking<'_>, view: &View, asked: &Asked<Ask>, choice: Choice) -> Option<String> {
        tongue.of(view, |voice| {
            let prospect = Analysis::new(self, view).ok().and_then(|analysis| analysis.prospect(*asked, choice));
            let told = prospect.map(|prospect| voice.prospect(&prospect));
            // What a card does: its name alone is no help to a newcomer.
            let parts: Vec<String> = told.into_iter().chain(voice.printed(asked.ask, choice)).collect();
            (!parts.is_empty()).then(|| parts.join(". "))
        })
    }

    fn remarks(&self, tongue: Speaking<'_>, view: &View) -> Vec<String> {
        let Ok(analysis) = Analysis::new(self, view) else { return Vec::new() };
        let fight = analysis.fight_under_way().filter(|odds| !matches!(odds.bout.stage, Stage::Over { .. }));
        let test = analysis.test_under_way().filter(|_| fight.is_none());
        tongue.of(view, |voice| {
            let fight = fight.map(|odds| voice.fight_remarks(&odds));
            fight.or_else(|| test.map(|odds| voice.test_remarks(&odds))).unwrap_or_default()
        })
    }

    fn outlook_text(&self, tongue: Speaking<'_>, view: &View, seat: Seat, look: Look) -> Option<String> {
        let outlook = self.outlook(view, seat).ok()?;
        Some(tongue.of(view, |voice| voice.outlook(&outlook, look)))
    }

    fn epilogue(tongue: Speaking<'_>, view: &View, story: &[Recorded<Event>]) -> Vec<String> {
        tongue.of(view, |voice| voice.chronicle(view, story).epilogue)
    }

    fn drawn_map(tongue: Speaking<'_>, view: &View, color: bool) -> Option<(String, usize)> {
        let drawn = tongue.of(view, |voice| voice.drawn_map(view, color));
        Some((drawn.text, drawn.width))
    }

    fn outlook_data(&self, view: &View, seat: Seat) -> Option<Value> {
        serde_json::to_value(self.outlook(view, seat).ok()?).ok()
    }

    fn results(&self, tongue: Speaking<'_>, state: &State, speech: Speech) -> Vec<String> {
        if let Some(group) = self.view(state, Viewer::Referee).group() {
            let key = if state.winners.is_empty() { "play-lost-group" } else { "play-won-group" };
            let (cards, required) = (i64::from(group.cards), i64::from(group.required));
            return vec![speech.fill(key, &[("count", cards.into()), ("need", required.into())])];
        }
        if matches!(state.pick(), Pick::NewCalifornia(_)) {
            let key = if state.winners.is_empty() { "play-lost-together" } else { "play-won-together" };
            return vec![speech.fill(key, &[])];
        }
        let mut seats: Vec<_> = (0u8..).zip(self.places_of(state).into_iter().zip(self.scores(state))).collect();
        seats.sort_by_key(|(_, (place, _))| *place);
        let line = |(seat, (place, influence)): (u8, (u8, u64))| {
            let name = Wasteland::seat(tongue, Seat::new(seat));
            let influence = i64::try_from(influence).unwrap_or(i64::MAX);
            let key = if place == 1 { "play-won-wasteland" } else { "play-lost-wasteland" };
            speech.fill(key, &[("seat", name.as_str().into()), ("count", influence.into())])
        };
        seats.into_iter().map(line).collect()
    }

    fn opens_turn(view: &View, ask: Ask) -> bool {
        ask == Ask::Turn && view.turn.opening
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn first(view: &View) -> Seat {
        view.first
    }

    fn word(place: Place<'_, Wasteland>, _asked: &Asked<Ask>, choice: Choice) -> String {
        with_words(place, |words| words.choice(choice))
    }

    fn understand(
        place: Place<'_, Wasteland>,
        _seat: Seat,
        phrase: &Phrase<'_>,
        options: &[Choice],
    ) -> Result<Choice, Message> {
        let understood = with_words(place, |words| words.understand(phrase.verb, phrase.about, phrase.extra, options));
        understood.map_err(|unknown| unknown.message())
    }

    fn find_thing(
        tongue: Speaking<'_>,
        place: Place<'_, Wasteland>,
        asked: &Asked<Ask>,
        thing: &str,
    ) -> Option<Choice> {
        let spaces: Vec<(Node, String)> =
            with_words(place, |words| words.spaces().map(|node| (node, words.space(node))).collect());
        tongue.of(place.view, |voice| super::things_of_wasteland::find(voice, place, &spaces, asked, thing))
    }

    fn catalogue(&self, tongue: Speaking<'_>) -> Value {
        let content = self.content();
        tongue.of_nothing(|voice| {
            let says = voice.paraphrase();
            let card = |number: usize, id: &str, name: String, text: Vec<String>| {
                json!({ "number": number, "id": id, "name": name, "text": text.join(" ") })
            };
            let cards = content.cards.iter().enumerate();
            let cards = cards.map(|(n, one)| card(n, &one.id, voice.card(n as u16), says.card(one)));
            let perks = content.perks.iter().enumerate();
            let perks = perks.map(|(n, one)| card(n, &one.id, voice.perk(n as u8), says.perk(one)));
            let agendas = content.agendas.iter().enumerate();
            let agendas = agendas.map(|(n, one)| card(n, &one.id, voice.agenda(n as u8), says.agenda(one)));
            let characters = content.characters.iter().enumerate();
            let characters = characters.map(|(n, one)| card(n, &one.id, voice.character(n as u8), says.character(one)));
            let enemies = content.tokens.iter().enumerate();
            let enemies = enemies.map(|(n, one)| card(n, &one.id, voice.token(n as u8), says.token(one)));
            let encounters = content.encounters.iter().enumerate();
            let encounters = encounters.map(|(n, one)| card(n, &one.id, voice.encounter(n as u16), says.encounter(one)));
            let quests = content.quests.iter().enumerate();
            let quests = quests.map(|(n, one)| card(n, &one.id, voice.quest(n as u16), says.quest(one)));
            json!({
                "cards": cards.collect::<Vec<_>>(),
                "perks": perks.collect::<Vec<_>>(),
                "agendas": agendas.collect::<Vec<_>>(),
                "characters": characters.collect::<Vec<_>>(),
                "enemies": enemies.collect::<Vec<_>>(),
                "encounters": encounters.collect::<Vec<_>>(),
                "quests": quests.collect::<Vec<_>>(),
                "scenarios": self.scenarios(),
            })
        })
    }

    fn how_ended(&self, story: &Story<Wasteland>) -> Option<usize> {
        let group = story.events.iter().find_map(|told| match told.event {
            Event::Mode(mode::Event::Coop(coop::Event::GroupVictory { .. })) => Some(3),
            Event::Mode(mode::Event::Coop(coop::Event::GroupDefeat { why, .. })) => Some(match why {
                coop::Loss::TooEarly => 4,
                coop::Loss::Enemy => 5,
                coop::Loss::Death | coop::Loss::Elimination => 6,
            }),
            Event::Mode(mode::Event::NewCalifornia(ncal::Event::GroupWins)) => Some(3),
            Event::Mode(mode::Event::NewCalifornia(ncal::Event::GroupLoses { why })) => Some(match why {
                ncal::Loss::Security => 5,
                ncal::Loss::Elimination | ncal::Loss::Nobody => 7,
            }),
            _ => None,
        });
        if group.is_some() {
            return group;
        }
        let takeover = story.events.iter().any(|told| matches!(told.event, Event::Takeover(_)));
        Some(match (takeover, story.end.winners.is_empty()) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        })
    }

    fn scores(&self, state: &State) -> Vec<u64> {
        // A referee knows all cards, so that the least a survivor can have is what the survivor has.
        let stands = influence(self, &self.view(state, Viewer::Referee)).map(|influence| influence.seats);
        stands.into_iter().flatten().map(|stands| u64::from(stands.least)).collect()
    }

    fn card_ids(&self, group: usize) -> Vec<(bool, &str)> {
        let content = self.content();
        match group {
            // Events and talents are not gained.
            0 => content
                .cards
                .iter()
                .map(|card| (card.kind.is_item() || card.kind.slot().is_some(), card.id.as_str()))
                .collect(),
            1 => content.perks.iter().map(|perk| (true, perk.id.as_str())).collect(),
            2 => content.quests.iter().map(|quest| (true, quest.id.as_str())).collect(),
            _ => content.characters.iter().map(|character| (true, character.id.as_str())).collect(),
        }
    }

    fn card_name(tongue: Speaking<'_>, group: usize, card: u16) -> String {
        tongue.of_nothing(|voice| match group {
            0 => voice.card(card),
            1 => voice.perk(card as u8),
            2 => voice.quest(card),
            _ => voice.character(card as u8),
        })
    }

    fn used(&self, story: &Story<Wasteland>, _placed: &mut dyn FnMut(usize)) -> Vec<Vec<CardSet>> {
        let mut used = vec![vec![CardSet::default(); 4]; usize::from(story.end.seats)];
        for told in &story.events {
            let (seat, group, card) = match &told.event {
                Event::CardGained { seat, card } => (seat, 0, *card),
                Event::PerkGained { seat, perk } => (seat, 1, u16::from(*perk)),
                Event::ObjectiveCompleted { seat, quest, .. } => (seat, 2, *quest),
                Event::CharacterChosen { seat, character } => (seat, 3, u16::from(*character)),
                _ => continue,
            };
            if let Some(player) = used.get_mut(seat.index()) {
                player[group].insert(card);
            }
        }
        used
    }
}
