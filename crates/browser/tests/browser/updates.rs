//! Games that were stored before the rules or cards changed.

use anyhow::{Result, ensure};
use browser::{Screen, Visit, drive};

use crate::{
    game::{STILL, game_id},
    hand::{Hand, Way},
};

/// Begins a game, plays some answers and goes back to the start screen. Gives its name.
async fn stored_game(visit: &Visit) -> Result<String> {
    visit.media(STILL).await?;
    let mut hand = Hand::new(visit);
    hand.play_now().await?;
    for _ in 0..8 {
        ensure!(hand.answer(Way::Keys).await?, "the game is over after a few answers");
    }
    let id = game_id(visit).await?;
    visit.go("").await?;
    Ok(id)
}

/// Changes what the browser keeps: `change` is the body of a function of the transaction's two stores.
async fn change_stored(visit: &Visit, change: &str) -> Result<()> {
    visit
        .eval(&format!(
            "const asked = indexedDB.open('bottlecap');
             asked.onsuccess = () => {{
               const deed = asked.result.transaction(['games', 'lines'], 'readwrite');
               const [games, lines] = [deed.objectStore('games'), deed.objectStore('lines')];
               deed.oncomplete = () => {{ asked.result.close(); document.documentElement.dataset.changed = 'yes'; }};
               const edit = (store, key, how) => {{
                 store.get(key).onsuccess = (found) => store.put(how(found.target.result), key);
               }};
               {change}
             }};
             return null;"
        ))
        .await?;
    visit.wait_until("the database is changed", "return document.documentElement.dataset.changed === 'yes'").await?;
    visit.eval("delete document.documentElement.dataset.changed; return null").await?;
    Ok(())
}

/// The lines of a game's log.
async fn lines(visit: &Visit, id: &str) -> Result<u64> {
    visit
        .eval(&format!(
            "const asked = indexedDB.open('bottlecap');
             asked.onsuccess = () => {{
               const range = IDBKeyRange.bound(['{id}'], ['{id}', []]);
               const counted = asked.result.transaction(['lines']).objectStore('lines').count(range);
               counted.onsuccess = () => {{
                 asked.result.close();
                 document.documentElement.dataset.lines = counted.result;
               }};
             }};
             return null;"
        ))
        .await?;
    visit.wait_until("the lines are counted", "return !!document.documentElement.dataset.lines").await?;
    let found = visit.eval("return Number(document.documentElement.dataset.lines)").await?;
    visit.eval("delete document.documentElement.dataset.lines; return null").await?;
    Ok(found.as_u64().unwrap_or(0))
}

/// Makes the header say that the game was begun with other cards.
fn other_cards(id: &str) -> String {
    format!(
        "edit(lines, ['{id}', 0], (line) => {{
           const header = JSON.parse(line);
           header.packs[0].hash = '0'.repeat(64);
           return JSON.stringify(header);
         }});"
    )
}

#[test]
fn a_game_goes_on_after_a_change_that_does_not_matter_to_it() {
    drive("updated", Screen::Wide, async |visit| {
        let id = stored_game(&visit).await?;
        let before = lines(&visit, &id).await?;
        change_stored(&visit, &other_cards(&id)).await?;
        visit.go(&format!("#/play/{id}")).await?;
        visit.wait_for(".table").await?;
        visit.wait_for_text(".why-not.done", "rules or cards of this page have changed").await?;
        visit.screenshot("wide-en-updated").await?;
        ensure!(lines(&visit, &id).await? > before, "the log does not say so");
        visit.wait_for_text(".log .update-line", "The rules or cards changed here").await?;
        let mut hand = Hand::new(&visit);
        ensure!(hand.answer(Way::Keys).await?, "it does not go on");
        // What was said is said once.
        visit.go("").await?;
        visit.reload().await?;
        visit.go(&format!("#/play/{id}")).await?;
        visit.wait_for(".choices .choice").await?;
        ensure!(visit.count(".why-not").await? == 0, "it is said again");
        // The log goes on saying it, between what was before and what came after.
        visit.wait_for(".log .update-line + .log-line, section:has(.update-line) + section .log-line").await?;
        ensure!(visit.count(".log .update-line").await? == 1, "the log says it once");
        visit.eval("localStorage.setItem('bottlecap-settings', '{\"lang\":\"ru\"}'); return null").await?;
        visit.reload().await?;
        visit.wait_for_text(".log .update-line", "изменились правила или карты").await?;
        visit.eval("document.querySelector('.since button')?.click(); return null").await?;
        visit.screenshot("wide-ru-updated-log").await?;
        Ok(())
    });
}

#[test]
fn a_game_with_a_step_that_goes_differently_is_kept_watched_and_played_on() {
    drive("differs", Screen::Wide, async |visit| {
        let id = stored_game(&visit).await?;
        let before = lines(&visit, &id).await?;
        let zeros = format!(
            "edit(lines, ['{id}', 5], (line) => line.replace(/\"hash\":\"[0-9a-f]*\"/, `\"hash\":\"${{'0'.repeat(32)}}\"`));"
        );
        change_stored(&visit, &zeros).await?;
        visit.go(&format!("#/play/{id}")).await?;
        visit.wait_for_text("main.fault [role=alert]", "step 4 goes differently").await?;
        visit.expect_accessible().await?;
        visit.screenshot("wide-en-differs").await?;
        visit.screen(Screen::Phone).await?;
        visit.screenshot("phone-en-differs").await?;
        visit.screen(Screen::Wide).await?;
        visit.eval("localStorage.setItem('bottlecap-settings', '{\"lang\":\"ru\"}'); return null").await?;
        visit.reload().await?;
        visit.wait_for_text("main.fault [role=alert]", "шаг 4").await?;
        visit.screenshot("wide-ru-differs").await?;
        visit.eval("localStorage.removeItem('bottlecap-settings'); return null").await?;
        visit.reload().await?;
        ensure!(lines(&visit, &id).await? == before, "looking at it changed it");
        visit.click("main.fault button:not(.primary)").await?;
        visit.downloaded(".bottlecap.jsonl").await?;
        visit.click("main.fault a[href*=replay]").await?;
        visit.wait_for(".replay-bar, .transport").await?;
        visit.go(&format!("#/play/{id}")).await?;
        visit.click("main.fault .primary").await?;
        visit.wait_for(".table").await?;
        ensure!(lines(&visit, &id).await? > before, "entries were dropped");
        ensure!(Hand::new(&visit).answer(Way::Keys).await?, "it does not go on");
        Ok(())
    });
}

/// Other rules or cards may lay a state out differently: its hash alone stops no game.
#[test]
fn a_game_of_other_cards_whose_states_have_other_hashes_goes_on() {
    drive("other-layout", Screen::Wide, async |visit| {
        let id = stored_game(&visit).await?;
        let zeros = format!(
            "for (const at of [1, 2, 3, 4, 5]) edit(lines, ['{id}', at],
               (line) => line.replace(/\"hash\":\"[0-9a-f]*\"/, `\"hash\":\"${{'0'.repeat(32)}}\"`));"
        );
        change_stored(&visit, &(other_cards(&id) + &zeros)).await?;
        visit.go(&format!("#/play/{id}")).await?;
        visit.wait_for(".table").await?;
        visit.wait_for_text(".why-not.done", "rules or cards of this page have changed").await?;
        ensure!(Hand::new(&visit).answer(Way::Keys).await?, "it does not go on");
        Ok(())
    });
}

#[test]
fn a_game_with_a_line_that_cannot_be_read_goes_on_before_it_and_keeps_it() {
    for (name, change) in [("damaged", "lines.put('nonsense', [ID, 5]);"), ("lost", "lines.delete([ID, 5]);")] {
        drive(name, Screen::Wide, async |visit| {
            let id = stored_game(&visit).await?;
            change_stored(&visit, &change.replace("ID", &format!("'{id}'"))).await?;
            let before = lines(&visit, &id).await?;
            visit.go(&format!("#/play/{id}")).await?;
            visit.wait_for_text("main.fault [role=alert]", "step 4 can’t be read").await?;
            visit.expect_accessible().await?;
            visit.click("main.fault a[href*=replay]").await?;
            visit.wait_for(".replay-bar, .transport").await?;
            visit.go(&format!("#/play/{id}")).await?;
            visit.click("main.fault .primary").await?;
            visit.wait_for(".table").await?;
            ensure!(lines(&visit, &id).await? > before, "lines were dropped or written over");
            ensure!(Hand::new(&visit).answer(Way::Keys).await?, "it does not go on");
            visit.reload().await?;
            visit.wait_for(".choices .choice").await?;
            Ok(())
        });
    }
}

#[test]
fn a_room_that_cannot_be_read_is_listed_and_can_be_saved_and_removed() {
    drive("unreadable-room", Screen::Wide, async |visit| {
        visit.go("").await?;
        visit.eval("localStorage.setItem('bottlecap-room-r', '{\"format\":2}'); return null").await?;
        visit.reload().await?;
        visit.wait_for_text("#online-games ~ *", "Unreadable game").await?;
        visit.expect_accessible().await?;
        visit.click("button[aria-label='Save the unreadable game to file']").await?;
        visit.downloaded(".json").await?;
        visit.click("button[aria-label='Delete the unreadable game']").await?;
        visit.wait_until("it is gone", "return !document.body.innerText.includes('Unreadable game')").await?;
        let left = visit.eval("return localStorage.getItem('bottlecap-room-r')").await?;
        ensure!(left.is_null(), "it is still there");
        Ok(())
    });
}

#[test]
fn what_cannot_be_read_is_listed_and_can_be_saved_and_deleted() {
    drive("unreadable", Screen::Wide, async |visit| {
        let id = stored_game(&visit).await?;
        change_stored(&visit, &format!("edit(games, '{id}', () => '{{\"game\":\"shelter\",\"format\":2}}');")).await?;
        visit.reload().await?;
        visit.wait_for_text("#saved-games ~ *", "Unreadable game").await?;
        visit.expect_accessible().await?;
        visit.screenshot("wide-en-unreadable").await?;
        visit.click("button[aria-label='Save the unreadable game to file']").await?;
        visit.downloaded(".jsonl").await?;
        visit.click("button[aria-label='Delete the unreadable game']").await?;
        visit.click("dialog[open] .btn.danger, dialog[open] .btn.primary").await?;
        visit.wait_until("it is gone", "return !document.body.innerText.includes('Unreadable game')").await?;
        ensure!(lines(&visit, &id).await? == 0, "its lines are still there");
        Ok(())
    });
}
