//! What a new game of Wasteland asks for besides seats and letters of options: the scenario.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasteland::{
    Wasteland,
    options::{Options, SWITCHES, Setup},
};

use super::{
    art::{Art, drawing},
    messages::said,
    voice::Speaker,
};
use crate::{
    game::TableGame as _,
    memo::memo,
    screens::start::{Form, Wrong},
    words,
};

/// What the form holds besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Extras {
    /// The id of the scenario, which a later box may number otherwise.
    pub scenario: String,
}

impl Default for Extras {
    fn default() -> Extras {
        let first = Wasteland::kit().game.content().scenarios.first();
        Extras { scenario: first.map(|scenario| scenario.id.clone()).unwrap_or_default() }
    }
}

impl Extras {
    /// The number of the scenario, if there is such a one.
    pub fn scenario(&self) -> Option<u8> {
        let scenarios = &Wasteland::kit().game.content().scenarios;
        scenarios.iter().position(|scenario| scenario.id == self.scenario).map(|at| at as u8)
    }
}

/// The set-up of a form.
pub fn setup(form: &Form<Wasteland>) -> Result<Setup, Wrong<Wasteland>> {
    let chosen = |options: Options, (switch, _, _): &(&str, &str, &[&str])| {
        options.with(switch, &form.letter(switch).to_string()).unwrap_or(options)
    };
    let options = SWITCHES.iter().fold(Options::default(), chosen);
    let scenario = form.extras.scenario().ok_or(Wrong::Extras("start-wrong-scenario"))?;
    Ok(Setup { scenario, options, ..Setup::of(form.players) })
}

/// Whether an option is not as usual.
pub fn is_changed(form: &Form<Wasteland>, switch: &str) -> bool {
    Options::default().letter(switch) != Some(form.letter(switch).to_string().as_str())
}

/// The scenarios, one to be chosen.
pub fn fields(form: RwSignal<Form<Wasteland>>) -> AnyView {
    let content = Wasteland::kit().game.content();
    let names = Wasteland::kit().usual_names();
    let one = move |(at, scenario): (u8, &'static wasteland::content::Scenario)| {
        let id = scenario.id.as_str();
        let is_chosen = memo(move || form.with(|form| form.extras.scenario == id));
        let name = move || Speaker::new(words::lang(), names).plainly(|voice| voice.scenario(at));
        let about = move || Speaker::new(words::lang(), names).plainly(|voice| voice.scenario_about(at));
        let signs = scenario.factions.each_ref().map(|sheet| {
            view! { <Art drawn=drawing(format!("faction-{}", sheet.id), "i-power") /> }
        });
        view! {
            <label class="scenario" class:chosen=is_chosen>
                <input
                    type="radio"
                    name="scenario"
                    value=id
                    prop:checked=is_chosen
                    on:change=move |_| form.update(|form| id.clone_into(&mut form.extras.scenario))
                />
                <span class="scenario-signs">{signs}</span>
                <b>{name}</b>
                <span class="small">{about}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend class="label">{said("start-scenario")}</legend>
            <div class="scenarios">{(0u8..).zip(&content.scenarios).map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::start::USUAL;

    type Form = crate::screens::start::Form<Wasteland>;

    #[test]
    fn every_letter_of_every_option_can_be_chosen() {
        for (switch, _, letters) in SWITCHES {
            for letter in letters.iter().filter_map(|letter| letter.chars().next()) {
                let mut form = Form::default();
                form.set_letter(switch, letter);
                assert!(form.setup().is_ok(), "{switch} {letter}");
                assert_eq!(is_changed(&form, switch), letter != USUAL, "{switch} {letter}");
            }
        }
    }

    #[test]
    fn a_form_remembers_its_scenario_by_name_and_forgets_one_that_is_gone() {
        let mut form = Form::default();
        let last = Wasteland::kit().game.content().scenarios.last().unwrap();
        form.extras.scenario.clone_from(&last.id);
        let text = form.to_text().unwrap();
        assert_eq!(Form::remembered(&text), form);
        assert_eq!(usize::from(form.setup().unwrap().scenario) + 1, Wasteland::kit().game.content().scenarios.len());
        assert_eq!(Form::remembered(&text.replace(&last.id, "no-such-place")), Form::default());
    }

    #[test]
    fn seats_keep_their_colors_when_chairs_change_places() {
        let mut form = Form::default();
        form.set_players(3);
        form.set_name(2, "Bo");
        form.move_chair(2, false);
        let seen: Vec<(&str, &str)> =
            form.taken().iter().map(|chair| (chair.name.as_str(), chair.color.as_str())).collect();
        assert_eq!(seen, [("", "red"), ("Bo", "blue"), ("", "green")]);
    }
}
