//! What a new game of Shelter asks for besides seats and letters of options.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use shelter::{
    Shelter,
    options::{Options, Setup},
};

use super::messages::{fill, said};
use crate::{
    game::TableGame as _,
    memo::memo,
    screens::start::{ChairSelect, Form, Wrong},
};

/// The switch of the option with a round limit.
const ROUND_LIMIT: &str = "round-limit";
/// The switch of the option that says who begins.
const FIRST_PLAYER: &str = "first-player-choice";
/// The switch of the option that says who owns which level.
const LEVEL_ORDER: &str = "level-order";

/// What the form holds besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Extras {
    /// The round limit, as it was typed.
    pub round_limit: String,
    /// The chair the host lets begin.
    pub first: u8,
    /// The chairs whose levels come first, second and so on, if that is agreed.
    pub levels: Vec<u8>,
}

impl Default for Extras {
    fn default() -> Extras {
        let levels = (0..Shelter::PLAYERS.1).collect();
        Extras { round_limit: Options::default().round_limit.to_string(), first: 0, levels }
    }
}

impl Extras {
    /// Whether what was remembered makes sense.
    pub fn are_sound(&self) -> bool {
        let most = Shelter::PLAYERS.1;
        self.levels.len() == usize::from(most)
            && (0..most).all(|level| self.levels.contains(&level))
            && self.first < most
    }
}

/// The chair the host lets begin: the one chosen, while it is in play.
fn beginner(form: &Form<Shelter>) -> u8 {
    let first = form.extras.first;
    let in_play = form.taken().iter().any(|chair| chair.key == first);
    if in_play { first } else { form.taken().first().map_or(0, |chair| chair.key) }
}

/// The chairs in play, in the order of their levels.
fn level_owners(form: &Form<Shelter>) -> Vec<u8> {
    let in_play = |key: &u8| form.taken().iter().any(|chair| chair.key == *key);
    form.extras.levels.iter().copied().filter(in_play).collect()
}

/// Gives the level with this place in the order to another chair; who had that level takes the other's.
fn set_level_owner(form: &mut Form<Shelter>, at: usize, key: u8) {
    let Some(old) = level_owners(form).get(at).copied() else { return };
    for level in &mut form.extras.levels {
        *level = match *level {
            same if same == old => key,
            same if same == key => old,
            other => other,
        };
    }
}

/// The value of an option, as [`Options::set`] reads it.
fn value(form: &Form<Shelter>, switch: &str) -> String {
    let letter = form.letter(switch);
    match (switch, letter) {
        (ROUND_LIMIT, 'a') => format!("a:{}", form.extras.round_limit.trim()),
        (FIRST_PLAYER, 'b') => format!("b:{}", form.seat_of(beginner(form))),
        (LEVEL_ORDER, 'c') => {
            let seats: Vec<String> = level_owners(form).into_iter().map(|key| form.seat_of(key).to_string()).collect();
            format!("c:{}", seats.join("-"))
        }
        _ => letter.to_string(),
    }
}

/// The set-up of a form.
pub fn setup(form: &Form<Shelter>) -> Result<Setup, Wrong<Shelter>> {
    let mut options = Options::default();
    // Every letter is one of its switch; only the number that is typed can be wrong.
    for (switch, _, _) in Options::SWITCHES {
        options.set(switch, &value(form, switch)).map_err(|_| Wrong::Extras("start-wrong-limit"))?;
    }
    if form.extras.round_limit.trim().is_empty() && form.letter(ROUND_LIMIT) == 'a' {
        return Err(Wrong::Extras("start-wrong-limit"));
    }
    Ok(Setup { colors: form.taken().iter().map(|chair| chair.color.clone()).collect(), options })
}

/// Whether an option is not as usual.
pub fn is_changed(form: &Form<Shelter>, switch: &str) -> bool {
    let usual = Options::default();
    let mut options = usual;
    options.set(switch, &value(form, switch)).is_err() || options != usual
}

/// The fields that an option needs besides its letter.
pub fn fields(form: RwSignal<Form<Shelter>>, switch: &str, letter: char) -> Option<AnyView> {
    match (switch, letter) {
        (ROUND_LIMIT, 'a') => Some(view! { <RoundLimit form=form /> }.into_any()),
        (FIRST_PLAYER, 'b') => Some(view! { <Beginner form=form /> }.into_any()),
        (LEVEL_ORDER, 'c') => Some(view! { <Levels form=form /> }.into_any()),
        _ => None,
    }
}

/// After how many rounds the game ends.
#[component]
fn RoundLimit(form: RwSignal<Form<Shelter>>) -> impl IntoView {
    view! {
        <label class="extra">
            <span>{said("options-round-limit")}</span>
            <input
                class="input"
                type="number"
                inputmode="numeric"
                min="1"
                max="999"
                prop:value=move || form.with(|form| form.extras.round_limit.clone())
                on:input:target=move |event| form.update(|form| form.extras.round_limit = event.target().value())
            />
        </label>
    }
}

/// Whom the host lets begin.
#[component]
fn Beginner(form: RwSignal<Form<Shelter>>) -> impl IntoView {
    let chosen = Signal::derive(move || form.with(beginner));
    view! {
        <label class="extra">
            <span>{said("options-beginner")}</span>
            <ChairSelect form=form chosen=chosen on_choose=move |key| form.update(|form| form.extras.first = key) />
        </label>
    }
}

/// Whose level is the first, the second and so on.
#[component]
fn Levels(form: RwSignal<Form<Shelter>>) -> impl IntoView {
    let count = memo(move || form.with(|form| form.players));
    let levels = move || {
        let levels = (0..usize::from(count.get())).map(|at| {
            let chosen = Signal::derive(move || form.with(|form| level_owners(form).get(at).copied().unwrap_or(0)));
            view! {
                <label class="extra">
                    <span>{move || fill("options-level", &[("n", (at as i64 + 1).into())])}</span>
                    <ChairSelect
                        form=form
                        chosen=chosen
                        on_choose=move |key| form.update(|form| set_level_owner(form, at, key))
                    />
                </label>
            }
        });
        levels.collect_view()
    };
    view! { {levels} }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use kernel::{Because, rule};
    use protocol::{Clock, NewSeat};
    use shelter::{
        choice::Reason,
        options::{FirstPlayer, LevelOrder},
    };

    use super::*;
    use crate::{
        room::{SeatPlayer, Sitting},
        screens::start::USUAL,
    };

    type Form = crate::screens::start::Form<Shelter>;

    #[test]
    fn the_default_is_me_against_one_steady_bot() {
        let form = Form::default();
        assert_eq!(form.setup(), Ok(Setup::for_players(2)));
        let sittings = form.sittings(" Anna ");
        assert_eq!(sittings[0], Sitting { name: "Anna".to_owned(), holder: SeatPlayer::Me });
        assert_eq!(sittings[1], Sitting { name: String::new(), holder: SeatPlayer::Bot(Level::Steady) });
        assert_eq!(form.changed(), 0);
    }

    #[test]
    fn a_friend_by_link_makes_it_a_room_where_each_screen_has_one_seat() {
        let mut form = Form::default();
        assert!(!form.is_online());
        form.set_holder(1, SeatPlayer::Link);
        form.set_name(1, " Bo ");
        form.clock = Some(Clock { bank: 900, bonus: 10, most: None });
        assert_eq!(Form::remembered(&form.to_text().unwrap()), form);
        let setup = form.checked().unwrap();
        let room = form.new_room(setup, "Anna");
        let seat = |name: &str| NewSeat { name: name.to_owned(), controller: protocol::Controller::Person };
        assert_eq!((room.game.as_str(), room.seats), ("shelter", vec![seat("Anna"), seat("Bo")]));
        assert_eq!(room.clock, form.clock);
        form.set_players(3);
        assert!(form.checked().is_ok());
        for here in [SeatPlayer::Friend, SeatPlayer::Me] {
            form.set_holder(2, here);
            assert_eq!(form.checked(), Err(Wrong::Mixed), "{here:?}");
        }
        form.set_holder(0, SeatPlayer::Bot(Level::Novice));
        assert!(form.checked().is_ok(), "one may sit anywhere");
        form.set_holder(2, SeatPlayer::Friend);
        assert_eq!(form.checked(), Err(Wrong::Mixed));
    }

    #[test]
    fn a_taken_color_is_swapped() {
        let mut form = Form::default();
        form.set_color(0, "blue");
        assert_eq!(form.setup().unwrap().colors, ["blue", "red"]);
        form.set_color(0, "yellow");
        form.set_players(4);
        assert_eq!(form.setup().unwrap().colors, ["yellow", "red", "green", "blue"]);
        form.set_color(0, "purple");
        assert_eq!(form.setup().unwrap().colors[0], "yellow");
    }

    #[test]
    fn chairs_change_places_and_take_what_was_said_about_them_along() {
        let mut form = Form::default();
        form.set_players(3);
        form.set_letter(FIRST_PLAYER, 'b');
        form.extras.first = 2;
        assert_eq!(form.setup().unwrap().options.first_player_choice, FirstPlayer::Host(2));
        form.move_chair(2, false);
        let setup = form.setup().unwrap();
        assert_eq!(setup.colors, ["red", "green", "blue"]);
        assert_eq!(setup.options.first_player_choice, FirstPlayer::Host(1));
        form.move_chair(0, false);
        form.move_chair(1, true);
        assert_eq!(form.setup().unwrap().colors, ["red", "green", "blue"], "nobody leaves the table");
        form.set_players(2);
        form.move_chair(2, true);
        form.extras.first = 1;
        assert_eq!(beginner(&form), 0, "whoever is not in play cannot begin");
    }

    #[test]
    fn agreed_levels_are_always_an_order_of_those_who_play() {
        let mut form = Form::default();
        form.set_letter(LEVEL_ORDER, 'c');
        assert_eq!(form.setup().unwrap().options.level_order, LevelOrder::Agreed([Some(0), Some(1), None, None]));
        set_level_owner(&mut form, 0, 1);
        assert_eq!(level_owners(&form), [1, 0]);
        assert_eq!(form.setup().unwrap().options.level_order, LevelOrder::Agreed([Some(1), Some(0), None, None]));
        form.set_players(4);
        set_level_owner(&mut form, 3, 1);
        assert_eq!(level_owners(&form), [3, 0, 2, 1]);
        assert!(form.setup().is_ok());
    }

    #[test]
    fn a_round_limit_must_be_a_number_of_rounds() {
        let mut form = Form::default();
        for nonsense in ["", " ", "0", "-3", "many", "70000"] {
            form.extras.round_limit = nonsense.to_owned();
            assert_eq!(form.setup(), Err(Wrong::Extras("start-wrong-limit")), "{nonsense}");
        }
        form.extras.round_limit = " 12 ".to_owned();
        assert_eq!(form.setup().unwrap().options.round_limit, 12);
        assert_eq!(form.changed(), 1);
        form.set_letter(ROUND_LIMIT, 'b');
        assert_eq!(form.setup().unwrap().options.round_limit, 0);
        form.extras.round_limit = "nonsense that nobody asks for".to_owned();
        assert!(form.setup().is_ok());
        form.reset_options();
        assert_eq!(form.changed(), 0);
    }

    #[test]
    fn the_rules_say_what_they_object_to() {
        let mut form = Form::default();
        form.chairs[1].color = "red".to_owned();
        let because = Because { rule: rule!("S-SETUP-04"), reason: Reason::Color(1) };
        assert_eq!(form.setup(), Err(Wrong::Rules(because)));
    }

    #[test]
    fn every_letter_of_every_option_can_be_chosen() {
        for (switch, _, letters) in Options::SWITCHES {
            for letter in letters.chars() {
                let mut form = Form::default();
                form.set_letter(switch, letter);
                assert!(form.setup().is_ok(), "{switch} {letter}");
                assert_eq!(is_changed(&form, switch), letter != USUAL, "{switch} {letter}");
            }
            let ruling = Shelter::books().rulebook().ruling_of_switch(switch).unwrap();
            assert_eq!(ruling.default, USUAL, "{switch}");
        }
    }

    #[test]
    fn a_form_is_remembered_and_a_broken_one_forgotten() {
        let mut form = Form::default();
        form.set_players(4);
        form.set_color(3, "red");
        form.set_name(2, "Bo");
        form.set_holder(2, SeatPlayer::Friend);
        form.set_letter("hidden-happiness", 'b');
        let text = form.to_text().unwrap();
        assert_eq!(Form::remembered(&text), form);
        for broken in ["", "{}", &text.replace("green", "red"), &text.replace("\"players\":4", "\"players\":7")] {
            assert_eq!(Form::remembered(broken), Form::default(), "{broken}");
        }
    }
}
