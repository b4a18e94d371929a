//! The log: what belongs together stands together, and what is past is told as it was.

use kernel::{Audience, EventId, Recorded, RuleId, Seat, rule};
use pack::Lang;
use shelter::{choice::Ask, content::Resource, event::Event, options::Setup};
use text::shelter::{LogKind, Thing, Voice};

use super::common::{Played, names, shelter};

const RED: Seat = Seat::new(0);

fn told(id: u32, cause: u32, rule: RuleId, event: Event) -> Recorded<Event> {
    Recorded { id: EventId(id), cause: EventId(cause), rule, audience: Audience::All, event }
}

#[test]
fn gains_of_one_cause_are_one_line() {
    let game = shelter();
    let setup = Setup::for_players(2);
    let names = names(&game, &setup);
    let played = Played::begin(&game, &setup, 1);
    let gain = |id, resource, lost| {
        let rule = if lost { rule!("S-RESOURCE-03") } else { rule!("S-RESOURCE-02") };
        told(id, 1, rule, Event::CubeGained { seat: RED, resource, lost })
    };
    let story = [
        told(1, 0, rule!("S-ROUND-03"), Event::TurnBegan(RED)),
        gain(2, Resource::Food, false),
        gain(3, Resource::Food, false),
        gain(4, Resource::Food, false),
        gain(5, Resource::Food, true),
        told(6, 1, rule!("S-HAPPY-01"), Event::HappinessGained { seat: RED, amount: 1 }),
        told(7, 6, rule!("S-HAPPY-01"), Event::HappinessGained { seat: RED, amount: 1 }),
    ];
    let lines = Voice::new(Lang::En, &names).log(&played.view(), &story);
    let shown: Vec<(u8, &str)> = lines.iter().map(|line| (line.depth, line.text.as_str())).collect();
    let expected = [
        (0, "Red’s turn"),
        (1, "Red gains 3 food"),
        (1, "Red cannot keep 1 food: the track is full"),
        (1, "Red gains 1 happiness"),
        (2, "Red gains 1 happiness"),
    ];
    assert_eq!(shown, expected);
}

/// Told piece by piece, the log has the same lines as told at once, unless a line was cut in two.
#[test]
fn a_log_can_be_told_piece_by_piece() {
    let game = shelter();
    let setup = Setup::for_players(2);
    let names = names(&game, &setup);
    let mut played = Played::begin(&game, &setup, 7);
    played.play_to_round(4);
    let voice = Voice::new(Lang::En, &names);
    let whole = voice.log(&played.view(), &played.story);
    let middle = EventId(played.story.len() as u32 / 2);
    let rest = voice.log_since(&played.view(), &played.story, middle);
    assert!(rest.len() < whole.len());
    assert_eq!(whole[whole.len() - rest.len() + 1..], rest[1..]);
}

/// Whoever was sent against a threat is said to have been, also when the threat is long gone.
#[test]
fn a_defeated_threat_is_still_named() {
    let game = shelter();
    let setup = Setup::for_players(3);
    let names = names(&game, &setup);
    let voice = Voice::new(Lang::En, &names);
    let mut n_defeated = 0;
    for seed in 0..5 {
        let mut played = Played::begin(&game, &setup, seed);
        while !played.is_over() {
            played.step();
        }
        let lines = voice.log(&played.view(), &played.story);
        for (at, told) in played.story.iter().enumerate().filter(|(_, told)| told.rule == rule!("S-RECALL-02")) {
            let Event::ThreatDiscarded { space, threat } = told.event else { continue };
            let is_here = |event: &Event| matches!(event, Event::Placed { space: other, .. } if *other == space);
            let placed = played.story[..at].iter().rfind(|told| is_here(&told.event)).expect("somebody was there");
            let single = voice.log_since(&played.view(), &played.story, EventId(placed.id.0 - 1));
            let text = &single[0].text;
            assert!(text.contains(&voice.threat(threat)), "{text}");
            assert!(lines.iter().any(|line| line.text == *text));
            n_defeated += 1;
        }
    }
    assert!(n_defeated > 3);
}

/// The turn under way is read from the written form of a view; this fails when that form changes.
#[test]
fn questions_know_the_turn_under_way() {
    let game = shelter();
    let setup = Setup::for_players(3);
    let names = names(&game, &setup);
    let voice = Voice::new(Lang::En, &names);
    let (mut n_fights, mut n_builds, mut n_exchanges) = (0, 0, 0);
    for seed in 0..20 {
        let mut played = Played::begin(&game, &setup, seed);
        while let Some(asked) = played.run.decision.asked {
            let view = played.view();
            let latest = |test: &dyn Fn(&Event) -> Option<String>| {
                played.story.iter().rev().find_map(|told| test(&told.event)).expect("it happened before")
            };
            match asked.ask {
                Ask::Fight => {
                    let dice = latest(&|event| match event {
                        Event::FightRolled { dice: [one, other], .. } => Some(format!("rolled {one} and {other}.")),
                        _ => None,
                    });
                    assert!(voice.ask(&view, &asked).contains(&dice));
                    n_fights += 1;
                }
                Ask::Build { priced: false } if voice.ask(&view, &asked).starts_with("Which slot") => {
                    let room = latest(&|event| match event {
                        Event::RoomNamed { room, .. } => Some(voice.room(*room)),
                        _ => None,
                    });
                    assert!(voice.ask(&view, &asked).contains(&room));
                    n_builds += 1;
                }
                _ => {}
            }
            for choice in &played.run.decision.options {
                if matches!(choice, shelter::choice::Choice::Exchange { .. }) {
                    assert!(voice.choice(&view, &asked, *choice).starts_with("Exchange: pay "));
                    n_exchanges += 1;
                }
            }
            played.step();
        }
    }
    assert!(n_fights > 0 && n_builds > 0 && n_exchanges > 0, "{n_fights}, {n_builds}, {n_exchanges}");
}

/// The pieces make up the text, every name is linked to what it names, and what a line tells of is on the table.
#[test]
fn lines_lead_to_the_things_they_name() {
    let game = shelter();
    let setup = Setup::for_players(3);
    let mut names = names(&game, &setup);
    names.rename(RED, "A\u{E000}nna");
    let mut seen = Vec::new();
    for lang in Lang::ALL {
        let voice = Voice::new(lang, &names);
        let mut played = Played::begin(&game, &setup, 5);
        while !played.is_over() {
            played.step();
        }
        let view = played.view();
        let lines = voice.log(&view, &played.story);
        let mut last = EventId::NONE;
        for line in &lines {
            let joined: String = line.spans.iter().map(|span| span.text.as_str()).collect();
            assert_eq!(joined, line.text);
            assert!(!line.text.contains(['\u{E000}', '\u{E100}']), "{}", line.text);
            for span in &line.spans {
                let Some(thing) = span.thing else { continue };
                let name = match thing {
                    Thing::Seat(seat) => voice.seat(seat),
                    Thing::Space(at) => voice.space(&view, at),
                    Thing::Level(level) => voice.level(&view, level),
                    Thing::Item(card) => voice.item(card),
                    Thing::Room(card) => voice.room(card),
                    Thing::Threat(card) => voice.threat(card),
                    Thing::Track(_) | Thing::Dweller { .. } => panic!("{thing:?} has no name"),
                };
                // Players also stand in the possessive, which is declined, and quotes within quotes look different.
                let plain =
                    |text: &str| text.replace('\u{E000}', "").replace(['«', '„'], "\"").replace(['»', '“'], "\"");
                let is_named = plain(&span.text) == plain(&name) || matches!(thing, Thing::Seat(_));
                assert!(is_named, "{thing:?} is called {}, not {name}", span.text);
                seen.push(std::mem::discriminant(&thing));
            }
            assert!(last < line.id && line.id <= line.last && line.cause < line.id);
            last = line.last;
        }
        let kinds: Vec<LogKind> =
            LogKind::ALL.into_iter().filter(|kind| lines.iter().any(|l| l.kind == *kind)).collect();
        assert_eq!(kinds, LogKind::ALL);
    }
    seen.sort_by_key(|kind| format!("{kind:?}"));
    seen.dedup();
    assert_eq!(seen.len(), 6, "every kind of name was seen");
}

/// A card that fills a track came there by whoever made the gap.
#[test]
fn lines_say_whose_doing_they_are() {
    let game = shelter();
    let setup = Setup::for_players(2);
    let names = names(&game, &setup);
    let played = Played::begin(&game, &setup, 1);
    let pile = shelter::event::Pile::Items;
    let story = [
        told(1, 0, rule!("S-ROUND-01"), Event::RoundBegan(1)),
        told(2, 1, rule!("S-ROUND-03"), Event::TurnBegan(RED)),
        told(3, 2, rule!("S-ITEM-02"), Event::TrackFilled { pile, card: 4 }),
        told(4, 2, rule!("S-ITEM-02"), Event::TrackFilled { pile, card: 5 }),
    ];
    let lines = Voice::new(Lang::En, &names).log(&played.view(), &story);
    let seats: Vec<Option<Seat>> = lines.iter().map(|line| line.seat).collect();
    assert_eq!(seats, [None, Some(RED), Some(RED)]);
    assert_eq!((lines[2].id, lines[2].last, lines[2].cause), (EventId(3), EventId(4), EventId(2)));
    assert_eq!(lines[2].things, [Thing::Item(4), Thing::Track(pile), Thing::Item(5)]);
}

#[test]
fn a_recap_tells_what_changed_for_the_player() {
    let game = shelter();
    let setup = Setup::for_players(2);
    let names = names(&game, &setup);
    let voice = Voice::new(Lang::En, &names);
    let played = Played::begin(&game, &setup, 1);
    let blue = Seat::new(1);
    let at = shelter::vault::SpaceRef::from_index(6).expect("the diner");
    let income = rule!("S-INCOME-01");
    let story = [
        told(1, 0, rule!("S-ROUND-01"), Event::RoundBegan(1)),
        told(2, 1, rule!("S-ROUND-03"), Event::TurnBegan(blue)),
        told(3, 2, rule!("S-PLACE-01"), Event::Placed { seat: blue, space: at, dwellers: 1, doubled: None }),
        told(4, 3, income, Event::IncomeTaken(RED)),
        told(5, 4, income, Event::CubeGained { seat: RED, resource: Resource::Water, lost: false }),
        told(6, 2, rule!("S-PASS-01"), Event::Passed { seat: blue, forced: false }),
    ];
    let recap = voice.recap(&played.view(), &story, EventId(1), RED);
    let place = voice.space(&played.view(), at);
    assert_eq!(recap[0], format!("Blue places a dweller ({place}); passes."));
    assert_eq!(recap[1..3], ["Your income: 1 water.", "You now have: water 0 (+1)."]);
    assert_eq!(voice.recap(&played.view(), &story, EventId(6), RED), ["Nothing has happened since your last move."]);
}
