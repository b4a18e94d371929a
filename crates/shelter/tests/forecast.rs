//! Forecasts come true: what they call sure happens, what they give as a range is exactly what can be reached, and
//! nothing hidden shows in them.

use std::path::Path;

use kernel::{
    Answer, Decision, Game, Legal, QuickRng, Recorded, RiggedChance, Run, Seat, Seed, Viewer, advance, begin,
};
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Content, Icon, Window},
    event::Event,
    forecast::{Case, Chance, Forecast, Outcome, Sure},
    options::Setup,
    state::State,
};

fn shelter() -> Shelter {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
    let files = pack::load_folder(&folder).expect("the core pack lies beside the crates");
    match shelter::reading::read(&[files]) {
        Ok((content, _)) => Shelter::new(content),
        Err(mistakes) => panic!("{mistakes}"),
    }
}

/// Plays random games and shows every decision.
fn games(game: &Shelter, setups: &[Setup], seeds: u64, mut look: impl FnMut(&State, &Decision<Choice, Ask>)) {
    for setup in setups {
        for seed in 0..seeds {
            let mut run = Run::silent();
            let mut rng = QuickRng::new(seed);
            let mut state = begin(game, setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
            while run.decision.asked.is_some() {
                look(&state, &run.decision);
                let mut answer = run.decision.sample(&mut rng).expect("somebody is asked");
                for _ in 0..3 {
                    if *answer.answer() == Answer::One(Choice::Pass) {
                        answer = run.decision.sample(&mut rng).expect("somebody is asked");
                    }
                }
                advance(game, &mut state, &answer, &mut run).expect("the rules hold");
            }
        }
    }
}

/// Whether an answer is part of the placement itself, and not another thing done meanwhile.
fn belongs(answer: &Legal<Choice>) -> bool {
    !matches!(answer.answer(), Answer::One(Choice::Use { .. } | Choice::Exchange { .. } | Choice::DoneForTurn))
}

/// What a placement came to.
#[derive(Clone, Default, Debug)]
struct Came {
    doubled: bool,
    won: Option<bool>,
    cubes: [i16; 3],
    lost: [u8; 3],
    happiness: u8,
    arrived: u8,
    items: u8,
    due: u8,
    token: bool,
    injured: bool,
    healed: bool,
    built: u8,
    ended: bool,
    income: Option<Seat>,
    skipped: Vec<Icon>,
}

impl Came {
    fn note(&mut self, seat: Seat, event: &Event) {
        if let Event::IncomeTaken(owner) | Event::IncomeDeclined(owner) = event {
            self.income = Some(*owner);
        }
        if matches!(event, Event::EndTriggered(_)) {
            self.ended = true;
        }
        if event.seat() != Some(seat) {
            return;
        }
        match event {
            Event::Placed { doubled, .. } => self.doubled = doubled.is_some(),
            Event::FightEnded { won, .. } => self.won = Some(*won),
            Event::CubesPaid { cubes, .. } => {
                self.cubes.iter_mut().zip(cubes).for_each(|(sum, paid)| *sum -= i16::from(*paid));
            }
            Event::CubeGained { resource, lost: true, .. } => self.lost[*resource as usize] += 1,
            Event::CubeGained { resource, lost: false, .. } => self.cubes[*resource as usize] += 1,
            Event::HappinessGained { amount, .. } => self.happiness += amount,
            Event::DwellerArrived { .. } => self.arrived += 1,
            Event::ItemTaken { .. } => self.items += 1,
            Event::TrainingDue { .. } => self.due += 1,
            Event::TokenTaken(_) => self.token = true,
            Event::Injured { .. } => self.injured = true,
            Event::Healed { .. } => self.healed = true,
            Event::RoomBuilt { .. } => self.built += 1,
            Event::RewardSkipped { icon, .. } => self.skipped.push(*icon),
            _ => {}
        }
    }
}

/// Notes events until the turn is over; says whether it is.
fn note_turn(came: &mut Came, seat: Seat, events: &[Recorded<Event>]) -> bool {
    for told in events {
        if matches!(told.event, Event::TurnBegan(_) | Event::RecallBegan) {
            return true;
        }
        came.note(seat, &told.event);
    }
    false
}

/// Every way a placement can go, apart from dice and cards drawn; stops when there are too many.
fn every_way(game: &Shelter, state: &State, answer: &Legal<Choice>, seat: Seat, came: &Came, found: &mut Vec<Came>) {
    if found.len() > 400 {
        return;
    }
    let (mut state, mut run, mut came) = (state.clone(), Run::recording(), came.clone());
    advance(game, &mut state, answer, &mut run).expect("the rules hold");
    let events = run.take_record().events;
    if note_turn(&mut came, seat, &events) || run.decision.asked.is_none() {
        found.push(came);
        return;
    }
    let answers: Vec<_> = run.decision.answers().filter(belongs).collect();
    answers.iter().for_each(|answer| every_way(game, &state, answer, seat, &came, found));
}

fn outcome_for<'f>(forecast: &'f Forecast, came: &Came) -> &'f Outcome {
    let case = match came.won {
        None => Case::Always,
        Some(true) => Case::Won,
        Some(false) => Case::Lost,
    };
    let fits = |outcome: &&Outcome| outcome.case == case && (outcome.doubled == came.doubled || case == Case::Lost);
    let mut found = forecast.outcomes.iter().filter(fits);
    let one = found.next().unwrap_or_else(|| panic!("no outcome for {came:?} in {forecast:?}"));
    assert!(found.next().is_none(), "two outcomes for {came:?} in {forecast:?}");
    one
}

/// What a forecast calls sure is what came.
fn check(forecast: &Forecast, came: &Came, is_end_open: bool) {
    let told = || format!("{came:?} against {forecast:?}");
    let outcome = outcome_for(forecast, came);
    for (at, track) in outcome.tracks.iter().enumerate() {
        let after = i16::from(track.before) + came.cubes[at];
        assert!((i16::from(track.least)..=track.most.into()).contains(&after), "{}", told());
        assert!((track.lost..=track.most_lost).contains(&came.lost[at]), "{}", told());
    }
    let (least, most) = outcome.happiness_after();
    let after = outcome.happiness_before + u16::from(came.happiness);
    assert!((least..=most).contains(&after), "{}", told());
    assert_eq!(outcome.new_dwellers, came.arrived, "{}", told());
    assert_eq!(outcome.items, came.items, "{}", told());
    assert_eq!(outcome.training.len(), usize::from(came.due), "{}", told());
    assert_eq!((outcome.token, outcome.injured, outcome.healed), (came.token, came.injured, came.healed), "{}", told());
    let (fewest, most) = outcome.times(Icon::Build);
    assert!((fewest..=most).contains(&came.built), "{}", told());
    match outcome.ends {
        Sure::Yes => assert!(came.ended, "{}", told()),
        Sure::No => assert!(!came.ended || !is_end_open, "{}", told()),
        Sure::Maybe => {}
    }
    assert_eq!(forecast.income.map(|income| income.owner), came.income, "{}", told());
    if came.won != Some(false) {
        let passes = |gain: &shelter::forecast::Gain| match came.doubled {
            true => vec![(gain.icon, gain.first), (gain.icon, gain.again)],
            false => vec![(gain.icon, gain.first)],
        };
        for icon in outcome.gains.iter().map(|gain| gain.icon) {
            let own = outcome.gains.iter().flat_map(passes).filter(|(other, _)| *other == icon);
            let skipped = came.skipped.iter().filter(|other| **other == icon).count();
            let (surely, perhaps) = own.fold((0, 0), |(surely, perhaps), (_, sure)| {
                (surely + usize::from(sure == Sure::No), perhaps + usize::from(sure != Sure::Yes))
            });
            assert!((surely..=perhaps).contains(&skipped), "{icon:?}: {}", told());
        }
    }
}

#[test]
fn placements_come_to_what_was_foreseen() {
    let game = shelter();
    let mut placements = 0;
    games(&game, &Setup::variants(), 2, |state, decision| {
        let Some(asked) = decision.asked.filter(|asked| asked.ask == Ask::Turn) else { return };
        let view = game.view(state, Viewer::Spectator);
        for answer in decision.answers() {
            let Answer::One(choice @ Choice::Place(_)) = *answer.answer() else { continue };
            let forecast = game.forecast(state, asked.seat, choice);
            let (mut state, mut run, mut came) = (state.clone(), Run::recording(), Came::default());
            let mut rng = QuickRng::new(placements);
            let mut next = answer;
            loop {
                advance(&game, &mut state, &next, &mut run).expect("the rules hold");
                let events = run.take_record().events;
                if note_turn(&mut came, asked.seat, &events) || run.decision.asked.is_none() {
                    break;
                }
                let drawn = (0..200).find_map(|_| run.decision.sample(&mut rng).filter(belongs));
                next = drawn.expect("something belongs to the placement");
            }
            check(&forecast, &came, view.end.is_none());
            placements += 1;
        }
    });
    assert!(placements > 20_000, "{placements}");
}

/// A room that is being built comes to what was foreseen, with what its line still brings: happiness above all.
#[test]
fn building_is_foreseen_to_the_end_of_its_line() {
    let game = shelter();
    let (mut built, mut happier) = (0, 0);
    games(&game, &Setup::variants(), 2, |state, decision| {
        let Some(asked) = decision.asked.filter(|asked| matches!(asked.ask, Ask::Build { .. })) else { return };
        // After an item, whatever it interrupted goes on.
        if !game.view(state, Viewer::Spectator).open_step().is_gaining_from_space {
            return;
        }
        for answer in decision.answers() {
            let Answer::One(choice @ Choice::Build { .. }) = *answer.answer() else { continue };
            let forecast = game.forecast(state, asked.seat, choice);
            let [outcome] = &forecast.outcomes[..] else { panic!("{forecast:?}") };
            let (mut state, mut run, mut came) = (state.clone(), Run::recording(), Came::default());
            let mut rng = QuickRng::new(built);
            let mut next = answer;
            loop {
                advance(&game, &mut state, &next, &mut run).expect("the rules hold");
                let events = run.take_record().events;
                if note_turn(&mut came, asked.seat, &events) || run.decision.asked.is_none() {
                    break;
                }
                let drawn = (0..200).find_map(|_| run.decision.sample(&mut rng).filter(belongs));
                next = drawn.expect("something belongs to the building");
            }
            let told = || format!("{came:?} against {forecast:?}");
            let (least, most) = outcome.happiness_after();
            let after = outcome.happiness_before + u16::from(came.happiness);
            assert!((least..=most).contains(&after), "{}", told());
            for (at, track) in outcome.tracks.iter().enumerate() {
                let after = i16::from(track.before) + came.cubes[at];
                assert!((i16::from(track.least)..=track.most.into()).contains(&after), "{}", told());
            }
            assert_eq!((outcome.new_dwellers, outcome.items), (came.arrived, came.items), "{}", told());
            built += 1;
            happier += u32::from(least > outcome.happiness_before);
        }
    });
    assert!(built > 500 && happier > 200, "{built}, {happier}");
}

/// The ranges are tight: each bound is reached by some choices.
#[test]
fn ranges_are_exactly_what_can_be_reached() {
    let game = shelter();
    let (mut checked, mut open) = (0, 0);
    games(&game, &[Setup::for_players(2)], 3, |state, decision| {
        let Some(asked) = decision.asked.filter(|asked| asked.ask == Ask::Turn) else { return };
        for answer in decision.answers() {
            let Answer::One(choice @ Choice::Place(_)) = *answer.answer() else { continue };
            let forecast = game.forecast(state, asked.seat, choice);
            if forecast.odds.is_some() {
                continue;
            }
            let mut found = Vec::new();
            every_way(&game, state, &answer, asked.seat, &Came::default(), &mut found);
            if found.len() > 400 {
                continue;
            }
            // A second room for its own price may be one that is still to come.
            let is_settled = |outcome: &&Outcome| outcome.gains.iter().all(|gain| gain.again != Sure::Maybe);
            for outcome in forecast.outcomes.iter().filter(is_settled) {
                let ways: Vec<&Came> = found.iter().filter(|came| came.doubled == outcome.doubled).collect();
                assert!(!ways.is_empty(), "{outcome:?} cannot be reached");
                for (at, track) in outcome.tracks.iter().enumerate() {
                    let after = |came: &&Came| (i16::from(track.before) + came.cubes[at]) as u8;
                    let reached = (ways.iter().map(after).min(), ways.iter().map(after).max());
                    assert_eq!(reached, (Some(track.least), Some(track.most)), "{at} in {forecast:?}");
                    let lost = (ways.iter().map(|w| w.lost[at]).min(), ways.iter().map(|w| w.lost[at]).max());
                    assert_eq!(lost, (Some(track.lost), Some(track.most_lost)), "{at} in {forecast:?}");
                    open += u32::from(track.least < track.most);
                }
                checked += 1;
            }
        }
    });
    assert!(checked > 1_000 && open > 500, "{checked}, {open}");
}

/// What a seat cannot know changes no forecast, neither in the true state nor in one dealt from its view.
#[test]
fn nothing_hidden_shows_in_a_forecast() {
    let game = shelter();
    let mut hidden = Setup::for_players(3);
    hidden.options.hidden_happiness = true;
    let mut compared = 0;
    games(&game, &[hidden], 4, |state, decision| {
        let Some(asked) = decision.asked else { return };
        let mut rng = QuickRng::new(compared);
        for seat in (0..3).map(Seat::new) {
            let viewer = Viewer::Seat(seat);
            let scrambled = game.scramble(state, viewer, &mut rng);
            let dealt = game.redeal(&game.view(state, viewer), &mut rng).expect("a view can be dealt");
            let places = (0..64).filter_map(shelter::vault::SpaceRef::from_index).map(Choice::Place);
            let own = decision.options.iter().copied().filter(|_| asked.seat == seat);
            for choice in places.chain(own) {
                let forecast = game.forecast(state, seat, choice);
                assert_eq!(forecast, game.forecast(&scrambled, seat, choice));
                assert_eq!(forecast, game.forecast(&dealt, seat, choice));
                compared += 1;
            }
        }
    });
    assert!(compared > 20_000);
}

/// What an answer is worth to the fighter, in parts of 36 to the third: the best play of items for fights, on the engine.
struct Search<'g> {
    game: &'g Shelter,
    seat: Seat,
    budget: u32,
}

const WHOLE: u64 = 36 * 36 * 36;

impl Search<'_> {
    fn play(&mut self, state: &State, answer: &Legal<Choice>) -> u64 {
        let rolls =
            |events: &[Recorded<Event>]| events.iter().any(|told| matches!(told.event, Event::FightRolled { .. }));
        let (_, events, _) = self.after(state, answer, None);
        if !rolls(&events) {
            return self.value(state, answer, None);
        }
        let throws = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
        throws.map(|dice| self.value(state, answer, Some(dice))).sum::<u64>() / 36
    }

    fn after(
        &self,
        state: &State,
        answer: &Legal<Choice>,
        dice: Option<[u8; 2]>,
    ) -> (State, Vec<Recorded<Event>>, Run<Shelter>) {
        let (mut state, mut run) = (state.clone(), Run::recording());
        let script = RiggedChance { dice: dice.into_iter().flatten().collect(), ..RiggedChance::default() };
        run.rig(script);
        advance(self.game, &mut state, answer, &mut run).expect("the rules hold");
        let events = run.take_record().events;
        (state, events, run)
    }

    fn value(&mut self, state: &State, answer: &Legal<Choice>, dice: Option<[u8; 2]>) -> u64 {
        self.budget = self.budget.saturating_sub(1);
        if self.budget == 0 {
            return 0;
        }
        let (state, events, run) = self.after(state, answer, dice);
        let ended = events.iter().find_map(|told| match told.event {
            Event::FightEnded { won, .. } => Some(won),
            _ => None,
        });
        if let Some(won) = ended {
            return if won { WHOLE } else { 0 };
        }
        assert_eq!(run.decision.asked.map(|asked| asked.seat), Some(self.seat));
        let answers: Vec<_> =
            run.decision.answers().filter(|answer| is_for_fight(self.game.content(), answer)).collect();
        answers.iter().map(|answer| self.play(&state, answer)).max().expect("something can be done")
    }
}

fn is_for_fight(content: &Content, answer: &Legal<Choice>) -> bool {
    match answer.answer() {
        Answer::One(Choice::Use { card, ability }) => {
            content.items[usize::from(*card)].uses[usize::from(*ability)].window == Window::InFight
        }
        Answer::One(Choice::Exchange { .. } | Choice::DoneForTurn) => false,
        _ => true,
    }
}

/// The odds with all items used as well as possible are those of an exhaustive search on the engine.
#[test]
fn odds_are_those_of_the_best_play() {
    let game = shelter();
    let (mut armed, mut better, mut rerolled, mut too_many) = (0, 0, 0, 0);
    games(&game, &[Setup::for_players(2), Setup::for_players(4)], 10, |state, decision| {
        let Some(asked) = decision.asked.filter(|asked| asked.ask == Ask::Turn) else { return };
        for answer in decision.answers() {
            let Answer::One(choice @ Choice::Place(_)) = *answer.answer() else { continue };
            let forecast = game.forecast(state, asked.seat, choice);
            let Some(odds) = forecast.odds.filter(|odds| !odds.with.is_empty()) else { continue };
            let mut search = Search { game: &game, seat: asked.seat, budget: 6_000 };
            let wins = search.play(state, &answer);
            if search.budget == 0 {
                too_many += 1;
                continue;
            }
            assert_eq!(odds.best, Chance { wins, of: WHOLE }, "{odds:?}");
            assert!(odds.with.iter().all(|with| with.chance >= odds.bare && with.chance <= odds.best));
            armed += 1;
            better += u32::from(odds.best > odds.bare);
            rerolled += u32::from(odds.best.of > 36);
        }
    });
    let counts = format!("{armed} armed, {better} better, {rerolled} rerolled, {too_many} too many");
    assert!(armed > 300 && better > 300 && rerolled > 30 && too_many < armed / 2, "{counts}");
}

/// In the middle of a fight, letting it stand does what was foreseen, and each item changes the odds as told.
#[test]
fn a_fight_under_way_is_foreseen() {
    let game = shelter();
    let (mut stood, mut used) = (0, 0);
    games(&game, &[Setup::for_players(3)], 60, |state, decision| {
        let Some(asked) = decision.asked.filter(|asked| asked.ask == Ask::Fight) else { return };
        for answer in decision.answers() {
            let Answer::One(choice) = *answer.answer() else { continue };
            let Some(odds) = game.forecast(state, asked.seat, choice).odds else { continue };
            let mut search = Search { game: &game, seat: asked.seat, budget: 60_000 };
            let wins = search.play(state, &answer);
            let chance = if choice == Choice::Done { odds.bare } else { odds.best };
            assert_eq!(chance, Chance { wins, of: WHOLE }, "{choice:?}: {odds:?}");
            stood += u32::from(choice == Choice::Done);
            used += u32::from(choice != Choice::Done);
        }
    });
    assert!(stood > 20 && used > 20, "{stood}, {used}");
}
