//! How games are told afterwards, how they came to where they are, and the map as it is drawn.

use kernel::{Seats, Viewer};
use pack::Lang;
use text::wasteland::{Chronicle, NamingContext, Voice};
use wasteland::content::Faction;

use super::{
    played::{Played, wasteland},
    samples::{A, B},
};

fn written(chronicle: &Chronicle) -> String {
    let mut lines = vec![chronicle.paper.clone()];
    lines.extend(chronicle.about.clone());
    lines.extend(chronicle.items.iter().map(|item| format!("{} | {} | {}", item.when, item.head, item.text)));
    lines.extend(chronicle.ways.iter().map(|way| way.text.clone()));
    lines.extend(chronicle.epilogue.clone());
    lines.join("\n")
}

/// Some games that are over, each as a chronicle.
fn chronicles(lang: Lang) -> String {
    let (game, mut names) = wasteland();
    names.rename(A, "Anna");
    names.rename(B, "Boris");
    let games = [(1, 2), (2, 44), (3, 3)].map(|(players, seed)| {
        let mut played = Played::begin(&game, players, seed);
        played.play_to_the_end();
        let (view, story) = (played.view(Viewer::Spectator), played.story(Viewer::Spectator));
        let context = NamingContext::of(&view);
        written(&Voice::new(lang, &names, &context).chronicle(&view, &story))
    });
    games.join("\n\n")
}

#[test]
fn chronicles_en() {
    insta::assert_snapshot!(chronicles(Lang::En));
}

#[test]
fn chronicles_ru() {
    insta::assert_snapshot!(chronicles(Lang::Ru));
}

#[test]
fn every_scenario_has_every_ending_of_its_own() {
    let (game, names) = wasteland();
    let mut played = Played::begin(&game, 2, 44);
    played.play_to_the_end();
    let (mut view, story) = (played.view(Viewer::Referee), played.story(Viewer::Referee));
    let loyal = |faction: Option<Faction>| {
        let agenda = |one: &wasteland::content::Agenda| one.faction == faction;
        faction.map_or(u8::MAX, |_| game.content().agendas.iter().position(agenda).expect("there is one") as u8)
    };
    let taken = story.iter().any(|told| matches!(told.event, wasteland::event::Event::Takeover(_)));
    for lang in Lang::ALL {
        let mut seen = Vec::new();
        for scenario in 0..game.content().scenarios.len() as u8 {
            view.public.scenario = scenario;
            for faction in [None, Some(Faction::Star), Some(Faction::Shield)] {
                view.public.winners = Seats::NONE;
                view.public.winners.insert(A);
                view.public.players[A.index()].loyal = loyal(faction);
                let context = NamingContext::of(&view);
                seen.push(Voice::new(lang, &names, &context).chronicle(&view, &story).epilogue[0].clone());
            }
            view.public.winners = Seats::NONE;
            if taken {
                let context = NamingContext::of(&view);
                seen.push(Voice::new(lang, &names, &context).chronicle(&view, &story).epilogue[0].clone());
            }
        }
        let count = seen.len();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), count, "no two quarrels end in the same words");
    }
}

#[test]
fn a_game_under_way_has_news_and_no_epilogue() {
    let (game, names) = wasteland();
    let mut played = Played::begin(&game, 2, 3);
    played.play_to_round(4);
    let (view, story) = (played.view(Viewer::Spectator), played.story(Viewer::Spectator));
    let context = NamingContext::of(&view);
    let chronicle = Voice::new(Lang::En, &names, &context).chronicle(&view, &story);
    assert!(chronicle.epilogue.is_empty() && !chronicle.items.is_empty() && chronicle.ways.len() == 2);
    assert!(chronicle.items.is_sorted_by_key(|item| item.event), "news are told in order");
    for way in &chronicle.ways {
        assert_eq!(way.stops.last().map(|stop| stop.node), Some(view.player(way.seat).at), "a way ends where one is");
    }
}

/// A position after some rounds: how it came here, and its map.
fn position(lang: Lang, tell: impl Fn(Voice<'_>, &wasteland::view::View) -> String) -> String {
    let (game, mut names) = wasteland();
    names.rename(A, "Anna");
    let mut played = Played::begin(&game, 3, 11);
    played.play_to_round(5);
    let view = played.view(Viewer::Seat(A));
    let context = NamingContext::of(&view);
    tell(Voice::new(lang, &names, &context), &view)
}

#[test]
fn previously_en() {
    insta::assert_snapshot!(position(Lang::En, |voice, view| voice.previously(view).join("\n")));
}

#[test]
fn previously_ru() {
    insta::assert_snapshot!(position(Lang::Ru, |voice, view| voice.previously(view).join("\n")));
}

#[test]
fn drawn_map_en() {
    insta::assert_snapshot!(position(Lang::En, |voice, view| voice.drawn_map(view, false).text));
}

#[test]
fn drawn_map_ru() {
    insta::assert_snapshot!(position(Lang::Ru, |voice, view| voice.drawn_map(view, false).text));
}

#[test]
fn colors_change_nothing_but_colors() {
    position(Lang::En, |voice, view| {
        let (plain, colored) = (voice.drawn_map(view, false), voice.drawn_map(view, true));
        assert_eq!(plain.width, colored.width);
        let mut bare = String::new();
        let mut parts = colored.text.split('\u{1b}');
        bare.push_str(parts.next().unwrap_or_default());
        for part in parts {
            bare.push_str(part.split_once('m').expect("a color ends with an m").1);
        }
        assert!(colored.text.contains('\u{1b}'));
        assert_eq!(bare, plain.text);
        let map = plain.text.lines().take_while(|line| !line.starts_with("Survivors"));
        assert_eq!(map.map(|line| line.chars().count()).max(), Some(plain.width));
        for seat in view.all_seats() {
            assert!(plain.text.contains(&format!("@{}", seat.index() + 1)), "{seat:?} is on the map");
        }
        String::new()
    });
}
