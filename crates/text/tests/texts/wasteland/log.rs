//! The log: what belongs together stands together, names lead to things, and what is read out stands apart.

use kernel::{Audience, EventId, Recorded, RuleId, Seat, Viewer, rule};
use pack::Lang;
use text::wasteland::{LogKind, NamingContext, Thing, Voice};
use wasteland::{
    choice::Ask,
    content::{EnemyType, Faction},
    event::Event,
    history::{History, Source},
    open_step::{Open, Step},
};

use super::{
    common::{content, context, names},
    played::{Played, wasteland},
    samples::{A, B, NODES},
};

fn told(id: u32, cause: u32, rule: RuleId, event: Event) -> Recorded<Event> {
    Recorded { id: EventId(id), cause: EventId(cause), rule, audience: Audience::All, event }
}

#[test]
fn what_belongs_together_is_one_line() {
    let (content, context) = (content(), context());
    let mut names = names(&content);
    names.rename(A, "Anna");
    let shop = rule!("W-SHOP-01");
    let story = [
        told(1, 0, rule!("W-TURN-01"), Event::TurnBegan(A)),
        told(2, 1, shop, Event::ShopFilled { card: 0 }),
        told(3, 1, shop, Event::ShopFilled { card: 1 }),
        told(4, 2, shop, Event::ShopFilled { card: 1 }),
        told(5, 1, rule!("W-RESULT-10"), Event::AgendaDrawn(A)),
        told(6, 1, rule!("W-RESULT-10"), Event::AgendaDrawn(A)),
        told(7, 1, rule!("W-RESULT-10"), Event::AgendaDrawn(B)),
    ];
    let lines = Voice::new(Lang::En, &names, &context).log(&story);
    let shown: Vec<(u8, &str, Option<Seat>)> =
        lines.iter().map(|line| (line.depth, line.text.as_str(), line.seat)).collect();
    let expected = [
        (0, "Anna’s turn", Some(A)),
        (1, "New in the shop: Lead Pipe and The Stranger", Some(A)),
        (2, "New in the shop: The Stranger", Some(A)),
        (1, "Anna draws 2 agenda cards", Some(A)),
        (1, "Player 2 draws an agenda card", Some(B)),
    ];
    assert_eq!(shown, expected);
    assert_eq!((lines[1].id, lines[1].last, lines[1].cause), (EventId(2), EventId(3), EventId(1)));
    assert_eq!(lines[1].things, [Thing::Card(0), Thing::Shop, Thing::Card(1)]);
}

#[test]
fn what_is_read_out_is_a_line_of_its_own() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let story = [
        told(1, 0, rule!("W-TURN-01"), Event::TurnBegan(A)),
        told(2, 1, rule!("W-QUEST-03"), Event::QuestStaged { seat: A, quest: 0 }),
    ];
    let lines = Voice::new(Lang::En, &names, &context).log(&story);
    let [_, staged, read_out] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!((staged.kind, staged.text.as_str()), (LogKind::Quest, "Player 1 stages a quest: The Silent Radio"));
    assert_eq!((read_out.kind, read_out.text.as_str()), (LogKind::Story, "Static, then a name."));
    assert_eq!((read_out.depth, read_out.id, read_out.seat), (2, staged.id, Some(A)));
    assert_eq!(read_out.things, [Thing::Quest(0)]);
}

/// The number of an enemy leads to the enemy that has it, not to one that had it before.
#[test]
fn a_number_that_was_given_back_leads_nowhere() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let (kind, token) = (EnemyType::Critter, Some(0));
    let appears = |id| told(id, 0, rule!("W-ENEMY-03"), Event::EnemyAppeared { foe: 0, kind, token, node: NODES[0] });
    let killed = Event::EnemyKilled { seat: A, kind, token, foe: Some(0), level: 1 };
    let story = [appears(1), told(2, 0, rule!("W-FIGHT-15"), killed), appears(3)];
    let lines = Voice::new(Lang::En, &names, &context).log(&story);
    let leads = lines.iter().map(|line| line.things.contains(&Thing::Foe(0))).collect::<Vec<_>>();
    assert_eq!(leads, [false, false, true]);
    assert!(lines.iter().all(|line| line.things.contains(&Thing::Token(0))));
    assert_eq!(lines[0].text, "Ditch Hare appears: Rusty Bridge");
    assert_eq!(lines[0].spans[0].thing, Some(Thing::Token(0)));
    let names = lines[0].spans.iter().map(|span| span.text.as_str()).collect::<Vec<_>>();
    assert_eq!(names, ["Ditch Hare", " appears: ", "Rusty Bridge"]);
}

/// A name with a small letter gets a capital one at the head of a sentence, also as a link.
#[test]
fn a_linked_name_begins_a_sentence_like_any_other() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let moved = told(1, 0, rule!("W-ACTIVATE-03"), Event::EnemyMoved { foe: 2, node: NODES[1] });
    let voice = Voice::new(Lang::En, &names, &context);
    let line = &voice.log(std::slice::from_ref(&moved))[0];
    assert_eq!(line.text, voice.event(&moved.event));
    assert_eq!(line.spans[0].text, "A fighter of the Lamplighters");
}

/// The pieces make up the text, every name is linked to what it names, and all kinds of lines and names come up.
#[test]
fn lines_lead_to_the_things_they_name() {
    let (game, mut names) = wasteland();
    names.rename(A, "A\u{E000}nna");
    for lang in Lang::ALL {
        let (mut seen, mut kinds) = (Vec::new(), Vec::new());
        for seed in 0..4 {
            let mut played = Played::begin(&game, 3, seed);
            played.play_to_the_end();
            for viewer in [Viewer::Spectator, Viewer::Seat(B)] {
                let context = NamingContext::of(&played.view(viewer));
                let voice = Voice::new(lang, &names, &context);
                let story = played.story(viewer);
                let lines = voice.log(&story);
                let mut last = EventId::NONE;
                for line in &lines {
                    let joined: String = line.spans.iter().map(|span| span.text.as_str()).collect();
                    assert_eq!(joined, line.text);
                    assert!(
                        !line
                            .text
                            .chars()
                            .any(|letter| ('\u{E000}'..='\u{F8FF}').contains(&letter) || letter > '\u{EFFFF}')
                    );
                    let named = line.spans.iter().filter_map(|span| span.thing);
                    seen.extend(named.map(|thing| std::mem::discriminant(&thing)));
                    assert!(last < line.id || line.kind == LogKind::Story && last == line.id, "{line:?}");
                    assert!(line.id <= line.last && line.cause < line.id);
                    last = line.last;
                    kinds.push(line.kind);
                }
                assert_eq!(last, story.last().expect("something happened").id, "all is told");
                let middle = story[story.len() / 2].id;
                let rest = voice.log_since(&story, middle);
                assert_eq!(lines[lines.len() - rest.len() + 1..], rest[1..], "told in pieces it is the same");
            }
        }
        let missing: Vec<LogKind> = LogKind::ALL.into_iter().filter(|kind| !kinds.contains(kind)).collect();
        assert_eq!(missing, []);
        seen.sort_by_key(|kind| format!("{kind:?}"));
        seen.dedup();
        assert_eq!(seen.len(), 13, "every kind of name was seen but that of places");
    }
}

/// Who hears which card it is hears it in one line.
#[test]
fn what_only_the_player_hears_is_told_with_what_all_hear() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let (drawn, seen) = (rule!("W-RESULT-10"), rule!("W-AGENDA-07"));
    let draw = |id, card| {
        [told(id, 0, drawn, Event::AgendaDrawn(A)), told(id + 1, 0, seen, Event::AgendaSeen { seat: A, card })]
    };
    let given_up = told(6, 0, rule!("W-RULING-01"), Event::AgendaGivenUp { seat: A, card: 0 });
    let story = [
        &draw(1, 0)[..],
        &draw(3, 1),
        &[told(5, 0, rule!("W-RULING-01"), Event::AgendaShuffled { seat: A }), given_up],
    ]
    .concat();
    let texts = |story: &[Recorded<Event>]| {
        let lines = Voice::new(Lang::En, &names, &context).log(story);
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let shuffled = "Player 1 shuffles the agenda card Bring the Light back into the deck";
    assert_eq!(texts(&story), ["Player 1 draws the agenda cards Bring the Light and untold", shuffled]);
    assert_eq!(texts(&draw(1, 0)), ["Player 1 draws the agenda card Bring the Light"]);
}

#[test]
fn a_recap_tells_what_changed_for_the_player() {
    let (game, names) = wasteland();
    let mut played = Played::begin(&game, 2, 1);
    played.play_to_round(1);
    let view = played.view(Viewer::Seat(A));
    let context = NamingContext::of(&view);
    let voice = Voice::new(Lang::En, &names, &context);
    let fight = rule!("W-FIGHT-01");
    let kind = EnemyType::Critter;
    let began = Event::FightBegan { seat: A, kind, token: Some(0), foe: None, level: 1, apart: false };
    let story = [
        told(1, 0, rule!("W-TURN-01"), Event::TurnBegan(B)),
        told(2, 1, rule!("W-CAMP-01"), Event::CampBegan(B)),
        told(3, 1, rule!("W-RESULT-10"), Event::AgendaDrawn(B)),
        told(4, 0, rule!("W-ROUND-05"), Event::Activated(kind)),
        told(5, 4, fight, began),
        told(6, 5, rule!("W-HP-02"), Event::Damaged { seat: A, amount: 2, hp: 14 }),
        told(7, 5, fight, Event::FightEnded { seat: A, won: false }),
        told(8, 4, rule!("W-POWER-02"), Event::PowerChanged { faction: Faction::Star, by: 1, power: 3 }),
    ];
    let recap = voice.recap(&view, &story, EventId::NONE, A);
    let expected = [
        "Player 2 draws an agenda card; makes camp.".to_owned(),
        "Enemies were activated: critters.".to_owned(),
        format!("You have fought an enemy that survived: {}.", voice.token(0)),
        format!("Your survivor: HP {} (−2).", view.player(A).hp),
        format!("The power of the {} has grown by 1, to space 3 of the track.", voice.faction(Faction::Star)),
    ];
    assert_eq!(recap[..recap.len() - 1], expected);
    assert!(recap.last().is_some_and(|turn| turn.ends_with("turn.")), "{recap:?}");
    let nothing = voice.recap(&view, &story, EventId(8), A);
    assert_eq!(nothing, ["Nothing has happened since your last move."]);
}

/// Whatever happened, it can be told in short in every language, and a score can be shown on the way.
#[test]
fn recaps_and_scores_are_whole_sentences() {
    let (game, names) = wasteland();
    for seed in 5..8 {
        let mut played = Played::begin(&game, 1 + (seed % 4) as u8, seed);
        let mut since = EventId::NONE;
        while !played.is_over() {
            for _ in 0..40 {
                if !played.is_over() {
                    played.step();
                }
            }
            let viewer = Viewer::Seat(A);
            let (view, story) = (played.view(viewer), played.story(viewer));
            let context = NamingContext::of(&view);
            for lang in Lang::ALL {
                let voice = Voice::new(lang, &names, &context);
                let score = voice.score(&view, Some(&played.influence(&view)), &story);
                let turns = score.turns.iter().map(|turn| turn.text.clone());
                let mut told = voice.recap(&view, &story, since, A);
                told.extend(turns.chain([score.summary]));
                for text in told {
                    assert!(text.ends_with(['.', '!', '?', '…']), "{lang}: {text}");
                    assert!(!text.contains(['{', '}', '\u{2068}', '\n']) && !text.contains("  "), "{lang}: {text}");
                }
            }
            since = story.last().map_or(since, |told| told.id);
        }
    }
}

/// What is open belongs to what is asked.
#[test]
fn the_open_step_fits_the_question() {
    let (game, _) = wasteland();
    let mut fits = [0u32; 6];
    for seed in 0..3 {
        let mut played = Played::begin(&game, 2, seed);
        while let Some(asked) = played.run.decision.asked {
            let open = played.view(Viewer::Spectator).open_step();
            let seat = asked.seat;
            let (at, is_open) = match asked.ask {
                Ask::Character | Ask::StartSpace => (0, open.step == Step::Setup),
                Ask::Turn => (1, open.step == Step::Turn(seat) && open.under_way.is_empty()),
                Ask::Encounter => {
                    let encounter = |open: &Open| matches!(open, Open::Encounter { seat: whose, .. } if *whose == seat);
                    (2, open.under_way.last().is_some_and(encounter))
                }
                Ask::FightReroll => {
                    let fight = |open: &Open| matches!(open, Open::Fight { seat: whose, .. } if *whose == seat);
                    (3, open.under_way.last().is_some_and(fight))
                }
                Ask::TestReroll => (4, open.under_way.last() == Some(&Open::Test { seat })),
                Ask::Camp => (5, open.under_way.last() == Some(&Open::Camp { seat })),
                Ask::Activate(_) | Ask::EnemyWay(_) => (1, open.step == Step::Activation),
                _ => (1, open.step != Step::Over),
            };
            assert!(is_open, "{:?}: {open:?}", asked.ask);
            fits[at] += 1;
            played.step();
        }
        assert_eq!(played.view(Viewer::Spectator).open_step().step, Step::Over);
    }
    assert!(fits.iter().all(|count| *count > 0), "{fits:?}");
}

/// Cards that come and go add up to those in the hands, whenever one looks and however late one came.
#[test]
fn a_history_adds_up() {
    let (game, _) = wasteland();
    for (players, seed) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        let mut played = Played::begin(&game, players, seed);
        for _ in 0..4000 {
            if played.is_over() {
                break;
            }
            played.step();
        }
        let view = played.view(Viewer::Referee);
        let influence = played.influence(&view);
        let history = History::of(&view, Some(&influence), &played.events);
        for stands in &influence.seats {
            let parts = &history.sources[stands.seat.index()];
            assert!(parts.iter().all(|part| part.source != Source::Before), "{parts:?}");
            assert_eq!(parts.iter().map(|part| part.amount).sum::<i32>(), i32::try_from(stands.least).expect("few"));
        }
        let late = History::of(&view, Some(&influence), &played.events[played.events.len() / 2..]);
        assert_eq!(late.points.last().map(|point| &point.cards), history.points.last().map(|point| &point.cards));
        assert_eq!(late.end, history.end);
    }
}
