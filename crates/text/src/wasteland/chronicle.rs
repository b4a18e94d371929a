//! How a game went, told afterwards: the news of it, the ways of the survivors, and an epilogue put together from what
//! was decided and how everybody played.

use kernel::{EventId, Recorded, Seat};
use pack::{Messages, TextFile, text_files};
use wasteland::{
    chronicle::{Bent, Chronicle as Deeds, Deed, Ending, Finished, Manner, News, Stop},
    content::{Faction, Trait},
    event::Event,
    map::Node,
    state::Player,
    view::View,
};

use super::voice::Voice;
use crate::shared::{MessageBuilder, capital};

const FILES: &[TextFile] = text_files! { "../../messages", "wasteland/":
    En "en": "chronicle";
    Ru "ru": "chronicle";
};

/// What is said of a game that is over, apart from all other messages: a page fetches them only then.
static MESSAGES: Messages = Messages::new(&[FILES]);

/// The most places that the way of a survivor is told by.
const MOST_PLACES: usize = 12;
/// Caps that are worth a mention.
const A_SOCK_FULL: u16 = 10;

/// A game that is over, as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chronicle {
    /// The name of the newspaper.
    pub paper: String,
    /// What stands below it.
    pub about: Option<String>,
    /// The news, in order.
    pub items: Vec<Item>,
    /// The ways of the survivors, clockwise.
    pub ways: Vec<Way>,
    /// What became of everything, each a paragraph.
    pub epilogue: Vec<String>,
}

/// A piece of news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The round.
    pub round: u16,
    /// The round in words.
    pub when: String,
    /// The headline.
    pub head: String,
    /// What happened.
    pub text: String,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// What happened, to go there in a replay.
    pub event: EventId,
}

/// The way of a survivor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Who.
    pub seat: Seat,
    /// Where the survivor was, in order.
    pub stops: Vec<Stop>,
    /// The same in words.
    pub text: String,
}

impl Voice<'_> {
    /// The chronicle of a game. The story is the whole one; the view is the one after it, and the voice has its context.
    #[must_use]
    pub fn chronicle(self, view: &View, story: &[Recorded<Event>]) -> Chronicle {
        let deeds = Deeds::of(self.content(), view, story);
        let paper = self.names().saying(self.lang(), "chronicle-paper");
        let way =
            |(seat, stops): (Seat, &Vec<Stop>)| Way { seat, stops: stops.clone(), text: self.way_of(seat, stops) };
        Chronicle {
            paper: paper.unwrap_or_else(|| self.chronicled("news-paper").said()),
            about: self.part("chronicle", "paper", "about"),
            items: deeds.news.iter().map(|news| self.item(news)).collect(),
            ways: view.all_seats().zip(&deeds.ways).map(way).collect(),
            epilogue: self.epilogue(view, &deeds),
        }
    }

    const fn chronicled(self, key: &'static str) -> MessageBuilder {
        MessageBuilder::new(&MESSAGES, self.lang(), key)
    }

    fn item(self, news: &News) -> Item {
        let News { round, what, event, who } = *news;
        let seat = who.map(|(seat, _)| seat);
        let told = |key: &'static str| {
            let told = self.chronicled(key).text("seat", seat.map(|seat| self.seat(seat)).unwrap_or_default());
            told.text("space", self.roughly(who.map_or(Node::NONE, |(_, node)| node)))
        };
        // Of two ways to say it, so that a page does not say the same thing twice in a row.
        let either = |keys: [&'static str; 2]| keys[event.0 as usize % 2];
        let named = |key: &'static str| self.chronicled(key).said();
        let (head, text) = match what {
            Deed::Quest { quest, objective } => {
                let key = if seat.is_some() { "news-quest" } else { "news-quest-by-itself" };
                (self.quest(quest), told(key).text("objective", self.objective(quest, objective)).said())
            }
            Deed::Choice { card, option, forced } => {
                let text = self.encounter_option(card, option);
                let key = match (&text, forced) {
                    (None, _) => "news-choice-untold",
                    (_, true) => "news-choice-forced",
                    (_, false) => "news-choice",
                };
                (self.encounter(card), told(key).text("option", text.unwrap_or_default()).said())
            }
            Deed::Killed => (named("news-killed"), told(either(["news-killed-1", "news-killed-2"])).said()),
            Deed::Eliminated => (named("news-eliminated"), told("news-eliminated-1").said()),
            Deed::Kill { kind, token } => {
                let told = told(either(["news-kill-1", "news-kill-2"])).text("foe", self.enemy(kind, token));
                (named("news-kill"), told.said())
            }
            Deed::Explored(tile) => {
                let told = told(either(["news-explored-1", "news-explored-2"])).text("tile", self.tile(tile));
                (named("news-explored"), told.said())
            }
            Deed::Loyal(faction) => {
                let told = told(either(["news-loyal-1", "news-loyal-2"])).text("faction", self.faction(faction));
                (named("news-loyal"), told.said())
            }
            Deed::Disloyal(faction) => {
                (named("news-disloyal"), told("news-disloyal-1").text("faction", self.faction(faction)).said())
            }
            Deed::Traded(other) => (named("news-traded"), told("news-traded-1").text("other", self.seat(other)).said()),
            Deed::Company(card) => (named("news-company"), told("news-company-1").text("card", self.card(card)).said()),
            Deed::Repute(Trait::Vilified) => (named("news-repute-vilified"), told("news-repute-vilified-1").said()),
            Deed::Repute(_) => (named("news-repute-idolized"), told("news-repute-idolized-1").said()),
            Deed::Power { faction, power } => {
                let told = told("news-power-1").text("faction", self.faction(faction)).number("n", power);
                (named("news-power"), told.said())
            }
            Deed::Victory => (named("news-victory"), told("news-victory-1").said()),
            Deed::GroupVictory => (named("news-group-victory"), told("news-group-victory-1").said()),
            Deed::GroupDefeat => (named("news-group-defeat"), told("news-group-defeat-1").said()),
            Deed::Takeover(faction) => {
                (named("news-takeover"), told("news-takeover-1").text("faction", self.faction(faction)).said())
            }
        };
        let when = self.chronicled("news-round").number("round", round).said();
        Item { round, when, head: capital(&head), text: capital(&text), seat, event }
    }

    /// Where something was, as people say it: the name of the space, or else that of its tile.
    fn roughly(self, node: Node) -> String {
        let tile = self.context.tiles.get(usize::from(node.place())).copied().flatten();
        let printed = tile.and_then(|tile| self.content().tiles.get(usize::from(tile)));
        let space = printed.and_then(|tile| tile.spaces.get(usize::from(node.space())));
        match space {
            Some(space) if space.name.is_none() => self.place(node.place()),
            _ => self.space(node),
        }
    }

    /// The way of a survivor by the places on it, each when it was first come to.
    fn way_of(self, seat: Seat, stops: &[Stop]) -> String {
        let mut places: Vec<(String, bool)> = Vec::new();
        for stop in stops {
            let name = self.roughly(stop.node);
            match places.iter_mut().find(|(known, _)| *known == name) {
                Some((_, killed)) => *killed |= stop.killed,
                None => places.push((name, stop.killed)),
            }
        }
        if places.is_empty() {
            return self.chronicled("way-nowhere").text("seat", self.seat(seat)).said();
        }
        let is_long = places.len() > MOST_PLACES;
        let name = |(place, killed): (String, bool)| match killed {
            true => self.chronicled("way-killed").text("place", place).said(),
            false => place,
        };
        let mut names: Vec<String> = places.into_iter().take(MOST_PLACES).map(name).collect();
        names.extend(is_long.then(|| "…".to_owned()));
        let steps = stops.iter().filter(|stop| stop.walked).count() as i64;
        let told = self.chronicled("way-of").text("seat", self.seat(seat)).number("n", steps);
        told.text("places", names.join(" → ")).said()
    }

    fn epilogue(self, view: &View, deeds: &Deeds) -> Vec<String> {
        let Some(ending) = deeds.ending else { return Vec::new() };
        let mut paragraphs = vec![self.ending(ending)];
        paragraphs.extend(self.outcomes(&deeds.finished));
        let mut said = Vec::new();
        for (seat, manner) in view.all_seats().zip(&deeds.manners) {
            paragraphs.push(self.manner(view, seat, manner, &mut said));
        }
        paragraphs.push(self.chronicled("epilogue-rounds").number("n", view.round).said());
        paragraphs
    }

    /// How the quarrel ends: as the pack tells it of the scenario, or in general.
    fn ending(self, ending: Ending) -> String {
        let (part, key, faction) = match ending {
            Ending::Takeover(Faction::Star) => ("star", "epilogue-star", Some(Faction::Star)),
            Ending::Takeover(Faction::Shield) => ("shield", "epilogue-shield", Some(Faction::Shield)),
            Ending::Won(Some(Faction::Star)) => ("won-star", "epilogue-won-star", Some(Faction::Star)),
            Ending::Won(Some(Faction::Shield)) => ("won-shield", "epilogue-won-shield", Some(Faction::Shield)),
            Ending::Won(None) => ("won-free", "epilogue-won-free", None),
            Ending::Nobody => ("nobody", "epilogue-nobody", None),
        };
        let scenario = self.content().scenarios.get(usize::from(self.context.scenario));
        let own = scenario.and_then(|scenario| self.part("ending", &scenario.id, part));
        own.unwrap_or_else(|| {
            let faction = faction.map(|faction| self.faction(faction)).unwrap_or_default();
            capital(&self.chronicled(key).text("faction", faction).said())
        })
    }

    /// What became of the quests that were finished: those of which the pack tells it, and the names of the others.
    fn outcomes(self, finished: &[Finished]) -> Vec<String> {
        let (mut told, mut settled) = (Vec::new(), Vec::new());
        for done in finished {
            let quest = self.content().quests.get(usize::from(done.quest));
            let part = format!("objective-{}", u16::from(done.objective) + 1);
            match quest.and_then(|quest| self.part("outcome", &quest.id, &part)) {
                Some(text) => told.push(text),
                None => settled.extend(done.seat.map(|seat| {
                    let named = self.chronicled("epilogue-settled-by").text("quest", self.quest(done.quest));
                    named.text("seat", self.seat(seat)).said()
                })),
            }
        }
        let settled = (!settled.is_empty())
            .then(|| self.chronicled("epilogue-settled").text("quests", self.list("list-and", settled)).said());
        told.into_iter().chain(settled).collect()
    }

    /// How a survivor played, whether that survivor is still there, and what is left. No two survivors are told of in the
    /// same words as long as there are others.
    fn manner(self, view: &View, seat: Seat, manner: &Manner, said: &mut Vec<&'static str>) -> String {
        let bent = match manner.bent {
            Bent::Fights => ["manner-fights-1", "manner-fights-2"],
            Bent::Trades => ["manner-trades-1", "manner-trades-2"],
            Bent::Explores => ["manner-explores-1", "manner-explores-2"],
            Bent::Meets => ["manner-meets-1", "manner-meets-2"],
            Bent::Finishes => ["manner-finishes-1", "manner-finishes-2"],
            Bent::Walks => ["manner-walks-1", "manner-walks-2"],
        };
        let told = |key: &'static str| self.chronicled(key).text("seat", self.seat(seat));
        let mut sentences = vec![told(fresh(bent, said)).number("n", manner.times).said()];
        match (manner.eliminated, manner.deaths) {
            (true, _) => sentences.push(told(fresh(["end-gone-1", "end-gone-2"], said)).said()),
            (false, 0) => {}
            (false, 1) => sentences.push(told(fresh(["end-died-once-1", "end-died-once-2"], said)).said()),
            (false, deaths) => {
                let key = fresh(["end-died-often-1", "end-died-often-2"], said);
                sentences.push(told(key).number("n", deaths).said());
            }
        }
        if !manner.eliminated {
            sentences.push(self.left_over(view.player(seat), said));
        }
        sentences.join(" ")
    }

    /// The one thing by which a survivor is remembered.
    fn left_over(self, player: &Player, said: &mut Vec<&'static str>) -> String {
        let [weapon, apparel, companion, _] = player.equipped;
        let of = |key: &'static str, card: u16| self.chronicled(key).text("card", self.card(card)).said();
        if companion.is_some() {
            of(fresh(["end-company-1", "end-company-2"], said), companion.card)
        } else if weapon.is_some() {
            of(fresh(["end-weapon-1", "end-weapon-2"], said), weapon.card)
        } else if player.caps >= A_SOCK_FULL {
            self.chronicled(fresh(["end-caps-1", "end-caps-2"], said)).number("n", player.caps).said()
        } else if apparel.is_some() {
            of(fresh(["end-apparel-1", "end-apparel-2"], said), apparel.card)
        } else {
            self.chronicled(fresh(["end-nothing-1", "end-nothing-2"], said)).said()
        }
    }
}

/// The first way to put it that was not used yet, or the one after the last.
fn fresh(ways: [&'static str; 2], said: &mut Vec<&'static str>) -> &'static str {
    let count = said.iter().filter(|key| ways.contains(key)).count();
    let key = ways[count % ways.len()];
    said.push(key);
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_told_of_in_the_words_of_the_one_before() {
        let (ways, mut said) = (["end-gone-1", "end-gone-2"], Vec::new());
        let told = [(); 3].map(|()| fresh(ways, &mut said));
        assert_eq!(told, ["end-gone-1", "end-gone-2", "end-gone-1"]);
    }

    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        assert_eq!(MESSAGES.flaws(), [""; 0]);
    }
}
