//! The survivors' boards: health, letters, gear, and what a person holds.

use kernel::{Seat, numbers_in};
use leptos::prelude::*;
use wasteland::{
    Wasteland,
    content::{Letter, Trait},
    state::{Held, INVENTORY, MOST_HP, NO_CARD, NONE, Player, SECOND_WEAPON},
};

use super::{
    art::{Art, card_drawing, drawing, faction_icon, kind_icon},
    hand::{Agendas, Openers},
    messages::{fill, said, say},
    power::PowerNow,
    spot::Spot,
    syllables::syllables,
    voice::{analysed, speak},
};
use crate::{
    memo::memo,
    parts::{Icon, seat_color, symbol},
    play::Play,
    pointing::aiming,
    room::SeatPlayer,
    screens::table::Presence,
};

/// Screens narrower than this, in pixels, show one thing at a time.
const NARROW: f64 = 1088.0;

/// All boards, one's own first and the others clockwise.
#[component]
pub fn Survivors(play: Play<Wasteland>) -> impl IntoView {
    let order = memo(move || {
        let count = play.snapshot.with(|snapshot| snapshot.view.seats);
        Seat::clockwise_from(play.own_seat(), count).collect::<Vec<_>>()
    });
    view! {
        <section class="survivors" aria-label=said("boards-label") tabindex="0">
            <For each=move || order.get() key=|seat| *seat let:seat>
                <Board play=play seat=seat />
            </For>
        </section>
    }
}

/// What a small screen always shows: health, Caps and influence.
pub fn own_stock(play: Play<Wasteland>) -> impl IntoView {
    let seat = memo(move || play.own_seat());
    let own = memo(move || play.snapshot.with(|snapshot| *snapshot.view.player(seat.get())));
    let influence = memo(move || {
        analysed(play, |analysis| {
            let influence = analysis.influence();
            let stands = influence.seats.iter().find(|stands| stands.seat == seat.get_untracked())?;
            Some((stands.least, influence.threshold))
        })
        .flatten()
    });
    // What happens to the survivor is seen here where the board is not.
    let spot = move |kind: &str| match kind {
        "hp" | "rads" => Some(Spot::Health(seat.get()).name()),
        "caps" => Some(Spot::Caps(seat.get()).name()),
        _ => None,
    };
    let stock = move |kind: &'static str, label: Signal<String>, text: Signal<String>| {
        view! {
            <span class="stock" data-kind=kind data-spot=move || spot(kind) role="img" aria-label=label>
                <Icon name=kind />
                <b aria-hidden="true">{text}</b>
            </span>
        }
    };
    let health = Signal::derive(move || {
        let Player { hp, rads, .. } = own.get();
        let left = hp.saturating_sub(rads);
        fill("board-health", &[("hp", hp.into()), ("rads", rads.into()), ("left", left.into())])
    });
    let caps = Signal::derive(move || fill("board-caps", &[("count", i64::from(own.get().caps).into())]));
    let stands = Signal::derive(move || {
        let (least, threshold) = influence.get().unwrap_or_default();
        fill("board-influence", &[("n", i64::from(least).into()), ("of", i64::from(threshold).into())])
    });
    let short = Signal::derive(move || {
        let (least, threshold) = influence.get().unwrap_or_default();
        format!("{least}/{threshold}")
    });
    view! {
        {stock("hp", health, Signal::derive(move || own.get().hp.to_string()))}
        {stock("rads", health, Signal::derive(move || own.get().rads.to_string()))}
        {stock("caps", caps, Signal::derive(move || own.get().caps.to_string()))}
        {stock("influence", stands, short)}
        <PowerNow play=play />
    }
}

fn player(play: Play<Wasteland>, seat: Seat) -> Memo<Player> {
    memo(move || play.snapshot.with(|snapshot| *snapshot.view.player(seat)))
}

#[component]
fn Board(play: Play<Wasteland>, seat: Seat) -> impl IntoView {
    let color = seat_color(play, seat);
    let player = player(play, seat);
    let is_own = memo(move || play.own_seat() == seat);
    // A small screen shows the boards behind a tab of their own, where there is room for all of them.
    let is_open = RwSignal::new(is_narrow());
    let is_turn = memo(move || play.snapshot.with(|snapshot| snapshot.asked_seat() == Some(seat)));
    let is_first = memo(move || play.snapshot.with(|snapshot| snapshot.view.first == seat));
    let is_out = memo(move || play.snapshot.with(|snapshot| snapshot.view.eliminated.contains(seat)));
    let holder = move || play.seats.with(|seats| seats.get(seat.index()).map(|sitting| sitting.holder));
    let is_bot = memo(move || matches!(holder(), Some(SeatPlayer::Bot(_))));
    let name = move || speak(play, |_, voice| voice.seat(seat));
    let character = memo(move || player.get().character);
    let portrait = move || {
        let id = play.game.with_value(|game| {
            game.content().characters.get(usize::from(character.get())).map(|character| character.id.clone())
        });
        let drawn = drawing(format!("survivor-{}", id.unwrap_or_default()), "i-person");
        view! { <Art drawn=drawn view_box="0 0 96 96" /> }
    };
    let called = move || {
        let character = character.get();
        if character == NONE { String::new() } else { speak(play, |_, voice| voice.character(character)) }
    };
    let caps = move || player.get().caps;
    let cards = memo(move || play.snapshot.with(|snapshot| snapshot.view.hand(seat).count));
    view! {
        <article
            class="survivor"
            class:own=is_own
            class:open=move || is_own.get() || is_open.get()
            class:turn=is_turn
            class:out=is_out
            data-seat=color.clone()
            data-spot=Spot::Board(seat).name()
            aria-label=name
        >
            <header class="survivor-head">
                <button
                    type="button"
                    class="portrait"
                    aria-expanded=move || (is_own.get() || is_open.get()).to_string()
                    aria-label=said("board-open")
                    on:click=move |_| {
                        if play.choices_at(Spot::Board(seat)).is_empty() {
                            is_open.update(|open| *open = !*open);
                        } else {
                            play.press(Spot::Board(seat));
                        }
                    }
                >
                    {portrait}
                    <svg class="seat-sign" aria-hidden="true"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
                </button>
                <div class="who">
                    <h2 class="name" title=name>{name}</h2>
                    <span class="called">{called}</span>
                </div>
                <Show when=move || is_bot.get()>
                    <span role="img" aria-label=said("board-bot")><Icon name="bot" /></span>
                </Show>
                {play.online.map(|online| view! { <Presence online=online seat=seat /> })}
                <Show when=move || is_first.get()>
                    <span class="token" role="img" aria-label=said("board-first")><Icon name="first-player" /></span>
                </Show>
            </header>
            <Health play=play seat=seat player=player />
            <div class="counts">
                <span
                    class="count"
                    role="img"
                    data-spot=Spot::Caps(seat).name()
                    aria-label=move || fill("board-caps", &[("count", i64::from(caps()).into())])
                >
                    <Icon name="caps" />
                    <b>{caps}</b>
                </span>
                <span class="count" role="img" aria-label=move || fill("board-agendas", &[("count", cards.get().into())])>
                    <Icon name="agenda" />
                    <b>{cards}</b>
                </span>
                <Traits play=play player=player />
            </div>
            <Growth play=play seat=seat player=player />
            <Gear play=play seat=seat player=player />
            <Agendas play=play seat=seat />
            <Show when=move || is_own.get()>
                <Openers play=play />
            </Show>
        </article>
    }
}

/// HP and rads on one track: rads from its beginning, HP up to where the peg stands.
#[component]
fn Health(play: Play<Wasteland>, seat: Seat, player: Memo<Player>) -> impl IntoView {
    let _ = play;
    let numbers = memo(move || player.with(|player| (player.hp, player.rads)));
    let label = move || {
        let (hp, rads) = numbers.get();
        let left = hp.saturating_sub(rads);
        fill("board-health", &[("hp", hp.into()), ("rads", rads.into()), ("left", left.into())])
    };
    let cells = move || {
        let (hp, rads) = numbers.get();
        let cell = |at: u8| {
            let (is_rad, is_full) = (at <= rads, at > rads && at <= hp);
            view! { <i class:rad=is_rad class:full=is_full></i> }
        };
        (1..=MOST_HP).map(cell).collect_view()
    };
    view! {
        <div class="health" role="img" aria-label=label data-spot=Spot::Health(seat).name()>
            <Icon name="hp" />
            <b aria-hidden="true">{move || numbers.get().0}</b>
            <span class="track" aria-hidden="true">{cells}</span>
            <span class="rads" class:none=move || numbers.get().1 == 0 aria-hidden="true">
                <Icon name="rads" />
                <b>{move || numbers.get().1}</b>
            </span>
        </div>
    }
}

/// Traits and loyalty.
#[component]
fn Traits(play: Play<Wasteland>, player: Memo<Player>) -> impl IntoView {
    let held = memo(move || {
        let (traits, loyal) = player.with(|player| (player.traits, player.loyal));
        let traits: Vec<Trait> = Trait::ALL.into_iter().filter(|one| traits & (1 << *one as u8) != 0).collect();
        let faction =
            play.game.with_value(|game| game.content().agendas.get(usize::from(loyal)).and_then(|card| card.faction));
        (traits, faction)
    });
    move || {
        let (traits, faction) = held.get();
        let traits = traits.into_iter().map(|one| {
            let name = speak(play, |_, voice| voice.trait_name(one));
            view! { <span class="trait" role="img" title=name.clone() aria-label=name><Icon name=trait_icon(one) /></span> }
        });
        let loyal = faction.map(|faction| {
            let name = speak(play, |_, voice| voice.faction(faction));
            let label = fill("board-loyal", &[("faction", name.as_str().into())]);
            view! {
                <span class="trait loyal" role="img" title=label.clone() aria-label=label>
                    <Icon name=faction_icon(faction) />
                </span>
            }
        });
        view! { {traits.collect_view()} {loyal} }
    }
}

/// The icon of a trait.
pub const fn trait_icon(named: Trait) -> &'static str {
    match named {
        Trait::Idolized => "trait-idolized",
        Trait::Vilified => "trait-vilified",
        Trait::Synth => "trait-synth",
        Trait::SuperMutant => "trait-super-mutant",
        Trait::WellRested => "trait-well-rested",
        Trait::Addicted => "trait-addicted",
    }
}

/// The letters with the peg of the XP below them.
#[component]
fn Growth(play: Play<Wasteland>, seat: Seat, player: Memo<Player>) -> impl IntoView {
    let now = memo(move || player.with(|player| (player.special, player.peg, player.perks)));
    let label = move || {
        let (special, peg, _) = now.get();
        let letters = text::wasteland::Voice::letters(special);
        let xp = special.iter().filter(|letter| (*letter as u8) < peg).count() as i64;
        let needed = i64::from(special.len()) + 1;
        fill("board-growth", &[("letters", letters.as_str().into()), ("xp", xp.into()), ("needed", needed.into())])
    };
    let slot = move |letter: Letter| {
        let is_held = move || now.get().0.contains(letter);
        let is_peg = move || now.get().1 == letter as u8 + 1;
        let spot = Spot::Letter(letter);
        view! {
            <span class="letter-slot" class:held=is_held class:peg=is_peg class:hot=move || play.is_hot(spot)>
                {format!("{letter:?}")}
            </span>
        }
    };
    let perks = move || numbers_in(now.get().2).map(|perk| view! { <PerkChip play=play perk=perk /> }).collect_view();
    view! {
        <div class="growth" role="img" aria-label=label data-spot=Spot::Growth(seat).name()>
            <span class="letters" class:unpegged=move || now.get().1 == 0 aria-hidden="true">{Letter::ALL.map(slot)}</span>
        </div>
        <div class="perks">{perks}</div>
    }
}

#[component]
fn PerkChip(play: Play<Wasteland>, perk: u8) -> impl IntoView {
    let spot = Spot::Perk(perk);
    let id = play.game.with_value(|game| game.content().perks.get(usize::from(perk)).map(|perk| perk.id.clone()));
    let drawn = drawing(format!("perk-{}", id.unwrap_or_default()), "i-perk");
    let name = move || speak(play, |_, voice| voice.perk(perk));
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let (over, focus) = aiming(play, spot);
    view! {
        <button
            type="button"
            class="chip perk"
            class:lit=is_lit
            class:hot=move || play.is_hot(spot)
            data-spot=spot.name()
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.press(spot)
        >
            <Art drawn=drawn />
            <span class="name">{name}</span>
        </button>
    }
}

/// Weapon, apparel and companion, and a second weapon where there is one; the inventory with its free places; what belongs to the character.
#[component]
fn Gear(play: Play<Wasteland>, seat: Seat, player: Memo<Player>) -> impl IntoView {
    let equipped = memo(move || player.with(|player| player.equipped));
    let inventory = memo(move || player.with(|player| player.inventory.to_vec()));
    let talent = memo(move || player.with(|player| player.talent));
    let slot = move |at: usize| {
        let (icon, key) = [("weapon", "slot-weapon"), ("apparel", "slot-apparel"), ("companion", "slot-companion")][at];
        let held = memo(move || equipped.get()[at]);
        move || {
            let held = held.get();
            if held.is_some() {
                view! { <CardChip play=play held=held /> }.into_any()
            } else {
                view! { <span class="chip empty" role="img" aria-label=said(key)><Icon name=icon /></span> }.into_any()
            }
        }
    };
    let second = move || {
        let held = equipped.get()[SECOND_WEAPON];
        held.is_some().then(|| view! { <CardChip play=play held=held /> })
    };
    let stored =
        move || inventory.get().into_iter().map(|held| view! { <CardChip play=play held=held /> }).collect_view();
    let limit = memo(move || analysed(play, |analysis| analysis.figures(seat).inventory).unwrap_or(INVENTORY));
    let room = move || {
        let held = inventory.with(Vec::len) as i64;
        fill("board-inventory-of", &[("n", held.into()), ("of", limit.get().into())])
    };
    let free = move || {
        let free = usize::from(limit.get()).saturating_sub(inventory.with(Vec::len));
        (0..free).map(|_| view! { <span class="chip empty" aria-hidden="true"></span> }).collect_view()
    };
    view! {
        <div class="gear">
            <div class="gear-row" role="group" aria-label=said("board-equipped")>{[0, 1, 2].map(slot)} {second}</div>
            <p class="gear-head" aria-hidden="true"><Icon name="inventory" />{room}</p>
            <div class="gear-row" role="group" aria-label=room>{stored} {free}</div>
            {move || {
                (talent.get() != NO_CARD).then(|| view! { <CardChip play=play held=Held::ready(talent.get()) /> })
            }}
        </div>
    }
}

/// Whether the boards are behind a tab of their own.
fn is_narrow() -> bool {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    width.is_some_and(|width| width < NARROW)
}

/// A card in front of a survivor or for sale.
#[component]
pub fn CardChip(
    /// The game on the screen.
    play: Play<Wasteland>,
    /// The card.
    held: Held,
    /// What it costs, where it is for sale.
    #[prop(optional_no_strip)]
    price: Option<u16>,
) -> impl IntoView {
    let card = held.card;
    let spot = Spot::Card(card);
    let (drawn, kind) = play.game.with_value(|game| {
        let content = game.content();
        (card_drawing(content, card), content.cards.get(usize::from(card)).map(|card| card.kind))
    });
    let name = move || speak(play, |_, voice| voice.card(card));
    let is_lit = memo(move || !play.choices_at(spot).is_empty());
    let is_hot = memo(move || play.is_hot(spot));
    let (over, focus) = aiming(play, spot);
    let state = move || {
        let state = if held.exhausted { say("card-exhausted") } else { String::new() };
        let cost = price.map(|price| fill("card-price", &[("n", i64::from(price).into())]));
        format!("{} {state} {}", name(), cost.unwrap_or_default()).trim().to_owned()
    };
    view! {
        <button
            type="button"
            class="chip"
            class:lit=is_lit
            class:hot=is_hot
            class:exhausted=held.exhausted
            data-spot=spot.name()
            on:pointerenter=over
            on:focus=focus
            on:click=move |_| play.press(spot)
        >
            <span class="sr-only">{state}</span>
            <Art drawn=drawn />
            <span class="name" aria-hidden="true">{move || syllables(&name())}</span>
            {kind.map(|kind| view! { <Icon name=kind_icon(kind) /> })}
            {price.map(|price| view! { <b class="price" aria-hidden="true"><Icon name="caps" />{price}</b> })}
        </button>
    }
}
