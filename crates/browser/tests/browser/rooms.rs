//! Rooms of Wasteland: what reaches one seat is for that seat, and a fight goes on at the same dice after the server was
//! killed.

use anyhow::{Result, ensure};
use browser::{Screen, Visit, drive};
use serde_json::json;

use crate::{
    game::STILL,
    hand::{Hand, Way},
    online::{agree, all_ready, links, play_by},
};

const PAGE: &str = "wasteland.html";

/// Keeps what a page is told over its sockets, and where its program keeps everything it knows.
const LISTEN: &str = "
    window.heard = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...place) {
        super(...place);
        this.addEventListener('message', (event) => window.heard.push(event.data));
      }
    };
    for (const name of ['instantiate', 'instantiateStreaming']) {
      const plain = WebAssembly[name];
      WebAssembly[name] = async (...how) => {
        const made = await plain.apply(WebAssembly, how);
        window.memory ??= (made.instance ?? made).exports.memory;
        return made;
      };
    }";

/// Looks through all events and agenda cards that the page was told of, and through every hand whose text is in the memory
/// of its program. Views that are told by what changed are put together as docs/protocol.md says. A card elsewhere than in
/// the own hand may be known once an event told it that was for this page; any other is a leak, and so is an event that
/// was for others.
const HANDS: &str = r#"
    const open_to_all = ['loyalty-declared', 'loyalty-ended', 'agenda-revealed', 'agenda-card-put-away',
      'agenda-discarded', 'victory-declared'];
    const open_to = {
      'agenda-seen': ({ seat }) => [seat],
      'agenda-given-up': ({ seat }) => [seat],
      'looked-at-cards': ({ seat }) => [seat],
      'agenda-shown': ({ seat, to }) => [seat, to],
      'agendas-passed': ({ from, to }) => [from, to],
    };
    let view = '', own = null, told = 0, changes = 0;
    const known = new Set(), leaks = [];
    const hear = ({ audience, event }) => {
      const for_it = audience === 'all' || (own !== null && audience.only & (1 << own));
      if (!for_it) leaks.push(JSON.stringify(event));
      if (typeof event === 'string') return;
      const [[name, it]] = Object.entries(event);
      if (open_to[name] && !open_to[name](it).includes(own)) leaks.push(JSON.stringify(event));
      if (name === 'looked-at-cards' && it.pile !== 'agenda') return;
      if (!open_to[name] && !open_to_all.includes(name)) return;
      for (const card of it.cards ?? it.agendas ?? [it.card]) if (card !== null) known.add(card);
    };
    const look = (hands) => hands.forEach((hand, seat) => {
      for (const card of hand.known) {
        if (seat === own) known.add(card);
        else if (!known.has(card)) leaks.push(`card ${card} of seat ${seat}`);
      }
    });
    // The text of the view as it came: numbers in it may be larger than those of this language.
    const text_of = (message) => {
      const begin = message.indexOf('"view":') + 7;
      let depth = 0, at = begin, quoted = false;
      do {
        const sign = message[at++];
        if (quoted) {
          if (sign === '\\') at++;
          quoted = sign !== '"';
        } else if (sign === '"') quoted = true;
        else if ('{['.includes(sign)) depth++;
        else if (']}'.includes(sign)) depth--;
      } while (depth > 0);
      return message.slice(begin, at);
    };
    for (const message of window.heard) {
      const { welcome, update, changed } = JSON.parse(message);
      if (welcome) own = welcome.role.seat ?? null;
      if (!update && !changed) continue;
      told++;
      (update ?? changed).happened.forEach(({ events }) => events.forEach(hear));
      if (update) view = text_of(message);
      else {
        changes++;
        let next = '', at = 0;
        for (const [keep, drop, put] of changed.snapshot.view) {
          next += view.slice(at, at + keep) + put;
          at += keep + drop;
        }
        view = next + view.slice(at);
      }
      const { hands, agendas, agenda_discards } = JSON.parse(view);
      look(hands);
      for (const card of [...agendas.known.map(([, card]) => card), ...agenda_discards]) {
        if (card !== null && !known.has(card)) leaks.push(`card ${card} in a pile`);
      }
    }
    const memory = new TextDecoder('latin1').decode(new Uint8Array(window.memory.buffer).slice());
    const texts = [...memory.matchAll(/"hands":(\[(?:\{"count":\d+,"known":\[[\d,]*\]\},?)+\])/g)];
    texts.forEach(([, hands]) => look(JSON.parse(hands)));
    return { own, leaks, told, changes, kept: texts.length, known: known.size };"#;

/// Checks that a page knows the hand of its own seat and no other.
async fn expect_own_hand_only(visit: &Visit, own: Option<u64>) -> Result<()> {
    let found = visit.eval(HANDS).await?;
    let count = |name: &str| found[name].as_u64().unwrap_or_default();
    ensure!(found["own"].as_u64() == own, "this is seat {}, not {own:?}", found["own"]);
    ensure!(found["leaks"] == json!([]), "seat {own:?} knows too much: {}", found["leaks"]);
    ensure!(count("told") > 20 && count("changes") > 10 && count("kept") > 0, "too little was told: {found}");
    ensure!(own.is_none() || count("known") > 0, "seat {own:?} never saw its own cards");
    Ok(())
}

/// Makes a room for three, and gives the links to the two others and for watching.
async fn room_for_three(visit: &Visit) -> Result<Vec<String>> {
    let hand = Hand::at(visit, PAGE);
    visit.go(PAGE).await?;
    hand.players(3).await?;
    for seat in [2, 3] {
        hand.seat(seat, "link").await?;
    }
    visit.click("form.form-card button[type=submit]").await?;
    visit.wait_for(".gathering .invitations").await?;
    let links = links(visit, ".invitations li:not([hidden]) input").await?;
    ensure!(links.len() == 3, "two friends and those who watch: {}", links.len());
    Ok(links.into_iter().map(|link| format!("{PAGE}{link}")).collect())
}

#[test]
fn three_survivors_and_a_watcher_know_what_is_theirs() {
    drive("wasteland-online", Screen::Wide, async |visit| {
        let mut people = vec![visit.clone()];
        for screen in [Screen::Laptop, Screen::Phone, Screen::Wide] {
            people.push(visit.friend(screen).await?);
        }
        for person in &people {
            person.media(STILL).await?;
            person.tools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await?;
        }
        let links = room_for_three(&visit).await?;
        for (person, link) in people.iter().skip(1).zip(&links) {
            person.go(link).await?;
            person.wait_for(".gathering").await?;
        }
        all_ready(&[&people[0], &people[1], &people[2]]).await?;
        people[3].wait_for(".table .watching").await?;
        let mut hands: Vec<Hand<'_>> = people.iter().take(3).map(|person| Hand::at(person, PAGE)).collect();
        let answers = play_by(Way::Mouse, &mut hands, 36).await?;
        ensure!(answers == 36, "the game was over after {answers} answers");
        for (at, person) in people.iter().enumerate() {
            agree(&people[0], person).await?;
            expect_own_hand_only(person, (at < 3).then_some(at as u64)).await?;
            person.screenshot(&format!("wasteland-online-{at}")).await?;
            person.expect_accessible().await?;
        }
        ensure!(people[3].count(".choices .choice").await? == 0, "who watches chooses nothing");
        Ok(())
    });
}

/// What the three dice of a fight show.
async fn dice(visit: &Visit) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.fight-scene .vats-die:not(.unrolled)')]
        .map((die) => die.getAttribute('aria-label'))";
    Ok(serde_json::from_value(visit.eval(script).await?)?)
}

/// Plays in a room of its own until somebody rolls in a fight, or to the end.
async fn until_a_throw(hand: &mut Hand<'_>) -> Result<Vec<String>> {
    let visit = hand.visit();
    visit.go(PAGE).await?;
    hand.players(2).await?;
    hand.seat(2, "link").await?;
    visit.click("form.form-card button[type=submit]").await?;
    visit.click(".gathering .btn-row .btn:not(.primary)").await?;
    visit.wait_for(".table").await?;
    while hand.answer(Way::Keys).await? {
        visit.wait_for(".choices .choice, .decision-foot .amount, .end-sheet[open]").await?;
        let rolled = dice(visit).await?;
        if rolled.len() == 3 {
            return Ok(rolled);
        }
    }
    Ok(Vec::new())
}

#[test]
fn a_fight_goes_on_at_the_same_dice_after_the_server_was_killed() {
    drive("wasteland-killed", Screen::Wide, async |visit| {
        visit.media(STILL).await?;
        let mut hand = Hand::at(&visit, PAGE);
        let mut rolled = Vec::new();
        // The server has chance of its own, and a game may be over before anybody fights.
        for _ in 0..6 {
            rolled = until_a_throw(&mut hand).await?;
            if rolled.len() == 3 {
                break;
            }
        }
        ensure!(rolled.len() == 3, "nobody ever rolls in a fight");
        println!("killed at {rolled:?}");
        let number = hand.number().await?;
        let choices = visit.texts(".choices .choice .sr-only").await?;
        visit.kill_server();
        visit.wait_for(".strips .strip.bad").await?;
        visit.start_server_again()?;
        visit.wait_until_gone(".strips .strip.bad").await?;
        for round in ["as it stood", "loaded anew"] {
            ensure!(hand.number().await? == number, "{round}: the fight is where it was");
            ensure!(dice(&visit).await? == rolled, "{round}: other dice: {:?}", dice(&visit).await?);
            ensure!(visit.texts(".choices .choice .sr-only").await? == choices, "{round}: other choices");
            visit.screenshot("wasteland-fight-resumed").await?;
            visit.reload().await?;
            visit.wait_for(".choices .choice").await?;
        }
        hand.answer(Way::Keys).await?;
        Ok(())
    });
}
