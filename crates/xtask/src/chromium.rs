//! Chromium for the tests of the web table: found, or installed from the packages of the distribution.

use std::{env, path::PathBuf};

use anyhow::{Result, bail};

use crate::packages::{self, on_path};

/// A program under the names that distributions and vendors give it, and the setting that names it instead.
struct Program {
    setting: &'static str,
    names: &'static [&'static str],
    /// Where installers put it that do not care for the path.
    places: &'static [&'static str],
}

const BROWSER: Program = Program {
    setting: "BOTTLECAP_CHROMIUM",
    names: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    places: &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
};

const DRIVER: Program = Program {
    setting: "BOTTLECAP_CHROMEDRIVER",
    names: &["chromedriver"],
    places: &["/usr/lib/chromium-browser/chromedriver", "/usr/lib/chromium/chromedriver"],
};

/// The packages that bring both, by how distributions name them.
const PACKAGES: [&[&str]; 2] = [&["chromium", "chromium-driver"], &["chromium-browser", "chromium-chromedriver"]];

const ADVICE: &str = "\
the tests of the web table need Chromium (or Chrome) and chromedriver of the same version. Install them, for example:
  Debian, Ubuntu   apt-get install chromium chromium-driver
  Fedora           dnf install chromium chromedriver
  Arch             pacman -S chromium
  Alpine           apk add chromium chromium-chromedriver
  macOS            brew install --cask google-chrome chromedriver
  elsewhere        https://googlechromelabs.github.io/chrome-for-testing/
or name them: BOTTLECAP_CHROMIUM=... BOTTLECAP_CHROMEDRIVER=... cargo xtask test
or leave these tests out: cargo xtask test --without-browser";

/// Settings that tell the tests where both programs are. Installs them first if they are missing and this machine
/// lets us.
pub(crate) fn settings() -> Result<[(&'static str, String); 2]> {
    if let Some(found) = find() {
        return Ok(found);
    }
    packages::install("Chromium or chromedriver", &PACKAGES);
    match find() {
        Some(found) => Ok(found),
        None => bail!("{ADVICE}"),
    }
}

fn find() -> Option<[(&'static str, String); 2]> {
    Some([BROWSER.find()?, DRIVER.find()?])
}

impl Program {
    fn find(&self) -> Option<(&'static str, String)> {
        let named = env::var_os(self.setting).map(PathBuf::from).filter(|path| path.is_file());
        let on_path = || self.names.iter().find_map(|name| on_path(name));
        let elsewhere = || self.places.iter().map(PathBuf::from).find(|path| path.is_file());
        let path = named.or_else(on_path).or_else(elsewhere)?;
        Some((self.setting, path.display().to_string()))
    }
}
