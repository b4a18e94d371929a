//! Every screen in both languages and sizes: fits, is whole, and keeps nobody out.

use anyhow::{Result, ensure};
use browser::{Key, Media, Screen, Visit, drive};
use serde_json::json;

use crate::{
    game::{STILL, game_id},
    hand::{Hand, Way},
};

/// The chance of the pictures.
const CHANCE: u32 = 11;

/// The step in the middle of the game of the pictures.
const MIDDLE: u32 = 153;

pub async fn speak(visit: &Visit, lang: &str) -> Result<()> {
    visit.go("").await?;
    visit.click(&format!(".start-top button[lang={lang}]")).await?;
    visit.wait_until("the page speaks it", &format!("return document.documentElement.lang === '{lang}'")).await
}

/// No key of a message shows through, and nothing is wider than the screen.
pub async fn expect_whole(visit: &Visit) -> Result<()> {
    let text = visit.eval("return document.body.innerText").await?.to_string();
    ensure!(!text.contains('{'), "a message is missing: {text}");
    let wide = visit.eval("return document.scrollingElement.scrollWidth - innerWidth").await?;
    ensure!(wide.as_i64().is_some_and(|wide| wide <= 0), "the page is {wide} px too wide");
    Ok(())
}

/// What a finger must hit is large enough for it.
pub async fn expect_finger_sized(visit: &Visit, css: &str) -> Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('{css}')]
            .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'none')
            .map((one) => [one.getBoundingClientRect(), one.className])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, name]) => `${{name}}: ${{box.width}} x ${{box.height}}`)"
    );
    let small = visit.eval(&script).await?;
    ensure!(small.as_array().is_some_and(Vec::is_empty), "too small for a finger: {small}");
    Ok(())
}

/// A picture without anything that only shows because the mouse rests on it.
async fn picture(visit: &Visit, name: &str) -> Result<()> {
    visit.tools("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": 1, "y": 1})).await?;
    visit.screenshot(name).await?;
    Ok(())
}

/// The main screens, one after the other, each with a picture. Chance is the same in every run, so that pictures can be
/// compared: bots play a game to its end, and a person goes on from the middle of it.
async fn tour(visit: &Visit, name: &str, lang: &str) -> Result<()> {
    visit.fix_chance(CHANCE).await?;
    speak(visit, lang).await?;
    expect_whole(visit).await?;
    picture(visit, &format!("{name}-{lang}-start")).await?;
    let mut hand = Hand::new(visit);
    hand.players(3).await?;
    let names = if lang == "ru" { ["Вера", "Глеб", "Мира"] } else { ["Vera", "Otto", "Mira"] };
    for (at, name) in (1..).zip(names) {
        hand.seat(at, "bot-steady").await?;
        hand.name(at, name).await?;
    }
    hand.begin().await?;
    hand.let_bots_finish().await?;
    expect_whole(visit).await?;
    visit.expect_accessible().await?;
    picture(visit, &format!("{name}-{lang}-end")).await?;

    let id = game_id(visit).await?;
    visit.go(&format!("#/replay/{id}/{MIDDLE}")).await?;
    let there = format!("return document.querySelector('.replay-bar .range')?.value === '{MIDDLE}'");
    visit.wait_until("the step of the link is shown", &there).await?;
    expect_on_one_screen(visit).await?;
    visit.expect_accessible().await?;
    picture(visit, &format!("{name}-{lang}-replay")).await?;

    visit.click(".replay-actions .btn.primary").await?;
    visit.click("dialog[open] .dialog-foot .btn.primary").await?;
    visit.wait_until("a game goes on from there", "return location.hash.startsWith('#/play/')").await?;
    visit.wait_for(".choices .choice").await?;
    dismiss_past(visit).await?;
    expect_on_one_screen(visit).await?;
    picture(visit, &format!("{name}-{lang}-table")).await?;

    while visit.count(".choice .fight").await? == 0 {
        hand.play(Way::Keys, 1).await?;
        visit.wait_for(".choices .choice").await?;
    }
    visit.eval("document.querySelector('.choice:has(.fight)').focus()").await?;
    visit.wait_for(".preview .odds-table").await?;
    visit.eval("document.activeElement.scrollIntoView({ block: 'center' })").await?;
    expect_on_one_screen(visit).await?;
    picture(visit, &format!("{name}-{lang}-odds")).await?;
    visit.expect_accessible().await?;

    visit.go("#/rules/S-VAULT-03").await?;
    visit.wait_for(".rulebook .rule.current .chosen .tag").await?;
    expect_whole(visit).await?;
    visit.expect_accessible().await?;
    picture(visit, &format!("{name}-{lang}-rules")).await?;
    Ok(())
}

/// Puts the card away that tells how the game came here. It comes while the table is being laid: a click that misses it
/// then is made again, as a person would.
async fn dismiss_past(visit: &Visit) -> Result<()> {
    visit.wait_for(".since").await?;
    for _ in 0..3 {
        if visit.count(".since").await? == 0 {
            return Ok(());
        }
        visit.click(".since button").await?;
        visit
            .wait_until(
                "a frame was drawn",
                "requestAnimationFrame(() => window.drawn = true); return window.drawn === true",
            )
            .await?;
        visit.eval("delete window.drawn").await?;
    }
    visit.wait_until_gone(".since").await
}

/// The table needs no scrolling.
async fn expect_on_one_screen(visit: &Visit) -> Result<()> {
    expect_whole(visit).await?;
    let high = visit.eval("return document.scrollingElement.scrollHeight - innerHeight").await?;
    ensure!(high.as_i64().is_some_and(|high| high <= 0), "the table is {high} px too high");
    Ok(())
}

#[test]
fn english_and_wide() {
    drive("wide-en", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        tour(&visit, "wide", "en").await
    });
}

#[test]
fn russian_and_wide_and_dark() {
    drive("wide-ru", Screen::Wide, async |visit| {
        visit.media(Media { dark: true, ..STILL }).await?;
        tour(&visit, "wide", "ru").await
    });
}

#[test]
fn english_on_a_phone() {
    drive("phone-en", Screen::Phone, async |visit| {
        visit.media(Media { dark: true, ..STILL }).await?;
        tour(&visit, "phone", "en").await
    });
}

#[test]
fn russian_on_a_phone() {
    drive("phone-ru", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        tour(&visit, "phone", "ru").await
    });
}

#[test]
fn fingers_hit_what_they_aim_at() {
    drive("targets", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_for(".choices .choice").await?;
        let targets = ".topbar :is(a, button), .choices .choice, .tabs.bottom button, .vault .space.lit";
        expect_finger_sized(&visit, targets).await
    });
}

/// A game with text of twice the size, from the start screen to a dialog and the rulebook.
async fn read_large(visit: &Visit, name: &str) -> Result<()> {
    visit.media(STILL).await?;
    visit.go("").await?;
    visit.eval("localStorage.setItem('bottlecap-settings', JSON.stringify({'text-size': 200}))").await?;
    visit.reload().await?;
    let is_large = "return getComputedStyle(document.documentElement).fontSize === '32px'";
    visit.wait_until("the text is large", is_large).await?;
    expect_whole(visit).await?;
    visit.expect_accessible().await?;
    let mut hand = Hand::new(visit);
    hand.play_now().await?;
    hand.play(Way::Keys, 3).await?;
    visit.wait_for(".choices .choice").await?;
    expect_whole(visit).await?;
    visit.expect_accessible().await?;
    visit.screenshot(&format!("large-text-{name}")).await?;
    visit.click("[aria-haspopup=dialog]").await?;
    visit.click("dialog[open] .menu-list button:nth-of-type(1)").await?;
    visit.wait_for("dialog[open] .settings-list").await?;
    expect_whole(visit).await?;
    visit.press(Key::Escape).await?;
    visit.wait_until_gone("dialog[open]").await?;
    hand.play(Way::Keys, 2).await?;
    visit.go("#/rules/S-FIGHT-02").await?;
    visit.wait_for(".rulebook .rule").await?;
    expect_whole(visit).await
}

#[test]
fn text_of_twice_the_size_loses_nothing() {
    drive("large-text", Screen::Wide, async |visit| read_large(&visit, "wide").await);
}

#[test]
fn text_of_twice_the_size_loses_nothing_on_a_phone() {
    drive("large-text-phone", Screen::Phone, async |visit| read_large(&visit, "phone").await);
}

#[test]
fn dialogs_are_accessible_and_close_with_escape() {
    drive("dialogs", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_for(".choices .choice").await?;
        for entry in
            ["", "button:nth-of-type(1)", "button:nth-of-type(2)", "button:nth-of-type(4)", "button:nth-of-type(5)"]
        {
            visit.click("[aria-haspopup=dialog]").await?;
            visit.wait_for("dialog[open]").await?;
            if !entry.is_empty() {
                visit.click(&format!("dialog[open] .menu-list {entry}")).await?;
                visit.wait_for("dialog[open]").await?;
            }
            visit.expect_accessible().await?;
            visit.press(Key::Escape).await?;
            visit.wait_until_gone("dialog[open]").await?;
        }
        Ok(())
    });
}
