//! A program that holds a seat: it is asked by JSON lines, as `docs/engine-protocol.md` tells.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
    time::Duration,
};

use anyhow::{Context, Result, anyhow};
use kernel::{Decision, Legal};
use serde_json::{Value, json};

use crate::{
    engine::{Apply, given, open_decision},
    games::{Place, Playable},
    speech::Speech,
};

/// How long a program may take to end after a game, in moments.
const PATIENCE: u32 = 200;
const MOMENT: Duration = Duration::from_millis(5);

/// A program that holds a seat.
pub struct Program {
    name: String,
    speech: Speech,
    child: Child,
    /// None once nothing more is asked.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Program {
    pub fn start(command: &str, speech: Speech) -> Result<Program> {
        let mut words = command.split_whitespace();
        let cannot = || speech.with("contest-cannot-start", "program", command);
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(cannot)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(anyhow!(cannot()));
        };
        Ok(Program { name: command.to_owned(), speech, child, input: Some(input), output: BufReader::new(output) })
    }

    /// Puts the decision to the program, with what its seat may know.
    pub fn choose<G: Playable>(
        &mut self,
        place: Place<'_, G>,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Result<Legal<G::Choice>> {
        let asked = decision.asked.as_ref().ok_or_else(|| anyhow!(self.speech.say("trouble-nobody")))?;
        let mut question = open_decision(place, decision, number);
        question["do"] = json!("choose");
        question["game"] = json!(G::ID);
        question["view"] = serde_json::to_value(place.view)?;
        let line = self.exchange(&question)?;
        let apply: Apply = serde_json::from_str(&line).map_err(|error| self.nonsense(&line, &error.to_string()))?;
        let answer = given(place, decision, asked, &apply, self.speech);
        let answer = answer.map_err(|wrong| self.nonsense(&line, &wrong.message))?;
        decision.check(&answer).map_err(|misfit| self.nonsense(&line, &format!("{misfit:?}")))
    }

    fn exchange(&mut self, question: &Value) -> Result<String> {
        let mut line = String::new();
        // A program that has ended is noticed by what it does not answer.
        let _ = self.say(question);
        match self.output.read_line(&mut line) {
            Ok(1..) => Ok(line),
            _ => Err(anyhow!(self.speech.with("contest-gone", "program", &self.name))),
        }
    }

    fn say(&mut self, line: &Value) -> io::Result<()> {
        let Some(input) = &mut self.input else { return Ok(()) };
        writeln!(input, "{line}")?;
        input.flush()
    }

    fn nonsense(&self, line: &str, what: &str) -> anyhow::Error {
        let what = self.speech.foreign(what);
        let fillings =
            [("program", self.name.as_str().into()), ("line", line.trim().into()), ("what", what.as_str().into())];
        anyhow!(self.speech.fill("contest-nonsense", &fillings))
    }

    /// Tells how the game ended, and lets the program end.
    pub fn leave(mut self, places: &[u8]) {
        let _ = self.say(&json!({ "do": "over", "places": places }));
        self.input = None;
        for _ in 0..PATIENCE {
            if !matches!(self.child.try_wait(), Ok(None)) {
                break;
            }
            thread::sleep(MOMENT);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that goes on although nobody asks it any more must not stay behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
