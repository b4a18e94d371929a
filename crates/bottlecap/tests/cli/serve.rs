//! The server starts where it is told, says where that is, and ends when it is interrupted.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, ChildStdout, Command, Stdio},
};

use crate::common::{bottlecap, with_environment};

pub(crate) struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    first_line: String,
}

impl Serving {
    pub(crate) fn start(arguments: &[&str]) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bottlecap"));
        let data = concat!(env!("CARGO_TARGET_TMPDIR"), "/data");
        command
            .arg("serve")
            .args(arguments)
            .env("LC_ALL", "C")
            .env("XDG_DATA_HOME", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().expect("it starts");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut first_line = String::new();
        out.read_line(&mut first_line).expect("it speaks");
        Serving { child, out, first_line }
    }

    /// Address and port, without the scheme.
    pub(crate) fn address(&self) -> &str {
        let (_, rest) = self.first_line.split_once("http://").expect("an address");
        rest.split('/').next().expect("an address")
    }

    fn ask(&self, path: &str) -> String {
        let address = self.address();
        let mut stream = TcpStream::connect(address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers with text");
        answer
    }
}

impl Serving {
    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the end and gives the code.
    pub(crate) fn code(&mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }

    /// Ends it at once: it gets no chance to put anything in order.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.kill();
    }
}

#[test]
fn the_address_that_is_printed_answers() {
    let serving = Serving::start(&["--listen", "127.0.0.1:0"]);
    assert!(serving.first_line.starts_with("The table is at http://127.0.0.1:"), "{}", serving.first_line);
    assert!(serving.ask("/healthz").ends_with("\r\n\r\nok\n"));
}

#[test]
fn without_an_address_a_free_port_is_found() {
    let (first, second) = (Serving::start(&[]), Serving::start(&["--lang", "ru"]));
    assert_ne!(first.address(), second.address());
    assert!(second.first_line.starts_with("Стол здесь: http://127.0.0.1:"), "{}", second.first_line);
    assert!(first.ask("/healthz").contains("200 OK") && second.ask("/healthz").contains("200 OK"));
}

#[test]
fn an_address_that_is_taken_is_named() {
    let serving = Serving::start(&["--listen", "127.0.0.1:0"]);
    let sentence = bottlecap(&["serve", "--listen", serving.address()], "").bad();
    assert!(sentence.contains(&format!("cannot listen on {}", serving.address())), "{sentence}");
}

#[test]
fn a_page_from_a_folder_is_served() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("served-page");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("index.html"), "<!doctype html><p>from a folder").unwrap();
    let serving = Serving::start(&["--listen", "127.0.0.1:0", "--page", folder.to_str().unwrap()]);
    assert!(serving.ask("/").ends_with("<p>from a folder"));
}

#[test]
fn a_check_says_whether_a_server_could_run() {
    let folder = tempfile::TempDir::with_prefix("bottlecap-check-").unwrap();
    let data = folder.path().join("rooms");
    std::fs::write(folder.path().join("index.html"), "<!doctype html>").unwrap();
    let check = |data: &std::path::Path, more: &[&str]| {
        let [page, data] = [folder.path(), data].map(|path| path.to_str().unwrap());
        let arguments = ["serve", "--check", "--listen", "127.0.0.1:0", "--page", page, "--data", data];
        with_environment(&[&arguments, more].concat(), "", &[("BOTTLECAP_LOG", "off")])
    };
    let said = check(&data, &[]).good();
    assert!(said.contains("Rooms made so far: 0.") && said.contains("Connections at the same time"), "{said}");
    std::fs::write(data.join("rooms.sqlite"), "no database at all, and long enough to look like one".repeat(100))
        .unwrap();
    let sentence = check(&data, &[]).bad();
    assert!(sentence.contains("rooms.sqlite is damaged"), "{sentence}");
    std::fs::remove_file(data.join("rooms.sqlite")).unwrap();
    std::fs::write(data.join("rooms.record"), "{\"database\":\"0123\",\"made\":5}").unwrap();
    let sentence = check(&data, &[]).bad();
    assert!(sentence.contains("delete") && sentence.contains("rooms.record"), "{sentence}");
    let sentence = check(&data.join("lock/below"), &[]).bad();
    assert!(sentence.contains("cannot write in the folder") && sentence.contains("below"), "{sentence}");
    let sentence = check(&data.join("lock/below"), &["--lang", "ru"]).bad();
    assert!(sentence.contains("нельзя писать"), "{sentence}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_in_good_order() {
    let mut serving = Serving::start(&["--listen", "127.0.0.1:0"]);
    // It listens to interrupts once it answers.
    serving.ask("/healthz");
    let interrupted = Command::new("kill").args(["-INT", &serving.id().to_string()]).status().unwrap();
    assert!(interrupted.success());
    assert_eq!(serving.code(), Some(0));
    let mut rest = String::new();
    serving.out.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}
