//! The map of Wasteland: what lies over it, the card beside a space, the small map, and what is seen to move.

use anyhow::{Context, Result, ensure};
use browser::{Key, Media, Screen, Visit, drive};
use serde_json::Value;

use crate::{
    game::STILL,
    hand::{Hand, Way},
};

const PAGE: &str = "wasteland.html";

/// Answers until the page shows something.
async fn until(hand: &mut Hand<'_>, css: &str, answers: u32) -> Result<()> {
    for _ in 0..answers {
        hand.visit().wait_for(".choices .choice, .decision-foot .amount, .end-sheet[open]").await?;
        if hand.visit().count(css).await? > 0 {
            return Ok(());
        }
        ensure!(hand.answer(Way::Keys).await?, "the game is over before there is any {css}");
    }
    anyhow::bail!("there is never any {css}")
}

/// Marks the first element of a selector whose middle nothing else covers, so that it can be clicked or tapped.
async fn mark_bare(visit: &Visit, css: &str) -> Result<bool> {
    let script = format!(
        "document.querySelectorAll('[data-test]').forEach((one) => one.removeAttribute('data-test'));
         const bare = [...document.querySelectorAll({css:?})].find((one) => {{
           const box = (one.querySelector('.ground') ?? one).getBoundingClientRect();
           const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
           return hit && one.contains(hit);
         }});
         bare?.setAttribute('data-test', 'bare');
         return !!bare;"
    );
    Ok(visit.eval(&script).await? == true)
}

/// What part of the map is in sight.
async fn in_sight(visit: &Visit) -> Result<String> {
    visit.attribute(".map", "viewBox").await?.context("the map has a view")
}

#[test]
fn the_threat_shows_itself_at_the_last_action_and_is_switched_by_key_and_button() {
    drive("map-threat", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(5).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        until(&mut hand, ".threat-card", 60).await?;
        let shows_both = "return document.querySelectorAll('.space.reach, .reach-mark').length";
        ensure!(visit.eval(shows_both).await? == 0, "reach and threat lie over each other");
        ensure!(visit.count(".threat .odds-tag").await? > 0, "nobody threatens anybody");
        visit.screenshot("map-threat").await?;
        visit.expect_accessible().await?;
        // The key of the threat sends it away, that of the reach brings the reach, and the first one the threat again.
        visit.keys("]").await?;
        visit.wait_until_gone(".threat-card, .threat").await?;
        visit.keys("[").await?;
        visit.wait_for("[data-layer=reach][aria-pressed=true]").await?;
        visit.keys("]").await?;
        visit.wait_for(".threat-card").await?;
        ensure!(visit.count("[data-layer][aria-pressed=true]").await? == 1, "two layers at once");
        visit.click(".threat-card header .btn.square").await?;
        visit.wait_until_gone(".threat-card").await?;
        // Sent away it stays away for this turn, and comes by its button.
        visit.click("[data-layer=threat]").await?;
        visit.wait_for(".threat-card").await?;
        visit.click(".threat-card header .btn:not(.square)").await?;
        visit.wait_for(".journal:not(.closed) .forecasts").await?;
        visit.screenshot("map-threat-read").await?;
        Ok(())
    });
}

#[test]
fn a_finger_sees_the_card_of_a_space_and_acts_on_it_with_the_second_tap() {
    drive("map-card-touch", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(3).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.tap_play_now().await?;
        for _ in 0..40 {
            visit.wait_for(".choices .choice, .end-sheet[open]").await?;
            // In a turn: where to start is asked on the map, too.
            if visit.count(".space.reach.lit").await? > 0 && mark_bare(&visit, ".space.reach.lit").await? {
                break;
            }
            hand.answer(Way::Touch).await?;
        }
        visit.screenshot("map-phone").await?;
        let number = hand.number().await?;
        visit.tap("[data-test=bare] .ground").await?;
        visit.wait_for(".space-card.pinned .deed").await?;
        ensure!(hand.number().await? == number, "the first tap shows");
        let covered = "const ground = document.querySelector('[data-test=bare] .ground').getBoundingClientRect();
            const hit = document.elementFromPoint(ground.x + ground.width / 2, ground.y + ground.height / 2);
            return !!hit?.closest('.space-card')";
        ensure!(visit.eval(covered).await? == false, "the card comes to lie under the finger");
        visit.screenshot("map-card-phone").await?;
        visit.expect_accessible().await?;
        visit.tap(".space-card .deed").await?;
        let moved = format!("return Number(document.querySelector('.table').dataset.decision) !== {number}");
        visit.wait_until("the second tap acts", &moved).await?;
        visit.wait_until_gone(".space-card.pinned").await?;
        // The threat by finger, too.
        visit.tap("[data-layer=threat]").await?;
        visit.wait_for(".threat-card").await?;
        visit.screenshot("map-threat-phone").await?;
        visit.expect_accessible().await?;
        visit.tap(".threat-card header .btn.square").await?;
        visit.wait_until_gone(".threat-card").await
    });
}

#[test]
fn the_card_of_a_space_is_used_by_keyboard_and_by_mouse() {
    drive("map-card-keys", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(3).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        // Somewhere in a turn the own space has several things to do.
        let several =
            "return !!document.querySelector('.map [tabindex=\"0\"].lit') && !document.querySelector('.scene')";
        for _ in 0..60 {
            visit.wait_for(".choices .choice, .end-sheet[open]").await?;
            if visit.eval(several).await? == true {
                visit.eval("document.querySelector('.map [tabindex=\"0\"]').focus()").await?;
                if visit.count(".space-card .deed").await? > 1 {
                    break;
                }
            }
            ensure!(hand.answer(Way::Keys).await?, "the game is over");
        }
        ensure!(visit.count(".space-card .deed").await? > 1, "there is never more than one thing to do");
        ensure!(visit.count(".space-card.pinned").await? == 0, "what is only pointed at does not stay");
        let number = hand.number().await?;
        visit.press(Key::Enter).await?;
        visit
            .wait_until("the focus is on the card", "return !!document.activeElement.closest('.space-card.pinned')")
            .await?;
        visit.screenshot("map-card").await?;
        visit.expect_accessible().await?;
        visit.press(Key::Escape).await?;
        visit.wait_until_gone(".space-card.pinned").await?;
        let back = "return document.activeElement.getAttribute('tabindex') === '0' && !!document.activeElement.closest('.map')";
        visit.wait_until("the focus is back on the space", back).await?;
        ensure!(hand.number().await? == number, "nothing was chosen");
        // By mouse a click keeps the card, and a button on it acts.
        ensure!(mark_bare(&visit, ".map [tabindex=\"0\"]").await?, "the own space is covered");
        visit.click("[data-test=bare] .ground").await?;
        visit.wait_for(".space-card.pinned .deed").await?;
        visit.click(".space-card.pinned .deed").await?;
        let moved = format!("return Number(document.querySelector('.table').dataset.decision) !== {number}");
        visit.wait_until("the button acts", &moved).await
    });
}

#[test]
fn the_small_map_shows_what_is_in_sight_and_leads_elsewhere() {
    drive("map-overview", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        until(&mut hand, ".space.reach.lit", 40).await?;
        ensure!(visit.count(".overview").await? == 0, "all of the map is in sight");
        visit.click(".map-buttons button:nth-child(4)").await?;
        visit.wait_for(".overview .in-sight").await?;
        let near = in_sight(&visit).await?;
        visit.screenshot("map-overview").await?;
        visit.click(".overview").await?;
        let moved = format!("return document.querySelector('.map').getAttribute('viewBox') !== {near:?}");
        visit.wait_until("the map goes where the small one was clicked", &moved).await?;
        visit.click(".map-buttons button:nth-child(3)").await?;
        visit.wait_until_gone(".overview").await
    });
}

#[test]
fn pointing_at_a_quest_lights_its_places() {
    drive("map-quests", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(4).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        for _ in 0..80 {
            visit.wait_for(".choices .choice, .end-sheet[open]").await?;
            if visit.count(".journal.closed").await? > 0 {
                visit.click(".journal-tabs [data-page=quests]").await?;
            }
            for quest in 1..=visit.count(".quests > li").await? {
                let point = format!("document.querySelector('.quests > li:nth-child({quest})').focus()");
                visit.eval(&point).await?;
                if visit.count(".quest-glow").await? > 0 {
                    visit.screenshot("map-quest-places").await?;
                    return Ok(());
                }
            }
            ensure!(hand.answer(Way::Keys).await?, "the game is over");
        }
        anyhow::bail!("no quest has a place on the map")
    });
}

/// Collects the names of all that moves from now on.
const WATCH_MOTION: &str = "
    window.moved = new Set();
    window.overlays = new Set();
    const look = () => {
      for (const one of document.getAnimations()) {
        const { side, piece } = one.effect?.target?.dataset ?? {};
        if (side || piece) window.moved.add(side ?? piece.replace(/-.*/, ''));
      }
      for (const name of ['dice-overlay', 'reveal']) {
        if (document.querySelector('.' + name)) window.overlays.add(name);
      }
      requestAnimationFrame(look);
    };
    look();";

async fn seen(visit: &Visit) -> Result<Vec<String>> {
    let seen = visit.eval("return [...(window.moved ?? []), ...(window.overlays ?? [])]").await?;
    let seen = seen.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
    Ok(seen.collect())
}

#[test]
fn tiles_turn_pieces_walk_and_dice_tumble_unless_stillness_is_asked_for() {
    drive("map-motion", Screen::Wide, async |visit| {
        for is_still in [false, true] {
            visit.media(Media { reduced_motion: is_still, ..Media::default() }).await?;
            visit.fix_chance(9).await?;
            let mut hand = Hand::at(&visit, PAGE);
            hand.begin_alone().await?;
            visit.wait_for(".choices .choice").await?;
            visit.eval(WATCH_MOTION).await?;
            let wanted = ["face", "figure", "foe", "dice-overlay", "reveal"];
            let mut all = Vec::new();
            for _ in 0..120 {
                if !hand.answer(Way::Keys).await? {
                    break;
                }
                all = seen(&visit).await?;
                if wanted.iter().all(|one| all.iter().any(|seen| seen == one)) {
                    break;
                }
            }
            if is_still {
                ensure!(all.is_empty(), "something moves: {all:?}");
            } else {
                let missing: Vec<_> = wanted.iter().filter(|one| !all.iter().any(|seen| seen == **one)).collect();
                ensure!(missing.is_empty(), "never seen: {missing:?} besides {all:?}");
            }
        }
        Ok(())
    });
}

/// Measures: from a click to the painted table in the middle of a game, and the frames while bots think.
#[test]
fn how_long_a_click_takes_and_how_smooth_it_is_while_a_bot_thinks() {
    drive("map-speed", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(3).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        hand.play(Way::Keys, 60).await?;
        visit.wait_for(".choices .choice").await?;
        println!("{}", hand.click_to_paint(60).await?);
        visit.go(PAGE).await?;
        hand.players(4).await?;
        hand.begin().await?;
        visit.wait_for(".choices .choice").await?;
        println!("{}", hand.frames_while_bots_think(40).await?);
        Ok(())
    });
}
