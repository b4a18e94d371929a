//! A bot's answer does not change when hidden things do.

use std::fmt::Debug;

use bots::{Bot, Evaluate, Level, Planner};
use kernel::{Contributions, Legal, QuickRng, Run, Secret, Seed, Viewer, advance, begin};

/// A bot as strong levels are, with fewer iterations: how it comes to its answer is the same.
const ITERATIONS: u32 = 60;

/// Plays a random game; from time to time everything that the asked seat cannot know is changed, and bots of every level
/// are asked on both sides of that.
fn answers_stay<G: Evaluate>(game: &G, setup: &G::Setup, moves: u32, every: u32)
where
    G::Choice: Debug,
{
    let mut rng = QuickRng::new(3);
    let mut changed = 0;
    let mut run = Run::<G>::silent();
    let seed: Seed = Secret::from_number(11).seed(&Contributions::none());
    let mut state = begin(game, setup, seed, &mut run).map_err(|_| "refused").expect("a good set-up");
    for number in 0..moves {
        let Some(asked) = run.decision.asked else { break };
        if number % every == 0 {
            let viewer = Viewer::Seat(asked.seat);
            let other = game.scramble(&state, viewer, &mut rng);
            changed += u32::from(other != state);
            let views = [game.view(&state, viewer), game.view(&other, viewer)];
            for level in Level::ALL {
                let answer = |view: &G::View| {
                    let mut bot: Box<dyn Bot<G>> = match level {
                        Level::Random => level.bot(7),
                        Level::Novice => level.bot(7),
                        // Each with a seed of its own, so that they are different bots.
                        _ => Box::new(Planner::new(level as u64, ITERATIONS)),
                    };
                    bot.choose(game, view, &run.decision, number).map(Legal::into_answer)
                };
                let [first, second] = [answer(&views[0]), answer(&views[1])];
                assert!(first.is_some() && first == second, "{level} at decision {number}");
            }
        }
        let answer = run.decision.sample(&mut rng).expect("somebody is asked");
        advance(game, &mut state, &answer, &mut run).expect("no fault");
    }
    assert!(changed > 10, "{changed} times something hidden was changed");
}

#[test]
fn shelter_hides_decks_dice_and_happiness() {
    let game = shelf::shelter().unwrap();
    let mut setup = shelter::options::Setup::for_players(3);
    setup.options.hidden_happiness = true;
    answers_stay(&game, &setup, 200, 5);
}

#[test]
fn wasteland_hides_hands_decks_tiles_and_tokens() {
    let game = shelf::wasteland().unwrap();
    answers_stay(&game, &wasteland::options::Setup::of(3), 300, 9);
}
