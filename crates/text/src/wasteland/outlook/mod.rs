//! The outlook in words: odds before the dice fall, where one can go, what the enemies would do, how influence and power
//! stand, and what is hidden from whom.

mod odds;

use kernel::Seat;
use wasteland::outlook::{
    Activation, CardInfluence, Deed, FactionPower, FoeForecast, Hidden, Influence, KindForecast, Outlook, PowerClock,
    Reach, Reachable, SeatInfluence, Secret, Way,
};

use super::voice::Voice;
use crate::shared::{Lines, Look};

impl Voice<'_> {
    /// All that a table tells a survivor. The voice must have the context of the same view.
    #[must_use]
    pub fn outlook(self, outlook: &Outlook, look: Look) -> String {
        let mut sheet = Sheet { voice: self, lines: Lines::new(look), seat: outlook.seat };
        sheet.reach(&outlook.reach);
        sheet.fights(outlook);
        sheet.activation(&outlook.activation);
        sheet.influence(&outlook.influence);
        sheet.power(&outlook.power);
        sheet.hidden(&outlook.hidden);
        sheet.lines.text()
    }

    /// What an enemy would do.
    #[must_use]
    pub fn deed(self, deed: &Deed) -> String {
        match deed {
            Deed::Fights(seat) => self.by("outlook-deed-fights", *seat).said(),
            Deed::Stays => self.say("outlook-deed-stays"),
            Deed::Moves { toward, distance, ways } => {
                let way = |way: &Way| match way.fights {
                    Some(seat) => self.by("outlook-way-fights", seat).text("space", self.space(way.node)).said(),
                    None => self.space(way.node),
                };
                let ways = self.list("list-or", ways.iter().map(way).collect());
                self.by("outlook-deed-moves", *toward).number("n", *distance).text("ways", ways).said()
            }
        }
    }

    /// What the ways of an agenda card to further influence give, and whether they hold now.
    #[must_use]
    pub fn clauses(self, card: &CardInfluence) -> Vec<String> {
        let printed = self.content().agendas.get(usize::from(card.card));
        let scorings = printed.map_or(&[][..], |card| &card.scoring).iter().zip(&card.clauses);
        let said = scorings.map(|(scoring, clause)| {
            let key = if clause.holds { "outlook-clause-holds" } else { "outlook-clause-open" };
            let told = self.tell(key).text("clause", self.paraphrase().scoring(scoring));
            told.number("n", clause.amount).said()
        });
        said.collect()
    }

    /// When the agenda deck runs out and the factions advance.
    #[must_use]
    pub fn clock(self, clock: &PowerClock) -> String {
        let key = if clock.due { "outlook-clock-due" } else { "outlook-clock" };
        self.tell(key).number("n", clock.cards_left).said()
    }

    /// How the influence of a survivor stands.
    #[must_use]
    pub fn standing(self, stands: &SeatInfluence) -> String {
        let key = match (stands.unknown > 0, stands.may_win) {
            (false, false) => "outlook-has",
            (false, true) => "outlook-has-won",
            (true, false) => "outlook-between",
            (true, true) => "outlook-may-win",
        };
        self.by(key, stands.seat).number("least", stands.least).number("most", stands.most).said()
    }

    /// How a faction stands on the power track.
    #[must_use]
    pub fn faction_power(self, power: &FactionPower, end: u8) -> String {
        let key = if power.advances { "outlook-faction" } else { "outlook-faction-waits" };
        let told = self.tell(key).text("faction", self.faction(power.faction)).number("power", power.power);
        let now = told.number("end", end).number("x", power.now.x).number("y", power.now.y).said();
        match power.next {
            Some(next) if next != power.now => {
                let next = self.tell("outlook-faction-next").number("x", next.x).number("y", next.y).said();
                format!("{now} {next}")
            }
            _ => now,
        }
    }
}

/// An outlook being written.
struct Sheet<'v> {
    voice: Voice<'v>,
    lines: Lines,
    /// For whom.
    seat: Seat,
}

impl Sheet<'_> {
    fn foes(&self, foes: &[u8]) -> String {
        let voice = self.voice;
        voice.list("list-and", foes.iter().map(|foe| voice.foe(*foe)).collect())
    }

    fn reach(&mut self, reach: &Reach) {
        let voice = self.voice;
        let key = if reach.on_turn { "outlook-reach" } else { "outlook-reach-later" };
        let told = voice.tell(key).number("actions", reach.actions).number("points", reach.points);
        self.lines.line(0, &told.number("each", reach.per_action).said());
        for space in &reach.spaces {
            self.space(space);
        }
        if reach.spaces.is_empty() {
            self.lines.line(2, &voice.say("outlook-nowhere"));
        }
    }

    /// The quickest way, and the safest one where that is another.
    fn space(&mut self, space: &Reachable) {
        let voice = self.voice;
        let mut parts = Vec::new();
        for (way, is_first) in space.ways.iter().zip(std::iter::once(true).chain(std::iter::repeat(false))) {
            let key = if is_first { "outlook-way" } else { "outlook-way-safer" };
            let mut told = vec![voice.tell(key).number("actions", way.actions).number("points", way.points).said()];
            if way.rads > 0 {
                told.push(voice.tell("outlook-rads").number("rads", way.rads).said());
            }
            if way.kills {
                told.push(voice.say("outlook-kills"));
            }
            if !way.fights.is_empty() {
                told.push(voice.tell("outlook-attacked").text("foes", self.foes(&way.fights)).said());
            }
            parts.push(told.join(", "));
        }
        if !space.waiting.is_empty() {
            parts.push(voice.tell("outlook-waiting").text("foes", self.foes(&space.waiting)).said());
        }
        if !space.asleep.is_empty() {
            parts.push(voice.tell("outlook-asleep").text("foes", self.foes(&space.asleep)).said());
        }
        let told = voice.tell("outlook-space").text("space", voice.space(space.node));
        self.lines.line(2, &told.text("what", parts.join("; ")).said());
    }

    fn fights(&mut self, outlook: &Outlook) {
        let voice = self.voice;
        if outlook.fights.is_empty() {
            return;
        }
        self.lines.heading(&self.voice.say("outlook-fights"));
        for matchup in &outlook.fights {
            let key = match (matchup.apart, matchup.now) {
                (_, true) => "outlook-fight-now",
                (true, false) => "outlook-fight-apart",
                (false, false) => "outlook-fight",
            };
            let told = voice.tell(key).text("foe", voice.foe_somewhere(matchup.foe));
            self.lines.line(2, &told.text("odds", voice.fight_odds(&matchup.odds)).said());
        }
    }

    fn activation(&mut self, activation: &Activation) {
        let kinds = activation.kinds.iter().filter(|kind| !kind.foes.is_empty() || !kind.wake.is_empty());
        let kinds: Vec<&KindForecast> = kinds.collect();
        if kinds.is_empty() {
            return;
        }
        self.lines.heading(&self.voice.say("outlook-activation"));
        for kind in kinds {
            self.kind(kind);
        }
    }

    fn kind(&mut self, forecast: &KindForecast) {
        let voice = self.voice;
        let told = voice.tell("outlook-kind").text("enemies", voice.enemies(forecast.kind));
        self.lines.line(2, &told.text("chance", voice.percent(forecast.chance.per_mille())).said());
        for FoeForecast { foe, deed } in &forecast.foes {
            let told = voice.tell("outlook-deed").text("foe", voice.foe_somewhere(*foe));
            self.lines.line(4, &told.text("deed", voice.deed(deed)).said());
        }
        if !forecast.wake.is_empty() {
            let count = forecast.wake.len() as i64;
            self.lines.line(4, &voice.tell("outlook-wake").number("n", count).said());
        }
    }

    fn influence(&mut self, influence: &Influence) {
        let voice = self.voice;
        self.lines.gap();
        let head = match (influence.group, influence.new_california) {
            (Some(group), _) => voice.group(group),
            (None, Some(group)) => {
                // Nobody has any influence (W-NCAL-04).
                self.lines.line(0, &voice.new_california(group));
                return;
            }
            (None, None) => voice.tell("outlook-influence").number("n", influence.threshold).said(),
        };
        self.lines.line(0, &head);
        for seat in &influence.seats {
            self.standing(seat, influence.group.is_none());
        }
    }

    /// What is printed on the cards is told where it counts.
    fn standing(&mut self, stands: &SeatInfluence, is_printed: bool) {
        let voice = self.voice;
        self.lines.line(2, &voice.standing(stands));
        for card in &stands.cards {
            let name = voice.agenda(card.card);
            self.lines.line(4, &voice.tell("outlook-card").text("card", name).number("n", card.total).said());
            let clauses = if is_printed { voice.clauses(card) } else { Vec::new() };
            clauses.iter().for_each(|clause| self.lines.line(6, clause));
        }
    }

    fn power(&mut self, clock: &PowerClock) {
        let voice = self.voice;
        self.lines.heading(&self.voice.say("outlook-power"));
        self.lines.line(2, &voice.clock(clock));
        for power in &clock.factions {
            self.lines.line(2, &voice.faction_power(power, clock.end));
        }
    }

    fn hidden(&mut self, hidden: &[Hidden]) {
        let voice = self.voice;
        if hidden.is_empty() {
            return;
        }
        self.lines.heading(&self.voice.say("outlook-hidden"));
        for one in hidden {
            let key = if one.known == one.count {
                "outlook-hidden-known"
            } else if one.known > 0 {
                "outlook-hidden-part"
            } else {
                "outlook-hidden-unknown"
            };
            let told = voice.tell(key).text("what", self.secret(one.what));
            let said = told.number("n", one.count).number("known", one.known).said();
            let others: Vec<String> =
                one.seen_by.iter().filter(|seat| *seat != self.seat).map(|seat| voice.seat(seat)).collect();
            let seen_by = (!others.is_empty())
                .then(|| voice.tell("outlook-seen-by").text("seats", voice.list("list-and", others)).said());
            self.lines.line(2, &[Some(said), seen_by].into_iter().flatten().collect::<Vec<_>>().join("; "));
        }
    }

    fn secret(&self, secret: Secret) -> String {
        let voice = self.voice;
        match secret {
            Secret::Hand(seat) => voice.tell("secret-hand").text("of-seat", voice.of_seat(seat)).said(),
            Secret::AgendaDiscards => voice.say("secret-discards"),
            Secret::Tiles(back) => voice.tell("secret-tiles").text("back", voice.back(back)).said(),
            Secret::Enemies(kind) => voice.tell("secret-enemies").text("enemies", voice.enemies(kind)).said(),
            Secret::Deck(pile) => voice.pile(pile),
            Secret::Stack(kind) => voice.tell("secret-stack").text("enemies", voice.enemies(kind)).said(),
            Secret::Specials => voice.say("secret-specials"),
            Secret::LookedAt(pile) => voice.tell("secret-looked-at").text("pile", voice.pile(pile)).said(),
        }
    }
}
