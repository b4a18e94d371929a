//! Every screen in both languages and sizes: fits, is whole, and keeps nobody out.

use anyhow::{Result, ensure};
use browser::{Key, Media, Screen, Visit, drive};

use crate::hand::{Hand, Way};

const STILL: Media = Media { reduced_motion: true, dark: false };

async fn speak(visit: &Visit, lang: &str) -> Result<()> {
    visit.go("").await?;
    visit.click(&format!(".start-top button[lang={lang}]")).await?;
    visit.wait_until("the page speaks it", &format!("return document.documentElement.lang === '{lang}'")).await
}

/// No key of a message shows through, and nothing is wider than the screen.
async fn expect_whole(visit: &Visit) -> Result<()> {
    let text = visit.eval("return document.body.innerText").await?.to_string();
    ensure!(!text.contains('{'), "a message is missing: {text}");
    let wide = visit.eval("return document.scrollingElement.scrollWidth - innerWidth").await?;
    ensure!(wide.as_i64().is_some_and(|wide| wide <= 0), "the page is {wide} px too wide");
    Ok(())
}

/// The main screens, one after the other, each with a picture.
async fn tour(visit: &Visit, name: &str, lang: &str) -> Result<()> {
    speak(visit, lang).await?;
    expect_whole(visit).await?;
    visit.screenshot(&format!("{name}-{lang}-start")).await?;
    let mut hand = Hand::new(visit);
    hand.play_now().await?;
    hand.play(Way::Keys, 14).await?;
    visit.wait_for(".choices .choice").await?;
    expect_whole(visit).await?;
    let high = visit.eval("return document.scrollingElement.scrollHeight - innerHeight").await?;
    ensure!(high.as_i64().is_some_and(|high| high <= 0), "the table is {high} px too high");
    visit.screenshot(&format!("{name}-{lang}-table")).await?;
    visit.press(Key::Tab).await?;
    visit.eval("(document.querySelector('.choice .fight') ?? document.querySelector('.choice')).closest('.choice').focus()").await?;
    visit.wait_for(".preview").await?;
    expect_whole(visit).await?;
    visit.screenshot(&format!("{name}-{lang}-odds")).await?;
    visit.expect_accessible().await?;
    visit.go("#/rules/S-FIGHT-02").await?;
    visit.wait_for(".rulebook .rule").await?;
    expect_whole(visit).await?;
    visit.screenshot(&format!("{name}-{lang}-rules")).await?;
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
        let script = "return [...document.querySelectorAll('.topbar :is(a, button), .choices .choice, .tabs.bottom button, .vault .space.lit')]
            .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'none')
            .map((one) => [one.getBoundingClientRect(), one.className])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)";
        let small = visit.eval(script).await?;
        ensure!(small.as_array().is_some_and(Vec::is_empty), "too small for a finger: {small}");
        Ok(())
    });
}

#[test]
fn text_of_twice_the_size_loses_nothing() {
    drive("large-text", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.eval("localStorage.setItem('bottlecap-settings', JSON.stringify({'text-size': 200}))").await?;
        visit.reload().await?;
        visit
            .wait_until("the text is large", "return getComputedStyle(document.documentElement).fontSize === '32px'")
            .await?;
        expect_whole(&visit).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        hand.play(Way::Keys, 3).await?;
        expect_whole(&visit).await?;
        visit.screenshot("large-text").await?;
        Ok(())
    });
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
