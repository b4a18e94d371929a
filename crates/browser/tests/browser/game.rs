//! Whole games and everything around them, as people play.

use anyhow::{Context, Result, ensure};
use browser::{Key, Media, Screen, Visit, drive};

use crate::hand::{Hand, Way};

pub const STILL: Media = Media { reduced_motion: true, dark: false };

/// The name of the game on the table, as the address has it.
pub async fn game_id(visit: &Visit) -> Result<String> {
    let hash = visit.eval("return location.hash").await?;
    let hash = hash.as_str().context("the address has a part after the #")?;
    Ok(hash.trim_start_matches("#/play/").to_owned())
}

/// Everything that lies on the table, in words.
pub async fn table_in_words(visit: &Visit) -> Result<String> {
    let script = "return [...document.querySelectorAll('.board, .vault .space, .tracks')]
        .map((one) => (one.getAttribute('aria-label') ?? '') + one.innerText).join('|')";
    Ok(visit.eval(script).await?.to_string())
}

#[test]
fn a_whole_game_of_two_people_at_one_screen_by_mouse() {
    drive("hot-seat", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_together().await?;
        let answers = hand.play_to_the_end(Way::Mouse).await?;
        println!("{answers} answers by mouse");
        ensure!(visit.count(".end-sheet .places > li").await? == 2, "both players have a place");
        ensure!(visit.count(".end-sheet svg.chart").await? == 1, "the chart is there");
        visit.screenshot("hot-seat-end").await?;
        visit.expect_accessible().await
    });
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    drive("keyboard", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        for _ in 0..40 {
            visit.press(Key::Tab).await?;
            if visit.eval("return document.activeElement.matches('.play-now button.big')").await? == true {
                break;
            }
        }
        visit.press(Key::Enter).await?;
        // The first game of a browser begins with its goal.
        visit.wait_for("dialog[open] .goal").await?;
        visit.press(Key::Escape).await?;
        visit.wait_until_gone("dialog[open]").await?;
        let mut hand = Hand::new(&visit);
        let answers = hand.play_to_the_end(Way::Keys).await?;
        println!("{answers} answers by keyboard");
        Ok(())
    });
}

#[test]
fn a_whole_game_against_a_bot_on_a_phone() {
    drive("phone-bot", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        Hand::new(&visit).play_by_touch().await?;
        ensure!(visit.count(".end-sheet .places > li").await? == 2, "both players have a place");
        visit.screenshot("phone-end").await?;
        Ok(())
    });
}

#[test]
fn a_whole_game_by_touch_on_a_phone_on_its_side() {
    drive("touch-landscape", Screen::Landscape, async |visit| {
        visit.media(STILL).await?;
        Hand::new(&visit).play_by_touch().await
    });
}

#[test]
fn a_whole_game_by_touch_on_a_tablet() {
    drive("touch-tablet", Screen::Tablet, async |visit| {
        visit.media(STILL).await?;
        Hand::new(&visit).play_by_touch().await
    });
}

/// The same grammar on the table: what a tap shows, the next one does, and nothing moves under the finger.
#[test]
fn a_tap_on_the_table_shows_and_the_second_does() {
    drive("touch-table", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.tap_play_now().await?;
        // The upper row stays in sight when the sheet grows.
        let lit = "[data-spot] .space.lit, .space.lit";
        visit.tap(lit).await?;
        visit.wait_for(".preview").await?;
        let number = hand.number().await?;
        visit.wait_for(".do-it .btn").await?;
        ensure!(hand.number().await? == number, "the first tap on the table acted");
        visit.screenshot("phone-tapped").await?;
        visit.tap(lit).await?;
        visit
            .wait_until(
                "it is done",
                &format!("return Number(document.querySelector('.table').dataset.decision) !== {number}"),
            )
            .await?;
        Ok(())
    });
}

#[test]
fn undo_takes_back_what_is_free_and_says_how_far() {
    drive("undo", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.play_together().await?;
        ensure!(visit.attribute("button.undo", "disabled").await?.is_some(), "nothing to undo at the start");
        let before = table_in_words(&visit).await?;
        // A line of the list that costs nothing and rolls nothing: the first space of the vault's entrance.
        visit.click(".choice[data-choice='0']").await?;
        visit.wait_until("the answer is taken", "return !document.querySelector('button.undo').disabled").await?;
        ensure!(table_in_words(&visit).await? != before, "something has changed");
        while visit.eval("return !document.querySelector('button.undo').disabled").await? == true {
            let number = hand.number().await?;
            visit.keys("u").await?;
            let moved = format!("return Number(document.querySelector('.table').dataset.decision) !== {number}");
            visit.wait_until("something is taken back", &moved).await?;
        }
        ensure!(table_in_words(&visit).await? == before, "everything is as it was");
        Ok(())
    });
}

#[test]
fn a_game_goes_on_after_a_reload() {
    drive("resume", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        hand.play(Way::Mouse, 8).await?;
        visit.wait_for(".choices .choice").await?;
        let (number, before) = (hand.number().await?, table_in_words(&visit).await?);
        visit.reload().await?;
        visit.wait_for(".choices .choice").await?;
        ensure!(hand.number().await? == number, "the same decision is open");
        ensure!(table_in_words(&visit).await? == before, "the table is the same");
        visit.go("").await?;
        visit.wait_for(".saved").await?;
        visit.screenshot("saved-games").await?;
        visit.click(".saved a.btn").await?;
        visit.wait_for(".choices .choice").await?;
        hand.play(Way::Keys, 2).await
    });
}

#[test]
fn a_replay_can_be_checked_and_played_on_from() {
    drive("replay", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        hand.play(Way::Keys, 12).await?;
        let id = game_id(&visit).await?;
        visit.go(&format!("#/replay/{id}/3")).await?;
        visit.wait_for(".replay-bar .range").await?;
        let value = "return document.querySelector('.replay-bar .range').value";
        visit.wait_until("the step of the link is shown", &format!("{value} === '3'")).await?;
        visit.screenshot("replay").await?;
        visit.expect_accessible().await?;
        visit.click(".replay-bar .range").await?;
        visit.press(Key::End).await?;
        visit.press(Key::Left).await?;
        visit.wait_until("the address follows", "return !location.hash.endsWith('/3')").await?;
        visit.click(".replay-actions .checked").await?;
        visit.wait_for(".verdict-line.good").await?;
        visit.screenshot("dice-checked").await?;
        visit.press(Key::Escape).await?;
        visit.click(".replay-actions .btn.primary").await?;
        visit.click("dialog[open] .dialog-foot .btn.primary, dialog[open] .btn.primary").await?;
        visit.wait_until("another game is on the table", "return location.hash.startsWith('#/play/')").await?;
        ensure!(game_id(&visit).await? != id, "it is a game of its own");
        visit.wait_for(".choices .choice").await?;
        hand.play(Way::Keys, 3).await
    });
}

#[test]
fn an_example_of_the_rulebook_can_be_tried() {
    drive("try-it", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("#/rules/S-FIGHT-04").await?;
        visit.wait_for("[id='S-FIGHT-04'], [data-rule='S-FIGHT-04']").await?;
        visit.screenshot("rulebook").await?;
        visit.expect_accessible().await?;
        visit.click("a[href^='#/try/']").await?;
        visit.wait_for(".try-bar").await?;
        visit.wait_for(".table").await?;
        visit.screenshot("try-it").await?;
        visit.expect_accessible().await?;
        visit.click("#try-story-button").await?;
        visit.screen(Screen::Phone).await?;
        visit.click(".try-story .fold > summary").await?;
        visit.screenshot("try-it-story").await?;
        let story = visit
            .eval("const it = document.querySelector('.try-story'); return it.scrollWidth - it.clientWidth")
            .await?;
        ensure!(story == 0, "the story is wider than the phone: {story}");
        visit.expect_accessible().await?;
        visit.screen(Screen::Wide).await?;
        visit.click("#try-story-button").await?;
        visit.wait_for(".choices .choice").await?;
        let mut hand = Hand::new(&visit);
        hand.play(Way::Mouse, 1).await
    });
}

#[test]
fn the_game_goes_on_without_a_server() {
    drive("offline-play", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_until("the page is kept for offline", "return !!navigator.serviceWorker.controller").await?;
        visit.stop_server();
        hand.play(Way::Mouse, 6).await?;
        visit.reload().await?;
        visit.wait_for(".choices .choice").await?;
        hand.play(Way::Keys, 4).await
    });
}

#[test]
fn a_thing_that_cannot_be_used_says_why_and_leads_to_the_rule() {
    drive("why-not", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_for(".choices .choice").await?;
        let number = hand.number().await?;
        // Nobody has water at the start.
        visit.click(".level-0 [data-slot=L3] .space").await?;
        visit.wait_for(".decision .why-not .rule-link").await?;
        ensure!(hand.number().await? == number, "nothing has happened");
        visit.screenshot("why-not").await?;
        visit.click(".decision .why-not .rule-link").await?;
        visit.wait_for(".rulebook").await?;
        ensure!(visit.eval("return location.hash").await?.as_str().is_some_and(|hash| hash.starts_with("#/rules/S-")));
        visit.eval("history.back()").await?;
        visit.wait_for(".choices .choice").await?;
        ensure!(hand.number().await? == number, "the table is as it was");
        Ok(())
    });
}

#[test]
fn a_seat_is_given_to_a_bot_and_taken_back() {
    drive("take-over", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_for(".choices .choice").await?;
        let number = hand.number().await?;
        let menu = "[aria-haspopup=dialog]";
        visit.click(menu).await?;
        visit.click("dialog[open] .menu-list button:nth-of-type(2)").await?;
        visit.click("dialog[open] .seat-field select option[value=bot-novice]").await?;
        let moved = format!("return Number(document.querySelector('.table').dataset.decision) > {}", number + 3);
        visit.wait_until("the bots play on", &moved).await?;
        visit.click("dialog[open] .seat-field select option[value=me]").await?;
        visit.press(Key::Escape).await?;
        visit.wait_for(".choices .choice").await?;
        hand.play(Way::Mouse, 2).await
    });
}

#[test]
fn a_report_becomes_a_file() {
    drive("report", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        hand.play(Way::Keys, 4).await?;
        visit.click("[aria-haspopup=dialog]").await?;
        visit.click("dialog[open] .menu-list button:nth-of-type(4)").await?;
        visit.click("dialog[open] textarea").await?;
        visit.keys("it rained indoors").await?;
        visit.click("dialog[open] .btn.primary").await?;
        let file = visit.downloaded(".report.jsonl").await?;
        let text = std::fs::read_to_string(file)?;
        ensure!(text.lines().next().is_some_and(|line| line.contains("it rained indoors")), "{}", &text[..200]);
        Ok(())
    });
}

#[test]
fn the_table_answers_at_once() {
    drive("speed", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.play_together().await?;
        visit.wait_for(".choices .choice").await?;
        let script = "
            const done = arguments[arguments.length - 1];
            const table = document.querySelector('.table');
            const times = [];
            const next = () => {
              const choice = document.querySelector('.choices .choice:not([role=checkbox])');
              // Several cubes are picked one by one and answered in the end.
              const several = document.querySelector('.choices .unpick');
              if (!choice || several || times.length === 20) return done(times);
              const begin = performance.now();
              const watch = new MutationObserver(() => {
                watch.disconnect();
                times.push(performance.now() - begin);
                requestAnimationFrame(() => setTimeout(next, 0));
              });
              watch.observe(table, { attributeFilter: ['data-decision'] });
              choice.click();
            };
            next();";
        let times = visit.client().execute_async(script, Vec::new()).await?;
        let mut times: Vec<f64> = serde_json::from_value(times)?;
        times.sort_by(f64::total_cmp);
        ensure!(!times.is_empty(), "something was played");
        println!(
            "from click to updated table: median {:.1} ms, longest {:.1} ms of {} answers",
            times[times.len() / 2],
            times[times.len() - 1],
            times.len()
        );
        Ok(())
    });
}
