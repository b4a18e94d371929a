//! Panels over the map, for what is decided at leisure: what there is to choose lies there as cards, what a choice would
//! change is told beforehand, and one button does it. The list of choices offers the same.

mod after;
mod camp;
mod card;
mod death;
mod gear;
mod level;
mod loyalty;
mod shop;
mod trade;

use kernel::Seat;
use leptos::{html, prelude::*};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    view::View,
};

pub use self::{
    after::change_lines,
    camp::part as camp_part,
    card::{Face, Foot, choice_card, picking},
    trade::Part,
};
use self::{
    camp::CampPanel,
    death::DeathPanel,
    gear::{GainedPanel, GearPanel, PickPanel},
    level::{LevelPanel, PerkPanel},
    loyalty::LoyaltyPanel,
    shop::ShopPanel,
    trade::TradePanel,
};
use super::desk::Opened;
use crate::{
    memo::{effect, follow, memo},
    parts::Icon,
    play::Play,
};

/// A panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Two tokens, one to be kept.
    Level,
    /// Perks to choose from.
    Perk,
    /// The shop.
    Shop,
    /// A card was gained: to be equipped or put away.
    Gained(u16),
    /// Cards of which one is to be chosen.
    Pick,
    /// The camp.
    Camp,
    /// A trade, and who fills in the sheet.
    Trade(Seat),
    /// The survivor was killed.
    Death,
    /// The own gear, where it may be rearranged.
    Gear,
    /// The own agenda cards, where loyalty may be changed.
    Loyalty,
}

/// The panel for the question that is open to this person, or for the trade in which they wait.
pub fn asked(play: Play<Wasteland>, view: &View) -> Option<Panel> {
    let ask = play.ask()?;
    if matches!(ask, Ask::Offer(_) | Ask::OfferCaps { .. } | Ask::Deal(_) | Ask::HandOver) {
        let own = play.own_seat();
        let asked = play.snapshot.with(|snapshot| snapshot.asked_seat())?;
        let is_ours = [view.offer.camper, view.offer.partner].contains(&own);
        return is_ours.then_some(Panel::Trade(asked));
    }
    play.answering()?;
    Some(match ask {
        Ask::LevelUp => Panel::Level,
        Ask::GainPerk => Panel::Perk,
        Ask::Shop(_) => Panel::Shop,
        Ask::Gained(card) => Panel::Gained(card),
        Ask::Camp => Panel::Camp,
        Ask::Rise => Panel::Death,
        Ask::InventoryLimit
        | Ask::AgendaLimit
        | Ask::Discard(_)
        | Ask::DiscardAgenda
        | Ask::LosePerk
        | Ask::Unexhaust
        | Ask::UnexhaustNext
        | Ask::Exhaust
        | Ask::Keep(_)
        | Ask::OnTop(_) => Panel::Pick,
        _ => return None,
    })
}

/// The panel that this person opened, while there is something to do in it.
pub fn opened(play: Play<Wasteland>) -> Option<Panel> {
    let opened = play.desk.opened.get()?;
    let is_possible = play.open_choices().into_iter().any(|choice| opened.offers(choice));
    is_possible.then_some(match opened {
        Opened::Gear => Panel::Gear,
        Opened::Loyalty => Panel::Loyalty,
    })
}

impl Opened {
    /// Whether a choice belongs into it.
    pub const fn offers(self, choice: Choice) -> bool {
        match self {
            Opened::Gear => matches!(choice, Choice::Equip(_) | Choice::Unequip(_)),
            Opened::Loyalty => matches!(choice, Choice::Declare(_) | Choice::Withdraw),
        }
    }
}

/// A panel on the screen.
pub fn show(play: Play<Wasteland>, panel: Panel) -> AnyView {
    match panel {
        Panel::Level => view! { <LevelPanel play=play /> }.into_any(),
        Panel::Perk => view! { <PerkPanel play=play /> }.into_any(),
        Panel::Shop => view! { <ShopPanel play=play /> }.into_any(),
        Panel::Gained(card) => view! { <GainedPanel play=play card=card /> }.into_any(),
        Panel::Pick => view! { <PickPanel play=play /> }.into_any(),
        Panel::Camp => view! { <CampPanel play=play /> }.into_any(),
        Panel::Trade(asked) => view! { <TradePanel play=play asked=asked /> }.into_any(),
        Panel::Death => view! { <DeathPanel play=play /> }.into_any(),
        Panel::Gear => view! { <GearPanel play=play /> }.into_any(),
        Panel::Loyalty => view! { <LoyaltyPanel play=play /> }.into_any(),
    }
}

/// The head of a panel: what it is about.
fn head(play: Play<Wasteland>, icon: &'static str, title: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    let heading = NodeRef::<html::H2>::new();
    let number = memo(move || play.snapshot.with(|snapshot| snapshot.number));
    // Whoever has lost the focus to a question, by its asking or by the last answer, goes on in its panel: the next Tab
    // is the first card.
    effect(move || {
        follow(number);
        request_animation_frame(move || {
            let Some(heading) = heading.try_get_untracked().flatten() else { return };
            let is_free = document().active_element().is_none_or(|element| {
                element.tag_name() == "BODY" || element.matches(".question h2").unwrap_or_default()
            });
            if is_free && untrack(|| play.answering()).is_some() {
                // An element that is on the page can be focused.
                let _ = heading.focus();
            }
        });
    });
    view! {
        <header class="panel-head">
            <Icon name=icon />
            <h2 node_ref=heading tabindex="-1">{title}</h2>
        </header>
    }
    .into_any()
}
