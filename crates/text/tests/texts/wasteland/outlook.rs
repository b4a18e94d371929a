//! The outlook in words, with everything in it that can be said.

use kernel::Seats;
use pack::Lang;
use text::{Look, wasteland::Voice};
use wasteland::{
    content::{Areas, Back, EncounterIcon, EnemyType, Faction, PowerSpace},
    effect::Pile,
    outlook::{
        Activation, Attempt, Bout, CardInfluence, Clause, Deed, FactionPower, FightOdds, FoeForecast, Fraction, Hidden,
        Influence, KindForecast, Matchup, Outlook, Path, PowerClock, Prospect, Reach, Reachable, SeatInfluence, Secret,
        SpaceEntry, TestOdds, Way,
    },
};

use super::{
    common::{content, context, names},
    samples::{A, B, NODES},
};

fn fight(bout: Bout) -> FightOdds {
    bout.odds(&content().faces)
}

fn bout() -> Bout {
    Bout { rerolls: 1, level: 2, need: 2, vulnerable: Areas(0b0101), hp: 7, rads: 3, ..Bout::default() }
}

fn test(dice: Option<[u8; 3]>, rested: bool) -> TestOdds {
    Attempt { difficulty: 3, dice, rerolls: 1, rested, bonus: 0 }.odds(&content().faces)
}

fn reach() -> Reach {
    let way = |actions, points, rads, kills, fights: &[u8]| Path {
        actions,
        points,
        rads,
        kills,
        fights: fights.to_vec(),
        steps: vec![NODES[0]],
    };
    let first = Reachable {
        node: NODES[0],
        ways: vec![way(0, 1, 0, false, &[1]), way(1, 2, 1, false, &[])],
        attackers: vec![1],
        waiting: vec![2],
        asleep: vec![3],
    };
    let second = Reachable {
        node: NODES[1],
        ways: vec![way(2, 3, 2, true, &[])],
        attackers: Vec::new(),
        waiting: Vec::new(),
        asleep: Vec::new(),
    };
    Reach { on_turn: true, points: 1, actions: 2, per_action: 2, spaces: vec![first, second] }
}

fn activation() -> Activation {
    let forecast = |foe, deed| FoeForecast { foe, deed };
    let ways = vec![Way { node: NODES[0], fights: Some(B) }, Way { node: NODES[1], fights: None }];
    let critters = KindForecast {
        kind: EnemyType::Critter,
        cards: 4,
        chance: Fraction::of(4, 12),
        icons: Fraction::of(5, 12),
        foes: vec![forecast(1, Deed::Fights(A)), forecast(2, Deed::Moves { toward: B, distance: 2, ways })],
        wake: vec![3],
    };
    let shield = KindForecast {
        kind: EnemyType::Shield,
        foes: vec![forecast(4, Deed::Stays)],
        wake: Vec::new(),
        ..critters.clone()
    };
    Activation { row: None, kinds: vec![critters, shield] }
}

fn influence() -> Influence {
    let clause = |holds| Clause { amount: 2, holds };
    let card = CardInfluence { card: 0, revealed: false, total: 3, clauses: vec![clause(true), clause(false)] };
    let of = |seat, unknown, most, may_win| SeatInfluence {
        seat,
        cards: if unknown == 0 { vec![card.clone()] } else { Vec::new() },
        unknown,
        least: 3,
        most,
        may_win,
    };
    let seats = vec![of(A, 0, 3, false), of(A, 0, 3, true), of(B, 2, 7, false), of(B, 2, 9, true)];
    Influence { threshold: 9, group: None, new_california: None, seats }
}

fn power() -> PowerClock {
    let faction = |faction, advances| FactionPower {
        faction,
        power: 4,
        left: 6,
        advances,
        now: PowerSpace { x: 1, y: 2 },
        next: Some(PowerSpace { x: 2, y: 2 }),
    };
    PowerClock {
        cards_left: 5,
        due: false,
        discards: 7,
        end: 10,
        factions: [faction(Faction::Star, true), faction(Faction::Shield, false)],
    }
}

fn hidden() -> Vec<Hidden> {
    let secrets = [
        Secret::Hand(A),
        Secret::Hand(B),
        Secret::AgendaDiscards,
        Secret::Tiles(Back::Dangerous),
        Secret::Enemies(EnemyType::Robot),
        Secret::Deck(Pile::Encounter(EncounterIcon::Settlement)),
        Secret::Stack(EnemyType::Human),
        Secret::Specials,
        Secret::LookedAt(Pile::Loot),
    ];
    let one = |(known, what): (u8, Secret)| {
        let seen_by = match what {
            Secret::Hand(seat) => Seats::only(seat),
            _ => Seats::NONE,
        };
        Hidden { what, count: 3, known: if known == 0 { 3 } else { known % 3 }, seen_by }
    };
    (0..).zip(secrets).map(one).collect()
}

fn outlook() -> Outlook {
    let odds = fight(bout());
    let matchup = |foe, apart, now| Matchup { foe, apart, now, odds: odds.clone() };
    Outlook {
        seat: A,
        reach: reach(),
        fights: vec![matchup(1, false, true), matchup(2, true, false), matchup(1, false, false)],
        fight: None,
        test: None,
        activation: activation(),
        influence: influence(),
        power: power(),
        hidden: hidden(),
    }
}

fn prospects() -> Vec<Prospect> {
    let radiating = Bout { radiation: 2, rested: true, ..bout() };
    let fights = vec![Matchup { foe: 1, apart: false, now: false, odds: fight(bout()) }];
    vec![
        Prospect::Fight(fight(bout()).into()),
        Prospect::Fight(fight(radiating).into()),
        Prospect::Draw(vec![fight(bout()), fight(Bout { level: 4, need: 3, ..bout() })]),
        Prospect::Test(test(None, false)),
        Prospect::Test(test(None, true)),
        Prospect::Step(SpaceEntry { points: 1, rads: 0, kills: false, fights }),
        Prospect::Step(SpaceEntry { points: 2, rads: 1, kills: true, fights: Vec::new() }),
        Prospect::Points(2),
        Prospect::Price(5),
        Prospect::Perk,
        Prospect::Series(vec![Prospect::Test(test(None, false)), Prospect::Fight(fight(bout()).into())]),
        Prospect::Proceeds(1),
    ]
}

fn told(lang: Lang) -> String {
    let (content, context) = (content(), context());
    let mut names = names(&content);
    names.rename(A, "Anna");
    names.rename(B, "Boris");
    let voice = Voice::new(lang, &names, &context);
    let mut lines: Vec<String> = prospects().iter().map(|prospect| voice.prospect(prospect)).collect();
    lines.push(String::new());
    // Dice where both aims want the same, where they want different rerolls, and where none is left.
    for (dice, hp) in [([0, 0, 0], 16), ([2, 2, 1], 7), ([1, 1, 2], 16)] {
        let odds = fight(Bout { dice: Some(dice), hp, ..bout() });
        lines.extend(voice.fight_remarks(&odds));
    }
    lines.extend(voice.test_remarks(&test(Some([0, 2, 0]), false)));
    lines.extend(voice.test_remarks(&test(Some([2, 2, 0]), true)));
    lines.push(String::new());
    lines.push(voice.outlook(&outlook(), Look::default()));
    let nowhere = Reach { on_turn: false, spaces: Vec::new(), ..reach() };
    let due = PowerClock { due: true, cards_left: 0, ..power() };
    let empty = Activation { row: None, kinds: Vec::new() };
    let bare =
        Outlook { reach: nowhere, fights: Vec::new(), activation: empty, power: due, hidden: Vec::new(), ..outlook() };
    lines.push(voice.outlook(&bare, Look { plain: true, ..Look::default() }));
    lines.join("\n")
}

#[test]
fn outlook_en() {
    insta::assert_snapshot!(told(Lang::En));
}

#[test]
fn outlook_ru() {
    insta::assert_snapshot!(told(Lang::Ru));
}

/// What can and what cannot happen is told apart from what nearly must and hardly can.
#[test]
fn chances_are_never_rounded_to_certainty() {
    let (content, context) = (content(), context());
    let names = names(&content);
    let voice = Voice::new(Lang::En, &names, &context);
    let told = [0, 1, 9, 10, 14, 15, 500, 990, 991, 999, 1000].map(|per_mille| voice.percent(per_mille));
    let expected = ["0", "<1", "<1", "1", "1", "2", "50", "99", ">99", ">99", "100"];
    assert_eq!(told, expected.map(|percent| format!("{percent}%")));
}
