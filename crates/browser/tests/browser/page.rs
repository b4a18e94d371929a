//! The page itself: it loads, costs little, and goes on without a server.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use browser::{Screen, Visit, drive, drive_folder};
use tempfile::TempDir;

use crate::{
    game::{STILL, table_in_words},
    hand::{Hand, Way},
};

/// The most that a first load may cost, in bytes over the wire.
const LIMIT: u64 = 850_000;

/// The service worker has fetched everything and watches over the page.
async fn wait_until_kept(visit: &Visit) -> Result<()> {
    visit.wait_until("the page is kept for offline", "return !!navigator.serviceWorker.controller").await
}

#[test]
fn the_page_loads_without_errors_from_its_own_server_alone() {
    drive("loads", Screen::Wide, async |visit| {
        visit.go("").await?;
        visit.screenshot("loads").await?;
        let script = "return performance.getEntriesByType('resource').map((one) => one.name)";
        let asked: Vec<String> = serde_json::from_value(visit.eval(script).await?)?;
        ensure!(asked.len() > 3, "it consists of several files: {asked:?}");
        let elsewhere: Vec<&String> = asked.iter().filter(|name| !name.starts_with(visit.address())).collect();
        ensure!(elsewhere.is_empty(), "requests to other hosts: {elsewhere:?}");
        Ok(())
    });
}

#[test]
fn the_first_load_costs_little() {
    drive("costs", Screen::Wide, async |visit| {
        visit.go("").await?;
        // The page's own books: what the service worker fetches afterwards is in its own.
        let script = "
            const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
            return entries.reduce((sum, one) => sum + one.transferSize, 0);";
        let answer = visit.eval(script).await?;
        let cost = answer.as_u64().with_context(|| format!("no size: {answer}"))?;
        println!("the first load costs {cost} bytes over the wire");
        ensure!(cost > 10_000 && cost <= LIMIT, "the first load costs {cost} bytes");
        Ok(())
    });
}

#[test]
fn the_page_opens_again_after_the_server_stopped() {
    drive("offline", Screen::Phone, async |visit| {
        visit.go("").await?;
        wait_until_kept(&visit).await?;
        let before = visit.text("body").await?;
        visit.stop_server();
        visit.reload().await?;
        ensure!(visit.text("body").await? == before, "the page is the same without a server");
        Ok(())
    });
}

/// A browser that refuses what the program relies on makes it panic, as a mistake of ours would.
#[test]
fn after_a_panic_the_page_says_so_and_the_game_goes_on_from_the_last_move() {
    drive("panic", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_together().await?;
        for _ in 0..3 {
            hand.answer(Way::Mouse).await?;
        }
        let (number, words) = (visit.attribute(".table", "data-decision").await?, table_in_words(&visit).await?);
        visit.eval("Node.prototype.cloneNode = () => { throw new Error('no') }").await?;
        visit.click(".topbar button[aria-haspopup=dialog]").await?;
        visit.wait_for(".fault-screen:not([hidden]) h1").await?;
        let errors = visit.console_errors().await?;
        ensure!(!errors.is_empty(), "a panic is an error");
        visit.screenshot("panic").await?;
        ensure!(visit.count(".fault-screen a[download]").await? == 1, "there is a report to save");
        visit.click(".fault-screen a.primary").await?;
        visit.wait_until_gone(".fault-screen:not([hidden])").await?;
        visit.wait_for(".table").await?;
        ensure!(visit.attribute(".table", "data-decision").await? == number, "no move is lost");
        ensure!(table_in_words(&visit).await? == words, "the table is the same");
        Ok(())
    });
}

/// A browser that runs out of memory, or a fault that is no panic, ends the program without a word of it.
#[test]
fn a_lost_program_is_seen_by_the_page_itself() {
    drive("lost", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        Hand::new(&visit).play_together().await?;
        // As a browser says it; of what a driver throws itself the page is told nothing.
        visit
            .eval(
                "const error = new WebAssembly.RuntimeError('memory access out of bounds');
                 dispatchEvent(new ErrorEvent('error', { error, message: `Uncaught ${error}` }));",
            )
            .await?;
        visit.wait_for_text(".fault-screen:not([hidden]) pre", "out of bounds").await?;
        visit.expect_accessible().await?;
        visit.screenshot("lost").await?;
        visit.click(".fault-screen a.primary").await?;
        visit.wait_until_gone(".fault-screen:not([hidden])").await?;
        visit.wait_for(".table").await?;
        // As Firefox says that a stack has overflowed: the stack does not name the error.
        visit
            .eval(
                "const reason = new Error('too much recursion');
                 reason.name = 'InternalError';
                 reason.stack = 'f@https://bottlecap.example/table.wasm:wasm-function[7]:0x9';
                 const promise = Promise.resolve();
                 dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));",
            )
            .await?;
        visit.wait_for_text(".fault-screen:not([hidden]) pre", "too much recursion").await?;
        Ok(())
    });
}

#[test]
fn the_page_can_be_installed() {
    drive("installable", Screen::Phone, async |visit| {
        visit.go("").await?;
        wait_until_kept(&visit).await?;
        let manifest = visit.tools("Page.getAppManifest", serde_json::json!({})).await?;
        ensure!(manifest["errors"].as_array().is_some_and(Vec::is_empty), "{}", manifest["errors"]);
        let missing = visit.tools("Page.getInstallabilityErrors", serde_json::json!({})).await?;
        // Without a window there is nothing to install into.
        let missing: Vec<_> = missing["installabilityErrors"].as_array().into_iter().flatten().collect();
        ensure!(missing.iter().all(|error| error["errorId"] == "in-incognito"), "{missing:?}");
        let widths = "
            const done = arguments[0];
            const width = (source) => new Promise((tell) => {
              const picture = new Image();
              picture.onload = () => tell(picture.naturalWidth);
              picture.onerror = () => tell(0);
              picture.src = source;
            });
            const apple = [...document.querySelectorAll('link[rel=apple-touch-icon]')].map((link) => link.href);
            fetch('manifest.webmanifest').then((answer) => answer.json()).then(({ icons }) => {
              const pictures = icons.filter(({ type }) => type === 'image/png').map(({ src }) => src);
              return Promise.all([...apple, ...pictures].map(width));
            }).then(done)";
        let mut widths: Vec<u32> = serde_json::from_value(visit.client().execute_async(widths, Vec::new()).await?)?;
        widths.sort_unstable();
        ensure!(widths == [180, 192, 512, 512], "pictures for all systems: {widths:?}");
        Ok(())
    });
}

#[test]
fn the_page_takes_both_screens() {
    drive("screens", Screen::Wide, async |visit| {
        visit.go("").await?;
        let size = "return [innerWidth, innerHeight]";
        ensure!(visit.eval(size).await? == serde_json::json!([1440, 900]));
        visit.screen(Screen::Phone).await?;
        ensure!(visit.eval(size).await? == serde_json::json!([390, 844]));
        Ok(())
    });
}

/// A copy of the built page that a test may change: plain files, whose compressed forms cannot contradict them.
fn copy_of_the_page() -> Result<TempDir> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/page");
    let copy = TempDir::new()?;
    for folder in ["", "assets"] {
        fs::create_dir_all(copy.path().join(folder))?;
        for entry in fs::read_dir(built.join(folder))? {
            let file = entry?.path();
            let is_packed = file.extension().is_some_and(|ending| ending == "br" || ending == "gz");
            if let Some(name) = file.file_name().filter(|_| file.is_file() && !is_packed) {
                fs::copy(&file, copy.path().join(folder).join(name))?;
            }
        }
    }
    Ok(copy)
}

/// Takes a file out of the page.
fn remove_asset(page: &Path, name: &str) -> Result<PathBuf> {
    let files = fs::read_dir(page.join("assets"))?.collect::<Result<Vec<_>, _>>()?;
    let found = files.iter().map(fs::DirEntry::path).find(|file| file.to_string_lossy().contains(name));
    let found = found.with_context(|| format!("no file is called {name}"))?;
    fs::rename(&found, page.join("away"))?;
    Ok(found)
}

#[test]
fn a_chunk_that_did_not_come_is_asked_for_again() {
    let page = copy_of_the_page().expect("the page is built");
    let folder = page.path().to_owned();
    drive_folder("chunk", Screen::Phone, page.path(), async move |visit| {
        let chunk = remove_asset(&folder, "shelter-chunk-rules-")?;
        visit.go("#/rules").await?;
        visit.wait_for("[role=alert] .btn").await?;
        visit.expect_accessible().await?;
        let errors = visit.console_errors().await?;
        ensure!(!errors.is_empty(), "the console says why");
        fs::rename(folder.join("away"), chunk)?;
        visit.click("[role=alert] .btn").await?;
        visit.wait_for(".rulebook").await?;
        Ok(())
    });
}

#[test]
fn a_new_version_takes_over_and_the_page_is_told() {
    let page = copy_of_the_page().expect("the page is built");
    let folder = page.path().to_owned();
    drive_folder("updated", Screen::Wide, page.path(), async move |visit| {
        let publish = |build: &str| -> Result<()> {
            let worker = fs::read_to_string(folder.join("sw.js"))?;
            fs::write(
                folder.join("sw.js"),
                worker.replacen("const BUILD = \"", &format!("const BUILD = \"{build}-"), 1),
            )?;
            Ok(())
        };
        // As if the person came back to the page.
        let come_back = "window.isSame = true; document.dispatchEvent(new Event('visibilitychange'))";

        visit.go("#/try/nothing").await?;
        wait_until_kept(&visit).await?;
        ensure!(visit.eval("return document.documentElement.dataset.updated").await?.is_null(), "a first visit");
        publish("newer")?;
        visit.eval(come_back).await?;
        let told = "return document.documentElement.dataset.updated?.startsWith('newer-') === true";
        visit.wait_until("the page is told of a newer version", told).await?;
        let kept = "const done = arguments[0]; caches.keys().then(done)";
        let kept: Vec<String> = serde_json::from_value(visit.client().execute_async(kept, Vec::new()).await?)?;
        ensure!(matches!(&kept[..], [_, one] if one.starts_with("bottlecap-newer-")), "and the one before: {kept:?}");
        ensure!(visit.eval("return window.isSame").await? == true, "nobody is interrupted");

        // The newer version has other chunks. Those of this one are opened all the same.
        remove_asset(&folder, "shelter-chunk-rules-")?;
        visit.eval("location.hash = '#/rules'").await?;
        visit.wait_for(".rulebook").await?;

        visit.go("").await?;
        publish("newest")?;
        visit.eval(come_back).await?;
        visit.wait_until("the start screen is loaded anew", "return window.isSame !== true").await?;
        Ok(())
    });
}

#[test]
fn the_first_screen_is_accessible() {
    drive("accessible", Screen::Wide, async |visit| {
        visit.go("").await?;
        visit.expect_accessible().await
    });
}

/// Where the parts of the first screen are and what they say, at the moment at which the program takes over.
const WATCH: &str = "
    window.parts = (within) => ['.cover h1', '.tagline', '.start-top', '.play-now', '.play-now .btn.big'].map((css) => {
      const found = document.querySelector(`${within} ${css}`);
      const box = found.getBoundingClientRect();
      const sizes = [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
      return css.startsWith('.play-now') || css === '.start-top' ? `${css} ${sizes}` : `${css} ${sizes} ${found.innerText.trim()}`;
    });
    const remove = Element.prototype.remove;
    Element.prototype.remove = function () {
      if (this.id === 'boot') window.before = parts('#boot');
      remove.call(this);
    };";

/// The page of the second game.
const WASTELAND: &str = "wasteland.html";

#[test]
fn the_first_screen_comes_alive_without_a_jump() {
    drive("first-screen", Screen::Wide, async |visit| {
        visit.tools("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({"source": WATCH})).await?;
        let ends = [("", "en", "elected."), ("", "ru", "смотрителя."), (WASTELAND, "en", ""), (WASTELAND, "ru", "")];
        for (page, lang, end) in ends {
            visit.go(page).await?;
            let settings = format!("localStorage.setItem('bottlecap-settings', JSON.stringify({{ lang: '{lang}' }}))");
            visit.eval(&settings).await?;
            for screen in [Screen::Wide, Screen::Phone] {
                visit.screen(screen).await?;
                visit.reload().await?;
                let before: Vec<String> = serde_json::from_value(visit.eval("return window.before").await?)?;
                let after: Vec<String> = serde_json::from_value(visit.eval("return parts('body')").await?)?;
                ensure!(before[1].ends_with(end), "it speaks {lang}: {before:?}");
                ensure!(before == after, "in {lang} the first screen was\n{before:#?}\nand became\n{after:#?}");
            }
        }
        Ok(())
    });
}

#[test]
fn the_first_screen_stands_without_the_program() {
    let page = copy_of_the_page().expect("the page is built");
    for entry in fs::read_dir(page.path().join("assets")).expect("the page has files") {
        let file = entry.expect("the page has files").path();
        if file.extension().is_some_and(|ending| ending == "wasm") {
            fs::remove_file(file).expect("the copy may be changed");
        }
    }
    drive_folder("no-program", Screen::Phone, page.path(), async |visit| {
        visit.client().goto(visit.address()).await?;
        visit.wait_for("#boot-failed:not([hidden])").await?;
        visit.expect_accessible().await?;
        let elements = visit.eval("return document.querySelectorAll('*').length").await?;
        ensure!(elements.as_u64().is_some_and(|number| number < 200), "few elements: {elements}");
        // That the program is missing is an error, and the only one.
        let errors = visit.console_errors().await?;
        ensure!(errors.iter().all(|error| error.contains(".wasm") || error.contains("WebAssembly")), "{errors:?}");
        Ok(())
    });
}
