//! Nothing that is told depends on what the viewer cannot know.

use kernel::{Answer, Game, QuickRng, Run, Seat, Seed, Viewer, advance, begin};

use super::board::game;
use crate::{
    choice::Choice,
    frame::{FightStep, What},
    machine::Wasteland,
    options::Setup,
    outlook::{Analysis, Outlook},
    state::{Opponent, Player, State},
};

/// Plays random games and looks at positions on the way.
fn play(players: u8, seed: u64, every: u64, most: u64, mut look: impl FnMut(&Wasteland, &State)) {
    let game = game();
    let mut run = Run::silent();
    let mut rng = QuickRng::new(seed);
    let mut state =
        begin(&game, &Setup { scenario: 1, ..Setup::of(players) }, Seed::from_number(seed), &mut run).unwrap();
    for number in 0..most {
        if number % every == 0 {
            look(&game, &state);
        }
        let Some(answer) = run.decision.sample(&mut rng) else { break };
        advance(&game, &mut state, &answer, &mut run).unwrap();
    }
    look(&game, &state);
}

fn outlooks(analysis: &Analysis<'_>, players: u8) -> Vec<Outlook> {
    (0..players).map(|seat| analysis.outlook(Seat::new(seat))).collect()
}

#[test]
fn what_is_hidden_changes_nothing() {
    let (mut positions, mut fights, mut tests) = (0, 0, 0);
    for players in 1..=4u8 {
        for seed in 0..8 {
            play(players, seed, 3, 700, |game, state| {
                let seats = (0..players).map(|seat| Viewer::Seat(Seat::new(seat)));
                for viewer in seats.chain([Viewer::Spectator]) {
                    let view = game.view(state, viewer);
                    let analysis = Analysis::new(game, &view).unwrap();
                    let told = outlooks(&analysis, players);
                    let mut options = Vec::new();
                    let asked = game.decide(state, &mut options);
                    let prospects = |analysis: &Analysis<'_>| {
                        let told = asked.map(|asked| options.iter().map(move |one| analysis.prospect(asked, *one)));
                        told.into_iter().flatten().collect::<Vec<_>>()
                    };
                    positions += 1;
                    fights += usize::from(told[0].fight.is_some());
                    tests += usize::from(told[0].test.is_some());
                    for rng in 0..3 {
                        let dealt = game.redeal(&view, &mut QuickRng::new(rng)).unwrap();
                        assert_eq!(game.outlook(&game.view(&dealt, viewer), Seat::new(0)).unwrap(), told[0]);
                        // The answers themselves, with everything hidden filled in at random.
                        let other = Analysis { game, view: &view, state: dealt };
                        assert!(outlooks(&other, players) == told);
                        assert!(prospects(&other) == prospects(&analysis));
                    }
                }
            });
        }
    }
    assert!(positions > 1000 && fights > 20 && tests > 10, "{positions} positions, {fights} fights, {tests} tests");
}

/// For the owner of all knowledge the answers are those of the rules.
#[test]
fn a_referee_is_told_what_is_true() {
    play(3, 42, 5, 1000, |game, state| {
        let view = game.view(state, Viewer::Referee);
        let analysis = Analysis::new(game, &view).unwrap();
        for seat in (0..3).map(Seat::new) {
            let outlook = analysis.outlook(seat);
            let influence = &outlook.influence.seats[seat.index()];
            assert_eq!(influence.unknown, 0);
            assert_eq!([influence.least, influence.most], [game.influence(state, seat); 2]);
            assert_eq!(influence.may_win, crate::mode::may_win(game, state, seat));
            if outlook.reach.on_turn && state.turn.points > 0 {
                let mut steps = Vec::new();
                game.list_steps(state, seat, game.land(state).beside(state.player(seat).at), &mut steps);
                let free = outlook.reach.spaces.iter().filter(|space| space.ways[0].actions == 0);
                assert!(free.count() >= steps.len());
            }
            let written = serde_json::to_string(&outlook).unwrap();
            assert_eq!(serde_json::from_str::<Outlook>(&written).unwrap(), outlook);
        }
    });
}

/// Dice that are let stand do in the rules what the odds say.
#[test]
fn the_rules_agree_about_a_last_throw() {
    let mut fights = 0;
    for seed in 0..150 {
        play(2, seed, 1, 400, |game, state| {
            if state.top() != Some(What::Fight(FightStep::Reroll)) || state.fights.len() != 1 {
                return;
            }
            let fight = state.fights[0];
            // A card or an activation would go on afterwards.
            if matches!(fight.foe, Opponent::Drawn { .. }) || !fight.action {
                return;
            }
            let view = game.view(state, Viewer::Seat(fight.seat));
            let bout = Analysis::new(game, &view).unwrap().fight_under_way().unwrap().bout;
            let blow = bout.blow(&game.content.faces, fight.dice);
            let mut after = state.clone();
            let done = Answer::One(Choice::Done);
            kernel::apply(game, &mut after, fight.seat, &done, &mut Run::silent()).unwrap();
            let [before, after] = [state, &after].map(|state| *state.player(fight.seat));
            let kills = |player: &Player| player.kills.iter().sum::<u16>();
            assert_eq!(after.deaths > before.deaths, blow.dies, "{bout:?}");
            assert_eq!(kills(&after) > kills(&before), blow.kills, "{bout:?}");
            if !blow.dies {
                assert_eq!((before.hp - after.hp, after.rads - before.rads), (blow.damage, blow.rads), "{bout:?}");
            }
            fights += 1;
        });
    }
    assert!(fights > 100, "{fights} fights");
}
