//! A choice of Wasteland as a line of the list.

use kernel::{Asked, Seat};
use leptos::prelude::*;
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    outlook::{FightOdds, Fraction, Prospect},
};

use super::{
    art::{Art, card_drawing, drawing, enemy_drawing},
    voice::{analysed, speak},
};
use crate::{parts::Icon, play::Play, screens::table::ChoiceRow};

/// What a choice takes, brings and risks, as signs.
pub type Formula = Vec<Stake>;

/// One sign with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stake {
    /// The icon.
    pub icon: &'static str,
    /// The number.
    pub text: String,
    /// Whether it is a danger.
    pub is_bad: bool,
}

/// The line of a choice that is open to this seat.
pub fn row(play: Play<Wasteland>, _seat: Seat, asked: &Asked<Ask>, choice: Choice) -> ChoiceRow<Wasteland> {
    let prospect = analysed(play, |analysis| analysis.prospect(*asked, choice)).flatten();
    speak(play, |_, voice| {
        let what = voice.choice(asked.ask, choice);
        let told = prospect.as_ref().map(|prospect| voice.prospect(prospect));
        let note = voice.printed(asked.ask, choice);
        let parts = [Some(what.clone()), told, note.clone()].into_iter().flatten();
        let text = parts.map(|part| part.trim_end_matches('.').to_owned()).collect::<Vec<_>>().join(". ");
        let formula = prospect.as_ref().map(|prospect| stakes(voice, prospect)).filter(|stakes| !stakes.is_empty());
        ChoiceRow { choice, group: group(choice), text, what, note, formula }
    })
}

/// What stands together.
const fn group(choice: Choice) -> &'static str {
    match choice {
        Choice::Step(_) => "group-step",
        Choice::Move
        | Choice::Explore(_)
        | Choice::Encounter
        | Choice::Fight(_)
        | Choice::Quest { .. }
        | Choice::Camp => "group-act",
        Choice::Use { .. } | Choice::UsePerk(_) => "group-use",
        Choice::Equip(_) | Choice::Unequip(_) | Choice::Store(_) | Choice::Declare(_) | Choice::Withdraw => {
            "group-gear"
        }
        Choice::Buy(_) | Choice::Recruit(_) => "group-buy",
        Choice::Sell(_) => "group-sell",
        _ => "group-other",
    }
}

/// The card, figure or token that a choice is about.
pub fn picture(play: Play<Wasteland>, choice: Choice) -> Option<AnyView> {
    let game = play.game.get_value();
    let content = game.content();
    let drawn = match choice {
        Choice::Character(character) => {
            let id = &content.characters.get(usize::from(character))?.id;
            let drawn = drawing(format!("survivor-{id}"), "i-person");
            return Some(view! { <Art drawn=drawn view_box="0 0 96 96" /> }.into_any());
        }
        Choice::Use { card, .. }
        | Choice::Equip(card)
        | Choice::Unequip(card)
        | Choice::Store(card)
        | Choice::Card(card)
        | Choice::Buy(card)
        | Choice::Recruit(card)
        | Choice::Sell(card)
        | Choice::Give(card)
        | Choice::Want(card) => card_drawing(content, card),
        Choice::UsePerk(perk) | Choice::Perk(perk) => {
            drawing(format!("perk-{}", content.perks.get(usize::from(perk))?.id), "i-perk")
        }
        Choice::Fight(foe) | Choice::Foe(foe) => play.snapshot.with_untracked(|snapshot| {
            let view = &snapshot.view;
            let kind = view.foes.get(foe)?.kind;
            Some(enemy_drawing(content, view.scenario, kind, view.token_of(foe)))
        })?,
        _ => return None,
    };
    Some(view! { <Art drawn=drawn /> }.into_any())
}

/// What a prospect says, as signs.
pub fn stakes(voice: Voice<'_>, prospect: &Prospect) -> Formula {
    let stake = |icon, text: String, is_bad| Stake { icon, text, is_bad };
    match prospect {
        Prospect::Fight(odds) => fight(voice, &[odds.as_ref()]),
        Prospect::Draw(odds) => fight(voice, &odds.iter().collect::<Vec<_>>()),
        Prospect::Test(odds) => vec![stake("test", voice.percent(odds.odds.pass.per_mille()), false)],
        Prospect::Step(step) => {
            let mut signs = vec![stake("move", step.points.to_string(), false)];
            if step.rads > 0 {
                signs.push(stake("rads", step.rads.to_string(), true));
            }
            if step.kills {
                signs.push(stake("killed", voice.percent(1000), true));
            }
            signs.extend(step.fights.iter().flat_map(|fought| fight(voice, &[&fought.odds])));
            signs
        }
        Prospect::Points(points) => vec![stake("move", format!("+{points}"), false)],
        Prospect::Price(caps) => vec![stake("caps", format!("−{caps}"), false)],
        Prospect::Proceeds(caps) => vec![stake("caps", format!("+{caps}"), false)],
        Prospect::Perk => vec![stake("perk", String::new(), false)],
        Prospect::Series(all) => all.iter().flat_map(|one| stakes(voice, one)).collect(),
    }
}

/// The chance to kill and to be killed, over all that may be fought.
fn fight(voice: Voice<'_>, all: &[&FightOdds]) -> Formula {
    let mean = |chance: &dyn Fn(&FightOdds) -> Fraction| {
        let sum: u32 = all.iter().map(|odds| u32::from(chance(odds).per_mille())).sum();
        (sum / all.len().max(1) as u32) as u16
    };
    let kill = mean(&|odds| odds.kill.odds.kill);
    let die = mean(&|odds| odds.kill.odds.die);
    let mut signs = vec![Stake { icon: "fight", text: voice.percent(kill), is_bad: false }];
    if die > 0 {
        signs.push(Stake { icon: "killed", text: voice.percent(die), is_bad: true });
    }
    signs
}

/// The signs on the screen. The sentence of the line says the same.
pub fn formula(stakes: Formula) -> AnyView {
    let sign = |stake: Stake| {
        view! { <span class="stake" class:bad=stake.is_bad><Icon name=stake.icon />{stake.text}</span> }
    };
    view! { <span class="stakes" aria-hidden="true">{stakes.into_iter().map(sign).collect_view()}</span> }.into_any()
}
