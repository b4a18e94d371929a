//! Several people at one screen, and bots between them.

use anyhow::{Result, ensure};
use browser::{Media, Screen, Visit, drive};

use crate::{
    game::STILL,
    hand::{Hand, Way},
    screens::{expect_finger_sized, expect_whole},
};

/// The numbers of happiness that the page holds, wherever they are written, by the color of the board.
async fn happiness(visit: &Visit) -> Result<Vec<(String, String)>> {
    let script = "return [...document.querySelectorAll('.board')]
        .map((board) => [board.dataset.seat, board.querySelector('.score').textContent.replace(/\\D/g, '')])
        .filter(([, digits]) => digits !== '')";
    Ok(serde_json::from_value(visit.eval(script).await?)?)
}

#[test]
fn hidden_happiness_is_not_in_the_page_before_the_screen_is_handed_over() {
    drive("hand-over", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.click("form.form-card .fold > summary").await?;
        visit.click(".option:has([href$=S-RULING-38]) select option[value=b]").await?;
        let mut hand = Hand::new(&visit);
        hand.seat(2, "friend").await?;
        hand.begin().await?;
        let mut handed = 0;
        while handed < 6 {
            visit.wait_for(".handover button, .choices .choice").await?;
            if visit.count(".handover").await? > 0 {
                ensure!(happiness(&visit).await?.is_empty(), "nobody's happiness is there yet");
                ensure!(visit.count(".choices .choice").await? == 0, "nobody can choose yet");
                if handed == 0 {
                    visit.expect_accessible().await?;
                    expect_whole(&visit).await?;
                    visit.screenshot("phone-en-hand-over").await?;
                }
                let asked = visit.attribute(".handover", "data-seat").await?;
                visit.click(".handover button").await?;
                visit.wait_until_gone(".handover").await?;
                let seen = happiness(&visit).await?;
                let seats: Vec<&String> = seen.iter().map(|(seat, _)| seat).collect();
                ensure!(seats == asked.iter().collect::<Vec<_>>(), "only one's own is there: {seen:?}");
                handed += 1;
            }
            hand.play(Way::Keys, 1).await?;
        }
        // The rulebook over this table tells which answer it plays with.
        visit.go("#/rules/S-RULING-38").await?;
        ensure!(visit.text(".rule.current .chosen b").await? == "b", "the answer of this table is marked");
        ensure!(visit.count(".rule.current .options-list .tag").await? == 2, "so is the usual one");
        Ok(())
    });
}

#[test]
fn four_people_play_on_a_phone() {
    drive("phone-four", Screen::Phone, async |visit| {
        visit.media(Media { dark: true, ..STILL }).await?;
        visit.go("").await?;
        visit.click(".start-top button[lang=ru]").await?;
        let mut hand = Hand::new(&visit);
        hand.players(4).await?;
        for seat in 2..=4 {
            hand.seat(seat, "friend").await?;
        }
        expect_whole(&visit).await?;
        expect_finger_sized(&visit, ".start :is(button, select, summary, a.btn)").await?;
        hand.begin().await?;
        hand.play(Way::Keys, 18).await?;
        visit.wait_for(".choices .choice").await?;
        for (at, name) in [(2, "boards"), (3, "cards"), (4, "log"), (1, "vault")] {
            visit.click(&format!(".tabs.bottom button:nth-of-type({at})")).await?;
            visit.wait_for(&format!(".table[data-tab={name}]")).await?;
            expect_whole(&visit).await?;
            expect_finger_sized(
                &visit,
                ".topbar :is(a, button), .choices .choice, .tabs.bottom button, .vault .space.lit",
            )
            .await?;
            visit.expect_accessible().await?;
            visit.screenshot(&format!("phone-ru-four-{name}")).await?;
        }
        Ok(())
    });
}

#[test]
fn skipping_shows_everything_at_once_until_somebody_is_asked() {
    drive("skip", Screen::Wide, async |visit| {
        let mut hand = Hand::new(&visit);
        visit.go("").await?;
        hand.players(3).await?;
        for seat in 2..=3 {
            hand.seat(seat, "bot-novice").await?;
        }
        hand.begin().await?;
        // What moves is put over the table.
        visit
            .eval(
                "window.moved = 0;
                 new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
                   if (node.matches?.('.ghost-piece, .dice-overlay, .level-dice, .motion-layer')) window.moved += 1;
                 }))).observe(document.querySelector('.table'), { childList: true, subtree: true })",
            )
            .await?;
        let mut skipped = 0;
        while skipped < 3 {
            hand.play(Way::Keys, 1).await?;
            let is_asked = "return !!document.querySelector('.decision .skip, .choices .choice')";
            visit.wait_until("a bot is asked, or a person again", is_asked).await?;
            if visit.count(".decision .skip").await? > 0 {
                visit.keys(" ").await?;
                visit.eval("window.moved = 0").await?;
                visit.wait_for(".choices .choice").await?;
                let moved = visit.eval("return window.moved").await?;
                ensure!(moved == 0, "{moved} things moved after skipping");
                skipped += 1;
            }
        }
        Ok(())
    });
}

#[test]
fn bots_answer_and_it_is_told_how_fast() {
    drive("bot-speed", Screen::Wide, async |visit| {
        visit.go("").await?;
        visit.eval("localStorage.setItem('bottlecap-settings', JSON.stringify({ motion: 'off' }))").await?;
        visit.reload().await?;
        for level in ["bot-novice", "bot-steady", "bot-sharp"] {
            visit.go("").await?;
            let hand = Hand::new(&visit);
            hand.seat(1, level).await?;
            hand.seat(2, level).await?;
            hand.begin().await?;
            let script = "
                const done = arguments[arguments.length - 1];
                const times = [];
                let last = performance.now();
                const watch = new MutationObserver(() => {
                  const now = performance.now();
                  times.push(now - last);
                  last = now;
                  if (times.length < 24) return;
                  watch.disconnect();
                  done(times);
                });
                watch.observe(document.querySelector('.table'), { attributeFilter: ['data-decision'] });";
            let times = visit.client().execute_async(script, Vec::new()).await?;
            let mut times: Vec<f64> = serde_json::from_value(times)?;
            times.sort_by(f64::total_cmp);
            let mean = times.iter().sum::<f64>() / times.len() as f64;
            println!(
                "{level}, from question to updated table: median {:.1} ms, mean {mean:.1} ms, longest {:.1} ms of {} answers",
                times[times.len() / 2],
                times[times.len() - 1],
                times.len()
            );
        }
        Ok(())
    });
}
