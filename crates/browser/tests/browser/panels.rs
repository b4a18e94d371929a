//! Panels of Wasteland's table: what is decided at leisure, by mouse and by keyboard.

use anyhow::{Context, Result, ensure};
use browser::{Key, Screen, Visit, drive};
use serde_json::json;

use crate::{
    game::STILL,
    screens::{expect_whole, speak},
};

const PAGE: &str = "wasteland.html";

/// How a person presses things.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Mouse,
    Keys,
    Touch,
}

/// A person at the table of an example.
struct Person<'v> {
    visit: &'v Visit,
    way: Way,
}

impl<'v> Person<'v> {
    /// Opens an example and plays so many of its moves with the button for that.
    async fn at(visit: &'v Visit, way: Way, example: &str, moves: usize) -> Result<Person<'v>> {
        visit.media(STILL).await?;
        // From anywhere else: two examples differ in what is behind the #, which alone loads nothing anew.
        visit.go(PAGE).await?;
        visit.go(&format!("{PAGE}#/try/{example}.kdl")).await?;
        visit.wait_for(".try .table").await?;
        let person = Person { visit, way };
        person.be_there().await?;
        for _ in 0..moves {
            let number = person.number().await?;
            person.visit.click(".try-bar button:has(use[href$='#i-step'])").await?;
            person.wait_after(&number).await?;
            person.be_there().await?;
        }
        // Who has played on with a mouse has the focus there; a question takes it when nothing has it.
        visit.eval("document.activeElement?.blur()").await?;
        Ok(person)
    }

    /// Whoever is asked says that they are there, where several share the screen.
    async fn be_there(&self) -> Result<()> {
        self.visit.wait_for(".choices .choice").await?;
        ensure!(self.visit.count(".handover").await? == 0, "who tries a position out plays all of it");
        Ok(())
    }

    async fn number(&self) -> Result<String> {
        self.visit.attribute(".table", "data-decision").await?.context("a table has a number")
    }

    async fn wait_after(&self, number: &str) -> Result<()> {
        let script = format!("return document.querySelector('.table').dataset.decision !== '{number}'");
        self.visit.wait_until("the answer is taken", &script).await
    }

    /// Presses an element: with the mouse, a finger, or the keys that lead to it.
    async fn press(&self, css: &str) -> Result<()> {
        self.visit.wait_for(css).await?;
        match self.way {
            Way::Mouse => self.visit.click(css).await,
            Way::Touch => self.visit.tap(css).await,
            Way::Keys => {
                self.tab_to(css).await?;
                self.visit.press(Key::Enter).await
            }
        }
    }

    /// Goes on with Tab until the element has the focus.
    async fn tab_to(&self, css: &str) -> Result<()> {
        let is_there = format!("return !!document.activeElement?.matches({})", json!(css));
        for _ in 0..150 {
            if self.visit.eval(&is_there).await? == true {
                return Ok(());
            }
            self.visit.press(Key::Tab).await?;
        }
        anyhow::bail!("no Tab leads to {css}")
    }

    /// Marks the first element that says this, and returns a selector of it.
    async fn saying(&self, css: &str, text: &str) -> Result<&'static str> {
        let script = format!(
            "document.querySelectorAll('[data-said]').forEach((old) => old.removeAttribute('data-said'));
             const found = [...document.querySelectorAll({})].find((one) => one.innerText.includes({}));
             found?.setAttribute('data-said', '');
             return !!found;",
            json!(css),
            json!(text),
        );
        self.visit.wait_until(&format!("a `{css}` says {text:?}"), &script).await?;
        Ok("[data-said]")
    }

    async fn press_saying(&self, css: &str, text: &str) -> Result<()> {
        let found = self.saying(css, text).await?;
        self.press(found).await
    }

    /// Picks a card or a part, and confirms it with the one button.
    async fn pick(&self, css: &str, text: &str) -> Result<()> {
        let number = self.number().await?;
        self.press_saying(css, text).await?;
        self.press(".panel-foot .do").await?;
        self.wait_after(&number).await
    }
}

const TRADE: &str = "trade/W-TRADE-03-a-vest-for-a-secret";
const DEATH: &str = "killed/W-KILLED-03-a-bad-day";
const LEVEL: &str = "level/W-LEVEL-01-two-tokens-for-a-ditch-hare";
const SHOP: &str = "shop/W-SHOP-07-market-morning";
const QUEST: &str = "quest/W-QUEST-10-the-cut-rope";

async fn trade(visit: &Visit, way: Way) -> Result<()> {
    let person = Person::at(visit, way, TRADE, 1).await?;
    visit.expect_accessible().await?;
    person.pick(".camp-part", "Trade with B").await?;
    visit.wait_for(".trade .stepper").await?;
    for _ in 0..3 {
        person.press(".panel-side:first-child .stepper .btn:last-of-type").await?;
    }
    person.press_saying(".trade .card", "Hubcap Vest").await?;
    person.press(".panel-side:last-child .stepper:last-of-type .btn:last-of-type").await?;
    let summary = visit.text(".trade .summary").await?;
    ensure!(summary.contains("Hubcap Vest") && summary.contains("3 Caps"), "the sheet says what is given: {summary}");
    visit.expect_accessible().await?;
    person.press(".panel-foot .do").await?;
    visit.wait_for_text(".trade .lead", "This is the offer. Accept it, decline it, or make one of your own.").await?;
    let offer = visit.text(".trade .panel-columns").await?;
    ensure!(offer.contains("Hubcap Vest") && offer.contains("3 Caps"), "B sees the offer: {offer}");
    visit.expect_accessible().await?;
    person.press(".panel-foot .do").await?;
    visit
        .wait_until("B hands a card over", "return document.querySelectorAll('.trade .card[aria-pressed]').length > 1")
        .await?;
    person.pick(".trade .card[aria-pressed]", "").await?;
    person.pick(".card[aria-pressed]", "Equip").await?;
    visit.wait_for_text("[data-spot=caps-0] b", "2").await
}

async fn death(visit: &Visit, way: Way) -> Result<()> {
    let person = Person::at(visit, way, DEATH, 1).await?;
    visit.wait_for(".death").await?;
    let told = visit.texts(".death .panel-columns .panel-side").await?;
    ensure!(told.len() == 2, "what is kept and what is lost: {told:?}");
    ensure!(told[0].contains("Parking Meter") && told[1].contains("Hubcap Vest"), "{told:?}");
    visit.expect_accessible().await?;
    person.pick(".rise-at", "").await?;
    visit.wait_until_gone(".death").await
}

async fn level(visit: &Visit, way: Way) -> Result<()> {
    let person = Person::at(visit, way, LEVEL, 3).await?;
    visit.wait_until("two tokens lie there", "return document.querySelectorAll('.token-card').length === 2").await?;
    visit.expect_accessible().await?;
    person.pick(".token-card", "A second P").await?;
    visit.wait_until("there are perks", "return document.querySelectorAll('.panel-sheet .card').length > 1").await?;
    visit.expect_accessible().await?;
    person.pick(".panel-sheet .card", "").await?;
    visit.wait_for(".survivor.own .perks .perk").await?;
    Ok(())
}

async fn shop(visit: &Visit, way: Way) -> Result<()> {
    let person = Person::at(visit, way, SHOP, 2).await?;
    visit
        .wait_until("five cards are for sale", "return document.querySelectorAll('.panel-columns .card').length >= 5")
        .await?;
    person.press_saying(".card[aria-pressed]", "Wedding Dress").await?;
    visit.wait_for_text(".panel-foot .changes", "Caps 5 → 2").await?;
    visit.expect_accessible().await?;
    person.pick(".card[aria-pressed]", "Wedding Dress").await?;
    visit.wait_for_text(".panel-head h2", "A new card").await?;
    visit.expect_accessible().await?;
    person.pick(".card[aria-pressed]", "Equip").await?;
    visit.wait_for_text(".panel-head h2", "Shop").await?;
    let number = person.number().await?;
    person.press_saying(".panel-foot .btn", "Leave the shop").await?;
    person.wait_after(&number).await
}

async fn quest(visit: &Visit, way: Way) -> Result<()> {
    let person = Person::at(visit, way, QUEST, 0).await?;
    person.press(".journal-tabs [data-page=quests]").await?;
    visit.wait_for(".quest .who-when .ready").await?;
    visit.expect_accessible().await?;
    // Pointing at the place lights it on the map.
    person.tab_to(".quest .where").await?;
    visit.wait_for(".space.marked").await?;
    let number = person.number().await?;
    person.press(".quest .btn").await?;
    person.wait_after(&number).await?;
    visit.wait_for(".fight-scene.test .occasion").await?;
    visit.expect_accessible().await?;
    let number = person.number().await?;
    person.press(".vats-die:first-child").await?;
    person.press(".reroll .btn").await?;
    person.wait_after(&number).await?;
    visit.wait_for_text("[data-spot=caps-0] b", "2").await
}

/// Each panel at four sizes, to be looked at; whole, readable and without serious findings at each.
async fn gallery(visit: &Visit, lang: &str) -> Result<()> {
    speak(visit, lang).await?;
    let panels = [("camp", TRADE, 1), ("trade", TRADE, 4), ("death", DEATH, 1), ("level", LEVEL, 3), ("shop", SHOP, 2)];
    for (name, example, moves) in panels {
        Person::at(visit, Way::Mouse, example, moves).await?;
        visit.wait_for(".panel-sheet").await?;
        pictures(visit, name, lang).await?;
    }
    Person::at(visit, Way::Mouse, QUEST, 0).await?;
    for page in ["quests", "influence"] {
        visit.click(&format!(".journal-tabs [data-page={page}]")).await?;
        pictures(visit, page, lang).await?;
    }
    visit.click(".journal-tabs [data-page=quests]").await?;
    visit.click(".quest .btn").await?;
    visit.wait_for(".fight-scene.test").await?;
    pictures(visit, "test", lang).await
}

async fn pictures(visit: &Visit, name: &str, lang: &str) -> Result<()> {
    let screens =
        [("wide", Screen::Wide), ("laptop", Screen::Laptop), ("tablet", Screen::Tablet), ("phone", Screen::Phone)];
    for (size, screen) in screens {
        visit.screen(screen).await?;
        if ["quests", "influence"].contains(&name) && size != "wide" && size != "laptop" {
            visit.eval("document.querySelector('nav.tabs.bottom button:nth-child(3)').click()").await?;
        }
        expect_whole(visit).await?;
        visit.expect_accessible().await?;
        visit.screenshot(&format!("panel-{name}-{size}-{lang}")).await?;
    }
    visit.screen(Screen::Wide).await
}

#[test]
fn every_panel_fits_every_screen_in_english() {
    drive("panel-gallery-en", Screen::Wide, async |visit| gallery(&visit, "en").await);
}

#[test]
fn every_panel_fits_every_screen_in_russian() {
    drive("panel-gallery-ru", Screen::Wide, async |visit| gallery(&visit, "ru").await);
}

#[test]
fn a_visit_to_the_shop_by_finger() {
    drive("panel-shop-touch", Screen::Phone, async |visit| shop(&visit, Way::Touch).await);
}

#[test]
fn a_trade_is_agreed_on_by_mouse() {
    drive("panel-trade", Screen::Wide, async |visit| trade(&visit, Way::Mouse).await);
}

#[test]
fn a_trade_is_agreed_on_by_keyboard() {
    drive("panel-trade-keys", Screen::Laptop, async |visit| trade(&visit, Way::Keys).await);
}

#[test]
fn a_death_is_told_and_risen_from_by_mouse() {
    drive("panel-death", Screen::Wide, async |visit| death(&visit, Way::Mouse).await);
}

#[test]
fn a_death_is_told_and_risen_from_by_keyboard() {
    drive("panel-death-keys", Screen::Laptop, async |visit| death(&visit, Way::Keys).await);
}

#[test]
fn a_level_brings_a_token_or_a_perk_by_mouse() {
    drive("panel-level", Screen::Wide, async |visit| level(&visit, Way::Mouse).await);
}

#[test]
fn a_level_brings_a_token_or_a_perk_by_keyboard() {
    drive("panel-level-keys", Screen::Laptop, async |visit| level(&visit, Way::Keys).await);
}

#[test]
fn a_visit_to_the_shop_by_mouse() {
    drive("panel-shop", Screen::Wide, async |visit| shop(&visit, Way::Mouse).await);
}

#[test]
fn a_visit_to_the_shop_by_keyboard() {
    drive("panel-shop-keys", Screen::Laptop, async |visit| shop(&visit, Way::Keys).await);
}

#[test]
fn a_quest_with_a_test_by_mouse() {
    drive("panel-quest", Screen::Wide, async |visit| quest(&visit, Way::Mouse).await);
}

#[test]
fn a_quest_with_a_test_by_keyboard() {
    drive("panel-quest-keys", Screen::Laptop, async |visit| quest(&visit, Way::Keys).await);
}
