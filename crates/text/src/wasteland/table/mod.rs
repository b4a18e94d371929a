//! The table as text: the whole position as its viewer may know it, line by line, for terminals and for ears.

mod drawn;
mod map;
mod survivors;

use kernel::{Seat, Viewer};
use wasteland::{
    content::{EncounterIcon, Faction},
    open_step::Step,
    outlook::Influence,
    read_out::Passage,
    view::View,
};

pub use drawn::DrawnMap;

use super::voice::Voice;
use crate::shared::{Lines, Look};

impl Voice<'_> {
    /// The table as the viewer of this view sees it. The voice must have the context of the view; the influence is what
    /// the rules make of it.
    #[must_use]
    pub fn table(self, view: &View, influence: Option<&Influence>, look: Look) -> String {
        let mut page = Page { voice: self, view, influence, lines: Lines::new(look) };
        page.header();
        page.map();
        page.quests();
        page.encounter();
        page.shop();
        page.survivors();
        page.lines.text()
    }
}

/// A text table being written.
struct Page<'a, 'v> {
    voice: Voice<'v>,
    view: &'a View,
    influence: Option<&'a Influence>,
    lines: Lines,
}

impl Page<'_, '_> {
    fn header(&mut self) {
        let (voice, view) = (self.voice, self.view);
        let mut first = Vec::new();
        if view.round > 0 {
            first.push(voice.tell("table-round").number("n", view.round).said());
        }
        first.push(self.step());
        first.push(voice.by("table-first", view.first).said());
        self.lines.line(0, &self.lines.row(&first));
        let scenario = voice.content().scenarios.get(usize::from(view.scenario));
        let end = scenario.map_or(0, |scenario| scenario.end(view.seats));
        let [star, shield] = Faction::BOTH.map(|faction| voice.faction(faction));
        let power = voice.tell("table-power").number("end", end).text("star", star).text("shield", shield);
        let mut second = vec![power.number("star-power", view.power[0]).number("shield-power", view.power[1]).said()];
        if let Some(influence) = self.influence {
            second.push(match (influence.group, influence.new_california) {
                (Some(group), _) => voice.group(group),
                (None, Some(group)) => voice.new_california(group),
                (None, None) => voice.tell("table-to-win").number("n", influence.threshold).said(),
            });
        }
        self.lines.line(0, &self.lines.row(&second));
        let discards = view.agenda_discards.len() as i64;
        let agendas = voice.tell("table-agendas").number("left", view.agendas.left).number("discards", discards).said();
        let mut third = vec![agendas];
        let revealed = voice.content().agendas.get(usize::from(view.revealed));
        if let Some(agenda) = revealed {
            let row = agenda.row.iter().map(|kind| voice.enemies(*kind)).collect::<Vec<_>>().join(", ");
            third.push(voice.tell("table-activation").text("enemies", row).said());
        }
        self.lines.line(0, &self.lines.row(&third));
        self.decks();
    }

    fn decks(&mut self) {
        let (voice, view) = (self.voice, self.view);
        let encounters = EncounterIcon::ALL.into_iter().zip(&view.encounters);
        let encounters: Vec<String> =
            encounters.map(|(icon, deck)| format!("{}: {}", voice.icon(icon), deck.cards.len())).collect();
        let decks = voice.tell("table-decks").number("loot", view.loot.left).number("assets", view.assets.left);
        let said = decks.text("encounters", encounters.join(", ")).said();
        self.lines.line(0, &said);
    }

    fn step(&self) -> String {
        let (voice, view) = (self.voice, self.view);
        let step = view.open_step().step;
        if step == Step::Over {
            let winners: Vec<String> = view.winners.iter().map(|seat| voice.seat(seat)).collect();
            let result = if winners.is_empty() {
                voice.say("table-lost")
            } else {
                voice.tell("table-won").text("seats", winners.join(", ")).said()
            };
            return format!("{}. {result}", voice.say("table-over"));
        }
        if step == Step::Setup {
            return voice.say("table-setup");
        }
        let turn = voice.tell("table-turn").text("of-seat", voice.of_seat(view.active));
        turn.number("actions", view.turn.actions).number("points", view.turn.points).said()
    }

    fn quests(&mut self) {
        let voice = self.voice;
        self.lines.heading(&self.voice.say("table-quests"));
        for staged in self.view.staged.iter() {
            let Some(quest) = voice.content().quests.get(usize::from(staged.quest)) else { continue };
            let quest_name = voice.tell("table-quest").text("quest", voice.quest(staged.quest));
            self.lines.line(2, &quest_name.number("marks", staged.marks).said());
            for (number, objective) in (0u8..).zip(&quest.objectives) {
                let how = voice.paraphrase().objective(objective);
                let told = voice.tell("table-objective").text("objective", voice.objective(staged.quest, number));
                self.lines.line(4, &told.text("how", how).said());
                let results = voice.paraphrase().effects(objective.results);
                if !results.is_empty() {
                    self.lines.line(6, &voice.tell("table-results").text("results", results).said());
                }
            }
        }
        if self.view.staged.is_empty() {
            self.lines.line(2, &voice.say("table-no-quests"));
        }
    }

    /// What everybody has heard of the encounter that is being resolved; what comes of it is told when it comes, and
    /// before that to the one who reads the card out (W-RULING-41).
    fn encounter(&mut self) {
        let voice = self.voice;
        let Some(meeting) = self.view.encounter else { return };
        self.lines.gap();
        self.lines.line(0, &voice.tell("table-encounter").text("encounter", voice.encounter(meeting.card)).said());
        if let Some(intro) = voice.encounter_intro(meeting.card) {
            self.lines.line(2, &intro);
        }
        let outcomes = Passage::outcomes(voice.content(), meeting.card);
        for passage in outcomes.filter(|passage| self.view.may_read(*passage)) {
            let Passage::Outcome { card, option, success } = passage else { continue };
            let key = if success { "table-outcome" } else { "table-outcome-fail" };
            let text = voice.encounter_outcome(card, option, success).unwrap_or_else(|| {
                let printed = &voice.content().encounters[usize::from(card)].options[usize::from(option)];
                voice.paraphrase().effects(if success { printed.succeed } else { printed.fail })
            });
            self.lines.line(4, &voice.tell(key).number("n", u16::from(option) + 1).text("outcome", text).said());
        }
    }

    fn shop(&mut self) {
        let voice = self.voice;
        self.lines.heading(&self.voice.say("table-shop"));
        for card in &self.view.shop {
            self.lines.line(2, &self.card(*card));
        }
        if self.view.shop.is_empty() {
            self.lines.line(2, &voice.say("table-shop-empty"));
        }
    }

    /// A card with what is printed on it.
    fn card(&self, number: u16) -> String {
        let voice = self.voice;
        let Some(card) = voice.content().cards.get(usize::from(number)) else { return voice.card(number) };
        let text = voice.paraphrase().card(card).join(" ");
        voice.tell("table-card").text("card", voice.card(number)).text("text", text).said()
    }

    /// The seat for which the table is written, if it is one.
    const fn viewer(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }
}
