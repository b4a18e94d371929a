//! What a choice of Wasteland would do, and what a thing of it is.

use kernel::Seat;
use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::Choice,
    outlook::{FightOdds, Prospect},
    view::View,
};

use super::{
    messages::say,
    panel::{camp_part, change_lines},
    spot::Spot,
    voice::{analysed, speak},
};
use crate::{parts::RuleLink, play::Play, screens::table::ChoiceRow};

/// What a choice would do: its odds, and what is printed on the card.
pub fn preview(play: Play<Wasteland>, seat: Seat, choice: Choice) -> AnyView {
    let asked = play.snapshot.with_untracked(|snapshot| snapshot.decision.asked);
    let prospect = asked.and_then(|asked| analysed(play, |analysis| analysis.prospect(asked, choice)).flatten());
    let rule = asked.map(|asked| asked.ask.rule());
    let shown = move || {
        let row = ChoiceRow::of(play, seat, choice);
        let odds = prospect.as_ref().and_then(fight_of).map(|odds| speak(play, |_, voice| odds_table(voice, odds)));
        let told = prospect.as_ref().map(|prospect| speak(play, |_, voice| voice.prospect(prospect)));
        view! {
            <h3>
                {row.what}
                {rule.map(|rule| view! { <RuleLink id=rule.as_str().to_owned() /> })}
            </h3>
            {odds}
            {told.map(|told| view! { <p>{told}</p> })}
            {(choice == Choice::Camp).then(|| camp(play))}
            {row.note.map(|note| view! { <p class="printed">{note}</p> })}
        }
    };
    shown.into_any()
}

/// What each part of a camp would do now.
fn camp(play: Play<Wasteland>) -> AnyView {
    let parts = [Choice::Recover, Choice::Unexhaust, Choice::WellRested];
    let told = parts.into_iter().flat_map(|part| camp_part(play, &[Choice::Camp], part));
    change_lines(told.collect())
}

fn fight_of(prospect: &Prospect) -> Option<&FightOdds> {
    match prospect {
        Prospect::Fight(odds) => Some(odds),
        Prospect::Step(step) => step.fights.first().map(|fought| &fought.odds),
        _ => None,
    }
}

/// The chances of a fight as bars.
pub fn odds_table(voice: Voice<'_>, odds: &FightOdds) -> AnyView {
    let row = |key: &'static str, class: &'static str, per_mille: u16| {
        let said = voice.percent(per_mille);
        view! {
            <li class=class>
                <span class="name">{say(key)}</span>
                <span class="bar" aria-hidden="true"><i style:--p=format!("{}%", per_mille / 10)></i></span>
                <b>{said}</b>
            </li>
        }
    };
    let kill = &odds.kill.odds;
    view! {
        <ul class="odds-table">
            {row("odds-kill", "", kill.kill.per_mille())}
            {(!kill.die.is_zero()).then(|| row("odds-die", "bad", kill.die.per_mille()))}
        </ul>
    }
    .into_any()
}

/// What a thing is: name, text and flavor.
pub fn about(play: Play<Wasteland>, spot: Spot) -> Option<(String, String, Option<String>)> {
    speak(play, |view, voice| about_spot(play, view, voice, spot))
}

fn about_spot(
    play: Play<Wasteland>,
    view: &View,
    voice: Voice<'_>,
    spot: Spot,
) -> Option<(String, String, Option<String>)> {
    let says = voice.paraphrase();
    play.game.with_value(|game| {
        let content = game.content();
        match spot {
            Spot::Space(node) => Some((voice.space(node), voice.space_parts(view, node).join(". "), None)),
            Spot::Place(place) => Some((voice.place(place), String::new(), None)),
            Spot::Foe(number) => {
                let text = voice.foe_text(view, number);
                Some((voice.foe(number), text, view.token_of(number).and_then(|token| voice.enemy_flavor(token))))
            }
            Spot::Card(card) => {
                let printed = content.cards.get(usize::from(card))?;
                Some((voice.card(card), says.card(printed).join(" "), voice.card_flavor(card)))
            }
            Spot::Perk(perk) => {
                let printed = content.perks.get(usize::from(perk))?;
                Some((voice.perk(perk), says.perk(printed).join(" "), voice.perk_flavor(perk)))
            }
            Spot::Agenda(card) => {
                let printed = content.agendas.get(usize::from(card))?;
                Some((voice.agenda(card), says.agenda(printed).join(" "), voice.agenda_flavor(card)))
            }
            Spot::Quest(quest) => Some((voice.quest(quest), voice.quest_intro(quest).unwrap_or_default(), None)),
            Spot::Power(faction) => {
                Some((voice.faction(faction), voice.faction_about(faction).unwrap_or_default(), None))
            }
            _ => None,
        }
    })
}
