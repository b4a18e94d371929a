//! How a game is told: examples in words, the chronicle at the end, and what whoever comes back is told.

use anyhow::{Context, Result, ensure};
use browser::{Screen, Visit, drive};

use crate::{
    game::{STILL, game_id},
    hand::{Hand, Way},
    screens::expect_whole,
};

const WASTELAND: &str = "wasteland.html";

/// The screens on which people look at it.
const SCREENS: [(Screen, &str); 4] =
    [(Screen::Wide, "wide"), (Screen::Laptop, "laptop"), (Screen::Tablet, "tablet"), (Screen::Phone, "phone")];

/// Switches the language and shows the same place again.
async fn speak_here(visit: &Visit, lang: &str, is_dark: bool) -> Result<()> {
    let theme = if is_dark { "dark" } else { "light" };
    let keep = format!(
        "localStorage.setItem('bottlecap-settings', JSON.stringify({{ lang: {lang:?}, theme: {theme:?} }})); return null"
    );
    visit.eval(&keep).await?;
    visit.reload().await
}

/// Bots play a whole game of Wasteland; gives its name.
async fn played_game(visit: &Visit) -> Result<String> {
    visit.media(STILL).await?;
    visit.fix_chance(5).await?;
    let hand = Hand::at(visit, WASTELAND);
    visit.go(WASTELAND).await?;
    hand.players(2).await?;
    for (at, name) in [(1, "Vera"), (2, "Otto")] {
        hand.seat(at, "bot-novice").await?;
        hand.name(at, name).await?;
    }
    hand.begin().await?;
    hand.let_bots_finish().await?;
    game_id(visit).await
}

#[test]
fn the_end_of_wasteland_is_told_as_a_chronicle() {
    drive("chronicle", Screen::Wide, async |visit| {
        let id = played_game(&visit).await?;
        visit.wait_for(".chronicle .news li").await?;
        ensure!(visit.count(".chronicle .ways li").await? == 2, "each survivor has a way");
        ensure!(visit.count(".chronicle-map svg g").await? > 5, "the map is drawn");
        ensure!(visit.count(".chronicle .epilogue p").await? >= 4, "the epilogue tells of everybody");
        ensure!(visit.count(".chronicle .news a[href*=replay]").await? > 0, "the news lead into the replay");
        // What is drawn is said.
        let label = visit.attribute(".chronicle-map > svg", "aria-label").await?.context("the map has a label")?;
        for way in visit.texts(".chronicle .ways li").await? {
            ensure!(label.contains(way.trim()), "{label} does not say {way}");
        }
        expect_whole(&visit).await?;
        visit.expect_accessible().await?;

        let head = visit.text(".chronicle .news h4").await?;
        visit.click("#chronicle-drawing").await?;
        let drawing = visit.downloaded(".svg").await?;
        let drawing = std::fs::read_to_string(drawing)?;
        let first = head.split_whitespace().next().unwrap_or_default().replace('&', "&amp;");
        ensure!(drawing.starts_with("<svg") && drawing.contains(&first), "the drawing lacks {head}");
        visit.click("#chronicle-picture").await?;
        let picture = std::fs::read(visit.downloaded(".png").await?)?;
        ensure!(picture.starts_with(b"\x89PNG") && picture.len() > 20_000, "{} bytes are no picture", picture.len());

        for (lang, is_dark) in [("en", false), ("ru", false), ("en", true)] {
            visit.go(&format!("{WASTELAND}#/play/{id}")).await?;
            speak_here(&visit, lang, is_dark).await?;
            visit.wait_for(".chronicle .news li").await?;
            for (screen, name) in SCREENS {
                visit.screen(screen).await?;
                expect_whole(&visit).await?;
                let shade = if is_dark { "-dark" } else { "" };
                visit.screenshot(&format!("chronicle-{name}-{lang}{shade}")).await?;
                visit.eval("document.querySelector('.chronicle').scrollIntoView(); return null").await?;
                visit.screenshot(&format!("chronicle-{name}-{lang}{shade}-paper")).await?;
                visit.eval("document.querySelector('.epilogue').scrollIntoView(); return null").await?;
                visit.screenshot(&format!("chronicle-{name}-{lang}{shade}-epilogue")).await?;
            }
            visit.expect_accessible().await?;
            visit.screen(Screen::Wide).await?;
        }
        Ok(())
    });
}

/// Opens the story of an example on all screens.
async fn read_story(visit: &Visit, page: &str, path: &str, game: &str) -> Result<()> {
    for lang in ["en", "ru"] {
        visit.go(&format!("{page}#/try/{path}")).await?;
        speak_here(visit, lang, false).await?;
        for (screen, name) in SCREENS {
            visit.screen(screen).await?;
            visit.wait_for("#try-story-button").await?;
            if visit.count("#try-story").await? == 0 {
                visit.click("#try-story-button").await?;
            }
            visit.wait_for("#try-story .try-fact").await?;
            for fact in visit.texts("#try-story .try-fact").await? {
                ensure!(!fact.contains(['{', '=', '#']), "told as it is written: {fact}");
            }
            visit.screenshot(&format!("story-{game}-{name}-{lang}")).await?;
        }
        visit.expect_accessible().await?;
        visit.screen(Screen::Wide).await?;
    }
    Ok(())
}

#[test]
fn examples_are_told_in_sentences() {
    drive("told", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        read_story(&visit, WASTELAND, "fight/W-FIGHT-04-a-tollman-who-made-himself.kdl", "wasteland").await?;
        read_story(&visit, "", "fight/S-FIGHT-04-a-second-throw.kdl", "shelter").await
    });
}

/// Plays a little, comes back to the game and is told how it came here, once.
async fn come_back(visit: &Visit, page: &'static str, game: &str) -> Result<()> {
    let mut hand = Hand::at(visit, page);
    hand.play_now().await?;
    ensure!(visit.count(".since").await? == 0, "a game that begins has no past");
    // A few answers: a game may be over in some rounds.
    hand.play(Way::Keys, 6).await?;
    for (lang, title) in [("ru", "РАНЕЕ"), ("en", "PREVIOUSLY")] {
        speak_here(visit, lang, false).await?;
        visit.wait_for_text(".since h2", title).await?;
        ensure!(visit.count(".since > p").await? >= 3, "it says too little");
        for (screen, name) in SCREENS {
            visit.screen(screen).await?;
            visit.screenshot(&format!("previously-{game}-{name}-{lang}")).await?;
        }
        visit.screen(Screen::Wide).await?;
    }
    visit.expect_accessible().await?;
    visit.click(".since button").await?;
    visit.wait_until_gone(".since").await?;
    // It goes with the next move, too.
    visit.reload().await?;
    visit.wait_for(".since").await?;
    hand.play(Way::Keys, 2).await?;
    visit.wait_until_gone(".since").await
}

#[test]
fn whoever_comes_back_is_told_how_the_game_came_here() {
    drive("previously", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        come_back(&visit, WASTELAND, "wasteland").await?;
        come_back(&visit, "", "shelter").await
    });
}
