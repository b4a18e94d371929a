//! Drives the web table in a real Chromium, as the program serves it.
//!
//! A test is a visit: a server, a browser without a past, and a person at it. It fails if the page writes an error to
//! the console, whatever else it shows.
//!
//! ```ignore
//! drive("a-name-for-its-pictures", Screen::Wide, async |visit| {
//!     visit.go("#/rules").await?;
//!     visit.click("button.search").await?;
//!     Ok(())
//! });
//! ```

mod audit;
mod chromium;
mod server;
mod visit;

use std::{
    any::Any,
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use tokio::{runtime, task::LocalSet};

pub use fantoccini::key::Key;

pub use crate::{
    audit::Finding,
    visit::{Media, Screen, Visit},
};

/// Names other games for all visits.
const CHANCE: &str = "BOTTLECAP_CHANCE";

/// Runs one visit to its end. If it fails, a picture of the page at that moment is left among the screenshots, under
/// the name of the visit.
///
/// # Panics
/// If the visit fails: this is how a test says so.
pub fn drive<Body>(name: &str, screen: Screen, body: Body)
where
    Body: AsyncFnOnce(Visit) -> Result<()> + 'static,
{
    drive_whole(name, screen, None, body);
}

/// Like [`drive`], with a page that is in a folder instead of the program, where the visit may change it.
///
/// # Panics
/// If the visit fails.
pub fn drive_folder<Body>(name: &str, screen: Screen, page: &Path, body: Body)
where
    Body: AsyncFnOnce(Visit) -> Result<()> + 'static,
{
    drive_whole(name, screen, Some(page), body);
}

fn drive_whole<Body>(name: &str, screen: Screen, page: Option<&Path>, body: Body)
where
    Body: AsyncFnOnce(Visit) -> Result<()> + 'static,
{
    let runtime = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime can be made");
    let result = LocalSet::new().block_on(&runtime, whole(name, screen, page, body));
    if let Err(error) = result {
        panic!("{name}: {error:#}");
    }
}

async fn whole<Body>(name: &str, screen: Screen, page: Option<&Path>, body: Body) -> Result<()>
where
    Body: AsyncFnOnce(Visit) -> Result<()> + 'static,
{
    let visit = Visit::begin(screen, page, chance_of(name)?).await?;
    let person = visit.clone();
    // In a task of its own: a failed assertion must not leave the browser behind.
    let played = tokio::task::spawn_local(async move { body(person).await }).await;
    let played = played.unwrap_or_else(|panic| match panic.try_into_panic() {
        Ok(panic) => Err(anyhow::anyhow!("{}", said(&*panic))),
        Err(error) => Err(error.into()),
    });
    let friends = visit.friends();
    let result = match played {
        Ok(()) => {
            let mut result = visit.expect_no_errors().await;
            for friend in &friends {
                result = result.and(friend.expect_no_errors().await);
            }
            result
        }
        Err(error) => {
            for (at, friend) in friends.iter().enumerate() {
                // A picture that cannot be taken must not hide what went wrong.
                let _ = friend.screenshot(&format!("failed-{name}-friend-{at}")).await;
            }
            let errors = visit.console_errors().await.unwrap_or_default();
            let picture = visit.screenshot(&format!("failed-{name}")).await;
            let picture = picture.map_or_else(|_| "no picture".to_owned(), |path| path.display().to_string());
            let chance = env::var(CHANCE).map(|number| format!("; {CHANCE}={number}")).unwrap_or_default();
            Err(error.context(format!("{picture}{chance}; errors in the console: {errors:?}")))
        }
    };
    for friend in friends {
        friend.end().await;
    }
    visit.end().await;
    result
}

/// The number from which a visit draws all that is chance in the page: by default the same in every run, so that a
/// failure comes again. `BOTTLECAP_CHANCE` gives all visits other games.
fn chance_of(name: &str) -> Result<u32> {
    let other: u32 = match env::var(CHANCE) {
        Ok(number) => number.parse().with_context(|| format!("{CHANCE} is not a number: {number}"))?,
        Err(_) => 0,
    };
    Ok(name.bytes().fold(other, |sum, letter| sum.wrapping_mul(31).wrapping_add(u32::from(letter))))
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic")
}

/// The target folder of this build: the tests are in `<target>/<profile>/deps`.
fn profile_folder() -> Result<PathBuf> {
    let program = env::current_exe().context("this program has no path")?;
    match program.ancestors().nth(2) {
        Some(folder) => Ok(folder.to_owned()),
        None => bail!("{} is not in a target folder", program.display()),
    }
}

/// Where pictures go: `BOTTLECAP_SCREENSHOTS`, or a folder in the target folder.
fn screenshots() -> Result<PathBuf> {
    match env::var_os("BOTTLECAP_SCREENSHOTS") {
        Some(folder) => Ok(folder.into()),
        None => Ok(profile_folder()?.with_file_name("screenshots")),
    }
}
