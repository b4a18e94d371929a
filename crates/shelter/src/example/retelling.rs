//! Random games told as examples: the position is the same, and so is what follows.

use std::{fmt::Write as _, path::Path, sync::Arc};

use kernel::{Contributions, Game as _, QuickRng, Secret, Table, Timeline, Viewer, decide, numbers_in};
use pack::{PackFiles, TextSource, load_folder};

use crate::{
    Shelter,
    choice::Ask,
    content::Content,
    event::Pile,
    options::Setup,
    state::{NONE, State},
    view::View,
    words::Words,
};

use super::{
    Example, Headings, NotRetold,
    describe::{card_name, is_start_of_turn, players},
    retell,
};

const HEADINGS: Headings<'_> = Headings { title: "Reported", title_ru: "Сообщение", said: "It is \"wrong\"" };

fn core() -> (Arc<Shelter>, Vec<PackFiles>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
    let packs = vec![load_folder(&folder).expect("the core pack lies in packs/")];
    let (content, _) = crate::reading::read(&packs).expect("the core pack is well made");
    (Arc::new(Shelter::new(content)), packs)
}

/// A random game, with some answers taken back on the way.
fn random_game(game: &Arc<Shelter>, setup: Setup, number: u64) -> Timeline<Shelter> {
    let secret = Secret::from_number(number);
    let mut table = Table::begin(Arc::clone(game), setup, secret, Contributions::none()).expect("a good set-up");
    let mut rng = QuickRng::new(number);
    while let Some(asked) = table.decision().asked {
        let answer = table.decision().sample(&mut rng).expect("something is legal").into_answer();
        let decision = table.decision_number();
        table.play(asked.seat, decision, &answer).expect("it is legal");
        if rng.below(40) == 0 {
            let to = table.line_backwards().nth(1 + rng.below(3) as usize).map(|entry| entry.number);
            to.map(|to| table.undo_by_vote(to).map(|_| ()).expect("on the way")).unwrap_or_default();
        }
    }
    let mut timeline = Timeline::new(Arc::clone(game), table.log().clone()).expect("it was just played");
    assert_eq!(timeline.step(u32::MAX), Ok(true));
    timeline
}

/// All of a state that an example can say, in names, and with the dwellers of a player in an order of their own.
fn sayable(content: &Content, state: &State) -> String {
    let name = |pile, card: u8| if card == NONE { "-" } else { card_name(content, pile, card) }.to_owned();
    let mut out = format!(
        "{:?} round {} seats {} first {:?} active {:?} passed {:?} end {:?} places {:?}\n",
        state.options, state.round, state.seats, state.first, state.active, state.passed, state.end, state.places
    );
    let mut tell = |text: String| writeln!(out, "{text}").expect("a text takes everything");
    for (player, happiness) in state.players.iter().zip(&state.secret.happiness) {
        let mut dwellers: Vec<String> = (0..7)
            .map(|dweller| {
                let (at, due) = (player.at[dweller as usize], player.due[dweller as usize]);
                let sets = [player.owned, player.available, player.injured].map(|set| set & (1 << dweller) != 0);
                format!("{at:?} {due:?} {sets:?} {:?}", player.letter_of(dweller))
            })
            .collect();
        dwellers.sort();
        let items =
            |set| numbers_in(set).map(|card| name(Pile::Items, card)).collect::<std::collections::BTreeSet<_>>();
        tell(format!("{:?} color {} happiness {}", player.cubes, player.color, happiness));
        tell(format!("{:?} exhausted {:?} {dwellers:?}", items(player.items), items(player.exhausted)));
    }
    let vault = &state.vault;
    let rooms: Vec<String> = vault.rooms.iter().flatten().map(|card| name(Pile::Rooms, *card)).collect();
    let threats: Vec<String> = vault.threats.iter().map(|card| name(Pile::Threats, *card)).collect();
    tell(format!("{:?} {rooms:?} {threats:?}", vault.owners));
    tell(format!("{} {} {} {}", vault.levels, vault.built, vault.occupied, vault.threatened));
    tell(format!("{:?}", state.item_track.map(|card| name(Pile::Items, card))));
    tell(format!("{:?}", state.room_track.map(|card| name(Pile::Rooms, card))));
    for pile in [Pile::Items, Pile::Rooms, Pile::Threats] {
        tell(format!("{pile:?} {} {}", state.secret.piles.of(pile).len(), state.discards.of(pile).len()));
    }
    tell(format!("{:?} {:?}", state.turn, state.frames.iter().map(|frame| frame.what).collect::<Vec<_>>()));
    out
}

/// What is open, in words.
fn open(game: &Shelter, state: &State) -> Vec<String> {
    let view = View::of(state, Viewer::Referee);
    let players = players(state.seats);
    let words = Words { content: game.content(), view: &view, players: &players };
    let mut decision = kernel::Decision::default();
    decide(game, state, &mut decision);
    let Some(asked) = decision.asked else { return Vec::new() };
    let mut open: Vec<String> =
        decision.options.iter().map(|choice| words.choice(asked.seat, asked.ask, *choice)).collect();
    open.sort();
    open
}

/// Facts about the end of the story, in the place of the report.
fn facts(game: &Shelter, state: &State) -> String {
    let mut facts = format!("round {}\n", state.round);
    for (name, seat) in players(state.seats).iter().zip(state.all_seats()) {
        let player = state.player(seat);
        let [power, food, water] = player.cubes;
        writeln!(
            facts,
            "{name} power={power} food={food} water={water} happiness={} dwellers={} injured={} items={} exhausted={}",
            state.happiness(seat),
            player.dwellers(),
            player.injured.count_ones(),
            player.item_count(),
            player.exhausted.count_ones(),
        )
        .expect("a text takes everything");
    }
    let tracks = [(Pile::Items, "items", state.item_track), (Pile::Rooms, "rooms", state.room_track)];
    for (pile, name, cards) in tracks {
        let cards = cards.map(|card| if card == NONE { "gap" } else { card_name(game.content(), pile, card) });
        writeln!(facts, "track {name} {}", cards.join(" ")).expect("a text takes everything");
    }
    if game.places(state).is_some() { facts + "over\n" } else { facts }
}

#[test]
fn games_told_as_examples_go_the_same() {
    let (game, packs) = core();
    let mut rng = QuickRng::new(1);
    let variants = Setup::variants();
    let (mut told, mut shuffled, mut trained) = (0, 0, 0);
    for number in 0..14 {
        let mut setup = variants[(number as usize * 7) % variants.len()].clone();
        if number % 2 == 0 {
            setup.colors.reverse();
        }
        let timeline = random_game(&game, setup, number);
        let last = timeline.checked() - 1;
        for _ in 0..10 {
            let entry = rng.below(u64::from(last) + 1) as u32;
            let moves = [0, 1, 3, 40][rng.below(4) as usize];
            let text = retell(&timeline, &packs, entry, moves, HEADINGS).expect("a turn begins every game");
            let example = Example::read("told.kdl", &text).unwrap_or_else(|mistakes| panic!("{mistakes}\n{text}"));
            let failed = example.run().expect_err("nobody has said yet what must be true");
            assert_eq!(failed.len(), 2, "{failed}\n{text}");
            assert!(failed.to_string().contains("It is \"wrong\""), "{failed}");
            assert!(failed.to_string().contains("which rules it proves"), "{failed}");

            let position = example.position().unwrap_or_else(|mistakes| panic!("{mistakes}\n{text}"));
            let line = line_states(&timeline, entry);
            let earliest = line.len().saturating_sub(moves as usize).max(1);
            let start = line[..earliest].iter().rev().find(|state| is_start_of_turn(state));
            let described = *start.expect("a turn begins every game");
            let expected = sayable(game.content(), described);
            assert_eq!(sayable(position.game.content(), &position.state), expected, "{text}");
            assert_eq!(open(&position.game, &position.state), open(&game, described), "{text}");

            let end = story_end(&game, &line);
            let finished = text.replace("reported \"It is \\\"wrong\\\"\"", &facts(&game, end));
            let finished = format!("{finished}proves S-ROUND-01\n");
            let finished = Example::read("told.kdl", &finished).unwrap_or_else(|mistakes| panic!("{mistakes}"));
            finished.run().unwrap_or_else(|mistakes| panic!("{mistakes}\n{text}"));
            told += 1;
            shuffled += u32::from(text.contains("    shuffle "));
            trained += u32::from(text.contains("training="));
        }
    }
    assert!(told == 140 && shuffled > 1 && trained > 20, "{told} {shuffled} {trained}");
}

fn line_states(timeline: &Timeline<Shelter>, entry: u32) -> Vec<&State> {
    timeline.line(entry).into_iter().filter_map(|since| timeline.state(since)).collect()
}

/// The state after the last move that can be told: a placement whose dwellers are not named yet is left out.
fn story_end<'f>(game: &Shelter, line: &[&'f State]) -> &'f State {
    let mut decision = kernel::Decision::default();
    let last = line.last().expect("a game has a beginning");
    decide(game, last, &mut decision);
    let in_the_middle = decision.asked.is_some_and(|asked| matches!(asked.ask, Ask::Dweller(_)));
    if in_the_middle { line[line.len() - 2] } else { last }
}

#[test]
fn what_cannot_be_told_is_refused() {
    let (game, packs) = core();
    let timeline = random_game(&game, Setup::for_players(2), 3);
    let past = timeline.checked();
    assert_eq!(retell(&timeline, &packs, past, 1, HEADINGS), Err(NotRetold::NoEntry(past)));
}

/// Elevators of another color, or with another space, are told with the cards.
#[test]
fn elevators_of_a_pack_are_told() {
    let (_, mut packs) = core();
    for source in &mut packs[0].data {
        source.text = source.text.replace("elevator red {", "elevator mauve {");
        source.text = source.text.replacen("gain build happiness happiness", "gain build happiness", 1);
    }
    for TextSource { source, .. } in &mut packs[0].texts {
        source.text = source.text.replace("elevator-red", "elevator-mauve");
    }
    let (content, _) = crate::reading::read(&packs).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let other = Arc::new(Shelter::new(content));
    let setup = Setup { colors: vec!["blue".to_owned(), "mauve".to_owned()], ..Setup::for_players(2) };
    let timeline = random_game(&other, setup, 3);
    let text = retell(&timeline, &packs, 5, 1, HEADINGS).expect("a turn begins every game");
    assert!(text.contains("elevator mauve {") && text.contains("colors blue mauve"), "{text}");
    assert!(!text.contains("elevator blue"), "{text}");
    let example = Example::read("told.kdl", &text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let position = example.position().unwrap_or_else(|mistakes| panic!("{mistakes}\n{text}"));
    let start = *line_states(&timeline, 5).iter().rev().skip(1).find(|state| is_start_of_turn(state)).expect("one");
    assert_eq!(open(&position.game, &position.state), open(&other, start), "{text}");
    let content = position.game.content();
    let elevator = content.elevators.iter().find(|elevator| elevator.id == "mauve").and_then(|one| one.space);
    let space = elevator.map(|space| content.spaces[usize::from(space.0)].gain.len());
    assert_eq!(space, Some(2));
}
