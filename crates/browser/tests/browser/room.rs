//! Room for what matters, on every screen: choices, stock and own level in sight together, text that can be read, and
//! nothing that jumps.

use anyhow::{Context, Result, ensure};
use browser::{Screen, Visit, drive};

use crate::{
    game::STILL,
    hand::{Hand, Way},
};

/// The screens with their names in pictures.
const SCREENS: [(Screen, &str); 6] = [
    (Screen::Laptop, "1366x768"),
    (Screen::Wide, "1440x900"),
    (Screen::Huge, "2560x1440"),
    (Screen::Tablet, "1024x768"),
    (Screen::Landscape, "844x390"),
    (Screen::Phone, "390x844"),
];

/// No text on the table is smaller, in pixels.
const LEAST_TEXT: f64 = 11.0;

/// Of all elements that match, those that can be seen whole: inside the screen and every box around them that scrolls.
const IN_SIGHT: &str = "
    const inSight = (css) => [...document.querySelectorAll(css)].filter((one) => {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility() || box.width === 0 || box.height === 0) return false;
      let [top, right, bottom, left] = [0, innerWidth, innerHeight, 0];
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const around = up.getBoundingClientRect();
        [top, left] = [Math.max(top, around.top), Math.max(left, around.left)];
        [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
      }
      return box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
    });";

async fn in_sight(visit: &Visit, css: &str) -> Result<u64> {
    let count = visit.eval(&format!("{IN_SIGHT} return inSight({css:?}).length;")).await?;
    count.as_u64().context("a number")
}

/// Plays until so many choices are open in a turn.
async fn play_until_many(hand: &mut Hand<'_>, choices: usize) -> Result<()> {
    for _ in 0..200 {
        hand.visit().wait_for(".choices .choice").await?;
        if hand.visit().count(".choices .choice").await? >= choices {
            return Ok(());
        }
        hand.play(Way::Keys, 1).await?;
    }
    anyhow::bail!("there are never {choices} choices")
}

/// The same question in a language.
async fn speak_here(visit: &Visit, lang: &str) -> Result<()> {
    let keep = format!("localStorage.setItem('bottlecap-settings', JSON.stringify({{ lang: {lang:?} }}))");
    visit.eval(&keep).await?;
    visit.reload().await?;
    visit.wait_for(".choices .choice").await?;
    visit.eval("document.querySelector('.since button')?.click()").await?;
    Ok(())
}

/// Takes another screen, and waits until what comes with it has come.
async fn sit_at(visit: &Visit, screen: Screen) -> Result<()> {
    visit.screen(screen).await?;
    visit.eval("document.activeElement.blur()").await?;
    let still = "return document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)";
    visit.wait_until("everything stands still", still).await
}

/// The smallest text on the screen, in pixels, and what it says.
async fn smallest_text(visit: &Visit) -> Result<(f64, String)> {
    let script = "
        let least = [1e3, ''];
        const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode.data.trim();
          const around = walker.currentNode.parentElement;
          if (!text || around.closest('.sr-only, dialog, title') || !around.checkVisibility()) continue;
          const box = around.getBoundingClientRect();
          // What is drawn on a map grows and shrinks with it.
          const size = parseFloat(getComputedStyle(around).fontSize) * (around.getScreenCTM?.().a ?? 1);
          const kind = around.getAttribute('class');
          if (box.width > 0 && size < least[0]) least = [Math.round(size * 100) / 100, `${text} (${kind})`];
        }
        return least;";
    Ok(serde_json::from_value(visit.eval(script).await?)?)
}

#[test]
fn choices_stock_and_level_are_in_sight_together_on_every_screen() {
    drive("room", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(11).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        play_until_many(&mut hand, 13).await?;
        for lang in ["en", "ru"] {
            speak_here(&visit, lang).await?;
            for screen in SCREENS {
                println!("{}", expect_room(&visit, screen, lang).await?);
            }
        }
        Ok(())
    });
}

/// Checks what is in sight on a screen, tab by tab, with pictures, and says it.
async fn expect_room(visit: &Visit, (screen, name): (Screen, &str), lang: &str) -> Result<String> {
    let name = format!("{name}-{lang}");
    sit_at(visit, screen).await?;
    visit.screenshot(&format!("room-{name}")).await?;
    let all = visit.count(".choices .choice").await?;
    let seen = in_sight(visit, ".choices .choice").await?;
    let (smallest, what) = smallest_text(visit).await?;
    let said = format!("{name}: {seen} of {all} choices in sight; the smallest text has {smallest} px: {what}");
    let wanted = match screen {
        Screen::Laptop => 7,
        Screen::Wide => 9,
        Screen::Huge => 11,
        Screen::Tablet => 8,
        Screen::Landscape => 3,
        Screen::Phone => 4,
    };
    ensure!(seen >= wanted, "{name}: only {seen} of {all} choices are in sight");
    ensure!(in_sight(visit, ".choice.pass").await? > 0, "{name}: passing is out of sight");
    ensure!(smallest >= LEAST_TEXT, "{name}: {smallest} px: {what}");
    let stocks = in_sight(visit, ".own-stock .stock, .board.own .stock").await?;
    ensure!(stocks >= 3, "{name}: the own stock is out of sight");
    let level = in_sight(visit, ".level.own .elevator .level-name").await?;
    ensure!(screen == Screen::Phone || level == 1, "{name}: the own level is out of sight");
    let beyond = visit.eval("return document.scrollingElement.scrollHeight - innerHeight").await?;
    ensure!(beyond.as_i64().is_some_and(|beyond| beyond <= 0), "{name}: the page scrolls by {beyond}");
    if matches!(screen, Screen::Laptop | Screen::Wide | Screen::Huge) {
        let lines = in_sight(visit, ".log .log-line").await?;
        ensure!(lines >= 5, "{name}: only {lines} lines of the log");
    } else {
        for tab in 1..=4 {
            visit.click(&format!(".tabs.bottom button:nth-child({tab})")).await?;
            let stocks = in_sight(visit, ".own-stock .stock").await?;
            ensure!(stocks == 4, "{name}: tab {tab} shows {stocks} of stock and happiness");
            let (smallest, what) = smallest_text(visit).await?;
            ensure!(smallest >= LEAST_TEXT, "{name}, tab {tab}: {smallest} px: {what}");
            visit.screenshot(&format!("room-{name}-tab-{tab}")).await?;
        }
        visit.click(".tabs.bottom button:nth-child(1)").await?;
    }
    visit.expect_accessible().await?;
    Ok(said)
}

/// The same for Wasteland, in the middle of a game, with the whole map in sight and on a small screen every tab.
#[test]
fn so_it_is_in_the_wasteland() {
    drive("room-wasteland", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(11).await?;
        let mut hand = Hand::at(&visit, "wasteland.html");
        hand.begin_alone().await?;
        hand.play(Way::Keys, 40).await?;
        until_a_turn(&mut hand).await?;
        for lang in ["en", "ru"] {
            speak_here(&visit, lang).await?;
            for screen in SCREENS {
                println!("{}", expect_room_on_the_map(&visit, screen, lang).await?);
            }
        }
        Ok(())
    });
}

/// Plays until the survivor may end the turn or act.
async fn until_a_turn(hand: &mut Hand<'_>) -> Result<()> {
    for _ in 0..40 {
        hand.visit().wait_for(".choices .choice").await?;
        if hand.visit().count(".space.reach.lit, .space.lit").await? > 0
            && in_sight(hand.visit(), ".choice.pass").await? > 0
        {
            return Ok(());
        }
        hand.play(Way::Keys, 1).await?;
    }
    anyhow::bail!("nobody has a turn")
}

async fn expect_room_on_the_map(visit: &Visit, (screen, name): (Screen, &str), lang: &str) -> Result<String> {
    let name = format!("{name}-{lang}");
    sit_at(visit, screen).await?;
    // All of the map, which is where letters would be smallest.
    visit.eval("document.querySelector('.map-buttons button:nth-child(3)')?.click()").await?;
    visit.screenshot(&format!("room-wasteland-{name}")).await?;
    let all = visit.count(".choices .choice").await?;
    let seen = in_sight(visit, ".choices .choice").await?;
    let (smallest, what) = smallest_text(visit).await?;
    let said =
        format!("wasteland {name}: {seen} of {all} choices in sight; the smallest text has {smallest} px: {what}");
    let wanted = if matches!(screen, Screen::Landscape | Screen::Phone) { 3 } else { 7 };
    ensure!(seen >= all.min(wanted) as u64, "{name}: only {seen} of {all} choices are in sight");
    ensure!(in_sight(visit, ".choice.pass").await? > 0, "{name}: the end of the turn is out of sight");
    ensure!(smallest >= LEAST_TEXT, "{name}: {smallest} px: {what}");
    let beyond = visit.eval("return document.scrollingElement.scrollHeight - innerHeight").await?;
    ensure!(beyond.as_i64().is_some_and(|beyond| beyond <= 0), "{name}: the page scrolls by {beyond}");
    for tab in 1..=visit.count(".tabs.bottom button").await? {
        let button = format!(".tabs.bottom button:nth-child({tab})");
        if in_sight(visit, &button).await? == 0 {
            continue;
        }
        visit.click(&button).await?;
        let stocks = in_sight(visit, ".own-stock .stock").await?;
        ensure!(stocks >= 3, "{name}: tab {tab} shows {stocks} of HP, Caps and agenda cards");
        let (smallest, what) = smallest_text(visit).await?;
        ensure!(smallest >= LEAST_TEXT, "{name}, tab {tab}: {smallest} px: {what}");
        visit.screenshot(&format!("room-wasteland-{name}-tab-{tab}")).await?;
    }
    visit.eval("document.querySelector('.tabs.bottom button')?.click()").await?;
    visit.expect_accessible().await?;
    Ok(said)
}

/// Where everything stands that must not move.
const PLACES: &str = "return JSON.stringify([...document.querySelectorAll('.choice, .level .room, .log')]
    .map((one) => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height] }))";

/// What is told of a choice lies over something else, and whole: the list stays where it is.
#[test]
fn nothing_moves_when_something_is_pointed_at() {
    drive("room-pointing", Screen::Laptop, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(11).await?;
        let mut hand = Hand::new(&visit);
        hand.play_now().await?;
        play_until_many(&mut hand, 13).await?;
        for lang in ["en", "ru"] {
            speak_here(&visit, lang).await?;
            for (screen, name) in SCREENS {
                sit_at(&visit, screen).await?;
                for at in 0..visit.count(".choices .choice").await? {
                    let picture = format!("room-{name}-{lang}-preview");
                    let name = format!("{name}-{lang}, choice {at}");
                    let row = format!("document.querySelector('.choice[data-choice=\"{at}\"]')");
                    visit.eval(&format!("{row}.scrollIntoView({{ block: 'nearest' }})")).await?;
                    let before = visit.eval(PLACES).await?;
                    visit.eval(&format!("{row}.focus({{ preventScroll: true }})")).await?;
                    visit.wait_for(".preview").await?;
                    ensure!(visit.eval(PLACES).await? == before, "{name}: something moves");
                    let covered = visit
                        .eval(
                            "const box = document.activeElement.getBoundingClientRect();
                             return !document.activeElement.contains(
                               document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))",
                        )
                        .await?;
                    ensure!(covered == false, "{name}: what is pointed at is covered");
                    let cut = "const slot = document.querySelector('.preview-slot');
                        const box = slot.getBoundingClientRect();
                        return [slot.scrollHeight - slot.clientHeight, -box.top, -box.left, box.bottom - innerHeight]
                          .filter((beyond) => beyond > 1)";
                    let cut = visit.eval(cut).await?;
                    if cut.as_array().is_some_and(|cut| !cut.is_empty()) || at == 1 {
                        visit.screenshot(&picture).await?;
                    }
                    ensure!(cut.as_array().is_some_and(Vec::is_empty), "{name}: what is told is cut by {cut}");
                    visit.eval("document.activeElement.blur()").await?;
                }
            }
        }
        Ok(())
    });
}

/// Collects every layout shift from now on.
const WATCH_SHIFTS: &str = "
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const parts = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
          `${node?.className || node?.nodeName} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`);
        window.shifts.push([entry.value, entry.hadRecentInput, parts]);
      }
    }).observe({ type: 'layout-shift', buffered: false });";

/// The sum of all shifts without and with recent input, and the worst of them.
async fn shifts(visit: &Visit) -> Result<(f64, f64, Vec<String>)> {
    let all: Vec<(f64, bool, Vec<String>)> = serde_json::from_value(visit.eval("return window.shifts").await?)?;
    let sum = |by_input: bool| all.iter().filter(|(_, input, _)| *input == by_input).map(|(value, ..)| value).sum();
    let mut worst: Vec<&(f64, bool, Vec<String>)> = all.iter().collect();
    worst.sort_by(|one, other| other.0.total_cmp(&one.0));
    let worst = worst.into_iter().take(12).map(|(value, input, parts)| format!("{value:.5} {input} {parts:?}"));
    Ok((sum(false), sum(true), worst.collect()))
}

#[test]
fn nothing_jumps_in_a_whole_game() {
    drive("room-shift", Screen::Wide, async |visit| {
        println!("{}", expect_no_jumps(&visit, "").await?);
        Ok(())
    });
}

#[test]
fn nothing_jumps_in_a_whole_game_of_wasteland() {
    drive("room-shift-wasteland", Screen::Wide, async |visit| {
        println!("{}", expect_no_jumps(&visit, "wasteland.html").await?);
        Ok(())
    });
}

/// Plays a game, and tells how much the table jumped.
async fn expect_no_jumps(visit: &Visit, page: &'static str) -> Result<String> {
    visit.media(STILL).await?;
    visit.fix_chance(5).await?;
    let mut hand = Hand::at(visit, page);
    hand.play_now().await?;
    visit.wait_for(".choices .choice").await?;
    visit.eval(WATCH_SHIFTS).await?;
    let answers = hand.play_to_the_end(Way::Keys).await?;
    let (by_itself, by_input, worst) = shifts(visit).await?;
    let worst = worst.join("\n");
    ensure!(by_itself < 0.02 && by_input < 0.02, "the table jumps:\n{worst}");
    let sums = format!("{by_itself:.4} without input, {by_input:.4} with input");
    Ok(format!("layout shift over {answers} answers: {sums}\n{worst}"))
}

/// A benchmark: it prints and does not fail on time.
#[test]
fn how_long_from_a_click_to_the_painted_table() {
    drive("room-speed", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(3).await?;
        let mut hand = Hand::new(&visit);
        visit.go("").await?;
        hand.players(4).await?;
        for seat in 2..=4 {
            hand.seat(seat, "friend").await?;
        }
        hand.begin().await?;
        hand.play(Way::Keys, 60).await?;
        visit.wait_for(".choices .choice").await?;
        println!("{}", hand.click_to_paint(60).await?);
        Ok(())
    });
}

/// Plays a game and keeps a picture of the first question of each kind that shows cards or takes several at once.
#[test]
fn cards_are_chosen_as_cards_and_several_resources_with_one_picker() {
    drive("room-cards", Screen::Tablet, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(7).await?;
        let mut hand = Hand::new(&visit);
        hand.tap_play_now().await?;
        let (mut cards, mut rows) = (0, 0);
        for _ in 0..120 {
            visit
                .wait_until("a question or the end", "return !!document.querySelector('.choice, .end-sheet[open]')")
                .await?;
            if visit.count(".end-sheet[open]").await? > 0 {
                break;
            }
            let picks_several = visit.count(".choices .unpick").await? > 0;
            if !picks_several && visit.count(".choices .choice .thumb").await? > 1 {
                cards += 1;
                visit.screenshot(&format!("room-cards-{cards}")).await?;
                let bare = "return [...document.querySelectorAll('.choice:has(.thumb)')]
                    .filter((one) => !one.querySelector('.thumb svg') || !one.querySelector('.sr-only').innerText).length";
                ensure!(visit.eval(bare).await? == 0, "a card has no picture or no words");
            }
            if picks_several {
                rows += 1;
                let progress = visit.text(".question .progress").await?;
                let number = hand.number().await?;
                let of: u64 = progress.split_whitespace().filter_map(|word| word.parse().ok()).nth(1).unwrap_or(0);
                ensure!(of >= 2, "a picker for one: {progress}");
                let confirm = ".decision-foot .btn.primary";
                ensure!(visit.attribute(confirm, "disabled").await?.is_some(), "nothing is picked yet");
                for _ in 0..of {
                    visit.tap("li:has(.unpick) .choice:not(:disabled)").await?;
                }
                if visit.attribute(confirm, "disabled").await?.is_some() {
                    // There was not enough of the first.
                    visit.tap("li:nth-of-type(2):has(.unpick) .choice").await?;
                }
                visit.screenshot(&format!("room-picker-{rows}")).await?;
                visit.tap(confirm).await?;
                let moved =
                    format!("return Number(document.querySelector('.table').dataset.decision) >= {}", number + of);
                visit.wait_until("all of them are answered", &moved).await?;
                if rows >= 2 && cards >= 2 {
                    return Ok(());
                }
                continue;
            }
            hand.answer(Way::Touch).await?;
        }
        println!("{cards} questions with cards, {rows} with a picker");
        ensure!(cards > 0 && rows > 0, "{cards} questions with cards, {rows} with a picker");
        Ok(())
    });
}

/// Has everything answered that can be answered by itself, from the next load on.
pub const KEEP_STANDING: &str = "localStorage.setItem('bottlecap-settings',
    JSON.stringify({ standing: ['income', 'items', 'passes'] }))";

/// Notes what the page says it has answered, and whether income was asked for all the same.
pub const WATCH_STANDING: &str = "
    window.told = [];
    new MutationObserver(() => {
      const note = document.querySelector('.preview-slot [aria-live] .why-not.done p')?.innerText;
      if (note && window.told.at(-1) !== note) window.told.push(note);
      const asked = document.querySelector('.choices .choice') && document.querySelector('.question .label')?.innerText;
      if (asked && /income/i.test(asked)) window.asked = asked;
    }).observe(document.querySelector('.table'), { subtree: true, childList: true, characterData: true });";

/// What the page has answered so far.
pub async fn answered_by_itself(visit: &Visit) -> Result<Vec<String>> {
    let asked = visit.eval("return window.asked ?? null").await?;
    ensure!(asked.is_null(), "income is asked for: {asked}");
    Ok(serde_json::from_value(visit.eval("return window.told").await?)?)
}

/// Standing answers are given by the page, are told, can be undone, and nobody is asked what they cover.
#[test]
fn standing_answers_are_given_and_told() {
    drive("room-standing", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(2).await?;
        visit.go("").await?;
        visit.eval(KEEP_STANDING).await?;
        visit.reload().await?;
        visit.eval("sessionStorage.removeItem('chance')").await?;
        // Two people at one screen, for whom the page answers alike: there is more income than with a bot.
        let mut hand = Hand::new(&visit);
        hand.play_together().await?;
        visit.eval(WATCH_STANDING).await?;
        for _ in 0..400 {
            visit
                .wait_until("a question or the end", "return !!document.querySelector('.choice, .end-sheet[open]')")
                .await?;
            if answered_by_itself(&visit).await?.len() > 2 || visit.count(".end-sheet[open]").await? > 0 {
                break;
            }
            hand.answer(Way::Keys).await?;
        }
        let told = answered_by_itself(&visit).await?;
        println!("answered by itself: {told:?}");
        ensure!(!told.is_empty(), "nothing was answered by itself");
        visit.screenshot("room-standing").await?;
        Ok(())
    });
}
