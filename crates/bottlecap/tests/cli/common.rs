//! Running the program as a person or another program would: with arguments and a pipe.

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
};

use kernel::QuickRng;

/// What a run came to.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

impl Ran {
    /// The output of a run that must have gone well.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!(self.code, Some(0), "{}\n{}", self.out, self.err);
        self.out
    }

    /// The one sentence of a run that must have failed.
    #[track_caller]
    pub fn bad(self) -> String {
        assert_ne!(self.code, Some(0), "{}", self.out);
        assert_eq!(self.err.trim_end().lines().count(), 1, "{}", self.err);
        self.err.trim_end().to_owned()
    }
}

/// Runs the program in English, or in the language that is among the arguments, with this input.
pub fn bottlecap(arguments: &[&str], input: &str) -> Ran {
    with_environment(arguments, input, &[])
}

pub fn with_environment(arguments: &[&str], input: &str, environment: &[(&str, &str)]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bottlecap"));
    command.args(arguments).env("LC_ALL", "C").envs(environment.iter().copied());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // In a thread of its own: both sides could wait for each other. A program that has heard enough closes the pipe.
    let writer = thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    Ran {
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
        code: output.status.code(),
    }
}

/// A path for a file of a test.
pub fn temporary(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_file(&path));
    path.to_str().expect("a readable path").to_owned()
}

/// Answers for a whole game without looking: some option, from 1, and where several are asked for the first ones.
/// Always the same option would not do: a player may exchange back and forth forever.
pub fn blind_answers(times: usize) -> impl Iterator<Item = Vec<usize>> {
    let mut rng = QuickRng::new(1);
    (0..times).flat_map(move |_| {
        let some = 1 + rng.below(7) as usize;
        (1..=7).map(move |count| if count == 1 { vec![some] } else { (1..=count).collect() })
    })
}
