//! Small things that must be true: why not, what glows, where the keys lead, who is called what, how steps are counted.

use anyhow::{Context, Result, ensure};
use browser::{Key, Screen, Visit, drive};
use serde_json::json;

use crate::{
    game::{STILL, game_id},
    hand::{Hand, Way},
    screens::{expect_whole, speak},
};

/// Puts the mouse into the middle of the first such element that can be seen there; false if there is none.
async fn hover(visit: &Visit, css: &str) -> Result<bool> {
    let script = format!(
        "const it = [...document.querySelectorAll({css:?})].map((one) => [one, one.getBoundingClientRect()])
            .find(([one, box]) => one.checkVisibility() && one.contains(
                document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)));
         return it ? [it[1].x + it[1].width / 2, it[1].y + it[1].height / 2] : null"
    );
    let place = visit.eval(&script).await?;
    if place.is_null() {
        return Ok(false);
    }
    visit.tools("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": place[0], "y": place[1]})).await?;
    Ok(true)
}

/// What is drawn around the first such element: outline, border and shadow, of itself and of what lies over it.
async fn drawn(visit: &Visit, css: &str) -> Result<String> {
    let script = format!(
        "const it = document.querySelector({css:?});
         const parts = [[it], [it, '::before'], ...[...it.querySelectorAll('.glow, .tile-edge, .level-disc')].map((one) => [one])];
         return parts.map(([one, over]) => {{
           const style = getComputedStyle(one, over);
           return [style.outlineColor, style.borderTopColor, style.boxShadow, style.backgroundColor, style.stroke].join(' ');
         }}).join('|')"
    );
    Ok(visit.eval(&script).await?.to_string())
}

/// The color of what may be chosen, as the browser writes it.
async fn lit_color(visit: &Visit) -> Result<String> {
    let script = "const it = document.createElement('i');
         it.style.color = 'var(--lit)';
         document.querySelector('.table').append(it);
         const color = getComputedStyle(it).color;
         it.remove();
         return color";
    Ok(visit.eval(script).await?.as_str().context("a color")?.to_owned())
}

/// Points at such a thing, with the mouse and with the focus, and says whether it glows.
async fn glows(visit: &Visit, css: &str) -> Result<bool> {
    let lit = lit_color(visit).await?;
    ensure!(hover(visit, css).await?, "{css} is not in sight");
    visit.wait_for(&format!("{css}.hot, .hot{css}")).await?;
    let by_mouse = drawn(visit, css).await?.contains(&lit);
    visit.eval(&format!("document.querySelector({css:?}).focus?.()")).await?;
    let by_focus = drawn(visit, css).await?.contains(&lit);
    ensure!(by_mouse == by_focus, "{css} glows for the mouse or the focus alone");
    Ok(by_mouse)
}

#[test]
fn what_is_no_choice_does_not_glow_like_one() {
    drive("glow", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        Hand::new(&visit).play_now().await?;
        visit.wait_for(".choices .choice").await?;
        for dark in [".level-0 [data-slot=L3] .space:not(.lit)", ".tracks .item-card:not(.lit)", ".slot:not(.lit)"] {
            ensure!(!glows(&visit, dark).await?, "{dark} glows");
        }
        ensure!(glows(&visit, ".vault .space.lit").await?, "a choice does not glow");
        visit.screenshot("glow").await?;
        Ok(())
    });
}

#[test]
fn so_it_is_in_the_wasteland() {
    drive("wasteland-glow", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("wasteland.html").await?;
        let mut hand = Hand::at(&visit, "wasteland.html");
        hand.players(1).await?;
        hand.begin().await?;
        while visit.count(".map .space.reach").await? == 0 {
            ensure!(hand.answer(Way::Keys).await?, "nobody has a turn");
        }
        ensure!(!glows(&visit, ".map .facedown:not(.lit)").await?, "a tile far away glows");
        visit.screenshot("wasteland-glow").await?;
        Ok(())
    });
}

/// On a turn of one's own nothing on the table is answered with another question: it says what would help.
#[test]
fn everything_says_what_would_help_on_the_own_turn() {
    drive("what-helps", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        let mut asked = 0;
        for _ in 0..12 {
            visit.wait_for(".choices .choice").await?;
            if visit.count(".choice.pass").await? > 0 {
                let spots = visit
                    .eval(
                        "return [...document.querySelectorAll('.vault [data-spot], .tracks [data-spot]')]
                           .filter((one) => one.matches('button:not(.lit), .room-card:not(.lit)'))
                           .map((one) => one.dataset.spot)",
                    )
                    .await?;
                for spot in spots.as_array().into_iter().flatten().filter_map(|spot| spot.as_str()) {
                    if hover(&visit, &format!("[data-spot={spot}]")).await? {
                        let why = visit.texts(".decision .why-not").await?.join(" ");
                        ensure!(!why.contains("Something else is being decided"), "{spot}: {why}");
                        asked += u32::from(!why.is_empty());
                    }
                }
            }
            hand.play(Way::Keys, 1).await?;
        }
        ensure!(asked > 60, "only {asked} answers were read");
        ensure!(hover(&visit, ".tracks .item-card:not(.lit)").await?, "an item lies on the track");
        visit.wait_for(".decision .why-not").await?;
        visit.screenshot("why-not-market").await?;
        Ok(())
    });
}

const FOCUSED: &str = "document.activeElement";

#[test]
fn arrows_lead_from_the_question_into_the_list_and_escape_out_of_the_log() {
    drive("arrows", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        // Whoever begins has nothing in the log yet.
        hand.play(Way::Keys, 3).await?;
        visit.wait_for(".choices .choice").await?;
        visit.eval("document.querySelector('.question h2').focus()").await?;
        visit.press(Key::Down).await?;
        let first = format!("return {FOCUSED} === document.querySelector('.choices .choice')");
        ensure!(visit.eval(&first).await? == true, "down leads to the first choice");
        visit.press(Key::Down).await?;
        ensure!(visit.eval(&first).await? == false, "and on to the second");
        visit.eval("document.querySelector('.question h2').focus()").await?;
        visit.press(Key::Up).await?;
        let last = format!("return {FOCUSED} === [...document.querySelectorAll('.choices .choice')].at(-1)");
        ensure!(visit.eval(&last).await? == true, "up leads to the last");
        // Nothing that takes the keys: the next one is a choice again.
        visit.keys("l").await?;
        let log = format!("return {FOCUSED}.matches('.log-lines')");
        ensure!(visit.eval(&log).await? == true, "l leads to the log");
        visit.press(Key::Up).await?;
        let line = format!("return !!{FOCUSED}.closest('li.log-line')");
        ensure!(visit.eval(&line).await? == true, "and arrows through its lines");
        visit.press(Key::Escape).await?;
        ensure!(visit.eval(&log).await? == true, "Escape leads back to the log");
        visit.press(Key::Escape).await?;
        let question = format!("return {FOCUSED}.matches('.question h2')");
        ensure!(visit.eval(&question).await? == true, "and then to the question");
        visit.keys("l").await?;
        let number = hand.number().await?;
        visit.keys("1").await?;
        // Where several are picked, the first pick ends nothing yet.
        let chosen = format!(
            "return Number(document.querySelector('.table').dataset.decision) !== {number}
               || !!document.querySelector('.choice[aria-checked=true], .unpick:not([disabled])')"
        );
        visit.wait_until("a key chooses, wherever the focus is", &chosen).await?;
        Ok(())
    });
}

#[test]
fn a_search_of_the_list_lets_the_keys_go_again() {
    drive("find-a-choice", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        while visit.count("#find-choice").await? == 0 {
            hand.play(Way::Keys, 1).await?;
            visit.wait_for(".choices .choice").await?;
        }
        let all = visit.count(".choices .choice").await?;
        visit.keys("/").await?;
        ensure!(visit.eval(&format!("return {FOCUSED}.id")).await? == "find-choice", "/ leads to the search");
        visit.keys("di").await?;
        visit
            .wait_until(
                "the list is narrowed",
                &format!("return document.querySelectorAll('.choices .choice').length < {all}"),
            )
            .await?;
        visit.press(Key::Down).await?;
        ensure!(
            visit.eval(&format!("return {FOCUSED}.matches('.choice')")).await? == true,
            "down leads to what was found"
        );
        visit.keys("/").await?;
        visit.press(Key::Escape).await?;
        ensure!(visit.eval(&format!("return {FOCUSED}.matches('.question h2')")).await? == true, "Escape leads out");
        visit
            .wait_until(
                "all choices are there again",
                &format!("return document.querySelectorAll('.choices .choice').length === {all}"),
            )
            .await?;
        Ok(())
    });
}

#[test]
fn who_comes_back_from_the_rulebook_finds_the_focus_where_it_was() {
    drive("focus-kept", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let hand = Hand::new(&visit);
        hand.play_now().await?;
        visit.wait_for(".choices .choice").await?;
        visit.eval("document.querySelector('.question h2').focus()").await?;
        for _ in 0..3 {
            visit.press(Key::Down).await?;
        }
        let before = visit.eval(&format!("return {FOCUSED}.dataset.choice")).await?;
        ensure!(before == "2", "the third choice has the focus: {before}");
        for way in ["key", "link"] {
            visit.keys("r").await?;
            visit.wait_for(".rulebook .rule.current").await?;
            match way {
                "key" => visit.press(Key::Escape).await?,
                _ => visit.click(".rulebook .topbar a.btn").await?,
            }
            visit.wait_until_gone(".rulebook").await?;
            visit.wait_until("the focus is where it was", &format!("return {FOCUSED}.dataset.choice === '2'")).await?;
        }
        // From the menu, too.
        visit.click("[aria-haspopup=dialog]").await?;
        visit.click("dialog[open] .menu-list a").await?;
        visit.wait_for(".rulebook").await?;
        visit.press(Key::Escape).await?;
        visit.wait_until_gone(".rulebook").await?;
        visit
            .wait_until("the focus is at the menu", &format!("return {FOCUSED}.matches('[aria-haspopup=dialog]')"))
            .await?;
        Ok(())
    });
}

/// Names as wide as a name may be.
const WIDE: [&str; 4] =
    ["WWWWWWWWWWWWWWWWWWWWWWWW", "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ", "MMMMMMMM MMMMMMM MMMMMMM", "ЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮЮ"];

/// No name sticks out of what it stands in; where one is cut, dots say so and the whole name is told on demand.
async fn expect_names_fit(visit: &Visit, place: &str) -> Result<()> {
    expect_whole(visit).await.with_context(|| place.to_owned())?;
    let script = format!(
        "const names = {};
         const panels = '.board, .survivor, .survivors, .log-line, .choice, .question, .topbar, dialog, .places > li, tr, \
            .since, .seats > li, .saved, .preview, .handover, .replay-bar, legend, figure, .banner, .try-bar, .rooms';
         const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
         const bad = [];
         for (let node; (node = walk.nextNode());) {{
           const it = node.parentElement;
           if (!names.some((name) => node.data.includes(name)) || !it.checkVisibility()) continue;
           if (it.closest('.sr-only, option, script')) continue;
           const range = document.createRange();
           range.selectNodeContents(node);
           const text = range.getBoundingClientRect();
           if (text.width === 0) continue;
           let cut = null;
           for (let box = it; box && !cut; box = box.parentElement) {{
             const style = getComputedStyle(box);
             if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') cut = box;
           }}
           const panel = (cut ?? it).closest(panels) ?? document.body;
           const inner = panel.getBoundingClientRect();
           const outer = (cut ?? it).getBoundingClientRect();
           const sticks = cut ? outer.right > inner.right + 1 || outer.left < inner.left - 1
             : text.right > inner.right + 1 || text.left < inner.left - 1;
           if (sticks) bad.push(`${{it.tagName}}.${{it.className}} sticks out of ${{panel.tagName}}.${{panel.className}}`);
           const short = cut && cut.scrollWidth > cut.clientWidth + 1;
           if (short && !cut.closest('[title], [aria-label]'))
             bad.push(`${{cut.tagName}}.${{cut.className}} is cut, and nothing tells the whole`);
         }}
         return [...new Set(bad)]",
        json!(WIDE)
    );
    let bad = visit.eval(&script).await?;
    ensure!(bad.as_array().is_some_and(Vec::is_empty), "{place}: {bad}");
    Ok(())
}

#[test]
fn long_names_fit_wherever_they_stand() {
    drive("long-names", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        speak(&visit, "en").await?;
        let mut hand = Hand::new(&visit);
        hand.players(4).await?;
        for (at, name) in (1..).zip(WIDE) {
            hand.seat(at, if at == 1 { "me" } else { "bot-novice" }).await?;
            hand.name(at, name).await?;
        }
        expect_names_fit(&visit, "the form").await?;
        hand.begin().await?;
        hand.play(Way::Keys, 6).await?;
        visit.wait_for(".choices .choice").await?;
        let id = game_id(&visit).await?;
        for (screen, name) in [
            (Screen::Wide, "wide"),
            (Screen::Laptop, "laptop"),
            (Screen::Tablet, "tablet"),
            (Screen::Landscape, "landscape"),
            (Screen::Phone, "phone"),
        ] {
            visit.screen(screen).await?;
            visit.wait_for(".choices .choice").await?;
            let tabs = if name == "phone" || name == "landscape" { 4 } else { 1 };
            for tab in 1..=tabs {
                if tabs > 1 {
                    visit
                        .eval(&format!("document.querySelector('.tabs.bottom button:nth-of-type({tab})').click()"))
                        .await?;
                }
                visit.screenshot(&format!("long-names-{name}-{tab}")).await?;
                expect_names_fit(&visit, &format!("{name}, tab {tab}")).await?;
            }
            visit.click("[aria-haspopup=dialog]").await?;
            visit.click("dialog[open] .menu-list button:nth-of-type(2)").await?;
            visit.wait_for("dialog[open] .seat-field").await?;
            expect_names_fit(&visit, &format!("{name}, who plays")).await?;
            visit.press(Key::Escape).await?;
            visit.wait_until_gone("dialog[open]").await?;
        }
        visit.go(&format!("#/replay/{id}/9")).await?;
        visit.wait_for(".replay-bar .range").await?;
        visit.screenshot("long-names-replay").await?;
        expect_names_fit(&visit, "the replay on a phone").await?;
        visit.go("").await?;
        visit.wait_for(".saved").await?;
        visit.screenshot("long-names-start").await?;
        expect_names_fit(&visit, "the saved games on a phone").await?;
        Ok(())
    });
}

#[test]
fn long_names_fit_at_the_end_of_a_game() {
    drive("long-names-end", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        speak(&visit, "ru").await?;
        let hand = Hand::new(&visit);
        hand.players(4).await?;
        for (at, name) in (1..).zip(WIDE) {
            hand.seat(at, "bot-novice").await?;
            hand.name(at, name).await?;
        }
        hand.begin().await?;
        hand.let_bots_finish().await?;
        for (screen, name) in [(Screen::Wide, "wide"), (Screen::Tablet, "tablet"), (Screen::Phone, "phone")] {
            visit.screen(screen).await?;
            visit.screenshot(&format!("long-names-end-{name}")).await?;
            expect_names_fit(&visit, &format!("the end, {name}")).await?;
        }
        Ok(())
    });
}

#[test]
fn long_names_fit_in_the_wasteland() {
    drive("long-names-wasteland", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("wasteland.html").await?;
        let mut hand = Hand::at(&visit, "wasteland.html");
        hand.players(4).await?;
        for (at, name) in (1..).zip(WIDE) {
            hand.seat(at, if at == 1 { "me" } else { "bot-novice" }).await?;
            hand.name(at, name).await?;
        }
        hand.begin().await?;
        hand.play(Way::Keys, 8).await?;
        visit.wait_for(".choices .choice").await?;
        for (screen, name) in [(Screen::Wide, "wide"), (Screen::Tablet, "tablet"), (Screen::Phone, "phone")] {
            visit.screen(screen).await?;
            let tabs = if name == "phone" { 4 } else { 1 };
            for tab in 1..=tabs {
                if tabs > 1 {
                    visit
                        .eval(&format!("document.querySelector('.tabs.bottom button:nth-of-type({tab})').click()"))
                        .await?;
                }
                visit.screenshot(&format!("long-names-wasteland-{name}-{tab}")).await?;
                expect_names_fit(&visit, &format!("{name}, tab {tab}")).await?;
            }
        }
        Ok(())
    });
}

/// The first number in a text.
fn number_in(text: &str) -> Option<u32> {
    text.split(|sign: char| !sign.is_ascii_digit()).find(|digits| !digits.is_empty())?.parse().ok()
}

#[test]
fn steps_are_counted_alike_on_every_screen() {
    drive("steps", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        speak(&visit, "en").await?;
        let mut hand = Hand::new(&visit);
        hand.play_together().await?;
        hand.play(Way::Keys, 7).await?;
        visit.click("[aria-haspopup=dialog]").await?;
        visit.click("dialog[open] .menu-list button:nth-of-type(3)").await?;
        let file = visit.downloaded(".bottlecap.jsonl").await?;
        let called = file.file_name().and_then(|name| name.to_str()).context("the file has a name")?.to_owned();
        ensure!(called.starts_with("shelter-round-") && !called.contains(".."), "{called}");
        let id = game_id(&visit).await?;
        visit.go(&format!("#/replay/{id}/0")).await?;
        visit.wait_for(".replay-bar .range").await?;
        let last = visit.eval("return Number(document.querySelector('.replay-bar .range').max)").await?;
        let last = last.as_u64().and_then(|last| u32::try_from(last).ok());
        visit.click(".replay-actions .checked").await?;
        visit.wait_for(".verdict-line.good").await?;
        let counted = visit.texts(".dice-check > p").await?;
        ensure!(counted.iter().any(|text| number_in(text) == last), "{last:?} against {counted:?}");
        visit.press(Key::Escape).await?;
        visit.go("").await?;
        visit.upload("input[type=file]", &file).await?;
        visit.wait_for("dialog[open] .seats .brought").await?;
        let found = visit.text("dialog[open]").await?;
        let steps = last.map(|last| format!("{last} steps")).unwrap_or_default();
        ensure!(found.contains(&steps), "{steps} against {found}");
        Ok(())
    });
}

#[test]
fn a_report_says_what_to_do_with_it() {
    drive("report-next", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        for lang in ["en", "ru"] {
            speak(&visit, lang).await?;
            let mut hand = Hand::new(&visit);
            hand.play_now().await?;
            hand.play(Way::Keys, 2).await?;
            visit.click("[aria-haspopup=dialog]").await?;
            visit.click("dialog[open] .menu-list button:nth-of-type(4)").await?;
            visit.click("dialog[open] .btn.primary").await?;
            let file = visit.downloaded(".report.jsonl").await?;
            let called = file.file_name().and_then(|name| name.to_str()).context("the file has a name")?.to_owned();
            let told = visit.text("dialog[open] .report-done").await?;
            let stem = called.split('.').next().unwrap_or_default().split(' ').next().unwrap_or_default();
            ensure!(told.contains(stem) && told.contains("bottlecap example from"), "{called}: {told}");
            visit.expect_accessible().await?;
            visit.screenshot(&format!("report-{lang}")).await?;
            visit.press(Key::Escape).await?;
        }
        Ok(())
    });
}
