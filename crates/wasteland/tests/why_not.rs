//! Whatever is not offered says why, and what is offered does not: in random games on the pack that knows every word
//! and on the core pack.

use std::path::Path;

use kernel::{Game as _, QuickRng, Run, Seat, Seed, Viewer, advance, begin};
use pack::load_folder;
use wasteland::{
    Wasteland,
    choice::Choice,
    content::{Faction, Letter},
    map::Node,
    options::Setup,
    reading::read,
    state::NO_CARD,
    view::View,
};

const GAMES: u64 = 8;
/// Decisions of a game that are looked at; by then every kind of question has come up in one of the games.
const DECISIONS: u32 = 600;

fn game(folder: &str) -> Wasteland {
    let files = load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("the pack lies there");
    let (content, _) = read(&[files]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    Wasteland::new(content)
}

/// What needs no object.
const PLAIN: [Choice; 19] = [
    Choice::Move,
    Choice::Encounter,
    Choice::Camp,
    Choice::EndTurn,
    Choice::Withdraw,
    Choice::Victory,
    Choice::Rest,
    Choice::Done,
    Choice::Accept,
    Choice::Decline,
    Choice::Recover,
    Choice::Unexhaust,
    Choice::WellRested,
    Choice::WantAgenda,
    Choice::GiveCaps,
    Choice::WantCaps,
    Choice::Propose,
    Choice::Counter,
    Choice::Shop,
];

/// All that lies on the table and in the box, for whatever it could be chosen.
fn everything(game: &Wasteland, view: &View) -> Vec<Choice> {
    let content = game.content();
    let mut all = PLAIN.to_vec();
    let places = content.places(view.scenario).end;
    let nodes = (0..places).flat_map(|place| (0..8).map(move |space| Node::new(place, space))).chain([Node::NONE]);
    all.extend(nodes.flat_map(|node| [Choice::Space(node), Choice::Step(node)]));
    all.extend((0..=places).map(Choice::Explore));
    all.extend(
        (0..view.foes.iter().map(|(number, _)| number + 1).max().unwrap_or(0) + 2)
            .flat_map(|foe| [Choice::Fight(foe), Choice::Foe(foe)]),
    );
    let held = view.players.iter().flat_map(|player| {
        player.cards().map(|held| held.card).chain(Some(player.talent).filter(|card| *card != NO_CARD))
    });
    all.extend(held.chain(view.shop.iter().copied()).chain([0]).flat_map(|card| {
        [
            Choice::Use { card, ability: 0 },
            Choice::Use { card, ability: 1 },
            Choice::Equip(card),
            Choice::Unequip(card),
            Choice::Store(card),
            Choice::Card(card),
            Choice::Buy(card),
            Choice::Recruit(card),
            Choice::Sell(card),
            Choice::Give(card),
            Choice::Want(card),
        ]
    }));
    let agendas = 0..content.agendas.len() as u8;
    all.extend(
        agendas.flat_map(|card| {
            [Choice::Agenda(card), Choice::Declare(card), Choice::GiveAgenda(card), Choice::Show(card)]
        }),
    );
    let perks = 0..content.perks.len() as u8;
    all.extend(perks.flat_map(|perk| [Choice::Perk(perk), Choice::UsePerk(perk)]));
    let quests = 0..content.quests.len() as u16;
    all.extend(quests.flat_map(|quest| {
        (0..3).flat_map(move |objective| [Choice::Quest { quest, objective }, Choice::Objective { quest, objective }])
    }));
    all.extend((0..4).map(Seat::new).flat_map(|seat| [Choice::Player(seat), Choice::Trade(seat)]));
    all.extend((0..9).flat_map(|number| {
        [
            Choice::Option(number),
            Choice::Effect(number),
            Choice::Reroll(number),
            Choice::Die(number),
            Choice::Face(number),
            Choice::Character(number),
            Choice::EncounterCard(u16::from(number)),
        ]
    }));
    all.extend(Letter::ALL.map(Choice::Letter));
    all.extend(Faction::BOTH.map(Choice::Faction));
    all
}

fn ask_why(game: &Wasteland, scenario: u8) -> u32 {
    let mut reasons = 0;
    for seed in 0..GAMES {
        let mut run = Run::silent();
        let mut rng = QuickRng::new(seed);
        let setup = Setup { scenario, ..Setup::of(seed as u8 % 4 + 1) };
        let mut state = begin(game, &setup, Seed::from_number(seed), &mut run).expect("the game begins");
        for _ in 0..DECISIONS {
            let (Some(asked), Some(answer)) = (run.decision.asked, run.decision.sample(&mut rng)) else { break };
            let view = game.view(&state, Viewer::Seat(asked.seat));
            let mut all = everything(game, &view);
            all.extend(&run.decision.options);
            for choice in all {
                let offered = run.decision.options.contains(&choice);
                match game.why_not(&state, asked.seat, choice) {
                    None => assert!(offered, "{:?}: {choice:?} is not offered, and nothing is in its way", asked.ask),
                    Some(because) => {
                        assert!(!offered, "{:?}: {choice:?} is offered, and yet {because:?}", asked.ask);
                        reasons += 1;
                    }
                }
            }
            // Whoever is not asked can choose nothing, and is told why.
            for other in (0..setup.players).map(Seat::new).filter(|other| *other != asked.seat) {
                let open = run.decision.options.iter().chain(&PLAIN);
                let open = open.copied().find(|choice| game.why_not(&state, other, *choice).is_none());
                assert_eq!(open, None, "{:?} of {:?} is open to {other:?}", asked.ask, asked.seat);
            }
            advance(game, &mut state, &answer, &mut run).expect("an answer that was offered");
        }
    }
    reasons
}

#[test]
fn whatever_is_not_offered_says_why() {
    assert!(ask_why(&game("tests/pack"), 0) > 100_000);
}

#[test]
fn so_it_does_in_every_scenario_of_the_core_pack() {
    let game = game("../../packs/wasteland-core");
    for scenario in 0..game.content().scenarios.len() as u8 {
        assert!(ask_why(&game, scenario) > 100_000);
    }
}
