//! Learning: a newcomer takes all lessons, by touch and by keyboard, in both languages; leaves, skips and goes back; and
//! the goal and the summary for whoever just plays.

use anyhow::{Context, Result, bail, ensure};
use browser::{Key, Screen, Visit, drive};
use serde_json::Value;

use crate::{
    game::STILL,
    hand::{Hand, Way},
    screens::{expect_finger_sized, expect_whole, speak},
};

/// A game and its lessons, as the browser remembers those that are done.
struct Course {
    game: &'static str,
    page: &'static str,
    lessons: [&'static str; 3],
}

const SHELTER: Course =
    Course { game: "shelter", page: "", lessons: ["first-shift", "letters-and-threats", "last-round"] };
const WASTELAND: Course =
    Course { game: "wasteland", page: "wasteland.html", lessons: ["a-walk", "a-fight", "influence"] };

/// What the coach asks for, and which step it is: the coach's text, the number of the decision, and whether to read, to
/// do something or, at the very end, to play.
const STEP: &str = "
    const coach = document.querySelector('.coach');
    if (!coach) return null;
    const kind = document.querySelector('.coach-next') ? 'read'
      : document.querySelector('.choice.led') ? 'do'
      : document.querySelector('.coach-play') ? 'end' : null;
    return kind && [kind, location.hash, coach.innerText, document.querySelector('.table').dataset.decision].join('|');";

/// Waits for a step that is not this one.
async fn next_step(visit: &Visit, before: &str) -> Result<String> {
    let other = format!(
        "const step = (() => {{ {STEP} }})();
         return !!step && step !== {};",
        Value::from(before)
    );
    visit.wait_until("the lesson goes on", &other).await?;
    visit.eval(STEP).await?.as_str().map(str::to_owned).context("a step")
}

/// Does what the step asks for.
async fn follow(visit: &Visit, way: Way, step: &str) -> Result<()> {
    match (way, step.starts_with("read")) {
        (Way::Touch, true) => visit.tap(".coach-next").await,
        (Way::Touch, false) => {
            // A panel that lies over the list has it picked already.
            let listed = "return !!document.querySelector('.choice.led')?.checkVisibility()";
            if visit.eval(listed).await? != true {
                return visit.tap(".panel-foot .do").await;
            }
            visit.tap(".choice.led").await?;
            visit.wait_for(".do-it .btn").await?;
            visit.tap(".do-it .btn").await
        }
        (_, true) => {
            visit
                .wait_until("the way on has the focus", "return document.activeElement.matches('.coach-next')")
                .await?;
            visit.press(Key::Enter).await
        }
        (_, false) => {
            let key = visit.eval("return document.querySelector('.choice.led .key').textContent").await?;
            visit.keys(key.as_str().context("every choice has a key")?).await
        }
    }
}

/// Takes all lessons from the start screen on, with a picture of each step.
async fn learn(visit: &Visit, course: &Course, way: Way, lang: &str) -> Result<()> {
    let name = if way == Way::Touch { "phone" } else { "wide" };
    visit.media(STILL).await?;
    // Where fingers play no mouse has been, whose arrow would go on pointing.
    visit.go(course.page).await?;
    visit.eval(&format!("localStorage.setItem('bottlecap-settings', JSON.stringify({{ lang: '{lang}' }}))")).await?;
    visit.reload().await?;
    expect_whole(visit).await?;
    visit.expect_accessible().await?;
    match way {
        Way::Touch => visit.tap(".play-now a.new-only").await?,
        _ => visit.click(".play-now a.new-only").await?,
    }
    let mut step = next_step(visit, "").await?;
    let mut steps = 0;
    let mut place = String::new();
    loop {
        ensure!(steps < 80, "the lessons do not end");
        steps += 1;
        visit.screenshot(&format!("lesson-{}-{name}-{lang}-{steps:02}", course.game)).await?;
        expect_whole(visit).await?;
        let now = step.split('|').nth(1).unwrap_or_default().to_owned();
        if std::mem::replace(&mut place, now.clone()) != now || step.starts_with("end") {
            visit.expect_accessible().await?;
            if way == Way::Touch {
                expect_finger_sized(visit, ".coach .btn").await?;
            }
        }
        if step.starts_with("end") {
            break;
        }
        follow(visit, way, &step).await?;
        step = next_step(visit, &step).await?;
    }
    ensure!(steps > 20, "only {steps} steps in {name} {lang}");
    let done = visit.eval(&format!("return localStorage.getItem('bottlecap-lessons-{}')", course.game)).await?;
    ensure!(done == course.lessons.join(" "), "all lessons are done: {done}");
    // A game follows at once, and its goal is known.
    match way {
        Way::Touch => visit.tap(".coach-play").await?,
        _ => visit.press(Key::Enter).await?,
    }
    visit.wait_until("a game begins", "return location.hash.startsWith('#/play/')").await?;
    visit.wait_for(".choices .choice").await?;
    ensure!(visit.count("dialog[open]").await? == 0, "nobody is told the goal again");
    visit.go(course.page).await?;
    visit.wait_for(".saved").await?;
    ensure!(visit.eval("return document.querySelector('a.new-only').checkVisibility()").await? == false, "no newcomer");
    Ok(())
}

#[test]
fn a_newcomer_learns_by_keyboard() {
    drive("lessons-keys", Screen::Wide, async |visit| learn(&visit, &SHELTER, Way::Keys, "en").await);
}

#[test]
fn a_newcomer_learns_by_keyboard_in_russian() {
    drive("lessons-keys-ru", Screen::Wide, async |visit| learn(&visit, &SHELTER, Way::Keys, "ru").await);
}

#[test]
fn a_newcomer_learns_by_touch() {
    drive("lessons-touch", Screen::Phone, async |visit| learn(&visit, &SHELTER, Way::Touch, "en").await);
}

#[test]
fn a_newcomer_learns_by_touch_in_russian() {
    drive("lessons-touch-ru", Screen::Phone, async |visit| learn(&visit, &SHELTER, Way::Touch, "ru").await);
}

#[test]
fn a_newcomer_learns_wasteland_by_keyboard() {
    drive("lessons-wasteland-keys", Screen::Wide, async |visit| learn(&visit, &WASTELAND, Way::Keys, "en").await);
}

#[test]
fn a_newcomer_learns_wasteland_by_touch_in_russian() {
    drive("lessons-wasteland-touch", Screen::Phone, async |visit| learn(&visit, &WASTELAND, Way::Touch, "ru").await);
}

#[test]
fn steps_are_skipped_repeated_and_left() {
    drive("lessons-skip", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("#/learn/first-shift").await?;
        let mut step = next_step(&visit, "").await?;
        while step.starts_with("read") {
            follow(&visit, Way::Keys, &step).await?;
            step = next_step(&visit, &step).await?;
        }
        // Another answer is legal, and gently told to wait.
        let decision = "return document.querySelector('.table').dataset.decision";
        let before = visit.eval(decision).await?;
        visit.click(".choices li:last-child .choice").await?;
        visit.wait_for(".decision .why-not").await?;
        ensure!(visit.eval(decision).await? == before, "only what is asked goes on");
        visit.expect_accessible().await?;

        let asked = step.clone();
        visit.click(".coach-skip").await?;
        step = next_step(&visit, &step).await?;
        ensure!(visit.eval(decision).await? != before, "a step that is skipped is played");
        visit.click(".coach .btn-row .btn").await?;
        step = next_step(&visit, &step).await?;
        ensure!(step == asked, "back at the step before: {step}, not {asked}");
        follow(&visit, Way::Keys, &step).await?;
        next_step(&visit, &step).await?;

        visit.click(".coach header a").await?;
        visit.wait_for(".start").await?;
        let done = visit.eval("return localStorage.getItem('bottlecap-lessons-shelter')").await?;
        ensure!(done.is_null(), "a lesson that is left is not done: {done}");
        visit.go("#/learn/nowhere").await?;
        visit.wait_for(".panel.fault").await?;
        visit.expect_accessible().await
    });
}

#[test]
fn a_first_game_begins_with_its_goal() {
    drive("goal", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.tap(".play-now button.big").await?;
        visit.wait_for("dialog[open] .goal").await?;
        visit.expect_accessible().await?;
        visit.screenshot("goal").await?;
        visit.tap("dialog[open] .dialog-foot .btn").await?;
        visit.wait_until_gone("dialog[open]").await?;
        visit.wait_for(".choices .choice").await?;
        // On a phone the summary is in the menu.
        visit.tap("[aria-haspopup=dialog]").await?;
        visit.tap("dialog[open] .menu-list button:nth-of-type(5)").await?;
        visit.wait_for("dialog[open] .legend div").await?;
        expect_whole(&visit).await?;
        visit.expect_accessible().await?;
        visit.screenshot("summary-phone").await?;
        Ok(())
    });
}

#[test]
fn the_summary_is_one_key_away() {
    drive("summary", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        for lang in ["en", "ru"] {
            speak(&visit, lang).await?;
            Hand::new(&visit).play_now().await?;
            visit.wait_for(".choices .choice").await?;
            ensure!(visit.count(".until-end").await? == 1, "the way to the end is in sight");
            visit.eval("document.querySelector('.choices .choice').focus()").await?;
            visit.keys("?").await?;
            visit.wait_for("dialog[open] .legend div").await?;
            expect_whole(&visit).await?;
            visit.expect_accessible().await?;
            visit.screenshot(&format!("summary-{lang}")).await?;
            visit.press(Key::Escape).await?;
            visit.wait_until_gone("dialog[open]").await?;
            let back = "return document.activeElement.matches('.choices .choice')";
            visit.wait_until("the focus is where it was", back).await?;
        }
        if visit.count(".legend").await? > 0 {
            bail!("a closed summary is gone");
        }
        Ok(())
    });
}
