//! What a bot would do, the costliest moves of a game, and where bots think.

use anyhow::{Context, Result, ensure};
use browser::{Key, Screen, Visit, drive};
use serde_json::json;

use crate::{
    game::{STILL, game_id},
    hand::{Hand, Way},
    screens::expect_whole,
};

const WASTELAND: &str = "wasteland.html";
/// The button beside the question.
const ASK: &str = ".question .asked .btn";
/// A choice that is told.
const TOLD: &str = ".advice .advised";

/// Counts what workers say to the pages that are loaded from now on.
const WATCH_WORKERS: &str = "
    const Real = window.Worker;
    window.said = 0;
    window.Worker = class extends Real {
      constructor(...all) {
        super(...all);
        this.addEventListener('message', ({ data }) => { if (data) window.said += 1; });
      }
    };";

/// A browser without workers.
const NO_WORKERS: &str = "delete window.Worker;";

/// A worker that never begins, as one of another build would be.
const BROKEN_WORKERS: &str = "
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(script, options) { super(script + '?gone=' + 'x'.repeat(4), { ...options, type: 'classic' }); }
    };";

async fn run_before_pages(visit: &Visit, script: &str) -> Result<()> {
    visit.tools("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await?;
    Ok(())
}

async fn speak(visit: &Visit, lang: &str, theme: &str) -> Result<()> {
    let keep = format!(
        "localStorage.setItem('bottlecap-settings', JSON.stringify({{ lang: {lang:?}, theme: {theme:?} }})); return null"
    );
    visit.eval(&keep).await?;
    visit.reload().await
}

async fn said(visit: &Visit) -> Result<u64> {
    visit.eval("return window.said").await?.as_u64().context("workers are watched")
}

/// A choice that is told and is one line of the list, from the open question on.
async fn asked_for_one(hand: &mut Hand<'_>, way: Way) -> Result<()> {
    for _ in 0..40 {
        hand.visit().wait_for(".choices .choice, .decision-foot .amount, .end-sheet[open]").await?;
        let is_one = "return document.querySelectorAll('.choices .choice:not([role=checkbox])').length > 3 \
                      && !document.querySelector('.choices .unpick')";
        if hand.visit().eval(is_one).await? == true {
            return Ok(());
        }
        ensure!(hand.answer(way).await?, "the game is over before there is much to choose");
    }
    anyhow::bail!("there is never much to choose")
}

async fn hints(visit: &Visit, page: &'static str, name: &str) -> Result<()> {
    visit.media(STILL).await?;
    visit.fix_chance(3).await?;
    let mut hand = Hand::at(visit, page);
    hand.play_now().await?;
    hand.play(Way::Keys, 6).await?;
    asked_for_one(&mut hand, Way::Keys).await?;
    let number = hand.number().await?;
    // By mouse: a click on what is told points at its line, and nothing is done.
    visit.click(ASK).await?;
    visit.wait_for(TOLD).await?;
    ensure!((2..=4).contains(&visit.count(TOLD).await?), "the best two or three are told, and the obvious one");
    ensure!(visit.count(".advice .best").await? == 1, "one is the best");
    visit.expect_accessible().await?;
    visit.click(".advice .best").await?;
    visit.wait_for(".choices .choice.hot").await?;
    visit.wait_until("the line has the focus", "return document.activeElement.matches('.choices .hot')").await?;
    ensure!(hand.number().await? == number, "it is only pointed at");
    visit.wait_for(".preview-slot .preview").await?;
    // By keyboard: away, back, into the list that is told, and from there to the line and on.
    visit.keys("h").await?;
    visit.wait_until_gone(".advice").await?;
    visit.keys("h").await?;
    visit.wait_for(TOLD).await?;
    visit.wait_until("the advice has the focus", "return document.activeElement.id === 'advice-title'").await?;
    visit.press(Key::Down).await?;
    visit.wait_until("the best is reached", "return document.activeElement.matches('.advice .best')").await?;
    visit.press(Key::Enter).await?;
    visit.wait_until("the line has the focus", "return document.activeElement.matches('.choices .hot')").await?;
    ensure!(hand.number().await? == number, "it is only pointed at");
    // Pictures, with the same question in both languages.
    for (lang, theme) in [("en", "light"), ("ru", "dark"), ("ru", "light")] {
        speak(visit, lang, theme).await?;
        visit.wait_for(".choices .choice").await?;
        for (screen, size) in [(Screen::Wide, "wide"), (Screen::Tablet, "tablet"), (Screen::Phone, "phone")] {
            visit.screen(screen).await?;
            if visit.count(".advice").await? == 0 {
                visit.click(ASK).await?;
            }
            visit.wait_for(TOLD).await?;
            expect_whole(visit).await?;
            visit.screenshot(&format!("hint-{name}-{size}-{lang}-{theme}")).await?;
        }
        visit.expect_accessible().await?;
        visit.screen(Screen::Wide).await?;
    }
    visit.wait_for(".choices .choice").await?;
    hand.play(Way::Keys, 1).await?;
    ensure!(visit.count(".advice").await? == 0, "another question has no advice yet");
    Ok(())
}

#[test]
fn a_hint_in_shelter_by_mouse_and_keyboard() {
    drive("hint-shelter", Screen::Wide, async |visit| hints(&visit, "", "shelter").await);
}

#[test]
fn a_hint_in_wasteland_by_mouse_and_keyboard() {
    drive("hint-wasteland", Screen::Wide, async |visit| hints(&visit, WASTELAND, "wasteland").await);
}

#[test]
fn a_hint_on_a_phone_is_followed_with_two_taps() {
    drive("hint-phone", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        for page in ["", WASTELAND] {
            visit.fix_chance(3).await?;
            let mut hand = Hand::at(&visit, page);
            hand.tap_play_now().await?;
            asked_for_one(&mut hand, Way::Touch).await?;
            let number = hand.number().await?;
            visit.tap(ASK).await?;
            visit.wait_for(TOLD).await?;
            visit.tap(".advice .best").await?;
            visit.wait_for(".do-it .btn").await?;
            visit.screenshot(&format!("hint-tapped-{}", if page.is_empty() { "shelter" } else { "wasteland" })).await?;
            ensure!(hand.number().await? == number, "the first tap only points");
            visit.tap(".do-it .btn").await?;
            let moved = format!("return Number(document.querySelector('.table').dataset.decision) !== {number}");
            visit.wait_until("the second does it", &moved).await?;
        }
        Ok(())
    });
}

#[test]
fn a_lesson_gives_no_hints() {
    drive("hint-lesson", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("#/learn/first-shift").await?;
        visit.wait_for(".question h2").await?;
        visit.wait_for(".choices .choice").await?;
        ensure!(visit.count(ASK).await? == 0, "a lesson has the button");
        visit.keys("h").await?;
        ensure!(visit.count(".advice").await? == 0, "a lesson gives hints");
        Ok(())
    });
}

#[test]
fn the_costliest_moves_are_found_and_lead_into_the_replay() {
    drive("review", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(4).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        hand.play_to_the_end(Way::Keys).await?;
        let id = game_id(&visit).await?;
        for (lang, theme) in [("en", "light"), ("ru", "dark")] {
            speak(&visit, lang, theme).await?;
            visit.click(".end .review").await?;
            visit.wait_for(".end .bar[role=progressbar]").await?;
            // It can be stopped, and begun again by the same button.
            visit.click(".end .review").await?;
            visit.wait_until_gone(".end .bar[role=progressbar]").await?;
            visit.click(".end .review").await?;
            visit.wait_for(".costliest li").await?;
            ensure!((1..=5).contains(&visit.count(".costliest li").await?), "at most five");
            ensure!(visit.count(".costliest li").await? == visit.count(".costliest a").await?, "each has a link");
            visit.expect_accessible().await?;
            for (screen, size) in [(Screen::Wide, "wide"), (Screen::Phone, "phone")] {
                visit.screen(screen).await?;
                visit.eval("document.querySelector('.costliest').scrollIntoView({ block: 'center' })").await?;
                expect_whole(&visit).await?;
                visit.screenshot(&format!("review-{size}-{lang}")).await?;
            }
            visit.screen(Screen::Wide).await?;
        }
        let address = visit.attribute(".costliest a", "href").await?.context("a link")?;
        ensure!(address.starts_with(&format!("#/replay/{id}/")), "{address}");
        visit.click(".costliest a").await?;
        visit.wait_for(".replay-bar .range").await?;
        let step = address.rsplit('/').next().unwrap_or_default();
        let value = format!("return document.querySelector('.replay-bar .range').value === {step:?}");
        visit.wait_until("the moment before the move is shown", &value).await
    });
}

#[test]
fn the_costliest_moves_of_wasteland() {
    drive("review-wasteland", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(5).await?;
        let hand = Hand::at(&visit, WASTELAND);
        visit.go(WASTELAND).await?;
        hand.players(2).await?;
        for at in [1, 2] {
            hand.seat(at, "bot-novice").await?;
        }
        hand.begin().await?;
        hand.let_bots_finish().await?;
        visit.click(".end .review").await?;
        // A long game takes longer than a person waits for anything else.
        for _ in 0..6 {
            if visit.wait_for(".costliest li").await.is_ok() {
                break;
            }
        }
        visit.wait_for(".costliest li").await?;
        visit.eval("document.querySelector('.costliest').scrollIntoView({ block: 'center' })").await?;
        visit.screenshot("review-wasteland").await?;
        visit.expect_accessible().await
    });
}

/// Plays the same game with bots that think as the page lets them, and tells what lies on the table then.
async fn game_of_bots(visit: &Visit, page: &'static str, answers: u32) -> Result<String> {
    visit.fix_chance(8).await?;
    visit.eval("sessionStorage.clear()").await?;
    visit.go("").await?;
    visit.eval("sessionStorage.clear()").await?;
    let mut hand = Hand::at(visit, page);
    visit.go(page).await?;
    hand.players(2).await?;
    hand.seat(2, "bot-sharp").await?;
    hand.begin().await?;
    hand.play(Way::Keys, answers).await?;
    visit.wait_for(".choices .choice").await?;
    let words = "return document.querySelector('.stage').innerText";
    Ok(visit.eval(words).await?.to_string())
}

#[test]
fn bots_think_in_a_worker_and_come_to_the_same_without_one() {
    drive("bots-worker", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        run_before_pages(&visit, WATCH_WORKERS).await?;
        visit.go("").await?;
        // A sharp bot soon wins Wasteland against a hand that chooses anything.
        for (page, answers) in [("", 24), (WASTELAND, 12)] {
            let with = game_of_bots(&visit, page, answers).await?;
            ensure!(said(&visit).await? > 2, "no worker thinks");
            let other = visit.friend(Screen::Wide).await?;
            other.media(STILL).await?;
            run_before_pages(&other, NO_WORKERS).await?;
            other.go("").await?;
            let without = game_of_bots(&other, page, answers).await?;
            ensure!(with == without, "{with}\n\n{without}");
        }
        Ok(())
    });
}

#[test]
fn bots_think_on_when_the_worker_breaks() {
    drive("bots-broken-worker", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        run_before_pages(&visit, BROKEN_WORKERS).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        hand.play(Way::Keys, 6).await?;
        // What the browser itself says of a worker that breaks is no error of the page.
        visit.console_errors().await.map(drop)
    });
}

#[test]
fn bots_think_in_a_worker_without_a_server() {
    drive("bots-worker-offline", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        run_before_pages(&visit, WATCH_WORKERS).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_until("the page is kept for offline", "return !!navigator.serviceWorker.controller").await?;
        visit.stop_server();
        visit.reload().await?;
        visit.wait_for(".choices .choice").await?;
        hand.play(Way::Keys, 5).await?;
        ensure!(said(&visit).await? > 1, "no worker thinks");
        visit.click(ASK).await?;
        visit.wait_for(TOLD).await.map(drop)
    });
}

/// Measures: tasks of the page and its frames while ruthless bots think.
#[test]
fn how_smooth_the_page_is_while_ruthless_thinks() {
    drive("bots-ruthless", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        for page in ["", WASTELAND] {
            visit.fix_chance(3).await?;
            let mut hand = Hand::at(&visit, page);
            visit.go(page).await?;
            hand.players(2).await?;
            hand.seat(2, "bot-ruthless").await?;
            hand.begin().await?;
            visit.wait_for(".choices .choice").await?;
            println!("{page}: ruthless: {}", hand.frames_while_bots_think(12).await?);
        }
        Ok(())
    });
}
