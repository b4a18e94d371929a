//! A game in the engine, and its answers.

use std::{path::PathBuf, sync::Arc};

use kernel::{Answer, Contributions, Game, Log, NotApplied, NotUndone, Replay, Seat, Secret, Table, Viewer, hash_of};
use serde_json::{Value, json};
use shelter::{
    Shelter,
    choice::Choice,
    example::not_understood,
    options::Setup,
    view::View,
    words::{Unknown, Words},
};
use text::{Names, Voice};

use super::{
    answer::{Wrong, code},
    request::{Apply, New, Request},
};
use crate::{chance, files, kit, kit::Kit, telling, trouble, words};

/// A game under way.
pub struct Session {
    table: Table<Shelter>,
    names: Names,
}

impl Session {
    pub fn begin(kit: &Kit, new: New) -> Result<Session, Wrong> {
        let speech = kit.speech;
        if new.game != Shelter::ID {
            let fillings = [("game", new.game.as_str().into()), ("known", Shelter::ID.into())];
            return Err(Wrong::new("unknown-game", speech.fill("engine-unknown-game", &fillings)));
        }
        let mut setup = Setup::for_players(usize::from(new.players));
        for (name, value) in &new.options {
            kit::set_option(&mut setup.options, name, value, speech)
                .map_err(|message| Wrong::new("option", message))?;
        }
        let secret = new.seed.map_or_else(chance::secret, Secret::from_number);
        let names = kit.names(&setup);
        match Table::begin(Arc::clone(&kit.game), setup.clone(), secret, Contributions::none()) {
            Ok(table) => Ok(Session { table, names }),
            Err(NotApplied::Refused(refusal)) => {
                let message = kit.not_played(&setup, &NotApplied::Refused(refusal.clone()));
                Err(Wrong::refused(&refusal, message))
            }
            Err(error @ NotApplied::Fault(_)) => Err(Wrong::new("defect", kit.not_played(&setup, &error))),
        }
    }

    pub fn load(kit: &Kit, log: Option<String>, file: Option<PathBuf>) -> Result<Session, Wrong> {
        let speech = kit.speech;
        let text = match (log, file) {
            (Some(log), None) => log.into_bytes(),
            (None, Some(file)) => {
                files::read(&file, speech).map_err(|error| Wrong::new("file", trouble::sentence(&error, speech)))?
            }
            _ => return Err(Wrong::new("malformed", speech.say("engine-load-form"))),
        };
        let read = Log::read(text).map_err(Into::into);
        let played = read.and_then(|log| Replay::new(Arc::clone(&kit.game), &log)?.finish());
        let table = played.map_err(|error| Wrong::new("log", files::replay_error(&error, speech)))?;
        Ok(Session { names: kit.names(table.setup()), table })
    }

    /// The same game from its log, which holds nothing unfinished.
    pub fn reload(self, kit: &Kit) -> Option<Session> {
        let text = self.table.save().ok()?;
        let table = Table::load(Arc::clone(&kit.game), text).ok()?;
        Some(Session { table, names: self.names })
    }

    /// What a program should know when a game begins or goes on.
    pub fn greeting(&self) -> Value {
        json!({
            "game": Shelter::ID,
            "rules": Shelter::RULES_VERSION,
            "players": self.table.setup().colors,
            "commitment": self.table.log().header.commitment,
            "now": self.now(),
        })
    }

    pub fn answer(&mut self, kit: &Kit, request: Request) -> Result<Value, Wrong> {
        match request {
            Request::Legal { texts } => Ok(self.legal(kit, texts)),
            Request::Apply(apply) => self.apply(kit, apply),
            Request::View { viewer } => {
                let view = self.table.view(viewer.unwrap_or(Viewer::Spectator));
                serde_json::to_value(view).map_err(|error| Wrong::new("defect", kit.speech.foreign(&error.to_string())))
            }
            Request::Undo { seat, answers } => self.undo(kit, seat, answers.unwrap_or(1)),
            Request::Save { file } => self.save(kit, file),
            Request::Why { words, seat } => self.why(kit, &words, seat),
            Request::Hash {} => Ok(json!({ "hash": self.hash(kit)? })),
            // These begin or end a game, and the engine itself answers them.
            Request::New(_) | Request::Load { .. } | Request::Catalogue {} | Request::Quit {} => Ok(Value::Null),
        }
    }

    /// Whose turn it is to decide.
    fn now(&self) -> Value {
        match self.table.decision().asked {
            Some(asked) => json!({ "decision": self.table.decision_number(), "seat": asked.seat }),
            None => json!({ "over": true, "places": self.places() }),
        }
    }

    fn places(&self) -> Vec<u8> {
        self.table.game().places(self.table.state()).unwrap_or_default()
    }

    fn legal(&self, kit: &Kit, texts: bool) -> Value {
        let decision = self.table.decision();
        let Some(asked) = decision.asked else { return self.now() };
        let view = self.view();
        let words = self.words(&view);
        let voice = self.voice(kit);
        let option = |(index, choice): (usize, &Choice)| {
            let words = words.choice(asked.seat, asked.ask, *choice);
            let mut option = json!({ "index": index, "words": words, "choice": choice });
            if texts {
                option["text"] = json!(voice.choice(&view, &asked, *choice));
            }
            option
        };
        let mut legal = json!({
            "decision": self.table.decision_number(),
            "seat": asked.seat,
            "ask": asked.ask,
            "rule": asked.ask.rule(),
            "shape": asked.shape,
            "answers": decision.count(),
            "options": decision.options.iter().enumerate().map(option).collect::<Vec<_>>(),
        });
        if texts {
            legal["text"] = json!(voice.ask(&view, &asked));
        }
        legal
    }

    fn apply(&mut self, kit: &Kit, apply: Apply) -> Result<Value, Wrong> {
        let number = apply.decision.unwrap_or_else(|| self.table.decision_number());
        let decision = self.table.decision();
        let Some(asked) = decision.asked else {
            return Err(Wrong::new("over", kit.speech.say("engine-over")));
        };
        let view = self.view();
        let words = self.words(&view);
        // An answer that was meant for an earlier question must not be read with the options of this one.
        let is_stale = number != self.table.decision_number();
        let answer = match (apply.words, apply.answer, apply.index) {
            (Some(_), None, None) | (None, None, Some(_)) if is_stale => Answer::Amount(0),
            (Some(text), None, None) => {
                words::answer(&words, &asked, &decision.options, &text).map_err(|unknown| unheard(kit, &unknown))?
            }
            (None, Some(answer), None) => answer,
            (None, None, Some(index)) => words::by_places(decision, index.places())
                .ok_or_else(|| Wrong::new("misfit", kit.speech.say("engine-index")))?,
            _ => return Err(Wrong::new("malformed", kit.speech.say("engine-apply-form"))),
        };
        let said = words::say(&words, &asked, &answer);
        match self.table.play(apply.seat.unwrap_or(asked.seat), number, &answer) {
            Ok(entry) => {
                let events = json!(entry.events);
                let (revealed, hash) = (entry.revealed, entry.hash);
                Ok(json!({ "words": said, "events": events, "revealed": revealed, "hash": hash, "now": self.now() }))
            }
            Err(NotApplied::Refused(refusal)) => {
                let message = self.voice(kit).refusal(&view, Some(&asked), &refusal);
                Err(Wrong::refused(&refusal, message))
            }
            Err(NotApplied::Fault(fault)) => {
                Err(Wrong::new("defect", kit.speech.with("error-fault", "what", &trouble::fault(&fault, kit.speech))))
            }
        }
    }

    fn undo(&mut self, kit: &Kit, seat: Option<Seat>, answers: u32) -> Result<Value, Wrong> {
        let last = self.table.line_backwards().find_map(|entry| match entry.kind {
            kernel::Kind::Move { seat, .. } => Some(seat),
            _ => None,
        });
        let seat = seat.or(last).unwrap_or(Seat::new(0));
        match self.table.undo(seat, answers) {
            Ok(_) => Ok(json!({ "undone": answers, "hash": self.hash(kit)?, "now": self.now() })),
            Err(NotUndone::Fault(fault)) => Err(Wrong::new("defect", trouble::fault(&fault, kit.speech))),
            Err(NotUndone::Nothing | NotUndone::NotOnTheWay(_)) => {
                Err(Wrong::new("undo", kit.speech.say("undo-nothing")))
            }
            Err(NotUndone::TooFar { reach, .. }) => {
                Err(Wrong::new("undo", telling::undo_too_far(self.voice(kit), kit.speech, reach)))
            }
        }
    }

    fn save(&self, kit: &Kit, file: Option<PathBuf>) -> Result<Value, Wrong> {
        let log = self.table.save().map_err(|fault| Wrong::new("defect", trouble::fault(&fault, kit.speech)))?;
        match file {
            None => Ok(json!({ "log": log })),
            Some(file) => match files::write(&file, &log, kit.speech) {
                Ok(()) => Ok(json!({ "file": file })),
                Err(error) => Err(Wrong::new("file", trouble::sentence(&error, kit.speech))),
            },
        }
    }

    fn why(&self, kit: &Kit, text: &str, seat: Option<Seat>) -> Result<Value, Wrong> {
        let decision = self.table.decision();
        let view = self.view();
        let seat = seat.or(decision.asked.map(|asked| asked.seat)).unwrap_or(Seat::new(0));
        let choice = words::choice(&self.words(&view), seat, text, &decision.options);
        let choice = choice.map_err(|unknown| unheard(kit, &unknown))?;
        Ok(match self.table.why_not(seat, choice) {
            None => json!({ "open": true, "rule": decision.asked.map(|asked| asked.ask.rule()) }),
            Some(refusal) => {
                let message = self.voice(kit).refusal(&view, decision.asked.as_ref(), &refusal);
                let rule = Wrong::refused(&refusal, String::new()).rule;
                json!({ "open": false, "code": code(&refusal), "message": message, "rule": rule })
            }
        })
    }

    fn hash(&self, kit: &Kit) -> Result<String, Wrong> {
        let hash = hash_of::<Shelter>(self.table.state());
        hash.map(|hash| hash.to_string()).map_err(|fault| Wrong::new("defect", trouble::fault(&fault, kit.speech)))
    }

    fn view(&self) -> View {
        self.table.view(self.table.decision().asked.map_or(Viewer::Spectator, |asked| Viewer::Seat(asked.seat)))
    }

    fn words<'a>(&'a self, view: &'a View) -> Words<'a> {
        words::words(self.names.content(), self.table.setup(), view)
    }

    const fn voice(&self, kit: &Kit) -> Voice<'_> {
        kit.voice(&self.names)
    }
}

fn unheard(kit: &Kit, unknown: &Unknown) -> Wrong {
    Wrong::new("words", kit.speech.message(&not_understood(unknown)))
}

/// All cards: number, id, name and what they do.
pub fn catalogue(kit: &Kit) -> Value {
    let content = kit.game.content();
    let names = kit.names(&Setup::for_players(2));
    let voice = kit.voice(&names);
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
