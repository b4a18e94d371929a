//! The rulebook: its overview, questions typed with the keyboard, and the examples at the head of a chapter.

use anyhow::{Result, ensure};
use browser::{Key, Screen, Visit, drive};

use crate::{
    game::STILL,
    screens::{expect_finger_sized, expect_whole, speak},
};

/// A question as somebody who does not know the rules yet would ask it, with the rule that answers it.
const QUESTIONS: [(&str, &str, &str); 2] =
    [("en", "how do I win", "S-SCORE-03"), ("ru", "когда конец игры", "S-END-01")];

/// Types a question, hears how many results there are, and opens the first with Enter.
async fn ask(visit: &Visit, question: &str, rule: &str) -> Result<()> {
    visit.keys("/").await?;
    visit.wait_until("the search has the focus", "return document.activeElement.matches('input[type=search]')").await?;
    visit.keys(question).await?;
    let first = format!("return document.querySelector('.rule.found .rule-id')?.textContent === '{rule}'");
    visit.wait_until("the right rule is found first", &first).await?;
    let told = visit.text("[role=search] [role=status]").await?;
    let shown = visit.count(".rule.found").await?;
    ensure!(told.contains(&shown.to_string()), "{shown} results, and {told:?} is told");
    Ok(())
}

async fn open_first(visit: &Visit, rule: &str) -> Result<()> {
    visit.press(Key::Enter).await?;
    visit.wait_for(&format!(".rule.current[id='{rule}']")).await?;
    let focused = format!("return document.activeElement.id === 'title-{rule}'");
    visit.wait_until("the rule has the focus", &focused).await?;
    ensure!(visit.count(".rule.found").await? == 0, "the search is over");
    Ok(())
}

#[test]
fn questions_are_typed_and_the_first_answer_opens_with_enter() {
    drive("rules-questions", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        for (lang, question, rule) in QUESTIONS {
            speak(&visit, lang).await?;
            visit.go("#/rules").await?;
            visit.wait_for(".overview .lead").await?;
            ensure!(visit.count(".overview").await? == 4, "goal, round, turn and end");
            visit.screenshot(&format!("rules-overview-{lang}")).await?;
            visit.expect_accessible().await?;
            ask(&visit, question, rule).await?;
            visit.screenshot(&format!("rules-found-{lang}")).await?;
            visit.expect_accessible().await?;
            open_first(&visit, rule).await?;
            // Asked once more, it is still there.
            ask(&visit, question, rule).await?;
            open_first(&visit, rule).await?;
            visit.screenshot(&format!("rules-chapter-{lang}")).await?;
            visit.keys("/").await?;
            visit.keys("xylophone").await?;
            visit.wait_for(".rules-body a[href='#/rules']").await?;
            visit.press(Key::Escape).await?;
            visit.wait_for(".rule.current").await?;
        }
        Ok(())
    });
}

#[test]
fn the_rulebook_is_read_on_a_phone() {
    drive("rules-phone", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        for lang in ["en", "ru"] {
            speak(&visit, lang).await?;
            visit.go("#/rules").await?;
            visit.wait_for(".overview .lead").await?;
            expect_whole(&visit).await?;
            expect_finger_sized(&visit, ".rulebook :is(button, a.btn, .chapters a, input)").await?;
            visit.screenshot(&format!("rules-overview-phone-{lang}")).await?;
            visit.go("#/rules/S-FIGHT").await?;
            visit.wait_for(".teaching .look").await?;
            expect_whole(&visit).await?;
            visit.screenshot(&format!("rules-chapter-phone-{lang}")).await?;
            visit.expect_accessible().await?;
        }
        visit.click(".teaching a.btn").await?;
        visit.wait_for(".try-bar").await?;
        visit.wait_for(".table").await?;
        visit.screenshot("rules-example-phone").await?;
        Ok(())
    });
}
