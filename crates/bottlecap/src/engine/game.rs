//! A game in the engine, and its answers.

use std::{path::PathBuf, rc::Rc, sync::Arc};

use kernel::{Answer, Asked, Contributions, Decision, NotApplied, NotUndone, Seat, Secret, Table, Viewer, hash_of};
use pack::Message;
use serde_json::{Value, json};

use super::{
    answer::{Wrong, code, malformed},
    request::{Apply, New, Request},
};
use crate::{
    chance, files,
    games::{GameName, Place, Playable, Tongue},
    kit,
    kit::Kit,
    speech::Speech,
    telling, trouble, words,
};

/// A game of any kind under way.
pub trait Playing {
    fn game(&self) -> GameName;
    /// What a program should know when a game begins or goes on.
    fn greeting(&self) -> Value;
    fn answer(&mut self, request: Request) -> Result<Value, Wrong>;
    /// The same game from its log, which holds nothing unfinished.
    fn reload(self: Box<Self>) -> Option<Box<dyn Playing>>;
}

/// A game under way.
pub struct EngineSession<G: Playable> {
    kit: Rc<Kit<G>>,
    table: Table<G>,
    names: G::Names,
}

/// The text of a saved game.
pub fn saved(log: Option<String>, file: Option<PathBuf>, speech: Speech) -> Result<Vec<u8>, Wrong> {
    match (log, file) {
        (Some(log), None) => Ok(log.into_bytes()),
        (None, Some(file)) => {
            files::read(&file, speech).map_err(|error| Wrong::new("file", trouble::sentence(&error, speech)))
        }
        _ => Err(Wrong::new("malformed", speech.say("engine-load-form"))),
    }
}

impl<G: Playable> EngineSession<G> {
    pub fn begin(kit: &Rc<Kit<G>>, new: New) -> Result<Box<dyn Playing>, Wrong> {
        let setup = kit.scenario(new.players, new.scenario.as_deref());
        let mut setup = setup.map_err(|message| Wrong::new("option", message))?;
        if let Some(mode) = &new.mode {
            kit::pick_mode::<G>(&mut setup, mode, kit.speech).map_err(|message| Wrong::new("option", message))?;
        }
        if new.scenario.is_none() {
            kit.game.fit_scenario(&mut setup);
        }
        for (name, value) in &new.options {
            kit::set_option::<G>(&mut setup, name, value, kit.speech)
                .map_err(|message| Wrong::new("option", message))?;
        }
        let secret = new.seed.map_or_else(chance::secret, Secret::from_number);
        match Table::begin(Arc::clone(&kit.game), setup.clone(), secret, Contributions::none()) {
            Ok(table) => Ok(Box::new(EngineSession { names: kit.names(&setup), kit: Rc::clone(kit), table })),
            Err(NotApplied::Refused(refusal)) => {
                let message = kit.not_played(&setup, &NotApplied::Refused(refusal.clone()));
                Err(Wrong::refused(&refusal, message))
            }
            Err(error @ NotApplied::Fault(_)) => Err(Wrong::new("defect", kit.not_played(&setup, &error))),
        }
    }

    pub fn load(kit: &Rc<Kit<G>>, log: Vec<u8>) -> Result<Box<dyn Playing>, Wrong> {
        let played = files::resume(Arc::clone(&kit.game), log);
        let table = played.map_err(|error| Wrong::new("log", files::replay_error(&error, kit.speech)))?;
        Ok(Box::new(EngineSession { names: kit.names(table.setup()), kit: Rc::clone(kit), table }))
    }

    /// Whose turn it is to decide.
    fn now(&self) -> Value {
        match self.table.decision().asked {
            Some(asked) => json!({ "decision": self.table.decision_number(), "seat": asked.seat }),
            None => json!({ "over": true, "places": self.places() }),
        }
    }

    fn places(&self) -> Vec<u8> {
        self.kit.game.places_of(self.table.state())
    }

    fn legal(&self, texts: bool) -> Value {
        let decision = self.table.decision();
        let Some(asked) = decision.asked else { return self.now() };
        let view = self.view();
        let (place, tongue) = (self.place(&view), self.tongue());
        let mut legal = open_decision(place, decision, self.table.decision_number());
        if texts {
            for (option, choice) in legal["options"].as_array_mut().into_iter().flatten().zip(&decision.options) {
                option["text"] = json!(G::choice(tongue, &view, &asked, *choice));
                if let Some(prospect) = place.game.prospect(tongue, &view, &asked, *choice) {
                    option["prospect"] = json!(prospect);
                }
            }
        }
        if texts {
            legal["text"] = json!(G::ask(tongue, &view, &asked));
            let remarks = place.game.remarks(tongue, &view);
            if !remarks.is_empty() {
                legal["remarks"] = json!(remarks);
            }
        }
        legal
    }

    fn apply(&mut self, apply: Apply) -> Result<Value, Wrong> {
        let speech = self.kit.speech;
        let number = apply.decision.unwrap_or_else(|| self.table.decision_number());
        let decision = self.table.decision();
        let Some(asked) = decision.asked else {
            return Err(Wrong::new("over", speech.say("engine-over")));
        };
        let view = self.view();
        let place = self.place(&view);
        // An answer that was meant for an earlier question must not be read with the options of this one.
        let is_stale = number != self.table.decision_number();
        let answer = match (&apply.words, &apply.answer, &apply.index) {
            (Some(_), None, None) | (None, None, Some(_)) if is_stale => Answer::Amount(0),
            _ => given(place, decision, &asked, &apply, speech)?,
        };
        let said = words::say(place, &asked, &answer);
        match self.table.play(apply.seat.unwrap_or(asked.seat), number, &answer) {
            Ok(entry) => {
                let events = json!(entry.events);
                let (revealed, hash) = (entry.revealed, entry.hash);
                Ok(json!({ "words": said, "events": events, "revealed": revealed, "hash": hash, "now": self.now() }))
            }
            Err(NotApplied::Refused(refusal)) => {
                let message = G::refusal(self.tongue(), &view, Some(&asked), &refusal);
                Err(Wrong::refused(&refusal, message))
            }
            Err(NotApplied::Fault(fault)) => {
                Err(Wrong::new("defect", speech.with("error-fault", "what", &trouble::fault(&fault, speech))))
            }
        }
    }

    /// About the seat that is asked, as that seat may know it, unless told otherwise.
    fn outlook(&self, seat: Option<Seat>, viewer: Option<Viewer>) -> Result<Value, Wrong> {
        let asked = self.table.decision().asked.map(|asked| asked.seat);
        let seat = seat.or(asked).unwrap_or(Seat::new(0));
        if seat.index() >= G::players(self.table.setup()).len() {
            return Err(Wrong::new("outlook", self.kit.speech.say("engine-no-seat")));
        }
        let view = self.table.view(viewer.unwrap_or(Viewer::Seat(seat)));
        let outlook = self.kit.game.outlook_data(&view, seat);
        outlook.ok_or_else(|| Wrong::new("outlook", self.kit.speech.say("play-no-outlook")))
    }

    fn undo(&mut self, seat: Option<Seat>, answers: u32) -> Result<Value, Wrong> {
        let speech = self.kit.speech;
        let last = self.table.line_backwards().find_map(|entry| match entry.kind {
            kernel::Kind::Move { seat, .. } => Some(seat),
            _ => None,
        });
        let seat = seat.or(last).unwrap_or(Seat::new(0));
        match self.table.undo(seat, answers) {
            Ok(_) => Ok(json!({ "undone": answers, "hash": self.hash()?, "now": self.now() })),
            Err(NotUndone::Fault(fault)) => Err(Wrong::new("defect", trouble::fault(&fault, speech))),
            Err(NotUndone::Nothing | NotUndone::NotOnTheWay(_)) => Err(Wrong::new("undo", speech.say("undo-nothing"))),
            Err(NotUndone::TooFar { reach, .. }) => {
                Err(Wrong::new("undo", telling::undo_too_far(self.tongue(), speech, reach)))
            }
        }
    }

    fn save(&self, file: Option<PathBuf>) -> Result<Value, Wrong> {
        let speech = self.kit.speech;
        let log = self.table.save().map_err(|fault| Wrong::new("defect", trouble::fault(&fault, speech)))?;
        match file {
            None => Ok(json!({ "log": log })),
            Some(file) => match files::write(&file, &log, speech) {
                Ok(()) => Ok(json!({ "file": file })),
                Err(error) => Err(Wrong::new("file", trouble::sentence(&error, speech))),
            },
        }
    }

    fn why(&self, text: &str, seat: Option<Seat>) -> Result<Value, Wrong> {
        let decision = self.table.decision();
        let view = self.view();
        let seat = seat.or(decision.asked.map(|asked| asked.seat)).unwrap_or(Seat::new(0));
        let choice = words::choice(self.place(&view), seat, text, &decision.options);
        let choice = choice.map_err(|unknown| unheard(&unknown, self.kit.speech))?;
        Ok(match self.table.why_not(seat, choice) {
            None => json!({ "open": true, "rule": decision.asked.map(|asked| G::rule_of(asked.ask)) }),
            Some(refusal) => {
                let message = G::refusal(self.tongue(), &view, decision.asked.as_ref(), &refusal);
                let rule = Wrong::refused(&refusal, String::new()).rule;
                json!({ "open": false, "code": code(&refusal), "message": message, "rule": rule })
            }
        })
    }

    fn hash(&self) -> Result<String, Wrong> {
        let speech = self.kit.speech;
        let hash = hash_of::<G>(self.table.state());
        hash.map(|hash| hash.to_string()).map_err(|fault| Wrong::new("defect", trouble::fault(&fault, speech)))
    }

    fn view(&self) -> G::View {
        self.table.view(self.table.decision().asked.map_or(Viewer::Spectator, |asked| Viewer::Seat(asked.seat)))
    }

    fn place<'a>(&'a self, view: &'a G::View) -> Place<'a, G> {
        Place { game: &self.kit.game, setup: self.table.setup(), view }
    }

    fn tongue(&self) -> Tongue<'_, G> {
        self.kit.tongue(&self.names)
    }
}

impl<G: Playable> Playing for EngineSession<G> {
    fn game(&self) -> GameName {
        GameName::of_id(G::ID).unwrap_or(GameName::Shelter)
    }

    fn greeting(&self) -> Value {
        json!({
            "game": G::ID,
            "rules": G::RULES_VERSION,
            "players": G::players(self.table.setup()),
            "commitment": self.table.log().header.commitment,
            "now": self.now(),
        })
    }

    fn answer(&mut self, request: Request) -> Result<Value, Wrong> {
        match request {
            Request::Legal { texts } => Ok(self.legal(texts)),
            Request::Apply(apply) => self.apply(apply),
            Request::View { viewer } => {
                let view = self.table.view(viewer.unwrap_or(Viewer::Spectator));
                let wrong =
                    |error: serde_json::Error| Wrong::new("defect", self.kit.speech.foreign(&error.to_string()));
                serde_json::to_value(view).map_err(wrong)
            }
            Request::Outlook { seat, viewer } => self.outlook(seat, viewer),
            Request::Undo { seat, answers } => self.undo(seat, answers.unwrap_or(1)),
            Request::Save { file } => self.save(file),
            Request::Why { words, seat } => self.why(&words, seat),
            Request::Hash {} => Ok(json!({ "hash": self.hash()? })),
            // These begin or end a game, and the engine itself answers them.
            Request::New(_) | Request::Load { .. } | Request::Catalogue { .. } | Request::Quit {} => Ok(Value::Null),
        }
    }

    fn reload(self: Box<Self>) -> Option<Box<dyn Playing>> {
        let text = self.table.save().ok()?;
        let table = Table::load(Arc::clone(&self.kit.game), text).ok()?;
        Some(Box::new(EngineSession { table, ..*self }))
    }
}

/// The open decision with all options, for programs.
pub fn open_decision<G: Playable>(place: Place<'_, G>, decision: &Decision<G::Choice, G::Ask>, number: u32) -> Value {
    let Some(asked) = decision.asked else { return Value::Null };
    let option = |(index, choice): (usize, &G::Choice)| json!({ "index": index, "words": G::word(place, &asked, *choice), "choice": choice });
    json!({
        "decision": number,
        "seat": asked.seat,
        "ask": asked.ask,
        "rule": G::rule_of(asked.ask),
        "shape": asked.shape,
        "answers": decision.count(),
        "options": decision.options.iter().enumerate().map(option).collect::<Vec<_>>(),
    })
}

/// The answer that a program gives in one of the three forms.
pub fn given<G: Playable>(
    place: Place<'_, G>,
    decision: &Decision<G::Choice, G::Ask>,
    asked: &Asked<G::Ask>,
    apply: &Apply,
    speech: Speech,
) -> Result<Answer<G::Choice>, Wrong> {
    match (&apply.words, &apply.answer, &apply.index) {
        (Some(text), None, None) => {
            words::answer(place, asked, &decision.options, text).map_err(|unknown| unheard(&unknown, speech))
        }
        (None, Some(answer), None) => {
            serde_json::from_value(answer.clone()).map_err(|error| malformed(&error.to_string(), speech))
        }
        (None, None, Some(index)) => {
            words::by_places(decision, index.places()).ok_or_else(|| Wrong::new("misfit", speech.say("engine-index")))
        }
        _ => Err(Wrong::new("malformed", speech.say("engine-apply-form"))),
    }
}

fn unheard(unknown: &Message, speech: Speech) -> Wrong {
    Wrong::new("words", speech.message(unknown))
}

/// All cards of a game: number, id, name and what they do.
pub fn catalogue<G: Playable>(kit: &Kit<G>) -> Value {
    match kit.game.setup(G::USUAL_PLAYERS, None) {
        Some(setup) => kit.game.catalogue(kit.tongue(&kit.names(&setup))),
        None => Value::Null,
    }
}
