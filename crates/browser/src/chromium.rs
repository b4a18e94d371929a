//! Chromium, and the program through which it is driven.

use std::{
    env,
    ffi::OsString,
    fmt::Debug,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder, wd::WebDriverCompatibleCommand};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// No window, no sandbox (containers have none), and no word to anybody but the page's server.
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--window-size=1440,900",
];

/// A running chromedriver; it ends when it is dropped.
pub(crate) struct Driver {
    child: Child,
    /// Kept open, so that the program may go on writing.
    _out: BufReader<ChildStdout>,
    address: String,
}

impl Driver {
    /// Starts `BOTTLECAP_CHROMEDRIVER`, or the one that is found by its name. It asks the system for a port and then wants
    /// that of IPv6 with the same number: where somebody else has taken it by then it ends, and is started again.
    pub(crate) fn start() -> Result<Driver> {
        const TRIES: usize = 5;
        let mut tried = Driver::start_once();
        for _ in 1..TRIES {
            if tried.is_ok() {
                break;
            }
            tried = Driver::start_once();
        }
        tried
    }

    fn start_once() -> Result<Driver> {
        let program = env::var_os("BOTTLECAP_CHROMEDRIVER").unwrap_or_else(|| OsString::from("chromedriver"));
        let mut command = Command::new(&program);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let shown = program.display();
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start {shown}; `cargo xtask test` says how to install it"))?;
        let mut out = BufReader::new(child.stdout.take().context("chromedriver has no output")?);
        let port = read_port(&mut out);
        let mut driver = Driver { child, _out: out, address: String::new() };
        driver.address = format!("http://127.0.0.1:{}", port?);
        Ok(driver)
    }

    /// Opens a browser that has never been anywhere.
    pub(crate) async fn open(&self, profile: &Path) -> Result<Client> {
        let mut arguments: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        let mut options = json!({ "args": arguments });
        if let Some(program) = env::var_os("BOTTLECAP_CHROMIUM") {
            options["binary"] = json!(program.to_string_lossy());
        }
        let wanted = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
        let Value::Object(wanted) = wanted else { bail!("the wishes are an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted).connect(&self.address).await.context("Chromium does not start")
    }
}

fn read_port(out: &mut BufReader<ChildStdout>) -> Result<u16> {
    let mut line = String::new();
    while out.read_line(&mut line).context("chromedriver says nothing")? > 0 {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            return port.trim().trim_end_matches('.').parse().with_context(|| format!("no port: {line:?}"));
        }
        line.clear();
    }
    bail!("chromedriver ended before it listened")
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A command that is Chromium's own.
#[derive(Debug)]
struct Own {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// A command of the protocol of the developer tools.
pub(crate) async fn tools(client: &Client, command: &str, parameters: Value) -> Result<Value> {
    let own = Own { path: "goog/cdp/execute", body: json!({"cmd": command, "params": parameters}) };
    client.issue_cmd(own).await.with_context(|| format!("{command} failed"))
}

/// What the console has been told since the last call.
pub(crate) async fn console(client: &Client) -> Result<Vec<Value>> {
    let own = Own { path: "se/log", body: json!({"type": "browser"}) };
    let lines = client.issue_cmd(own).await.context("the console cannot be read")?;
    Ok(lines.as_array().cloned().unwrap_or_default())
}
