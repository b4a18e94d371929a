//! Costs and rewards as icons, the way they are printed: costs in red, rewards in green, exchanges beside them.

use leptos::prelude::*;
use shelter::content::{Cost, Cubes, Icon as Reward, Letter, Resource, Space};

use crate::parts::{Icon, symbol};

/// How many of an icon, which one, and the letter that belongs to it.
type Glyph = (u8, &'static str, Option<Letter>);

/// The icon of a resource.
pub const fn resource_icon(resource: Resource) -> &'static str {
    match resource {
        Resource::Power => "power",
        Resource::Food => "food",
        Resource::Water => "water",
    }
}

/// The icon of a reward.
const fn reward_icon(reward: Reward) -> &'static str {
    match reward {
        Reward::Resource(resource) => resource_icon(resource),
        Reward::Any => "any",
        Reward::Happiness => "happiness",
        Reward::Dweller => "new-dweller",
        Reward::FirstPlayer => "first-player",
        Reward::Build => "build",
        Reward::Train(_) => "train",
        Reward::Exchange => "exchange",
        Reward::Heal => "heal",
        Reward::Item => "item",
        Reward::Ready => "ready",
        Reward::RefreshItems => "refresh-items",
        Reward::RefreshRooms => "refresh-rooms",
    }
}

/// What must be paid, in icons.
fn cost_glyphs(cost: &Cost) -> Vec<Glyph> {
    let mut glyphs = cube_glyphs(cost.cubes, cost.any);
    let rest = [(cost.items, "item"), (u8::from(cost.injury), "injury"), (u8::from(cost.room_price), "room-price")];
    glyphs.extend(rest.into_iter().filter(|(n, _)| *n > 0).map(|(n, icon)| (n, icon, None)));
    glyphs
}

fn cube_glyphs(cubes: [u8; 3], any: u8) -> Vec<Glyph> {
    let kinds = Resource::ALL.into_iter().map(resource_icon).chain(["any"]);
    kinds.zip(cubes.into_iter().chain([any])).filter(|(_, n)| *n > 0).map(|(icon, n)| (n, icon, None)).collect()
}

/// What is gained, in icons; equal ones that follow each other are counted.
fn gain_glyphs(line: &[Reward]) -> Vec<Glyph> {
    let printed = line.iter().filter(|reward| **reward != Reward::Exchange);
    let mut glyphs: Vec<Glyph> = Vec::new();
    for reward in printed {
        let letter = if let Reward::Train(letter) = reward { *letter } else { None };
        let icon = reward_icon(*reward);
        match glyphs.last_mut() {
            Some((n, last, of)) if *last == icon && *of == letter => *n += 1,
            _ => glyphs.push((1, icon, letter)),
        }
    }
    glyphs
}

/// How wide a row of icons is, in hundredths of an icon.
fn width(glyphs: &[Glyph]) -> u32 {
    let one = |(n, _, letter): &Glyph| 100 + 55 * u32::from(*n > 1) + 85 * u32::from(letter.is_some());
    glyphs.iter().map(one).sum()
}

fn show(glyphs: Vec<Glyph>) -> impl IntoView {
    let glyph = |(n, icon, letter): Glyph| {
        view! {
            {(n > 1).then(|| view! { <b>{n}</b> })}
            <Icon name=icon />
            {letter.map(|letter| view! { <b class="letter">{format!("{letter:?}")}</b> })}
        }
    };
    glyphs.into_iter().map(glyph).collect_view()
}

/// Cubes to pay, in red.
#[component]
pub fn Price(
    /// The cubes.
    price: Cubes,
    /// Further classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <span class=format!("cost {class}")>{show(cube_glyphs(price.cubes, price.any))}</span> }
}

/// What a space takes and gives.
#[component]
pub fn Formula(
    /// What must be paid.
    #[prop(optional)]
    cost: Cost,
    /// What is gained.
    #[prop(optional)]
    gain: Vec<Reward>,
    /// The two sides of an exchange.
    #[prop(optional_no_strip)]
    exchange: Option<[Cubes; 2]>,
    /// The number to reach in a fight; zero for none.
    #[prop(optional)]
    fight: u8,
) -> impl IntoView {
    let cost = cost_glyphs(&cost);
    let gain = gain_glyphs(&gain);
    let sides = exchange.map(|sides| sides.map(|side| cube_glyphs(side.cubes, side.any)));
    let swap = sides.as_ref().map_or(0, |[one, other]| width(one) + width(other) + 80);
    let class = match width(&cost).max(width(&gain)).max(swap) {
        0..=340 => "formula",
        341..=440 => "formula dense",
        _ => "formula tight",
    };
    view! {
        <span class=class aria-hidden="true">
            {(!cost.is_empty()).then(|| view! { <span class="cost">{show(cost)}</span> })}
            {(fight > 0).then(|| view! { <span class="fight"><Icon name="fight" />{fight}</span> })}
            {(!gain.is_empty()).then(|| view! { <span class="gain">{show(gain)}</span> })}
            {sides
                .map(|[one, other]| {
                    view! {
                        <span class="swap">
                            {show(one)} <svg class="icon via"><use href=symbol("i-exchange")></use></svg> {show(other)}
                        </span>
                    }
                })}
        </span>
    }
}

/// The formula of a space with this reward line.
pub fn space_formula(space: &Space, line: Vec<Reward>) -> impl IntoView + use<> {
    let exchange = line.contains(&Reward::Exchange).then_some(space.exchange).flatten();
    view! { <Formula cost=space.cost gain=line exchange=exchange fight=space.fight /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_icons_are_counted_and_exchanges_stand_apart() {
        let water = Reward::Resource(Resource::Water);
        let line = [water, water, Reward::Exchange, Reward::Train(Some(Letter::S)), Reward::Train(None)];
        let glyphs = gain_glyphs(&line);
        assert_eq!(glyphs, [(2, "water", None), (1, "train", Some(Letter::S)), (1, "train", None)]);
        let cost = Cost { cubes: [1, 0, 2], any: 1, items: 1, injury: true, room_price: false };
        let icons: Vec<_> = cost_glyphs(&cost).into_iter().map(|(n, icon, _)| (n, icon)).collect();
        assert_eq!(icons, [(1, "power"), (2, "water"), (1, "any"), (1, "item"), (1, "injury")]);
    }
}
