//! `bottlecap engine`: the game for other programs, as JSON lines. Described in `docs/engine-protocol.md`.
//!
//! One line in, one line out. Whatever comes in, the program goes on: what is wrong is answered with an error, and the
//! game stays as it was.

mod answer;
mod game;
mod request;

use std::{
    io::{BufRead, Write, stdin},
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
    rc::Rc,
};

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};
use shelter::Shelter;
use wasteland::Wasteland;

use crate::{
    files,
    games::GameName,
    kit::{Kit, PackArguments},
    speech::Speech,
};

use self::{
    answer::Wrong,
    game::{EngineSession, Playing},
    request::Request,
};
pub use self::{
    game::{given, open_decision},
    request::Apply,
};

/// With what to play.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    packs: PackArguments,
}

/// Answers requests until there are no more.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let packs = arguments.packs.load(speech)?;
    let mut engine = Engine {
        speech,
        shelter: Rc::new(Kit::of_its_own(&packs, speech)?),
        wasteland: Rc::new(Kit::of_its_own(&packs, speech)?),
        session: None,
    };
    let mut input = stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(ExitCode::SUCCESS);
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let (id, done) = engine.line(text.trim());
        let ends = matches!(done, Ok(Done::Quit));
        writeln!(out, "{}", serde_json::to_string(&response(id, done))?)?;
        out.flush()?;
        if ends {
            return Ok(ExitCode::SUCCESS);
        }
    }
}

/// What a request came to.
enum Done {
    Result(Value),
    Quit,
}

/// One line out. The fields come in this order, so that a person who reads along finds the id first.
#[derive(Serialize)]
struct Response {
    id: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Wrong>,
}

fn response(id: Value, done: Result<Done, Wrong>) -> Response {
    match done {
        Ok(Done::Result(result)) => Response { id, result: Some(result), error: None },
        Ok(Done::Quit) => Response { id, result: Some(json!({})), error: None },
        Err(wrong) => Response { id, result: None, error: Some(wrong) },
    }
}

struct Engine {
    speech: Speech,
    shelter: Rc<Kit<Shelter>>,
    wasteland: Rc<Kit<Wasteland>>,
    session: Option<Box<dyn Playing>>,
}

impl Engine {
    /// Answers one line; with the answer comes the id of the request, as far as it could be read.
    fn line(&mut self, text: &str) -> (Value, Result<Done, Wrong>) {
        let speech = self.speech;
        let malformed = |what: String| answer::malformed(&what, speech);
        let mut fields = match serde_json::from_str::<Map<String, Value>>(text) {
            Ok(fields) => fields,
            Err(error) => return (Value::Null, Err(malformed(error.to_string()))),
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        let request = match serde_json::from_value::<Request>(Value::Object(fields)) {
            Ok(request) => request,
            Err(error) => return (id, Err(malformed(error.to_string()))),
        };
        // A panic would be a defect of ours, and one game too many lost for the program at the other end.
        let done = catch_unwind(AssertUnwindSafe(|| self.answer(request)));
        let done = done.unwrap_or_else(|_| {
            self.session = self.session.take().and_then(Playing::reload);
            Err(Wrong::new("defect", speech.with("error-fault", "what", &speech.say("fault-panic"))))
        });
        (id, done)
    }

    fn answer(&mut self, request: Request) -> Result<Done, Wrong> {
        let speech = self.speech;
        let result = match request {
            Request::Quit {} => return Ok(Done::Quit),
            Request::Catalogue { game } => {
                let playing = || self.session.as_ref().map_or(GameName::Shelter, |session| session.game());
                match game.map_or_else(|| Ok(playing()), |name| self.game(&name))? {
                    GameName::Shelter => game::catalogue(&self.shelter),
                    GameName::Wasteland => game::catalogue(&self.wasteland),
                }
            }
            Request::New(new) => {
                let session = match self.game(&new.game)? {
                    GameName::Shelter => EngineSession::begin(&self.shelter, new)?,
                    GameName::Wasteland => EngineSession::begin(&self.wasteland, new)?,
                };
                self.session.insert(session).greeting()
            }
            Request::Load { log, file } => {
                let log = game::saved(log, file, speech)?;
                let session = match files::game_of(&log) {
                    GameName::Shelter => EngineSession::load(&self.shelter, log)?,
                    GameName::Wasteland => EngineSession::load(&self.wasteland, log)?,
                };
                self.session.insert(session).greeting()
            }
            other => match &mut self.session {
                Some(session) => session.answer(other)?,
                None => return Err(Wrong::new("no-game", speech.say("engine-no-game"))),
            },
        };
        Ok(Done::Result(result))
    }

    fn game(&self, name: &str) -> Result<GameName, Wrong> {
        GameName::of_id(name).ok_or_else(|| {
            let known = GameName::ALL.map(GameName::id).join(", ");
            let fillings = [("game", name.into()), ("known", known.as_str().into())];
            Wrong::new("unknown-game", self.speech.fill("engine-unknown-game", &fillings))
        })
    }
}
