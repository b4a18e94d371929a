//! The start screen and what lies behind its buttons: files, examples, settings.

use std::fs;

use anyhow::{Result, ensure};
use browser::{Key, Screen, Visit, drive};

use crate::{
    game::{STILL, table_in_words},
    hand::{Hand, Way},
};

/// The file picker of the start screen.
const PICKER: &str = ".tiles input[type=file]";

#[test]
fn an_exported_game_is_imported_and_goes_on() {
    drive("import", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_together().await?;
        hand.play(Way::Mouse, 8).await?;
        visit.wait_for(".choices .choice").await?;
        let (number, before) = (hand.number().await?, table_in_words(&visit).await?);
        visit.click("[aria-haspopup=dialog]").await?;
        visit.click("dialog[open] .menu-list button:nth-of-type(3)").await?;
        let file = visit.downloaded(".bottlecap.jsonl").await?;

        // As in a browser that knows nothing of the game.
        visit.go("").await?;
        visit.click(".saved button:last-of-type").await?;
        visit.click("dialog[open] .dialog-foot .btn.danger").await?;
        visit.wait_until_gone(".saved").await?;
        visit.upload(PICKER, &file).await?;
        visit.wait_for("dialog[open] .seats .brought").await?;
        ensure!(visit.count("dialog[open] .flaw").await? == 0, "nothing is wrong with the file");
        visit.expect_accessible().await?;
        visit.click("dialog[open] .brought:nth-child(2) select option[value=friend]").await?;
        visit.click("dialog[open] .dialog-foot .btn.primary").await?;
        visit.wait_for(".choices .choice").await?;
        ensure!(hand.number().await? == number, "the same decision is open");
        ensure!(table_in_words(&visit).await? == before, "the table is the same");
        hand.play(Way::Keys, 3).await
    });
}

#[test]
fn a_file_that_is_no_whole_game_is_refused_or_salvaged() {
    drive("import-damaged", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_together().await?;
        hand.play(Way::Keys, 6).await?;
        visit.click("[aria-haspopup=dialog]").await?;
        visit.click("dialog[open] .menu-list button:nth-of-type(3)").await?;
        let file = visit.downloaded(".bottlecap.jsonl").await?;

        visit.go("").await?;
        let text = fs::read_to_string(&file)?;
        let other = file.with_file_name("letter.bottlecap.jsonl");
        fs::write(&other, "Dear committee,\nthe elevator is late again.\n")?;
        visit.upload(PICKER, &other).await?;
        visit.wait_for("dialog[open] .flaw").await?;
        ensure!(visit.count("dialog[open] .brought").await? == 0, "there is no game in a letter");
        visit.press(Key::Escape).await?;
        visit.wait_until_gone("dialog[open]").await?;

        let lines: Vec<&str> = text.lines().collect();
        fs::write(&other, lines[..lines.len() - 2].join("\n"))?;
        visit.upload(PICKER, &other).await?;
        visit.wait_for("dialog[open] .flaw").await?;
        visit.click("dialog[open] .dialog-foot .btn.primary").await?;
        visit.wait_for(".table").await?;
        Ok(())
    });
}

#[test]
fn an_example_is_found_from_the_start_screen() {
    drive("examples", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.click(".tiles button:nth-of-type(2)").await?;
        visit.wait_for("dialog[open] .example-list a").await?;
        visit.expect_accessible().await?;
        let chapters = visit.count("dialog[open] .example-list section").await?;
        let examples = visit.count("dialog[open] .example-list a").await?;
        ensure!(chapters > 20 && (chapters..=3 * chapters).contains(&examples), "{examples} in {chapters} chapters");
        visit.screenshot("examples").await?;
        // What they are played with has the names of real cards.
        visit.click("dialog[open] .example-list a").await?;
        visit.wait_for(".try-bar").await?;
        visit.wait_for(".table").await?;
        visit.eval("history.back()").await?;
        visit.wait_for(".start").await?;
        Ok(())
    });
}

/// Presses the segment that says this.
async fn choose(visit: &Visit, label: &str) -> Result<()> {
    visit.click_text("dialog[open] .segments button", label).await
}

#[test]
fn settings_take_effect_at_once_and_are_kept() {
    drive("settings", Screen::Wide, async |visit| {
        visit.go("").await?;
        visit.click(".start-top > .btn:not(.square)").await?;
        visit.wait_for("dialog[open] .settings-list").await?;
        visit.expect_accessible().await?;
        choose(&visit, "Phosphor").await?;
        choose(&visit, "Fast").await?;
        choose(&visit, "125%").await?;
        visit.click("dialog[open] [role=switch]").await?;
        visit.expect_accessible().await?;
        let as_chosen = "const root = document.documentElement;
            const kept = JSON.parse(localStorage.getItem('bottlecap-settings') ?? '{}');
            return root.dataset.theme === 'dark' && root.dataset.motion === 'fast'
              && getComputedStyle(root).fontSize === '20px' && kept.sound === true";
        visit.wait_until("everything is as chosen", as_chosen).await?;
        visit.press(Key::Escape).await?;
        visit.reload().await?;
        visit.wait_until("everything is as chosen after a reload", as_chosen).await?;
        let sound = ".start-top [aria-pressed].square";
        ensure!(visit.attribute(sound, "aria-pressed").await?.as_deref() == Some("true"), "sound is on");
        visit.click(sound).await?;
        visit
            .wait_until("sound is off", &format!("return !!document.querySelector('{sound}[aria-pressed=false]')"))
            .await?;
        visit.click(".start-top > .btn:not(.square)").await?;
        visit.click("dialog[open] .dialog-foot .btn:not(.primary)").await?;
        let usual = "const root = document.documentElement;
            return !root.dataset.theme && root.dataset.motion === 'normal' && getComputedStyle(root).fontSize === '16px'";
        visit.wait_until("everything is as usual again", usual).await
    });
}
