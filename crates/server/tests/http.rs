//! The server as a browser meets it: over a socket.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

use server::{Config, Keep, Limits, Page};

/// A folder of its own for each test, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn with(files: &[(&str, &str)]) -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("bottlecap-server-{}-{number}", process::id()));
        for (path, content) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("the path is inside the folder")).expect("the folder is ours");
            fs::write(path, content).expect("the folder is ours");
        }
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Starts a server; it ends with the test program.
fn start(page: Page) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = listener.local_addr().expect("it is bound");
    thread::spawn(move || {
        let data = Folder::with(&[]);
        let (hosts, proxies, limits) = (Vec::new(), Vec::new(), Limits::default());
        server::run(listener, Config { page, data: data.0.clone(), hosts, proxies, limits, keep: Keep::default() })
    });
    address
}

struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

fn ask(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let extra: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{extra}\r\n");
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the server answers");
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("the head has an end");
    let head = String::from_utf8(answer[..end].to_vec()).expect("the head is text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let headers = lines.filter_map(|line| line.split_once(": ")).map(|(n, v)| (n.to_lowercase(), v.to_owned()));
    Answer { status: status.expect("a status"), headers: headers.collect(), body: answer[end + 4..].to_vec() }
}

fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, &[])
}

const FILES: [(&str, &str); 6] = [
    ("index.html", "<!doctype html>"),
    ("sw.js", "// worker"),
    ("assets/table-0123456789abcdef.wasm", "plain program"),
    ("assets/table-0123456789abcdef.wasm.br", "brotli program"),
    ("assets/table-0123456789abcdef.wasm.gz", "gzip program"),
    (".secret.html", "hidden"),
];
const WASM: &str = "/assets/table-0123456789abcdef.wasm";

#[test]
fn the_page_is_served_with_its_types_and_how_long_to_keep_it() {
    let folder = Folder::with(&FILES);
    let address = start(Page::folder(&folder.0));
    let index = get(address, "/");
    assert_eq!((index.status, index.body.as_slice()), (200, b"<!doctype html>".as_slice()));
    assert_eq!(index.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(index.header("cache-control"), "no-cache");
    assert_eq!(get(address, "/sw.js").header("cache-control"), "no-cache");
    let wasm = get(address, WASM);
    assert_eq!(wasm.header("content-type"), "application/wasm");
    assert!(wasm.header("cache-control").contains("immutable"));
}

#[test]
fn the_best_form_that_the_client_takes_is_sent() {
    let folder = Folder::with(&FILES);
    let address = start(Page::folder(&folder.0));
    let form = |accepted| {
        let answer = ask(address, "GET", WASM, &[("accept-encoding", accepted)]);
        assert_eq!(answer.header("vary"), "accept-encoding");
        (answer.header("content-encoding").to_owned(), String::from_utf8(answer.body).unwrap())
    };
    assert_eq!(form("gzip, deflate, br"), ("br".to_owned(), "brotli program".to_owned()));
    assert_eq!(form("gzip"), ("gzip".to_owned(), "gzip program".to_owned()));
    assert_eq!(form("identity"), (String::new(), "plain program".to_owned()));
    let index = ask(address, "GET", "/", &[("accept-encoding", "br")]);
    assert_eq!(index.header("content-encoding"), "", "it has no compressed form");
}

#[test]
fn what_the_client_has_is_not_sent_again() {
    let folder = Folder::with(&FILES);
    let address = start(Page::folder(&folder.0));
    let tag = get(address, "/").header("etag").to_owned();
    let again = ask(address, "GET", "/", &[("if-none-match", &format!("\"other\", W/{tag}"))]);
    assert_eq!((again.status, again.body.len()), (304, 0));
    let compressed = ask(address, "GET", WASM, &[("accept-encoding", "br")]);
    assert_ne!(compressed.header("etag"), get(address, WASM).header("etag"), "another form is another thing");
    fs::write(folder.0.join("index.html"), "<!doctype html><p>").unwrap();
    assert_eq!(ask(address, "GET", "/", &[("if-none-match", &tag)]).status, 200);
}

#[test]
fn every_answer_has_the_policy() {
    let folder = Folder::with(&FILES);
    let address = start(Page::folder(&folder.0));
    for path in ["/", "/nothing", "/healthz"] {
        let answer = get(address, path);
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{path}: {policy}");
        assert!(!policy.contains("unsafe-inline"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    }
}

#[test]
fn other_requests_are_refused() {
    let folder = Folder::with(&FILES);
    let address = start(Page::folder(folder.0.join("assets/..")));
    for path in ["/nothing.js", "/assets", "/assets/", "/.secret.html", "/../Cargo.toml", "/%2e%2e/x.js", "/sw.js/"] {
        assert_eq!(get(address, path).status, 404, "{path}");
    }
    assert_eq!(get(address, &format!("{WASM}.br")).status, 404, "a form is no file");
    assert_eq!(ask(address, "POST", "/", &[("content-length", "0")]).status, 405);
}

#[test]
fn a_head_has_no_body() {
    let folder = Folder::with(&FILES);
    let address = start(Page::folder(&folder.0));
    let head = ask(address, "HEAD", "/", &[]);
    assert_eq!((head.status, head.header("content-length"), head.body.len()), (200, "15", 0));
}

#[test]
fn without_a_page_the_server_says_how_to_get_one_and_is_healthy() {
    let folder = Folder::with(&[("readme.txt", "no page")]);
    let address = start(Page::folder(&folder.0));
    let answer = get(address, "/");
    assert_eq!(answer.status, 503);
    assert!(String::from_utf8(answer.body).unwrap().contains("cargo xtask play"));
    assert_eq!(get(address, "/healthz").body, b"ok\n");
}

#[test]
fn the_embedded_page_is_whole() {
    let page = Page::embedded();
    let is_there = page.exists();
    let address = start(page);
    let index = get(address, "/");
    if !is_there {
        assert_eq!(index.status, 503);
        return;
    }
    let text = String::from_utf8(index.body).unwrap();
    let named: Vec<&str> = text.split('"').filter(|word| word.starts_with("assets/")).collect();
    assert!(!named.is_empty(), "the page names its files");
    for file in named {
        assert_eq!(get(address, &format!("/{file}")).status, 200, "{file}");
    }
}
