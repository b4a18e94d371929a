//! Wasteland on the table, as people play it.

use anyhow::{Context, Result, ensure};
use browser::{Key, Screen, Visit, drive};

use crate::{
    game::STILL,
    hand::{Hand, Way},
};

const PAGE: &str = "wasteland.html";

/// Answers until it is the survivor's turn and a move was made, so that there are points to walk with.
async fn until_the_first_turn(hand: &mut Hand<'_>) -> Result<()> {
    for _ in 0..40 {
        if hand.visit().count(".space.reach").await? > 0 {
            return Ok(());
        }
        ensure!(hand.answer(Way::Mouse).await?, "the game is over before it began");
    }
    anyhow::bail!("nobody has a turn")
}

/// Where the own figure stands, as the map is told.
async fn place(visit: &Visit) -> Result<String> {
    let place = visit.eval("return document.querySelector('.figure').style.transform").await?;
    Ok(place.as_str().context("the figure stands somewhere")?.to_owned())
}

#[test]
fn a_lone_survivor_plays_to_the_end_by_mouse() {
    drive("wasteland-solo", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        let answers = hand.play_to_the_end(Way::Mouse).await?;
        println!("{answers} answers by mouse");
        ensure!(visit.count(".end-sheet .places > li").await? == 1, "the survivor has a place");
        visit.screenshot("wasteland-end").await?;
        visit.expect_accessible().await
    });
}

#[test]
fn a_whole_game_by_touch_on_a_phone() {
    drive("wasteland-touch", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        Hand::at(&visit, PAGE).play_by_touch().await?;
        visit.expect_accessible().await
    });
}

#[test]
fn a_whole_game_by_touch_on_a_phone_on_its_side() {
    drive("wasteland-touch-landscape", Screen::Landscape, async |visit| {
        visit.media(STILL).await?;
        Hand::at(&visit, PAGE).play_by_touch().await
    });
}

#[test]
fn a_whole_game_by_touch_on_a_tablet() {
    drive("wasteland-touch-tablet", Screen::Tablet, async |visit| {
        visit.media(STILL).await?;
        Hand::at(&visit, PAGE).play_by_touch().await
    });
}

#[test]
fn a_click_far_away_walks_there_step_by_step() {
    drive("wasteland-walk", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(3).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        until_the_first_turn(&mut hand).await?;
        let before = place(&visit).await?;
        let number = hand.number().await?;
        // The nearest middle that nothing else covers: a person clicks on bare ground.
        let script = "const bare = [...document.querySelectorAll('.space.reach:not(.lit)')].find((space) => {
              const path = space.querySelector('.ground').getBoundingClientRect();
              const hit = document.elementFromPoint(path.x + path.width / 2, path.y + path.height / 2);
              return hit?.closest('.space') === space;
            });
            bare.setAttribute('data-test', 'far');
            return bare.getAttribute('aria-label');";
        let label = visit.eval(script).await?;
        println!("walks to {label}");
        visit.click("[data-test=far] .ground").await?;
        visit
            .wait_until(
                "the figure has moved",
                &format!("return document.querySelector('.figure').style.transform !== '{before}'"),
            )
            .await?;
        ensure!(hand.number().await? > number, "the walk consists of answers");
        visit.screenshot("wasteland-walked").await?;
        Ok(())
    });
}

#[test]
fn the_map_is_walked_over_with_arrow_keys() {
    drive("wasteland-keys", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        until_the_first_turn(&mut hand).await?;
        visit.eval("document.querySelector('.map [tabindex=\"0\"]').focus()").await?;
        let focused = "return document.activeElement.getAttribute('data-spot')";
        let first = visit.eval(focused).await?;
        let mut seen = vec![first.clone()];
        for key in [Key::Right, Key::Right, Key::Down, Key::Left, Key::Up] {
            visit.press(key).await?;
            let now = visit.eval(focused).await?;
            ensure!(now.as_str().is_some_and(|spot| spot.starts_with("space-") || spot.starts_with("place-")), "{now}");
            seen.push(now);
        }
        seen.dedup();
        ensure!(seen.len() >= 4, "the arrows lead over the map: {seen:?}");
        let label = visit.eval("return document.activeElement.getAttribute('aria-label')").await?;
        ensure!(label.as_str().is_some_and(|label| label.len() > 5), "a space says what it is: {label}");
        visit.expect_accessible().await
    });
}

#[test]
fn an_explored_tile_shows_its_face() {
    drive("wasteland-explored", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.fix_chance(3).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.begin_alone().await?;
        until_the_first_turn(&mut hand).await?;
        let facedown = visit.count(".tile.facedown").await?;
        visit.click(".tile.facedown.lit").await?;
        visit
            .wait_until(
                "the tile is seen",
                &format!("return document.querySelectorAll('.tile.facedown').length === {}", facedown - 1),
            )
            .await?;
        visit.screenshot("wasteland-explored").await.map(drop)
    });
}

#[test]
fn one_start_screen_leads_to_the_other() {
    drive("two-games", Screen::Wide, async |visit| {
        visit.go("").await?;
        let first = visit.text(".cover h1").await?;
        visit.click(".games a:not([aria-current])").await?;
        visit
            .wait_until(
                "the other game has started",
                "return !document.getElementById('boot') && !!document.querySelector('.scenarios')",
            )
            .await?;
        let other = visit.text(".cover h1").await?;
        ensure!(first != other, "{first} leads to itself");
        visit.expect_accessible().await?;
        visit.screenshot("wasteland-start").await?;
        visit.click(".games a:not([aria-current])").await?;
        visit.wait_for_text(".cover h1", &first).await
    });
}

/// Every panel and scene in both languages, wide and on a phone, for people to look at; nothing serious in any audit.
#[test]
fn every_panel_of_wasteland_can_be_read() {
    drive("wasteland-panels", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::at(&visit, PAGE);
        hand.play_now().await?;
        for _ in 0..3 {
            hand.play(Way::Mouse, 8).await?;
            for page in ["quests", "shop", "influence", "forecast"] {
                visit.click(&format!(".journal-tabs [data-page={page}]")).await?;
                visit.wait_for(".journal:not(.closed)").await?;
                visit.expect_accessible().await?;
                visit.screenshot(&format!("wasteland-{page}")).await?;
            }
        }
        Ok(())
    });
}
