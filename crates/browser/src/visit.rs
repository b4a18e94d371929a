//! What a person at the browser does and sees.

use std::{
    cell::RefCell,
    fs,
    path::{Path, PathBuf},
    rc::Rc,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    key::Key,
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{self, Instant};

use crate::{
    audit::{self, Finding},
    chromium::{self, Driver},
    server::Server,
};

/// How long a person waits for anything before giving up.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the page is looked at while waiting.
const GLANCE: Duration = Duration::from_millis(40);

/// The screens that the table is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440x900.
    Wide,
    /// 1366x768.
    Laptop,
    /// 2560x1440.
    Huge,
    /// 390x844, with touch.
    Phone,
    /// 844x390, with touch.
    Landscape,
    /// 1024x768, with touch.
    Tablet,
}

/// What a person has asked of the system.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Media {
    /// As little motion as possible.
    pub reduced_motion: bool,
    /// Dark colors.
    pub dark: bool,
}

/// A visit: a server, a browser and the page in it. Clones are the same visit.
#[derive(Clone)]
pub struct Visit {
    client: Client,
    address: String,
    /// From which the chance of the page is drawn.
    chance: u32,
    things: Rc<RefCell<Things>>,
}

/// What ends with the visit; the browser before its driver, and the folder last.
struct Things {
    server: Option<Server>,
    driver: Option<Driver>,
    folder: TempDir,
    /// Other people at other browsers.
    others: Vec<Visit>,
    /// The server was unplugged at least once: what could not be reached then is no error of the page.
    was_unplugged: bool,
}

impl Visit {
    pub(crate) async fn begin(screen: Screen, page: Option<&Path>, chance: u32) -> Result<Visit> {
        let server = Server::start(page)?;
        let address = server.address.clone();
        Visit::open(screen, address, chance, Some(server)).await
    }

    /// Another person at another browser, who visits the same server. The visit ends with this one.
    pub async fn friend(&self, screen: Screen) -> Result<Visit> {
        let chance = self.chance.wrapping_add(1 + self.things.borrow().others.len() as u32);
        let friend = Visit::open(screen, self.address.clone(), chance, None).await?;
        self.things.borrow_mut().others.push(friend.clone());
        Ok(friend)
    }

    async fn open(screen: Screen, address: String, chance: u32, server: Option<Server>) -> Result<Visit> {
        let driver = Driver::start()?;
        let folder = tempfile::Builder::new().prefix("bottlecap-").tempdir().context("no folder for the visit")?;
        let client = driver.open(&folder.path().join("profile")).await?;
        let downloads = folder.path().join("downloads");
        fs::create_dir(&downloads).context("no folder for downloads")?;
        let driver = Some(driver);
        let things = Things { server, driver, folder, others: Vec::new(), was_unplugged: false };
        let things = Rc::new(RefCell::new(things));
        let visit = Visit { client, address, chance, things };
        visit.screen(screen).await?;
        visit.fix_chance(chance).await?;
        let parameters = json!({"behavior": "allow", "downloadPath": downloads.to_string_lossy()});
        visit.tools("Browser.setDownloadBehavior", parameters).await?;
        Ok(visit)
    }

    /// Those who visit the same server from other browsers.
    pub(crate) fn friends(&self) -> Vec<Visit> {
        self.things.borrow().others.clone()
    }

    /// Closes the browser, whatever became of the visit.
    pub(crate) async fn end(self) {
        let _ = self.client.close().await;
        let mut things = self.things.borrow_mut();
        things.driver = None;
        things.server = None;
    }

    /// The address of the page, with `/` at its end.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The WebDriver client, for what is not wrapped here.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Opens a place of the page, such as `#/rules`, and waits until the program has drawn something.
    pub async fn go(&self, place: &str) -> Result<()> {
        let url = format!("{}{place}", self.address);
        self.client.goto(&url).await.with_context(|| format!("cannot open {url}"))?;
        self.wait_until_started().await
    }

    /// Loads the page again, as F5 does.
    pub async fn reload(&self) -> Result<()> {
        self.client.refresh().await.context("cannot load the page again")?;
        self.wait_until_started().await
    }

    async fn wait_until_started(&self) -> Result<()> {
        let started = "return document.readyState === 'complete' && !document.getElementById('boot')";
        self.wait_until("the program has started", started).await
    }

    /// Waits until an element is there.
    pub async fn wait_for(&self, css: &str) -> Result<Element> {
        let wait = self.client.wait().at_most(PATIENCE).every(GLANCE);
        wait.for_element(Locator::Css(css)).await.with_context(|| format!("waited for `{css}`"))
    }

    /// Waits until no such element is there.
    pub async fn wait_until_gone(&self, css: &str) -> Result<()> {
        let css = json!(css);
        self.wait_until(&format!("`{css}` is gone"), &format!("return !document.querySelector({css})")).await
    }

    /// Waits until an element holds a text.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<()> {
        let script = format!(
            "return [...document.querySelectorAll({})].some((found) => found.innerText.includes({}))",
            json!(css),
            json!(text),
        );
        self.wait_until(&format!("`{css}` says {text:?}"), &script).await
    }

    /// Waits until a script returns something true. `what` is said if it never does.
    pub async fn wait_until(&self, what: &str, script: &str) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if self.eval(script).await? == Value::Bool(true) {
                return Ok(());
            }
            if Instant::now() > deadline {
                bail!("waited in vain until {what}");
            }
            time::sleep(GLANCE).await;
        }
    }

    /// Clicks an element, once it is there and can be clicked.
    pub async fn click(&self, css: &str) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let element = self.wait_for(css).await?;
            // What moves or lies below something else for a moment can be clicked a moment later.
            if self.moves(css).await? && Instant::now() < deadline {
                time::sleep(GLANCE).await;
                continue;
            }
            match element.click().await {
                Ok(()) => return Ok(()),
                Err(error) if Instant::now() > deadline => {
                    return Err(error).with_context(|| format!("cannot click `{css}`"));
                }
                Err(_) => time::sleep(GLANCE).await,
            }
        }
    }

    /// Whether the element, or something around it, is on its way to another place: a click would fall where it was.
    async fn moves(&self, css: &str) -> Result<bool> {
        let script = format!(
            "for (let one = document.querySelector({}); one; one = one.parentElement) {{
               const moves = ({{ effect, playState }}) => playState === 'running'
                 && effect?.getTiming().iterations !== Infinity
                 && effect?.getKeyframes().some((frame) => ['transform', 'translate', 'scale', 'top', 'bottom', 'height']
                   .some((name) => name in frame));
               if (one.getAnimations().some(moves)) return true;
             }}
             return false;",
            json!(css)
        );
        Ok(self.eval(&script).await? == true)
    }

    /// Clicks the element that says exactly this, among those of the selector.
    pub async fn click_text(&self, css: &str, text: &str) -> Result<()> {
        let mark = "data-clicked-by-text";
        let script = format!(
            "document.querySelectorAll('[{mark}]').forEach((old) => old.removeAttribute('{mark}'));
             const found = [...document.querySelectorAll({})].find((one) => one.innerText.trim() === {});
             found?.setAttribute('{mark}', '');
             return !!found;",
            json!(css),
            json!(text),
        );
        self.wait_until(&format!("a `{css}` says {text:?}"), &script).await?;
        self.click(&format!("[{mark}]")).await
    }

    /// Types a text where the focus is, key by key.
    pub async fn keys(&self, text: &str) -> Result<()> {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in text.chars() {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.with_context(|| format!("cannot type {text:?}"))
    }

    /// Presses a key that is no letter.
    pub async fn press(&self, key: Key) -> Result<()> {
        self.keys(&char::from(key).to_string()).await
    }

    /// Presses a key while another is held.
    pub async fn press_with(&self, held: Key, key: char) -> Result<()> {
        let held = char::from(held);
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: held });
        self.client.perform_actions(actions).await.context("cannot press two keys")
    }

    /// What a person reads in the first such element.
    pub async fn text(&self, css: &str) -> Result<String> {
        self.wait_for(css).await?.text().await.with_context(|| format!("`{css}` has no text"))
    }

    /// What a person reads in each such element.
    pub async fn texts(&self, css: &str) -> Result<Vec<String>> {
        let script = format!("return [...document.querySelectorAll({})].map((one) => one.innerText)", json!(css));
        Ok(serde_json::from_value(self.eval(&script).await?)?)
    }

    /// How many such elements there are.
    pub async fn count(&self, css: &str) -> Result<usize> {
        let found = self.client.find_all(Locator::Css(css)).await.with_context(|| format!("cannot count `{css}`"))?;
        Ok(found.len())
    }

    /// An attribute of the first such element.
    pub async fn attribute(&self, css: &str, name: &str) -> Result<Option<String>> {
        self.wait_for(css).await?.attr(name).await.with_context(|| format!("cannot read {name} of `{css}`"))
    }

    /// Runs a script in the page, as the body of a function, and returns what it returns.
    pub async fn eval(&self, script: &str) -> Result<Value> {
        self.client.execute(script, Vec::new()).await.with_context(|| format!("cannot run: {script}"))
    }

    /// Gives a file to an element that asks for one.
    pub async fn upload(&self, css: &str, file: &Path) -> Result<()> {
        let path = file.to_string_lossy();
        self.wait_for(css).await?.send_keys(&path).await.with_context(|| format!("`{css}` takes no file"))
    }

    /// Waits for a downloaded file whose name ends like this.
    pub async fn downloaded(&self, ending: &str) -> Result<PathBuf> {
        let folder = self.things.borrow().folder.path().join("downloads");
        let deadline = Instant::now() + PATIENCE;
        loop {
            for entry in fs::read_dir(&folder).context("cannot read the downloads")? {
                let path = entry?.path();
                if path.to_string_lossy().ends_with(ending) {
                    return Ok(path);
                }
            }
            if Instant::now() > deadline {
                bail!("waited in vain for a download that ends in {ending}");
            }
            time::sleep(GLANCE).await;
        }
    }

    /// A picture of what is on the screen, among the screenshots.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf> {
        let folder = crate::screenshots()?;
        fs::create_dir_all(&folder).context("no folder for screenshots")?;
        let path = folder.join(format!("{name}.png"));
        // What has just opened would be seen through.
        let opened = "document.getAnimations().filter((one) => ['fade-in', 'rise'].includes(one.animationName))
              .forEach((one) => one.finish());";
        self.eval(opened).await?;
        let picture = self.client.screenshot().await.context("cannot take a screenshot")?;
        fs::write(&path, picture).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    }

    /// Puts a finger on an element, moves it by a hair and lifts it, through the input of the browser. What is under the
    /// finger when it comes down must be the element; what becomes of it then is the page's affair.
    pub async fn tap(&self, css: &str) -> Result<()> {
        let finds = format!(
            "const it = [...document.querySelectorAll({css:?})].find((one) => one.checkVisibility());
             if (!it) return null;
             it.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
             const box = it.getBoundingClientRect();
             const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
             const hit = document.elementFromPoint(x, y);
             return {{ x, y, hit: it.contains(hit), over: hit?.outerHTML.slice(0, 80) ?? 'nothing' }};"
        );
        let begin = Instant::now();
        let mut before = Value::Null;
        let place = loop {
            let place = self.eval(&finds).await?;
            // A person waits until what they want to hit stands still.
            if place["hit"] == true && place == before {
                break place;
            }
            before = place.clone();
            if begin.elapsed() > PATIENCE {
                bail!("a finger cannot reach `{css}`: {place}");
            }
            time::sleep(GLANCE).await;
        };
        let (x, y) = (place["x"].as_f64().unwrap_or(0.0), place["y"].as_f64().unwrap_or(0.0));
        let finger = |kind: &str, points: Value| json!({"type": kind, "touchPoints": points});
        self.tools("Input.dispatchTouchEvent", finger("touchStart", json!([{"x": x, "y": y}]))).await?;
        self.tools("Input.dispatchTouchEvent", finger("touchMove", json!([{"x": x + 1.0, "y": y + 1.0}]))).await?;
        self.tools("Input.dispatchTouchEvent", finger("touchEnd", json!([]))).await?;
        Ok(())
    }

    /// Takes another screen.
    pub async fn screen(&self, screen: Screen) -> Result<()> {
        let (width, height, has_touch) = match screen {
            Screen::Wide => (1440, 900, false),
            Screen::Laptop => (1366, 768, false),
            Screen::Huge => (2560, 1440, false),
            Screen::Phone => (390, 844, true),
            Screen::Landscape => (844, 390, true),
            Screen::Tablet => (1024, 768, true),
        };
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": has_touch});
        self.tools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tools("Emulation.setTouchEmulationEnabled", json!({"enabled": has_touch})).await?;
        Ok(())
    }

    /// Asks the system for other colors or less motion.
    pub async fn media(&self, media: Media) -> Result<()> {
        let motion = if media.reduced_motion { "reduce" } else { "no-preference" };
        let colors = if media.dark { "dark" } else { "light" };
        let features = json!([
            {"name": "prefers-reduced-motion", "value": motion},
            {"name": "prefers-color-scheme", "value": colors},
        ]);
        self.tools("Emulation.setEmulatedMedia", json!({"features": features})).await?;
        Ok(())
    }

    /// Draws chance from this number, for all pages that are loaded from now on: other games than those of the visit's
    /// name. What is drawn once is not drawn
    /// again by the next page, so that no two games share a name.
    pub async fn fix_chance(&self, seed: u32) -> Result<()> {
        let script = format!(
            "Crypto.prototype.getRandomValues = (array) => {{
               let state = Number(sessionStorage.getItem('chance') ?? {seed});
               for (let at = 0; at < array.length; at += 1) {{
                 state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
                 array[at] = state >>> 16;
               }}
               sessionStorage.setItem('chance', state);
               return array;
             }};"
        );
        self.tools("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await?;
        Ok(())
    }

    /// A command of the protocol of the developer tools.
    pub async fn tools(&self, command: &str, parameters: Value) -> Result<Value> {
        chromium::tools(&self.client, command, parameters).await
    }

    /// Audits the page as it is now for people who do not see it, or not well.
    pub async fn audit(&self) -> Result<Vec<Finding>> {
        audit::run(&self.client).await
    }

    /// Fails with everything in the page that keeps somebody from playing.
    pub async fn expect_accessible(&self) -> Result<()> {
        let serious: Vec<Finding> = self.audit().await?.into_iter().filter(Finding::is_serious).collect();
        if !serious.is_empty() {
            bail!("the audit finds:\n{}", serious.iter().map(ToString::to_string).collect::<String>());
        }
        Ok(())
    }

    /// Ends the server, as if it were unplugged.
    pub fn stop_server(&self) {
        self.unplugged();
        self.things.borrow_mut().server = None;
    }

    /// Kills the server in the middle of whatever it does. It can be started again.
    pub fn kill_server(&self) {
        self.unplugged();
        if let Some(server) = &mut self.things.borrow_mut().server {
            server.kill();
        }
    }

    /// Starts the server again where it was, with the rooms it had.
    pub fn start_server_again(&self) -> Result<()> {
        match &mut self.things.borrow_mut().server {
            Some(server) => server.start_again(),
            None => bail!("this visit has no server of its own"),
        }
    }

    fn unplugged(&self) {
        let mut things = self.things.borrow_mut();
        things.was_unplugged = true;
        for friend in &things.others {
            friend.things.borrow_mut().was_unplugged = true;
        }
    }

    /// The errors that the page has written to the console since the last call. That a stopped server cannot be
    /// reached is none.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let was_unplugged = self.things.borrow().was_unplugged;
        let lines = chromium::console(&self.client).await?;
        let errors = lines.iter().filter(|line| line["level"] == "SEVERE").filter(|line| {
            let text = line["message"].as_str().unwrap_or_default();
            !(was_unplugged && text.contains("net::ERR_CONNECTION_REFUSED"))
        });
        Ok(errors.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Fails with the errors that the page has written to the console.
    pub async fn expect_no_errors(&self) -> Result<()> {
        let errors = self.console_errors().await?;
        if !errors.is_empty() {
            bail!("errors in the console:\n{}", errors.join("\n"));
        }
        Ok(())
    }
}
