//! Shelter on the command line.

use std::sync::{Arc, OnceLock};

use harness::example::Examples as _;
use kernel::{Asked, Because, EventId, Game, Recorded, Refusal, Seat, Viewer};
use pack::{Lang, Message, Mistakes, PackFiles, TextSource};
use rulebook::{Rulebook, search::Index};
use serde_json::{Value, json};
use shelter::{
    Shelter,
    choice::{Ask, Choice, Reason},
    content::SpaceId,
    event::Event,
    example::Position,
    options::Setup,
    state::{EndTrigger, State},
    vault::SpaceRef,
    view::View,
    words::{Unknown, VERBS, Words},
};
use text::{
    Look,
    shelter::{Names, Voice},
};

use super::{CardGroup, Phrase, Place, Playable, ScoreName, Tongue, Unsettled, report_of_shelter};
use crate::{
    report::Report,
    simulate::story::{CardSet, Story},
    speech::{Speech, count},
};

type Speaking<'n> = Tongue<'n, Shelter>;

impl<'n> Speaking<'n> {
    const fn voice(self) -> Voice<'n> {
        Voice::new(self.lang, self.names)
    }
}

impl<'a> Place<'a, Shelter> {
    /// The words for what the view shows; players are called by their colors.
    const fn words(self) -> Words<'a> {
        Words { content: self.game.content(), view: self.view, players: self.setup.colors.as_slice() }
    }
}

impl Playable for Shelter {
    type Names = Names;

    const USUAL_PLAYERS: u8 = 2;
    const HIDES_HANDS: bool = false;
    const VERBS: &'static [&'static str] = &VERBS;
    const ENDS: &'static [&'static str] = &["sixth-room", "threat-deck", "round-limit"];
    const CARDS: &'static [CardGroup] = &[
        CardGroup { json: "rooms_built", key: "simulate-rooms" },
        CardGroup { json: "items_taken", key: "simulate-items" },
        CardGroup { json: "threats_faced", key: "simulate-threats" },
    ];
    const SCORE: ScoreName = ScoreName {
        json: ["happiness", "winners_happiness"],
        keys: ["simulate-happiness", "simulate-happiness-winner"],
    };

    fn core() -> Result<PackFiles, shelf::Flaw> {
        shelf::shelter_core()
    }

    fn search(lang: Lang) -> Result<(Rulebook, Index), shelf::Flaw> {
        shelf::shelter_search(lang)
    }

    fn summary() -> Vec<TextSource> {
        shelf::shelter_summary()
    }

    fn with_pack(pack: &str) -> Option<Arc<Shelter>> {
        static CORE: OnceLock<Option<Arc<Shelter>>> = OnceLock::new();
        let core = || shelf::shelter().ok().map(Arc::new);
        CORE.get_or_init(core).clone().filter(|_| pack == "shelter-core")
    }

    fn read(packs: &[PackFiles]) -> Result<(Shelter, Mistakes), Mistakes> {
        shelter::reading::read(packs).map(|(content, mistakes)| (Shelter::new(content), mistakes))
    }

    fn lint(&self, packs: &[PackFiles]) -> Mistakes {
        shelter::reading::lint(self.content(), packs)
    }

    fn report(&self, packs: &[PackFiles], speech: Speech) -> Report {
        report_of_shelter::report(self, packs, speech)
    }

    fn in_short(&self, path: &str, speech: Speech) -> String {
        let content = self.content();
        let fillings = [
            ("path", path.into()),
            ("rooms", count(content.rooms.len()).into()),
            ("elevators", count(content.elevators.len()).into()),
            ("items", count(content.items.len()).into()),
            ("threats", count(content.threats.len()).into()),
        ];
        speech.fill("check-good", &fillings)
    }

    fn setup(&self, players: u8, scenario: Option<&str>) -> Option<Setup> {
        scenario.is_none().then(|| Setup::for_players(usize::from(players)))
    }

    fn scenarios(&self) -> Vec<&str> {
        Vec::new()
    }

    fn settle(setup: &mut Setup, name: &str, value: &str) -> Result<(), Unsettled> {
        Ok(Shelter::set_option(&mut setup.options, name, value)?)
    }

    fn players(setup: &Setup) -> Vec<String> {
        setup.colors.clone()
    }

    fn names_in(position: &Position) -> Names {
        let setup = position.game.setup_of(&position.state);
        let mut names = Names::new(position.game.content(), &[], &setup);
        for (seat, name) in (0u8..).zip(&position.players) {
            names.rename(Seat::new(seat), name);
        }
        names
    }

    fn names(&self, packs: &[PackFiles], setup: &Setup) -> Names {
        Names::new(self.content(), packs.iter().flat_map(|files| &files.texts), setup)
    }

    fn seat(tongue: Speaking<'_>, seat: Seat) -> String {
        tongue.voice().seat(seat)
    }

    fn ask(tongue: Speaking<'_>, view: &View, asked: &Asked<Ask>) -> String {
        tongue.voice().ask(view, asked)
    }

    fn choice(tongue: Speaking<'_>, view: &View, asked: &Asked<Ask>, choice: Choice) -> String {
        tongue.voice().choice(view, asked, choice)
    }

    fn reason(tongue: Speaking<'_>, _setup: &Setup, because: &Because<Reason>) -> String {
        tongue.voice().reason(because)
    }

    fn refusal(
        tongue: Speaking<'_>,
        view: &View,
        asked: Option<&Asked<Ask>>,
        refusal: &Refusal<Choice, Reason>,
    ) -> String {
        tongue.voice().refusal(view, asked, refusal)
    }

    fn table(&self, tongue: Speaking<'_>, view: &View, look: Look) -> String {
        tongue.voice().table(view, look)
    }

    fn log(tongue: Speaking<'_>, view: &View, story: &[Recorded<Event>], since: EventId) -> Vec<(u8, String)> {
        let lines = tongue.voice().log_since(view, story, since);
        lines.into_iter().map(|line| (line.depth, line.text)).collect()
    }

    fn results(&self, tongue: Speaking<'_>, state: &State, speech: Speech) -> Vec<String> {
        let scores = self.scores(state);
        let mut seats: Vec<_> = (0u8..).zip(self.places_of(state).into_iter().zip(scores)).collect();
        seats.sort_by_key(|(_, (place, _))| *place);
        let line = |(seat, (place, happiness)): (u8, (u8, u64))| {
            let name = Shelter::seat(tongue, Seat::new(seat));
            let happiness = i64::try_from(happiness).unwrap_or(i64::MAX);
            let fillings = [("place", place.into()), ("seat", name.as_str().into()), ("count", happiness.into())];
            speech.fill("play-place", &fillings)
        };
        seats.into_iter().map(line).collect()
    }

    fn opens_turn(_view: &View, ask: Ask) -> bool {
        ask == Ask::Turn
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn first(view: &View) -> Seat {
        view.first
    }

    fn word(place: Place<'_, Shelter>, asked: &Asked<Ask>, choice: Choice) -> String {
        place.words().choice(asked.seat, asked.ask, choice)
    }

    fn understand(
        place: Place<'_, Shelter>,
        seat: Seat,
        phrase: &Phrase<'_>,
        options: &[Choice],
    ) -> Result<Choice, Message> {
        let about = match phrase.about {
            [] => None,
            [about] => Some(*about),
            more => return Err(Unknown::form(&format!("{} {}", phrase.verb, more.join(" "))).message()),
        };
        let understood = place.words().understand(seat, phrase.verb, about, phrase.extra, options);
        understood.map_err(|unknown| unknown.message())
    }

    fn find_thing(tongue: Speaking<'_>, place: Place<'_, Shelter>, asked: &Asked<Ask>, thing: &str) -> Option<Choice> {
        let (voice, names, view) = (tongue.voice(), place.words(), place.view);
        let wanted = thing.to_lowercase();
        let is_meant = |id: &str, name: &str| id == wanted || name.to_lowercase() == wanted;
        let spaces =
            || (0..64).filter_map(SpaceRef::from_index).filter(|at| names.find_space(&names.space(*at)).is_ok());
        let space = spaces().find(|at| is_meant(&names.space(*at), &voice.space(view, *at)));
        // Only a part of the name is enough where no whole name fits.
        let space = space.or_else(|| {
            let names_it = |at: &SpaceRef| voice.space(view, *at).to_lowercase().contains(&wanted);
            spaces().find(|at| names.space(*at).starts_with(&wanted) || names_it(at))
        });
        let content = place.game.content();
        let item = (0u8..).zip(&content.items).find(|(card, item)| is_meant(&item.id, &voice.item(*card)));
        let room = (0u8..).zip(&content.rooms).find(|(card, room)| is_meant(&room.id, &voice.room(*card)));
        let owner = |card: u8| view.players.iter().any(|player| player.held().any(|(held, _)| held == card));
        match (item, room) {
            (Some((card, _)), _) if owner(card) && !matches!(asked.ask, Ask::PayItem(_) | Ask::Ready) => {
                Some(Choice::Use { card, ability: 0 })
            }
            (Some((card, _)), _) => Some(Choice::Item(card)),
            (None, Some((card, _))) if view.room_track.contains(&card) => Some(Choice::Room(card)),
            _ => space.map(Choice::Place),
        }
    }

    fn catalogue(&self, tongue: Speaking<'_>) -> Value {
        let (content, voice) = (self.content(), tongue.voice());
        let card = |number: u8, id: &str, name: String, text: String| json!({ "number": number, "id": id, "name": name, "text": text });
        let rooms = (0u8..).zip(&content.rooms).map(|(n, room)| card(n, &room.id, voice.room(n), voice.room_text(n)));
        let items = (0u8..).zip(&content.items).map(|(n, item)| card(n, &item.id, voice.item(n), voice.item_text(n)));
        let threats =
            (0u8..).zip(&content.threats).map(|(n, threat)| card(n, &threat.id, voice.threat(n), voice.threat_text(n)));
        let elevators: Vec<_> = content.elevators.iter().map(|elevator| &elevator.id).collect();
        json!({
            "rooms": rooms.collect::<Vec<_>>(),
            "items": items.collect::<Vec<_>>(),
            "threats": threats.collect::<Vec<_>>(),
            "elevators": elevators,
        })
    }

    fn how_ended(&self, story: &Story<Shelter>) -> Option<usize> {
        match story.end.end? {
            EndTrigger::SixthRoom => Some(0),
            EndTrigger::ThreatDeck => Some(1),
            EndTrigger::RoundLimit | EndTrigger::Standstill => Some(2),
        }
    }

    fn scores(&self, state: &State) -> Vec<u64> {
        let view = self.view(state, Viewer::Referee);
        view.happiness.iter().map(|happiness| happiness.map_or(0, u64::from)).collect()
    }

    fn card_ids(&self, group: usize) -> Vec<(bool, &str)> {
        let content = self.content();
        match group {
            // Rooms of the start cannot be built.
            0 => content.rooms.iter().map(|room| (room.start.is_none(), room.id.as_str())).collect(),
            1 => content.items.iter().map(|item| (true, item.id.as_str())).collect(),
            _ => content.threats.iter().map(|threat| (true, threat.id.as_str())).collect(),
        }
    }

    fn card_name(tongue: Speaking<'_>, group: usize, card: u16) -> String {
        let (voice, card) = (tongue.voice(), card as u8);
        match group {
            0 => voice.room(card),
            1 => voice.item(card),
            _ => voice.threat(card),
        }
    }

    fn used(&self, story: &Story<Shelter>, placed: &mut dyn FnMut(usize)) -> Vec<Vec<CardSet>> {
        super::story_of_shelter::used(self.content(), story, placed)
    }

    fn n_spaces(&self) -> usize {
        self.content().spaces.len()
    }

    /// Those of rooms, of the elevators in play and of threats.
    fn spaces(&self, setup: &Setup, times: &[u64]) -> Vec<(String, u64)> {
        let content = self.content();
        let times = |SpaceId(id): SpaceId| times.get(usize::from(id)).copied().unwrap_or(0);
        let mut spaces = Vec::new();
        for room in &content.rooms {
            match room.spaces.as_slice() {
                [left, right] => {
                    spaces.push((format!("{}.left", room.id), times(*left)));
                    spaces.push((format!("{}.right", room.id), times(*right)));
                }
                one => spaces.extend(one.iter().map(|id| (room.id.clone(), times(*id)))),
            }
        }
        let in_play = |id: &String| setup.colors.contains(id);
        for elevator in content.elevators.iter().filter(|elevator| in_play(&elevator.id)) {
            spaces.extend(elevator.space.map(|id| (format!("elevator.{}", elevator.id), times(id))));
        }
        spaces.extend(content.threats.iter().map(|threat| (format!("threat.{}", threat.id), times(threat.space))));
        spaces.dedup_by(|second, first| second.0 == first.0);
        spaces
    }
}
