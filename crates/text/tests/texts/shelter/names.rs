//! Names of players and cards.

use kernel::Seat;
use pack::Lang;
use shelter::{event::Event, options::Setup, vault::SpaceRef};
use text::shelter::{Names, Voice};

use super::common::{Played, names, shelter};

#[test]
fn colors_are_declined_and_given_names_are_not() {
    let game = shelter();
    let setup = Setup::for_players(3);
    let mut names = names(&game, &setup);
    names.rename(Seat::new(1), "  Anna ");
    let view = Played::begin(&game, &setup, 1).view();
    let turn = |lang, seat| Voice::new(lang, &names).event(&view, &Event::TurnBegan(Seat::new(seat)));
    assert_eq!([turn(Lang::En, 0), turn(Lang::En, 1)], ["Red’s turn", "Anna’s turn"]);
    assert_eq!([turn(Lang::Ru, 0), turn(Lang::Ru, 1)], ["Ход Красного", "Ход игрока Anna"]);
    let elevator = SpaceRef::elevator(view.vault.level_of(Seat::new(1)));
    assert_eq!(Voice::new(Lang::Ru, &names).space(&view, elevator), "лифт игрока Anna");
}

#[test]
fn marks_are_short_and_tell_players_apart() {
    let game = shelter();
    let mut names = names(&game, &Setup::for_players(4));
    let marks = |names: &Names, lang| (0..4).map(|seat| Voice::new(lang, names).mark(Seat::new(seat))).collect();
    let colors: Vec<String> = marks(&names, Lang::Ru);
    assert_eq!(colors, ["К", "С", "З", "Ж"]);
    for (seat, name) in (0..).zip(["Anna", "andrey", "Bo", "Bob"]) {
        names.rename(Seat::new(seat), name);
    }
    let given: Vec<String> = marks(&names, Lang::En);
    assert_eq!(given, ["ANN", "AND", "3", "BOB"]);
}

#[test]
fn cards_without_a_text_are_called_by_their_id() {
    let game = shelter();
    let names = Names::new(game.content(), &[], &Setup::for_players(2));
    assert_eq!(Voice::new(Lang::Ru, &names).item(0), game.content().items[0].id);
}
