//! Several people at several browsers, and the server between them.

use anyhow::{Context, Result, bail, ensure};
use browser::{Screen, Visit, drive};

use crate::{
    game::STILL,
    hand::{Hand, Way},
    room::{KEEP_STANDING, WATCH_STANDING, answered_by_itself},
    screens::expect_whole,
};

/// Looks that are taken in turn before a table without anybody to answer counts as stuck.
const PATIENCE: u32 = 2_000;

/// The links on the screen, each as a place of the page.
pub async fn links(visit: &Visit, css: &str) -> Result<Vec<String>> {
    let script = format!("return [...document.querySelectorAll('{css}')].map((one) => one.value)");
    let links: Vec<String> = serde_json::from_value(visit.eval(&script).await?)?;
    let place = |link: &String| Some(format!("#{}", link.split_once('#')?.1));
    links.iter().map(|link| place(link).with_context(|| format!("{link} leads to no place of the page"))).collect()
}

/// Makes a room for two with a friend by link, and gives the links: the friend's and the one for watching.
async fn make_room(visit: &Visit) -> Result<(String, String)> {
    let hand = Hand::new(visit);
    hand.seat(2, "link").await?;
    visit.click("form.form-card button[type=submit]").await?;
    visit.wait_for(".gathering .invitations").await?;
    let links = links(visit, ".invitations li:not([hidden]) input").await?;
    ensure!(links.len() == 2, "one link for the friend, one for those who watch: {}", links.len());
    Ok((links[0].clone(), links[1].clone()))
}

/// All of them say that they are ready, and the game begins.
pub async fn all_ready(people: &[&Visit]) -> Result<()> {
    for person in people {
        person.click(".gathering .btn.ready").await?;
    }
    for person in people {
        person.wait_for(".table").await?;
    }
    Ok(())
}

/// Plays so many answers, or to the end, at whichever browser is asked.
async fn play(people: &mut [Hand<'_>], most: u32) -> Result<u32> {
    play_by(Way::Keys, people, most).await
}

/// The same in one way or another.
pub async fn play_by(way: Way, people: &mut [Hand<'_>], most: u32) -> Result<u32> {
    let (mut answers, mut looks) = (0, 0);
    while answers < most {
        let mut ended = 0;
        let mut has_answered = false;
        for hand in people.iter_mut() {
            if hand.visit().count(".end-sheet[open]").await? > 0 {
                ended += 1;
            } else if hand.visit().count(".choices .choice").await? > 0 {
                has_answered |= hand.answer(way).await?;
            }
        }
        if ended == people.len() {
            break;
        }
        answers += u32::from(has_answered);
        looks = if has_answered { 0 } else { looks + 1 };
        ensure!(looks < PATIENCE, "nobody is asked and the game is not over");
    }
    Ok(answers)
}

/// Waits until two browsers show the same position.
pub async fn agree(one: &Visit, two: &Visit) -> Result<()> {
    for _ in 0..PATIENCE {
        if Hand::new(one).number().await? == Hand::new(two).number().await? {
            return Ok(());
        }
    }
    bail!("the two tables do not come to the same decision")
}

#[test]
fn two_browsers_play_a_whole_game_and_a_third_watches() {
    drive("online", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.click("form.form-card .fold > summary").await?;
        visit.click(".option:has([href$=S-RULING-38]) select option[value=b]").await?;
        let (seat, watch) = make_room(&visit).await?;
        visit.expect_accessible().await?;
        visit.screenshot("wide-en-gathering").await?;
        let (friend, watcher) = (visit.friend(Screen::Phone).await?, visit.friend(Screen::Wide).await?);
        for other in [&friend, &watcher] {
            other.media(STILL).await?;
        }
        watcher.go(&watch).await?;
        watcher.wait_for(".gathering").await?;
        friend.go(&seat).await?;
        visit.wait_for(".company-row:nth-child(2) .small").await?;
        visit.click(".gathering .btn.ready").await?;
        visit.wait_for(".company-row.here").await?;
        ensure!(visit.count(".invitations li:not([hidden])").await? == 1, "a claimed seat needs no invitation");
        friend.wait_for(".company-row.here").await?;
        friend.expect_accessible().await?;
        for (person, name) in [(&visit, "wide-en-ready"), (&friend, "phone-en-ready")] {
            person.screenshot(name).await?;
        }
        friend.click(".gathering .btn.ready").await?;
        for person in [&visit, &friend, &watcher] {
            person.wait_for(".table").await?;
        }
        watcher.wait_for_text(".watching", "You’re watching. Only players can choose.").await?;
        let mut people = [Hand::new(&visit), Hand::new(&friend)];
        play(&mut people, 30).await?;
        for (person, name) in [(&visit, "wide-en-online"), (&friend, "phone-en-online")] {
            person.expect_accessible().await?;
            expect_whole(person).await?;
            person.screenshot(name).await?;
        }
        // Happiness is hidden: one sees one's own, and who watches sees none.
        let scores = "return [...document.querySelectorAll('.board .score')]
            .filter((score) => /\\d/.test(score.textContent)).length";
        ensure!(visit.eval(scores).await? == 1, "one's own happiness is there, and no other");
        ensure!(watcher.eval(scores).await? == 0, "who watches sees nobody's happiness");
        ensure!(watcher.count(".choices .choice").await? == 0, "who watches chooses nothing");
        let answers = play(&mut people, 2_000).await?;
        println!("{answers} answers after the first thirty");
        watcher.wait_for(".end-sheet[open]").await?;
        for person in [&visit, &friend, &watcher] {
            ensure!(person.count(".end-sheet .places > li").await? == 2, "both players have a place");
        }
        visit.expect_accessible().await
    });
}

#[test]
fn a_page_answers_for_its_seat_and_for_no_other() {
    drive("online-standing", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.eval(KEEP_STANDING).await?;
        let friend = visit.friend(Screen::Wide).await?;
        friend.media(STILL).await?;
        // The server alone knows what chance will bring: in one game of thirty there is nothing to answer.
        for _ in 0..3 {
            visit.go("").await?;
            let (seat, _) = make_room(&visit).await?;
            friend.go(&seat).await?;
            all_ready(&[&visit, &friend]).await?;
            visit.eval(WATCH_STANDING).await?;
            let mut people = [Hand::new(&visit), Hand::new(&friend)];
            while play(&mut people, 5).await? > 0 {
                let told = answered_by_itself(&visit).await?;
                ensure!(friend.count(".preview-slot .why-not.done").await? == 0, "the friend is told of no answers");
                if !told.is_empty() {
                    println!("answered by itself: {told:?}");
                    return agree(&visit, &friend).await;
                }
            }
        }
        bail!("nothing was answered in three games")
    });
}

#[test]
fn whoever_does_not_come_is_played_by_a_bot() {
    drive("online-bot", Screen::Phone, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        visit.click(".start-top button[lang=ru]").await?;
        make_room(&visit).await?;
        expect_whole(&visit).await?;
        visit.screenshot("phone-ru-gathering").await?;
        visit.click(".gathering .btn-row .btn:not(.primary)").await?;
        visit.wait_for(".table").await?;
        let mut people = [Hand::new(&visit)];
        play(&mut people, 2_000).await?;
        ensure!(visit.count(".end-sheet .places > li").await? == 2, "both players have a place");
        Ok(())
    });
}

#[test]
fn a_room_goes_on_after_the_server_was_killed() {
    drive("online-killed", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        let (seat, _) = make_room(&visit).await?;
        let friend = visit.friend(Screen::Wide).await?;
        friend.media(STILL).await?;
        friend.go("").await?;
        friend.click(".start-top button[lang=ru]").await?;
        friend.go(&seat).await?;
        all_ready(&[&visit, &friend]).await?;
        let mut people = [Hand::new(&visit), Hand::new(&friend)];
        play(&mut people, 12).await?;
        agree(&visit, &friend).await?;
        let before = people[0].number().await?;
        visit.kill_server();
        for person in [&visit, &friend] {
            person.wait_for(".strips .strip.bad").await?;
        }
        // Whoever is asked clicks all the same, and sees that it waits.
        let mut asked = None;
        for person in [&visit, &friend] {
            if person.count(".choices .choice").await? > 0 {
                person.click(".choices .choice:not([role=checkbox])").await?;
                person.wait_for(".choice.unsent").await?;
                person.expect_accessible().await?;
                asked = Some(person);
            }
        }
        for (person, name) in [(&visit, "wide-en-killed"), (&friend, "wide-ru-killed")] {
            person.screenshot(name).await?;
        }
        visit.start_server_again()?;
        for person in [&visit, &friend] {
            person.wait_until_gone(".strips .strip.bad").await?;
        }
        ensure!(asked.is_some(), "somebody is asked");
        let after = format!("return Number(document.querySelector('.table').dataset.decision) > {before}");
        visit.wait_until("the answer that waited is played", &after).await?;
        play(&mut people, 6).await?;
        agree(&visit, &friend).await?;
        for (person, name) in [(&visit, "wide-en-resumed"), (&friend, "wide-ru-resumed")] {
            person.screenshot(name).await?;
        }
        // A page that is loaded again finds the room, too, also from the list of the start screen.
        visit.go("#/").await?;
        visit.click("section[aria-labelledby=online-games] a.btn").await?;
        visit.wait_for(".table").await?;
        agree(&visit, &friend).await
    });
}

#[test]
fn people_talk_vote_and_let_bots_play() {
    drive("online-votes", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        let (seat, _) = make_room(&visit).await?;
        let friend = visit.friend(Screen::Wide).await?;
        friend.media(STILL).await?;
        friend.go(&seat).await?;
        all_ready(&[&visit, &friend]).await?;
        let mut people = [Hand::new(&visit), Hand::new(&friend)];
        play(&mut people, 14).await?;
        agree(&visit, &friend).await?;
        // Chat is text, whatever it looks like.
        visit.click(".log-head button.side").await?;
        visit.click(".chat-write input").await?;
        visit.keys("<b>hello</b>").await?;
        visit.press(browser::Key::Enter).await?;
        friend.wait_for(".log-head .badge").await?;
        friend.click(".log-head button.side").await?;
        friend.wait_for_text(".chat .log-text", "<b>hello</b>").await?;
        visit.expect_accessible().await?;
        visit.screenshot("wide-en-chat").await?;
        // What nobody may take back alone is taken back when both agree.
        let asked = propose_to_go_back(&mut people).await?;
        let (by, other) = if asked == 0 { (&visit, &friend) } else { (&friend, &visit) };
        let before = Hand::new(by).number().await?;
        other.wait_for(".strip.vote .btn.primary").await?;
        ensure!(other.count(".strip.vote .undone li").await? > 0, "what would be undone is told");
        other.expect_accessible().await?;
        other.screenshot("wide-en-vote").await?;
        other.click(".strip.vote .btn.primary").await?;
        for person in [&visit, &friend] {
            person.wait_until_gone(".strip.vote").await?;
            let moved = format!("return Number(document.querySelector('.table').dataset.decision) > {before}");
            person.wait_until("the table goes back", &moved).await?;
        }
        agree(&visit, &friend).await?;
        // A bot plays on for one, and hands back.
        visit.click(".top-actions button[aria-haspopup]").await?;
        visit.click_text(".menu-list button", "Who plays which seat").await?;
        visit.wait_for(".company-row").await?;
        visit.screenshot("wide-en-company").await?;
        visit.click_text(".company-row button", "Let a bot play for me").await?;
        visit.wait_for_text(".strips .strip", "A bot is playing for you.").await?;
        visit.click_text(".strips button", "Play myself").await?;
        visit.wait_until_gone(".strips .strip").await?;
        play(&mut people, 4).await?;
        Ok(())
    });
}

#[test]
fn a_claimed_seat_opens_for_nobody_else_and_friends_play_again() {
    drive("online-keys", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        visit.go("").await?;
        let (seat, _) = make_room(&visit).await?;
        let (friend, stranger) = (visit.friend(Screen::Wide).await?, visit.friend(Screen::Phone).await?);
        friend.media(STILL).await?;
        stranger.media(STILL).await?;
        friend.go(&seat).await?;
        all_ready(&[&visit, &friend]).await?;
        // Whoever has the link, too, comes too late; so does the one who made the room.
        stranger.go(&seat).await?;
        stranger.wait_for(".fault [role=alert]").await?;
        stranger.expect_accessible().await?;
        stranger.screenshot("phone-en-claimed").await?;
        // The friend's own browser finds its way back through the invitation and through the address it has now.
        let own = friend.eval("return location.hash").await?;
        ensure!(own.as_str().is_some_and(|own| own != seat), "the address has the key");
        for place in [seat.as_str(), own.as_str().unwrap_or_default()] {
            friend.go("#/").await?;
            friend.go(place).await?;
            friend.wait_for(".table").await?;
        }
        // The link for another device opens the seat there, which its owner sees.
        friend.click(".top-actions button[aria-haspopup]").await?;
        friend.click_text(".menu-list button", "Who plays which seat").await?;
        friend.wait_for(".own-link input").await?;
        friend.expect_accessible().await?;
        friend.screenshot("wide-en-own-link").await?;
        let link = links(&friend, ".own-link input").await?.remove(0);
        friend.press(browser::Key::Escape).await?;
        stranger.go("#/").await?;
        stranger.go(&link).await?;
        stranger.wait_for(".table").await?;
        for person in [&friend, &stranger] {
            person.wait_for(".strip.screens").await?;
        }
        ensure!(visit.count(".strip.screens").await? == 0, "it is nobody else's business");
        friend.expect_accessible().await?;
        friend.screenshot("wide-en-screens").await?;
        friend.click(".strip.screens .btn.primary").await?;
        friend.wait_until_gone(".strip.screens").await?;
        stranger.wait_for(".strips .strip.bad").await?;
        // The key that the browser has now is the one that counts.
        friend.reload().await?;
        friend.wait_for(".table").await?;
        let mut people = [Hand::new(&visit), Hand::new(&friend)];
        play(&mut people, 4).await?;
        // All give up, and play again with one click each.
        visit.click(".top-actions button[aria-haspopup]").await?;
        visit.click_text(".menu-list button", "Who plays which seat").await?;
        visit.click_text("button.danger", "Propose to end the game here").await?;
        friend.click(".strip.vote .btn.primary").await?;
        for person in [&visit, &friend] {
            person.wait_for(".strip .btn.rematch").await?;
        }
        friend.screenshot("wide-en-rematch").await?;
        friend.click(".strip .btn.rematch").await?;
        friend.wait_for(".gathering").await?;
        visit.wait_for_text(".strip .btn.rematch", "Join the next game").await?;
        visit.expect_accessible().await?;
        visit.click(".strip .btn.rematch").await?;
        all_ready(&[&visit, &friend]).await?;
        let mut people = [Hand::new(&visit), Hand::new(&friend)];
        play(&mut people, 4).await?;
        agree(&visit, &friend).await
    });
}

/// Plays on until somebody could go back only by consent, who then proposes it. Tells who.
async fn propose_to_go_back(people: &mut [Hand<'_>]) -> Result<usize> {
    for _ in 0..40 {
        for (at, hand) in people.iter().enumerate() {
            let says = "return document.querySelector('button.undo:not([disabled])')?.innerText ?? ''";
            if hand.visit().eval(says).await?.as_str().is_some_and(|says| says.starts_with("Propose to rewind")) {
                // Once to say so, once to mean it.
                hand.visit().click("button.undo").await?;
                hand.visit().click("button.undo").await?;
                return Ok(at);
            }
        }
        play(people, 1).await?;
    }
    bail!("nobody ever needs consent to go back")
}
